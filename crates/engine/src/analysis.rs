//! Analysis: the value of every legal move, the review of a game, and the reasons for losses.

mod kept;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::thread;

use super::any_engine::AnyEngine;
use super::discs::Discs;
use super::limits::{Limits, Stop};
use super::reasons::{Reason, reasons};
use super::report::{Line, Report, Value};
use super::selectivity::Selectivity;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

/// Returns the usual limits of a review under these rules. It takes some seconds; the last moves, in
/// Othello those with up to 20 empty squares, have exact losses.
pub const fn usual_limits(rules: Rules) -> Limits {
    if AnyEngine::is_othello(rules) {
        Limits::depth(14).with_selectivity(Selectivity::Percent87).with_exact_from(20)
    } else {
        Limits::depth(6).with_exact_from(12)
    }
}

/// Returns the limits of a second look at the moves of a game that is reviewed: it takes half a minute, and
/// what it calls an error is one to any search that players use.
pub const fn deep_limits(rules: Rules) -> Limits {
    if AnyEngine::is_othello(rules) {
        Limits::depth(20).with_selectivity(Selectivity::Percent87).with_exact_from(22)
    } else {
        Limits::depth(8).with_exact_from(12)
    }
}

/// Returns the value of every legal move, the best one first; calls `progress` with each result on
/// the way.
pub fn values(
    engine: &mut AnyEngine,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&Report),
) -> Report {
    let count = usize::from(position.legal_moves().len());
    engine.search_moves(position, count, limits, stop, progress)
}

/// A part of a game, by the discs on the board before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Up to 23 discs: the first 20 moves of a game from the usual start.
    Opening,
    /// 24 to 43 discs: the next 20 moves.
    Midgame,
    /// 44 discs or more: the last 20 moves.
    Endgame,
}

impl Phase {
    /// All parts, in their order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Midgame, Self::Endgame];

    /// Returns the part of the game that a position belongs to.
    pub fn of(position: &Position) -> Self {
        match position.board().occupied().len() {
            0..24 => Self::Opening,
            24..44 => Self::Midgame,
            44.. => Self::Endgame,
        }
    }

    /// Returns the name: `opening`, `midgame` or `endgame`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Midgame => "midgame",
            Self::Endgame => "endgame",
        }
    }
}

/// The judgement of one ply of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedPly {
    /// The number of plies before it.
    pub index: usize,
    /// The player.
    pub player: Color,
    /// The part of the game.
    pub phase: Phase,
    /// The square played.
    pub square: Square,
    /// The value of the move played, for the player.
    pub value: Value,
    /// The best move; the move played if no other is better.
    pub best: Square,
    /// The value of the best move, for the player.
    pub best_value: Value,
    /// The best move and the best moves after it, as far as they are known; passes are left out.
    pub line: Vec<Square>,
    /// The move played and the best moves after it, as far as they are known; empty if the judgement was
    /// kept without them.
    pub played_line: Vec<Square>,
}

/// The reasons for which a move loses, with the lines that show them.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The position before the move.
    pub position: Position,
    /// The move played and the best moves after it.
    pub played: Line,
    /// The best move and the best moves after it: those of the move played if no other is better.
    pub best: Line,
    /// The reasons, the most important first; none where no motif explains the loss, or under rules that
    /// are not those of Othello.
    pub reasons: Vec<Reason>,
}

impl Explanation {
    /// Explains a move by its line and that of the best one.
    fn new(position: Position, played: Line, best: Line) -> Self {
        let mover = position.to_move().filter(|_| AnyEngine::is_othello(position.rules()));
        let reasons = mover.map_or_else(Vec::new, |mover| {
            reasons(Discs::new(&position.board(), mover), &played, &best)
        });
        Self { position, played, best, reasons }
    }

    /// Returns how many discs the move loses against the best one, at least 0.
    pub fn loss(&self) -> f32 {
        self.best.value.discs() - self.played.value.discs()
    }

    /// Returns `true` if no move is better.
    pub fn is_of_best_move(&self) -> bool {
        self.played.square() == self.best.square()
    }
}

/// A loss of fewer discs does not make an error: estimates are not that precise.
const LEAST_ERROR: f32 = 2.0;

impl ReviewedPly {
    /// Judges a move by its line and that of the best one.
    fn new(index: usize, before: &Position, played: Line, best: Line) -> Self {
        Self {
            index,
            player: before.to_move().unwrap_or(before.next()),
            phase: Phase::of(before),
            square: played.square(),
            value: played.value,
            best: best.square(),
            best_value: best.value,
            line: best.moves,
            played_line: played.moves,
        }
    }

    /// Returns how many discs the move loses against the best one, at least 0.
    pub fn loss(&self) -> f32 {
        self.best_value.discs() - self.value.discs()
    }

    /// Returns the reasons for the loss in the position before the ply; `None` if the line of the move
    /// played is not known.
    pub fn explanation(&self, before: Position) -> Option<Explanation> {
        let played = Line { value: self.value, moves: self.played_line.clone() };
        let best = Line { value: self.best_value, moves: self.line.clone() };
        let is_known = played.moves.first() == Some(&self.square);
        is_known.then(|| Explanation::new(before, played, best))
    }

    /// Returns `true` if the loss is not an estimate.
    pub const fn is_exact(&self) -> bool {
        self.value.is_exact() && self.best_value.is_exact()
    }

    /// Returns `true` if one of the values was stated by somebody else and not found by a search.
    pub const fn is_stated(&self) -> bool {
        matches!(self.value, Value::Estimated { depth: 0, .. })
            || matches!(self.best_value, Value::Estimated { depth: 0, .. })
    }

    /// Returns `true` if the move loses two discs or more.
    pub fn is_error(&self) -> bool {
        self.loss() >= LEAST_ERROR
    }

    /// Returns `true` if the position before it was still open: nobody was more than 16 discs ahead.
    pub fn is_open(&self) -> bool {
        self.best_value.discs().abs() <= 16.0
    }

    /// Returns what the move gives away. A win or a draw are proven; by estimates, it is a lead, of two discs at
    /// least.
    pub fn gives_away(&self) -> Option<GivenAway> {
        let (value, best) = (self.value.discs(), self.best_value.discs());
        if !self.is_exact() {
            return (best >= LEAST_ERROR && value <= 0.0).then_some(GivenAway::Lead);
        }
        let given = if best > 0.0 { GivenAway::Win } else { GivenAway::Draw };
        let is_given = best > 0.0 && value <= 0.0 || best >= 0.0 && value < 0.0;
        (is_given && self.is_error()).then_some(given)
    }

    /// Returns `true` if the move gives away a win, a draw or a lead.
    pub fn is_turning_point(&self) -> bool {
        self.gives_away().is_some()
    }
}

/// The better outcome that a move gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenAway {
    /// A proven win.
    Win,
    /// A proven draw.
    Draw,
    /// A lead, as far as estimates tell.
    Lead,
}

impl GivenAway {
    /// Returns the name: `win`, `draw` or `lead`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Lead => "lead",
        }
    }
}

/// The review of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// The plies reviewed in the order of play: all of the game unless the review was stopped, or moves
    /// were played after it.
    pub plies: Vec<ReviewedPly>,
    /// The number of plies at the start that nobody has chosen: they are not reviewed.
    pub given: usize,
}

impl Review {
    /// Returns the number of plies of the game that are to be reviewed.
    pub fn extent(&self, game: &Game) -> usize {
        game.plies().len().saturating_sub(self.given)
    }

    /// Returns `true` if each of these plies has been reviewed, by a search and not by somebody's word.
    pub fn is_complete(&self, game: &Game) -> bool {
        self.plies.len() == self.extent(game) && !self.plies.iter().any(ReviewedPly::is_stated)
    }

    /// Returns the plies of which a search within these limits is more certain than their judgement, those that lose
    /// most first.
    pub fn shallow(&self, game: &Game, limits: &Limits) -> Vec<usize> {
        let depth = |value| match value {
            Value::Exact(_) => u32::MAX,
            Value::Estimated { depth, .. } => depth,
        };
        let is_shallow = |ply: &&ReviewedPly| {
            let reached = depth(ply.value).min(depth(ply.best_value));
            let is_solved = || is_solved(&game.position_at(ply.index), limits);
            reached < limits.depth || reached < u32::MAX && is_solved()
        };
        let mut plies: Vec<_> = self.plies.iter().filter(is_shallow).collect();
        plies.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        plies.into_iter().map(|ply| ply.index).collect()
    }

    /// Returns the judgement of the ply that so many plies come before.
    pub fn ply(&self, index: usize) -> Option<&ReviewedPly> {
        let place = self.plies.binary_search_by_key(&index, |ply| ply.index);
        place.ok().map(|place| &self.plies[place])
    }

    /// Returns the value for Black of the position after so many plies, in discs, if one of the plies
    /// beside it is reviewed.
    pub fn value_for_black(&self, plies: usize) -> Option<f32> {
        let after = plies.checked_sub(1).and_then(|index| self.ply(index));
        let after = after.map(|ply| (ply.player, ply.value));
        let (player, value) =
            after.or_else(|| self.ply(plies).map(|ply| (ply.player, ply.best_value)))?;
        Some(if player == Color::Black { value.discs() } else { -value.discs() })
    }

    /// Adds the judgement of a ply, in place of an earlier one.
    fn insert(&mut self, ply: ReviewedPly) {
        match self.plies.binary_search_by_key(&ply.index, |ply| ply.index) {
            Ok(place) => self.plies[place] = ply,
            Err(place) => self.plies.insert(place, ply),
        }
    }

    /// Returns the mean loss of a player's moves in discs, in a part of the game or in all of it;
    /// `None` if there are none.
    pub fn mean_loss(&self, player: Color, phase: Option<Phase>) -> Option<f32> {
        let is_counted = |ply: &&ReviewedPly| {
            ply.player == player && phase.is_none_or(|phase| ply.phase == phase)
        };
        let losses: Vec<f32> =
            self.plies.iter().filter(is_counted).map(ReviewedPly::loss).collect();
        let total: f32 = losses.iter().sum();
        (!losses.is_empty()).then(|| total / losses.len() as f32)
    }

    /// Returns how many discs the moves of a player lose together in a part of the game; `None` if there
    /// are none.
    pub fn total_loss(&self, player: Color, phase: Phase) -> Option<f32> {
        let losses = self.losses(player, phase);
        losses.clone().next().map(|_| losses.sum())
    }

    /// Returns how many moves of a player lose a disc or more in a part of the game.
    pub fn losing_moves(&self, player: Color, phase: Phase) -> usize {
        self.losses(player, phase).filter(|loss| *loss >= 1.0).count()
    }

    fn losses(&self, player: Color, phase: Phase) -> impl Iterator<Item = f32> + Clone {
        let is_counted = move |ply: &&ReviewedPly| ply.player == player && ply.phase == phase;
        self.plies.iter().filter(is_counted).map(ReviewedPly::loss)
    }

    /// Returns the plies that lose two discs or more, in the order of play.
    pub fn errors(&self) -> impl Iterator<Item = &ReviewedPly> {
        self.plies.iter().filter(|ply| ply.is_error())
    }

    /// Returns the plies that give away a win, a draw or a lead, in the order of play.
    pub fn turning_points(&self) -> impl Iterator<Item = &ReviewedPly> {
        self.plies.iter().filter(|ply| ply.is_turning_point())
    }
}

/// Reviews the plies played of a game from the last to the first and calls `progress` with each; several
/// that are estimated at a time come in the order in which they are finished.
///
/// The limits are those of one search; each ply takes at most two. A request to stop, or a `Break`
/// from `progress`, ends the review after the last ply that was finished.
pub fn review(
    engine: &mut AnyEngine,
    game: &Game,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    go_on_with_review(engine, game, Review::default(), limits, stop, progress)
}

/// Goes on with a review of a game: reviews the plies that are missing in it, as [`review`] does, and
/// returns both together.
///
/// Exact values come from all threads of the engine at one ply after the other. An estimate depends on
/// what a search finds in its memory: each comes from one thread that begins with nothing in memory, so
/// that it is the same in every run, and the threads share out the plies.
pub fn go_on_with_review(
    engine: &mut AnyEngine,
    game: &Game,
    review: Review,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    let is_missing = |index: &usize| review.ply(*index).is_none_or(ReviewedPly::is_stated);
    let missing = (review.given..game.plies().len()).rev().filter(is_missing).collect();
    review_plies(engine, game, review, missing, limits, stop, progress)
}

/// Looks again at the plies of a review that these limits make more certain, those that lose most first, as
/// [`review`] does.
pub fn deepen_review(
    engine: &mut AnyEngine,
    game: &Game,
    review: Review,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    let shallow = review.shallow(game, limits);
    review_plies(engine, game, review, shallow, limits, stop, progress)
}

fn review_plies(
    engine: &mut AnyEngine,
    game: &Game,
    mut review: Review,
    plies: Vec<usize>,
    limits: &Limits,
    stop: &Stop,
    mut progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    let (solved, estimated): (Vec<_>, Vec<_>) =
        plies.into_iter().partition(|index| is_solved(&game.position_at(*index), limits));
    for index in solved {
        let ply = review_ply(engine, game, index, limits, stop);
        if stop.is_requested() {
            return review;
        }
        let flow = progress(&ply);
        review.insert(ply);
        if flow.is_break() {
            return review;
        }
    }
    estimate_plies(engine, game, &estimated, limits, stop, |ply| {
        let flow = progress(&ply);
        review.insert(ply);
        flow
    });
    review
}

/// Returns `true` if a search of the position ends with its exact value.
fn is_solved(position: &Position, limits: &Limits) -> bool {
    u32::from(position.board().empties().len()) <= limits.exact_from
}

/// Reviews plies of a game in their order, as many at a time as the engine has threads, and hands each to
/// `take` until that breaks off.
fn estimate_plies(
    engine: &AnyEngine,
    game: &Game,
    indices: &[usize],
    limits: &Limits,
    stop: &Stop,
    mut take: impl FnMut(ReviewedPly) -> ControlFlow<()>,
) {
    let next = AtomicUsize::new(0);
    let (sender, plies) = channel();
    thread::scope(|scope| {
        for _ in 0..engine.threads().get().min(indices.len()) {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || {
                while let Some(&index) = indices.get(next.fetch_add(1, Relaxed)) {
                    let ply = review_ply(&mut engine.alone(), game, index, limits, stop);
                    // Nobody waits for more plies once the receiver is gone.
                    if stop.is_requested() || sender.send(ply).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for ply in plies {
            if take(ply).is_break() {
                break;
            }
        }
    });
}

fn review_ply(
    engine: &mut AnyEngine,
    game: &Game,
    index: usize,
    limits: &Limits,
    stop: &Stop,
) -> ReviewedPly {
    let (before, ply) = (game.position_at(index), game.plies()[index]);
    let (played, best) = lines(engine, &before, ply.square, limits, stop);
    ReviewedPly::new(index, &before, played, best)
}

/// Judges a legal move, wherever it is played, as a review does; `index` is the number of plies before it.
///
/// # Panics
/// When the move is not legal.
pub fn judge(
    engine: &mut AnyEngine,
    index: usize,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> ReviewedPly {
    let (played, best) = lines_alike(engine, position, square, limits, stop);
    ReviewedPly::new(index, position, played, best)
}

/// Returns the best move and the moves that are expected after it, with its value; `None` if there is no
/// move, or the stop was requested.
pub fn best_line(
    engine: &mut AnyEngine,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Option<Line> {
    let search = |engine: &mut AnyEngine| engine.search(position, limits, stop);
    let report =
        if is_solved(position, limits) { search(engine) } else { search(&mut engine.alone()) };
    let best = report.lines.into_iter().next().filter(|_| !stop.is_requested())?;
    Some(Line { value: report.value, ..best })
}

/// Returns limits under which a move is judged in a moment, for a first answer.
pub const fn quick_limits(rules: Rules) -> Limits {
    if AnyEngine::is_othello(rules) {
        Limits::depth(10).with_selectivity(Selectivity::Percent73).with_exact_from(14)
    } else {
        Limits::depth(4).with_exact_from(8)
    }
}

/// Explains why a legal move loses, as a review values it.
///
/// # Panics
/// When the move is not legal.
pub fn explain(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> Explanation {
    let (played, best) = lines_alike(engine, position, square, limits, stop);
    Explanation::new(*position, played, best)
}

/// Searches a legal move and the best one as a review does, whatever the engine has in memory.
fn lines_alike(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> (Line, Line) {
    if is_solved(position, limits) {
        lines(engine, position, square, limits, stop)
    } else {
        lines(&mut engine.alone(), position, square, limits, stop)
    }
}

/// Searches a legal move and the best one, which is the same if none is better.
fn lines(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> (Line, Line) {
    let report = engine.search(position, limits, stop);
    let best = report.lines.into_iter().next().expect("a move is legal");
    if best.square() == square {
        let line = Line { value: report.value, ..best };
        return (line.clone(), line);
    }
    let played = value_after(engine, position, square, limits, stop);
    if played.value.discs() >= report.value.discs() {
        return (played.clone(), played);
    }
    (played, Line { value: report.value, ..best })
}

/// Returns the value of a legal move and the best moves after it, by a search that ends where the one of
/// the position before ends, whatever the engine has in memory.
///
/// # Panics
/// When the move is not legal.
pub fn value_of_move(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> Line {
    if is_solved(position, limits) {
        value_after(engine, position, square, limits, stop)
    } else {
        value_after(&mut engine.alone(), position, square, limits, stop)
    }
}

fn value_after(
    engine: &mut AnyEngine,
    position: &Position,
    square: Square,
    limits: &Limits,
    stop: &Stop,
) -> Line {
    let after = position.play(square).expect("the move is legal");
    let limits = Limits {
        depth: limits.depth.saturating_sub(1),
        exact_from: limits.exact_from.saturating_sub(1),
        ..*limits
    };
    let report = engine.search(&after, &limits, stop);
    let mover = after.to_move().unwrap_or(after.next());
    // As in a search of the position before, the depth counts the move itself.
    let value = if position.to_move() == Some(mover) { report.value } else { -report.value };
    let value = match value {
        Value::Estimated { discs, depth, selectivity } => {
            Value::Estimated { discs, depth: depth + 1, selectivity }
        }
        exact @ Value::Exact(_) => exact,
    };
    let replies = report.lines.into_iter().next().map_or_else(Vec::new, |line| line.moves);
    Line { value, moves: [vec![square], replies].concat() }
}
