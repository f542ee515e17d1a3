//! `othello repertoire train`: positions of the repertoire, on the screen or line by line.

use anyhow::Result;
use othello_batch::options::rules::usage;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::transcript;

use crate::cli::TrainRepertoireArgs;
use crate::commands::launch::{First, Launch};
use othello_board::features::repertoire::state::{Drill, RepertoirePart};
use othello_words::faults::Said;

/// Asks positions; the current game is behind them.
pub fn run(args: &TrainRepertoireArgs) -> Result<ExitStatus> {
    let part = match (&args.moves, args.position) {
        (Some(moves), _) => {
            let mut game = Game::new(Rules::OTHELLO);
            let played = transcript::play(&mut game, moves);
            played.map_err(|error| usage(&format!("--moves: {}", error.said())))?;
            RepertoirePart::From(game.position())
        }
        (None, Some((board, next))) => {
            RepertoirePart::From(Position::new(Rules::OTHELLO, board, next))
        }
        (None, None) => RepertoirePart::Everything,
    };
    let color = args.own.map(Into::into);
    let file = color.zip(args.file.clone());
    let drill = Drill { color, part, count: usize::from(args.count) };
    Launch::asking(First::Drill(file, drill), &args.look).run()
}
