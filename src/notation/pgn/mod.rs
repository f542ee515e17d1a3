//! Othello PGN, the text in which casual players exchange games and in which ours are kept: tags,
//! then numbered moves. Players read it, and can mend it.
//!
//! A first player's win is Black's: `1-0` says that Black has won. Scores are written `34-30`,
//! Black's first, a pass `--`. Beside the tags that everybody writes stand those that make a game
//! come back exactly as it was: `Variant` and the axes in which the rules differ from that preset,
//! `Position` for a start that was set up, the times left, and the plies taken back.

use std::fmt::Write as _;

use crate::notation::error::{Location, ReadError, ReadErrorKind, Warning};
use crate::notation::located::Located;
use crate::notation::record::{Read, Record};
use crate::position::Position;
use crate::rules::Rules;

mod head;
mod read;
mod write;

/// Reads the one game of a text; a result that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str) -> Result<(Record, Vec<Warning>), ReadError> {
    parse(text, Position::start(Rules::OTHELLO)).map_err(|Located { at, error }| {
        let line = 1 + text[..at].matches('\n').count();
        ReadError::new(Location::Line(line), error)
    })
}

/// Reads the one game of a text, which starts from `usual` where the text does not tell. A fault
/// comes with its place in bytes from the start of the text.
pub(super) fn parse(text: &str, usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    read::record(text, usual)
}

/// Whether a word is the result that ends a game, and no move or pass.
pub(super) fn is_end(word: &[u8]) -> bool {
    let is_result = |byte: &u8| byte.is_ascii_digit() || b"-/*".contains(byte);
    !word.is_empty() && word != b"--" && (word == "½-½".as_bytes() || word.iter().all(is_result))
}

/// Writes a record.
///
/// The start of the game, where it is not the one of its rules, is taken to have been set up by
/// [`Position::new`].
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in write::tags(record) {
        writeln!(text, "[{name} \"{value}\"]").expect("a string takes all that is written");
    }
    text.push('\n');
    text.push_str(&write::wrap(&write::moves(&record.game), &write::end(record)));
    text
}
