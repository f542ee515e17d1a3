//! Writes PGN.

use std::fmt::Write as _;
use std::time::Duration;

use crate::claim;
use crate::pgn::annotated;
use crate::pgn::quoted;
use crate::position;
use crate::record::Record;
use crate::tags::{FIRST, Tags, is_reserved};
use crate::transcript;
use othello_core::board::{ByColor, Color};
use othello_core::clock::{Clock, SavedTime, TimeControl};
use othello_core::game::Game;
use othello_core::result::Forfeit;
use othello_core::rules::{Axis, Rules};
use othello_core::tree::Elements;

/// Characters of a line of moves, at most.
const WIDTH: usize = 79;

/// The longest time that the tags of a clock hold, a little under 1000 hours.
const LONGEST: Duration = Duration::from_secs(1000 * 60 * 60 - 1);

/// Writes a record.
///
/// The start of the game, where it is not the one of its rules, is taken to have been set up by
/// [`Position::new`](othello_core::position::Position::new).
pub fn write(record: &Record) -> String {
    let mut text = String::new();
    for (name, value) in tags(record) {
        writeln!(text, "[{name} \"{value}\"]").expect("a string takes all that is written");
    }
    text.push('\n');
    let main = Elements::main_plies(&record.game, &record.annotations);
    text.push_str(&wrap(&annotated::words(record, main), &end(record)));
    text
}

/// Returns all tags, ready to be written.
fn tags(record: &Record) -> Vec<(&str, String)> {
    let of_others = |name| record.tags.get(name).map(quoted::escape);
    let or_unknown = |value: Option<String>| value.unwrap_or_else(|| "?".into());
    let date = record.date.map(|date| date.to_string());
    // Other programs write its name like that. Their tags, which are kept, may have any text.
    let foreign = || has_foreign(record).then(|| "Othello".into());
    let variant = of_others("Variant").or_else(foreign);
    let variant = variant.filter(|_| record.game.rules() == Rules::OTHELLO);
    let mut tags: Vec<(&str, Option<String>)> = Vec::new();
    let [event, site, round] = FIRST.map(|name| (name, Some(or_unknown(of_others(name)))));
    tags.extend([event, site]);
    tags.push(("Date", Some(date.or(of_others("Date")).unwrap_or_else(|| "????.??.??".into()))));
    tags.push(round);
    tags.extend(Color::BOTH.map(|color| (SIDES[color], Some(name(record, color)))));
    tags.push(("Result", Some(end(record))));
    let (preset, changes) = record.game.rules().nearest_preset();
    tags.push(("Variant", variant.or_else(|| Some(preset.name().into()))));
    tags.extend(changes.iter().map(|value| (value.axis().tag(), Some(value.name().into()))));
    tags.push(("Position", setup(&record.game)));
    tags.push((
        "TimeControl",
        record.clock.map(|clock| seconds(clock.control())).or(of_others("TimeControl")),
    ));
    tags.extend(Color::BOTH.map(|color| (CLOCKS[color], left(record, color))));
    tags.push(("Termination", record.forfeit.map(forfeit).or(of_others("Termination"))));
    tags.push(("TakenBack", undone(record)));
    let own = tags.into_iter().filter_map(|(name, value)| Some((name, value?)));
    let mut tags: Vec<_> = own.chain(rest(&record.tags)).collect();
    if record.game.rules() == Rules::OTHELLO {
        let is_new = |name: &str| tags.iter().all(|(written, _)| *written != name);
        let foreign: Vec<_> = strict().filter(|name| is_new(name)).collect();
        let foreign = foreign.into_iter().filter_map(|name| Some((name, of_others(name)?)));
        tags.extend(foreign);
    }
    tags
}

/// Returns the names of tags that we write for some games and read strictly in these.
fn strict() -> impl Iterator<Item = &'static str> {
    Axis::ALL.iter().map(|axis| axis.tag()).chain(["Position", "TakenBack"])
}

/// Returns `true` if a tag of another program has been kept whose text means nothing to us.
fn has_foreign(record: &Record) -> bool {
    let tags = &record.tags;
    strict().chain(Color::BOTH.map(|color| CLOCKS[color])).any(|name| tags.get(name).is_some())
}

/// Returns the tags that have no place of their own.
fn rest(tags: &Tags) -> impl Iterator<Item = (&str, String)> {
    let mut first = FIRST.to_vec();
    tags.iter().filter_map(move |(name, value)| {
        // The first of each of these has been written.
        let is_written = first.iter().position(|first| *first == name).map(|at| first.remove(at));
        (is_written.is_none() && !is_reserved(name)).then(|| (name, quoted::escape(value)))
    })
}

/// The tags of the players, and of their clocks.
const SIDES: ByColor<&str> = ByColor { black: "Black", white: "White" };
const CLOCKS: ByColor<&str> = ByColor { black: "BlackClock", white: "WhiteClock" };

fn name(record: &Record, color: Color) -> String {
    match record.name(color) {
        None => "?".into(),
        // A question mark alone stands for a name that nobody knows.
        Some("?") => r"\u{3f}".into(),
        Some(name) => quoted::escape(name),
    }
}

/// Returns the score, or the result that somebody has given.
fn end(record: &Record) -> String {
    let goal = record.game.rules().goal();
    let stated = claim::stated(record).and_then(|claim| claim.to_pgn(goal));
    let counted = || {
        let result = record.result()?;
        Some(format!("{}-{}", result.score.black, result.score.white))
    };
    stated.or_else(counted).unwrap_or_else(|| "*".into())
}

fn setup(game: &Game) -> Option<String> {
    let start = game.start();
    (!game.is_from_usual_start()).then(|| position::write(start.board(), start.next()))
}

/// Seconds for the game and for each move: `300+3`.
fn seconds(control: TimeControl) -> String {
    let (main, increment) = (control.main().as_secs(), control.increment().as_secs());
    if increment == 0 { main.to_string() } else { format!("{main}+{increment}") }
}

/// Returns the time that a player has left, unless the clock has not run yet: then the time control
/// says it all.
fn left(record: &Record, color: Color) -> Option<String> {
    let is_time = |color| {
        let text = record.tags.get(CLOCKS[color]);
        text.is_some_and(|text| text.parse::<SavedTime>().is_ok())
    };
    let is_readable = record.game.rules() == Rules::OTHELLO || Color::BOTH.into_iter().all(is_time);
    match record.clock {
        Some(clock) if clock != Clock::new(clock.control()) => {
            Some(SavedTime(clock.left(color).min(LONGEST)).to_string())
        }
        Some(_) | None => {
            record.tags.get(CLOCKS[color]).filter(|_| is_readable).map(quoted::escape)
        }
    }
}

fn forfeit(forfeit: Forfeit) -> String {
    match forfeit {
        Forfeit::Resignation(loser) => format!("{} resigns", loser.name()),
        Forfeit::TimeOut(loser) => format!("{} out of time", loser.name()),
    }
}

/// Returns the plies undone; their number alone where they stand among the moves, since something is
/// written about them.
fn undone(record: &Record) -> Option<String> {
    let Record { game, annotations, .. } = record;
    let written = Elements::main_plies(game, annotations) - game.plies().len();
    let undone = game.undone();
    (!undone.is_empty()).then(|| match written {
        0 => transcript::write(undone),
        written => written.to_string(),
    })
}

/// Returns the words, with line breaks where they are due.
fn wrap(words: &[String], end: &str) -> String {
    let mut text = String::new();
    let mut room = WIDTH;
    for word in words.iter().map(String::as_str).chain([end]) {
        if room < WIDTH {
            let fits = word.len() < room;
            text.push(if fits { ' ' } else { '\n' });
            room = if fits { room - 1 } else { WIDTH };
        }
        text.push_str(word);
        // Comments may have line breaks in them.
        room = match word.rfind('\n') {
            Some(last) => WIDTH.saturating_sub(word.len() - last),
            None => room.saturating_sub(word.len()),
        };
    }
    text.push('\n');
    text
}
