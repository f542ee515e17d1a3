//! A search for every rule system: slower than [`Engine`](super::Engine), and right under all rules.
//!
//! It plays its moves on [`Position`], which alone knows what the rules mean, so passes, the end of
//! the game, the discs left and the choices of an opening need no code here. The method is alpha-beta
//! with iterative deepening; the evaluation suits the goal of the game.
//!
//! ```
//! use othello_engine::{Limits, Stop, family};
//! use othello_core::{Position, Preset};
//!
//! let position = Position::start(Preset::Anti.rules());
//! let report = family::search(&position, &Limits::depth(3), &Stop::new());
//! assert!(position.legal_moves().contains(report.best_move().expect("the game has begun")));
//! ```

mod evaluation;

use std::time::Instant;

use super::limits::{Limits, Stop};
use super::report::{Line, SearchReport, Value};
use super::selectivity::Selectivity;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;

use evaluation::{UNIT, evaluate};

/// Above every value.
const INFINITY: i32 = 65 * UNIT;
/// More plies than a game has.
const WHOLE_GAME: u32 = 128;
/// The number of positions between two looks at the clock.
const CHECK_INTERVAL: u64 = 1 << 8;
/// The depth, and the number of empty squares, from which moves are sorted before they are searched.
const SORTED_FROM: (u32, u8) = (2, 4);

/// Returns how far a player is ahead in a position in which the game is over, in discs of the
/// official score; `None` if the game is not over.
///
/// It is positive if the player has won, also where fewer discs win.
pub fn final_score(position: &Position, player: Color) -> Option<i32> {
    let score = position.result()?.score;
    let more = i32::from(score[player]) - i32::from(score[!player]);
    Some(position.rules().goal().lead(more))
}

/// Searches a position until a limit is reached or the stop is requested.
///
/// The value is that of [`final_score`] for the side to move, or for
/// [`next`](Position::next) if the game is over. The limits mean what they mean for
/// [`Engine`](super::Engine), but that this search knows no selectivity, and a value is exact as soon
/// as all lines have been searched to the end of the game. The lines have one move each.
pub fn search(position: &Position, limits: &Limits, stop: &Stop) -> SearchReport {
    search_moves(position, 1, limits, stop, |_| {})
}

/// Searches the `count` best moves, with the value of each, and calls `progress` with each result
/// on the way.
pub fn search_moves(
    position: &Position,
    count: usize,
    limits: &Limits,
    stop: &Stop,
    mut progress: impl FnMut(&SearchReport),
) -> SearchReport {
    let Some(player) = position.to_move() else {
        let score = final_score(position, position.next()).expect("nobody is to move");
        return SearchReport { value: Value::Exact(score), lines: Vec::new(), nodes: 1 };
    };
    let mut search = Search {
        stop,
        deadline: limits.time.map(|time| Instant::now() + time),
        most_nodes: limits.nodes,
        nodes: 0,
        is_stopped: false,
        has_estimated: true,
    };
    let mut root = Root::new(position, player, count.max(1));
    for depth in depths(position, limits) {
        if !root.search(&mut search, depth) {
            break;
        }
        progress(&root.report(search.nodes));
        if !search.has_estimated {
            break;
        }
    }
    root.report(search.nodes)
}

/// Returns the depths of the searches that lead to the result that the limits ask for.
fn depths(position: &Position, limits: &Limits) -> impl Iterator<Item = u32> {
    let empties = u32::from(position.board().empties().len());
    let is_exact = empties <= limits.exact_from;
    // Before the search to the end, shallower ones sort the moves.
    let last = if is_exact { limits.depth.min(empties / 2) } else { limits.depth.min(WHOLE_GAME) };
    (1..=last).chain(is_exact.then_some(WHOLE_GAME))
}

#[derive(Clone, Copy)]
struct RootMove {
    square: Square,
    after: Position,
    /// The value for the side that moves.
    value: i32,
    /// `false` if the value is only known to be at most this.
    is_known: bool,
}

/// Sorts moves, the best one first; those whose value is only a bound come last.
fn sort(moves: &mut [RootMove]) {
    moves.sort_by_key(|candidate| (!candidate.is_known, -candidate.value));
}

/// The root position: its moves, the best one first.
struct Root {
    player: Color,
    moves: Vec<RootMove>,
    /// The number of moves whose value is wanted.
    count: usize,
    /// The depth of the last search that was finished; `None` if it was exact.
    depth: Option<u32>,
}

impl Root {
    fn new(position: &Position, player: Color, count: usize) -> Self {
        let child = |(square, after): (Square, Position)| {
            let value = static_value(&after, player);
            RootMove { square, after, value, is_known: true }
        };
        let mut moves: Vec<_> = children(position).map(child).collect();
        sort(&mut moves);
        Self { player, moves, count, depth: Some(0) }
    }

    /// Searches all moves to a depth and sorts them; returns `false`, and changes nothing, if the
    /// search had to stop.
    fn search(&mut self, search: &mut Search, depth: u32) -> bool {
        let mut moves = self.moves.clone();
        let mut known: Vec<i32> = Vec::new();
        search.has_estimated = false;
        for candidate in &mut moves {
            let floor = known.get(self.count - 1).copied().unwrap_or(-INFINITY);
            let value = search.value_for(self.player, &candidate.after, depth - 1, floor, INFINITY);
            if search.is_stopped {
                return false;
            }
            (candidate.value, candidate.is_known) = (value, value > floor);
            known.insert(known.partition_point(|&other| other >= value), value);
        }
        sort(&mut moves);
        self.moves = moves;
        self.depth = search.has_estimated.then_some(depth);
        true
    }

    fn report(&self, nodes: u64) -> SearchReport {
        let known = self.moves.iter().filter(|candidate| candidate.is_known);
        let line = |candidate: &RootMove| Line {
            value: self.value(candidate.value),
            moves: vec![candidate.square],
        };
        let lines: Vec<Line> = known.take(self.count).map(line).collect();
        SearchReport { value: lines[0].value, lines, nodes }
    }

    fn value(&self, value: i32) -> Value {
        match self.depth {
            None => Value::Exact(value / UNIT),
            Some(depth) => Value::Estimated {
                discs: value as f32 / UNIT as f32,
                depth,
                selectivity: Selectivity::None,
            },
        }
    }
}

struct Search<'a> {
    stop: &'a Stop,
    deadline: Option<Instant>,
    most_nodes: Option<u64>,
    nodes: u64,
    /// The values are then worthless.
    is_stopped: bool,
    /// `true` if a value comes from the evaluation.
    has_estimated: bool,
}

impl Search<'_> {
    /// Returns the value of a position for a player, whoever is to move.
    fn value_for(
        &mut self,
        player: Color,
        position: &Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        match position.to_move() {
            None => UNIT * final_score(position, player).expect("nobody is to move"),
            Some(mover) if mover == player => self.value(player, position, depth, alpha, beta),
            Some(mover) => -self.value(mover, position, depth, -beta, -alpha),
        }
    }

    /// Returns the value of a position for the player to move: at most `alpha` or at least `beta` if
    /// it is not between them.
    fn value(
        &mut self,
        player: Color,
        position: &Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if self.must_stop() {
            return 0;
        }
        if depth == 0 {
            self.has_estimated = true;
            return evaluate(position, player);
        }
        let mut best = -INFINITY;
        for after in replies(position, player, depth) {
            let value = self.value_for(player, &after, depth - 1, alpha.max(best), beta);
            best = best.max(value);
            if best >= beta || self.is_stopped {
                break;
            }
        }
        best
    }

    fn must_stop(&mut self) -> bool {
        if self.nodes.is_multiple_of(CHECK_INTERVAL) {
            self.is_stopped |= self.stop.is_requested()
                || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        }
        self.is_stopped |= self.most_nodes.is_some_and(|most| self.nodes >= most);
        self.is_stopped
    }
}

/// Returns the legal moves and the positions after them.
fn children(position: &Position) -> impl Iterator<Item = (Square, Position)> {
    position.legal_moves().into_iter().map(|square| {
        let after = position.play(square).expect("the square is one of the legal moves");
        (square, after)
    })
}

/// Returns the positions after each move, the most promising first where that pays.
fn replies(position: &Position, player: Color, depth: u32) -> Vec<Position> {
    let replies = children(position).map(|(_, after)| after);
    let (least_depth, least_empties) = SORTED_FROM;
    if depth < least_depth || position.board().empties().len() < least_empties {
        return replies.collect();
    }
    let valued = |after: Position| (-static_value(&after, player), after);
    let mut valued: Vec<_> = replies.map(valued).collect();
    valued.sort_by_key(|(value, _)| *value);
    valued.into_iter().map(|(_, after)| after).collect()
}

/// Returns the value of a position for a player without a search.
fn static_value(position: &Position, player: Color) -> i32 {
    match position.to_move() {
        None => UNIT * final_score(position, player).expect("nobody is to move"),
        Some(mover) if mover == player => evaluate(position, mover),
        Some(mover) => -evaluate(position, mover),
    }
}
