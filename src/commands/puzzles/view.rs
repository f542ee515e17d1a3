//! A puzzle as a JSON object.

use serde::Serialize;

use super::source::{Candidate, Place};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::puzzle::{Answer, Puzzle};
use othello_notation::PlayerName;
use othello_notation::error::Location;

/// A puzzle as a JSON object.
#[derive(Serialize)]
pub struct PuzzleView<'a> {
    #[serde(flatten)]
    source: SourceView<'a>,
    rules: String,
    board: String,
    side: &'static str,
    legal: Vec<&'static str>,
    #[serde(flatten)]
    difficulty: DifficultyView,
    solution: Option<AnswerView>,
    others: Option<Vec<AnswerView>>,
}

/// The game of a puzzle, as keys of its object.
#[derive(Serialize)]
struct SourceView<'a> {
    source: &'static str,
    file: Option<&'a str>,
    line: Option<usize>,
    game: Option<usize>,
    black: Option<&'a str>,
    white: Option<&'a str>,
    plies: usize,
}

impl<'a> SourceView<'a> {
    fn of(candidate: &'a Candidate) -> Self {
        let source = &*candidate.source;
        let (file, line, game) = match &source.place {
            Place::File { name, at: Location::Game(game) } => (Some(&**name), None, Some(*game)),
            Place::File { name, at: Location::Line(line) | Location::Column { line, .. } } => {
                (Some(&**name), Some(*line), None)
            }
            Place::Current => (None, None, None),
            Place::Saved(number) | Place::BuiltIn(number) => (None, None, Some(*number)),
        };
        let [black, white] =
            Color::BOTH.map(|color| source.game.names[color].as_ref().map(PlayerName::as_str));
        Self { source: source.place.name(), file, line, game, black, white, plies: candidate.plies }
    }
}

/// The difficulty of a puzzle, as keys of its object.
#[derive(Serialize)]
struct DifficultyView {
    empties: u8,
    difficulty: &'static str,
    depth: Option<u8>,
}

/// A move of a puzzle.
#[derive(Serialize)]
struct AnswerView {
    r#move: &'static str,
    score: i32,
    loss: i32,
    moves: Vec<&'static str>,
}

impl AnswerView {
    fn of(answer: &Answer) -> Self {
        Self {
            r#move: answer.square().name(),
            score: answer.score,
            loss: answer.loss,
            moves: answer.line.iter().map(|square| square.name()).collect(),
        }
    }
}

impl<'a> PuzzleView<'a> {
    /// The beginning of every line.
    pub const OPENING: &'static str = r#"{"source":"#;

    /// Returns the object of a puzzle without its solution.
    pub fn of(candidate: &'a Candidate, puzzle: &Puzzle) -> Self {
        let position = puzzle.position();
        let difficulty = puzzle.difficulty();
        Self {
            source: SourceView::of(candidate),
            rules: position.rules().to_string(),
            board: position.board().to_string(),
            side: puzzle.mover().name(),
            legal: position.legal_moves().by_name().map(Square::name).collect(),
            difficulty: DifficultyView {
                empties: difficulty.empties,
                difficulty: difficulty.grade().name(),
                depth: difficulty.depth,
            },
            solution: None,
            others: None,
        }
    }

    /// Adds the solution, and what the other moves do.
    pub fn with_solution(self, puzzle: &Puzzle) -> Self {
        let others = puzzle.answers().iter().skip(1).map(AnswerView::of);
        let solution = AnswerView::of(puzzle.solution());
        Self { solution: Some(solution), others: Some(others.collect()), ..self }
    }
}
