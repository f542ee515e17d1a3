//! The fit of the weights to the records of games, by stochastic gradient descent.
//!
//! Each number has a rate of its own, which falls with the sum of the squares of its gradients (Duchi,
//! Hazan and Singer, "Adaptive Subgradient Methods for Online Learning and Stochastic Optimization",
//! 2011): contents that few positions have learn as fast as those of many.

use std::array;

use othello_engine::pattern::{Contents, FEATURES, ROWS, mirror_images, pattern_of, rows_of};
use othello_engine::random::Random;
use othello_engine::{ErrorModel, HIDDEN, Layer, UNIT, WeightRow, Weights};

use crate::schedule::Generation;
use crate::self_play::Record;

/// The discs that a value of 1 stands for in the fit.
const SCALE: f32 = 16.0;
/// The rate of the first position; it falls to zero with the last.
const RATE: f32 = 0.03;
/// The rate of the layers relative to that of the rows.
const LAYER_RATE: f32 = 0.5;
/// The square of a gradient with which the sums begin.
const FIRST_SQUARE: f32 = 1.0;
/// The standard deviation of the outputs with which the fit begins.
const FIRST_OUTPUTS: f32 = 0.3;
/// One row of so many is too large for the numbers of the file, and is cut off.
const ROWS_PER_CUT_OFF: usize = 5000;
/// The smallest number of empty squares that has a layer of its own.
const FEWEST_EMPTIES: usize = 4;

/// A number for each hidden unit.
type Units = [f32; HIDDEN];

/// Numbers that are being fitted.
#[derive(Clone, Copy)]
struct Numbers {
    values: Units,
    /// The sums of the squares of the gradients.
    squares: Units,
}

impl Numbers {
    const fn new(values: Units) -> Self {
        Self { values, squares: [FIRST_SQUARE; HIDDEN] }
    }

    #[inline(always)]
    fn descend(&mut self, gradients: &Units, rate: f32) {
        let numbers = self.values.iter_mut().zip(&mut self.squares);
        for ((value, square), gradient) in numbers.zip(gradients) {
            *square += gradient * gradient;
            *value -= rate * gradient / square.sqrt();
        }
    }
}

/// The numbers for a number of empty squares.
struct FittedLayer {
    constant: Numbers,
    biases: Numbers,
    outputs: Numbers,
}

/// Weights that are being fitted.
struct Fit {
    /// The place of the row that a content shares with its mirror image, by its place.
    shared: Vec<u32>,
    rows: Vec<Numbers>,
    layers: Vec<FittedLayer>,
}

impl Fit {
    fn new(first_rows: f32, random: &mut Random) -> Self {
        let shared = mirror_images().map(|(place, image)| place.min(image) as u32).collect();
        // The first unit is the sum of the weights of a linear evaluation.
        let mut units = |deviation, first: f32| {
            let mut units: Units = array::from_fn(|_| deviation * normal(random));
            units[0] = first;
            Numbers::new(units)
        };
        let outputs = units(FIRST_OUTPUTS, 1.0);
        let zeros = Numbers::new([0.0; HIDDEN]);
        let layer = || FittedLayer { constant: zeros, biases: zeros, outputs };
        Self {
            shared,
            rows: (0..ROWS).map(|_| units(first_rows, 0.0)).collect(),
            layers: (0..Layer::COUNT).map(|_| layer()).collect(),
        }
    }

    /// Moves the numbers of a position towards its label.
    #[inline(always)]
    fn learn(&mut self, record: &Record, value_share: f32, rate: f32) {
        let contents = Contents::new(record.discs);
        let places: [usize; FEATURES] = array::from_fn(|feature| {
            let start = rows_of(pattern_of(feature)).start;
            self.shared[start + usize::from(contents.of_feature(feature))] as usize
        });
        let layer = &mut self.layers[record.discs.empty_count() as usize];
        let mut sums = layer.biases.values;
        for place in places {
            for (sum, number) in sums.iter_mut().zip(self.rows[place].values) {
                *sum += number;
            }
        }
        let passes = |unit: usize| unit == 0 || sums[unit] > 0.0;
        let active: Units = array::from_fn(|unit| if passes(unit) { sums[unit] } else { 0.0 });
        let outputs = layer.outputs.values;
        let mut value = layer.constant.values[0];
        for unit in 0..HIDDEN {
            value += outputs[unit] * active[unit];
        }
        let (outcome, searched) = (f32::from(record.outcome), f32::from(record.value));
        let label = outcome + value_share * (searched - outcome);
        let error = value - label / SCALE;
        let of_sums: Units =
            array::from_fn(|unit| if passes(unit) { error * outputs[unit] } else { 0.0 });
        layer.constant.descend(&[error; HIDDEN], LAYER_RATE * rate);
        layer.biases.descend(&of_sums, LAYER_RATE * rate);
        layer.outputs.descend(&active.map(|number| error * number), LAYER_RATE * rate);
        for place in places {
            self.rows[place].descend(&of_sums, rate);
        }
    }

    /// Returns the weights as the numbers of the file.
    fn weights(&self, error: ErrorModel) -> Weights {
        let scales: Units = array::from_fn(|unit| {
            let mut sizes: Vec<f32> = self.rows.iter().map(|row| row.values[unit].abs()).collect();
            sizes.sort_by(f32::total_cmp);
            f32::from(i8::MAX)
                / sizes[sizes.len() - 1 - sizes.len() / ROWS_PER_CUT_OFF].max(f32::MIN_POSITIVE)
        });
        // A number that does not fit becomes the nearest that does.
        let rows: Vec<WeightRow> = self
            .shared
            .iter()
            .map(|&place| &self.rows[place as usize].values)
            .map(|values| array::from_fn(|unit| (scales[unit] * values[unit]).round() as i8))
            .collect();
        let one = SCALE * UNIT as f32 * (1 << Layer::SHIFT) as f32;
        let layers = array::from_fn(|empties| {
            let FittedLayer { constant, biases, outputs } =
                &self.layers[empties.max(FEWEST_EMPTIES)];
            let number = |of: &Numbers, unit: usize, scale: f32| {
                let number = (of.values[unit] * scale).round();
                i16::try_from(number as i32).expect("the numbers of a layer stay small")
            };
            Layer {
                // With half a unit, so that values are rounded.
                constant: (constant.values[0] * one).round() as i32 + (1 << Layer::SHIFT >> 1),
                biases: array::from_fn(|unit| number(biases, unit, scales[unit])),
                outputs: array::from_fn(|unit| number(outputs, unit, one / scales[unit])),
            }
        });
        Weights::new(&rows, layers, error)
    }
}

/// Returns a random number with the mean 0 and the standard deviation 1, nearly normal.
fn normal(random: &mut Random) -> f32 {
    const SIDES: usize = 1 << 16;
    let sum: usize = (0..12).map(|_| random.below(SIDES)).sum();
    sum as f32 / SIDES as f32 - 6.0
}

/// Returns the weights that a generation fits to the records.
pub fn weights(
    mut records: Vec<Record>,
    generation: &Generation,
    error: ErrorModel,
    seed: u64,
) -> Weights {
    let Generation { epochs, value_share, first_rows, .. } = *generation;
    let mut random = Random::new(seed);
    let mut fit = Fit::new(first_rows, &mut random);
    let positions = (epochs * records.len()) as f32;
    for epoch in 0..epochs {
        for last in (1..records.len()).rev() {
            records.swap(last, random.below(last + 1));
        }
        for (index, record) in records.iter().enumerate() {
            let done = (epoch * records.len() + index) as f32 / positions;
            fit.learn(record, value_share, RATE * (1.0 - done));
        }
    }
    fit.weights(error)
}
