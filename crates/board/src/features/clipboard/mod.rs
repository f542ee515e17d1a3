//! Copies of the game and the viewed position as text.

pub mod commands;

use othello_core::board::ByColor;
use othello_core::position::Position;
use othello_notation::{paste, position, transcript};
use othello_words::i18n::m;

use crate::app::App;
use crate::app::event::Effect;
use crate::app::reply::{Done, Refuse, Reply, Tone};

/// Copies the moves of the viewed line, or of a game by mail all that the other player needs. A game without moves
/// that starts from a position of its own is that position.
fn copy_transcript(app: &mut App) -> Done {
    let (session, line) = (app.session(), app.state.viewed.line());
    let moves = line.plies().len();
    let text = if session.is_by_mail() {
        let names = ByColor::from_fn(|color| session.known_name(color));
        paste::write(session.game(), &names)
    } else if moves == 0 && line.start() != Position::start(line.rules()) {
        return copy_position(app);
    } else if moves == 0 {
        return Err(m::clipboard::no_moves().quiet());
    } else {
        transcript::write(line.plies())
    };
    app.state.effect(Effect::Copy(text));
    app.state.say(m::clipboard::transcript_copied(moves));
    Ok(())
}

/// Copies the position that the board shows.
fn copy_position(app: &mut App) -> Done {
    let shown = app.state.shown_position();
    let text = position::write(shown.board(), shown.to_move().unwrap_or(shown.next()));
    app.state.effect(Effect::Copy(text));
    app.state.say(m::clipboard::position_copied());
    Ok(())
}

/// Says that tmux has not taken a text.
pub fn not_copied(app: &mut App) {
    app.state.say(Reply::new(Tone::Warning, vec![m::clipboard::not_in_tmux()]));
}
