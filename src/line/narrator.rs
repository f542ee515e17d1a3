//! Events of the controller as sentences.

use super::audience::{Audience, BoardEcho};
use super::commands::board;
use super::error::LineError;
use super::moment::moment;
use super::report;
use super::request::EvaluationForm;
use super::sentence::{Sentence, Then};
use super::turn;
use crate::features::clock::lines as clock;
use crate::features::evaluation::lines as evaluation;
use crate::features::exercise::lines as exercise;
use crate::features::link;
use crate::features::moves::lines as moves;
use crate::features::new_game;
use crate::features::players;
use crate::features::review::lines as review;
use crate::features::saving;
use crate::features::variations::lines as variations;
use crate::game::controller::Controller;
use crate::game::event::{
    BrowsingEvent, ClockEvent, EvaluationEvent, Event, MovesEvent, NewGameEvent, PlayersEvent,
    ReviewEvent, SavingEvent, VariationsEvent,
};
use crate::game::refusal::Refusal;
use crate::words;

/// The manner in which events are told.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The reader.
    pub audience: Audience,
    /// The moments at which the board is drawn.
    pub echo: BoardEcho,
    /// The part of an evaluation that was asked for last.
    pub evaluation_form: EvaluationForm,
}

/// The sentences about events.
#[derive(Debug)]
pub struct Narration {
    /// The sentences about the events, or the reason for a refusal.
    pub response: Result<String, LineError>,
    /// Sentences about saving and the player's level, for the end of the response.
    pub news: Vec<String>,
    /// `true` if they say whether the game is saved.
    pub tells_of_saves: bool,
}

/// Returns the sentences about events; the controller is in the state after them.
pub fn narrate(events: &[Event], controller: &Controller, manner: Manner) -> Narration {
    let mut narration =
        Narration { response: Ok(String::new()), news: Vec::new(), tells_of_saves: false };
    let has_moves = events.iter().any(|event| matches!(event, Event::Moves(MovesEvent::Played(_))));
    let mut said = Vec::new();
    let mut then = Then::Nothing;
    for event in events {
        match event {
            Event::Refused(refusal) => {
                return Narration { response: Err(reason(refusal, controller)), ..narration };
            }
            Event::Saving(
                event @ (SavingEvent::SaveFailed(_)
                | SavingEvent::SaveRecovered
                | SavingEvent::KeepFailed(_)),
            ) => {
                narration.tells_of_saves = true;
                narration.news.push(saving::words::saving(event));
            }
            // The result comes before it.
            Event::LevelEstimated(level) => {
                narration.news.push(words::players::level_estimate(level));
            }
            // The turn follows the moves of a computer that begins.
            Event::NewGame(NewGameEvent::Began) if has_moves => {
                let terms = report::setup(controller.session()).join(" ");
                said.push(format!("New game. {terms}"));
            }
            event => {
                let sentence = sentence(event, controller, manner);
                said.extend(Some(sentence.text).filter(|text| !text.is_empty()));
                then = then.max(sentence.then);
            }
        }
    }
    narration.response = Ok(followed_by(then, said.join("\n"), controller, manner));
    narration
}

/// Returns sentences with the description that follows them.
fn followed_by(then: Then, mut text: String, controller: &Controller, manner: Manner) -> String {
    if matches!(then, Then::Turn | Then::TurnAndBoard) {
        let gap = if text.is_empty() { "" } else { " " };
        text = format!("{text}{gap}{}", turn::current(controller, manner.audience));
    }
    if matches!(then, Then::Board | Then::TurnAndBoard) && manner.echo == BoardEcho::AfterMoves {
        text = format!("{text}\n{}", board::board(controller));
    }
    text
}

/// Returns the sentence about an event.
fn sentence(event: &Event, controller: &Controller, manner: Manner) -> Sentence {
    let session = controller.session();
    let colors = words::result::colors();
    match event {
        Event::Moves(MovesEvent::Played(ply)) => {
            Sentence::followed_by(Then::TurnAndBoard, words::moves::ply(ply, &colors))
        }
        Event::Moves(MovesEvent::Redone(ply)) => {
            Sentence::followed_by(Then::TurnAndBoard, moves::redone(ply))
        }
        Event::Moves(MovesEvent::Undone(undone)) => {
            Sentence::followed_by(Then::TurnAndBoard, words::moves::undone(undone, &colors))
        }
        Event::Browsing(BrowsingEvent::Rewound { plies }) => {
            Sentence::followed_by(Then::TurnAndBoard, moves::rewound(*plies))
        }
        Event::Moves(MovesEvent::ReturnedToCurrent) => Sentence::alone(moves::returned()),
        Event::Moves(MovesEvent::Resigned(_)) | Event::Clock(ClockEvent::TimedOut(_)) => {
            Sentence::followed_by(Then::Turn, "")
        }
        Event::Clock(ClockEvent::Resumed) => Sentence::followed_by(Then::Turn, "Resumed."),
        Event::Clock(ClockEvent::Paused) => Sentence::alone(clock::time(controller)),
        Event::Browsing(BrowsingEvent::Viewed) => Sentence::alone(moment(controller)),
        Event::Variations(VariationsEvent::Played(ply)) => {
            Sentence::alone(variations::varied(ply, controller))
        }
        Event::Variations(VariationsEvent::Changed(change)) => {
            Sentence::alone(variations::annotated(*change, controller))
        }
        Event::NewGame(NewGameEvent::Began) => new_game(controller, manner.audience),
        Event::NewGame(NewGameEvent::BeganFrom { ply }) => {
            Sentence::followed_by(Then::TurnAndBoard, new_game::words::new_game_from(session, *ply))
        }
        Event::NewGame(NewGameEvent::Loaded) => Sentence::alone(loaded(controller)),
        Event::NewGame(NewGameEvent::Renamed) => Sentence::alone(report::players(session)),
        Event::Players(PlayersEvent::Changed) => {
            Sentence::followed_by(Then::Turn, players::words::players_changed(session))
        }
        // The question repeats it.
        Event::Players(PlayersEvent::EngineFailed { .. }) if controller.question().is_some() => {
            Sentence::none()
        }
        Event::Players(PlayersEvent::EngineFailed { error, .. }) => {
            Sentence::alone(players::words::engine_failed(error))
        }
        Event::Evaluation(EvaluationEvent::Shown) => {
            Sentence::alone(evaluation::started(controller))
        }
        Event::Evaluation(EvaluationEvent::Finished) => {
            Sentence::alone(evaluation::values(manner.evaluation_form, controller))
        }
        Event::Review(ReviewEvent::Shown) => Sentence::alone(review::started(controller)),
        Event::Review(ReviewEvent::Ended | ReviewEvent::Stopped) => {
            let proposal = exercise::proposal(controller, manner.audience);
            Sentence::alone(review::findings(controller) + proposal)
        }
        Event::Exercise(event) => exercise::sentence(event, controller),
        Event::Asked => Sentence::alone(question(controller)),
        Event::Cancelled => Sentence::alone("Cancelled."),
        Event::Link(event) => Sentence::alone(link::words::link_event(event, controller)),
        Event::Connection(event) => {
            Sentence::alone(link::words::connection_event(event, controller))
        }
        Event::Saving(SavingEvent::Listed(games)) => Sentence::alone(saving::lines::list(games)),
        Event::Saving(
            event @ (SavingEvent::SavedAs(_)
            | SavingEvent::SaveAsFailed(_)
            | SavingEvent::Renamed(_)
            | SavingEvent::Deleted),
        ) => Sentence::alone(saving::words::saving(event)),
        // The moves of `Extended` are told one by one, and the others elsewhere or not at all.
        Event::NewGame(NewGameEvent::Extended { .. })
        | Event::Evaluation(EvaluationEvent::Hidden)
        | Event::Copied(_)
        | Event::LevelEstimated(_)
        | Event::Saving(
            SavingEvent::Previewed { .. }
            | SavingEvent::SaveFailed(_)
            | SavingEvent::SaveRecovered
            | SavingEvent::KeepFailed(_),
        )
        | Event::Refused(_) => Sentence::none(),
    }
}

fn new_game(controller: &Controller, audience: Audience) -> Sentence {
    if controller.linked().link().is_some() {
        let terms = link::words::link_terms(controller);
        return Sentence::followed_by(Then::TurnAndBoard, terms);
    }
    Sentence::alone(format!("New game. {}", turn::introduction(controller, audience)))
}

fn loaded(controller: &Controller) -> String {
    let session = controller.session();
    let mut sentences = vec!["Loaded.".to_owned()];
    sentences.extend(report::setup(session));
    sentences.push(report::moment(session, controller.viewed().ply()));
    sentences.extend(clock::note(controller).map(Into::into));
    sentences.join(" ")
}

fn question(controller: &Controller) -> String {
    let asked =
        controller.question().map(|question| words::question::question(controller, question));
    format!("{} Answer yes or no.", asked.unwrap_or_default())
}

/// Returns the reason for a refusal, with the command that helps.
fn reason(refusal: &Refusal, controller: &Controller) -> LineError {
    let help = match refusal {
        Refusal::Paused => "; type continue to resume",
        Refusal::GameOver if controller.viewed().is_forfeited() => "; type undo to continue it",
        Refusal::Exercise(refusal) => exercise::help(*refusal, controller),
        Refusal::NoQuestion
        | Refusal::GameOver
        | Refusal::IllegalMove { .. }
        | Refusal::NotYourTurn(_)
        | Refusal::NotWatched
        | Refusal::NothingNew
        | Refusal::Moves(_)
        | Refusal::Browsing(_)
        | Refusal::Variations(_)
        | Refusal::Clock(_)
        | Refusal::Evaluation(_)
        | Refusal::Review(_)
        | Refusal::Link(_)
        | Refusal::Saving(_) => "",
    };
    LineError::new(words::refusal::reason(refusal) + help)
}
