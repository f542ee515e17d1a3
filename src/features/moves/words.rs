//! Sentences about moves, undo and redo, and resignation.

use super::says::{MovesQuestion, MovesRefusal};
use crate::words::moves::{followed_by_pass, named, ply};
use othello_core::board::ByColor;
use othello_core::game::Ply;
use othello_session::{Session, Undone};

/// Said when an undo while browsing has led back to the end of the game, on the screen.
pub const RETURNED_BY_KEY: &str = "Back at the current move. Press u again to undo it.";

/// The same in line mode.
pub const RETURNED_BY_LINE: &str = "Back at the current move. Type undo again to undo it.";

/// Returns what a redo did: `Redone: Black d3 flips d4.`
pub fn redone(redone: &Ply, names: &ByColor<String>) -> String {
    format!("Redone: {}", ply(redone, names))
}

/// Returns the same without what was flipped: `Redone: Black d3.`
pub fn redone_briefly(redone: &Ply, names: &ByColor<String>) -> String {
    let text = format!("Redone: {}.", named(redone, names));
    followed_by_pass(text, &redone.after, names)
}

/// Returns what an undo took back.
pub fn undone(undone: &Undone, names: &ByColor<String>) -> String {
    match undone {
        Undone::Ply(ply) => format!("Undone: {}.", named(ply, names)),
        Undone::Forfeit(_) => "Undone. The game continues.".into(),
    }
}

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: MovesRefusal) -> &'static str {
    match refusal {
        MovesRefusal::NothingToUndo => "there is no move to undo",
        MovesRefusal::NothingToRedo => "there is no move to redo",
        MovesRefusal::NoPlayerHere => "nobody at this keyboard plays in this game",
    }
}

/// Returns a question.
pub fn question(question: &MovesQuestion, session: &Session) -> String {
    match question {
        MovesQuestion::Undo { plies: 0 | 1 } => {
            "Undo the last move? The time used is not given back.".into()
        }
        MovesQuestion::Undo { plies } => {
            format!("Undo the last {plies} moves? The time used is not given back.")
        }
        MovesQuestion::Resign { color } => format!("Resign as {}?", session.name(*color)),
        MovesQuestion::Branch { ply, squares } => {
            let square =
                squares.first().map_or_else(String::new, |square| format!(" with {square}"));
            let later = session.game().plies().len().saturating_sub(*ply);
            match (later, session.result().is_some()) {
                (1, false) => {
                    format!("Replace the last move{square}? The time used is not given back.")
                }
                (1, true) => format!(
                    "Replace the last move{square} and continue the game? The finished game stays \
                     saved."
                ),
                (later, _) => {
                    format!("Branch here{square}? The other {later} moves stay saved.")
                }
            }
        }
    }
}
