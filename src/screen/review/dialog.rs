//! The dialog of the review: the turning points as a list to jump to.

use othello_engine::analysis::{Review, ReviewedPly};

/// The dialog of the review: the turning points are a list to jump to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReviewDialog {
    /// The turning point selected last, by the plies before it: a review that goes on may find more.
    selected: Option<usize>,
}

impl ReviewDialog {
    /// Returns the row of the selected turning point among all of a review: the first without a
    /// choice.
    pub fn row(self, turning_points: &[ReviewedPly]) -> usize {
        let chosen = |ply: &ReviewedPly| Some(ply.index) == self.selected;
        turning_points.iter().position(chosen).unwrap_or(0)
    }

    /// Selects a turning point by its row among all of a review.
    pub fn select(&mut self, row: usize, turning_points: &[ReviewedPly]) {
        self.selected = turning_points.get(row).map(|ply| ply.index);
    }
}

/// Returns the turning points of a review.
pub fn turning_points(review: &Review) -> Vec<ReviewedPly> {
    review.turning_points().cloned().collect()
}
