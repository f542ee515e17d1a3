//! Games with faults: what is loaded, what is offered, and what is taken.

use super::PAGE;
use super::commands::paste;
use super::state::FaultyGame;
use crate::app::event::OnEnter;
use crate::app::fixtures::*;
use othello_home::base::ReadGame;

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3a2\
                    b5a6a4b6b7c2g8c8b8g2a5a3b1a7a8g7h8h1";

const OFFERED: Event = Event::Show(PAGE);

fn load(app: &mut App, text: &str) -> Vec<Output> {
    typed(app, &format!("load {text} 42-22"))
}

/// The game with two moves swapped.
fn swapped() -> String {
    GAME.replace("h6h7", "h7h6")
}

#[test]
fn a_game_is_loaded_up_to_its_fault_and_a_repair_is_taken() {
    let mut app = after(setup(), "");
    assert_eq!(said(typed(&mut app, "repair 1")), ["repairs.none"]);
    assert!(events(load(&mut app, &swapped())).contains(&OFFERED));
    let loaded = line(&app);
    assert!(loaded.len() >= 2 * 31 && loaded.len() < 2 * 60, "{loaded}");
    assert!(swapped().starts_with(&loaded));
    let count = app.features.repairs.offered().unwrap().repairs.len();
    assert_eq!(said(typed(&mut app, &format!("repair {}", count + 1))), ["repairs.only"]);
    assert_eq!(said(typed(&mut app, "repair first")), ["repairs.wrong-number"]);
    assert_eq!(said(typed(&mut app, "repair 1")), ["repairs.taken"]);
    assert_eq!(line(&app), GAME);
    // The offer ends with the game.
    typed(&mut app, "new");
    assert_eq!(app.features.repairs.offered(), None);
}

#[test]
fn what_is_pasted_is_loaded_at_the_start_or_refused_with_the_reason() {
    let pasted = |app: &mut App, text: &str| done(app, |app| paste(app, text));
    for text in ["  F5 D6\nC3\n", "1. f5 d6 2. c3", "Look at this game: f5d6c3, says Ann"] {
        let mut app = after(setup(), "");
        pasted(&mut app, text);
        assert_eq!((line(&app).as_str(), app.question()), ("f5d6c3", None), "{text}");
    }
    let neither = "expected moves or a position, found neither";
    for (text, why) in [
        ("", neither),
        ("hello world", neither),
        ("[Black", neither),
        ("f5d6a1", "move 3: a1 has no white disc next to it"),
        ("f5 d9", "move 2: d9 is not on the board"),
    ] {
        let mut app = after(setup(), "f5");
        let told = events(pasted(&mut app, text));
        let [Event::Refused(refused)] = &told[..] else { panic!("{text}: {told:?}") };
        assert!(refused.why.to_string().contains(why), "{text}: {}", refused.why);
        assert_eq!((line(&app).as_str(), app.question()), ("f5", None), "{text}");
    }
}

#[test]
fn the_players_of_a_game_under_way_are_asked_first() {
    let mut app = after(setup(), "f5d6c3d3");
    assert_eq!(events(load(&mut app, &swapped())), [Event::Asked]);
    assert_eq!(line(&app), "f5d6c3d3");
    app.update(Action::Answer(Answer::No));
    assert_eq!((line(&app).as_str(), app.features.repairs.offered()), ("f5d6c3d3", None));
    load(&mut app, &swapped());
    assert!(events(app.update(Action::Answer(Answer::Yes))).contains(&OFFERED));
    typed(&mut app, "repair 1");
    assert_eq!(line(&app), GAME);
}

#[test]
fn what_nobody_can_repair_is_none() {
    for text in [GAME, "hello", "f5f5", "f5d6c4 a1", ""] {
        assert_eq!(FaultyGame::read(text, Rules::OTHELLO), None, "{text}");
    }
}

#[test]
fn a_text_of_which_most_is_no_game_is_asked_about_and_enter_is_no_answer() {
    let mut app = after(setup(), "f5d6c3d3");
    let before = line(&app);
    assert_eq!(events(typed(&mut app, "load Seats: C4, E3, F5")), [Event::Asked]);
    assert_eq!(app.question().map(|question| question.enter), Some(OnEnter::Nothing));
    app.update(Action::Answer(Answer::No));
    assert_eq!(line(&app), before);
    typed(&mut app, "load Seats: C4, E3, F5");
    app.update(Action::Answer(Answer::Yes));
    assert_eq!(line(&app), "c4e3f5");
    assert_eq!(said(typed(&mut app, "load the seat D3")), ["repairs.unreadable"]);
}

/// A path is opened as a file, also from where the program was started; what is nothing of all that is told so.
#[test]
fn what_is_typed_behind_load_is_moves_or_a_file_or_nothing() {
    let opened = |line: &str| jobs::<ReadGame>(typed(&mut app(setup()), line));
    for path in ["game.pgn", "games/final.SGF", "~/x.pgn", "games/final"] {
        assert_eq!(opened(&format!("load {path}")), [ReadGame::first(path.into())]);
    }
    for line in ["load xyz", "load my game with Anna"] {
        assert_eq!(said(typed(&mut app(setup()), line)), ["repairs.neither"], "{line}");
    }
}
