//! Sentences about corrections.

use super::says::CorrectionsRefusal;
use crate::words::moves;
use othello_core::board::ByColor;
use othello_core::game::Game;

/// Said when squares are corrected instead of played.
pub const GUIDANCE: &str =
    "An error over the board: Enter turns a disc, t changes the turn, Esc ends.";

/// The same where there is little room.
pub const GUIDANCE_BRIEFLY: &str = "Enter turns a disc, t the turn.";

/// Returns what the last correction has made of the position.
pub fn corrected(game: &Game, names: &ByColor<String>) -> String {
    let corrected = game.plies().last().and_then(|ply| moves::corrected(ply, names));
    corrected.unwrap_or_else(|| "The board is as the rules say.".into())
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: CorrectionsRefusal) -> String {
    match refusal {
        CorrectionsRefusal::Error(error) => error.to_string(),
        CorrectionsRefusal::Browsing => {
            "only the current position can be corrected: undo the later moves first".into()
        }
        CorrectionsRefusal::Followed => {
            "variations or notes follow this position: remove them first".into()
        }
        CorrectionsRefusal::Contest => "nothing is corrected against the clock".into(),
        CorrectionsRefusal::Forfeited => "a player has ended the game: undo that first".into(),
        CorrectionsRefusal::NotCorrected => "the board is as the rules say already".into(),
    }
}
