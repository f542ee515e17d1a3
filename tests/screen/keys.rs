//! Keys in every window: repeated, with modifiers, as squares.

use othello::controller::{Action, CopyFormat};
use othello::os::exit_status::ExitStatus;
use othello::screen::keys;
use othello::screen::message::{Message, Step};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::support::{WINDOWS, all_codes, app, key, with_window};

#[test]
fn held_keys_repeat_movements_and_nothing_else() {
    for name in WINDOWS {
        let app = with_window(name);
        for code in all_codes() {
            let event = |kind| KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
            let pressed = keys::message(&app, event(KeyEventKind::Press));
            let repeated = keys::message(&app, event(KeyEventKind::Repeat));
            let is_movement = matches!(
                pressed,
                Some(
                    Message::Move(_)
                        | Message::Seek(_)
                        | Message::Act(Action::Browse(_))
                        | Message::Scroll(_)
                        | Message::Select(_)
                        | Message::Leap(_)
                        | Message::Turn(_)
                )
            );
            assert_eq!(repeated, pressed.filter(|_| is_movement), "{code:?} in {name:?}");
            assert_eq!(keys::message(&app, event(KeyEventKind::Release)), None);
        }
    }
}

#[test]
fn letters_with_ctrl_or_alt_name_no_squares_and_type_nothing() {
    let quit = Some(Message::Act(Action::Quit(ExitStatus::Interrupted)));
    for name in WINDOWS {
        let app = with_window(name);
        for code in all_codes() {
            for modifiers in [
                KeyModifiers::CONTROL,
                KeyModifiers::ALT,
                KeyModifiers::CONTROL | KeyModifiers::ALT,
            ] {
                let expected = match (code, modifiers, name) {
                    (KeyCode::Char('c'), KeyModifiers::CONTROL, _) => quit.clone(),
                    (KeyCode::Char('z'), KeyModifiers::CONTROL, _) => Some(Message::Suspend),
                    (KeyCode::Char('l'), KeyModifiers::CONTROL, _) => Some(Message::Redraw),
                    (KeyCode::Char('r'), KeyModifiers::CONTROL, "") => {
                        Some(Message::Act(Action::Redo))
                    }
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
    assert_eq!(pressed(KeyCode::Char('D')), Some(Message::Column(3)));
    assert_eq!(pressed(KeyCode::Char('Y')), Some(Message::Act(Action::Copy(CopyFormat::Position))));
    assert_eq!(pressed(KeyCode::BackTab), Some(Message::Seek(Step::Previous)));
}

#[test]
fn on_the_board_squares_have_all_their_letters_and_digits() {
    let app = app();
    for (column, letter) in (0..).zip('a'..='h') {
        for letter in [letter, letter.to_ascii_uppercase()] {
            let message = keys::message(&app, key(KeyCode::Char(letter)));
            assert_eq!(message, Some(Message::Column(column)), "{letter}");
        }
    }
    for (row, digit) in (0..).zip('1'..='8') {
        assert_eq!(keys::message(&app, key(KeyCode::Char(digit))), Some(Message::Row(row)));
    }
    for digit in ['0', '9'] {
        assert_eq!(keys::message(&app, key(KeyCode::Char(digit))), None);
    }
}
