//! `othello open`: plays a game from a file.

use anyhow::Result;

use super::play;
use crate::cli::OpenArgs;
use crate::features::repairs;
use crate::input;
use crate::os::exit_status::ExitStatus;
use crate::store::LoadedGame;
use othello_core::rules::Rules;

/// Reads the first game of the file and plays it in place of the current one, which is saved. A game with
/// a fault is played up to there, and repairs are offered.
pub fn run(args: &OpenArgs) -> Result<ExitStatus> {
    match input::first(&args.file, args.encoding.encoding) {
        Ok(game) => play::play_loaded(game, None, &args.look),
        Err(error) => {
            let text = input::text(&args.file, args.encoding.encoding);
            match text.and_then(|text| repairs::faulty_game(&text, Rules::OTHELLO)) {
                Some(faulty) => {
                    let game = LoadedGame::from(faulty.record.clone());
                    play::play_loaded(game, Some(faulty), &args.look)
                }
                None => Err(error),
            }
        }
    }
}
