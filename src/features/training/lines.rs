//! The commands of training.

use othello_session::Own;

use super::says::TrainingEvent;
use super::words::{self, Way};
use crate::app::App;
use crate::app::action::{Action, TrainingAction};
use crate::line::command::{Command, Need};
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "train",
        "asks what is due: your errors, puzzles that you have failed, and new ones that fit.",
        |_, _| Request::Act(Action::Training(TrainingAction::Begin)),
    )
    .that_needs(Need::Memory),
    Command::new(
        "progress",
        "says what your games have cost, what you know, and what is due.",
        |_, _| Request::Act(Action::Training(TrainingAction::Report)),
    )
    .that_needs(Need::Memory),
    Command::new(
        "mine",
        "says whose moves are yours, or names them, so that their errors come back.",
        mine,
    )
    .with_optional_argument("mine, or mine black, white, both or nobody"),
];

fn mine(rest: &str, app: &App) -> Request {
    if rest.is_empty() {
        return Request::Say(words::own(app.training().own(app.state())));
    }
    match Own::named(rest) {
        Some(own) => Request::Act(Action::Training(TrainingAction::Own(Some(own)))),
        None => Request::refuse(words::unknown_side(rest)),
    }
}

/// Returns the sentence about an event.
pub fn sentence(event: &TrainingEvent, app: &App) -> Sentence {
    let training = app.training();
    Sentence::alone(match event {
        TrainingEvent::GameJudged => {
            let cost = training.cost(app.state());
            cost.map(|cost| words::cost(&cost, Way::Command)).unwrap_or_default()
        }
        TrainingEvent::Reported => training.report().map(words::report).unwrap_or_default(),
        TrainingEvent::LessonEnded(answered) => words::lesson_ended(*answered),
        TrainingEvent::NothingDue { seconds } => words::nothing_due(*seconds),
        TrainingEvent::OpeningsKnown { seconds } => words::openings_known(*seconds),
        TrainingEvent::OwnNamed { own, errors } => words::own_named(*own, *errors),
        TrainingEvent::Faulty { file, faults } => words::faulty(file, faults),
        TrainingEvent::Unavailable(error) => words::unavailable(error),
        TrainingEvent::NotKept(error) => words::not_kept(error),
    })
}
