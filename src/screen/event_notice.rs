//! The notice about an event of the app: each feature answers for its own.

use super::said::Said;
use super::view::{Notice, NoticeKind, View};
use crate::app::event::Event;
use crate::app::refusal::Refusal;
use crate::app::reply::{Reply, Tone};
use crate::features::explanation::notice as explanation;
use crate::features::explorer::notice as explorer;
use crate::features::link::notice as link;
use crate::features::review::notice as review;
use crate::features::saving::notice as saving;
use crate::words;
use crate::words::sentence::sentence;
use othello_core::board::ByColor;
use othello_core::position::IllegalMove;

/// Returns the notice about an event.
pub fn about(event: &Event, view: &View<'_>) -> Said {
    match event {
        Event::Said(reply) => said(reply, &view.names()),
        Event::Viewed | Event::Varied(_) | Event::Answered(_) | Event::TimedOut(_) => Said::Nothing,
        Event::Review(event) => review::about(*event, view),
        Event::Explanation(event) => explanation::about(event),
        Event::Explorer(event) => explorer::about(*event, view),
        Event::Saving(event) => saving::about(event, view),
        Event::Link(event) => link::about(event, view),
        Event::Connection(event) => link::about_connection(event, view),
        Event::Refused(refusal) => refused(refusal, view),
        Event::Played(_)
        | Event::Redone(_)
        | Event::Undone(_)
        | Event::ProblemShown
        | Event::Stepped
        | Event::Left
        | Event::Show(_)
        | Event::Asked
        | Event::Cancelled
        | Event::Began
        | Event::Loaded
        | Event::SheetSaved => Said::Same,
    }
}

/// Returns the notice that says something.
fn said(reply: &Reply, names: &ByColor<String>) -> Said {
    let notice = |kind| {
        let text = reply.words("screen", Some(names));
        let shorter = reply.lines.iter().filter_map(|line| line.form("short")).collect();
        Said::New(Notice { text, shorter, kind })
    };
    match reply.tone {
        Tone::Quiet => notice(NoticeKind::Quiet),
        Tone::Warning => notice(NoticeKind::Warning),
        Tone::Seen | Tone::Waiting | Tone::Page => Said::Nothing,
        Tone::Heard | Tone::News => Said::Same,
    }
}

/// Returns the notice about a refusal.
fn refused(refusal: &Refusal, view: &View<'_>) -> Said {
    let text = words::refusal::refusal(refusal);
    match refusal {
        Refusal::For(reason, tone) => {
            let text = sentence(&reason.words("screen", Some(&view.names())));
            match tone {
                Tone::Quiet => Said::quiet(text),
                Tone::Warning | Tone::Waiting => Said::warning(text),
                Tone::Heard | Tone::News => Said::Same,
                Tone::Seen | Tone::Page => Said::Nothing,
            }
        }
        Refusal::Review(refusal) => review::refused(*refusal, text),
        Refusal::Explanation(refusal) => explanation::refused(*refusal, text),
        Refusal::Explorer(refusal) => explorer::refused(*refusal, text),
        Refusal::NotYourTurn(color) if view.app().linked().link().is_some() => {
            Said::warning(words::refusal::turn_of(&view.session().name(*color)))
        }
        Refusal::IllegalMove { reason: IllegalMove::Over, .. } => {
            // The winner stays in sight.
            let result = view.session().result();
            let outcome = result.map(|end| words::result::brief_outcome(end, &view.names()));
            Said::warning([Some(text), outcome].into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        Refusal::IllegalMove { .. }
        | Refusal::NotYourTurn(_)
        | Refusal::NoQuestion
        | Refusal::Link(_)
        | Refusal::Saving(_) => Said::warning(text),
    }
}
