//! The selectivity of a search.

/// The confidence with which a selective search cuts off a subtree by the value of a shallower
/// search (Multi-ProbCut), or no such cut-offs.
///
/// The percentage is the probability that a single cut-off is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Selectivity {
    /// 60 %: 0.84 standard deviations.
    Percent60,
    /// 73 %: 1.1 standard deviations.
    Percent73,
    /// 87 %: 1.5 standard deviations.
    Percent87,
    /// 95 %: 2.0 standard deviations.
    Percent95,
    /// 99 %: 2.6 standard deviations.
    Percent99,
    /// No cut-offs by shallower searches.
    None,
}

impl Selectivity {
    /// All, the most selective first.
    pub const ALL: [Self; 6] = [
        Self::Percent60,
        Self::Percent73,
        Self::Percent87,
        Self::Percent95,
        Self::Percent99,
        Self::None,
    ];

    /// Returns the percentage, 100 if there are no cut-offs.
    pub const fn percent(self) -> u8 {
        match self {
            Self::Percent60 => 60,
            Self::Percent73 => 73,
            Self::Percent87 => 87,
            Self::Percent95 => 95,
            Self::Percent99 => 99,
            Self::None => 100,
        }
    }

    /// Returns the margin of a cut-off in standard deviations of the shallower search's error.
    pub(super) const fn deviations(self) -> f32 {
        match self {
            Self::Percent60 => 0.84,
            Self::Percent73 => 1.1,
            Self::Percent87 => 1.5,
            Self::Percent95 => 2.0,
            Self::Percent99 => 2.6,
            Self::None => f32::INFINITY,
        }
    }

    /// Returns the selectivity with this place in [`ALL`](Self::ALL), which a table has stored.
    #[inline(always)]
    pub(super) fn from_number(number: u8) -> Self {
        Self::ALL[usize::from(number) % Self::ALL.len()]
    }
}
