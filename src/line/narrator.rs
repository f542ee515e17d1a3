//! Events of the controller as sentences: each feature answers for its own.

use super::audience::{Audience, BoardEcho};
use super::commands::board;
use super::error::LineError;
use super::request::EvaluationForm;
use super::sentence::{Sentence, Then};
use super::turn;
use crate::features::browsing::lines as browsing;
use crate::features::clock::lines as clock;
use crate::features::evaluation::lines as evaluation;
use crate::features::exercise::lines as exercise;
use crate::features::explanation::lines as explanation;
use crate::features::explorer::lines as explorer;
use crate::features::link;
use crate::features::moves::lines as moves;
use crate::features::new_game::lines as new_game;
use crate::features::players::lines as players;
use crate::features::repairs;
use crate::features::repertoire::lines as repertoire;
use crate::features::review::lines as review;
use crate::features::saving;
use crate::features::scoresheet;
use crate::features::tags;
use crate::features::training::lines as training;
use crate::features::variations::lines as variations;
use crate::game::controller::Controller;
use crate::game::event::{Event, MovesEvent, NewGameEvent, Question, SavingEvent};
use crate::game::refusal::Refusal;
use crate::screen::board::plain;
use crate::words;
use othello_core::square::Bitboard;

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
                | SavingEvent::KeepFailed(_)
                | SavingEvent::SheetNotKept(_)),
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
                said.push(new_game::began_with_moves(controller.session()));
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
    match event {
        Event::Moves(event) => moves::sentence(event),
        Event::Browsing(event) => browsing::sentence(*event, controller),
        Event::Variations(event) => variations::sentence(*event, controller),
        Event::Clock(event) => clock::sentence(*event, controller),
        Event::NewGame(event) => {
            new_game::sentence(*event, controller, || introduction(controller, manner))
        }
        Event::Players(event) => players::sentence(event, controller),
        Event::Evaluation(event) => {
            evaluation::sentence(*event, manner.evaluation_form, controller)
        }
        Event::Review(event) => {
            let proposal = exercise::proposal(controller, manner.audience);
            review::sentence(*event, controller, proposal)
        }
        Event::Explanation(event) => explanation::sentence(event),
        Event::Explorer(event) => explorer::sentence(*event, controller),
        Event::Repertoire(event) => repertoire::sentence(event, controller),
        Event::Exercise(event) => exercise::sentence(event, controller),
        Event::Training(event) => training::sentence(event, controller),
        Event::Saving(event) => saving::lines::sentence(event),
        Event::Repairs(event) => repairs::lines::sentence(*event, controller),
        Event::Scoresheet(event) => scoresheet::lines::sentence(event, controller, manner.audience),
        Event::Tags(event) => tags::lines::sentence(*event, controller),
        Event::Link(event) => Sentence::alone(link::words::link_event(event, controller)),
        Event::Connection(event) => {
            Sentence::alone(link::words::connection_event(event, controller))
        }
        Event::Asked => Sentence::alone(question(controller)),
        Event::Cancelled => Sentence::alone(words::question::CANCELLED),
        Event::Copied(_) | Event::LevelEstimated(_) | Event::Refused(_) => Sentence::none(),
    }
}

/// Returns the sentence about a game that has begun.
fn introduction(controller: &Controller, manner: Manner) -> Sentence {
    if controller.linked().link().is_some() {
        return Sentence::followed_by(Then::TurnAndBoard, link::words::link_terms(controller));
    }
    let introduction = turn::introduction(controller, manner.audience);
    Sentence::alone(new_game::began(&introduction))
}

fn question(controller: &Controller) -> String {
    let asked =
        controller.question().map(|question| words::question::question(controller, question));
    let text = words::question::with_answers(&asked.unwrap_or_default());
    match controller.question() {
        Some(Question::Link(question)) => match &**question {
            othello_peer::Question::TakeOver(take_over) => {
                let board = take_over.there.game.position().board();
                format!("{text}\n{}", plain::draw(board, Bitboard::EMPTY).trim_end())
            }
            othello_peer::Question::Request(_)
            | othello_peer::Question::SlowLine { .. }
            | othello_peer::Question::Claim(_)
            | othello_peer::Question::Knock { .. } => text,
        },
        Some(_) | None => text,
    }
}

/// Returns the reason for a refusal, with the command that helps.
fn reason(refusal: &Refusal, controller: &Controller) -> LineError {
    let help = match refusal {
        Refusal::Paused => words::refusal::HOW_TO_RESUME,
        Refusal::GameOver if controller.viewed().is_forfeited() => words::refusal::HOW_TO_CONTINUE,
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
        | Refusal::Explanation(_)
        | Refusal::Explorer(_)
        | Refusal::Repertoire(_)
        | Refusal::Link(_)
        | Refusal::Repairs(_)
        | Refusal::Scoresheet(_)
        | Refusal::Tags(_)
        | Refusal::Saving(_) => "",
    };
    LineError::new(words::refusal::reason(refusal) + help)
}
