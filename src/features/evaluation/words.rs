//! Sentences about the values of moves.

use super::says::EvaluationRefusal;
use crate::words::sentence::with_causes;
use othello_core::position::Position;
use othello_engine::{Line, Report};

use crate::words::value::{best, certainty, loss_of, sign, value};

/// Said while the moves are evaluated.
pub const EVALUATING: &str = "Evaluating the moves.";

/// The same in fewer words.
pub const BRIEFLY_EVALUATING: &str = "Evaluating.";

/// Said in line mode while the moves are evaluated.
pub const STARTED: &str = "The engine is evaluating the moves.";

/// Asked before values are shown in a game against the clock.
pub const QUESTION: &str = "Show what the engine thinks of each move?";

/// Said when the values are shown no longer.
pub const HIDDEN: &str = "The engine's values are hidden.";

/// Said while the engine does something more urgent.
pub const VALUES_WAIT: &str = "The values wait.";

/// Returns the best move in a sentence.
pub fn hint(position: &Position, report: &Report) -> String {
    let best = best(position, report).map(|best| format!("{best}."));
    let sign = sign(position.rules()).map(str::to_owned);
    best.into_iter().chain(sign).collect::<Vec<_>>().join(" ")
}

/// Returns every legal move with its value and loss, the best one first, a line each.
pub fn every_move(position: &Position, report: &Report) -> String {
    let Some((mover, best)) = position.to_move().zip(report.lines.first()) else {
        return String::new();
    };
    let count = match report.lines.len() {
        1 => "1 legal move".into(),
        count => format!("{count} legal moves, the best first"),
    };
    let head = format!("{mover} has {count}, {}.", certainty(best.value));
    let head = [Some(head), sign(position.rules()).map(str::to_owned)];
    let head = head.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let line = |line: &Line| {
        let (value, loss) = (value(line.value), loss_of(line, best));
        format!("{}: {value} for {mover}, {loss}.", line.square())
    };
    [head].into_iter().chain(report.lines.iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: &EvaluationRefusal) -> String {
    match refusal {
        EvaluationRefusal::Locked => "the engine is locked for an honest game".into(),
        EvaluationRefusal::EngineBusy => {
            "the engine is choosing a move; ask again when it has moved".into()
        }
        EvaluationRefusal::Failed(error) => {
            format!("cannot evaluate the moves: {}", with_causes(error))
        }
    }
}
