//! The commands that count what players count.

use crate::line::command::Command;
use crate::line::request::Request;
use crate::words;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "stats",
        "counts discs, mobility, frontier, stable discs and corners, and names the opening.",
        |_, it| Request::Say(words::stats::description(it.viewed().line(), it.viewed().ply())),
    ),
    Command::new("trend", "reads the graphs: discs, mobility and values by move.", |_, it| {
        Request::Say(words::trend::trend(it.viewed().line(), &it.session().review()))
    }),
];
