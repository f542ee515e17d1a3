//! Saved games and the clipboard.

use othello::game::action::{Action, SavingAction};
use othello::screen::message::{Message, WindowInput};
use othello::screen::model::Model;
use othello::store::{SavedAs, StoreReply};
use othello_notation::{PlayerName, Record, position};

use crate::storage::{listed, opened, previewed};
use crate::support::{
    app, check, draw, moves, notice, picture, press, record, timed, update, window,
};

#[test]
fn transcript_and_position_are_copied_and_that_is_said() {
    let mut app = check("f5 d6 c3", "f5d6c3", "");
    assert_eq!(press(&mut app, "y"), ["copy f5d6c3"]);
    assert_eq!(notice(&app), "Copied the transcript of 3 moves.");
    let shown = |app: &Model| {
        let shown = app.view().shown();
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
    let none = "No other games yet. This one is saved as you play, and will be listed once you start \
                another.";
    assert_eq!((window(&app), notice(&app)), ("", none.into()));
    assert!(picture(&app, 24, 12).contains("No other games yet."), "{}", picture(&app, 24, 12));
    app.update(listed([record("f5"), record("f5d6"), record("d3c3")]));
    let opened = |script: &str| press(&mut app.clone(), script).pop().unwrap();
    assert_eq!(opened("Enter"), "open 0");
    assert_eq!(opened("Down Down Enter"), "open 2");
    assert_eq!(opened("Up Enter"), "open 2");
    assert_eq!(opened("End Enter"), "open 2");
    assert_eq!(opened("PageDown Enter"), "open 2");
    assert_eq!(opened("End Home Enter"), "open 0");
    assert_eq!(opened("End PageUp Enter"), "open 0");
}

#[test]
fn a_click_selects_a_saved_game_and_a_second_one_opens_it() {
    let mut app = check("f5", "f5", "");
    app.update(listed([record("f5"), record("f5d6"), record("d3c3")]));
    let click = Message::Window(WindowInput::Pick { row: 1, top: 0 });
    assert_eq!(update(&mut app, click.clone()), ["preview 1"]);
    assert_eq!(window(&app), "saved games");
    assert_eq!(update(&mut app, click), ["open 1"]);
}

#[test]
fn the_board_of_the_selected_game_is_read_and_shown_beside_the_list() {
    let mut app = check("f5", "f5", "");
    let games = [record("f5"), record("f5d6")];
    assert_eq!(update(&mut app, listed(games.clone())), ["preview 0"]);
    let shows = |app: &Model| picture(app, 80, 24).contains("4 · · · ● ● · · ·");
    assert!(!shows(&app));
    assert_eq!(press(&mut app, "Down"), ["preview 1"]);
    app.update(previewed(0, &games[0]));
    assert!(!shows(&app), "the board of another game came too late");
    app.update(previewed(1, &games[1]));
    assert!(shows(&app), "{}", picture(&app, 80, 24));
}

/// The rows of a window in which each name stands.
fn rows(app: &Model, names: [&str; 2]) -> [Option<usize>; 2] {
    let shown = picture(app, 80, 24);
    names.map(|name| shown.lines().position(|line| line.contains(name)))
}

/// A click on a game that is selected opens it: the row must not move away from the pointer.
#[test]
fn the_list_stays_where_it_is_whichever_game_is_selected() {
    let mut app = check("f5", "f5", "");
    let mut named = record("f5d6");
    named.names.black = PlayerName::cleaned("Alexandra of the long name");
    named.names.white = PlayerName::cleaned("Emile of another one");
    app.update(listed([record("f5"), named.clone(), record("d3c3")]));
    let before = rows(&app, ["Saved games", "Alexandra"]);
    assert!(before.iter().all(Option::is_some));
    press(&mut app, "Down");
    app.update(previewed(1, &named));
    assert_eq!(rows(&app, ["Saved games", "Alexandra"]), before);
    press(&mut app, "r");
    assert_eq!(rows(&app, ["Saved games", "Alexandra"]), before);
}

#[test]
fn the_cursor_stands_where_the_next_letter_goes() {
    let stands = |app: &Model, typed: &str| {
        for (width, height) in [(24, 12), (80, 24)] {
            let mut terminal = draw(app, width, height);
            let cursor = terminal.get_cursor_position().unwrap();
            let shown = picture(app, width, height);
            let row = shown.lines().nth(cursor.y.into()).unwrap();
            // Lines are quoted.
            let left: String = row.chars().skip(1).take(cursor.x.into()).collect();
            assert!(left.ends_with(typed), "{left:?} at {width}x{height}");
        }
    };
    let mut app = check("f5", "f5", "");
    press(&mut app, "s final");
    stands(&app, " final");
    let mut app = check("f5", "f5", "");
    press(&mut app, "n Down Ada");
    stands(&app, " Ada");
    press(&mut app, "Down 3 0");
    stands(&app, " 30");
    let mut app = check("f5", "f5", "");
    app.update(listed([record("f5"), record("f5d6")]));
    press(&mut app, "r last");
    stands(&app, " last");
    press(&mut app, "Esc / tiger");
    stands(&app, " /tiger");
}

/// A record with players.
fn played(moves: &str, black: &str, white: &str) -> Record {
    let mut record = record(moves);
    record.names.black = PlayerName::cleaned(black);
    record.names.white = PlayerName::cleaned(white);
    record
}

/// A list of four games: Ada and Emile play a Tiger and a Buffalo, Cleo and Dan resume the Tiger, and
/// nobody has a name.
fn four_games() -> Model {
    let mut app = check("f5", "f5", "");
    app.update(listed([
        played("f5d6c3d3c4", "Ada", "Emile"),
        played("f5f6e6f4", "Emile", "Ada"),
        played("f5d6c3d3c4", "Cleo", "Dan"),
        record("d3c3"),
    ]));
    app
}

#[test]
fn a_filter_leaves_the_games_with_all_its_words() {
    let found = |script: &str| {
        let mut app = four_games();
        press(&mut app, &format!("/ {script}"));
        let page = picture(&app, 60, 20);
        let count = page.lines().find_map(|line| Some(line.split_once(" of 4")?.0.to_owned()));
        count.and_then(|line| line.split(' ').next_back()?.parse::<usize>().ok())
    };
    for (script, games) in [
        ("", 4),
        ("tiger", 2),
        ("TIGER", 2),
        ("tiger Space ada", 1),
        ("ada Space tiger", 1),
        ("emile", 2),
        ("f5f6e6", 1),
        ("d3c3", 1),
        ("qrdjk", 0),
        ("tigr Backspace er", 2),
        ("zzz Backspace Backspace Backspace", 4),
    ] {
        assert_eq!(found(script), Some(games), "{script}");
    }
}

#[test]
fn enter_ends_the_filter_and_then_opens_and_esc_clears_it_and_then_closes() {
    let filtered = |script: &str| {
        let mut app = four_games();
        let effects = press(&mut app, &format!("/ cleo {script}"));
        (app, effects.last().cloned().unwrap_or_default())
    };
    let (app, _) = filtered("Enter");
    assert_eq!(window(&app), "saved games");
    assert_eq!(filtered("Enter Enter").1, "open 2", "the number among all games");
    let (app, _) = filtered("Enter r final Esc x");
    assert_eq!(window(&app), "delete?");
    assert!(picture(&app, 80, 24).contains("Delete the saved game Cleo - Dan?"));
    for clear in ["Esc", "Enter Esc"] {
        let (mut app, _) = filtered(clear);
        assert!(!picture(&app, 60, 20).contains(" of 4"));
        assert_eq!(press(&mut app.clone(), "Enter"), ["open 2"], "it stays selected");
        press(&mut app, "Esc");
        assert_eq!(window(&app), "");
    }
    let (app, effect) = filtered("zzz Enter Enter r x");
    assert_eq!((window(&app), &*effect), ("saved games", "preview 2"), "nothing is selected");
}

#[test]
fn the_filter_is_seen_at_every_size_and_the_window_keeps_its_size() {
    let frame = |page: &str| {
        let edges = page.lines().enumerate();
        let edge = |(row, line): (usize, &str)| Some((row, line.find('╭').or(line.find('╰'))?));
        edges.filter_map(edge).collect::<Vec<_>>()
    };
    for (width, height) in [(24, 12), (40, 20), (60, 20), (80, 24), (120, 40), (200, 60)] {
        let mut app = four_games();
        press(&mut app, "/");
        let before = frame(&picture(&app, width, height));
        press(&mut app, "no_such");
        let page = picture(&app, width, height);
        assert!(page.contains("/no_such_") && page.contains("0 of 4"), "{page}");
        assert!(page.contains("No saved game"), "{page}");
        assert_eq!(frame(&page), before, "{page}");
        press(&mut app, "Enter");
        assert!(picture(&app, width, height).contains("/no_such "));
        assert!(picture(&app, 80, 24).contains("Esc clear"));
        press(&mut app, "Esc");
        assert!(picture(&app, 80, 24).contains("Esc close"));
    }
}

#[test]
fn a_filter_stays_when_the_games_are_listed_anew() {
    let mut app = four_games();
    press(&mut app, "/ tiger Enter Down");
    app.update(listed([
        played("f5d6c3d3c4", "Ada", "Emile"),
        played("f5f6e6f4", "Emile", "Ada"),
        record("d3c3"),
    ]));
    assert!(picture(&app, 60, 20).contains("1 of 3"));
    assert_eq!(press(&mut app, "Enter"), ["open 0"], "the selection is within the list");
}

#[test]
fn a_column_that_says_nothing_is_left_out() {
    let titles = |games: Vec<Record>| {
        let mut app = check("f5", "f5", "");
        app.update(listed(games));
        let page = picture(&app, 80, 24);
        let titles = page.lines().find(|line| line.contains("Result")).unwrap();
        let words: Vec<_> = titles.split(&[' ', '│', '"'][..]).filter(|w| w.len() > 1).collect();
        words.join(" ")
    };
    assert_eq!(titles(vec![record("f5"), record("f5d6")]), "Opening Result");
    assert_eq!(titles(vec![played("f5", "Ada", "Emile")]), "Players Opening Result");
    assert_eq!(titles(vec![played("", "Ada", "Emile"), record("")]), "Players Result");
    assert_eq!(titles(vec![record("")]), "Players Result");
}

#[test]
fn a_saved_game_is_renamed_and_stays_selected() {
    let mut app = check("f5", "f5", "");
    app.update(listed([record("f5"), record("f5d6")]));
    press(&mut app, "Down r");
    assert!(picture(&app, 80, 24).contains("New name:"));
    assert_eq!(press(&mut app.clone(), "final Esc"), [""; 0]);
    assert_eq!(window(&app), "saved games");
    assert_eq!(press(&mut app.clone(), "Enter"), [""; 0], "no name changes nothing");
    assert_eq!(press(&mut app, "fin Backspace nal Enter"), ["rename 1 final"]);
    let reply =
        Message::Arrived(Action::Saving(SavingAction::Stored(StoreReply::Renamed(Ok(SavedAs {
            file_name: "final.pgn".into(),
        })))));
    assert_eq!(update(&mut app, reply), ["list"]);
    let Message::Arrived(Action::Saving(SavingAction::Stored(StoreReply::Listed(mut games)))) =
        listed([record("f5"), record("f5d6"), record("d3")])
    else {
        unreachable!("it lists")
    };
    games[2].file_stem = "final".into();
    app.update(Message::Arrived(Action::Saving(SavingAction::Stored(StoreReply::Listed(games)))));
    let page = picture(&app, 80, 24);
    assert!(page.contains("final") && page.contains("Renamed to final.pgn."), "{page}");
    assert_eq!(press(&mut app, "Enter"), ["open 2"]);
}

#[test]
fn deleting_a_saved_game_asks_and_only_y_deletes() {
    let mut app = check("f5", "f5", "");
    app.update(listed([record("f5"), record("f5d6")]));
    assert_eq!(press(&mut app, "Down x"), ["preview 1"]);
    assert_eq!(window(&app), "delete?");
    assert!(picture(&app, 80, 24).contains("Delete the saved game Black - White?"));
    assert_eq!(press(&mut app.clone(), "Enter Enter"), [""; 0]);
    let mut kept = app.clone();
    assert_eq!(press(&mut kept, "n"), [""; 0]);
    assert_eq!(window(&kept), "saved games");
    assert_eq!(press(&mut app, "y"), ["delete 1"]);
    let reply = Message::Arrived(Action::Saving(SavingAction::Stored(StoreReply::Deleted(Ok(())))));
    assert_eq!(update(&mut app, reply), ["list"]);
    app.update(listed([record("f5")]));
    assert_eq!(window(&app), "saved games");
    assert_eq!(press(&mut app.clone(), "Enter"), ["open 0"], "the selection is within the list");
    app.update(listed([]));
    assert_eq!(window(&app), "", "an empty list closes");
}

#[test]
fn a_list_of_any_length_is_shown_around_the_selected_game() {
    let mut app = check("f5", "f5", "");
    app.update(listed(vec![record("f5"); 100_000]));
    let page = picture(&app, 80, 24);
    assert!(page.contains(" f5 ") && page.contains("move 2"), "{page}");
    assert!(page.contains(" of 100000 "), "{page}");
    press(&mut app, "Down Down Down");
    assert_eq!(press(&mut app.clone(), "Enter"), ["open 3"]);
    let row = 60_000;
    assert_eq!(
        update(&mut app, Message::Window(WindowInput::Pick { row, top: row - 3 })),
        ["preview 60000"]
    );
    let page = picture(&app, 80, 24);
    assert!(page.contains(" 59998-"), "the rows stay where they were clicked: {page}");
    assert_eq!(press(&mut app.clone(), "Enter"), ["open 60000"]);
    press(&mut app, "Home Up");
    let page = picture(&app, 80, 24);
    assert!(page.contains("-100000 of 100000 "), "{page}");
    assert_eq!(press(&mut app, "Enter"), ["open 99999"]);
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
