//! The name of a player.

use std::fmt;
use std::str::FromStr;

/// The name of a player: not empty, [visible], and without blanks around it.
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
    /// Returns the [visible] part of a text of unknown origin without the blanks around it; `None`
    /// if nothing is left.
    pub fn cleaned(text: &str) -> Option<Self> {
        visible(text).parse().ok()
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

/// Returns a text without the characters that a terminal does not show: those that
/// [control the output](controls_output), tags, fillers, and joiners and variation selectors with
/// nothing to join or to vary. Two texts that look the same are then more often the same.
///
/// ```
/// use othello_notation::visible;
/// assert_eq!(visible("A\u{200d}nn\u{e0041}\u{1b}[2J"), "Ann[2J");
/// assert_eq!(visible("👩\u{200d}🚀"), "👩\u{200d}🚀");
/// ```
pub fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let mut letters = text.chars().filter(|&letter| !is_never_shown(letter)).peekable();
    while let Some(letter) = letters.next() {
        let before = shown.chars().next_back().unwrap_or(' ');
        let is_kept = match letter {
            '\u{200c}'..='\u{200d}' => {
                is_joined(before) && letters.peek().copied().is_some_and(is_joined)
            }
            '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => {
                before >= FIRST_VARIED
                    && !before.is_whitespace()
                    && !matches!(before, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..)
            }
            _ => true,
        };
        if is_kept {
            shown.push(letter);
        }
    }
    shown
}

/// The first character of the scripts that join their letters; emoji come later.
const FIRST_JOINED: char = '\u{600}';
/// The first character of those that have variations; the digits of keycaps are not worth an exception.
const FIRST_VARIED: char = '\u{2000}';

/// Returns `true` for a character that a joiner may join.
const fn is_joined(letter: char) -> bool {
    letter >= FIRST_JOINED && !matches!(letter, '\u{200c}'..='\u{200d}' | '\u{3000}')
}

/// Returns `true` for a character of which nothing is ever seen.
const fn is_never_shown(letter: char) -> bool {
    controls_output(letter)
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'
                | '\u{2060}'..='\u{206f}'
                | '\u{3164}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e00ff}'
                | '\u{e01f0}'..='\u{e0fff}'
        )
}

impl FromStr for PlayerName {
    type Err = PlayerNameError;

    fn from_str(text: &str) -> Result<Self, PlayerNameError> {
        let name = text.trim();
        if name.is_empty() {
            Err(PlayerNameError::Blank)
        } else if visible(name) != name {
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
    /// A character that is not shown, such as a control character.
    Control,
}

impl fmt::Display for PlayerNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blank => "expected a name, found nothing but blanks",
            Self::Control => "expected a name, found an invisible character in it",
        })
    }
}

impl std::error::Error for PlayerNameError {}
