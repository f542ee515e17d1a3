//! The state of the review.

use crate::app::engine_worker::RequestId;

/// The state of the review.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reviewing {
    pub(super) is_under_way: bool,
    /// The request to the engine, while it has no other.
    pub(super) request: Option<RequestId>,
}
