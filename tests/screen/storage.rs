//! Jobs, and what comes of them.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::time::Duration;

use othello::screen::effect;
use othello::screen::key_press;
use othello_board::app::event::{Effect, Output};
use othello_board::app::input::{Action, Input};
use othello_board::app::job::AnyJob;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::then::Then;
use othello_board::features::exercise::tasks::FindPuzzle;
use othello_board::features::{new_game, saving};
use othello_home::base::ReadGame;
use othello_home::engine_worker::task::{
    AnyTask, ChooseMove, Explain, JudgeVariation, PlayKnown, ReviewGame,
};
use othello_home::files::{FileError, LoadedGame, StoreError};
use othello_home::jobs::Job;
use othello_home::jobs::progress::{KeepEstimate, RecallProgress, RememberProgress};
use othello_home::jobs::saved_games::{
    DeleteGame, KeepGame, KeepSheet, ListGames, LoadGame, RenameGame, SaveAs, SaveGame,
};
use othello_home::jobs::settings::KeepSetting;
use othello_home::store::{GameLine, GameSummary, Recollection};
use othello_notation::{Record, transcript};
use ratatui::crossterm::event::KeyCode;

use crate::support::{key, model, update};

thread_local! {
    /// The jobs that a test has been asked for.
    static ASKED: RefCell<Vec<AnyJob>> = RefCell::default();
}

/// The message that answers the last job of that type.
#[track_caller]
pub fn answered<J: Job>(answer: J::Answer) -> ScreenInput {
    let then = ASKED.with_borrow(|asked| {
        let job = asked.iter().rev().find(|job| job.get::<J>().is_some());
        job.and_then(|job| job.answered::<J>(answer))
    });
    ScreenInput::Arrived(Action::Continue(then.expect("it is asked for")))
}

/// The message that answers what a line asks for in another game.
fn answered_to<J: Job>(line: &str, answer: J::Answer) -> ScreenInput {
    let mut model = model();
    for letter in format!(":{line}\n").chars() {
        let code = if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) };
        if let Some(message) = key_press::input_of_key(&model.view(), key(code)) {
            update(&mut model, message);
        }
    }
    answered::<J>(answer)
}

/// Lists saved games.
pub fn listed(games: impl IntoIterator<Item = Record>) -> ScreenInput {
    let games = (1..).zip(games.into_iter().map(|record| GameLine::from(&record)));
    let summary = |(number, game)| GameSummary::new(number, game);
    answered_to::<ListGames>("games", games.map(summary).collect())
}

/// The message that a saved game was read to be opened, or the reason why it was not.
pub fn opened(game: Result<Record, &str>) -> ScreenInput {
    let error = |reason| StoreError::Read { path: path(), cause: cause(reason) };
    let game = game.map(LoadedGame::from).map_err(error);
    ScreenInput::Arrived(Action::Continue(Then::new(move |app, ()| {
        new_game::open_read(app, game.clone());
    })))
}

/// The message that a saved game was read to be shown.
pub fn previewed(index: usize, record: &Record) -> ScreenInput {
    let then = ASKED.with_borrow(|asked| {
        let job = asked.iter().rev().find(|job| job.get() == Some(&LoadGame(index)));
        job.and_then(|job| job.answered::<LoadGame>(Ok(record.clone().into())))
    });
    ScreenInput::Arrived(Action::Continue(then.expect("it is asked for")))
}

/// The message that the game is saved, or the reason why it is not.
pub fn saved(result: Result<(), &str>) -> ScreenInput {
    let result = result.map_err(error);
    ScreenInput::Arrived(Action::Continue(Then::new(move |app, ()| {
        saving::saved_before(app, result.clone());
    })))
}

/// The message that a game is kept, or the reason why it is not.
pub fn kept_reply(result: Result<(), &str>) -> ScreenInput {
    let mut app = model().app().clone();
    let game = app.session().record();
    let outputs = app.attend(Input::tick(Duration::ZERO), |app| app.state.keep(game));
    let then = outputs.into_iter().find_map(|output| match output {
        Output::Effect(Effect::Job(job)) => job.answered::<KeepGame>(result.map_err(error)),
        Output::Effect(_) | Output::Event(_) => None,
    });
    ScreenInput::Arrived(Action::Continue(then.expect("it is asked for")))
}

/// The message that says what is remembered.
pub fn recalled(recollection: Recollection) -> ScreenInput {
    answered::<RecallProgress>(Ok(recollection))
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
pub fn words(effects: &[effect::ScreenEffect]) -> Vec<String> {
    effects.iter().map(effect_words).collect()
}

fn effect_words(effect: &effect::ScreenEffect) -> String {
    let effect = match effect {
        effect::ScreenEffect::App(effect) => effect,
        effect::ScreenEffect::Mouse(mouse) => return format!("mouse {mouse:?}"),
        effect::ScreenEffect::Alert(news) => return format!("alert {news}"),
        effect::ScreenEffect::Speak => return "speak".into(),
        effect::ScreenEffect::Suspend => return "suspend".into(),
        effect::ScreenEffect::Redraw => return "redraw".into(),
    };
    match effect {
        Effect::Engine(request) => task_words(&request.task),
        Effect::Job(job) => {
            ASKED.with_borrow_mut(|asked| asked.push(job.clone()));
            job_words(job)
        }
        Effect::StopEngine => "stop engine".into(),
        Effect::Link(effect) => format!("link {effect:?}"),
        Effect::Copy(text) => format!("copy {text}"),
        Effect::Restart(next) => {
            let ticket = next.ticket().into_iter();
            let words = next.arguments().into_iter().filter(|word| word != "-").chain(ticket);
            format!("restart {}", words.collect::<Vec<_>>().join(" "))
        }
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
    if let Some(SaveGame(record)) = job.get() {
        format!("save {}", played(record))
    } else if let Some(KeepGame { record, in_place_of }) = job.get() {
        format!("{} {}", in_place_of.as_ref().map_or("keep", |_| "replace by"), line(record))
    } else if let Some(KeepSetting { setting, .. }) = job.get() {
        format!("keep {}", setting.name())
    } else if let Some(KeepSheet(draft)) = job.get() {
        format!("sheet {}", draft.grid.numbers().count())
    } else if let Some(SaveAs { name, record }) = job.get() {
        format!("save {} as {name}", played(record))
    } else if let Some(KeepEstimate(estimate)) = job.get() {
        format!("keep estimate {estimate}")
    } else if let Some(RememberProgress(entries)) = job.get() {
        format!("remember {}", entries.len())
    } else if let Some(LoadGame(index)) = job.get() {
        format!("load {index}")
    } else if let Some(RenameGame { index, name }) = job.get() {
        format!("rename {index} {name}")
    } else if let Some(DeleteGame(index)) = job.get() {
        format!("delete {index}")
    } else if let Some(request) = job.get::<ReadGame>() {
        format!("read game {}", request.number)
    } else {
        // `OpenGames`, `ReadRepertoires(None)`
        format!("{job:?}")
    }
}

fn played(record: &Record) -> String {
    transcript::write(record.game.plies())
}

/// The moves played, and those undone behind them.
fn line(record: &Record) -> String {
    played(record) + &transcript::write(record.game.undone())
}
