//! The palette: commands found by their names and by what they do, with arguments, from everywhere.

use othello::screen::draw;
use othello::screen::model::Model;
use othello::screen::window_text::FoundPart;
use othello_board::app::App;
use othello_core::rules::Rules;
use othello_session::{Session, Setup};
use ratatui::layout::Size;

use crate::support::{
    check, model, moves, notice, paste, picture, press, sentences, settings, window, window_rows,
    without_engine,
};
use crate::{explorer, review};

/// Types a line into the palette; blanks are keys of their own.
fn typed(model: &mut Model, line: &str) {
    press(model, ":");
    assert_eq!(window(model), "commands");
    paste(model, line);
    if line.ends_with(' ') {
        press(model, "Space");
    }
}

/// The rows of the palette on a screen of that size, without its frame.
fn rows(model: &Model, width: u16, height: u16) -> Vec<String> {
    window_rows(model, width, height)
}

#[test]
fn a_word_or_all_that_is_typed_is_erased_as_in_a_shell() {
    let mut model = model();
    typed(&mut model, "lines depth 20");
    let prompt = |model: &Model| rows(model, 80, 24).into_iter().find(|row| row.starts_with(':'));
    press(&mut model, "Ctrl-W");
    assert_eq!(prompt(&model).unwrap(), ":lines depth _");
    press(&mut model, "Ctrl-U");
    assert_eq!(prompt(&model).unwrap(), ":_");
    press(&mut model, "Ctrl-U");
    assert_eq!(window(&model), "commands");
    // A key that is held down does not go on at the board, where it takes back moves.
    press(&mut model, "Backspace Backspace");
    assert_eq!(window(&model), "commands");
    press(&mut model, "u n d");
    assert!(rows(&model, 80, 24)[0].starts_with("undo"));
}

#[test]
fn a_command_may_be_typed_in_full_width_letters() {
    let mut model = model();
    press(&mut model, "ｄ３ ： ｕｎｄ");
    assert!(rows(&model, 80, 24)[0].starts_with("undo"));
    press(&mut model, "Enter");
    assert_eq!(moves(&model), "");
}

#[test]
fn arguments_follow_in_the_same_line_and_tab_completes_them() {
    let mut model = model();
    typed(&mut model, "theme paper");
    press(&mut model, "Enter");
    assert_eq!(
        (window(&model), notice(&model).as_str()),
        ("", "Colours: grey paper, as in print.")
    );
    typed(&mut model, "the");
    press(&mut model, "Tab m Tab");
    assert!(picture(&model, 80, 24).contains(":theme mono_"), "{}", picture(&model, 80, 24));
    press(&mut model, "Enter");
    assert_eq!(notice(&model), "Colours: no colours.");
}

#[test]
fn a_language_is_chosen_by_its_name_or_from_the_list() {
    let mut model = model();
    typed(&mut model, "lang");
    press(&mut model, "Tab f Tab Enter");
    assert!(notice(&model).contains("Français"), "{}", notice(&model));
    typed(&mut model, "language");
    press(&mut model, "Enter");
    let listed = rows(&model, 80, 24);
    let names =
        ["automatic", "English", "Deutsch", "Español", "Français", "日本語", "한국어", "简体中文"];
    for (row, name) in listed.iter().zip(names) {
        assert!(row.contains(name), "{listed:?}");
        assert_eq!(row.contains("now"), name == "Français", "{row}");
    }
    press(&mut model, "Down Enter");
    assert_eq!((model.settings().language.name(), window(&model)), ("ja", ""));
}

#[test]
fn a_look_is_seen_while_it_is_chosen_and_taken_back_by_esc() {
    let mut model = model();
    let theme = |model: &Model| model.settings().theme.palette.name();
    typed(&mut model, "theme");
    assert_eq!(press(&mut model, "Enter"), [""; 0]);
    assert_eq!(press(&mut model, "Down"), [""; 0], "nothing is kept yet");
    assert_eq!(theme(&model), "paper");
    press(&mut model, "Esc");
    assert_eq!((theme(&model), window(&model)), ("classic", ""));
    typed(&mut model, "language de");
    assert_eq!(model.settings().language.name(), "de");
    assert_eq!(press(&mut model, "Esc"), ["speak"]);
    assert_eq!(model.settings().language.name(), "en");
    typed(&mut model, "theme");
    assert_eq!(press(&mut model, "Enter Down Down Enter"), ["keep theme"]);
    assert_eq!(theme(&model), "contrast");
}

#[test]
fn a_word_for_a_choice_makes_it() {
    let mut model = model();
    typed(&mut model, "dark");
    press(&mut model, "Enter");
    assert_eq!((model.settings().theme.palette.name(), window(&model)), ("slate", ""));
    typed(&mut model, "picture");
    let listed = rows(&model, 80, 24);
    let saves = listed.iter().filter(|row| row.starts_with("save"));
    for (row, form) in saves.zip([".png", ".gif", ".svg"]) {
        assert!(row.contains(form), "{listed:?}");
    }
    press(&mut model, "Down Enter");
    assert!(picture(&model, 80, 24).contains(".gif_"), "the name can be changed");
    press(&mut model, "Esc");
    typed(&mut model, "play computer");
    press(&mut model, "Enter");
    assert_eq!(window(&model), "new game");
}

#[test]
fn what_is_only_nearly_meant_is_done_unless_much_is_lost_by_it() {
    let mut model = model();
    typed(&mut model, "settigns");
    assert!(rows(&model, 80, 24)[0].starts_with("settings"));
    assert_eq!(all_rows(&model, 80, 24).len(), 1, "nothing else comes as near");
    press(&mut model, "Enter");
    assert_eq!(window(&model), "settings");
    press(&mut model, "Esc");
    for line in ["quti", "leave the program"] {
        typed(&mut model, line);
        assert_eq!(press(&mut model, "Enter"), [""; 0], "{line}");
        assert!(picture(&model, 80, 24).contains(":quit"), "{}", picture(&model, 80, 24));
        assert!(sentences(&model).contains("Enter does it"), "{}", sentences(&model));
        press(&mut model, "Esc");
    }
    typed(&mut model, "leave");
    assert_eq!(press(&mut model, "Enter"), [""; 0]);
    assert_eq!(window(&model), "text", "it says how");
}

#[test]
fn what_others_can_see_is_read_before_it_is_done() {
    let mut model = model();
    for line in ["host", "online", "web"] {
        typed(&mut model, line);
        assert_eq!(press(&mut model, "Enter"), [""; 0], "{line}");
        let said = sentences(&model);
        assert!(said.contains("port") && said.contains("clipboard"), "{said}");
        assert_eq!(press(&mut model, "Esc"), [""; 0], "{line}");
    }
    typed(&mut model, "host");
    assert_eq!(press(&mut model, "Enter Enter"), ["restart host"]);
}

#[test]
fn a_copy_is_saved_under_a_name_that_is_asked_for() {
    for line in ["save", "save as", "speichern unter"] {
        let mut model = check("f5 d6", "f5d6", "");
        typed(&mut model, line);
        assert_eq!(press(&mut model, "Enter"), [""; 0], "{line}");
        assert_eq!(window(&model), "save as", "{line}");
        let saved = press(&mut model, "e v e Enter");
        assert!(saved.iter().any(|effect| effect.contains("eve")), "{saved:?}");
    }
}

#[test]
fn a_word_about_a_setting_shows_it_among_the_others() {
    let mut model = model();
    typed(&mut model, "sound off");
    press(&mut model, "Enter");
    assert_eq!(window(&model), "settings");
    let shown = draw::open_window(&model, Size { width: 80, height: 24 }).unwrap();
    let selected = model.view().theme().colors.selected;
    let row = shown.lines.iter().find(|line| line.text.style == selected).unwrap();
    assert!(row.text.to_string().contains("Alerts"), "{}", row.text);
}

#[test]
fn a_new_game_is_asked_for_as_by_its_key() {
    for line in ["new", "two players", "neues spiel"] {
        let mut model = model();
        press(&mut model, "f 5 d 6");
        typed(&mut model, line);
        press(&mut model, "Enter");
        assert_eq!((window(&model), moves(&model).as_str()), ("new game", "f5d6"), "{line}");
    }
}

#[test]
fn a_picture_says_that_it_is_being_saved() {
    let mut model = model();
    typed(&mut model, "save board.png");
    press(&mut model, "Enter");
    assert!(notice(&model).contains("board.png"), "{}", notice(&model));
}

#[test]
fn what_cannot_be_done_is_listed_with_the_reason() {
    let session = Session::new(Setup::new(Rules::OTHELLO), None);
    let app = App::new(session, othello_board::app::state::Confirmation::Ask, None)
        .with_settings(without_engine());
    let mut model = Model::new(app, settings());
    typed(&mut model, "hint");
    let row = row_in_focus(&model, 60, 24).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(row.contains("the best") && row.contains("(not now: the engine is lock"), "{row}");
    press(&mut model, "Enter");
    assert!(notice(&model).contains("locked"), "{}", notice(&model));
}

#[test]
fn moves_are_played_and_what_is_neither_is_refused() {
    let mut model = model();
    typed(&mut model, "f5d6");
    press(&mut model, "Enter");
    assert_eq!((moves(&model).as_str(), window(&model)), ("f5d6", ""));
    typed(&mut model, "xyzzy 9");
    assert!(picture(&model, 80, 24).contains("No matching command"));
    press(&mut model, "Enter");
    assert!(notice(&model).contains("\"xyzzy 9\""), "{}", notice(&model));
}

#[test]
fn up_brings_back_what_was_run() {
    let mut model = model();
    typed(&mut model, "theme paper");
    press(&mut model, "Enter");
    typed(&mut model, "learning-marks stable");
    press(&mut model, "Enter : Up");
    assert!(picture(&model, 80, 24).contains(":learning-marks stable_"));
    press(&mut model, "Up");
    assert!(picture(&model, 80, 24).contains(":theme paper_"));
    press(&mut model, "Enter");
    assert_eq!(notice(&model), "Colours: grey paper, as in print.");
}

#[test]
fn in_a_window_its_own_commands_come_first() {
    let mut model = check("f5 v", "f5", "record");
    press(&mut model, ":");
    assert!(rows(&model, 80, 24).iter().any(|row| row.contains("browse the game")));
    press(&mut model, "Esc");
    assert_eq!(window(&model), "record");
}

#[test]
fn a_long_answer_is_read_on_a_page() {
    let mut model = model();
    typed(&mut model, "rules anti");
    press(&mut model, "Enter");
    assert_eq!(window(&model), "text");
    press(&mut model, "Esc");
    typed(&mut model, "help theme");
    press(&mut model, "Enter");
    assert!(sentences(&model).contains("theme, or theme paper: choose the colours"));
    press(&mut model, "Esc");
    assert_eq!(window(&model), "");
}

#[test]
fn it_has_room_on_the_smallest_screen_and_leaves_the_board_on_others() {
    let mut model = model();
    typed(&mut model, "theme");
    let small = rows(&model, 24, 12);
    assert!(small[0].starts_with("theme"), "{small:?}");
    assert!(small.iter().any(|row| row.contains(":theme_")), "{small:?}");
    assert!(picture(&model, 80, 24).contains("a   b"), "{}", picture(&model, 80, 24));
}

#[test]
fn f1_explains_it_and_leads_back_to_what_was_typed() {
    let mut model = model();
    typed(&mut model, "theme pa");
    for close in ["Esc", "F1", "q"] {
        press(&mut model, "F1");
        assert_eq!(window(&model), "help");
        assert!(picture(&model, 80, 24).contains("In the list of commands"));
        press(&mut model, close);
        assert_eq!(window(&model), "commands", "{close}");
        assert!(picture(&model, 80, 24).contains(":theme pa_"), "{close}");
    }
    press(&mut model, "Enter");
    assert_eq!(notice(&model), "Colours: grey paper, as in print.");
    press(&mut model, "? : Esc Esc");
    assert_eq!(window(&model), "", "the help closes behind it");
}

/// All rows of the open palette on a screen of that size.
fn all_rows(model: &Model, width: u16, height: u16) -> Vec<String> {
    let text = draw::open_window(model, Size { width, height }).unwrap();
    // Only the row in focus has several lines.
    let lines = text.lines.iter().filter(|line| line.part != FoundPart::More);
    lines.map(|line| line.text.to_string()).collect()
}

#[test]
fn every_row_has_a_name_and_none_is_listed_twice() {
    let models: [fn() -> Model; 3] = [
        || review::second_error(settings().theme),
        || explorer::explored("f5d6"),
        || check("f5 v", "f5", "record"),
    ];
    for make in models {
        let mut model = make();
        press(&mut model, ":");
        let rows = all_rows(&model, 60, 40);
        let names: Vec<_> = rows.iter().filter_map(|row| row.split("  ").next()).collect();
        assert!(names.len() > 40 && names.iter().all(|name| !name.is_empty()), "{rows:#?}");
        for (index, name) in names.iter().enumerate() {
            assert!(!names[..index].contains(name), "{name:?} in {rows:#?}");
        }
    }
}

/// The lines of the row in focus on a screen of that size.
fn row_in_focus(model: &Model, width: u16, height: u16) -> String {
    let text = draw::open_window(model, Size { width, height }).unwrap();
    let selected = model.view().theme().colors.selected;
    let lines = text.lines.iter().filter(|line| line.text.style == selected);
    lines.map(|line| line.text.to_string()).collect()
}

#[test]
fn the_row_in_focus_is_read_whole() {
    // Where there are few rows, the others have one each.
    let (width, height) = (60, 20);
    let mut model = model();
    typed(&mut model, "r");
    let rows = all_rows(&model, width, height);
    let cut: Vec<_> = rows.into_iter().filter(|row| row.contains('…')).collect();
    assert!(!cut.is_empty());
    for row in cut {
        let name = row.split_whitespace().next().unwrap();
        while !row_in_focus(&model, width, height).starts_with(name) {
            press(&mut model, "Down");
        }
        let read = row_in_focus(&model, width, height);
        assert!(!read.contains('…') && read.len() > row.len(), "{read}");
    }
}

#[test]
fn no_word_is_cut_without_an_ellipsis() {
    let mut model = model();
    press(&mut model, ":");
    let parts = |text: &str| -> Vec<String> {
        let words = text.split_whitespace();
        words.map(|word| word.trim_matches(['.', ';', ',', '(', ')']).to_owned()).collect()
    };
    let known: Vec<_> = othello_board::app::table::commands()
        .flat_map(|command| {
            let text = (command.text)();
            let refused =
                command.refusal(model.app()).map(|refused| refused.why.words("screen", None));
            let text_on_screen = text.words("screen", None);
            let said = [
                text.form("key"),
                text.form("short"),
                refused,
                Some(command.label()),
                Some(text_on_screen),
            ];
            let said = said.into_iter().flatten();
            let said = said.chain([command.words.join(" "), "not now:".to_owned()]);
            said.flat_map(|said| parts(&said)).collect::<Vec<_>>()
        })
        .collect();
    for (width, height) in [(24, 12), (40, 16), (80, 24), (120, 40)] {
        for row in all_rows(&model, width, height) {
            for word in parts(&row).iter().filter(|word| !word.ends_with('…')) {
                assert!(known.contains(word), "{width}×{height}: {word:?} in {row:?}");
            }
        }
    }
}

#[test]
fn a_list_of_few_choices_is_as_high_as_these_while_one_is_typed() {
    let mut model = model();
    let height = |model: &Model| window_rows(model, 120, 40).len();
    press(&mut model, ":");
    let full = height(&model);
    paste(&mut model, "theme ");
    let few = height(&model);
    assert!(few < full / 2, "{few} of {full}");
    press(&mut model, "p");
    assert_eq!(height(&model), few);
}

#[test]
fn what_explains_a_command_is_read_whole() {
    for size in [(40, 20), (60, 20), (80, 24)] {
        let mut model = model();
        typed(&mut model, "host");
        press(&mut model, "Enter");
        let shown = window_rows(&model, size.0, size.1).join(" ");
        let said = shown.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("leaves everything as it is."), "{size:?}: {said}");
    }
}

#[test]
fn the_chosen_row_is_seen_however_many_lines_the_others_take() {
    let mut model = model();
    press(&mut model, ":");
    let is_seen =
        |model: &Model, name: &str| rows(model, 80, 24).iter().any(|row| row.starts_with(name));
    assert!(is_seen(&model, "play ") && !is_seen(&model, "position "));
    press(&mut model, "End");
    assert!(is_seen(&model, "position ") && !is_seen(&model, "play "));
}
