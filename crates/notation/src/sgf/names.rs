//! The names of the format and of its properties.

pub(crate) const NAME: &str = "sgf";

/// The tag of the program that has written a file, and the name of ours.
pub(super) const APPLICATION: (&str, &str) = ("Application", "AP");
pub(super) const OWN: &str = "othello";

/// Names of tags of ours and of theirs that mean the same.
pub(super) const TAGS: [(&str, &str); 6] = [
    ("Event", "EV"),
    ("Site", "PC"),
    ("Round", "RO"),
    ("BlackElo", "BR"),
    ("WhiteElo", "WR"),
    ("Komi", "KM"),
];
