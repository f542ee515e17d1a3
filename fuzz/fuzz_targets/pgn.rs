//! PGN: what is read is written, and comes back as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_notation::pgn;
use othello_notation::reader::Reader;
use othello_core::position::Position;
use othello_core::rules::Rules;

fuzz_target!(|text: &str| {
    let start = Position::start(Rules::OTHELLO);
    let whole = format!("[Site \"?\"]\n{text}");
    Reader::new(whole.as_bytes(), start).for_each(drop);
    if let Ok((record, _)) = pgn::read(text, start) {
        let (again, _) =
            pgn::read(&pgn::write(&record), start).expect("what was written can be read");
        assert_eq!(pgn::write(&again), pgn::write(&record));
    }
});
