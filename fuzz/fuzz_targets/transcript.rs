//! Transcripts and positions, by every rule system.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello_core::game::Game;
use othello_notation::{position, transcript};
use othello_core::position::Position;
use othello_core::rules::Preset;

fuzz_target!(|text: &str| {
    for preset in Preset::ALL {
        let mut game = Game::new(preset.rules());
        let _ = transcript::play(&mut game, text);
        if let Ok((board, next, moves)) = position::read_start(text) {
            let mut game = Game::from_position(Position::new(preset.rules(), board, next));
            let _ = transcript::play(&mut game, moves);
        }
    }
});
