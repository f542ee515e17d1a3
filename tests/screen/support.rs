//! Screens in many states, keys pressed on them, and views of them.

use std::cell::RefCell;
use std::sync::Mutex;

use othello::screen::board::pictures::Pictures;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello::screen::{draw, key_press};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::command::{Arg, Command, Run};
use othello_board::app::during::During;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::state::{Confirmation, InForce};
use othello_board::features::new_game::dialog::NewGameDialog;
use othello_core::rules::Rules;
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_home::config::{Config, EngineLock};
use othello_notation::date::Date;
use othello_notation::{Record, transcript};
use othello_session::{Session, Setup};
use othello_words::i18n::m;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::{Frame, Terminal};

use crate::storage;

pub fn settings() -> Settings {
    let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
    Settings { animation: Animation::Off, ..Settings::new(theme) }
}

/// Settings that forbid to ask the engine.
pub fn without_engine() -> InForce {
    let config = Config { engine_lock: EngineLock::Locked, ..Config::default() };
    InForce { config, by_options: Vec::new() }
}

/// The date of every new game.
pub fn today() -> Option<Date> {
    Date::new(Some(2026), Some(11), Some(21)).ok()
}

pub fn app(session: Session) -> App {
    App::new(session, Confirmation::Ask, today())
}

/// The app of a saved session.
pub fn resumed(session: Session) -> App {
    App::resumed(session, Confirmation::Ask, today())
}

pub fn app_with(setup: Setup) -> Model {
    Model::new(app(Session::new(setup, today())), settings())
}

pub fn model() -> Model {
    app_with(Setup::new(Rules::OTHELLO))
}

/// A game with five minutes for each player.
pub fn timed() -> Model {
    app_with(Setup { time_control: "5".parse().ok(), ..Setup::new(Rules::OTHELLO) })
}

pub const fn key(code: KeyCode) -> KeyEvent {
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
        "Delete" => vec![key(KeyCode::Delete)],
        "Left" => vec![key(KeyCode::Left)],
        "Right" => vec![key(KeyCode::Right)],
        "Up" => vec![key(KeyCode::Up)],
        "Down" => vec![key(KeyCode::Down)],
        "PageUp" => vec![key(KeyCode::PageUp)],
        "PageDown" => vec![key(KeyCode::PageDown)],
        "Home" => vec![key(KeyCode::Home)],
        "End" => vec![key(KeyCode::End)],
        "F1" => vec![key(KeyCode::F(1))],
        "Ctrl-U" => vec![KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)],
        "Ctrl-W" => vec![KeyEvent::new(KeyCode::Char('w'), KeyModifiers::CONTROL)],
        // A command by its name: `:learn_stable`.
        line if line.len() > 1 && line.starts_with(':') => {
            let letters = line.chars().map(|letter| if letter == '_' { ' ' } else { letter });
            let keys = letters.map(|letter| key(KeyCode::Char(letter)));
            keys.chain([key(KeyCode::Enter)]).collect()
        }
        letters => letters.chars().map(|letter| key(KeyCode::Char(letter))).collect(),
    };
    script.split_whitespace().flat_map(word).collect()
}

/// Presses the keys one after the other, on the usual screen; returns the effects in words.
pub fn press(model: &mut Model, script: &str) -> Vec<String> {
    press_on(model, (80, 24), script)
}

/// Presses the keys on a screen of that size; returns the effects in words.
pub fn press_on(model: &mut Model, (width, height): (u16, u16), script: &str) -> Vec<String> {
    let mut effects = Vec::new();
    for key in keys_of(script) {
        if let Some(message) = key_press::input_of_key(&model.view(), key) {
            let message = draw::in_lines(model, Rect::new(0, 0, width, height), message);
            effects.extend(update(model, message));
        }
    }
    effects
}

/// The message of a command of the table, by its word.
pub fn command(word: &str) -> ScreenInput {
    let mut commands = othello_board::app::table::commands();
    let command = commands.find(|command| command.words.contains(&word)).expect("it is known");
    ScreenInput::Call(command, Arg::Nothing)
}

/// Has something done for which there is no command.
pub fn done(call: Call) -> ScreenInput {
    static CALLS: Mutex<Vec<Call>> = Mutex::new(Vec::new());
    const DONE: Command = Command {
        text: || m::common::raw("done"),
        during: During::Any,
        run: Run::Text(|app, index| {
            let call = CALLS.lock().unwrap()[index.parse::<usize>().unwrap()].clone();
            call.run(app)
        }),
        ..Command::NEW
    };
    let mut calls = CALLS.lock().unwrap();
    calls.push(call);
    ScreenInput::Call(&DONE, Arg::Text((calls.len() - 1).to_string()))
}

/// Updates the screen; returns the effects in words.
pub fn update(model: &mut Model, message: ScreenInput) -> Vec<String> {
    storage::words(&model.update(message))
}

/// Pastes a text; returns the effects in words.
pub fn paste(model: &mut Model, text: &str) -> Vec<String> {
    update(model, ScreenInput::Paste(text.into()))
}

/// The moves of the games that the effects keep.
pub fn kept(effects: &[String]) -> Vec<&str> {
    effects.iter().filter_map(|effect| effect.strip_prefix("keep ")).collect()
}

/// The game as a transcript.
pub fn moves(model: &Model) -> String {
    transcript::write(model.game().plies())
}

pub fn notice(model: &Model) -> String {
    model.notice().map_or_else(String::new, |notice| notice.text)
}

/// A record of these moves.
pub fn record(transcript: &str) -> Record {
    let mut model = model();
    press(&mut model, transcript);
    model.session().record()
}

/// The name of the open window; empty if there is none.
pub fn window(model: &Model) -> &'static str {
    if let Some(question) = model.app().question() {
        return match question.text.name() {
            "moves.ask-undo" => "undo?",
            "moves.ask-resign" => "resign?",
            "moves.ask-replace" | "moves.ask-branch" => "branch?",
            name => name,
        };
    }
    match model.view().mode().name() {
        "board" | "exercise" | "any" => "",
        "question" => panic!("no question is asked"),
        "record" if !model.view().shows_record() => "graphs",
        "filter" | "rename" => "saved games",
        "explorer" | "games filter" => "openings",
        "sheet heading" | "sheet repairs" => "scoresheet",
        "link" => "connection",
        "palette" => "commands",
        name => name,
    }
}

/// The dialog that is open.
#[track_caller]
pub fn open_dialog(model: &Model) -> &NewGameDialog {
    model.opened().expect("the dialog of a new game is open")
}

/// Presses keys in a new game, and checks the moves and the open window afterwards.
#[track_caller]
pub fn check(script: &str, expected_moves: &str, expected_window: &str) -> Model {
    check_from(model(), script, expected_moves, expected_window)
}

/// The same in a game with a clock.
#[track_caller]
pub fn check_timed(script: &str, expected_moves: &str, expected_window: &str) -> Model {
    check_from(timed(), script, expected_moves, expected_window)
}

#[track_caller]
fn check_from(
    mut model: Model,
    script: &str,
    expected_moves: &str,
    expected_window: &str,
) -> Model {
    press(&mut model, script);
    let found = (moves(&model), window(&model));
    assert_eq!((found.0.as_str(), found.1), (expected_moves, expected_window), "{script}");
    model
}

/// Presses keys in a new game, and checks the notice afterwards.
#[track_caller]
pub fn check_notice(script: &str, expected: &str) {
    let mut model = model();
    press(&mut model, script);
    assert_eq!(notice(&model), expected, "{script}");
}

/// A window of every kind, by the keys that open it.
pub const WINDOWS: [&str; 9] = ["", "?", "f5 x", "n", "f5 v", "s", "p", ":sheet", "saved games"];

/// A game with a clock and that window.
pub fn with_window(name: &str) -> Model {
    let mut model = timed();
    if name == "saved games" {
        model.update(storage::listed([record("f5"), record("f5d6")]));
    } else {
        press(&mut model, name);
    }
    model
}

/// Every key that a terminal may report.
pub fn all_codes() -> Vec<KeyCode> {
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

pub fn draw(model: &Model, width: u16, height: u16) -> Terminal<TestBackend> {
    thread_local! {
        static PICTURES: RefCell<Pictures> = RefCell::default();
    }
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    let draw = |frame: &mut Frame<'_>| {
        PICTURES.with_borrow_mut(|pictures| draw::draw(model, pictures, frame));
    };
    terminal.draw(draw).unwrap();
    terminal
}

/// Returns the text of the open window, its sentences in one line.
pub fn sentences(model: &Model) -> String {
    let window = draw::open_window(model, Size::new(80, 24)).unwrap();
    let lines = [window.head, window.lines, window.foot].into_iter().flatten();
    let lines: Vec<_> = lines.map(|line| line.text.to_string().trim().to_owned()).collect();
    lines.join(" ")
}

/// The rows of the open window, without its frame.
pub fn window_rows(model: &Model, width: u16, height: u16) -> Vec<String> {
    let picture = picture(model, width, height);
    let rows = picture.lines().map(|row| row.trim_matches('"'));
    let rows: Vec<_> = match width {
        // The smallest screens have a row for the title and one for the keys.
        0..32 => {
            let (height, window) = (usize::from(height), Size::new(width, height));
            let lines = draw::open_window(model, window).unwrap().rows().min(height - 2);
            rows.skip(height - 1 - lines).take(lines).collect()
        }
        32.. => rows.filter_map(|row| Some(row.split_once('│')?.1.rsplit_once('│')?.0)).collect(),
    };
    rows.into_iter().map(|row| row.trim_matches(' ').to_owned()).collect()
}

/// The characters of a screen.
pub fn picture(model: &Model, width: u16, height: u16) -> String {
    draw(model, width, height).backend().to_string()
}
