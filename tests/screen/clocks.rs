//! The clock and its pause.

use std::time::Duration;

use othello::screen::model::Model;
use othello::screen::view::{Notice, NoticeKind};
use othello_board::app::input::Action;
use othello_board::app::screen_input::{ScreenInput, WindowFocus};
use othello_board::app::then::Then;
use othello_board::features::saving;
use othello_core::square::Square;
use othello_home::engine_worker::task::{ChosenSquare, TaskOutcome};
use othello_home::engine_worker::{EngineReply, TaskId};

use crate::storage::saved;
use crate::support::{
    check, check_notice, moves, notice, picture, press, resumed, settings, timed, window,
};

#[test]
fn a_column_stays_typed_until_the_next_key() {
    for other in no_inputs() {
        let mut model = timed();
        press(&mut model, "f");
        model.update(other.clone());
        press(&mut model, "5");
        assert_eq!(moves(&model), "f5", "{other:?}");
    }
}

/// Messages of which none is a key or a click.
fn no_inputs() -> Vec<ScreenInput> {
    let replied =
        EngineReply::of(TaskId::default(), TaskOutcome::Last(ChosenSquare::Ok(Square::D3)));
    vec![
        ScreenInput::Elapse(Duration::from_secs(9)),
        ScreenInput::Hover(Some(Square::D3)),
        ScreenInput::Focus(WindowFocus::Focused),
        ScreenInput::Focus(WindowFocus::Unfocused),
        ScreenInput::Redraw,
        ScreenInput::Arrived(Action::Continue(Then::new(|_, ()| {}))),
        saved(Err("disk full")),
        saved(Ok(())),
        ScreenInput::Arrived(Action::EngineReplied(replied)),
        ScreenInput::Arrived(Action::Begin),
        ScreenInput::Suspend,
    ]
}

#[test]
fn a_resumed_clock_waits_and_a_resumed_game_is_announced() {
    let mut model = timed();
    press(&mut model, "f5 d6");
    let app = resumed(model.session().clone());
    assert_eq!(saving::sentences::resumed(app.session()), Some("Resumed at move 3.".into()));
    let waiting = Model::new(app, settings());
    assert_eq!((window(&waiting), waiting.app().state.is_clock_running()), ("pause", false));
    let untimed = resumed(check("f5", "f5", "").session().clone());
    assert_eq!(saving::sentences::resumed(untimed.session()), Some("Resumed at move 2.".into()));
    assert_eq!(window(&Model::new(untimed, settings())), "");
    press(&mut model, "x y");
    let over = resumed(model.session().clone());
    assert_eq!(saving::sentences::resumed(over.session()), None);
    assert_eq!(window(&Model::new(over, settings())), "");
}

#[test]
fn a_game_without_a_clock_and_a_finished_game_have_no_pause() {
    check_notice("p", "This game has no clock to pause.");
    let mut model = timed();
    press(&mut model, "x y p");
    assert_eq!((window(&model), notice(&model)), ("", "The game is over.".into()));
}

#[test]
fn the_notice_stays_through_a_pause_and_a_question() {
    for (script, shown) in [("p", "pause"), ("p Enter", ""), ("x", "resign?"), ("x n", "")] {
        let resumed = Notice::new("Resumed at move 1.", NoticeKind::Quiet);
        let mut model = timed().with_notice(resumed.clone());
        press(&mut model, script);
        assert_eq!((window(&model), model.notice()), (shown, Some(resumed)), "{script}");
    }
}

#[test]
fn the_pause_hides_the_board() {
    let mut model = timed();
    press(&mut model, "f5");
    let discs = |model: &Model| picture(model, 60, 20).matches('▀').count();
    assert!(discs(&model) > 0 || picture(&model, 60, 20).contains('●'));
    press(&mut model, "p");
    assert!(picture(&model, 60, 20).contains("Paused."));
    assert_eq!(discs(&model), 0);
}

#[test]
fn only_the_running_clock_warns_that_little_is_left() {
    let mut model = timed();
    press(&mut model, "f5 d6");
    model.update(ScreenInput::Elapse(Duration::from_secs(290)));
    for size in [(60, 20), (80, 24)] {
        let shown = picture(&model, size.0, size.1);
        assert!(shown.contains("! 0:10.0 !"), "{size:?}: {shown}");
    }
    press(&mut model, "c3");
    for size in [(60, 20), (80, 24)] {
        let shown = picture(&model, size.0, size.1);
        assert!(shown.contains("0:10") && !shown.contains("! 0:10"), "{size:?}: {shown}");
    }
}
