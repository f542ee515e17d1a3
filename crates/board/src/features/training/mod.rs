//! Training: what the player's own games have cost, the errors that come back until they are known, and
//! puzzles that fit.
//!
//! Everything that is remembered is in a file, which the store reads anew for each lesson: another window
//! may have added to it.

pub mod commands;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;
use std::time::Duration;

use othello_engine::puzzle::{self, BuiltIn, Kind, Theme, Wanted};
use othello_engine::reasons::ideas::Idea;
use othello_games::repertoire::OpeningQuestion;
use othello_home::config::SayWhy;
use othello_home::files::StoreError;
use othello_home::jobs::progress::RecallProgress;
use othello_home::memory::Memory;
use othello_home::memory::entry::ProgressEntry;
use othello_home::memory::grade::AnswerGrade;
use othello_home::memory::lesson::{self, Lesson, LessonKind};
use othello_home::memory::report::ProgressReport;
use othello_home::memory::schedule::UnixTime;
use othello_home::store::Recollection;
use othello_home::time::local_time::Zone;
use othello_notation::transcript;
use othello_session::Own;
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::ideas::{self, Reader};
use othello_words::text::quoted;

use crate::app::call::Call;
use crate::app::command::Choice;
use crate::app::during::During;
use crate::app::event::{Event, Farewell, ReviewEnd};
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_LINKED, NOT_PAUSED, Need, UNLOCKED};
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::app::state::Confirmation;
use crate::app::{App, Features};
use crate::features::exercise;
use state::{PATIENCE, remember};

pub const PAGE: Page = Page::new("progress");

/// The conditions of a lesson.
pub const ALLOWED: &[&Need] = &[&NOT_IN_LINKED_GAME, &NOT_PAUSED, &UNLOCKED];

/// The conditions under which a side is named the player's.
pub const NAMING: &[&Need] = &[&NOT_LINKED];

const IS_SOLVED_ERROR: Need =
    Need { is_met: exercise::is_solved_error, or: |_| m::training::nothing_similar().quiet() };

/// Begins with a lesson, if the program is to.
pub fn begin(app: &mut App) -> Done {
    if std::mem::take(&mut app.features.training.begins_with_lesson) {
        Call::needing(ALLOWED, train).run(app)?;
    }
    recall_lesson(app);
    Ok(())
}

/// Has the lesson about a game that is over go on where it was left the last time.
fn recall_lesson(app: &mut App) {
    let (state, session) = (&app.state, app.session());
    let is_over = session.result().is_some() && !session.review().plies.is_empty();
    // A script remembers nothing.
    if !is_over || state.terms().confirmation == Confirmation::Skip {
        return;
    }
    app.state.job(RecallProgress, |app, recalled| {
        let moves = transcript::write(app.game().plies());
        let place = recalled.ok().and_then(|it| it.memory.lesson_after(&moves).cloned());
        if place.is_some_and(|place| exercise::restore(app, &place)) {
            app.state.say(Reply::new(Tone::Heard, vec![m::training::lesson_left()]));
        }
    });
}

/// Begins the lesson about the worst moves of the game; without a review, asks what is due.
fn begin_lesson(app: &mut App) -> Done {
    let state = &app.state;
    let review = state.session().review();
    if app.features.review.is_under_way() && !app.features.exercise.has_left() {
        // What costs most is known once all moves have been looked at.
        let (done, all) = (review.plies.len(), review.extent(state.game()));
        app.features.training.lesson_waits = Some(Duration::ZERO);
        // The screen counts on.
        app.state.say(Reply::seen(m::exercise::one_moment(done, all)));
        return Ok(());
    }
    if !review.plies.is_empty() {
        return exercise::begin_lesson(app);
    }
    if state.terms().confirmation == Confirmation::Skip {
        // A script remembers nothing.
        return Err(m::exercise::not_reviewed().quiet());
    }
    train(app)
}

/// Returns `true` if the review has found as many errors as a lesson is about.
fn finds_a_lesson(app: &App) -> bool {
    let lesson = app.features.exercise.lesson(&app.state, &app.features.explanations);
    lesson.len() >= exercise::state::MOST_MISTAKES
}

/// Begins a lesson of what is due.
fn train(app: &mut App) -> Done {
    recall(app, |app, recalled| lesson_of(app, recalled, Lesson::of));
    Ok(())
}

/// Begins puzzles that fit: all, or those of the named kind and theme.
fn puzzles(names: &str) -> Result<Call, Refused> {
    let wanted = wanted(names)?;
    Ok(Call::new(move |app| {
        recall(app, move |app, recalled| {
            lesson_of(app, recalled, |memory, now, seed| {
                Lesson::of_puzzles(memory, now, seed, wanted)
            });
        });
        Ok(())
    }))
}

/// Begins puzzles like the error that is solved.
fn similar(app: &mut App) -> Done {
    let wanted = exercise::similar(app);
    if wanted.is_empty() {
        return Err(m::training::none_similar().quiet());
    }
    recall(app, move |app, recalled| {
        let (memory, now, seed) = remembered_now(app, recalled);
        let choose = match app.features.explanations.reader() {
            Reader::Learner => Lesson::of_easiest,
            Reader::Strong => Lesson::of_puzzles,
        };
        let lesson = |it: &Wanted| (choose(&memory, now, seed, *it), it.theme);
        if let Some((lesson, theme)) = wanted.iter().map(lesson).find(|(it, _)| !it.is_empty()) {
            exercise::solve_similar(app, lesson, theme);
        }
    });
    Ok(())
}

/// Returns the puzzles that are named: a kind, a theme with blanks or hyphens, or both.
fn wanted(names: &str) -> Result<Wanted, Refused> {
    let (first, rest) = names.split_once(' ').unwrap_or((names, ""));
    let all = Wanted::default();
    let wanted = match (names, all.and(names), all.and(first)) {
        ("", ..) => Some(all),
        (_, wanted @ Some(_), _) => wanted,
        (_, None, of_kind) => of_kind.and_then(|it| it.and(rest.trim())),
    };
    let wanted = wanted.ok_or_else(|| m::training::unknown_puzzles(quoted(names)))?;
    if is_there(wanted) { Ok(wanted) } else { Err(m::training::no_such_puzzles().into()) }
}

/// Returns `true` if some of the puzzles that come with the program are those.
fn is_there(wanted: Wanted) -> bool {
    let is_wanted = |it: BuiltIn| wanted.includes(it.kind(), &it.themes);
    puzzle::built_in().any(is_wanted)
}

/// Returns what puzzles are chosen by: the ideas by their names, the kinds, and for a strong player the other themes.
fn choices_of_puzzles(app: &App) -> Vec<Choice> {
    /// The words of which there are puzzles: they are asked for with each letter that is typed in the palette.
    static THERE: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let kinds = Kind::ALL.iter().map(|kind| kind.name().to_owned());
        let words = Theme::all().map(Theme::name).chain(kinds);
        words.filter(|word| Wanted::default().and(word).is_some_and(is_there)).collect()
    });
    let idea = |idea: Idea| Choice::new(idea.name(), ideas::name(idea));
    let kinds = Kind::ALL.map(|kind| kind.name().to_owned()).into_iter();
    let themes = Theme::all().filter(|theme| !matches!(theme, Theme::Idea(_)));
    let themes = match app.features.explanations.reader() {
        Reader::Learner => None,
        Reader::Strong => Some(themes.map(Theme::name)),
    };
    let others = kinds.chain(themes.into_iter().flatten());
    let choices = Idea::ALL.into_iter().map(idea).chain(others.map(|it| Choice::of_word(&it)));
    choices.filter(|choice| THERE.contains(&choice.word)).collect()
}

/// The player's memory as the store has read it, or why it cannot.
type Recalled = Result<Recollection, StoreError>;

/// Has the store read what is remembered, for that.
fn recall(app: &mut App, then: impl Fn(&mut App, Recalled) + Send + Sync + 'static) {
    app.features.training.keep_pending(&mut app.state);
    app.state.job(RecallProgress, then);
}

fn warn(app: &mut App, text: Text) {
    app.state.say(Reply::new(Tone::Warning, vec![text]));
}

/// Returns what is remembered; says what is wrong with it.
fn read(app: &mut App, recalled: Recalled) -> Recollection {
    let recollection = match recalled {
        Ok(recollection) => recollection,
        // There are puzzles nevertheless.
        Err(error) => {
            warn(app, m::training::unavailable(error.said()));
            Recollection::default()
        }
    };
    let Recollection { faults, file, .. } = &recollection;
    let has_told = &mut app.features.training.has_told_faults;
    if !faults.is_empty() && !std::mem::replace(has_told, true) {
        warn(app, sentences::faulty(file, faults));
    }
    recollection
}

/// Returns what is remembered, the time, and the seed of the day.
fn remembered_now(app: &mut App, recalled: Recalled) -> (Memory, UnixTime, u64) {
    let Recollection { memory, now, .. } = read(app, recalled);
    (memory, now, app.state.terms().today.map_or(0, |day| puzzle::daily_seed(day, 0)))
}

fn lesson_of(app: &mut App, recalled: Recalled, choose: impl Fn(&Memory, UnixTime, u64) -> Lesson) {
    let zone = recalled.as_ref().map(|it| it.zone.clone()).unwrap_or_default();
    let (memory, now, seed) = remembered_now(app, recalled);
    let lesson = choose(&memory, now, seed);
    if !lesson.is_empty() {
        let is_offered =
            lesson.kind == LessonKind::Everything && is_why_offered(app, &memory, &zone);
        exercise::solve(app, lesson);
        if is_offered {
            app.state.say(m::exercise::offer_why());
        }
        return;
    }
    let next = lesson::next_due(&memory, now).map(|due| due.saturating_sub(now));
    app.state.say(match next.map(sentences::next_due) {
        Some(next) => m::training::nothing_due_until(next),
        None => m::training::nothing_at_all(),
    });
}

/// Returns `true` if the player is to be offered to say first why a move is right: from the third lesson on, by the days
/// of the answers, and not to somebody who has done so.
fn is_why_offered(app: &App, memory: &Memory, zone: &Zone) -> bool {
    let answers = memory.answers();
    let days: HashSet<_> = answers.iter().map(|(at, _)| zone.day(*at)).collect();
    let has_said = answers.iter().any(|(_, answer)| answer.why.is_some());
    days.len() >= LESSONS_BEFORE_WHY && !has_said && app.state.config().says_why == SayWhy::Off
}

/// The lessons before it is offered to say first why a move is right.
const LESSONS_BEFORE_WHY: usize = 2;

/// Begins positions of the repertoire, as far as they are due or new: at most that many.
pub fn ask_openings(app: &mut App, questions: Vec<OpeningQuestion>, count: usize) {
    recall(app, move |app, recalled| openings(app, recalled, questions.clone(), count));
}

fn openings(app: &mut App, recalled: Recalled, questions: Vec<OpeningQuestion>, count: usize) {
    let Recollection { memory, now, .. } = read(app, recalled);
    let next = lesson::next_opening(&memory, now, &questions);
    let lesson = Lesson::of_repertoire(&memory, now, questions, count);
    if !lesson.is_empty() {
        return exercise::solve(app, lesson);
    }
    let next = next.map(|due| sentences::next_due(due.saturating_sub(now)));
    app.state.say(match next {
        Some(next) => m::training::openings_known_until(next),
        None => m::training::openings_known(),
    });
}

/// Shows the progress.
fn report(app: &mut App) -> Done {
    recall(app, |app, recalled| {
        let Recollection { memory, now, estimate, zone, .. } = read(app, recalled);
        let level = estimate.map(|estimate| estimate.level());
        app.features.training.report =
            Some(Box::new(ProgressReport::of(&memory, level, now, |at| zone.day(at))));
        app.state.show(PAGE);
    });
    Ok(())
}

/// Says whose moves are the player's, or names them.
fn mine(name: &str) -> Result<Call, Refused> {
    if name.is_empty() {
        return Ok(Call::new(|app| {
            let own = app.features.training.own(&app.state);
            app.state.say(sentences::own(own));
            Ok(())
        }));
    }
    let own = Own::named(name).ok_or_else(|| m::training::unknown_side(quoted(name)))?;
    Ok(Call::needing(NAMING, move |app| name_own(app, Some(own))))
}

/// Notes whose the sides of the game are; without a word, the next ones of all.
fn name_own(app: &mut App, own: Option<Own>) -> Done {
    let App { state, features } = app;
    let (own, errors) = features.training.name_own(own, state);
    state.say(sentences::own_named(own, errors));
    Ok(())
}

/// Keeps the answers, and what follows from a review that is complete.
pub fn follow(app: &mut App) {
    let attempts = app.features.exercise.take_attempts();
    if app.state.told().has(|event| *event == Event::Loaded) {
        recall_lesson(app);
    }
    let App { state, features } = app;
    let Features { training, exercise, .. } = features;
    let is_remembered = state.terms().confirmation == Confirmation::Ask;
    training.follow_game(state);
    let answers = attempts.iter().filter_map(|attempt| training.answer(attempt, state));
    let answers: Vec<_> = answers.collect();
    for grade in answers.iter().filter_map(ProgressEntry::grade) {
        training.answered.count(grade != AnswerGrade::Again);
    }
    let place = exercise.take_place(state).filter(|_| is_remembered);
    remember(answers.into_iter().chain(place.map(ProgressEntry::Lesson)).collect(), state);
    if !state.is_aside() {
        let answered = std::mem::take(&mut training.answered);
        // The lesson after a game says what is to be remembered, or that it is kept.
        let is_lesson = state.told().has(|event| *event == Event::Left(Farewell::OfLesson));
        if answered.answers > 0 && training.remembers && !is_lesson {
            state.say(sentences::lesson_ended(answered));
        }
    }
    let end = state.changed().review_end;
    if end.is_some() {
        remember(training.entries(state), state);
    }
    let waited = app.features.training.lesson_waits;
    let is_known = !app.features.review.is_under_way();
    if waited.is_some_and(|waited| is_known || waited >= PATIENCE && finds_a_lesson(app)) {
        app.features.training.lesson_waits = None;
        if (end.is_some() || !is_known) && During::of(app) == During::Play {
            let begun = Call::needing(ALLOWED, exercise::begin_lesson).run(app);
            begun.unwrap_or_else(|refused| app.state.refuse(refused));
        }
        return;
    }
    // To know which moves those are takes long.
    if end == Some(ReviewEnd::Unasked)
        && !app.state.is_aside()
        && let Some(worst) = sentences::worst(app)
    {
        app.state.say(Reply::new(Tone::Heard, vec![worst]));
    }
}
