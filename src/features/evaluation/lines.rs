//! The commands that have the viewed position evaluated.

use super::words;
use crate::game::action::{Action, EvaluationAction, EvaluationScope};
use crate::game::controller::Controller;
use crate::game::event::EvaluationEvent;
use crate::line::command::Command;
use crate::line::request::{EvaluationForm, Request};
use crate::line::sentence::Sentence;

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

/// Returns the sentence about an event; the values are said in that form.
pub fn sentence(event: EvaluationEvent, form: EvaluationForm, controller: &Controller) -> Sentence {
    let values = controller.evaluation().values();
    match event {
        EvaluationEvent::Shown if values.is_some_and(|it| it.finished_report().is_none()) => {
            Sentence::alone(words::STARTED)
        }
        EvaluationEvent::Shown | EvaluationEvent::Hidden => Sentence::none(),
        EvaluationEvent::Finished => Sentence::alone(self::values(form, controller)),
    }
}

/// Returns the values of the moves, as far as they were asked for.
fn values(form: EvaluationForm, controller: &Controller) -> String {
    let Some(shown) = controller.evaluation().values() else { return String::new() };
    let Some(report) = shown.finished_report() else { return String::new() };
    match form {
        EvaluationForm::BestMove => words::hint(shown.position(), report),
        EvaluationForm::EveryMove => words::every_move(shown.position(), report),
    }
}
