//! The words of puzzles: the task, its difficulty, its solution.

use crate::app::narration::evaluation;
use crate::engine::puzzle::{Answer, Difficulty, Puzzle, Verdict};
use crate::square::Square;

/// Returns the task, for a heading: `Black to move: one move wins`.
pub fn task(puzzle: &Puzzle) -> String {
    format!("{} to move: one move wins", puzzle.mover())
}

/// Returns the difficulty and the reasons for it: `Hard: 12 empty squares, 7 moves; it takes a look 6
/// plies ahead to choose the right one.`
pub fn difficulty(difficulty: Difficulty) -> String {
    let Difficulty { empties, moves, depth } = difficulty;
    let look = match depth {
        Some(0..=1) => "the right one looks best at once".into(),
        Some(depth) => format!("a look {depth} plies ahead chooses the right one"),
        None => {
            let deepest = Difficulty::DEEPEST;
            format!("a look {deepest} plies ahead does not choose the right one")
        }
    };
    let empties = evaluation::counted(empties.into(), "empty square");
    let grade = match difficulty.grade().name() {
        name if name.is_empty() => String::new(),
        name => name[..1].to_uppercase() + &name[1..],
    };
    format!("{grade}: {empties}, {moves} moves; {look}.")
}

/// Returns the solution with the best play after it: `Solution: g8 wins by 4: g8 h1 a2.`
pub fn solution(puzzle: &Puzzle) -> String {
    let solution = puzzle.solution();
    let (square, score, line) = (solution.square(), solution.score, line(&solution.line));
    format!("Solution: {square} wins by {score}: {line}.")
}

/// Returns what a wrong move does, and the best play after it: `h1 draws (4 discs lost): h1 g8.`
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
