//! The grids and the lines of a text.

use crate::sheet::grid::{Grid, is_head, row_of};
use crate::sheet::moves::score;
use crate::transcript::Tokens;
use othello_core::board::{Board, ByColor};

/// A part of a text that may be a scoresheet.
pub(crate) enum DocumentPart<'a> {
    /// A grid, the discs without a number in it, and the score below it.
    Grid(Grid, Board, Option<ByColor<u8>>),
    /// A line.
    Line(&'a str),
}

/// Returns the parts of a text and their lines, counting from 1.
pub(crate) fn split(text: &str) -> Vec<(usize, DocumentPart<'_>)> {
    let lines = (1..).zip(text.lines());
    let lines: Vec<(usize, &str)> = lines
        .map(|(number, line)| (number, line.trim_start_matches('\u{feff}')))
        .filter(|(_, line)| !line.trim().is_empty() && !is_comment(line.trim_start()))
        .collect();
    let mut parts = Vec::new();
    let mut rest = &lines[..];
    while let [(number, line), behind @ ..] = rest {
        let (part, length) =
            grid(rest).or_else(|| flat(line)).unwrap_or((DocumentPart::Line(line), 1));
        rest = if length == 1 { behind } else { &rest[length..] };
        parts.push((*number, part));
    }
    parts
}

/// Returns `true` for a line of comment on the file: it begins with `#` or `%`, and neither with a disc nor with the
/// number of a move, and is no heading of such numbers.
pub(crate) fn is_comment(line: &str) -> bool {
    let is_numbered = line.strip_prefix('#').is_some_and(|behind| {
        let behind = behind.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let mut tokens = Tokens::new(behind);
        matches!(tokens.next(), Some((at, token)) if token.is_square() && at < 4)
            && behind.len() + 1 < line.len()
    });
    let is_head = line.strip_prefix('#').is_some_and(|behind| behind.starts_with([',', ';', '\t']));
    line.starts_with(['#', '%']) && !is_discs(line) && !is_numbered && !is_head
}

/// Returns `true` for a row of a grid that begins with a disc.
fn is_discs(line: &str) -> bool {
    line.starts_with("##") && row_of(line, 0).is_some()
}

/// Returns the grid at the start of some lines, and the number of these.
fn grid<'a>(lines: &[(usize, &'a str)]) -> Option<(DocumentPart<'a>, usize)> {
    let head = usize::from(is_head(lines.first()?.1));
    let rows = lines.get(head..head + 8)?;
    let (grid, discs) = Grid::read(rows.iter().map(|(_, row)| *row))?;
    let below = lines[head + 8..].iter().take_while(|(_, line)| is_head(line)).count();
    let length = head + 8 + below;
    let score = lines.get(length).and_then(|(_, line)| score(line.trim()));
    Some((DocumentPart::Grid(grid, discs, score), length + usize::from(score.is_some())))
}

/// Returns the grid that stands in one line, all 64 squares.
pub(super) fn flat<'a>(line: &str) -> Option<(DocumentPart<'a>, usize)> {
    if line.len() < 2 * 64 - 1 {
        return None;
    }
    let cells: Vec<&str> = line.split_whitespace().collect();
    let (cells, below) = cells.split_at_checked(64)?;
    let rows: Vec<String> = cells.chunks(8).map(|row| row.join(" ")).collect();
    let (grid, discs) = Grid::read(rows.iter().map(String::as_str))?;
    match below {
        [] => Some((DocumentPart::Grid(grid, discs, None), 1)),
        [only] => Some((DocumentPart::Grid(grid, discs, Some(score(only)?)), 1)),
        _ => None,
    }
}
