//! The effect of an event on the notice.

use super::view::{Notice, NoticeKind};
use othello_core::board::Color;
use othello_session::Session;

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

/// The parts of a game of which another one may have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameParts {
    /// A player has a name.
    pub has_names: bool,
    /// There is a clock.
    pub has_clock: bool,
}

impl GameParts {
    /// Returns those of a session.
    pub fn of(session: &Session) -> Self {
        let has_names = Color::BOTH.iter().any(|color| session.names()[*color].is_some());
        Self { has_names, has_clock: session.clock().is_some() }
    }

    /// Returns those of them that another game does not have.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self {
            has_names: self.has_names && !other.has_names,
            has_clock: self.has_clock && !other.has_clock,
        }
    }
}
