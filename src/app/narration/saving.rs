//! Sentences about saving and about saved games.

use crate::app::controller::Event;
use crate::app::stub::GameSummary;

/// Returns the sentence about saving of an event; empty for any other event.
pub fn saving(event: &Event) -> String {
    match event {
        Event::SavedAs(name) => format!("Saved as {}.", name.0),
        Event::SaveAsFailed(error) => format!("Not saved: {error}."),
        Event::SaveFailed(error) => format!("The game cannot be saved: {error}. It continues."),
        Event::SaveRecovered => "The game is saved again.".into(),
        Event::KeepFailed(error) => format!("The last game could not be saved: {error}."),
        _ => String::new(),
    }
}

pub fn game_sentence(game: &GameSummary) -> String {
    super::line(&game.0)
}
