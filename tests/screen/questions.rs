//! Questions, pages of text, and quitting.

use othello::screen::key_hints::{self, Sight};
use othello::screen::model::Model;
use othello::screen::view::{Notice, NoticeKind};
use othello_board::app::input::Action;
use othello_board::app::screen_input::ScreenInput;
use othello_home::config::look::ThemeName;
use othello_home::process::exit_status::ExitStatus;

use crate::support::{
    WINDOWS, check, check_timed, model, picture, press, press_on, update, window, with_window,
};

#[test]
fn enter_does_not_resign() {
    let model = check("f5 x Enter Enter", "f5", "resign?");
    assert_eq!(model.session().result(), None);
}

#[test]
fn both_answers_are_named_on_the_smallest_screen() {
    let page = picture(&check("f5 x", "f5", "resign?"), 24, 12);
    for answer in ["y  Resign", "n  Keep playing"] {
        assert!(page.contains(answer), "{page}");
    }
}

#[test]
fn pages_open_scroll_and_close() {
    check("? j j Down PageDown", "", "help");
    check("? Esc v Esc :graphs", "", "graphs");
    check("v", "", "record");
    for close in ["Esc", "Enter", "q", "?", "4 ?"] {
        check(&format!("? {close}"), "", "");
    }
    check("v v", "", "");
    check("v Tab", "", "graphs");
    let model = check("? End", "", "help");
    assert!(picture(&model, 80, 24).contains("copies the transcript."));
    let model = check("? End Home", "", "help");
    assert!(picture(&model, 60, 20).contains("move the cursor"));
}

#[test]
fn the_help_has_four_pages() {
    let pages = [
        "move the cursor",
        "Black moves first.",
        "Small square: a legal move.",
        "The game in twenty minutes",
    ];
    let shown = |script: &str| {
        let page = picture(&check(script, "", "help"), 80, 24);
        pages.iter().filter(|text| page.contains(**text)).copied().collect::<Vec<_>>()
    };
    for (number, text) in (1..).zip(pages) {
        assert_eq!(shown(&format!("? {number}")), [text]);
        assert_eq!(shown(&format!("? {}", "Tab ".repeat(number - 1))), [text]);
    }
    assert_eq!(shown("? BackTab"), ["The game in twenty minutes"]);
    assert_eq!(shown("? Tab Tab Tab Tab"), ["move the cursor"]);
    assert_eq!(shown("? 2 PageDown 4 1"), ["move the cursor"], "a page opens at its top");
}

#[test]
fn every_page_of_the_help_can_be_read_to_its_end_at_every_size() {
    let theme = ThemeName::ALL.into_iter().last().unwrap();
    let theme = format!("{theme}: {}.", theme.phrase());
    let ends = ["position to load it.", "to play a variant.", &theme, "flips them all."];
    for (number, last) in (1..).zip(ends) {
        for size in [(24, 12), (40, 20), (60, 20), (80, 24), (120, 40), (300, 80)] {
            let mut model = check(&format!("? {number}"), "", "help");
            press_on(&mut model, size, "End");
            let page = picture(&model, size.0, size.1);
            let words = page.replace(['│', '|', '"'], " ");
            let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains(last), "{last} at {size:?}: {page}");
        }
    }
}

#[test]
fn hints_name_what_matters_most() {
    let hints =
        |model: &Model, width| key_hints::line(&model.view(), Sight::Whole, width).to_string();
    let timed = check_timed("f5 d6", "f5d6", "");
    for hint in ["x resign", "p pause", "u undo", "? help", "q quit"] {
        assert!(hints(&timed, 60).contains(hint), "{hint}");
    }
    assert_eq!(hints(&check("f5 d6", "f5d6", ""), 24), "u undo  ? help  q quit");
    assert_eq!(hints(&check("", "", ""), 24), "n new  ? help  q quit");
    assert_eq!(hints(&check("f5 d6 PageUp", "f5d6", ""), 24), "End return  ? help");
    assert_eq!(hints(&check("f5 d6 PageUp", "f5d6", ""), 3), "");
}

#[test]
fn a_long_message_takes_two_lines_whole_words_and_leaves_the_hints_their_row() {
    for kind in [NoticeKind::Quiet, NoticeKind::Strong, NoticeKind::Warning] {
        let long = Notice::new("corner ".repeat(60).trim_end(), kind);
        let model = model().with_notice(long);
        for (width, height) in [(60, 20), (80, 24), (120, 40)] {
            let shown = picture(&model, width, height);
            let rows: Vec<_> = shown.lines().filter(|row| row.contains("corner")).collect();
            assert_eq!(rows.len(), 2, "{shown}");
            let end = rows[1].trim_end_matches(['"', ' ']);
            assert!(end.ends_with("corner…") && shown.contains("? help"), "{shown}");
        }
    }
}

#[test]
fn a_key_that_scrolls_is_named_only_where_there_is_more_to_read() {
    let names_it = |script: &str, (width, height)| {
        let shown = picture(&check(script, "", "help"), width, height);
        shown.contains("PgDn scroll")
    };
    for page in ["? 1", "? 2", "? 3", "? 4"] {
        assert!(!names_it(page, (80, 90)), "{page}");
    }
    assert!(names_it("? 1", (60, 20)));
    assert!(!names_it("? 2", (120, 40)));
}

#[test]
fn the_smallest_screen_names_the_help_beside_the_clocks() {
    let model = check_timed("f5", "f5", "");
    let shown = picture(&model, 24, 12);
    let last = shown.lines().rfind(|line| line.contains("5:00")).unwrap();
    assert_eq!(last.matches(":00").count(), 2, "{shown}");
    assert!(last.contains("? help"), "{shown}");
}

#[test]
fn esc_closes_everything_and_never_quits() {
    for name in WINDOWS {
        let mut model = with_window(name);
        for _ in 0..3 {
            let effects = press(&mut model, "Esc");
            assert!(!effects.iter().any(|effect| effect.starts_with("quit")), "{name}");
        }
        assert_eq!(window(&model), "", "{name}");
    }
}

#[test]
fn quitting_saves_first() {
    for (status, expected) in [
        (ExitStatus::Success, "quit 0"),
        (ExitStatus::Interrupted, "quit 130"),
        (ExitStatus::Terminated, "quit 143"),
    ] {
        let effects = update(&mut model(), ScreenInput::Arrived(Action::Quit(status)));
        assert_eq!(effects, ["save ", expected]);
    }
    assert_eq!(press(&mut model(), "q"), ["save ", "quit 0"]);
    assert_eq!(update(&mut model(), ScreenInput::Suspend), ["save ", "suspend"]);
}
