//! The games by which a computer plays as long as they last.

use std::sync::Arc;

use crate::base::OpenBase;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::random::Random;
use othello_explorer::Selection;

/// The games by which a computer plays as long as they last.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    base: OpenBase,
    selection: Arc<Selection>,
}

impl Book {
    /// Makes a book of these games.
    pub const fn new(base: OpenBase, selection: Arc<Selection>) -> Self {
        Self { base, selection }
    }

    /// The number of the games.
    pub fn games(&self) -> usize {
        self.selection.len()
    }

    /// Chooses a move as often as the games have it; `None` where none goes on. The same seed makes the same
    /// choice.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Square> {
        let rows = self.base.library().rows(position, &self.selection);
        let games = |games: u64| usize::try_from(games).unwrap_or(usize::MAX);
        let all = rows.iter().map(|row| games(row.count.games)).sum::<usize>();
        if all == 0 {
            return None;
        }
        let discs = u64::from(position.board().occupied().len());
        let mut chosen = Random::new(seed.wrapping_add(discs)).below(all);
        let row = rows.iter().find(|row| {
            let games = games(row.count.games);
            let is_it = chosen < games;
            chosen = chosen.saturating_sub(games);
            is_it
        });
        row.map(|row| row.square)
    }
}
