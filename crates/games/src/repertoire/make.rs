//! Makes repertoires of games and of the engine's values.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use crate::explorer::{GameBase, MoveCount, Selection};
use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::openings::{self, OpeningLanguage};
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::{Annotations, Moment};
use othello_engine::{Line, Stop, Value};
use othello_notation::Record;

/// The terms of a repertoire.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RepertoirePlan {
    /// The colour of the player.
    pub color: Color,
    /// The most plies of a line, from the moves on with which all begin.
    pub plies: usize,
    /// The least number of games in a position where lines go on.
    pub games: u64,
    /// The least share of the games in a position that a reply has.
    pub share: f64,
    /// The discs that the player's move may lose against the best one.
    pub within: f32,
    /// The discs that a reply may lose which is rarer than that; `None` leaves those out.
    pub rare_within: Option<f32>,
}

/// The games that are counted.
#[derive(Clone, Copy)]
pub struct CountedGames<'a> {
    /// The base.
    pub base: &'a GameBase,
    /// Those of its games that count.
    pub selection: &'a Selection,
}

impl CountedGames<'_> {
    /// Returns the moves of a position with their games, one for all that are the same but for a symmetry.
    pub fn rows(&self, position: &Position) -> Vec<MoveCount> {
        let mut rows = self.base.rows(position, self.selection);
        let folded = Folded::of(position);
        let mut seen = HashSet::new();
        // Of the first moves, this one is the usual one.
        rows.sort_by_key(|row| (Reverse(row.count.games), row.square != Square::F5));
        rows.retain(|row| seen.insert(folded.square(position, row.square)));
        rows
    }
}

/// Finds the values of all moves of some positions, the best first, and tells how many are done.
pub trait FindValues: FnMut(&[Position], &mut dyn FnMut(usize)) -> Vec<Vec<Line>> {}

impl<F: FnMut(&[Position], &mut dyn FnMut(usize)) -> Vec<Vec<Line>>> FindValues for F {}

/// A move that was chosen, for its comment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChosenMove {
    /// The name of the opening that it leads to, if the position before has not that name.
    pub name: Option<&'static str>,
    /// The games that have played it.
    pub games: u64,
    /// The games of the position, for a reply of the opponent.
    pub of: Option<u64>,
    /// Its value.
    pub value: Option<Value>,
}

/// Written behind a move after which the file goes on elsewhere.
pub const TRANSPOSED: &str = "Another line goes on from this position.";

/// A position whose moves are to be chosen.
struct Open {
    at: Moment,
    position: Position,
}

/// A position with the games of its moves.
struct Counted {
    open: Open,
    rows: Vec<MoveCount>,
    /// The games that have reached it.
    reached: u64,
}

/// Makes a repertoire that begins with the moves of a game: for the player the most played of the best moves, for the opponent all replies that
/// are frequent or good. Lines end with a move of the player. `comment` words each move. `on_course` is told the number
/// of the ply, and how many positions after it are done, of how many. Returns `None` if it is stopped.
///
/// The same games and values make the same repertoire.
pub fn make(
    plan: &RepertoirePlan,
    line: &Game,
    games: CountedGames<'_>,
    stop: &Stop,
    mut values: impl FindValues,
    comment: impl Fn(&ChosenMove) -> String,
    mut on_course: impl FnMut(usize, usize, usize),
) -> Option<Record> {
    let mut record = empty(plan.color, line.start());
    let squares = line.plies().iter().map(|ply| ply.square);
    let at = extend(&mut record, Moment::Main(0), squares);
    let mut level = vec![Open { at, position: line.position() }];
    // The positions so far, each with whether a line goes on from it.
    let mut known = HashMap::<Folded, bool>::new();
    for plies in 0.. {
        let mut counted = Vec::new();
        let mut again = Vec::new();
        for open in level {
            let folded = Folded::of(&open.position);
            let Some(mover) = open.position.to_move() else { continue };
            if known.contains_key(&folded) {
                again.push((open.at, folded));
                continue;
            }
            let rows = games.rows(&open.position);
            let reached = rows.iter().map(|row| row.count.games).sum::<u64>();
            let goes_on = mover == plan.color || plies < plan.plies && reached >= plan.games;
            known.insert(folded, goes_on);
            if goes_on {
                counted.push(Counted { open, rows, reached });
            }
        }
        for (at, _) in again.iter().filter(|(_, folded)| known[folded]) {
            record.annotations.note_mut(*at).add_comment(TRANSPOSED);
        }
        if counted.is_empty() {
            return Some(record);
        }
        let positions: Vec<_> = counted.iter().map(|counted| counted.open.position).collect();
        let all = positions.len();
        let lines = values(&positions, &mut |done| on_course(plies, done, all));
        if stop.is_requested() {
            return None;
        }
        let grown = counted.iter().zip(lines).flat_map(|(counted, lines)| {
            let rows = choose(plan, counted, &lines);
            let chosen = |row: &MoveCount| chosen(plan, counted, row, &lines);
            let rows: Vec<_> = rows.iter().map(|row| (row.square, chosen(row))).collect();
            grow(&mut record, &counted.open, &rows, &comment)
        });
        level = grown.collect();
    }
    None
}

/// Chooses the moves of a position: the player's best one, or the opponent's that are to be answered.
fn choose(plan: &RepertoirePlan, counted: &Counted, lines: &[Line]) -> Vec<MoveCount> {
    let Counted { open, rows, reached } = counted;
    let loss = |square: Square| {
        let line = lines.iter().find(|line| line.square() == square)?;
        Some(lines.first()?.value.discs() - line.value.discs())
    };
    let is_within = |row: &MoveCount, most: f32| loss(row.square).is_some_and(|loss| loss <= most);
    if open.position.to_move() != Some(plan.color) {
        let wanted = |row: &&MoveCount| {
            is_frequent(row, *reached, plan.share)
                || plan.rare_within.is_some_and(|most| is_within(row, most))
        };
        return rows.iter().filter(wanted).copied().collect();
    }
    // Of those with as many games the best one.
    let best = rows.iter().filter(|row| is_within(row, plan.within)).min_by(|one, other| {
        let by_games = other.count.games.cmp(&one.count.games);
        let [one, other] = [one, other].map(|row| loss(row.square).unwrap_or(f32::MAX));
        by_games.then(one.total_cmp(&other))
    });
    best.into_iter().copied().collect()
}

/// Returns what is to be said of a move; its name follows from the game.
fn chosen(plan: &RepertoirePlan, counted: &Counted, row: &MoveCount, lines: &[Line]) -> ChosenMove {
    let Counted { open, reached, .. } = counted;
    let of = Some(*reached).filter(|_| open.position.to_move() != Some(plan.color));
    let line = lines.iter().find(|line| line.square() == row.square);
    ChosenMove { name: None, games: row.count.games, of, value: line.map(|line| line.value) }
}

/// Adds the chosen moves with their comments; returns the positions after them.
fn grow(
    record: &mut Record,
    open: &Open,
    moves: &[(Square, ChosenMove)],
    comment: impl Fn(&ChosenMove) -> String,
) -> Vec<Open> {
    let add = |(square, chosen): &(Square, ChosenMove)| {
        let position = open.position.play(*square).ok()?;
        let at = extend(record, open.at, [*square]);
        let name = new_name(record, open.at, at);
        let comment = comment(&ChosenMove { name, ..*chosen });
        record.annotations.note_mut(at).add_comment(&comment);
        Some(Open { at, position })
    };
    moves.iter().filter_map(add).collect()
}

/// Returns `true` if a move has at least that share of the games of its position.
#[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
pub fn is_frequent(row: &MoveCount, reached: u64, share: f64) -> bool {
    row.count.games > 0 && row.count.games as f64 >= share * reached as f64
}

/// Returns the name of the opening that a move leads to, if the position before has not that name.
fn new_name(record: &Record, before: Moment, after: Moment) -> Option<&'static str> {
    let name = |at: Moment| {
        let game = record.annotations.game_at(&record.game, at);
        openings::name(&game, game.plies().len(), OpeningLanguage::English)
    };
    name(after).filter(|new| name(before) != Some(new))
}

/// Returns a game without moves for the repertoire of a colour.
pub fn empty(color: Color, start: Position) -> Record {
    let mut record = Record::from(Game::from_position(start));
    let title = format!("Repertoire for {color}");
    record.tags.insert("Event", title).expect("no other part of a record has that name");
    record
}

/// Goes on from a moment with moves: along the lines that are there, and then along a new one.
pub fn extend(
    record: &mut Record,
    at: Moment,
    squares: impl IntoIterator<Item = Square>,
) -> Moment {
    let Record { game, annotations, .. } = record;
    squares.into_iter().fold(at, |at, square| step(game, annotations, at, square))
}

fn step(game: &mut Game, annotations: &mut Annotations, at: Moment, square: Square) -> Moment {
    let is_end = at == Moment::Main(game.plies().len()) && game.undone().is_empty();
    if is_end && annotations.variations(at).next().is_none() && game.play(square).is_ok() {
        return Moment::Main(game.plies().len());
    }
    annotations.play(game, at, square).unwrap_or(at)
}
