//! A game as a string of squares, `f5d6c3`, in every spelling that players use.

mod error;
mod tokens;

use std::ops::Range;

use crate::located::Located;
use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::{Layout, Preset};
use othello_core::square::Square;
use othello_core::tree::Sign;

pub use error::{TranscriptError, TranscriptErrorKind, quote};
pub use tokens::is_pass;
pub(crate) use tokens::{Others, plain};
use tokens::{Token, Tokens};

/// Writes the squares in lower case without passes.
pub fn write(plies: &[Ply]) -> String {
    plies.iter().map(|ply| ply.square.name()).collect()
}

/// Plays the moves of a text on a game.
///
/// Letters may be of either case and full-width. Blanks, punctuation and move numbers (`12.`) may
/// stand between the moves, and a result in digits behind them. Passes may be written (`--`, `pa`,
/// `ps`, `pass`, `@@`, `パス`) where they are forced, or not. `e5xd5` is read as `e5d5`, a disc
/// placed and the one that it flips.
///
/// # Errors
/// Names the first fault; the game is unchanged.
pub fn play(game: &mut Game, text: &str) -> Result<(), TranscriptError> {
    let played = play_with_signs(game, text, &mut |_, _| {});
    played.map(drop).map_err(|located| located.error)
}

/// Plays the moves of a text on a game, and has the signs behind them, with the plies before each;
/// returns what else is there.
pub(super) fn play_with_signs(
    game: &mut Game,
    text: &str,
    on_sign: &mut dyn FnMut(usize, Sign),
) -> Result<Others, Located<TranscriptError>> {
    let mut moves = MoveReader::new(text, Replay::of(game.clone()));
    moves.read(0..text.len(), &mut |plies, event| match event {
        MoveEvent::Ply(_) => {}
        MoveEvent::Sign(sign) => on_sign(plies, sign),
    })?;
    let others = moves.others();
    *game = moves.replay.game;
    Ok(others)
}

/// The reader of a line of moves that comes in pieces.
pub(super) struct MoveReader<'a> {
    pub(super) replay: Replay,
    tokens: Tokens<'a>,
}

/// Something in a line of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveEvent {
    /// That square was played.
    Ply(Square),
    /// The sign stands behind the last ply.
    Sign(Sign),
}

impl<'a> MoveReader<'a> {
    /// Makes a reader of pieces of a text.
    pub(super) const fn new(text: &'a str, replay: Replay) -> Self {
        Self { replay, tokens: Tokens::new(text) }
    }

    /// Returns what has been found among the moves.
    pub(super) const fn others(&self) -> Others {
        self.tokens.others
    }

    /// Plays the moves of a piece, and tells what is in it, with the plies of the game up to there.
    pub(super) fn read(
        &mut self,
        piece: Range<usize>,
        on_event: &mut dyn FnMut(usize, MoveEvent),
    ) -> Result<(), Located<TranscriptError>> {
        self.tokens.go_to(piece);
        for (at, token) in self.tokens.by_ref() {
            let replay = &mut self.replay;
            let plies = replay.game.plies().len();
            let played = match token {
                Ok(Token::Square(square)) => replay.play(square).map(|()| {
                    on_event(plies + 1, MoveEvent::Ply(square));
                }),
                Ok(Token::Pass) => replay.pass(),
                Ok(Token::Choice) => replay.choice(),
                Ok(Token::Sign(sign)) => {
                    on_event(plies, MoveEvent::Sign(sign));
                    Ok(())
                }
                Err(kind) => Err(replay.error(kind)),
            };
            played.map_err(|error| Located { at, error })?;
        }
        Ok(())
    }
}

/// The replay of a game from its notation.
pub(super) struct Replay {
    pub(super) game: Game,
    /// The number of the next move.
    number: usize,
    /// `true` where a pass may be written.
    pass_is_due: bool,
}

impl Replay {
    pub(super) fn of(game: Game) -> Self {
        let pass_is_due = game.position().passed().is_some();
        Self { game, number: 1, pass_is_due }
    }

    /// Goes on with a line of which the moves so far are counted.
    pub(super) fn going_on(game: Game) -> Self {
        let number = game.plies().len() + 1;
        Self { number, ..Self::of(game) }
    }

    pub(super) fn play(&mut self, square: Square) -> Result<(), TranscriptError> {
        self.game.play(square).map_err(|why| self.error(self.refusal(square, why)))?;
        self.number += 1;
        self.pass_is_due = self.game.position().passed().is_some();
        Ok(())
    }

    pub(super) fn pass(&mut self) -> Result<(), TranscriptError> {
        let is_due = std::mem::take(&mut self.pass_is_due);
        if is_due { Ok(()) } else { Err(self.error(TranscriptErrorKind::Pass)) }
    }

    /// Plays a square for the player to whom the notation gives it.
    pub(super) fn play_of(&mut self, player: Color, square: Square) -> Result<(), TranscriptError> {
        match self.game.position().to_move() {
            Some(color) if color != player => {
                Err(self.error(TranscriptErrorKind::OutOfTurn(player)))
            }
            Some(_) | None => self.play(square),
        }
    }

    /// Takes a pass of the player to whom the notation gives it.
    pub(super) fn pass_of(&mut self, player: Color) -> Result<(), TranscriptError> {
        if self.game.position().passed().is_some_and(|passed| passed != player) {
            return Err(self.error(TranscriptErrorKind::Pass));
        }
        self.pass()
    }

    fn choice(&self) -> Result<(), TranscriptError> {
        match self.game.position().pending() {
            Some(_) => Ok(()),
            None => Err(self.error(TranscriptErrorKind::UnexpectedChoice)),
        }
    }

    pub(super) const fn error(&self, kind: TranscriptErrorKind) -> TranscriptError {
        TranscriptError { number: self.number, kind }
    }

    pub(super) fn not_a_move(&self, text: &str) -> TranscriptError {
        self.error(TranscriptErrorKind::NotAMove(quote(text)))
    }

    fn refusal(&self, square: Square, why: IllegalMove) -> TranscriptErrorKind {
        let mirrored = Position::start(Preset::OthelloMirrored.rules());
        let is_first = self.game.plies().is_empty() && self.game.is_from_usual_start();
        let is_cross = self.game.rules().layout() == Layout::Cross;
        if is_first && is_cross && mirrored.check(square).is_ok() {
            TranscriptErrorKind::MirroredStart(square)
        } else {
            TranscriptErrorKind::Illegal(square, why)
        }
    }
}
