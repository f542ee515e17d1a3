//! Saved games and the clipboard.

use othello::app::tui::message::Message;
use othello::app::tui::model::Model;
use othello::notation::position;

use crate::storage::{listed, opened};
use crate::support::{app, check, moves, notice, press, record, timed, update, window};

#[test]
fn transcript_and_position_are_copied_and_that_is_said() {
    let mut app = check("f5 d6 c3", "f5d6c3", "");
    assert_eq!(press(&mut app, "y"), ["copy f5d6c3"]);
    assert_eq!(notice(&app), "Copied the transcript of 3 moves.");
    let shown = |app: &Model| {
        let shown = app.shown();
        [format!("copy {}", position::write(shown.board(), shown.to_move().unwrap()))]
    };
    assert_eq!(press(&mut app, "Y"), shown(&app));
    assert_eq!(notice(&app), "Copied the position.");
    press(&mut app, "PageUp");
    let viewed = shown(&app);
    assert_eq!(press(&mut app, "Y"), viewed, "the viewed position is copied");
}

#[test]
fn saved_games_are_listed() {
    let mut app = check("f5", "f5", "");
    assert_eq!(press(&mut app, "o"), ["list"]);
    app.update(listed([]));
    assert_eq!((window(&app), notice(&app)), ("", "No saved games yet.".into()));
    app.update(listed([record("f5"), record("f5d6"), record("d3c3")]));
    assert_eq!(press(&mut app.clone(), "Enter"), ["open 0"]);
    assert_eq!(press(&mut app.clone(), "Down Down Enter"), ["open 2"]);
    assert_eq!(press(&mut app.clone(), "Up Enter"), ["open 2"]);
    assert_eq!(update(&mut app, Message::Pick(1)), [""; 0]);
    assert_eq!(update(&mut app, Message::Pick(1)), ["open 1"]);
}

#[test]
fn a_saved_game_is_opened() {
    let mut app = check("f5", "f5", "");
    app.update(listed([record("f5d6")]));
    press(&mut app, "Enter");
    app.update(opened(Err("expected a game")));
    assert_eq!(notice(&app), "Cannot read games/x.pgn: expected a game.");
    let mut timed = timed();
    press(&mut timed, "d3 c3");
    app.update(opened(Ok(timed.session().record())));
    assert_eq!(window(&app), "load?");
    press(&mut app, "y");
    assert_eq!((moves(&app).as_str(), window(&app)), ("d3c3", "pause"));
}

#[test]
fn a_copy_is_saved_under_a_name() {
    let mut app = app();
    press(&mut app, "f5 d6");
    assert_eq!(press(&mut app, "s final Enter"), ["save f5d6 as final"]);
    assert_eq!(press(&mut app, "s Enter"), ["save f5d6 as "]);
    assert_eq!(press(&mut app, "s final Esc"), [""; 0]);
    assert_eq!(window(&app), "");
}
