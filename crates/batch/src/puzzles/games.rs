//! The games that puzzles are looked for in: those of files, or the saved ones.

use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::Arc;

use anyhow::Result;
use othello_core::game::Game;
use othello_engine::puzzle;
use othello_home::files::StoreError;
use othello_home::said;
use othello_home::store::SavedGames;
use othello_notation::Record;
use othello_notation::error::{ReadError, ReadErrorKind};
use othello_notation::reader::Found;
use othello_words::i18n::m;

use super::options::PuzzlesArgs;
use super::source::{GamePlace, PuzzleCandidate, SourceGame};
use crate::run::diagnostic::Diagnostic;
use crate::run::input::{BatchEntry, Input};
use crate::run::options::Shard;

/// The games, in their order.
pub struct PuzzleGames {
    /// The files; `None` for the saved games.
    input: Option<Rc<Input>>,
    /// The numbers of empty squares.
    empties: Vec<RangeInclusive<u8>>,
    /// The seed of the ranks of positions.
    seed: u64,
    /// The part of the positions that is wanted, by their fingerprints, and of the errors, by the
    /// numbers of their games.
    shard: Shard,
    seen: SeenLast,
    /// The number of games and errors that have been read.
    read: u64,
    /// The number of games that have been read.
    pub count: usize,
}

/// The findings in the games.
pub enum PuzzleFinding {
    /// A position that may be a puzzle.
    Candidate(PuzzleCandidate),
    Diagnostic(Diagnostic),
}

impl PuzzleGames {
    /// Prepares to read the games.
    pub fn new(args: &PuzzlesArgs, seed: u64) -> Self {
        let files = args.files();
        let input = || Rc::new(Input::of_othello(&files, args.encoding.encoding));
        Self {
            input: (!files.is_empty()).then(input),
            empties: args.empties(),
            seed,
            shard: args.base.shard(),
            seen: SeenLast::new(),
            read: 0,
            count: 0,
        }
    }

    pub const fn are_from_files(&self) -> bool {
        self.input.is_some()
    }

    /// Passes on each position that may be a puzzle, and what is to be said, with the share of the files that has been
    /// read with it.
    pub fn each(
        &mut self,
        mut take: impl FnMut(PuzzleFinding, Option<f64>) -> Result<()>,
    ) -> Result<()> {
        let Some(input) = self.input.clone() else {
            return self.each_saved(&mut |finding| take(finding, None));
        };
        let mut take = |finding| take(finding, input.meter.share());
        let outcome = input.each(|name, entry| match entry {
            BatchEntry::Game(game) => self.found(name, game, &mut take),
            BatchEntry::Note(note) => self.say(note, &mut take),
        });
        outcome.map(drop)
    }

    /// Passes on the puzzles that come with the program.
    pub fn each_built_in(
        &mut self,
        mut take: impl FnMut(PuzzleFinding) -> Result<()>,
    ) -> Result<()> {
        (1..).zip(puzzle::built_in()).try_for_each(|(number, it)| {
            let game = Game::from_position(it.position).into();
            self.positions(GamePlace::BuiltIn(number), &game, &mut take)
        })
    }

    fn found(
        &mut self,
        name: &str,
        game: Result<Found, ReadError>,
        take: &mut impl FnMut(PuzzleFinding) -> Result<()>,
    ) -> Result<()> {
        match game {
            // They are counted.
            Err(error) if error.kind == ReadErrorKind::NoGame => Ok(()),
            Err(error) => self.say(Diagnostic::of(name, &error), take),
            Ok(Found { at, record, warnings, .. }) => {
                for warning in warnings.iter().filter(|_| self.shard.has(self.read)) {
                    take(PuzzleFinding::Diagnostic(Diagnostic::warning(name, at, warning)))?;
                }
                self.count += 1;
                self.positions(GamePlace::File { name: name.to_owned(), at }, &record, take)
            }
        }
    }

    /// Passes on the positions of the saved games, and of the current one if it is over.
    fn each_saved(&mut self, take: &mut impl FnMut(PuzzleFinding) -> Result<()>) -> Result<()> {
        let mut saved = SavedGames::open()?;
        match saved.current() {
            Ok(Some(record)) if record.result().is_some() => {
                self.count += 1;
                self.positions(GamePlace::Current, &record, take)?;
            }
            Ok(_) => {}
            Err(error) => self.say(Diagnostic::error(said::in_words(&error)), take)?,
        }
        for index in 0.. {
            match saved.load(index) {
                Ok(game) => {
                    self.count += 1;
                    self.positions(GamePlace::Saved(index + 1), &game.record, take)?;
                }
                Err(StoreError::NoSuchGame { .. }) => break,
                Err(error) => self.say(Diagnostic::error(said::in_words(&error)), take)?,
            }
        }
        Ok(())
    }

    /// Passes on what is said in place of a game.
    fn say(
        &mut self,
        diagnostic: Diagnostic,
        take: &mut impl FnMut(PuzzleFinding) -> Result<()>,
    ) -> Result<()> {
        let is_wanted = self.shard.has(self.read);
        self.read += 1;
        if is_wanted { take(PuzzleFinding::Diagnostic(diagnostic)) } else { Ok(()) }
    }

    fn positions(
        &mut self,
        place: GamePlace,
        record: &Record,
        take: &mut impl FnMut(PuzzleFinding) -> Result<()>,
    ) -> Result<()> {
        let source = Arc::new(SourceGame::new(place, record));
        let rules = record.game.rules();
        if !puzzle::supports(rules) {
            let why = m::faults::skipped(m::batch::only_rules_of_othello(rules.to_string()));
            return self.say(Diagnostic::note(format!("{}: {why}", source.place())), take);
        }
        self.read += 1;
        let empties = self.empties.iter().cloned();
        let candidates = empties.flat_map(|empties| puzzle::candidates(&record.game, empties));
        for (plies, position) in candidates {
            let fingerprint = puzzle::fingerprint(&position);
            if self.shard.has(fingerprint) && self.seen.insert(fingerprint) {
                let rank = puzzle::rank(&position, self.seed);
                let source = source.clone();
                take(PuzzleFinding::Candidate(PuzzleCandidate {
                    rank,
                    fingerprint,
                    position,
                    plies,
                    source,
                }))?;
            }
        }
        Ok(())
    }
}

/// The positions that have been seen, by their fingerprints, as far as there is room: the same game may
/// be in two files. One that is forgotten is only searched again.
struct SeenLast(Box<[u64]>);

impl SeenLast {
    /// The number of slots; each holds the last position that belongs there.
    const SLOTS: usize = 1 << 20;

    fn new() -> Self {
        Self(vec![0; Self::SLOTS].into_boxed_slice())
    }

    /// Adds a position; returns `true` if it is not known to have been seen.
    fn insert(&mut self, fingerprint: u64) -> bool {
        // The low bits of all positions of a part can be the same.
        let slot = (fingerprint >> 40) as usize % Self::SLOTS;
        std::mem::replace(&mut self.0[slot], fingerprint) != fingerprint
    }
}
