//! Computers as players: when they are asked, and when their moves are played.

use std::time::Duration;

use crate::app::fixtures;
use crate::app::fixtures::*;
use crate::app::reply::Refuse;
use crate::features::players::state::EnginePace;
use othello_home::engine_worker::task::ChooseMove;
use othello_home::engine_worker::task::ReviewGame;
use othello_home::engine_worker::{EngineError, EngineReply, TaskId};
use othello_notation::pgn;
use othello_session::Player;
use othello_words::i18n::m;

/// Longer than any pause before a move.
const LONG: Duration = Duration::from_secs(1);

fn against_level_5() -> App {
    begun(between(Player::Human, level(5))).0
}

fn fail(app: &mut App, id: TaskId) -> Vec<Output> {
    let result = Err(EngineError::new(&std::fmt::Error));
    app.update(Action::EngineReplied(EngineReply { id, result }))
}

#[test]
fn a_computer_is_asked_for_a_move_when_its_turn_comes() {
    let (mut app, outputs) = begun(between(Player::Human, level(5)));
    assert_eq!(asked(outputs), None);
    let request = asked(play(&mut app, &[Square::F5])).unwrap();
    let ChooseMove { computer, position, time, .. } = request.task.get().unwrap();
    assert_eq!(computer.to_string(), "level:5");
    assert_eq!((*position, *time), (app.session().position(), None));
    assert!(app.features.players.is_thinking() && !app.state.can_play());
    let refusal = Refused::from(m::plies::turn_of(Color::White));
    assert_eq!(refused(play(&mut app, &[Square::D6])), Some(refusal.clone()));
    let outputs = reply(&mut app, Square::D6, request.id);
    assert_eq!(saved(outputs.clone()), ["f5d6"]);
    assert_eq!(asked(outputs), None);
    assert!(!app.features.players.is_thinking() && app.state.can_play());
    assert_eq!(refused(play(&mut app, &[Square::C3, Square::D3])), Some(refusal));
}

#[test]
fn a_computer_that_thinks_plays_at_once_when_it_is_told_to() {
    let mut app = against_level_5().with_pace(EnginePace::Human);
    assert_eq!(said(typed(&mut app, "now")), ["players.nobody-thinks"]);
    let late = task_id(play(&mut app, &[Square::F5]));
    let request = asked(typed(&mut app, "now")).unwrap();
    let ChooseMove { time, .. } = request.task.get().unwrap();
    assert_eq!(*time, Some(Duration::from_millis(50)));
    assert!(reply(&mut app, Square::D6, late).is_empty());
    assert_eq!(saved(reply(&mut app, Square::F6, request.id)), ["f5f6"], "without a pause");
    // It had less time than its level takes.
    assert!(pgn::write(&app.session().record()).contains("[Aid \"hint\"]"));
}

#[test]
fn another_program_that_thinks_is_not_told_to_begin_again() {
    let program = "cmd:edax -nboard".parse().unwrap();
    let mut app = begun(between(Player::Human, Player::Computer(program))).0;
    let id = task_id(play(&mut app, &[Square::F5]));
    assert_eq!(said(typed(&mut app, "now")), ["players.cannot-hurry"]);
    assert_eq!(saved(reply(&mut app, Square::F6, id)), ["f5f6"]);
}

#[test]
fn a_move_that_is_chosen_is_played_at_once_when_it_is_told_to() {
    let mut app = against_level_5().with_pace(EnginePace::Human);
    let id = task_id(play(&mut app, &[Square::F5]));
    reply(&mut app, Square::F6, id);
    assert_eq!(line(&app), "f5", "after a pause");
    assert_eq!(saved(typed(&mut app, "now")), ["f5f6"]);
}

#[test]
fn nobody_is_asked_in_a_game_of_two_people_nor_before_the_beginning() {
    let (mut app, outputs) = begun(setup());
    assert_eq!(asked(outputs), None);
    assert_eq!(asked(play(&mut app, &[Square::F5])), None);
    let mut app = fixtures::app(between(level(1), Player::Human));
    assert_eq!(asked(app.attend(Input::tick(Duration::ZERO), |app| app.state.save())), None);
    assert!(asked(app.update(Action::Begin)).is_some());
}

#[test]
fn undo_and_redo_lead_to_the_turns_of_the_person() {
    let mut app = against_level_5();
    let id = task_id(play(&mut app, &[Square::F5]));
    reply(&mut app, Square::D6, id);
    let id = task_id(play(&mut app, &[Square::C3]));
    reply(&mut app, Square::D3, id);

    typed(&mut app, "undo");
    assert_eq!(line(&app), "f5d6");
    typed(&mut app, "undo");
    assert_eq!(line(&app), "");
    assert_eq!(said(typed(&mut app, "undo")), ["moves.nothing-to-undo"]);
    assert!(!app.viewed().can_undo());
    assert_eq!(asked(typed(&mut app, "redo")), None);
    assert_eq!(line(&app), "f5d6");
}

#[test]
fn a_computer_that_begins_is_asked_at_the_beginning_and_in_each_new_game_with_another_seed() {
    let setup = between(level(5), Player::Human);
    let (app, outputs) = begun(setup.clone());
    let first = asked(outputs).unwrap();
    let mut app = app.with_seed(7);
    let second = asked(begin_game(&mut app, setup.clone())).unwrap();
    let third = asked(begin_game(&mut app, setup)).unwrap();
    let seeds = [first, second, third].map(|request| {
        let ChooseMove { seed, .. } = request.task.get().unwrap();
        *seed
    });
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2], "{seeds:?}");
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut app = against_level_5();
    let late = task_id(play(&mut app, &[Square::F5]));
    assert!(is_stopped(typed(&mut app, "undo")));
    assert!(reply(&mut app, Square::D3, late).is_empty());
    assert_eq!(line(&app), "");
    let next = task_id(play(&mut app, &[Square::F5]));
    assert!(reply(&mut app, Square::D6, late).is_empty());
    reply(&mut app, Square::D6, next);
    assert_eq!(line(&app), "f5d6");
}

#[test]
fn browsing_and_questions_do_not_stop_a_computer_and_its_move_does_not_disturb_them() {
    let mut app = against_level_5();
    let id = task_id(play(&mut app, &[Square::F5]));
    assert!(!is_stopped(typed(&mut app, "start")));
    assert!(!is_stopped(typed(&mut app, "delete 1")));
    reply(&mut app, Square::D6, id);
    assert_eq!((line(&app).as_str(), app.viewed().ply()), ("f5d6", 0));
    assert!(app.question().is_some());
}

#[test]
fn a_move_found_at_once_is_played_after_a_short_pause() {
    let mut app = app(between(Player::Human, level(5)));
    app.update(Action::Begin);
    let id = task_id(play(&mut app, &[Square::F5]));
    app.update(Input::tick(Duration::from_millis(100)));
    assert_eq!(app.features.players.next_event(), None);
    reply(&mut app, Square::D6, id);
    assert_eq!(line(&app), "f5");
    let left = app.features.players.next_event().unwrap();
    assert!((200..=700).contains(&left.as_millis()), "{left:?}");
    assert_eq!(app.next_event(), Some(left));
    app.update(Input::tick(left.saturating_sub(Duration::from_millis(1))));
    assert_eq!(line(&app), "f5");
    let outputs = app.update(Input::tick(Duration::from_millis(1)));
    assert_eq!(saved(outputs), ["f5d6"]);
}

#[test]
fn a_computer_plays_within_the_time_of_its_clock() {
    let setup = Setup { time_control: "0:02".parse().ok(), ..between(Player::Human, level(10)) };
    let mut app = app(setup);
    app.update(Action::Begin);
    let request = asked(play(&mut app, &[Square::F5])).unwrap();
    let &ChooseMove { time: Some(time), .. } = request.task.get().unwrap() else { panic!() };
    assert!(time < Duration::from_secs(2) / 3, "{time:?}");
    app.update(Input::tick(time));
    reply(&mut app, Square::D6, request.id);
    assert_eq!(line(&app), "f5d6", "there is no time for a pause");
    let clock = *app.session().clock().unwrap();
    assert_eq!(clock.left(Color::White), Duration::from_secs(2).saturating_sub(time));
}

#[test]
fn a_paused_computer_does_not_think() {
    let setup = Setup { time_control: "5".parse().ok(), ..between(Player::Human, level(5)) };
    let (mut app, _) = begun(setup);
    let before = task_id(play(&mut app, &[Square::F5]));
    assert!(is_stopped(typed(&mut app, "pause")));
    assert!(reply(&mut app, Square::D6, before).is_empty());
    let after = task_id(typed(&mut app, "continue"));
    assert_ne!(before, after);
    reply(&mut app, Square::D6, after);
    assert_eq!(line(&app), "f5d6");
}

#[test]
fn a_game_between_computers_is_paused_and_played_move_by_move() {
    let (mut app, outputs) = begun(between(level(1), level(2)));
    let outputs = reply(&mut app, Square::F5, task_id(outputs));
    assert!(asked(outputs).is_some());
    assert!(is_stopped(typed(&mut app, "pause")));
    assert_eq!(events(typed(&mut app, "back")), [Event::Viewed]);
    let step = task_id(typed(&mut app, "step"));
    assert_eq!(asked(reply(&mut app, Square::D6, step)), None);
    assert_eq!((line(&app).as_str(), app.state.clock.is_paused()), ("f5d6", true));
    assert_eq!(asked(typed(&mut app, "undo")), None);
    assert_eq!(line(&app), "f5");
    let resumed = task_id(typed(&mut app, "continue"));
    assert!(asked(reply(&mut app, Square::F4, resumed)).is_some());
    let outputs = typed(&mut app, "undo");
    assert_eq!((line(&app).as_str(), app.state.clock.is_paused()), ("f5", true));
    assert!(is_stopped(outputs));
}

#[test]
fn only_games_between_computers_are_played_step_by_step() {
    assert_eq!(said(typed(&mut against_level_5(), "step")), ["players.not-watched"]);
}

#[test]
fn a_computer_that_fails_is_asked_again_or_a_person_plays_on() {
    let mut app = against_level_5();
    let id = task_id(play(&mut app, &[Square::F5]));
    assert_eq!(said(fail(&mut app, id)), ["asked"]);
    let failure = m::players::engine_failed("", Color::White);
    assert!(app.question().unwrap().is(&failure));
    let again = task_id(app.update(Action::Answer(Answer::Yes)));
    fail(&mut app, again);
    let outputs = app.update(Action::Answer(Answer::No));
    assert_eq!(said(outputs), ["players.play-on-alone"]);
    play(&mut app, &[Square::D6]);
    assert_eq!(line(&app), "f5d6");
    assert_eq!(*app.session().players(), ByColor::default());
}

#[test]
fn a_person_plays_on_for_a_computer_that_fails_where_nobody_can_be_asked() {
    let session = Session::new(between(Player::Human, level(5)), None);
    let mut app = App::new(session, Confirmation::Skip, None).with_pace(EnginePace::Instant);
    app.update(Action::Begin);
    let id = task_id(play(&mut app, &[Square::F5]));
    assert_eq!(said(fail(&mut app, id)).last(), Some(&"players.play-on-alone"));
    assert!(app.question().is_none() && app.session().players()[Color::White].is_human());
    play(&mut app, &[Square::D6]);
    assert_eq!(transcript::write(app.game().plies()), "f5d6");
}

#[test]
fn a_clock_waits_while_a_computer_that_has_failed_is_asked_about() {
    let setup = Setup { time_control: "5".parse().ok(), ..between(Player::Human, level(5)) };
    let (mut app, _) = begun(setup);
    let id = task_id(play(&mut app, &[Square::F5]));
    fail(&mut app, id);
    app.update(Input::tick(LONG));
    let left = |app: &App| app.session().clock().unwrap().left(Color::White);
    assert_eq!(left(&app), Duration::from_secs(300));
    assert_eq!(said(typed(&mut app, "undo")), ["clock.is-paused"]);
    assert!(app.question().is_some(), "only an answer answers it");
    app.update(Action::Answer(Answer::No));
    assert!(app.state.is_clock_running(), "a person has taken over");
}

#[test]
fn a_move_that_is_taken_back_takes_the_question_about_the_computer_with_it() {
    let mut app = against_level_5();
    let id = task_id(play(&mut app, &[Square::F5]));
    fail(&mut app, id);
    typed(&mut app, "back");
    assert!(app.question().is_some(), "only an answer answers it");
    typed(&mut app, "end");
    typed(&mut app, "undo");
    assert_eq!((line(&app).as_str(), app.question()), ("", None));
    task_id(play(&mut app, &[Square::D3]));
}

#[test]
fn a_person_resigns_while_a_computer_is_to_move() {
    let mut app = against_level_5();
    let id = task_id(play(&mut app, &[Square::F5]));
    typed(&mut app, "resign");
    let is_asked = |app: &App| app.question().unwrap().is(&m::moves::ask_resign(""));
    assert!(is_asked(&app));
    reply(&mut app, Square::D6, id);
    assert!(is_asked(&app), "it is still about the same");
    app.update(Action::Answer(Answer::No));

    play(&mut app, &[Square::C3]);
    typed(&mut app, "resign");
    let outputs = app.update(Action::Answer(Answer::Yes));
    assert!(asked(outputs).unwrap().task.get::<ReviewGame>().is_some());
    let winner = app.session().result().and_then(|result| result.winner);
    assert_eq!((winner, app.features.players.is_thinking()), (Some(Color::White), false));
    assert!(asked(typed(&mut app, "undo")).is_some(), "the game goes on");
    assert_eq!(app.game().plies().len(), 3);
}

#[test]
fn nobody_resigns_for_computers() {
    let (mut app, _) = begun(between(level(1), level(2)));
    assert_eq!(said(typed(&mut app, "resign")), ["moves.nobody-here"]);
}

#[test]
fn the_players_change_colours_in_a_match() {
    let setup = Setup { best_of: 3, ..between(Player::Human, level(5)) };
    let (mut app, _) = begun(setup);
    typed(&mut app, "resign");
    app.update(Action::Answer(Answer::Yes));
    let next = app.session().next_setup();
    assert_eq!(next.players, ByColor { black: level(5), white: Player::Human });
    assert!(asked(begin_game(&mut app, next.clone())).is_some());
    assert_eq!(app.session().series().games(), 1);
    let other = Setup { players: ByColor { black: level(6), white: Player::Human }, ..next };
    assert!(!app.session().would_continue_match(&other));
}

#[test]
fn the_players_change_seats_in_the_game_under_way() {
    let mut app = begun(between(Player::Human, level(5))).0;
    typed(&mut app, "names Ada \"\"");
    play(&mut app, &[Square::F5]);
    assert!(app.features.players.is_thinking());
    assert_eq!(said(typed(&mut app, "swap")), ["session.play"]);
    assert_eq!(app.session().players(), &ByColor { black: level(5), white: Player::Human });
    assert_eq!(app.session().name(Color::White), "Ada");
    assert!(!app.features.players.is_thinking(), "it is a person's turn now");
    play(&mut app, &[Square::D6]);
    assert!(app.features.players.is_thinking(), "the computer goes on with the other discs");
    let mut alike = after(setup(), "f5");
    assert_eq!(refused(typed(&mut alike, "swap")), Some(m::players::alike().quiet()));
    typed(&mut alike, "names Ada Ben");
    typed(&mut alike, "swap");
    assert_eq!(alike.session().name(Color::Black), "Ben");
}
