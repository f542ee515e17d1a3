//! The record of play: a start, the plies played, and the plies undone.

use crate::board::Color;
use crate::position::{IllegalMove, Position};
use crate::rules::Rules;
use crate::square::{Bitboard, Square};

/// A game: the position at the start, the plies played, and the plies undone.
///
/// Passes are not plies: a forced pass belongs to the ply before it, or to the start, and
/// [`Position::passed`] returns the player who passed.
///
/// ```
/// use othello_core::{Game, Rules, Square};
/// let mut game = Game::new(Rules::OTHELLO);
/// game.play(Square::D3)?;
/// game.play(Square::C3)?;
/// assert_eq!(game.undo().map(|ply| ply.square), Some(Square::C3));
/// assert_eq!(game.position().legal_moves().to_string(), "c3 c5 e3");
/// # Ok::<(), othello_core::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// The number of plies played; those behind it are undone.
    played: usize,
}

/// One ply of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The player.
    pub player: Color,
    /// The square played.
    pub square: Square,
    /// The discs flipped.
    pub flips: Bitboard,
    /// The legal moves before it, the square itself included.
    pub legal: Bitboard,
    /// The disc placed before, if this ply chose what it flips; see [`Position::pending`].
    pub pending: Option<Square>,
    /// The position after it.
    pub after: Position,
}

impl Ply {
    #[inline]
    pub(crate) fn new(before: Position, square: Square) -> Result<Self, IllegalMove> {
        let after = before.play(square)?;
        let player = before.to_move().expect("a position in which a move is legal has a player");
        let (flips, legal) = (before.flips(square), before.legal_moves());
        Ok(Self { player, square, flips, legal, pending: before.pending(), after })
    }

    /// Returns `true` if no disc was placed: White chose what his second disc of the opening flips.
    pub const fn is_choice(&self) -> bool {
        self.pending.is_some()
    }
}

impl Game {
    /// Creates a game that starts as the rules say.
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// Creates a game that starts from a position.
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
        let ply = Ply::new(self.position(), square)?;
        self.plies.truncate(self.played);
        self.plies.push(ply);
        self.played += 1;
        Ok(())
    }

    /// Undoes the last ply and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Ply> {
        self.played = self.played.checked_sub(1)?;
        Some(self.plies[self.played])
    }

    /// Redoes the ply that was undone last and returns it; `None` if there is no such ply.
    pub fn redo(&mut self) -> Option<Ply> {
        let ply = *self.plies.get(self.played)?;
        self.played += 1;
        Some(ply)
    }

    /// Returns the current position.
    pub fn position(&self) -> Position {
        self.position_at(self.played)
    }

    /// Returns the position after `plies` plies, counting those undone; the last position if there
    /// are fewer.
    pub fn position_at(&self, plies: usize) -> Position {
        match plies.min(self.plies.len()).checked_sub(1) {
            None => self.start,
            Some(last) => self.plies[last].after,
        }
    }

    /// Returns the position at the start.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Returns `true` if the game started as its rules say, not from another position.
    pub fn is_from_usual_start(&self) -> bool {
        self.start == Position::start(self.rules())
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// Returns the plies played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.played]
    }

    /// Returns the plies undone, in the order in which [`redo`](Self::redo) plays them.
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.played..]
    }

    /// Returns the plies played and, behind them, those undone.
    pub fn line(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the game after its first plies, counting those undone; the others are not in it.
    #[must_use]
    pub fn up_to(&self, plies: usize) -> Self {
        let plies = self.plies[..plies.min(self.plies.len())].to_vec();
        Self { start: self.start, played: plies.len(), plies }
    }

    /// Returns the number of passes so far, including one at the start.
    pub fn passes(&self) -> usize {
        (0..=self.played).filter(|&plies| self.position_at(plies).passed().is_some()).count()
    }
}
