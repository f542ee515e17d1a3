//! Questions, pages of text, and quitting.

use othello::app::controller::Action;
use othello::app::exit_status::ExitStatus;
use othello::app::tui::message::Message;
use othello::board::Color;

use crate::support::{
    WINDOWS, app, check, check_notice, picture, press, update, window, with_window,
};

#[test]
fn resigning_asks() {
    check("f5 x", "f5", "resign?");
    let result = |script| check(script, "f5", "").session().result();
    assert_eq!(result("f5 x n"), None);
    let end = result("f5 x y").unwrap();
    assert_eq!((end.reason.name(), end.winner), ("resignation", Some(Color::Black)));
    check_notice("f5 x y", "Black wins by resignation (official score 64-0).");
    check_notice("f5 x y x", "The game is over.");
}

#[test]
fn enter_does_not_resign() {
    let app = check("f5 x Enter Enter", "f5", "resign?");
    assert_eq!(app.session().result(), None);
}

#[test]
fn pages_open_scroll_and_close() {
    check("? j j Down PageDown", "", "help");
    check("? Esc v Esc w", "", "graphs");
    check("v", "", "record");
    for close in ["Esc", "Enter", "q", "?"] {
        check(&format!("? {close}"), "", "");
    }
    check("v v", "", "");
    check("v w", "", "graphs");
    let app = check("? End", "", "help");
    assert!(picture(&app, 60, 20).contains("copies the transcript. Paste a transcript"));
    let app = check("? End Home", "", "help");
    assert!(picture(&app, 60, 20).contains("Keys"));
}

#[test]
fn esc_closes_everything_and_never_quits() {
    for name in WINDOWS {
        let mut app = with_window(name);
        for _ in 0..3 {
            let effects = press(&mut app, "Esc");
            assert!(!effects.iter().any(|effect| effect.starts_with("quit")), "{name}");
        }
        assert_eq!(window(&app), "", "{name}");
    }
}

#[test]
fn quitting_saves_first() {
    for (status, expected) in [
        (ExitStatus::Success, "quit 0"),
        (ExitStatus::Interrupted, "quit 130"),
        (ExitStatus::Terminated, "quit 143"),
    ] {
        let effects = update(&mut app(), Message::Act(Action::Quit(status)));
        assert_eq!(effects, ["save ", expected]);
    }
    assert_eq!(press(&mut app(), "q"), ["save ", "quit 0"]);
    assert_eq!(update(&mut app(), Message::Suspend), ["save ", "suspend"]);
}
