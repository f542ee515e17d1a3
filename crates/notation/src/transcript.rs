//! A game as a string of squares, `f5d6c3`, in every spelling that players use.

mod error;
mod stated;
mod tokens;

use std::ops::Range;

use crate::located::Located;
use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::{Layout, Preset};
use othello_core::square::Square;
use othello_core::tree::Sign;

use stated::Stated;

pub use error::{TranscriptError, TranscriptErrorKind, quote};
pub(crate) use stated::Numbering;
pub use tokens::is_pass;
pub(crate) use tokens::{
    Others, Token, Tokens, is_disc, is_gap, is_latin, is_player, plain, player,
};

/// Writes the squares in lower case without passes.
pub fn write(plies: &[Ply]) -> String {
    plies.iter().map(|ply| ply.square.name()).collect()
}

/// Plays the moves of a text on a game.
///
/// Letters may be of either case and full-width. Blanks, punctuation and move numbers (`12.`, `(12)`,
/// `⑫`) may stand between the moves, and a result in digits behind them. Passes may be written (`--`, `pa`,
/// `ps`, `pass`, `@@`, `パス`) where they are forced, or not, and behind the end. The players may stand
/// before their moves. `e5xd5` is read as `e5d5`, a disc placed and the one that it flips.
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
    *game = moves.play.replay.game;
    Ok(others)
}

/// The reader of a line of moves that comes in pieces.
pub(super) struct MoveReader<'a> {
    pub(super) play: Play,
    text: &'a str,
    tokens: Tokens<'a>,
}

/// A game as far as its notation has been read, and what stands among its moves.
#[derive(Clone)]
pub(super) struct Play {
    pub(super) replay: Replay,
    pub(super) others: Others,
    pub(super) is_behind_result: bool,
    stated: Stated,
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
    pub(super) fn new(text: &'a str, replay: Replay) -> Self {
        Self { play: Play::new(replay), text, tokens: Tokens::new(text) }
    }

    /// Returns what has been found among the moves.
    pub(super) const fn others(&self) -> Others {
        Others { passes: self.play.replay.late_passes, ..self.play.others }
    }

    /// Plays the moves of a piece, and tells what is in it, with the plies of the game up to there.
    pub(super) fn read(
        &mut self,
        piece: Range<usize>,
        on_event: &mut dyn FnMut(usize, MoveEvent),
    ) -> Result<(), Located<TranscriptError>> {
        self.tokens.go_to(piece);
        for (at, token) in self.tokens.by_ref() {
            let played = self.play.take(&token, &self.text[at..], on_event);
            played.map_err(|error| Located { at, error })?;
        }
        Ok(())
    }
}

impl Play {
    pub(super) fn new(replay: Replay) -> Self {
        Self {
            replay,
            others: Others::default(),
            is_behind_result: false,
            stated: Stated::default(),
        }
    }

    /// Takes a token, which a text begins with.
    pub(super) fn take(
        &mut self,
        token: &Token,
        text: &str,
        on_event: &mut dyn FnMut(usize, MoveEvent),
    ) -> Result<(), TranscriptError> {
        let replay = &mut self.replay;
        if self.is_behind_result
            && let Some(kind) = after_result(text)
        {
            return Err(replay.error(kind));
        }
        match token {
            Token::Square(square) => {
                if let Some(kind) = self.stated.wrong_number(&replay.game) {
                    return Err(replay.error(kind));
                }
                match self.stated.player.take() {
                    Some(player) => replay.play_of(player, *square)?,
                    None => replay.play(*square)?,
                }
                on_event(replay.game.plies().len(), MoveEvent::Ply(*square));
            }
            Token::Pass => {
                replay.pass()?;
                self.forget_stated();
            }
            Token::Gap(signs) if replay.pass_is_due && !signs.contains('?') => replay.pass()?,
            Token::Gap(signs) => {
                return Err(replay.error(TranscriptErrorKind::NotAMove(signs.clone())));
            }
            Token::Choice => replay.choice()?,
            Token::Sign(sign) => on_event(replay.game.plies().len(), MoveEvent::Sign(*sign)),
            Token::Word(kind) | Token::Foreign(kind) => return Err(replay.error(kind.clone())),
            Token::Digits => {
                self.is_behind_result = true;
                self.others.numbers += 1;
                self.forget_stated();
            }
            Token::OtherSign => self.others.signs += 1,
            Token::Number(number) => self.stated.add_number(*number, text),
            Token::Player(player) => self.stated.player = *player,
        }
        Ok(())
    }

    /// Forgets what stands before something else than a move.
    pub(super) const fn forget_stated(&mut self) {
        (self.stated.number, self.stated.player) = (None, None);
    }
}

/// Returns the fault of a move behind the result, if a text begins with a word.
fn after_result(text: &str) -> Option<TranscriptErrorKind> {
    let word = text.split(|letter: char| !letter.is_alphanumeric()).next()?;
    let is_word = word.starts_with(char::is_alphabetic);
    is_word.then(|| TranscriptErrorKind::AfterResult(quote(word)))
}

/// The replay of a game from its notation.
#[derive(Clone)]
pub(super) struct Replay {
    pub(super) game: Game,
    /// The number of the next move.
    number: usize,
    /// `true` where a pass may be written.
    pass_is_due: bool,
    /// The passes that are written behind the end of the game.
    pub(super) late_passes: usize,
}

impl Replay {
    pub(super) fn of(game: Game) -> Self {
        let pass_is_due = game.position().passed().is_some();
        Self { game, number: 1, pass_is_due, late_passes: 0 }
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
        let is_over = self.game.position().result().is_some();
        self.late_passes += usize::from(is_over && !is_due);
        if is_due || is_over { Ok(()) } else { Err(self.error(TranscriptErrorKind::Pass)) }
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

    pub(super) fn choice(&self) -> Result<(), TranscriptError> {
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
