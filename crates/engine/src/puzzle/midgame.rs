//! Puzzles of the midgame: one move keeps the lead, and it is sure.

use super::fault::NotAPuzzle;
use crate::any_engine::AnyEngine;
use crate::discs::Discs;
use crate::error_model::ErrorModel;
use crate::limits::{Limits, Stop};
use crate::reasons::CORNERS;
use crate::report::{Line, SearchReport};
use crate::review::usual_limits;
use crate::selectivity::Selectivity;
use crate::stage::stage_of;
use othello_core::rules::Rules;

/// The limits of a look that most positions do not stand.
const FIRST_LOOK: Limits = Limits::depth(8).with_selectivity(Selectivity::Percent87);
/// The limits of the values: those of a review.
const LIMITS: Limits = usual_limits(Rules::OTHELLO);

/// Returns the lines of all moves of a position in which exactly one keeps the lead, and is no corner.
pub fn answers(engine: &mut AnyEngine, discs: Discs, stop: &Stop) -> Result<Vec<Line>, NotAPuzzle> {
    let error = error(engine.othello().weights().error(), discs.empty_count());
    let mut engine = engine.alone();
    let engine = engine.othello();
    for (limits, doubt) in [(FIRST_LOOK, error), (LIMITS, 0.0)] {
        let report = engine.search_moves(discs, 2, &limits, stop, |_| {});
        check(&report, error, doubt, stop)?;
    }
    engine.clear();
    let report = engine.search_moves(discs, usize::MAX, &LIMITS, stop, |_| {});
    check(&report, error, 0.0, stop)?;
    let is_corner = CORNERS.contains(report.lines[0].square());
    (!is_corner).then_some(report.lines).ok_or(NotAPuzzle::NotSure)
}

/// Returns the error of the values, as the model has it for a search of twice the depth.
fn error(model: ErrorModel, empties: u32) -> f32 {
    model.deviation(stage_of(empties, ErrorModel::STAGES), 2 * LIMITS.depth)
}

/// Refuses a position in which no move keeps the lead, or another one may: with a doubt, only if that is clear.
fn check(report: &SearchReport, error: f32, doubt: f32, stop: &Stop) -> Result<(), NotAPuzzle> {
    if stop.is_requested() {
        return Err(NotAPuzzle::Stopped);
    }
    let [best, second] = [0, 1].map(|place| report.lines[place].value.discs());
    let is_sure = best >= error - doubt && second <= doubt && best - second >= 2.0 * error - doubt;
    is_sure.then_some(()).ok_or(NotAPuzzle::NotSure)
}
