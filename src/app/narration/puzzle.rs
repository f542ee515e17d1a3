//! The words of puzzles: the task, its difficulty, its solution.

use crate::app::narration::evaluation;
use crate::engine::puzzle::{Answer, Difficulty, Grade, Puzzle, Verdict};
use crate::square::Square;

/// Returns the task, for a heading: `Black to move: one move wins`.
pub fn task(puzzle: &Puzzle) -> String {
    format!("{} to move: one move wins", puzzle.mover())
}

/// Returns the difficulty and the reasons for it: `Hard: 12 empty squares, 7 moves; a search of 6 plies
/// finds the right one.`
pub fn difficulty(difficulty: Difficulty) -> String {
    let Difficulty { empties, moves, depth } = difficulty;
    let search = match depth {
        Some(0..=1) => "the right one looks best at once".into(),
        Some(depth) => format!("a search of {depth} plies finds the right one"),
        None => format!("a search of {} plies misses the right one", Difficulty::DEEPEST),
    };
    let empties = evaluation::counted(empties.into(), "empty square");
    let grade = match difficulty.grade() {
        Grade::Easy => "Easy",
        Grade::Medium => "Medium",
        Grade::Hard => "Hard",
    };
    format!("{grade}: {empties}, {moves} moves; {search}.")
}

/// Returns the solution with the best play after it: `Solution: g8 wins by 4: g8 h1 a2.`
pub fn solution(puzzle: &Puzzle) -> String {
    let solution = puzzle.solution();
    let (square, score, line) = (solution.square(), solution.score, line(&solution.line));
    format!("Solution: {square} wins by {score}: {line}.")
}

/// Returns what a wrong move does, and the best play after it: `h1 draws (4 discs worse): h1 g8.`
pub fn refutation(answer: &Answer) -> String {
    let square = answer.square();
    let verdict = match answer.verdict() {
        Verdict::Wins => format!("wins by {}", answer.score),
        Verdict::Draws => "draws".into(),
        Verdict::Loses => format!("loses by {}", -answer.score),
    };
    let loss = evaluation::counted(answer.loss.unsigned_abs() as usize, "disc");
    format!("{square} {verdict} ({loss} worse): {}.", line(&answer.line))
}

fn line(moves: &[Square]) -> String {
    moves.iter().map(|square| square.name()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{difficulty, refutation};
    use crate::engine::puzzle::{Answer, Difficulty};
    use crate::square::Square;

    #[test]
    fn the_difficulty_is_given_with_its_reasons() {
        let sentence = |depth| difficulty(Difficulty { empties: 12, moves: 7, depth });
        let reasons = "12 empty squares, 7 moves;";
        assert_eq!(sentence(Some(1)), format!("Easy: {reasons} the right one looks best at once."));
        let found = "a search of 4 plies finds the right one.";
        assert_eq!(sentence(Some(4)), format!("Medium: {reasons} {found}"));
        let missed = "a search of 8 plies misses the right one.";
        assert_eq!(sentence(None), format!("Hard: {reasons} {missed}"));
    }

    #[test]
    fn a_wrong_move_is_told_with_its_loss_and_the_reply() {
        let sentence = |score| {
            refutation(&Answer { score, loss: 4 - score, line: vec![Square::H1, Square::G8] })
        };
        assert_eq!(sentence(0), "h1 draws (4 discs worse): h1 g8.");
        assert_eq!(sentence(-6), "h1 loses by 6 (10 discs worse): h1 g8.");
    }
}
