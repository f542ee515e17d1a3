//! Grades: how well a position was known.

/// The grade of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Not known.
    Again,
    /// Nearly known.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}
