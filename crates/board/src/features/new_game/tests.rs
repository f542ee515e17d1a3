//! New games, matches and games that are loaded: what is asked before, and what is kept.

use super::{PAGE, begin_match};
use crate::app::fixtures::*;
use othello_core::rules::Preset;
use othello_home::files::StoreError;
use othello_session::OpeningChoice;

fn question(app: &App) -> Option<&'static str> {
    match app.question() {
        Some(asked) => Some(asked.text.name()),
        None => None,
    }
}

#[test]
fn a_game_of_an_undecided_match_is_left_only_after_a_question() {
    let match_of_3 = Setup { best_of: 3, ..setup() };
    let mut app = after(match_of_3, "f5");
    let next = app.session().next_setup();
    begin_game(&mut app, next.clone());
    assert_eq!(question(&app), Some("new_game.restart"));
    app.update(Action::Answer(Answer::No));
    assert_eq!(line(&app), "f5");

    begin_game(&mut app, Setup { best_of: 5, ..next.clone() });
    assert_eq!(question(&app), Some("new_game.abandon"));
    app.update(Action::Answer(Answer::No));
    done(&mut app, |app| begin_match(app, next.clone()));
    assert_eq!(question(&app), Some("new_game.abandon"));
    assert_eq!(kept(app.update(Action::Answer(Answer::Yes))), ["f5"]);

    let mut single = after(setup(), "f5");
    assert_eq!(said(begin_game(&mut single, setup())), ["new_game.began", "new_game.gone"]);
    assert_eq!(line(&single), "");
    let mut other = after(setup(), "f5");
    let mirrored = Setup { rules: Preset::OthelloMirrored.rules(), ..setup() };
    assert_eq!(
        said(begin_game(&mut other, mirrored)),
        ["new_game.began-on"],
        "f5 is no move there"
    );
    let balanced = Setup { opening: OpeningChoice::AnyBalanced, ..setup() };
    assert_eq!(said(begin_game(&mut single, balanced)), ["new_game.began-with"]);
    assert_eq!(line(&single).len(), 2 * 8);
}

#[test]
fn a_loaded_game_replaces_the_one_under_way_after_a_question_and_waits() {
    let loaded = after(with_clock(), "f5d6c3d3").session().record();
    let mut app = after(setup(), "f5d6c4");
    paste(&mut app, loaded.clone());
    assert_eq!((question(&app), line(&app).as_str()), (Some("new_game.load"), "f5d6c4"));
    let outputs = app.update(Action::Answer(Answer::Yes));
    assert_eq!(kept(outputs.clone()).len(), 0, "it was given up in its first moves");
    assert_eq!(said(outputs), ["new_game.loaded"]);
    assert!(app.state.clock.is_paused());
    typed(&mut app, "continue");
    paste(&mut app, loaded.clone());
    assert_eq!(question(&app), Some("new_game.load"));
    assert_eq!(kept(app.update(Action::Answer(Answer::Yes))), ["f5d6c3d3"]);
}

#[test]
fn a_question_promises_to_save_the_game_under_way_only_where_that_works() {
    let loaded = after(setup(), "d3c5").session().record();
    let asked = |moves: &str, saved: Result<(), StoreError>| {
        let mut app = after(setup(), moves);
        save_ended(&mut app, saved);
        paste(&mut app, loaded.clone());
        app.question().unwrap().text.to_string()
    };
    let full = || Err(StoreError::NoSuchGame { number: 7 });
    let load = "Load this 2-move game?";
    assert_eq!(asked("f5d6c4d3", Ok(())), format!("{load} The game on the board will be saved."));
    assert_eq!(
        asked("f5d6c4d3", full()),
        format!("{load} The game on the board cannot be saved just now.")
    );
    for saved in [Ok(()), full()] {
        assert_eq!(
            asked("f5d6", saved),
            format!("{load} The few moves on the board will be gone.")
        );
    }
}

#[test]
fn a_game_given_up_in_its_first_moves_is_kept_only_if_somebody_has_named_or_annotated_it() {
    let kept = |change: &dyn Fn(&mut App)| {
        let mut app = after(setup(), "f5d6c3");
        change(&mut app);
        kept(begin_game(&mut app, setup()))
    };
    assert_eq!(kept(&|_| {}).len(), 0);
    assert_eq!(kept(&|app| drop(typed(app, "comment good"))), ["f5d6c3"]);
    assert_eq!(kept(&|app| drop(typed(app, "tags event Open"))), ["f5d6c3"]);
    assert_eq!(kept(&|app| drop(typed(app, "tags black Ada"))), ["f5d6c3"]);
    let resign = |app: &mut App| {
        typed(app, "resign");
        app.update(Action::Answer(Answer::Yes));
    };
    assert_eq!(kept(&resign), ["f5d6c3"]);
    let undo = |app: &mut App| {
        play(app, &[Square::D3]);
        typed(app, "undo");
    };
    assert_eq!(kept(&undo), ["f5d6c3"], "what was undone counts");
}

/// Games by mail or chat.
#[test]
fn a_pasted_game_that_goes_on_where_the_current_one_stands_is_played_on() {
    let mut app = after(setup(), "f5d6");
    assert_eq!(events(typed(&mut app, "load Here you are: f5d6c3")), [Event::Asked]);
    assert_eq!(line(&app), "f5d6");
    let outputs = app.update(Action::Answer(Answer::Yes));
    assert_eq!(said(outputs), ["plies.flips", "new_game.extended"]);
    let outputs = typed(&mut app, "load Here you are: f5d6c3 d3");
    assert_eq!(said(outputs), ["plies.flips", "new_game.extended"], "it is known now");
    assert_eq!(line(&app), "f5d6c3d3");
    for text in ["f5d6c3d3", "f5d6"] {
        assert_eq!(said(typed(&mut app, &format!("load {text}"))), ["new_game.nothing-new"]);
    }
    assert_eq!(events(typed(&mut app, "load f5f6e6")), [Event::Asked], "another game");
}

#[test]
fn a_rematch_is_the_same_game_with_the_colours_changed_once_it_is_over() {
    let names = between(Player::Human, level(3));
    let mut app = begun(names).0;
    assert_eq!(refused(typed(&mut app, "rematch")).unwrap().why.name(), "new_game.not-over");
    typed(&mut app, "resign yes");
    typed(&mut app, "rematch");
    let players = app.session().players();
    assert_eq!((&players.black, &players.white), (&level(3), &Player::Human));
    assert!(app.session().result().is_none());
}

#[test]
fn a_computer_is_chosen_by_its_level_its_time_or_its_kind() {
    for line in ["play 3", "play 10@5", "play 10 5s", "play engine", "play depth:4"] {
        let mut app = app(setup());
        assert_eq!(refused(typed(&mut app, line)), None, "{line}");
    }
    assert_eq!(said(typed(&mut app(setup()), "play 99")), ["new_game.wrong-value"]);
}

#[test]
fn a_colour_is_said_before_or_behind_the_level() {
    for line in ["play white 3", "play 3 white"] {
        let mut app = app(setup());
        typed(&mut app, line);
        let players = app.session().players();
        assert_eq!((&players.black, &players.white), (&level(3), &Player::Human), "{line}");
    }
    assert_eq!(said(typed(&mut app(setup()), "play white 99")), ["new_game.wrong-value"]);
}

#[test]
fn a_word_that_starts_another_game_asks_while_one_is_under_way() {
    for line in ["play 1", "level 5", "new clock 5", "new", "practice"] {
        let mut app = after(setup(), "f5d6c3");
        if line == "practice" {
            typed(&mut app, "start");
        }
        let fault = refused(typed(&mut app, &format!("{line} sideways")));
        assert!(fault.is_some(), "what cannot be is refused before it is asked: {line}");
        assert_eq!(question(&app), None, "{line}");
        typed(&mut app, line);
        assert_eq!(question(&app), Some("new_game.replace"), "{line}");
        app.update(Action::Answer(Answer::No));
        assert_eq!(self::line(&app), "f5d6c3", "{line}");
        typed(&mut app, line);
        app.update(Action::Answer(Answer::Yes));
        assert_eq!(self::line(&app), "", "{line}");
        assert_eq!(question(&app), None, "{line}");
    }
    let mut app = begun(setup()).0;
    typed(&mut app, "play 1");
    assert_eq!(question(&app), None, "nothing is left");
}

#[test]
fn words_that_are_said_besides_are_no_settings_of_a_new_game() {
    let (mut app, _) = begun(setup());
    typed(&mut app, "new game against level 5");
    assert_eq!(app.session().players().white, level(5));
    assert_eq!(said(typed(&mut app, "new gaem")), ["new_game.unknown-setting"]);
    for line in ["new game against the computer", "play clock"] {
        assert!(events(typed(&mut app, line)).contains(&Event::Show(PAGE)), "{line}");
    }
    typed(&mut app, "play engine clock none");
    assert!(app.session().players().white.computer().is_some());
}

#[test]
fn the_question_names_those_who_would_play() {
    let (mut app, _) = begun(setup());
    play(&mut app, &[Square::F5]);
    for line in ["play 4", "practice 4"] {
        typed(&mut app, line);
        let question = app.question().unwrap().text.to_string();
        assert!(question.contains("Level 4 ") || question.contains("Level 4?"), "{question}");
        typed(&mut app, "no");
    }
}
