//! The notice about an event of the app: each feature answers for its own.

use super::said::Said;
use super::view::{Notice, NoticeKind, View};
use crate::app::event::Event;
use crate::app::refusal::Refusal;
use crate::app::reply::{Reply, Tone};
use crate::features::browsing::notice as browsing;
use crate::features::clock::notice as clock;
use crate::features::explanation::notice as explanation;
use crate::features::explorer::notice as explorer;
use crate::features::link::notice as link;
use crate::features::moves::notice as moves;
use crate::features::players::notice as players;
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
        Event::Moves(event) => moves::about(event, view),
        Event::Browsing(event) => browsing::about(*event),
        Event::Varied(_) | Event::Answered(_) => Said::Nothing,
        Event::Clock(event) => clock::about(*event, view),
        Event::Players(event) => players::about(event, view),
        Event::Review(event) => review::about(*event, view),
        Event::Explanation(event) => explanation::about(event),
        Event::Explorer(event) => explorer::about(*event, view),
        Event::Saving(event) => saving::about(event, view),
        Event::Link(event) => link::about(event, view),
        Event::Connection(event) => link::about_connection(event, view),
        Event::Refused(refusal) => refused(refusal, view),
        Event::Began
        | Event::Loaded
        | Event::SheetSaved
        | Event::ProblemShown
        | Event::Stepped
        | Event::Left
        | Event::Show(_)
        | Event::LevelEstimated(_)
        | Event::Asked
        | Event::Cancelled => Said::Same,
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
        Tone::Seen | Tone::Waiting => Said::Nothing,
        Tone::Heard => Said::Same,
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
                Tone::Heard => Said::Same,
                Tone::Seen => Said::Nothing,
            }
        }
        Refusal::Moves(refusal) => moves::refused(*refusal, text),
        Refusal::Browsing(refusal) => browsing::refused(*refusal, text),
        Refusal::Clock(refusal) => clock::refused(*refusal, text),
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
        Refusal::GameOver => Said::quiet(text),
        Refusal::IllegalMove { .. }
        | Refusal::NotYourTurn(_)
        | Refusal::Paused
        | Refusal::NotWatched
        | Refusal::NoQuestion
        | Refusal::Link(_)
        | Refusal::Saving(_) => Said::warning(text),
    }
}
