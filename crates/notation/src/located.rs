//! Errors in a text and their places.

/// An error and its place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Located<E> {
    /// The place in bytes from the start of the text.
    pub(super) at: usize,
    pub(super) error: E,
}

impl<E> Located<E> {
    pub(super) fn new(at: usize, error: impl Into<E>) -> Self {
        Self { at, error: error.into() }
    }

    /// Returns the error in a longer text, of which this one begins at a place.
    pub(super) fn shifted(self, place: usize) -> Self {
        Self { at: place + self.at, ..self }
    }

    /// Makes a more general error of it.
    pub(super) fn into<G: From<E>>(self) -> Located<G> {
        Located { at: self.at, error: self.error.into() }
    }
}

pub(super) fn place(part: &str, text: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}
