//! The keys of the explorer.

use super::says::{ExplorerScope, RowStep};
use crate::app::action::{Action, ExplorerAction};
use crate::screen::input_mode::InputMode;
use crate::screen::keys::conditions::excludes_engine;
use crate::screen::keys::key::{Key, char};
use crate::screen::keys::row::{Binding, Hint, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CONFIRM, ERASE};
use crate::screen::message::{Message, WindowInput};
use crate::screen::view::View;

const KEY: Key = char('O');

fn can_explore(view: &View<'_>) -> bool {
    view.app().state().can_evaluate() && !excludes_engine(view)
}

fn has_rows(view: &View<'_>) -> bool {
    let found = view.app().explorer().found();
    found.is_some_and(|found| found.selected().is_some() || !found.rows().is_empty())
}

fn has_games(view: &View<'_>) -> bool {
    view.app().explorer().found().is_some_and(|found| !found.games().is_empty())
}

fn can_spar(view: &View<'_>) -> bool {
    view.shown().to_move().is_some()
}

pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Board,
        rows: &[KeyRow {
            keys: &[Binding::new(
                KEY,
                &Message::Act(Action::Explorer(ExplorerAction::Show(ExplorerScope::EveryPosition))),
            )
            .hint(Hint::new("openings", 0))],
            help: "openings: what was played here, by whom and how it ended",
            available: can_explore,
        }],
    },
    KeysOfMode {
        mode: InputMode::Explorer,
        rows: &[
            KeyRow {
                keys: &[
                    Binding::new(
                        char('J'),
                        &Message::Act(Action::Explorer(ExplorerAction::Select(RowStep::Next))),
                    )
                    .hint(Hint::new("next row", 16)),
                    Binding::new(
                        char('K'),
                        &Message::Act(Action::Explorer(ExplorerAction::Select(RowStep::Previous))),
                    )
                    .hint(Hint::new("previous", 8)),
                ],
                help: "next, previous row; the cursor goes to its move",
                available: has_rows,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('X'),
                    &Message::Act(Action::Explorer(ExplorerAction::OpenGame)),
                )
                .hint(Hint::new("open game", 13))],
                help: "open the selected game, or the first one, at this position; the current one is kept",
                available: has_games,
            },
            KeyRow {
                keys: &[Binding::new(char('/'), &Message::Window(WindowInput::Filter))
                    .hint(Hint::new("filter", 15))],
                help: "choose games: by player, colour, years, result, tournament",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('M'),
                    &Message::Act(Action::Explorer(ExplorerAction::ChooseNext)),
                )
                .hint(Hint::new("whose", 9))],
                help: "whose games: of people, of programs as well, your own",
                available: always,
            },
            KeyRow {
                keys: &[Binding::new(
                    char('N'),
                    &Message::Act(Action::Explorer(ExplorerAction::Spar(None))),
                )
                .hint(Hint::new("spar", 12))],
                help: "play on from here against the engine, which plays by your repertoire and by these games as long as they last",
                available: can_spar,
            },
            KeyRow {
                keys: &[
                    CLOSE.hint(Hint::new("close", 11)),
                    Binding::new(KEY, &Message::Close).unlisted(),
                ],
                help: "close the explorer",
                available: always,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::GamesFilter,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::new("count", 16))],
                help: "count the games that it names",
                available: always,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::new("cancel", 15))],
                help: "cancel",
                available: always,
            },
        ],
    },
];
