//! The WTHOR base: games behind a header, and lists of names.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_notation::reader::Reader;
use othello_core::position::Position;
use othello_core::rules::Rules;

use othello_notation::wthor::Names;

fuzz_target!(|bytes: &[u8]| {
    let mut names = Names::default();
    let _ = names.add(bytes);
    let header = [20, 26, 11, 21, 3, 0, 0, 0, 0, 0, 186, 7, 8, 0, 24, 0];
    for bytes in [bytes, &[&header[..], bytes].concat()] {
        Reader::new(bytes, Position::start(Rules::OTHELLO))
            .with_names(names.clone())
            .for_each(drop);
    }
});
