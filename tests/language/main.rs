//! The program in other languages than English.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[allow(dead_code, reason = "a part of it is for the test of both front ends alone")]
#[path = "../front_ends/engine.rs"]
mod engine;
#[path = "../support/event.rs"]
mod event;
#[path = "../support/memory.rs"]
mod memory;

mod latin;
mod places;
mod screens;
mod typography;

use std::path::Path;

use othello::screen::key_hints::{self, Sight};
use othello::screen::key_press;
use othello::screen::model::Model;
use othello::screen::settings::Settings;
use othello::screen::theme::{ColorDepth, Theme};
use othello_board::app::App;
use othello_board::app::input::Action;
use othello_board::app::keys;
use othello_board::app::keys::key::char;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::state::Confirmation;
use othello_board::features::tags::commands::HEADING_MODE;
use othello_core::board::Color;
use othello_core::rules::Rules;
use othello_home::config::look::Animation;
use othello_home::config::look::{Glyphs, ThemeName};
use othello_messages::Folder;
use othello_session::{Session, Setup};
use othello_words::i18n::{Language, m};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Has this thread speak a language, whatever others speak.
fn speak(language: &str) {
    language.parse::<Language>().unwrap().choose_here();
}

fn press(model: &mut Model, letters: &str) {
    for letter in letters.chars() {
        let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        let message = key_press::input_of_key(&model.view(), key);
        model.update(message.unwrap());
    }
}

#[test]
fn what_is_translated_is_said_in_it_and_the_rest_in_english() {
    speak("ja");
    let theme = Theme::new(ThemeName::Classic, ColorDepth::True, Glyphs::Unicode);
    let settings = Settings { animation: Animation::Off, ..Settings::new(theme) };
    let session = Session::new(Setup::new(Rules::OTHELLO), None);
    let mut model = Model::new(App::new(session, Confirmation::Ask, None), settings);
    model.update(ScreenInput::Arrived(Action::Begin));
    press(&mut model, "d3c3zzzzz");
    assert!(model.notice().unwrap().text.starts_with("エンジンの評価値"));
    // The keys of a window, in its footer and in the help.
    press(&mut model, "ve");
    let footer = key_hints::line(&model.view(), Sight::Whole, 80).to_string();
    assert_eq!(footer, "Enter 完了  Esc やめる");
    let helps: Vec<_> = keys::rows(HEADING_MODE).map(KeyRow::help).collect();
    assert_eq!(helps[2..], ["対局情報を保存", "やめる"]);
    press(&mut model, "Ada\n");
    assert_eq!(model.notice().unwrap().text, "対局情報を書き込みました。");
    // The plural is that of the language.
    let head = m::evaluation::head(Color::Black, 1, "exact", "");
    assert_eq!(head.to_string(), "黒の合法手は1つ（exact）。");
    let english = Language::ENGLISH;
    assert_eq!(head.say_in(english), "Black has 1 legal move, exact.");
}

#[test]
fn keys_are_parted_by_plain_signs_in_every_language() {
    speak("ja");
    let label = |key| {
        keys::rows(Mode::BOARD).find(|row| row.bound_keys().any(|it| it == key)).map(KeyRow::label)
    };
    assert_eq!(label(char(']')).as_deref(), Some("[, ]"));
}

#[test]
fn every_message_is_translated_and_no_translation_is_doubtful() {
    let folder = |code: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(code);
        Folder::read(&path, &format!("i18n/{code}")).unwrap()
    };
    let source = othello_messages::read_source(&folder(Language::ENGLISH.name()));
    for language in Language::ALL {
        let read = othello_messages::read_translation(&folder(language.name()), &source.messages);
        let lines: Vec<_> = read.faults.iter().map(ToString::to_string).collect();
        assert!(language == Language::ENGLISH || lines.is_empty(), "\n{}\n", lines.join("\n"));
        assert_eq!(language.missing(), [""; 0], "{}", language.own_name());
    }
}
