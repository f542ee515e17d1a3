//! Requests to the store, and its replies.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::path::PathBuf;

use othello::app::event::Effect;
use othello::app::input::Action;
use othello::app::job::AnyJob;
use othello::base::GameRequest;
use othello::engine_worker::task::{
    AnyTask, ChooseMove, Explain, JudgeVariation, PlayKnown, ReviewGame,
};
use othello::features::exercise::tasks::FindPuzzle;
use othello::home::Job;
use othello::home::games::OpenGames;
use othello::home::repertoire::ReadRepertoires;
use othello::screen::message::{self, Message};
use othello::store::{
    FileError, GameLine, GameSummary, LoadedGame, Recollection, StoreError, StoreReply,
    StoreRequest,
};
use othello_notation::{Record, transcript};

thread_local! {
    /// The jobs that a test has been asked for.
    static ASKED: RefCell<Vec<AnyJob>> = RefCell::default();
}

/// The message that answers the last job of that type.
#[track_caller]
pub fn answered<J: Job>(answer: J::Answer) -> Message {
    let then = ASKED
        .with_borrow(|asked| asked.iter().rev().find_map(|job| job.answered::<J>(answer.clone())));
    Message::Arrived(Action::Continue(then.expect("it is asked for")))
}

/// The reply that lists saved games.
pub fn listed(games: impl IntoIterator<Item = Record>) -> Message {
    let games = (1..).zip(games.into_iter().map(|record| GameLine::from(&record)));
    let summary = |(number, game)| GameSummary::new(number, game);
    stored(StoreReply::Listed(games.map(summary).collect()))
}

/// The reply that a saved game was read, or the reason why it was not.
pub fn opened(game: Result<Record, &str>) -> Message {
    let error = |reason| StoreError::Read { path: path(), cause: cause(reason) };
    stored(StoreReply::Opened(game.map(LoadedGame::from).map_err(error)))
}

/// The reply that a saved game was read to be shown.
pub fn previewed(index: usize, record: &Record) -> Message {
    stored(StoreReply::Previewed { index, game: Ok(Box::new(record.clone())) })
}

/// The reply to a save.
pub fn saved(result: Result<(), &str>) -> Message {
    stored(StoreReply::Saved(result.map_err(error)))
}

/// The reply to a request to keep a game.
pub fn kept_reply(result: Result<(), &str>) -> Message {
    stored(StoreReply::Kept(result.map_err(error)))
}

/// The reply that says what is remembered.
pub fn recalled(recollection: Recollection) -> Message {
    stored(StoreReply::Recalled(Ok(Box::new(recollection))))
}

/// The reply of the store.
pub fn stored(reply: StoreReply) -> Message {
    Message::Arrived(Action::Stored(reply))
}

/// The reason for which a file was not written.
pub fn error(reason: &str) -> StoreError {
    StoreError::Write { path: path(), cause: cause(reason) }
}

fn path() -> PathBuf {
    "games/x.pgn".into()
}

fn cause(reason: &str) -> FileError {
    FileError::Io { kind: ErrorKind::Other, text: reason.into() }
}

/// The effects in words: `save f5d6`, `keep f5d6c3`, `open 0`, `quit 130`.
pub fn words(effects: &[message::Effect]) -> Vec<String> {
    effects.iter().map(effect_words).collect()
}

fn effect_words(effect: &message::Effect) -> String {
    let effect = match effect {
        message::Effect::App(effect) => effect,
        message::Effect::Mouse(mouse) => return format!("mouse {mouse:?}"),
        message::Effect::KeepSettings => return "keep settings".into(),
        message::Effect::Suspend => return "suspend".into(),
        message::Effect::Redraw => return "redraw".into(),
    };
    match effect {
        Effect::Store(request) => request_words(request),
        Effect::Engine(request) => task_words(&request.task),
        Effect::Job(job) => {
            ASKED.with_borrow_mut(|asked| asked.push(job.clone()));
            job_words(job)
        }
        Effect::StopEngine => "stop engine".into(),
        Effect::Link(effect) => format!("link {effect:?}"),
        Effect::Copy(text) => format!("copy {text}"),
        Effect::Restart(arguments) => format!("restart {}", arguments.join(" ")),
        Effect::Quit(status) => format!("quit {}", status.code()),
    }
}

fn task_words(task: &AnyTask) -> String {
    if let Some(ChooseMove { computer, .. }) = task.get() {
        format!("ask {computer}")
    } else if let Some(PlayKnown(square)) = task.get() {
        format!("play {square}")
    } else if let Some(Explain { square, .. }) = task.get() {
        format!("explain {square}")
    } else if let Some(ReviewGame { game, .. }) = task.get() {
        format!("review {} moves", game.plies().len())
    } else if let Some(JudgeVariation { square, .. }) = task.get() {
        format!("judge variation {square}")
    } else if let Some(FindPuzzle { positions, .. }) = task.get() {
        format!("find a puzzle in {}", positions.len())
    } else {
        "evaluate".into()
    }
}

fn job_words(job: &AnyJob) -> String {
    if job.get::<ReadRepertoires>().is_some() {
        "read repertoires".into()
    } else if job.get::<OpenGames>().is_some() {
        "open games".into()
    } else if let Some(request) = job.get::<GameRequest>() {
        format!("read game {}", request.number)
    } else {
        format!("{job:?}")
    }
}

fn request_words(request: &StoreRequest) -> String {
    match request {
        StoreRequest::Save(record) => format!("save {}", played(record)),
        StoreRequest::Keep(record) => format!("keep {}", line(record)),
        StoreRequest::KeepSheet(draft) => format!("sheet {}", draft.grid.numbers().count()),
        StoreRequest::Replace { record, .. } => format!("replace by {}", line(record)),
        StoreRequest::SaveAs { name, record } => format!("save {} as {name}", played(record)),
        StoreRequest::KeepEstimate(estimate) => format!("keep estimate {estimate}"),
        StoreRequest::List => "list".into(),
        StoreRequest::Recall => "recall".into(),
        StoreRequest::Remember(entries) => format!("remember {}", entries.len()),
        StoreRequest::Report(_) => "report".into(),
        StoreRequest::Open(index) => format!("open {index}"),
        StoreRequest::Preview(index) => format!("preview {index}"),
        StoreRequest::Rename { index, name } => format!("rename {index} {name}"),
        StoreRequest::Delete(index) => format!("delete {index}"),
    }
}

fn played(record: &Record) -> String {
    transcript::write(record.game.plies())
}

/// The moves played, and those undone behind them.
fn line(record: &Record) -> String {
    played(record) + &transcript::write(record.game.undone())
}
