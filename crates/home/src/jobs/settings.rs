//! Jobs for the settings, and for the files that they name.

use std::path::PathBuf;

use othello_words::i18n::{Text, m};

use super::{Job, Order, Way};
use crate::config::setting::Setting;
use crate::config::tunnel::TunnelChoice;
use crate::config::{self, BookChoice, Config};
use crate::files::StoreError;
use crate::process::children::is_installed;

/// Keeps the value of a setting for the next start.
#[derive(Clone, Debug, PartialEq)]
pub struct KeepSetting {
    pub setting: Setting,
    /// The settings in force.
    pub config: Box<Config>,
}

/// Looks for the files and folders of games: one that is not there is the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindMissing(pub Vec<PathBuf>);

/// Finds the file of the book, which need not be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindBook(pub BookChoice);

/// Finds the program of a way to the page of a game: none if it is an address, and why not if it is not installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindTunnel(pub TunnelChoice);

impl FindTunnel {
    pub fn find(&self) -> Result<Option<&str>, Text> {
        let programs = self.0.programs();
        match (programs.iter().find(|program| is_installed(program)), &*programs) {
            (Some(program), _) => Ok(Some(program)),
            (None, []) => Ok(None),
            (None, [program]) => Err(m::link::tunnel_missing(*program)),
            (None, _) => Err(m::link::no_tunnel()),
        }
    }
}

impl Job for FindMissing {
    type Answer = Option<PathBuf>;

    /// They may be on a machine that does not answer.
    const WAY: Way<Self> = Way::Beside(|job, _| config::games::missing(&job.0));
}

impl Job for FindBook {
    type Answer = Result<Option<PathBuf>, StoreError>;

    const WAY: Way<Self> = Way::Beside(|job, _| config::book::chosen(&job.0));
}

impl Job for FindTunnel {
    type Answer = Result<(), Text>;

    const WAY: Way<Self> = Way::Beside(|job, _| job.find().map(|_| ()));
}

impl Job for KeepSetting {
    type Answer = Result<(), StoreError>;

    const WAY: Way<Self> = Way::Kept(Order::InTurn, |job, home| {
        Some(home.games()?.keep_setting(job.setting, &job.config))
    });
}
