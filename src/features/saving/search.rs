//! The search among the saved games.

use crate::store::GameSummary;
use crate::words::saved_games;

/// Words that a saved game is looked for by; it has to have all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search(Vec<String>);

impl Search {
    /// Creates the search for the words of a text, in any order and either case.
    pub fn new(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Returns `true` if a game has all words in its name, its players, its opening, its first moves,
    /// its days, its rules or its result.
    pub fn finds(&self, game: &GameSummary) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let text = saved_games::searched_text(game).to_lowercase();
        self.0.iter().all(|word| text.contains(word))
    }
}
