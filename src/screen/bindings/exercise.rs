//! The rows of the table for positions to be solved.

use ratatui::crossterm::event::KeyCode;

use super::shared::{CURSOR, HELP, PLAY, QUIT, SEEK};
use crate::controller::{Action, Exercise, ExerciseAction};
use crate::screen::binding::{Binding, Hint, always, char, key};
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;
use crate::screen::view::View;

const fn act(action: ExerciseAction) -> Message {
    Message::Act(Action::Exercise(action))
}

fn can_play(view: &View<'_>) -> bool {
    view.controller().can_play()
}

/// Returns `true` if an answer is shown that is not right.
fn is_wrong(view: &View<'_>) -> bool {
    has_problem(view)
        && view.controller().problem().is_some_and(|problem| problem.answer().is_some())
}

fn has_problem(view: &View<'_>) -> bool {
    view.controller()
        .problem()
        .is_some_and(|problem| problem.judgement().is_none_or(|judgement| !judgement.is_right()))
}

fn has_next(view: &View<'_>) -> bool {
    view.controller().exercise().is_some_and(Exercise::has_next)
}

/// The rows.
pub(super) const EXERCISE: &[Binding] = &[
    Binding {
        mode: InputMode::Exercise,
        label: "arrows, h j k l",
        help: "move the cursor",
        hint: None,
        keys: CURSOR,
    },
    Binding {
        mode: InputMode::Exercise,
        label: "a-h, then 1-8",
        help: "answer with that square",
        hint: None,
        keys: &[],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "Enter, Space, click",
        help: "answer with the square under the cursor or the pointer; then try again or go on",
        hint: Some(Hint::new("Enter play", 2, can_play)),
        keys: PLAY,
    },
    Binding {
        mode: InputMode::Exercise,
        label: "Tab, Shift-Tab",
        help: "next, previous legal square",
        hint: Some(Hint::new("Tab next square", 1, can_play)),
        keys: SEEK,
    },
    Binding {
        mode: InputMode::Exercise,
        label: "u, Backspace",
        help: "try again",
        hint: Some(Hint::new("u again", 7, is_wrong)),
        keys: &[
            (char('u'), act(ExerciseAction::TryAgain)),
            (key(KeyCode::Backspace), act(ExerciseAction::TryAgain)),
        ],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "s",
        help: "show the solution",
        hint: Some(Hint::new("s solution", 6, has_problem)),
        keys: &[(char('s'), act(ExerciseAction::Solution))],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "n, PageDown",
        help: "next position",
        hint: Some(Hint::new("n next", 5, has_next)),
        keys: &[
            (char('n'), act(ExerciseAction::Next)),
            (key(KeyCode::PageDown), act(ExerciseAction::Next)),
        ],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "p, PageUp",
        help: "previous position",
        hint: None,
        keys: &[
            (char('p'), act(ExerciseAction::Previous)),
            (key(KeyCode::PageUp), act(ExerciseAction::Previous)),
        ],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "., t, m",
        help: "legal moves, theme, mouse, as on the board",
        hint: None,
        keys: &[
            (char('.'), Message::ToggleMarks),
            (char('t'), Message::CycleTheme),
            (char('m'), Message::ToggleMouse),
        ],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "?, F1",
        help: "help",
        hint: Some(Hint::new("? help", 3, always)),
        keys: HELP,
    },
    Binding {
        mode: InputMode::Exercise,
        label: "Esc",
        help: "back to the game",
        hint: Some(Hint::new("Esc back", 8, always)),
        keys: &[(key(KeyCode::Esc), Message::Close)],
    },
    Binding {
        mode: InputMode::Exercise,
        label: "q",
        help: "quit; the game resumes next time",
        hint: None,
        keys: QUIT,
    },
];
