//! The values of moves as the commands say them: those of a search, or of the player's book where that has looked deeper.

use std::path::PathBuf;
use std::sync::{Mutex, Once, PoisonError};

use clap::Args;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_engine::any_engine::AnyEngine;
use othello_engine::knowledge::Knowledge;
use othello_engine::review::{self, Review};
use othello_engine::{Limits, Line, Stop};
use othello_games::explorer::are_othello;
use othello_home::config;
use othello_home::disk::dirs::short;
use othello_home::own_book::{BookFault, BookKnowledge, OpenBook, is_deep};

use crate::run::diagnostic::print_error;

/// The use of the player's book by a command that searches.
#[derive(Args, Clone, Copy)]
pub struct OwnBookArgs {
    #[arg(long)]
    pub no_book: bool,
}

/// Returns the values of the moves of a position, the best first, those of the book among them. Moves that lead to the
/// same position but for a symmetry have the same.
pub fn values(
    engine: &mut AnyEngine,
    known: Option<&KnownValues>,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Vec<Line> {
    let mut values = review::values(engine, position, limits, stop, |_| {}).lines;
    if let Some(known) = known {
        values = known.with_lines(position, values);
    }
    review::value_symmetrical_moves_alike(position, &mut values);
    values
}

/// The player's book, for all threads of a command.
pub struct KnownValues {
    file: PathBuf,
    book: Mutex<OpenBook>,
    fault: Once,
}

impl KnownValues {
    /// Finds the book, unless the options or the settings want none.
    pub fn find(args: OwnBookArgs) -> Option<Self> {
        let file = config::book::file().ok().flatten().filter(|_| !args.no_book)?;
        Some(Self { file, book: Mutex::default(), fault: Once::new() })
    }

    /// Returns the values of moves of a position that a search has found and those of the book, the best first.
    pub fn with_lines(&self, position: &Position, lines: Vec<Line>) -> Vec<Line> {
        let Some(known) = self.of(position) else { return lines };
        let mut knowledge = Knowledge::default();
        knowledge.learn_moves(position, &lines);
        known.add_to(&mut knowledge, position);
        knowledge.moves(position)
    }

    /// Returns a review in which what the book knows of a position counts as well.
    pub fn with_review(&self, game: &Game, mut review: Review) -> Review {
        for ply in &mut review.plies {
            let before = game.position_at(ply.index);
            let Some(known) = self.of(&before) else { continue };
            let mut knowledge = Knowledge::default();
            knowledge.learn_judged(&before, ply.lines().each_ref());
            known.add_to(&mut knowledge, &before);
            *ply = ply.known_by(&knowledge, &before);
        }
        review
    }

    /// Keeps what a search of the moves of a position has found, as far as it is deep.
    pub fn keep(&self, position: &Position, lines: &[Line]) {
        let mut knowledge = Knowledge::default();
        knowledge.learn_moves(position, lines);
        let found = knowledge.searched().filter(|(position, line)| is_deep(position, line));
        let found: Vec<_> = found.map(|(position, line)| (*position, line.clone())).collect();
        if !found.is_empty() {
            self.with_book(|book| book.add(&self.file, &found));
        }
    }

    /// Returns what the book knows of a position; `None` if that is nothing.
    fn of(&self, position: &Position) -> Option<BookKnowledge> {
        if !are_othello(position.rules()) {
            return None;
        }
        let known = self.with_book(|book| book.look_up(&self.file, position))?;
        Some(known).filter(|known| !known.moves.is_empty())
    }

    /// Does something with the book, and reports what is wrong with it.
    fn with_book<T>(&self, work: impl FnOnce(&mut OpenBook) -> Result<T, BookFault>) -> Option<T> {
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        let done = work(&mut book);
        if let Some(damage) = book.new_damage() {
            print_error(&format!("{}: {damage}", short(&self.file)));
        }
        done.inspect_err(|why| self.fault.call_once(|| print_error(&why.to_string()))).ok()
    }
}
