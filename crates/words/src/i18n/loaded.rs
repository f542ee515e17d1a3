//! A language that is read when the program starts, beside those that are compiled into it.

use std::sync::OnceLock;

use othello_messages::facts::Facts;
use othello_messages::packed::Packed;
use othello_messages::{Folder, Messages, Translation};

use super::m;

/// The variable of the environment that names its folder.
pub const FOLDER: &str = "OTHELLO_MESSAGES";

/// The language, once it is read.
static LOADED: OnceLock<Loaded> = OnceLock::new();

/// The facts about a language, and its messages.
pub struct Loaded {
    pub facts: Facts,
    pub messages: Packed<'static>,
}

/// A translation beside the messages of the program.
pub struct Compared {
    pub translation: Translation,
    /// The messages and forms that are said in English.
    pub missing: Vec<String>,
    /// The number of all messages.
    pub all: usize,
    packed: Vec<u8>,
}

/// Compares the files of a language with the messages of the program.
pub fn compare(folder: &Folder) -> Compared {
    let source = source();
    let translation = othello_messages::read_translation(folder, &source);
    let table = othello_messages::table(&translation.messages, &source);
    let (packed, missing) = (table.packed, table.missing);
    Compared { translation, missing, all: source.len(), packed }
}

/// Returns the messages in the language in which the program is written.
fn source() -> Messages {
    othello_messages::unpacked(m::NAMES, m::SIGNATURES, m::MESSAGES[0])
}

/// Takes a language in, for as long as the program runs. The first one stays.
pub fn load(facts: Facts, compared: Compared) {
    let messages = Packed(compared.packed.leak());
    LOADED.get_or_init(|| Loaded { facts, messages });
}

pub fn get() -> Option<&'static Loaded> {
    LOADED.get()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::i18n::Language;

    fn folder(code: &str) -> Folder {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n").join(code);
        Folder::read(&path, code).unwrap()
    }

    #[test]
    fn the_program_has_all_that_a_translation_is_compared_with() {
        let read = othello_messages::read_source(&folder("en")).messages;
        let unpacked = source();
        assert_eq!(othello_messages::signatures(&unpacked), othello_messages::signatures(&read));
        assert!(unpacked.keys().eq(read.keys()));
        for code in Language::NAMES.into_iter().skip(1) {
            let compared = compare(&folder(code));
            assert_eq!(compared.missing, [""; 0], "{code}");
            assert_eq!(compared.translation.messages.len(), compared.all, "{code}");
            let built = othello_messages::read_translation(&folder(code), &read);
            assert_eq!(compared.translation.faults, built.faults, "{code}");
        }
    }
}
