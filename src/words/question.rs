//! Sentences of the questions that are asked before something is done.

use crate::features::link::words as link;
use crate::features::players::words::engine_failed;
use crate::game::controller::Controller;
use crate::game::event::{
    MovesQuestion, NewGameQuestion, PlayersQuestion, Question, SavingQuestion,
};

/// Returns the question as a sentence.
pub fn question(controller: &Controller, question: &Question) -> String {
    let session = controller.session();
    match question {
        Question::Moves(MovesQuestion::Undo { plies: 0 | 1 }) => {
            "Undo the last move? The time used is not given back.".into()
        }
        Question::Moves(MovesQuestion::Undo { plies }) => {
            format!("Undo the last {plies} moves? The time used is not given back.")
        }
        Question::Moves(MovesQuestion::Resign { color }) => {
            format!("Resign as {}?", session.name(*color))
        }
        Question::Moves(MovesQuestion::Branch { ply, squares }) => {
            let square =
                squares.first().map_or_else(String::new, |square| format!(" with {square}"));
            match (
                controller.game().plies().len().saturating_sub(*ply),
                controller.session().result().is_some(),
            ) {
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
        Question::NewGame(NewGameQuestion::Game(_)) => {
            "This game of the match is not over. Restart it? The moves so far stay saved.".into()
        }
        Question::NewGame(NewGameQuestion::Match(_)) => {
            "The match is not over. Abandon it for a new one? This game stays saved.".into()
        }
        Question::NewGame(NewGameQuestion::Load(record)) => {
            let moves = match record.game.plies().len() {
                0 => "this position".into(),
                moves => format!("this {moves}-move game"),
            };
            format!("Load {moves}? Your current game will be saved.")
        }
        Question::Players(PlayersQuestion::EngineFailed { color, error }) => {
            format!("{} Ask it again? If not, you play {color}.", engine_failed(error))
        }
        Question::Evaluation(_) => "Show what the engine thinks of each move?".into(),
        Question::Review => "Review this game before it is over?".into(),
        Question::Link(question) => link::question(question, controller),
        Question::Saving(SavingQuestion::Delete { title, .. }) => {
            format!("Delete the saved game {title}? This cannot be undone.")
        }
    }
}
