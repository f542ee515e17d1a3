//! Games and positions that take a line: transcripts, positions with or without moves behind
//! them, and the test positions of Edax (OBF) and Zebra.

use crate::game::Game;
use crate::notation::claim::{self, Claim};
use crate::notation::error::ReadErrorKind;
use crate::notation::located::Located;
use crate::notation::record::{Read, Record};
use crate::notation::{position, transcript};
use crate::position::Position;
use crate::rules::Rules;

/// Bytes of numbered moves, at most, that go on in another line.
const LONGEST: usize = 1 << 13;

/// Reads a game that starts from `usual` where the text does not tell. A fault comes with its place
/// in bytes from the start of the text.
pub(super) fn parse(text: &str, usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let (record, warnings) = if position::is_likely(text) {
        (set_up(text, usual.rules()).map_err(|fault| Located::new(0, fault))?, None)
    } else {
        let mut game = Game::from_position(usual);
        transcript::play_at(&mut game, text).map_err(Located::into)?;
        if game.plies().is_empty() {
            return Err(Located::new(0, ReadErrorKind::Expected("moves or a position")));
        }
        let mut record = Record::from(game);
        let last = text.split_whitespace().next_back().unwrap_or_default();
        let claim = Claim::of_pgn(last).filter(|claim| *claim != Claim::Nonsense);
        let warning = claim.and_then(|claim| claim::settle(&mut record, last, claim));
        (record, warning)
    };
    Ok((record, warnings.into_iter().collect()))
}

/// A position, and whatever stands behind it: moves, scores of moves, a comment.
fn set_up(text: &str, rules: Rules) -> Result<Record, ReadErrorKind> {
    let (board, next, rest) = position::read_start(text)?;
    let (moves, comment) = rest.split_once('%').unwrap_or((rest, ""));
    let mut record = Record::from(Game::from_position(Position::new(rules, board, next)));
    if is_scored(moves) {
        record.tags.append("Scores", moves.trim().into());
    } else {
        transcript::play(&mut record.game, moves)?;
    }
    if !comment.is_empty() {
        record.tags.append("Comment", comment.trim().into());
    }
    Ok(record)
}

/// Whether a text lists scores of moves, as `G8:+18; H1:+12;`, and not the moves of a game.
fn is_scored(text: &str) -> bool {
    text.split(';').next().is_some_and(|first| {
        first.split_once(':').is_some_and(|(square, score)| {
            square.trim().len() <= 4 && score.trim().parse::<f32>().is_ok()
        })
    })
}

/// Whether a line goes on with the numbered moves of a text: its own numbers are higher, or it has
/// none and room only for what is left of the last pair.
pub(super) fn goes_on(text: &[u8], line: &[u8]) -> bool {
    let line = line.trim_ascii();
    if line.is_empty() || line.starts_with(b"[") || line.starts_with(b"#") || text.len() > LONGEST {
        return false;
    }
    if let Some(number) = words(line).find_map(number) {
        return number > 1;
    }
    let behind = words(text).rev().take_while(|word| number(word).is_none()).count();
    let moves = words(line).filter(|word| !word[0].is_ascii_digit());
    behind + moves.map(|word| word.len().div_ceil(2)).sum::<usize>() <= 2
}

fn words(text: &[u8]) -> impl DoubleEndedIterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// Whether a line begins a game of numbered moves, which may go on in the next.
pub(super) fn is_numbered(line: &[u8]) -> bool {
    number(line.trim_ascii_start()) == Some(1)
}

/// The number of a move at the start of a word: `12.` or `12.f5`.
fn number(word: &[u8]) -> Option<u32> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = str::from_utf8(&word[..digits]).ok()?.parse().ok()?;
    (word.get(digits) == Some(&b'.')).then_some(number)
}
