//! Plays random games and prints statistics of them:
//!
//! ```text
//! cargo run --release -p othello-core --example random_games -- 10000 anti
//! ```
//!
//! The arguments are the number of games and the name of a rule system. The games are the same in
//! every run.

use std::env;
use std::error::Error;

use othello_core::{Bitboard, Color, Game, Preset, Rules, Square, stats};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let games = args.next().map_or(Ok(1000), |number| number.parse())?;
    let preset = args.next().map_or(Ok(Preset::Othello), |name| name.parse::<Preset>())?;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut totals = Totals::default();
    for _ in 0..games {
        totals.add(&play(preset.rules(), &mut random));
    }
    totals.print();
    Ok(())
}

/// Plays a game to its end.
fn play(rules: Rules, random: &mut Random) -> Game {
    let mut game = Game::new(rules);
    while let Some(square) = random.choose(game.position().legal_moves()) {
        game.play(square).expect("the square is one of the legal moves");
    }
    game
}

/// The generator xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift
/// generators, scrambled").
struct Random(u64);

impl Random {
    const fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Returns one of the squares; `None` if there are none.
    fn choose(&mut self, squares: Bitboard) -> Option<Square> {
        // The upper half of the number scaled to the set, which has at most 64 squares.
        let index = ((self.next() >> 32) * u64::from(squares.len())) >> 32;
        squares.into_iter().nth(usize::try_from(index).ok()?)
    }
}

/// The number of plies after which stable discs are counted.
const MIDGAME: usize = 40;

/// Sums over games.
#[derive(Default)]
struct Totals {
    games: u32,
    black_wins: u32,
    white_wins: u32,
    black_lead: i32,
    plies: usize,
    passes: usize,
    moves: usize,
    stable: usize,
}

impl Totals {
    fn add(&mut self, game: &Game) {
        let end = game.position();
        let result = end.result().expect("the game was played to its end");
        self.games += 1;
        match result.winner {
            Some(Color::Black) => self.black_wins += 1,
            Some(Color::White) => self.white_wins += 1,
            None => {}
        }
        self.black_lead += i32::from(result.score.black) - i32::from(result.score.white);
        self.plies += game.plies().len();
        self.passes += game.passes();
        self.moves += game.plies().iter().map(|ply| usize::from(ply.legal.len())).sum::<usize>();
        let board = game.position_at(MIDGAME).board();
        let stable = Color::BOTH.map(|color| usize::from(stats::stable(&board, color).len()));
        self.stable += stable.iter().sum::<usize>();
    }

    fn print(&self) {
        let games = f64::from(self.games.max(1));
        let draws = self.games - self.black_wins - self.white_wins;
        println!("games                  {}", self.games);
        for (name, count) in
            [("Black wins", self.black_wins), ("White wins", self.white_wins), ("draws", draws)]
        {
            println!("{name:22} {count} ({:.1} %)", 100.0 * f64::from(count) / games);
        }
        println!("lead of Black          {:+.2} discs", f64::from(self.black_lead) / games);
        println!("length                 {:.2} plies", mean(self.plies, games));
        println!("passes                 {:.2} a game", mean(self.passes, games));
        println!("legal moves            {:.2} a ply", mean(self.moves, mean(self.plies, 1.0)));
        println!("stable, {MIDGAME} plies       {:.2} discs", mean(self.stable, games));
    }
}

#[expect(clippy::cast_precision_loss, reason = "the counts are far below 2^52")]
fn mean(total: usize, count: f64) -> f64 {
    total as f64 / count
}
