//! Whole screens as pictures: each size in text, each look in text and styles.
//!
//! They are looked at before they are accepted: `cargo insta review`, and the program itself in a
//! terminal of that size.

use insta::Settings as InstaSettings;
use othello::controller::{Action, Answer, Browse};
use othello::screen::message::{Message, Page, Step};
use othello::screen::model::{Model, Settings};
use othello::screen::theme::{Depth, Glyphs, Palette, Theme};
use othello_core::board::Color;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_notation::Record;
use othello_session::{Session, Setup};
use ratatui::buffer::Buffer;

use crate::exercise;
use crate::review;
use crate::storage::listed;
use crate::support::{self, controller, record, settings, today};

/// Black cannot move after the last of these.
const PASS: &str = "d3c3e6d2d1e1b2c1";
/// White has no disc left after the last of these.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// The middle of a real game (WTHOR base, 2016, game 1082).
const MIDDLE: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4";

const SIZES: [(u16, u16); 7] =
    [(24, 12), (40, 40), (60, 20), (80, 24), (76, 28), (120, 40), (200, 60)];

fn app(setup: Setup, theme: Theme) -> Model {
    let settings = Settings { theme, ..settings() };
    Model::new(controller(Session::new(setup, today())), settings)
}

fn classic() -> Theme {
    Theme::new(Palette::Classic, Depth::True, Glyphs::Unicode)
}

fn othello(theme: Theme) -> Model {
    app(Setup::new(Rules::OTHELLO), theme)
}

fn play(mut app: Model, moves: &str) -> Model {
    for square in moves.as_bytes().chunks(2) {
        let square: Square = std::str::from_utf8(square).unwrap().parse().unwrap();
        app.update(Message::Click(Some(square)));
    }
    app
}

fn with(mut app: Model, messages: &[Message]) -> Model {
    for message in messages {
        app.update(message.clone());
    }
    app
}

/// The states that every size and look is shown in.
fn states(theme: Theme) -> Vec<(&'static str, Model)> {
    let start = || othello(theme);
    vec![
        ("start", start()),
        ("preview", with(play(start(), MIDDLE), &[Message::Seek(Step::Next)])),
        ("illegal", play(play(start(), "f5d6"), "a1")),
        ("pass", play(start(), PASS)),
        (
            "browsing",
            with(play(start(), PASS), &vec![Message::Act(Action::Browse(Browse::Back)); 3]),
        ),
        ("end", play(start(), WIPE_OUT)),
        ("help", with(start(), &[Message::Show(Page::HELP)])),
    ]
}

fn draw(app: &Model, (width, height): (u16, u16)) -> Buffer {
    support::draw(app, width, height).backend().buffer().clone()
}

/// The characters of a screen, without the blanks at the ends of its lines.
fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let lines = buffer.content.chunks(width).map(|line| {
        let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Compares the characters of a screen with its picture.
pub fn check_text(name: &str, app: &Model, size: (u16, u16)) {
    snapshot_settings().bind(|| insta::assert_snapshot!(name, text(&draw(app, size))));
}

/// Compares the characters and the styles of a screen of 80x24 with its picture.
fn check_style(name: &str, app: &Model) {
    snapshot_settings().bind(|| insta::assert_debug_snapshot!(name, draw(app, (80, 24))));
}

/// The pictures lie in `tests/snapshots`, by their names alone.
fn snapshot_settings() -> InstaSettings {
    let mut settings = InstaSettings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings
}

#[test]
fn every_size_in_every_state() {
    for (state, app) in states(classic()) {
        for size in SIZES {
            let name = format!("{state}-{}x{}", size.0, size.1);
            check_text(&name, &app, size);
        }
    }
}

#[test]
fn every_set_of_characters_at_every_size() {
    for (name, palette, glyphs) in [
        ("ascii", Palette::Classic, Glyphs::Ascii),
        ("narrow", Palette::Classic, Glyphs::Narrow),
        ("lined", Palette::Mono, Glyphs::Unicode),
    ] {
        let app = play(othello(Theme::new(palette, Depth::True, glyphs)), MIDDLE);
        let app = with(app, &[Message::Seek(Step::Next)]);
        for size in SIZES {
            let name = format!("{name}-{}x{}", size.0, size.1);
            check_text(&name, &app, size);
        }
    }
}

#[test]
fn the_review_at_every_size() {
    for size in SIZES {
        let name = |state: &str| format!("review-{state}-{}x{}", size.0, size.1);
        check_text(&name("loss"), &review::at_a_loss(classic()), size);
        check_text(&name("turning-points"), &review::turning_points(classic()), size);
    }
    for (depth, name) in [(Depth::True, "true"), (Depth::Sixteen, "16"), (Depth::Mono, "mono")] {
        let theme = Theme::new(Palette::Classic, depth, Glyphs::Unicode);
        check_style(&format!("style-{name}-review"), &review::at_a_loss(theme));
    }
}

#[test]
fn positions_to_be_solved_at_every_size() {
    for size in SIZES.into_iter().chain([(40, 20)]) {
        let name = |state: &str| format!("exercise-{state}-{}x{}", size.0, size.1);
        check_text(&name("retry"), &exercise::retry(classic()), size);
        check_text(&name("wrong"), &exercise::wrong(classic()), size);
        check_text(&name("puzzle"), &exercise::puzzle(classic()), size);
    }
    for (depth, name) in [(Depth::True, "true"), (Depth::Sixteen, "16"), (Depth::Mono, "mono")] {
        let theme = Theme::new(Palette::Classic, depth, Glyphs::Unicode);
        check_style(&format!("style-{name}-exercise"), &exercise::wrong(theme));
    }
}

#[test]
fn every_depth_of_colour_in_every_state() {
    for (depth, name) in [(Depth::True, "true"), (Depth::Sixteen, "16"), (Depth::Mono, "mono")] {
        for (state, app) in states(Theme::new(Palette::Classic, depth, Glyphs::Unicode)) {
            check_style(&format!("style-{name}-{state}"), &app);
        }
    }
}

#[test]
fn every_palette_in_a_real_game() {
    for palette in Palette::ALL {
        for (depth, name) in
            [(Depth::True, "true"), (Depth::Indexed, "256"), (Depth::Sixteen, "16")]
        {
            let app = play(othello(Theme::new(palette, depth, Glyphs::Unicode)), MIDDLE);
            let app = with(app, &[Message::Seek(Step::Next)]);
            let name = format!("palette-{}-{name}", palette.name());
            check_style(&name, &app);
        }
    }
}

/// The same game between two players.
fn named(mut record: Record) -> Record {
    record.names.black = "Anna".parse().ok();
    record.names.white = "Ben".parse().ok();
    record
}

#[test]
fn every_window_over_the_board() {
    let middle = || play(othello(classic()), MIDDLE);
    let list = listed([named(record(MIDDLE)), record("f5")]);
    let windows = [
        ("new-game", with(middle(), &[Message::NewGame])),
        ("record", with(middle(), &[Message::Show(Page::Record)])),
        ("graphs", with(middle(), &[Message::Show(Page::Graphs)])),
        ("saved-games", with(middle(), &[list])),
        ("save-as", with(middle(), &[Message::SaveAs, Message::Type('x')])),
        ("resign", with(middle(), &[Message::Act(Action::Resign)])),
    ];
    for (window, app) in windows {
        for size in [(24, 12), (60, 20), (80, 24), (120, 40)] {
            let name = format!("{window}-{}x{}", size.0, size.1);
            check_text(&name, &app, size);
        }
    }
}

#[test]
fn the_family_and_a_match_with_a_clock() {
    let rules = |preset: Preset| Setup::new(preset.rules());
    let mut timed = Setup::new(Rules::OTHELLO);
    timed.time_control = "0:30+2".parse().ok();
    timed.best_of = 3;
    timed.names[Color::Black] = "Anna".parse().ok();
    timed.names[Color::White] = "Benjamin".parse().ok();
    let shown = [
        ("centre", play(app(rules(Preset::Reversi), classic()), "d4e4")),
        ("choice", play(app(rules(Preset::ReversiMustFlip), classic()), "d4e4d5e5")),
        ("own", play(app(rules(Preset::Reversi32), classic()), "d4e4d5e5f5")),
        ("clock", play(app(timed.clone(), classic()), "d3c3")),
        ("pause", with(app(timed.clone(), classic()), &[Message::Act(Action::Pause)])),
        (
            "resigned",
            with(
                app(timed, classic()),
                &[Message::Act(Action::Resign), Message::Act(Action::Answer(Answer::Yes))],
            ),
        ),
    ];
    for (name, app) in shown {
        for size in [(24, 12), (60, 20), (80, 24), (120, 40)] {
            let name = format!("{name}-{}x{}", size.0, size.1);
            check_text(&name, &app, size);
        }
    }
}

#[test]
fn every_kind_of_learning_marks() {
    for (marks, name) in [(1, "special"), (2, "stable"), (3, "replies")] {
        let app = play(othello(classic()), MIDDLE);
        let app = with(app, &vec![Message::CycleLearning; marks]);
        let app = with(app, &[Message::Seek(Step::Next)]);
        check_text(&format!("learning-{name}"), &app, (80, 24));
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    for size in [(23, 12), (24, 11), (10, 5), (1, 1)] {
        let name = format!("small-{}x{}", size.0, size.1);
        check_text(&name, &othello(classic()), size);
    }
}

#[test]
fn the_end_has_both_counts_at_every_size() {
    for size in SIZES {
        let shown = text(&draw(&play(othello(classic()), WIPE_OUT), size));
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains("64-0") && shown.contains("13-0"), "{size:?}: {shown}");
    }
}
