//! The data of the benches: real games, and boards from them.

use std::sync::LazyLock;

use othello_core::moves::{legal_moves, play};
use othello_core::square::Square;

/// The start of Othello, the discs of the side to move first.
pub const START: (u64, u64) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);

/// The number of times that each board is used in one run.
pub const PASSES: usize = 200;

/// The number of games played in one run, by repeating those of the file.
pub const GAMES: usize = 100_000;

/// A board of a game, the discs of the side to move first, and the move that was made on it.
#[derive(Clone, Copy)]
pub struct Sample {
    pub own: u64,
    pub opp: u64,
    pub square: Square,
}

pub struct Data {
    pub samples: Vec<Sample>,
    pub games: Vec<Vec<Square>>,
}

/// The data, read at its first use, so that it does not count among the instructions of perft.
pub static DATA: LazyLock<Data> = LazyLock::new(Data::read);

impl Data {
    fn read() -> Self {
        let lines = include_str!("../../../../tests/data/games.tsv").lines();
        let games: Vec<Vec<Square>> =
            lines.filter(|line| !line.starts_with('#')).map(transcript).collect();
        let samples = games.iter().flat_map(|game| boards(game)).step_by(20).collect();
        Self { samples, games }
    }

    /// Returns the games of one run.
    pub fn games(&self) -> impl Iterator<Item = &[Square]> {
        self.games.iter().cycle().take(GAMES).map(Vec::as_slice)
    }
}

fn transcript(line: &str) -> Vec<Square> {
    let text = line.split('\t').next().unwrap_or_default().as_bytes();
    let square = |name| str::from_utf8(name).ok()?.parse().ok();
    text.chunks(2).map(|name| square(name).expect("the file has squares")).collect()
}

fn boards(game: &[Square]) -> Vec<Sample> {
    let (mut own, mut opp) = START;
    let mut boards = Vec::new();
    for &square in game {
        if legal_moves(own, opp) == 0 {
            (own, opp) = (opp, own);
        }
        boards.push(Sample { own, opp, square });
        (own, opp) = play(own, opp, square);
    }
    boards
}
