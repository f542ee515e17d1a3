//! The commands of the window of the connection.

use super::{copy_invitation, copy_watch_invitation};
use crate::app::command::{Command, During, Run};
use crate::i18n::m;

/// Copies the line that joins the game.
pub const COPY_INVITATION: Command = Command {
    text: m::link::copy_invitation,
    during: During::Any,
    run: Run::Plain(copy_invitation),
    ..Command::NEW
};

/// Copies the line that watches the game.
pub const COPY_WATCH_INVITATION: Command = Command {
    text: m::link::copy_watch_invitation,
    during: During::Any,
    run: Run::Plain(copy_watch_invitation),
    ..Command::NEW
};
