//! The command that types in a scoresheet, its pages, and the keys of its window.

use othello_core::square::{Bitboard, Square};
use othello_notation::draft::Field;
use othello_notation::sheet::Step as Renumbering;
use othello_words::i18n::{Text, m};
use othello_words::plies::discs;

use super::check::is_free;
use super::window::ScoresheetWindow;
use super::{PAGE, notes};
use crate::app::App;
use crate::app::command::{Command, Hint, Run};
use crate::app::needs::NOT_LINKED;
use crate::app::reply::{Done, Reply, Tone};
use crate::line::arguments;
use crate::line::error::quoted;
use crate::screen::board::plain;
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{self, Key, char};
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE, LINE_STEPS, ROW_STEPS};
use crate::screen::message::{Erasure, Message, Step, WindowInput};
use crate::screen::window::Page;

/// The commands.
pub const COMMANDS: &[Command] = &[Command {
    text: m::scoresheet::sheet,
    words: &["sheet"],
    needs: &[&NOT_LINKED],
    run: Run::Text(sheet),
    ..Command::NEW
}];

/// The sheet.
pub const PAGE_OF_SHEET: Page = Page {
    name: PAGE,
    read: |app| notes::sheet(&app.features.scoresheet),
    window: |app| Box::new(ScoresheetWindow::new(app)),
};

/// The sheet, with the repairs to choose from.
pub const PAGE_OF_REPAIRS: Page = Page {
    name: super::PAGE_OF_REPAIRS,
    read: |app| notes::offer(&app.features.scoresheet),
    window: |app| Box::new(ScoresheetWindow::at_repairs(app)),
};

fn sheet(app: &mut App, rest: &str) -> Done {
    let (word, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (word, rest) = (word.to_ascii_lowercase(), rest.trim());
    match (word.as_str(), rest) {
        ("", _) => {
            app.state.show(PAGE);
            Ok(())
        }
        ("row", _) => super::set(app, &row(rest)?),
        ("+", _) => super::renumber(app, square(rest)?, Renumbering::Up),
        ("-", _) => super::renumber(app, square(rest)?, Renumbering::Down),
        ("undo", "") => super::undo(app),
        ("redo", "") => super::redo(app),
        ("clear", "") => super::clear(app),
        ("save", "") => super::finish(app),
        ("save", "anyway") => super::save_anyway(app),
        ("repair", _) => super::take(app, index(rest)?),
        ("faults", "") => {
            let faults = notes::faults(&app.features.scoresheet);
            app.state.say(Reply::new(Tone::Quiet, faults));
            Ok(())
        }
        ("board", "") => {
            let position = app.features.scoresheet.check().game.position();
            let board = plain::draw(position.board(), Bitboard::EMPTY);
            app.state.say(Reply::seen(m::common::raw(board + &discs(&position).to_string())));
            Ok(())
        }
        (name, _) => match (field(name), name.parse()) {
            (Some(field), _) => super::write(app, field, rest),
            (None, Ok(square)) => super::set(app, &[(square, number(rest)?)]),
            (None, Err(_)) => Err(m::scoresheet::unknown(quoted(&[name, rest].join(" "))).into()),
        },
    }
}

fn field(name: &str) -> Option<Field> {
    Field::ALL.into_iter().find(|field| field.name().eq_ignore_ascii_case(name))
}

/// Parses the number of a row, and those in it.
fn row(text: &str) -> Result<Vec<(Square, u8)>, Text> {
    let mut cells = text.split_whitespace();
    let found = cells.next().unwrap_or_default();
    let row = found.parse().ok().filter(|row| (1..=8).contains(row));
    let row: usize = row.ok_or_else(|| m::scoresheet::wrong_row(quoted(found)))?;
    let squares = &Square::ALL[8 * (row - 1)..][..8];
    let squares: Vec<_> = squares.iter().copied().filter(|square| is_free(*square)).collect();
    let cells: Vec<_> = cells.collect();
    if cells.len() != squares.len() {
        let [expected, row, found] =
            [squares.len(), row, cells.len()].map(|number| number.to_string());
        return Err(m::scoresheet::wrong_cells(expected, row, found));
    }
    let numbers = squares.into_iter().zip(cells);
    numbers.map(|(square, cell)| Ok((square, number(cell)?))).collect()
}

/// Parses the number of a square, 0 for none.
fn number(text: &str) -> Result<u8, Text> {
    if matches!(text, "-" | "--" | ".") {
        return Ok(0);
    }
    let number = text.parse().ok().filter(|number| (1..=99).contains(number));
    number.ok_or_else(|| m::scoresheet::wrong_number(quoted(text)))
}

fn square(text: &str) -> Result<Square, Text> {
    text.parse().map_err(|_| m::scoresheet::wrong_square(quoted(text)))
}

fn index(text: &str) -> Result<usize, Text> {
    arguments::index(text).ok_or_else(|| m::scoresheet::wrong_repair(quoted(text)))
}

/// The keys of the window.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: InputMode::Scoresheet,
        rows: &[
            KeyRow { keys: &[Binding::together(DIGITS)], text: m::scoresheet::key_digits },
            KeyRow { keys: &[Binding::together(ARROWS)], text: m::scoresheet::key_move },
            KeyRow {
                keys: &[
                    Binding::new(key::SPACE, &Message::Window(WindowInput::Type(' '))),
                    CONFIRM,
                ],
                text: m::scoresheet::key_next,
            },
            KeyRow {
                keys: &[
                    ERASE,
                    Binding::new(
                        key::DELETE,
                        &Message::Window(WindowInput::Erase(Erasure::NextLetter)),
                    ),
                ],
                text: m::scoresheet::key_erase,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::TAB, &Message::Window(WindowInput::Change(Step::Next)))
                        .hint(Hint::Rank(3)),
                    Binding::new(
                        key::SHIFT_TAB,
                        &Message::Window(WindowInput::Change(Step::Previous)),
                    ),
                ],
                text: m::scoresheet::key_fault,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('+'), &Message::Window(WindowInput::Type('+'))),
                    Binding::new(char('='), &Message::Window(WindowInput::Type('+'))).unlisted(),
                    Binding::new(char('-'), &Message::Window(WindowInput::Type('-'))),
                ],
                text: m::scoresheet::key_renumber,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('u'), &Message::Window(WindowInput::Type('u')))
                        .hint(Hint::Rank(1)),
                    Binding::new(char('r'), &Message::Window(WindowInput::Type('r'))),
                ],
                text: m::scoresheet::key_undo,
            },
            KeyRow {
                keys: &[Binding::new(char('n'), &Message::Window(WindowInput::Rename))
                    .hint(Hint::Rank(2))],
                text: m::scoresheet::key_names,
            },
            KeyRow {
                keys: &[Binding::new(char('s'), &Message::Window(WindowInput::Type('s')))
                    .hint(Hint::Rank(4))],
                text: m::scoresheet::key_save,
            },
            KeyRow {
                keys: &[Binding::new(char('x'), &Message::Window(WindowInput::Delete))],
                text: m::scoresheet::key_clear,
            },
            KeyRow {
                keys: &[CLOSE.hint(Hint::Rank(2)), CLOSE_WITH_Q],
                text: m::scoresheet::key_close,
            },
        ],
    },
    KeysOfMode {
        mode: InputMode::SheetHeading,
        rows: &[
            KeyRow { keys: &[Binding::TEXT, ERASE], text: m::keys::erase },
            KeyRow { keys: LINE_STEPS, text: m::keys::line },
            KeyRow { keys: &[CONFIRM.hint(Hint::Rank(1))], text: m::scoresheet::key_next_line },
            KeyRow { keys: &[CLOSE.hint(Hint::Rank(2))], text: m::scoresheet::key_numbers },
        ],
    },
    KeysOfMode {
        mode: InputMode::SheetRepairs,
        rows: &[
            KeyRow { keys: ROW_STEPS, text: m::scoresheet::key_choice },
            KeyRow { keys: &[CONFIRM.hint(Hint::Rank(1))], text: m::scoresheet::key_take },
            KeyRow {
                keys: &[CLOSE.hint(Hint::Rank(2)), CLOSE_WITH_Q],
                text: m::scoresheet::key_numbers,
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
