//! The file of the scoresheet that is being typed in: each window has one beside its game.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::disk::files::rename;
use crate::files::{Disk, read_text};
use crate::files::{FileError, StoreError};
use crate::store::slot::{self, Slot};
use othello_notation::draft::Draft;

#[derive(Debug, Default)]
pub struct SheetFile {
    /// The text that this window has last written or read. A file that says something else is set aside
    /// before it is replaced.
    known: Option<String>,
}

impl SheetFile {
    /// Reads the sheet in the file; an empty one if there is no file.
    pub fn read(&mut self, slot: &Slot) -> Result<Draft, StoreError> {
        let path = slot.sheet_file();
        let read = || -> Result<(String, Draft), FileError> {
            let text = read_text(&path)?;
            let draft = text.parse().map_err(FileError::Sheet)?;
            Ok((text, draft))
        };
        match read() {
            Ok((text, draft)) => {
                self.known = Some(text);
                Ok(draft)
            }
            Err(FileError::Io { kind: ErrorKind::NotFound, .. }) => Ok(Draft::default()),
            Err(cause) => Err(StoreError::read(&path, cause)),
        }
    }

    pub fn write(
        &mut self,
        disk: &mut dyn Disk,
        slot: &Slot,
        draft: &Draft,
    ) -> Result<(), StoreError> {
        let (path, text) = (slot.sheet_file(), draft.to_string());
        let written = self.set_aside(slot, &path).and_then(|()| disk.replace(&path, &text));
        written.map_err(|error| StoreError::write(&path, error))?;
        self.known = Some(text);
        Ok(())
    }

    /// Renames a file that this window has not written, before it is replaced.
    fn set_aside(&self, slot: &Slot, path: &Path) -> io::Result<()> {
        match (read_text(path), &self.known) {
            (Err(FileError::Io { kind: ErrorKind::NotFound, .. }), _) => Ok(()),
            (Ok(text), Some(known)) if text == *known => Ok(()),
            (Ok(_) | Err(_), _) => rename(path, &slot.unused_sheet_file()),
        }
    }
}

/// Takes over the sheet of a closed window, unless this one has a sheet. Returns `true` if another one with numbers in it
/// is left.
pub fn adopt(own: &Slot, folder: &Path) -> bool {
    let mut has_sheet = own.sheet_file().exists();
    let has_numbers = |path: &Path| {
        let draft = read_text(path).ok().and_then(|text| text.parse::<Draft>().ok());
        draft.is_some_and(|draft| draft.grid.numbers().next().is_some())
    };
    let others = slot::sheets(folder).into_iter().filter(|(number, _)| *number != own.number());
    others.fold(false, |is_left, (number, path)| {
        // Keeps other windows out of the slot while its sheet is moved.
        let Some(_guard) = Slot::try_claim(folder, number) else { return is_left };
        let is_taken = !has_sheet && rename(&path, &own.sheet_file()).is_ok();
        has_sheet |= is_taken;
        is_left || !is_taken && has_numbers(&path)
    })
}
