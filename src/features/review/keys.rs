//! The keys of the review.

use crate::game::action::{Action, ReviewAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::{can_retry, excludes_engine};
use crate::screen::keys::key::{self, Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, HELP, HELP_WITH_F1, RETRY};
use crate::screen::message::{Leap, Message, Step, WindowInput};
use crate::screen::view::View;

const KEY: Key = char('R');

fn can_review(view: &View<'_>) -> bool {
    view.controller().state().can_review() && !excludes_engine(view)
}

fn is_reviewing(view: &View<'_>) -> bool {
    view.controller().review().is_under_way()
}

fn has_turning_point(view: &View<'_>) -> bool {
    view.controller().session().review().turning_points().next().is_some()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(KEY, &Message::Act(Action::Review(ReviewAction::Start)))
                .hint(Hint::new("review", 1).at_end(14))],
            help: "review: the loss of every move, the better ones, the turning points",
            available: can_review,
        }],
    },
    KeysOfMode {
        mode: InputMode::Review,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(key::UP, &Message::Window(WindowInput::Select(Step::Previous))),
                    Binding::new(char('k'), &Message::Window(WindowInput::Select(Step::Previous)))
                        .unlisted(),
                    Binding::new(key::DOWN, &Message::Window(WindowInput::Select(Step::Next))),
                    Binding::new(char('j'), &Message::Window(WindowInput::Select(Step::Next)))
                        .unlisted(),
                    Binding::new(key::HOME, &Message::Window(WindowInput::Leap(Leap::First)))
                        .unlisted(),
                    Binding::new(key::END, &Message::Window(WindowInput::Leap(Leap::Last)))
                        .unlisted(),
                ],
                help: "select a turning point",
                available: always,
            },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("jump", 2))],
                help: "jump to it",
                available: has_turning_point,
            },
            KeyRow {
                keys: &[Binding::new(KEY, &Message::ToggleReview)
                    .hint(Hint::new("stop", 1).when(is_reviewing))],
                help: "stop the review, or go on with it",
                available: always,
            },
            KeyRow {
                keys: &[RETRY.hint(Hint::new("retry", 2))],
                help: "retry your worst moves",
                available: can_retry,
            },
            KeyRow {
                keys: &[
                    CLOSE.hint(Hint::new("close", 3)),
                    CLOSE_WITH_Q,
                    HELP.unlisted(),
                    HELP_WITH_F1.unlisted(),
                ],
                help: "close; the review goes on",
                available: always,
            },
        ],
    },
];
