//! Regions of the screen as pictures: the board, the panel, the notice, the hints, and windows, each
//! state in one file for all sizes. Whole screens only show how the regions are put together, and
//! colours only one game in each depth; what holds for all of them is tested as laws.
//!
//! They are looked at before they are accepted: `cargo insta review`, and the program itself in a
//! terminal of that size.

use insta::Settings as InstaSettings;
use othello::screen::layout::Layout;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::command::Arg;
use othello_board::app::screen_input::{ScreenInput, Step};
use othello_board::app::table;
use othello_core::board::Color;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_notation::Record;
use othello_session::{Session, Setup};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color as TerminalColor;

use crate::storage::listed;
use crate::support::{self, app, record, settings, today};
use crate::{exercise, review, scoresheets};

/// Black cannot move after the last of these.
const PASS: &str = "d3c3e6d2d1e1b2c1";
/// White has no disc left after the last of these.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// The middle of a real game (WTHOR base, 2016, game 1082).
const MIDDLE: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4";

const SIZES: [(u16, u16); 7] =
    [(24, 12), (40, 40), (60, 20), (80, 24), (76, 28), (120, 40), (200, 60)];

fn model(setup: Setup, theme: Theme) -> Model {
    let settings = Settings { theme, ..settings() };
    Model::new(app(Session::new(setup, today())), settings)
}

fn classic() -> Theme {
    Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode)
}

fn othello(theme: Theme) -> Model {
    model(Setup::new(Rules::OTHELLO), theme)
}

fn play(mut model: Model, moves: &str) -> Model {
    for square in moves.as_bytes().chunks(2) {
        let square: Square = std::str::from_utf8(square).unwrap().parse().unwrap();
        model.update(ScreenInput::Click(Some(square)));
    }
    model
}

fn call(message: &str) -> ScreenInput {
    ScreenInput::Call(table::named(message).expect("it is in the table"), Arg::Nothing)
}

fn with(mut model: Model, messages: &[ScreenInput]) -> Model {
    for message in messages {
        model.update(message.clone());
    }
    model
}

fn draw(model: &Model, (width, height): (u16, u16)) -> Buffer {
    support::draw(model, width, height).backend().buffer().clone()
}

/// A part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// The squares and their coordinates.
    Board,
    /// The panel, or the score where there is no panel.
    Panel,
    /// The rows of the notice and the preview; on the smallest screen the notice may take all of
    /// the rows under the score.
    Notice,
    /// The row of the hints.
    Hints,
    /// The open window with its frame.
    Window,
}

impl Region {
    fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Panel => "panel",
            Self::Notice => "notice",
            Self::Hints => "hints",
            Self::Window => "window",
        }
    }

    fn area(self, buffer: &Buffer) -> Rect {
        let layout = Layout::new(buffer.area).unwrap();
        match self {
            Self::Board => layout.board(),
            Self::Panel => layout.panel.or(layout.score).unwrap(),
            Self::Notice => layout.notice.union(layout.preview.unwrap_or(layout.hints)),
            Self::Hints => layout.hints,
            Self::Window => window(buffer),
        }
    }
}

/// Finds the open window by the corners of its frame. On the smallest screens it has none.
fn window(buffer: &Buffer) -> Rect {
    if buffer.area.width < 32 {
        return buffer.area;
    }
    let corner = |symbol: &str, within: Rect| {
        within.positions().find(|cell| buffer[*cell].symbol() == symbol).expect("a window is open")
    };
    let top_left = corner("╭", buffer.area);
    let row = Rect { height: 1, ..buffer.area };
    let top_right = corner("╮", Rect { y: top_left.y, ..row });
    let column = Rect { x: top_left.x, width: 1, ..buffer.area };
    let bottom = corner("╰", column).y;
    Rect {
        x: top_left.x,
        y: top_left.y,
        width: top_right.x + 1 - top_left.x,
        height: bottom + 1 - top_left.y,
    }
}

/// The characters of an area, without the blanks at the ends of its lines.
fn text_within(buffer: &Buffer, area: Rect) -> String {
    let lines = area.rows().map(|row| {
        let line: String = row.positions().map(|cell| buffer[cell].symbol()).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Compares the characters of regions of a screen, at these sizes, with their picture.
pub fn check(name: &str, model: &Model, regions: &[Region], sizes: &[(u16, u16)]) {
    let mut pictures = Vec::new();
    for (region, size) in
        regions.iter().flat_map(|region| sizes.iter().map(move |size| (region, size)))
    {
        let buffer = draw(model, *size);
        let text = text_within(&buffer, region.area(&buffer));
        pictures.push(format!("{} of {}x{}\n{text}", region.name(), size.0, size.1));
    }
    snapshot_settings().bind(|| insta::assert_snapshot!(name, pictures.join("\n\n")));
}

/// Compares the characters of a whole screen with its picture.
fn check_screen(name: &str, model: &Model, size: (u16, u16)) {
    let buffer = draw(model, size);
    let text = text_within(&buffer, buffer.area);
    snapshot_settings().bind(|| insta::assert_snapshot!(name, text));
}

/// Compares the characters and the styles of a screen of 80x24 with its picture.
fn check_style(name: &str, model: &Model) {
    snapshot_settings().bind(|| insta::assert_debug_snapshot!(name, draw(model, (80, 24))));
}

/// The pictures lie in `tests/snapshots`, by their names alone.
fn snapshot_settings() -> InstaSettings {
    let mut settings = InstaSettings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings
}

/// A game in progress, and the flips of its next move.
fn middle(theme: Theme) -> Model {
    with(play(othello(theme), MIDDLE), &[ScreenInput::Seek(Step::Next)])
}

/// The smallest screen, the usual one, and a large one.
const THREE: [(u16, u16); 3] = [(24, 12), (80, 24), (120, 40)];
/// Screens without a panel, with a narrow one, with a usual one, and with a graph in it.
const FOUR: [(u16, u16); 4] = [(24, 12), (60, 20), (80, 24), (120, 40)];
const USUAL: [(u16, u16); 1] = [(80, 24)];

#[test]
fn whole_screens_of_every_size() {
    for size in SIZES {
        check_screen(&format!("screen-{}x{}", size.0, size.1), &middle(classic()), size);
    }
    check_screen("screen-review-80x24", &review::at_a_loss(classic()), (80, 24));
}

#[test]
fn the_states_of_a_game() {
    let start = othello(classic());
    check("start", &start, &[Region::Board, Region::Hints], &SIZES);
    check("start-notice", &start, &[Region::Notice], &FOUR);
    let illegal = play(play(othello(classic()), "f5d6"), "a1");
    check("illegal", &illegal, &[Region::Notice], &FOUR);
    let pass = play(othello(classic()), PASS);
    check("pass", &pass, &[Region::Notice], &FOUR);
    let browsing = with(pass, &vec![call("browsing.back"); 3]);
    check("browsing", &browsing, &[Region::Panel, Region::Notice, Region::Hints], &THREE);
    let end = play(othello(classic()), WIPE_OUT);
    check("end", &end, &[Region::Panel, Region::Notice, Region::Hints], &SIZES);
    check("end-board", &end, &[Region::Board], &USUAL);
}

#[test]
fn every_set_of_characters() {
    let ascii = middle(Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Ascii));
    check("ascii", &ascii, &[Region::Board, Region::Panel], &FOUR);
    check("ascii-text", &ascii, &[Region::Notice, Region::Hints], &USUAL);
    let narrow = middle(Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Narrow));
    check("narrow", &narrow, &[Region::Board], &FOUR);
    let lined = middle(Theme::new(ThemeName::Mono, ColorDepth::True, Glyphs::Unicode));
    check("lined", &lined, &[Region::Board], &FOUR);
}

#[test]
fn the_review() {
    let loss = review::at_a_loss(classic());
    check("review-loss", &loss, &[Region::Notice], &FOUR);
    check("review-loss-board", &loss, &[Region::Board], &FOUR);
    let error = review::second_error(classic());
    check("review-docked", &error, &[Region::Panel, Region::Hints], &SIZES);
    check("review-docked-board", &error, &[Region::Board, Region::Notice], &FOUR);
}

#[test]
fn positions_to_be_solved() {
    let sizes = [&FOUR[..], &[(40, 20), (40, 40)]].concat();
    let regions = [Region::Panel, Region::Notice];
    check("exercise-retry", &exercise::lesson(classic()), &regions, &sizes);
    check("exercise-wrong", &exercise::wrong(classic()), &regions, &sizes);
    check("exercise-puzzle", &exercise::puzzle(classic()), &regions, &sizes);
    check("exercise-hints", &exercise::wrong(classic()), &[Region::Hints], &SIZES);
}

#[test]
fn the_scoresheet() {
    let sheet = scoresheets::with_errors(classic());
    let heading = scoresheets::with_heading(classic());
    let repairs = scoresheets::with_repairs(classic());
    // On the smallest screen it has no frame.
    for (name, model) in [("sheet", &sheet), ("heading", &heading), ("repairs", &repairs)] {
        check_screen(&format!("scoresheet-{name}-24x12"), model, (24, 12));
        check(&format!("scoresheet-{name}"), model, &[Region::Window], &SIZES[1..]);
    }
    check("scoresheet-board", &sheet, &[Region::Board], &USUAL);
    let ascii = Theme::new(ThemeName::Mono, ColorDepth::Mono, Glyphs::Ascii);
    check_screen("scoresheet-ascii", &scoresheets::with_errors(ascii), (120, 40));
}

#[test]
fn every_depth_of_colour() {
    for (depth, name) in [
        (ColorDepth::True, "true"),
        (ColorDepth::Indexed, "256"),
        (ColorDepth::Sixteen, "16"),
        (ColorDepth::Mono, "mono"),
    ] {
        let model = middle(Theme::new(ThemeName::Classic, depth, Glyphs::Unicode));
        check_style(&format!("colors-{name}"), &play(model, "a1"));
    }
}

/// The same game between two players.
fn named(mut record: Record) -> Record {
    record.names.black = "Anna".parse().ok();
    record.names.white = "Ben".parse().ok();
    record
}

#[test]
#[cfg_attr(not(unix), ignore = "there is no Ctrl-Z there")]
fn the_help_over_the_board() {
    let help = |model: Model| with(model, &[call("screen.help")]);
    check("help", &help(play(othello(classic()), MIDDLE)), &[Region::Window], &FOUR);
    check_screen("screen-window-120x40", &help(othello(classic())), (120, 40));
}

#[test]
fn every_window_over_the_board() {
    let middle = || play(othello(classic()), MIDDLE);
    let list = listed([named(record(MIDDLE)), record("f5")]);
    let mut new_game = middle();
    support::press(&mut new_game, "n");
    let mut save_as = middle();
    support::press(&mut save_as, "s x");
    let windows = vec![
        ("new-game", new_game),
        ("graphs", with(middle(), &[call("screen.graphs")])),
        ("saved-games", with(middle(), &[list])),
        ("save-as", save_as),
        ("resign", with(middle(), &[call("moves.resign")])),
    ];
    for (name, model) in windows {
        check(name, &model, &[Region::Window], &FOUR);
    }
    // Only the smallest screen has no room for the numbers of the moves on their squares.
    let record = with(middle(), &[call("screen.record")]);
    check("record", &record, &[Region::Window], &FOUR[..1]);
    check("record-board", &record, &[Region::Board, Region::Notice], &FOUR[1..]);
}

#[test]
fn the_family_and_a_match_with_a_clock() {
    let rules = |preset: Preset| Setup::new(preset.rules());
    let mut timed = Setup::new(Rules::OTHELLO);
    timed.time_control = "0:30+2".parse().ok();
    timed.best_of = 3;
    timed.names[Color::Black] = "Anna".parse().ok();
    timed.names[Color::White] = "Benjamin".parse().ok();
    let both = [Region::Panel, Region::Notice];
    let centre = play(model(rules(Preset::Reversi), classic()), "d4e4");
    check("centre", &centre, &both, &FOUR);
    check("centre-board", &centre, &[Region::Board], &USUAL);
    let choice = play(model(rules(Preset::ReversiMustFlip), classic()), "d4e4d5e5");
    check("choice", &choice, &both, &FOUR);
    check("choice-board", &choice, &[Region::Board], &USUAL);
    let own = play(model(rules(Preset::Reversi32), classic()), "d4e4d5e5f5");
    check("own", &own, &[Region::Panel], &FOUR);
    let clock = play(model(timed.clone(), classic()), "d3c3");
    check("clock", &clock, &[Region::Panel, Region::Hints], &FOUR);
    let pause = with(model(timed.clone(), classic()), &[call("clock.pause")]);
    check("pause", &pause, &[Region::Window], &FOUR);
    let answered = [call("moves.resign"), call("screen.yes")];
    check("resigned", &with(model(timed, classic()), &answered), &both, &FOUR);
}

#[test]
fn every_kind_of_learning_marks() {
    for name in ["special", "stable", "replies"] {
        let model = play(othello(classic()), MIDDLE);
        let learn = table::find("learning-marks", model.app()).unwrap();
        let model = with(model, &[ScreenInput::Call(learn, Arg::Text(name.to_owned()))]);
        let model = with(model, &[ScreenInput::Seek(Step::Next)]);
        check(&format!("learning-{name}"), &model, &[Region::Board, Region::Notice], &USUAL);
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    let pictures = [(23, 12), (24, 11), (10, 5), (1, 1)].map(|size| {
        let buffer = draw(&othello(classic()), size);
        format!("{}x{}\n{}", size.0, size.1, text_within(&buffer, buffer.area).trim_end())
    });
    snapshot_settings().bind(|| insta::assert_snapshot!("too-small", pictures.join("\n\n")));
}

#[test]
fn every_text_has_another_colour_than_its_background() {
    let depths = [ColorDepth::True, ColorDepth::Indexed, ColorDepth::Sixteen, ColorDepth::Mono];
    let themes = ThemeName::ALL
        .into_iter()
        .flat_map(|palette| depths.map(|depth| Theme::new(palette, depth, Glyphs::Unicode)));
    for theme in themes {
        let help = with(othello(theme), &[call("screen.help")]);
        let others = vec![review::at_a_loss(theme), exercise::wrong(theme), help];
        for model in [play(middle(theme), "a1")].into_iter().chain(others) {
            let buffer = draw(&model, (80, 24));
            for cell in &buffer.content {
                let is_text = cell.symbol().chars().all(char::is_alphanumeric);
                let is_seen = cell.fg != cell.bg || cell.fg == TerminalColor::Reset;
                assert!(!is_text || is_seen, "{:?}: {cell:?}", model.settings().theme.colors);
            }
        }
    }
}
