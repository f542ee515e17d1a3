//! Scoresheets in a text, whatever is wrong with them.

use std::iter;

use crate::diagram;
use crate::encoding::name::Encoding;
use crate::error::ReadErrorKind;
use crate::format::Format;
use crate::forms;
use crate::ggf;
use crate::json;
use crate::line;
use crate::pgn;
use crate::position;
use crate::reader::Reader;
use crate::sgf;
use crate::sheet::{DocumentPart, Sheet, score, split};
use crate::source::is_blank;
use othello_core::position::Position;
use othello_core::rules::Rules;

/// Returns the sheets in a text, the start of the game of each, which is `usual` unless it is stated, and the
/// line of each, counting from 1: a list of moves takes a line, a grid
/// of numbers eight, and a line of letters may stand above it. Behind the moves and below the grid may stand
/// the score. Empty lines are skipped, and those that begin with `#` or `%`; in place of a line that is no
/// sheet there is nothing. Of games in PGN, SGF and GGF the moves of the main line are the sheet.
pub fn sheets(text: &str, usual: Position) -> Vec<(usize, Option<(Sheet, Position)>)> {
    // The first lines of a file may be what is damaged.
    let is_of_games = |line: &str| Format::detect(line.as_bytes()) == Format::Pgn;
    if Format::detect(text.as_bytes()).has_syntax() || text.lines().any(is_of_games) {
        return sheets_of_games(text, usual);
    }
    split(text)
        .into_iter()
        .map(|(line, part)| {
            let sheet = match part {
                DocumentPart::Grid(grid, _, score) => {
                    Some(Sheet { score, ..Sheet::from_grid(&grid) })
                }
                DocumentPart::Line(text) => Sheet::from_moves(text),
            };
            (line, sheet.map(|sheet| (sheet, usual)))
        })
        .collect()
}

/// Returns the sheets of games in a format with a syntax of its own.
fn sheets_of_games(text: &str, usual: Position) -> Vec<(usize, Option<(Sheet, Position)>)> {
    let mut reader = reader(text, usual);
    let games = iter::from_fn(|| reader.next_in_text());
    games.map(|(line, game, _)| (line, in_text(&game, usual))).collect()
}

/// Returns the first sheet in a text, whatever stands around it, and the start of its game.
fn in_text(text: &str, usual: Position) -> Option<(Sheet, Position)> {
    let bare = text.trim_start_matches(is_blank);
    let game = match Format::detect(bare.as_bytes()) {
        Format::Pgn => pgn::main_line(bare, usual),
        Format::Sgf => sgf::main_line(bare, usual),
        Format::Ggf => ggf::main_line(bare, usual),
        Format::Transcript | Format::Position | Format::Grid | Format::Wthor => {
            json::main_line(text, usual)
        }
    };
    if let Some((moves, start)) = game {
        return Some((Sheet::from_moves(&moves)?, start));
    }
    let grid = split(text).into_iter().find_map(|(_, part)| match part {
        DocumentPart::Grid(grid, discs, score) => Some((grid, discs, score)),
        DocumentPart::Line(_) => None,
    });
    if let Some((grid, discs, score)) = grid {
        let start = diagram::start(&grid, discs, usual);
        return Some((Sheet { score, ..Sheet::from_grid(&grid) }, start));
    }
    let (start, rest) = match position::read_start(text) {
        Ok((board, next, rest)) => (line::start(usual.rules(), board, next), rest),
        Err(_) => (usual, text),
    };
    let moves: Vec<_> = rest.lines().map(forms::from_moves).collect();
    let score = text.split_whitespace().next_back().and_then(score);
    Some((Sheet { score, ..Sheet::from_moves(&moves.join(" "))? }, start))
}

/// Returns the scoresheet in a text whose moves cannot be played, and the start of its game; `None` if that is
/// not what is wrong with it.
pub fn faulty_sheet(text: &str, rules: Rules) -> Option<(Sheet, Position)> {
    let usual = Position::start(rules);
    let (_, text, found) = reader(text, usual).next_in_text()?;
    let usual = forms::stated_rules(&text).map_or(usual, Position::start);
    let fault = found.err()?.kind;
    matches!(fault, ReadErrorKind::Move(_) | ReadErrorKind::Grid(_))
        .then(|| in_text(&text, usual))?
}

fn reader(text: &str, usual: Position) -> Reader<&[u8]> {
    Reader::new(text.as_bytes(), usual).with_encoding(Encoding::UTF_8)
}
