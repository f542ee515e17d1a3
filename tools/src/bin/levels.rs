//! Measures what each level loses in games against itself, and how it treats corners:
//!
//! ```text
//! cargo run --release -p othello-tools --bin levels -- 60 1 8
//! ```
//!
//! The arguments are the number of games of each level, the first and the last level. Moves are judged by
//! searches to depth 10, and exactly from 20 empty squares on. A line has the loss of a move after the tenth
//! in discs, the shares of the ten-move parts of the game in all losses, the loss of a move in the last
//! part, and the loss of a player in a game; then, in percent, how many corners are taken on the first turn on which
//! they can be, how many are not taken though nothing is better, how many moves are X squares beside an empty corner,
//! and how many give a corner that the other side could not have taken before.

#![allow(clippy::cast_precision_loss, reason = "the counts are small")]

use std::env;
use std::error::Error;
use std::ops::ControlFlow;
use std::thread;

use othello_core::board::ByColor;
use othello_core::square::{Bitboard, Square};
use othello_core::stats::X_SQUARES;
use othello_core::{Game, Rules};
use othello_engine::any_engine::AnyEngine;
use othello_engine::level::Level;
use othello_engine::{Limits, Options, Stop, review};

const LIMITS: Limits = Limits::depth(10).with_exact_from(20);
/// The parts of ten moves of a game.
const PARTS: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut number = |default: u8| args.next().map_or(Ok(default), |number| number.parse());
    let (games, first, last) = (number(60)?, number(1)?, number(8)?);
    println!(
        "level  a move   share of the parts, %   last part  a game   \
         corners taken  best missed     X   given"
    );
    for level in Level::ALL.iter().filter(|level| (first..=last).contains(&level.number)) {
        let halves = [0, 1].map(|half| {
            let level = *level;
            thread::spawn(move || {
                let mut judge = AnyEngine::new(Options::default());
                let mut found = Measured::default();
                for seed in (half..u64::from(games)).step_by(2) {
                    found.add_game(&level, seed, &mut judge);
                }
                found
            })
        });
        let mut found = Measured::default();
        for half in halves {
            found.merge(&half.join().expect("no panic"));
        }
        found.print(level, games);
    }
    Ok(())
}

/// A number of those that count among a number of all.
#[derive(Clone, Copy, Default)]
struct Share {
    counted: u32,
    all: u32,
}

impl Share {
    fn add(&mut self, is_counted: bool) {
        self.counted += u32::from(is_counted);
        self.all += 1;
    }

    fn merge(&mut self, other: Self) {
        self.counted += other.counted;
        self.all += other.all;
    }

    fn percent(self) -> f64 {
        100.0 * f64::from(self.counted) / f64::from(self.all)
    }
}

/// The measurements of a level.
#[derive(Default)]
struct Measured {
    /// The sums of the losses in the parts, and the numbers of moves.
    parts: [(f64, f64); PARTS],
    taken: Share,
    missed: Share,
    x_squares: Share,
    given: Share,
}

impl Measured {
    /// Adds a game of the level against itself.
    fn add_game(&mut self, level: &Level, seed: u64, judge: &mut AnyEngine) {
        let mut engine = AnyEngine::new(level.options());
        let mut game = Game::new(Rules::OTHELLO);
        while let Some(choice) = level.choose(&mut engine, &game.position(), seed, &Stop::new()) {
            game.play(choice.square).expect("a level plays legal moves");
        }
        judge.clear();
        let review =
            review::review(judge, &game, &LIMITS, &Stop::new(), |_| ControlFlow::Continue(()));
        let mut could_take = ByColor { black: Bitboard::EMPTY, white: Bitboard::EMPTY };
        for ply in &review.plies {
            let loss = ply.loss();
            let (sum, moves) = &mut self.parts[(ply.index / 10).min(PARTS - 1)];
            *sum += f64::from(loss);
            *moves += 1.0;
            let position = game.position_at(ply.index);
            let (color, square) = (ply.player, ply.square);
            let corners = position.legal_moves() & Bitboard::CORNERS;
            if !(corners & !could_take[color]).is_empty() {
                self.taken.add(corners.contains(square));
            }
            could_take[color] = corners;
            if corners.contains(ply.best) {
                self.missed.add(!corners.contains(square) && loss > 0.0);
            }
            let is_beside_empty = |corner: Square| {
                let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
                near(corner.index() % 8, square.index() % 8)
                    && near(corner.index() / 8, square.index() / 8)
            };
            let mut empty = (position.board().empties() & Bitboard::CORNERS).into_iter();
            self.x_squares.add(X_SQUARES.contains(square) && empty.any(is_beside_empty));
            let after = game.position_at(ply.index + 1);
            let before = position.mobility(!color) & Bitboard::CORNERS;
            let open = after.mobility(!color) & Bitboard::CORNERS & !before;
            self.given.add(!open.is_empty());
        }
    }

    fn merge(&mut self, other: &Self) {
        for ((sum, moves), (more, of_moves)) in self.parts.iter_mut().zip(&other.parts) {
            *sum += more;
            *moves += of_moves;
        }
        self.taken.merge(other.taken);
        self.missed.merge(other.missed);
        self.x_squares.merge(other.x_squares);
        self.given.merge(other.given);
    }

    fn print(&self, level: &Level, games: u8) {
        let total: f64 = self.parts.iter().map(|(sum, _)| sum).sum();
        let [(opening, _), rest @ ..] = self.parts;
        let moves: f64 = rest.iter().map(|(_, moves)| moves).sum();
        let shares = self.parts.map(|(sum, _)| format!("{:3.0}", 100.0 * sum / total));
        let (sum, count) = self.parts[PARTS - 1];
        println!(
            "{:5} {:7.2}   {} {:10.2} {:7.1} {:14.0} {:12.0} {:7.1} {:7.1}",
            level.number,
            (total - opening) / moves,
            shares.join(" "),
            sum / count,
            total / f64::from(2 * u32::from(games)),
            self.taken.percent(),
            self.missed.percent(),
            self.x_squares.percent(),
            self.given.percent(),
        );
    }
}
