//! Opens files of the WTHOR base and measures how long answers take:
//!
//! ```text
//! cargo run --release -p othello-base --example answers -- FILES
//! ```

use std::error::Error;
use std::ops::ControlFlow;
use std::time::Instant;
use std::{env, fs};

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_games::explorer::{Filter, GameBase, Query, Selection, read};
use othello_notation::wthor::Names;

fn main() -> Result<(), Box<dyn Error>> {
    let files: Vec<_> = env::args().skip(1).collect();
    let began = Instant::now();
    let bytes = files.iter().map(fs::read).collect::<Result<Vec<_>, _>>()?;
    println!("files read: {:.1?}", began.elapsed());
    let mut names = Names::default();
    for file in &bytes {
        // Files of games are no lists of names.
        let _ = names.add(file);
    }
    let start = Position::start(Rules::OTHELLO);

    let began = Instant::now();
    let filter = Filter::default();
    let mut query = Query::new(&start);
    for file in &bytes {
        let _ = read(&file[..], &names, None, |game| {
            if let Ok(game) = game {
                query.count(&game, &filter);
            }
            ControlFlow::Continue(())
        });
    }
    println!("streamed: {:.1?}, {} games", began.elapsed(), query.reached().games);

    let began = Instant::now();
    let mut base = GameBase::default();
    for file in &bytes {
        let _ = read(&file[..], &names, None, |game| {
            if let Ok(game) = game {
                base.add(&game, 0);
            }
            ControlFlow::Continue(())
        });
    }
    println!("base: {:.1?}, {} games", began.elapsed(), base.len());
    let began = Instant::now();
    let selection = Selection::new(&base, &filter, |_| true);
    println!("filter: {:.1?}, {} games", began.elapsed(), selection.len());
    let mut position = start;
    while position.to_move().is_some() {
        let began = Instant::now();
        let rows = base.rows(&position, &selection);
        let games = base.games_at(&position, &selection).len();
        let Some(row) = rows.first().filter(|row| row.count.games > 0) else { break };
        println!("{}: {games} games, {:.1?}", row.square, began.elapsed());
        position = position.play(row.square)?;
    }
    Ok(())
}
