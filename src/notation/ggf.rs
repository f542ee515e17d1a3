//! GGF, the format of the GGS server and its archive, of `NBoard` and the engines it talks to.

use std::fmt::Write as _;
use std::io;

use crate::board::{Board, ByColor, Color};
use crate::clock::{Clock, TimeControl};
use crate::game::Game;
use crate::notation::claim::{self, Claim, settle_forfeit};
use crate::notation::date::Date;
use crate::notation::error::{ReadError, ReadErrorKind, Warning, WriteError};
use crate::notation::located::Located;
use crate::notation::player_name::PlayerName;
use crate::notation::position;
use crate::notation::record::{Read, Record, Skipped, set_up};
use crate::notation::source::{self, Parsed, Source};
use crate::notation::transcript::{Replay, is_pass, quote};
use crate::notation::tree::{Escapes, Property, TreeLexer};
use crate::position::Position;
use crate::result::{Forfeit, GameResult};
use crate::rules::{Goal, Preset};

/// Names of tags of ours and of theirs that mean the same.
const NAMES: [(&str, &str); 7] = [
    ("Site", "PC"),
    ("BlackElo", "RB"),
    ("WhiteElo", "RW"),
    ("Type", "TY"),
    ("BlackKomi", "KB"),
    ("WhiteKomi", "KW"),
    ("Komi", "KM"),
];

/// The tags of a game with komi, which is in its result.
const KOMI: [&str; 3] = ["BlackKomi", "WhiteKomi", "Komi"];

/// Reads the one game of a text, which starts from `usual` where the text does not tell. A
/// result that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that comes next.
pub(super) fn read_next(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let (lexer, cut) = TreeLexer::cut(source, Escapes::None)?;
    Ok(cut.parse(|text| record(&lexer.properties(text)?, usual)))
}

fn record(properties: &[Property], usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let find = |name: &str| properties.iter().find(|property| property.name == name);
    let known = |name: &str| find(name).and_then(Property::known);
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
        if let Some(text) = known(name).filter(|text| !matches!(text.as_str(), "8" | "8a")) {
            record.tags.append(tag, text);
        }
    }
    if let Some(text) = known("DT") {
        write_date(&mut record, &text);
    }
    if let Some(text) = known("TI") {
        match time_control(&text) {
            Some(control) => record.clock = Some(Clock::new(control)),
            None => record.tags.append("TimeControl", text),
        }
    }
    let warnings = known("RE").map(|text| result(&mut record, &text)).unwrap_or_default();
    Ok(Read { record, warnings, skipped: skipped(properties) })
}

/// Counts what a record has no place for: comments, evaluations and times of moves, clocks that
/// differ, and whatever else there may be.
fn skipped(properties: &[Property]) -> Skipped {
    let mut skipped = Skipped::default();
    for property in properties {
        match property.name.as_str() {
            "C" => skipped.comments += property.texts.len(),
            "B" | "W" => skipped.annotations += usize::from(property.text().contains('/')),
            name if is_read(name) || property.known().is_none() => {}
            "TB" | "TW" => skipped.clocks += 1,
            _ => skipped.properties += 1,
        }
    }
    skipped
}

/// Returns `true` for a property that a record has a place for.
fn is_read(name: &str) -> bool {
    matches!(name, "GM" | "PB" | "PW" | "DT" | "TI" | "RE" | "BO")
        || NAMES.iter().any(|(_, known)| *known == name)
}

/// Returns the player whose moves a property of that name gives.
pub(super) fn player(name: &str) -> Option<Color> {
    match name {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
}

fn start(properties: &[Property], usual: Position) -> Result<Position, Located<ReadErrorKind>> {
    let mut rules = usual.rules();
    let mut start = None;
    for property in properties {
        let error = |fault| Located::new(property.at, fault);
        match property.name.as_str() {
            "GM" if !property.text().trim().eq_ignore_ascii_case("othello") => {
                let game = quote(property.text());
                return Err(error(ReadErrorKind::Skipped(format!("another game, {game}"))));
            }
            "TY" => {
                let kind = property.text().trim().trim_start_matches('s');
                let flags = kind.trim_start_matches(|letter: char| letter.is_ascii_digit());
                check_size(&kind[..kind.len() - flags.len()]).map_err(error)?;
                if flags.contains('a') {
                    rules = rules.with(Goal::Fewest).expect("every opening has a goal");
                }
            }
            "BO" => {
                let (size, board) = property.text().trim().split_once(' ').unwrap_or_default();
                check_size(size).map_err(error)?;
                start = Some(position::read(board).map_err(|why| error(why.into()))?);
            }
            _ => {}
        }
    }
    Ok(match start {
        Some((board, next)) => set_up(rules, board, next),
        None if rules == usual.rules() => usual,
        None => Position::start(rules),
    })
}

/// Refuses another board than ours; whoever does not tell has ours.
pub(super) fn check_size(size: &str) -> Result<(), ReadErrorKind> {
    match size {
        "8" | "" => Ok(()),
        other => Err(ReadErrorKind::Skipped(format!("a board of {0}x{0}", quote(other)))),
    }
}

/// Plays a move with an evaluation and seconds behind it, or a pass.
fn play(replay: &mut Replay, player: Color, text: &str) -> Result<(), ReadErrorKind> {
    let word = text.split('/').next().unwrap_or_default().trim();
    if is_pass(word) {
        return Ok(replay.pass_of(player)?);
    }
    match word.parse() {
        Ok(square) => Ok(replay.play_of(player, square)?),
        Err(_) => Err(replay.not_a_move(word).into()),
    }
}

/// Reads a day and perhaps the time of it: `2003.12.15_12:33:18.MST`, or the seconds since 1970.
fn write_date(record: &mut Record, text: &str) {
    let end = text.find(['_', ' ', 'T']).unwrap_or(text.len());
    let time = text.get(end + 1..).unwrap_or_default();
    let since_1970 = || text.parse().ok().filter(|_| text.len() >= 9).and_then(Date::since_1970);
    match text[..end].parse().ok().or_else(since_1970) {
        Some(date) => {
            record.date = Some(date);
            if !time.is_empty() {
                record.tags.append("Time", time.into());
            }
        }
        None => record.tags.append("Date", text.into()),
    }
}

/// `05:00/00:03/`: minutes and seconds for the game and for each move; more than that we have no
/// clock for.
fn time_control(text: &str) -> Option<TimeControl> {
    let mut parts = text.split('/');
    let main = seconds(parts.next()?)?;
    let increment = parts.next().filter(|part| !part.is_empty()).map_or(Some(0), seconds)?;
    match (parts.next(), parts.next()) {
        (None | Some(""), None) => TimeControl::from_secs(main, increment).ok(),
        _ => None,
    }
}

/// `MM:SS` or `HH:MM:SS`.
fn seconds(text: &str) -> Option<u64> {
    let parts = text.split(':').map(|part| part.trim().parse::<u64>().ok().filter(|&n| n < 10_000));
    let parts: Vec<_> = parts.collect::<Option<_>>()?;
    match parts[..] {
        [minutes, seconds] => Some(minutes * 60 + seconds),
        [hours, minutes, seconds] => Some((hours * 60 + minutes) * 60 + seconds),
        _ => None,
    }
}

/// Returns `true` if the discs of a game are not all that its result counts.
fn is_komi(record: &Record) -> bool {
    KOMI.iter().any(|name| record.tags.get(name).is_some())
}

/// `-12.000`, Black's discs less White's, and `:r` for a resignation or `:t` for lost time.
fn result(record: &mut Record, text: &str) -> Vec<Warning> {
    let (number, how) = text.split_once(':').unwrap_or((text, ""));
    let claim = Claim::of_margin(number);
    let forfeit = claim.winner().and_then(|winner| match how {
        "r" => Some(Forfeit::Resignation(!winner)),
        "t" => Some(Forfeit::TimeOut(!winner)),
        _ => None,
    });
    let forfeit = forfeit.and_then(|forfeit| settle_forfeit(record, text, forfeit));
    if is_komi(record) && claim != Claim::Nonsense {
        claim::keep(record, number, claim);
        return forfeit.into_iter().collect();
    }
    forfeit.into_iter().chain(claim::settle(record, text, claim)).collect()
}

/// Writes a game, without the plies undone.
///
/// # Errors
/// If its rules are not those of Othello, with whatever start, or of its loser's game.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let game = &record.game;
    let rules = game.rules();
    let goals = [Preset::Othello, Preset::Anti].map(Preset::rules);
    if !goals.into_iter().any(|known| rules.differs_only_in_start(known)) {
        return Err(WriteError::rules("ggf", rules));
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
    property("BO", &format!("8 {} {}", board(start.board()), letter(start.next())));
    for word in words(game) {
        property(if word.0 == Color::Black { "B" } else { "W" }, word.1);
    }
    text.push_str(";)\n");
    Ok(text)
}

/// Returns the size of the board and the kind of the game.
fn kind(record: &Record) -> &str {
    let is_anti = !record.game.rules().most_discs_win();
    let is_so = |kind: &&str| {
        kind.trim_start_matches('s').starts_with('8') && kind.contains('a') == is_anti
    };
    record.tags.get("Type").filter(is_so).unwrap_or(if is_anti { "8a" } else { "8" })
}

/// Returns the moves and the passes, and the players who make them.
pub(super) fn words(game: &Game) -> impl Iterator<Item = (Color, &'static str)> {
    let pass = |position: Position| position.passed().map(|passed| (passed, "PA"));
    let plies = game.plies().iter().flat_map(move |ply| {
        [Some((ply.player, ply.square.name())), pass(ply.after)].into_iter().flatten()
    });
    pass(game.start()).into_iter().chain(plies)
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
        None => "",
    };
    let with_komi = || record.tags.get(claim::STATED).or(record.tags.get("Result"));
    let with_komi = is_komi(record).then(with_komi).flatten();
    let stated = match with_komi {
        Some(text) => {
            Claim::of_pgn(text).and_then(Claim::margin).or(Claim::of_margin(text).margin())
        }
        None => claim::stated(record).and_then(Claim::margin),
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

/// Eight groups of eight squares: `*` black, `O` white.
fn board(board: Board) -> String {
    let letters = board.letters().map(|letter| if letter == b'X' { '*' } else { letter.into() });
    let rows: Vec<String> = letters.chunks(8).map(|row| row.iter().collect()).collect();
    rows.join(" ")
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => '*',
        Color::White => 'O',
    }
}
