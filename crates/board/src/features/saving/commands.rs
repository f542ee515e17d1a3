//! The commands that save and open games, their pages, and the keys of their windows.

use othello_words::i18n::{Text, m};

use super::{PAGE, delete, filter, list, open, rename, save_as};
use crate::app::App;
use crate::app::call::Call;
use crate::app::command::{
    Choice, Command, Fill, Gravity, Item, KeyHint, Pointed, Run, Runs, Stored, With,
};
use crate::app::during::During;
use crate::app::keys::key::{self, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{
    CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE, FIRST_ROW, LAST_ROW, ROWS_DOWN, ROWS_UP,
};
use crate::app::mode::Mode;
use crate::app::needs::NOT_LINKED;
use crate::app::page::PageRow;
use crate::app::screen_input::{ScreenInput, Step, WindowInput};
use crate::features::repairs::{self, dropped};
use othello_home::store::GameLine;
use othello_home::store::game_rows::game_sentence;

pub const SAVED_GAMES_MODE: Mode =
    Mode::new("saved games", m::saving::mode).titled(m::saving::activity);

/// The list of saved games, while its filter is typed.
pub const FILTER_MODE: Mode = Mode::new("filter", m::keys::mode_filter).titled(m::saving::activity);

/// The dialog in which a saved game is renamed.
pub const RENAME_MODE: Mode =
    Mode::new("rename", m::saving::mode_rename).titled(m::saving::activity);

/// The dialog in which a copy is saved.
pub const SAVE_AS_MODE: Mode =
    Mode::new("save as", m::saving::mode_save_as).titled(m::saving::activity_save_as);

const SAVED: Command = Command { during: During::Any, stored: Stored::Games, ..Command::NEW };

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::saving::save,
        words: &["save"],
        keys: &[(Mode::BOARD, &[char('s')], KeyHint::No)],
        fill: Some(&NAME_OF_COPY),
        choices: forms,
        run: Run::Text(save_as),
        ..SAVED
    },
    Command {
        text: m::saving::games,
        words: &["games"],
        keys: &[(Mode::BOARD, &[char('o')], KeyHint::Rank(1))],
        run: Run::Text(list),
        ..SAVED
    },
    FILTER,
    OPEN,
    Command {
        text: m::saving::rename,
        words: &["rename"],
        keys: &[(SAVED_GAMES_MODE, &[char('r')], KeyHint::Rank(1))],
        fill: Some(&NEW_NAME),
        run: Run::Item(Item { run: rename, with: With::Text, ..OF_GAMES }),
        ..SAVED
    },
    Command {
        text: m::saving::delete,
        words: &["delete"],
        gravity: Gravity::Grave,
        keys: &[(SAVED_GAMES_MODE, &[char('x'), key::DELETE], KeyHint::Rank(2))],
        run: Run::Item(Item {
            run: |app, index, _| delete(app, index),
            with: With::Yes,
            ..OF_GAMES
        }),
        ..SAVED
    },
];

/// Returns the files that a game is saved in; each begins a name, which can be changed.
fn forms(app: &App) -> Vec<Choice> {
    let name = GameLine::from(&app.session().record()).default_name();
    let form = |form: &str| Choice {
        begins: Some(format!("{name}.{form}")),
        ..Choice::new(format!(".{form}"), m::saving::save_choice(form))
    };
    ["png", "gif", "svg", "pgn", "sgf", "ggf"].map(form).to_vec()
}

/// Leaves those of the listed games that have the words that are typed.
pub const FILTER: Command = Command {
    text: m::saving::filter,
    keys: &[(SAVED_GAMES_MODE, &[char('/')], KeyHint::Rank(3))],
    by_line: &["games"],
    fill: Some(&WORDS),
    run: Run::Text(filter),
    ..SAVED
};

/// Continues with one of the saved games, or with a file that was dropped on the terminal.
pub const OPEN: Command = Command {
    text: m::saving::open,
    words: &["open"],
    keys: &[(SAVED_GAMES_MODE, &[key::ENTER], KeyHint::Rank(5))],
    needs: &[&NOT_LINKED],
    run: Run::ReadSome(|number| {
        if dropped::files(number).is_some() {
            let path = number.to_owned();
            return Ok(Call::new(move |app| repairs::commands::paste(app, &path)));
        }
        OF_GAMES.read(number, "open")
    }),
    pointed: Pointed::Index(open),
    ..SAVED
};

/// One of the saved games, by its number in the last list.
const OF_GAMES: Item = Item {
    none: None,
    wrong: m::saving::wrong_number,
    run: |app, index, _| open(app, index),
    with: With::Nothing,
};

static NAME_OF_COPY: Fill = Fill {
    mode: SAVE_AS_MODE,
    title: Some(m::saving::save_as_title),
    label: m::saving::save_as,
    about: |app| {
        let name = GameLine::from(&app.session().record()).default_name();
        vec![m::saving::without_name(name), m::saving::pictures()]
    },
    empty: Some(""),
    ..Fill::NEW
};

static NEW_NAME: Fill = Fill { mode: RENAME_MODE, label: m::saving::new_name, ..Fill::NEW };

static WORDS: Fill = Fill {
    mode: FILTER_MODE,
    label: m::saving::filter_label,
    start: |app| app.features.saving.games.filter().to_owned(),
    about: |app| vec![found(app)],
    empty: Some(""),
    runs: Runs::Changed,
    ..Fill::NEW
};

/// Returns how many of the games the filter leaves.
pub fn found(app: &App) -> Text {
    let games = &app.features.saving.games;
    m::saving::found(games.found().len().to_string(), games.all().len().to_string())
}

fn is_filtered(app: &App) -> bool {
    !app.features.saving.games.filter().is_empty()
}

fn is_whole(app: &App) -> bool {
    !is_filtered(app)
}

pub const READ: PageRow = PageRow {
    page: PAGE,
    read: |app| {
        let games = &app.features.saving.games;
        let found = games.found().iter().map(|index| &games.all()[*index]);
        found.map(|game| m::common::raw(game_sentence(game))).collect()
    },
};

/// The keys of the list before those of its commands.
pub const FIRST_KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: SAVED_GAMES_MODE,
    rows: &[
        KeyRow {
            keys: &[
                PREVIOUS_GAME,
                Binding::new(char('k'), &ScreenInput::Window(WindowInput::Select(Step::Previous)))
                    .unlisted(),
                NEXT_GAME,
                Binding::new(char('j'), &ScreenInput::Window(WindowInput::Select(Step::Next)))
                    .unlisted(),
            ],
            text: m::saving::key_row,
        },
        LEAPS,
    ],
}];

/// The keys of the windows behind them.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: SAVED_GAMES_MODE,
        rows: &[KeyRow {
            keys: &[CLOSE.hint(KeyHint::WhenOr((4, is_whole), (4, is_filtered))), CLOSE_WITH_Q],
            text: m::saving::key_close,
        }],
    },
    KeysOfMode {
        mode: FILTER_MODE,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(KeyHint::Rank(1))],
                text: m::saving::key_keep,
            },
            KeyRow { keys: &[PREVIOUS_GAME, NEXT_GAME], text: m::saving::key_row },
            LEAPS,
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::saving::key_clear },
        ],
    },
    KeysOfMode {
        mode: RENAME_MODE,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(KeyHint::Rank(1))],
                text: m::saving::key_name,
            },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::keys::cancel },
        ],
    },
    KeysOfMode {
        mode: SAVE_AS_MODE,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(KeyHint::Rank(1))],
                text: m::saving::key_save,
            },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::keys::cancel },
        ],
    },
];

const PREVIOUS_GAME: Binding =
    Binding::new(key::UP, &ScreenInput::Window(WindowInput::Select(Step::Previous)));
const NEXT_GAME: Binding =
    Binding::new(key::DOWN, &ScreenInput::Window(WindowInput::Select(Step::Next)));

const LEAPS: KeyRow =
    KeyRow { keys: &[ROWS_UP, ROWS_DOWN, FIRST_ROW, LAST_ROW], text: m::saving::key_leap };
