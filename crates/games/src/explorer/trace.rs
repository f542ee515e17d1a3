//! The way of a game from position to position.

use othello_core::board::Color;
use othello_core::kernel::{self, Kernel, KernelTask};
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};

use crate::explorer::hash::Lanes;

/// A position on the way of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    pub(crate) black: u64,
    pub(crate) white: u64,
    pub(crate) mover: Option<Color>,
    lanes: Lanes,
}

impl Stop {
    pub(crate) fn discs(&self) -> usize {
        (self.black | self.white).count_ones() as usize
    }

    pub(crate) fn hash(&self) -> u32 {
        self.lanes.fold(self.mover)
    }
}

/// The error of a move that is not legal, with the number of the moves before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Illegal;

/// Replays moves by the rules of Othello and passes on each position, the start and the last one
/// included; returns the last one.
pub(crate) fn trace(
    start: &Position,
    moves: &[Square],
    each: impl FnMut(&Stop),
) -> Result<Stop, Illegal> {
    let board = start.board();
    let (black, white) = (board.discs(Color::Black).bits(), board.discs(Color::White).bits());
    kernel::run(Trace { black, white, mover: start.to_move(), moves, each })
}

/// Returns the position after some moves that are known to be legal.
pub(crate) fn reach(start: &Position, moves: &[Square]) -> Option<Stop> {
    let board = start.board();
    let (black, white) = (board.discs(Color::Black).bits(), board.discs(Color::White).bits());
    kernel::run(Reach { black, white, mover: start.to_move(), moves })
}

/// Returns Black's lead by the official count, in which the winner gets the empty squares.
pub(crate) fn lead(black: u64, white: u64) -> i8 {
    let [black, white] = [black, white].map(|discs| Bitboard::new(discs).len().cast_signed());
    let empties = 64 - black - white;
    black - white + (black - white).signum() * empties
}

struct Trace<'a, F> {
    black: u64,
    white: u64,
    mover: Option<Color>,
    moves: &'a [Square],
    each: F,
}

impl<F: FnMut(&Stop)> KernelTask for Trace<'_, F> {
    type Output = Result<Stop, Illegal>;

    #[inline(always)]
    fn run<K: Kernel>(mut self, kernel: K) -> Self::Output {
        let mut board = Walk { black: self.black, white: self.white, mover: self.mover };
        let mut lanes = Lanes::of(self.black, self.white);
        for &square in self.moves {
            let before = (board.black, board.white);
            let flips = board.step(kernel, square)?;
            // Who was to move is known now.
            let mover =
                Some(if board.mover == Some(Color::Black) { Color::White } else { Color::Black });
            (self.each)(&Stop { black: before.0, white: before.1, mover, lanes });
            lanes.play(mover.ok_or(Illegal)?, square, flips);
        }
        let mover = board.settled(kernel);
        let last = Stop { black: board.black, white: board.white, mover, lanes };
        (self.each)(&last);
        Ok(last)
    }
}

struct Reach<'a> {
    black: u64,
    white: u64,
    mover: Option<Color>,
    moves: &'a [Square],
}

impl KernelTask for Reach<'_> {
    type Output = Option<Stop>;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Self::Output {
        let mut board = Walk { black: self.black, white: self.white, mover: self.mover };
        for &square in self.moves {
            board.step(kernel, square).ok()?;
        }
        let mover = board.settled(kernel);
        let lanes = Lanes::of(board.black, board.white);
        Some(Stop { black: board.black, white: board.white, mover, lanes })
    }
}

/// A board on which moves are played; passes are found when they are needed.
struct Walk {
    black: u64,
    white: u64,
    /// The side whose turn follows, who may have to pass.
    mover: Option<Color>,
}

impl Walk {
    /// Plays a move and returns the discs that it flips.
    #[inline(always)]
    fn step<K: Kernel>(&mut self, kernel: K, square: Square) -> Result<u64, Illegal> {
        let mut mover = self.mover.ok_or(Illegal)?;
        let (mut own, mut opp) = self.sides(mover);
        let mut flips = kernel.flips(own, opp, square);
        if flips == 0 {
            if kernel.legal_moves(own, opp) != 0 {
                return Err(Illegal);
            }
            mover = !mover;
            (own, opp) = (opp, own);
            flips = kernel.flips(own, opp, square);
            if flips == 0 {
                return Err(Illegal);
            }
        }
        let (own, opp) = (own ^ flips | 1 << square.index(), opp ^ flips);
        (self.black, self.white) = if mover == Color::Black { (own, opp) } else { (opp, own) };
        self.mover = Some(!mover);
        Ok(flips)
    }

    /// Returns the side that can move.
    #[inline(always)]
    fn settled<K: Kernel>(&self, kernel: K) -> Option<Color> {
        let mover = self.mover?;
        let (own, opp) = self.sides(mover);
        if kernel.legal_moves(own, opp) != 0 {
            Some(mover)
        } else {
            (kernel.legal_moves(opp, own) != 0).then_some(!mover)
        }
    }

    #[inline(always)]
    fn sides(&self, mover: Color) -> (u64, u64) {
        match mover {
            Color::Black => (self.black, self.white),
            Color::White => (self.white, self.black),
        }
    }
}
