//! The notice about an event of the app: each feature answers for its own.

use super::said::Said;
use super::view::{Notice, NoticeKind, View};
use crate::app::event::Event;
use crate::app::refusal::Refusal;
use crate::app::reply::{Reply, Tone};
use crate::features::explorer::notice as explorer;
use crate::words;
use crate::words::sentence::sentence;
use othello_core::position::IllegalMove;

/// Returns the notice about an event.
pub fn about(event: &Event, view: &View<'_>) -> Said {
    match event {
        Event::Said(reply) => said(reply, view),
        Event::Viewed | Event::Varied(_) | Event::Answered(_) | Event::TimedOut(_) => Said::Nothing,
        Event::Explorer(event) => explorer::about(*event, view),
        Event::Refused(refusal) => refused(refusal, view),
        Event::Played(_)
        | Event::Redone(_)
        | Event::Undone(_)
        | Event::ErrorViewed
        | Event::Previewed(..)
        | Event::ProblemShown
        | Event::Stepped
        | Event::Left
        | Event::Show(_)
        | Event::Asked
        | Event::Cancelled
        | Event::Began
        | Event::Loaded
        | Event::Joined
        | Event::SheetSaved => Said::Same,
    }
}

/// Returns the notice that says something.
fn said(reply: &Reply, view: &View<'_>) -> Said {
    let notice = |kind| {
        let text = reply.words("screen", Some(&view.names()));
        let shorter = reply.lines.iter().filter_map(|line| line.form("short")).collect();
        Said::New(Notice { text, shorter, kind })
    };
    match reply.tone {
        Tone::Quiet => notice(NoticeKind::Quiet),
        Tone::Strong => notice(NoticeKind::Strong),
        Tone::Warning => notice(NoticeKind::Warning),
        Tone::Docked if view.docked().is_none() => notice(NoticeKind::Quiet),
        Tone::Docked | Tone::Seen | Tone::Waiting | Tone::Page => Said::Nothing,
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
                Tone::Quiet | Tone::Docked => Said::quiet(text),
                Tone::Warning | Tone::Strong | Tone::Waiting => Said::warning(text),
                Tone::Heard | Tone::News => Said::Same,
                Tone::Seen | Tone::Page => Said::Nothing,
            }
        }
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
        Refusal::IllegalMove { .. } | Refusal::NotYourTurn(_) | Refusal::NoQuestion => {
            Said::warning(text)
        }
    }
}
