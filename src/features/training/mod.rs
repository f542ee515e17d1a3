//! Training: what the player's own games have cost, the errors that come back until they are known, and
//! puzzles that fit.
//!
//! Everything that is remembered is in a file, which the store reads anew for each lesson: another window
//! may have added to it.

pub mod commands;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod state;
#[cfg(test)]
mod tests;
pub mod window;
pub mod words;

pub use state::{Cost, Training};

use othello_engine::puzzle;

use crate::app::App;
use crate::app::action::TrainingAction;
use crate::app::engine_queue::Job;
use crate::app::event::{Event, TrainingEvent};
use crate::app::refusal::Refusal;
use crate::app::reply::Done;
use crate::app::state::{Confirmation, Recalled};
use crate::features::exercise;
use crate::i18n::m;
use crate::memory::Memory;
use crate::memory::lesson::{self, Lesson, OpeningQuestion};
use crate::memory::report::Report;
use crate::memory::schedule::Time;
use crate::store::Recollection;

/// Begins with a lesson, if the program is to.
pub fn begin(app: &mut App) {
    if std::mem::take(&mut app.features.training.begins_with_lesson) {
        act(app, TrainingAction::Begin);
    }
}

/// Retries the worst moves of the game; without a review, begins a lesson.
fn retry(app: &mut App) -> Done {
    let state = &app.state;
    if !state.session().review().plies.is_empty() || state.engine.is_asked(Job::Review) {
        return exercise::retry(app);
    }
    if state.terms().confirmation == Confirmation::Skip {
        // A script remembers nothing.
        return Err(m::exercise::not_reviewed().quiet());
    }
    act(app, TrainingAction::Begin);
    Ok(())
}

/// Begins puzzles that fit.
fn puzzles(app: &mut App) -> Done {
    recall(app, |app, recalled| lesson_of(app, recalled, Lesson::of_puzzles));
    Ok(())
}

/// Begins a lesson, tells the progress, or takes in what the store has written.
pub fn act(app: &mut App, action: TrainingAction) {
    let state = &mut app.state;
    match action {
        TrainingAction::Begin if !state.can_evaluate() => state.refuse(Refusal::locked()),
        TrainingAction::Begin if state.is_hidden() => state.refuse(Refusal::paused()),
        TrainingAction::Begin => recall(app, |app, recalled| lesson_of(app, recalled, Lesson::of)),
        TrainingAction::Openings { questions, count } => recall(app, move |app, recalled| {
            openings(app, recalled, questions.clone(), count);
        }),
        TrainingAction::Report => recall(app, report),
        TrainingAction::Own(own) => app.features.training.name_own(own, &mut app.state),
        TrainingAction::Remembered(Ok(())) => app.features.training.remembers = true,
        TrainingAction::Remembered(Err(error)) => {
            app.features.training.remembers = false;
            state.tell(Event::Training(TrainingEvent::NotKept(error)));
        }
    }
}

/// Has the store read what is remembered, for that.
fn recall(app: &mut App, then: impl Fn(&mut App, Recalled) + Send + Sync + 'static) {
    app.features.training.keep_pending(&mut app.state);
    app.state.recall(then);
}

/// Returns what is remembered; says what is wrong with it.
fn read(app: &mut App, recalled: Recalled) -> Recollection {
    let recollection = match recalled {
        Ok(recollection) => *recollection,
        // There are puzzles nevertheless.
        Err(error) => {
            app.state.tell(Event::Training(TrainingEvent::Unavailable(error)));
            Recollection::default()
        }
    };
    let Recollection { faults, file, .. } = &recollection;
    let has_told = &mut app.features.training.has_told_faults;
    if !faults.is_empty() && !std::mem::replace(has_told, true) {
        let (file, faults) = (file.clone(), faults.clone());
        app.state.tell(Event::Training(TrainingEvent::Faulty { file, faults }));
    }
    recollection
}

/// Begins a lesson of what is remembered.
fn lesson_of(app: &mut App, recalled: Recalled, choose: fn(&Memory, Time, u64) -> Lesson) {
    let Recollection { memory, now, .. } = read(app, recalled);
    let seed = app.state.terms().today.map_or(0, |day| puzzle::daily_seed(day, 0));
    let lesson = choose(&memory, now, seed);
    if lesson.is_empty() {
        let seconds = lesson::next_due(&memory, now).map(|due| due.saturating_sub(now));
        return app.state.tell(Event::Training(TrainingEvent::NothingDue { seconds }));
    }
    exercise::solve(app, lesson);
}

/// Begins positions of the repertoire, as far as they are due or new.
fn openings(app: &mut App, recalled: Recalled, questions: Vec<OpeningQuestion>, count: usize) {
    let Recollection { memory, now, .. } = read(app, recalled);
    let next = lesson::next_opening(&memory, &questions);
    let lesson = Lesson::of_repertoire(&memory, now, questions, count);
    if lesson.is_empty() {
        let seconds = next.map(|due| due.saturating_sub(now));
        return app.state.tell(Event::Training(TrainingEvent::OpeningsKnown { seconds }));
    }
    exercise::solve(app, lesson);
}

/// Tells the progress.
fn report(app: &mut App, recalled: Recalled) {
    let Recollection { memory, now, estimate, .. } = read(app, recalled);
    let level = estimate.map(|estimate| estimate.level());
    app.features.training.report = Some(Box::new(Report::of(&memory, level, now)));
    app.state.tell(Event::Training(TrainingEvent::Reported));
}
