//! Multi-ProbCut: the margins by which a shallow search predicts a deep one.
//!
//! The method is Buro's ("Experiments with Multi-ProbCut and a New High-Quality Evaluation Function
//! for Othello", 1997).

use super::error_model::ErrorModel;
use super::selectivity::Selectivity;
use super::weights::UNIT;

/// The shallow search that may replace a deep one.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The depth of the shallow search.
    pub depth: u32,
    /// The margin by which its value has to be above or below the bound.
    pub margin: i32,
}

/// The smallest depth that a shallow search may replace.
const LEAST_DEPTH: usize = 4;
const MOST_DEPTH: usize = 60;

/// The cuts for each selectivity and depth.
pub struct Margins([[Cut; MOST_DEPTH + 1]; Selectivity::ALL.len() - 1]);

impl Margins {
    /// Computes the margins for an error model.
    pub fn new(model: &ErrorModel) -> Self {
        let units = |discs: f32| (discs * UNIT as f32) as i32;
        let cut = |selectivity: Selectivity, deep: u32| {
            let depth = 2 * (deep / 4) + deep % 2;
            let depth = depth.min(deep.saturating_sub(2));
            let margin = units(selectivity.deviations() * model.deviation(depth, deep));
            Cut { depth, margin }
        };
        let depths =
            |index: usize| std::array::from_fn(|depth| cut(Selectivity::ALL[index], depth as u32));
        Self(std::array::from_fn(depths))
    }

    /// Returns the cut for a depth; `None` if there is none.
    #[inline(always)]
    pub fn of(&self, selectivity: Selectivity, depth: u32) -> Option<&Cut> {
        let depth = depth as usize;
        if depth < LEAST_DEPTH {
            return None;
        }
        self.0.get(selectivity as usize).map(|cuts| &cuts[depth.min(MOST_DEPTH)])
    }
}
