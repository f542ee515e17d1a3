//! The keys of variations, comments, signs and marks.

use crate::game::action::{Action, Sibling, VariationsAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::is_in_variation;
use crate::screen::keys::key::{self, char, ctrl};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CONFIRM, ERASE};
use crate::screen::message::{Leap, Message, Step, WindowInput};
use crate::screen::view::View;
use crate::text;

fn has_siblings(view: &View<'_>) -> bool {
    let controller = view.controller();
    controller.viewed().has_siblings(controller.viewed().moment())
}

/// The columns of a comment from which on not all of it is seen under the board of a usual screen.
const LONG: usize = 100;

fn has_long_comment(view: &View<'_>) -> bool {
    let comment = view.controller().viewed().note().map_or("", |note| note.comment.as_str());
    text::width(comment) > LONG || comment.contains('\n')
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(
                        char('['),
                        &Message::Act(Action::Variations(VariationsAction::Sibling(
                            Sibling::Previous,
                        ))),
                    ),
                    Binding::new(
                        char(']'),
                        &Message::Act(Action::Variations(VariationsAction::Sibling(Sibling::Next))),
                    )
                    .hint(Hint::new("next variation", 9)),
                ],
                help: "previous, next move that was tried here",
                available: has_siblings,
            },
            KeyRow {
                keys: &[
                    Binding::new(
                        char('+'),
                        &Message::Act(Action::Variations(VariationsAction::Promote)),
                    )
                    .hint(Hint::new("promote", 8)),
                    Binding::new(
                        key::DELETE,
                        &Message::Act(Action::Variations(VariationsAction::Remove)),
                    ),
                ],
                help: "put the variation first; remove it",
                available: is_in_variation,
            },
            KeyRow {
                keys: &[
                    Binding::new(char(';'), &Message::EditComment).hint(
                        Hint::new("comment", 5)
                            .when(|view| is_in_variation(view) || has_long_comment(view))
                            .instead_at(12, "whole comment", has_long_comment),
                    ),
                    Binding::new(
                        char('!'),
                        &Message::Act(Action::Variations(VariationsAction::CycleSign)),
                    ),
                ],
                help: "comment on the move shown; next of its signs",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('*'), &Message::MarkFocus),
                    Binding::mouse("right click"),
                ],
                help: "mark a square, or change its mark",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Comment,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, CONFIRM.hint(Hint::new("keep", 3))],
                help: "save the comment; an empty one is removed",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(ctrl('j'), &Message::Window(WindowInput::Type('\n')))
                    .hint(Hint::new("new line", 1))],
                help: "new line",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::LEFT, &Message::Window(WindowInput::Change(Step::Previous))),
                    Binding::new(key::RIGHT, &Message::Window(WindowInput::Change(Step::Next))),
                    Binding::new(key::HOME, &Message::Window(WindowInput::Leap(Leap::First))),
                    Binding::new(key::END, &Message::Window(WindowInput::Leap(Leap::Last))),
                ],
                help: "move in the text",
                available: always,
            },
            KeyRow {
                keys: &[
                    ERASE,
                    Binding::new(key::DELETE, &Message::Window(WindowInput::Erase(Step::Next))),
                ],
                help: "erase the letter before, after the caret",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("cancel", 2))],
                help: "leave the comment as it was",
                available: always,
            },
        ],
    },
];
