//! The review of a game in words: the loss of a move, the mean losses, the turning points.

use super::says::{ReviewRefusal, Whose};
use crate::words::value::{
    certainty_of_loss, counted, loss, mean_loss, outcome, sign, turning_point_sentence, value,
};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_engine::analysis::{Phase, Review, ReviewedPly};

/// Said when no move of a review gives anything away.
pub const NO_TURNING_POINT: &str = "No move gives away a win or a draw.";

/// Returns the number and the player of a move, before its judgement: `Move 31, Black:`.
pub fn place_of(ply: &ReviewedPly) -> String {
    format!("Move {}, {}:", ply.index + 1, ply.player)
}

/// Returns how many errors have been found: `5 errors`, `Black: 1 error`.
pub fn errors_of(count: usize, whose: Whose) -> String {
    let count = counted(count, "error");
    match whose {
        Whose::Both => count,
        Whose::Only(player) => format!("{player}: {count}"),
    }
}

/// Returns an error in a sentence: `Move 31, Black: a3 loses 6.0, depth 14. Better: h5 (+2.0 for Black),
/// then g6 h6.`
pub fn error(ply: &ReviewedPly) -> String {
    let better = better_line(ply, &format!("{} for {}", value(ply.best_value), ply.player));
    let better = better.map_or_else(String::new, |better| format!(" {better}"));
    format!("{} {} {}.{better}", place_of(ply), ply.square, loss_clause(ply))
}

/// Returns the errors of these players in sentences, a line each.
///
/// `why` returns the reasons for the loss of a move in a sentence, as far as they are known.
pub fn errors(
    errors: &[ReviewedPly],
    whose: Whose,
    why: impl Fn(&ReviewedPly) -> Option<String>,
) -> String {
    let mut said = vec![format!("{}.", errors_of(errors.len(), whose))];
    said.extend(errors.iter().map(|ply| explained_error(ply, &why)));
    said.join("\n")
}

/// Returns an error in a sentence, and the reasons for its loss as far as they are known.
pub fn explained_error(ply: &ReviewedPly, why: impl Fn(&ReviewedPly) -> Option<String>) -> String {
    with_reasons(&error(ply), why(ply))
}

fn with_reasons(sentence: &str, why: Option<String>) -> String {
    why.map_or_else(|| sentence.into(), |why| format!("{sentence} {why}"))
}

/// Returns the loss of an error in a list, with `=` behind an exact one: `-6.0`, `-14=`.
pub fn error_sign(ply: &ReviewedPly) -> String {
    if ply.is_exact() { format!("-{:.0}=", ply.loss()) } else { format!("-{:.1}", ply.loss()) }
}

/// Returns a total loss in discs: `9.3`, or `18` where all of it is exact; `-` if there are no moves.
pub fn total(review: &Review, player: Color, phase: Phase) -> String {
    let is_counted = |ply: &&ReviewedPly| ply.player == player && ply.phase == phase;
    let is_exact = review.plies.iter().filter(is_counted).all(ReviewedPly::is_exact);
    match review.total_loss(player, phase) {
        None => "-".into(),
        // A tenth of a disc is nothing to a hundred.
        Some(total) if is_exact || total >= 99.95 => format!("{total:.0}"),
        Some(total) => format!("{total:.1}"),
    }
}

/// Returns the same, and the number of moves that lose a disc or more: `18 (4)`.
pub fn total_of_moves(review: &Review, player: Color, phase: Phase) -> String {
    match (total(review, player, phase), review.losing_moves(player, phase)) {
        (total, 0) => total,
        (total, moves) => format!("{total} ({moves})"),
    }
}

/// Returns what a turning point loses, in a list: `loses the win`.
pub fn lost_result(ply: &ReviewedPly) -> &'static str {
    if ply.best_value.discs() > 0.0 { "loses the win" } else { "loses the draw" }
}

/// Said when no move of a review loses two discs or more.
pub const NO_ERROR: &str = "No move loses two discs or more.";

/// Said while a review has not found any that does.
pub const NO_ERROR_YET: &str = "No errors yet.";

/// Said in a list of a move that gives away a win or a draw.
pub const BRIEF_TURNING_POINT: &str = "!";

/// Returns the loss of a move as a clause: `loses 8, exact`, or `is the best move, depth 14`.
pub fn loss_clause(ply: &ReviewedPly) -> String {
    let certainty = certainty_of_loss(ply);
    if is_best(ply) {
        format!("is the best move, {certainty}")
    } else {
        format!("loses {}, {certainty}", loss(ply))
    }
}

/// Returns the loss of a move and the better line: `White g2 loses 8, exact. Better: h3 (+6 for White),
/// then g8 h1.`
pub fn judgement(ply: &ReviewedPly) -> String {
    let ReviewedPly { player, square, .. } = ply;
    let best_value = format!("{} for {player}", value(ply.best_value));
    let better = better_line(ply, &best_value);
    let better = better.map_or_else(String::new, |better| format!(" {better}"));
    format!("{player} {square} {}.{better}", loss_clause(ply))
}

/// Returns the better move with its value for the player, and the line that it begins; `None` if
/// there is no better one.
pub fn better(ply: &ReviewedPly) -> Option<String> {
    better_line(ply, &value(ply.best_value))
}

fn better_line(ply: &ReviewedPly, best_value: &str) -> Option<String> {
    if is_best(ply) {
        return None;
    }
    let line = &ply.line[1..];
    let names: Vec<_> = line.iter().map(|square| square.name()).collect();
    let then = if names.is_empty() { String::new() } else { format!(", then {}", names.join(" ")) };
    Some(format!("Better: {} ({best_value}){then}.", ply.best))
}

/// Returns what the better move leads to: `h3 wins by 6`.
pub fn best_outcome(ply: &ReviewedPly) -> String {
    format!("{} {}", ply.best, outcome(ply.best_value))
}

/// Returns the better move with its value for the player: `h3 +6`.
pub fn brief_better(ply: &ReviewedPly) -> String {
    format!("{} {}", ply.best, value(ply.best_value))
}

/// Returns `true` if no move is better.
pub fn is_best(ply: &ReviewedPly) -> bool {
    ply.square == ply.best
}

/// Returns the loss as a column shows it, with `=` behind an exact one: `0`, `4`, `12=`.
pub fn loss_sign(ply: &ReviewedPly) -> String {
    format!("{:.0}{}", ply.loss(), if ply.is_exact() { "=" } else { "" })
}

/// Asked before a game against the clock is reviewed that is not over.
pub const QUESTION: &str = "Review this game before it is over?";

/// Returns that a review is complete, and the key that shows it.
pub fn ended(review: &Review, game: &Game) -> String {
    format!("Reviewed {}. R shows the review.", extent(review, game))
}

/// Returns that a review is under way, and the key that shows it.
pub fn under_way(review: &Review, game: &Game) -> String {
    format!("{} R shows the review.", briefly_under_way(review, game))
}

/// Returns the same in fewer words.
pub fn briefly_under_way(review: &Review, game: &Game) -> String {
    format!("Reviewing: {}.", extent(review, game))
}

/// Returns the same in line mode.
pub fn started(review: &Review, game: &Game) -> String {
    format!("Reviewing: {} done. Type review stop to stop.", extent(review, game))
}

/// Said in line mode after a game that can be reviewed.
pub const PROPOSAL: &str = "Type review to find the mistakes.";

/// Returns how far a review has come: `23 of 60 moves`.
pub fn extent(review: &Review, game: &Game) -> String {
    format!("{} of {}", review.plies.len(), moves(review.extent(game)))
}

/// Returns the error that loses most, in a row: `Worst: 31 b7 -18.6`.
pub fn worst(error: &ReviewedPly) -> String {
    format!("Worst: {} {} {}", error.index + 1, error.square, error_sign(error))
}

/// Returns a number of moves: `1 move`, `60 moves`.
pub fn moves(plies: usize) -> String {
    if plies == 1 { "1 move".into() } else { format!("{plies} moves") }
}

/// Returns all that a review has found, in sentences: the turning points, the mean losses and what
/// is certain, a line each.
///
/// `why` returns the reasons for the loss of a move in a sentence, as far as they are known.
pub fn summary(
    review: &Review,
    game: &Game,
    why: impl Fn(&ReviewedPly) -> Option<String>,
) -> String {
    let mut said = vec![match review.plies.len() {
        reviewed if reviewed == review.extent(game) => format!("{} reviewed.", moves(reviewed)),
        _ => format!("{} reviewed; type review to go on.", extent(review, game)),
    }];
    said.extend(sign(game.rules()).map(str::to_owned));
    let before = said.len();
    let turning_points = review.turning_points();
    said.extend(turning_points.map(|ply| with_reasons(&certain_turning_point(ply), why(ply))));
    if said.len() == before {
        said.push(NO_TURNING_POINT.into());
    }
    said.extend(Color::BOTH.into_iter().filter_map(|color| mean_sentence(review, color)));
    said.extend(exactness(review));
    said.join("\n")
}

/// Returns a turning point in a sentence, with its certainty.
fn certain_turning_point(ply: &ReviewedPly) -> String {
    let sentence = turning_point_sentence(ply);
    format!("{}, {}.", sentence.trim_end_matches('.'), certainty_of_loss(ply))
}

/// Returns the losses of a player: `Black loses 0.6 discs a move; 3.0 in the opening, 9.2 in the midgame,
/// 4 in the endgame (in 2 moves).`
fn mean_sentence(review: &Review, color: Color) -> Option<String> {
    let mean = review.mean_loss(color, None)?;
    let phases = Phase::ALL.into_iter().filter_map(|phase| {
        review.total_loss(color, phase)?;
        let moves = match (phase, review.losing_moves(color, phase)) {
            (Phase::Opening | Phase::Midgame, _) | (Phase::Endgame, 0) => String::new(),
            (Phase::Endgame, losing) => format!(" (in {})", moves(losing)),
        };
        Some(format!("{} in the {}{moves}", total(review, color, phase), phase.name()))
    });
    let phases = phases.collect::<Vec<_>>().join(", ");
    Some(format!("{color} loses {} discs a move; {phases}.", mean_loss(Some(mean))))
}

/// Returns from which move on all losses are exact, if they are somewhere.
pub fn exactness(review: &Review) -> Option<String> {
    let exact = review.plies.iter().rev().take_while(|ply| ply.is_exact());
    let first = exact.last()?.index + 1;
    Some(match first {
        1 => "All losses are exact.".into(),
        _ => format!("The losses are exact from move {first} on, and estimates before."),
    })
}

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: ReviewRefusal) -> &'static str {
    match refusal {
        ReviewRefusal::NothingToReview => "there are no moves to review",
        ReviewRefusal::NoReview => "no review is under way",
        ReviewRefusal::NotReviewed => "the game has not been reviewed",
        ReviewRefusal::NoError(Whose::Both) => "the review has found no errors",
        ReviewRefusal::NoError(Whose::Only(Color::Black)) => {
            "the review has found no errors of Black"
        }
        ReviewRefusal::NoError(Whose::Only(Color::White)) => {
            "the review has found no errors of White"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{extent, judgement, loss_sign, summary};
    use othello_core::board::Color;
    use othello_core::game::Game;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::analysis::{Phase, Review, ReviewedPly};
    use othello_engine::{Selectivity, Value};
    use othello_notation::transcript;

    fn ply(index: usize, player: Color, squares: [Square; 2], values: [Value; 2]) -> ReviewedPly {
        let ([square, best], [value, best_value]) = (squares, values);
        let phase = Phase::Opening;
        let line = vec![best, Square::A1, Square::B2];
        let played_line = Vec::new();
        ReviewedPly { index, player, phase, square, value, best, best_value, line, played_line }
    }

    fn estimate(discs: f32) -> Value {
        Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 }
    }

    #[test]
    fn a_judgement_names_the_better_line_and_says_what_is_exact() {
        let exact = [Value::Exact(-2), Value::Exact(6)];
        let worse = ply(1, Color::White, [Square::G2, Square::H3], exact);
        let sentence = "White g2 loses 8, exact. Better: h3 (+6 for White), then a1 b2.";
        assert_eq!(judgement(&worse), sentence);
        assert_eq!(loss_sign(&worse), "8=");
        let best = ply(0, Color::Black, [Square::D3, Square::D3], [estimate(1.0), estimate(1.0)]);
        assert_eq!(judgement(&best), "Black d3 is the best move, depth 14.");
        assert_eq!(loss_sign(&best), "0");
    }

    #[test]
    fn a_summary_has_a_sentence_for_each_turning_point_and_the_means_of_both() {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, "f5d6").unwrap();
        let first = ply(0, Color::Black, [Square::F5, Square::D3], [estimate(-1.0), estimate(1.5)]);
        let exact = [Value::Exact(1), Value::Exact(1)];
        let second = ply(1, Color::White, [Square::D6, Square::D6], exact);
        let review = Review { plies: vec![first, second.clone()], given: 0 };
        assert_eq!(
            summary(&review, &game, |_| None).lines().collect::<Vec<_>>(),
            [
                "2 moves reviewed.",
                "Move 1: Black f5 (-1.0) gives away the win; d3 wins by about 2, depth 14.",
                "Black loses 2.5 discs a move; 2.5 in the opening.",
                "White loses 0.0 discs a move; 0 in the opening.",
                "The losses are exact from move 2 on, and estimates before.",
            ]
        );
        let review = Review { plies: vec![second], given: 0 };
        assert_eq!(
            summary(&review, &game, |_| None).lines().take(2).collect::<Vec<_>>(),
            ["1 of 2 moves reviewed; type review to go on.", "No move gives away a win or a draw.",]
        );
        let after_a_given_move = Review { given: 1, ..review };
        assert_eq!(extent(&after_a_given_move, &game), "1 of 1 move");
        let said = summary(&after_a_given_move, &game, |_| None);
        assert_eq!(said.lines().next(), Some("1 move reviewed."));
    }
}
