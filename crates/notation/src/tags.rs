//! Tags, the further data of a game: pairs of a name and a text, in order.

use std::fmt;

use othello_core::rules::Axis;

/// The tags of a game that mean nothing to its rules, as PGN has them: `Event`, `Site`, `Round`,
/// ratings, a match score.
///
/// `Event`, `Site` and `Round` come first, as in every PGN file, and are left out while they are
/// unknown (`?`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

/// The names of tags that PGN puts before all others.
pub(super) const FIRST: [&str; 3] = ["Event", "Site", "Round"];

/// The names of tags that other parts of a record are written to, without those of the rule axes.
const RESERVED: [&str; 11] = [
    "Date",
    "Black",
    "White",
    "Result",
    "Variant",
    "Position",
    "TimeControl",
    "BlackClock",
    "WhiteClock",
    "Termination",
    "TakenBack",
];

impl Tags {
    /// Returns the text of the first tag with that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, text)| text)
    }

    /// Returns the tags in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Writes a tag, in place of those that have this name.
    ///
    /// # Errors
    /// If the name cannot be written or belongs to another part of a [`Record`](super::Record).
    pub fn insert(&mut self, name: &str, text: impl Into<String>) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::InvalidName);
        }
        if is_reserved(name) {
            return Err(TagError::Reserved);
        }
        self.remove(name);
        self.append(name, text.into());
        Ok(())
    }

    /// Removes the tags with that name.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| !tag.eq_ignore_ascii_case(name));
    }

    /// Adds a tag as a file has it, perhaps one more of its name.
    pub(super) fn append(&mut self, name: &str, text: String) {
        // Some write all names in lower case.
        let known = known().find(|known| known.eq_ignore_ascii_case(name));
        let name = known.unwrap_or(name);
        if !FIRST.contains(&name) || !is_unknown(&text) {
            let place = self.0.partition_point(|(tag, _)| rank(tag) <= rank(name));
            self.0.insert(place, (name.into(), text));
        }
    }
}

/// Returns the place of a tag: the same order whatever a game was read from. Tags of ours that say
/// nothing to us come before the others.
pub(super) fn rank(name: &str) -> usize {
    known().position(|known| known.eq_ignore_ascii_case(name)).unwrap_or(usize::MAX)
}

/// Returns all names with a place of their own, in the order in which the tags stand.
fn known() -> impl Iterator<Item = &'static str> {
    FIRST.into_iter().chain(reserved())
}

/// Returns the names of tags that other parts of a record are written to.
fn reserved() -> impl Iterator<Item = &'static str> {
    RESERVED.into_iter().chain(Axis::ALL.iter().map(|axis| axis.tag()))
}

/// Returns `true` if another part of the record is written to a tag of that name.
pub(super) fn is_reserved(name: &str) -> bool {
    name.eq_ignore_ascii_case("FEN") || reserved().any(|known| known.eq_ignore_ascii_case(name))
}

/// Returns `true` if PGN can write a tag of that name.
pub(super) fn is_name(name: &str) -> bool {
    let is_letter = |letter: char| !letter.is_whitespace() && !letter.is_control();
    !name.is_empty() && name.chars().all(|letter| is_letter(letter) && !"\"[]".contains(letter))
}

pub(super) fn is_unknown(text: &str) -> bool {
    matches!(text, "" | "?")
}

/// The error of a tag that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TagError {
    /// The name is empty or has blanks, quotes or brackets in it.
    InvalidName,
    /// Another part of the record is written under this name.
    Reserved,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::InvalidName => "expected a name without blanks, quotes and brackets",
            Self::Reserved => "expected a name that the record does not use itself",
        })
    }
}

impl std::error::Error for TagError {}
