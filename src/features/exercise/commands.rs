//! The commands that mean something else while a position is solved.

use crate::app::App;
use crate::app::command::{Command, During, Run};
use crate::app::reply::Done;
use crate::i18n::m;

/// The commands.
pub const COMMANDS: &[Command] = &[Command {
    text: m::exercise::undo,
    words: &["undo"],
    during: During::Exercise,
    run: Run::Confirmable(take_back),
    ..Command::NEW
}];

/// Takes the answer back.
pub fn take_back(app: &mut App) -> Done {
    let App { state, features } = app;
    features.exercise.take_back(state);
    Ok(())
}
