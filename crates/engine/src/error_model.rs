//! The error of shallow searches.

use std::fmt;

/// The error of a shallow search as a prediction of a deep one, for each stage of the game and each
/// depth of the deep search.
///
/// It is measured for a set of weights, and stored with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorModel([[u8; DEPTHS]; Self::STAGES]);

/// The number of depths of which the error is stored.
pub const DEPTHS: usize = (MOST_DEPTH - LEAST_DEPTH + 1) as usize;

/// The smallest depth that a shallow search may replace.
const LEAST_DEPTH: u32 = 4;
/// The largest depth of which the error is stored.
const MOST_DEPTH: u32 = 20;
/// The number of units that make one disc.
const UNITS: f32 = 16.0;

impl ErrorModel {
    /// The number of stages of a game that have errors of their own.
    pub const STAGES: usize = 6;
    /// The depths of deep searches that a shallow one may replace, and of which the error is stored.
    pub const MEASURED: std::ops::RangeInclusive<u32> = LEAST_DEPTH..=MOST_DEPTH;

    /// Creates a model from the error at each stage and each depth of [`MEASURED`](Self::MEASURED), in
    /// discs, which is rounded to sixteenths.
    pub fn new(error: impl Fn(usize, u32) -> f32) -> Self {
        #[expect(clippy::cast_sign_loss, reason = "the number is at least 1")]
        let unit = |discs: f32| (discs * UNITS).round().clamp(1.0, 255.0) as u8;
        Self(std::array::from_fn(|stage| {
            std::array::from_fn(|place| unit(error(stage, LEAST_DEPTH + place as u32)))
        }))
    }

    /// Returns the depth of the shallow search that may replace one of depth `deep`.
    pub const fn shallow_depth(deep: u32) -> u32 {
        2 * (deep / 4) + deep % 2
    }

    /// Returns the error of the shallow search that may replace one of depth `deep` at a stage of the
    /// game: the root of the mean square of the difference, in discs. That of a depth that is not stored
    /// is the one of the nearest with the same parity.
    pub fn deviation(&self, stage: usize, deep: u32) -> f32 {
        let beyond = deep.saturating_sub(MOST_DEPTH).next_multiple_of(2);
        let place = deep.saturating_sub(LEAST_DEPTH + beyond);
        f32::from(self.0[stage][(place as usize).min(DEPTHS - 1)]) / UNITS
    }

    /// Returns the bytes in the file of the weights.
    pub(super) fn to_bytes(self) -> [u8; DEPTHS * Self::STAGES] {
        std::array::from_fn(|place| self.0[place / DEPTHS][place % DEPTHS])
    }

    /// Reads what [`to_bytes`](Self::to_bytes) returned.
    pub(super) fn from_bytes(bytes: &[u8; DEPTHS * Self::STAGES]) -> Self {
        Self(std::array::from_fn(|stage| {
            std::array::from_fn(|place| bytes[stage * DEPTHS + place])
        }))
    }
}

impl fmt::Display for ErrorModel {
    /// Writes a line for each stage, with the error at each depth in discs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (stage, row) in self.0.iter().enumerate() {
            write!(f, "stage {stage}:")?;
            for unit in row {
                write!(f, " {:.1}", f32::from(*unit) / UNITS)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
