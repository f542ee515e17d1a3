//! The work on a book in words.

use othello_words::i18n::{Text, m};

use crate::own_book::Course;

/// Returns how many positions were searched, and how many are to come.
pub fn done(course: &Course) -> Text {
    match course.most {
        Some(most) => m::book::done_of(course.searched, most),
        None => m::book::done(course.searched, course.left),
    }
}
