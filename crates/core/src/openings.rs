//! Names of openings, found in any orientation of the board and any order of the moves.
//!
//! The names are Robert Gatliff's (<http://samsoft.org.uk/reversi/openings.htm>).

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::board::{Board, Color};
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Square, Symmetry};

/// Returns the name of the opening after `plies` plies, counting those undone: that of the latest
/// position with a name.
///
/// Only rules with the start of Othello, in any orientation, have openings; a game that starts from
/// another position under such rules can still reach one.
pub fn name(game: &Game, plies: usize) -> Option<&'static str> {
    // The start has no name, and without it the program starts without building the book.
    if plies == 0 && game.is_from_usual_start() {
        return None;
    }
    if !BOOK.starts.contains(&Position::start(game.rules()).board()) {
        return None;
    }
    let recorded = game.plies().len() + game.undone().len();
    (0..=plies.min(recorded)).rev().find_map(|plies| BOOK.name(&game.position_at(plies)))
}

/// One line for each opening: its name and the moves of one way to it, on the Othello start.
const TABLE: &str = include_str!("openings.tsv");

static BOOK: LazyLock<Book> = LazyLock::new(Book::new);

struct Book {
    /// The Othello start under each symmetry.
    starts: [Board; 8],
    /// The names, by board under each symmetry and player to move.
    names: HashMap<(Board, Color), &'static str>,
    /// The largest number of discs on any of these boards.
    most_discs: u8,
}

impl Book {
    fn new() -> Self {
        let start = Position::start(Rules::OTHELLO).board();
        let mut names = HashMap::with_capacity(TABLE.lines().count() * Symmetry::ALL.len());
        for (name, position) in table() {
            let mover = position.to_move().expect("the game goes on after an opening");
            let images = Symmetry::ALL.map(|symmetry| position.board().transformed(symmetry));
            names.extend(images.map(|board| ((board, mover), name)));
        }
        Self {
            starts: Symmetry::ALL.map(|symmetry| start.transformed(symmetry)),
            most_discs: names.keys().map(|(board, _)| board.occupied().len()).max().unwrap_or(0),
            names,
        }
    }

    fn name(&self, position: &Position) -> Option<&'static str> {
        let board = position.board();
        if board.occupied().len() > self.most_discs {
            return None;
        }
        self.names.get(&(board, position.to_move()?)).copied()
    }
}

/// Returns the names and their positions.
fn table() -> impl Iterator<Item = (&'static str, Position)> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (name, transcript) = line.split_once('\t').expect("the table has two columns");
        (name, replay(transcript))
    })
}

fn replay(transcript: &str) -> Position {
    let squares = transcript.as_bytes().chunks(2).map(|name| {
        let name = str::from_utf8(name).expect("the table's moves are ASCII");
        name.parse::<Square>().expect("the table's moves are squares")
    });
    squares.fold(Position::start(Rules::OTHELLO), |position, square| {
        position.play(square).expect("the table's moves are legal")
    })
}
