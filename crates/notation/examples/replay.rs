//! Replays the games of a file in any format and prints their results:
//!
//! ```text
//! cargo run -p othello-notation --example replay -- games.pgn
//! ```
//!
//! Without a file it reads standard input. A game that cannot be read is a line on standard error,
//! and the others are read all the same.

use std::env;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::process::ExitCode;

use othello_core::{Color, GameResult, Position, Rules};
use othello_notation::Record;
use othello_notation::reader::Reader;

fn main() -> io::Result<ExitCode> {
    let input: Box<dyn BufRead> = match env::args_os().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(io::stdin().lock()),
    };
    let (mut games, mut faults) = (0, 0);
    for game in Reader::new(input, Position::start(Rules::OTHELLO)) {
        match game {
            Ok(found) => {
                games += 1;
                println!("{games}. {}", summary(&found.record));
                for warning in found.warnings {
                    println!("   {warning}");
                }
            }
            Err(error) => {
                faults += 1;
                eprintln!("{error}");
            }
        }
    }
    println!("{games} games read, {faults} not");
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the players, the number of moves and the result.
fn summary(record: &Record) -> String {
    let [black, white] = Color::BOTH.map(|color| {
        record.names[color].as_ref().map_or_else(|| color.to_string(), ToString::to_string)
    });
    let moves = record.game.plies().len();
    let end = record.result().map_or_else(|| "unfinished".into(), score);
    format!("{black} - {white}, {moves} moves: {end}")
}

fn score(result: GameResult) -> String {
    let winner = match result.winner {
        Some(color) => format!("{color} wins"),
        None => "draw".into(),
    };
    format!("{winner} {}-{} ({})", result.score.black, result.score.white, result.reason.name())
}
