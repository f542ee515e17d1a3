//! Saves that fail, and saves that take long.

use std::time::Duration;

use othello::screen::model::Model;
use othello_board::app::message::Message;
use othello_board::features::saving::state::SaveState;
use othello_core::board::Color;

use crate::storage::saved;
use crate::support::{check, moves, notice, picture, press, timed};

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
    model.update(Message::Elapse(Duration::from_secs(1)));
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

#[test]
fn a_move_is_unsaved_until_the_store_has_answered_for_it() {
    let mut model = timed();
    for (square, empties) in [("f5", "59 empty"), ("d6", "58 empty"), ("c3", "57 empty")] {
        let (column, row) = square.split_at(1);
        let column = column.as_bytes()[0] - b'a';
        model.update(Message::Column(column));
        model.update(Message::Row(row.parse::<u8>().unwrap() - 1));
        assert!(picture(&model, 80, 24).contains(empties));
        model.update(Message::Elapse(Duration::from_secs(2)));
    }
    assert_eq!(moves(&model), "f5d6c3");
    let left = Color::BOTH.map(|color| model.session().clock().unwrap().left(color).as_secs());
    assert_eq!(left, [298, 296]);
    assert_eq!(model.app().features.saving.state(), SaveState::Pending(Duration::from_secs(6)));
    assert_eq!(notice(&model), "The last change is still being saved.");

    model.update(saved(Ok(())));
    assert_eq!(model.app().features.saving.state(), SaveState::Saved);
    assert_eq!(model.notice(), None);
}
