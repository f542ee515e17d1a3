//! The scores of moves behind a position, as test positions have them: `G8:+18; H1:+12;`.

use crate::record::Record;
use crate::transcript;
use othello_core::square::Square;

pub(super) const TAG: &str = "Scores";

/// A move and its score, as a file states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveScore {
    /// The move; `None` for a pass.
    pub square: Option<Square>,
    /// The score in discs for the side that moves.
    pub score: i32,
}

/// Returns the scores that a file states for the moves of the position in a record; none if the record
/// is that of a game, or if something else stands in their place.
///
/// ```
/// use othello_notation::reader::Reader;
/// use othello_notation::scores;
/// use othello_core::{Position, Rules, Square};
/// let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12;";
/// let mut reader = Reader::new(line.as_bytes(), Position::start(Rules::OTHELLO));
/// let record = reader.next().expect("there is a line")?.record;
/// let [first, second] = scores::scores(&record)[..] else { panic!("there are two moves") };
/// assert_eq!((first.square, first.score), (Some(Square::G8), 18));
/// assert_eq!((second.square, second.score), (Some(Square::H1), 12));
/// # Ok::<(), othello_notation::error::ReadError>(())
/// ```
pub fn scores(record: &Record) -> Vec<MoveScore> {
    let text = record.tags.get(TAG).unwrap_or_default();
    let scores: Option<Vec<_>> = entries(text).map(read).collect();
    let scores = scores.filter(|_| record.game.plies().is_empty()).unwrap_or_default();
    // One out of range says nothing about the position: Edax ends a list with `--:-127`.
    scores.into_iter().filter(|it| it.score.unsigned_abs() <= 64).collect()
}

/// Returns `true` if a text lists scores of moves, and not the moves of a game.
pub(super) fn is_list(text: &str) -> bool {
    entries(text).next().and_then(|entry| entry.split_once(':')).is_some_and(|(square, score)| {
        square.trim().len() <= 4 && score.trim().parse::<f32>().is_ok()
    })
}

/// Returns the entries of a list, with or without semicolons between them.
fn entries(text: &str) -> impl Iterator<Item = &str> {
    let entries = text.split(';').flat_map(|part| {
        let is_several = part.matches(':').count() > 1;
        part.split(move |letter: char| is_several && (letter.is_whitespace() || letter == ','))
    });
    entries.map(str::trim).filter(|entry| !entry.is_empty())
}

fn read(entry: &str) -> Option<MoveScore> {
    let (square, score) = entry.split_once(':')?;
    let (square, score) = (square.trim(), score.trim().parse::<f32>().ok()?);
    if score.is_nan() {
        return None;
    }
    let is_pass = transcript::is_pass(square);
    let square = if is_pass { None } else { Some(square.to_ascii_lowercase().parse().ok()?) };
    #[expect(clippy::cast_possible_truncation, reason = "what is out of range is left out")]
    let score = score.round() as i32;
    Some(MoveScore { square, score })
}
