//! The measurement of the error of shallow searches, for Multi-ProbCut.

use std::sync::Arc;

use othello_engine::random::Random;
use othello_engine::{
    Discs, Engine, ErrorModel, Limits, Options, Selectivity, Stop, Weights, stage_of,
};

use crate::progress::Progress;
use crate::self_play;
use crate::training::in_parallel;

/// The extent of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// The number of positions of each stage.
    pub positions: usize,
    /// The largest depth of a search.
    pub depth: u32,
    /// The selectivity of the searches.
    pub selectivity: Selectivity,
}

impl Extent {
    /// That of weights on the way.
    pub const SHALLOW: Self = Self { positions: 80, depth: 8, selectivity: Selectivity::None };
    /// That of the weights of the library.
    pub const FULL: Self = Self { positions: 80, depth: 20, selectivity: Selectivity::Percent95 };
}

/// A measurement of the error of weights.
#[derive(Clone, Copy, Debug)]
pub struct Measurement {
    pub extent: Extent,
    pub seed: u64,
    pub threads: usize,
    pub shows_progress: bool,
}

/// The error where nothing was measured, in discs.
const UNKNOWN: f32 = 4.0;
/// The number of empty squares from which a position is solved as the deepest search.
const SOLVED: u32 = 20;

/// The squares of the differences between the values of a deep search and of the shallow one that may
/// replace it, by depth.
type Squares = Vec<(u32, f64)>;

impl Measurement {
    /// Returns the error model of the weights, measured on positions from games of the weights against
    /// themselves.
    pub fn of(&self, weights: &Arc<Weights>) -> ErrorModel {
        if self.extent.selectivity == Selectivity::None {
            return self.model(weights);
        }
        // A selective search needs a model already.
        let positions = self.extent.positions.min(Extent::SHALLOW.positions);
        let extent = Extent { positions, ..Extent::SHALLOW };
        let shallow = Self { extent, ..*self }.model(weights);
        self.model(&Arc::new(Weights::clone(weights).with_error(shallow)))
    }

    fn model(&self, weights: &Arc<Weights>) -> ErrorModel {
        let mut random = Random::new(self.seed);
        let positions = positions(weights, self.extent.positions, &mut random);
        let progress = Progress::new("calibration".into(), positions.len(), self.shows_progress);
        let measured = in_parallel(positions, self.threads, |discs| {
            let squares = squares(weights, self.extent, discs);
            progress.advance();
            (stage_of(discs.empty_count(), ErrorModel::STAGES), squares)
        });
        // The sum and the number for each stage and depth.
        let mut sums = [[(0.0, 0.0); 61]; ErrorModel::STAGES];
        for (stage, squares) in measured {
            for (depth, square) in squares {
                let (sum, count) = &mut sums[stage][depth as usize];
                *sum += square;
                *count += 1.0;
            }
        }
        let enough = self.extent.positions as f64 / 4.0;
        ErrorModel::new(|stage, depth| {
            // Where too little was measured, that of the depth before of the same parity, or else of the
            // stage before.
            let least = *ErrorModel::MEASURED.start();
            let depths = || (least..=depth).rev().step_by(2).map(|depth| depth as usize);
            let found = (0..=stage).rev().find_map(|stage| {
                let mut sums = depths().map(|depth| sums[stage][depth]);
                sums.find(|(_, count)| *count > 0.0 && *count >= enough)
            });
            found.map_or(UNKNOWN, |(sum, count): (f64, f64)| (sum / count).sqrt() as f32)
        })
    }
}

/// Returns positions of games, as many of each stage; the first and the last stage have few.
fn positions(weights: &Arc<Weights>, count: usize, random: &mut Random) -> Vec<Discs> {
    let mut by_stage: [Vec<Discs>; ErrorModel::STAGES] = Default::default();
    for _ in 0..20 * count {
        if by_stage.iter().all(|stage| stage.len() >= count) {
            break;
        }
        let game = self_play::positions(weights, random.next());
        // One of each game and stage, so that they do not resemble each other.
        for (stage, positions) in by_stage.iter_mut().enumerate() {
            let among: Vec<_> = game
                .iter()
                .filter(|discs| {
                    let empties = discs.empty_count();
                    stage_of(empties, ErrorModel::STAGES) == stage && empties > 4
                })
                .collect();
            if positions.len() < count && !among.is_empty() {
                positions.push(*among[random.below(among.len())]);
            }
        }
    }
    by_stage.concat()
}

fn squares(weights: &Arc<Weights>, extent: Extent, discs: Discs) -> Squares {
    let options = Options { weights: weights.clone(), table_bytes: 32 << 20, ..Options::default() };
    let mut engine = Engine::new(options);
    let mut values = vec![weights.evaluate(discs)];
    let empties = discs.empty_count();
    let depth = extent.depth.min(empties - 1);
    let limits = Limits::depth(depth).with_selectivity(extent.selectivity);
    engine.search_with(discs, &limits, &Stop::new(), |report| values.push(report.value.discs()));
    if empties <= SOLVED.min(extent.depth) {
        values.push(engine.search(discs, &Limits::EXACT, &Stop::new()).value.discs());
    }
    let deep = *ErrorModel::MEASURED.start()..values.len() as u32;
    deep.map(|deep| {
        let shallow = values[ErrorModel::shallow_depth(deep) as usize];
        (deep, f64::from(values[deep as usize] - shallow).powi(2))
    })
    .collect()
}
