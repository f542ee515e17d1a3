//! A position for which games are counted.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::square::Square;

use crate::explorer::count::{GameCount, MoveCount};
use crate::explorer::filter::Filter;
use crate::explorer::game::{BaseGame, Ending, are_othello};
use crate::explorer::hash::hash;
use crate::explorer::symmetric::Images;
use crate::explorer::trace::{Stop, lead, trace};

/// A position whose moves are counted in games that stream by.
#[derive(Clone, Debug)]
pub struct Query {
    /// A position after a move that no symmetry leads to another one of.
    targets: Vec<(Target, GameCount)>,
    /// The moves, each with the index of its target.
    moves: Vec<(Square, usize)>,
    /// The discs on the board after the moves.
    discs: usize,
    reached: GameCount,
    position: Target,
}

/// A position that is looked for.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) hash: u32,
    pub(crate) images: Images,
}

impl Target {
    pub(crate) fn new(position: &Position) -> Self {
        Self { hash: hash(position), images: Images::of(position) }
    }

    pub(crate) fn is(&self, stop: &Stop) -> bool {
        self.hash == stop.hash() && self.images.contain(stop.black, stop.white, stop.mover)
    }
}

impl Query {
    /// Prepares to count the moves of a position. By rules other than those of Othello no game is counted.
    pub fn new(position: &Position) -> Self {
        let mut targets = Vec::<(Target, GameCount)>::new();
        let mut moves = Vec::new();
        let legal = Some(position.legal_moves()).filter(|_| are_othello(position.rules()));
        for square in legal.unwrap_or_default() {
            let after = position.play(square).expect("the move is legal");
            let target = Target::new(&after);
            let board = after.board();
            let discs = |color| board.discs(color).bits();
            let is_same = |(known, _): &(Target, GameCount)| {
                let [black, white] = Color::BOTH.map(discs);
                known.images.contain(black, white, after.to_move())
            };
            let index = targets.iter().position(is_same).unwrap_or_else(|| {
                targets.push((target, GameCount::default()));
                targets.len() - 1
            });
            moves.push((square, index));
        }
        let discs = usize::from(position.board().occupied().len()) + 1;
        let (reached, position) = (GameCount::default(), Target::new(position));
        Self { targets, moves, discs, reached, position }
    }

    /// Counts a game if the filter asks for it; returns how it ended if it has reached the position itself.
    pub fn count(&mut self, game: &BaseGame<'_>, filter: &Filter) -> Option<Ending> {
        let facts = filter.facts(game.names, game.event, game.year);
        if !filter.takes(&facts) {
            return None;
        }
        let (mut after, mut is_reached) = (None, false);
        let last = trace(&game.start, game.moves, |stop| {
            let discs = stop.discs();
            if discs == self.discs {
                after = self.targets.iter().position(|(target, _)| target.is(stop));
            } else if discs + 1 == self.discs {
                is_reached = self.position.is(stop);
            }
        });
        let last = last.ok().filter(|_| after.is_some() || is_reached)?;
        let ending = ending(&last, game);
        if !filter.takes_ending(ending, &facts) {
            return None;
        }
        if let Some(index) = after {
            self.targets[index].1.add(ending);
        }
        if is_reached {
            self.reached.add(ending);
        }
        is_reached.then_some(ending)
    }

    /// Adds the games that another query for the same position has counted.
    pub fn merge(&mut self, other: &Self) {
        for ((_, count), (_, others)) in self.targets.iter_mut().zip(&other.targets) {
            count.merge(others);
        }
        self.reached.merge(&other.reached);
    }

    /// Returns the games that have reached the position itself.
    pub const fn reached(&self) -> &GameCount {
        &self.reached
    }

    /// Returns a row for each legal move, those with most games first.
    pub fn rows(&self) -> Vec<MoveCount> {
        let row =
            |&(square, index): &(Square, usize)| MoveCount { square, count: self.targets[index].1 };
        sorted(self.moves.iter().map(row).collect())
    }

    /// Returns the positions after the moves, each once.
    pub(crate) fn targets_mut(&mut self) -> impl Iterator<Item = (&Target, &mut GameCount)> {
        self.targets.iter_mut().map(|(target, count)| (&*target, count))
    }

    /// Returns the number of discs after the moves.
    pub(crate) const fn discs(&self) -> usize {
        self.discs
    }
}

/// Returns how a game ended, by its last position.
pub(crate) fn ending(last: &Stop, game: &BaseGame<'_>) -> Ending {
    match (last.mover, game.forfeit) {
        (None, _) => Ending::Counted(lead(last.black, last.white)),
        (Some(_), Some(Forfeit::Resignation(loser) | Forfeit::TimeOut(loser))) => {
            Ending::Forfeited(!loser)
        }
        (Some(_), None) => Ending::Unfinished,
    }
}

/// Sorts rows: those with most games first, and then by the names of the squares.
fn sorted(mut rows: Vec<MoveCount>) -> Vec<MoveCount> {
    rows.sort_by_key(|row| (std::cmp::Reverse(row.count.games), row.square.name()));
    rows
}
