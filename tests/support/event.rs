//! The event that a terminal sends for a key.

use othello::screen::key_press;
use othello_board::app::keys::key::Key;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

const NAMED: [KeyCode; 15] = [
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Backspace,
    KeyCode::Delete,
    KeyCode::F(1),
];

/// Returns the event of a key of the table.
pub fn event(key: Key) -> KeyEvent {
    let codes = NAMED.into_iter().chain((' '..='~').map(KeyCode::Char));
    let mut events = codes.flat_map(|code| {
        [KeyModifiers::NONE, KeyModifiers::CONTROL].map(|with| KeyEvent::new(code, with))
    });
    events.find(|event| key_press::pressed(*event) == Some(key)).expect("some event means it")
}
