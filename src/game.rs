//! The record of play: a start, the plies, and the mark between those played and those taken back.

use crate::board::Color;
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;
use crate::square::{Bitboard, Square};

/// A game: where it started, what was played, and what of that has been taken back.
///
/// A ply is a square that a player named. Passes are not plies: a forced pass belongs to the ply
/// before it, or to the start, and [`Position::passed`] tells whose it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// The plies before this mark are played, those behind it taken back.
    played: usize,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who played it.
    pub player: Color,
    /// The square named.
    pub square: Square,
    /// What it turned.
    pub flips: Bitboard,
    /// What could have been named instead, the square itself included.
    pub legal: Bitboard,
    /// The disc that waited for this choice, if the ply was one; see [`Position::pending`].
    pub pending: Option<Square>,
    /// The position that followed.
    pub after: Position,
}

impl Ply {
    /// Whether no disc was placed: White chose what his second disc of the opening turns.
    pub const fn is_choice(&self) -> bool {
        self.pending.is_some()
    }
}

impl Game {
    /// A game under those rules, from their own start.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game that starts from that position.
    pub const fn from_position(start: Position) -> Self {
        Self { start, plies: Vec::new(), played: 0 }
    }

    /// Plays a move.
    ///
    /// Plies undone are dropped unless the move is the next of them: then this is
    /// [`redo`](Self::redo), and the others can still be redone.
    ///
    /// # Errors
    ///
    /// Returns the reason if the square is not a legal move; the game is unchanged.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.undone().first().is_some_and(|next| next.square == square) {
            self.played += 1;
            return Ok(());
        }
        let before = self.position();
        let after = before.play(square)?;
        let player = before.to_move().expect("a position in which a move is legal has a player");
        let (flips, legal) = (before.flips(square), before.legal_moves());
        self.plies.truncate(self.played);
        let pending = before.pending();
        self.plies.push(Ply { player, square, flips, legal, pending, after });
        self.played += 1;
        Ok(())
    }

    /// Takes back the last ply, unless there is none; says which.
    pub fn undo(&mut self) -> Option<Ply> {
        self.played = self.played.checked_sub(1)?;
        Some(self.plies[self.played])
    }

    /// Plays again what was taken back last, unless nothing was; says what.
    pub fn redo(&mut self) -> Option<Ply> {
        let ply = *self.plies.get(self.played)?;
        self.played += 1;
        Some(ply)
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.position_at(self.played)
    }

    /// The position after so many plies, those taken back included; the last one if there are
    /// not so many.
    pub fn position_at(&self, plies: usize) -> Position {
        match plies.min(self.plies.len()).checked_sub(1) {
            None => self.start,
            Some(last) => self.plies[last].after,
        }
    }

    /// The position at the start.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Whether the game began as its rules say, not from a position set up.
    pub fn is_from_usual_start(&self) -> bool {
        self.start == Position::start(self.rules())
    }

    /// The rules of the game.
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// The plies played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// The plies taken back, in the order in which [`redo`](Self::redo) plays them again.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.played..]
    }

    /// The number of passes so far, that of the start included.
    pub fn passes(&self) -> usize {
        (0..=self.played).filter(|&plies| self.position_at(plies).passed().is_some()).count()
    }
}
