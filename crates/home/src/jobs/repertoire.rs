//! Jobs for the repertoires of the player.

use std::path::PathBuf;
use std::sync::Arc;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_library::repertoire::Repertoires;

use super::{Home, Job};
use crate::config;
use crate::repertoire_files::{self, Addition, RepertoireFiles};
use crate::store::StoreError;

/// The file that takes the place of the usual one of a colour.
pub type OwnFile = Option<(Color, PathBuf)>;

/// Reads both repertoires.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadRepertoires(pub OwnFile);

/// Adds the last move of a game to the repertoire of a colour, and reads both.
#[derive(Clone, Debug, PartialEq)]
pub struct AddToRepertoire {
    pub own: OwnFile,
    pub color: Color,
    pub game: Box<Game>,
}

impl Job for ReadRepertoires {
    type Answer = Result<Arc<Repertoires>, StoreError>;

    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer> {
        // Who keeps no answers has none.
        let has_any = home.answers().is_some();
        let read = || Ok(Arc::new(files(&self.0)?.read()?));
        Some(if has_any { read() } else { Ok(Arc::default()) })
    }
}

impl Job for AddToRepertoire {
    type Answer = Result<(Addition, Arc<Repertoires>), StoreError>;

    fn perform(&self, home: &mut Home<'_>) -> Option<Self::Answer> {
        home.answers()?;
        let add = || {
            let files = files(&self.own)?;
            let addition = repertoire_files::add(&files.0[self.color], self.color, &self.game)?;
            Ok((addition, Arc::new(files.read()?)))
        };
        Some(add())
    }
}

/// Returns the usual files, but for the one whose place another takes.
fn files(own: &OwnFile) -> Result<RepertoireFiles, StoreError> {
    let mut files = config::repertoires::files()?;
    if let Some((color, path)) = own {
        files.0[*color].clone_from(path);
    }
    Ok(files)
}
