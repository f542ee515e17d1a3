//! The keys: the table of [`bindings`](super::bindings) drives what a key does, the hints under the
//! board, the help page and the manual page.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::app::{App, Overlay};
use super::bindings::KEYS;
use super::message::Message;

/// A row of the table: some keys that belong together.
pub struct Binding {
    /// Where the keys do this.
    pub place: InputMode,
    /// The keys as the help names them.
    pub label: &'static str,
    /// What they do.
    pub help: &'static str,
    /// The hint under the board, and when it is worth a place there.
    pub hint: Option<Hint>,
    pub(super) keys: &'static [(Key, Message)],
}

/// A hint in the line of keys.
pub struct Hint {
    /// `u take back`.
    pub text: &'static str,
    /// Whether the key does something now.
    pub applies: fn(&App) -> bool,
}

/// What lies in front of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// The board.
    Board,
    /// A page of text.
    Page,
    /// A question.
    Question,
    /// The form of a new game.
    Form,
    /// The list of games.
    List,
    /// A line that is typed.
    Line,
    /// The pause.
    Pause,
    /// Wherever one is.
    Anywhere,
}

impl InputMode {
    /// The place of what lies over the board, or the board.
    pub fn of(app: &App) -> Self {
        match app.overlay() {
            None => Self::Board,
            Some(Overlay::Page(..)) => Self::Page,
            Some(Overlay::Question(_)) => Self::Question,
            Some(Overlay::Form(_)) => Self::Form,
            Some(Overlay::Games(..)) => Self::List,
            Some(Overlay::Name(_)) => Self::Line,
            Some(Overlay::Pause) => Self::Pause,
        }
    }
}

/// A key with its modifiers; Shift counts only where it is not in the letter itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key(KeyCode, KeyModifiers);

pub(super) const fn key(code: KeyCode) -> Key {
    Key(code, KeyModifiers::NONE)
}

pub(super) const fn char(letter: char) -> Key {
    key(KeyCode::Char(letter))
}

pub(super) const fn ctrl(letter: char) -> Key {
    Key(KeyCode::Char(letter), KeyModifiers::CONTROL)
}

/// What a key asks for; `None` if it does nothing here.
pub fn message(app: &App, event: KeyEvent) -> Option<Message> {
    let place = InputMode::of(app);
    let message = look_up(place, event)?;
    match event.kind {
        KeyEventKind::Press => Some(message),
        KeyEventKind::Repeat if message.is_movement() => Some(message),
        KeyEventKind::Repeat | KeyEventKind::Release => None,
    }
}

fn look_up(place: InputMode, event: KeyEvent) -> Option<Message> {
    let modifiers = event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
    if let KeyCode::Char(letter) = event.code
        && modifiers.is_empty()
        && let Some(message) = letter_message(place, letter)
    {
        return Some(message);
    }
    let pressed = Key(event.code, modifiers);
    let rows = KEYS.iter().filter(|row| row.place == place || row.place == InputMode::Anywhere);
    let (_, message) = rows.flat_map(|row| row.keys).find(|(key, _)| *key == pressed)?;
    Some(message.clone())
}

/// What a letter does where it names a column or is part of a text.
fn letter_message(place: InputMode, letter: char) -> Option<Message> {
    match (place, letter.to_ascii_lowercase()) {
        (InputMode::Board, column @ 'a'..='h') => Some(Message::Arm(column as u8 - b'a')),
        (InputMode::Board, row @ '1'..='8') => Some(Message::Row(row as u8 - b'1')),
        (InputMode::Form | InputMode::Line, _) => Some(Message::Type(letter)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{InputMode, KEYS, look_up};
    use ratatui::crossterm::event::KeyEvent;

    #[test]
    fn every_key_of_the_table_does_what_its_row_says_and_no_other_row_has_it() {
        let bound = || KEYS.iter().flat_map(|row| row.keys.iter().map(move |key| (row, key)));
        for (row, (key, message)) in bound() {
            let event = KeyEvent::new(key.0, key.1);
            let places = [
                InputMode::Board,
                InputMode::Page,
                InputMode::Question,
                InputMode::Form,
                InputMode::List,
                InputMode::Line,
                InputMode::Pause,
            ];
            let is_here =
                |place: &InputMode| row.place == *place || row.place == InputMode::Anywhere;
            for place in places.into_iter().filter(is_here) {
                assert_eq!(look_up(place, event), Some(message.clone()), "{}", row.label);
                let rows = bound().filter(|(other, (other_key, _))| {
                    other_key == key && (other.place == place || other.place == InputMode::Anywhere)
                });
                assert_eq!(rows.count(), 1, "{} in {place:?} is bound twice", row.label);
            }
        }
    }
}
