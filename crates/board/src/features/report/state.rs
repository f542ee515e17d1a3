//! The state of the report.

use othello_games::report::GamesReport;

/// The report as it was last asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShownReport {
    pub(super) shown: Option<Box<GamesReport>>,
}

impl ShownReport {
    /// Returns the report, if one was asked for.
    pub fn shown(&self) -> Option<&GamesReport> {
        self.shown.as_deref()
    }
}
