//! The notice about an event of the controller: each feature answers for its own.

use super::said::{GameParts, Said};
use super::view::View;
use crate::features::browsing::notice as browsing;
use crate::features::clipboard::notice as clipboard;
use crate::features::clock::notice as clock;
use crate::features::evaluation::notice as evaluation;
use crate::features::exercise::notice as exercise;
use crate::features::explanation::notice as explanation;
use crate::features::explorer::notice as explorer;
use crate::features::link::notice as link;
use crate::features::moves::notice as moves;
use crate::features::new_game::notice as new_game;
use crate::features::players::notice as players;
use crate::features::repairs::notice as repairs;
use crate::features::repertoire::notice as repertoire;
use crate::features::review::notice as review;
use crate::features::saving::notice as saving;
use crate::features::scoresheet::notice as scoresheet;
use crate::features::tags::notice as tags;
use crate::features::training::notice as training;
use crate::features::variations::notice as variations;
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::words;
use othello_core::position::IllegalMove;

/// Returns the notice about an event; `before` are the parts of the game before the action.
pub fn about(event: &Event, before: GameParts, view: &View<'_>) -> Said {
    match event {
        Event::Moves(event) => moves::about(event, view),
        Event::Browsing(event) => browsing::about(*event),
        Event::Variations(event) => variations::about(*event),
        Event::Clock(event) => clock::about(*event, view),
        Event::NewGame(event) => new_game::about(*event, before, view),
        Event::Players(event) => players::about(event, view),
        Event::Evaluation(event) => evaluation::about(*event),
        Event::Review(event) => review::about(*event, view),
        Event::Explanation(event) => explanation::about(event),
        Event::Explorer(event) => explorer::about(*event, view),
        Event::Repertoire(event) => repertoire::about(event),
        Event::Exercise(event) => exercise::about(event, view),
        Event::Training(event) => training::about(event),
        Event::Saving(event) => saving::about(event, view),
        Event::Repairs(event) => repairs::about(*event, view),
        Event::Scoresheet(event) => scoresheet::about(event),
        Event::Tags(event) => tags::about(*event),
        Event::Link(event) => link::about(event, view),
        Event::Connection(event) => link::about_connection(event, view),
        Event::Copied(format) => clipboard::about(*format, view),
        Event::Refused(refusal) => refused(refusal, view),
        Event::LevelEstimated(_) | Event::Asked | Event::Cancelled => Said::Same,
    }
}

/// Returns the notice about a refusal.
fn refused(refusal: &Refusal, view: &View<'_>) -> Said {
    let text = words::refusal::refusal(refusal);
    match refusal {
        Refusal::Moves(refusal) => moves::refused(*refusal, text),
        Refusal::Browsing(refusal) => browsing::refused(*refusal, text),
        Refusal::Variations(refusal) => variations::refused(*refusal, text),
        Refusal::Clock(refusal) => clock::refused(*refusal, text),
        Refusal::Review(refusal) => review::refused(*refusal, text),
        Refusal::Explanation(refusal) => explanation::refused(*refusal, text),
        Refusal::Explorer(refusal) => explorer::refused(*refusal, text),
        Refusal::Exercise(refusal) => exercise::refused(*refusal, text),
        Refusal::Repairs(refusal) => repairs::refused(*refusal, text),
        Refusal::Scoresheet(refusal) => scoresheet::refused(*refusal, text),
        Refusal::Tags(refusal) => tags::refused(*refusal, text),
        Refusal::NotYourTurn(color) if view.controller().linked().link().is_some() => {
            Said::warning(words::refusal::turn_of(&view.session().name(*color)))
        }
        Refusal::IllegalMove { reason: IllegalMove::Over, .. } => {
            // The winner stays in sight.
            let result = view.session().result();
            let outcome = result.map(|end| words::result::brief_outcome(end, &view.names()));
            Said::warning([Some(text), outcome].into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        Refusal::NothingNew | Refusal::GameOver | Refusal::Repertoire(_) => Said::quiet(text),
        Refusal::IllegalMove { .. }
        | Refusal::NotYourTurn(_)
        | Refusal::Paused
        | Refusal::NotWatched
        | Refusal::NoQuestion
        | Refusal::Evaluation(_)
        | Refusal::Link(_)
        | Refusal::Saving(_) => Said::warning(text),
    }
}
