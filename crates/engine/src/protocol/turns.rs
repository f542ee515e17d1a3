//! A game in which a forced pass is a turn of its own.

use std::error::Error;
use std::fmt;

use super::turn::Turn;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::{IllegalMove, Position};
use othello_core::square::Square;

/// A game in which a forced pass is a turn of its own, as protocols have it.
///
/// A pass may be left out as well: a move of the player who can move implies it.
///
/// ```
/// use othello_engine::protocol::{Turn, Turns};
/// use othello_core::{Color, Game, Rules, Square};
/// let mut turns = Turns::new(Game::new(Rules::OTHELLO));
/// turns.take(Some(Color::Black), Turn::Move(Square::F5))?;
/// assert_eq!(turns.player(), Some(Color::White));
/// assert!(turns.undo());
/// # Ok::<(), othello_engine::protocol::TurnError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Turns {
    game: Game,
    /// `true` while the next turn is a pass.
    pass_is_due: bool,
    /// The moments before each of the turns so far.
    before: Vec<Moment>,
}

/// A moment between two turns.
#[derive(Clone, Copy, Debug)]
struct Moment {
    plies: usize,
    pass_is_due: bool,
}

impl Turns {
    /// Takes over a game; if it has come to a pass, the pass is due.
    pub fn new(game: Game) -> Self {
        let passes = |plies| game.position_at(plies).passed().is_some();
        let moments = |plies| {
            let pass = passes(plies).then_some(Moment { plies, pass_is_due: true });
            pass.into_iter().chain([Moment { plies, pass_is_due: false }])
        };
        let before = (0..game.plies().len()).flat_map(moments).collect();
        Self { pass_is_due: game.position().passed().is_some(), game, before }
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the position.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// Returns the player whose turn it is, be it to pass; `None` if the game is over.
    pub fn player(&self) -> Option<Color> {
        let position = self.position();
        if self.pass_is_due { position.passed() } else { position.to_move() }
    }

    /// Returns `true` if the next turn is a pass.
    pub const fn pass_is_due(&self) -> bool {
        self.pass_is_due
    }

    /// Takes a turn, of `player` if one is given. After the game both players may pass.
    ///
    /// # Errors
    /// When it is not the turn of the player, when the pass is not forced, and when the move is not
    /// legal.
    pub fn take(&mut self, player: Option<Color>, turn: Turn) -> Result<(), TurnError> {
        let due = self.pass_is_due;
        match (self.position().to_move(), turn) {
            (Some(mover), _) if !due && player == Some(!mover) => {
                return Err(TurnError::OutOfTurn(mover));
            }
            (Some(mover), Turn::Pass) if !due || player == Some(mover) => {
                return Err(TurnError::CannotPass(mover));
            }
            (Some(mover), Turn::Move(_)) if player == Some(!mover) => {
                return Err(TurnError::MustPass(!mover));
            }
            (Some(_) | None, _) => {}
        }
        let now = Moment { plies: self.game.plies().len(), pass_is_due: due };
        if let Turn::Move(square) = turn {
            self.game.play(square).map_err(|why| TurnError::Illegal(square, why))?;
        }
        self.pass_is_due = matches!(turn, Turn::Move(_)) && self.position().passed().is_some();
        self.before.push(now);
        Ok(())
    }

    /// Undoes the last turn; returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(moment) = self.before.pop() else { return false };
        while self.game.plies().len() > moment.plies {
            self.game.undo();
        }
        self.pass_is_due = moment.pass_is_due;
        true
    }
}

/// The error of a turn that cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TurnError {
    /// It is the turn of this player, not of the other one.
    OutOfTurn(Color),
    /// This player has a legal move and cannot pass.
    CannotPass(Color),
    /// This player has no legal move and has to pass.
    MustPass(Color),
    /// The square is not a legal move.
    Illegal(Square, IllegalMove),
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfTurn(player) => write!(f, "{} is to move", player.name()),
            Self::CannotPass(player) => {
                write!(f, "{} has a legal move and cannot pass", player.name())
            }
            Self::MustPass(player) => write!(f, "{} has no legal move", player.name()),
            Self::Illegal(square, why) => write!(f, "{square} {why}"),
        }
    }
}

/// The reason is part of the sentence.
impl Error for TurnError {}
