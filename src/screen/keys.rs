//! Keys as messages, by the table of [`bindings`](super::bindings).

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::binding::Key;
use super::bindings::KEYS;
use super::input_mode::InputMode;
use super::message::Message;
use super::model::Model;

/// Returns the message of a key; `None` if it does nothing in the mode of the screen.
pub fn message(model: &Model, event: KeyEvent) -> Option<Message> {
    let mode = model.view().mode();
    let message = look_up(mode, event)?;
    match event.kind {
        KeyEventKind::Press => Some(message),
        KeyEventKind::Repeat if message.is_movement() => Some(message),
        KeyEventKind::Repeat | KeyEventKind::Release => None,
    }
}

fn look_up(mode: InputMode, event: KeyEvent) -> Option<Message> {
    let modifiers = event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(letter) = event.code
        && modifiers.is_empty()
        && let Some(message) = letter_message(mode, letter)
    {
        return Some(message);
    }
    let pressed = Key(event.code, modifiers);
    let rows = KEYS.iter().filter(|row| row.mode == mode || row.mode == InputMode::Any);
    let (_, message) = rows.flat_map(|row| row.keys).find(|(key, _)| *key == pressed)?;
    Some(message.clone())
}

/// Returns the message of a letter that names a column, or of one that is typed into a text.
fn letter_message(mode: InputMode, letter: char) -> Option<Message> {
    match (mode, letter.to_ascii_lowercase()) {
        (InputMode::Board | InputMode::Exercise, column @ 'a'..='h') => {
            Some(Message::Column(column as u8 - b'a'))
        }
        (InputMode::Board | InputMode::Exercise, row @ '1'..='8') => {
            Some(Message::Row(row as u8 - b'1'))
        }
        (InputMode::NewGame | InputMode::SaveAs | InputMode::Rename | InputMode::Comment, _) => {
            Some(Message::Type(letter))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::KeyEvent;

    use super::{InputMode, KEYS, look_up};

    #[test]
    fn every_key_of_the_table_does_what_its_row_says_and_no_other_row_has_it() {
        let bound = || KEYS.iter().flat_map(|row| row.keys.iter().map(move |key| (row, key)));
        for (row, (key, message)) in bound() {
            let event = KeyEvent::new(key.0, key.1);
            let is_screen = |mode: &InputMode| *mode != InputMode::Any;
            let applies = |mode: &InputMode| row.mode == *mode || row.mode == InputMode::Any;
            for mode in InputMode::ALL.into_iter().filter(is_screen).filter(applies) {
                assert_eq!(look_up(mode, event), Some(message.clone()), "{}", row.label);
                let rows = bound().filter(|(other, (other_key, _))| {
                    other_key == key && (other.mode == mode || other.mode == InputMode::Any)
                });
                assert_eq!(rows.count(), 1, "{} in {mode:?} is bound twice", row.label);
            }
        }
    }
}
