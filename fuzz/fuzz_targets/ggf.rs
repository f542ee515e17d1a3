//! GGF: what is read and the format can hold comes back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_notation::reader::Reader;
use othello_core::position::Position;
use othello_core::rules::Rules;

use othello_notation::Format;

fuzz_target!(|text: &str| {
    let whole = format!("(;GM[Othello]{text};)");
    for found in Reader::new(whole.as_bytes(), Position::start(Rules::OTHELLO)).flatten() {
        let Ok(text) = Format::Ggf.write(&found.record) else { continue };
        let mut again = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
        let again = again.next().expect("a game").expect("what was written can be read");
        assert_eq!(again.record.game.plies(), found.record.game.plies());
    }
});
