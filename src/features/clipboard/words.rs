//! Sentences about copies.

use super::says::CopyFormat;
use othello_core::game::Game;

/// Returns what was copied of a game.
pub fn copied(format: CopyFormat, game: &Game) -> String {
    match (format, game.plies().len()) {
        (CopyFormat::Invitation, _) => "Copied the line that joins the game.".into(),
        (CopyFormat::WatchInvitation, _) => "Copied the line that watches the game.".into(),
        (CopyFormat::Position, _) => "Copied the position.".into(),
        (CopyFormat::Transcript, 0) => "There are no moves to copy yet.".into(),
        (CopyFormat::Transcript, _) if game.is_corrected() => {
            "Copied the moves. A transcript cannot hold the error over the board; a file can."
                .into()
        }
        (CopyFormat::Transcript, 1) => "Copied the transcript of 1 move.".into(),
        (CopyFormat::Transcript, plies) => format!("Copied the transcript of {plies} moves."),
    }
}
