//! The help: the keys of what is in front, those of two players, and how everything else is found.

use othello::screen::model::Model;
use othello_board::app::keys::help::HELP_MODE;
use othello_board::app::keys::question::QUESTION_MODE;
use othello_board::features::clock::commands::PAUSE_MODE;
use othello_board::features::new_game::commands::NEW_GAME_MODE;

use crate::support::{
    check, model, moves, picture, press, press_on, sentences, settings, timed, window, window_rows,
    with_window,
};
use crate::{explorer, links, review};

/// The rows of the open help on a screen of that size, without its frame and its tabs.
fn rows(model: &Model, width: u16, height: u16) -> Vec<String> {
    assert_eq!(model.view().mode(), HELP_MODE);
    window_rows(model, width, height).split_off(1)
}

/// The first heading, behind what may be said of the screen before it.
fn first(model: &Model) -> String {
    let rows = rows(model, 80, 24);
    let mut parts = rows.split(String::is_empty).filter(|part| !part.is_empty());
    let is_said = |part: &&[String]| part[0].starts_with("Errors cost: ");
    parts.find(|part| !is_said(part)).unwrap()[0].clone()
}

#[test]
fn the_keys_of_what_is_in_front_come_first_and_closing_returns_there() {
    let theme = settings().theme;
    let mut screens: Vec<_> =
        ["f5 x", "f5 v", ":sheet", "p", "saved games"].map(with_window).into();
    screens.extend([review::second_error(theme), explorer::explored("f5d6")]);
    for mut model in screens {
        let (mode, docked) = (model.view().mode(), model.view().docked());
        let title = docked.unwrap_or(mode).title().to_string();
        for close in ["Esc", "?", "q", "Enter"] {
            press(&mut model, "?");
            assert_eq!(first(&model), title);
            press(&mut model, close);
            assert_eq!((model.view().mode(), model.view().docked()), (mode, docked), "{close}");
        }
    }
}

#[test]
fn where_a_text_is_typed_f1_is_the_help() {
    for script in [":comment", ":sheet n", "f5 v e"] {
        let mut model = check("", "", "");
        press(&mut model, script);
        let mode = model.view().mode();
        press(&mut model, "?");
        assert_eq!(model.view().mode(), mode, "{script}");
        press(&mut model, "F1");
        assert_eq!(first(&model), mode.title().to_string());
        press(&mut model, "Esc");
        assert_eq!(model.view().mode(), mode, "{script}");
        assert!(picture(&model, 80, 24).contains('?'), "{script}");
    }
}

#[test]
fn two_players_find_their_twelve_keys_first_and_then_how_everything_is_found() {
    let mut model = check("?", "", "help");
    let rows = rows(&model, 100, 40);
    assert_eq!(rows[1], "Two players");
    let end = rows.iter().skip(1).position(String::is_empty).unwrap();
    let keys = rows[2..=end].iter().filter(|row| !row.starts_with(' '));
    assert_eq!(keys.count(), 12, "{rows:#?}");
    press(&mut model, "End");
    assert!(picture(&model, 100, 40).contains("type : and what you want"));
}

#[test]
fn a_page_is_what_is_in_sight_less_a_line_and_nothing_is_beyond_the_end() {
    for size @ (width, height) in [(24, 12), (60, 20), (80, 24), (120, 40)] {
        let mut model = check("?", "", "help");
        let shown = |model: &Model| rows(model, width, height);
        let last = |rows: &[String]| rows.last().cloned();
        let before = shown(&model);
        press_on(&mut model, size, "PageDown");
        let after = shown(&model);
        let at = after.iter().position(|row| Some(row) == last(&before).as_ref());
        assert!(at.is_some_and(|at| at <= 1), "{before:#?} {after:#?}");
        press_on(&mut model, size, "End PageDown Down");
        let end = shown(&model);
        press_on(&mut model, size, "Up");
        assert_ne!(shown(&model), end, "the end is the end");
        press_on(&mut model, size, "Home");
        assert_eq!(shown(&model), before);
    }
}

#[test]
fn a_question_that_comes_by_itself_and_a_pause_stay_what_they_are() {
    let mut paused = timed();
    press(&mut paused, "f 5 p ?");
    assert!(!picture(&paused, 120, 40).contains("a   b"), "the board stays hidden");
    press(&mut paused, "Esc");
    assert_eq!(paused.view().mode(), PAUSE_MODE);
    let mut asked = model();
    press(&mut asked, "f 5 x ? y Esc");
    assert_eq!(asked.view().mode(), QUESTION_MODE, "the help takes no answer");
}

#[test]
fn the_keys_that_apply_now_come_first_where_they_are_others_than_usual() {
    let mut browsing = check("f5 d6 PageUp", "f5d6", "");
    press(&mut browsing, "?");
    assert_eq!(first(&browsing), "At an earlier move");
    assert!(rows(&browsing, 80, 24).iter().any(|row| row.contains("return to the current")));
    let mut over = check("f5 x y", "f5", "");
    press(&mut over, "?");
    let shown = rows(&over, 80, 24);
    assert_eq!(first(&over), "After the game");
    assert!(shown[2].starts_with('n') || shown[2].starts_with('j'), "{shown:#?}");
    let mut waiting = links::waiting();
    press(&mut waiting, "?");
    assert_eq!(first(&waiting), "While you wait");
}

#[test]
fn the_filter_finds_commands_by_what_else_they_are_called() {
    let looked_for = |words: &str| {
        let mut model = check("?", "", "help");
        press(&mut model, "/");
        press(&mut model, words);
        sentences(&model)
    };
    for (words, found) in [
        ("pal", "all commands"),
        ("lang", ":language"),
        (":theme", ":theme"),
        (":", "all commands"),
        ("friend", ":host"),
        ("takeback", "undo a move"),
        ("german", ":language de"),
        ("corners", "next to a corner"),
    ] {
        let shown = looked_for(words);
        assert!(shown.contains(found), "{words}: {shown}");
    }
    assert!(
        looked_for("zzz").contains("Nothing here contains those words"),
        "{}",
        looked_for("zzz")
    );
}

#[test]
fn the_dialog_of_a_new_game_is_explained() {
    let mut model = check("n", "", "new game");
    press(&mut model, "?");
    assert!(sentences(&model).contains("Who plays Black and White"), "{}", sentences(&model));
    press(&mut model, "Esc");
    assert_eq!(model.view().mode(), NEW_GAME_MODE);
}

/// Opens the help in a game, looks for words, and presses more keys.
fn found(words: &str, keys: &str) -> (Model, Vec<String>) {
    let mut model = check("f5 d6 ?", "f5d6", "help");
    press(&mut model, "/");
    press(&mut model, words);
    let effects = press(&mut model, keys);
    (model, effects)
}

#[test]
fn enter_runs_what_the_filter_has_found_or_shows_it_in_its_place() {
    let (undone, _) = found("takeback", "Enter");
    assert_eq!((moves(&undone).as_str(), window(&undone)), ("f5", ""));
    for words in ["theme", "thmee"] {
        let (themes, _) = found(words, "Enter");
        assert_eq!(window(&themes), "commands");
        assert!(picture(&themes, 80, 24).contains("walnut"), "{words}");
    }
    // What ends the program is shown first.
    let (quitting, effects) = found("quit", "Enter");
    assert_eq!((window(&quitting), effects), ("commands", Vec::new()));
    // A sentence is read in its place.
    let (squares, _) = found("compass", "Enter");
    assert_eq!(squares.view().mode(), HELP_MODE);
    let shown = sentences(&squares);
    assert!(shown.contains("compass") && shown.contains("X-squares"), "{shown}");
    assert!(!shown.contains("/compass"), "all of the page is shown: {shown}");
}

#[test]
fn the_arrows_go_through_what_the_filter_has_found_and_no_farther() {
    let (first, _) = found("corner", "");
    let (again, _) = found("corner", "Down Down Up Up");
    assert_eq!(picture(&first, 80, 24), picture(&again, 80, 24));
    let (last, _) = found("undo", "PageDown PageDown PageDown PageDown PageDown");
    let (mut before, _) = found("undo", "PageDown PageDown PageDown PageDown PageDown Down Up");
    press(&mut before, "Down");
    assert_eq!(picture(&last, 80, 24), picture(&before, 80, 24));
}

#[test]
fn a_setting_is_found_with_a_wrong_letter_and_enter_shows_its_values() {
    let mut model = check(":settings", "", "settings");
    press(&mut model, "/ langauge Enter");
    assert_eq!(window(&model), "commands");
    assert!(picture(&model, 80, 24).contains("Deutsch"));
}
