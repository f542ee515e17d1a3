//! The notice about an event of the app: each feature answers for its own.

use super::said::Said;
use super::view::{Notice, NoticeKind, View};
use crate::app::event::Event;
use crate::app::reply::{Refused, Reply, Tone};
use crate::text::sentence;

/// Returns the notice about an event.
pub fn about(event: &Event, view: &View<'_>) -> Said {
    match event {
        Event::Said(reply) => said(reply, view),
        Event::Viewed | Event::Varied(_) | Event::Answered(_) | Event::TimedOut(_) => Said::Nothing,
        Event::Refused(reason) => refused(reason, view),
        Event::Played(_)
        | Event::Redone(_)
        | Event::Undone(_)
        | Event::ErrorViewed
        | Event::Reading
        | Event::Counted
        | Event::Selected(_)
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
fn refused(refused: &Refused, view: &View<'_>) -> Said {
    let text = sentence(&refused.why.words("screen", Some(&view.names())));
    match refused.tone {
        Tone::Quiet | Tone::Docked => Said::quiet(text),
        Tone::Warning | Tone::Strong | Tone::Waiting => Said::warning(text),
        Tone::Heard | Tone::News => Said::Same,
        Tone::Seen | Tone::Page => Said::Nothing,
    }
}
