//! A puzzle as a JSON object.

use serde::Serialize;
use serde_json::Number;

use super::source::{GamePlace, PuzzleCandidate};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::Line;
use othello_engine::puzzle::{Puzzle, Theme};
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
    kind: &'static str,
    themes: Vec<String>,
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
    fn of(candidate: &'a PuzzleCandidate) -> Self {
        let source = &*candidate.source;
        let (file, line, game) = match &source.place {
            GamePlace::File { name, at: Location::Game(game) } => {
                (Some(&**name), None, Some(*game))
            }
            GamePlace::File { name, at: Location::Line(line) | Location::Column { line, .. } } => {
                (Some(&**name), Some(*line), None)
            }
            GamePlace::Current => (None, None, None),
            GamePlace::Saved(number) | GamePlace::BuiltIn(number) => (None, None, Some(*number)),
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
    score: Number,
    loss: Number,
    moves: Vec<&'static str>,
}

impl AnswerView {
    fn of(answer: &Line, right: &Line) -> Self {
        let [score, best] = [answer, right].map(|line| line.value.discs());
        let is_exact = answer.value.is_exact();
        Self {
            r#move: answer.square().name(),
            score: number(score, is_exact),
            loss: number(best - score, is_exact),
            moves: answer.moves.iter().map(|square| square.name()).collect(),
        }
    }
}

/// Returns a number of discs, an estimate with two decimals.
#[expect(clippy::cast_possible_truncation, reason = "a board has few discs")]
fn number(discs: f32, is_exact: bool) -> Number {
    if is_exact {
        return (discs.round() as i64).into();
    }
    let rounded = (f64::from(discs) * 100.0).round() / 100.0;
    Number::from_f64(rounded).expect("a value is finite")
}

impl<'a> PuzzleView<'a> {
    /// The beginning of every line.
    pub const OPENING: &'static str = r#"{"source":"#;

    /// Returns the object of a puzzle without its solution.
    pub fn of(candidate: &'a PuzzleCandidate, puzzle: &Puzzle) -> Self {
        let position = puzzle.position();
        let difficulty = puzzle.difficulty();
        Self {
            source: SourceView::of(candidate),
            rules: position.rules().to_string(),
            board: position.board().to_string(),
            side: puzzle.mover().name(),
            legal: position.legal_moves().by_name().map(Square::name).collect(),
            kind: puzzle.kind().name(),
            themes: puzzle.themes().iter().copied().map(Theme::name).collect(),
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
        let right = puzzle.solution();
        let others = puzzle.answers().iter().skip(1).map(|other| AnswerView::of(other, right));
        let solution = AnswerView::of(right, right);
        Self { solution: Some(solution), others: Some(others.collect()), ..self }
    }
}
