//! Puzzles in sentences: their difficulty, their solution.

use othello_engine::Line;
use othello_engine::puzzle::{Difficulty, Grade, Kind, Puzzle};
use othello_notation::date::Date;

use crate::i18n::{Text, m};
use crate::numbers;
use crate::value::{discs, names, outcome};
use othello_core::board::Color;

/// Returns the heading of the puzzle of a day: `Puzzle for 2026-11-22`.
pub fn heading_of_day(day: Date) -> Text {
    m::puzzle::of_day(numbers::date(day).unwrap_or_default())
}

/// Returns the task of a puzzle: `Black to move: one move wins`.
pub fn task(mover: Color, kind: Kind) -> Text {
    m::puzzle::task(mover, kind.name())
}

/// Returns the difficulty and the reasons for it: `Hard: 12 empty squares, 7 legal moves; the engine
/// finds the right one looking 6 moves ahead.`
pub fn difficulty(difficulty: Difficulty) -> Text {
    let Difficulty { empties, moves, depth } = difficulty;
    let (search, ahead) = match depth {
        Some(depth @ 0..=1) => ("at-once", depth),
        Some(depth) => ("finds", depth),
        None => ("misses", Difficulty::DEEPEST),
    };
    let grade = match difficulty.grade() {
        Grade::Easy => "easy",
        Grade::Medium => "medium",
        Grade::Hard => "hard",
    };
    m::puzzle::difficulty(grade, empties, moves, search, ahead)
}

/// Returns the solution with the best play after it: `Solution: g8 wins by 4: g8 h1 a2.`
pub fn solution(puzzle: &Puzzle) -> Text {
    let solution = puzzle.solution();
    m::puzzle::solution(solution.square(), outcome(solution.value), names(&solution.moves))
}

/// Returns what a wrong move does against the right one, and the best play after it: `h1 draws (4 discs worse):
/// h1 g8.`
pub fn refutation(answer: &Line, right: &Line) -> Text {
    let loss = right.value.discs() - answer.value.discs();
    let loss = discs(loss, [answer.value, right.value]);
    m::puzzle::refutation(answer.square(), outcome(answer.value), loss, names(&answer.moves))
}

#[cfg(test)]
mod tests {
    use super::{difficulty, refutation};
    use othello_core::square::Square;
    use othello_engine::puzzle::Difficulty;
    use othello_engine::{Line, Selectivity, Value};

    #[test]
    fn the_difficulty_is_given_with_its_reasons() {
        let sentence = |depth| difficulty(Difficulty { empties: 12, moves: 7, depth }).to_string();
        let reasons = "12 empty squares, 7 legal moves;";
        assert_eq!(sentence(Some(1)), format!("Easy: {reasons} the right one looks best at once."));
        let found = "the engine finds the right one looking 4 moves ahead.";
        assert_eq!(sentence(Some(4)), format!("Medium: {reasons} {found}"));
        let missed = "the engine misses the right one looking 8 moves ahead.";
        assert_eq!(sentence(None), format!("Hard: {reasons} {missed}"));
    }

    #[test]
    fn a_wrong_move_is_told_with_its_loss_and_the_reply() {
        let line = |value| Line { value, moves: vec![Square::H1, Square::G8] };
        let sentence = |value, right| refutation(&line(value), &line(right)).to_string();
        let exact = Value::Exact;
        assert_eq!(sentence(exact(0), exact(4)), "h1 draws (4 discs worse): h1 g8.");
        assert_eq!(sentence(exact(-6), exact(4)), "h1 loses by 6 (10 discs worse): h1 g8.");
        let estimate =
            |discs| Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
        let said = sentence(estimate(-3.2), estimate(5.0));
        assert_eq!(said, "h1 trails by about 3 (8.2 discs worse): h1 g8.");
    }
}
