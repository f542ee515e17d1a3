//! Sentences about what happens in a game, by their places of before.

pub use crate::features::level::words::{brief_level_estimate, level_estimate};
pub use crate::features::new_game::words::new_game_from;
pub use crate::features::players::words::{
    engine_failed, player, player_sentence, players_changed, thinking,
};
pub use crate::features::saving::words::{
    NO_SAVED_GAMES, current_game_row, damaged, day_and_time, game_line, game_row, game_sentence,
    game_state, keep_failed, linked_game_row, moved_games, players, record_line as line, resumed,
    save_failed, saving, unavailable, winner_and_score,
};
pub use crate::words::moves::*;
pub use crate::words::puzzle;
pub use crate::words::question::question;
pub use crate::words::refusal::refusal;
pub use crate::words::result::*;
pub use crate::words::sentence::with_causes;

pub use crate::features::exercise::words as exercise;
pub use crate::features::link::words as link;
pub use crate::features::review::words as review;
pub use crate::features::variations::words as annotation;
/// Values, and sentences about them.
pub mod evaluation {
    pub use crate::features::evaluation::words::*;
    pub use crate::words::value::*;
}
