//! Errors of any kind in the language of the player, with their causes.

use std::error::Error;

use othello_words::faults::{self, Said, clean};
use othello_words::i18n::{Text, m};

use crate::disk::dirs::DirsError;
use crate::files::{FileError, StoreError};

/// Returns an error with its causes, as a clause: as far as there are words for it in those, otherwise as it is.
pub fn in_words(error: &(dyn Error + 'static)) -> String {
    said(error).to_string()
}

fn said(error: &(dyn Error + 'static)) -> Text {
    // What has words says its causes itself.
    known(error).unwrap_or_else(|| {
        let text = m::common::raw(clean(&error.to_string()));
        match error.source() {
            Some(cause) => m::faults::because(text, said(cause)),
            None => text,
        }
    })
}

fn known(error: &(dyn Error + 'static)) -> Option<Text> {
    let of_files = || error.downcast_ref().map(FileError::said);
    let of_folders = || error.downcast_ref().map(DirsError::said);
    let of_store = || error.downcast_ref().map(StoreError::said);
    faults::known(error).or_else(of_files).or_else(of_folders).or_else(of_store)
}

#[cfg(test)]
mod tests {
    use std::io::{self, ErrorKind};

    use othello_words::faults::Said;

    use super::in_words;
    use crate::files::FileError;

    #[test]
    fn a_file_that_another_program_keeps_is_said_to_be() {
        let busy = || io::Error::from(ErrorKind::ExecutableFileBusy);
        let expected = "another program has it open";
        assert_eq!(in_words(&busy()), expected);
        assert_eq!(FileError::from(busy()).said().to_string(), expected);
    }
}
