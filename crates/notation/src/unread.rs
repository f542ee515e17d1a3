//! The variations of a game that are kept as text, and the limit of the others.

use crate::error::{Location, ReadErrorKind, Warning};
use crate::located::Located;
use othello_core::tree::Annotations;

/// The fault of a file in which the players went on from another board than the rules give.
pub(super) const BOARD_CHANGED: ReadErrorKind =
    ReadErrorKind::Expected("no change of the board in mid-game");

/// The faults for which variations are kept as text.
pub(super) struct UnreadVariations<'a> {
    locate: &'a dyn Fn(usize) -> Location,
    warnings: Vec<Warning>,
    /// The number of faults without a warning of their own.
    others: usize,
}

/// Checks that the variations which have been read up to a place are not too many.
///
/// # Errors
/// Names the limit and the place.
pub(super) fn check_number(
    annotations: &Annotations,
    at: usize,
) -> Result<(), Located<ReadErrorKind>> {
    let fault = ReadErrorKind::Expected("at most 1048576 moves of variations");
    if annotations.is_overfull() { Err(Located::new(at, fault)) } else { Ok(()) }
}

/// The variations of a game that have a warning of their own, at most.
const MOST_WARNINGS: usize = 16;

impl<'a> UnreadVariations<'a> {
    /// Begins with none; the function returns the location of a place in the text.
    pub(super) const fn new(locate: &'a dyn Fn(usize) -> Location) -> Self {
        Self { locate, warnings: Vec::new(), others: 0 }
    }

    pub(super) fn add(&mut self, Located { at, error }: Located<ReadErrorKind>) {
        if self.warnings.len() < MOST_WARNINGS {
            let at = (self.locate)(at);
            self.warnings.push(Warning::Variation { at, fault: error });
        } else {
            self.others += 1;
        }
    }

    /// Adds the fault at which the main line ends.
    pub(super) fn add_rest(&mut self, Located { at, error }: Located<ReadErrorKind>) {
        self.warnings.push(Warning::Rest { at: (self.locate)(at), fault: error });
    }

    pub(super) fn warnings(self) -> Vec<Warning> {
        let Self { mut warnings, others, .. } = self;
        if others > 0 {
            warnings.push(Warning::MoreVariations { count: others });
        }
        warnings
    }
}
