//! Sentences about saving and about saved games.

use std::error::Error;

use crate::app::controller::Event;
use crate::app::narration::result::pair;
use crate::app::store::{GameLine, GameState, GameSummary, StoreError};
use crate::app::text;
use crate::board::Color;
use crate::notation::PlayerName;

/// Returns the sentence about saving of an event; empty for any other event.
pub fn saving(event: &Event) -> String {
    match event {
        Event::SavedAs(saved) => format!("Saved as {}.", text::printable(&saved.file_name)),
        Event::SaveAsFailed(error) => format!("Not saved: {}.", cause(error)),
        Event::SaveFailed(error) => save_failed(error),
        Event::SaveRecovered => "Saving works again.".into(),
        Event::KeepFailed(error) => keep_failed(error),
        Event::Played(_)
        | Event::Redone(_)
        | Event::Undone(_)
        | Event::Rewound { .. }
        | Event::UndoRequested
        | Event::Browsed
        | Event::ReturnedToCurrent
        | Event::Resigned(_)
        | Event::TimedOut(_)
        | Event::Paused
        | Event::Resumed
        | Event::NewGame
        | Event::Loaded
        | Event::Renamed
        | Event::Asked
        | Event::Cancelled
        | Event::Copied(_)
        | Event::Listed(_)
        | Event::Refused(_) => String::new(),
    }
}

/// Returns the sentence about the last save when it failed.
pub fn save_failed(error: &StoreError) -> String {
    if let StoreError::OnlyInMemory { .. } = error {
        return keep_failed(error);
    }
    format!("Cannot save this game ({}). You can keep playing.", cause(error))
}

/// Returns the sentence about a replaced game that could not be moved to the saved games.
pub fn keep_failed(error: &StoreError) -> String {
    format!("Cannot save the previous game yet ({}).", cause(error))
}

/// Returns the notice about a current game that cannot be read.
pub fn damaged(error: &StoreError) -> String {
    format!("New game. The saved one is damaged and was set aside: {}.", with_causes(error))
}

/// Returns the notice about games that have no folder to be saved in.
pub fn unavailable(error: &StoreError) -> String {
    format!("This game will not be saved: {}.", cause(error))
}

/// Returns the notice about games of other windows that were moved to the saved games; `None` if there
/// are none.
pub fn moved_games(games: usize) -> Option<String> {
    match games {
        0 => None,
        1 => Some("The game of a closed window is among the saved games.".into()),
        _ => Some(format!("The games of {games} closed windows are among the saved games.")),
    }
}

/// Returns a row of the list of saved games: number, date, players, rules, result.
pub fn game_row(summary: &GameSummary) -> String {
    let text = match &summary.game {
        Ok(game) => game_line(game),
        Err(error) => format!("damaged: {}", with_causes(error)),
    };
    format!("{:>3}  {text}", summary.number)
}

/// Returns the same as a sentence that leans on no alignment.
pub fn game_sentence(summary: &GameSummary) -> String {
    let text = match &summary.game {
        Ok(game) => parts(game).join(", "),
        Err(error) => format!("damaged, {}", with_causes(error)),
    };
    format!("{}: {text}.", summary.number)
}

/// Returns a game in a line: date, players, rules, result.
pub fn game_line(game: &GameLine) -> String {
    parts(game).join("  ")
}

fn parts(game: &GameLine) -> [String; 4] {
    let date = game.date.map_or_else(|| "????.??.??".into(), |date| date.to_string());
    let [black, white] = Color::BOTH.map(|color| {
        let name = game.names[color].as_ref().map(PlayerName::as_str);
        name.map_or_else(|| color.to_string(), str::to_owned)
    });
    let state = match game.state {
        GameState::Over { score } => pair(score),
        GameState::UnderWay { next_move } => format!("at move {next_move}"),
    };
    [date, format!("{black} - {white}"), game.rules.to_string(), state]
}

/// Returns the reason of an error without its path, which is too long for a notice.
fn cause(error: &StoreError) -> String {
    let cause = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    text::printable(&cause).into_owned()
}

/// Returns an error with its causes, as a clause.
pub fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text::printable(&text).into_owned()
}
