//! The command that types in a scoresheet.

use othello_core::square::Square;
use othello_notation::draft::{Draft, Field};
use othello_notation::sheet::Step;

use super::check::{doubled, is_free};
use super::says::ScoresheetEvent;
use super::words;
use crate::app::App;
use crate::app::action::{Action, ScoresheetAction};
use crate::line::audience::Audience;
use crate::line::command::Command;
use crate::line::error::{LineError, quoted};
use crate::line::request::Request;
use crate::line::sentence::Sentence;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[Command::new(
    "sheet",
    "shows the scoresheet that is typed in, or changes it; help sheet has all ways.",
    |rest, app| parse(rest, app).unwrap_or_else(Request::Refuse),
)
.with_optional_argument("sheet, or sheet row 1 41 37 28 30 33 29 54 53, or sheet save")
.with_details(|| DETAILS.into())];

/// The ways of the command.
const DETAILS: &str = "\
sheet row 3 45 12 9 3 10 11 20 43: the numbers of row 3, with - for an empty square; rows 4 and 5 have six, without the discs of the start.
sheet f5 1: the number of one square; sheet f5 - clears it, sheet clear all.
sheet + f5, sheet - f5: one more or one less for the number of f5 and all larger ones.
sheet faults: the numbers that are missing or stand twice, and the first that is illegal.
sheet board: the board as far as the sheet is legal.
sheet undo, sheet redo: takes changes back, or makes them again.
sheet black Ada, white, event, round, date, score: what stands above the numbers.
sheet save: saves the game, and begins the next sheet of the event; at a fault, it lists repairs.
sheet repair 1: takes the first repair.
sheet save anyway: saves the moves before the fault.";

fn parse(rest: &str, app: &App) -> Result<Request, LineError> {
    let (word, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (word, rest) = (word.to_ascii_lowercase(), rest.trim());
    let sheet = app.scoresheet();
    let action = match (word.as_str(), rest) {
        ("", _) => ScoresheetAction::Open,
        ("row", _) => ScoresheetAction::Set(row(rest)?),
        ("+", _) => ScoresheetAction::Renumber(square(rest)?, Step::Up),
        ("-", _) => ScoresheetAction::Renumber(square(rest)?, Step::Down),
        ("undo", "") => ScoresheetAction::Undo,
        ("redo", "") => ScoresheetAction::Redo,
        ("clear", "") => ScoresheetAction::Clear,
        ("save", "") => ScoresheetAction::Finish,
        ("save", "anyway") => ScoresheetAction::SaveAnyway,
        ("repair", _) => ScoresheetAction::Take(index(rest)?),
        ("faults", "") => return Ok(Request::Say(faults(sheet.draft(), app))),
        ("board", "") => {
            return Ok(Request::Draw(sheet.check().game.position()));
        }
        (name, _) => match (field(name), name.parse()) {
            (Some(field), _) => ScoresheetAction::Write(field, rest.into()),
            (None, Ok(square)) => ScoresheetAction::Set(vec![(square, number(rest)?)]),
            (None, Err(_)) => {
                return LineError::because(format!(
                    "expected what sheet can do, found {}; type help sheet",
                    quoted(&[name, rest].join(" "))
                ));
            }
        },
    };
    Ok(Request::Act(Action::Scoresheet(action)))
}

fn field(name: &str) -> Option<Field> {
    Field::ALL.into_iter().find(|field| field.name().eq_ignore_ascii_case(name))
}

/// Parses the number of a row, and those in it.
fn row(text: &str) -> Result<Vec<(Square, u8)>, LineError> {
    let mut cells = text.split_whitespace();
    let found = cells.next().unwrap_or_default();
    let row = found.parse().ok().filter(|row| (1..=8).contains(row));
    let row: usize = row.ok_or_else(|| {
        LineError::new(format!("expected the number of a row, 1 to 8, found {}", quoted(found)))
    })?;
    let squares = &Square::ALL[8 * (row - 1)..][..8];
    let squares: Vec<_> = squares.iter().copied().filter(|square| is_free(*square)).collect();
    let cells: Vec<_> = cells.collect();
    if cells.len() != squares.len() {
        return LineError::because(format!(
            "expected {} numbers for row {row}, with - for an empty square, found {}",
            squares.len(),
            cells.len()
        ));
    }
    let numbers = squares.into_iter().zip(cells);
    numbers.map(|(square, cell)| Ok((square, number(cell)?))).collect()
}

/// Parses the number of a square, 0 for none.
fn number(text: &str) -> Result<u8, LineError> {
    if matches!(text, "-" | "--" | ".") {
        return Ok(0);
    }
    text.parse().ok().filter(|number| (1..=99).contains(number)).ok_or_else(|| {
        let found = quoted(text);
        LineError::new(format!("expected a number from 1 to 99, or - for none, found {found}"))
    })
}

fn square(text: &str) -> Result<Square, LineError> {
    text.parse().map_err(|_| {
        LineError::new(format!("expected a square, such as f5, found {}", quoted(text)))
    })
}

fn index(text: &str) -> Result<usize, LineError> {
    let index = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
    index.ok_or_else(|| {
        LineError::new(format!("expected the number of a repair, found {}", quoted(text)))
    })
}

/// Returns all that is wrong with the sheet.
fn faults(draft: &Draft, app: &App) -> String {
    let places = doubled(&draft.grid).into_iter().map(|number| {
        let squares = draft.grid.squares(number).by_name();
        let squares: Vec<_> = squares.map(Square::name).collect();
        format!("\n{number} stands at {}.", squares.join(" and "))
    });
    let state = words::state(draft, app.scoresheet().check());
    format!("{state}\n{}{}", words::numbers(draft), places.collect::<String>())
}

/// Returns the sheet, with its fields.
fn shown(draft: &Draft) -> String {
    let filled = Field::ALL.into_iter().filter(|field| !draft.text(*field).is_empty());
    let fields = filled.map(|field| format!("{}: {}\n", field.name(), draft.text(field)));
    format!("{}{}", fields.collect::<String>(), draft.grid)
}

/// Returns the sentence about an event.
pub fn sentence(event: &ScoresheetEvent, app: &App, audience: Audience) -> Sentence {
    let sheet = app.scoresheet();
    let (draft, check) = (sheet.draft(), sheet.check());
    Sentence::alone(match event {
        ScoresheetEvent::Opened => format!("{}{}", shown(draft), words::state(draft, check)),
        ScoresheetEvent::Changed | ScoresheetEvent::Stepped(_) => words::whole_state(draft, check),
        ScoresheetEvent::Offered => words::offer(draft, check, sheet.repairs()),
        ScoresheetEvent::Repaired(repair) => {
            format!("{} {}", words::repaired(repair), words::state(draft, check))
        }
        ScoresheetEvent::Saved => match audience {
            Audience::Terminal => words::SAVED_LINE.into(),
            Audience::Script => words::FINISHED_LINE.into(),
        },
        ScoresheetEvent::SavedAside => words::SAVED_ASIDE_LINE.into(),
    })
}
