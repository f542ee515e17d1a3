//! The notice under the board: what has just happened, or else the state of the game.

mod book;
mod evaluation;
mod exercise;
mod game;
mod repertoire;
mod review;
mod saving;
mod training;
mod tutorial;
mod variations;

use othello_words::i18n::{self, m};
use othello_words::plies;
use othello_words::results;
use othello_words::text::{self, sentence_of};
use ratatui::text::Line;

use super::view::{BoardContent, Notice, NoticeKind, View};
use othello_board::app::event::Event;
use othello_board::app::reply::{Refused, Reply, Tone};
use othello_board::features::players;
use othello_board::features::review::commands::REVIEW_MODE;

/// The part of the state of the game that only the notice tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeScope {
    Everything,
    /// All of it, in few words: there is one line for the notice and the move in focus.
    Brief,
    /// The reason for the end: the panel tells the result.
    Reason,
    /// Neither result nor reason, both of which the panel tells.
    WithoutResult,
    /// The next step: the panel shows the position to be solved.
    ExerciseGuidance,
    /// What can be done next in an exercise, of which the rest is read above.
    ExerciseStep,
    /// That the game is not saved, and what else is a warning: a question or a pause waits for an answer.
    Warnings,
    /// News alone: a window is in front, and what there is to say about the board is not about it.
    Window,
}

/// Returns the notice. That the game is not saved is part of it as long as it lasts.
pub fn notice(view: &View<'_>, scope: NoticeScope) -> Option<Notice> {
    let said = || view.said().cloned();
    let notice = match scope {
        // The board shows another game than the one that there would be something to say about.
        _ if view.board_content() == BoardContent::Scoresheet => said(),
        NoticeScope::Everything => {
            said().or_else(|| status(view)).or_else(|| game::with_lesson(view, game::result(view)))
        }
        NoticeScope::Brief => match evaluation::in_brief(view) {
            Some(brief) => Some(brief),
            None => return notice(view, NoticeScope::Everything),
        },
        NoticeScope::Reason => {
            said().or_else(|| status(view)).or_else(|| game::with_lesson(view, game::reason(view)))
        }
        NoticeScope::WithoutResult => {
            said().or_else(|| status(view)).or_else(|| game::with_lesson(view, None))
        }
        NoticeScope::ExerciseGuidance => {
            said().or_else(|| tutorial::guidance(view)).or_else(|| exercise::guidance(view))
        }
        NoticeScope::ExerciseStep => said().or_else(|| exercise::step(view)),
        NoticeScope::Window if !view.is_interrupted() => said(),
        NoticeScope::Warnings | NoticeScope::Window => {
            said().filter(|notice| notice.kind == NoticeKind::Warning)
        }
    };
    saving::with_save_state(view, notice)
}

/// Returns what was said last while a window is in front, in so many rows of so many columns at most.
pub fn under_window(view: &View<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let Some(notice) = notice(view, NoticeScope::Window) else { return Vec::new() };
    let theme = view.theme();
    let texts = [&notice.text].into_iter().chain(&notice.shorter);
    let mut texts = texts.map(|text| theme.spell(text));
    let fits = |text: &String| text::wrap(text, columns).len() <= rows;
    let shortest = notice.shorter.last().unwrap_or(&notice.text);
    let text = texts.find(fits).unwrap_or_else(|| theme.spell(shortest));
    let lines = text::wrap_to_rows(&text, columns, rows, theme.set().ellipsis).into_iter();
    let style = notice.kind.style(theme);
    lines.filter(|line| !line.is_empty()).map(|line| Line::styled(line, style)).collect()
}

/// Returns the state of the game, where there is something to say about it: the clauses in their order.
fn status(view: &View<'_>) -> Option<Notice> {
    let app = view.app();
    if let Some(lesson) = tutorial::notice(view) {
        return Some(lesson);
    }
    if let Some(exercise) = exercise::notice(view) {
        return Some(exercise);
    }
    if view.shows_record() {
        return Some(game::record_line(view));
    }
    if let Some(connection) = game::connection(view) {
        return Some(connection);
    }
    if app.viewed().is_browsing() {
        return viewed(view);
    }
    if let Some(waiting) = training::waiting(view) {
        return Some(waiting);
    }
    // The panel of the review says it itself.
    if let Some(progress) = review::progress(view).filter(|_| view.docked() != Some(REVIEW_MODE)) {
        return Some(progress);
    }
    if let Some(progress) = book::progress(view) {
        return Some(progress);
    }
    let place = game::place(view, None);
    if view.session().result().is_some() {
        return variations::notice(view, &place);
    }
    if app.viewed().is_watched() && app.state.clock.is_paused() {
        return Some(Notice::of(&m::clock::watched_paused(), NoticeKind::Strong));
    }
    let pass = game::pass(view);
    if let Some(values) = values(view, pass.as_ref()) {
        return Some(values);
    }
    let position = view.session().position();
    if position.pending().is_some() {
        return Some(game::by_name(view, &plies::turn(&position)));
    }
    pass.or_else(|| variations::notice(view, &place)).or_else(|| game::first_hint(view))
}

/// Returns the values of moves where they are wanted, or what the engine does before it finds them.
fn values(view: &View<'_>, before: Option<&Notice>) -> Option<Notice> {
    let session = view.session();
    let mover = session.to_move().filter(|_| view.app().features.players.is_thinking());
    let busy = mover
        .map(|color| players::sentences::thinking(session, color).to_string())
        .or_else(|| review::progress(view)?.shorter.into_iter().next());
    evaluation::notice(view, busy.as_deref(), before)
}

/// Returns the notice about the viewed move, while it is not the current one.
fn viewed(view: &View<'_>) -> Option<Notice> {
    let place = game::place(view, Some(view.app().viewed().line().plies().len()));
    if let Some(comment) = variations::notice(view, &place) {
        return Some(comment);
    }
    let brief = Notice::of(&m::browsing::viewed_only(place.clone()), NoticeKind::Strong);
    if let Some(result) = view.shown().result() {
        let outcome = results::outcome(result);
        let said = |form| outcome.words(form, Some(&view.names()));
        let text = i18n::passage([brief.text.clone(), said("brief")]);
        let shorter = vec![said("brief"), said("briefest")];
        return Some(Notice { text, shorter, kind: NoticeKind::Strong });
    }
    values(view, Some(&brief)).or_else(|| review::notice(view, &place)).or_else(|| {
        let viewed = m::browsing::viewed(place);
        let shorter = vec![viewed.words("short", None), brief.text];
        Some(Notice { text: viewed.to_string(), shorter, kind: NoticeKind::Strong })
    })
}

/// The effect of an event on the notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeChange {
    /// The same as before, which is still true.
    Same,
    /// Nothing is said any more.
    Nothing,
    /// Something else is said.
    New(Notice),
}

impl NoticeChange {
    pub fn by(event: &Event, view: &View<'_>) -> Self {
        match event {
            Event::Said(reply) => Self::in_reply(reply, view),
            Event::Refused(refused) => Self::in_refusal(refused, view),
            Event::Viewed | Event::Varied(_) | Event::Answered(_) | Event::TimedOut(_) => {
                Self::Nothing
            }
            Event::Played(_)
            | Event::Redone(_)
            | Event::Undone(_)
            | Event::ErrorViewed
            | Event::Reading
            | Event::Counted
            | Event::Known
            | Event::Selected(_)
            | Event::Previewed(..)
            | Event::ProblemShown
            | Event::Stepped
            | Event::Left(_)
            | Event::Show(_)
            | Event::Hide(_)
            | Event::Choices(_)
            | Event::Setting(_)
            | Event::Set(_)
            | Event::Asked
            | Event::Cancelled
            | Event::Began
            | Event::Loaded
            | Event::Joined
            | Event::SheetChanged(_) => Self::Same,
        }
    }

    fn in_reply(reply: &Reply, view: &View<'_>) -> Self {
        let kind = match reply.tone {
            Tone::Quiet => NoticeKind::Quiet,
            Tone::Strong => NoticeKind::Strong,
            Tone::Warning => NoticeKind::Warning,
            Tone::Docked if view.docked().is_none() => NoticeKind::Quiet,
            Tone::Docked | Tone::Seen | Tone::Waiting | Tone::Page(_) => return Self::Nothing,
            Tone::Heard => return Self::Same,
        };
        let text = reply.words("screen", Some(&view.names()));
        let shorter = reply.lines.iter().filter_map(|line| line.form("short")).collect();
        Self::New(Notice { text, shorter, kind })
    }

    fn in_refusal(refused: &Refused, view: &View<'_>) -> Self {
        let kind = match refused.tone {
            Tone::Quiet | Tone::Docked => NoticeKind::Quiet,
            Tone::Warning | Tone::Strong | Tone::Waiting => NoticeKind::Warning,
            Tone::Heard => return Self::Same,
            Tone::Seen | Tone::Page(_) => return Self::Nothing,
        };
        let text = sentence_of(&refused.why, "screen", Some(&view.names()));
        let short = refused.why.form("short").map(|_| sentence_of(&refused.why, "short", None));
        Self::New(Notice { text, shorter: short.into_iter().collect(), kind })
    }
}
