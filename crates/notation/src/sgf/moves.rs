//! Moves and passes as SGF writes them.

use crate::error::ReadErrorKind;
use crate::sgf::point;
use crate::transcript::{Replay, is_pass};
use othello_core::board::Color;

/// Plays a move or a pass.
pub(super) fn play(replay: &mut Replay, player: Color, text: &str) -> Result<(), ReadErrorKind> {
    let word = text.trim();
    if word.is_empty() || word.eq_ignore_ascii_case("tt") || is_pass(word) {
        return Ok(replay.pass_of(player)?);
    }
    match point::square(word) {
        Some(square) => Ok(replay.play_of(player, square)?),
        None => Err(replay.not_a_move(word).into()),
    }
}
