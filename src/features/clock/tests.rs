//! The clock, its pause, and saving without a change.

use crate::game::event::{ClockEvent, MovesEvent, MovesQuestion, SavingEvent};
use crate::game::refusal::ClockRefusal;
use std::time::Duration;

use crate::features::saving::{SAVE_INTERVAL, SaveState};
use crate::game::action::{
    Action, Answer, BrowsingAction, ClockAction, MovesAction, NewGameAction, SavingAction,
};
use crate::game::controller::Controller;
use crate::game::event::{Event, Question};
use crate::game::input::Input;
use crate::game::refusal::Refusal;
use crate::game::state::Confirmation;
use crate::game::testing::{
    after, controller, events, line, play, refused, saved, setup, squares, with_clock,
};
use crate::store::{StoreError, StoreReply};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_session::Undone;

fn left(controller: &Controller, color: Color) -> u64 {
    controller.session().clock().unwrap().left(color).as_secs()
}

fn wait(controller: &mut Controller, seconds: u64) -> Vec<String> {
    saved(controller.update(Input::tick(Duration::from_secs(seconds))))
}

fn reply(controller: &mut Controller, result: Result<(), StoreError>) -> Vec<Event> {
    events(controller.update(Action::Saving(SavingAction::Stored(StoreReply::Saved(result)))))
}

#[test]
fn only_pause_stops_the_clock() {
    let mut controller = after(with_clock(), "f5");
    let left = |controller: &Controller| controller.session().clock().unwrap().left(Color::White);
    controller.update(Action::Moves(MovesAction::Resign));
    controller.update(Input::tick(Duration::from_secs(10)));
    assert_eq!(left(&controller), Duration::from_secs(290));
    controller.update(Action::Clock(ClockAction::Pause));
    controller.update(Input::tick(Duration::from_secs(100)));
    assert_eq!(left(&controller), Duration::from_secs(290));
    assert_eq!(
        refused(controller.update(Action::Clock(ClockAction::Pause))),
        Some(Refusal::Clock(ClockRefusal::AlreadyPaused))
    );
    assert_eq!(refused(play(&mut controller, &[Square::D6])), Some(Refusal::Paused));
    assert_eq!(
        events(controller.update(Action::Clock(ClockAction::Resume))),
        [Event::Clock(ClockEvent::Resumed)]
    );
    assert_eq!(
        refused(controller.update(Action::Clock(ClockAction::Resume))),
        Some(Refusal::Clock(ClockRefusal::NotPaused))
    );
}

#[test]
fn a_game_that_is_lost_on_time_asks_nothing_more() {
    let mut controller = after(with_clock(), "f5");
    controller.update(Action::Moves(MovesAction::Resign));
    let outputs = controller.update(Input::tick(Duration::from_secs(300)));
    assert_eq!(events(outputs.clone()), [Event::Clock(ClockEvent::TimedOut(Color::White))]);
    assert_eq!(saved(outputs), ["f5"]);
    assert_eq!(controller.question(), None);
    let refusal = refused(controller.update(Action::Answer(Answer::Yes)));
    assert_eq!(refusal, Some(Refusal::NoQuestion));
    assert_eq!(
        refused(controller.update(Action::Moves(MovesAction::Resign))),
        Some(Refusal::GameOver)
    );
    let undone = events(controller.update(Action::Moves(MovesAction::Undo)));
    assert!(matches!(undone[..], [Event::Moves(MovesEvent::Undone(Undone::Forfeit(_)))]));
}

#[test]
fn a_failing_save_is_reported_once_until_it_works() {
    let mut controller = controller(setup());
    let error = StoreError::NoSuchGame { number: 7 };
    let failed = || Action::Saving(SavingAction::Stored(StoreReply::Saved(Err(error.clone()))));
    assert_eq!(
        events(controller.update(failed())),
        [Event::Saving(SavingEvent::SaveFailed(error.clone()))]
    );
    assert_eq!(events(controller.update(failed())), []);
    assert_eq!(controller.saving().error(), Some(&error));
    let works = Action::Saving(SavingAction::Stored(StoreReply::Saved(Ok(()))));
    assert_eq!(
        events(controller.update(works.clone())),
        [Event::Saving(SavingEvent::SaveRecovered)]
    );
    assert_eq!(events(controller.update(works)), []);
}

#[test]
fn the_clock_of_a_new_game_starts_with_the_first_input() {
    let mut controller = controller(with_clock());
    for _ in 0..2 {
        assert!(controller.state().is_clock_waiting() && !controller.state().is_clock_running());
        assert_eq!(controller.next_event(), None);
        wait(&mut controller, 100);
        assert_eq!(left(&controller, Color::Black), 300);
        assert!(controller.update(Input::touch(Duration::ZERO)).is_empty());
        assert!(!controller.state().is_clock_waiting() && controller.state().is_clock_running());
        wait(&mut controller, 4);
        assert_eq!(left(&controller, Color::Black), 296);
        controller.update(Action::NewGame(NewGameAction::Game(Box::new(with_clock()))));
    }
    play(&mut controller, &[Square::F5]);
    wait(&mut controller, 4);
    assert_eq!(left(&controller, Color::White), 296, "a move is an input");
}

#[test]
fn only_resuming_starts_a_clock_that_is_paused() {
    let session = after(with_clock(), "f5").session().clone();
    let mut controller = Controller::resumed(session, Confirmation::Ask, None);
    controller.update(Input::touch(Duration::ZERO));
    assert!(controller.state().clock.is_paused());
    controller.update(Action::Clock(ClockAction::Resume));
    assert!(controller.state().is_clock_running());
}

#[test]
fn while_paused_the_game_is_neither_changed_nor_browsed() {
    let mut controller = after(with_clock(), "f5d6c3");
    controller.update(Action::Browsing(BrowsingAction::Ply(1)));
    controller.update(Action::Clock(ClockAction::Pause));
    let before = controller.clone();
    let [d6, c4] = [Square::D6, Square::C4].map(|square| vec![square]);
    let mut actions = vec![
        Action::Moves(MovesAction::Undo),
        Action::Moves(MovesAction::Redo),
        Action::Browsing(BrowsingAction::Rewind),
    ];
    actions.extend([d6, c4].map(|squares| Action::Moves(MovesAction::Play(squares))));
    let browses = [
        BrowsingAction::Back,
        BrowsingAction::Forward,
        BrowsingAction::Start,
        BrowsingAction::Current,
        BrowsingAction::Ply(2),
    ];
    actions.extend(browses.map(Action::Browsing));
    for action in actions {
        let outputs = controller.update(action.clone());
        assert_eq!(events(outputs), [Event::Refused(Refusal::Paused)], "{action:?}");
        assert_eq!(controller, before, "{action:?}");
    }
    controller.update(Action::Clock(ClockAction::Resume));
    assert_eq!(
        events(controller.update(Action::Moves(MovesAction::Undo))),
        [Event::Moves(MovesEvent::ReturnedToCurrent)]
    );
}

#[test]
fn a_pause_cancels_the_open_question() {
    let mut controller = after(with_clock(), "f5");
    controller.update(Action::Moves(MovesAction::Undo));
    assert_eq!(controller.question(), Some(&Question::Moves(MovesQuestion::Undo { plies: 1 })));
    let outputs = controller.update(Action::Clock(ClockAction::Pause));
    assert_eq!(events(outputs), [Event::Cancelled, Event::Clock(ClockEvent::Paused)]);
    assert_eq!(refused(controller.update(Action::Answer(Answer::Yes))), Some(Refusal::NoQuestion));
    assert_eq!(line(&controller), "f5");
}

#[test]
fn a_running_clock_is_saved_every_few_seconds() {
    let mut controller = after(with_clock(), "f5");
    assert_eq!(SAVE_INTERVAL, Duration::from_secs(5));
    assert_eq!(controller.next_event(), Some(SAVE_INTERVAL));
    assert!(wait(&mut controller, 4).is_empty());
    assert_eq!(controller.next_event(), Some(Duration::from_secs(1)));
    assert_eq!(wait(&mut controller, 1), ["f5"]);
    assert!(wait(&mut controller, 3).is_empty());
    play(&mut controller, &[Square::D6]);
    assert!(wait(&mut controller, 4).is_empty(), "a change is a save too");
    controller.update(Action::Clock(ClockAction::Pause));
    assert_eq!(controller.next_event(), None);
    assert!(wait(&mut controller, 100).is_empty(), "nothing passes");
}

#[test]
fn a_game_without_a_clock_is_saved_only_when_it_changes() {
    let mut controller = after(setup(), "f5");
    assert_eq!(controller.next_event(), None);
    assert!(wait(&mut controller, 100).is_empty());
}

#[test]
fn a_save_that_failed_is_tried_again_every_few_seconds() {
    let mut controller = after(setup(), "f5");
    let error = StoreError::NoSuchGame { number: 7 };
    reply(&mut controller, Err(error.clone()));
    assert_eq!(controller.next_event(), Some(SAVE_INTERVAL));
    assert_eq!(wait(&mut controller, 5), ["f5"]);
    assert_eq!(controller.saving().state(), SaveState::Failed(&error), "until it works");
    assert_eq!(reply(&mut controller, Ok(())), [Event::Saving(SavingEvent::SaveRecovered)]);
    assert_eq!(controller.next_event(), None);
}

#[test]
fn a_change_is_pending_until_its_own_save_has_its_reply() {
    let mut controller = controller(setup());
    assert_eq!(controller.saving().state(), SaveState::Saved);
    play(&mut controller, &squares("f5"));
    wait(&mut controller, 2);
    play(&mut controller, &[Square::D6]);
    assert_eq!(controller.saving().state(), SaveState::Pending(Duration::from_secs(2)));
    reply(&mut controller, Ok(()));
    assert_eq!(controller.saving().state(), SaveState::Pending(Duration::from_secs(2)));
    reply(&mut controller, Ok(()));
    assert_eq!(controller.saving().state(), SaveState::Saved);
    play(&mut controller, &[Square::C3]);
    assert_eq!(controller.saving().state(), SaveState::Pending(Duration::ZERO));
}
