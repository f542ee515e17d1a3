//! Requests to the engine, and its replies.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::text;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::analysis::{Explanation, Review, ReviewedPly};
use othello_engine::computer::Computer;
use othello_engine::puzzle::Puzzle;
use othello_engine::{Line, Report};

/// The identity of a request: its replies name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RequestId(u64);

impl RequestId {
    /// Returns the identity of the next request.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.wrapping_add(1))
    }
}

/// A request to the engine. It takes the place of the one before.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineRequest {
    /// Its identity.
    pub id: RequestId,
    /// The task.
    pub task: EngineTask,
}

/// Something for the engine to compute.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineTask {
    /// Chooses a move for the player to move.
    ChooseMove {
        /// The player.
        computer: Computer,
        /// The position.
        position: Position,
        /// The number from which the choices of levels follow.
        seed: u64,
        /// The time for the move, if there is a clock.
        time: Option<Duration>,
    },
    /// Plays a move that is known already.
    Play(Square),
    /// Evaluates every legal move, with more certainty from answer to answer.
    Evaluate {
        /// The position.
        position: Position,
        /// The time after which the last answer comes.
        time: Duration,
    },
    /// Reviews the plies of a game, from the last one back, with an answer for each.
    Review {
        /// The game.
        game: Box<Game>,
        /// The plies that are reviewed already.
        reviewed: Review,
    },
    /// Judges a move of a variation: first in a moment, then as a review does.
    JudgeVariation {
        /// The number of plies before it.
        index: usize,
        /// The position.
        position: Position,
        /// A legal move in it.
        square: Square,
    },
    /// Judges a move as a review does.
    Judge {
        /// The position.
        position: Position,
        /// A legal move in it.
        square: Square,
    },
    /// Looks for the best moves in a position, as a review does.
    FindLine {
        /// The position.
        position: Position,
    },
    /// Explains why a move loses.
    Explain {
        /// The position.
        position: Position,
        /// A legal move in it.
        square: Square,
    },
    /// Looks for the first puzzle among positions.
    FindPuzzle {
        /// The positions.
        positions: Vec<Position>,
    },
}

/// A reply of the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineReply {
    /// The request that it answers.
    pub id: RequestId,
    /// The result.
    pub result: Result<EngineAnswer, EngineError>,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineAnswer {
    /// The chosen move.
    Move(Square),
    /// Values of all legal moves.
    Evaluation(EvaluationAnswer),
    /// A part of a review.
    Review(ReviewAnswer),
    /// The reasons for which a move loses.
    Explanation(Explanation),
    /// An answer about a problem to be solved.
    Exercise(ExerciseAnswer),
}

/// Values of all legal moves, the best move first.
#[derive(Clone, Debug, PartialEq)]
pub enum EvaluationAnswer {
    /// Better ones follow.
    UnderWay(Report),
    /// They stay as they are.
    Finished(Report),
}

/// A part of a review.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewAnswer {
    /// The judgement of a ply; more follow.
    Ply(ReviewedPly),
    /// Every ply of the game is reviewed.
    Ended,
    /// The judgement of a move of a variation.
    Variation {
        /// The position before it.
        position: Position,
        /// The judgement.
        ply: ReviewedPly,
        /// The certainty.
        grade: JudgementGrade,
    },
}

/// The certainty of a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JudgementGrade {
    /// It comes of a short search; another one follows.
    First,
    /// It is as certain as those of a review.
    Final,
}

/// An answer about a problem to be solved.
#[derive(Clone, Debug, PartialEq)]
pub enum ExerciseAnswer {
    /// The value of the move, and the best moves after it.
    Judged(Line),
    /// The best moves, and their value; `None` if there is no move.
    FoundLine(Option<Line>),
    /// The first puzzle among the positions.
    FoundPuzzle {
        /// The number of positions before it.
        index: usize,
        /// The puzzle.
        puzzle: Box<Puzzle>,
    },
    /// None of the positions is a puzzle.
    NoPuzzle,
}

impl EngineReply {
    /// Returns `true` if no other reply to the request follows.
    pub const fn is_last(&self) -> bool {
        !matches!(
            self.result,
            Ok(EngineAnswer::Evaluation(EvaluationAnswer::UnderWay(_))
                | EngineAnswer::Review(
                    ReviewAnswer::Ply(_)
                        | ReviewAnswer::Variation { grade: JudgementGrade::First, .. }
                ))
        )
    }
}

/// The fault of an engine: it can no longer be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineError(String);

impl EngineError {
    /// Makes the error that another one has led to, in one line.
    pub fn new(error: &dyn Error) -> Self {
        let mut message = error.to_string();
        let mut source = error.source();
        while let Some(cause) = source {
            message = format!("{message}: {cause}");
            source = cause.source();
        }
        Self(text::printable(&message).into_owned())
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Error for EngineError {}
