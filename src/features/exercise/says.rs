//! Actions, events and refusals of exercises.

use std::time::Duration;

use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::position::Position;
use othello_core::square::Square;

/// A step in solving positions. An answer is a square that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Begins with the worst moves that the review of the game has found.
    Retry,
    /// Begins with the puzzles that come with the program.
    Puzzles,
    /// Takes the answer back.
    TryAgain,
    /// Shows the best move.
    Solution,
    /// Plays the toughest reply to a right answer, to go on from there.
    PlayOn,
    /// Shows the next position.
    Next,
    /// Shows the position before.
    Previous,
    /// Returns to the game.
    Leave,
}

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
    /// The toughest reply to a right answer is looked for.
    LookingForReply,
    /// The toughest reply to a right answer is played; it is the solver's turn again, or the game is over.
    Replied,
    /// Another moment of the line after the answer is shown.
    Stepped,
    /// The first answer to a position is judged, or its solution is shown without one.
    Attempted(Box<Attempt>),
    /// The solution is shown.
    SolutionShown,
    /// No more of the positions are puzzles: the last one stays, or else the game is back.
    NoMorePuzzles,
    /// The game is back.
    Left,
}

/// The first answer to a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// The position.
    pub position: Position,
    /// The move and the discs that it loses; `None` if the solution was asked for.
    pub answered: Option<(Square, f32)>,
    /// The time before it.
    pub time: Duration,
    /// The origin of the position.
    pub source: AttemptSource,
}

/// The origin of a position that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptSource {
    /// An error of that player in the game on the board.
    Game(Color),
    /// An error of an earlier game.
    EarlierGame,
    /// A puzzle.
    Puzzle {
        /// The plies that one has to look ahead; `None` if they are many.
        depth: Option<u8>,
    },
    /// The repertoire.
    Repertoire(Recall),
}

/// The place of an answer in the repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// It is one of its moves.
    Known,
    /// It is another move.
    Other,
}

/// The reason for which a step of an exercise, or another action during one, was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseRefusal {
    /// Positions are being solved in place of the game.
    Solving,
    /// No positions are being solved.
    NotSolving,
    /// The game has no review whose mistakes could be retried, and a script remembers nothing else.
    NotReviewed,
    /// The review has only begun.
    ReviewBegun,
    /// The review has found no mistake that is large enough.
    NoMistakes,
    /// All mistakes were solved; the next retry begins with all of them again.
    AllSolved,
    /// The next puzzle is still looked for.
    NoProblemYet,
    /// There is no answer to take back.
    NoAnswer,
    /// Several squares were played as an answer.
    OneAnswer,
    /// There is no right answer from which to play on.
    NoRightAnswer,
    /// There is no judged answer whose line could be stepped through.
    NoLine,
    /// The line after the answer has no more moves.
    EndOfLine,
    /// There is no next position to solve.
    LastProblem,
    /// There is no position to solve before this one.
    FirstProblem,
}
