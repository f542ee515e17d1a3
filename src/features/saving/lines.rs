//! The commands that save and open games.

use super::words;
use crate::app::App;
use crate::app::action::{Action, SavingAction};
use crate::app::event::SavingEvent;
use crate::line::command::{Command, Need};
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::Sentence;
use crate::store::GameSummary;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("games", "lists the saved games, or those with these words.", |text, _| {
        Request::Act(Action::Saving(match text {
            "" => SavingAction::List,
            text => SavingAction::Find(text.into()),
        }))
    })
    .with_optional_argument("games, or games Anna tiger")
    .that_needs(Need::SavedGames),
    Command::new("open", "opens the saved game with that number.", open)
        .with_argument("open 2")
        .that_needs(Need::SavedGames),
    Command::new("rename", "gives the saved game with that number another name.", |rest, _| {
        rename(rest).unwrap_or_else(Request::Refuse)
    })
    .with_argument("rename 2 final")
    .that_needs(Need::SavedGames),
    Command::new("delete", "deletes the saved game with that number, after asking.", |rest, _| {
        delete(rest).unwrap_or_else(Request::Refuse)
    })
    .with_argument("delete 2, or delete 2 yes")
    .that_needs(Need::SavedGames),
    Command::new(
        "save",
        "saves a copy of the game, under that name if you give one; .svg, .png and .gif make pictures.",
        |name, _| Request::Act(Action::Saving(SavingAction::SaveAs(name.into()))),
    )
    .with_optional_argument("save, or save final")
    .that_needs(Need::SavedGames),
];

fn open(number: &str, _: &App) -> Request {
    match index(number) {
        Ok(index) => Request::Act(Action::Saving(SavingAction::Open(index))),
        Err(why) => Request::Refuse(why),
    }
}

fn rename(rest: &str) -> Result<Request, LineError> {
    let (number, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (index, name) = (index(number)?, name.trim().to_owned());
    if name.is_empty() {
        return LineError::because("rename needs a number and a name, as in: rename 2 final");
    }
    Ok(Request::Act(Action::Saving(SavingAction::Rename { index, name })))
}

fn delete(rest: &str) -> Result<Request, LineError> {
    let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let title = words::saved_game(number);
    let delete = Action::Saving(SavingAction::Delete { index: index(number)?, title });
    Ok(Request::confirmable("delete", delete, rest.trim()))
}

/// Parses the number of a saved game, from 1, into its index.
fn index(number: &str) -> Result<usize, LineError> {
    let index = number.parse().ok().and_then(|number: usize| number.checked_sub(1));
    index.ok_or_else(|| {
        LineError::new(format!(
            "expected the number of a saved game, found {}; games lists them",
            quoted(number)
        ))
    })
}

/// Returns the list of saved games, a line each.
fn list(games: &[GameSummary]) -> String {
    let lines = games.iter().map(words::game_sentence);
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the sentence about an event that answers a command.
pub fn sentence(event: &SavingEvent) -> Sentence {
    match event {
        SavingEvent::Listed(games) if games.is_empty() => Sentence::alone(words::NO_OTHER_GAMES),
        SavingEvent::Found(games) if games.is_empty() => Sentence::alone(words::NOTHING_FOUND),
        SavingEvent::Listed(games) | SavingEvent::Found(games) => Sentence::alone(list(games)),
        SavingEvent::SavedAs(_)
        | SavingEvent::SaveAsFailed(_)
        | SavingEvent::Reported(_)
        | SavingEvent::Renamed(_)
        | SavingEvent::Deleted => Sentence::alone(words::saving(event)),
        // The others are told at the end of the response, or not at all.
        SavingEvent::Previewed { .. }
        | SavingEvent::SaveFailed(_)
        | SavingEvent::SaveRecovered
        | SavingEvent::KeepFailed(_)
        | SavingEvent::SheetNotKept(_) => Sentence::none(),
    }
}
