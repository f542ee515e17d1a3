//! Reasons for which the controller refuses an action.

use othello_core::board::Color;
use othello_core::position::IllegalMove;
use othello_core::square::Square;

pub use crate::features::browsing::says::BrowsingRefusal;
pub use crate::features::clock::says::ClockRefusal;
pub use crate::features::evaluation::says::EvaluationRefusal;
pub use crate::features::exercise::says::ExerciseRefusal;
pub use crate::features::explanation::says::ExplanationRefusal;
pub use crate::features::explorer::says::ExplorerRefusal;
pub use crate::features::link::says::LinkRefusal;
pub use crate::features::moves::says::MovesRefusal;
pub use crate::features::repairs::says::RepairsRefusal;
pub use crate::features::repertoire::says::RepertoireRefusal;
pub use crate::features::review::says::ReviewRefusal;
pub use crate::features::saving::says::SavingRefusal;
pub use crate::features::scoresheet::says::ScoresheetRefusal;
pub use crate::features::tags::says::TagsRefusal;
pub use crate::features::variations::says::VariationsRefusal;

/// The reason for which an action was refused, by the feature that refused it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A square cannot be played.
    IllegalMove {
        /// The square.
        square: Square,
        /// Its number among the squares of the action, from 1.
        number: usize,
        /// The rule against it.
        reason: IllegalMove,
    },
    /// It is the turn of that player, who is not at this keyboard.
    NotYourTurn(Color),
    /// The action waits until the game is resumed.
    Paused,
    /// The game is over.
    GameOver,
    /// There is no question to answer.
    NoQuestion,
    /// The game is not one between computers.
    NotWatched,
    /// A pasted game has no move that the current one does not have.
    NothingNew,
    /// Of moves, undo and redo, resignation.
    Moves(MovesRefusal),
    /// Of browsing.
    Browsing(BrowsingRefusal),
    /// Of variations and notes.
    Variations(VariationsRefusal),
    /// Of the clock and its pause.
    Clock(ClockRefusal),
    /// Of evaluation.
    Evaluation(EvaluationRefusal),
    /// Of the review.
    Review(ReviewRefusal),
    /// Of the explanation of a move.
    Explanation(ExplanationRefusal),
    /// Of the explorer.
    Explorer(ExplorerRefusal),
    /// Of the repertoire.
    Repertoire(RepertoireRefusal),
    /// Of an exercise, or of another action during one.
    Exercise(ExerciseRefusal),
    /// Of a game over a link.
    Link(LinkRefusal),
    /// Of repairs.
    Repairs(RepairsRefusal),
    /// Of the scoresheet that is typed in.
    Scoresheet(ScoresheetRefusal),
    /// Of the heading of the game.
    Tags(TagsRefusal),
    /// Of the saved games.
    Saving(SavingRefusal),
}
