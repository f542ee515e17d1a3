//! The commands that mean something else while a position is solved.

use super::LineStep;
use crate::app::App;
use crate::app::command::{Command, During, Held, Run};
use crate::app::reply::Done;
use crate::i18n::m;
use othello_core::square::Square;

/// Shows a move fewer of the line after the answer.
pub const BACK: Command = Command {
    text: m::exercise::back,
    words: &["back"],
    during: During::Exercise,
    held: Held::Repeated,
    run: Run::Plain(|app| step(app, LineStep::Back)),
    ..Command::NEW
};

/// Shows a move more of it.
pub const ON: Command = Command {
    text: m::exercise::on,
    words: &["on"],
    during: During::Exercise,
    held: Held::Repeated,
    run: Run::Plain(|app| step(app, LineStep::Forward)),
    ..Command::NEW
};

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::exercise::undo,
        words: &["undo"],
        during: During::Exercise,
        run: Run::Confirmable(take_back),
        ..Command::NEW
    },
    BACK,
    ON,
];

/// Answers with squares.
pub fn answer(app: &mut App, squares: &[Square]) -> Done {
    let App { state, features } = app;
    features.exercise.play(squares, state);
    Ok(())
}

/// Takes the answer back.
pub fn take_back(app: &mut App) -> Done {
    let App { state, features } = app;
    features.exercise.take_back(state);
    Ok(())
}

fn step(app: &mut App, step: LineStep) -> Done {
    let App { state, features } = app;
    features.exercise.step(step, state)
}
