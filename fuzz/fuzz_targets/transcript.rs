//! Transcripts and positions, by every rule system.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::game::Game;
use othello::notation::{position, transcript};
use othello::position::Position;
use othello::rules::Preset;

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
