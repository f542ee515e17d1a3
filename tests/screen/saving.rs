//! Saves that fail, and saves that take long.

use std::time::Duration;

use othello::screen::model::Model;
use othello_board::app::screen_input::ScreenInput;

use crate::storage::saved;
use crate::support::{check, notice, picture, press};

const WARNING: &str = "Cannot save this game (disk full). You can keep playing.";

/// A game of one move that could not be saved.
fn failing() -> Model {
    let mut model = check("f5", "f5", "");
    model.update(saved(Err("disk full")));
    assert_eq!(notice(&model), WARNING);
    model
}

/// The loop sleeps until then, and for ever where nothing is to come.
#[test]
fn the_screen_changes_by_itself_when_the_game_does() {
    let mut model = failing();
    assert!(model.next_change().is_some());
    model.update(ScreenInput::Elapse(Duration::from_secs(1)));
    assert_eq!(model.next_change(), Some(Duration::from_secs(4)), "the save is tried again");
    model.update(saved(Ok(())));
    assert_eq!(model.next_change(), None);
}

#[test]
fn no_other_notice_covers_that_the_game_is_not_saved() {
    for script in [".", "u", "u r", "y", "t", "c1", "Home", "Esc", "d6 c3 d3 u u", "x y", "p"] {
        for (width, height) in [(24, 12), (60, 20), (80, 24), (120, 40)] {
            let mut model = failing();
            press(&mut model, script);
            let picture = picture(&model, width, height);
            let is_told = picture.contains("Not saved.") || picture.contains("Cannot save");
            assert!(is_told, "{script} at {width}x{height}: {picture}");
        }
    }
    let mut model = failing();
    press(&mut model, "y");
    assert_eq!(notice(&model), format!("{WARNING} Copied the transcript of 1 move."));
    press(&mut model, "x y");
    assert!(notice(&model).contains("Black wins by resignation"), "{}", notice(&model));
}
