//! A game as a string of squares, `f5d6c3`, in every spelling that players use.

use std::fmt;

use crate::game::{Game, Ply};
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
/// `ps`, `pass`, `@@`, `パス`) where they are forced, or not. `e5xd5` is read as `e5d5`, a disc placed
/// and the one that it turns.
///
/// # Errors
/// Names the first fault; the game is as it was.
pub fn play(game: &mut Game, text: &str) -> Result<(), TranscriptError> {
    play_at(game, text).map_err(|(_, error)| error)
}

/// The same, and a fault comes with its place, in bytes from the start of the text.
pub(super) fn play_at(game: &mut Game, text: &str) -> Result<(), (usize, TranscriptError)> {
    let mut played = game.clone();
    let mut number = 1;
    let mut pass_is_due = played.position().passed().is_some();
    for (at, token) in Tokens::new(text) {
        let error = |fault| (at, TranscriptError { number, fault });
        match token.map_err(error)? {
            Token::Square(square) => {
                played.play(square).map_err(|why| error(fault(&played, square, why)))?;
                pass_is_due = played.position().passed().is_some();
                number += 1;
            }
            Token::Pass if pass_is_due => pass_is_due = false,
            Token::Pass => return Err(error(Fault::Pass)),
            Token::Turns if played.position().pending().is_some() => {}
            Token::Turns => return Err(error(Fault::Turns)),
        }
    }
    *game = played;
    Ok(())
}

fn fault(game: &Game, square: Square, why: IllegalMove) -> Fault {
    let mirrored = Position::start(Preset::OthelloMirrored.rules());
    let is_first = game.plies().is_empty() && game.is_from_usual_start();
    if is_first && game.rules().layout() == Layout::Cross && mirrored.check(square).is_ok() {
        Fault::MirroredStart(square)
    } else {
        Fault::Illegal(square, why)
    }
}

/// The fault at one move of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranscriptError {
    /// Which move it is, counting the squares from 1.
    pub number: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.number, self.fault)
    }
}

impl std::error::Error for TranscriptError {}

/// What is wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The square cannot be played.
    Illegal(Square, IllegalMove),
    /// The square is a first move from the mirrored start, and the game has the usual one.
    MirroredStart(Square),
    /// A pass that is not forced.
    Pass,
    /// An `x` where no disc is chosen to be turned.
    Turns,
    /// Such a square is not on the board.
    OffBoard(String),
    /// A row before its column.
    RowFirst(String),
    /// A column without its row.
    NoRow(String),
    /// Neither move nor pass.
    NoMove(String),
    /// A move behind the result.
    BehindResult(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(square, why) => write!(f, "{square} {why}"),
            Self::MirroredStart(square) => {
                write!(f, "{square} is legal only with the mirrored start")
            }
            Self::Pass => f.write_str("a pass is not forced here"),
            Self::Turns => f.write_str("x stands where there is no disc to choose"),
            Self::OffBoard(text) => write!(f, "{text} is not on the board"),
            Self::RowFirst(text) => write!(f, "{text} has the row before the column"),
            Self::NoRow(text) => write!(f, "{text} lacks its row"),
            Self::NoMove(text) => write!(f, "{text} is no move"),
            Self::BehindResult(text) => write!(f, "{text} stands behind the result"),
        }
    }
}

/// What a transcript is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Square(Square),
    Pass,
    /// The `x` of `e5xd5`.
    Turns,
}

/// The tokens of a text and where they stand; ends behind the first fault.
struct Tokens<'a> {
    text: &'a str,
    rest: &'a str,
    is_behind_square: bool,
    is_behind_result: bool,
}

impl<'a> Tokens<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, rest: text, is_behind_square: false, is_behind_result: false }
    }

    /// The characters ahead, full-width ones as their usual forms and all in lower case.
    fn ahead(&self) -> impl Iterator<Item = char> + Clone + 'a {
        self.rest.chars().map(plain)
    }

    /// Steps over so many characters.
    fn skip(&mut self, count: usize) {
        let mut chars = self.rest.chars();
        chars.by_ref().take(count).for_each(drop);
        self.rest = chars.as_str();
    }

    fn starts_with(&self, word: &str) -> bool {
        let mut ahead = self.ahead();
        word.chars().all(|letter| ahead.next() == Some(letter))
    }

    /// The number of characters ahead that are all alike in that way.
    fn run(&self, is_alike: impl Fn(char) -> bool) -> usize {
        self.ahead().take_while(|&letter| is_alike(letter)).count()
    }

    /// Quotes so many characters ahead, as far as an error does.
    fn quote(&self, length: usize) -> String {
        let shown: String = self.rest.chars().take(length.min(QUOTED)).collect();
        let dots = if length > QUOTED { "…" } else { "" };
        format!("{}{dots}", shown.escape_debug())
    }

    /// Reads on behind what cannot be a token; `None` at the end of the text.
    fn token(&mut self) -> Option<Result<Token, Fault>> {
        loop {
            let was_behind_square = std::mem::take(&mut self.is_behind_square);
            let mut ahead = self.ahead();
            let first = ahead.next()?;
            let second = ahead.next();
            if self.is_behind_result && first.is_alphabetic() {
                let word = self.run(char::is_alphanumeric);
                return Some(Err(Fault::BehindResult(self.quote(word))));
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
                    return Some(Ok(Token::Turns));
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
    fn word(&mut self, first: char, second: Option<char>) -> Result<Token, Fault> {
        const PASSES: [&str; 4] = ["pass", "pa", "ps", "パス"];
        if let Some(pass) = PASSES.into_iter().find(|pass| self.starts_with(pass)) {
            self.skip(pass.chars().count());
            return Ok(Token::Pass);
        }
        let word = || self.run(char::is_alphanumeric);
        match second {
            Some(row @ '0'..='9') => {
                let square = [first, row].iter().collect::<String>().parse();
                let square = square.map_err(|_| Fault::OffBoard(self.quote(2)))?;
                self.skip(2);
                self.is_behind_square = true;
                Ok(Token::Square(square))
            }
            _ if ('a'..='h').contains(&first) && word() == 1 => Err(Fault::NoRow(self.quote(1))),
            _ => Err(Fault::NoMove(self.quote(word()))),
        }
    }

    /// Steps over a move number; anything else in digits is the result, behind which no move may
    /// stand.
    fn number(&mut self) -> Result<(), Fault> {
        let digits = self.run(|letter| letter.is_ascii_digit());
        match self.ahead().nth(digits) {
            Some('.') => {}
            Some('a'..='h') => return Err(Fault::RowFirst(self.quote(digits + 1))),
            _ => self.is_behind_result = true,
        }
        self.skip(digits);
        Ok(())
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Result<Token, Fault>);

    fn next(&mut self) -> Option<Self::Item> {
        let token = self.token()?;
        let at = self.text.len() - self.rest.len();
        if token.is_err() {
            self.rest = "";
        }
        Some((at, token))
    }
}

/// A full-width letter, digit or sign as its usual form; an ASCII letter in lower case.
fn plain(letter: char) -> char {
    let usual = match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0),
        _ => None,
    };
    usual.unwrap_or(letter).to_ascii_lowercase()
}
