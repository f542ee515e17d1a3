//! Looks for holes, errors and contradictions in a repertoire.

use std::collections::HashMap;

use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::square::Square;
use othello_engine::Stop;
use othello_notation::Record;

use super::make::{CountedGames, FindValues, is_frequent};
use super::{Repertoire, Step, each_position};

/// The bounds from which on something is reported.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CheckBounds {
    /// The least share of the games in a position that a reply has.
    pub share: f64,
    /// The least number of games in a position whose replies are looked at.
    pub games: u64,
    /// The discs that a move of the player may lose.
    pub loss: f32,
}

/// Something to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct RepertoireFinding {
    /// The moves that lead to the position.
    pub line: Vec<Square>,
    /// The fault.
    pub fault: RepertoireFault,
}

/// A fault of a repertoire.
#[derive(Clone, Debug, PartialEq)]
pub enum RepertoireFault {
    /// The opponent often plays a move that the file has not.
    Hole {
        /// The move.
        square: Square,
        /// The games that have it, of all in the position.
        games: u64,
        /// The games that have reached the position.
        reached: u64,
    },
    /// The file has a move of the opponent, and no answer.
    Unanswered,
    /// The file has a variation that cannot be played.
    Unread,
    /// A move of the player loses more than it may.
    Loss {
        /// The move.
        square: Square,
        /// The discs that it loses.
        loss: f32,
        /// The best move.
        best: Square,
    },
    /// Another order of moves leads to the same position, and the file has other answers there.
    Conflict {
        /// The answers.
        moves: Vec<Square>,
        /// The other order of moves.
        other: Vec<Square>,
        /// The answers there.
        other_moves: Vec<Square>,
    },
}

/// The outcome of a check.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checked {
    /// The number of positions in which the player has a move.
    pub positions: usize,
    /// The faults, in the order of the file.
    pub findings: Vec<RepertoireFinding>,
}

/// Checks a repertoire. Without games, no reply is frequent. `on_course` is told how many positions are done.
pub fn check(
    color: Color,
    records: &[Record],
    games: Option<CountedGames<'_>>,
    bounds: &CheckBounds,
    stop: &Stop,
    mut values: impl FindValues,
    mut on_course: impl FnMut(usize, usize),
) -> Checked {
    let repertoire = Repertoire::of(color, records);
    let own: Vec<_> = repertoire.own().map(|(_, place)| place.position).collect();
    let positions = own.len();
    let mut found = values(&own, &mut |done| on_course(done, positions)).into_iter();
    let mut findings = unread(color, records);
    findings.extend(conflicts(color, records));
    for folded in &repertoire.order {
        if stop.is_requested() {
            break;
        }
        let place = &repertoire.places[folded];
        let position = place.position;
        let mut report =
            |fault| findings.push(RepertoireFinding { line: place.line.to_vec(), fault });
        if position.to_move() == Some(color) {
            let known = repertoire.moves(&position);
            if known.is_empty() {
                // The start of a file without moves is no hole.
                if !place.line.is_empty() {
                    report(RepertoireFault::Unanswered);
                }
                continue;
            }
            // They are in the same order.
            let lines = found.next().unwrap_or_default();
            let Some(best) = lines.first() else { continue };
            for known in known {
                let line = lines.iter().find(|line| line.square() == known.square());
                let loss = line.map_or(0.0, |line| best.value.discs() - line.value.discs());
                if loss > bounds.loss {
                    let (square, best) = (known.square(), best.square());
                    report(RepertoireFault::Loss { square, loss, best });
                }
            }
        } else if let Some(games) = games.filter(|_| !place.moves.is_empty()) {
            let rows = games.rows(&position);
            let reached = rows.iter().map(|row| row.count.games).sum();
            let known = repertoire.moves(&position);
            for row in rows.iter().filter(|_| reached >= bounds.games) {
                let is_known = known.iter().any(|known| known.is(row.square));
                if !is_known && is_frequent(row, reached, bounds.share) {
                    let (square, games) = (row.square, row.count.games);
                    report(RepertoireFault::Hole { square, games, reached });
                }
            }
        }
    }
    Checked { positions, findings }
}

/// Returns the positions with variations that cannot be played.
fn unread(color: Color, records: &[Record]) -> Vec<RepertoireFinding> {
    let mut findings = Vec::new();
    for record in records {
        each_position(record, color, |step| {
            let count = step.note.map_or(0, |note| note.unread.len());
            let finding =
                || RepertoireFinding { line: step.line.to_vec(), fault: RepertoireFault::Unread };
            findings.extend((0..count).map(|_| finding()));
        });
    }
    findings
}

/// An order of moves that leads to a position of the player, and the answers there.
struct Visit {
    line: Vec<Square>,
    moves: Vec<Square>,
    /// The answers in the folded position, in order.
    images: Vec<Square>,
}

/// Returns the positions that several orders of moves lead to, with other answers in each.
fn conflicts(color: Color, records: &[Record]) -> Vec<RepertoireFinding> {
    let mut first = HashMap::<Folded, Visit>::new();
    let mut findings = Vec::new();
    let mut note = |step: &Step<'_>| {
        if step.position.to_move() != Some(color) || step.is_refuted {
            return;
        }
        let folded = Folded::of(&step.position);
        let known = step.moves.iter().filter(|known| !known.is_wrong);
        let moves: Vec<_> = known.map(|known| known.square).collect();
        if moves.is_empty() {
            return;
        }
        let images = moves.iter().map(|square| folded.square(&step.position, *square));
        let mut images: Vec<_> = images.collect();
        images.sort_by_key(|square| square.index());
        images.dedup();
        let visit = Visit { line: step.line.to_vec(), moves, images };
        match first.get(&folded) {
            None => {
                first.insert(folded, visit);
            }
            Some(known) if known.images == visit.images => {}
            Some(known) => findings.push(RepertoireFinding {
                line: known.line.clone(),
                fault: RepertoireFault::Conflict {
                    moves: known.moves.clone(),
                    other: visit.line,
                    other_moves: visit.moves,
                },
            }),
        }
    };
    for record in records {
        each_position(record, color, &mut note);
    }
    findings
}
