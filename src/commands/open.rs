//! `othello open`: plays a game from a file.

use anyhow::Result;
use othello_home::files::LoadedGame;
use othello_home::input;
use othello_home::process::exit_status::ExitStatus;

use super::launch::{First, FirstGame, Launch};
use crate::cli::OpenArgs;
use othello_board::features::repairs::state::FaultyGame;
use othello_core::rules::Rules;

/// Reads the game of that number in the file and plays it in place of the current one, which is saved. A first game
/// with a fault is played up to there, and repairs are offered.
pub fn run(args: &OpenArgs) -> Result<ExitStatus> {
    match input::nth(&args.file, args.encoding.encoding, args.number as usize) {
        Ok(game) => Launch::of(FirstGame::Opened(game), &args.look).run(),
        Err(error) if args.number > 1 => Err(error.into()),
        Err(error) => {
            let text = input::text(&args.file, args.encoding.encoding);
            match text.and_then(|text| FaultyGame::read(&text, Rules::OTHELLO)) {
                Some(faulty) => {
                    let game = FirstGame::Opened(LoadedGame::from(faulty.record.clone()));
                    let first = First::Repairs(Box::new(faulty));
                    Launch { game, first, look: &args.look }.run()
                }
                None => Err(error.into()),
            }
        }
    }
}
