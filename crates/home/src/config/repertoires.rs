//! The repertoires of this user: the files of the settings, or those beside the saved games.

use othello_core::board::ByColor;

use crate::config;
use crate::disk::dirs::Dirs;
use crate::files::StoreError;
use crate::repertoire_files::RepertoireFiles;

pub fn files() -> Result<RepertoireFiles, StoreError> {
    let dirs = Dirs::find().map_err(StoreError::NoFolder)?;
    let chosen = config::file::read(&dirs).config.repertoires;
    Ok(RepertoireFiles(ByColor::from_fn(|color| {
        let usual = || dirs.data.join(format!("repertoire-{}.sgf", color.name()));
        chosen[color].as_ref().map_or_else(usual, |path| dirs.expanded(path))
    })))
}
