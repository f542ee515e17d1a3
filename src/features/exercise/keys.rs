//! The keys of exercises: retries and puzzles.

use super::commands::{BACK, ON};
use crate::app::action::{Action, ExerciseAction};
use crate::features::exercise::problems::{Exercise, Problem};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::can_retry;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{
    CLICK, CLOSE, COLUMN_CAPITALS, COLUMNS, CURSOR, HELP, HELP_WITH_F1, MARKS, MOUSE, NEXT_LEGAL,
    PLAY, PLAY_WITH_SPACE, PREVIOUS_LEGAL, QUIT, RETRY, ROWS, THEME,
};
use crate::screen::message::Message;
use crate::screen::view::View;

/// Returns `true` if positions can be solved: mistakes of the game, or what is due.
fn can_train(view: &View<'_>) -> bool {
    view.app().state().can_evaluate()
}

fn shows_end(view: &View<'_>) -> bool {
    view.shows_end()
}

fn can_play(view: &View<'_>) -> bool {
    view.app().state().can_play()
}

/// Returns `true` if an answer is shown that is not right.
fn is_wrong(view: &View<'_>) -> bool {
    is_unsolved(view)
        && view.app().exercise().problem().is_some_and(|problem| problem.answer().is_some())
}

fn is_unsolved(view: &View<'_>) -> bool {
    view.app()
        .exercise()
        .problem()
        .is_some_and(|problem| problem.judgement().is_none_or(|judgement| !judgement.is_right()))
}

/// Returns `true` if an answer is judged that moves follow.
fn has_line(view: &View<'_>) -> bool {
    view.answered_problem().is_some_and(|problem| problem.step().1 > 0)
}

/// Returns `true` if Enter plays the toughest reply to a right answer.
fn can_play_on(view: &View<'_>) -> bool {
    view.answered_problem().is_some_and(Problem::can_play_on)
}

fn can_play_or_go_on(view: &View<'_>) -> bool {
    can_play(view) || can_play_on(view)
}

fn has_next(view: &View<'_>) -> bool {
    view.app().exercise().current().is_some_and(Exercise::has_next)
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow {
                keys: &[RETRY.hint(Hint::new("retry", 2).at_end(15).when(can_retry))],
                help: "retry your worst moves, or train what is due",
                available: can_train,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('P'),
                    &Message::Act(Action::Exercise(ExerciseAction::Puzzles)),
                )
                .hint(Hint::new("puzzles", 8).when(shows_end))],
                help: "puzzles: endgames in which one move wins",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Exercise,
        rows: &[
            KeyRow { keys: &[CURSOR], help: "move the cursor", available: always },
            KeyRow {
                keys: &[COLUMNS, COLUMN_CAPITALS, ROWS],
                help: "answer with that square",
                available: always,
            },
            KeyRow {
                keys: &[
                    PLAY.hint(
                        Hint::new("play", 2).instead("reply", can_play_on).when(can_play_or_go_on),
                    ),
                    PLAY_WITH_SPACE,
                    CLICK,
                ],
                help: "answer with the square under the cursor or the pointer; then try again or play on",
                available: always,
            },
            KeyRow {
                keys: &[NEXT_LEGAL.hint(Hint::new("next square", 1)), PREVIOUS_LEGAL],
                help: "next, previous legal square",
                available: can_play,
            },
            KeyRow {
                keys: &[
                    Binding::new(
                        char('u'),
                        &Message::Act(Action::Exercise(ExerciseAction::TryAgain)),
                    )
                    .hint(Hint::new("again", 7)),
                    Binding::new(
                        key::BACKSPACE,
                        &Message::Act(Action::Exercise(ExerciseAction::TryAgain)),
                    ),
                ],
                help: "try again",
                available: is_wrong,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('s'),
                    &Message::Act(Action::Exercise(ExerciseAction::Solution)),
                )
                .hint(Hint::new("solution", 6))],
                help: "show the solution",
                available: is_unsolved,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('n'),
                    &Message::Act(Action::Exercise(ExerciseAction::Next)),
                )
                .hint(Hint::new("next", 5))],
                help: "next position",
                available: has_next,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('p'),
                    &Message::Act(Action::Exercise(ExerciseAction::Previous)),
                )],
                help: "previous position",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::PAGE_UP, &Message::Call(&BACK)),
                    Binding::new(key::PAGE_DOWN, &Message::Call(&ON)).hint(Hint::new("step", 4)),
                ],
                help: "step through the moves after the answer",
                available: has_line,
            },
            KeyRow {
                keys: &[MARKS, THEME, MOUSE],
                help: "legal moves, theme, mouse, as on the board",
                available: always,
            },
            KeyRow {
                keys: &[HELP.hint(Hint::new("help", 3)), HELP_WITH_F1],
                help: "help",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("back", 8))],
                help: "back to the game",
                available: always,
            },
            KeyRow { keys: &[QUIT], help: "quit; the game resumes next time", available: always },
        ],
    },
];
