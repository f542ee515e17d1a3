//! The measurement of the error of shallow searches, for Multi-ProbCut.

use std::sync::Arc;

use othello_engine::{Discs, Engine, ErrorModel, Limits, Options, Selectivity, Stop, Weights};

/// The depth up to which searches are compared; 0 is the evaluation.
pub const MOST_DEPTH: u32 = 8;
/// The number of empty squares of the positions.
pub const EMPTIES: std::ops::Range<u32> = 16..50;

/// Sums over the differences of the values at a pair of depths.
#[derive(Clone, Copy, Default)]
struct Differences {
    count: f64,
    sum: f64,
    squares: f64,
}

/// Returns the error model of the weights, measured on some positions by searches up to a depth of at
/// least 3.
pub fn measure(weights: &Arc<Weights>, positions: &[Discs], most_depth: u32) -> ErrorModel {
    let options = Options { weights: weights.clone(), table_bytes: 4 << 20, ..Options::default() };
    let mut engine = Engine::new(options);
    let mut pairs = [[Differences::default(); MOST_DEPTH as usize + 1]; MOST_DEPTH as usize + 1];
    for &discs in positions {
        let mut values = vec![weights.evaluate(discs)];
        let limits = Limits::depth(most_depth.min(MOST_DEPTH)).with_selectivity(Selectivity::None);
        engine.search_with(discs, &limits, &Stop::new(), |report| {
            values.push(report.value.discs());
        });
        for (deep, deep_value) in values.iter().enumerate() {
            for shallow in (deep % 2..deep).step_by(2) {
                let difference = f64::from(deep_value - values[shallow]);
                let pair = &mut pairs[shallow][deep];
                pair.count += 1.0;
                pair.sum += difference;
                pair.squares += difference * difference;
            }
        }
    }
    let mut points = Vec::new();
    for (shallow, pairs) in pairs.iter().enumerate() {
        for (deep, pair) in pairs.iter().enumerate().filter(|(_, pair)| pair.count > 1.0) {
            let variance = (pair.squares - pair.sum * pair.sum / pair.count) / pair.count;
            points.push(([1.0, shallow as f64, deep as f64], variance.max(0.01).ln() / 2.0));
        }
    }
    let [constant, shallow, deep] = least_squares(&points).map(|number| number as f32);
    ErrorModel { constant, shallow, deep }
}

/// Returns the coefficients with which the products with the points come nearest to their values.
fn least_squares(points: &[([f64; 3], f64)]) -> [f64; 3] {
    // The normal equations, with the values in the last column.
    let mut rows = [[0.0; 4]; 3];
    for (point, value) in points {
        for (row, factor) in rows.iter_mut().zip(point) {
            for (cell, other) in row.iter_mut().zip(point.iter().chain([value])) {
                *cell += factor * other;
            }
        }
    }
    for pivot in 0..3 {
        let row = rows[pivot].map(|cell| cell / rows[pivot][pivot]);
        for cells in &mut rows {
            let factor = cells[pivot];
            *cells = std::array::from_fn(|column| cells[column] - factor * row[column]);
        }
        rows[pivot] = row;
    }
    rows.map(|row| row[3])
}
