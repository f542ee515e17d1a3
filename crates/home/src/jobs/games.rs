//! Jobs for the games in files that the program does not keep: those of the explorer, and single ones.

use othello_engine::Stop;

use super::{Job, Way};
use crate::base::{OpenBase, ReadGame, ReadingProgress};
use crate::config;
use crate::files::{LoadedGame, StoreError};

/// Reads the games that the explorer looks through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGames;

/// The games of the explorer, as far as they have been read.
#[derive(Clone, Debug, PartialEq)]
pub enum ExplorerGames {
    /// The part that is done.
    Reading(ReadingProgress),
    Opened(OpenBase),
}

impl Job for OpenGames {
    type Answer = ExplorerGames;

    const WAY: Way<Self> = Way::Beside(|_, part| {
        let on_course = |course| part(ExplorerGames::Reading(course));
        ExplorerGames::Opened(OpenBase::open(config::games::files(), &Stop::new(), on_course))
    });
}

impl Job for ReadGame {
    type Answer = Result<LoadedGame, StoreError>;

    const WAY: Way<Self> = Way::Beside(|job, _| job.read());
}
