//! Drives the app with actions and looks at the session, the events and the effects.

use othello_words::i18n::m;

use super::command::{Command, Item, Run, With};
use super::fixtures::*;
use super::lines::LineEntry;

#[test]
fn a_line_of_moves_is_played_whole_or_not_at_all() {
    let mut app = app(setup());
    let outputs = play(&mut app, &squares("f5d6c3"));
    assert_eq!(saved(outputs.clone()), ["f5d6c3"]);
    assert_eq!(said(outputs), ["plies.flips"; 3]);

    let outputs = play(&mut app, &[Square::D3, Square::A1]);
    assert_eq!(said(outputs), ["plies.in-move"]);
    assert_eq!(line(&app), "f5d6c3");
}

#[test]
fn every_change_is_saved_and_nothing_else() {
    let mut app = app(setup());
    assert!(effects(typed(&mut app, "start")).is_empty());
    assert!(effects(typed(&mut app, "undo")).is_empty());
    assert_eq!(saved(play(&mut app, &[Square::D3])), ["d3"]);
    assert_eq!(saved(typed(&mut app, "undo")), [""]);
    assert_eq!(saved(typed(&mut app, "redo")), ["d3"]);
    assert_eq!(saved(typed(&mut app, "names Anna Ben")), ["d3"]);
    typed(&mut app, "resign");
    assert_eq!(saved(app.update(Action::Answer(Answer::Yes))), ["d3"]);
    assert!(app.viewed().is_forfeited());
}

#[test]
fn a_move_that_redo_would_play_keeps_the_moves_behind_it() {
    let mut app = after(setup(), "f5d6c3");
    for _ in 0..3 {
        typed(&mut app, "undo");
    }
    assert!(kept(play(&mut app, &[Square::F5])).is_empty());
    assert_eq!(app.game().undone().len(), 2);
    assert_eq!(kept(play(&mut app, &[Square::D6, Square::C4])), ["f5d6c3"]);
    assert!(!app.viewed().can_redo());
}

#[test]
fn a_single_dropped_move_is_a_slip_and_not_kept() {
    let mut app = after(setup(), "f5d6");
    typed(&mut app, "undo");
    assert!(kept(play(&mut app, &[Square::F4])).is_empty());
    typed(&mut app, "undo");
    typed(&mut app, "undo");
    assert_eq!(kept(play(&mut app, &[Square::D3])), ["f5f4"]);
}

#[test]
fn another_move_in_an_earlier_position_is_a_variation() {
    let mut app = after(setup(), "f5d6c3d3");
    typed(&mut app, "start");
    assert_eq!(events(play(&mut app, &squares("f5d6"))), [Event::Viewed]);
    assert_eq!(app.viewed().ply(), 2);

    let outputs = vary(&mut app, &[Square::C4, Square::D3]);
    assert!(kept(outputs.clone()).is_empty());
    assert_eq!(saved(outputs.clone()), ["f5d6c3d3"]);
    assert!(matches!(
        events(outputs)[..],
        [Event::Said(_), Event::Varied(_), Event::Said(_), Event::Varied(_)]
    ));
    assert_eq!(line(&app), "f5d6c3d3");
    assert_eq!(transcript::write(app.viewed().line().plies()), "f5d6c4d3");
    assert_eq!((app.viewed().ply(), app.viewed().is_in_variation()), (4, true));
    // The line stays the viewed one on the way back and on again.
    typed(&mut app, "start");
    typed(&mut app, "on");
    assert!(!app.viewed().is_in_variation());
    assert_eq!(events(play(&mut app, &[Square::D6, Square::C4])), [Event::Viewed]);
    assert!(app.viewed().is_in_variation());
    typed(&mut app, "end");
    assert!(!app.viewed().is_browsing());
}

#[test]
fn only_a_new_variation_of_a_game_under_way_is_asked_about() {
    let mut app = after(setup(), "f5d6c3");
    typed(&mut app, "at 2");
    assert!(refused(play(&mut app, &[Square::A1])).is_some());
    assert_eq!(events(play(&mut app, &[Square::C4])), [Event::Asked]);
    app.update(Action::Answer(Answer::No));
    assert_eq!((app.viewed().ply(), app.viewed().is_in_variation()), (2, false));
    vary(&mut app, &[Square::C4]);
    let is_asked = |app: &mut App, square| events(play(app, &[square])).contains(&Event::Asked);
    assert!(!is_asked(&mut app, Square::D3), "it goes on");
    typed(&mut app, "at 2");
    typed(&mut app, "up");
    assert!(!is_asked(&mut app, Square::C4), "it is known");
    typed(&mut app, "end");
    assert!(!is_asked(&mut app, Square::D3), "it is the game itself");
}

#[test]
fn variations_are_promoted_removed_and_brought_back() {
    let mut app = after(setup(), "f5d6c3d3");
    typed(&mut app, "at 1");
    vary(&mut app, &[Square::F6, Square::E6]);
    let outputs = typed(&mut app, "comment better");
    assert_eq!(said(outputs), ["variations.commented"]);
    assert_eq!(said(typed(&mut app, "promote")), ["variations.made-main"]);
    assert_eq!(line(&app), "f5f6e6");
    assert_eq!(app.viewed().note().unwrap().comment, "better");
    typed(&mut app, "at 2");
    pressed(&mut app, ']');
    assert_eq!(transcript::write(app.viewed().line().plies()), "f5d6c3d3");
    let before = app.session().annotations().clone();
    assert_eq!(said(typed(&mut app, "remove")), ["variations.removed"]);
    assert!(app.viewed().annotations().variations(Moment::Main(1)).next().is_none());
    let outputs = typed(&mut app, "undo");
    assert_eq!(said(outputs), ["variations.restored"]);
    assert_eq!(*app.viewed().annotations(), before);
    assert_eq!(said(typed(&mut app, "variation 1")), ["variations.no-such"]);
    typed(&mut app, "up");
    assert_eq!(app.viewed().moment(), Moment::Main(1));
    typed(&mut app, "variation 1");
    typed(&mut app, "on");
    // What goes on from there becomes the game.
    typed(&mut app, "continue here");
    assert_eq!(line(&app), "f5d6c3");
    assert!(!app.viewed().is_browsing());
}

#[test]
fn the_last_move_of_a_variation_can_be_gone_on_from() {
    let mut app = with_variation();
    let outputs = typed(&mut app, "continue here");
    assert_eq!(saved(outputs.clone()), ["f5d6c4"]);
    assert_eq!(said(outputs), ["variations.made-main"]);
    assert_eq!(line(&app), "f5d6c4");
    assert!(!app.viewed().is_browsing());
}

#[test]
fn each_undo_brings_back_one_of_the_variations_removed() {
    let mut app = with_variation();
    typed(&mut app, "back");
    vary(&mut app, &[Square::C5]);
    for _ in 0..2 {
        typed(&mut app, "remove");
        typed(&mut app, "variation 1");
    }
    assert!(app.viewed().annotations().is_empty());
    for _ in 0..2 {
        let outputs = typed(&mut app, "undo");
        assert_eq!(said(outputs), ["variations.restored"]);
    }
    assert_eq!(app.viewed().annotations().variations(Moment::Main(2)).count(), 2);
}

#[test]
fn the_variations_of_the_next_move_are_gone_through_from_the_position_before_it() {
    let mut app = with_variation();
    let variation = app.viewed().moment();
    typed(&mut app, "end");
    typed(&mut app, "at 2");
    pressed(&mut app, ']');
    assert_eq!(app.viewed().moment(), variation);
    pressed(&mut app, ']');
    assert_eq!(app.viewed().moment(), Moment::Main(3));
}

#[test]
fn a_move_undone_is_not_beside_a_variation() {
    let mut app = with_variation();
    assert!(app.viewed().has_siblings(app.viewed().moment()));
    typed(&mut app, "end");
    typed(&mut app, "undo");
    typed(&mut app, "variation 1");
    assert!(app.viewed().is_in_variation());
    assert!(!app.viewed().has_siblings(app.viewed().moment()));
    assert_eq!(said(pressed(&mut app, ']')), ["variations.no-sibling"]);
}

#[test]
fn a_removed_variation_comes_back_only_while_nothing_else_has_changed() {
    let changes = [
        |app: &mut App| {
            typed(app, "resign");
            app.update(Action::Answer(Answer::Yes))
        },
        |app: &mut App| typed(app, "comment a slip"),
        |app: &mut App| {
            typed(app, "end");
            play(app, &[Square::D3])
        },
    ];
    for change in changes {
        let mut app = with_variation();
        typed(&mut app, "remove");
        change(&mut app);
        let outputs = typed(&mut app, "undo");
        assert_ne!(said(outputs), ["variations.restored"]);
    }
}

#[test]
fn other_moves_in_a_game_against_the_clock_are_asked_about() {
    let mut with = after(with_clock(), "f5d6");
    typed(&mut with, "back");
    assert_eq!(events(play(&mut with, &[Square::F4])), [Event::Asked]);
}

#[test]
fn a_question_about_a_move_is_asked_before_the_position_of_that_move() {
    let mut app = after(with_clock(), "f5d6c3");
    typed(&mut app, "at 1");
    let before = app.viewed().position();
    app.state.offer_lines(vec![(before, squares("f5f6e6")[1..].to_vec())], LineEntry::ByStep);
    typed(&mut app, "on");
    assert!(app.state.line_shown().is_some());
    assert_eq!(events(play(&mut app, &[Square::F4])), [Event::Asked]);
    assert_eq!(app.state.shown_position(), before);
}

#[test]
fn a_command_that_only_keys_do_is_called_by_a_word_that_does_the_same() {
    static BY_KEYS: Command = Command {
        by_line: &["games"],
        run: Run::Item(Item {
            none: None,
            wrong: m::repairs::wrong_number,
            run: |_, _, _| Ok(()),
            with: With::Yes,
        }),
        ..Command::NEW
    };
    let refused = BY_KEYS.run(&mut app(setup()), "1 no").unwrap_err();
    assert_eq!(refused, m::common::only_yes("games").into());
}

#[test]
fn rewind_undoes_what_is_behind_the_viewed_position() {
    let mut app = after(setup(), "f5d6c3");
    assert_eq!(said(typed(&mut app, "continue here")), ["browsing.no-later-move"]);
    typed(&mut app, "at 1");
    assert_eq!(said(typed(&mut app, "continue here")), ["browsing.rewound"]);
    assert_eq!(line(&app), "f5");
    assert_eq!(app.game().undone().len(), 2);
}

#[test]
fn undo_and_redo_return_to_the_current_position_first() {
    let mut app = after(setup(), "f5d6");
    typed(&mut app, "start");
    assert_eq!(said(typed(&mut app, "undo")), ["moves.returned"]);
    typed(&mut app, "start");
    assert_eq!(events(typed(&mut app, "redo")), [Event::Viewed]);
    assert_eq!(line(&app), "f5d6");
}

#[test]
fn undo_is_confirmed_while_the_clock_runs() {
    let mut app = after(with_clock(), "f5");
    assert_eq!(events(typed(&mut app, "undo")), [Event::Asked]);
    let undone = events(app.update(Action::Answer(Answer::Yes)));
    assert!(matches!(undone[..], [Event::Undone(_), Event::Said(_)]));
    assert_eq!(said(typed(&mut app, "undo")), ["moves.nothing-to-undo"]);
}

#[test]
fn without_confirmation_nothing_is_asked() {
    let session = Session::new(Setup { best_of: 3, ..with_clock() }, None);
    let mut app = App::new(session, Confirmation::Skip, None);
    play(&mut app, &squares("f5d6c3"));
    typed(&mut app, "undo");
    assert_eq!(line(&app), "f5d6");
    typed(&mut app, "start");
    play(&mut app, &[Square::D3]);
    assert_eq!(line(&app), "d3");
    typed(&mut app, "resign");
    assert!(app.viewed().is_forfeited());
}

#[test]
fn an_action_in_place_of_an_answer_closes_the_question() {
    let mut app = after(setup(), "f5d6c3d3");
    typed(&mut app, "at 2");
    play(&mut app, &[Square::C4]);
    typed(&mut app, "at 1");
    typed(&mut app, "continue here");
    let refusal = refused(app.update(Action::Answer(Answer::Yes)));
    assert_eq!(refusal, Some(m::screen::no_question().into()));
    assert_eq!(line(&app), "f5");
}

#[test]
fn a_move_in_place_of_one_that_ended_the_game_is_a_variation() {
    let mut app = after(setup(), "e6f4e3f6g5d6e7f5c5");
    assert!(app.session().result().is_some());
    typed(&mut app, "back");
    let other = app.state.shown_position().legal_moves().into_iter().find(|s| *s != Square::C5);
    let outputs = play(&mut app, &[other.unwrap()]);
    assert!(matches!(events(outputs)[..], [Event::Said(_), Event::Varied(_)]));
    assert!(app.session().result().is_some());
}
