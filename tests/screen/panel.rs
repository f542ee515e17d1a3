//! The panel, the end of a game, the game record on the board, and the graphs.

use std::collections::BTreeSet;
use std::time::Duration;

use othello::screen::key_hints::{self, Sight};
use othello::screen::layout::Layout;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::{panel, preview};
use othello_board::app::command::Arg;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::browsing::commands::AT;
use othello_core::board::Color;
use othello_core::rules::{Handicap, Preset, Rules};
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_session::Setup;
use ratatui::layout::{Position as Cell, Rect};

use crate::support::{self, app, app_with, model, notice, press, settings, today, without_engine};

/// A real game in which White passes once (WTHOR base, 1992, game 3243).
const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1\
                    b3a2b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";
/// The middle of a real game (WTHOR base, 2016, game 1082).
const MIDDLE: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4";
/// White has no disc left after the last of these.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

fn named(rules: Rules) -> Setup {
    let mut setup = Setup::new(rules);
    setup.names[Color::Black] = "Ada Lovelace".parse().ok();
    setup.names[Color::White] = "黑白棋 Émile".parse().ok();
    setup.time_control = "5".parse().ok();
    setup
}

fn played(setup: Setup, moves: &str) -> Model {
    let mut model = app_with(setup);
    press(&mut model, moves);
    model
}

/// A game whose flips and counts are animated, and nothing else goes on.
fn animated(moves: &str) -> Model {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Mono, Glyphs::Ascii);
    let settings = Settings { theme, animation: Animation::On, ..settings() };
    let session = othello_session::Session::new(Setup::new(Rules::OTHELLO), today());
    let locked = app(session).with_settings(without_engine());
    let mut model = Model::new(locked, settings);
    press(&mut model, moves);
    model
}

fn layout(width: u16, height: u16) -> Layout {
    Layout::new(Rect::new(0, 0, width, height)).unwrap()
}

/// The characters of a screen, a string for each cell, row by row.
fn cells(model: &Model, width: u16, height: u16) -> Vec<Vec<String>> {
    let terminal = support::draw(model, width, height);
    let content = &terminal.backend().buffer().content;
    let rows = content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(|cell| cell.symbol().to_owned()).collect()).collect()
}

/// The text of a screen beside the squares, row by row.
fn text_beside_board(model: &Model, width: u16, height: u16) -> Vec<String> {
    let board = layout(width, height).board();
    let rows = (0..height).zip(cells(model, width, height));
    let is_wide = |cell: &str| cell.chars().any(|sign| ('\u{2e80}'..'\u{a000}').contains(&sign));
    let row = |(y, row): (u16, Vec<String>)| {
        let mut text = String::new();
        let mut is_second_half = false;
        for (x, cell) in (0..width).zip(row) {
            // The second cell of a wide character is a blank of its own.
            if board.contains(Cell::new(x, y)) {
                text.push(' ');
            } else if !is_second_half {
                text.push_str(&cell);
            }
            is_second_half = is_wide(&cell);
        }
        text
    };
    rows.map(row).collect()
}

fn whole_text(model: &Model, width: u16, height: u16) -> String {
    let text = text_beside_board(model, width, height).join(" ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// All words that a screen may show: those of the widest screen, of all notices, and of all hints.
fn vocabulary(model: &Model) -> BTreeSet<String> {
    let notice = model
        .notice()
        .map_or_else(Vec::new, |notice| notice.shorter.into_iter().chain([notice.text]).collect());
    let hints = [key_hints::line(&model.view(), Sight::Part, usize::from(u16::MAX)).to_string()];
    let screens =
        [(300, 80), (40, 60), (80, 24)].map(|(width, height)| whole_text(model, width, height));
    let words = "-- anti +1 othello empty Official on the board lead Mobility";
    let brief = [words.into(), preview::sentence(&model.view()), preview::within(&model.view(), 0)];
    let texts = notice.into_iter().chain(hints).chain(screens).chain(brief);
    texts.flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[track_caller]
fn check_words(model: &Model, known: &BTreeSet<String>, width: u16, height: u16) {
    let is_number = |word: &str| word.chars().all(|sign| sign.is_ascii_digit() || sign == '-');
    for line in text_beside_board(model, width, height) {
        let is_letter = |sign: char| sign.is_alphanumeric() || " .,:!'…?·+-½()".contains(sign);
        let line: String =
            line.chars().map(|sign| if is_letter(sign) { sign } else { ' ' }).collect();
        for word in line.split_whitespace() {
            let is_whole = known.contains(word) || is_number(word) || word.ends_with('…');
            assert!(is_whole, "{width}x{height}: {word:?} in {line:?}");
        }
    }
}

#[test]
fn no_text_is_cut_inside_a_word_or_written_over_another_at_any_size() {
    let anti = Preset::Anti.rules().with(Handicap::Two).unwrap();
    let mut resigned = played(named(Rules::OTHELLO), "f5");
    press(&mut resigned, "x y");
    let states = vec![
        played(named(Rules::OTHELLO), MIDDLE),
        played(named(anti), "f5"),
        played(Setup::new(Preset::Reversi32.rules()), "d4e4d5e5"),
        played(named(Rules::OTHELLO), WIPE_OUT),
        played(Setup { best_of: 3, ..named(Rules::OTHELLO) }, WIPE_OUT),
        resigned,
    ];
    // Squares drawn by hand take less time than pictures.
    let theme = Theme::new(ThemeName::Classic, ColorDepth::Sixteen, Glyphs::Unicode);
    for state in states {
        let state = state.with_settings(Settings { theme, ..settings() });
        let known = vocabulary(&state);
        for width in (24..=62).step_by(3).chain([33, 43, 70, 76, 80, 100, 120]) {
            for height in [12, 14, 17, 20, 24, 28, 40] {
                check_words(&state, &known, width, height);
            }
        }
        for (width, height) in [(40, 60), (200, 12), (200, 60), (300, 80)] {
            check_words(&state, &known, width, height);
        }
    }
}

#[test]
fn rules_of_their_own_are_named_at_every_size() {
    let anti = Preset::Anti.rules().with(Handicap::Two).unwrap();
    for moves in ["", "f5", MIDDLE] {
        let model = played(named(anti), moves);
        for (width, height) in
            [(24, 12), (30, 12), (33, 30), (40, 20), (60, 20), (80, 24), (200, 60)]
        {
            let shown = whole_text(&model, width, height).to_lowercase();
            assert!(shown.contains("anti"), "{width}x{height}: {shown}");
        }
    }
}

#[test]
fn an_opening_is_named_without_an_ellipsis_at_the_standard_sizes() {
    let model = played(Setup::new(Rules::OTHELLO), "f5d6");
    assert!(whole_text(&model, 80, 24).contains("Perpendicular Opening"));
    let narrow = whole_text(&model, 60, 20);
    assert!(narrow.contains("Perpendicular ") && !narrow.contains('…'), "{narrow}");
}

#[test]
fn the_player_to_move_is_marked_and_one_who_cannot_move_is_told() {
    let pass = played(Setup::new(Rules::OTHELLO), "d3c3e6d2d1e1b2c1");
    let shown = whole_text(&pass, 80, 24);
    assert!(shown.contains("cannot move") && shown.contains("to move"), "{shown}");
}

/// The places of texts in the panel.
fn places(model: &Model, width: u16, height: u16) -> impl Fn(&str) -> Option<Cell> + use<> {
    let panel = layout(width, height).panel.unwrap();
    let rows = cells(model, width, height);
    move |text| {
        panel.positions().find(|at| {
            let row = &rows[usize::from(at.y)][usize::from(at.x)..];
            let mut taken = row.iter().take(text.len()).map(String::as_str);
            taken.by_ref().eq(text.split_inclusive(|_: char| true))
                && row.get(text.len()).is_none_or(|next| next == " ")
        })
    }
}

#[test]
fn a_click_on_a_move_browses_to_it() {
    let mut model = played(Setup::new(Rules::OTHELLO), MIDDLE);
    for (text, ply) in [("f4", 6), ("e6", 9), ("b4", 22)] {
        for (width, height) in [(80, 24), (120, 40), (40, 40)] {
            let at = places(&model, width, height)(text).unwrap();
            let panel = layout(width, height).panel.unwrap();
            let moment = panel::moment_at(&model.view(), panel, at);
            assert_eq!(moment, Some(Moment::Main(ply)), "{text} at {width}x{height}");
        }
        model.update(ScreenInput::Call(&AT, Arg::Index(ply)));
        assert_eq!(model.app().viewed().ply(), ply);
    }
    let panel = layout(80, 24).panel.unwrap();
    assert_eq!(panel::moment_at(&model.view(), panel, panel.as_position()), None);
}

#[test]
fn moves_keep_their_places_while_others_are_played_and_browsed() {
    let mut model = model();
    let mut found = Vec::new();
    for square in MIDDLE.as_bytes().chunks(2) {
        let square = std::str::from_utf8(square).unwrap();
        press(&mut model, square);
        let find = places(&model, 80, 24);
        found.push((square, find(square).unwrap()));
        for (square, place) in &found {
            assert_eq!(find(square), Some(*place), "{square}");
        }
    }
    press(&mut model, "PageUp PageUp Home");
    let find = places(&model, 80, 24);
    for (square, place) in found {
        assert_eq!(find(square), Some(place), "{square} while browsing");
    }
}

#[test]
fn a_list_too_long_for_the_panel_follows_the_move_shown() {
    let mut model = played(Setup::new(Rules::OTHELLO), GAME);
    let find = places(&model, 60, 20);
    assert!(find("h1").is_some());
    assert!(find("f5").is_none());
    press(&mut model, "Home");
    assert!(places(&model, 60, 20)("f5").is_some());
}

/// The squares with discs, which the screen draws as letters, row by row.
fn discs(model: &Model) -> String {
    let layout = layout(60, 20);
    let rows = cells(model, 60, 20);
    let letter = |square: Square| {
        let cell = layout.cell(square);
        rows[usize::from(cell.y)][usize::from(cell.x) + 1].clone()
    };
    let letters = Square::ALL.map(letter).concat();
    letters.chars().map(|sign| if "XO".contains(sign) { sign } else { '-' }).collect()
}

#[test]
fn discs_are_counted_at_the_end_and_any_key_shows_the_last_position_at_once() {
    let mut model = animated(GAME);
    let last = model.view().shown().board();
    let counts = last.counts();
    assert!(model.view().counting_time().is_some());
    model.update(ScreenInput::Elapse(Duration::from_secs(2)));
    let counted = discs(&model);
    let sorted = "X".repeat(counts.black.into()) + &"O".repeat(counts.white.into());
    // The last disc of each colour has their number in place of its letter.
    let differences = counted.chars().zip(sorted.chars()).filter(|(found, disc)| found != disc);
    assert_eq!(differences.collect::<Vec<_>>(), [('-', 'X'), ('-', 'O')], "{counted}");
    press(&mut model, "Left");
    assert_eq!((model.view().counting_time(), model.next_change()), (None, None));
    assert_ne!(discs(&model), sorted);
}

#[test]
fn the_count_ends_by_itself_and_is_not_made_without_animation() {
    let mut model = animated(GAME);
    model.update(ScreenInput::Elapse(Duration::from_secs(10)));
    assert_eq!((model.view().counting_time(), model.next_change()), (None, None));
    let still = played(Setup::new(Rules::OTHELLO), GAME);
    assert_eq!(still.view().counting_time(), None);
}

#[test]
fn the_record_and_the_graphs_are_browsed_while_they_are_open() {
    for page in ["v", ":graphs"] {
        let mut model = played(Setup::new(Rules::OTHELLO), MIDDLE);
        let ply = |model: &Model| model.app().viewed().ply();
        press(&mut model, page);
        press(&mut model, "Left PageUp Left");
        assert_eq!(ply(&model), 19);
        press(&mut model, "Right PageDown");
        assert_eq!(ply(&model), 21);
        press(&mut model, "Home");
        assert_eq!(ply(&model), 0);
        press(&mut model, "End");
        assert!(!model.app().viewed().is_browsing());
        press(&mut model, "Esc");
        assert_eq!(support::window(&model), "");
    }
}

#[test]
fn the_graph_marks_the_ply_shown_on_its_axis() {
    let mut model = played(Setup::new(Rules::OTHELLO), MIDDLE);
    press(&mut model, ":graphs");
    let marker = |model: &Model| {
        let rows = cells(model, 200, 60);
        rows.iter().find_map(|row| row.iter().position(|cell| cell == "┼")).unwrap()
    };
    let last = marker(&model);
    press(&mut model, "Left Left");
    assert_eq!(marker(&model), last - 2);
}

#[test]
fn a_large_screen_has_the_whole_record_beside_the_board() {
    let model = played(Setup::new(Rules::OTHELLO), GAME);
    let find = places(&model, 120, 40);
    for ply in model.game().plies() {
        let square = ply.square.to_string();
        assert!(find(&square).is_some(), "{square}");
    }
}

#[test]
fn the_record_is_read_in_whole_clauses_on_a_small_screen() {
    let mut model = played(named(Rules::OTHELLO), WIPE_OUT);
    press(&mut model, "v");
    let said = notice(&model);
    assert!(said.contains(", Ada Lovelace won") && !said.contains("  "), "{said}");
}
