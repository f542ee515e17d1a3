//! Copies of the game and the viewed position as text.

pub mod keys;
pub mod notice;
pub mod says;
pub mod words;

use othello_core::board::ByColor;
use othello_notation::{paste, position, transcript};

use crate::app::action::CopyFormat;
use crate::app::event::{Effect, Event};
use crate::app::state::State;

/// Copies the moves of the viewed line, or of a game by mail all that the other player needs.
pub fn copy_transcript(state: &mut State) {
    let session = state.session();
    let text = if session.is_by_mail() {
        let names = ByColor::from_fn(|color| session.known_name(color));
        paste::write(session.game(), &names)
    } else {
        transcript::write(state.viewed.line().plies())
    };
    state.effect(Effect::Copy(text));
    state.tell(Event::Copied(CopyFormat::Transcript));
}

/// Copies the position that the board shows.
pub fn copy_position(state: &mut State) {
    let shown = state.shown_position();
    let text = position::write(shown.board(), shown.to_move().unwrap_or(shown.next()));
    state.effect(Effect::Copy(text));
    state.tell(Event::Copied(CopyFormat::Position));
}
