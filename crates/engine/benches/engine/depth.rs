//! The depth of a search in a given time, on positions of real games.

use std::error::Error;
use std::time::{Duration, Instant};

use othello_core::{Game, Rules};
use othello_engine::{Discs, Engine, Limits, Options, Stop, Value};
use othello_notation::transcript;

const GAMES: &str = include_str!("../../../../tests/data/games.tsv");

/// Prints the depths that a second allows in positions with so many empty squares, with their median,
/// and the nodes a second.
pub fn run(empties: u8, options: &Options) -> Result<(), Box<dyn Error>> {
    let games = GAMES.lines().filter(|line| !line.starts_with('#')).step_by(60);
    let positions = games.filter_map(|line| position(line, empties));
    let mut engine = Engine::new(options.clone());
    let (mut depths, mut nodes, mut seconds) = (Vec::new(), 0, 0.0);
    for discs in positions {
        engine.clear();
        let mut reached = 0;
        let start = Instant::now();
        let limits = Limits::time(Duration::from_secs(1));
        let report = engine.search_with(discs, &limits, &Stop::new(), |report| {
            if let Value::Estimated { depth, .. } = report.value {
                reached = reached.max(depth);
            }
        });
        seconds += start.elapsed().as_secs_f64();
        nodes += report.nodes;
        depths.push(reached);
    }
    depths.sort_unstable();
    let middle = depths.get(depths.len() / 2).ok_or("no game has such a position")?;
    #[expect(clippy::cast_precision_loss, reason = "the nodes are far below 2^52")]
    let speed = nodes as f64 / seconds / 1e6;
    println!("{empties} empty: median depth {middle} of {depths:?}, {speed:.1} M nodes/s");
    Ok(())
}

/// Returns the first position of a game with so many empty squares.
fn position(line: &str, empties: u8) -> Option<Discs> {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, line.split('\t').next()?).ok()?;
    let mut positions = (0..=game.plies().len()).map(|plies| game.position_at(plies));
    let position = positions.find(|position| position.board().empties().len() == empties)?;
    Some(Discs::new(&position.board(), position.to_move()?))
}
