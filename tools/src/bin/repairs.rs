//! Measures how often the repair of a scoresheet finds the game that was played:
//!
//! ```text
//! cargo run --release -p othello-tools --bin repairs -- FILES
//! ```
//!
//! From each of 1,500 games of the files that were played to the end, or of those in `tests/data`, sheets
//! with errors are made: lists of moves, and grids where such an error can stand in one. A row of the table
//! is a kind of error: how often the game is the first of the repairs, how often it is among them, how often
//! it is the only one, how often the sheet is a game without a fault, and the time for a sheet, the mean and
//! the longest.

#![expect(clippy::cast_precision_loss, reason = "there are few games")]

use std::env;
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::time::{Duration, Instant};

use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_engine::doubt::MoveJudge;
use othello_engine::random::Random;
use othello_notation::reader::Reader;
use othello_notation::repair::{Status, repairs, status};
use othello_notation::sheet::{Grid, Sheet};

const GAMES: usize = 1500;

fn main() -> Result<(), Box<dyn Error>> {
    let games = games()?;
    println!("{} games", games.len());
    println!("| error | first | offered | only | no fault | mean | longest |");
    println!("|---|---|---|---|---|---|---|");
    let judge = MoveJudge::new();
    for (name, corrupt) in ERRORS {
        for is_stated in [true, false] {
            let mut random = Random::new(1);
            let mut row = Row::default();
            for game in &games {
                row.measure(game, *corrupt, is_stated, &judge, &mut random);
            }
            let with = if is_stated { "with" } else { "without" };
            println!("| {name}, {with} the score {row}");
        }
    }
    Ok(())
}

/// Returns the games of the files, as far as they were played to the end.
fn games() -> Result<Vec<Game>, Box<dyn Error>> {
    let start = Position::start(Rules::OTHELLO);
    let files: Vec<_> = env::args().skip(1).collect();
    let mut games = Vec::new();
    if files.is_empty() {
        let table = include_str!("../../../tests/data/games.tsv");
        for line in table.lines().filter(|line| !line.starts_with('#')) {
            let mut game = Game::new(Rules::OTHELLO);
            othello_notation::transcript::play(&mut game, line.split('\t').next().unwrap_or(""))?;
            games.push(game);
        }
    }
    for file in files {
        let reader = Reader::new(BufReader::new(File::open(file)?), start);
        games.extend(reader.flatten().map(|found| found.record.game));
    }
    games.retain(|game| game.position().result().is_some());
    let step = (games.len() / GAMES).max(1);
    Ok(games.into_iter().step_by(step).take(GAMES).collect())
}

type Corrupt = fn(Vec<Square>, &mut Random) -> Option<Sheet>;

const ERRORS: &[(&str, Corrupt)] = &[
    ("a neighbouring square", |moves, random| list(&neighbouring(moves, random)?)),
    ("two numbers swapped", |moves, random| list(&swapped(moves, random))),
    ("a move missing", |moves, random| list(&missing(moves, random))),
    ("adjacent moves swapped", |moves, random| list(&adjacent(moves, random))),
    ("a 1 for a 7", |moves, random| list(&misread_row(moves, random)?)),
    ("a move too many", |moves, random| list(&surplus(moves, random))),
    ("two of these", |moves, random| list(&one_of(one_of(moves, random)?, random)?)),
    ("grid: two numbers swapped", |moves, random| grid(&swapped(moves, random), &[])),
    ("grid: adjacent moves swapped", |moves, random| grid(&adjacent(moves, random), &[])),
    ("grid: a number missing", |moves, random| {
        let number = random.below(moves.len());
        grid(&moves, &[(number, 0)])
    }),
    ("grid: a 1 for a 7", |moves, random| {
        let sevens: Vec<_> = (0..moves.len()).filter(|at| at % 10 == 6).collect();
        let at = sevens[random.below(sevens.len())];
        grid(&moves, &[(at, at + 1 - 6)])
    }),
    ("grid: a 1 for a 7, two swapped", |moves, random| {
        let moves = swapped(moves, random);
        let sevens: Vec<_> = (0..moves.len()).filter(|at| at % 10 == 6).collect();
        let at = sevens[random.below(sevens.len())];
        grid(&moves, &[(at, at + 1 - 6)])
    }),
];

/// Makes a list of moves.
fn list(moves: &[Square]) -> Option<Sheet> {
    Sheet::from_moves(&moves.iter().map(|square| square.name()).collect::<String>())
}

/// Makes a grid of moves, with other numbers for some.
fn grid(moves: &[Square], others: &[(usize, usize)]) -> Option<Sheet> {
    let mut grid = Grid::default();
    for (at, square) in moves.iter().enumerate() {
        let other = others.iter().find(|(changed, _)| *changed == at);
        grid.set(*square, u8::try_from(other.map_or(at + 1, |(_, number)| *number)).ok()?);
    }
    Some(Sheet::from_grid(&grid))
}

fn neighbouring(mut moves: Vec<Square>, random: &mut Random) -> Option<Vec<Square>> {
    let at = random.below(moves.len());
    let mut step = || i8::try_from(random.below(3)).map_or(0, |step| step - 1);
    let other = moves[at].offset(step(), step())?;
    if other == moves[at] || Bitboard::CENTRE.contains(other) {
        return None;
    }
    moves[at] = other;
    Some(moves)
}

fn swapped(mut moves: Vec<Square>, random: &mut Random) -> Vec<Square> {
    let one = random.below(moves.len());
    let other = (one + 1 + random.below(moves.len() - 1)) % moves.len();
    moves.swap(one, other);
    moves
}

fn missing(mut moves: Vec<Square>, random: &mut Random) -> Vec<Square> {
    moves.remove(random.below(moves.len()));
    moves
}

fn adjacent(mut moves: Vec<Square>, random: &mut Random) -> Vec<Square> {
    let at = random.below(moves.len() - 1);
    moves.swap(at, at + 1);
    moves
}

fn misread_row(mut moves: Vec<Square>, random: &mut Random) -> Option<Vec<Square>> {
    let sevens: Vec<_> = (0..moves.len()).filter(|&at| moves[at].row() == 6).collect();
    let at = *sevens.get(random.below(sevens.len()))?;
    moves[at] = Square::at(moves[at].column(), 0)?;
    Some(moves)
}

fn surplus(mut moves: Vec<Square>, random: &mut Random) -> Vec<Square> {
    let (from, at) = (random.below(moves.len()), random.below(moves.len() + 1));
    moves.insert(at, moves[from]);
    moves
}

fn one_of(moves: Vec<Square>, random: &mut Random) -> Option<Vec<Square>> {
    Some(match random.below(5) {
        0 => neighbouring(moves, random)?,
        1 => swapped(moves, random),
        2 => missing(moves, random),
        3 => adjacent(moves, random),
        _ => misread_row(moves, random)?,
    })
}

#[derive(Default)]
struct Row {
    sheets: usize,
    first: usize,
    offered: usize,
    only: usize,
    no_fault: usize,
    time: Duration,
    longest: Duration,
}

impl Row {
    fn measure(
        &mut self,
        game: &Game,
        corrupt: Corrupt,
        is_stated: bool,
        judge: &MoveJudge,
        random: &mut Random,
    ) {
        let moves: Vec<Square> = game.plies().iter().map(|ply| ply.square).collect();
        let Some(sheet) = (0..100).find_map(|_| corrupt(moves.clone(), random)) else { return };
        let score: Option<ByColor<u8>> = game.position().result().map(|result| result.score);
        let begin = Instant::now();
        let start = Position::start(Rules::OTHELLO);
        let found = repairs(&sheet, start, score.filter(|_| is_stated), judge);
        let time = begin.elapsed();
        self.time += time;
        self.longest = self.longest.max(time);
        self.sheets += 1;
        let place = found.iter().position(|repair| repair.game == *game);
        self.first += usize::from(place == Some(0));
        self.offered += usize::from(place.is_some());
        self.only += usize::from(place == Some(0) && found.len() == 1);
        self.no_fault += usize::from(status(&found) == Status::Correct);
    }
}

impl std::fmt::Display for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = |count: usize| 100.0 * count as f64 / self.sheets.max(1) as f64;
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        for count in [self.first, self.offered, self.only, self.no_fault] {
            write!(f, "| {:.1} % ", percent(count))?;
        }
        let mean = milliseconds(self.time) / self.sheets.max(1) as f64;
        write!(f, "| {mean:.1} ms | {:.1} ms |", milliseconds(self.longest))
    }
}
