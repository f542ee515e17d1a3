//! Plays each level against the next one and prints the steps between them:
//!
//! ```text
//! cargo run --release -p othello-engine --example ladder -- 200 1 10
//! ```
//!
//! The arguments are the number of games of each pair of levels, the first and the last level.

use std::env;
use std::error::Error;
use std::time::Instant;

use othello_core::Rules;
use othello_engine::Stop;
use othello_engine::contest::{ContestTally, LevelPlayer, Openings, play_pair};
use othello_engine::level::Level;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let mut number = |default: u32| args.next().map_or(Ok(default), |number| number.parse());
    let (games, first, last) = (number(40)?, number(1)?, number(10)?);
    let neighbours = Level::ALL
        .windows(2)
        .filter(|pair| u32::from(pair[0].number) >= first && u32::from(pair[1].number) <= last);
    println!("levels    games  won drawn lost  score      Elo  discs  seconds");
    for pair in neighbours {
        let start = Instant::now();
        let tally = contest(pair[1], pair[0], games)?;
        let elo = tally.elo().map_or(String::new(), |elo| elo.to_string());
        println!(
            "{:2} - {:<2} {:8} {:4} {:5} {:4} {:5.1}% {elo:>9} {:6.1} {:8.1}",
            pair[1].number,
            pair[0].number,
            tally.games(),
            tally.wins,
            tally.draws,
            tally.losses,
            100.0 * tally.score(),
            f64::from(tally.discs) / f64::from(tally.games().max(1)),
            start.elapsed().as_secs_f64(),
        );
    }
    Ok(())
}

fn contest(stronger: Level, weaker: Level, games: u32) -> Result<ContestTally, Box<dyn Error>> {
    let openings = Openings::new(Rules::OTHELLO, 1);
    let mut first = LevelPlayer::new(stronger, 2);
    let mut second = LevelPlayer::new(weaker, 3);
    let mut tally = ContestTally::default();
    for opening in openings.take(games.div_ceil(2) as usize) {
        tally.add(play_pair(&mut first, &mut second, &opening, &Stop::new())?);
    }
    Ok(tally)
}
