//! The effect of an event on the notice.

use super::view::{Notice, NoticeKind};

/// The effect of an event on the notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The same as before, which is still true.
    Same,
    /// Nothing is said any more.
    Nothing,
    /// Something else is said.
    New(Notice),
}

impl Said {
    /// Says something by the way.
    pub fn quiet(text: impl Into<String>) -> Self {
        Self::New(Notice::new(text, NoticeKind::Quiet))
    }

    /// Says that something could not be done.
    pub fn warning(text: impl Into<String>) -> Self {
        Self::New(Notice::new(text, NoticeKind::Warning))
    }
}
