//! The keys of the review.

use super::says::ErrorStep;
use crate::app::action::{Action, ReviewAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::{Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, PLAY};
use crate::screen::message::Message;
use crate::screen::view::View;

const KEY: Key = char('R');

fn can_review(view: &View<'_>) -> bool {
    view.app().state().can_review() && !excludes_engine(view)
}

fn is_reviewing(view: &View<'_>) -> bool {
    view.app().review().is_under_way()
}

fn has_error(view: &View<'_>) -> bool {
    let app = view.app();
    !app.review().errors(app.state()).is_empty()
}

fn is_at_error(view: &View<'_>) -> bool {
    view.error().is_some() && view.app().state().can_play()
}

fn is_reviewed(view: &View<'_>) -> bool {
    !view.session().review().plies.is_empty()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(KEY, &Message::Act(Action::Review(ReviewAction::Start)))
                .hint(Hint::new("review", 1).at_end(14))],
            help: "review: the loss of every move, the errors, the better moves",
            available: can_review,
        }],
    },
    KeysOfMode {
        mode: InputMode::Review,
        rows: &[
            KeyRow {
                keys: &[PLAY.hint(Hint::new("play", 15))],
                help: "play the square under the cursor or the pointer",
                available: is_at_error,
            },
            KeyRow {
                keys: &[
                    Binding::new(
                        char('J'),
                        &Message::Act(Action::Review(ReviewAction::ViewError(ErrorStep::Next))),
                    )
                    .hint(Hint::new("next error", 16)),
                    Binding::new(
                        char('K'),
                        &Message::Act(Action::Review(ReviewAction::ViewError(ErrorStep::Previous))),
                    )
                    .hint(Hint::new("previous", 4)),
                ],
                help: "next, previous error, with the cursor on the best move",
                available: has_error,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('M'),
                    &Message::Act(Action::Review(ReviewAction::ChooseNext)),
                )
                .hint(Hint::new("whose", 13))],
                help: "whose errors: of both players, of Black, of White",
                available: is_reviewed,
            },
            KeyRow {
                keys: &[Binding::new(KEY, &Message::ToggleReview)
                    .hint(Hint::new("stop", 13).when(is_reviewing))],
                help: "stop the review, or go on with it",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("close", 11))],
                help: "close; the review goes on",
                available: always,
            },
        ],
    },
];
