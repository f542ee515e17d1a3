//! A sitting: who plays, the game, and how it may end otherwise than on the board.

use crate::board::Color;
use crate::game::{Game, Ply};
use crate::position::{IllegalMove, Position};
use crate::result::{Forfeit, GameResult};
use crate::rules::Rules;
use crate::square::Square;

/// Two players and their game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    game: Game,
    forfeit: Option<Forfeit>,
}

impl Session {
    /// A new game under those rules.
    pub fn new(rules: Rules) -> Self {
        Self::resume(Game::new(rules))
    }

    /// A game taken up where it stood.
    pub const fn resume(game: Game) -> Self {
        Self { game, forfeit: None }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// The player to move; `None` once the game is over, however it ended.
    pub fn to_move(&self) -> Option<Color> {
        if self.forfeit.is_some() { None } else { self.position().to_move() }
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.position();
        match self.forfeit {
            Some(forfeit) => Some(position.forfeited(forfeit)),
            None => position.result(),
        }
    }

    /// Whether leaving now would leave a game unfinished.
    pub fn is_under_way(&self) -> bool {
        self.to_move().is_some() && !self.game.plies().is_empty()
    }

    /// Plays a square.
    ///
    /// # Errors
    /// Says why it cannot be played.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.forfeit.is_some() {
            return Err(IllegalMove::Over);
        }
        self.game.play(square)
    }

    /// Takes back the last ply, unless there is none; says which.
    pub fn undo(&mut self) -> Option<Ply> {
        self.game.undo()
    }

    /// Plays again what was taken back last, unless nothing was; says what.
    pub fn redo(&mut self) -> Option<Ply> {
        self.game.redo()
    }
}
