//! A key with its modifiers, and its names.

use super::layouts;
use othello_words::i18n::m;
use othello_words::text;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A key with its modifiers. Shift counts only where it makes another letter or key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: KeyCode,
    modifiers: KeyModifiers,
}

pub const LEFT: Key = plain(KeyCode::Left);
pub const RIGHT: Key = plain(KeyCode::Right);
pub const UP: Key = plain(KeyCode::Up);
pub const DOWN: Key = plain(KeyCode::Down);
pub const HOME: Key = plain(KeyCode::Home);
pub const END: Key = plain(KeyCode::End);
pub const PAGE_UP: Key = plain(KeyCode::PageUp);
pub const PAGE_DOWN: Key = plain(KeyCode::PageDown);
pub const TAB: Key = plain(KeyCode::Tab);
pub const SHIFT_TAB: Key = plain(KeyCode::BackTab);
pub const ENTER: Key = plain(KeyCode::Enter);
pub const SPACE: Key = char(' ');
pub const ESC: Key = plain(KeyCode::Esc);
pub const BACKSPACE: Key = plain(KeyCode::Backspace);
pub const DELETE: Key = plain(KeyCode::Delete);
pub const F1: Key = plain(KeyCode::F(1));
pub const CTRL_U: Key = ctrl('u');
pub const CTRL_W: Key = ctrl('w');

/// Creates the key of a character.
pub const fn char(character: char) -> Key {
    plain(KeyCode::Char(character))
}

/// Creates the key of a small letter together with Ctrl.
pub const fn ctrl(letter: char) -> Key {
    Key { code: KeyCode::Char(letter), modifiers: KeyModifiers::CONTROL }
}

const fn plain(code: KeyCode) -> Key {
    Key { code, modifiers: KeyModifiers::NONE }
}

impl Key {
    /// Returns the key of an event.
    pub fn pressed(event: KeyEvent) -> Self {
        let modifiers = event.modifiers & (KeyModifiers::CONTROL | KeyModifiers::ALT);
        Self { code: event.code, modifiers }
    }

    /// Returns the character that the key types, if it types one.
    pub fn character(self) -> Option<char> {
        self.code.as_char().filter(|_| self.modifiers.is_empty())
    }

    /// Returns the key itself, and what it means where that has no meaning: the plain key of a full-width letter or
    /// digit, as input methods of East Asia type them, the Latin key at the place of a letter of another script, and
    /// the small letter of a capital. (Terminals keep keys with Ctrl and Shift to themselves.)
    pub fn meanings(self) -> impl Iterator<Item = Self> {
        let is_shifted = self.code.as_char().is_some_and(char::is_uppercase);
        let is_fixed = is_shifted && !self.modifiers.is_empty();
        let other = |meaning: fn(char) -> Option<char>| {
            let code = KeyCode::Char(meaning(self.code.as_char().filter(|_| !is_fixed)?)?);
            Some(Self { code, ..self })
        };
        let small = |letter: char| letter.to_lowercase().next().filter(|small| *small != letter);
        let plain = |letter| text::half_width(letter).or_else(|| layouts::latin(letter));
        let plain_and_small =
            |letter| text::half_width(letter).and_then(|it| it.to_lowercase().next());
        let keys = [Some(self), other(small), other(plain), other(plain_and_small)];
        keys.into_iter().flatten()
    }

    /// Returns the name: `Ctrl-C`, `PageUp`.
    pub fn name(self) -> String {
        let name: String = match self.code {
            KeyCode::Char(' ') => "Space".into(),
            KeyCode::Char(letter) if self.modifiers.contains(KeyModifiers::CONTROL) => {
                letter.to_ascii_uppercase().into()
            }
            KeyCode::Char(character) => character.into(),
            KeyCode::F(number) => format!("F{number}"),
            KeyCode::BackTab => "Shift-Tab".into(),
            other => format!("{other:?}"),
        };
        let prefix = if self.modifiers.contains(KeyModifiers::CONTROL) { "Ctrl-" } else { "" };
        prefix.to_owned() + &m::keys::name(name).to_string()
    }

    /// Returns the name in the line of hints, where there is little room: `PgUp`.
    pub fn short_name(self) -> String {
        match self.code {
            KeyCode::PageUp => m::keys::name("PgUp").to_string(),
            KeyCode::PageDown => m::keys::name("PgDn").to_string(),
            _ => self.name(),
        }
    }

    pub(super) const fn is_arrow(self) -> bool {
        matches!(self.code, KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down)
    }
}

impl From<Key> for KeyEvent {
    fn from(key: Key) -> Self {
        Self::new(key.code, key.modifiers)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        BACKSPACE, DELETE, END, ENTER, ESC, F1, HOME, PAGE_DOWN, PAGE_UP, SHIFT_TAB, SPACE, TAB,
        UP, char, ctrl,
    };

    #[test]
    fn names_are_those_on_the_keys() {
        let keys = [
            UP,
            HOME,
            END,
            PAGE_UP,
            PAGE_DOWN,
            TAB,
            SHIFT_TAB,
            ENTER,
            SPACE,
            ESC,
            BACKSPACE,
            DELETE,
            F1,
            char('Y'),
            char(']'),
            ctrl('l'),
        ];
        let names = "Up Home End PageUp PageDown Tab Shift-Tab Enter Space Esc Backspace Delete F1 \
                     Y ] Ctrl-L";
        assert_eq!(keys.map(super::Key::name).join(" "), names);
        assert_eq!([PAGE_UP, END].map(super::Key::short_name), ["PgUp", "End"]);
    }
}
