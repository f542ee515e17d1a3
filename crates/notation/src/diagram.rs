//! The record diagram: each square with the number of the move that filled it, as on the paper
//! sheet.

use crate::record::{self, Record};
use crate::sheet::{self, Grid};
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
    let number = |square| numbers.iter().find(|(filled, _)| *filled == square).map(|it| it.1);
    let gap = match spacing {
        Spacing::Wide => " ",
        Spacing::Tight => "",
    };
    sheet::draw(number, board, gap)
}

/// Returns the start of a grid in which these discs stand without a number: the usual one, if there are none
/// or the same. Of another the side to move is not known; it is the one by which the first move is legal.
pub(super) fn start(grid: &Grid, discs: Board, usual: Position) -> Position {
    if discs == Board::EMPTY || discs == usual.board() {
        return usual;
    }
    let starts = Color::BOTH.map(|next| record::set_up(usual.rules(), discs, next));
    let is_first = |start: &Position| !grid.play(*start).0.plies().is_empty();
    starts.into_iter().find(is_first).unwrap_or(starts[0])
}

/// Writes the diagram of a game, and the side to move below one without moves.
pub(super) fn write(record: &Record) -> String {
    let game = &record.game;
    let mut text = draw(game, game.plies().len(), Spacing::Wide);
    if game.plies().is_empty() {
        let next = game.position().to_move().unwrap_or(game.position().next());
        text.extend([next.letter().to_string().as_str(), " to move\n"]);
    }
    text
}
