//! Sentences about copies.

use super::says::CopyFormat;

/// Returns what was copied, of a game of that many plies.
pub fn copied(format: CopyFormat, plies: usize) -> String {
    match (format, plies) {
        (CopyFormat::Invitation, _) => "Copied the line that joins the game.".into(),
        (CopyFormat::WatchInvitation, _) => "Copied the line that watches the game.".into(),
        (CopyFormat::Position, _) => "Copied the position.".into(),
        (CopyFormat::Transcript, 0) => "There are no moves to copy yet.".into(),
        (CopyFormat::Transcript, 1) => "Copied the transcript of 1 move.".into(),
        (CopyFormat::Transcript, plies) => format!("Copied the transcript of {plies} moves."),
    }
}
