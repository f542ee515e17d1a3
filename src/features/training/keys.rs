//! The keys of training.

use crate::game::action::{Action, TrainingAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::char;
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode, always};
use crate::screen::message::Message;
use crate::screen::view::View;

const REPORT: Binding =
    Binding::new(char('V'), &Message::Act(Action::Training(TrainingAction::Report)));

fn can_own(view: &View<'_>) -> bool {
    !view.controller().state().is_linked()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[
            KeyRow {
                keys: &[REPORT],
                help: "your progress: what games cost, what you know, what is due",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('I'),
                    &Message::Act(Action::Training(TrainingAction::Own(None))),
                )],
                help: "whose moves are yours: Black's, White's, both, or nobody's",
                available: can_own,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Record,
        rows: &[KeyRow { keys: &[REPORT.unlisted()], help: "your progress", available: always }],
    },
];
