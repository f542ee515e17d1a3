//! Measures what each level loses in games against itself:
//!
//! ```text
//! cargo run --release -p othello-engine --example levels -- 40 1 9
//! ```
//!
//! The arguments are the number of games of each level, the first and the last level. Moves are judged by
//! searches to depth 10, and exactly from 20 empty squares on. A line has the loss of a move after the tenth
//! in discs, the shares of the ten-move parts of the game in all losses, the loss of a move in the last
//! part, and the loss of a player in a game.

#![allow(clippy::cast_precision_loss, reason = "the counts are small")]

use std::env;
use std::error::Error;
use std::ops::ControlFlow;

use othello_core::{Game, Rules};
use othello_engine::any_engine::AnyEngine;
use othello_engine::level::Level;
use othello_engine::{Limits, Options, Stop, analysis};

const LIMITS: Limits = Limits::depth(10).with_exact_from(20);
/// The parts of ten moves of a game.
const PARTS: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut number = |default: u8| args.next().map_or(Ok(default), |number| number.parse());
    let (games, first, last) = (number(40)?, number(1)?, number(9)?);
    println!("level  a move   share of the parts, %   last part  a game");
    for level in Level::ALL.iter().filter(|level| (first..=last).contains(&level.number)) {
        let mut judge = AnyEngine::new(Options::default());
        let mut parts = [(0.0, 0.0); PARTS];
        for seed in 0..games.into() {
            for (part, loss) in losses(level, seed, &mut judge) {
                let (sum, moves) = &mut parts[part];
                *sum += f64::from(loss);
                *moves += 1.0;
            }
        }
        let total: f64 = parts.iter().map(|(sum, _)| sum).sum();
        let [(opening, _), rest @ ..] = parts;
        let moves: f64 = rest.iter().map(|(_, moves)| moves).sum();
        let shares = parts.map(|(sum, _)| format!("{:3.0}", 100.0 * sum / total));
        let (sum, count) = parts[PARTS - 1];
        println!(
            "{:5} {:7.2}   {} {:10.2} {:7.1}",
            level.number,
            (total - opening) / moves,
            shares.join(" "),
            sum / count,
            total / f64::from(2 * u32::from(games)),
        );
    }
    Ok(())
}

/// Returns the part of the game and the loss of each move in a game of the level against itself.
fn losses(level: &Level, seed: u64, judge: &mut AnyEngine) -> Vec<(usize, f32)> {
    let mut engine = AnyEngine::new(level.options());
    let mut game = Game::new(Rules::OTHELLO);
    while let Some(choice) = level.choose(&mut engine, &game.position(), seed, &Stop::new()) {
        game.play(choice.square).expect("a level plays legal moves");
    }
    judge.clear();
    let review =
        analysis::review(judge, &game, &LIMITS, &Stop::new(), |_| ControlFlow::Continue(()));
    review.plies.iter().map(|ply| ((ply.index / 10).min(PARTS - 1), ply.loss())).collect()
}
