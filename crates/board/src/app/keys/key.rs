//! A key with its modifiers, and its names.

use super::layouts;
use othello_notation::folding::half_width;
use othello_words::i18n::m;

/// A key with its modifiers. Shift counts only where it makes another letter or key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    code: Code,
    with: Modifier,
}

/// A key without its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Tab,
    BackTab,
    Enter,
    Esc,
    Backspace,
    Delete,
    Function(u8),
    Char(char),
}

impl Code {
    fn as_char(self) -> Option<char> {
        if let Self::Char(character) = self { Some(character) } else { None }
    }
}

/// A modifier that is held down with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifier {
    None,
    Ctrl,
    Alt,
}

pub const LEFT: Key = plain(Code::Left);
pub const RIGHT: Key = plain(Code::Right);
pub const UP: Key = plain(Code::Up);
pub const DOWN: Key = plain(Code::Down);
pub const HOME: Key = plain(Code::Home);
pub const END: Key = plain(Code::End);
pub const PAGE_UP: Key = plain(Code::PageUp);
pub const PAGE_DOWN: Key = plain(Code::PageDown);
pub const TAB: Key = plain(Code::Tab);
pub const SHIFT_TAB: Key = plain(Code::BackTab);
pub const ENTER: Key = plain(Code::Enter);
pub const SPACE: Key = char(' ');
pub const ESC: Key = plain(Code::Esc);
pub const BACKSPACE: Key = plain(Code::Backspace);
pub const DELETE: Key = plain(Code::Delete);
pub const F1: Key = plain(Code::Function(1));
pub const CTRL_U: Key = ctrl('u');
pub const CTRL_W: Key = ctrl('w');

pub const fn char(character: char) -> Key {
    plain(Code::Char(character))
}

/// Creates the key of a small letter together with Ctrl.
pub const fn ctrl(letter: char) -> Key {
    Key::new(Code::Char(letter), Modifier::Ctrl)
}

const fn plain(code: Code) -> Key {
    Key::new(code, Modifier::None)
}

impl Key {
    /// Creates a key.
    pub const fn new(code: Code, with: Modifier) -> Self {
        Self { code, with }
    }

    /// Returns the character that the key types, if it types one.
    pub fn character(self) -> Option<char> {
        self.code.as_char().filter(|_| self.with == Modifier::None)
    }

    /// Returns the key itself, and what it means where that has no meaning: the plain key of a full-width letter or
    /// digit, as input methods of East Asia type them, the Latin key at the place of a letter of another script, and
    /// the small letter of a capital. (Terminals keep keys with Ctrl and Shift to themselves.)
    pub fn meanings(self) -> impl Iterator<Item = Self> {
        let is_shifted = self.code.as_char().is_some_and(char::is_uppercase);
        let is_fixed = is_shifted && self.with != Modifier::None;
        let other = |meaning: fn(char) -> Option<char>| {
            let code = Code::Char(meaning(self.code.as_char().filter(|_| !is_fixed)?)?);
            Some(Self { code, ..self })
        };
        let small = |letter: char| letter.to_lowercase().next().filter(|small| *small != letter);
        let plain = |letter| half_width(letter).or_else(|| layouts::latin(letter));
        let plain_and_small = |letter| half_width(letter).and_then(|it| it.to_lowercase().next());
        let keys = [Some(self), other(small), other(plain), other(plain_and_small)];
        keys.into_iter().flatten()
    }

    /// Returns the name: `Ctrl-C`, `PageUp`.
    pub fn name(self) -> String {
        let name: String = match self.code {
            Code::Char(' ') => "Space".into(),
            Code::Char(letter) if self.with == Modifier::Ctrl => letter.to_ascii_uppercase().into(),
            Code::Char(character) => character.into(),
            Code::Function(number) => format!("F{number}"),
            Code::BackTab => "Shift-Tab".into(),
            other => format!("{other:?}"),
        };
        let name = m::keys::name(name);
        match self.with {
            Modifier::Ctrl => m::keys::with_ctrl(name).into(),
            _ => name.into(),
        }
    }

    /// Returns the name in the line of hints, where there is little room: `PgUp`.
    pub fn short_name(self) -> String {
        match self.code {
            Code::PageUp => m::keys::name("PgUp").to_string(),
            Code::PageDown => m::keys::name("PgDn").to_string(),
            _ => self.name(),
        }
    }

    pub(super) const fn is_arrow(self) -> bool {
        matches!(self.code, Code::Left | Code::Right | Code::Up | Code::Down)
    }
}

/// The sign between names of keys: a plain sign in every language, as keys such as `[` are.
pub const BETWEEN: &str = ", ";

/// Returns the names of keys one after the other: `u, Backspace`.
pub fn listed(names: impl IntoIterator<Item = String>) -> String {
    names.into_iter().collect::<Vec<_>>().join(BETWEEN)
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
