//! Reads our own PGN and that of PlayOK, `FlyOrDie`, Edax and the converters of the THOR base.

use std::time::Duration;

use crate::board::{ByColor, Color};
use crate::clock::{SavedTime, TimeControl};
use crate::game::Game;
use crate::notation::claim::{self, Claim};
use crate::notation::error::{Fault, Warning};
use crate::notation::pgn::head::{Head, Line};
use crate::notation::{Misplaced, Read, Record, fen, position, set_up, transcript};
use crate::position::Position;
use crate::result::Forfeit;
use crate::rules::{Axis, Changes, Preset, Rules};

/// Reads a game; see [`parse`](super::parse).
pub(super) fn record(text: &str, usual: Position) -> Result<Read, Misplaced> {
    let (mut head, at) = Head::read(text)?;
    let start = start_of(&mut head, usual)?;
    let (moves, end) = without_end(strip(text, at)?);
    let mut record = Record::from(Game::from_position(start));
    transcript::play_at(&mut record.game, &moves)
        .map_err(|(at, error)| (at, Fault::Move(error)))?;
    if end.is_none() && record.game.plies().is_empty() {
        let behind = text.trim_end().len();
        return Err((behind, Fault::Expected("moves or a result behind the tags")));
    }
    let tagged = head.take("Result");
    let claims: Vec<_> = tagged.map(|line| line.text).into_iter().chain(end).collect();
    record.names = ByColor {
        black: head.take("Black").filter(|line| !line.is_unknown).map(|line| line.text),
        white: head.take("White").filter(|line| !line.is_unknown).map(|line| line.text),
    };
    (record.date, record.left) =
        (head.parsed("Date", |text| text.parse().ok()), clocks(&mut head)?);
    record.time_control = head.parsed("TimeControl", seconds);
    record.forfeit = head.parsed("Termination", |text| forfeit(text, &claims));
    take_back(&mut head, &mut record.game)?;
    record.tags = head.rest();
    let mut warnings: Vec<Warning> = Vec::new();
    for text in &claims {
        let claim = Claim::of_pgn(text);
        let warning = claim.and_then(|claim| claim::settle(&mut record, text, claim));
        warnings.extend(warning.filter(|warning| !warnings.contains(warning)));
    }
    Ok((record, warnings))
}

/// The start that the tags tell, under the rules that they tell.
fn start_of(head: &mut Head, usual: Position) -> Result<Position, Misplaced> {
    let rules = rules(head, usual.rules())?;
    if let Some(line) = head.take("Position") {
        let (board, next) =
            position::read(&line.text).map_err(|why| (line.at, Fault::tag("Position", why)))?;
        return Ok(Position::new(rules.unwrap_or(usual.rules()), board, next));
    }
    if let Some(line) = head.take("FEN") {
        let (board, next) =
            fen::read(&line.text).map_err(|why| (line.at, Fault::tag("FEN", why)))?;
        return Ok(set_up(rules.unwrap_or(usual.rules()), board, next));
    }
    Ok(rules.map_or(usual, Position::start))
}

/// The rules that the tags name, if they name any.
fn rules(head: &mut Head, usual: Rules) -> Result<Option<Rules>, Misplaced> {
    let preset = match head.take("Variant") {
        None => None,
        Some(line) => Some(variant(head, line)?),
    };
    let mut changes = Changes::default();
    for axis in Axis::ALL {
        let Some(line) = head.take(axis.tag()) else { continue };
        let fault = |why| (line.at, Fault::tag(axis.tag(), why));
        changes.insert(axis.parse(&line.text).map_err(fault)?);
    }
    if preset.is_none() && changes.is_empty() {
        return Ok(None);
    }
    let rules = preset.unwrap_or(usual).with(changes);
    rules.map(Some).map_err(|why| (0, Fault::tag("Variant", why)))
}

fn variant(head: &mut Head, line: Line) -> Result<Rules, Misplaced> {
    if let Ok(preset) = line.text.parse::<Preset>() {
        return Ok(preset.rules());
    }
    match line.text.to_ascii_lowercase().as_str() {
        "othello" | "normal" | "standard" | "" | "?" => Ok(Rules::OTHELLO),
        // The first moves are drawn by lot, but they are written, and by the rules of Othello.
        "xot" => {
            head.keep(line);
            Ok(Rules::OTHELLO)
        }
        _ => Err((line.at, Fault::Skipped(format!("another variant, {:?}", line.text)))),
    }
}

/// Seconds, with or without those that each move adds: `300+3`.
fn seconds(text: &str) -> Option<TimeControl> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    TimeControl::from_secs(main.parse().ok()?, increment.parse().ok()?).ok()
}

/// The times left, of both or of neither.
fn clocks(head: &mut Head) -> Result<Option<ByColor<Duration>>, Misplaced> {
    let mut clock = |name| match head.take(name) {
        None => Ok(None),
        Some(line) => match line.text.parse() {
            Ok(SavedTime(left)) => Ok(Some((line.at, left))),
            Err(why) => Err((line.at, Fault::tag(name, why))),
        },
    };
    match (clock("BlackClock")?, clock("WhiteClock")?) {
        (None, None) => Ok(None),
        (Some((_, black)), Some((_, white))) => Ok(Some(ByColor { black, white })),
        (Some((at, _)), None) => Err((at, Fault::tag("WhiteClock", "expected a time as well"))),
        (None, Some((at, _))) => Err((at, Fault::tag("BlackClock", "expected a time as well"))),
    }
}

/// Who forfeited; what other programs write leaves the loser to the result.
fn forfeit(text: &str, claims: &[String]) -> Option<Forfeit> {
    let loser = || {
        let mut winners = claims.iter().rev().filter_map(|text| Claim::of_pgn(text)?.winner());
        winners.next().map(|winner| !winner)
    };
    match text {
        "black resigns" => Some(Forfeit::Resignation(Color::Black)),
        "white resigns" => Some(Forfeit::Resignation(Color::White)),
        "black out of time" => Some(Forfeit::TimeOut(Color::Black)),
        "white out of time" => Some(Forfeit::TimeOut(Color::White)),
        "resignation" => loser().map(Forfeit::Resignation),
        "time forfeit" => loser().map(Forfeit::TimeOut),
        _ => None,
    }
}

fn take_back(head: &mut Head, game: &mut Game) -> Result<(), Misplaced> {
    let Some(line) = head.take("TakenBack") else { return Ok(()) };
    let played = game.plies().len();
    transcript::play(game, &line.text).map_err(|why| (line.at, Fault::tag("TakenBack", why)))?;
    while game.plies().len() > played {
        game.undo();
    }
    Ok(())
}

/// The moves, each at its place in the text: blanks instead of the tags that end at `from`, and of
/// comments, variations and the marks `$1`.
fn strip(text: &str, from: usize) -> Result<String, Misplaced> {
    let mut moves = String::with_capacity(text.len());
    let blank = |moves: &mut String, text: &str| {
        moves.extend(text.bytes().map(|letter| if letter == b'\n' { '\n' } else { ' ' }));
    };
    blank(&mut moves, &text[..from]);
    while let Some(letter) = text[moves.len()..].chars().next() {
        let rest = &text[moves.len()..];
        let length = match letter {
            '{' => closed(rest).ok_or((moves.len(), Fault::Open("a comment")))?,
            '(' => variation(rest).ok_or((moves.len(), Fault::Open("a variation")))?,
            ';' => rest.find('\n').unwrap_or(rest.len()),
            '%' if moves.ends_with('\n') => rest.find('\n').unwrap_or(rest.len()),
            '$' => 1 + rest[1..].bytes().take_while(u8::is_ascii_digit).count(),
            '[' => return Err((moves.len(), Fault::Expected("moves, and no tag among them"))),
            _ => {
                moves.push(letter);
                continue;
            }
        };
        blank(&mut moves, &rest[..length]);
    }
    Ok(moves)
}

/// The length of a comment with both its braces.
fn closed(text: &str) -> Option<usize> {
    text.find('}').map(|at| at + 1)
}

/// The length of a variation, others in it included.
fn variation(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    loop {
        at += text[at..].find(['(', ')', '{'])?;
        match text.as_bytes()[at] {
            b'{' => at += closed(&text[at..])?,
            b'(' => {
                depth += 1;
                at += 1;
            }
            _ => {
                depth -= 1;
                at += 1;
            }
        }
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Parts the moves from the result behind them, if there is one.
fn without_end(mut moves: String) -> (String, Option<String>) {
    let trimmed = moves.trim_end();
    let at = trimmed.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let Some(word) = trimmed.get(at..) else { return (moves, None) };
    if !super::is_end(word.as_bytes()) {
        return (moves, None);
    }
    let end = word.to_owned();
    moves.truncate(at);
    (moves, Some(end))
}
