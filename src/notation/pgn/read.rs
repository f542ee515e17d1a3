//! Reads our own PGN and that of PlayOK, `FlyOrDie`, Edax and the converters of the THOR base.

use std::io;
use std::ops::Range;
use std::time::Duration;

use crate::board::{ByColor, Color};
use crate::clock::{Clock, SavedTime, TimeControl};
use crate::game::Game;
use crate::notation::claim::{self, Claim, settle_forfeit};
use crate::notation::error::{ReadError, ReadErrorKind, Warning};
use crate::notation::evaluation::{self, Evaluations};
use crate::notation::fen;
use crate::notation::located::Located;
use crate::notation::pgn::head::{Head, Line};
use crate::notation::pgn::lexer::{Parts, PgnLexer};
use crate::notation::player_name::PlayerName;
use crate::notation::position;
use crate::notation::record::{Read, Record, set_up};
use crate::notation::source::{self, Parsed, Source};
use crate::notation::transcript;
use crate::position::Position;
use crate::result::Forfeit;
use crate::rules::{Axis, Changes, Preset, Rules};

/// Reads the one game of a text, which starts from `usual` where the text does not tell. A result
/// that is not the game's is a warning.
///
/// # Errors
/// Names line, move and reason.
pub fn read(text: &str, usual: Position) -> Result<(Record, Vec<Warning>), ReadError> {
    let read = source::read_one(text, usual, read_next)?;
    Ok((read.record, read.warnings))
}

/// Reads the game that comes next.
pub(crate) fn read_next(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let mut lexer = PgnLexer::new();
    let cut = source.cut(&mut lexer)?;
    let parts = lexer.finish(cut.bytes.len());
    Ok(cut.parse(|text| record(text, parts, usual)))
}

fn record(text: &str, parts: Parts, usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let mut head = Head::read(text, &parts.tags)?;
    let start = start_of(&mut head, usual)?;
    let mut skipped = parts.skipped;
    if let Some(unclosed) = parts.unclosed {
        return Err(unclosed);
    }
    let (moves, end) = without_end(text, parts.moves);
    let mut record = Record::from(Game::from_position(start));
    let plies = transcript::play_pieces(&mut record.game, text, moves.iter().cloned())
        .map_err(Located::into)?;
    let places = moves.iter().map(|piece| piece.end).zip(plies);
    let evaluations = read_evaluations(text, &parts.comments, places.collect());
    // They are not lost.
    skipped.comments -= evaluations.comments;
    record.evaluations = evaluations.found;
    if end.is_none() && record.game.plies().is_empty() {
        let behind = text.trim_end().len();
        return Err(Located::new(
            behind,
            ReadErrorKind::Expected("moves or a result behind the tags"),
        ));
    }
    let tagged = head.take("Result");
    let claims: Vec<_> = tagged.map(|line| line.text).into_iter().chain(end).collect();
    record.names = ByColor { black: name(&mut head, "Black"), white: name(&mut head, "White") };
    record.date = head.parsed("Date", |text| text.parse().ok());
    record.clock = clock(&mut head)?;
    let mut warnings = Vec::new();
    if let Some(line) = head.take("Termination").filter(|line| !line.is_unknown) {
        let stated = forfeit(&line.text, &claims);
        let text = line.text.clone();
        warnings.extend(stated.and_then(|stated| settle_forfeit(&mut record, &text, stated)));
        if record.forfeit.is_none() {
            head.keep(line);
        }
    }
    read_undone(&mut head, &mut record.game)?;
    warnings.append(&mut head.warnings);
    record.tags = head.rest();
    for text in &claims {
        let claim = Claim::of_pgn(text);
        let warning = claim.and_then(|claim| claim::settle(&mut record, text, claim));
        warnings.extend(warning.filter(|warning| !warnings.contains(warning)));
    }
    Ok(Read { record, warnings, skipped })
}

/// Returns the start that the tags tell, under the rules that they tell.
fn start_of(head: &mut Head, usual: Position) -> Result<Position, Located<ReadErrorKind>> {
    let rules = rules(head, usual.rules())?;
    if let Some(line) = head.take("Position") {
        match position::read(&line.text) {
            Ok((board, next)) => {
                return Ok(Position::new(rules.unwrap_or(usual.rules()), board, next));
            }
            Err(why) => head.refuse("Position", line, why)?,
        }
    }
    if let Some(line) = head.take("FEN") {
        let (board, next) = fen::read(&line.text)
            .map_err(|why| Located::new(line.at, ReadErrorKind::tag("FEN", why)))?;
        return Ok(set_up(rules.unwrap_or(usual.rules()), board, next));
    }
    Ok(rules.map_or(usual, Position::start))
}

/// Returns the rules that the tags name, if they name any.
fn rules(head: &mut Head, usual: Rules) -> Result<Option<Rules>, Located<ReadErrorKind>> {
    let (at, preset) = match head.take("Variant") {
        None => (None, None),
        Some(line) => (Some(line.at), Some(variant(head, line)?)),
    };
    let mut changes = Changes::default();
    let mut lines = Vec::new();
    for axis in Axis::ALL {
        let Some(line) = head.take(axis.tag()) else { continue };
        match axis.parse(&line.text) {
            Ok(value) => {
                changes.insert(value);
                lines.push(line);
            }
            Err(why) => head.refuse(axis.tag(), line, why)?,
        }
    }
    if preset.is_none() && changes.is_empty() {
        return Ok(None);
    }
    match preset.unwrap_or(usual).with(changes) {
        Ok(rules) => Ok(Some(rules)),
        Err(why) => {
            for mut line in lines {
                line.at = at.unwrap_or(line.at);
                head.refuse("Variant", line, why)?;
            }
            Ok(preset)
        }
    }
}

fn variant(head: &mut Head, line: Line) -> Result<Rules, Located<ReadErrorKind>> {
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
        // The usual game under another name; the moves show whether it is.
        text if ["othello", "reversi", "8x8"].iter().any(|name| text.contains(name)) => {
            head.warn(&line);
            head.keep(line);
            Ok(Rules::OTHELLO)
        }
        _ => Err(Located::new(
            line.at,
            ReadErrorKind::Skipped(format!("another variant, {:?}", line.text)),
        )),
    }
}

/// Seconds, with or without those that each move adds: `300+3`.
fn seconds(text: &str) -> Option<TimeControl> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    TimeControl::from_secs(main.parse().ok()?, increment.parse().ok()?).ok()
}

/// Reads the name of a player, if it is known.
fn name(head: &mut Head, tag: &str) -> Option<PlayerName> {
    let line = head.take(tag).filter(|line| !line.is_unknown)?;
    PlayerName::cleaned(&line.text)
}

/// Reads the clock. Times left without a time control say nothing to us and are kept as tags.
fn clock(head: &mut Head) -> Result<Option<Clock>, Located<ReadErrorKind>> {
    let left = [time_left(head, "BlackClock")?, time_left(head, "WhiteClock")?];
    let control = head.parsed("TimeControl", seconds);
    match left {
        [None, None] => {}
        [Some((black_line, black)), Some((white_line, white))] => {
            if let Some(control) = control {
                return Ok(Some(Clock::with_left(control, ByColor { black, white })));
            }
            head.keep(black_line);
            head.keep(white_line);
        }
        [Some((line, _)), None] => head.refuse("WhiteClock", line, "expected a time as well")?,
        [None, Some((line, _))] => head.refuse("BlackClock", line, "expected a time as well")?,
    }
    Ok(control.map(Clock::new))
}

/// Reads the time that a player has left.
fn time_left(
    head: &mut Head,
    name: &str,
) -> Result<Option<(Line, Duration)>, Located<ReadErrorKind>> {
    let Some(line) = head.take(name) else { return Ok(None) };
    match line.text.parse() {
        Ok(SavedTime(left)) => Ok(Some((line, left))),
        Err(why) => head.refuse(name, line, why).map(|()| None),
    }
}

/// Reads a forfeit. Other programs leave its loser to the result.
fn forfeit(text: &str, claims: &[String]) -> Option<Forfeit> {
    let loser = || {
        let mut winners = claims.iter().rev().filter_map(|text| Claim::of_pgn(text)?.winner());
        winners.next().map(|winner| !winner)
    };
    match text.to_ascii_lowercase().as_str() {
        "black resigns" => Some(Forfeit::Resignation(Color::Black)),
        "white resigns" => Some(Forfeit::Resignation(Color::White)),
        "black out of time" => Some(Forfeit::TimeOut(Color::Black)),
        "white out of time" => Some(Forfeit::TimeOut(Color::White)),
        "resignation" => loser().map(Forfeit::Resignation),
        "time forfeit" => loser().map(Forfeit::TimeOut),
        _ => None,
    }
}

fn read_undone(head: &mut Head, game: &mut Game) -> Result<(), Located<ReadErrorKind>> {
    let Some(line) = head.take("TakenBack") else { return Ok(()) };
    let played = game.plies().len();
    if let Err(why) = transcript::play(game, &line.text) {
        head.refuse("TakenBack", line, why)?;
    }
    while game.plies().len() > played {
        game.undo();
    }
    Ok(())
}

/// The evaluations in the comments of a game.
#[derive(Default)]
struct InComments {
    found: Evaluations,
    /// The number of comments with evaluations in them and nothing else.
    comments: usize,
}

/// Reads the evaluations in comments: they belong to the last plies before them. The pieces of moves
/// are given by their ends and the plies up to there.
fn read_evaluations(
    text: &str,
    comments: &[Range<usize>],
    pieces: Vec<(usize, usize)>,
) -> InComments {
    let mut read = InComments::default();
    let mut pieces = pieces.into_iter().peekable();
    let mut plies = 0;
    for comment in comments {
        while let Some((_, after)) = pieces.next_if(|(end, _)| *end < comment.start) {
            plies = after;
        }
        let evaluations = evaluation::parse(&text[comment.clone()]).unwrap_or_default();
        let Some(first) = plies.checked_sub(evaluations.len()) else { continue };
        read.comments += usize::from(!evaluations.is_empty());
        for (index, evaluation) in (first..).zip(evaluations) {
            read.found.insert(index, evaluation);
        }
    }
    read
}

/// Parts the moves from the result behind them, if there is one.
fn without_end(text: &str, mut moves: Vec<Range<usize>>) -> (Vec<Range<usize>>, Option<String>) {
    while moves.pop_if(|piece| text[piece.clone()].trim().is_empty()).is_some() {}
    let Some(last) = moves.last_mut() else { return (moves, None) };
    let piece = text[last.clone()].trim_end();
    let at = piece.trim_end_matches(|letter: char| !letter.is_whitespace()).len();
    let word = &piece[at..];
    if !is_end(word) {
        return (moves, None);
    }
    last.end = last.start + at;
    (moves, Some(word.into()))
}

/// Returns `true` if a word is the result that ends a game, and not a move or a pass.
fn is_end(word: &str) -> bool {
    let is_result = |letter: char| letter.is_ascii_digit() || "-/*".contains(letter);
    !word.is_empty() && word != "--" && (word == "½-½" || word.chars().all(is_result))
}
