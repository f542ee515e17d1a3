//! Grades: how well a position was known.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AnswerGrade {
    /// Not known.
    Again,
    /// Nearly known.
    Hard,
    Good,
    /// Known at once.
    Easy,
}
