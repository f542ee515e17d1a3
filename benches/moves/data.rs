//! What the benches work on: real games, and boards out of them.

use std::sync::LazyLock;

use othello::moves::{legal_moves, play};
use othello::square::Square;

/// The start of Othello, the discs of the side to move first.
pub const START: (u64, u64) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);

/// How often each board is looked at in one run.
pub const PASSES: usize = 200;

/// The games that are played in one run, the same few over and over.
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

/// Read when first looked at, so that an instruction count of perft is one of perft.
pub static DATA: LazyLock<Data> = LazyLock::new(Data::read);

impl Data {
    fn read() -> Self {
        let lines = include_str!("../../tests/data/games.tsv").lines();
        let games: Vec<Vec<Square>> =
            lines.filter(|line| !line.starts_with('#')).map(transcript).collect();
        let samples = games.iter().flat_map(|game| boards(game)).step_by(20).collect();
        Self { samples, games }
    }

    /// The games of one run.
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
