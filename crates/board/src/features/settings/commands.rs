//! The commands of the settings, and the keys of their window.

use othello_home::config::setting::Setting;
use othello_words::i18n::m;

use super::{
    PAGE, choices, named, set, set_by_line, show, show_at, spoken, step, switch, switches, toggle,
    values,
};
use crate::app::App;
use crate::app::command::{Chosen, Command, KeyHint, On, Pointed, Run};
use crate::app::during::During;
use crate::app::keys::key::{self, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{
    CLOSE, CLOSE_WITH_Q, CONFIRM, FIRST_ROW, LAST_ROW, ROWS_DOWN, ROWS_UP,
};
use crate::app::mode::Mode;
use crate::app::page::PageRow;
use crate::app::reply::Done;
use crate::app::screen_input::{ScreenInput, Step, WindowInput};

pub const SETTINGS_MODE: Mode = Mode::new("settings", m::settings::mode);

/// The commands, in the order of the help.
pub const COMMANDS: &[Command] = &[
    SETTINGS,
    Command {
        text: m::screen::theme,
        words: &["theme"],
        during: During::Any,
        choices: |app| values(app, named("theme")),
        run: Run::Choice(Chosen { none: None, run: |app, value| set(app, named("theme"), value) }),
        sets: Some("theme"),
        ..Command::NEW
    },
    Command {
        text: m::screen::language,
        words: &["language"],
        during: During::Any,
        choices: |app| values(app, named("language")),
        run: Run::Choice(Chosen {
            none: None,
            run: |app, value| set(app, named("language"), value),
        }),
        sets: Some("language"),
        ..Command::NEW
    },
    Command {
        text: m::screen::legal,
        words: &["legal"],
        on: On::Screen,
        during: During::Any,
        choices: |app| switches(app, "legal-moves"),
        run: Run::Choice(Chosen {
            none: Some(|app| toggle(app, "legal-moves")),
            run: |app, value| switch(app, "legal-moves", value),
        }),
        sets: Some("legal-moves"),
        ..Command::NEW
    },
    Command {
        text: m::screen::learn,
        words: &["learning-marks"],
        on: On::Screen,
        during: During::Any,
        choices: |app| values(app, named("learning-marks")),
        run: Run::Choice(Chosen {
            none: None,
            run: |app, value| set(app, named("learning-marks"), value),
        }),
        sets: Some("learning-marks"),
        ..Command::NEW
    },
    Command {
        text: m::exercise::say_why,
        words: &["say-why"],
        during: During::Any,
        choices: |app| switches(app, "say-why"),
        run: Run::Choice(Chosen {
            none: Some(|app| toggle(app, "say-why")),
            run: |app, value| switch(app, "say-why", value),
        }),
        sets: Some("say-why"),
        ..Command::NEW
    },
    Command {
        text: m::screen::turn,
        words: &["turn"],
        on: On::Screen,
        during: During::Any,
        choices: |app| values(app, named("seen-from")),
        run: Run::Choice(Chosen {
            none: Some(|app| toggle(app, "seen-from")),
            run: |app, value| set(app, named("seen-from"), value),
        }),
        sets: Some("seen-from"),
        ..Command::NEW
    },
    Command {
        text: m::screen::mouse,
        words: &["mouse"],
        on: On::Screen,
        during: During::Any,
        choices: |app| switches(app, "mouse"),
        run: Run::Choice(Chosen {
            none: Some(|app| toggle(app, "mouse")),
            run: |app, value| switch(app, "mouse", value),
        }),
        sets: Some("mouse"),
        ..Command::NEW
    },
    CHANGE,
    CHANGE_BACK,
];

/// Shows the settings, or changes one.
pub const SETTINGS: Command = Command {
    text: m::settings::settings,
    words: &["settings"],
    during: During::Any,
    choices: |app| {
        choices(app, |setting| COMMANDS.iter().any(|command| command.sets == Some(setting)))
    },
    run: Run::Choice(Chosen { none: Some(show), run: set_by_line }),
    pointed: Pointed::Index(show_at),
    ..Command::NEW
};

/// Gives the selected setting its next value.
pub const CHANGE: Command = Command {
    text: m::settings::key_change,
    by_line: &["settings"],
    keys: &[(SETTINGS_MODE, &[key::RIGHT, char(' ')], KeyHint::Rank(2))],
    during: During::Any,
    pointed: Pointed::Index(|app, index| at(app, index, Step::Next)),
    ..Command::NEW
};

/// Gives the selected setting the value before.
pub const CHANGE_BACK: Command = Command {
    text: m::settings::key_back,
    by_line: &["settings"],
    keys: &[(SETTINGS_MODE, &[key::LEFT], KeyHint::No)],
    during: During::Any,
    pointed: Pointed::Index(|app, index| at(app, index, Step::Previous)),
    ..Command::NEW
};

fn at(app: &mut App, index: usize, towards: Step) -> Done {
    match Setting::all().nth(index) {
        Some(setting) => step(app, setting, |at, values| towards.of(at, values)),
        None => Ok(()),
    }
}

pub const READ: PageRow = PageRow { page: PAGE, read: spoken };

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: SETTINGS_MODE,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(key::UP, &ScreenInput::Window(WindowInput::Select(Step::Previous))),
                Binding::new(char('k'), &ScreenInput::Window(WindowInput::Select(Step::Previous)))
                    .unlisted(),
                Binding::new(key::DOWN, &ScreenInput::Window(WindowInput::Select(Step::Next))),
                Binding::new(char('j'), &ScreenInput::Window(WindowInput::Select(Step::Next)))
                    .unlisted(),
                FIRST_ROW.unlisted(),
                LAST_ROW.unlisted(),
                ROWS_UP.unlisted(),
                ROWS_DOWN.unlisted(),
            ],
            text: m::settings::key_select,
        },
        KeyRow { keys: &[CONFIRM.hint(KeyHint::Rank(3))], text: m::settings::key_open },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(1)), CLOSE_WITH_Q], text: m::keys::close },
    ],
}];
