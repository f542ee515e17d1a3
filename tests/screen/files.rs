//! Saved games and the clipboard.

use othello::screen::model::Model;
use othello::screen::view::BoardContent;
use othello_board::app::screen_input::{ScreenInput, WindowInput};
use othello_home::jobs::saved_games::{DeleteGame, ListGames, RenameGame};
use othello_home::store::{GameLine, GameSummary, SavedAs};
use othello_notation::{PlayerName, Record, position};

use crate::storage::{answered, error, listed, opened, previewed};
use crate::support::{
    check, draw, model, moves, notice, picture, press, record, timed, update, window,
};

#[test]
fn transcript_and_position_are_copied_and_that_is_said() {
    let mut model = check("f5 d6 c3", "f5d6c3", "");
    assert_eq!(press(&mut model, "y"), ["copy f5d6c3"]);
    assert_eq!(notice(&model), "Copied the transcript of 3 moves.");
    let shown = |model: &Model| {
        let shown = model.view().shown();
        [format!("copy {}", position::write(shown.board(), shown.to_move().unwrap()))]
    };
    assert_eq!(press(&mut model, ":copy-position"), shown(&model));
    assert_eq!(notice(&model), "Copied the position.");
    press(&mut model, "PageUp");
    let viewed = shown(&model);
    assert_eq!(press(&mut model, ":copy-position"), viewed, "the viewed position is copied");
}

/// The window with these games.
fn listing<const N: usize>(games: [&str; N]) -> Model {
    let mut model = check("f5", "f5", "");
    update(&mut model, listed(games.map(record)));
    model
}

#[test]
fn saved_games_are_listed() {
    let mut model = check("f5", "f5", "");
    assert_eq!(press(&mut model, "o"), ["ListGames"]);
    update(&mut model, listed([]));
    let none = "No other games yet. This one is saved as you play, and from its fourth move on it is \
                listed once you start another.";
    assert_eq!((window(&model), notice(&model)), ("", none.into()));
    assert!(picture(&model, 24, 12).contains("No other games yet."), "{}", picture(&model, 24, 12));
    let opened = |script: &str| {
        let mut model = listing(["f5", "f5d6", "d3c3"]);
        press(&mut model, script);
        press(&mut model, "Enter").pop().unwrap()
    };
    assert_eq!(opened(""), "load 0");
    assert_eq!(opened("Down Down"), "load 2");
    assert_eq!(opened("Up"), "load 2");
    assert_eq!(opened("End"), "load 2");
    assert_eq!(opened("PageDown"), "load 2");
    assert_eq!(opened("End Home"), "load 0");
    assert_eq!(opened("End PageUp"), "load 0");
}

#[test]
fn the_board_of_the_selected_game_is_read_and_shown_beside_the_list() {
    let mut model = check("f5", "f5", "");
    let games = [record("f5"), record("f5d6")];
    assert_eq!(update(&mut model, listed(games.clone())), ["load 0"]);
    let board = check("f5 d6", "f5d6", "").view().shown().board();
    let shows = |model: &Model| model.view().board_content() == BoardContent::Other(board);
    assert!(!shows(&model));
    assert_eq!(press(&mut model, "Down"), ["load 1"]);
    model.update(previewed(0, &games[0]));
    assert!(!shows(&model), "the board of another game came too late");
    model.update(previewed(1, &games[1]));
    assert!(shows(&model), "{}", picture(&model, 80, 24));
}

/// The rows of a window in which each name stands.
fn rows(model: &Model, names: [&str; 2]) -> [Option<usize>; 2] {
    let shown = picture(model, 80, 24);
    names.map(|name| shown.lines().position(|line| line.contains(name)))
}

/// A click on a game that is selected opens it: the row must not move away from the pointer.
#[test]
fn the_list_stays_where_it_is_whichever_game_is_selected() {
    let mut model = check("f5", "f5", "");
    let mut named = record("f5d6");
    named.names.black = PlayerName::cleaned("Alexandra of the long name");
    named.names.white = PlayerName::cleaned("Emile of another one");
    update(&mut model, listed([record("f5"), named.clone(), record("d3c3")]));
    let before = rows(&model, ["Saved games", "Alexandra"]);
    assert!(before.iter().all(Option::is_some));
    press(&mut model, "Down");
    model.update(previewed(1, &named));
    assert_eq!(rows(&model, ["Saved games", "Alexandra"]), before);
    press(&mut model, "r");
    assert_eq!(rows(&model, ["Saved games", "Alexandra"]), before);
}

#[test]
fn the_cursor_stands_where_the_next_letter_goes() {
    let stands = |model: &Model, typed: &str| {
        for (width, height) in [(24, 12), (80, 24)] {
            let mut terminal = draw(model, width, height);
            let cursor = terminal.get_cursor_position().unwrap();
            let shown = picture(model, width, height);
            let row = shown.lines().nth(cursor.y.into()).unwrap();
            // Lines are quoted.
            let left: String = row.chars().skip(1).take(cursor.x.into()).collect();
            assert!(left.ends_with(typed), "{left:?} at {width}x{height}");
        }
    };
    let mut model = check("f5", "f5", "");
    press(&mut model, "s final");
    stands(&model, "final");
    let mut model = check("f5", "f5", "");
    press(&mut model, "n Down Ada");
    stands(&model, " Ada");
    press(&mut model, "Down 3 0");
    stands(&model, " 30");
    let mut model = listing(["f5", "f5d6"]);
    press(&mut model, "r last");
    stands(&model, " last");
    press(&mut model, "Esc / tiger");
    stands(&model, " tiger");
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
    let mut model = check("f5", "f5", "");
    update(
        &mut model,
        listed([
            played("f5d6c3d3c4", "Ada", "Emile"),
            played("f5f6e6f4", "Emile", "Ada"),
            played("f5d6c3d3c4", "Cleo", "Dan"),
            record("d3c3"),
        ]),
    );
    model
}

#[test]
fn a_filter_leaves_the_games_with_all_its_words() {
    let found = |script: &str| {
        let mut model = four_games();
        press(&mut model, &format!("/ {script}"));
        let page = picture(&model, 60, 20);
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
        let mut model = four_games();
        let effects = press(&mut model, &format!("/ cleo {script}"));
        (model, effects.last().cloned().unwrap_or_default())
    };
    let (model, _) = filtered("Enter");
    assert_eq!(window(&model), "saved games");
    assert_eq!(filtered("Enter Enter").1, "load 2", "the number among all games");
    let (model, _) = filtered("Enter r final Esc x");
    assert_eq!(window(&model), "saving.delete-question");
    assert!(picture(&model, 80, 24).contains("Delete the saved game Cleo - Dan?"));
    for clear in ["Esc", "Enter Esc"] {
        let (mut model, _) = filtered(clear);
        assert!(!picture(&model, 60, 20).contains(" of 4"));
        assert_eq!(filtered(&format!("{clear} Enter")).1, "load 2", "it stays selected");
        press(&mut model, "Esc");
        assert_eq!(window(&model), "");
    }
    let (model, effect) = filtered("zzz Enter Enter r x");
    assert_eq!((window(&model), &*effect), ("saved games", "load 2"), "nothing is selected");
}

#[test]
fn the_filter_is_seen_at_every_size_and_the_window_keeps_its_size() {
    let frame = |page: &str| {
        let edges = page.lines().enumerate();
        let edge = |(row, line): (usize, &str)| Some((row, line.find('╭').or(line.find('╰'))?));
        edges.filter_map(edge).collect::<Vec<_>>()
    };
    for (width, height) in [(24, 12), (40, 20), (60, 20), (80, 24), (120, 40), (200, 60)] {
        let mut model = four_games();
        press(&mut model, "/");
        let before = frame(&picture(&model, width, height));
        press(&mut model, "no_such");
        let page = picture(&model, width, height);
        assert!(page.contains("Filter: no_such_") && page.contains("0 of 4"), "{page}");
        assert!(page.contains("No saved game"), "{page}");
        assert_eq!(frame(&page), before, "{page}");
        press(&mut model, "Enter");
        assert!(picture(&model, width, height).contains("/no_such "));
        assert!(picture(&model, 80, 24).contains("Esc clear"));
        press(&mut model, "Esc");
        assert!(picture(&model, 80, 24).contains("Esc close"));
    }
}

#[test]
fn a_filter_stays_when_the_games_are_listed_anew() {
    let mut model = four_games();
    press(&mut model, "/ tiger Enter Down");
    update(
        &mut model,
        listed([
            played("f5d6c3d3c4", "Ada", "Emile"),
            played("f5f6e6f4", "Emile", "Ada"),
            record("d3c3"),
        ]),
    );
    assert!(picture(&model, 60, 20).contains("1 of 3"));
    assert_eq!(press(&mut model, "Enter"), ["load 0"], "the selection is within the list");
}

#[test]
fn a_column_that_says_nothing_is_left_out() {
    let titles = |games: Vec<Record>| {
        let mut model = check("f5", "f5", "");
        update(&mut model, listed(games));
        let page = picture(&model, 60, 20);
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
    let mut model = listing(["f5", "f5d6"]);
    press(&mut model, "Down r");
    assert!(picture(&model, 80, 24).contains("New name:"));
    assert_eq!(press(&mut model, "final Esc"), [""; 0]);
    assert_eq!(window(&model), "saved games");
    assert_eq!(press(&mut model, "r Enter"), [""; 0], "no name changes nothing");
    assert!(picture(&model, 80, 24).contains("New name:"), "and stays to be typed");
    assert_eq!(press(&mut model, "fin Backspace nal Enter"), ["rename 1 final"]);
    let refused = answered::<RenameGame>(Err(error("the disk is full")));
    assert_eq!(update(&mut model, refused), [""; 0]);
    assert!(notice(&model).starts_with("Cannot rename the game: "), "{}", notice(&model));
    let renamed = SavedAs { file_name: "final.pgn".into(), lost: Vec::new() };
    assert_eq!(update(&mut model, answered::<RenameGame>(Ok(renamed))), ["ListGames"]);
    let games = ["f5", "f5d6", "d3"].map(|moves| GameLine::from(&record(moves)));
    let games = (1..).zip(games).map(|(number, game)| GameSummary::new(number, game));
    let mut games: Vec<_> = games.collect();
    games[2].file_stem = "final".into();
    model.update(answered::<ListGames>(games));
    let page = picture(&model, 80, 24);
    assert!(page.contains("final") && page.contains("Renamed to final.pgn."), "{page}");
    assert_eq!(press(&mut model, "Enter"), ["load 2"]);
}

#[test]
fn deleting_a_saved_game_asks_and_only_y_deletes() {
    let mut model = listing(["f5", "f5d6"]);
    assert_eq!(press(&mut model, "Down x"), ["load 1"]);
    assert_eq!(window(&model), "saving.delete-question");
    assert!(picture(&model, 80, 24).contains("Delete the saved game Black - White?"));
    assert_eq!(press(&mut model, "Enter Enter n"), [""; 0]);
    assert_eq!(window(&model), "saved games");
    assert_eq!(press(&mut model, "x y"), ["delete 1"]);
    assert_eq!(update(&mut model, answered::<DeleteGame>(Ok(()))), ["ListGames"]);
    update(&mut model, listed([record("f5")]));
    assert_eq!(window(&model), "saved games");
    assert_eq!(press(&mut model, "Enter"), ["load 0"], "the selection is within the list");
    update(&mut model, listed([record("f5")]));
    update(&mut model, listed([]));
    assert_eq!(window(&model), "", "an empty list closes");
}

#[test]
fn a_list_of_any_length_is_shown_around_the_selected_game() {
    let mut model = check("f5", "f5", "");
    update(&mut model, listed(vec![record("f5"); 100_000]));
    let page = picture(&model, 70, 20);
    assert!(page.contains(" f5 ") && page.contains("move 2"), "{page}");
    assert!(page.contains(" 14/100000 "), "{page}");
    let previews = ["load 1", "load 2", "load 3"];
    assert_eq!(press(&mut model, "Down Down Down"), previews);
    let row = 60_000;
    assert_eq!(
        update(&mut model, ScreenInput::Window(WindowInput::Pick { row, top: row - 3 })),
        ["load 60000"]
    );
    let page = picture(&model, 70, 20);
    assert!(page.contains(" 60011/100000 "), "the rows stay where they were clicked: {page}");
    press(&mut model, "Home Up");
    let page = picture(&model, 70, 20);
    assert!(page.contains(" 100000/100000 "), "{page}");
    assert_eq!(press(&mut model, "Enter"), ["load 99999"]);
}

#[test]
fn a_saved_game_is_opened() {
    let mut model = check("f5 d6 c3 d3", "f5d6c3d3", "");
    update(&mut model, listed([record("f5d6")]));
    press(&mut model, "Enter");
    model.update(opened(Err("expected a game")));
    assert_eq!(notice(&model), "Cannot read games/x.pgn: expected a game.");
    let mut timed = timed();
    press(&mut timed, "d3 c3");
    model.update(opened(Ok(timed.session().record())));
    assert_eq!(window(&model), "new_game.load");
    press(&mut model, "y");
    assert_eq!((moves(&model).as_str(), window(&model)), ("d3c3", "pause"));
}

#[test]
fn a_copy_is_saved_under_a_name() {
    let mut model = model();
    press(&mut model, "f5 d6");
    assert_eq!(press(&mut model, "s final Enter"), ["save f5d6 as final"]);
    assert_eq!(press(&mut model, "s Enter"), ["save f5d6 as "]);
    assert_eq!(press(&mut model, "s final Esc"), [""; 0]);
    assert_eq!(window(&model), "");
}
