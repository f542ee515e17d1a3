//! The games that puzzles are looked for in: those of files, or the saved ones.

use crate::words;
use std::collections::HashSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::rc::Rc;

use anyhow::Result;

use super::source::{Candidate, Place, Source};
use crate::cli::PuzzlesArgs;
use crate::input;
use crate::os::exit_status::ExitStatus;
use crate::progress::Progress;
use crate::store::{SavedGames, StoreError};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_engine::puzzle;
use othello_engine::puzzle::NotAPuzzle;
use othello_notation::Record;
use othello_notation::encoding::Encoding;
use othello_notation::error::{ReadError, ReadErrorKind};
use othello_notation::reader::Found;

/// The games; faults go to standard error, and the other games are still read.
pub struct Games<'a> {
    files: Vec<PathBuf>,
    encoding: Option<Encoding>,
    empties: RangeInclusive<u8>,
    /// The seed of the ranks of positions.
    seed: u64,
    progress: &'a Progress,
    /// The positions that have been found, by their ranks: the same game may be in two files.
    seen: HashSet<u64>,
    /// The number of games that have been read.
    pub count: usize,
    /// The failure of a game, if there was one.
    pub status: ExitStatus,
}

impl<'a> Games<'a> {
    /// Prepares to read the games.
    pub fn new(args: &PuzzlesArgs, seed: u64, progress: &'a Progress) -> Self {
        let (files, empties) = (args.files(), args.puzzles.empties.clone());
        let (count, status) = (0, ExitStatus::Success);
        let encoding = args.encoding.encoding;
        Self { files, encoding, empties, seed, progress, seen: HashSet::new(), count, status }
    }

    /// Returns `true` if files were named.
    pub const fn are_from_files(&self) -> bool {
        !self.files.is_empty()
    }

    /// Passes on each position that may be a puzzle, once.
    pub fn each(&mut self, mut take: impl FnMut(Candidate) -> Result<()>) -> Result<()> {
        if self.are_from_files() {
            let files = self.files.clone();
            let start = Position::start(Rules::OTHELLO);
            input::each(&files, self.encoding, start, |name, game| {
                self.found(name, game, &mut take)
            })
            .map(drop)
        } else {
            self.each_saved(&mut take)
        }
    }

    /// Passes on the puzzles that come with the program.
    pub fn each_built_in(&mut self, mut take: impl FnMut(Candidate) -> Result<()>) -> Result<()> {
        (1..).zip(puzzle::built_in()).try_for_each(|(number, position)| {
            let game = Game::from_position(position).into();
            self.positions(Place::BuiltIn(number), &game, &mut take)
        })
    }

    fn found(
        &mut self,
        name: &str,
        game: Result<Found, ReadError>,
        take: &mut impl FnMut(Candidate) -> Result<()>,
    ) -> Result<()> {
        // They are counted.
        let is_none = |error: &ReadError| error.kind == ReadErrorKind::NoGame;
        if game.as_ref().is_err_and(is_none) {
            return Ok(());
        }
        let Some(found) = input::accept(name, game, &mut self.status) else { return Ok(()) };
        let Found { at, record, .. } = found;
        self.count += 1;
        self.positions(Place::File { name: name.into(), at }, &record, take)
    }

    /// Passes on the positions of the saved games, and of the current one if it is over.
    fn each_saved(&mut self, take: &mut impl FnMut(Candidate) -> Result<()>) -> Result<()> {
        let mut saved = SavedGames::open()?;
        match saved.current() {
            Ok(Some(record)) if record.result().is_some() => {
                self.count += 1;
                self.positions(Place::Current, &record, take)?;
            }
            Ok(_) => {}
            Err(error) => self.report(&error),
        }
        for index in 0.. {
            match saved.load(index) {
                Ok(game) => {
                    self.count += 1;
                    self.positions(Place::Saved(index + 1), &game.record, take)?;
                }
                Err(StoreError::NoSuchGame { .. }) => break,
                Err(error) => self.report(&error),
            }
        }
        Ok(())
    }

    fn report(&mut self, error: &StoreError) {
        self.status = ExitStatus::Failure;
        input::print_error(&words::sentence::with_causes(error));
    }

    /// Passes on the positions of a game.
    fn positions(
        &mut self,
        place: Place,
        record: &Record,
        take: &mut impl FnMut(Candidate) -> Result<()>,
    ) -> Result<()> {
        let source = Rc::new(Source::new(place, record));
        let rules = record.game.rules();
        if !puzzle::supports(rules) {
            let why = NotAPuzzle::Rules(rules);
            self.progress.clear();
            input::print_error(&format!("{}: skipped: {why}", source.place()));
            return Ok(());
        }
        for (plies, position) in puzzle::candidates(&record.game, self.empties.clone()) {
            let rank = puzzle::rank(&position, self.seed);
            if self.seen.insert(rank) {
                take(Candidate { rank, position, plies, source: source.clone() })?;
            }
        }
        Ok(())
    }
}
