//! Games with faults: they are loaded up to the first, and repairs are offered.

pub mod commands;
pub mod dropped;
pub mod state;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use othello_core::position::Position;
use othello_home::base::ReadGame;
use othello_home::disk::files::is_path;
use othello_notation::Format;
use othello_notation::error::Warning;
use othello_notation::paste;
use othello_notation::reader::Found;
use othello_notation::transcript;
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text::{quoted, sentence};

use crate::app::App;
use crate::app::page::Page;
use crate::app::reply::{After, Done, Refuse, Reply, Tone};
use crate::features::new_game;
use state::FaultyGame;

pub const PAGE: Page = Page::new("repairs");

/// Loads a game from its transcript, or a position; one with a fault up to there, with the repairs to choose from, and
/// one that has more beside it than in it if the player says that it is one. A path is that of a file with a game.
fn load(app: &mut App, text: &str) -> Done {
    if let Some(files) = dropped::files(text) {
        return open_files(app, files);
    }
    let rules = app.game().rules();
    let usual = Position::start(rules);
    let why = match paste::read_from(text, usual) {
        Ok((Found { record, warnings, .. }, others)) => {
            return new_game::paste(app, record, move |app| warn(app, &warnings, others));
        }
        Err(why) => why.said(),
    };
    if let Some(faulty) = FaultyGame::read(text, rules).map(Box::new) {
        new_game::open(app, faulty.record.clone(), move |app| {
            app.features.repairs.loaded = Some(faulty.clone());
        });
        return Ok(());
    }
    let found = paste::doubtful(text, usual).ok_or_else(|| m::repairs::unreadable(why))?;
    let moves = transcript::write(found.record.game.plies());
    app.state.ask_carefully(m::repairs::doubtful(moves), move |app| {
        let mut record = found.record.clone();
        record.doubt();
        new_game::load(app, record);
        warn(app, &found.warnings, 0);
    });
    Ok(())
}

/// Loads what is typed: a game or a position as [`load`] does, or the file at a path from where the program was started.
fn load_typed(app: &mut App, text: &str) -> Done {
    let text = text.trim();
    let path = Path::new(text);
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    if ending.is_some_and(|ending| ending.parse::<Format>().is_ok()) {
        return open_files(app, dropped::files(text).unwrap_or_else(|| vec![path.into()]));
    }
    load(app, text).or_else(|refused| match &refused.why {
        why if !why.is_like(&m::repairs::unreadable("")) => Err(refused),
        _ if is_path(text) => open_files(app, vec![path.into()]),
        _ if text.split_whitespace().any(is_move) || is_board(text) => Err(refused),
        _ => Err(m::repairs::neither(quoted(text)).into()),
    })
}

/// Returns `true` for a word with a square in it, as a list of moves has.
fn is_move(word: &str) -> bool {
    word.as_bytes().windows(2).any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']))
}

/// Returns `true` for a text of discs and empty squares, as a position has.
fn is_board(text: &str) -> bool {
    text.contains(['-', '.']) && text.chars().all(|letter| "XOxo-. ".contains(letter))
}

/// Opens the first of several files.
fn open_files(app: &mut App, files: Vec<PathBuf>) -> Done {
    let others = files.len().saturating_sub(1);
    if others > 0 {
        app.state.say(Reply::new(Tone::Warning, vec![m::repairs::other_files(others)]).as_news());
    }
    if let Some(first) = files.into_iter().next() {
        app.state.job(ReadGame::first(first), new_game::open_read);
    }
    Ok(())
}

/// Says what is to be said about a text that was pasted, in which other games may stand.
fn warn(app: &mut App, warnings: &[Warning], others: usize) {
    let said = |warning: &Warning| sentence(&warning.said().to_string());
    let others = (others > 0).then(|| m::repairs::not_taken(others));
    let said: Vec<_> = warnings.iter().map(said).map(m::common::raw).chain(others).collect();
    if !said.is_empty() {
        app.state.say(Reply::new(Tone::Warning, said));
    }
}

/// Shows the repairs of a game that was opened.
pub fn begin(app: &mut App) {
    if app.features.repairs.offered.is_some() {
        app.state.show(PAGE);
    }
}

/// Offers the repairs of a game from when it is loaded until another one is.
pub fn follow(app: &mut App) {
    if app.state.changed().game {
        let repairs = &mut app.features.repairs;
        repairs.offered = repairs.loaded.take();
        begin(app);
    }
}

fn show(app: &mut App) -> Done {
    if app.features.repairs.offered.is_none() {
        return Err(m::repairs::none().quiet());
    }
    app.state.show(PAGE);
    Ok(())
}

/// Puts a repair in place of the game; moves that both have stay as they are.
fn take(app: &mut App, index: usize) -> Done {
    let faulty = app.features.repairs.offered.as_ref();
    let repairs = &faulty.ok_or_else(|| m::repairs::none().quiet())?.repairs;
    let count = repairs.len();
    let repair = repairs.get(index).ok_or_else(|| m::repairs::only(count).quiet())?;
    let taken = m::repairs::taken(repair.said());
    let squares: Vec<_> = repair.game.plies().iter().map(|ply| ply.square).collect();
    let known = app.game().plies().iter().zip(&squares);
    let known = known.take_while(|(ply, square)| ply.square == **square).count();
    let state = &mut app.state;
    state.viewed.undo_to(known);
    state.viewed.leave();
    let mut rest = squares[known..].iter();
    rest.try_for_each(|&square| state.session_mut().play(square))
        .expect("a repair is a legal game from the same start");
    state.told_mut().change_turn();
    state.say(Reply::from(taken).then(After::TurnAndBoard));
    state.save();
    app.state.hide(PAGE);
    Ok(())
}

/// Returns the fault of a game, and how far it is loaded.
pub fn fault(faulty: &FaultyGame) -> Text {
    let moves = faulty.record.game.plies().len();
    m::repairs::fault(sentence(&faulty.fault.to_string()), moves)
}
