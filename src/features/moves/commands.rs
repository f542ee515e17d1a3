//! The commands that change the moves of the game.

use super::undo;
use crate::app::command::{Command, Hint, Run};
use crate::app::needs::{NOT_PAUSED, Need};
use crate::app::refusal::{MovesRefusal, Refusal};
use crate::i18n::m;
use crate::screen::input_mode::InputMode::Board;
use crate::screen::keys::conditions::is_heard;
use crate::screen::keys::key::{BACKSPACE, char};

const SOMETHING_TO_UNDO: Need = Need {
    is_met: |app| app.state.viewed.can_undo() || app.state.viewed.can_go_back(),
    or: |_| Refusal::Moves(MovesRefusal::NothingToUndo).into(),
};

/// The commands.
pub const COMMANDS: &[Command] = &[Command {
    text: m::moves::undo,
    words: &["undo"],
    keys: &[(Board, &[char('u'), BACKSPACE])],
    hint: Hint::AtEnd(7, 5, |view| view.app().viewed().can_undo() && is_heard(view)),
    needs: &[&NOT_PAUSED, &SOMETHING_TO_UNDO],
    run: Run::Confirmable(undo),
    ..Command::NEW
}];
