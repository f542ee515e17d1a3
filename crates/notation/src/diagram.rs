//! The record diagram: each square with the number of the move that filled it, as on the paper
//! sheet.

use std::io;

use crate::claim::{self, Claim};
use crate::error::ReadErrorKind;
use crate::located::Located;
use crate::record::{Read, Record};
use crate::sheet::{self, Grid, is_head, is_row};
use crate::source::{Parsed, Source};
use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Square;

/// The discs of a game as they were placed, with the numbers of their moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordBoard {
    /// The discs of the start, and each placed disc in the colour of its player.
    pub board: Board,
    /// The squares that were filled and their plies, counted from one, in the order of play.
    pub numbers: Vec<(Square, usize)>,
}

impl RecordBoard {
    /// Returns the record of the first plies of a game. A choice of discs to flip has no square of its
    /// own.
    pub fn new(game: &Game, plies: usize) -> Self {
        let mut record = Self { board: game.start().board(), numbers: Vec::new() };
        let plies = (1..).zip(game.plies().iter().take(plies));
        for (number, ply) in plies.filter(|(_, ply)| !ply.is_choice()) {
            record.board = record.board.with(ply.player, ply.square.into());
            record.numbers.push((ply.square, number));
        }
        record
    }
}

/// The distance between the squares of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// A blank apart: 25 columns in all.
    Wide,
    /// Not at all: 18 columns.
    Tight,
}

/// Draws the first plies of a game. The discs of the start are `##` for Black and `()` for White,
/// squares without a disc are `--`.
pub fn draw(game: &Game, plies: usize, spacing: Spacing) -> String {
    let RecordBoard { board, numbers } = RecordBoard::new(game, plies);
    let cell = |square: Square| {
        let number = numbers.iter().find(|(filled, _)| *filled == square);
        match (number, board.disc(square)) {
            (Some((_, number)), _) => format!("{number:2}"),
            (None, Some(Color::Black)) => "##".into(),
            (None, Some(Color::White)) => "()".into(),
            (None, None) => "--".into(),
        }
    };
    let gap = match spacing {
        Spacing::Wide => " ",
        Spacing::Tight => "",
    };
    let columns: Vec<_> = ('a'..='h').map(|column| format!(" {column}")).collect();
    let head = format!("  {}\n", columns.join(gap));
    let rows = (1..).zip(Square::ALL.chunks(8)).map(|(row, squares)| {
        let cells: Vec<_> = squares.iter().map(|square| cell(*square)).collect();
        format!("{row} {}\n", cells.join(gap))
    });
    std::iter::once(head).chain(rows).collect()
}

/// Returns `true` if the line that comes next looks like the head or the first row of a record diagram.
pub(super) fn is_likely(ahead: &[u8]) -> bool {
    let line = ahead.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    is_head(&line) || is_row(&line, 1)
}

/// Reads the record diagram that comes next, and the score below it.
pub(super) fn read_next(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let mut cut = source.cut_line()?;
    let mut rows = usize::from(!is_head(&String::from_utf8_lossy(&cut.bytes)));
    while rows < 8 && is_row(&String::from_utf8_lossy(source.look_at_line()?), rows + 1) {
        source.go_on(&mut cut)?;
        rows += 1;
    }
    let next = String::from_utf8_lossy(source.look_at_line()?).trim().to_owned();
    let score = sheet::score(&next).filter(|_| rows == 8);
    if score.is_some() {
        source.go_on(&mut cut)?;
    }
    Ok(cut.parse(|text| {
        let lines = text.lines().filter(|line| score.is_none() || line.trim() != next);
        let Some((grid, discs)) = Grid::read(lines) else {
            return Err(Located::new(0, ReadErrorKind::Expected("eight rows of numbers")));
        };
        let (game, fault) = grid.play(grid.start(discs, usual));
        if let Some(fault) = fault {
            return Err(Located::new(place(text, fault.square()), ReadErrorKind::Grid(fault)));
        }
        let mut record = Record::from(game);
        let claim = Claim::of_pgn(&next).filter(|_| score.is_some());
        let warning = claim.and_then(|claim| claim::settle(&mut record, &next, claim));
        Ok(Read::new(record, warning))
    }))
}

/// Writes the diagram of a game.
pub(super) fn write(record: &Record) -> String {
    draw(&record.game, record.game.plies().len(), Spacing::Wide)
}

/// Returns the place of the row of a square.
fn place(text: &str, square: Option<Square>) -> usize {
    let Some(square) = square else { return 0 };
    let rows = text.lines().filter(|line| !line.trim().is_empty() && !is_head(line));
    let row = rows.clone().nth(usize::from(square.row()));
    row.map_or(0, |row| row.as_ptr().addr() - text.as_ptr().addr())
}
