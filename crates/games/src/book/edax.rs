//! The text of a book that Edax exports (`book export`) and imports.
//!
//! A line is a position: 64 squares from a1 to h8 (`X` black, `O` white, `-` empty), a blank and the side to move,
//! then, after commas, the level of its search, the best move that leads to no position of the book (`--` if there
//! is none, `PA` for a pass), and the value of that move in discs:
//! `---------------------------OX------XO--------------------------- X,21,D3,0`.

use std::error::Error;
use std::fmt;

use othello_core::board::{Board, Color};
use othello_core::moves::legal_moves;
use othello_core::square::Square;
use othello_engine::{Discs, Line, Selectivity, Value};

/// A line of the text.
#[derive(Clone, Debug, PartialEq)]
pub enum TextLine {
    /// A position with the best move that leads to no other one of the book, and the value of that.
    Leaf(Discs, Line),
    /// A position with what a search of all its moves has found, which this package writes behind the rest.
    Searched(Discs, Line),
    /// A position all of whose moves lead to positions of the book.
    Followed(Discs),
    /// A position without a move, which a book of this package has not.
    Passed,
}

/// The reason why a line is not one of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextError {
    /// The first part is no position.
    Position,
    /// The second part is no level from 0 to 60.
    Level,
    /// The third part is no legal move.
    Move,
    /// The fourth part is no value from -64 to 64.
    Value,
    /// The fifth part is no finding of a search.
    Finding,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Position => "expected 64 squares of X, O and -, and X or O to move",
            Self::Level => "expected a level from 0 to 60 after the position",
            Self::Move => "expected a legal move or -- after the level",
            Self::Value => "expected a value from -64 to 64 after the move",
            Self::Finding => "expected moves, a value and a depth as `d3c3 -1.25 21@87` at the end",
        })
    }
}

impl Error for TextError {}

/// Reads a line.
///
/// Edax keeps no depth: the level stands for it, with the most selective search. So any search of this program
/// that looks as far replaces the value.
pub fn read(line: &str) -> Result<TextLine, TextError> {
    let mut parts = line.trim_end().split(',').map(str::trim);
    let discs = position(parts.next().unwrap_or_default()).ok_or(TextError::Position)?;
    let level = parts.next().and_then(|part| part.parse::<u8>().ok());
    let level = level.filter(|level| *level <= 60).ok_or(TextError::Level)?;
    if legal_moves(discs.own, discs.opp) == 0 {
        return Ok(TextLine::Passed);
    }
    if let Some(text) = line.trim_end().split(',').nth(4) {
        let found = finding(text, discs).ok_or(TextError::Finding)?;
        return Ok(TextLine::Searched(discs, found));
    }
    let square = match parts.next() {
        None | Some("--" | "") => return Ok(TextLine::Followed(discs)),
        Some(name) => name.to_ascii_lowercase().parse::<Square>().map_err(|_| TextError::Move)?,
    };
    if legal_moves(discs.own, discs.opp) >> square.index() & 1 == 0 {
        return Err(TextError::Move);
    }
    let value = parts.next().and_then(|part| part.parse::<i8>().ok());
    let value = value.filter(|value| (-64..=64).contains(value)).ok_or(TextError::Value)?;
    let depth = level.max(1).into();
    let selectivity = Selectivity::Percent73;
    let value = Value::Estimated { discs: value.into(), depth, selectivity };
    Ok(TextLine::Leaf(discs, Line { value, moves: vec![square] }))
}

/// Reads what a search has found: `d3c3 -1.25 21@87`, or `d3c3 -2 exact`.
fn finding(text: &str, discs: Discs) -> Option<Line> {
    let mut words = text.split_whitespace();
    let [squares, value, certainty] = [words.next()?, words.next()?, words.next()?];
    let squares = squares.as_bytes().chunks(2).map(str::from_utf8);
    let moves = squares.map(|square| square.ok()?.parse().ok());
    let moves: Vec<Square> = moves.collect::<Option<_>>()?;
    let discs_ahead: f32 = value.parse().ok().filter(|value| (-64.0..=64.0).contains(value))?;
    let value = match certainty.split_once('@') {
        Some((depth, percent)) => {
            let depth = depth.parse().ok().filter(|depth| *depth <= 60)?;
            let percent: u8 = percent.parse().ok()?;
            let mut all = Selectivity::ALL.into_iter();
            let selectivity = all.find(|kind| kind.percent() == percent)?;
            Value::Estimated { discs: discs_ahead, depth, selectivity }
        }
        None if certainty == "exact" => Value::Exact(value.parse().ok()?),
        None => return None,
    };
    let is_legal = legal_moves(discs.own, discs.opp) >> moves.first()?.index() & 1 != 0;
    is_legal.then_some(Line { value, moves })
}

fn position(text: &str) -> Option<Discs> {
    let squares = text.get(..64)?;
    let board: Board = squares.replace('.', "-").parse().ok()?;
    let to_move = match text[64..].trim() {
        "X" | "x" | "*" => Color::Black,
        "O" | "o" => Color::White,
        _ => return None,
    };
    Some(Discs::new(&board, to_move))
}

/// Writes a line, with its end: the side to move is black, and the value is rounded to discs.
///
/// `leaf` is what was found for the best move that leads to no position of the book; what a search of all moves has
/// found stands behind it in full, where Edax does not read.
pub fn write(discs: Discs, level: u32, leaf: Option<&Line>, searched: Option<&Line>) -> String {
    let letter = |index: u32| match (discs.own >> index & 1, discs.opp >> index & 1) {
        (1, _) => 'X',
        (_, 1) => 'O',
        _ => '-',
    };
    let board: String = (0..64).map(letter).collect();
    let (name, value) = leaf.map_or(("--".into(), 0.0), |line| {
        (line.square().name().to_uppercase(), line.value.discs())
    });
    let found = searched.map(|Line { value, moves }| {
        let squares: String = moves.iter().map(|square| square.name()).collect();
        let certainty = match value {
            Value::Exact(_) => "exact".into(),
            Value::Estimated { depth, selectivity, .. } => {
                format!("{depth}@{}", selectivity.percent())
            }
        };
        format!(",{squares} {value} {certainty}")
    });
    let (value, found) = (value.round() + 0.0, found.unwrap_or_default());
    format!("{board} X,{level},{name},{value:.0}{found}\n")
}

#[cfg(test)]
mod tests {
    use super::{TextError, TextLine, read, write};
    use othello_core::square::Square;
    use othello_engine::{Discs, Line, Selectivity, Value};

    const START: &str = "---------------------------OX------XO---------------------------";

    fn start() -> Discs {
        Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 }
    }

    #[test]
    fn lines_are_read_as_edax_writes_them_and_written_the_same() {
        let line = format!("{START} X,21,D3,-1\n");
        let value =
            Value::Estimated { discs: -1.0, depth: 21, selectivity: Selectivity::Percent73 };
        let found = Line { value, moves: vec![Square::D3] };
        assert_eq!(read(&line), Ok(TextLine::Leaf(start(), found.clone())));
        assert_eq!(write(start(), 21, Some(&found), None), line);
        let followed = format!("{START} X,21,--,-127\n");
        assert_eq!(read(&followed), Ok(TextLine::Followed(start())));
        let white = format!("{START} O,5,E3,+4");
        assert!(matches!(read(&white), Ok(TextLine::Leaf(discs, _)) if discs == start().passed()));
        let passed = format!("{}XX--------------------------- X,5,PA,4", "-".repeat(35));
        assert_eq!(read(&passed), Ok(TextLine::Passed));
    }

    #[test]
    fn all_that_a_search_has_found_is_read_again() {
        let estimate =
            Value::Estimated { discs: -1.25, depth: 23, selectivity: Selectivity::Percent87 };
        for (value, text) in [(estimate, "-1.25 23@87"), (Value::Exact(4), "+4 exact")] {
            let found = Line { value, moves: vec![Square::D3, Square::C3] };
            let line = write(start(), 23, None, Some(&found));
            assert_eq!(line, format!("{START} X,23,--,0,d3c3 {text}\n"));
            assert_eq!(read(&line), Ok(TextLine::Searched(start(), found)));
        }
        for wrong in ["", "d3", "a1 +1 exact", "d3 +65.00 3@73", "d3 +1 3@74", "d3 +1.5 exact"] {
            assert_eq!(read(&format!("{START} X,9,--,0,{wrong}")), Err(TextError::Finding));
        }
    }

    #[test]
    fn the_part_that_is_wrong_is_named() {
        for (line, error) in [
            ("", TextError::Position),
            ("hello", TextError::Position),
            (&*format!("{START},21,D3,0"), TextError::Position),
            (&*format!("{START} X"), TextError::Level),
            (&*format!("{START} X,61,D3,0"), TextError::Level),
            (&*format!("{START} X,21,A1,0"), TextError::Move),
            (&*format!("{START} X,21,Z9,0"), TextError::Move),
            (&*format!("{START} X,21,D3"), TextError::Value),
            (&*format!("{START} X,21,D3,65"), TextError::Value),
            ("é".repeat(40).as_str(), TextError::Position),
        ] {
            assert_eq!(read(line), Err(error), "{line}");
        }
    }
}
