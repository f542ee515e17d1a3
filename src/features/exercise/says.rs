//! Events of exercises.

use othello_core::game::Ply;

/// Something that happened in an exercise.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseEvent {
    /// A position to be solved is shown, without an answer.
    ProblemShown,
    /// The next puzzle is looked for.
    Searching,
    /// An answer was played; its judgement follows.
    Answered(Ply),
    /// The answer is judged.
    Judged,
    /// The solution is shown.
    SolutionShown,
    /// No more of the positions are puzzles: the last one stays, or else the game is back.
    NoMorePuzzles,
    /// The game is back.
    Left,
}
