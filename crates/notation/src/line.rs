//! Games and positions that take a line: transcripts, positions with or without moves behind
//! them, and the test positions of Edax (OBF) and Zebra.

use crate::claim::{self, Claim};
use crate::error::{ReadErrorKind, Warning};
use crate::located::{Located, place};
use crate::position;
use crate::record::{self, Read, Record, Skipped};
use crate::scores;
use crate::transcript::{self, Replay, TranscriptError};
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

pub(super) fn write_position(record: &Record) -> String {
    let position = record.game.position();
    let next = position.to_move().unwrap_or(position.next());
    format!("{}\n", position::write(position.board(), next))
}

/// Plays the moves of a line, with the signs behind them.
pub(super) fn moves(start: Position, text: &str) -> Result<Read, Located<TranscriptError>> {
    let mut record = Record::from(Game::from_position(start));
    let Record { game, annotations, .. } = &mut record;
    let mut add_sign = |plies, sign| annotations.note_mut(Moment::Main(plies)).add_sign(sign);
    let others = transcript::play_with_signs(game, text, &mut add_sign)?;
    // Numbers behind the moves are a result, or none that anybody knows.
    let last = text.split_whitespace().next_back().unwrap_or_default();
    let is_result = Claim::of_pgn(last).is_none_or(|claim| claim != Claim::Nonsense);
    if others.numbers > 0 && !is_result {
        let error = Replay::going_on(game.clone()).not_a_move(last);
        return Err(Located { at: place(last, text), error });
    }
    let skipped = Skipped { signs: others.signs, results: others.numbers, ..Skipped::default() };
    Ok(Read { skipped, ..Read::new(record, Warning::of_passes(others.passes)) })
}

/// Reads what stands behind a position: moves, scores of moves, a comment.
pub(super) fn behind_position(start: Position, text: &str) -> Result<Read, Located<ReadErrorKind>> {
    let (text, comment) = text.split_once('%').unwrap_or((text, ""));
    let is_scored = scores::is_list(text);
    let mut read = moves(start, if is_scored { "" } else { text }).map_err(Located::into)?;
    let Read { record, warnings, skipped } = &mut read;
    if is_scored {
        record.tags.append(scores::TAG, text.trim().into());
        if scores::scores(record).is_empty() {
            let (name, text) = (scores::TAG.into(), text.trim().into());
            warnings.push(Warning::Tag { name, text });
        }
    }
    if !comment.is_empty() {
        record.tags.append("Comment", comment.trim().into());
    }
    // The result at the end.
    let last = text.split_whitespace().next_back().filter(|_| skipped.results > 0);
    let last = last.unwrap_or_default();
    if let Some(claim) = Claim::of_pgn(last).filter(|claim| *claim != Claim::Nonsense) {
        let digits = last.split(|letter: char| !letter.is_ascii_digit());
        let numbers = digits.filter(|digits| !digits.is_empty()).count();
        skipped.results = skipped.results.saturating_sub(numbers);
        warnings.extend(claim::settle(record, last, claim));
    }
    Ok(read)
}

/// Returns the start with that board: a mirrored start is known as such.
pub(super) fn start(rules: Rules, board: Board, next: Color) -> Position {
    match rules.layout() {
        Layout::Centre => Position::new(rules, board, next),
        Layout::Cross | Layout::Mirrored | Layout::Parallel => record::set_up(rules, board, next),
    }
}
