//! The commands of the explorer, its docked panel, and the keys there.

use othello_words::i18n::m;

use super::{
    HAS_GAMES, HAS_ROWS, OTHELLO, READ, SHOWN, choose_next, filter_by_line, found_by_line, hide,
    open_selected, pick, select, sentences, show, spar,
};
use crate::app::command::{Command, Fill, KeyHint, Pointed, Run, Sought};
use crate::app::during::During;
use crate::app::keys::key::char;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, CONFIRM, ERASE};
use crate::app::lines::CircularStep;
use crate::app::mode::Mode;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_LINKED, NOT_OVER, NOT_PAUSED, Need, UNLOCKED};

pub const EXPLORER_MODE: Mode =
    Mode::new("explorer", m::explorer::mode).titled(m::explorer::activity);

/// The explorer, while its filter is typed.
pub const GAMES_FILTER_MODE: Mode =
    Mode::new("games filter", m::explorer::mode_filter).titled(m::explorer::activity);

const ALLOWED: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED, &OTHELLO];

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::explorer::openings,
        words: &["openings"],
        needs: ALLOWED,
        run: Run::Confirmable(|app| show(app, app.state.scope())),
        ..Command::NEW
    },
    Command {
        text: m::explorer::filter,
        words: &["filter"],
        sought: Sought::Seldom,
        keys: &[(EXPLORER_MODE, &[char('/')], KeyHint::Rank(15))],
        fill: Some(&FILTER),
        run: Run::Text(filter_by_line),
        ..Command::NEW
    },
    Command {
        text: m::explorer::found,
        words: &["found"],
        sought: Sought::Seldom,
        needs: &[&NOT_LINKED, &SHOWN],
        run: Run::ReadSome(found_by_line),
        ..Command::NEW
    },
    NEXT_ROW,
    HIDE,
    Command {
        text: m::explorer::previous_row,
        by_line: &["openings"],
        keys: &[(EXPLORER_MODE, &[char('k')], KeyHint::Rank(8))],
        needs: &[&SHOWN, &HAS_ROWS],
        run: Run::Plain(|app| select(app, CircularStep::Previous)),
        ..Command::NEW
    },
    Command {
        text: m::explorer::open_game,
        by_line: &["found"],
        keys: &[(EXPLORER_MODE, &[char('o')], KeyHint::Rank(13))],
        needs: &[&NOT_LINKED, &SHOWN, &HAS_GAMES],
        run: Run::Plain(open_selected),
        ..Command::NEW
    },
    Command {
        text: m::explorer::whose,
        by_line: &["filter"],
        keys: &[(EXPLORER_MODE, &[char('m')], KeyHint::Rank(9))],
        run: Run::Plain(choose_next),
        ..Command::NEW
    },
    Command {
        text: m::explorer::spar,
        words: &["spar"],
        sought: Sought::Seldom,
        needs: &[&NOT_LINKED, &NOT_PAUSED, &READ, &NOT_OVER],
        run: Run::Read(spar),
        ..Command::NEW
    },
];

/// The words that choose games.
static FILTER: Fill = Fill {
    mode: GAMES_FILTER_MODE,
    label: m::explorer::label,
    start: |app| sentences::filter(app.features.explorer.chosen()),
    about: |_| vec![m::explorer::words()],
    empty: Some(""),
    ..Fill::NEW
};

/// Closes the explorer.
pub const HIDE: Command = Command {
    text: m::explorer::close,
    during: During::Any,
    run: Run::Plain(hide),
    ..Command::NEW
};

/// Selects another row: the next one, or one that is clicked.
pub const NEXT_ROW: Command = Command {
    text: m::explorer::next_row,
    by_line: &["openings"],
    keys: &[(EXPLORER_MODE, &[char('j')], KeyHint::Rank(16))],
    needs: &[&SHOWN, &HAS_ROWS],
    run: Run::Plain(|app| select(app, CircularStep::Next)),
    pointed: Pointed::Index(pick),
    ..Command::NEW
};

/// The keys of the docked explorer behind those of its commands, and those of a filter that is typed.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: EXPLORER_MODE,
        rows: &[KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(11))], text: m::explorer::close }],
    },
    KeysOfMode {
        mode: GAMES_FILTER_MODE,
        rows: &[
            KeyRow {
                keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(KeyHint::Rank(16))],
                text: m::explorer::key_count,
            },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(15))], text: m::keys::cancel },
        ],
    },
];
