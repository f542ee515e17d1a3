//! Sentences about browsing.

use super::says::BrowsingRefusal;

/// Said behind a list of moves that ends in a variation.
pub const IN_VARIATION: &str = "The last moves are a variation; up returns to where it begins.";

/// Returns how many moves were undone at once, on the screen.
pub fn rewound_by_key(plies: usize) -> String {
    format!("{}. r redoes them.", rewound(plies))
}

/// The same in line mode.
pub fn rewound_by_line(plies: usize) -> String {
    format!("{}; redo plays them again.", rewound(plies))
}

/// Said on the screen when a game cannot be played on from the current position.
pub const NOT_BROWSING_BY_KEY: &str = "Browse back (PgUp), then N.";

fn rewound(plies: usize) -> String {
    if plies == 1 { "1 move undone".into() } else { format!("{plies} moves undone") }
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: BrowsingRefusal) -> String {
    match refusal {
        BrowsingRefusal::NoEarlierMove => "there is no earlier move".into(),
        BrowsingRefusal::NoLaterMove => "there is no later move".into(),
        BrowsingRefusal::NotBrowsing => "go back to an earlier position first".into(),
        BrowsingRefusal::NoSuchMove { moves: 1 } => "the game has only 1 move".into(),
        BrowsingRefusal::NoSuchMove { moves } => format!("the game has only {moves} moves"),
    }
}
