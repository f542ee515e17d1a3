//! The first lesson on the screen: what is asked stands beside the board, or over it where there is no room.

use crate::support::{model, notice, picture, press, press_on};

#[test]
fn the_panel_says_what_is_asked_and_what_an_answer_does() {
    let mut model = model();
    press(&mut model, ": l e a r n Space 2 Enter");
    let asked = picture(&model, 80, 24);
    assert!(asked.contains("Lesson 2 of 10: when a corner falls"), "{asked}");
    assert!(asked.contains("Your move"), "{asked}");
    press(&mut model, "c 8");
    let wrong = picture(&model, 80, 24);
    assert!(wrong.contains("After c8 White takes the corner a8."), "{wrong}");
    assert!(wrong.contains("Enter: try again"), "{wrong}");
    press(&mut model, "g 4");
    let right = picture(&model, 80, 24);
    assert!(right.contains("Good: White gets no corner."), "{right}");
    press(&mut model, "Enter");
    assert!(notice(&model).contains("h1"), "{}", notice(&model));
    press(&mut model, "u");
    assert!(picture(&model, 80, 24).contains("when a corner falls"));
    press(&mut model, "Esc");
    assert!(notice(&model).contains(":learn continues where you left off"), "{}", notice(&model));
}

#[test]
fn nothing_is_played_before_a_square_is_chosen() {
    let mut model = model();
    press(&mut model, ": l e a r n Space 2 Enter");
    assert!(!picture(&model, 80, 24).contains("would flip"), "{}", picture(&model, 80, 24));
    press(&mut model, "Enter");
    assert!(notice(&model).starts_with("Choose a square first"), "{}", notice(&model));
    press(&mut model, "Tab");
    assert!(picture(&model, 80, 24).contains("would flip"), "{}", picture(&model, 80, 24));
}

#[test]
fn on_a_small_screen_it_is_read_before_the_board_is_played_on() {
    let small = (24, 12);
    let mut model = model();
    press_on(&mut model, small, ": l e a r n Space 2 Enter");
    let read = |model: &_| picture(model, small.0, small.1).contains("White can take a");
    assert!(read(&model), "{}", picture(&model, small.0, small.1));
    press_on(&mut model, small, "Enter");
    assert!(!read(&model) && picture(&model, small.0, small.1).contains("Your move"));
    press_on(&mut model, small, "g 4");
    assert!(picture(&model, small.0, small.1).contains("Good"));
}

#[test]
fn moves_are_typed_through_what_covers_the_board_of_a_small_screen() {
    let small = (40, 20);
    let mut model = model();
    press_on(&mut model, small, ": l e a r n Space 1 Enter");
    let shown = |model: &_| picture(model, small.0, small.1);
    assert!(shown(&model).contains("You are Black;"), "{}", shown(&model));
    // Why a square cannot be played is not covered, either.
    press_on(&mut model, small, "a 8");
    assert!(shown(&model).contains("a8") && !shown(&model).contains("You are Black;"));
    press_on(&mut model, small, "d");
    assert!(shown(&model).contains("Column d"), "{}", shown(&model));
    press_on(&mut model, small, "3");
    assert!(shown(&model).contains("It is black now."), "{}", shown(&model));
}

#[test]
fn strategy_in_the_help_is_the_text_of_the_ideas() {
    let mut model = model();
    press(&mut model, "? 4");
    let help = picture(&model, 120, 40);
    assert!(
        help.contains(":learn") && help.contains("A disc in a corner can never be flipped"),
        "{help}"
    );
}
