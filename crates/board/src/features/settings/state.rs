//! The state of the settings, besides what applies.

/// The values of the setting of other games whose files are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoughtGames {
    /// The number of the last one.
    last: u64,
}

impl SoughtGames {
    /// Notes that another one is looked for; returns its number.
    pub(super) const fn next(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    /// Returns `true` if no other one was asked for since.
    pub(super) const fn is_last(&self, number: u64) -> bool {
        self.last == number
    }
}
