//! Writes GGF.

use std::fmt::Write as _;

use crate::claim::{self, Claim};
use crate::error::WriteError;
use crate::game_tree::{Escapes, MOVES};
use crate::ggf::names::{AGREEMENT, KOMI, NAME, NAMES, is_komi, is_read};
use crate::record::Record;
use crate::times;
use crate::transcript::is_pass;
use othello_core::board::{Board, ByColor, Color};
use othello_core::clock::TimeControl;
use othello_core::result::{Forfeit, GameResult};
use othello_core::rules::Preset;
use othello_core::tree::{self, Moment};

/// Writes a game, without the plies undone.
///
/// # Errors
/// If its rules are not those of Othello, with whatever start, or of its loser's game.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let game = &record.game;
    let rules = game.rules();
    let goals = [Preset::Othello, Preset::Anti].map(Preset::rules);
    if !goals.into_iter().any(|known| rules.differs_only_in_start(known)) {
        return Err(WriteError::rules(NAME, rules));
    }
    let mut text = String::from("(;GM[Othello]");
    let mut property = |name: &str, value: &str| {
        let value = value.replace(']', ")").replace(char::is_control, " ");
        write!(text, "{name}[{value}]").expect("a string takes all that is written");
    };
    property("PC", record.tags.get("Site").unwrap_or("?"));
    if let Some(date) = date(record) {
        property("DT", &date);
    }
    property("PB", record.name(Color::Black).unwrap_or("?"));
    property("PW", record.name(Color::White).unwrap_or("?"));
    for (tag, name) in [("BlackElo", "RB"), ("WhiteElo", "RW")] {
        if let Some(text) = record.tags.get(tag) {
            property(name, text);
        }
    }
    let of_others = || record.tags.get("TimeControl").map(Into::into);
    if let Some(control) = record.clock.map(|clock| time(clock.control())).or_else(of_others) {
        property("TI", &control);
    }
    property("TY", kind(record));
    for (tag, name) in NAMES.iter().filter(|(tag, _)| KOMI.contains(tag)) {
        if let Some(text) = record.tags.get(tag) {
            property(name, text);
        }
    }
    property("RE", &end(record));
    let start = game.start();
    property("BO", &format!("8 {} {}", board(start.board()), SIDES[start.next()]));
    write_moves(record, &mut text);
    text.push_str(";)\n");
    Ok(text)
}

/// Writes the moves of the main line, with what the format has a place for: comments, values and
/// times, and the properties of a file.
fn write_moves(record: &Record, text: &mut String) {
    let Record { game, annotations, .. } = record;
    let is_unfit = |letter: char| letter.is_control() && letter != '\n';
    let mut property = |name: &str, value: &str| {
        let value = value.replace(']', ")").replace(is_unfit, " ");
        let value = Escapes::None.without_games(&value);
        write!(text, "{name}[{value}]").expect("a string takes all that is written");
    };
    let notes = |plies: usize, property: &mut dyn FnMut(&str, &str)| {
        let note = annotations.note(Moment::Main(plies));
        for known in note.iter().flat_map(|note| &note.properties) {
            // A name that means something here would change the game.
            if !is_known(known.name()) {
                known.values().iter().for_each(|value| property(known.name(), value));
            }
        }
        if let Some(note) = note.filter(|note| !note.comment.is_empty()) {
            property("C", &note.comment);
        }
    };
    let spent = times::spent(record);
    let move_of = |player, word: &str, plies: usize, times: &str| {
        let note = annotations.note(Moment::Main(plies));
        let mut known = note.iter().flat_map(|note| &note.properties);
        let times = known.find(|property| property.name() == times);
        let times = times.map(|times| format!("/{}", times.values()[0]));
        let spent = || Some(format!("//{}", spent.get(plies.checked_sub(1)?)?.as_ref()?));
        let times = times.or_else(|| spent().filter(|_| !is_pass(word))).unwrap_or_default();
        (MOVES[player], format!("{word}{times}"))
    };
    for plies in 0..=game.plies().len() {
        let last = plies.checked_sub(1).map(|last| game.plies()[last]);
        if let Some(ply) = last {
            let (name, text) = move_of(ply.player, ply.square.name(), plies, tree::Property::TIMES);
            property(name, &text);
        }
        notes(plies, &mut property);
        if let Some(passed) = game.position_at(plies).passed() {
            let (name, text) = move_of(passed, "PA", plies, tree::Property::PASS_TIMES);
            property(name, &text);
        }
    }
}

/// Returns `true` for the name of a property that is not a foreign one.
fn is_known(name: &str) -> bool {
    [tree::Property::TIMES, tree::Property::PASS_TIMES].contains(&name)
        || matches!(name, "B" | "W" | "C" | "TB" | "TW")
        || is_read(name)
}

/// Returns the size of the board and the kind of the game.
fn kind(record: &Record) -> &str {
    let is_anti = !record.game.rules().most_discs_win();
    let is_so = |kind: &&str| {
        kind.trim_start_matches('s').starts_with('8') && kind.contains('a') == is_anti
    };
    record.tags.get("Type").filter(is_so).unwrap_or(if is_anti { "8a" } else { "8" })
}

/// Returns the day, and the time of it where that is known.
fn date(record: &Record) -> Option<String> {
    let of_others = || record.tags.get("Date").map(Into::into);
    let Some(date) = record.date else { return of_others() };
    let time = record.tags.get("Time").map(|time| format!("_{time}"));
    Some(format!("{date}{}", time.unwrap_or_default()))
}

fn time(control: TimeControl) -> String {
    let face = |seconds: u64| {
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        match (minutes / 60, minutes % 60) {
            (0, minutes) => format!("{minutes:02}:{seconds:02}"),
            (hours, minutes) => format!("{hours:02}:{minutes:02}:{seconds:02}"),
        }
    };
    let (main, increment) = (control.main().as_secs(), control.increment().as_secs());
    format!("{}/{}/", face(main), if increment == 0 { String::new() } else { face(increment) })
}

fn end(record: &Record) -> String {
    let how = match record.forfeit.filter(|_| record.game.position().result().is_none()) {
        Some(Forfeit::Resignation(_)) => ":r",
        Some(Forfeit::TimeOut(_)) => ":t",
        None if record.tags.get("Termination") == Some(AGREEMENT) => ":s",
        None => "",
    };
    let margin_of = |claim: Claim| claim.margin(record.game.rules().goal());
    let with_komi = || record.tags.get(claim::STATED).or(record.tags.get("Result"));
    let with_komi = is_komi(record).then(with_komi).flatten();
    let stated = match with_komi {
        Some(text) => {
            Claim::of_pgn(text).and_then(margin_of).or_else(|| margin_of(Claim::of_margin(text)))
        }
        None => claim::stated(record).and_then(margin_of),
    };
    let margin = |result: GameResult| match (result.winner, how) {
        (_, "") => f64::from(result.score.black) - f64::from(result.score.white),
        // Its sign tells who has won, which the count does not where fewest discs win.
        (Some(Color::Black), _) => result.margin().into(),
        (_, _) => -f64::from(result.margin()),
    };
    match stated.or(record.result().map(margin)) {
        Some(margin) => format!("{margin:+.3}{how}"),
        None => "?".into(),
    }
}

/// The letters of the side to move.
const SIDES: ByColor<char> = ByColor { black: '*', white: 'O' };

/// Eight groups of eight squares: `*` black, `O` white.
fn board(board: Board) -> String {
    let letters = board.letters().map(|letter| if letter == b'X' { '*' } else { letter.into() });
    let rows: Vec<String> = letters.chunks(8).map(|row| row.iter().collect()).collect();
    rows.join(" ")
}
