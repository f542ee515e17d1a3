//! SGF, the Smart Game Format, with Othello as its game 2.
//!
//! The format has no chapter on Othello. Programs write squares as `f5`, some as `fe` after the
//! fashion of Go; some put the first move into the node of the tags.

use std::fmt::Write as _;
use std::io;

use crate::board::{Board, ByColor, Color};
use crate::clock::{Clock, TimeControl};
use crate::game::Game;
use crate::notation::claim::{self, Claim, settle_forfeit};
use crate::notation::date::Date;
use crate::notation::error::{ReadError, ReadErrorKind, Warning, WriteError};
use crate::notation::ggf::{check_size, player, words};
use crate::notation::located::Located;
use crate::notation::player_name::PlayerName;
use crate::notation::record::{Read, Record, Skipped, set_up};
use crate::notation::source::{self, Parsed, Source};
use crate::notation::transcript::{Replay, is_pass, quote};
use crate::notation::tree::{Escapes, Property, TreeLexer};
use crate::position::Position;
use crate::result::{Forfeit, GameResult, Reason};
use crate::rules::Rules;
use crate::square::{Bitboard, Square};

/// Names of tags of ours and of theirs that mean the same.
const NAMES: [(&str, &str); 6] = [
    ("Event", "EV"),
    ("Site", "PC"),
    ("Round", "RO"),
    ("BlackElo", "BR"),
    ("WhiteElo", "WR"),
    ("Komi", "KM"),
];

/// Reads the main line of the one game of a text, which starts from `usual` where the text does not
/// tell. A result that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that comes next.
pub(super) fn read_next(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let (lexer, cut) = TreeLexer::cut(source, Escapes::Backslash)?;
    Ok(cut.parse(|text| {
        let mut read = record(&lexer.properties(text)?, usual)?;
        read.skipped.variations = lexer.variations;
        Ok(read)
    }))
}

fn record(properties: &[Property], usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let known = |name: &str| {
        properties.iter().find(|property| property.name == name).and_then(Property::known)
    };
    check_game(properties)?;
    let mut replay = Replay::of(Game::from_position(start(properties, usual)?));
    for property in properties {
        if let Some(player) = player(&property.name) {
            play(&mut replay, player, property.text())
                .map_err(|fault| Located::new(property.at, fault))?;
        }
    }
    let mut record = Record::from(replay.game);
    let name = |tag| known(tag).as_deref().and_then(PlayerName::cleaned);
    record.names = ByColor { black: name("PB"), white: name("PW") };
    for (tag, name) in NAMES {
        if let Some(text) = known(name) {
            record.tags.append(tag, text);
        }
    }
    if let Some(text) = known("DT") {
        record.date = text.parse().ok();
        if record.date.is_none() {
            record.tags.append("Date", text);
        }
    }
    let times = [known("TM"), known("OT")];
    let has_times = times.iter().any(Option::is_some);
    let [main, overtime] = times;
    let control = main.and_then(|main| time_control(&main, overtime));
    record.clock = control.map(Clock::new);
    let warnings = known("RE").map(|text| result(&mut record, &text)).unwrap_or_default();
    let mut skipped = skipped(properties);
    skipped.clocks = usize::from(has_times && control.is_none());
    Ok(Read { record, warnings, skipped })
}

/// Counts what a record has no place for: comments, and all that is said of single moves.
fn skipped(properties: &[Property]) -> Skipped {
    let mut skipped = Skipped::default();
    for property in properties {
        match property.name.as_str() {
            "C" => skipped.comments += property.texts.len(),
            "B" | "W" | "AB" | "AW" | "AE" | "PL" => {}
            _ if property.node > 1 => skipped.annotations += 1,
            name if is_read(name) || property.known().is_none() => {}
            _ => skipped.properties += 1,
        }
    }
    skipped
}

/// Returns `true` for a property of the whole game that a record has a place for, or that is about
/// the file alone.
fn is_read(name: &str) -> bool {
    matches!(
        name,
        "FF" | "GM" | "CA" | "AP" | "ST" | "SZ" | "PB" | "PW" | "DT" | "TM" | "OT" | "RE"
    ) || NAMES.iter().any(|(_, known)| *known == name)
}

fn check_game(properties: &[Property]) -> Result<(), Located<ReadErrorKind>> {
    let mut game =
        Err(Located::new(0, ReadErrorKind::Expected("GM[2] for Othello, or GM[Othello]")));
    for property in properties {
        let text = property.text().trim();
        match property.name.as_str() {
            "GM" if text == "2" || text.eq_ignore_ascii_case("othello") => game = Ok(()),
            "GM" => {
                let why = format!("another game, number {}", quote(text));
                return Err(Located::new(property.at, ReadErrorKind::Skipped(why)));
            }
            "SZ" => check_size(text).map_err(|fault| Located::new(property.at, fault))?,
            _ => {}
        }
    }
    game
}

/// Returns the position that is set up before the first move.
fn start(properties: &[Property], usual: Position) -> Result<Position, Located<ReadErrorKind>> {
    let mut board = None;
    let mut next = None;
    let is_move = |property: &&Property| player(&property.name).is_some();
    let first = properties.iter().find(is_move).map_or(usize::MAX, |property| property.node);
    for property in properties {
        let error =
            |expected| Located::new(property.at, ReadErrorKind::tag(&property.name, expected));
        match property.name.as_str() {
            "AB" | "AW" | "AE" if property.node > first => {
                let node = property.node;
                let why = format!("expected no change of the board in mid-game, node {node}");
                return Err(Located::new(property.at, ReadErrorKind::tag(&property.name, why)));
            }
            // It says whose turn it is, which the moves show.
            "PL" if property.node > first => {}
            name @ ("AB" | "AW") => {
                let color = if name == "AB" { Color::Black } else { Color::White };
                let discs =
                    squares(property).ok_or_else(|| error("expected squares such as e4"))?;
                board = Some(board.unwrap_or(Board::EMPTY).with(color, discs));
            }
            "AE" => {
                let cleared =
                    squares(property).ok_or_else(|| error("expected squares such as e4"))?;
                board = without(board.unwrap_or(usual.board()), cleared);
            }
            "PL" => {
                let letter = property.text().trim().chars().next();
                let color = letter.and_then(Color::from_letter);
                next = Some(color.ok_or_else(|| error("expected B or W"))?);
            }
            _ => {}
        }
    }
    match (board, next) {
        (None, None) => Ok(usual),
        (board, next) => {
            let board = board.unwrap_or(usual.board());
            Ok(set_up(usual.rules(), board, next.unwrap_or(Color::Black)))
        }
    }
}

fn without(board: Board, squares: Bitboard) -> Option<Board> {
    let left = ByColor::from_fn(|color| board.discs(color) - squares);
    Board::new(left.black, left.white)
}

/// Reads squares, and rectangles such as `a1:c2`.
fn squares(property: &Property) -> Option<Bitboard> {
    property.texts.iter().try_fold(Bitboard::EMPTY, |squares, text| {
        let (from, to) = text.split_once(':').unwrap_or((text, text));
        Some(squares | rectangle(square(from)?, square(to)?))
    })
}

/// Returns the squares between two corners.
fn rectangle(one: Square, other: Square) -> Bitboard {
    let between = |one: u8, other: u8| one.min(other)..=one.max(other);
    let columns = between(one.column(), other.column());
    let rows = between(one.row(), other.row());
    let squares =
        rows.flat_map(|row| columns.clone().filter_map(move |column| Square::at(column, row)));
    squares.collect()
}

/// Reads a square as `f5`, or as `fe`: column, then row, both as letters.
fn square(text: &str) -> Option<Square> {
    let text = text.trim();
    let by_letters = || match text.as_bytes() {
        [column, row @ (b'a'..=b'h' | b'A'..=b'H')] => {
            let index = |letter: u8| letter.to_ascii_lowercase().wrapping_sub(b'a');
            Square::at(index(*column), index(*row))
        }
        _ => None,
    };
    text.parse().ok().or_else(by_letters)
}

fn play(replay: &mut Replay, player: Color, text: &str) -> Result<(), ReadErrorKind> {
    let word = text.trim();
    if word.is_empty() || word.eq_ignore_ascii_case("tt") || is_pass(word) {
        return Ok(replay.pass_of(player)?);
    }
    match square(word) {
        Some(square) => Ok(replay.play_of(player, square)?),
        None => Err(replay.not_a_move(word).into()),
    }
}

/// Seconds for the game, and those for each move as `3 fischer`.
fn time_control(main: &str, overtime: Option<String>) -> Option<TimeControl> {
    let increment = match overtime {
        None => 0,
        Some(text) => text.strip_suffix(" fischer")?.trim().parse().ok()?,
    };
    TimeControl::from_secs(main.trim().parse().ok()?, increment).ok()
}

/// `B+58`, `W+2`, `0` or `Draw`, and `B+R`, `B+T` for a resignation and for lost time.
fn result(record: &mut Record, text: &str) -> Vec<Warning> {
    let (winner, by) = text.split_once('+').unwrap_or(("", text));
    let winner = winner.chars().next().and_then(Color::from_letter);
    let by = by.trim().to_ascii_lowercase();
    let claim = match (winner, by.as_str()) {
        (None, "void" | "?") => return Vec::new(),
        (None, "0" | "draw") => Claim::Margin(0),
        (Some(winner), "" | "r" | "resign" | "t" | "time" | "f" | "forfeit") => {
            Claim::Winner(Some(winner))
        }
        (Some(Color::Black), margin) => Claim::of_margin(margin),
        (Some(Color::White), margin) => Claim::of_margin(&format!("-{margin}")),
        (None, _) => Claim::Nonsense,
    };
    let forfeit = winner.and_then(|winner| match by.as_str() {
        "r" | "resign" => Some(Forfeit::Resignation(!winner)),
        "t" | "time" => Some(Forfeit::TimeOut(!winner)),
        _ => None,
    });
    let forfeit = forfeit.and_then(|forfeit| settle_forfeit(record, text, forfeit));
    forfeit.into_iter().chain(claim::settle(record, text, claim)).collect()
}

/// Writes a game, without the plies undone.
///
/// # Errors
/// If its rules are not those of Othello, with whatever start.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let rules = record.game.rules();
    if !rules.differs_only_in_start(Rules::OTHELLO) {
        return Err(WriteError::rules("sgf", rules));
    }
    let mut text = String::from("(;FF[4]GM[2]CA[UTF-8]AP[othello]");
    let mut property = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace(']', "\\]").replace(char::is_control, " ");
        write!(text, "{name}[{value}]").expect("a string takes all that is written");
    };
    property("PB", record.name(Color::Black).unwrap_or("?"));
    property("PW", record.name(Color::White).unwrap_or("?"));
    for (tag, name) in NAMES {
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
    for (number, (color, word)) in words(&record.game).enumerate() {
        text.push_str(if number % 10 == 0 { "\n;" } else { ";" });
        write!(text, "{}[{word}]", letter(color)).expect("a string takes all that is written");
    }
    text.push_str(")\n");
    Ok(text)
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'B',
        Color::White => 'W',
    }
}

/// `2026-11-21`, or as much of that as is known.
fn date(date: Date) -> String {
    date.to_string().replace('.', "-").trim_end_matches("-??").into()
}

fn setup(start: Position) -> String {
    let mut text = String::new();
    for color in Color::BOTH {
        let discs = start.board().discs(color);
        if !discs.is_empty() {
            write!(text, "A{}", letter(color)).expect("a string takes all that is written");
        }
        text.extend(discs.into_iter().map(|square| format!("[{square}]")));
    }
    if text.is_empty() {
        // Else the usual discs would be taken to lie there.
        text.push_str("AE[d4][e4][d5][e5]");
    }
    format!("{text}PL[{}]", letter(start.next()))
}

fn end(record: &Record) -> String {
    let by = |winner, margin: &dyn std::fmt::Display| format!("{}+{margin}", letter(winner));
    let stated = claim::stated(record).filter(|_| record.forfeit.is_none());
    match (record.result(), stated) {
        (Some(GameResult { winner: None, .. }), _) => "0".into(),
        (Some(GameResult { reason: Reason::Resignation, winner: Some(winner), .. }), _) => {
            by(winner, &'R')
        }
        (Some(GameResult { reason: Reason::TimeOut, winner: Some(winner), .. }), _) => {
            by(winner, &'T')
        }
        (Some(result @ GameResult { winner: Some(winner), .. }), _) => by(winner, &result.margin()),
        (None, Some(claim)) => match (claim.winner(), claim.margin()) {
            (Some(winner), Some(margin)) => by(winner, &margin.abs()),
            (Some(winner), None) => by(winner, &""),
            (None, _) => "0".into(),
        },
        (None, None) => "?".into(),
    }
}
