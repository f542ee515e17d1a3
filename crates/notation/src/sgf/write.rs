//! Writes SGF.

use std::fmt::Write as _;

use crate::claim;
use crate::date::Date;
use crate::error::WriteError;
use crate::game_tree::MOVES;
use crate::record::Record;
use crate::sgf::names::{APPLICATION, NAME, OWN, TAGS};
use crate::sgf::note;
use crate::times;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::result::{EndReason, GameResult};
use othello_core::rules::Rules;
use othello_core::square::Bitboard;
use othello_core::tree::{Element, Elements, Moment, Property};

/// Writes a game, without the plies undone.
///
/// # Errors
/// If its rules are not those of Othello, with whatever start.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let rules = record.game.rules();
    if !rules.differs_only_in_start(Rules::OTHELLO) {
        return Err(WriteError::rules(NAME, rules));
    }
    let mut text = String::from("(;FF[4]GM[2]CA[UTF-8]");
    let mut property = |name: &str, value: &str| {
        let value = note::escape(value).replace(char::is_control, " ");
        write!(text, "{name}[{value}]").expect("a string takes all that is written");
    };
    let (application, name) = APPLICATION;
    property(name, record.tags.get(application).unwrap_or(OWN));
    property("PB", record.name(Color::Black).unwrap_or("?"));
    property("PW", record.name(Color::White).unwrap_or("?"));
    for (tag, name) in TAGS {
        if let Some(text) = record.tags.get(tag) {
            property(name, text);
        }
    }
    if let Some(date) = record.date.map(date).or_else(|| record.tags.get("Date").map(Into::into)) {
        property("DT", &date);
    }
    if let Some(control) = record.clock.map(|clock| clock.control()) {
        property("TM", &control.main().as_secs().to_string());
        if !control.increment().is_zero() {
            property("OT", &format!("{} fischer", control.increment().as_secs()));
        }
    }
    property("RE", &end(record));
    text.push_str("SZ[8]");
    text.push_str(&setup(record.game.start()));
    write_moves(record, &mut text);
    text.push_str(")\n");
    Ok(text)
}

fn write_moves(record: &Record, text: &mut String) {
    let Record { game, annotations, .. } = record;
    let start = Moment::Main(0);
    if let Some(note) = annotations.note(start) {
        note::write(note, text);
    }
    let left = times::left_after_plies(record);
    let mut nodes = Nodes { text, number: 0 };
    if let Some(passed) = game.start().passed() {
        nodes.push(passed, PASS);
    }
    let main = game.plies().len();
    let mut is_ended = false;
    for element in Elements::branches(annotations, main) {
        match element {
            Element::Open(at) => {
                // The first branch is the main line, which has come to its end here.
                let is_behind_end = annotations.parent(at) == Some(Moment::Main(main));
                if is_behind_end && !std::mem::replace(&mut is_ended, true) {
                    nodes.text.push_str("\n(;)");
                }
                nodes.text.push_str("\n(");
                nodes.number = 1;
            }
            Element::Close => nodes.text.push(')'),
            Element::Move(at) => {
                let ply = annotations.ply(game, at).expect("a move has been played");
                nodes.push(ply.player, ply.square.name());
                let note = annotations.note(at);
                if let Some(note) = note {
                    note::write(note, nodes.text);
                }
                let name = Property::left(ply.player);
                let mut known = note.iter().flat_map(|note| &note.properties);
                if let Moment::Main(plies) = at
                    && let Some(left) = left[plies - 1].and_then(times::written)
                    && !known.any(|known| known.name() == name)
                {
                    write!(nodes.text, "{name}[{left}]")
                        .expect("a string takes all that is written");
                }
                if let Some(passed) = ply.after.passed() {
                    nodes.push(passed, PASS);
                }
            }
        }
    }
}

const PASS: &str = "PA";

/// The nodes of a tree, ten in a line.
struct Nodes<'a> {
    text: &'a mut String,
    number: usize,
}

impl Nodes<'_> {
    fn push(&mut self, player: Color, word: &str) {
        self.text.push_str(if self.number.is_multiple_of(10) { "\n;" } else { ";" });
        self.number += 1;
        write!(self.text, "{}[{word}]", MOVES[player]).expect("a string takes all that is written");
    }
}

/// `2026-11-21`, or as much of that as is known.
fn date(date: Date) -> String {
    date.to_string().replace('.', "-").trim_end_matches("-??").into()
}

/// Writes a property with some squares, unless there are none.
fn list(name: &str, squares: Bitboard) -> String {
    let mut text = String::from(if squares.is_empty() { "" } else { name });
    text.extend(squares.into_iter().map(|square| format!("[{square}]")));
    text
}

fn setup(start: Position) -> String {
    let [black, white] = Color::BOTH.map(|color| start.board().discs(color));
    let mut text = list("AB", black) + &list("AW", white);
    if text.is_empty() {
        // Else the usual discs would be taken to lie there.
        text.push_str("AE[d4][e4][d5][e5]");
    }
    format!("{text}PL[{}]", MOVES[start.next()])
}

fn end(record: &Record) -> String {
    let by = |winner, margin: &dyn std::fmt::Display| format!("{}+{margin}", MOVES[winner]);
    let goal = record.game.rules().goal();
    let stated = claim::stated(record).filter(|_| record.forfeit.is_none());
    match (record.result(), stated) {
        (Some(GameResult { winner: None, .. }), _) => "0".into(),
        (Some(GameResult { reason: EndReason::Resignation, winner: Some(winner), .. }), _) => {
            by(winner, &'R')
        }
        (Some(GameResult { reason: EndReason::TimeOut, winner: Some(winner), .. }), _) => {
            by(winner, &'T')
        }
        (Some(result @ GameResult { winner: Some(winner), .. }), _) => by(winner, &result.margin()),
        (None, Some(claim)) => match (claim.winner(goal), claim.margin(goal)) {
            (Some(winner), Some(margin)) => by(winner, &margin.abs()),
            (Some(winner), None) => by(winner, &""),
            (None, _) => "0".into(),
        },
        (None, None) => "?".into(),
    }
}
