//! Games and positions that take a line: transcripts, positions with or without moves behind
//! them, and the test positions of Edax (OBF) and Zebra.

use std::io;

use crate::claim::{self, Claim};
use crate::error::{ReadErrorKind, Warning};
use crate::located::Located;
use crate::position;
use crate::record::{self, Read, Record, Skipped};
use crate::scores;
use crate::source::{Parsed, Source};
use crate::transcript::{self, Others};
use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Layout, Rules};
use othello_core::tree::{Annotations, Moment};

/// Bytes of numbered moves, at most, that go on in another line.
const LONGEST: usize = 1 << 13;

/// Reads the transcript that comes next: a line, and those that go on with its numbered moves.
pub(super) fn read_transcript(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let mut cut = source.cut_line()?;
    if is_numbered(&cut.bytes) {
        while goes_on(&cut.bytes, source.look_at_line()?) {
            source.go_on(&mut cut)?;
        }
    }
    Ok(cut.parse(|text| transcript(text, usual)))
}

/// Reads the position that comes next, and the moves or the scores behind it.
pub(super) fn read_position(source: &mut Source<'_>, usual: Position) -> io::Result<Parsed> {
    let cut = source.cut_line()?;
    Ok(cut.parse(|text| set_up(text, usual.rules())))
}

/// Writes the moves in a line, behind the position where the start was set up.
pub(super) fn write_transcript(record: &Record) -> String {
    let game = &record.game;
    let moves = transcript::write(game.plies());
    let start = game.start();
    let usual = Position::start(Rules::OTHELLO);
    // The moves of a centre opening show what it is; other starts do not show in the moves.
    let is_usual = start.rules().layout() == Layout::Centre
        || (start.board(), start.next()) == (usual.board(), usual.next());
    if game.is_from_usual_start() && is_usual && !moves.is_empty() {
        return format!("{moves}\n");
    }
    let start = position::write(start.board(), start.next());
    format!("{}\n", format!("{start} {moves}").trim_end())
}

/// Writes the current position in a line.
pub(super) fn write_position(record: &Record) -> String {
    let position = record.game.position();
    let next = position.to_move().unwrap_or(position.next());
    format!("{}\n", position::write(position.board(), next))
}

/// Returns `true` if the line that comes next looks like a position.
pub(super) fn is_likely_position(ahead: &[u8]) -> bool {
    let line = ahead.split(|&byte| byte == b'\n').next().unwrap_or_default();
    position::is_likely(&String::from_utf8_lossy(line))
}

fn transcript(text: &str, usual: Position) -> Result<Read, Located<ReadErrorKind>> {
    let mut game = Game::from_position(usual);
    let mut annotations = Annotations::default();
    let mut add_sign = |plies, sign| annotations.note_mut(Moment::Main(plies)).add_sign(sign);
    let others = transcript::play_with_signs(&mut game, text, &mut add_sign);
    let others = others.map_err(Located::into)?;
    if game.plies().is_empty() {
        return Err(Located::new(0, ReadErrorKind::Expected("moves or a position")));
    }
    let mut record = Record::from(game);
    record.annotations = annotations;
    Ok(with_end(record, text, others))
}

/// Adds the result at the end of a text to its game, and counts what else stands there.
fn with_end(mut record: Record, text: &str, others: Others) -> Read {
    let last = text.split_whitespace().next_back().filter(|_| others.numbers > 0);
    let last = last.unwrap_or_default();
    let claim = Claim::of_pgn(last).filter(|claim| *claim != Claim::Nonsense);
    let numbers = claim.map_or(0, |_| last.split(|letter: char| !letter.is_ascii_digit()).count());
    let warning = claim.and_then(|claim| claim::settle(&mut record, last, claim));
    let results = others.numbers.saturating_sub(numbers);
    let skipped = Skipped { signs: others.signs, results, ..Skipped::default() };
    Read { skipped, ..Read::new(record, warning) }
}

/// Reads a position and whatever follows it: moves, scores of moves, a comment.
fn set_up(text: &str, rules: Rules) -> Result<Read, Located<ReadErrorKind>> {
    let (board, next, rest) = position::read_start(text)
        .map_err(|error| Located::new(position::place(text, error), error))?;
    let (moves, comment) = rest.split_once('%').unwrap_or((rest, ""));
    let mut record = Record::from(Game::from_position(start(rules, board, next)));
    let mut others = Others::default();
    let mut unknown = None;
    if is_scored(moves) {
        let text = moves.trim();
        record.tags.append(scores::TAG, text.into());
        if scores::scores(&record).is_empty() {
            unknown = Some(Warning::Tag { name: scores::TAG.into(), text: text.into() });
        }
    } else {
        let before = moves.as_ptr().addr() - text.as_ptr().addr();
        let annotations = &mut record.annotations;
        let mut add_sign = |plies, sign| annotations.note_mut(Moment::Main(plies)).add_sign(sign);
        others = transcript::play_with_signs(&mut record.game, moves, &mut add_sign)
            .map_err(|Located { at, error }| Located::new(before + at, error))?;
    }
    if !comment.is_empty() {
        record.tags.append("Comment", comment.trim().into());
    }
    let mut read = with_end(record, moves, others);
    read.warnings.extend(unknown);
    Ok(read)
}

/// Returns the start with that board: a mirrored start is known as such.
pub(super) fn start(rules: Rules, board: Board, next: Color) -> Position {
    match rules.layout() {
        Layout::Centre => Position::new(rules, board, next),
        Layout::Cross | Layout::Mirrored | Layout::Parallel => record::set_up(rules, board, next),
    }
}

/// Returns `true` if a text lists scores of moves, as `G8:+18; H1:+12;`, and not the moves of a
/// game.
fn is_scored(text: &str) -> bool {
    text.split(';').next().is_some_and(|first| {
        first.split_once(':').is_some_and(|(square, score)| {
            square.trim().len() <= 4 && score.trim().parse::<f32>().is_ok()
        })
    })
}

/// Returns `true` if a line goes on with the numbered moves of a text: its own numbers are higher,
/// or it has none and no more moves than complete the last pair.
fn goes_on(text: &[u8], line: &[u8]) -> bool {
    let line = line.trim_ascii();
    if line.is_empty() || line.starts_with(b"[") || line.starts_with(b"#") || text.len() > LONGEST {
        return false;
    }
    if let Some(number) = words(line).find_map(number) {
        return number > 1;
    }
    let behind = words(text).rev().take_while(|word| number(word).is_none()).count();
    let moves = words(line).filter(|word| !word[0].is_ascii_digit());
    behind + moves.map(|word| word.len().div_ceil(2)).sum::<usize>() <= 2
}

fn words(text: &[u8]) -> impl DoubleEndedIterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty())
}

/// Returns `true` if a line begins a game of numbered moves, which may go on in the next.
fn is_numbered(line: &[u8]) -> bool {
    number(line.trim_ascii_start()) == Some(1)
}

/// Reads the number of a move at the start of a word: `12.` or `12.f5`.
fn number(word: &[u8]) -> Option<u32> {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = str::from_utf8(&word[..digits]).ok()?.parse().ok()?;
    (word.get(digits) == Some(&b'.')).then_some(number)
}
