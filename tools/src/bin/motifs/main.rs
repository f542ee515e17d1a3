//! Measures on games which motifs explain losses, and prints a table:
//!
//! ```text
//! cargo run --release -p othello-tools --bin motifs -- 2000 moves.tsv base/*.wtb
//! ```
//!
//! The arguments are the number of games, a file for the lines and values of their moves, and files of
//! games in any format. The search takes less than a second a game; one that was ended goes on where it
//! was, game by game, and with more games those that the file has are not searched again.
//!
//! `ideas moves.tsv 4` prints how often each check of an idea holds for errors of four discs or more in a file that is
//! there, and how often the other way round; `futures moves.tsv 4` writes the causes of each with both futures, for another
//! program to check.

mod ideas;
mod lines;
mod table;

use std::env;
use std::path::Path;

use lines::Result;

fn main() -> Result<()> {
    let args: Vec<_> = env::args().skip(1).collect();
    if let [mode, path, least] = &args[..]
        && let Some(print) = ideas::mode(mode)
    {
        print(&lines::all(Path::new(path))?, least.parse()?);
        return Ok(());
    }
    let [count, path, files @ ..] = &args[..] else {
        return Err("expected a number of games, a file for their lines, and files of games".into());
    };
    let games = lines::games(files)?;
    let places: Vec<_> = lines::sample(games.len(), count.parse()?).collect();
    let moves = lines::search(Path::new(path), &games, &places)?;
    table::print(places.len(), &moves);
    Ok(())
}
