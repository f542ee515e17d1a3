//! The book that a command works on, and the game that it begins with.

use std::path::PathBuf;

use anyhow::{Result, bail};
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_games::book::Book;
use othello_home::config;
use othello_home::disk::dirs::short;
use othello_home::own_book::make_folder_of;
use othello_home::process::exit_status::ExitStatus;
use othello_notation::transcript;
use othello_words::faults::Said;
use othello_words::i18n::m;

use super::options::BookFileArgs;
use crate::options::rules::usage;
use crate::run::diagnostic::print_error;

/// Returns the file: the one that is named, or else the player's.
pub fn file(args: &BookFileArgs) -> Result<PathBuf> {
    match &args.file {
        Some(path) => Ok(path.clone()),
        None => match config::book::file()? {
            Some(path) => Ok(path),
            None => bail!(m::book::off()),
        },
    }
}

/// Opens the book to be added to, which is mended if it is damaged, in a folder that may have to be made.
pub fn open_to_add(args: &BookFileArgs) -> Result<Book> {
    let path = file(args)?;
    make_folder_of(&path)?;
    let mut book = Book::open(path)?;
    book.mend()?;
    tell_damage(&book);
    Ok(book)
}

/// Says what is left out of a damaged book, and where the damaged file is kept.
pub fn tell_damage(book: &Book) -> ExitStatus {
    let Some(damage) = book.damage() else { return ExitStatus::Success };
    print_error(&format!("{}: {}", short(book.path()), damage.said()));
    ExitStatus::Failure
}

pub fn game(moves: Option<&String>) -> Result<Game> {
    let mut game = Game::new(Rules::OTHELLO);
    if let Some(moves) = moves {
        let played = transcript::play(&mut game, moves);
        played.map_err(|error| usage(&error.said().to_string()))?;
    }
    Ok(game)
}
