//! The words of puzzles: the task, its difficulty, its solution.

use super::value::counted;
use othello_core::square::Square;
use othello_engine::puzzle::{Answer, Difficulty, Grade, Puzzle, Verdict};
use othello_notation::date::Date;

/// Returns the task, for a heading: `Black to move: one move wins`.
pub fn task(puzzle: &Puzzle) -> String {
    format!("{} to move: one move wins", puzzle.mover())
}

/// Returns the heading of the puzzle of a day: `Puzzle of 2026-11-22`.
pub fn heading_of_day(day: Date) -> String {
    format!("Puzzle of {}", day.to_string().replace('.', "-"))
}

/// Returns the difficulty and the reasons for it: `Hard: 12 empty squares, 7 legal moves; the engine
/// finds the right one 6 moves ahead.`
pub fn difficulty(difficulty: Difficulty) -> String {
    let Difficulty { empties, moves, depth } = difficulty;
    let search = match depth {
        Some(0..=1) => "the right one looks best at once".into(),
        Some(depth) => format!("the engine finds the right one {depth} moves ahead"),
        None => format!("the engine misses the right one {} moves ahead", Difficulty::DEEPEST),
    };
    let empties = counted(empties.into(), "empty square");
    let moves = counted(moves.into(), "legal move");
    let grade = match difficulty.grade() {
        Grade::Easy => "Easy",
        Grade::Medium => "Medium",
        Grade::Hard => "Hard",
    };
    format!("{grade}: {empties}, {moves}; {search}.")
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
    let loss = counted(answer.loss.unsigned_abs() as usize, "disc");
    format!("{square} {verdict} ({loss} worse): {}.", line(&answer.line))
}

fn line(moves: &[Square]) -> String {
    moves.iter().map(|square| square.name()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::{difficulty, refutation};
    use othello_core::square::Square;
    use othello_engine::puzzle::{Answer, Difficulty};

    #[test]
    fn the_difficulty_is_given_with_its_reasons() {
        let sentence = |depth| difficulty(Difficulty { empties: 12, moves: 7, depth });
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
            refutation(&Answer { score, loss: 4 - score, line: vec![Square::H1, Square::G8] })
        };
        assert_eq!(sentence(0), "h1 draws (4 discs worse): h1 g8.");
        assert_eq!(sentence(-6), "h1 loses by 6 (10 discs worse): h1 g8.");
    }
}
