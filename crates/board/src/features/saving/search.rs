//! The list of the saved games, and the search among them.

use othello_home::store::GameSummary;
use othello_home::store::game_rows;
use othello_notation::folding::Searched;

/// The saved games as they were listed last, the latest first, and those that the players look for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListedGames {
    games: Vec<GameSummary>,
    filter: String,
    /// The indices of the games that it leaves.
    found: Vec<usize>,
}

impl ListedGames {
    pub fn all(&self) -> &[GameSummary] {
        &self.games
    }

    /// The words by which the players look for games.
    pub fn filter(&self) -> &str {
        &self.filter
    }

    /// The indices of the games that they find, in order.
    pub fn found(&self) -> &[usize] {
        &self.found
    }

    /// Lists games in the place of those before; the filter stays.
    pub fn list(&mut self, games: Vec<GameSummary>) {
        self.games = games;
        self.found = self.find_among(0..self.games.len());
    }

    pub fn look_for(&mut self, words: &str) {
        let is_longer = words.starts_with(&*self.filter);
        words.clone_into(&mut self.filter);
        self.found = if is_longer {
            self.find_among(self.found.iter().copied())
        } else {
            self.find_among(0..self.games.len())
        };
    }

    fn find_among(&self, indices: impl Iterator<Item = usize>) -> Vec<usize> {
        let search = Search::new(&self.filter);
        indices.filter(|index| search.finds(&self.games[*index])).collect()
    }
}

/// Words that a saved game is looked for by; it has to have all of them.
struct Search(Vec<String>);

impl Search {
    /// Creates the search for the words of a text, in any order.
    fn new(text: &str) -> Self {
        Self(text.split_whitespace().map(str::to_owned).collect())
    }

    /// Returns `true` if a game has all words in its name, its players, its opening, its first moves,
    /// its days, its rules or its result.
    fn finds(&self, game: &GameSummary) -> bool {
        if self.0.is_empty() {
            return true;
        }
        let text = Searched::new(&game_rows::searched_text(game));
        self.0.iter().all(|word| text.contains(word))
    }
}
