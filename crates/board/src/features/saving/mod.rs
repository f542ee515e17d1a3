//! The saving of the current game, and the saved games.

pub mod commands;
pub mod games_dialog;
pub mod search;
pub mod sentences;
pub mod state;
#[cfg(test)]
mod tests;

use std::path::Path;
use std::time::Duration;

use othello_notation::Format;
use othello_words::faults::Said;
use othello_words::i18n::{self, m};
use othello_words::text;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::engine_queue::Purpose;
use crate::app::event::{Effect, Event};
use crate::app::page::Page;
use crate::app::reply::{Done, Reply, Tone};
use crate::features::new_game;
use othello_home::disk::files::is_path;
use othello_home::files::said;
use othello_home::files::{LoadedGame, StoreError};
use othello_home::jobs::saved_games::{
    DeleteGame, ListGames, LoadGame, RenameGame, SaveAs, SaveGame,
};
use othello_home::process::exit_status::ExitStatus;
use othello_home::store::game_rows;
use othello_home::store::{PictureFormat, SAVED_FORMATS, SavedAs};
use state::{News, SaveState};

pub const PAGE: Page = Page::new("saved games");

/// Lists the saved games, or those with these words.
fn list(app: &mut App, words: &str) -> Done {
    app.features.saving.renamed = None;
    app.features.saving.games.look_for(words);
    app.state.job(ListGames, |app, games| {
        let has_any = !games.is_empty();
        let listed = &mut app.features.saving.games;
        listed.list(games);
        if has_any && listed.found().is_empty() {
            listed.look_for("");
            return app.state.say(m::saving::nothing_found());
        }
        show_list(app);
    });
    Ok(())
}

/// Leaves those of the listed games that have these words.
fn filter(app: &mut App, words: &str) -> Done {
    app.features.saving.renamed = None;
    app.features.saving.games.look_for(words);
    app.state.show(PAGE);
    Ok(())
}

/// Continues with one of the saved games, by its index in the last list.
fn open(app: &mut App, index: usize) -> Done {
    app.state.hide(PAGE);
    app.state.job(LoadGame(index), new_game::open_read);
    Ok(())
}

/// Asks for one of the saved games, by its index in the last list, to show it.
pub fn preview(app: &mut App, index: usize) -> Done {
    // A game that cannot be read has no board.
    app.state.job(LoadGame(index), move |app, read| {
        if let Ok(LoadedGame { record, .. }) = read {
            app.state.tell(Event::Previewed(index, record.game.position().board()));
        }
    });
    Ok(())
}

/// Gives one of the saved games, by its index in the last list, another name.
fn rename(app: &mut App, index: usize, name: &str) -> Done {
    if name.is_empty() {
        return Err(m::saving::no_name().into());
    }
    if is_path(name) {
        return Err(m::saving::no_path(quoted(name)).into());
    }
    app.state.job(RenameGame { index, name: name.to_owned() }, renamed);
    Ok(())
}

/// Deletes one of the saved games, by its index in the last list, if the players agree.
fn delete(app: &mut App, index: usize) -> Done {
    let title = app.features.saving.games.all().get(index).map(game_rows::title);
    let title =
        title.unwrap_or_else(|| m::saving::with_number((index + 1).to_string()).to_string());
    app.state.ask_carefully(m::saving::delete_question(title), move |app| {
        app.state.job(DeleteGame(index), deleted);
    });
    Ok(())
}

/// Saves a copy of the game under a name; an empty one stands for date and players. A picture of one
/// position shows the one that is viewed.
fn save_as(app: &mut App, name: &str) -> Done {
    let name = without_as(name.trim());
    let mut record = Box::new(app.session().record());
    // A copy of an unchanged game has the format of its file, whatever that is.
    let is_own =
        |ending: &String| ending.parse::<Format>().is_ok_and(|format| format.is_unchanged(&record));
    if let Some(ending) = unknown_ending(name).filter(|ending| !is_own(ending)) {
        let is_picture = NOT_DRAWN.contains(&&*ending);
        let said = if is_picture { m::saving::not_drawn } else { m::saving::not_written };
        return Err(said(format!(".{ending}")).into());
    }
    let viewed = &app.state.viewed;
    let picture = PictureFormat::of_name(name);
    let is_still = picture.is_some_and(|(_, format)| format.is_still());
    if is_still && viewed.is_browsing() {
        record.game = viewed.line().up_to(viewed.ply());
        record.forfeit = None;
    }
    if picture.is_some() {
        // It takes a while to draw.
        app.state.say(m::saving::saving(text::printable(name)));
    }
    app.state.job(SaveAs { name: name.to_owned(), record }, saved_as);
    Ok(())
}

/// Returns the file of `save as final.sgf`; a name alone may begin so.
fn without_as(name: &str) -> &str {
    let file = name.strip_prefix("as ").map(str::trim_start);
    file.filter(|it| is_path(it) || Path::new(it).extension().is_some()).unwrap_or(name)
}

/// The endings of pictures and films that are not made here.
const NOT_DRAWN: [&str; 11] =
    ["jpg", "jpeg", "webp", "bmp", "tif", "tiff", "avif", "heic", "pdf", "mp4", "webm"];

/// Returns the ending of a name that asks for a file as none is saved. A name may have a dot in it, as in `Dr. Ann`: an
/// ending has a few letters, all of one case.
fn unknown_ending(name: &str) -> Option<String> {
    let ending = Path::new(name).extension()?.to_str()?;
    let is_digit = |letter: char| letter.is_ascii_digit();
    let lower = ending.to_ascii_lowercase();
    let is_one = (2..=4).contains(&ending.len())
        && !ending.chars().all(is_digit)
        && [char::is_ascii_lowercase, char::is_ascii_uppercase]
            .iter()
            .any(|is_of_case| ending.chars().all(|it| is_of_case(&it) || is_digit(it)));
    let is_format = SAVED_FORMATS.iter().any(|format| ending.eq_ignore_ascii_case(format.name()));
    let is_known = is_format || PictureFormat::of_name(name).is_some();
    let is_picture = NOT_DRAWN.contains(&&*lower);
    ((is_one || is_picture) && !is_known).then_some(lower)
}

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
    let is_searching =
        [Purpose::Review, Purpose::Lines].iter().any(|purpose| app.state.engine.is_asked(*purpose));
    let has_failed = app.features.saving.error().is_some();
    (app.state.is_clock_running() || is_searching || has_failed) && !app.state.is_linked()
}

/// Saves the game if the update asks for it, and ends the program after that. A game over a link is
/// kept event by event in a file of its own.
pub fn follow(app: &mut App) {
    if app.state.told_mut().take_save() && !app.state.is_linked() {
        let number = app.features.saving.requested();
        let save = SaveGame(app.session().record().into());
        app.state.job(save, move |app, saved| replied(app, number, saved));
    }
    if let Some(status) = app.features.saving.quit.take() {
        app.state.effect(Effect::Quit(status));
    }
}

/// Takes in whether the game was saved that the program has begun with.
pub fn saved_before(app: &mut App, saved: Result<(), StoreError>) {
    let number = app.features.saving.requested();
    replied(app, number, saved);
}

fn replied(app: &mut App, number: u64, saved: Result<(), StoreError>) {
    match app.features.saving.replied(number, saved) {
        // On the screen it is part of every notice as long as it lasts.
        Some(News::Fails(error)) => {
            app.state.say(Reply::seen(sentences::save_failed(&error)).as_news());
        }
        Some(News::Works) => app.state.say(Reply::from(m::saving::works_again()).as_news()),
        None => {}
    }
}

/// Says under which name a copy was saved, and what it lacks.
fn saved_as(app: &mut App, saved: Result<SavedAs, StoreError>) {
    match saved {
        Ok(SavedAs { file_name, lost }) => {
            let file = text::printable(&file_name);
            let name = Path::new(&file_name).file_name().unwrap_or_default().to_string_lossy();
            app.state.say(match &*lost {
                [] => m::saving::saved_as(file, text::printable(&name)),
                lost => {
                    let parts = i18n::list(lost.iter().map(|loss| loss.said().to_string()));
                    m::saving::saved_without(file, parts)
                }
            });
        }
        Err(error) => {
            let why = m::saving::not_saved_as(said::cause(&error));
            app.state.say(Reply::new(Tone::Warning, vec![why]));
        }
    }
}

/// Says the new name of a saved game, and lists all.
fn renamed(app: &mut App, renamed: Result<SavedAs, StoreError>) {
    match renamed {
        Ok(SavedAs { file_name, .. }) => {
            let stem = Path::new(&file_name).file_stem().unwrap_or_default();
            app.features.saving.renamed = Some(stem.to_string_lossy().into_owned());
            app.state.say(m::saving::renamed(text::printable(&file_name)));
            list_anew(app);
        }
        Err(error) => app.state.refuse(m::saving::cannot_rename(error.said())),
    }
}

/// Says that a saved game is deleted, and lists the others.
fn deleted(app: &mut App, deleted: Result<(), StoreError>) {
    match deleted {
        Ok(()) => {
            app.features.saving.renamed = None;
            app.state.say(m::saving::deleted());
            list_anew(app);
        }
        Err(error) => app.state.refuse(m::saving::cannot_delete(error.said())),
    }
}

/// Lists the games anew after a change of them: all, if none is left that the players look for.
fn list_anew(app: &mut App) {
    app.state.job(ListGames, |app, games| {
        let listed = &mut app.features.saving.games;
        listed.list(games);
        if listed.found().is_empty() {
            listed.look_for("");
        }
        show_list(app);
    });
}

fn show_list(app: &mut App) {
    let saving = &app.features.saving;
    match (saving.games.all().is_empty(), saving.state()) {
        (true, SaveState::Failed(_)) => app.state.say(m::saving::no_games()),
        (true, SaveState::Pending(_) | SaveState::Saved) => {
            app.state.say(m::saving::no_other_games());
        }
        (false, _) => app.state.show(PAGE),
    }
}
