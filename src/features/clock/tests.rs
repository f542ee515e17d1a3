//! The clock, its pause, and saving without a change.

use crate::app::event::{ClockEvent, MovesEvent, MovesQuestion, SavingEvent};
use crate::app::refusal::ClockRefusal;
use std::time::Duration;

use crate::app::App;
use crate::app::action::{Action, Answer, BrowsingAction, ClockAction, MovesAction, SavingAction};
use crate::app::event::{Event, Question};
use crate::app::fixtures::{
    after, app, begin_game, events, line, play, refused, saved, setup, squares, with_clock,
};
use crate::app::input::Input;
use crate::app::refusal::Refusal;
use crate::app::state::Confirmation;
use crate::features::saving::{SAVE_INTERVAL, SaveState};
use crate::store::{StoreError, StoreReply};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_session::Undone;

fn left(app: &App, color: Color) -> u64 {
    app.session().clock().unwrap().left(color).as_secs()
}

fn wait(app: &mut App, seconds: u64) -> Vec<String> {
    saved(app.update(Input::tick(Duration::from_secs(seconds))))
}

fn reply(app: &mut App, result: Result<(), StoreError>) -> Vec<Event> {
    events(app.update(Action::Saving(SavingAction::Stored(StoreReply::Saved(result)))))
}

#[test]
fn only_pause_stops_the_clock() {
    let mut app = after(with_clock(), "f5");
    let left = |app: &App| app.session().clock().unwrap().left(Color::White);
    app.update(Action::Moves(MovesAction::Resign));
    app.update(Input::tick(Duration::from_secs(10)));
    assert_eq!(left(&app), Duration::from_secs(290));
    app.update(Action::Clock(ClockAction::Pause));
    app.update(Input::tick(Duration::from_secs(100)));
    assert_eq!(left(&app), Duration::from_secs(290));
    assert_eq!(
        refused(app.update(Action::Clock(ClockAction::Pause))),
        Some(Refusal::Clock(ClockRefusal::AlreadyPaused))
    );
    assert_eq!(refused(play(&mut app, &[Square::D6])), Some(Refusal::Paused));
    assert_eq!(
        events(app.update(Action::Clock(ClockAction::Resume))),
        [Event::Clock(ClockEvent::Resumed)]
    );
    assert_eq!(
        refused(app.update(Action::Clock(ClockAction::Resume))),
        Some(Refusal::Clock(ClockRefusal::NotPaused))
    );
}

#[test]
fn a_game_that_is_lost_on_time_asks_nothing_more() {
    let mut app = after(with_clock(), "f5");
    app.update(Action::Moves(MovesAction::Resign));
    let outputs = app.update(Input::tick(Duration::from_secs(300)));
    assert_eq!(events(outputs.clone()), [Event::Clock(ClockEvent::TimedOut(Color::White))]);
    assert_eq!(saved(outputs), ["f5"]);
    assert_eq!(app.question(), None);
    let refusal = refused(app.update(Action::Answer(Answer::Yes)));
    assert_eq!(refusal, Some(Refusal::NoQuestion));
    assert_eq!(refused(app.update(Action::Moves(MovesAction::Resign))), Some(Refusal::GameOver));
    let undone = events(app.update(Action::Moves(MovesAction::Undo)));
    assert!(matches!(undone[..], [Event::Moves(MovesEvent::Undone(Undone::Forfeit(_)))]));
}

#[test]
fn a_failing_save_is_reported_once_until_it_works() {
    let mut app = app(setup());
    let error = StoreError::NoSuchGame { number: 7 };
    let failed = || Action::Saving(SavingAction::Stored(StoreReply::Saved(Err(error.clone()))));
    assert_eq!(
        events(app.update(failed())),
        [Event::Saving(SavingEvent::SaveFailed(error.clone()))]
    );
    assert_eq!(events(app.update(failed())), []);
    assert_eq!(app.saving().error(), Some(&error));
    let works = Action::Saving(SavingAction::Stored(StoreReply::Saved(Ok(()))));
    assert_eq!(events(app.update(works.clone())), [Event::Saving(SavingEvent::SaveRecovered)]);
    assert_eq!(events(app.update(works)), []);
}

#[test]
fn the_clock_of_a_new_game_starts_with_the_first_input() {
    let mut app = app(with_clock());
    for _ in 0..2 {
        assert!(app.state().is_clock_waiting() && !app.state().is_clock_running());
        assert_eq!(app.next_event(), None);
        wait(&mut app, 100);
        assert_eq!(left(&app, Color::Black), 300);
        assert!(app.update(Input::touch(Duration::ZERO)).is_empty());
        assert!(!app.state().is_clock_waiting() && app.state().is_clock_running());
        wait(&mut app, 4);
        assert_eq!(left(&app, Color::Black), 296);
        begin_game(&mut app, with_clock());
    }
    play(&mut app, &[Square::F5]);
    wait(&mut app, 4);
    assert_eq!(left(&app, Color::White), 296, "a move is an input");
}

#[test]
fn only_resuming_starts_a_clock_that_is_paused() {
    let session = after(with_clock(), "f5").session().clone();
    let mut app = App::resumed(session, Confirmation::Ask, None);
    app.update(Input::touch(Duration::ZERO));
    assert!(app.state().clock.is_paused());
    app.update(Action::Clock(ClockAction::Resume));
    assert!(app.state().is_clock_running());
}

#[test]
fn while_paused_the_game_is_neither_changed_nor_browsed() {
    let mut app = after(with_clock(), "f5d6c3");
    app.update(Action::Browsing(BrowsingAction::Ply(1)));
    app.update(Action::Clock(ClockAction::Pause));
    let before = app.clone();
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
        let outputs = app.update(action.clone());
        assert_eq!(events(outputs), [Event::Refused(Refusal::Paused)], "{action:?}");
        assert_eq!(app, before, "{action:?}");
    }
    app.update(Action::Clock(ClockAction::Resume));
    assert_eq!(
        events(app.update(Action::Moves(MovesAction::Undo))),
        [Event::Moves(MovesEvent::ReturnedToCurrent)]
    );
}

#[test]
fn a_pause_cancels_the_open_question() {
    let mut app = after(with_clock(), "f5");
    app.update(Action::Moves(MovesAction::Undo));
    assert_eq!(app.question(), Some(&Question::Moves(MovesQuestion::Undo { plies: 1 })));
    let outputs = app.update(Action::Clock(ClockAction::Pause));
    assert_eq!(events(outputs), [Event::Cancelled, Event::Clock(ClockEvent::Paused)]);
    assert_eq!(refused(app.update(Action::Answer(Answer::Yes))), Some(Refusal::NoQuestion));
    assert_eq!(line(&app), "f5");
}

#[test]
fn a_running_clock_is_saved_every_few_seconds() {
    let mut app = after(with_clock(), "f5");
    assert_eq!(SAVE_INTERVAL, Duration::from_secs(5));
    assert_eq!(app.next_event(), Some(SAVE_INTERVAL));
    assert!(wait(&mut app, 4).is_empty());
    assert_eq!(app.next_event(), Some(Duration::from_secs(1)));
    assert_eq!(wait(&mut app, 1), ["f5"]);
    assert!(wait(&mut app, 3).is_empty());
    play(&mut app, &[Square::D6]);
    assert!(wait(&mut app, 4).is_empty(), "a change is a save too");
    app.update(Action::Clock(ClockAction::Pause));
    assert_eq!(app.next_event(), None);
    assert!(wait(&mut app, 100).is_empty(), "nothing passes");
}

#[test]
fn a_game_without_a_clock_is_saved_only_when_it_changes() {
    let mut app = after(setup(), "f5");
    assert_eq!(app.next_event(), None);
    assert!(wait(&mut app, 100).is_empty());
}

#[test]
fn a_save_that_failed_is_tried_again_every_few_seconds() {
    let mut app = after(setup(), "f5");
    let error = StoreError::NoSuchGame { number: 7 };
    reply(&mut app, Err(error.clone()));
    assert_eq!(app.next_event(), Some(SAVE_INTERVAL));
    assert_eq!(wait(&mut app, 5), ["f5"]);
    assert_eq!(app.saving().state(), SaveState::Failed(&error), "until it works");
    assert_eq!(reply(&mut app, Ok(())), [Event::Saving(SavingEvent::SaveRecovered)]);
    assert_eq!(app.next_event(), None);
}

#[test]
fn a_change_is_pending_until_its_own_save_has_its_reply() {
    let mut app = app(setup());
    assert_eq!(app.saving().state(), SaveState::Saved);
    play(&mut app, &squares("f5"));
    wait(&mut app, 2);
    play(&mut app, &[Square::D6]);
    assert_eq!(app.saving().state(), SaveState::Pending(Duration::from_secs(2)));
    reply(&mut app, Ok(()));
    assert_eq!(app.saving().state(), SaveState::Pending(Duration::from_secs(2)));
    reply(&mut app, Ok(()));
    assert_eq!(app.saving().state(), SaveState::Saved);
    play(&mut app, &[Square::C3]);
    assert_eq!(app.saving().state(), SaveState::Pending(Duration::ZERO));
}
