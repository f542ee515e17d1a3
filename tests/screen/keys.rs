//! Keys in every window: repeated, with modifiers, as squares.

use othello::screen::key_hints::{self, Sight};
use othello::screen::key_press;
use othello::screen::model::Model;
use othello::screen::title;
use othello_board::app::command::{Arg, Command, Held};
use othello_board::app::input::Action;
use othello_board::app::keys;
use othello_board::app::keys::key::Key;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{Erasure, ScreenInput, Step, WindowInput};
use othello_board::app::table;
use othello_home::process::exit_status::ExitStatus;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::event::event;
use crate::support::{WINDOWS, all_codes, check, key, model, notice, press, settings, with_window};
use crate::{exercise, explorer, review};

#[test]
fn the_title_of_the_terminal_names_the_window() {
    let activities = [
        "",
        " (help)",
        " (question)",
        " (new game)",
        " (record)",
        " (save as)",
        " (paused)",
        " (scoresheet)",
        " (saved games)",
    ];
    for (name, activity) in WINDOWS.into_iter().zip(activities) {
        let title = title::title(&with_window(name).view());
        let (game, named) = title.split_at(title.len() - activity.len());
        assert!(game.starts_with("Othello: move ") && !game.ends_with(')'), "{title}");
        assert_eq!(named, activity);
    }
}

#[test]
fn held_keys_repeat_movements_and_nothing_else() {
    for name in WINDOWS {
        let model = with_window(name);
        for code in all_codes() {
            let event = |kind| KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
            let pressed = key_press::input_of_key(&model.view(), event(KeyEventKind::Press));
            let repeated = key_press::input_of_key(&model.view(), event(KeyEventKind::Repeat));
            let is_movement = matches!(
                pressed,
                Some(
                    ScreenInput::Move(_)
                        | ScreenInput::Seek(_)
                        | ScreenInput::Call(Command { held: Held::Repeated, .. }, _)
                        | ScreenInput::Window(
                            WindowInput::Scroll(_)
                                | WindowInput::ScrollPage(_)
                                | WindowInput::Select(_)
                                | WindowInput::Leap(_)
                                | WindowInput::Change(_)
                                | WindowInput::Turn(_)
                        )
                )
            );
            assert_eq!(repeated, pressed.filter(|_| is_movement), "{code:?} in {name:?}");
            assert_eq!(key_press::input_of_key(&model.view(), event(KeyEventKind::Release)), None);
        }
    }
}

#[test]
fn letters_with_ctrl_or_alt_name_no_squares_and_type_nothing() {
    let quit = Some(ScreenInput::Arrived(Action::Quit(ExitStatus::Interrupted)));
    for name in WINDOWS {
        let model = with_window(name);
        for code in all_codes() {
            for modifiers in [
                KeyModifiers::CONTROL,
                KeyModifiers::ALT,
                KeyModifiers::CONTROL | KeyModifiers::ALT,
            ] {
                let expected = match (code, modifiers, name) {
                    (KeyCode::Char('c'), KeyModifiers::CONTROL, _) => quit.clone(),
                    (KeyCode::Char('z'), KeyModifiers::CONTROL, _) if cfg!(unix) => {
                        Some(ScreenInput::Suspend)
                    }
                    (KeyCode::Char('l'), KeyModifiers::CONTROL, _) => Some(ScreenInput::Redraw),
                    (KeyCode::Char('p'), KeyModifiers::CONTROL, _) => Some(ScreenInput::Palette),
                    (KeyCode::Char('r'), KeyModifiers::CONTROL, "") => table::named("moves.redo")
                        .map(|command| ScreenInput::Call(command, Arg::Nothing)),
                    (KeyCode::Char('u'), KeyModifiers::CONTROL, "n" | "s") => {
                        Some(ScreenInput::Window(WindowInput::Erase(Erasure::Line)))
                    }
                    (KeyCode::Char('w'), KeyModifiers::CONTROL, "n" | "s") => {
                        Some(ScreenInput::Window(WindowInput::Erase(Erasure::Word)))
                    }
                    _ => None,
                };
                let message =
                    key_press::input_of_key(&model.view(), KeyEvent::new(code, modifiers));
                assert_eq!(message, expected, "{code:?} with {modifiers:?} in {name:?}");
            }
        }
    }
}

#[test]
fn shift_is_in_the_letter_already() {
    let model = model();
    let pressed =
        |code| key_press::input_of_key(&model.view(), KeyEvent::new(code, KeyModifiers::SHIFT));
    assert_eq!(pressed(KeyCode::Char('D')), Some(ScreenInput::Column(3)));
    assert_eq!(pressed(KeyCode::BackTab), Some(ScreenInput::Seek(Step::Previous)));
}

#[test]
fn on_the_board_squares_have_all_their_letters_and_digits() {
    let model = model();
    for (column, letter) in (0..).zip('a'..='h') {
        for letter in [letter, letter.to_ascii_uppercase()] {
            let message = key_press::input_of_key(&model.view(), key(KeyCode::Char(letter)));
            assert_eq!(message, Some(ScreenInput::Column(column)), "{letter}");
        }
    }
    for (row, digit) in (0..).zip('1'..='8') {
        assert_eq!(
            key_press::input_of_key(&model.view(), key(KeyCode::Char(digit))),
            Some(ScreenInput::Row(row))
        );
    }
    for digit in ['0', '9'] {
        assert_eq!(key_press::input_of_key(&model.view(), key(KeyCode::Char(digit))), None);
    }
}

/// Screens with all windows, with exercises, and with a game at its start, in a variation and at its
/// end.
fn screens() -> Vec<Model> {
    let theme = settings().theme;
    let mut screens: Vec<_> = WINDOWS.into_iter().map(with_window).collect();
    screens.extend(vec![
        model(),
        check("f5 d6 c3 PageUp c5 y", "f5d6c3", ""),
        review::reviewed(theme),
        review::second_error(theme),
        exercise::lesson(theme),
        exercise::wrong(theme),
        exercise::puzzle(theme),
        explorer::explored("f5d6"),
    ]);
    screens
}

#[test]
fn no_key_does_two_things_that_can_be_done() {
    for screen in screens() {
        // What counts everywhere counts in each mode, too.
        for mode in keys::modes().filter(|mode| *mode != Mode::ANY) {
            let rows: Vec<_> = keys::rows(mode).chain(keys::rows(Mode::ANY)).collect();
            let is_possible = |message: &ScreenInput| message.is_possible(screen.app());
            for key in rows.iter().flat_map(|row| row.bound_keys()) {
                let messages = rows.iter().flat_map(|row| row.messages(key)).filter(is_possible);
                let messages: Vec<_> = messages.collect();
                // Where a text is typed, letters mean nothing else.
                let is_typed =
                    |it: &ScreenInput| matches!(it, ScreenInput::Window(WindowInput::Type(_)));
                let is_one = messages.iter().any(is_typed)
                    || messages.iter().all(|message| *message == messages[0]);
                assert!(is_one, "{} in {mode:?}: {messages:?}", key.name());
            }
        }
    }
}

#[test]
fn no_key_is_twice_in_a_row_for_the_same() {
    for mode in keys::modes() {
        for row in keys::rows(mode) {
            for key in row.bound_keys() {
                let messages: Vec<_> = row.messages(key).collect();
                let mut others = messages.iter().enumerate();
                let is_twice = others.any(|(number, it)| messages[..number].contains(it));
                assert!(!is_twice, "{} in {mode:?}: {}", key.name(), row.help());
            }
        }
    }
}

#[test]
fn pressing_a_key_of_the_table_sends_the_message_of_its_row() {
    for screen in screens() {
        let mode = screen.view().mode();
        let docked: Vec<_> = screen.view().docked().into_iter().flat_map(keys::rows).collect();
        let is_docked = |key: &Key| {
            let mut rows = docked.iter().filter(|row| row.is_available(screen.app()));
            rows.any(|row| row.bound_keys().any(|other| other == *key))
        };
        for row in keys::rows(mode).chain(keys::rows(Mode::ANY)) {
            let bound = row.bound_keys().filter(|key| !is_docked(key));
            for key in bound.filter(|_| row.is_available(screen.app())) {
                let message = key_press::input_of_key(&screen.view(), event(key));
                // Where a text is typed, letters mean nothing else.
                let is_typed = matches!(message, Some(ScreenInput::Window(WindowInput::Type(_))));
                if is_typed && key.character().is_some() {
                    continue;
                }
                let own = row.messages(key).find(|own| own.is_possible(screen.app()));
                if own.is_some() {
                    assert_eq!(message, own, "{} in {mode:?}", key.name());
                }
            }
        }
    }
}

#[test]
fn capitals_mean_what_small_letters_do_and_only_letters_of_every_evening_are_keys() {
    let models: [fn() -> Model; 3] =
        [model, || check("f5 d6 PageUp", "f5d6", ""), || with_window("f5 v")];
    for make in models {
        let model = make();
        let message = |letter| key_press::input_of_key(&model.view(), key(KeyCode::Char(letter)));
        for letter in 'a'..='z' {
            assert_eq!(message(letter.to_ascii_uppercase()), message(letter), "{letter}");
        }
        // As input methods of East Asia type them.
        for (wide, plain) in [('ｄ', 'd'), ('Ｄ', 'd'), ('３', '3'), ('？', '?')] {
            assert_eq!(message(wide), message(plain), "{wide}");
        }
    }
    let text = with_window("f5 s");
    let wide = key_press::input_of_key(&text.view(), key(KeyCode::Char('ｄ')));
    assert_eq!(
        wide,
        Some(ScreenInput::Window(WindowInput::Type('ｄ'))),
        "a text takes it as it is"
    );
    let bound = keys::rows(Mode::BOARD).flat_map(KeyRow::bound_keys);
    let letters = bound.filter_map(Key::character).filter(|key| ('i'..='z').contains(key));
    let mut letters: Vec<_> = letters.collect();
    letters.sort_unstable();
    // A key does one thing or another.
    letters.dedup();
    assert_eq!(letters.into_iter().collect::<String>(), "jlmnopqrstuvwxyz");
}

#[test]
fn a_click_on_a_hint_does_what_its_key_does() {
    let browsing = check("f5 d6 PageUp", "f5d6", "");
    let message_at =
        |column| key_hints::message_at(&browsing.view(), Sight::Whole, &[24], [0, column]);
    let current =
        table::named("browsing.end").map(|command| ScreenInput::Call(command, Arg::Nothing));
    assert_eq!(
        key_hints::line(&browsing.view(), Sight::Whole, 24).to_string(),
        "End return  ? help"
    );
    assert_eq!(message_at(0), current);
    assert_eq!(message_at(9), current);
    assert_eq!(message_at(10), None, "between two hints");
}

#[test]
fn keyboards_of_other_scripts_play_by_the_places_of_their_keys() {
    for moves in ["в3", "В3", "δ3", "ㅇ3", "ג3", "ي3", "დ3", "d\""] {
        check(moves, "d3", "");
    }
    check("а5", "f5", "");
    let model = model();
    let interrupt = KeyEvent::new(KeyCode::Char('с'), KeyModifiers::CONTROL);
    let quit = ScreenInput::Arrived(Action::Quit(ExitStatus::Interrupted));
    assert_eq!(key_press::input_of_key(&model.view(), interrupt), Some(quit));
    // A name is typed as it is.
    let mut model = check("d3 s", "d3", "save as");
    press(&mut model, "финал");
    assert_eq!(model.typed_text(), Some("финал"));
}

#[test]
fn a_letter_of_which_nobody_knows_the_key_is_told_once() {
    let mut model = check("ก", "", "");
    assert!(notice(&model).starts_with("ก is not a key here."), "{}", notice(&model));
    press(&mut model, "Left");
    press(&mut model, "ม");
    assert!(!notice(&model).contains("no key"), "{}", notice(&model));
}
