//! The words of exercises: the position to be solved, the judgement of an answer, the solution.

use super::problems::LEAST_MISTAKE;
use super::says::ExerciseRefusal;
use crate::features::exercise::problems::{
    Comparison, EarlierGame, Exercise, ExerciseKind, Judgement, Origin, Outcome, Problem,
};
use crate::i18n::m;
use crate::memory::lesson::{KnownMove, OpeningQuestion};
use crate::text;
use crate::words::moves::ply;
use crate::words::puzzle;
use crate::words::result::{brief_outcome, colors};
use crate::words::value::{certainty, certainty_of_loss, discs, outcome};
use othello_core::board::Color;
use othello_core::openings;
use othello_core::square::Square;
use othello_engine::analysis::ReviewedPly;
use othello_notation::transcript;

/// Said while the next puzzle is looked for.
pub const SEARCHING: &str = "Looking for a puzzle.";

/// Said while the engine judges an answer.
pub const JUDGING: &str = "Checking the move.";

/// Said when the positions are left.
pub const LEFT: &str = "Back to the game.";

/// Said when an answer is wrong.
pub const TRY_AGAIN: &str = "Enter tries again, s shows the solution.";

/// Said when an answer is right and there is another position.
pub const PLAY_ON: &str = "Enter plays the toughest reply, n goes on to the next position.";

/// Said when an answer is right and there is no other position.
pub const PLAY_ON_LAST: &str = "Enter plays the toughest reply, Esc returns to the game.";

/// Said at the end of the game, and after an answer that ends it, if there is another position.
pub const GO_ON: &str = "Enter goes on to the next position.";

/// Said at the end of the game, and after an answer that ends it, if there is no other position.
pub const LAST_POSITION: &str = "This was the last position. Enter returns to the game.";

/// Said while the toughest reply is looked for.
pub const REPLYING: &str = "Looking for the toughest reply.";

/// Returns the task of a problem without an answer.
pub fn find_best_move(problem: &Problem) -> String {
    match problem.origin() {
        Origin::Repertoire(_) => format!("What does your repertoire play for {}?", mover(problem)),
        Origin::Mistake { .. } | Origin::Puzzle { .. } => {
            format!("Find the best move for {}.", mover(problem))
        }
    }
}

/// Said in line mode behind a review that has found mistakes, on a line of its own.
pub const PROPOSAL: &str = "\nType retry to find the better moves yourself.";

/// Returns the commands to type after a wrong answer; `way_on` leads on.
pub fn after_mistake(way_on: &str) -> String {
    format!("Type another move, solution, or {way_on}.")
}

/// Returns how many positions are solved, and the command that leads on.
pub fn with_way_on(progress: &str, way_on: &str) -> String {
    format!("{progress}; type {way_on}.")
}

/// Returns a refusal with the key that begins again.
pub fn with_key_to_retry(refusal: &str) -> String {
    format!("{refusal} T begins again.")
}

/// Returns that no more puzzles were found, or, before any was shown, none at all.
pub const fn no_more_puzzles(is_under_way: bool) -> &'static str {
    if is_under_way { "There are no more puzzles." } else { "There are no puzzles in these games." }
}

/// Returns the place of the current position among the others: `Retry 1 of 4`, `Puzzle 3`.
pub fn heading(exercise: &Exercise) -> String {
    let number = exercise.number();
    let count = exercise.count_in_all().unwrap_or_default();
    match exercise.kind() {
        ExerciseKind::Retry => format!("Retry {number} of {count}"),
        ExerciseKind::Puzzles { .. } => format!("Puzzle {number}"),
        ExerciseKind::DailyPuzzle(day) => puzzle::heading_of_day(day),
        ExerciseKind::Lesson => format!("Training {number} of {count}"),
        ExerciseKind::Repertoire => format!("Repertoire {number} of {count}"),
    }
}

/// Returns whose turn it is: `Black to move`.
pub fn turn(problem: &Problem) -> String {
    format!("{} to move", mover(problem))
}

/// Returns the player who has to find a move.
pub fn mover(problem: &Problem) -> Color {
    problem.position().to_move().unwrap_or(problem.position().next())
}

/// Returns what is known of the position: `Move 23, f3, lost 6 discs, exact.`, `One move wins.`, or the
/// reply after which the solver plays on: `White replies g8.`
pub fn task(problem: &Problem) -> String {
    if let Some(result) = problem.position().result() {
        return format!("The game is over: {}", brief_outcome(result, &colors()));
    }
    match problem.reply() {
        Some(reply) if reply.player != mover(problem) => {
            return format!("{} replies {}.", reply.player, reply.square);
        }
        Some(_) => return format!("{} has to pass.", !mover(problem)),
        None => {}
    }
    match problem.origin() {
        Origin::Mistake { judgement, .. } => mistake(judgement),
        Origin::Puzzle { .. } => "One move wins.".into(),
        Origin::Repertoire(question) => opening(question),
    }
}

/// Returns the moves before a position of the repertoire: `After f5d6c3d3.`
fn opening(question: &OpeningQuestion) -> String {
    match transcript::write(question.game.plies()) {
        moves if moves.is_empty() => "Your first move.".into(),
        moves => format!("After {moves}."),
    }
}

fn mistake(ply: &ReviewedPly) -> String {
    let (number, loss) = (ply.index + 1, discs(ply.loss(), ply.is_exact()));
    format!("Move {number}, {}, lost {loss}, {}.", ply.square, certainty_of_loss(ply))
}

/// Returns the game of an error that was kept: `Game of 2026.11.25 against Level 3.`
fn earlier_game(game: &EarlierGame) -> Option<String> {
    let against = game.against.as_ref().map(|name| format!(" against {name}"));
    match (&game.date, against) {
        (Some(date), against) => Some(format!("Game of {date}{}.", against.unwrap_or_default())),
        (None, Some(against)) => Some(format!("Game{against}.")),
        (None, None) => None,
    }
}

/// Returns where a puzzle comes from and how hard it is, or the earlier game of an error; nothing for a
/// move of the game on the board.
pub fn origin(problem: &Problem) -> Vec<String> {
    match problem.origin() {
        Origin::Mistake { game, .. } => game.as_ref().and_then(earlier_game).into_iter().collect(),
        Origin::Puzzle { place, difficulty } => {
            let mut letters = place.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
            // The name of a file stays as it is.
            let is_file = place.contains(['.', ':', '/']);
            let place = if is_file { place.clone() } else { first + letters.as_str() };
            vec![format!("{place}."), puzzle::difficulty(*difficulty)]
        }
        Origin::Repertoire(OpeningQuestion { game, .. }) => {
            let name = openings::name(game, game.plies().len());
            name.map(|name| format!("{name}.")).into_iter().collect()
        }
    }
}

/// Returns the judgement of the answer to a problem, or the solution where that is shown, and the best
/// moves after it.
pub fn verdict(problem: &Problem) -> Option<(String, Option<String>)> {
    let judged = problem.judgement()?;
    let line = line_after(&judged);
    let is_shown = problem.outcome() == Outcome::Shown && judged.is_best();
    let sentence = match (judged, problem.origin()) {
        (Judgement::Known(square, known), _) => known_move(square, known, problem, is_shown),
        (Judgement::Valued(Comparison { best, .. }), _) if is_shown => {
            let (outcome, certainty) = (outcome(best.value), certainty(best.value));
            format!("Solution: {} {outcome}, {certainty}.", best.square())
        }
        (Judgement::Valued(compared), Origin::Repertoire(_)) => other_move(&compared),
        (Judgement::Valued(compared), Origin::Mistake { .. } | Origin::Puzzle { .. }) => {
            judgement(&compared)
        }
    };
    Some((sentence, line))
}

/// Returns the judgement of a move of the repertoire: `d3 is right, and so is c4. Tiger.`
fn known_move(square: Square, known: &KnownMove, problem: &Problem, is_shown: bool) -> String {
    let Origin::Repertoire(question) = problem.origin() else { return String::new() };
    let others = question.known.iter().filter(|other| *other != known);
    let others: Vec<_> = others.map(|other| other.squares[0].name()).collect();
    let others = match others[..] {
        [] => String::new(),
        [other] => format!(", and so is {other}"),
        _ => format!(", and so are {}", others.join(", ")),
    };
    let comment = known.comment.lines().next().unwrap_or_default();
    let comment = match text::printable(comment) {
        comment if comment.is_empty() || comment.ends_with(['.', '!', '?']) => comment.into_owned(),
        comment => format!("{comment}."),
    };
    let gap = if comment.is_empty() { "" } else { " " };
    if is_shown {
        format!("Solution: {square}.{gap}{comment}")
    } else {
        format!("{square} is right{others}.{gap}{comment}")
    }
}

/// Returns the judgement of a move that is not in the repertoire: `c6 loses 1.8 discs against your d3, depth
/// 14.`
fn other_move(compared: &Comparison<'_>) -> String {
    let (square, yours) = (compared.answer.square(), compared.best.square());
    let certainty = certainty_of(compared);
    if compared.loss() < LEAST_TOLD {
        return format!(
            "{square} is as good as your {yours}, but not in your repertoire, {certainty}."
        );
    }
    let loss = discs(compared.loss(), compared.is_exact());
    if compared.is_right() {
        format!(
            "{square} is not in your repertoire, but loses only {loss} against {yours}, {certainty}."
        )
    } else {
        format!("{square} loses {loss} against your {yours}, {certainty}.")
    }
}

/// Returns the judgement of an answer: `g2 loses by 2; the best move wins by 6, exact.`
pub fn judgement(judgement: &Comparison<'_>) -> String {
    let Comparison { answer, best } = judgement;
    let (square, certainty) = (answer.square(), certainty_of(judgement));
    let is_equal = judgement.is_exact() || judgement.loss() < LEAST_TOLD;
    match (judgement.is_right(), judgement.is_best(), is_equal) {
        (true, true, _) => {
            format!("{square} is right: it {}, {certainty}.", outcome(answer.value))
        }
        (true, false, true) => {
            format!("{square} is right as well: it {}, {certainty}.", outcome(answer.value))
        }
        (true, false, false) => {
            let loss = discs(judgement.loss(), false);
            format!("{square} is right: it loses only {loss}, {certainty}.")
        }
        (false, ..) => {
            let [answer, best] = [answer, best].map(|line| outcome(line.value));
            format!("{square} {answer}; the best move {best}, {certainty}.")
        }
    }
}

/// A smaller loss is 0.0 in words.
const LEAST_TOLD: f32 = 0.05;

/// Returns the judgement of the answer to a problem, or the solution where that is shown, in a few
/// words: `Solution: h3`.
pub fn brief_verdict(problem: &Problem, judged: &Judgement<'_>) -> String {
    if problem.outcome() == Outcome::Shown && judged.is_best() {
        format!("Solution: {}", judged.square())
    } else {
        brief_judgement(judged)
    }
}

/// Returns a judgement in fewer words, with `=` behind an exact loss: `g2 loses 8=`, `h3 is right`.
fn brief_judgement(judgement: &Judgement<'_>) -> String {
    let (square, loss) = (judgement.square(), judgement.loss());
    match judgement {
        _ if judgement.is_right() => format!("{square} is right"),
        Judgement::Valued(compared) if compared.is_exact() => format!("{square} loses {loss:.0}="),
        Judgement::Known(..) | Judgement::Valued(_) => format!("{square} loses {loss:.1}"),
    }
}

fn certainty_of(judgement: &Comparison<'_>) -> String {
    let Comparison { answer, best } = judgement;
    certainty(if answer.value.is_exact() { best.value } else { answer.value })
}

/// Returns the best moves after an answer: `Refutation: g7 h8 a1.`, or `Best play: g8 h1.` if the
/// answer is right; `None` if the game ends with it.
fn line_after(judgement: &Judgement<'_>) -> Option<String> {
    let names: Vec<_> = judgement.line().iter().copied().map(Square::name).collect();
    let label = if judgement.is_right() { "Best play" } else { "Refutation" };
    (!names.is_empty()).then(|| format!("{label}: {}.", names.join(" ")))
}

/// Returns the move of the line after an answer that is shown last, in a sentence, and the turn after it.
pub fn stepped(problem: &Problem) -> String {
    let turn = crate::words::moves::turn(&problem.shown());
    match problem.last_ply() {
        Some(last) => m::common::both(ply(&last), turn).to_string(),
        None => turn.to_string(),
    }
}

/// Returns how many of the positions so far are solved: `2 of 4 solved`.
pub fn progress(exercise: &Exercise) -> String {
    let count = exercise.count_in_all().unwrap_or_else(|| exercise.count());
    format!("{} of {count} solved", exercise.solved())
}

/// Returns how many of the positions are solved at the end: `2 of 4 solved.`
pub fn end(exercise: &Exercise) -> String {
    format!("{}.", progress(exercise))
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: ExerciseRefusal) -> String {
    match refusal {
        ExerciseRefusal::Solving => "return to the game first".into(),
        ExerciseRefusal::NotSolving => "there is no position to solve".into(),
        ExerciseRefusal::NotReviewed => "the game has not been reviewed".into(),
        ExerciseRefusal::ReviewBegun => "the review has only begun; try again in a moment".into(),
        ExerciseRefusal::NoMistakes => {
            format!("the review has found no move of yours that loses {LEAST_MISTAKE} discs")
        }
        ExerciseRefusal::AllSolved => "you have solved all your worst moves".into(),
        ExerciseRefusal::NoProblemYet => "still looking for the next puzzle".into(),
        ExerciseRefusal::NoAnswer => "there is no answer to take back".into(),
        ExerciseRefusal::OneAnswer => "expected one move as the answer".into(),
        ExerciseRefusal::NoRightAnswer => "the reply follows a right answer".into(),
        ExerciseRefusal::NoLine => "the moves after an answer come when it is judged".into(),
        ExerciseRefusal::EndOfLine => "the line after the answer has no more moves".into(),
        ExerciseRefusal::LastProblem => "this is the last position".into(),
        ExerciseRefusal::FirstProblem => "this is the first position".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::{brief_judgement, judgement, line_after};
    use crate::features::exercise::problems::{Comparison, Judgement};
    use othello_core::square::Square;
    use othello_engine::{Line, Selectivity, Value};

    #[track_caller]
    fn check(values: [Value; 2], squares: [Square; 2], expected: [&str; 3]) {
        let [answer, best] = [0, 1].map(|which| Line {
            value: values[which],
            moves: vec![squares[which], Square::A1, Square::B2],
        });
        let compared = Comparison { answer: &answer, best: &best };
        let judged = Judgement::Valued(compared);
        let line = line_after(&judged).unwrap();
        assert_eq!([&judgement(&compared), &brief_judgement(&judged), &line], expected.each_ref());
    }

    #[test]
    fn an_answer_is_judged_by_what_it_loses() {
        let [g2, h3] = [Square::G2, Square::H3];
        let exact = |answer, best| [Value::Exact(answer), Value::Exact(best)];
        let wrong = ["g2 loses by 2; the best move wins by 6, exact.", "g2 loses 8="];
        check(exact(-2, 6), [g2, h3], [wrong[0], wrong[1], "Refutation: a1 b2."]);
        let best = ["h3 is right: it wins by 6, exact.", "h3 is right", "Best play: a1 b2."];
        check(exact(6, 6), [h3, h3], best);
        let equal =
            ["g2 is right as well: it wins by 6, exact.", "g2 is right", "Best play: a1 b2."];
        check(exact(6, 6), [g2, h3], equal);
    }

    #[test]
    fn an_estimate_that_loses_little_is_right() {
        let estimate =
            |discs| Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
        let squares = [Square::G2, Square::H3];
        let close = "g2 is right: it loses only 0.4 discs, depth 14.";
        let expected = [close, "g2 is right", "Best play: a1 b2."];
        check([estimate(2.0), estimate(2.4)], squares, expected);
        let better = "g2 is right as well: it wins by about 3, depth 14.";
        let expected = [better, "g2 is right", "Best play: a1 b2."];
        check([estimate(2.5), estimate(2.4)], squares, expected);
        let worse = "g2 loses by about 1; the best move wins by about 2, depth 14.";
        let expected = [worse, "g2 loses 3.4", "Refutation: a1 b2."];
        check([estimate(-1.0), estimate(2.4)], squares, expected);
    }
}
