//! Sentences about a scoresheet: how far it is a game, its numbers, its heading and its repairs.

use othello_core::board::ByColor;
use othello_notation::draft::{Draft, Field};
use othello_notation::sheet::MOST;
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m};
use othello_words::text::sentence;

use super::check::{Check, SheetFault, doubled, too_large};
use super::state::Scoresheet;

/// Returns how far the sheet is a game, and its first fault.
pub fn state(sheet: &Scoresheet) -> Text {
    let (draft, Check { game, fault }) = (sheet.draft(), sheet.check());
    let moves = game.plies().len();
    match fault {
        None if moves == 0 => m::scoresheet::empty(),
        None => match game.position().result().map(|result| result.score) {
            Some(ends) if draft.score() == Ok(Some(ends)) => {
                m::scoresheet::legal_as_stated(moves, score(ends))
            }
            Some(ends) => m::scoresheet::legal(moves, score(ends)),
            None => m::scoresheet::goes_on(moves),
        },
        Some(SheetFault::Grid(error)) => {
            m::scoresheet::fault(moves, sentence(&error.said().to_string()))
        }
        Some(SheetFault::Score { ends, stated }) => {
            m::scoresheet::other_score(score(*ends), score(*stated))
        }
    }
}

/// Returns how far the sheet is a game, its first fault, and what is wrong with its fields.
pub fn whole_state(sheet: &Scoresheet) -> String {
    let date = sheet.draft().date().err().map(|error| error.said().to_string());
    let score = sheet.draft().score().err().map(|error| error.said().to_string());
    let fields = date.into_iter().chain(score).map(|error| sentence(&error));
    i18n::passage([state(sheet).to_string()].into_iter().chain(fields))
}

/// Returns how many numbers there are, and which are missing, stand twice and are too large.
pub fn numbers(draft: &Draft) -> String {
    /// More of them are not typed yet.
    const MOST_LISTED: usize = 9;
    let listed = |numbers: &[u8]| match numbers.len() {
        many if many > MOST_LISTED => m::scoresheet::many(many.to_string()).to_string(),
        _ => i18n::list(numbers),
    };
    let [missing, twice, large] =
        [draft.grid.missing(), doubled(&draft.grid), too_large(&draft.grid)];
    let typed = draft.grid.numbers().count().to_string();
    let all = Some(m::scoresheet::numbers(typed, MOST.to_string()));
    let missing = (!missing.is_empty()).then(|| m::scoresheet::missing(listed(&missing)));
    let twice = (!twice.is_empty()).then(|| m::scoresheet::twice(listed(&twice)));
    let large = (!large.is_empty()).then(|| m::scoresheet::too_large(listed(&large)));
    i18n::passage([all, missing, twice, large].into_iter().flatten())
}

pub fn faults(sheet: &Scoresheet) -> Vec<Text> {
    let draft = sheet.draft();
    let places = doubled(&draft.grid).into_iter().map(|number| {
        let squares = draft.grid.squares(number).by_name();
        m::scoresheet::place(number.to_string(), i18n::conjunction(squares))
    });
    [state(sheet), m::common::raw(numbers(draft))].into_iter().chain(places).collect()
}

pub fn sheet(sheet: &Scoresheet) -> Vec<Text> {
    let draft = sheet.draft();
    let filled = Field::ALL.into_iter().filter(|field| !draft.text(*field).is_empty());
    let fields = filled
        .map(|field| m::tags::line(m::tags::field(field.name()).to_string(), draft.text(field)));
    let grid = m::common::raw(draft.grid.to_string().trim_end());
    fields.chain([grid, state(sheet)]).collect()
}

fn score(score: ByColor<u8>) -> String {
    format!("{}-{}", score.black, score.white)
}

/// Returns the players and the score as they are stated, and event, round and date; empty where nothing is.
pub fn heading(draft: &Draft) -> [String; 2] {
    let text = |field| draft.text(field).trim();
    let has_names = [Field::Black, Field::White].iter().any(|field| !text(*field).is_empty());
    let name = |field: Field| match text(field) {
        "" => m::tags::field(field.name()).to_string(),
        name => name.to_owned(),
    };
    let names = format!("{} - {}", name(Field::Black), name(Field::White));
    let names = if has_names { names } else { String::new() };
    let round = match text(Field::Round) {
        "" => String::new(),
        round => m::scoresheet::round(round).to_string(),
    };
    let listed = |parts: &[&str]| i18n::list(parts.iter().filter(|part| !part.is_empty()));
    [
        listed(&[&names, text(Field::Score)]),
        listed(&[text(Field::Event), &round, text(Field::Date)]),
    ]
}

/// Returns what is to be typed into a field, or what is wrong with it.
pub fn field(draft: &Draft, field: Field) -> String {
    match (field, draft.date(), draft.score()) {
        (Field::Date, Err(error), _) => sentence(&error.said().to_string()),
        (Field::Score, _, Err(error)) => sentence(&error.said().to_string()),
        _ => m::scoresheet::about_field(field.name()).to_string(),
    }
}

/// Returns the choice to save the game up to its fault; `None` if nothing of it can be played.
pub fn anyway(check: &Check) -> Option<Text> {
    match (check.game.plies().len(), check.fault) {
        (0, _) => None,
        (_, Some(SheetFault::Score { ends, .. })) => Some(m::scoresheet::anyway_with(score(ends))),
        (plies, _) => Some(m::scoresheet::anyway(plies)),
    }
}

/// Returns the repairs as a list, and the commands that take one.
pub fn offer(sheet: &Scoresheet) -> Vec<Text> {
    let repairs = sheet.repairs();
    let question =
        if repairs.is_empty() { m::scoresheet::no_repairs() } else { m::repairs::meant() };
    let mut said = vec![m::common::both(state(sheet), question)];
    let choices = (1..).zip(repairs);
    said.extend(
        choices.map(|(number, it): (u8, _)| m::repairs::choice(number.to_string(), it.said())),
    );
    if !repairs.is_empty() {
        said.push(m::scoresheet::how_to_repair());
    }
    let anyway = anyway(sheet.check()).and_then(|anyway| anyway.form("line"));
    said.extend(anyway.map(m::common::raw));
    said
}
