//! The thread that reads the games, and hands out the positions to be checked.

use std::sync::Arc;

use anyhow::Result;
use serde::Deserialize;

use super::games::{Fault, Finding, Games};
use super::source::{Candidate, Place};
use crate::cli::PuzzlesArgs;
use crate::commands::resume::{EarlierLine, EarlierLines, EarlierPlace};
use crate::commands::stream::{Feeder, Promise};
use othello_core::board::Board;
use othello_engine::Stop;
use othello_engine::puzzle::{self, NotAPuzzle, Puzzle, Wanted};

/// A position of the games, or what stands there instead.
pub enum Item {
    /// Something that cannot be searched.
    Fault(Fault),
    /// A position that an earlier run has found to be a puzzle, by its fingerprint.
    Known(u64),
    /// A position that is being checked.
    Candidate(Box<PendingPuzzle>),
    /// The end of the games.
    End {
        /// The number of games.
        games: usize,
    },
}

/// A position that is being checked.
pub struct PendingPuzzle {
    /// The position.
    pub candidate: Candidate,
    /// The share of the input that was read with it.
    pub share: Option<f64>,
    /// The line that an earlier run has written about it.
    pub again: Option<EarlierLine>,
    /// The puzzle, if it is one.
    pub puzzle: Promise<Result<Puzzle, NotAPuzzle>>,
}

/// The games that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Those of files, or the saved ones.
    Given,
    /// Those that come with the program.
    BuiltIn,
}

/// The games and the lines of earlier runs, side by side.
pub struct Reading {
    args: Arc<PuzzlesArgs>,
    wanted: Wanted,
    /// The seed by which positions are chosen; `None` for the order of the games.
    seed: Option<u64>,
    earlier: EarlierLines,
    /// The first of the earlier lines whose position has not been read.
    line: Option<(EarlierLine, EarlierPuzzle)>,
    stop: Stop,
}

impl Reading {
    /// Prepares to read the games.
    pub fn new(
        args: Arc<PuzzlesArgs>,
        seed: Option<u64>,
        earlier: EarlierLines,
        stop: Stop,
    ) -> Self {
        let (wanted, _) = args.wanted();
        Self { args, wanted, seed, earlier, line: None, stop }
    }

    /// Puts each position that may be a puzzle into the stream, but those that an earlier run has
    /// checked.
    pub fn feed(mut self, origin: Origin, feeder: &Feeder<Item>) -> Result<()> {
        self.line = self.read_line()?;
        let mut games = Games::new(&self.args, self.seed.unwrap_or(0));
        let meter = games.meter.clone();
        let mut pool = Vec::new();
        let take = |finding| match finding {
            Finding::Fault(fault) => feeder.push(Item::Fault(fault)),
            Finding::Candidate(candidate) if self.seed.is_some() => {
                pool.push(candidate);
                Ok(())
            }
            Finding::Candidate(candidate) => self.check(feeder, candidate, meter.share()),
        };
        match origin {
            Origin::Given => games.each(take)?,
            Origin::BuiltIn => games.each_built_in(take)?,
        }
        pool.sort_unstable_by_key(|candidate| candidate.rank);
        pool.into_iter().try_for_each(|candidate| self.check(feeder, candidate, None))?;
        if let Some((line, _)) = &self.line {
            return Err(line.refused("is about no position of the games"));
        }
        feeder.push(Item::End { games: games.count })
    }

    fn read_line(&mut self) -> Result<Option<(EarlierLine, EarlierPuzzle)>> {
        let Some(line) = self.earlier.read()? else { return Ok(None) };
        let puzzle = line.parse()?;
        Ok(Some((line, puzzle)))
    }

    fn check(
        &mut self,
        feeder: &Feeder<Item>,
        candidate: Candidate,
        share: Option<f64>,
    ) -> Result<()> {
        let is_here = |(_, puzzle): &mut (_, EarlierPuzzle)| puzzle.is_of(&candidate);
        let again = self.line.take_if(is_here).map(|(line, _)| line);
        if again.is_some() {
            self.line = self.read_line()?;
        }
        match (&again, &self.line) {
            (Some(_), Some(_)) => return feeder.push(Item::Known(candidate.fingerprint)),
            // An earlier run has found that it is no puzzle.
            (None, Some(_)) => return Ok(()),
            // One line is made again, to see that the options are the same.
            (Some(_) | None, None) => {}
        }
        let (position, stop) = (candidate.position, self.stop.clone());
        let wanted = self.wanted;
        let puzzle =
            feeder.search(move |engine| puzzle::check_wanted(engine, &position, wanted, &stop))?;
        let pending = PendingPuzzle { candidate, share, again, puzzle };
        feeder.push(Item::Candidate(Box::new(pending)))
    }
}

/// A puzzle as a line has it, as far as it says which position.
#[derive(Deserialize)]
struct EarlierPuzzle {
    source: String,
    #[serde(flatten)]
    place: EarlierPlace,
    plies: usize,
    board: String,
    side: String,
}

impl EarlierPuzzle {
    fn is_of(&self, candidate: &Candidate) -> bool {
        let place = &candidate.source.place;
        let is_there = match place {
            Place::File { name, at } => self.place.is_in_file(name, *at),
            Place::Current => self.place.is_number(None),
            Place::Saved(number) | Place::BuiltIn(number) => self.place.is_number(Some(*number)),
        };
        let board = self.board.parse::<Board>();
        is_there
            && self.source == place.name()
            && self.plies == candidate.plies
            && board == Ok(candidate.position.board())
            && candidate.position.to_move().is_some_and(|color| color.name() == self.side)
    }
}
