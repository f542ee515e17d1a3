//! The command that types in a scoresheet, those of its window, and the keys of that.

use othello_core::square::{Bitboard, Square};
use othello_notation::draft::Field;
use othello_notation::sheet::NumberStep as Renumbering;
use othello_words::i18n::{Text, m};
use othello_words::plies::discs;

use super::check::is_free;
use super::{
    CAN_REDO, CAN_UNDO, HAS_LEGAL_MOVES, PAGE, READY, clear, finish, redo, renumber, save_anyway,
    sentences, set, take, undo, write,
};
use crate::app::App;
use crate::app::arguments;
use crate::app::call::Call;
use crate::app::command::{Arg, Choice, Command, KeyHint, Pointed, Run};
use crate::app::keys::key::{self, Key, char};
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, CLOSE_WITH_Q, CONFIRM, ERASE, LINE_STEPS, ROW_STEPS};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_LINKED, Need};
use crate::app::page::PageRow;
use crate::app::reply::{Done, Refused, Reply, Tone};
use crate::app::screen_input::{Erasure, ScreenInput, Step, WindowInput};
use othello_words::plain;
use othello_words::text::quoted;

pub const SCORESHEET_MODE: Mode =
    Mode::new("scoresheet", m::scoresheet::mode).titled(m::scoresheet::activity).kept();

/// The scoresheet, while names and event are typed.
pub const SHEET_HEADING_MODE: Mode =
    Mode::new("sheet heading", m::scoresheet::mode_heading).titled(m::scoresheet::activity).kept();

/// The scoresheet, while repairs are offered.
pub const SHEET_REPAIRS_MODE: Mode =
    Mode::new("sheet repairs", m::scoresheet::mode_repairs).titled(m::scoresheet::activity).kept();

pub const READ: PageRow =
    PageRow { page: PAGE, read: |app| sentences::sheet(&app.features.scoresheet) };

/// The sheet, with the repairs to choose from.
pub const READ_REPAIRS: PageRow =
    PageRow { page: super::REPAIRS_PAGE, read: |app| sentences::offer(&app.features.scoresheet) };

pub const COMMANDS: &[Command] = &[SHEET, UNDO, REDO, SAVE, CLEAR, CHOOSE];

/// A command of the window: its word stands behind that of the sheet.
const OF_SHEET: Command = Command { by_line: &["sheet"], needs: &[&NOT_LINKED], ..Command::NEW };

/// Types in a scoresheet.
pub const SHEET: Command = Command {
    text: m::scoresheet::sheet,
    words: &["sheet"],
    by_line: &[],
    choices: |_| WORDS.map(|(word, _)| Choice::of_word(word)).to_vec(),
    run: Run::Read(read),
    ..OF_SHEET
};

const UNDO: Command = Command {
    text: m::scoresheet::undo,
    keys: &[(SCORESHEET_MODE, &[char('u')], KeyHint::Rank(1))],
    needs: &[&NOT_LINKED, &CAN_UNDO],
    run: Run::Plain(undo),
    ..OF_SHEET
};

const REDO: Command = Command {
    text: m::scoresheet::redo,
    keys: &[(SCORESHEET_MODE, &[char('r')], KeyHint::No)],
    needs: &[&NOT_LINKED, &CAN_REDO],
    run: Run::Plain(redo),
    ..OF_SHEET
};

const SAVE: Command = Command {
    text: m::scoresheet::save,
    keys: &[(SCORESHEET_MODE, &[char('s')], KeyHint::Rank(4))],
    needs: &[&NOT_LINKED, &READY],
    run: Run::Plain(finish),
    ..OF_SHEET
};

/// The needs of saving the moves before a fault.
const ANYWAY: &[&Need] = &[&READY, &HAS_LEGAL_MOVES];

const CLEAR: Command = Command {
    text: m::scoresheet::clear,
    keys: &[(SCORESHEET_MODE, &[char('x')], KeyHint::No)],
    run: Run::Plain(clear),
    ..OF_SHEET
};

/// Takes a repair; what is listed behind the last one saves the moves before the fault.
pub const CHOOSE: Command = Command {
    text: m::scoresheet::choose,
    keys: &[(SHEET_REPAIRS_MODE, &[key::ENTER], KeyHint::Rank(1))],
    pointed: Pointed::Index(|app, index| {
        let is_repair = index < app.features.scoresheet.repairs().len();
        if is_repair { take(app, index) } else { Call::needing(ANYWAY, save_anyway).run(app) }
    }),
    ..OF_SHEET
};

const MORE: Command = Command {
    text: m::scoresheet::more,
    pointed: Pointed::Index(|app, index| renumber_at(app, index, Renumbering::Up)),
    ..OF_SHEET
};

const LESS: Command = Command {
    text: m::scoresheet::less,
    pointed: Pointed::Index(|app, index| renumber_at(app, index, Renumbering::Down)),
    ..OF_SHEET
};

fn renumber_at(app: &mut App, index: usize, step: Renumbering) -> Done {
    let square = Square::ALL.get(index).copied();
    renumber(app, square.ok_or_else(|| m::scoresheet::wrong_square(index.to_string()))?, step)
}

type Function = fn(&mut App) -> Done;

/// The words that can stand behind that of the sheet alone. The first shows only what there is.
const WORDS: [(&str, Function); 7] = [
    ("faults", say_faults),
    ("board", say_board),
    ("save", |app| SAVE.call(app, Arg::Nothing)),
    ("save anyway", |app| Call::needing(ANYWAY, save_anyway).run(app)),
    ("undo", |app| UNDO.call(app, Arg::Nothing)),
    ("redo", |app| REDO.call(app, Arg::Nothing)),
    ("clear", |app| CLEAR.call(app, Arg::Nothing)),
];

/// Reads what stands behind the word. A field has the blank at its end, while it is typed letter by letter.
fn read(line: &str) -> Result<Call, Refused> {
    if line.is_empty() {
        return Ok(Call::new(|app| {
            app.state.show(PAGE);
            Ok(())
        }));
    }
    let (first, text) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (text, rest) = (text.trim_start(), text.trim());
    if let Some(field) = field(first) {
        let text = text.to_owned();
        return Ok(Call::new(move |app| write(app, field, &text)));
    }
    let words = line.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    if let Some((_, run)) = WORDS.iter().find(|(word, _)| *word == words) {
        return Ok(Call::new(run));
    }
    let renumbered = |command: &'static Command, square: Square| {
        Call::new(move |app| command.call(app, Arg::Index(square.index().into())))
    };
    Ok(match first.to_ascii_lowercase().as_str() {
        "row" => {
            let numbers = row(rest)?;
            Call::new(move |app| set(app, &numbers))
        }
        "+" => renumbered(&MORE, square(rest)?),
        "-" => renumbered(&LESS, square(rest)?),
        "repair" => {
            let index = index(rest)?;
            Call::new(move |app| take(app, index))
        }
        name => {
            let square = name.parse().map_err(|_| m::scoresheet::unknown(quoted(&words)))?;
            let number = number(rest)?;
            Call::new(move |app| set(app, &[(square, number)]))
        }
    })
}

fn say_faults(app: &mut App) -> Done {
    let faults = sentences::faults(&app.features.scoresheet);
    app.state.say(Reply::new(Tone::Quiet, faults));
    Ok(())
}

fn say_board(app: &mut App) -> Done {
    let position = app.features.scoresheet.check().game.position();
    let board = plain::draw(position.board(), Bitboard::EMPTY);
    app.state.say(Reply::seen(m::common::raw(board + &discs(&position).to_string())));
    Ok(())
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
    arguments::index(text).ok_or_else(|| m::repairs::wrong_number(quoted(text)))
}

/// The keys of the window before those of its commands.
pub const FIRST_KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: SCORESHEET_MODE,
        rows: &[
            KeyRow { keys: &[Binding::together(DIGITS)], text: m::scoresheet::key_digits },
            KeyRow { keys: &[Binding::together(ARROWS)], text: m::scoresheet::key_move },
            KeyRow {
                keys: &[
                    Binding::new(key::SPACE, &ScreenInput::Window(WindowInput::Turn(Step::Next))),
                    CONFIRM,
                ],
                text: m::scoresheet::key_next,
            },
            KeyRow {
                keys: &[
                    ERASE,
                    Binding::new(
                        key::DELETE,
                        &ScreenInput::Window(WindowInput::Erase(Erasure::NextLetter)),
                    ),
                ],
                text: m::scoresheet::key_erase,
            },
            KeyRow {
                keys: &[
                    Binding::new(key::TAB, &ScreenInput::Window(WindowInput::Change(Step::Next)))
                        .hint(KeyHint::Rank(3)),
                    Binding::new(
                        key::SHIFT_TAB,
                        &ScreenInput::Window(WindowInput::Change(Step::Previous)),
                    ),
                ],
                text: m::scoresheet::key_fault,
            },
            KeyRow {
                keys: &[
                    Binding::new(char('+'), &ScreenInput::Call(&MORE, Arg::Nothing)),
                    Binding::new(char('='), &ScreenInput::Call(&MORE, Arg::Nothing)).unlisted(),
                    Binding::new(char('-'), &ScreenInput::Call(&LESS, Arg::Nothing)),
                ],
                text: m::scoresheet::more,
            },
            KeyRow {
                keys: &[Binding::new(char('n'), &NAMES).hint(KeyHint::Rank(2))],
                text: m::scoresheet::key_names,
            },
        ],
    },
    KeysOfMode {
        mode: SHEET_REPAIRS_MODE,
        rows: &[KeyRow { keys: ROW_STEPS, text: m::scoresheet::key_choice }],
    },
];

/// The keys of the window behind those of its commands.
pub const KEYS: &[KeysOfMode] = &[
    KeysOfMode {
        mode: SCORESHEET_MODE,
        rows: &[KeyRow {
            keys: &[CLOSE.hint(KeyHint::Rank(2)), CLOSE_WITH_Q],
            text: m::scoresheet::key_close,
        }],
    },
    KeysOfMode {
        mode: SHEET_HEADING_MODE,
        rows: &[
            KeyRow { keys: &[Binding::TEXT, ERASE], text: m::keys::erase },
            KeyRow { keys: LINE_STEPS, text: m::keys::line },
            KeyRow { keys: &[CONFIRM.hint(KeyHint::Rank(1))], text: m::scoresheet::key_next_line },
            KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::scoresheet::key_numbers },
        ],
    },
    KeysOfMode {
        mode: SHEET_REPAIRS_MODE,
        rows: &[KeyRow {
            keys: &[CLOSE.hint(KeyHint::Rank(2)), CLOSE_WITH_Q],
            text: m::scoresheet::key_numbers,
        }],
    },
];

/// The rows of clicks on fields begin behind those of the squares.
pub const FIELDS: usize = Square::ALL.len();

/// To the first of the fields, as by a click on it.
pub const NAMES: ScreenInput = ScreenInput::Window(WindowInput::Pick { row: FIELDS, top: 0 });

const fn typed(letter: char) -> ScreenInput {
    ScreenInput::Window(WindowInput::Type(letter))
}

const DIGITS: &[(Key, ScreenInput)] = &[
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

const ARROWS: &[(Key, ScreenInput)] = &[
    (key::LEFT, ScreenInput::Window(WindowInput::Turn(Step::Previous))),
    (key::RIGHT, ScreenInput::Window(WindowInput::Turn(Step::Next))),
    (key::UP, ScreenInput::Window(WindowInput::Select(Step::Previous))),
    (key::DOWN, ScreenInput::Window(WindowInput::Select(Step::Next))),
];
