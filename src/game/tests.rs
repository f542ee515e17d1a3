//! Drives the controller with actions and looks at the session, the events and the effects.

use super::testing::*;

#[test]
fn a_line_of_moves_is_played_whole_or_not_at_all() {
    let mut controller = controller(setup());
    let outputs = play(&mut controller, &squares("f5d6c3"));
    assert_eq!(saved(outputs.clone()), ["f5d6c3"]);
    assert_eq!(events(outputs).len(), 3);

    let outputs = play(&mut controller, &[Square::D3, Square::A1]);
    assert!(matches!(refused(outputs), Some(Refusal::IllegalMove { number: 2, .. })));
    assert_eq!(line(&controller), "f5d6c3");
}

#[test]
fn every_change_is_saved_and_nothing_else() {
    let mut controller = controller(setup());
    assert!(effects(controller.update(Action::Browsing(BrowsingAction::Start))).is_empty());
    assert!(effects(controller.update(Action::Moves(MovesAction::Undo))).is_empty());
    assert_eq!(saved(play(&mut controller, &[Square::D3])), ["d3"]);
    assert_eq!(saved(controller.update(Action::Moves(MovesAction::Undo))), [""]);
    assert_eq!(saved(controller.update(Action::Moves(MovesAction::Redo))), ["d3"]);
    controller.update(Action::Moves(MovesAction::Resign));
    assert_eq!(saved(controller.update(Action::Answer(Answer::Yes))), ["d3"]);
    assert!(controller.viewed().is_forfeited());
}

#[test]
fn a_move_that_redo_would_play_keeps_the_moves_behind_it() {
    let mut controller = after(setup(), "f5d6c3");
    for _ in 0..3 {
        controller.update(Action::Moves(MovesAction::Undo));
    }
    assert!(kept(play(&mut controller, &[Square::F5])).is_empty());
    assert_eq!(controller.game().undone().len(), 2);
    assert_eq!(kept(play(&mut controller, &[Square::D6, Square::C4])), ["f5d6c3"]);
    assert!(!controller.viewed().can_redo());
}

#[test]
fn a_single_dropped_move_is_a_slip_and_not_kept() {
    let mut controller = after(setup(), "f5d6");
    controller.update(Action::Moves(MovesAction::Undo));
    assert!(kept(play(&mut controller, &[Square::F4])).is_empty());
    controller.update(Action::Moves(MovesAction::Undo));
    controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(kept(play(&mut controller, &[Square::D3])), ["f5f4"]);
}

#[test]
fn another_move_in_an_earlier_position_is_a_variation() {
    let mut controller = after(setup(), "f5d6c3d3");
    controller.update(Action::Browsing(BrowsingAction::Start));
    assert_eq!(
        events(play(&mut controller, &squares("f5d6"))),
        [Event::Browsing(BrowsingEvent::Viewed)]
    );
    assert_eq!(controller.viewed().ply(), 2);

    let outputs = play(&mut controller, &[Square::C4, Square::D3]);
    assert!(kept(outputs.clone()).is_empty());
    assert_eq!(saved(outputs.clone()), ["f5d6c3d3"]);
    assert!(matches!(
        events(outputs)[..],
        [
            Event::Variations(VariationsEvent::Played(_)),
            Event::Variations(VariationsEvent::Played(_))
        ]
    ));
    assert_eq!(line(&controller), "f5d6c3d3");
    assert_eq!(transcript::write(controller.viewed().line().plies()), "f5d6c4d3");
    assert_eq!((controller.viewed().ply(), controller.viewed().is_in_variation()), (4, true));
    // The line stays the viewed one on the way back and on again.
    controller.update(Action::Browsing(BrowsingAction::Start));
    controller.update(Action::Browsing(BrowsingAction::Forward));
    assert!(!controller.viewed().is_in_variation());
    assert_eq!(
        events(play(&mut controller, &[Square::D6, Square::C4])),
        [Event::Browsing(BrowsingEvent::Viewed)]
    );
    assert!(controller.viewed().is_in_variation());
    controller.update(Action::Browsing(BrowsingAction::Current));
    assert!(!controller.viewed().is_browsing());
}

#[test]
fn variations_are_promoted_removed_and_brought_back() {
    let mut controller = after(setup(), "f5d6c3d3");
    controller.update(Action::Browsing(BrowsingAction::Ply(1)));
    play(&mut controller, &[Square::F6, Square::E6]);
    let comment = Action::Variations(VariationsAction::Comment("better".into()));
    assert_eq!(
        events(controller.update(comment)),
        [Event::Variations(VariationsEvent::Changed(Annotated::Commented))]
    );
    let outputs = controller.update(Action::Variations(VariationsAction::Promote));
    assert_eq!(events(outputs), [Event::Variations(VariationsEvent::Changed(Annotated::MadeMain))]);
    assert_eq!(line(&controller), "f5f6e6");
    assert_eq!(controller.viewed().note().unwrap().comment, "better");
    controller.update(Action::Browsing(BrowsingAction::Ply(2)));
    let sibling = |step| Action::Variations(VariationsAction::Sibling(step));
    controller.update(sibling(Sibling::Next));
    assert_eq!(transcript::write(controller.viewed().line().plies()), "f5d6c3d3");
    let before = controller.session().annotations().clone();
    let outputs = controller.update(Action::Variations(VariationsAction::Remove));
    assert_eq!(events(outputs), [Event::Variations(VariationsEvent::Changed(Annotated::Removed))]);
    assert!(controller.viewed().annotations().variations(Moment::Main(1)).next().is_none());
    let outputs = controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(events(outputs), [Event::Variations(VariationsEvent::Changed(Annotated::Restored))]);
    assert_eq!(*controller.viewed().annotations(), before);
    assert_eq!(
        refused(controller.update(Action::Variations(VariationsAction::Enter(1)))),
        Some(Refusal::Variations(VariationsRefusal::NoSuchVariation { variations: 0 }))
    );
    controller.update(Action::Variations(VariationsAction::Leave));
    assert_eq!(controller.viewed().moment(), Moment::Main(1));
    controller.update(Action::Variations(VariationsAction::Enter(1)));
    controller.update(Action::Browsing(BrowsingAction::Forward));
    // What goes on from there becomes the game.
    controller.update(Action::Browsing(BrowsingAction::Rewind));
    assert_eq!(line(&controller), "f5d6c3");
    assert!(!controller.viewed().is_browsing());
}

#[test]
fn the_last_move_of_a_variation_can_be_gone_on_from() {
    let mut controller = with_variation();
    let outputs = controller.update(Action::Browsing(BrowsingAction::Rewind));
    assert!(
        outputs
            .iter()
            .any(|output| matches!(output, Output::Effect(Effect::Store(StoreRequest::Save(_)))))
    );
    assert_eq!(events(outputs), [Event::Variations(VariationsEvent::Changed(Annotated::MadeMain))]);
    assert_eq!(line(&controller), "f5d6c4");
    assert!(!controller.viewed().is_browsing());
}

#[test]
fn each_undo_brings_back_one_of_the_variations_removed() {
    let mut controller = with_variation();
    controller.update(Action::Browsing(BrowsingAction::Back));
    play(&mut controller, &[Square::C5]);
    for _ in 0..2 {
        controller.update(Action::Variations(VariationsAction::Remove));
        controller.update(Action::Variations(VariationsAction::Enter(1)));
    }
    assert!(controller.viewed().annotations().is_empty());
    for _ in 0..2 {
        let outputs = events(controller.update(Action::Moves(MovesAction::Undo)));
        assert_eq!(outputs, [Event::Variations(VariationsEvent::Changed(Annotated::Restored))]);
    }
    assert_eq!(controller.viewed().annotations().variations(Moment::Main(2)).count(), 2);
}

#[test]
fn the_variations_of_the_next_move_are_gone_through_from_the_position_before_it() {
    let mut controller = with_variation();
    let variation = controller.viewed().moment();
    controller.update(Action::Browsing(BrowsingAction::Current));
    controller.update(Action::Browsing(BrowsingAction::Ply(2)));
    controller.update(Action::Variations(VariationsAction::Sibling(Sibling::Next)));
    assert_eq!(controller.viewed().moment(), variation);
    controller.update(Action::Variations(VariationsAction::Sibling(Sibling::Next)));
    assert_eq!(controller.viewed().moment(), Moment::Main(3));
}

#[test]
fn a_move_undone_is_not_beside_a_variation() {
    let mut controller = with_variation();
    assert!(controller.viewed().has_siblings(controller.viewed().moment()));
    controller.update(Action::Browsing(BrowsingAction::Current));
    controller.update(Action::Moves(MovesAction::Undo));
    controller.update(Action::Variations(VariationsAction::Enter(1)));
    assert!(controller.viewed().is_in_variation());
    assert!(!controller.viewed().has_siblings(controller.viewed().moment()));
    let outputs = controller.update(Action::Variations(VariationsAction::Sibling(Sibling::Next)));
    assert_eq!(refused(outputs), Some(Refusal::Variations(VariationsRefusal::NoSibling)));
}

#[test]
fn a_removed_variation_comes_back_only_while_nothing_else_has_changed() {
    let changes = [
        vec![Action::Moves(MovesAction::Resign), Action::Answer(Answer::Yes)],
        vec![Action::Variations(VariationsAction::Comment("a slip".into()))],
        vec![
            Action::Browsing(BrowsingAction::Current),
            Action::Moves(MovesAction::Play(vec![Square::D3])),
        ],
    ];
    for changes in changes {
        let mut controller = with_variation();
        controller.update(Action::Variations(VariationsAction::Remove));
        for change in changes {
            controller.update(change);
        }
        let outputs = events(controller.update(Action::Moves(MovesAction::Undo)));
        assert_ne!(outputs, [Event::Variations(VariationsEvent::Changed(Annotated::Restored))]);
    }
}

#[test]
fn other_moves_in_a_game_against_the_clock_are_asked_about() {
    let mut with = after(with_clock(), "f5d6");
    with.update(Action::Browsing(BrowsingAction::Back));
    assert_eq!(events(play(&mut with, &[Square::F4])), [Event::Asked]);
}

#[test]
fn rewind_undoes_what_is_behind_the_viewed_position() {
    let mut controller = after(setup(), "f5d6c3");
    assert_eq!(
        refused(controller.update(Action::Browsing(BrowsingAction::Rewind))),
        Some(Refusal::Browsing(BrowsingRefusal::NoLaterMove))
    );
    controller.update(Action::Browsing(BrowsingAction::Ply(1)));
    assert_eq!(
        events(controller.update(Action::Browsing(BrowsingAction::Rewind))),
        [Event::Browsing(BrowsingEvent::Rewound { plies: 2 })]
    );
    assert_eq!(line(&controller), "f5");
    assert_eq!(controller.game().undone().len(), 2);
}

#[test]
fn undo_and_redo_return_to_the_current_position_first() {
    let mut controller = after(setup(), "f5d6");
    for (action, event) in [
        (Action::Moves(MovesAction::Undo), Event::Moves(MovesEvent::ReturnedToCurrent)),
        (Action::Moves(MovesAction::Redo), Event::Browsing(BrowsingEvent::Viewed)),
    ] {
        controller.update(Action::Browsing(BrowsingAction::Start));
        assert_eq!(events(controller.update(action)), [event]);
        assert_eq!(line(&controller), "f5d6");
    }
}

#[test]
fn undo_is_confirmed_while_the_clock_runs() {
    let mut controller = after(with_clock(), "f5");
    assert_eq!(events(controller.update(Action::Moves(MovesAction::Undo))), [Event::Asked]);
    let undone = events(controller.update(Action::Answer(Answer::Yes)));
    assert!(matches!(undone[..], [Event::Moves(MovesEvent::Undone(Undone::Ply(_)))]));
    assert_eq!(
        refused(controller.update(Action::Moves(MovesAction::Undo))),
        Some(Refusal::Moves(MovesRefusal::NothingToUndo))
    );
}

#[test]
fn a_game_of_an_undecided_match_is_left_only_after_a_question() {
    let match_of_3 = Setup { best_of: 3, ..setup() };
    let mut controller = after(match_of_3, "f5");
    let next = controller.session().next_setup();
    assert_eq!(
        events(controller.update(Action::NewGame(NewGameAction::Game(Box::new(next.clone()))))),
        [Event::Asked]
    );
    assert_eq!(
        controller.question(),
        Some(&Question::NewGame(NewGameQuestion::Game(Box::new(next.clone()))))
    );
    controller.update(Action::Answer(Answer::No));
    assert_eq!(line(&controller), "f5");

    let other = Setup { best_of: 5, ..next.clone() };
    controller.update(Action::NewGame(NewGameAction::Game(Box::new(other.clone()))));
    assert_eq!(
        controller.question(),
        Some(&Question::NewGame(NewGameQuestion::Match(Box::new(other))))
    );
    controller.update(Action::Answer(Answer::No));
    assert_eq!(
        events(controller.update(Action::NewGame(NewGameAction::Match(Box::new(next.clone()))))),
        [Event::Asked]
    );
    assert_eq!(kept(controller.update(Action::Answer(Answer::Yes))), ["f5"]);

    let mut single = after(setup(), "f5");
    assert_eq!(
        events(single.update(Action::NewGame(NewGameAction::Game(Box::new(setup()))))),
        [Event::NewGame(NewGameEvent::Began)]
    );
}

#[test]
fn a_loaded_game_replaces_the_one_under_way_after_a_question_and_waits() {
    let loaded = Box::new(after(with_clock(), "f5d6").session().record());
    let mut controller = controller(setup());
    assert_eq!(
        events(controller.update(Action::NewGame(NewGameAction::Load(loaded.clone())))),
        [Event::NewGame(NewGameEvent::Loaded)]
    );
    assert!(controller.state().clock.is_paused());
    controller.update(Action::Clock(ClockAction::Resume));
    assert_eq!(
        events(controller.update(Action::NewGame(NewGameAction::Load(loaded)))),
        [Event::Asked]
    );
    assert_eq!(kept(controller.update(Action::Answer(Answer::Yes))), ["f5d6"]);
}

#[test]
fn without_confirmation_nothing_is_asked() {
    let session = Session::new(Setup { best_of: 3, ..with_clock() }, None);
    let mut controller = Controller::new(session, Confirmation::Skip, None);
    play(&mut controller, &squares("f5d6c3"));
    controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(line(&controller), "f5d6");
    controller.update(Action::Browsing(BrowsingAction::Start));
    play(&mut controller, &[Square::D3]);
    assert_eq!(line(&controller), "d3");
    controller.update(Action::Moves(MovesAction::Resign));
    assert!(controller.viewed().is_forfeited());
}

#[test]
fn an_action_in_place_of_an_answer_closes_the_question() {
    let mut controller = after(setup(), "f5d6c3d3");
    controller.update(Action::Browsing(BrowsingAction::Ply(2)));
    play(&mut controller, &[Square::C4]);
    controller.update(Action::Browsing(BrowsingAction::Ply(1)));
    controller.update(Action::Browsing(BrowsingAction::Rewind));
    let refusal = refused(controller.update(Action::Answer(Answer::Yes)));
    assert_eq!(refusal, Some(Refusal::NoQuestion));
    assert_eq!(line(&controller), "f5");
}

#[test]
fn a_move_in_place_of_one_that_ended_the_game_is_a_variation() {
    let mut controller = after(setup(), "e6f4e3f6g5d6e7f5c5");
    assert!(controller.session().result().is_some());
    controller.update(Action::Browsing(BrowsingAction::Back));
    let other =
        controller.state().shown_position().legal_moves().into_iter().find(|s| *s != Square::C5);
    let outputs = play(&mut controller, &[other.unwrap()]);
    assert!(matches!(events(outputs)[..], [Event::Variations(VariationsEvent::Played(_))]));
    assert!(controller.session().result().is_some());
}
