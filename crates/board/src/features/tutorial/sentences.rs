//! The sentences of the lesson.

use othello_words::i18n::{Text, m};

use super::state::Walk;
use super::steps::LESSONS;

/// Returns the lesson and its name: `Lesson 3 of 10: beside a corner`.
pub fn heading(walk: &Walk) -> Text {
    let lesson = walk.step().lesson.to_string();
    m::tutorial::lesson(lesson.clone(), LESSONS.to_string(), m::tutorial::title(lesson))
}

/// Returns what is to be read: what is asked, or what the answer does.
pub fn text(walk: &Walk) -> Text {
    walk.remark().cloned().unwrap_or_else(|| (walk.step().text)())
}

/// Returns what can be done next.
pub fn guidance(walk: &Walk) -> Text {
    match walk.is_right() {
        Some(false) => m::tutorial::try_again(),
        None if !walk.is_settled() => m::tutorial::your_move(),
        Some(true) | None => m::tutorial::go_on(),
    }
}

/// Returns all of it for those who do not see it.
pub fn spoken(walk: &Walk) -> Text {
    let told = match walk.remark() {
        Some(remark) => remark.clone(),
        None => m::common::both(m::common::sentence(heading(walk).to_string()), text(walk)),
    };
    match walk.is_right() {
        Some(false) => m::common::both(told, m::tutorial::try_again_by_line()),
        None if !walk.is_settled() => told,
        Some(true) | None => m::common::both(told, m::tutorial::next_by_line()),
    }
}
