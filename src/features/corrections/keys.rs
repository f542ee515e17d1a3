//! The keys that correct the current position.

use crate::game::action::{Action, CorrectionsAction, MovesAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{
    CLICK, CLOSE, COLUMN_CAPITALS, COLUMNS, CURSOR, HELP, HELP_WITH_F1, PLAY, PLAY_WITH_SPACE,
    QUIT, ROWS,
};
use crate::screen::message::Message;
use crate::screen::view::View;

fn can_correct(view: &View<'_>) -> bool {
    let viewed = view.controller().viewed();
    view.has_begun() && !viewed.is_browsing() && !view.controller().state().is_linked()
}

fn is_corrected(view: &View<'_>) -> bool {
    view.game().plies().last().is_some_and(|ply| ply.uncorrected.is_some())
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(
                char('Z'),
                &Message::Act(Action::Corrections(CorrectionsAction::Begin)),
            )],
            help: "correct an error over the board",
            available: can_correct,
        }],
    },
    KeysOfMode {
        mode: InputMode::Correction,
        rows: &[
            KeyRow { keys: &[CURSOR], help: "move the cursor", available: always },
            KeyRow {
                keys: &[COLUMNS, COLUMN_CAPITALS, ROWS],
                help: "turn the disc on that square",
                available: always,
            },
            KeyRow {
                keys: &[PLAY.hint(Hint::new("turn disc", 1)), PLAY_WITH_SPACE, CLICK],
                help: "turn the disc under the cursor or the pointer, then take it away",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('t'),
                    &Message::Act(Action::Corrections(CorrectionsAction::GiveTurn(None))),
                )
                .hint(Hint::new("turn", 3))],
                help: "give the turn to the other player",
                available: always,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('u'), &Message::Act(Action::Moves(MovesAction::Undo)))
                        .hint(Hint::new("as the rules say", 4)),
                    Binding::new(key::BACKSPACE, &Message::Act(Action::Moves(MovesAction::Undo))),
                ],
                help: "back to what the rules give",
                available: is_corrected,
            },
            KeyRow {
                keys: &[HELP.hint(Hint::new("help", 5)), HELP_WITH_F1],
                help: "help",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("done", 2))],
                help: "done: play on from here",
                available: always,
            },
            KeyRow { keys: &[QUIT], help: "quit; the game resumes next time", available: always },
        ],
    },
];
