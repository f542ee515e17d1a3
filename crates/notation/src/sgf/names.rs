//! The names of the format and of its properties.

/// The name of the format.
pub(crate) const NAME: &str = "sgf";

/// Names of tags of ours and of theirs that mean the same.
pub(super) const TAGS: [(&str, &str); 6] = [
    ("Event", "EV"),
    ("Site", "PC"),
    ("Round", "RO"),
    ("BlackElo", "BR"),
    ("WhiteElo", "WR"),
    ("Komi", "KM"),
];
