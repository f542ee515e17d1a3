//! The notice that an event leaves.

use super::view::{Notice, NoticeKind, View};
use crate::app::event::Event;
use crate::app::reply::{Refused, Reply, Tone};
use crate::text::sentence;

/// The effect of an event on the notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The same as before, which is still true.
    Same,
    /// Nothing is said any more.
    Nothing,
    /// Something else is said.
    New(Notice),
}

impl Said {
    /// Returns what an event leaves.
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
            | Event::SheetSaved => Self::Same,
        }
    }

    fn in_reply(reply: &Reply, view: &View<'_>) -> Self {
        let kind = match reply.tone {
            Tone::Quiet => NoticeKind::Quiet,
            Tone::Strong => NoticeKind::Strong,
            Tone::Warning => NoticeKind::Warning,
            Tone::Docked if view.docked().is_none() => NoticeKind::Quiet,
            Tone::Docked | Tone::Seen | Tone::Waiting | Tone::Page => return Self::Nothing,
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
            Tone::Seen | Tone::Page => return Self::Nothing,
        };
        let text = sentence(&refused.why.words("screen", Some(&view.names())));
        Self::New(Notice::new(text, kind))
    }
}
