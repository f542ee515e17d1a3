//! The commands of training, and the page of the progress.

use othello_words::i18n::m;

use super::{
    ALLOWED, IS_SOLVED_ERROR, NAMING, PAGE, begin_lesson, choices_of_puzzles, mine, name_own,
    puzzles, report, sentences, similar, train,
};
use crate::app::App;
use crate::app::command::{Command, KeyHint, On, Run, Stored};
use crate::app::during::During;
use crate::app::keys::conditions::{begins_by_enter, has_lesson, is_over, offers_lesson};
use crate::app::keys::key::char;
use crate::app::keys::row::KeysOfMode;
use crate::app::keys::shared::{CLOSE_PAGE, SCROLL};
use crate::app::mode::Mode;
use crate::app::needs::{NOT_IN_LINKED_GAME, NOT_PAUSED};
use crate::app::page::PageRow;
use crate::features::exercise;
use crate::features::exercise::problems::{Exercise, ExerciseKind, Explained};
use crate::features::review::commands::REVIEW_MODE;

pub const PROGRESS_MODE: Mode =
    Mode::new("progress", m::training::mode).titled(m::training::activity);

pub const COMMANDS: &[Command] = &[
    LESSON,
    Command {
        text: m::training::lesson_reviewed,
        by_line: &["lesson"],
        keys: &[(REVIEW_MODE, &[char('t')], KeyHint::When(12, has_lesson))],
        needs: ALLOWED,
        run: Run::Plain(begin_lesson),
        ..Command::NEW
    },
    Command {
        text: m::training::puzzle,
        words: &["puzzles", "puzzle", "daily"],
        needs: &[&NOT_IN_LINKED_GAME, &NOT_PAUSED],
        choices: choices_of_puzzles,
        run: Run::Read(puzzles),
        ..Command::NEW
    },
    SIMILAR,
    Command {
        text: m::training::train,
        words: &["train"],
        needs: ALLOWED,
        stored: Stored::Memory,
        run: Run::Plain(train),
        ..Command::NEW
    },
    Command {
        text: m::training::progress,
        words: &["progress"],
        during: During::Any,
        stored: Stored::Memory,
        run: Run::Plain(report),
        ..Command::NEW
    },
    Command {
        text: m::training::next_own,
        words: &["my-moves"],
        on: On::Screen,
        needs: NAMING,
        run: Run::Plain(|app| name_own(app, None)),
        ..Command::NEW
    },
    Command { text: m::training::mine, words: &["mine"], run: Run::Read(mine), ..Command::NEW },
];

/// Begins the lesson about the game, or asks what is due.
pub const LESSON: Command = Command {
    text: m::training::lesson,
    words: &["lesson", "retry"],
    keys: &[(Mode::BOARD, &[char('t')], KeyHint::AtEnd(2, 15, is_lesson_by_letter))],
    needs: ALLOWED,
    run: Run::Plain(begin_lesson),
    ..Command::NEW
};

/// Says how the lesson that has come to its end is begun again: Enter alone does not.
const LESSON_DONE: Command = Command {
    text: m::training::lesson,
    run: Run::Plain(|app| {
        app.state.say(m::training::lesson_done());
        Ok(())
    }),
    ..Command::NEW
};

/// Sets puzzles like an error that is solved.
const SIMILAR: Command = Command {
    text: m::training::similar,
    words: &["similar"],
    keys: &[(Mode::EXERCISE, &[char('m')], KeyHint::When(3, is_similar_by_letter))],
    needs: &[&IS_SOLVED_ERROR],
    during: During::Exercise,
    run: Run::Plain(similar),
    ..Command::NEW
};

/// Returns what Enter does where no square is played: it begins the lesson at the end of a game, and goes on with what is
/// solved. A lesson goes from a wrong answer to what the game's own move loses, to puzzles like it, and to the next move.
pub fn next_step(app: &App) -> Option<&'static Command> {
    let Some(shown) = app.features.exercise.current() else {
        let is_reviewing = app.features.review.is_under_way();
        let step = if offers_lesson(app) || is_reviewing { &LESSON } else { &LESSON_DONE };
        return (is_over(app) && (has_lesson(app) || is_reviewing)).then_some(step);
    };
    let (problem, known) = (shown.problem()?, &app.features.explanations);
    if !shown.is_lesson() {
        return exercise::commands::next_step(app);
    }
    let is_right = problem.judgement().map(|judgement| judgement.is_right());
    let is_error = shown.kind() == ExerciseKind::Lesson;
    match is_right {
        None if !problem.is_over() => None,
        Some(false) if is_error && problem.explained() != Explained::Error => {
            Some(&exercise::commands::EXPLAIN)
        }
        Some(false) if !is_error => Some(&exercise::commands::SOLUTION),
        Some(_) | None if is_error && exercise::may_have_similar(problem, known) => Some(&SIMILAR),
        Some(_) | None if shown.has_next() => Some(&exercise::commands::NEXT),
        Some(_) | None => Some(&exercise::commands::LEAVE),
    }
}

/// Returns what an empty line does: what Enter does, and where a square would be played in a lesson, it shows the answer.
pub fn empty_line(app: &App) -> Option<&'static Command> {
    let is_lesson = app.features.exercise.current().is_none_or(Exercise::is_lesson);
    let open = app.features.exercise.problem().filter(|problem| problem.answer().is_none());
    let answer = open.map(|_| &exercise::commands::SOLUTION);
    if is_lesson { next_step(app).or(answer) } else { None }
}

/// Returns `true` if there are puzzles like the error that Enter does not set.
fn is_similar_by_letter(app: &App) -> bool {
    let is_lesson = app.features.exercise.current().is_some_and(Exercise::is_lesson);
    exercise::has_similar(app) && !is_lesson
}

/// Returns `true` if there is a lesson that Enter does not begin.
fn is_lesson_by_letter(app: &App) -> bool {
    has_lesson(app) && !begins_by_enter(app)
}

pub const READ: PageRow = PageRow {
    page: PAGE,
    read: |app| app.features.training.report().map(sentences::report).unwrap_or_default(),
};

pub const KEYS: &[KeysOfMode] = &[KeysOfMode { mode: PROGRESS_MODE, rows: &[SCROLL, CLOSE_PAGE] }];
