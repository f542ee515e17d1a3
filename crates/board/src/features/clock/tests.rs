//! The clock, its pause, and saving without a change.

use std::time::Duration;

use crate::app::App;
use crate::app::event::Event;
use crate::app::fixtures::{
    after, app, begin_game, done_with, events, line, play, refused, said, save_ended, saved, setup,
    squares, typed, with_clock,
};
use crate::app::input::{Action, Answer, Input};
use crate::app::state::Confirmation;
use crate::features::saving::state::{SAVE_INTERVAL, SaveState};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_home::files::StoreError;
use othello_home::jobs::saved_games::SaveGame;
use othello_words::i18n::m;

fn left(app: &App, color: Color) -> u64 {
    app.session().clock().unwrap().left(color).as_secs()
}

fn wait(app: &mut App, seconds: u64) -> Vec<String> {
    saved(app.update(Input::tick(Duration::from_secs(seconds))))
}

fn reply(app: &mut App, result: Result<(), StoreError>) -> Vec<&'static str> {
    said(save_ended(app, result))
}

#[test]
fn only_pause_stops_the_clock() {
    let mut app = after(with_clock(), "f5");
    let left = |app: &App| app.session().clock().unwrap().left(Color::White);
    typed(&mut app, "resign");
    app.update(Input::tick(Duration::from_secs(10)));
    assert_eq!(left(&app), Duration::from_secs(290));
    typed(&mut app, "pause");
    app.update(Input::tick(Duration::from_secs(100)));
    assert_eq!(left(&app), Duration::from_secs(290));
    assert_eq!(said(typed(&mut app, "pause")), ["clock.already-paused"]);
    assert_eq!(refused(play(&mut app, &[Square::D6])), Some(m::clock::is_paused().into()));
    assert_eq!(said(typed(&mut app, "continue")), ["clock.resumed"]);
    assert_eq!(said(typed(&mut app, "continue")), ["clock.not-paused"]);
}

#[test]
fn a_game_that_is_lost_on_time_asks_nothing_more() {
    let mut app = after(with_clock(), "f5");
    typed(&mut app, "resign");
    let outputs = app.update(Input::tick(Duration::from_secs(300)));
    assert_eq!(events(outputs.clone()), [Event::TimedOut(Color::White)]);
    assert_eq!(saved(outputs), ["f5"]);
    assert_eq!(app.question(), None);
    let refusal = refused(app.update(Action::Answer(Answer::Yes)));
    assert_eq!(refusal, Some(m::screen::no_question().into()));
    assert_eq!(said(typed(&mut app, "resign")), ["common.game-ended"]);
    assert_eq!(said(typed(&mut app, "undo")), ["moves.goes-on"]);
}

#[test]
fn a_failing_save_is_reported_once_until_it_works() {
    let mut app = app(setup());
    let error = StoreError::NoSuchGame { number: 7 };
    assert_eq!(reply(&mut app, Err(error.clone())), ["saving.not-saved"]);
    assert_eq!(reply(&mut app, Err(error.clone())), [""; 0]);
    assert_eq!(app.features.saving.error(), Some(&error));
    assert_eq!(reply(&mut app, Ok(())), ["saving.works-again"]);
    assert_eq!(reply(&mut app, Ok(())), [""; 0]);
}

#[test]
fn the_clock_of_a_new_game_starts_with_the_first_input() {
    let mut app = app(with_clock());
    for _ in 0..2 {
        assert!(app.state.is_clock_waiting() && !app.state.is_clock_running());
        assert_eq!(app.next_event(), None);
        wait(&mut app, 100);
        assert_eq!(left(&app, Color::Black), 300);
        assert!(app.update(Input::touch(Duration::ZERO)).is_empty());
        assert!(!app.state.is_clock_waiting() && app.state.is_clock_running());
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
    for resumed in [App::resumed, App::resumed_on_screen] {
        let session = after(with_clock(), "f5").session().clone();
        let mut app = resumed(session, Confirmation::Ask, None);
        app.update(Input::touch(Duration::ZERO));
        assert!(app.state.clock.is_paused());
        typed(&mut app, "continue");
        assert!(app.state.is_clock_running());
    }
}

#[test]
fn while_paused_the_game_is_neither_changed_nor_browsed() {
    let mut app = after(with_clock(), "f5d6c3");
    typed(&mut app, "at 1");
    typed(&mut app, "pause");
    let before = app.clone();
    let refusals = ["undo", "redo", "back", "on", "start", "end", "at 2", "continue here"]
        .map(|line| (typed(&mut app, line), line));
    let moves = [Square::D6, Square::C4].map(|square| (play(&mut app, &[square]), square.name()));
    for (outputs, what) in refusals.into_iter().chain(moves) {
        assert_eq!(said(outputs), ["clock.is-paused"], "{what}");
    }
    assert_eq!(app, before);
    typed(&mut app, "continue");
    assert_eq!(said(typed(&mut app, "undo")), ["moves.returned"]);
}

#[test]
fn a_pause_cancels_the_open_question() {
    let mut app = after(with_clock(), "f5");
    typed(&mut app, "undo");
    assert!(app.question().unwrap().is(&m::moves::ask_undo(1)));
    let outputs = typed(&mut app, "pause");
    assert!(events(outputs.clone()).contains(&Event::Cancelled));
    assert_eq!(said(outputs), ["common.both"]);
    assert_eq!(
        refused(app.update(Action::Answer(Answer::Yes))),
        Some(m::screen::no_question().into())
    );
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
    typed(&mut app, "pause");
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
    assert_eq!(app.features.saving.state(), SaveState::Failed(&error), "until it works");
    assert_eq!(reply(&mut app, Ok(())), ["saving.works-again"]);
    assert_eq!(app.next_event(), None);
}

#[test]
fn a_change_is_pending_until_its_own_save_has_its_reply() {
    let mut app = app(setup());
    assert_eq!(app.features.saving.state(), SaveState::Saved);
    let first = play(&mut app, &squares("f5"));
    wait(&mut app, 2);
    let second = play(&mut app, &[Square::D6]);
    assert_eq!(app.features.saving.state(), SaveState::Pending(Duration::from_secs(2)));
    done_with::<SaveGame>(&mut app, first, Ok(()));
    assert_eq!(app.features.saving.state(), SaveState::Pending(Duration::from_secs(2)));
    done_with::<SaveGame>(&mut app, second, Ok(()));
    assert_eq!(app.features.saving.state(), SaveState::Saved);
    // The save of the first move is replaced by the other, and has no reply.
    typed(&mut app, "undo");
    let outputs = play(&mut app, &[Square::D6]);
    done_with::<SaveGame>(&mut app, outputs, Ok(()));
    assert_eq!(app.features.saving.state(), SaveState::Saved);
    play(&mut app, &[Square::C3]);
    assert_eq!(app.features.saving.state(), SaveState::Pending(Duration::ZERO));
}
