//! Multi-ProbCut: the margins by which a shallow search predicts a deep one.
//!
//! The method is Buro's ("Experiments with Multi-ProbCut and a New High-Quality Evaluation Function
//! for Othello", 1997).

use super::error_model::ErrorModel;
use super::selectivity::Selectivity;
use super::stage::stage_of;
use super::weights::UNIT;

/// The shallow search that may replace a deep one.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The depth of the shallow search.
    pub depth: u32,
    /// The margin by which its value has to be above or below the bound.
    pub margin: i32,
}

const LEAST_DEPTH: usize = *ErrorModel::MEASURED.start() as usize;
const MOST_DEPTH: usize = 60;

/// The cuts for each selectivity, stage of the game and depth.
pub struct Margins([[[Cut; MOST_DEPTH + 1]; ErrorModel::STAGES]; Selectivity::ALL.len() - 1]);

impl Margins {
    /// Computes the margins for an error model.
    pub fn new(model: &ErrorModel) -> Self {
        let units = |discs: f32| (discs * UNIT as f32) as i32;
        let cut = |selectivity: Selectivity, stage: usize, deep: u32| {
            let depth = ErrorModel::shallow_depth(deep).min(deep.saturating_sub(2));
            let margin = units(selectivity.deviations() * model.deviation(stage, deep));
            Cut { depth, margin }
        };
        Self(std::array::from_fn(|index| {
            std::array::from_fn(|stage| {
                std::array::from_fn(|depth| cut(Selectivity::ALL[index], stage, depth as u32))
            })
        }))
    }

    /// Returns the cut for a depth in a position with so many empty squares; `None` if there is none.
    #[inline(always)]
    pub fn of(&self, selectivity: Selectivity, empties: u32, depth: u32) -> Option<&Cut> {
        let depth = depth as usize;
        if depth < LEAST_DEPTH {
            return None;
        }
        let stages = self.0.get(selectivity as usize)?;
        Some(&stages[stage_of(empties, ErrorModel::STAGES)][depth.min(MOST_DEPTH)])
    }
}
