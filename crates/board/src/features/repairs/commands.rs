//! The commands that load a game, and repair one with a fault.

use std::collections::HashSet;

use othello_core::game::Game;
use othello_core::openings::{self, NamedOpening};
use othello_core::rules::Rules;
use othello_notation::Record;
use othello_words::faults::Said;
use othello_words::i18n::{Language, Text, m};
use othello_words::text::quoted;

use super::{fault, load, load_typed, show, take};
use crate::app::App;
use crate::app::command::{Choice, Chosen, Command, FoundBy, Item, KeyHint, Run, With};
use crate::app::keys::key::ENTER;
use crate::app::keys::row::{KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, CLOSE_WITH_Q, ROW_STEPS};
use crate::app::mode::Mode;
use crate::app::needs::NOT_LINKED;
use crate::app::page::PageRow;
use crate::app::reply::Done;
use crate::features::{link, new_game};

/// The repairs of a game with a fault.
pub const REPAIRS_MODE: Mode = Mode::new("repairs", m::repairs::mode).titled(m::repairs::activity);

/// The repairs to choose from.
pub const READ: PageRow = PageRow { page: super::PAGE, read };

fn read(app: &App) -> Vec<Text> {
    let Some(faulty) = app.features.repairs.offered() else { return Vec::new() };
    let question = m::common::both(fault(faulty), m::repairs::meant());
    let choices = (1..).zip(&faulty.repairs);
    let choices =
        choices.map(|(number, it): (u8, _)| m::repairs::choice(number.to_string(), it.said()));
    [question].into_iter().chain(choices).chain([m::repairs::how()]).collect()
}

pub const COMMANDS: &[Command] = &[LOAD, OPENING, REPAIR];

/// Lists the repairs, or takes one.
pub const REPAIR: Command = Command {
    text: m::repairs::repair,
    words: &["repair"],
    keys: &[(REPAIRS_MODE, &[ENTER], KeyHint::Rank(1))],
    needs: &[&NOT_LINKED],
    run: Run::Item(Item {
        none: Some(show),
        wrong: m::repairs::wrong_number,
        run: |app, index, _| take(app, index),
        with: With::Nothing,
    }),
    ..Command::NEW
};

/// Loads a game, a position, or a file.
pub const LOAD: Command = Command {
    text: m::repairs::load,
    words: &["load"],
    needs: &[&NOT_LINKED],
    run: Run::SomeText(load_typed),
    ..Command::NEW
};

/// Puts an opening on the board.
pub const OPENING: Command = Command {
    text: m::repairs::opening,
    words: &["opening"],
    needs: &[&NOT_LINKED],
    choices: |_| named_openings().map(|(name, moves)| opening(name, moves)).collect(),
    run: Run::Choice(Chosen { none: None, run: load_opening }),
    ..Command::NEW
};

/// Returns the openings with a name here, each once, by it, and the moves of one way to each.
fn named_openings() -> impl Iterator<Item = (NamedOpening, &'static str)> {
    let mut known = HashSet::new();
    let language = openings::OpeningLanguage::from(Language::current());
    let is_new = move |(_, opening): &(_, NamedOpening)| {
        opening.name_or_english(language).is_some_and(|name| known.insert(name))
    };
    openings::all().filter(is_new).map(|(moves, opening)| (opening, moves))
}

fn name_of(opening: NamedOpening) -> &'static str {
    opening.name_or_english(Language::current().into()).unwrap_or_default()
}

/// Returns the choice of an opening: it is found by what it is called in any language.
fn opening(opening: NamedOpening, moves: &str) -> Choice {
    let names =
        openings::OpeningLanguage::ALL.map(|language| opening.name(language).unwrap_or_default());
    let name = name_of(opening);
    let text = m::repairs::opening_choice(name, moves, names.join(" "));
    Choice { found_by: FoundBy::ProperName, ..Choice::new(name, text) }
}

fn load_opening(app: &mut App, name: &str) -> Done {
    let found = named_openings().find(|(opening, _)| name_of(*opening) == name);
    let (_, moves) = found.ok_or_else(|| m::repairs::no_opening(quoted(name)))?;
    let mut game = Game::new(Rules::OTHELLO);
    let squares = moves.as_bytes().chunks(2).filter_map(|it| str::from_utf8(it).ok()?.parse().ok());
    for square in squares {
        game.play(square).expect("openings are of legal moves");
    }
    new_game::open(app, Record::from(game), |_| {});
    Ok(())
}

/// Loads a game that is pasted, or joins that of a ticket.
pub fn paste(app: &mut App, text: &str) -> Done {
    if let Some(joined) = link::commands::pasted(app, text) {
        return joined;
    }
    LOAD.refusal(app).map_or_else(|| load(app, text), Err)
}

pub const KEYS: &[KeysOfMode] = &[KeysOfMode {
    mode: REPAIRS_MODE,
    rows: &[
        KeyRow { keys: ROW_STEPS, text: m::repairs::key_row },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2)), CLOSE_WITH_Q], text: m::repairs::key_keep },
    ],
}];
