//! Whole screens as pictures: each size in text, each look in text and styles.
//!
//! They are looked at before they are accepted: `cargo insta review`, and the program itself in a
//! terminal of that size.

#![cfg(feature = "app")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use insta::{assert_debug_snapshot, assert_snapshot};
use othello::app::tui::app::{Animation, App, Learning, Marks, Settings};
use othello::app::tui::message::{Browse, Message, Step};
use othello::app::tui::term::Mouse;
use othello::app::tui::theme::{Depth, Glyphs, Palette, Theme};
use othello::app::tui::view::view;
use othello::board::Color;
use othello::notation::date::Date;
use othello::rules::{Preset, Rules};
use othello::session::{Session, Setup};
use othello::square::Square;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;

/// Black cannot move after the last of these.
const PASS: &str = "d3c3e6d2d1e1b2c1";
/// White has no disc left after the last of these.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// The middle of a real game (WTHOR base, 2016, game 1082).
const MIDDLE: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4";

const SIZES: [(u16, u16); 7] =
    [(24, 12), (40, 40), (60, 20), (80, 24), (76, 28), (120, 40), (200, 60)];

fn app(setup: Setup, theme: Theme) -> App {
    let settings = Settings {
        theme,
        marks: Marks::Shown,
        learning: Learning::Off,
        animation: Animation::Off,
        mouse: Mouse::Captured,
        today: Date::new(Some(2026), Some(11), Some(21)).ok(),
    };
    App::new(Session::new(setup, settings.today), settings)
}

fn classic() -> Theme {
    Theme::new(Palette::Classic, Depth::True, Glyphs::Unicode)
}

fn othello(theme: Theme) -> App {
    app(Setup::new(Rules::OTHELLO), theme)
}

fn play(mut app: App, moves: &str) -> App {
    for square in moves.as_bytes().chunks(2) {
        let square: Square = std::str::from_utf8(square).unwrap().parse().unwrap();
        app.update(Message::Click(Some(square)));
    }
    app
}

fn with(mut app: App, messages: &[Message]) -> App {
    for message in messages {
        app.update(message.clone());
    }
    app
}

/// The states that every size and look is shown in.
fn states(theme: Theme) -> Vec<(&'static str, App)> {
    let start = || othello(theme);
    vec![
        ("start", start()),
        ("preview", with(play(start(), MIDDLE), &[Message::Seek(Step::Next)])),
        ("illegal", play(play(start(), "f5d6"), "a1")),
        ("pass", play(start(), PASS)),
        ("walking", with(play(start(), PASS), &vec![Message::Browse(Browse::Back); 3])),
        ("end", play(start(), WIPE_OUT)),
        ("help", with(start(), &[Message::Help])),
    ]
}

fn draw(app: &App, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view(app, frame)).unwrap();
    terminal.backend().buffer().clone()
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

#[test]
fn every_size_in_every_state() {
    for (state, app) in states(classic()) {
        for size in SIZES {
            let name = format!("{state}-{}x{}", size.0, size.1);
            assert_snapshot!(name, text(&draw(&app, size)));
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
            assert_snapshot!(name, text(&draw(&app, size)));
        }
    }
}

#[test]
fn colours_sixteen_colours_and_none_in_every_state() {
    for (depth, name) in [(Depth::True, "true"), (Depth::Sixteen, "16"), (Depth::Mono, "mono")] {
        for (state, app) in states(Theme::new(Palette::Classic, depth, Glyphs::Unicode)) {
            assert_debug_snapshot!(format!("style-{name}-{state}"), draw(&app, (80, 24)));
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
            assert_debug_snapshot!(name, draw(&app, (80, 24)));
        }
    }
}

#[test]
fn what_lies_over_the_board() {
    let middle = || play(othello(classic()), MIDDLE);
    let list = ["  1  2026.11.21  Anna - Ben  othello  34-30", "  2  damaged: game.pgn: line 3"];
    let list = list.map(str::to_owned).to_vec();
    let overlays = [
        ("form", with(middle(), &[Message::NewGame])),
        ("record", with(middle(), &[Message::ShowDiagram])),
        ("graphs", with(middle(), &[Message::ShowGraphs])),
        ("games", with(middle(), &[Message::Listed(list)])),
        ("name", with(middle(), &[Message::SaveAs, Message::Type('x')])),
        ("resign", with(middle(), &[Message::Resign])),
    ];
    for (overlay, app) in overlays {
        for size in [(24, 12), (60, 20), (80, 24), (120, 40)] {
            let name = format!("{overlay}-{}x{}", size.0, size.1);
            assert_snapshot!(name, text(&draw(&app, size)));
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
        ("pause", with(app(timed.clone(), classic()), &[Message::Pause])),
        ("resigned", with(app(timed, classic()), &[Message::Resign, Message::Agree])),
    ];
    for (name, app) in shown {
        for size in [(24, 12), (60, 20), (80, 24), (120, 40)] {
            let name = format!("{name}-{}x{}", size.0, size.1);
            assert_snapshot!(name, text(&draw(&app, size)));
        }
    }
}

#[test]
fn marks_to_learn_from() {
    for (marks, name) in [(1, "special"), (2, "stable"), (3, "replies")] {
        let app = play(othello(classic()), MIDDLE);
        let app = with(app, &vec![Message::CycleLearning; marks]);
        let app = with(app, &[Message::Seek(Step::Next)]);
        assert_snapshot!(format!("learning-{name}"), text(&draw(&app, (80, 24))));
    }
}

#[test]
fn a_screen_that_is_too_small_says_so() {
    for size in [(23, 12), (24, 11), (10, 5), (1, 1)] {
        let name = format!("small-{}x{}", size.0, size.1);
        assert_snapshot!(name, text(&draw(&othello(classic()), size)));
    }
}

/// Whether the end of the game is told in full, on the smallest screen too.
#[test]
fn the_end_has_both_counts_at_every_size() {
    for size in SIZES {
        let shown = text(&draw(&play(othello(classic()), WIPE_OUT), size));
        let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(shown.contains("64-0") && shown.contains("13-0"), "{size:?}: {shown}");
    }
}
