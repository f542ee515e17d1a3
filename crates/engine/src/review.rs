//! The review of a game, the value of every legal move, and the reasons for losses.

pub mod kept;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::any_engine::AnyEngine;
use super::discs::Discs;
use super::knowledge::Knowledge;
use super::limits::{Limits, Stop};
use super::reasons::ideas::{Cause, Future, Outcome, causes};
use super::reasons::{Comparison, Reason, all_reasons, reasons};
use super::report::{Line, SearchReport, Value};
use super::selectivity::Selectivity;
use othello_core::board::Color;
use othello_core::folded::Folded;
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

/// The last pass over a game that is reviewed: it looks to the end of any game.
pub const LAST_PASS: u32 = 21;

/// Returns the limits of a pass over a game that is reviewed, of which the first, 0, has the
/// [usual](usual_limits) ones. The second takes half a minute, and what it calls an error is one to any search
/// that players use; each one behind it looks two moves further.
pub const fn limits_of_pass(rules: Rules, pass: u32) -> Limits {
    let Some(behind_second) = pass.checked_sub(1) else { return usual_limits(rules) };
    let further = 2 * behind_second;
    if AnyEngine::is_othello(rules) {
        let limits = Limits::depth(20 + further).with_selectivity(Selectivity::Percent87);
        limits.with_exact_from(22 + further)
    } else {
        Limits::depth(8 + further).with_exact_from(12 + further)
    }
}

/// Returns the value of every legal move, the best one first; calls `progress` with each result on
/// the way.
pub fn values(
    engine: &mut AnyEngine,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&SearchReport),
) -> SearchReport {
    let count = usize::from(position.legal_moves().len());
    engine.search_moves(position, count, limits, stop, progress)
}

/// Gives moves that lead to the same position but for a symmetry the value of the best of them: a search may
/// see them differently. The best move stays first.
pub fn value_symmetrical_moves_alike(position: &Position, lines: &mut [Line]) {
    let after = |line: &Line| position.play(line.square()).ok().map(|it| Folded::of(&it));
    let keys: Vec<_> = lines.iter().map(after).collect();
    for index in 0..lines.len() {
        // Those before it are better.
        if let Some(first) = keys[..index].iter().position(|key| *key == keys[index]) {
            lines[index].value = lines[first].value;
        }
    }
    lines.sort_by(|a, b| b.value.discs().total_cmp(&a.value.discs()));
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
        let mut new = Self { position, played, best, reasons: Vec::new() };
        new.reasons =
            new.discs().map_or_else(Vec::new, |discs| reasons(discs, &new.played, &new.best));
        new
    }

    /// Returns the explanation by all that is known of the position; the same if that is not more.
    #[must_use]
    pub fn known_by(&self, knowledge: &Knowledge) -> Self {
        let ply = self.ply(0);
        let known = ply.known_by(knowledge, &self.position);
        let explained = if known == ply { None } else { known.explanation(self.position) };
        explained.unwrap_or_else(|| self.clone())
    }

    /// Returns the judgement of the move, given the number of plies before it.
    pub fn ply(&self, index: usize) -> ReviewedPly {
        ReviewedPly::new(index, &self.position, self.played.clone(), self.best.clone())
    }

    /// Returns the explanation with all reasons that hold.
    #[must_use]
    pub fn in_full(&self) -> Self {
        let Self { position, played, best, reasons } = self;
        let mover = position.to_move().filter(|_| !reasons.is_empty());
        let all =
            mover.map(|mover| all_reasons(Discs::new(&position.board(), mover), played, best));
        Self { reasons: all.unwrap_or_default(), ..self.clone() }
    }

    /// Returns what a learner reads of it: one or two causes, the best first; none for the best move, or under rules that
    /// are not those of Othello. It takes some milliseconds: other answers are searched.
    pub fn causes(&self) -> Vec<Cause> {
        let discs = self.discs();
        discs.map_or_else(Vec::new, |discs| causes(discs, &self.played, &self.best))
    }

    /// Returns the positions after the move and after the best one that show a cause, or those so many plies later;
    /// `None` if there is no cause to be shown.
    pub fn futures(&self, cause: &Cause, steps: i8) -> Option<[Future; 2]> {
        let [back, on] = self.steps(cause)?;
        Some(cause.futures_after(&self.comparison()?, steps.clamp(back, on)))
    }

    /// Returns how many plies both lines can be followed from where a cause is seen: back, at most 0, and on.
    pub fn steps(&self, cause: &Cause) -> Option<[i8; 2]> {
        Some(cause.steps(&self.comparison()?))
    }

    /// Returns `true` if a lesson can teach by a cause why the move is bad.
    pub fn teaches(&self, cause: &Cause) -> bool {
        self.comparison().is_some_and(|pair| cause.teaches(&pair))
    }

    /// Returns `true` if of both moves the rule of a cause chooses the better one.
    pub fn is_chosen_by_rule(&self, cause: &Cause) -> bool {
        self.comparison().is_some_and(|pair| cause.is_chosen_by_rule(&pair))
    }

    /// Returns `true` if the corner that a cause is about can be taken whatever is answered.
    pub fn holds_whatever(&self, cause: &Cause) -> bool {
        self.comparison().is_some_and(|pair| cause.holds_whatever(&pair))
    }

    /// Returns the corner that is said before a cause, if there is one.
    pub fn corner_before(&self, cause: &Cause) -> Option<Square> {
        let squares = [&self.played, &self.best].map(Line::square);
        cause.contrast.corner_before(self.discs()?, squares[0], squares[1])
    }

    /// Returns what came of the move by a cause in a game that went on with these moves, this one the first of them.
    pub fn outcome(&self, cause: &Cause, moves: &[Square]) -> Option<Outcome> {
        cause.outcome(self.discs()?, moves)
    }

    /// Returns `true` if there are positions that show why the move is worse than the best one.
    pub fn has_futures(&self) -> bool {
        !self.is_of_best_move() && self.comparison().is_some()
    }

    fn comparison(&self) -> Option<Comparison> {
        Comparison::new(self.discs()?, &self.played.moves, &self.best.moves)
    }

    /// Returns the discs before the move under the rules of Othello, seen from the player.
    fn discs(&self) -> Option<Discs> {
        let mover = self.position.to_move()?;
        let is_known = AnyEngine::is_othello(self.position.rules());
        is_known.then(|| Discs::new(&self.position.board(), mover))
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
pub(crate) const LEAST_ERROR: f32 = 2.0;
/// The discs by which an estimate may well be wrong.
const ERROR_OF_ESTIMATE: f32 = 1.0;

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

    /// Returns the judgement by all that is known of the position before the ply, once it has been
    /// [learned](Knowledge::learn_judged) as well: so a move has the same value in it as everywhere else.
    #[must_use]
    pub fn known_by(&self, knowledge: &Knowledge, before: &Position) -> Self {
        let moves = knowledge.moves(before);
        let own = self.lines();
        let known = |own: &Line| {
            // There is nothing more to be known of an exact value.
            let is_estimate = !own.value.is_exact();
            moves.iter().find(|line| is_estimate && line.square() == own.square())
        };
        // It may be known that the best move is another one.
        let [played, best] = [known(&own[0]), known(&own[1]).and(moves.first())];
        if played.is_none() && best.is_none() {
            return self.clone();
        }
        let lines = [played.unwrap_or(&own[0]), best.unwrap_or(&own[1])];
        let [played, best] = lines.map(|line| with_longer_line(line, &own));
        let best = if played.value.discs() >= best.value.discs() { played.clone() } else { best };
        let mut ply = Self::new(self.index, before, played, best);
        if ply.played_line == [self.square] {
            // It may not be known at all.
            ply.played_line.clone_from(&self.played_line);
        }
        ply
    }

    /// Returns both lines: that of the move played, as far as it is known, and the best one.
    pub fn lines(&self) -> [Line; 2] {
        let played = match &*self.played_line {
            [] => vec![self.square],
            line => line.into(),
        };
        let best = Line { value: self.best_value, moves: self.line.clone() };
        [Line { value: self.value, moves: played }, best]
    }

    /// Returns how many discs the move loses against the best one, at least 0.
    pub fn loss(&self) -> f32 {
        self.best_value.discs() - self.value.discs()
    }

    /// Returns the reasons for the loss in the position before the ply; `None` if the line of the move
    /// played is not known.
    pub fn explanation(&self, before: Position) -> Option<Explanation> {
        let is_known = self.played_line.first() == Some(&self.square);
        let [played, best] = self.lines();
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

    /// Returns `true` if the move loses so many discs or more. A difference of two numbers in hundredths need not be
    /// one itself.
    fn loses(&self, discs: f32) -> bool {
        self.loss() > discs - 0.005
    }

    /// Returns `true` if the move loses two discs or more.
    pub fn is_error(&self) -> bool {
        self.loses(LEAST_ERROR)
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

    /// Returns `true` if the move gives away a lead, and the game is as good as even after it: a deeper search may
    /// find that it does not.
    pub fn is_undecided(&self) -> bool {
        self.gives_away() == Some(GivenAway::Lead) && self.value.discs() > -ERROR_OF_ESTIMATE
    }

    /// The depth of the less deep one of both searches; `None` if both values are exact.
    fn depth(&self) -> Option<u32> {
        depth_of([self.value, self.best_value])
    }

    /// Returns `true` if the move gives away a win, a draw or a lead.
    pub fn is_turning_point(&self) -> bool {
        self.gives_away().is_some()
    }
}

/// Returns a line with the moves of one of others that goes on where it ends, if there is one.
fn with_longer_line(line: &Line, others: &[Line]) -> Line {
    let longer = others.iter().find(|other| other.moves.starts_with(&line.moves));
    Line { value: line.value, moves: longer.unwrap_or(line).moves.clone() }
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
        let is_shallow = |ply: &&ReviewedPly| {
            let is_solved = || is_solved(&game.position_at(ply.index), limits);
            ply.depth().is_some_and(|reached| reached < limits.depth || is_solved())
        };
        let mut plies: Vec<_> = self.plies.iter().filter(is_shallow).collect();
        plies.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        plies.into_iter().map(|ply| ply.index).collect()
    }

    /// Returns the first pass behind the first one that makes the review more certain; `None` if all is exact.
    pub fn next_pass(&self, game: &Game) -> Option<u32> {
        let is_deeper = |pass: &u32| {
            let limits = limits_of_pass(game.rules(), *pass);
            !self.shallow(game, &limits).is_empty()
        };
        (1..=LAST_PASS).find(is_deeper)
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

    /// The least losses of the [classes](Self::loss_classes) of moves, in discs.
    pub const LOSS_CLASSES: [f32; 6] = [0.0, 1.0, 2.0, 4.0, 8.0, 16.0];

    /// Returns how many moves of a player lose so much: at least as much as the class says, and less than the next
    /// one does.
    pub fn loss_classes(&self, player: Color) -> [usize; Self::LOSS_CLASSES.len()] {
        let mut counts = [0; Self::LOSS_CLASSES.len()];
        for ply in self.plies.iter().filter(|ply| ply.player == player) {
            let class = Self::LOSS_CLASSES.iter().rposition(|least| ply.loses(*least));
            counts[class.unwrap_or_default()] += 1;
        }
        counts
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
    let missing: Vec<_> = (review.given..game.plies().len()).rev().filter(is_missing).collect();
    let missing = likely_errors_first(engine, game, missing, limits, stop);
    let mut pass = Pass { engine, game, stop, review, progress };
    let _ = pass.review(missing, limits);
    pass.review
}

/// The depth at which a great error is likely to be seen, in a moment.
const AT_A_GLANCE: u32 = 6;

/// Returns plies in the order in which they are reviewed: those that are solved as they are, the others by what they lose at a
/// glance, so that the errors of a game are known long before its review ends.
fn likely_errors_first(
    engine: &AnyEngine,
    game: &Game,
    mut plies: Vec<usize>,
    limits: &Limits,
    stop: &Stop,
) -> Vec<usize> {
    if limits.depth <= AT_A_GLANCE {
        return plies;
    }
    let glance = Limits::depth(AT_A_GLANCE);
    let mut engine = engine.alone();
    let mut loss = |index: &usize| {
        let position = game.position_at(*index);
        if is_solved(&position, limits) || stop.is_requested() {
            return i64::MAX;
        }
        let ply = review_ply(&mut engine, game, *index, &glance, stop);
        (100.0 * ply.loss()) as i64
    };
    plies.sort_by_cached_key(|index| std::cmp::Reverse(loss(index)));
    plies
}

/// Looks again at the plies of a review that these limits make more certain, as [`review`] does: first at the
/// errors, those that lose most first, then at the others. A lead that may still be given away or not is searched
/// up to six plies deeper, until it is decided.
pub fn deepen_review(
    engine: &mut AnyEngine,
    game: &Game,
    review: Review,
    limits: &Limits,
    stop: &Stop,
    progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    let mut pass = Pass { engine, game, stop, review, progress };
    let _ = pass.deepen(limits);
    pass.review
}

/// Reviews a game for about that time: each pass looks further than the one before, until the time is over. The
/// first one takes a second, whatever the time is.
pub fn review_within(
    engine: &mut AnyEngine,
    game: &Game,
    time: Duration,
    stop: &Stop,
    progress: impl FnMut(&ReviewedPly) -> ControlFlow<()>,
) -> Review {
    let begin = Instant::now();
    let mut pass = Pass { engine, game, stop, review: Review::default(), progress };
    let plies = (0..game.plies().len()).rev().collect();
    let flow = pass.review(plies, &quick_limits(game.rules()));
    let time = time.saturating_sub(begin.elapsed());
    if flow.is_continue() && !stop.is_requested() {
        return stopped_after(time, stop, |stop| {
            let mut pass = Pass { stop, ..pass };
            let mut limits = (0..=LAST_PASS).map(|pass| limits_of_pass(game.rules(), pass));
            let _ = limits.try_for_each(|limits| pass.deepen(&limits));
            pass.review
        });
    }
    pass.review
}

/// Does something that is requested to stop with another request, or after that time.
fn stopped_after<T>(time: Duration, stop: &Stop, work: impl FnOnce(&Stop) -> T) -> T {
    /// The time between two looks at the other request.
    const INTERVAL: Duration = Duration::from_millis(20);
    let (end, own) = (Instant::now() + time, Stop::new());
    thread::scope(|scope| {
        let (sender, is_done) = channel::<()>();
        let request = own.clone();
        scope.spawn(move || {
            while !stop.is_requested() {
                let left = end.saturating_duration_since(Instant::now());
                let waited = is_done.recv_timeout(left.min(INTERVAL));
                if left.is_zero() || waited != Err(RecvTimeoutError::Timeout) {
                    break;
                }
            }
            request.request();
        });
        let done = work(&own);
        drop(sender);
        done
    })
}

/// A pass over a game, and what is known of it.
struct Pass<'a, P> {
    engine: &'a mut AnyEngine,
    game: &'a Game,
    stop: &'a Stop,
    review: Review,
    progress: P,
}

impl<P: FnMut(&ReviewedPly) -> ControlFlow<()>> Pass<'_, P> {
    fn deepen(&mut self, limits: &Limits) -> ControlFlow<()> {
        let shallow = self.review.shallow(self.game, limits);
        let is_error = |index: &usize| self.review.ply(*index).is_some_and(ReviewedPly::is_error);
        let (errors, others) = shallow.into_iter().partition(is_error);
        self.review(errors, limits)?;
        self.review(others, limits)?;
        for further in [2, 4, 6] {
            let limits = Limits { depth: limits.depth + further, ..*limits };
            let is_open = |ply: &&ReviewedPly| {
                ply.is_undecided() && ply.depth().is_some_and(|reached| reached < limits.depth)
            };
            let open = self.review.plies.iter().filter(is_open).map(|ply| ply.index).collect();
            self.review(open, &limits)?;
        }
        ControlFlow::Continue(())
    }

    /// Reviews these plies: first those that are solved, then the others.
    fn review(&mut self, plies: Vec<usize>, limits: &Limits) -> ControlFlow<()> {
        let Self { engine, game, stop, review, progress } = self;
        let (solved, estimated): (Vec<_>, Vec<_>) =
            plies.into_iter().partition(|index| is_solved(&game.position_at(*index), limits));
        for index in solved {
            let ply = review_ply(engine, game, index, limits, stop);
            if stop.is_requested() {
                return ControlFlow::Break(());
            }
            let flow = progress(&ply);
            review.insert(ply);
            flow?;
        }
        estimate_plies(engine, game, &estimated, limits, stop, |ply| {
            let flow = progress(&ply);
            review.insert(ply);
            flow
        })?;
        if stop.is_requested() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Returns the depth of the less deep one of two searches; `None` if both values are exact.
pub(crate) fn depth_of(values: [Value; 2]) -> Option<u32> {
    let depth = |value| match value {
        Value::Exact(_) => None,
        Value::Estimated { depth, .. } => Some(depth),
    };
    values.into_iter().filter_map(depth).min()
}

/// Returns `true` if a search of the position ends with its exact value.
pub(crate) fn is_solved(position: &Position, limits: &Limits) -> bool {
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
) -> ControlFlow<()> {
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
        // Without the receiver the threads end.
        plies.into_iter().try_for_each(&mut take)
    })
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
pub(crate) fn lines_alike(
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
