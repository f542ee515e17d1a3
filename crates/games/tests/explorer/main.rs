//! Tests of the package as its users see it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod counts;
mod games;

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_games::explorer::{BaseGame, GameBase, read};
use othello_notation::error::ReadError;
use othello_notation::transcript;
use othello_notation::wthor::Names;

/// Returns a file of the test data.
fn data(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(name);
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of the small base, which has three hundred games.
const BASE: [&str; 3] = ["base/WTH_1986.wtb", "base/WTH_1998.wtb", "base/WTH_2019.wtb"];

fn names() -> Names {
    let mut names = Names::default();
    for list in ["base/WTHOR.JOU", "base/WTHOR.TRN"] {
        names.add(&data(list)).unwrap();
    }
    names
}

/// Reads all games of an input; a source of that number.
fn each(bytes: &[u8], mut take: impl FnMut(Result<BaseGame<'_>, ReadError>)) {
    let read = read(bytes, &names(), None, |game| {
        take(game);
        ControlFlow::Continue(())
    });
    assert!(read.is_continue());
}

/// Returns the games of inputs, each a source.
fn base_of<B: AsRef<[u8]>>(inputs: impl IntoIterator<Item = B>) -> GameBase {
    let mut base = GameBase::default();
    for (source, bytes) in (0..).zip(inputs) {
        each(bytes.as_ref(), |game| assert!(base.add(&game.unwrap(), source)));
    }
    base
}

fn base() -> GameBase {
    base_of(BASE.map(data))
}

/// Returns the position after some moves.
fn position(moves: &str) -> Position {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    game.position()
}
