//! The commands that have the viewed position evaluated.

use super::words;
use crate::game::action::{Action, EvaluationAction, EvaluationScope};
use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::request::{EvaluationForm, Request};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("hint", "names the best move and its value.", |rest, _| {
        evaluate("hint", EvaluationForm::BestMove, rest)
    })
    .with_optional_argument("hint"),
    Command::new(
        "evaluate",
        "lists every legal move, the best first, with its value and what it loses.",
        |rest, _| evaluate("evaluate", EvaluationForm::EveryMove, rest),
    )
    .with_optional_argument("evaluate"),
];

fn evaluate(command: &str, form: EvaluationForm, rest: &str) -> Request {
    let action = Action::Evaluation(EvaluationAction::Show(EvaluationScope::ThisPosition));
    let request = Request::confirmable(command, action, rest);
    Request::Evaluate(form, Box::new(request))
}

/// Returns the sentence that the engine is at work; empty if the values are there already.
pub fn started(controller: &Controller) -> &'static str {
    let evaluation = controller.evaluation().values();
    let is_evaluating = evaluation.is_some_and(|shown| shown.finished_report().is_none());
    if is_evaluating { "The engine is evaluating the moves." } else { "" }
}

/// Returns the values of the moves, as far as they were asked for.
pub fn values(form: EvaluationForm, controller: &Controller) -> String {
    let Some(shown) = controller.evaluation().values() else { return String::new() };
    let Some(report) = shown.finished_report() else { return String::new() };
    match form {
        EvaluationForm::BestMove => words::hint(shown.position(), report),
        EvaluationForm::EveryMove => words::every_move(shown.position(), report),
    }
}
