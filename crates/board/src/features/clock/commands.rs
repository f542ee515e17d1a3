//! The commands about the clock and the pause, and the keys of the pause.

use othello_words::i18n::m;

use super::{CAN_PAUSE, PAUSED, go_on, pause, resume, time};
use crate::app::command::{Arg, Command, KeyHint, Run};
use crate::app::during::During;
use crate::app::keys::conditions::is_heard;
use crate::app::keys::key::{self, Key, char};
use crate::app::keys::quit::QUIT;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::mode::Mode;
use crate::app::screen_input::ScreenInput;
use crate::features::players::commands::STEP;

/// The window of a paused game.
pub const PAUSE_MODE: Mode = Mode::new("pause", m::clock::mode).titled(m::clock::activity).kept();

/// Resumes the game: on the board one that is only watched, whose pause hides nothing.
pub const RESUME: Command = Command {
    text: m::clock::resume,
    by_line: &["continue"],
    keys: &[(Mode::BOARD, &[char('p')], KeyHint::No)],
    needs: &[&PAUSED],
    run: Run::Plain(resume),
    ..Command::NEW
};

pub const COMMANDS: &[Command] = &[
    Command {
        text: m::clock::time,
        words: &["time"],
        during: During::Any,
        run: Run::Plain(|app| {
            app.state.say(time(&app.state));
            Ok(())
        }),
        ..Command::NEW
    },
    Command {
        text: m::clock::pause,
        words: &["pause"],
        keys: &[(
            Mode::BOARD,
            &[char('p')],
            KeyHint::When(8, |app| {
                app.viewed().can_pause() && !app.state.clock.is_paused() && is_heard(app)
            }),
        )],
        needs: CAN_PAUSE,
        run: Run::Plain(pause),
        ..Command::NEW
    },
    RESUME,
    Command {
        text: m::clock::r#continue,
        words: &["continue", "resume"],
        run: Run::Read(go_on),
        ..Command::NEW
    },
    STEP,
];

/// The keys of the window of the pause.
pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: PAUSE_MODE,
    rows: &[
        KeyRow {
            keys: &[Binding::any_of(RESUMING).hint(KeyHint::Rank(2))],
            text: m::clock::resume,
        },
        KeyRow { keys: &[QUIT.hint(KeyHint::Rank(1))], text: m::screen::quit },
    ],
}];

const RESUMING: &[(Key, ScreenInput)] = &[
    (char('p'), ScreenInput::Call(&RESUME, Arg::Nothing)),
    (key::ENTER, ScreenInput::Call(&RESUME, Arg::Nothing)),
    (key::SPACE, ScreenInput::Call(&RESUME, Arg::Nothing)),
    (key::ESC, ScreenInput::Call(&RESUME, Arg::Nothing)),
];
