//! The estimate of a person's level, which games against levels move.

use crate::app::fixtures::*;
use crate::features::players::state::EnginePace;
use othello_core::rules::Preset;
use othello_engine::estimate::Estimate;
use othello_home::jobs::progress::KeepEstimate;
use othello_session::Player;
use othello_words::i18n::m;

/// Black, a person, leaves White without discs.
const WON: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/// Plays the game on from that ply: Black by hand, White as the engine. Returns the outputs of the last
/// move.
fn play_on(app: &mut App, from: usize) -> Vec<Output> {
    let mut outputs = Vec::new();
    let squares = WON.map(|square| square.parse::<Square>().unwrap());
    for pair in squares[from..].chunks(2) {
        outputs = play(app, &pair[..1]);
        if let [_, answer] = *pair {
            let id = task_id(outputs.clone());
            reply(app, answer, id);
        }
    }
    outputs
}

fn kept_estimate(outputs: Vec<Output>) -> Option<String> {
    jobs::<KeepEstimate>(outputs).pop().map(|KeepEstimate(estimate)| estimate.to_string())
}

fn against(number: u8) -> Setup {
    between(Player::Human, level(number))
}

#[test]
fn a_finished_game_against_a_level_moves_the_estimate_once() {
    let (mut app, _) = begun(against(3));
    assert_eq!(app.state.level(), None);
    let outputs = play_on(&mut app, 0);
    let told = events(outputs.clone()).into_iter().find_map(|event| match event {
        Event::Said(reply) => reply.lines.into_iter().find(|text| text.name() == "level.estimated"),
        _ => None,
    });
    assert_eq!(told, Some(m::level::estimated(4_u8)));
    assert_eq!(kept_estimate(outputs), Some("981.0 1 3".into()));
    assert_eq!(app.features.level.after_game(&app.state).map(|level| level.number), Some(4));
    typed(&mut app, "undo");
    assert_eq!(app.features.level.after_game(&app.state), None);
    assert_eq!(kept_estimate(play(&mut app, &[Square::C5])), None);

    let earlier: Estimate = "905.0 1 3".parse().unwrap();
    let (app, _) = begun(against(3));
    let mut app = app.with_estimate(Some(earlier));
    let outputs = play_on(&mut app, 0);
    assert_eq!(kept_estimate(outputs).as_deref(), Some("1005.1 2 3"));
}

#[test]
fn the_estimated_level_is_proposed_for_the_next_game_but_not_within_a_match() {
    let (mut app, _) = begun(against(3));
    assert_eq!(app.features.level.proposed_setup(&app.state).players.white, level(3));
    play_on(&mut app, 0);
    assert_eq!(app.features.level.proposed_setup(&app.state).players.white, level(4));
    let (mut app, _) = begun(Setup { best_of: 3, ..against(3) });
    play_on(&mut app, 0);
    assert_eq!(app.features.level.proposed_setup(&app.state), app.session().next_setup());
}

#[test]
fn games_that_say_nothing_about_the_person_leave_the_estimate() {
    let (mut undone, _) = begun(against(3));
    let id = task_id(play(&mut undone, &[Square::E6]));
    reply(&mut undone, Square::F4, id);
    typed(&mut undone, "undo");
    assert_eq!(kept_estimate(play_on(&mut undone, 0)), None);

    let (mut hinted, _) = begun(against(3));
    typed(&mut hinted, "hint");
    assert_eq!(kept_estimate(play_on(&mut hinted, 0)), None);

    let (mut exchanged, _) = begun(against(3));
    done(&mut exchanged, |app| {
        crate::features::players::change(app, against(4).players);
        Ok(())
    });
    assert_eq!(kept_estimate(play_on(&mut exchanged, 0)), None);

    let mut people = app(setup());
    let squares = WON.map(|square| square.parse().unwrap());
    assert_eq!(kept_estimate(play(&mut people, &squares)), None);

    let (mut other_rules, _) = begun(Setup { rules: Preset::Anti.rules(), ..against(3) });
    let outputs = play_on(&mut other_rules, 0);
    assert!(other_rules.session().result().is_some());
    assert_eq!(kept_estimate(outputs), None);

    let (mut given_up, _) = begun(against(3));
    typed(&mut given_up, "resign");
    let outputs = given_up.update(Action::Answer(Answer::Yes));
    assert_eq!((given_up.session().result().is_some(), kept_estimate(outputs)), (true, None));

    let session = Session::new(against(3), None);
    let mut script = App::new(session, Confirmation::Skip, None).with_pace(EnginePace::Instant);
    script.update(Action::Begin);
    assert_eq!(kept_estimate(play_on(&mut script, 0)), None);
}

#[test]
fn a_game_that_begins_in_a_position_of_another_says_nothing_even_if_it_is_resumed() {
    let (mut app, _) = begun(against(3));
    let id = task_id(play(&mut app, &[Square::E6]));
    reply(&mut app, Square::F4, id);
    typed(&mut app, "start");
    typed(&mut app, "practice");
    app.update(Action::Answer(Answer::Yes));
    assert_eq!((line(&app).as_str(), app.game().undone().len()), ("", 0));
    let record = app.session().record();
    let resumed = App::resumed(Session::resume(record), Confirmation::Ask, None);
    let mut resumed = resumed.with_pace(EnginePace::Instant);
    resumed.update(Action::Begin);
    assert_eq!(kept_estimate(play_on(&mut resumed, 0)), None);
    assert!(resumed.session().result().is_some());
}
