//! Sentences about why a move is good or bad.

use super::says::ExplanationRefusal;
use crate::words::reason::{brief_reason, briefest_reason, reasons};
use crate::words::value::{certainty, loss_of, value};
use othello_engine::analysis::Explanation;

/// Said while the engine looks for the reasons.
pub const LOOKING: &str = "Looking for the reason.";

/// Asked before a move of a game against the clock is explained that is not over.
pub const QUESTION: &str = "Explain this move before the game is over?";

/// Returns how much a move loses, why, and what was better: `Black b2 loses 7.0 discs, depth 14: b2 gives
/// White the corner a1 (b2 a1). Better: d5 (+4.0), then e2 c3.`
pub fn explanation(explanation: &Explanation) -> String {
    let head = head(explanation);
    let because = reasons(explanation).map_or_else(|| ".".into(), |why| format!(": {why}"));
    let better = better(explanation).map_or_else(String::new, |better| format!(" {better}"));
    format!("{head}{because}{better}")
}

/// Returns the same in fewer and fewer words.
pub fn briefer_explanations(explanation: &Explanation) -> Vec<String> {
    let square = explanation.played.square();
    let loss = brief_loss(explanation);
    let best = explanation.best.square();
    let better =
        if explanation.is_of_best_move() { String::new() } else { format!(" Better: {best}.") };
    let mut texts = Vec::new();
    texts.extend(reasons(explanation).map(|why| format!("{square} {loss}: {why}{better}")));
    texts.extend(reasons(explanation));
    texts.extend(brief_reason(explanation).map(|why| format!("{square} {loss}: {why}.{better}")));
    texts.extend(brief_reason(explanation).map(|why| format!("{square}: {why}")));
    texts.push(format!("{square} {loss}.{better}"));
    texts.extend(briefest_reason(explanation).map(|why| format!("{square}: {why}")));
    texts.push(format!("{square} {loss}"));
    texts
}

/// Returns the move and its loss: `Black b2 loses 7.0 discs, depth 14`, `Black b2 is the best move, exact`.
fn head(explanation: &Explanation) -> String {
    let square = explanation.played.square();
    let mover = explanation.position.to_move();
    let mover = mover.map_or_else(String::new, |mover| format!("{mover} "));
    let played = explanation.played.value;
    let less_certain = if played.is_exact() { explanation.best.value } else { played };
    format!("{mover}{square} {}, {}", brief_loss(explanation), certainty(less_certain))
}

fn brief_loss(explanation: &Explanation) -> String {
    if explanation.is_of_best_move() {
        return "is the best move".into();
    }
    loss_of(&explanation.played, &explanation.best)
}

/// Returns the better move with its value for the player, and the line that it begins; `None` if there is
/// none.
fn better(explanation: &Explanation) -> Option<String> {
    let (best, rest) = explanation.best.moves.split_first()?;
    if explanation.is_of_best_move() {
        return None;
    }
    let names: Vec<_> = rest.iter().map(|square| square.name()).collect();
    let then = if names.is_empty() { String::new() } else { format!(", then {}", names.join(" ")) };
    Some(format!("Better: {best} ({}){then}.", value(explanation.best.value)))
}

/// Returns the reason for a refusal, as a clause.
pub const fn refusal(refusal: ExplanationRefusal) -> &'static str {
    match refusal {
        ExplanationRefusal::NoMove => "there is no move to explain",
    }
}
