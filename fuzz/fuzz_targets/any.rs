//! Any bytes, read as what they look like, and written again with their moves.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::Reader;
use othello_core::position::Position;
use othello_core::rules::Rules;

use othello_notation::Format;

fuzz_target!(|bytes: &[u8]| {
    for found in Reader::new(bytes, Position::start(Rules::OTHELLO)).flatten() {
        for format in Format::ALL {
            let Ok(text) = format.write(&found.record) else { continue };
            let lost = losses(format, &found.record, found.skipped, &text);
            assert!(!lost.contains_key(&Loss::Moves), "{format}: {text}");
        }
    }
});
