//! Undo, redo, browsing, and moves in earlier positions.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_board::app::command::Arg;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::variations::commands::MARKS;
use othello_core::square::Square;
use othello_core::tree::{Mark, Sign};

use crate::support::{check, check_notice, notice, picture, press};

#[test]
fn the_end_of_a_variation_says_its_result() {
    let model = check("d3 PageUp e6 y f4 e3 f6 g5 d6 e7 f5 c5", "d3", "");
    assert_eq!(
        notice(&model),
        "Variation at move 1, move 9 of 9. Black wins 64-0 (13-0 on the board)."
    );
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("Black wins by 64"), "{screen}");
}

#[test]
fn a_comment_is_typed_kept_and_shown() {
    let model = check("f5 d6 :comment g o o d Enter", "f5d6", "");
    assert_eq!(model.app().viewed().note().unwrap().comment, "good");
    check_notice("f5 d6 :comment g o o d Enter PageUp PageDown", "Move 2. good");
    check_notice("f5 d6 PageUp :comment g o o d Enter Esc", "Move 1 of 2. good");
    let model = check("f5 :comment g x Left Backspace i Esc", "f5", "");
    assert_eq!(model.app().viewed().note(), None);
    let model = check("f5 :comment g x Left Backspace i Enter", "f5", "");
    assert_eq!(model.app().viewed().note().unwrap().comment, "ix");
    let model = check("f5 :comment g x Left Delete i Enter", "f5", "");
    assert_eq!(model.app().viewed().note().unwrap().comment, "gi");
    let model = check("f5 :comment g Enter :comment Backspace Enter :sign :sign", "f5", "");
    let note = model.app().viewed().note().unwrap();
    assert_eq!((note.comment.as_str(), note.signs()), ("", &[Sign(2)][..]));
}

#[test]
fn a_pass_stands_in_the_tree() {
    let mut model = check("d3 c3 e6 d2 d1 e1 b2 c1", "d3c3e6d2d1e1b2c1", "");
    let passed = model.app().session().position().passed();
    press(&mut model, "Tab Enter Home f5 y End");
    let screen = picture(&model, 120, 40);
    assert!(passed.is_some() && screen.contains(" pass "), "{screen}");
}

#[test]
fn a_long_comment_leaves_the_key_hints_their_row() {
    let comment = "c o r n e r Space ".repeat(60);
    let mut model = check(&format!("f5 d6 :comment {comment} Enter PageUp PageDown"), "f5d6", "");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("corner corner"), "{screen}");
    assert!(screen.contains("; whole comment") && screen.contains("? help"), "{screen}");
    press(&mut model, "c");
    let screen = picture(&model, 80, 24);
    assert!(screen.contains("corner…") && screen.contains("Column c: press 1-8"), "{screen}");
}

#[test]
fn the_board_stays_in_sight_beside_a_comment() {
    let model = check("f5 d6 :comment T h e Space c o r n e r", "f5d6", "comment");
    for (columns, rows) in [(40, 40), (60, 20), (80, 24), (120, 40)] {
        let screen = picture(&model, columns, rows);
        assert!(screen.contains("Comment on move 2") && screen.contains("The corner"), "{screen}");
        let row = screen.lines().find(|line| line.trim_matches(['"', ' ']).starts_with("a "));
        assert!(row.is_some_and(|row| row.contains(" h")), "{screen}");
    }
}

#[test]
fn marks_are_set_by_key_and_mouse() {
    let mut model = check("f5 d6 :marks_c6", "f5d6", "");
    model.update(ScreenInput::Call(&MARKS, Arg::Square(Square::A1)));
    model.update(ScreenInput::Call(&MARKS, Arg::Square(Square::A1)));
    let marks = model.app().viewed().note().unwrap().marks().clone();
    assert_eq!(marks, [(Mark::Triangle, Square::C6), (Mark::Square, Square::A1)].into());
    for _ in 0..3 {
        model.update(ScreenInput::Call(&MARKS, Arg::Square(Square::A1)));
    }
    assert_eq!(model.app().viewed().note().unwrap().marks().len(), 1);
}
