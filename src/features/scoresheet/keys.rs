//! The keys of the scoresheet.

use crate::app::action::{Action, ScoresheetAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{
    CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE, HELP, HELP_WITH_F1, LINE_STEPS, ROW_STEPS,
};
use crate::screen::message::{Message, Step, WindowInput};

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(
                char('S'),
                &Message::Act(Action::Scoresheet(ScoresheetAction::Open)),
            )],
            help: "scoresheet: type in a game from paper",
            available: always,
        }],
    },
    KeysOfMode {
        mode: InputMode::Scoresheet,
        rows: &[
            KeyRow {
                keys: &[Binding::together(DIGITS)],
                help: "number of the square; the second digit moves on",
                available: always,
            },
            KeyRow {
                keys: &[Binding::together(ARROWS)],
                help: "move to another square",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::SPACE, &Message::Window(WindowInput::Type(' '))),
                    CONFIRM,
                ],
                help: "next square",
                available: always,
            },
            KeyRow {
                keys: &[
                    ERASE,
                    Binding::new(key::DELETE, &Message::Window(WindowInput::Erase(Step::Next))),
                ],
                help: "erase the last digit, the number",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::TAB, &Message::Window(WindowInput::Change(Step::Next)))
                        .hint(Hint::new("fault", 3)),
                    Binding::new(
                        key::SHIFT_TAB,
                        &Message::Window(WindowInput::Change(Step::Previous)),
                    ),
                ],
                help: "next, previous fault: a number that is wrong, or none",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('+'), &Message::Window(WindowInput::Type('+'))),
                    Binding::new(char('='), &Message::Window(WindowInput::Type('+'))).unlisted(),
                    Binding::new(char('-'), &Message::Window(WindowInput::Type('-'))),
                ],
                help: "one more, one less for this number and all larger ones",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(
                        char('u'),
                        &Message::Act(Action::Scoresheet(ScoresheetAction::Undo)),
                    )
                    .hint(Hint::new("undo", 1)),
                    Binding::new(
                        char('r'),
                        &Message::Act(Action::Scoresheet(ScoresheetAction::Redo)),
                    ),
                ],
                help: "undo, redo a change of the sheet",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(char('n'), &Message::Window(WindowInput::Rename))
                    .hint(Hint::new("names", 2))],
                help: "names, event, round, date and official score",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('s'),
                    &Message::Act(Action::Scoresheet(ScoresheetAction::Finish)),
                )
                .hint(Hint::new("save", 4))],
                help: "save the game; at a fault, repairs are offered",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(char('x'), &Message::Window(WindowInput::Delete))],
                help: "clear all numbers",
                available: always,
            },
            KeyRow { keys: &[HELP, HELP_WITH_F1], help: "help", available: always },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("close", 2)), CLOSE_WITH_Q],
                help: "close; the sheet is kept",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::SheetHeading,
        rows: &[
            KeyRow { keys: &[Binding::TEXT, ERASE], help: "erase a letter", available: always },
            KeyRow {
                keys: LINE_STEPS,
                help: "previous, next line of the heading",
                available: always,
            },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("next", 1))],
                help: "next line; after the last one, the numbers",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("numbers", 2))],
                help: "back to the numbers",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::SheetRepairs,
        rows: &[
            KeyRow { keys: ROW_STEPS, help: "previous, next choice", available: always },
            KeyRow {
                keys: &[CONFIRM.hint(Hint::new("take", 1))],
                help: "take the repair, or save the moves before the fault",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("numbers", 2)), CLOSE_WITH_Q],
                help: "back to the numbers",
                available: always,
            },
        ],
    },
];

const fn typed(letter: char) -> Message {
    Message::Window(WindowInput::Type(letter))
}

const DIGITS: &[(Key, Message)] = &[
    (char('0'), typed('0')),
    (char('1'), typed('1')),
    (char('2'), typed('2')),
    (char('3'), typed('3')),
    (char('4'), typed('4')),
    (char('5'), typed('5')),
    (char('6'), typed('6')),
    (char('7'), typed('7')),
    (char('8'), typed('8')),
    (char('9'), typed('9')),
];

const ARROWS: &[(Key, Message)] = &[
    (key::LEFT, Message::Window(WindowInput::Turn(Step::Previous))),
    (key::RIGHT, Message::Window(WindowInput::Turn(Step::Next))),
    (key::UP, Message::Window(WindowInput::Select(Step::Previous))),
    (key::DOWN, Message::Window(WindowInput::Select(Step::Next))),
];
