//! The idea whose page is shown.

use othello_engine::reasons::ideas::Idea;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShownIdea {
    /// The idea; `None` for the list of all.
    pub shown: Option<Idea>,
}
