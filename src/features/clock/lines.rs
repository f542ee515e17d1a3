//! The commands about the clock and the pause.

use super::words;
use crate::app::App;
use crate::app::action::{Action, BrowsingAction, ClockAction, PlayersAction};
use crate::app::event::ClockEvent;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use othello_core::board::ByColor;
use othello_core::clock::ClockFace;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("time", "gives the time that both players have left.", |_, app| {
        Request::Say(time(app))
    }),
    Command::new("pause", "stops the clock, or the computers that play each other.", |_, _| {
        Request::Act(Action::Clock(ClockAction::Pause))
    }),
    Command::new(
        "continue",
        "resumes what is paused, or undoes all moves after the one you are viewing.",
        resume,
    )
    .with_aliases(&["resume"])
    .with_optional_argument("continue, or continue here"),
    Command::new("step", "plays one move of a game between computers, and pauses it.", |_, _| {
        Request::Act(Action::Players(PlayersAction::Step))
    }),
];

fn resume(rest: &str, _: &App) -> Request {
    match rest.to_ascii_lowercase().as_str() {
        "" => Request::Act(Action::Clock(ClockAction::Resume)),
        "here" => Request::Act(Action::Browsing(BrowsingAction::Rewind)),
        _ => Request::refuse("continue takes no argument except here"),
    }
}

/// Returns the time that both players have left.
pub fn time(app: &App) -> String {
    let mut said = vec![match app.session().clock() {
        Some(clock) => words::times_left(ByColor::from_fn(|color| ClockFace(clock.left(color)))),
        None => words::NO_CLOCK.into(),
    }];
    said.extend(note(app).map(Into::into));
    said.join(" ")
}

/// Returns the reason why no time passes, if the players have to do something about it.
pub fn note(app: &App) -> Option<&'static str> {
    let is_waiting = app.state().is_clock_waiting().then_some(words::WAITING);
    app.state().clock.is_paused().then_some(words::PAUSED).or(is_waiting)
}

/// Returns the sentence about an event.
pub fn sentence(event: ClockEvent, app: &App) -> Sentence {
    match event {
        ClockEvent::TimedOut(_) => Sentence::followed_by(Then::Turn, ""),
        ClockEvent::Resumed => Sentence::followed_by(Then::Turn, words::RESUMED),
        ClockEvent::Paused => Sentence::alone(time(app)),
    }
}
