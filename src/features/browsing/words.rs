//! Sentences about browsing.

use super::says::BrowsingRefusal;

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: BrowsingRefusal) -> String {
    match refusal {
        BrowsingRefusal::NoEarlierMove => "there is no earlier move".into(),
        BrowsingRefusal::NoLaterMove => "there is no later move".into(),
        BrowsingRefusal::NotBrowsing => "no earlier position is viewed; browse to one first".into(),
        BrowsingRefusal::NoSuchMove { moves: 1 } => "the game has only 1 move".into(),
        BrowsingRefusal::NoSuchMove { moves } => format!("the game has only {moves} moves"),
    }
}
