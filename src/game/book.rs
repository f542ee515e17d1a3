//! The repertoire and the games by which a computer plays as long as they last.

use std::sync::Arc;

use crate::base::OpenBase;
use crate::repertoire::RepertoireMove;
use crate::repertoire::file::Repertoires;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::random::Random;
use othello_explorer::{Row, Selection};

/// The repertoire and the games by which a computer plays as long as they last.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    base: OpenBase,
    selection: Arc<Selection>,
    /// The repertoire of that colour, which comes before the games.
    repertoire: Option<(Arc<Repertoires>, Color)>,
}

/// The contents of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookContents {
    /// The number of the games.
    pub games: usize,
    pub repertoire: RepertoireUse,
}

/// The part of the repertoire in a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepertoireUse {
    /// It is in the book, before the games.
    First,
    /// It is not in the book.
    None,
}

impl Book {
    /// Makes a book of these games.
    pub const fn new(base: OpenBase, selection: Arc<Selection>) -> Self {
        Self { base, selection, repertoire: None }
    }

    /// The same book, in which the repertoire of a colour comes first.
    #[must_use]
    pub fn after_repertoire(self, repertoires: Arc<Repertoires>, color: Color) -> Self {
        Self { repertoire: Some((repertoires, color)), ..self }
    }

    /// Returns what is in the book.
    pub fn contents(&self) -> BookContents {
        let repertoire = match self.repertoire {
            Some(_) => RepertoireUse::First,
            None => RepertoireUse::None,
        };
        BookContents { games: self.selection.len(), repertoire }
    }

    /// Chooses a move of the repertoire, or else one of the games: each as often as the games have it, those of
    /// the repertoire once more. `None` where neither goes on. The same seed makes the same choice.
    pub fn choose(&self, position: &Position, seed: u64) -> Option<Square> {
        let rows = self.base.library().rows(position, &self.selection);
        let known = self.repertoire.as_ref().and_then(|(repertoires, color)| {
            let moves = repertoires[*color].as_ref()?.moves(position);
            (!moves.is_empty()).then_some(moves)
        });
        let weights: Vec<_> = match known {
            Some(moves) => moves.iter().map(|known| weight(known, &rows)).collect(),
            None => rows.iter().map(|row| (row.square, games(row))).collect(),
        };
        let all = weights.iter().map(|(_, weight)| weight).sum::<usize>();
        if all == 0 {
            return None;
        }
        let discs = u64::from(position.board().occupied().len());
        let mut chosen = Random::new(seed.wrapping_add(discs)).below(all);
        let choice = weights.iter().find(|(_, weight)| {
            let is_it = chosen < *weight;
            chosen = chosen.saturating_sub(*weight);
            is_it
        });
        choice.map(|(square, _)| *square)
    }
}

fn weight(known: &RepertoireMove, rows: &[Row]) -> (Square, usize) {
    let row = rows.iter().find(|row| row.square == known.square());
    (known.square(), 1 + row.map_or(0, games))
}

fn games(row: &Row) -> usize {
    usize::try_from(row.count.games).unwrap_or(usize::MAX / 64)
}
