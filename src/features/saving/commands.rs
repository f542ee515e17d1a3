//! The commands that save and open games, their pages, and the keys of their windows.

use super::games_dialog::SavedGamesDialog;
use super::save_as_window::SaveAsDialog;
use super::{PAGE, PAGE_OF_NAME, delete, list, open, rename, save_as};
use crate::app::App;
use crate::app::call::Call;
use crate::app::command::{Command, During, Hint, Run, Stored};
use crate::app::needs::NOT_LINKED;
use crate::app::reply::Done;
use crate::features::repairs::{self, dropped};
use crate::i18n::{Text, m};
use crate::line::arguments;
use crate::line::error::quoted;
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, char};
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode, always};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE};
use crate::screen::message::{Leap, Message, Step, WindowInput};
use crate::screen::window::Page;
use crate::store::GameLine;
use crate::words::saved_games::game_sentence;

const SAVED: Command = Command { during: During::Any, stored: Stored::Games, ..Command::NEW };

/// The commands.
pub const COMMANDS: &[Command] = &[
    Command {
        text: m::saving::save_dialog,
        keys: &[(InputMode::Board, &[char('s')])],
        run: Run::Plain(|app| {
            app.state.show(PAGE_OF_NAME);
            Ok(())
        }),
        ..SAVED
    },
    Command {
        text: m::saving::games,
        words: &["games"],
        keys: &[(InputMode::Board, &[char('o')])],
        hint: Hint::Rank(1),
        run: Run::Text(list),
        ..SAVED
    },
    Command {
        text: m::saving::open,
        words: &["open"],
        needs: &[&NOT_LINKED],
        run: Run::ReadSome(|number| {
            if dropped::files(number).is_some() {
                let path = number.to_owned();
                return Ok(Call::new(move |app| repairs::commands::paste(app, &path)));
            }
            let index = index(number)?;
            Ok(Call::new(move |app| open(app, index)))
        }),
        ..SAVED
    },
    Command {
        text: m::saving::rename,
        words: &["rename"],
        run: Run::SomeText(rename_by_line),
        ..SAVED
    },
    Command {
        text: m::saving::delete,
        words: &["delete"],
        run: Run::SomeText(delete_by_line),
        ..SAVED
    },
    Command { text: m::saving::save, words: &["save"], run: Run::Text(save_as), ..SAVED },
];

fn rename_by_line(app: &mut App, rest: &str) -> Done {
    let (number, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let index = index(number)?;
    match name.trim() {
        "" => Err(m::saving::no_name().into()),
        name => rename(app, index, name),
    }
}

fn delete_by_line(app: &mut App, rest: &str) -> Done {
    let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let index = index(number)?;
    let is_confirmed = match rest.trim() {
        "" => false,
        yes if yes.eq_ignore_ascii_case("yes") => true,
        _ => return Err(m::common::only_yes("delete").into()),
    };
    app.state.confirm_in_advance(is_confirmed);
    let done = delete(app, index, &m::saving::with_number(number).to_string());
    app.state.confirm_in_advance(false);
    done
}

/// Parses the number of a saved game, from 1, into its index.
fn index(number: &str) -> Result<usize, Text> {
    arguments::index(number).ok_or_else(|| m::saving::wrong_number(quoted(number)))
}

/// The saved games.
pub const PAGE_OF_GAMES: Page = Page {
    name: PAGE,
    read: |app| {
        let found = app.features.saving.found();
        found.map(|game| m::common::raw(game_sentence(game))).collect()
    },
    window: |app| {
        let saving = &app.features.saving;
        Box::new(SavedGamesDialog::new(saving.games.clone()).with_filter(&saving.filter))
    },
};

/// The name of a copy.
pub const PAGE_OF_COPY: Page = Page {
    name: PAGE_OF_NAME,
    read: |app| {
        let name = GameLine::from(&app.session().record()).default_name();
        vec![m::saving::without_name(name)]
    },
    window: |_| Box::new(SaveAsDialog::default()),
};

/// The keys of the windows.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::SavedGames,
        rows: &[
            KeyRow {
                keys: &[
                    PREVIOUS_GAME,
                    Binding::new(char('k'), &Message::Window(WindowInput::Select(Step::Previous)))
                        .unlisted(),
                    NEXT_GAME,
                    Binding::new(char('j'), &Message::Window(WindowInput::Select(Step::Next)))
                        .unlisted(),
                ],
                text: m::saving::key_row,
            },
            LEAPS,
            KeyRow {
                keys: &[Binding::new(char('/'), &Message::Window(WindowInput::Filter))
                    .hint(Hint::Rank(3))],
                text: m::saving::key_filter,
            },
            KeyRow { keys: &[CONFIRM.hint(Hint::Rank(5))], text: m::saving::key_open },
            KeyRow {
                keys: &[Binding::new(char('r'), &Message::Window(WindowInput::Rename))
                    .hint(Hint::Rank(1))],
                text: m::saving::key_rename,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('x'), &Message::Window(WindowInput::Delete))
                        .hint(Hint::Rank(2)),
                    Binding::new(key::DELETE, &Message::Window(WindowInput::Delete)),
                ],
                text: m::saving::key_delete,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::OfWindow(4, always)), CLOSE_WITH_Q],
                text: m::saving::key_close,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::Filter,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::Rank(1))],
                text: m::saving::key_keep,
            },
            KeyRow { keys: &[PREVIOUS_GAME, NEXT_GAME], text: m::saving::key_row },
            LEAPS,
            KeyRow { keys: &[CLOSE.hint(Hint::Rank(2))], text: m::saving::key_clear },
        ],
    },
    KeysOfMode {
        mode: InputMode::Rename,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::Rank(1))],
                text: m::saving::key_name,
            },
            KeyRow { keys: &[CLOSE.hint(Hint::Rank(2))], text: m::keys::cancel },
        ],
    },
    KeysOfMode {
        mode: InputMode::SaveAs,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::Rank(1))],
                text: m::saving::key_save,
            },
            KeyRow { keys: &[CLOSE.hint(Hint::Rank(2))], text: m::keys::cancel },
        ],
    },
];

const PREVIOUS_GAME: Binding =
    Binding::new(key::UP, &Message::Window(WindowInput::Select(Step::Previous)));
const NEXT_GAME: Binding =
    Binding::new(key::DOWN, &Message::Window(WindowInput::Select(Step::Next)));

const LEAPS: KeyRow = KeyRow {
    keys: &[
        Binding::new(key::PAGE_UP, &Message::Window(WindowInput::Leap(Leap::Page(Step::Previous)))),
        Binding::new(key::PAGE_DOWN, &Message::Window(WindowInput::Leap(Leap::Page(Step::Next)))),
        Binding::new(key::HOME, &Message::Window(WindowInput::Leap(Leap::First))),
        Binding::new(key::END, &Message::Window(WindowInput::Leap(Leap::Last))),
    ],
    text: m::saving::key_leap,
};
