//! Moves and passes as SGF writes them.

use crate::board::Color;
use crate::notation::error::ReadErrorKind;
use crate::notation::sgf::point;
use crate::notation::transcript::{Replay, is_pass};

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
