//! Training in the notice under the board: what the game has cost, and what comes next.

use super::says::TrainingEvent;
use super::words::{self, Way};
use crate::screen::said::Said;
use crate::screen::view::{Notice, NoticeKind, View};

/// Returns what the game that is over has cost, in fewer and fewer words; none before its review is
/// complete.
pub fn costs(view: &View<'_>) -> Vec<String> {
    let app = view.app();
    let cost = app.training().cost(app.state());
    let texts = |cost| vec![words::cost(&cost, Way::Key), format!("{}.", words::brief_cost(&cost))];
    cost.map(texts).unwrap_or_default()
}

/// Returns the notice about an event.
pub fn about(event: &TrainingEvent) -> Said {
    match event {
        TrainingEvent::GameJudged => Said::Same,
        TrainingEvent::Reported => Said::Nothing,
        TrainingEvent::LessonEnded(answered) => Said::quiet(words::lesson_ended(*answered)),
        TrainingEvent::NothingDue { seconds } => Said::quiet(words::nothing_due(*seconds)),
        TrainingEvent::OpeningsKnown { seconds } => Said::quiet(words::openings_known(*seconds)),
        TrainingEvent::OwnNamed { own, errors } => Said::New(Notice {
            text: words::own_named(*own, *errors),
            shorter: vec![words::briefly_own_named(*own, *errors)],
            kind: NoticeKind::Quiet,
        }),
        TrainingEvent::Faulty { file, faults } => Said::warning(words::faulty(file, faults)),
        TrainingEvent::Unavailable(error) => Said::warning(words::unavailable(error)),
        TrainingEvent::NotKept(error) => Said::warning(words::not_kept(error)),
    }
}
