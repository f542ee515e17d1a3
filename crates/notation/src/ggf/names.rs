//! The names of the format, of its properties and of its results.

use crate::record::Record;

/// Names of tags of ours and of theirs that mean the same.
pub(super) const NAMES: [(&str, &str); 7] = [
    ("Site", "PC"),
    ("BlackElo", "RB"),
    ("WhiteElo", "RW"),
    ("Type", "TY"),
    ("BlackKomi", "KB"),
    ("WhiteKomi", "KW"),
    ("Komi", "KM"),
];

pub(crate) const NAME: &str = "ggf";

/// The tags of a game with komi, which is in its result.
pub(super) const KOMI: [&str; 3] = ["BlackKomi", "WhiteKomi", "Komi"];

/// The sign behind a result on which the players have agreed, and our words for that.
pub(super) const AGREED: &str = "s";
pub(super) const AGREEMENT: &str = "agreement";

/// Returns `true` if the discs of a game are not all that its result counts.
pub(super) fn is_komi(record: &Record) -> bool {
    KOMI.iter().any(|name| record.tags.get(name).is_some())
}

/// Returns `true` for a property that a record has a place for.
pub(super) fn is_read(name: &str) -> bool {
    matches!(name, "GM" | "PB" | "PW" | "DT" | "TI" | "RE" | "BO")
        || NAMES.iter().any(|(_, known)| *known == name)
}
