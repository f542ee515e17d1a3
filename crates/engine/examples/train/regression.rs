//! The fit of the weights to the records of games, by stochastic gradient descent.

use othello_engine::pattern::{
    Contents, FEATURES, PATTERNS, WEIGHTS, mirrored, pattern_of, weights_of,
};
use othello_engine::random::Random;
use othello_engine::{Stage, UNIT, Weights, stage_of};

use crate::schedule::{Generation, Start};
use crate::self_play::Record;

/// The share of a position's error that its weights take over together in the first epoch.
const RATE: f32 = 0.35;
/// The rate of the last epoch, relative to the first.
const LAST_RATE: f32 = 0.04;
/// The change of the bias relative to that of a weight.
const BIAS_RATE: f32 = 0.02;
/// A weight goes back as if this many positions, besides those that have it, asked for the one with which
/// the fit began.
const PRIOR: f32 = 4.0;

/// The weights that a content shares with its mirror image, by place of a weight.
pub struct Shared(Vec<u32>);

impl Shared {
    pub fn new() -> Self {
        let shared = |pattern| {
            let start = weights_of(pattern).start;
            let images = mirrored(pattern).into_iter().enumerate();
            images.map(move |(content, image)| (start + content.min(image.into())) as u32)
        };
        Self((0..PATTERNS).flat_map(shared).collect())
    }

    /// Returns the places of the weights of a position.
    #[inline(always)]
    fn places(&self, contents: &Contents) -> [usize; FEATURES] {
        std::array::from_fn(|feature| {
            let start = weights_of(pattern_of(feature)).start;
            self.0[start + usize::from(contents.of_feature(feature))] as usize
        })
    }
}

/// Weights that are being fitted, in discs.
struct Fit<'a> {
    shared: &'a Shared,
    weights: Vec<f32>,
    bias: f32,
}

impl Fit<'_> {
    /// Moves the weights of a position towards its label.
    #[inline(always)]
    fn learn(&mut self, record: &Record, value_share: f32, rate: f32) {
        let places = self.shared.places(&Contents::new(record.discs));
        let sum: f32 = places.iter().map(|&place| self.weights[place]).sum();
        let (outcome, value) = (f32::from(record.outcome), f32::from(record.value));
        let change = rate * (outcome + value_share * (value - outcome) - self.bias - sum);
        for place in places {
            self.weights[place] += change;
        }
        self.bias += BIAS_RATE * change;
    }
}

/// Returns the stage fitted to its records, beginning with another one.
fn fit(
    shared: &Shared,
    records: &mut [Record],
    generation: &Generation,
    start: &Stage,
    seed: u64,
) -> Stage {
    let mut random = Random::new(seed);
    for last in (1..records.len()).rev() {
        records.swap(last, random.below(last + 1));
    }
    let discs = |units: i32| units as f32 / UNIT as f32;
    let first: Vec<f32> = start.weights().iter().map(|&weight| discs(weight.into())).collect();
    let mut fit = Fit { shared, weights: first.clone(), bias: discs(start.bias()) };
    for epoch in 0..generation.epochs {
        let done = epoch as f32 / generation.epochs as f32;
        let rate = RATE * (1.0 - done).max(LAST_RATE) / FEATURES as f32;
        for record in &*records {
            fit.learn(record, generation.value_share, rate);
        }
    }
    let mut counts = vec![0.0; WEIGHTS];
    for record in &*records {
        for place in shared.places(&Contents::new(record.discs)) {
            counts[place] += 1.0;
        }
    }
    for ((weight, first), count) in fit.weights.iter_mut().zip(first).zip(counts) {
        *weight = first + (*weight - first) * count / (count + PRIOR);
    }
    let units = |discs: f32| (discs * UNIT as f32).round();
    // A number that does not fit becomes the nearest that does.
    let weights: Vec<i8> =
        shared.0.iter().map(|&place| units(fit.weights[place as usize]) as i8).collect();
    Stage::new(units(fit.bias) as i16, &weights)
}

/// Returns the number of empty squares in the middle of a stage.
fn middle_of(stage: usize, stages: usize) -> u32 {
    let empties: Vec<u32> =
        (0..=60).filter(|&empties| stage_of(empties, stages) == stage).collect();
    empties[empties.len() / 2]
}

/// Returns the stages fitted to the records, each in a thread of its own if there are as many.
pub fn stages(
    records: Vec<Record>,
    generation: &Generation,
    earlier: &Weights,
    seed: u64,
    threads: usize,
) -> Vec<Stage> {
    let mut by_stage = vec![Vec::new(); generation.stages];
    for record in records {
        let empties = record.discs.empty_count();
        let stage = |empties| stage_of(empties, generation.stages);
        let earliest = stage(empties + generation.overlap);
        for records in &mut by_stage[earliest..=stage(empties.saturating_sub(generation.overlap))] {
            records.push(record);
        }
    }
    let shared = Shared::new();
    crate::training::in_parallel(
        by_stage.into_iter().enumerate(),
        threads,
        |(stage, mut records)| {
            let zeros = Stage::zeros();
            let start = match generation.start {
                Start::Zeros => &zeros,
                Start::Before => earlier.stage(middle_of(stage, generation.stages)),
            };
            fit(&shared, &mut records, generation, start, seed.wrapping_add(stage as u64))
        },
    )
}
