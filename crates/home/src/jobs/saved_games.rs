//! Jobs for the game that is played, the scoresheet that is typed in, and the saved games.

use std::sync::Arc;

use othello_games::repertoire::Repertoires;
use othello_games::report::{GamesReport, ReportedPlayers};
use othello_notation::Record;
use othello_notation::draft::Draft;

use super::{Job, Order, Way};
use crate::files::{LoadedGame, StoreError};
use crate::store::{GameSummary, SavedAs};

/// Saves the current game.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveGame(pub Box<Record>);

/// Keeps the scoresheet that is being typed in.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepSheet(pub Box<Draft>);

/// Adds a game, or a line of it, that is about to be replaced to the saved games.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepGame {
    pub record: Box<Record>,
    /// The saved game whose place it takes.
    pub in_place_of: Option<Box<Record>>,
}

/// Saves a copy of a game under a name, or under its date and players if the name is blank.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveAs {
    pub name: String,
    pub record: Box<Record>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListGames;

/// Loads the saved game at an index into the last list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadGame(pub usize);

/// Renames the saved game at an index into the last list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenameGame {
    pub index: usize,
    pub name: String,
}

/// Deletes the saved game at an index into the last list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeleteGame(pub usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadSavedGames;

/// Makes the report on the saved games of a player, which takes long where many errors were reviewed.
#[derive(Clone, Debug, PartialEq)]
pub struct MakeReport {
    pub records: Vec<Record>,
    /// The names under which the player plays.
    pub me: Vec<String>,
    pub repertoires: Arc<Repertoires>,
}

impl Job for SaveGame {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::Latest, |job, home| Some(home.games()?.save(&job.0)));
}

impl Job for KeepSheet {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> =
        Way::Kept(Order::Latest, |job, home| Some(home.games()?.keep_sheet(&job.0)));
}

impl Job for KeepGame {
    type Answer = Result<(), StoreError>;

    /// The game has to be in its own file if it cannot be added to the saved games.
    const WAY: Way<Self> = Way::Kept(Order::Barrier, |job, home| {
        let games = home.games()?;
        Some(match &job.in_place_of {
            Some(before) => games.replace(before, &job.record),
            None => games.keep(&job.record),
        })
    });
}

impl Job for SaveAs {
    type Answer = Result<SavedAs, StoreError>;

    const WAY: Way<Self> =
        Way::Kept(Order::InTurn, |job, home| Some(home.games()?.save_as(&job.name, &job.record)));
}

impl Job for ListGames {
    type Answer = Vec<GameSummary>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |_, home| Some(home.games()?.list()));
}

impl Job for LoadGame {
    type Answer = Result<LoadedGame, StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| Some(home.games()?.load(job.0)));
}

impl Job for RenameGame {
    type Answer = Result<SavedAs, StoreError>;

    const WAY: Way<Self> =
        Way::Kept(Order::InTurn, |job, home| Some(home.games()?.rename(job.index, &job.name)));
}

impl Job for DeleteGame {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| Some(home.games()?.delete(job.0)));
}

impl Job for ReadSavedGames {
    type Answer = Result<Vec<Record>, StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |_, home| Some(home.games()?.records()));
}

impl Job for MakeReport {
    type Answer = GamesReport;

    const WAY: Way<Self> = Way::Beside(|job, _| {
        let mut report = GamesReport::on(ReportedPlayers::Own);
        for record in &job.records {
            report.add_own(record.clone(), &job.me, &job.repertoires);
        }
        report
    });
}
