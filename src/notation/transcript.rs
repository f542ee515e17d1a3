//! A game as a string of squares, `f5d6c3`, in every spelling that players use.

use std::fmt;
use std::iter;
use std::ops::Range;

use crate::board::Color;
use crate::game::{Game, Ply};
use crate::notation::located::Located;
use crate::position::{IllegalMove, Position};
use crate::rules::{Layout, Preset};
use crate::square::Square;

/// Characters of a faulty input that an error repeats, at most.
const QUOTED: usize = 16;

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
    play_at(game, text).map_err(|located| located.error)
}

/// Plays the moves of a text on a game.
pub(super) fn play_at(game: &mut Game, text: &str) -> Result<(), Located<TranscriptError>> {
    play_pieces(game, text, iter::once(0..text.len())).map(drop)
}

/// Plays the moves in some pieces of a text on a game; returns the plies of the game after each.
pub(super) fn play_pieces(
    game: &mut Game,
    text: &str,
    pieces: impl IntoIterator<Item = Range<usize>>,
) -> Result<Vec<usize>, Located<TranscriptError>> {
    let mut plies = Vec::new();
    let mut replay = Replay::of(game.clone());
    let mut tokens = Tokens::new(text);
    for piece in pieces {
        tokens.go_to(piece);
        for (at, token) in tokens.by_ref() {
            let played = match token {
                Ok(Token::Square(square)) => replay.play(square),
                Ok(Token::Pass) => replay.pass(),
                Ok(Token::Choice) => replay.choice(),
                Err(kind) => Err(replay.error(kind)),
            };
            played.map_err(|error| Located { at, error })?;
        }
        plies.push(replay.game.plies().len());
    }
    *game = replay.game;
    Ok(plies)
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

/// The error of a move in a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TranscriptError {
    /// The number of the move, counting the squares from 1.
    pub number: usize,
    /// The reason.
    pub kind: TranscriptErrorKind,
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.number, self.kind)
    }
}

/// The reason is part of the sentence.
impl std::error::Error for TranscriptError {}

/// A reason why a move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TranscriptErrorKind {
    /// The square cannot be played.
    Illegal(Square, IllegalMove),
    /// The square is a first move from the mirrored start, and the game has the usual one.
    MirroredStart(Square),
    /// A pass that is not forced.
    Pass,
    /// A move of that player, who is not to move.
    OutOfTurn(Color),
    /// An `x` where there is no disc to choose.
    UnexpectedChoice,
    /// Such a square is not on the board.
    OffBoard(String),
    /// A row before its column.
    RowFirst(String),
    /// A column without its row.
    NoRow(String),
    /// Neither move nor pass.
    NotAMove(String),
    /// A move behind the result.
    AfterResult(String),
}

impl fmt::Display for TranscriptErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(square, why) => write!(f, "{square} {why}"),
            Self::MirroredStart(square) => {
                write!(f, "{square} is legal only with the mirrored start")
            }
            Self::Pass => f.write_str("a pass is not forced here"),
            Self::OutOfTurn(color) => write!(f, "{color} is not to move"),
            Self::UnexpectedChoice => {
                f.write_str("x is not expected here: there is no disc to choose")
            }
            Self::OffBoard(text) => write!(f, "{text} is not on the board"),
            Self::RowFirst(text) => write!(f, "{text} has the row before the column"),
            Self::NoRow(text) => write!(f, "expected a row after {text}"),
            Self::NotAMove(text) => write!(f, "{text} is not a move"),
            Self::AfterResult(text) => write!(f, "expected nothing after the result, found {text}"),
        }
    }
}

/// A token of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Square(Square),
    Pass,
    /// The `x` of `e5xd5`.
    Choice,
}

/// The lexer of a transcript: the tokens in a piece of a text and the places behind them. It ends
/// after the first fault.
struct Tokens<'a> {
    text: &'a str,
    /// The end of the piece.
    end: usize,
    /// The part of the piece that has not been read.
    rest: &'a str,
    /// The place of the token read last.
    at: usize,
    is_behind_square: bool,
    is_behind_result: bool,
}

impl<'a> Tokens<'a> {
    const fn new(text: &'a str) -> Self {
        let end = text.len();
        Self { text, end, rest: text, at: 0, is_behind_square: false, is_behind_result: false }
    }

    /// Goes on with another piece, which is apart from the last.
    fn go_to(&mut self, piece: Range<usize>) {
        self.end = piece.end;
        self.rest = &self.text[piece];
        self.is_behind_square = false;
    }

    /// Returns the characters ahead, full-width ones as their usual counterparts, in lower case.
    fn ahead(&self) -> impl Iterator<Item = char> + Clone + 'a {
        self.rest.chars().map(plain)
    }

    /// Skips so many characters.
    fn skip(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        chars.by_ref().take(count).for_each(drop);
        self.rest = chars.as_str();
    }

    fn starts_with(&self, word: &str) -> bool {
        let mut ahead = self.ahead();
        word.chars().all(|letter| ahead.next() == Some(letter))
    }

    /// Returns the number of characters ahead that are all alike in that way.
    fn run(&self, is_alike: impl Fn(char) -> bool) -> usize {
        self.ahead().take_while(|&letter| is_alike(letter)).count()
    }

    /// Quotes so many characters ahead, as far as an error does.
    fn quote(&self, length: usize) -> String {
        let end = self.rest.char_indices().nth(length).map_or(self.rest.len(), |(at, _)| at);
        quote(&self.rest[..end])
    }

    /// Reads on behind what cannot be a token; `None` at the end of the text.
    fn token(&mut self) -> Option<Result<Token, TranscriptErrorKind>> {
        loop {
            self.at = self.end - self.rest.len();
            let was_behind_square = std::mem::take(&mut self.is_behind_square);
            let mut ahead = self.ahead();
            let first = ahead.next()?;
            let second = ahead.next();
            if self.is_behind_result && first.is_alphabetic() {
                let word = self.run(char::is_alphanumeric);
                return Some(Err(TranscriptErrorKind::AfterResult(self.quote(word))));
            }
            match (first, second) {
                ('-', _) => {
                    let hyphens = self.run(|letter| letter == '-');
                    self.skip(hyphens);
                    if hyphens == 2 {
                        return Some(Ok(Token::Pass));
                    }
                }
                ('@', Some('@')) => {
                    self.skip(self.run(|letter| letter == '@'));
                    return Some(Ok(Token::Pass));
                }
                ('x', Some('a'..='h')) if was_behind_square => {
                    self.skip(1);
                    return Some(Ok(Token::Choice));
                }
                ('0'..='9', _) => {
                    if let Err(fault) = self.number() {
                        return Some(Err(fault));
                    }
                }
                _ if first.is_alphanumeric() => return Some(self.word(first, second)),
                _ => self.skip(1),
            }
        }
    }

    /// Reads a move or a pass, of which that is the beginning.
    fn word(&mut self, first: char, second: Option<char>) -> Result<Token, TranscriptErrorKind> {
        if let Some(pass) = PASSES.into_iter().find(|pass| self.starts_with(pass)) {
            self.skip(pass.chars().count());
            return Ok(Token::Pass);
        }
        let word = || self.run(char::is_alphanumeric);
        match second {
            Some(row @ '0'..='9') => {
                let square = [first, row].iter().collect::<String>().parse();
                let square = square.map_err(|_| TranscriptErrorKind::OffBoard(self.quote(2)))?;
                self.skip(2);
                self.is_behind_square = true;
                Ok(Token::Square(square))
            }
            _ if ('a'..='h').contains(&first) && word() == 1 => {
                Err(TranscriptErrorKind::NoRow(self.quote(1)))
            }
            _ => Err(TranscriptErrorKind::NotAMove(self.quote(word()))),
        }
    }

    /// Skips a move number; anything else in digits is the result, behind which no move may
    /// stand.
    fn number(&mut self) -> Result<(), TranscriptErrorKind> {
        let digits = self.run(|letter| letter.is_ascii_digit());
        match self.ahead().nth(digits) {
            Some('.') => {}
            Some('a'..='h') => return Err(TranscriptErrorKind::RowFirst(self.quote(digits + 1))),
            _ => self.is_behind_result = true,
        }
        self.skip(digits);
        Ok(())
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Result<Token, TranscriptErrorKind>);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token()?;
        let at = self.at;
        if token.is_err() {
            self.rest = "";
        }
        Some((at, token))
    }
}

/// The words for a pass, in lower case.
const PASSES: [&str; 4] = ["pass", "pa", "ps", "パス"];

/// Returns `true` if a word is a pass.
pub(crate) fn is_pass(word: &str) -> bool {
    let word: String = word.chars().map(plain).collect();
    let is_at = word.len() > 1 && word.bytes().all(|byte| byte == b'@');
    word == "--" || is_at || PASSES.contains(&word.as_str())
}

/// Returns as much of a faulty input as an error repeats.
pub(crate) fn quote(text: &str) -> String {
    let end = text.char_indices().nth(QUOTED).map_or(text.len(), |(at, _)| at);
    let dots = if end < text.len() { "…" } else { "" };
    format!("{}{dots}", text[..end].escape_debug())
}

/// Returns the usual counterpart of a full-width letter, digit or sign; an ASCII letter in lower
/// case.
fn plain(letter: char) -> char {
    let usual = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0),
        _ => None,
    };
    usual.unwrap_or(letter).to_ascii_lowercase()
}
