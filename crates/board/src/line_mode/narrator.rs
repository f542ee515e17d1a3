//! Events of the app as sentences: each feature answers for its own.

use super::board;
use super::error::LineError;
use super::moment::moment;
use super::turn;
use crate::app::App;
use crate::app::audience::Audience;
use crate::app::event::{Event, Question};
use crate::app::reply::{After, Reply, Tone};
use crate::app::table;
use crate::features::exercise;
use crate::features::link;
use othello_core::square::Bitboard;
use othello_words::i18n::{self, m};
use othello_words::plain;

/// The manner in which events are told.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub audience: Audience,
    /// The moments at which the board is drawn.
    pub echo: BoardEcho,
}

/// The moments at which the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardEcho {
    /// After each move, undo and redo.
    AfterMoves,
    OnRequest,
}

/// The sentences about events.
#[derive(Debug)]
pub struct Narration {
    /// The sentences about the events, or the reason for a refusal.
    pub response: Result<String, LineError>,
    /// Sentences about saving and the player's level, for the end of the response.
    pub news: Vec<String>,
}

/// Returns the sentences about events; the app is in the state after them.
pub fn narrate(events: &[Event], app: &App, manner: Manner) -> Narration {
    let mut narration = Narration { response: Ok(String::new()), news: Vec::new() };
    let mut said = Vec::new();
    let mut then = After::Nothing;
    let is_answered = |at: usize| {
        events[at + 1..].iter().any(|event| matches!(event, Event::Said(_) | Event::Refused(_)))
    };
    for (at, event) in events.iter().enumerate() {
        match event {
            Event::Said(Reply { tone: Tone::Waiting, .. }) if is_answered(at) => {}
            Event::Refused(refusal) => {
                let reason = LineError::new(refusal.why.words("line", None));
                return Narration { response: Err(reason), ..narration };
            }
            Event::Said(reply) if reply.is_news => narration.news.push(reply.words("line", None)),
            event => {
                let (text, after) = sentence(event, app, manner);
                said.extend(Some(text).filter(|text| !text.is_empty()));
                then = then.max(after);
            }
        }
    }
    narration.response = Ok(followed_by(then, said.join("\n"), app, manner));
    narration
}

/// Returns sentences with the description that follows them.
fn followed_by(then: After, mut text: String, app: &App, manner: Manner) -> String {
    if matches!(then, After::Turn | After::TurnAndBoard) {
        let turn = turn::current(app, manner.audience);
        text = i18n::passage([text, turn].into_iter().filter(|text| !text.is_empty()));
    }
    if matches!(then, After::Board | After::TurnAndBoard) && manner.echo == BoardEcho::AfterMoves {
        text = format!("{text}\n{}", board::board(app));
    }
    text
}

/// Returns the sentence about an event, empty if it is not told, and what follows the last of the events.
fn sentence(event: &Event, app: &App, manner: Manner) -> (String, After) {
    match event {
        Event::Said(reply) => {
            let proposal = exercise::sentences::proposal(app, manner.audience);
            let proposal = proposal.filter(|_| reply.after == After::Proposal);
            let proposal = proposal.map_or_else(String::new, |it| format!("\n{it}"));
            (reply.words("line", None) + &proposal, reply.after)
        }
        Event::Show(page) => {
            let lines = table::page(*page).map(|row| (row.read)(app)).unwrap_or_default();
            let lines: Vec<_> = lines.iter().map(|text| text.words("line", None)).collect();
            (lines.join("\n"), After::Nothing)
        }
        Event::Viewed => (moment(app), After::Nothing),
        Event::TimedOut(_) => (String::new(), After::Turn),
        Event::Asked => (app.question().map(question).unwrap_or_default(), After::Nothing),
        Event::Cancelled => (m::screen::cancelled().to_string(), After::Nothing),
        // The terms have been agreed elsewhere.
        Event::Began if app.features.link.link().is_some() => {
            (link::terms(app).unwrap_or_default(), After::TurnAndBoard)
        }
        Event::Played(_)
        | Event::Set(_)
        | Event::Redone(_)
        | Event::Undone(_)
        | Event::Varied(_)
        | Event::Loaded
        | Event::Joined
        | Event::SheetChanged(_)
        | Event::Refused(_)
        | Event::Began
        | Event::ProblemShown
        | Event::Answered(_)
        | Event::Stepped
        | Event::Left(_)
        | Event::ErrorViewed
        | Event::Reading
        | Event::Counted
        | Event::Known
        | Event::Selected(_)
        | Event::Hide(_)
        | Event::Choices(_)
        | Event::Setting(_)
        | Event::Previewed(..) => (String::new(), After::Nothing),
    }
}

/// Returns a question with the ways to answer it.
pub fn question(question: &Question) -> String {
    let text = m::screen::with_answers(question.text.clone()).to_string();
    let Some(board) = question.board else { return text };
    format!("{text}\n{}", plain::draw(board, Bitboard::EMPTY).trim_end())
}
