//! The commands of the front ends themselves: help, quitting. And the keys of the palette.

use othello_words::i18n::m;
use othello_words::plies;
use othello_words::text::{quoted, sentence};

use super::keys::key::{self, char, ctrl};
use super::keys::row::{Binding, KeyRow, KeysOfMode};
use super::keys::shared::{CLOSE, CONFIRM, ERASE, FIRST_ROW, LAST_ROW, ROWS_DOWN, ROWS_UP};
use super::screen_input::{ScreenInput, Step, WindowInput};
use crate::app::App;
use crate::app::command::{Choice, Chosen, Command, Front, Gravity, KeyHint, On, Run};
use crate::app::during::During;
use crate::app::input::Answer;
use crate::app::mode::Mode;
use crate::app::reply::{Done, Reply, Tone};
use crate::features::browsing::session_sentences;

pub const PALETTE_MODE: Mode = Mode::new("palette", m::palette::mode);

/// The commands, in the order of the help.
pub const COMMANDS: &[Command] = &[
    YES,
    NO,
    HELP,
    Command {
        text: m::screen::commands,
        words: &["commands"],
        on: On::Lines,
        during: During::Any,
        run: Run::Front(Front::Commands),
        ..Command::NEW
    },
    Command {
        text: m::help::faq,
        words: &["faq"],
        during: During::Any,
        choices: |_| TOPICS.map(|topic| Choice::new(topic, m::help::topic(topic))).to_vec(),
        run: Run::Choice(Chosen { none: None, run: answer }),
        ..Command::NEW
    },
    QUIT,
];

pub const HELP: Command = Command {
    text: m::screen::help,
    words: &["help", "?"],
    keys: &[(Mode::ANY, &[char('?'), key::F1], KeyHint::Rank(10))],
    during: During::Any,
    run: Run::Front(Front::Help),
    ..Command::NEW
};

/// The topics that people look for and that no command serves.
const TOPICS: [&str; 18] = [
    "turn",
    "opening",
    "illegal",
    "marks",
    "leave",
    "files",
    "size",
    "draw",
    "pass",
    "chat",
    "accounts",
    "premoves",
    "coordinates",
    "boards",
    "blindfold",
    "reader",
    "keys",
    "version",
];

/// Says what there is to say about something that no command does.
fn answer(app: &mut App, topic: &str) -> Done {
    let Some(topic) = TOPICS.into_iter().find(|known| *known == topic) else {
        return Err(m::help::no_topic(quoted(topic)).into());
    };
    let reply = match topic {
        "version" => m::help::version(env!("CARGO_PKG_VERSION")).into(),
        "turn" if app.viewed().is_browsing() || app.state.is_aside() => {
            plies::turn(&app.state.shown_position()).into()
        }
        "turn" => m::common::raw(session_sentences::turn(app.session())).into(),
        "opening" => {
            let opening = plies::opening(app.state.viewed.line(), app.state.viewed.ply());
            opening.map_or_else(m::description::no_opening, m::description::opening).into()
        }
        topic => {
            let said = sentence(&m::help::topic(topic).to_string());
            Reply::new(Tone::Page("answer"), vec![m::common::raw(said)])
        }
    };
    app.state.say(reply);
    Ok(())
}

/// Answers a question with yes.
pub const YES: Command = Command {
    text: m::screen::yes,
    words: &["yes", "y"],
    on: On::Lines,
    during: During::Any,
    run: Run::Front(Front::Answer(Answer::Yes)),
    ..Command::NEW
};

pub const NO: Command = Command {
    text: m::screen::no,
    words: &["no", "n"],
    on: On::Lines,
    during: During::Any,
    run: Run::Front(Front::Answer(Answer::No)),
    ..Command::NEW
};

pub const QUIT: Command = Command {
    text: m::screen::quit,
    words: &["quit", "exit", "q"],
    gravity: Gravity::Grave,
    keys: &[(Mode::BOARD, &[char('q')], KeyHint::Rank(9))],
    during: During::Any,
    run: Run::Front(Front::Quit),
    ..Command::NEW
};

/// The keys that open the palette, and its own.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: Mode::ANY,
        rows: &[KeyRow {
            keys: &[
                Binding::new(char(':'), &ScreenInput::Palette).hint(KeyHint::Rank(3)),
                Binding::new(ctrl('p'), &ScreenInput::Palette),
            ],
            text: m::palette::open,
        }],
    },
    KeysOfMode {
        mode: PALETTE_MODE,
        rows: &[
            KeyRow { keys: &[Binding::TEXT, ERASE], text: m::keys::erase },
            KeyRow {
                keys: &[
                    Binding::new(
                        key::UP,
                        &ScreenInput::Window(WindowInput::Select(Step::Previous)),
                    ),
                    Binding::new(key::DOWN, &ScreenInput::Window(WindowInput::Select(Step::Next))),
                    ROWS_UP.unlisted(),
                    ROWS_DOWN.unlisted(),
                    FIRST_ROW.unlisted(),
                    LAST_ROW.unlisted(),
                ],
                text: m::palette::key_row,
            },
            KeyRow {
                keys: &[Binding::new(
                    key::TAB,
                    &ScreenInput::Window(WindowInput::Change(Step::Next)),
                )
                .hint(KeyHint::Rank(2))],
                text: m::palette::key_complete,
            },
            KeyRow { keys: &[CONFIRM.hint(KeyHint::Rank(3))], text: m::palette::key_run },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(1))], text: m::palette::key_close },
        ],
    },
];
