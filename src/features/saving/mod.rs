//! The saving of the current game, and the saved games.

pub mod commands;
pub mod games_dialog;
pub mod notes;
pub mod search;
pub mod state;
pub mod status;
pub mod window;

use std::path::Path;
use std::time::Duration;

use crate::app::App;
use crate::app::engine_queue::Job;
use crate::app::event::{Effect, Event};
use crate::app::reply::{Done, Reply, Tone};
use crate::faults::Said;
use crate::features::new_game;
use crate::features::report;
use crate::features::training;
use crate::i18n::{self, Text, m};
use crate::line::error::quoted;
use crate::os::exit_status::ExitStatus;
use crate::store::{GameSummary, PictureFormat, StoreReply, StoreRequest};
use crate::text;
use crate::words::saved_games;
use state::{News, SaveState};

const PAGE: &str = "saved games";

/// Lists the saved games, or those with these words.
fn list(app: &mut App, words: &str) -> Done {
    app.features.saving.renamed = None;
    words.clone_into(&mut app.features.saving.filter);
    app.state.store(StoreRequest::List);
    Ok(())
}

/// Continues with one of the saved games, by its index in the last list.
fn open(app: &mut App, index: usize) -> Done {
    app.state.hide(PAGE);
    app.state.store(StoreRequest::Open(index));
    Ok(())
}

/// Asks for one of the saved games, by its index in the last list, to show it.
fn preview(app: &mut App, index: usize) -> Done {
    app.state.store(StoreRequest::Preview(index));
    Ok(())
}

/// Gives one of the saved games, by its index in the last list, another name.
fn rename(app: &mut App, index: usize, name: &str) -> Done {
    if name.is_empty() {
        return Err(m::saving::no_name().into());
    }
    if name.contains('/') {
        return Err(m::saving::no_path(quoted(name)).into());
    }
    app.state.store(StoreRequest::Rename { index, name: name.to_owned() });
    Ok(())
}

/// Deletes one of the saved games, by its index in the last list, if the players agree.
fn delete(app: &mut App, index: usize) -> Done {
    let title = app.features.saving.games.get(index).map(saved_games::title);
    let title =
        title.unwrap_or_else(|| m::saving::with_number((index + 1).to_string()).to_string());
    app.state.ask_carefully(m::saving::delete_question(title), move |app| {
        app.state.store(StoreRequest::Delete(index));
    });
    Ok(())
}

/// Saves a copy of the game under a name; an empty one stands for date and players. A picture of one
/// position shows the one that is viewed.
fn save_as(app: &mut App, name: &str) -> Done {
    let mut record = Box::new(app.session().record());
    let viewed = &app.state.viewed;
    let is_still = PictureFormat::of_name(name).is_some_and(|(_, format)| format.is_still());
    if is_still && viewed.is_browsing() {
        record.game = viewed.line().up_to(viewed.ply());
        record.forfeit = None;
    }
    app.state.store(StoreRequest::SaveAs { name: name.to_owned(), record });
    Ok(())
}

/// Saves the game and quits.
pub const fn quit(app: &mut App, status: ExitStatus) {
    app.features.saving.quit = Some(status);
    app.state.save();
}

/// Lets time pass for the saves without a reply, and for the next one.
pub fn elapse(app: &mut App, time: Duration) {
    let is_due = is_regular(app);
    if app.features.saving.elapse(time, is_due) {
        app.state.save();
    }
}

/// Returns the time after which the game is saved although nothing has changed.
pub fn next_event(app: &App) -> Option<Duration> {
    is_regular(app).then(|| app.features.saving.left())
}

/// Returns `true` if the game is saved every few seconds, even if nothing changes.
fn is_regular(app: &App) -> bool {
    let is_searching = [Job::Review, Job::Lines].iter().any(|job| app.state.engine.is_asked(*job));
    let has_failed = app.features.saving.error().is_some();
    (app.state.is_clock_running() || is_searching || has_failed) && !app.state.is_linked()
}

/// Saves the game if the update asks for it, and ends the program after that. A game over a link is
/// kept event by event in a file of its own.
pub fn follow(app: &mut App) {
    if app.state.told_mut().take_save() && !app.state.is_linked() {
        app.features.saving.requested();
        let record = Box::new(app.session().record());
        app.state.store(StoreRequest::Save(record));
    }
    if let Some(status) = app.features.saving.quit.take() {
        app.state.effect(Effect::Quit(status));
    }
}

/// Takes in what the store has done.
pub fn stored(app: &mut App, reply: StoreReply) {
    match reply {
        StoreReply::Saved(result) => match app.features.saving.replied(result) {
            // On the screen it is part of every notice as long as it lasts.
            Some(News::Fails(error)) => {
                app.state.say(Reply::seen(notes::save_failed(&error)).as_news());
            }
            Some(News::Works) => {
                app.state.say(Reply::from(m::saving::works_again()).as_news());
            }
            None => {}
        },
        StoreReply::Kept(Err(error)) => warn(app, notes::keep_failed(&error)),
        StoreReply::SheetKept(Err(error)) => {
            warn(app, m::saving::sheet_not_kept(notes::cause(&error)));
        }
        // A game that cannot be read has no board.
        StoreReply::Kept(Ok(()))
        | StoreReply::SheetKept(Ok(()))
        | StoreReply::EstimateKept
        | StoreReply::Previewed { game: Err(_), .. } => {}
        StoreReply::SavedAs(Ok(saved)) => {
            let file = text::printable(&saved.file_name);
            app.state.say(match &*saved.lost {
                [] => m::saving::saved_as(file),
                lost => {
                    let parts = i18n::list(lost.iter().map(|loss| loss.said().to_string()));
                    m::saving::saved_without(file, parts)
                }
            });
        }
        StoreReply::SavedAs(Err(error)) => {
            let why = m::saving::not_saved_as(notes::cause(&error));
            app.state.say(Reply::new(Tone::Warning, vec![why]));
        }
        StoreReply::Listed(games) => listed(app, games),
        StoreReply::Opened(read) => new_game::open_read(app, read),
        StoreReply::Previewed { index, game: Ok(game) } => {
            app.state.tell(Event::Previewed(index, game.game.position().board()));
        }
        StoreReply::Renamed(Ok(saved)) => {
            let stem = Path::new(&saved.file_name).file_stem().unwrap_or_default();
            app.features.saving.renamed = Some(stem.to_string_lossy().into_owned());
            app.state.say(m::saving::renamed(text::printable(&saved.file_name)));
            list_anew(app);
        }
        StoreReply::Renamed(Err(error)) => {
            refuse(app, m::saving::cannot_rename(error.said()));
        }
        StoreReply::Deleted(Ok(())) => {
            app.features.saving.renamed = None;
            app.state.say(m::saving::deleted());
            list_anew(app);
        }
        StoreReply::Deleted(Err(error)) => {
            refuse(app, m::saving::cannot_delete(error.said()));
        }
        StoreReply::Recalled(recalled) => {
            if let Some(then) = app.state.take_recall() {
                then.run(app, recalled);
            }
        }
        StoreReply::Remembered(remembered) => {
            training::remembered(app, remembered);
        }
        StoreReply::Reported(result) => report::reported(app, result),
    }
}

fn warn(app: &mut App, text: Text) {
    app.state.say(Reply::new(Tone::Warning, vec![text]).as_news());
}

fn refuse(app: &mut App, why: Text) {
    app.state.refuse(why);
}

/// Lists all games after a change of them.
fn list_anew(app: &mut App) {
    app.features.saving.filter.clear();
    app.state.store(StoreRequest::List);
}

/// Shows the saved games.
fn listed(app: &mut App, games: Vec<GameSummary>) {
    let saving = &mut app.features.saving;
    saving.games = games.into();
    match (saving.games.is_empty(), saving.state()) {
        (true, SaveState::Failed(_)) => app.state.say(m::saving::no_games()),
        (true, SaveState::Pending(_) | SaveState::Saved) => {
            app.state.say(m::saving::no_other_games());
        }
        (false, _) if saving.found().next().is_none() => {
            saving.filter.clear();
            app.state.say(m::saving::nothing_found());
        }
        (false, _) => app.state.show(PAGE),
    }
}
