//! Sentences about the scoresheet.

use std::fmt::Write;

use othello_core::board::ByColor;
use othello_notation::draft::{Draft, Field};
use othello_notation::repair::Repair;
use othello_notation::sheet::{GridError, MOST};

use super::check::{Check, Fault, doubled, too_large};
use super::says::ScoresheetRefusal;
use crate::words::sentence::sentence;

/// The title of the window.
pub const TITLE: &str = "Scoresheet";

/// The title of the window while its fields are typed.
pub const HEADING: &str = "Names and event";

/// The title of the window while repairs are offered.
pub const REPAIRS: &str = "Repairs";

/// Said of a sheet without numbers.
pub const EMPTY: &str = "Type each number where it stands on the paper.";

/// Said where no field is filled in.
pub const NO_HEADING: &str = "n  names, event, date, score";

/// The signs of wrong numbers.
pub const SIGNS: &str = "= twice, ! illegal, > too large";

/// The question above the repairs.
pub const MEANT: &str = "What was meant?";

/// Said in place of repairs.
pub const NO_REPAIRS: &str = "No repair is in sight: look at the paper again.";

/// Said once the game is saved.
pub const SAVED: &str = "Saved. S begins the next sheet, R reviews this game.";

/// The same in fewer words.
pub const SAVED_BRIEFLY: &str = "Saved. S: next sheet";

/// Said in a script, which saves no games.
pub const FINISHED_LINE: &str =
    "The sheet is finished, and its game is on the board. Type sheet for the next one.";

/// Said once the game is saved and another one is on the board.
pub const SAVED_ASIDE: &str = "Saved among your games. S begins the next sheet.";

/// The same in line mode.
pub const SAVED_ASIDE_LINE: &str = "Saved among your games. Type sheet for the next one.";

/// Said in line mode once the game is saved.
pub const SAVED_LINE: &str = "Saved. Type sheet for the next one, review to review this game.";

/// Returns how far the sheet is a game, and its first fault.
pub fn state(draft: &Draft, check: &Check) -> String {
    let plies = check.game.plies().len();
    let legal = match plies {
        0 => String::new(),
        1 => "1 move is legal. ".into(),
        _ => format!("{plies} moves are legal. "),
    };
    match check.fault {
        None if plies == 0 => EMPTY.into(),
        None => match check.game.position().result().map(|result| result.score) {
            Some(ends) if draft.score() == Ok(Some(ends)) => {
                format!("All {plies} moves are legal: {}, as stated.", score(ends))
            }
            Some(ends) => format!("All {plies} moves are legal: {}.", score(ends)),
            None => format!("{legal}The game goes on."),
        },
        Some(Fault::Grid(error)) => format!("{legal}{}", fault(error)),
        Some(Fault::Score { ends, stated }) => {
            format!("The game ends {}, not {} as stated.", score(ends), score(stated))
        }
    }
}

/// Returns a fault of the grid as a sentence.
fn fault(error: GridError) -> String {
    sentence(&error.to_string())
}

/// The numbers that are listed one by one, at most: more of them are not typed yet.
const MOST_LISTED: usize = 9;

/// Returns how many numbers there are, and which are missing, stand twice and are too large.
pub fn numbers(draft: &Draft) -> String {
    let typed = draft.grid.numbers().count();
    let mut text = format!("{typed} of {MOST} numbers.");
    let mut add = |what: &str, numbers: &[u8]| {
        let list: Vec<_> = numbers.iter().map(ToString::to_string).collect();
        let list = match list.len() {
            0 => return,
            1..=MOST_LISTED => list.join(", "),
            many => format!("{many} of them"),
        };
        write!(text, " {what}: {list}.").expect("a string takes any text");
    };
    add("Missing", &draft.grid.missing());
    add("Twice", &doubled(&draft.grid));
    add("Too large", &too_large(&draft.grid));
    text
}

fn score(score: ByColor<u8>) -> String {
    format!("{}-{}", score.black, score.white)
}

/// Returns the players and the score as they are stated, and event, round and date; empty where nothing is.
pub fn heading(draft: &Draft) -> [String; 2] {
    let text = |field| draft.text(field).trim();
    let has_names = [Field::Black, Field::White].iter().any(|field| !text(*field).is_empty());
    let name = |field: Field| if text(field).is_empty() { field.name() } else { text(field) };
    let names = format!("{} - {}", name(Field::Black), name(Field::White));
    let names = if has_names { names } else { String::new() };
    let round = match text(Field::Round) {
        "" => String::new(),
        round => format!("round {round}"),
    };
    let joined = |parts: &[&str]| {
        let parts: Vec<_> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    };
    [
        joined(&[&names, text(Field::Score)]),
        joined(&[text(Field::Event), &round, text(Field::Date)]),
    ]
}

/// Returns how far the sheet is a game, its first fault, and what is wrong with its fields.
pub fn whole_state(draft: &Draft, check: &Check) -> String {
    let date = draft.date().err().map(|error| error.to_string());
    let score = draft.score().err().map(|error| error.to_string());
    let fields = date.into_iter().chain(score).map(|error| sentence(&error));
    [state(draft, check)].into_iter().chain(fields).collect::<Vec<_>>().join(" ")
}

/// Returns what is to be typed into a field, or what is wrong with it.
pub fn field(draft: &Draft, field: Field) -> String {
    match field {
        Field::Black => "Who plays Black and begins.".into(),
        Field::White => "Who plays White.".into(),
        Field::Event => "The tournament. The next sheet has the same.".into(),
        Field::Round => "The round. The next sheet has the same.".into(),
        Field::Date => match draft.date() {
            Ok(_) => "The day, as 2026.11.21. The next sheet has the same.".into(),
            Err(error) => sentence(&error.to_string()),
        },
        Field::Score => match draft.score() {
            Ok(_) => "The official score, as 34-30. Repairs that end with it come first.".into(),
            Err(error) => sentence(&error.to_string()),
        },
    }
}

/// Returns a repair: what it changes, and its score.
pub fn repair(repair: &Repair) -> String {
    repair.to_string()
}

/// Returns the choice to save the game up to its fault; `None` if nothing of it can be played.
pub fn anyway(check: &Check) -> Option<String> {
    match (check.game.plies().len(), check.fault) {
        (0, _) => None,
        (_, Some(Fault::Score { ends, .. })) => {
            Some(format!("save it as it stands, with {}", score(ends)))
        }
        (1, _) => Some("save the move before the fault".into()),
        (plies, _) => Some(format!("save the {plies} moves before the fault")),
    }
}

/// Returns that a repair was taken.
pub fn repaired(repair: &Repair) -> String {
    format!("Repaired. {repair}.")
}

/// Returns the repairs as a list, and the commands that take one.
pub fn offer(draft: &Draft, check: &Check, repairs: &[Repair]) -> String {
    let mut text = state(draft, check);
    if repairs.is_empty() {
        write!(text, " {NO_REPAIRS}").expect("a string takes any text");
    } else {
        write!(text, " {MEANT}").expect("a string takes any text");
        for (number, repair) in (1..).zip(repairs) {
            write!(text, "\n{number}. {repair}").expect("a string takes any text");
        }
        text.push_str("\nType sheet repair 1 to take the first.");
    }
    if let Some(anyway) = anyway(check) {
        write!(text, "\nType sheet save anyway to {anyway}.").expect("a string takes any text");
    }
    text
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: ScoresheetRefusal) -> String {
    match refusal {
        ScoresheetRefusal::Disc(square) => format!("{square} has a disc of the start"),
        ScoresheetRefusal::NoNumber(square) => format!("{square} has no number"),
        ScoresheetRefusal::NothingToUndo => "nothing on the sheet was changed".into(),
        ScoresheetRefusal::NothingToRedo => "no change of the sheet was undone".into(),
        ScoresheetRefusal::Empty => "the sheet has no numbers yet".into(),
        ScoresheetRefusal::Date(error) => error.to_string(),
        ScoresheetRefusal::Score(error) => error.to_string(),
        ScoresheetRefusal::OnlySoMany(0) => "no repairs are offered for this sheet".into(),
        ScoresheetRefusal::OnlySoMany(1) => "there is only 1 repair".into(),
        ScoresheetRefusal::OnlySoMany(count) => format!("there are only {count} repairs"),
        ScoresheetRefusal::NothingLegal => "no move before the fault can be played".into(),
    }
}
