//! Reads GGF.

use crate::claim::{self, Claim, UNKNOWN, settle_forfeit};
use crate::error::{OtherGame, ReadError, ReadErrorKind, Warning};
use crate::game_tree::{self, Escapes, Property};
use crate::ggf::names::{AGREED, AGREEMENT, NAME, NAMES, is_komi, is_read};
use crate::located::Located;
use crate::player_name::PlayerName;
use crate::position;
use crate::record::{Read, Record, Skipped, set_up};
use crate::source::{self, Context, Lines, Piece};
use crate::transcript::{Replay, is_pass, quote};
use othello_core::board::{ByColor, Color};
use othello_core::clock::{Clock, TimeControl};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::rules::Goal;
use othello_core::tree::{self, Annotations, Moment};

/// Reads the one game of a text, which starts from `usual` where the text does not tell. A
/// result that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that a text begins with.
pub(crate) fn read_next(lines: &Lines<'_>, context: &Context<'_>) -> Option<Piece> {
    let tree = game_tree::cut(lines, Escapes::None)?;
    let properties = game_tree::properties(&tree, Escapes::None);
    let read = properties.and_then(|properties| record(&properties, context.usual));
    Some(tree.piece(NAME, read))
}

/// Returns the moves of a game as they are written, whether they can be played or not, and its start.
pub(crate) fn main_line(text: &str, usual: Position) -> Option<(String, Position)> {
    let tree = game_tree::cut(&Lines::of(text), Escapes::None)?;
    let properties = game_tree::properties(&tree, Escapes::None).ok()?;
    let start = start(&properties, usual).ok()?;
    let moves = properties.iter().filter(|property| property.player().is_some());
    let moves = moves.map(|property| property.text().split('/').next().unwrap_or_default().into());
    Some((moves.collect::<Vec<String>>().join(" "), start))
}

fn record(properties: &[Property<'_>], usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let find = |name: &str| properties.iter().find(|property| property.name == name);
    let known = |name: &str| find(name).and_then(Property::known);
    let (Replay { game, late_passes, .. }, annotations) =
        replay(properties, start(properties, usual)?)?;
    let mut record = Record::from(game);
    record.annotations = annotations;
    let mut skipped = skipped(properties);
    let mut name = |tag| PlayerName::cleaned_counting(&known(tag)?, &mut skipped.names);
    record.names = ByColor { black: name("PB"), white: name("PW") };
    for (tag, name) in NAMES {
        if let Some(text) = known(name).filter(|text| !matches!(text.as_str(), "8" | "8a")) {
            record.tags.append(tag, text);
        }
    }
    if let Some(text) = known("DT") {
        record.take_date(&text);
    }
    if let Some(text) = known("TI") {
        match time_control(&text) {
            Some(control) => record.clock = Some(Clock::new(control)),
            None => record.tags.append("TimeControl", text),
        }
    }
    let mut warnings = known("RE").map(|text| result(&mut record, &text)).unwrap_or_default();
    warnings.extend(Warning::of_passes(late_passes));
    Ok(Read { record, warnings, skipped })
}

/// Plays the moves; returns what is written about them as well: comments, and the value and the time
/// behind each move. Properties that mean nothing to us belong to the moment where they stand.
fn replay(
    properties: &[Property<'_>],
    start: Position,
) -> Result<(Replay, Annotations), Located<ReadErrorKind>> {
    let mut replay = Replay::of(Game::from_position(start));
    let mut annotations = Annotations::default();
    for property in properties {
        let text = property.text();
        if let Some(player) = property.player() {
            let plies = replay.game.plies().len();
            play(&mut replay, player, &text).map_err(|fault| Located::new(property.at, fault))?;
            if let Some((_, behind)) = text.split_once('/') {
                let is_pass = plies == replay.game.plies().len();
                let name = if is_pass { tree::Property::PASS_TIMES } else { tree::Property::TIMES };
                let times = tree::Property::new(name, vec![behind.into()]);
                let at = Moment::Main(replay.game.plies().len());
                annotations.note_mut(at).properties.extend(times.ok());
            }
            continue;
        }
        let at = Moment::Main(replay.game.plies().len());
        match &*property.name {
            "C" => property.texts().for_each(|text| annotations.note_mut(at).add_comment(&text)),
            "TB" | "TW" => {}
            name if is_read(name) => {}
            _ if property.texts().all(|text| matches!(&*text, "" | "?")) => {}
            _ => annotations.note_mut(at).properties.extend(property.kept(0)),
        }
    }
    Ok((replay, annotations))
}

/// Counts what a record has no place for: clocks that differ, and properties of the game and moves
/// with more than one value.
fn skipped(properties: &[Property<'_>]) -> Skipped {
    let mut skipped = Skipped::default();
    let mut seen: Vec<&str> = Vec::new();
    for property in properties {
        let name = &*property.name;
        if matches!(name, "TB" | "TW") {
            skipped.clocks += usize::from(property.known().is_some());
            skipped.properties += property.written.len() - 1;
        } else if property.player().is_some() {
            skipped.properties += property.written.len() - 1;
        } else if is_read(name) {
            let is_first = !seen.contains(&name);
            seen.push(name);
            skipped.properties += property.written.len() - usize::from(is_first);
        }
    }
    skipped
}

fn start(properties: &[Property<'_>], usual: Position) -> Result<Position, Located<ReadErrorKind>> {
    let mut rules = usual.rules();
    let mut start = None;
    for property in properties {
        let error = |fault| Located::new(property.at, fault);
        match &*property.name {
            "GM" if !property.text().trim().eq_ignore_ascii_case("othello") => {
                let game = OtherGame::Game(quote(&property.text()));
                return Err(error(ReadErrorKind::Skipped(game)));
            }
            "TY" => {
                let kind = property.text();
                let kind = kind.trim().trim_start_matches('s');
                let flags = kind.trim_start_matches(|letter: char| letter.is_ascii_digit());
                game_tree::check_size(&kind[..kind.len() - flags.len()]).map_err(error)?;
                if flags.contains('a') {
                    rules = rules.with(Goal::Fewest).expect("every opening has a goal");
                }
            }
            "BO" => {
                let text = property.text();
                let (size, board) = text.trim().split_once(' ').unwrap_or_default();
                game_tree::check_size(size).map_err(error)?;
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

/// `-12.000`, Black's discs less White's, and `:r` for a resignation, `:t` for lost time or `:s` for
/// an agreement.
fn result(record: &mut Record, text: &str) -> Vec<Warning> {
    let (number, how) = text.split_once(':').unwrap_or((text, ""));
    if Claim::of_margin(number) == UNKNOWN {
        return Vec::new();
    }
    let claim = match Claim::of_margin(number) {
        Claim::Nonsense => Claim::of_pgn(number).unwrap_or(Claim::Nonsense),
        claim => claim,
    };
    let forfeit = claim.winner(record.game.rules().goal()).and_then(|winner| match how {
        "r" => Some(Forfeit::Resignation(!winner)),
        "t" => Some(Forfeit::TimeOut(!winner)),
        _ => None,
    });
    if !matches!(how, "" | "r" | "t") {
        let how = if how == AGREED { AGREEMENT } else { how };
        record.tags.append("Termination", how.into());
    }
    let forfeit = forfeit.and_then(|forfeit| settle_forfeit(record, text, forfeit));
    if is_komi(record) && claim != Claim::Nonsense {
        claim::keep(record, number, claim);
        return forfeit.into_iter().collect();
    }
    forfeit.into_iter().chain(claim::settle(record, text, claim)).collect()
}
