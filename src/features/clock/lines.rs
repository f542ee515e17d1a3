//! The commands about the clock and the pause.

use crate::game::action::{Action, BrowsingAction, ClockAction, PlayersAction};
use crate::game::controller::Controller;
use crate::line::command::Command;
use crate::line::request::Request;
use othello_core::board::Color;
use othello_core::clock::ClockFace;

/// Added to sentences while the game is paused.
const PAUSED: &str = "Paused; type continue to resume.";

/// Added to the introduction of a new game.
const WAITING: &str = "The clock starts with your next line.";

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("time", "gives the time that both players have left.", |_, controller| {
        Request::Say(time(controller))
    }),
    Command::new("pause", "stops the clock, or the computers that play each other.", |_, _| {
        Request::Act(Action::Clock(ClockAction::Pause))
    }),
    Command::new(
        "continue",
        "starts them again, or undoes all moves after the one you are viewing.",
        resume,
    )
    .with_aliases(&["resume"])
    .with_optional_argument("continue, or continue here"),
    Command::new("step", "plays one move of a game between computers, and pauses it.", |_, _| {
        Request::Act(Action::Players(PlayersAction::Step))
    }),
];

fn resume(rest: &str, _: &Controller) -> Request {
    match rest.to_ascii_lowercase().as_str() {
        "" => Request::Act(Action::Clock(ClockAction::Resume)),
        "here" => Request::Act(Action::Browsing(BrowsingAction::Rewind)),
        _ => Request::refuse("continue takes no argument except here"),
    }
}

/// Returns the time that both players have left.
pub fn time(controller: &Controller) -> String {
    let mut said = vec![match controller.session().clock() {
        Some(clock) => {
            let [black, white] = Color::BOTH.map(|color| ClockFace(clock.left(color)));
            format!("Black has {black} left, White has {white}.")
        }
        None => "This game has no clock.".into(),
    }];
    said.extend(note(controller).map(Into::into));
    said.join(" ")
}

/// Returns the reason why no time passes, if the players have to do something about it.
pub fn note(controller: &Controller) -> Option<&'static str> {
    let is_waiting = controller.state().is_clock_waiting().then_some(WAITING);
    controller.state().clock.is_paused().then_some(PAUSED).or(is_waiting)
}
