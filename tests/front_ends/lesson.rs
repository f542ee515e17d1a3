//! A lost game, and the lesson about it, by Enter alone.

use othello_board::app::App;
use othello_board::app::state::Confirmation;
use othello_board::features::exercise::problems::{ExerciseKind, Problem};
use othello_core::rules::Rules;
use othello_engine::Options;
use othello_engine::any_engine::AnyEngine;
use othello_notation::paste;
use othello_session::Session;

use crate::lines::Lines;
use crate::screen::Screen;
use crate::shared::Shared;

/// A game that Black has lost, with its review.
fn lost() -> App {
    let text = include_str!("../data/lesson-of-three.pgn");
    let record = paste::read(text, Rules::OTHELLO).unwrap();
    App::resumed(Session::from_record(record), Confirmation::Ask, None)
}

/// The other tests change the language, which is that of the process.
fn says_what_to_remember(said: &str) -> bool {
    ["Remember:", "Merken Sie sich:", "À retenir", "覚えておくこと", "请记住"]
        .iter()
        .any(|begun| said.contains(begun))
}

/// The steps of a lesson, as they are come by.
#[derive(Default)]
struct Trace {
    /// The numbers of the errors, and the most puzzles like one.
    errors: Vec<usize>,
    similar: usize,
    /// A wrong answer was explained, or the answer shown.
    explained: usize,
}

impl Trace {
    fn note(&mut self, app: &App) {
        let Some(shown) = app.features.exercise.current() else { return };
        if let ExerciseKind::Similar(_) = shown.kind() {
            self.similar = self.similar.max(shown.number());
        } else if self.errors.last() != Some(&shown.number()) {
            self.errors.push(shown.number());
        }
        self.explained += usize::from(shown.problem().is_some_and(Problem::is_solved_error));
    }

    /// Goes on by Enter until the lesson is over; returns how often it was pressed.
    fn follow<T>(
        &mut self,
        front: &mut T,
        app: impl Fn(&T) -> &App,
        enter: impl Fn(&mut T),
        reply: impl Fn(&mut T, &mut AnyEngine),
    ) -> usize {
        let mut engine = AnyEngine::new(Options::default());
        enter(front);
        assert!(app(front).features.exercise.is_under_way(), "Enter begins the lesson");
        for pressed in 1..100 {
            self.note(app(front));
            if !app(front).features.exercise.is_under_way() {
                return pressed;
            }
            if app(front).features.exercise.needs_engine() {
                reply(front, &mut engine);
            } else {
                enter(front);
            }
        }
        panic!("the lesson does not end");
    }

    fn check(&self, pressed: usize) {
        assert_eq!(self.errors, [1, 2, 3], "the three worst moves, one after the other");
        assert_eq!(self.similar, 2, "two like an error");
        assert!(self.explained >= 3 && pressed <= 60, "{} in {pressed}", self.explained);
    }
}

#[test]
fn enter_alone_leads_through_the_lesson_on_the_screen() {
    let mut screen = Screen::new(lost());
    screen.begin();
    let mut trace = Trace::default();
    let pressed = trace.follow(&mut screen, Screen::app, Screen::enter, Screen::reply_by);
    trace.check(pressed);
    let said = screen.notice().expect("it says what to remember");
    assert!(says_what_to_remember(&said), "{said}");
    assert!(!screen.app().features.exercise.has_left());
}

#[test]
fn an_empty_line_leads_through_the_lesson_in_line_mode() {
    let mut store = Shared::default();
    let mut lines = Lines::new(lost(), &mut store);
    lines.begin();
    let mut trace = Trace::default();
    let pressed = trace.follow(&mut lines, Lines::app, Lines::enter, Lines::reply_by);
    trace.check(pressed);
    assert!(says_what_to_remember(lines.last_said()), "{}", lines.last_said());
}

#[test]
fn a_lesson_that_is_left_goes_on_by_enter() {
    let mut screen = Screen::new(lost());
    screen.begin();
    screen.enter();
    screen.enter();
    if screen.app().features.exercise.needs_engine() {
        screen.reply_by(&mut AnyEngine::new(Options::default()));
    }
    let before = screen.app().features.exercise.clone();
    screen.escape();
    assert!(!screen.app().features.exercise.is_under_way());
    screen.enter();
    assert_eq!(screen.app().features.exercise, before);
}
