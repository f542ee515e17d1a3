//! Makes repertoires of games and of the engine's values.

use std::cmp::Reverse;
use std::collections::{HashSet, VecDeque};

use othello_core::board::Color;
use othello_core::openings;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_core::tree::Moment;
use othello_engine::{Line, Stop};
use othello_explorer::{Folded, Library, Row, Selection};
use othello_notation::Record;

use super::file::{empty, extend};
use super::words;

/// The terms of a repertoire.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The colour of the player.
    pub color: Color,
    /// The most plies of a line.
    pub plies: usize,
    /// The least number of games in a position where lines go on.
    pub games: u64,
    /// The least share of the games in a position that a reply has.
    pub share: f64,
    /// The discs that the player's move may lose against the best one, and a rarer reply as well.
    pub within: f32,
}

/// The games that are counted.
#[derive(Clone, Copy)]
pub struct Games<'a> {
    pub library: &'a Library,
    pub selection: &'a Selection,
}

impl Games<'_> {
    /// Returns the moves of a position with their games, one for all that are the same but for a symmetry.
    pub fn rows(&self, position: &Position) -> Vec<Row> {
        let mut rows = self.library.rows(position, self.selection);
        let folded = Folded::of(position);
        let mut seen = HashSet::new();
        // Of the first moves, this one is the usual one.
        rows.sort_by_key(|row| (Reverse(row.count.games), row.square != Square::F5));
        rows.retain(|row| seen.insert(folded.square(position, row.square)));
        rows
    }
}

/// A position whose moves are to be chosen.
struct Open {
    at: Moment,
    position: Position,
    plies: usize,
}

/// Makes a repertoire: for the player the most played of the best moves, for the opponent all replies that
/// are frequent or good. Lines end with a move of the player. `values` returns the values of all moves, the
/// best first; `on_course` is told how many positions are done, and how many are known to be left. Returns
/// `None` if it is stopped.
///
/// The same games and values make the same repertoire.
pub fn make(
    plan: &Plan,
    games: Games<'_>,
    stop: &Stop,
    mut values: impl FnMut(&Position) -> Vec<Line>,
    mut on_course: impl FnMut(usize, usize),
) -> Option<Record> {
    let start = Position::start(Rules::OTHELLO);
    let mut record = empty(plan.color, start);
    let mut queue = VecDeque::from([Open { at: Moment::Main(0), position: start, plies: 0 }]);
    let mut done = HashSet::new();
    while let Some(open) = queue.pop_front() {
        on_course(done.len(), queue.len() + 1);
        let Some(mover) = open.position.to_move() else { continue };
        if !done.insert(Folded::of(&open.position)) {
            let note = record.annotations.note_mut(open.at);
            note.add_comment(words::TRANSPOSED);
            continue;
        }
        let rows = games.rows(&open.position);
        let reached = rows.iter().map(|row| row.count.games).sum::<u64>();
        let is_own = mover == plan.color;
        if !is_own && (open.plies >= plan.plies || reached < plan.games) {
            continue;
        }
        let lines = values(&open.position);
        if stop.is_requested() {
            return None;
        }
        let loss = |square: Square| {
            let line = lines.iter().find(|line| line.square() == square)?;
            Some(lines.first()?.value.discs() - line.value.discs())
        };
        let is_good = |row: &Row| loss(row.square).is_some_and(|loss| loss <= plan.within);
        let mut chosen: Vec<Row> = if is_own {
            let good = rows.iter().filter(|row| is_good(row));
            // Of those with as many games the best one.
            let best = good.min_by(|one, other| {
                let by_games = other.count.games.cmp(&one.count.games);
                let [one, other] = [one, other].map(|row| loss(row.square).unwrap_or(f32::MAX));
                by_games.then(one.total_cmp(&other))
            });
            best.into_iter().copied().collect()
        } else {
            let wanted = |row: &&Row| is_frequent(row, reached, plan.share) || is_good(row);
            rows.iter().filter(wanted).copied().collect()
        };
        if is_own {
            chosen.truncate(1);
        }
        for row in chosen {
            let Ok(after) = open.position.play(row.square) else { continue };
            let at = extend(&mut record, open.at, [row.square]);
            let line = lines.iter().find(|line| line.square() == row.square);
            let name = new_name(&record, open.at, at);
            let of = if is_own { None } else { Some(reached) };
            let comment = words::comment(name, row.count.games, of, line.map(|line| line.value));
            record.annotations.note_mut(at).add_comment(&comment);
            queue.push_back(Open { at, position: after, plies: open.plies + 1 });
        }
    }
    Some(record)
}

/// Returns `true` if a move has at least that share of the games of its position.
#[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
pub fn is_frequent(row: &Row, reached: u64, share: f64) -> bool {
    row.count.games > 0 && row.count.games as f64 >= share * reached as f64
}

/// Returns the name of the opening that a move leads to, if the position before has not that name.
fn new_name(record: &Record, before: Moment, after: Moment) -> Option<&'static str> {
    let name = |at: Moment| {
        let game = record.annotations.game_at(&record.game, at);
        openings::name(&game, game.plies().len())
    };
    name(after).filter(|new| name(before) != Some(new))
}
