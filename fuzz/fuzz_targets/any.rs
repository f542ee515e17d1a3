//! Any bytes, read as what they look like, and written again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::notation::reader::Reader;
use othello::position::Position;
use othello::rules::Rules;

use othello::notation::Format;

fuzz_target!(|bytes: &[u8]| {
    for found in Reader::new(bytes, Position::start(Rules::OTHELLO)).flatten() {
        for format in Format::ALL {
            let _ = format.write(&found.record);
        }
    }
});
