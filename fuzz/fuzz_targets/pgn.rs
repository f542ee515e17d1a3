//! PGN: what is read is written, and comes back as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::notation::reader::Reader;
use othello::position::Position;
use othello::rules::Rules;

use othello::notation::pgn;

fuzz_target!(|text: &str| {
    let whole = format!("[Site \"?\"]\n{text}");
    Reader::new(whole.as_bytes(), Position::start(Rules::OTHELLO)).for_each(drop);
    if let Ok((record, _)) = pgn::read(text) {
        let again = pgn::read(&pgn::write(&record)).expect("what was written can be read").0;
        assert_eq!(pgn::write(&again), pgn::write(&record));
    }
});
