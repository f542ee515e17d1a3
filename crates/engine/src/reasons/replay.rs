//! Lines of play, replayed from a position.

use crate::discs::Discs;
use othello_core::moves::{flips, legal_moves};
use othello_core::square::{Bitboard, Square};

/// A side of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player whose move is explained.
    Mover,
    /// The other one.
    Opponent,
}

/// A ply of a line. The discs are those of the mover, `own`, and of the opponent, whoever plays.
#[derive(Clone, Copy, Debug)]
struct ReplayedPly {
    side: Side,
    square: Square,
    after: Discs,
}

/// A move and the moves that are expected after it, with the positions between them.
#[derive(Clone, Debug)]
pub struct Replay {
    before: Discs,
    plies: Vec<ReplayedPly>,
}

impl Replay {
    /// Replays a line up to its first illegal move; `None` if it has no legal move.
    pub fn new(before: Discs, moves: &[Square]) -> Option<Self> {
        let mut plies: Vec<ReplayedPly> = Vec::with_capacity(moves.len());
        let (mut discs, mut side) = (before, Side::Mover);
        for &square in moves {
            if legal(discs, side).is_empty() {
                side = side.other();
            }
            if !legal(discs, side).contains(square) {
                break;
            }
            discs = play(discs, side, square);
            plies.push(ReplayedPly { side, square, after: discs });
            side = side.other();
        }
        (!plies.is_empty()).then_some(Self { before, plies })
    }

    /// The position before the move, seen from the mover.
    pub(super) const fn before(&self) -> Discs {
        self.before
    }

    pub(super) fn square(&self) -> Square {
        self.plies[0].square
    }

    /// Returns the position after the move, seen from the mover as well.
    pub(super) fn after(&self) -> Discs {
        self.plies[0].after
    }

    /// Returns the position after so many plies of the line, or at its end, seen from the mover as well.
    pub(super) fn at(&self, plies: usize) -> Discs {
        let last = plies.min(self.plies.len());
        if last == 0 { self.before } else { self.plies[last - 1].after }
    }

    /// Returns the discs that the move flips.
    pub(super) fn flips(&self) -> Bitboard {
        Bitboard::new(flips(self.before.own, self.before.opp, self.square()))
    }

    /// Returns the discs that the last of so many plies flips.
    pub(super) fn flips_after(&self, plies: usize) -> Bitboard {
        let (Some(ply), Some(before)) =
            (self.plies.get(plies.wrapping_sub(1)), plies.checked_sub(1))
        else {
            return Bitboard::EMPTY;
        };
        flips_of(self.at(before), ply.side, ply.square)
    }

    /// Returns the opponent's reply and the position after it, where the mover is to play again.
    pub(super) fn next_turn(&self) -> Option<(Square, Discs)> {
        let reply = self.plies.get(1).filter(|reply| reply.side == Side::Opponent)?;
        Some((reply.square, reply.after))
    }

    /// Returns the mover's second move, if it comes after one reply.
    pub(super) fn next_move_of_mover(&self) -> Option<Square> {
        self.next_turn()?;
        self.plies.get(2).filter(|ply| ply.side == Side::Mover).map(|ply| ply.square)
    }

    /// Returns the squares that the mover plays after the move, among the first so many plies.
    pub(super) fn moves_of_mover(&self, plies: usize) -> impl Iterator<Item = Square> {
        let later = self.plies.iter().take(plies).skip(1);
        later.filter(|ply| ply.side == Side::Mover).map(|ply| ply.square)
    }

    /// Returns the positions after the opponent's moves behind the reply, among the first so many plies.
    pub(super) fn turns(&self, plies: usize) -> impl Iterator<Item = Discs> {
        let later = self.plies.iter().take(plies).skip(3);
        later.filter(|ply| ply.side == Side::Opponent).map(|ply| ply.after)
    }

    /// Returns the squares that the opponent plays after the move, among the first so many plies, and the
    /// positions after them.
    pub(super) fn replies(&self, plies: usize) -> impl Iterator<Item = (Square, Discs)> {
        let later = self.plies.iter().take(plies).skip(1);
        later.filter(|ply| ply.side == Side::Opponent).map(|ply| (ply.square, ply.after))
    }

    /// Returns the number of plies up to the last of these squares that is played; `None` if none is.
    pub(super) fn plies_up_to(&self, squares: Bitboard) -> Option<usize> {
        let last = self.plies.iter().rposition(|ply| squares.contains(ply.square))?;
        Some(last + 1)
    }

    /// Returns the number of plies after which a side has to pass, if that is among the first so many.
    pub(super) fn pass_of(&self, side: Side, plies: usize) -> Option<usize> {
        let pairs = self.plies.windows(2).take(plies.saturating_sub(1));
        let is_pass = |pair: &[ReplayedPly]| pair.iter().all(|ply| ply.side != side);
        pairs.into_iter().position(is_pass).map(|index| index + 2)
    }

    pub(super) fn moves(&self) -> Vec<Square> {
        self.plies.iter().map(|ply| ply.square).collect()
    }

    /// Returns the positions, seen from a side, in which it answers the move or a later one, each with the number of
    /// plies before it; those among the first so many plies.
    pub(super) fn turns_of(
        &self,
        side: Side,
        plies: usize,
    ) -> impl Iterator<Item = (usize, Discs)> {
        let pairs = self.plies.windows(2).take(plies.saturating_sub(1)).enumerate();
        let turns = pairs.filter(move |(_, pair)| pair[1].side == side);
        turns.map(move |(index, pair)| (index + 1, seen_by(pair[0].after, side)))
    }

    /// Returns the last move in a region, and whose it is.
    pub(super) fn last_of(&self, region: Bitboard) -> Option<(Side, Square)> {
        let last = self.plies.iter().rfind(|ply| region.contains(ply.square))?;
        Some((last.side, last.square))
    }

    /// Returns `true` if the game is over at the end of the line.
    pub(super) fn is_over(&self) -> bool {
        let discs = self.plies.last().map_or(self.before, |ply| ply.after);
        [Side::Mover, Side::Opponent].into_iter().all(|side| legal(discs, side).is_empty())
    }

    /// Returns the number of plies.
    pub(super) fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Returns the squares that a side plays among the first `plies` of the line.
    pub(super) fn played(&self, side: Side, plies: usize) -> Bitboard {
        let first = self.plies.iter().take(plies);
        first.filter(|ply| ply.side == side).map(|ply| ply.square).collect()
    }
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Mover => Self::Opponent,
            Self::Opponent => Self::Mover,
        }
    }
}

/// Returns the discs with those of a side as `own`.
const fn seen_by(discs: Discs, side: Side) -> Discs {
    match side {
        Side::Mover => discs,
        Side::Opponent => discs.passed(),
    }
}

/// Returns the legal moves of a side, the discs being seen from the mover.
pub const fn legal(discs: Discs, side: Side) -> Bitboard {
    let Discs { own, opp } = seen_by(discs, side);
    Bitboard::new(legal_moves(own, opp))
}

/// Returns the discs that a move of a side flips.
pub const fn flips_of(discs: Discs, side: Side, square: Square) -> Bitboard {
    let Discs { own, opp } = seen_by(discs, side);
    Bitboard::new(flips(own, opp, square))
}

/// Returns the discs after a legal move of a side, both seen from the mover.
pub const fn play(discs: Discs, side: Side, square: Square) -> Discs {
    let seen = seen_by(discs, side);
    let after = seen.after(square, flips(seen.own, seen.opp, square));
    match side {
        Side::Mover => after.passed(),
        Side::Opponent => after,
    }
}
