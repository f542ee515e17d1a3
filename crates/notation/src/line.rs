//! Games and positions that take a line: transcripts, positions with or without moves behind
//! them, and the test positions of Edax (OBF) and Zebra.

use crate::claim::{self, Claim};
use crate::error::{ReadErrorKind, Warning};
use crate::located::Located;
use crate::position;
use crate::record::{self, Read, Record, Skipped};
use crate::scores;
use crate::transcript::{self, Others};
use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::{Layout, Rules};
use othello_core::tree::Moment;

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

/// Reads what stands behind a position: moves, scores of moves, a comment.
pub(super) fn behind_position(start: Position, text: &str) -> Result<Read, Located<ReadErrorKind>> {
    let (moves, comment) = text.split_once('%').unwrap_or((text, ""));
    let mut record = Record::from(Game::from_position(start));
    let mut others = Others::default();
    let mut unknown = None;
    if is_scored(moves) {
        let text = moves.trim();
        record.tags.append(scores::TAG, text.into());
        if scores::scores(&record).is_empty() {
            unknown = Some(Warning::Tag { name: scores::TAG.into(), text: text.into() });
        }
    } else {
        let annotations = &mut record.annotations;
        let mut add_sign = |plies, sign| annotations.note_mut(Moment::Main(plies)).add_sign(sign);
        others = transcript::play_with_signs(&mut record.game, moves, &mut add_sign)
            .map_err(Located::into)?;
    }
    if !comment.is_empty() {
        record.tags.append("Comment", comment.trim().into());
    }
    let mut read = with_end(record, moves, others);
    read.warnings.extend(unknown.into_iter().chain(Warning::of_passes(others.passes)));
    Ok(read)
}

/// Adds the result at the end of a text to its game, and counts what else stands there.
fn with_end(mut record: Record, text: &str, others: Others) -> Read {
    let last = text.split_whitespace().next_back().filter(|_| others.numbers > 0);
    let last = last.unwrap_or_default();
    let claim = Claim::of_pgn(last).filter(|claim| *claim != Claim::Nonsense);
    let digits = last.split(|letter: char| !letter.is_ascii_digit());
    let numbers = claim.map_or(0, |_| digits.filter(|digits| !digits.is_empty()).count());
    let warning = claim.and_then(|claim| claim::settle(&mut record, last, claim));
    let results = others.numbers.saturating_sub(numbers);
    let skipped = Skipped { signs: others.signs, results, ..Skipped::default() };
    Read { skipped, ..Read::new(record, warning) }
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
