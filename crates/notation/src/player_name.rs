//! The name of a player.

use std::fmt;
use std::str::FromStr;

/// The name of a player: not empty, without characters that control the output, and without blanks
/// around it.
///
/// ```
/// use othello_notation::PlayerName;
/// let name: PlayerName = " Ann ".parse()?;
/// assert_eq!(name.as_str(), "Ann");
/// assert!("  ".parse::<PlayerName>().is_err());
/// assert_eq!(PlayerName::cleaned("Ann\n"), Some(name));
/// # Ok::<(), othello_notation::PlayerNameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerName(String);

impl PlayerName {
    /// Returns the name in a text of unknown origin, which is read without its
    /// [control characters](controls_output) and the blanks around it; `None` if nothing is left.
    pub fn cleaned(text: &str) -> Option<Self> {
        let letters: String = text.chars().filter(|&letter| !controls_output(letter)).collect();
        letters.parse().ok()
    }

    /// Returns the name in a text, and counts it if it has characters that are left out.
    pub(super) fn cleaned_counting(text: &str, count: &mut usize) -> Option<Self> {
        let name = Self::cleaned(text);
        *count += usize::from(name.as_ref().map_or("", Self::as_str) != text.trim());
        name
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Returns `true` for a character that a terminal acts on instead of showing it: the control
/// characters of Unicode (C0, DEL and C1), those that change the direction of writing, and those
/// that separate lines and paragraphs.
pub const fn controls_output(letter: char) -> bool {
    matches!(
        letter,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{61c}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}'
    )
}

impl FromStr for PlayerName {
    type Err = PlayerNameError;

    fn from_str(text: &str) -> Result<Self, PlayerNameError> {
        let name = text.trim();
        if name.is_empty() {
            Err(PlayerNameError::Blank)
        } else if name.contains(controls_output) {
            Err(PlayerNameError::Control)
        } else {
            Ok(Self(name.into()))
        }
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl AsRef<str> for PlayerName {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

/// The error of a text that is not the name of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayerNameError {
    /// Nothing but blanks.
    Blank,
    /// A control character.
    Control,
}

impl fmt::Display for PlayerNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blank => "expected a name, found nothing but blanks",
            Self::Control => "expected a name, found a control character in it",
        })
    }
}

impl std::error::Error for PlayerNameError {}

#[cfg(test)]
mod tests {
    use super::{PlayerName, PlayerNameError};

    /// The name is shown in the title of a terminal and beside the board.
    #[test]
    fn a_name_does_not_turn_the_direction_of_what_follows_it() {
        for letter in
            "\u{202a}\u{202b}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{200f}\u{61c}".chars()
        {
            let text = format!("Ann{letter} B");
            assert_eq!(PlayerName::cleaned(&text), "Ann B".parse().ok(), "{text:?}");
            assert_eq!(text.parse::<PlayerName>(), Err(PlayerNameError::Control), "{text:?}");
        }
        for name in ["Zoe\u{308}", "דנה", "نور\u{200c}ا", "👩\u{200d}🚀", "黒"] {
            assert_eq!(PlayerName::cleaned(name).unwrap().as_str(), name);
        }
    }
}
