//! The state of the report.

use othello_library::report::Report;

/// The report as it was last asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ShownReport {
    pub(super) shown: Option<Box<Report>>,
}
