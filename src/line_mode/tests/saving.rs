//! Saves without a command, and saves that fail.

use othello_board::features::saving;
use std::time::Duration;

use super::super::LineMode;
use super::{Memory, moves, respond, setup, with_clock};
use othello_board::app::App;
use othello_board::app::state::Confirmation;
use othello_core::board::Color;
use othello_home::files::StoreError;
use othello_session::{Session, Setup};

fn error() -> StoreError {
    StoreError::NoSuchGame { number: 7 }
}

fn at_terminal(memory: &mut Memory, setup: Setup) -> LineMode<'_> {
    let app = App::new(Session::new(setup, None), Confirmation::Ask, None);
    LineMode::at_terminal(app, memory)
}

fn white_left(memory: &Memory) -> u64 {
    memory.saved.as_ref().unwrap().clock.unwrap().left(Color::White).as_secs()
}

#[test]
fn the_end_saves_the_game_and_its_clock() {
    let mut memory = Memory::default();
    let mut line_mode = at_terminal(&mut memory, with_clock("5"));
    respond(&mut line_mode, 9, "d3");
    line_mode.finish(Duration::from_secs(3));
    drop(line_mode);
    assert_eq!(memory.saved.as_ref().map(moves), Some("d3".into()));
    assert_eq!(white_left(&memory), 297);
}

#[test]
fn a_failing_save_is_repeated_every_few_lines_and_at_the_end() {
    let mut memory = Memory { fault: Some(error()), ..Memory::default() };
    let warning = saving::sentences::save_failed(&error()).to_string();
    let mut line_mode = at_terminal(&mut memory, setup());
    let is_told: Vec<_> = ["d3", "c3", "moves", "board", "undo", "redo", "c4", "x", "y", "z", "b4"]
        .map(|line| respond(&mut line_mode, 0, line).contains(&warning))
        .into();
    let expected =
        [true, false, false, false, false, true, false, false, false, false, true].to_vec();
    assert_eq!(is_told, expected);
    assert_eq!(line_mode.app().features.saving.error(), Some(&error()));
    line_mode.finish(Duration::ZERO);
    assert_eq!(line_mode.app().features.saving.error(), Some(&error()), "for the exit status");
}

#[test]
fn saved_games_are_renamed_and_deleted_by_their_numbers() {
    let mut memory = Memory::default();
    let lines = ["d3", "save first", "save second", "games", "rename 2 final", "delete 1", "yes"];
    let responses = super::at_terminal(&mut memory, setup(), &lines);
    assert!(responses[4].starts_with("Renamed to final.\n1: "), "{}", responses[4]);
    assert_eq!(
        responses[5],
        "Delete the saved game Black - White? This cannot be undone. Answer yes or no."
    );
    assert!(responses[6].starts_with("Deleted.\n1: "), "{}", responses[6]);
    assert_eq!(memory.kept.len(), 1);

    let lines = ["rename 1", "rename x y", "delete", "delete 9 yes", "delete 1 yes"];
    let responses = super::at_terminal(&mut memory, setup(), &lines);
    assert_eq!(responses[0], "refused: rename needs a number and a name, as in: rename 2 final");
    assert!(responses[1].starts_with("refused: expected the number of a saved game"));
    assert!(responses[2].starts_with("refused: delete needs an argument"));
    assert!(responses[3].starts_with("refused: "), "{}", responses[3]);
    assert!(responses[4].starts_with("Deleted."));
    assert!(memory.kept.is_empty());
}
