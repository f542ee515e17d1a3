//! Puzzles in sentences: their difficulty, their solution.

use othello_engine::puzzle::{Answer, Difficulty, Grade, Puzzle, Verdict};
use othello_notation::date::Date;

use crate::i18n::{Text, m};
use crate::value::names;

/// Returns the heading of the puzzle of a day: `Puzzle of 2026-11-22`.
pub fn heading_of_day(day: Date) -> Text {
    m::puzzle::of_day(day.to_string().replace('.', "-"))
}

/// Returns the difficulty and the reasons for it: `Hard: 12 empty squares, 7 legal moves; the engine
/// finds the right one 6 moves ahead.`
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
    m::puzzle::solution(solution.square(), solution.score, names(&solution.line))
}

/// Returns what a wrong move does, and the best play after it: `h1 draws (4 discs worse): h1 g8.`
pub fn refutation(answer: &Answer) -> Text {
    let verdict = match answer.verdict() {
        Verdict::Wins => "wins",
        Verdict::Draws => "draws",
        Verdict::Loses => "loses",
    };
    let line = names(&answer.line);
    m::puzzle::refutation(answer.square(), verdict, answer.score.abs(), answer.loss.abs(), line)
}

#[cfg(test)]
mod tests {
    use super::{difficulty, refutation};
    use othello_core::square::Square;
    use othello_engine::puzzle::{Answer, Difficulty};

    #[test]
    fn the_difficulty_is_given_with_its_reasons() {
        let sentence = |depth| difficulty(Difficulty { empties: 12, moves: 7, depth }).to_string();
        let reasons = "12 empty squares, 7 legal moves;";
        assert_eq!(sentence(Some(1)), format!("Easy: {reasons} the right one looks best at once."));
        let found = "the engine finds the right one 4 moves ahead.";
        assert_eq!(sentence(Some(4)), format!("Medium: {reasons} {found}"));
        let missed = "the engine misses the right one 8 moves ahead.";
        assert_eq!(sentence(None), format!("Hard: {reasons} {missed}"));
    }

    #[test]
    fn a_wrong_move_is_told_with_its_loss_and_the_reply() {
        let sentence = |score| {
            let line = vec![Square::H1, Square::G8];
            refutation(&Answer { score, loss: 4 - score, line }).to_string()
        };
        assert_eq!(sentence(0), "h1 draws (4 discs worse): h1 g8.");
        assert_eq!(sentence(-6), "h1 loses by 6 (10 discs worse): h1 g8.");
    }
}
