//! Trees: whatever is read with its variations and notes comes back from PGN and SGF, when it is
//! written by our rules and when it is written as it stood.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_notation::error::Warning;
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, Record, pgn, sgf};
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;

/// Reads what was written by our rules: no variation of it is illegal, and it does not contradict its
/// game. A tag with an unknown text is kept, and so is the warning of it.
fn read(text: &str) -> Record {
    let read = found(text);
    let is_of_tag = |warning: &Warning| {
        matches!(warning, Warning::Tag { .. } | Warning::UnknownResult { .. })
    };
    assert!(read.warnings.iter().all(is_of_tag), "{text}");
    read.record
}

fn found(text: &str) -> Found {
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.next().expect("a game").expect("what was written can be read")
}

fuzz_target!(|text: &str| {
    let texts = [format!("(;GM[2]{text})"), format!("[Black \"A\"]\n\n{text}")];
    for whole in texts {
        let usual = Position::start(Rules::OTHELLO);
        for game in Reader::new(whole.as_bytes(), usual).flatten() {
            let record = game.record;
            let back = read(&pgn::write(&record));
            assert_eq!((&back.game, &back.annotations), (&record.game, &record.annotations));
            if let Ok(text) = sgf::write(&record) {
                assert_eq!(read(&text).game.plies(), record.game.plies());
            }
            // As it stood, with the faults that it had.
            for format in [Format::Pgn, Format::Sgf, Format::Ggf] {
                if let Ok(text) = format.write(&record) {
                    assert_eq!(found(&text).record.game.plies(), record.game.plies());
                }
            }
            // Lines take their turn as the main line.
            let mut changed = record.clone();
            for variation in record.annotations.variations(Moment::Main(0)).take(8) {
                changed.annotations.promote(&mut changed.game, Moment::Side(variation));
            }
            let back = read(&pgn::write(&changed));
            assert_eq!((&back.game, &back.annotations), (&changed.game, &changed.annotations));
        }
    }
});
