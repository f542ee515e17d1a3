//! The screen as a model: what keys, clicks, pastes and time make of it, and that it can always be
//! drawn.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "support/random.rs"]
mod random;

use std::time::Duration;

use othello::app::tui::app::{
    Animation, App, Learning, Marks, Overlay, Page, Question, Settings, Tone, WindowFocus,
};
use othello::app::tui::form::{Field, Form};
use othello::app::tui::keys;
use othello::app::tui::message::{Browse, Direction, Effect, Message, Step};
use othello::app::tui::term::Mouse;
use othello::app::tui::theme::{Depth, Glyphs, Palette, Theme};
use othello::app::tui::view;
use othello::board::{ByColor, Color};
use othello::game::Game;
use othello::notation::{Record, position, transcript};
use othello::position::Position;
use othello::rules::{Preset, Rules};
use othello::session::{Session, Setup};
use othello::square::Square;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

fn settings() -> Settings {
    Settings {
        theme: Theme::new(Palette::Classic, Depth::True, Glyphs::Unicode),
        marks: Marks::Shown,
        learning: Learning::Off,
        animation: Animation::Off,
        mouse: Mouse::Captured,
        today: "2026.11.21".parse().ok(),
    }
}

fn app_with(rules: Rules, clock: &str) -> App {
    let setup = Setup { time_control: clock.parse().ok(), ..Setup::new(rules) };
    App::new(Session::new(setup, None), settings())
}

fn app() -> App {
    app_with(Rules::OTHELLO, "")
}

fn timed() -> App {
    app_with(Rules::OTHELLO, "5")
}

fn key(code: KeyCode) -> KeyEvent {
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// The keys of a script: words name keys, everything else is typed letter by letter.
fn keys_of(script: &str) -> Vec<KeyEvent> {
    let word = |word: &str| match word {
        "Enter" => vec![key(KeyCode::Enter)],
        "Esc" => vec![key(KeyCode::Esc)],
        "Tab" => vec![key(KeyCode::Tab)],
        "BackTab" => vec![key(KeyCode::BackTab)],
        "Space" => vec![key(KeyCode::Char(' '))],
        "Backspace" => vec![key(KeyCode::Backspace)],
        "Left" => vec![key(KeyCode::Left)],
        "Right" => vec![key(KeyCode::Right)],
        "Up" => vec![key(KeyCode::Up)],
        "Down" => vec![key(KeyCode::Down)],
        "PageUp" => vec![key(KeyCode::PageUp)],
        "PageDown" => vec![key(KeyCode::PageDown)],
        "Home" => vec![key(KeyCode::Home)],
        "End" => vec![key(KeyCode::End)],
        letters => letters.chars().map(|letter| key(KeyCode::Char(letter))).collect(),
    };
    script.split_whitespace().flat_map(word).collect()
}

/// Presses the keys one after the other; what the world is asked for.
fn press(app: &mut App, script: &str) -> Vec<Effect> {
    let mut effects = Vec::new();
    for key in keys_of(script) {
        if let Some(message) = keys::message(app, key) {
            effects.extend(app.update(message));
        }
    }
    effects
}

fn moves(app: &App) -> String {
    transcript::write(app.game().plies())
}

fn notice(app: &App) -> String {
    app.notice().map_or_else(String::new, |notice| notice.text)
}

fn overlay(app: &App) -> &'static str {
    match app.overlay() {
        None => "",
        Some(Overlay::Page(Page::Help, _)) => "help",
        Some(Overlay::Page(Page::Diagram, _)) => "diagram",
        Some(Overlay::Page(Page::Graphs, _)) => "graphs",
        Some(Overlay::Question(Question::PlayFrom { .. })) => "play from?",
        Some(Overlay::Question(Question::Undo)) => "take back?",
        Some(Overlay::Question(Question::Resign)) => "resign?",
        Some(Overlay::Question(Question::Load(_))) => "load?",
        Some(Overlay::Form(_)) => "form",
        Some(Overlay::Games(..)) => "games",
        Some(Overlay::Name(_)) => "name",
        Some(Overlay::Pause) => "pause",
    }
}

/// What the keys make of a fresh game: its moves, and what lies over the board.
fn check(script: &str, moves_made: &str, lies_over: &str) -> App {
    let mut app = app();
    press(&mut app, script);
    assert_eq!((moves(&app).as_str(), overlay(&app)), (moves_made, lies_over), "{script}");
    app
}

/// The line that tells what happened, after those keys in a fresh game.
fn check_notice(script: &str, expected: &str) {
    let mut app = app();
    press(&mut app, script);
    assert_eq!(notice(&app), expected, "{script}");
}

fn screen(app: &App, width: u16, height: u16) -> String {
    draw(app, width, height).backend().to_string()
}

fn draw(app: &App, width: u16, height: u16) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view::view(app, frame)).unwrap();
    terminal
}

fn kept(effects: &[Effect]) -> Vec<String> {
    let line = |record: &Record| {
        let [played, taken_back] = [record.game.plies(), record.game.undone()];
        transcript::write(played) + &transcript::write(taken_back)
    };
    let kept = effects.iter().filter_map(|effect| match effect {
        Effect::Keep(record) => Some(line(record)),
        _ => None,
    });
    kept.collect()
}

// What is typed

#[test]
fn a_typed_square_is_played_at_once() {
    check("d3", "d3", "");
    check("D3 c 5", "d3c5", "");
    check("f5 f6 e6 f4", "f5f6e6f4", "");
}

#[test]
fn another_letter_takes_the_place_of_the_first() {
    check("c d 3", "d3", "");
    check("a h c d 3", "d3", "");
    let app = check("c d", "", "");
    assert_eq!(app.armed(), Some(3));
    assert_eq!(app.preview(), "Column d: now the row, 1 to 8.");
}

#[test]
fn any_other_key_and_a_click_forget_the_letter() {
    for other in [
        "Left", "Tab", "Esc", "j", ".", "i", "u", "r", "PageUp", "End", "y", "Y", "m", "t", "q",
        "? Esc", "n Esc", "x n", "p", "v Esc", "w Esc", "s Esc",
    ] {
        let app = check(&format!("d {other} 3"), "", "");
        assert_eq!((app.armed(), notice(&app)), (None, "Letter first, then the row: d3.".into()));
    }
    for click in [None, Some(Square::A1)] {
        let mut app = check("d", "", "");
        app.update(Message::Click(click));
        assert_eq!(app.armed(), None, "{click:?}");
    }
}

#[test]
fn what_the_world_does_leaves_the_letter() {
    let mut app = check("d", "", "");
    for message in [
        Message::Elapse(Duration::from_secs(1)),
        Message::Hover(Some(Square::A1)),
        Message::Redraw,
        Message::Attend(WindowFocus::Unfocused),
        Message::Tell("The game is saved again.".into()),
    ] {
        app.update(message);
    }
    press(&mut app, "3");
    assert_eq!(moves(&app), "d3");
}

#[test]
fn a_digit_alone_asks_for_its_letter() {
    check_notice("3", "Letter first, then the row: d3.");
    check_notice("d3 8", "Letter first, then the row: d8.");
    assert_eq!(check("3", "", "").notice().unwrap().tone, Tone::Warning);
}

#[test]
fn a_refused_square_gets_the_cursor_and_the_reason() {
    let refused = |script, square, reason: &str| {
        let app = check(script, "", "");
        assert_eq!((app.focus(), notice(&app)), (square, reason.into()), "{script}");
    };
    refused("a1", Square::A1, "a1 has no white disc next to it.");
    refused("e3", Square::E3, "e3 flips no discs.");
    refused("d4", Square::D4, "d4 is occupied.");
    let mut app = app();
    app.update(Message::Hover(Some(Square::E3)));
    app.update(Message::Click(Some(Square::E3)));
    assert_eq!((app.focus(), notice(&app)), (Square::E3, "e3 flips no discs.".into()));
}

#[test]
fn the_cursor_stops_at_the_edge_and_h_is_both_left_and_a_column() {
    let app = check("Left Left Left Left Left Left", "", "");
    assert_eq!(app.focus(), Square::A3);
    assert_eq!(check("Up Up Up Up", "", "").focus(), Square::D1);
    assert_eq!(check("j k l l Down", "", "").focus(), Square::F4);
    let app = check("h", "", "");
    assert_eq!((app.focus(), app.armed()), (Square::C3, Some(7)));
    assert_eq!(check("Right Right Right Right Right Right Right", "", "").focus(), Square::H3);
}

#[test]
fn tab_goes_through_the_legal_squares_in_a_circle() {
    let focus = |script| check(script, "", "").focus().name();
    assert_eq!(["", "Tab", "Tab Tab", "Tab Tab Tab"].map(focus), ["d3", "e6", "f5", "c4"]);
    assert_eq!(focus("Tab Tab Tab Tab"), "d3");
    assert_eq!(["BackTab", "BackTab BackTab"].map(focus), ["c4", "f5"]);
    check("Tab Enter", "e6", "");
    check("Tab Space", "e6", "");
}

#[test]
fn a_click_plays_and_the_pointer_previews() {
    let mut app = app();
    assert_eq!(app.preview(), "Black d3 turns 1 disc.");
    app.update(Message::Hover(Some(Square::F5)));
    assert_eq!((app.focus(), app.preview()), (Square::F5, "Black f5 turns 1 disc.".into()));
    app.update(Message::Hover(None));
    assert_eq!(app.focus(), Square::D3);
    assert_eq!(app.update(Message::Click(Some(Square::F5))), [Effect::Save]);
    assert_eq!(moves(&app), "f5");
    assert_eq!(app.update(Message::Click(None)), []);
}

// Ends and passes

/// A game in nine moves: White has no disc left.
const WIPE_OUT: &str = "e6 f4 e3 f6 g5 d6 e7 f5 c5";

#[test]
fn enter_on_a_finished_game_does_nothing() {
    let mut app = app();
    press(&mut app, WIPE_OUT);
    assert!(app.session().result().is_some());
    let before = app.clone();
    for key in ["Enter", "Space"] {
        assert_eq!(press(&mut app, key), []);
        assert_eq!(app, before);
    }
    assert!(notice(&app).contains("13-0 on the board, 64-0 by the official count"));
    press(&mut app, "Enter n Esc Enter Enter");
    assert_eq!(app.game(), before.game());
}

/// White to move in a position set up; after a1 Black has to pass.
fn before_a_pass() -> App {
    let board = format!("-XO-----{}------XO", "-".repeat(48));
    let start = Position::new(Rules::OTHELLO, board.parse().unwrap(), Color::White);
    let game = Game::from_position(start);
    App::new(Session::from_record(Record::from(game)), settings())
}

#[test]
fn a_pass_is_told_until_the_next_move() {
    let mut app = before_a_pass();
    let game = app.game().start();
    assert_eq!(game.to_move(), Some(Color::White));
    press(&mut app, "a1");
    let passed = app.session().position().passed();
    assert_eq!(passed, Some(Color::Black), "{}", words(&app));
    let told = "Black cannot move. White plays again.";
    assert_eq!(notice(&app), told);
    press(&mut app, "Left Tab");
    app.update(Message::Hover(Some(Square::A1)));
    app.update(Message::Elapse(Duration::from_secs(60)));
    assert_eq!(notice(&app), told);
    press(&mut app, "? Esc");
    assert_eq!(notice(&app), told);
}

fn words(app: &App) -> String {
    othello::app::narration::turn(&app.session().position())
}

// Taking back, and walking through the game

#[test]
fn moves_are_taken_back_and_played_again_one_by_one() {
    check("f5 d6 u", "f5", "");
    check("f5 d6 Backspace u", "", "");
    check("f5 d6 u u r", "f5", "");
    check("f5 d6 u u r r r", "f5d6", "");
    check("f5 d6 u u f4 d3 r", "d3", "");
    check_notice("f5 d6 u", "Taken back: White d6.");
    check_notice("f5 u r", "Played again: Black f5, turns e5.");
    check_notice("u", "There is no move to take back.");
    check_notice("f5 r", "There is no move to play again.");
}

#[test]
fn walking_changes_nothing() {
    let walked = |script: &str| {
        let app = check(&format!("f5 d6 c3 {script}"), "f5d6c3", "");
        (app.shown_plies(), app.is_walking())
    };
    assert_eq!(walked("PageUp"), (2, true));
    assert_eq!(walked("Home"), (0, true));
    assert_eq!(walked("Home PageUp"), (0, true));
    assert_eq!(walked("Home PageDown"), (1, true));
    assert_eq!(walked("PageUp PageDown"), (3, false));
    assert_eq!(walked("Home End"), (3, false));
    assert_eq!(walked("PageDown"), (3, false));
    check_notice("f5 d6 c3 PageUp", "Move 2 of 3. End goes back to the game.");
}

#[test]
fn playing_from_an_earlier_move_asks_where_more_than_one_later_move_would_go() {
    check("f5 d6 c3 Home d3", "f5d6c3", "play from?");
    check("f5 d6 c3 Home d3 y", "d3", "");
    check("f5 d6 c3 Home d3 Enter", "d3", "");
    check("f5 d6 c3 Home d3 n", "f5d6c3", "");
    check("f5 d6 c3 Home d3 Esc End", "f5d6c3", "");
    check("f5 d6 c3 PageUp PageUp f4", "f5d6c3", "play from?");
    check("f5 d6 c3 PageUp c5", "f5d6c5", "");
    check("f5 d6 c3 PageUp a1", "f5d6c3", "");
    assert_eq!(check("f5 d6 c3 Home d3 y", "d3", "").shown_plies(), 1);
    assert_eq!(check("f5 d6 c3 Home d3 n", "f5d6c3", "").shown_plies(), 0);
}

#[test]
fn a_line_that_is_dropped_is_kept_unless_it_is_one_move() {
    let check = |script: &str, expected: &[&str]| {
        let mut app = app();
        assert_eq!(kept(&press(&mut app, script)), expected, "{script}");
    };
    check("f5 d6 c3 Home d3 y", &["f5d6c3"]);
    check("f5 d6 c3 Home d3 n", &[]);
    check("f5 d6 c3 PageUp c5", &[]);
    check("f5 d6 c3 u u f6", &["f5d6c3"]);
    check("f5 d6 c3 u u d6", &[]);
    check("f5 d6 c4 u Home c4 y", &["f5d6c4"]);
    check("f5 d6 c3 u c5", &[]);
    check("f5 d6 c3 d3 u u PageUp f4", &["f5d6c3d3"]);
}

#[test]
fn an_end_that_a_player_made_is_not_dropped_without_asking() {
    let resigned = check("f5 d6 c3 x y", "f5d6c3", "");
    assert!(resigned.session().result().is_some());
    let mut app = resigned.clone();
    press(&mut app, "PageUp c5");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("f5d6c3", "play from?"));
    let effects = press(&mut app, "y");
    assert_eq!((moves(&app).as_str(), kept(&effects)), ("f5d6c5", vec!["f5d6c3".into()]));
    assert_eq!(app.session().result(), None);
    let mut app = resigned.clone();
    assert_eq!(press(&mut app, "d3"), []);
    let over = "d3 cannot be played: the game is over. Black wins 64-0 (5-2 on the board).";
    assert_eq!(notice(&app), over);
}

#[test]
fn a_move_refused_behind_the_end_drops_nothing() {
    let mut app = check("f5 d6 c3 u u u x y", "", "");
    assert_eq!(press(&mut app, "f5"), []);
    assert!(app.can_play_again());
}

// Clocks

#[test]
fn the_clock_runs_on_the_board_and_on_pages_and_stands_in_dialogs() {
    let check = |script: &str, expected: bool| {
        let mut app = timed();
        press(&mut app, script);
        assert_eq!(app.is_clock_running(), expected, "{script}");
        let left = |app: &App| Color::BOTH.map(|color| app.session().clock().unwrap().left(color));
        let before = left(&app);
        app.update(Message::Elapse(Duration::from_secs(1)));
        assert_eq!(left(&app) != before, expected, "{script}");
        assert_eq!(app.next_change().is_some(), expected, "{script}");
    };
    for running in ["", "f5", "?", "f5 v", "f5 w", "f5 d6 Home", "d", "p p", "p Enter", "n Esc"] {
        check(running, true);
    }
    for standing in ["p", "n", "x", "s", "f5 u", "f5 x", "f5 d6 c3 Home d3", "x y", "f5 x Enter"] {
        check(standing, false);
    }
    let mut app = timed();
    app.update(Message::Listed(vec!["a game".into()]));
    assert!(!app.is_clock_running());
}

#[test]
fn undo_with_the_clock_running_asks() {
    let check = |script: &str, moves_made: &str, lies_over: &str| {
        let mut app = timed();
        press(&mut app, script);
        assert_eq!((moves(&app).as_str(), overlay(&app)), (moves_made, lies_over), "{script}");
    };
    check("f5 d6 u", "f5d6", "take back?");
    check("f5 d6 u y", "f5", "");
    check("f5 d6 u n", "f5d6", "");
    check("f5 d6 x y u", "f5d6", "");
    check("f5 d6 x y u u", "f5d6", "take back?");
    // What would take a move back by another way asks as well.
    check("f5 d6 c3 PageUp c5", "f5d6c3", "play from?");
    check("f5 d6 c3 PageUp c5 y", "f5d6c5", "");
    // Where there is nothing to take back there is nothing to ask.
    check("u", "", "");
}

#[test]
fn a_clock_that_has_run_down_ends_the_game_and_is_saved() {
    let mut app = timed();
    press(&mut app, "f5 .");
    assert_eq!(app.update(Message::Elapse(Duration::from_secs(299))), []);
    assert_eq!(app.update(Message::Elapse(Duration::from_secs(1))), [Effect::Save]);
    assert!(notice(&app).starts_with("White has no time left. Black wins"), "{}", notice(&app));
    assert_eq!(press(&mut app, "f6"), []);
    assert_eq!(moves(&app), "f5");
    assert_eq!(app.update(Message::Elapse(Duration::from_secs(1))), []);
    press(&mut app, "u");
    assert_eq!(notice(&app), "The end is taken back: the game goes on.");
    assert!(app.is_clock_running());
}

#[test]
fn a_resumed_clock_waits_and_a_resumed_game_is_told() {
    let mut app = timed();
    press(&mut app, "f5 d6");
    let resumed = App::resumed(app.session().clone(), settings());
    assert_eq!((overlay(&resumed), resumed.is_clock_running()), ("pause", false));
    assert_eq!(notice(&resumed), "Your game goes on at move 3. Press n for a new one.");
    let untimed = App::resumed(check("f5", "f5", "").session().clone(), settings());
    assert_eq!((overlay(&untimed), notice(&untimed).is_empty()), ("", false));
    press(&mut app, "x y");
    assert_eq!(overlay(&App::resumed(app.session().clone(), settings())), "");
    check_notice("p", "This game has no clock to stop.");
}

#[test]
fn the_pause_hides_the_board() {
    let mut app = timed();
    press(&mut app, "f5");
    let seen = |app: &App| screen(app, 60, 20).matches('▀').count();
    let before = seen(&app);
    assert!(before > 0 || screen(&app, 60, 20).contains('●'));
    press(&mut app, "p");
    assert!(screen(&app, 60, 20).contains("Paused."));
    assert_eq!(seen(&app), 0);
}

#[test]
fn resigning_asks() {
    check("f5 x", "f5", "resign?");
    let ended = |script| check(script, "f5", "").session().result();
    assert_eq!(ended("f5 x n"), None);
    let end = ended("f5 x y").unwrap();
    assert_eq!((end.reason.name(), end.winner), ("resignation", Some(Color::Black)));
    check_notice("f5 x y x", "The game is over.");
}

// The form of a new game

/// The form after those keys on it.
fn form_after(script: &str) -> Form {
    let mut app = app();
    press(&mut app, &format!("n {script}"));
    match app.overlay() {
        Some(Overlay::Form(form)) => form.clone(),
        _ => panic!("no form after {script}"),
    }
}

#[test]
fn the_form_begins_at_its_start_and_enter_starts() {
    assert_eq!(form_after("").field(), Field::Start);
    let mut app = check("f5 d6", "f5d6", "");
    let effects = press(&mut app, "n Enter");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("", ""));
    assert_eq!(kept(&effects), ["f5d6"]);
    assert_eq!(effects.last(), Some(&Effect::Save));
    assert_eq!(app.session().record().date, settings().today);
}

#[test]
fn a_game_of_which_all_was_taken_back_is_kept_too() {
    let mut app = check("f5 d6 u u", "", "");
    assert_eq!(kept(&press(&mut app, "n Enter")), ["f5d6"]);
    assert_eq!(kept(&press(&mut app, "n Enter")), [""; 0]);
}

#[test]
fn every_choice_goes_round_in_both_directions() {
    for start in Preset::ALL {
        for field in Field::ALL.into_iter().filter(|field| !matches!(field, Field::Name(_))) {
            let mut form = Form::new(&Setup::new(start.rules()));
            form.go_to(field);
            let first = form.value(field);
            let mut seen = vec![first.clone()];
            form.change(Step::Next);
            while form.value(field) != first {
                let value = form.value(field);
                assert!(!seen.contains(&value), "{field:?} comes to {value} twice");
                let mut back = form.clone();
                back.change(Step::Previous);
                assert_eq!(back.value(field), *seen.last().unwrap(), "{field:?}");
                seen.push(value);
                form.change(Step::Next);
            }
            let rules = start.rules();
            let is_centre = rules.second_move().is_some();
            let expected = match field {
                Field::Rules | Field::Clock => 8,
                Field::Opening => 4,
                Field::SecondMove => {
                    if is_centre {
                        3
                    } else {
                        1
                    }
                }
                Field::Handicap => {
                    if is_centre {
                        1
                    } else {
                        5
                    }
                }
                Field::Supply | Field::OnPass | Field::Goal | Field::Count => 2,
                Field::BestOf => 6,
                Field::Name(_) | Field::Start => 1,
            };
            assert_eq!(seen.len(), expected, "{field:?} of {start:?}: {seen:?}");
        }
    }
}

#[test]
fn what_is_chosen_is_what_is_played() {
    let started = |script: &str| {
        let mut app = app();
        press(&mut app, &format!("n {script} Enter"));
        assert_eq!(overlay(&app), "", "{script}");
        app.session().next_setup()
    };
    let down = |lines: usize| "Down ".repeat(lines + 1);
    assert_eq!(started(&format!("{} Right", down(0))).rules, Preset::OthelloMirrored.rules());
    assert_eq!(started(&format!("{} Left", down(0))).rules, Preset::Anti.rules());
    assert_eq!(
        started(&format!("{} Left", down(1))).rules,
        Preset::Reversi
            .rules()
            .with(othello::rules::Changes {
                count: Some(othello::rules::Count::Empties),
                ..othello::rules::Changes::default()
            })
            .unwrap()
    );
    let clock = |script: &str| {
        let setup = started(&format!("{} {script}", down(8)));
        setup.time_control.map_or_else(String::new, |control| control.to_string())
    };
    assert_eq!(clock("5+3"), "5+3");
    assert_eq!(clock("Right"), "3");
    assert_eq!(clock("Left"), "10+5");
    assert_eq!(clock("5 7 Backspace"), "5");
    assert_eq!([clock("7 Right"), clock("7 Left")], ["3", "10+5"], "beside those of the arrows");
    assert_eq!(clock(""), "");
    let setup = started(&format!("{} Ann Space B. Down Bob", down(9)));
    let names = ByColor { black: "Ann B.".parse().ok(), white: "Bob".parse().ok() };
    assert_eq!(setup.names, names);
    assert_eq!(started(&format!("{} Space Space", down(9))).names, ByColor::default());
    let long = started(&format!("{} {}", down(9), "abcdefgh".repeat(9))).names.black;
    assert_eq!(long, "abcdefgh".repeat(3).parse().ok(), "a name has room in the panel");
    assert_eq!(started(&format!("{} Right", down(11))).best_of, 3);
    assert_eq!(started(&format!("{} Left", down(11))).best_of, 11);
    assert_eq!(started(&format!("{} Space", down(11))).best_of, 3);
}

#[test]
fn a_clock_that_is_none_is_said_and_keeps_the_form_open() {
    let mut app = app();
    press(&mut app, "n");
    press(&mut app, &"Down ".repeat(9));
    press(&mut app, "5x");
    let Some(Overlay::Form(form)) = app.overlay() else { panic!("no form") };
    assert!(form.sentence().starts_with("expected minutes or M:SS"), "{}", form.sentence());
    press(&mut app, "Up Up Enter");
    let Some(Overlay::Form(form)) = app.overlay() else { panic!("the form is gone") };
    assert_eq!((form.field(), form.value(Field::Clock)), (Field::Clock, "5x".into()));
    press(&mut app, "Backspace Enter");
    assert_eq!(app.session().clock().unwrap().control().to_string(), "5");
}

#[test]
fn the_form_is_filled_in_with_what_was_played_last() {
    let setup = Setup {
        rules: Preset::ReversiMayFlip.rules(),
        names: ByColor { black: "Ann".parse().ok(), white: None },
        time_control: "10+5".parse().ok(),
        best_of: 5,
    };
    let mut app = App::new(Session::new(setup.clone(), None), settings());
    press(&mut app, "n");
    let Some(Overlay::Form(form)) = app.overlay() else { panic!("no form") };
    assert_eq!(form.setup(), Ok(setup));
    let value = |field| form.value(field);
    assert_eq!(value(Field::Name(Color::Black)), "Ann");
    assert_eq!((value(Field::Clock), value(Field::BestOf)), ("10+5".into(), "best of 5".into()));
}

#[test]
fn the_form_takes_the_mouse() {
    let mut app = app();
    press(&mut app, "n");
    let place = |field| Field::ALL.iter().position(|other| *other == field).unwrap();
    app.update(Message::Pick(place(Field::Goal)));
    app.update(Message::Pick(place(Field::Name(Color::White))));
    press(&mut app, "Bob");
    app.update(Message::Pick(99));
    app.update(Message::Pick(place(Field::Start)));
    let setup = app.session().next_setup();
    assert_eq!(setup.rules, Preset::Anti.rules());
    assert_eq!(setup.names.white, "Bob".parse().ok());
}

fn any_form_message() -> impl Strategy<Value = Message> {
    prop_oneof![
        3 => any_step().prop_map(Message::Select),
        6 => any_step().prop_map(Message::Change),
        2 => (0..14_usize).prop_map(Message::Pick),
        2 => prop_oneof![any::<char>(), select(vec!['5', ':', '+', '0', ' '])]
            .prop_map(Message::Type),
        1 => Just(Message::Erase),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_form_holds_only_what_can_be_played(
        rules in random::rules(),
        messages in vec(any_form_message(), 0..60),
    ) {
        let mut form = Form::new(&Setup::new(rules));
        for message in messages {
            match message {
                Message::Select(step) => form.select(step),
                Message::Change(step) => form.change(step),
                Message::Pick(place) => Field::ALL.get(place).into_iter()
                    .for_each(|field| form.pick(*field)),
                Message::Type(letter) => form.enter(letter),
                Message::Erase => form.erase(),
                _ => {}
            }
            let is_centre = form.value(Field::SecondMove) != "-";
            prop_assert_eq!(is_centre, form.value(Field::Handicap) == "-");
            prop_assert!(!form.sentence().is_empty());
            match form.setup() {
                Ok(setup) => {
                    prop_assert_eq!(setup.rules.second_move().is_some(), is_centre);
                    let start = Session::new(setup, None);
                    prop_assert!(start.to_move().is_some());
                }
                Err(error) => prop_assert!(error.to_string().starts_with("expected")),
            }
        }
    }
}

// Keys

const PLACES: [&str; 8] = ["", "?", "f5 x", "n", "f5 v", "s", "p", "games"];

fn place(name: &str) -> App {
    let mut app = timed();
    if name == "games" {
        app.update(Message::Listed(vec!["a game".into(), "another".into()]));
    } else {
        press(&mut app, name);
    }
    app
}

fn all_codes() -> Vec<KeyCode> {
    use KeyCode::{
        BackTab, Backspace, Char, Delete, Down, End, Enter, Esc, F, Home, Insert, Left, Null,
        PageDown, PageUp, Right, Tab, Up,
    };
    let mut codes = vec![
        BackTab, Backspace, Delete, Down, End, Enter, Esc, Home, Insert, Left, Null, PageDown,
        PageUp, Right, Tab, Up,
    ];
    codes.extend((1..=24).map(F));
    codes.extend((' '..='~').chain("éßñ你🙂".chars()).map(Char));
    codes
}

#[test]
fn held_keys_repeat_movements_and_nothing_else() {
    for name in PLACES {
        let app = place(name);
        for code in all_codes() {
            let event = |kind| KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
            let pressed = keys::message(&app, event(KeyEventKind::Press));
            let repeated = keys::message(&app, event(KeyEventKind::Repeat));
            let is_movement = matches!(
                pressed,
                Some(
                    Message::Move(_)
                        | Message::Seek(_)
                        | Message::Browse(_)
                        | Message::Scroll(_)
                        | Message::Select(_)
                )
            );
            assert_eq!(repeated, pressed.filter(|_| is_movement), "{code:?} in {name:?}");
            assert_eq!(keys::message(&app, event(KeyEventKind::Release)), None);
        }
    }
}

#[test]
fn letters_with_ctrl_or_alt_name_no_squares_and_type_nothing() {
    for name in PLACES {
        let app = place(name);
        for code in all_codes() {
            for modifiers in [
                KeyModifiers::CONTROL,
                KeyModifiers::ALT,
                KeyModifiers::CONTROL | KeyModifiers::ALT,
            ] {
                let expected = match (code, modifiers, name) {
                    (KeyCode::Char('c'), KeyModifiers::CONTROL, _) => Some(Message::Abort),
                    (KeyCode::Char('z'), KeyModifiers::CONTROL, _) => Some(Message::Suspend),
                    (KeyCode::Char('l'), KeyModifiers::CONTROL, _) => Some(Message::Redraw),
                    (KeyCode::Char('r'), KeyModifiers::CONTROL, "") => Some(Message::Redo),
                    _ => None,
                };
                let message = keys::message(&app, KeyEvent::new(code, modifiers));
                assert_eq!(message, expected, "{code:?} with {modifiers:?} in {name:?}");
            }
        }
    }
}

#[test]
fn shift_is_in_the_letter_already() {
    let app = app();
    let pressed = |code| keys::message(&app, KeyEvent::new(code, KeyModifiers::SHIFT));
    assert_eq!(pressed(KeyCode::Char('D')), Some(Message::Arm(3)));
    assert_eq!(pressed(KeyCode::Char('Y')), Some(Message::CopyPosition));
    assert_eq!(pressed(KeyCode::BackTab), Some(Message::Seek(Step::Previous)));
}

#[test]
fn on_the_board_squares_have_all_their_letters_and_digits() {
    let app = app();
    for (column, letter) in (0..).zip('a'..='h') {
        for letter in [letter, letter.to_ascii_uppercase()] {
            let message = keys::message(&app, key(KeyCode::Char(letter)));
            assert_eq!(message, Some(Message::Arm(column)), "{letter}");
        }
    }
    for (row, digit) in (0..).zip('1'..='8') {
        assert_eq!(keys::message(&app, key(KeyCode::Char(digit))), Some(Message::Row(row)));
    }
    for digit in ['0', '9'] {
        assert_eq!(keys::message(&app, key(KeyCode::Char(digit))), None);
    }
}

#[test]
fn esc_closes_everything_and_never_leaves() {
    for name in PLACES {
        let mut app = place(name);
        for _ in 0..3 {
            let effects = press(&mut app, "Esc");
            assert!(!effects.iter().any(|effect| matches!(effect, Effect::Quit(_))), "{name}");
        }
        assert_eq!(overlay(&app), "", "{name}");
    }
}

#[test]
fn leaving_saves_first() {
    let check = |message: Message, status| {
        assert_eq!(app().update(message), [Effect::Save, Effect::Quit(status)]);
    };
    check(Message::Leave, 0);
    check(Message::Abort, 130);
    check(Message::Killed(143), 143);
    assert_eq!(press(&mut app(), "q"), [Effect::Save, Effect::Quit(0)]);
    assert_eq!(app().update(Message::Suspend), [Effect::Save, Effect::Suspend]);
}

#[test]
fn every_move_is_to_be_saved() {
    for script in ["d3", "Enter", "Space", "f5 u", "f5 u r", "f5 x y"] {
        assert_eq!(press(&mut app(), script).last(), Some(&Effect::Save), "{script}");
    }
}

// Text in and out

fn paste(app: &mut App, text: &str) -> Vec<Effect> {
    app.update(Message::Paste(text.into()))
}

#[test]
fn a_pasted_transcript_is_loaded() {
    let check = |text: &str, expected: &str| {
        let mut app = app();
        paste(&mut app, text);
        assert_eq!((moves(&app).as_str(), overlay(&app)), (expected, ""), "{text:?}");
    };
    check("f5d6c3", "f5d6c3");
    check("  F5 D6\nC3\n", "f5d6c3");
    check("1. f5 d6 2. c3", "f5d6c3");
    check("Look at this game: f5d6c3, says Ann", "f5d6c3");
    check("[Black \"Ann\"]\n\n1. f5 d6 *", "f5d6");
}

#[test]
fn a_pasted_position_is_loaded() {
    let board = "-".repeat(26) + "XO" + &"-".repeat(36);
    let mut app = app();
    paste(&mut app, &format!("{board} X"));
    assert_eq!(app.session().position().board().to_string(), board);
    assert_eq!(app.session().to_move(), Some(Color::Black));
    assert_eq!(notice(&app), "Loaded: a position.");
}

#[test]
fn what_cannot_be_read_is_named_and_changes_nothing() {
    let check = |text: &str, expected: &str| {
        let mut app = check("f5", "f5", "");
        let effects = paste(&mut app, text);
        assert_eq!((effects, moves(&app).as_str(), overlay(&app)), (vec![], "f5", ""));
        assert_eq!(notice(&app), expected, "{text:?}");
    };
    check("", "The pasted text: expected moves or a position, found neither.");
    check("hello world", "The pasted text: expected moves or a position, found neither.");
    check("f5d6a1", "The pasted text: move 3: a1 has no white disc next to it.");
    check("f5 d9", "The pasted text: move 2: d9 is not on the board.");
    check("[Black", "The pasted text: line 1: move 1: Black is not a move.");
}

#[test]
fn a_paste_asks_while_a_game_is_under_way_and_the_old_game_is_kept() {
    let mut app = check("f5 d6", "f5d6", "");
    paste(&mut app, "d3c3");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("f5d6", "load?"));
    press(&mut app, "n");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("f5d6", ""));
    paste(&mut app, "d3c3");
    let effects = press(&mut app, "y");
    assert_eq!((moves(&app).as_str(), kept(&effects)), ("d3c3", vec!["f5d6".into()]));
    assert_eq!(notice(&app), "Loaded: 2 moves. PageUp and Home walk through them.");
    press(&mut app, "x y");
    assert_eq!(kept(&paste(&mut app, "f5")), ["d3c3"]);
    assert_eq!(moves(&app), "f5", "a finished game is not asked about");
}

#[test]
fn a_paste_goes_where_text_is_typed() {
    let mut app = app();
    press(&mut app, "s");
    paste(&mut app, "f5d6\nc3");
    assert_eq!(app.overlay(), Some(&Overlay::Name("f5d6c3".into())));
    assert_eq!(press(&mut app, "Backspace ! Enter"), [Effect::SaveAs("f5d6c!".into())]);
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("", ""));
    let mut app = check("f5 x", "f5", "resign?");
    paste(&mut app, "d3c3");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("f5", "resign?"));
}

#[test]
fn transcript_and_position_are_copied_and_that_is_said() {
    let mut app = check("f5 d6 c3", "f5d6c3", "");
    assert_eq!(press(&mut app, "y"), [Effect::Copy("f5d6c3".into())]);
    assert_eq!(notice(&app), "Copied the transcript of 3 moves.");
    let shown = |app: &App| {
        let at = app.shown();
        vec![Effect::Copy(position::write(at.board(), at.to_move().unwrap()))]
    };
    assert_eq!(press(&mut app, "Y"), shown(&app));
    assert_eq!(notice(&app), "Copied the position.");
    press(&mut app, "PageUp");
    let walked = shown(&app);
    assert_eq!(press(&mut app, "Y"), walked, "what is shown is copied");
}

#[test]
fn kept_games_are_listed_and_opened() {
    let mut app = check("f5", "f5", "");
    assert_eq!(press(&mut app, "o"), [Effect::List]);
    app.update(Message::Listed(Vec::new()));
    assert_eq!((overlay(&app), notice(&app)), ("", "No games are kept yet.".into()));
    app.update(Message::Listed(vec!["one".into(), "two".into(), "three".into()]));
    assert_eq!(press(&mut app.clone(), "Enter"), [Effect::Open(0)]);
    assert_eq!(press(&mut app.clone(), "Down Down Enter"), [Effect::Open(2)]);
    assert_eq!(press(&mut app.clone(), "Up Enter"), [Effect::Open(2)]);
    let mut clicked = app.clone();
    assert_eq!(clicked.update(Message::Pick(1)), []);
    assert_eq!(clicked.update(Message::Pick(1)), [Effect::Open(1)]);
    press(&mut app, "Enter");
    app.update(Message::Opened(Err("games/x.pgn: line 1: expected moves".into())));
    assert_eq!(notice(&app), "games/x.pgn: line 1: expected moves");
    let mut timed = timed();
    press(&mut timed, "d3 c3");
    app.update(Message::Opened(Ok(Box::new(timed.session().record()))));
    assert_eq!(overlay(&app), "load?");
    press(&mut app, "y");
    assert_eq!((moves(&app).as_str(), overlay(&app)), ("d3c3", "pause"));
}

// What can be switched

#[test]
fn marks_and_mouse_are_switched() {
    let marks = |script| check(script, "", "").settings().marks;
    assert_eq!([".", ". ."].map(marks), [Marks::Hidden, Marks::Shown]);
    let learning = |script| check(script, "", "").settings().learning;
    let round = [Learning::Special, Learning::Stable, Learning::Replies, Learning::Off];
    assert_eq!(["i", "i i", "i i i", "i i i i"].map(learning), round);
    let mut app = app();
    assert_eq!(press(&mut app, "m"), [Effect::Mouse(Mouse::Free)]);
    assert_eq!(press(&mut app, "m"), [Effect::Mouse(Mouse::Captured)]);
    let first = app.theme().palette;
    for _ in Palette::ALL {
        press(&mut app, "t");
    }
    assert_eq!(app.theme().palette, first);
    press(&mut app, ". i t n Enter");
    assert_eq!(app.settings().marks, Marks::Hidden, "the next game looks the same");
    assert_eq!(app.settings().learning, Learning::Special);
}

#[test]
fn discs_turn_over_for_a_moment_and_nobody_waits_for_them() {
    let animated = Settings { animation: Animation::On, ..settings() };
    let mut app = App::new(app().session().clone(), animated);
    press(&mut app, "f5");
    assert_eq!(app.turning(), Some(Duration::ZERO));
    app.update(Message::Elapse(Duration::from_millis(150)));
    assert_eq!(app.turning(), Some(Duration::from_millis(150)));
    app.update(Message::Elapse(Duration::from_millis(50)));
    assert_eq!(app.turning(), None);
    press(&mut app, "f6 Left");
    assert_eq!(app.turning(), None);
    app.update(Message::Attend(WindowFocus::Unfocused));
    press(&mut app, "e6");
    assert_eq!((app.turning(), moves(&app).as_str()), (None, "f5f6e6"));
}

#[test]
fn pages_open_scroll_and_close() {
    check("? j j Down PageDown", "", "help");
    check("? Esc v Esc w", "", "graphs");
    check("v", "", "diagram");
    for close in ["Esc", "Enter", "q", "?"] {
        check(&format!("? {close}"), "", "");
    }
    check("v v", "", "");
    check("v w", "", "graphs");
    let app = check("? End", "", "help");
    assert!(screen(&app, 60, 20).contains("Paste a transcript or a"));
    let app = check("? End Home", "", "help");
    assert!(screen(&app, 60, 20).contains("Keys"));
}

// Any messages at all

fn any_step() -> impl Strategy<Value = Step> {
    select(vec![Step::Next, Step::Previous])
}

fn any_square() -> impl Strategy<Value = Square> {
    select(Square::ALL.to_vec())
}

fn odd_text() -> impl Strategy<Value = String> {
    let known = select(vec![
        "f5d6c3",
        "f5 d6 c3 d3 c4",
        "d3",
        "[Black \"x\"]\n\n1. f5 *",
        "[",
        "é",
        "パス",
        "f9",
        "--",
        "12345678",
        "\u{0}\u{7f}",
        "d4e4d5e5d5",
        "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 b\"]\n\n*",
        "x",
        "1-0",
    ]);
    prop_oneof![
        known.prop_map(String::from),
        any::<String>(),
        random::start().prop_map(|at| position::write(at.board(), at.next())),
        "[a-i0-9x. -]{0,40}".prop_map(String::from),
    ]
}

fn any_record() -> impl Strategy<Value = Record> {
    random::start().prop_flat_map(random::game).prop_flat_map(random::record)
}

fn any_time() -> impl Strategy<Value = Duration> {
    prop_oneof![
        8 => (0..3000_u64).prop_map(Duration::from_millis),
        1 => any::<u64>().prop_map(Duration::from_secs),
        1 => Just(Duration::MAX),
    ]
}

/// What moves the game.
fn any_move() -> impl Strategy<Value = Message> {
    prop_oneof![
        6 => any_step().prop_map(Message::Seek),
        6 => Just(Message::Play),
        4 => any_square().prop_map(|square| Message::Click(Some(square))),
        1 => Just(Message::Click(None)),
        1 => Just(Message::Undo),
        1 => Just(Message::Redo),
        2 => select(vec![Browse::Back, Browse::On, Browse::ToStart, Browse::ToEnd])
            .prop_map(Message::Browse),
        2 => Just(Message::Agree),
        2 => Just(Message::Close),
        2 => any_time().prop_map(Message::Elapse),
    ]
}

/// What does anything else.
fn any_other() -> impl Strategy<Value = Message> {
    use Direction::{Down, Left, Right, Up};
    let text = prop_oneof![
        odd_text().prop_map(Message::Paste),
        odd_text().prop_map(Message::Tell),
        any::<char>().prop_map(Message::Type),
        vec(odd_text(), 0..40).prop_map(Message::Listed),
        any_record().prop_map(|record| Message::Opened(Ok(Box::new(record)))),
        odd_text().prop_map(|reason| Message::Opened(Err(reason))),
    ];
    let numbers = prop_oneof![
        (0..8_u8).prop_map(Message::Arm),
        (0..8_u8).prop_map(Message::Row),
        any::<i16>().prop_map(Message::Scroll),
        (0..20_usize).prop_map(Message::Pick),
        any::<u8>().prop_map(Message::Killed),
        any_step().prop_map(Message::Select),
        any_step().prop_map(Message::Change),
        select(vec![Left, Right, Up, Down]).prop_map(Message::Move),
        proptest::option::of(any_square()).prop_map(Message::Hover),
        select(vec![WindowFocus::Focused, WindowFocus::Unfocused]).prop_map(Message::Attend),
    ];
    let plain = select(vec![
        Message::NewGame,
        Message::Resign,
        Message::Pause,
        Message::ToggleMarks,
        Message::CycleLearning,
        Message::ToggleMouse,
        Message::CycleTheme,
        Message::ShowDiagram,
        Message::ShowGraphs,
        Message::SaveAs,
        Message::ListGames,
        Message::CopyTranscript,
        Message::CopyPosition,
        Message::Help,
        Message::Erase,
        Message::Leave,
        Message::Abort,
        Message::Suspend,
        Message::Redraw,
    ]);
    prop_oneof![text, numbers, plain]
}

fn any_message() -> impl Strategy<Value = Message> {
    prop_oneof![3 => any_move(), 2 => any_other()]
}

fn any_app() -> impl Strategy<Value = App> {
    let clock = select(vec!["", "", "0:05+1", "5+3"]);
    let theme = (
        select(Palette::ALL.to_vec()),
        select(vec![Depth::True, Depth::Mono]),
        select(vec![Glyphs::Unicode, Glyphs::Ascii]),
    );
    (random::rules(), clock, 1..6_u8, theme).prop_map(
        |(rules, clock, best_of, (palette, depth, glyphs))| {
            let time_control = clock.parse().ok();
            let setup = Setup { time_control, best_of, ..Setup::new(rules) };
            let theme = Theme::new(palette, depth, glyphs);
            let settings = Settings { theme, animation: Animation::On, ..settings() };
            App::new(Session::new(setup, None), settings)
        },
    )
}

/// The game is one that its rules allow, and the screen shows some moment of it.
fn assert_sound(app: &App) {
    let game = app.game();
    let mut position = game.start();
    for (number, ply) in game.plies().iter().chain(game.undone()).enumerate() {
        position = position.play(ply.square).expect("the rules allow every move");
        assert_eq!(position, game.position_at(number + 1));
    }
    assert!(app.shown_plies() <= game.plies().len());
    assert_eq!(app.is_walking(), app.shown_plies() < game.plies().len());
    app.preview();
    app.notice();
    app.next_change();
    app.opening();
}

const SIZES: [(u16, u16); 9] =
    [(0, 0), (1, 1), (24, 12), (24, 11), (60, 20), (80, 24), (120, 40), (200, 60), (40, 40)];

fn any_size() -> impl Strategy<Value = (u16, u16)> {
    prop_oneof![select(SIZES.to_vec()), (0..220_u16, 0..80_u16), (20..40_u16, 10..20_u16)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_messages_make_a_game_that_the_rules_forbid(
        app in any_app(),
        messages in vec(any_message(), 0..80),
        size in any_size(),
    ) {
        let mut app = app;
        for message in messages {
            // The same message does the same to the same model: nothing else is asked or changed.
            let mut twin = app.clone();
            let effects = app.update(message.clone());
            prop_assert_eq!(twin.update(message), effects);
            prop_assert_eq!(&twin, &app);
            prop_assert!(app.shown_plies() <= app.game().plies().len());
        }
        assert_sound(&app);
        let before = app.clone();
        draw(&app, size.0, size.1);
        prop_assert_eq!(before, app);
    }

    #[test]
    fn no_keys_make_a_screen_that_cannot_be_drawn(
        app in any_app(),
        codes in vec(select(all_codes()), 0..60),
        size in any_size(),
    ) {
        let mut app = app;
        for code in codes {
            if let Some(message) = keys::message(&app, key(code)) {
                app.update(message);
            }
        }
        assert_sound(&app);
        draw(&app, size.0, size.1);
    }
}

#[test]
fn everything_that_lies_over_the_board_is_drawn_at_every_size() {
    for name in PLACES.into_iter().chain(["f5 w", "f5 d6 c3 Home d3", "f5 u", "f5 d6 f4 Home"]) {
        let app = place(name);
        for (width, height) in SIZES.into_iter().chain((11..30).map(|rows| (3 * rows, rows))) {
            draw(&app, width, height);
        }
    }
}
