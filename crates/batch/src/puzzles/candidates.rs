//! The positions of the games, which are handed out to be checked.

use std::sync::Arc;

use anyhow::Result;
use serde::Deserialize;

use super::games::{PuzzleFinding, PuzzleGames};
use super::options::PuzzlesArgs;
use super::source::{GamePlace, PuzzleCandidate};
use crate::run::earlier::{Earlier, EarlierLine, EarlierLines, EarlierPlace};
use crate::run::threads::{Feeder, Promise};
use othello_core::board::Board;
use othello_engine::Stop;
use othello_engine::puzzle::{self, NotAPuzzle, Puzzle};
use othello_words::i18n::m;

/// A position of the games, or what stands there instead.
pub enum PuzzleItem {
    /// A position that an earlier run has found to be a puzzle, by its fingerprint.
    Known(u64),
    /// A position that is being checked.
    Candidate(Box<PendingPuzzle>),
    End {
        games: usize,
    },
}

/// A position that is being checked.
pub struct PendingPuzzle {
    pub candidate: PuzzleCandidate,
    /// The share of the input that was read with it.
    pub share: Option<f64>,
    /// The line that an earlier run has written about it.
    pub again: Option<EarlierLine>,
    /// The puzzle, if it is one.
    pub puzzle: Promise<Result<Puzzle, NotAPuzzle>>,
}

/// The games that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CandidateOrigin {
    /// Those of files, or the saved ones.
    Given,
    /// Those that come with the program.
    BuiltIn,
}

/// The games and the lines of earlier runs, side by side.
pub struct Candidates {
    pub args: Arc<PuzzlesArgs>,
    /// The seed by which positions are chosen; `None` for the order of the games.
    pub seed: Option<u64>,
    pub earlier: EarlierLines<EarlierPuzzle>,
    pub stop: Stop,
}

impl Candidates {
    /// Puts each position that may be a puzzle into the stream, but those that an earlier run has
    /// checked.
    pub fn feed(mut self, origin: CandidateOrigin, feeder: &Feeder<PuzzleItem>) -> Result<()> {
        let mut games = PuzzleGames::new(&self.args, self.seed.unwrap_or(0));
        let mut pool = Vec::new();
        let mut take = |finding, share| match finding {
            PuzzleFinding::Diagnostic(diagnostic) => feeder.say(diagnostic),
            PuzzleFinding::Candidate(candidate) if self.seed.is_some() => {
                pool.push(candidate);
                Ok(())
            }
            PuzzleFinding::Candidate(candidate) => self.check(feeder, candidate, share),
        };
        match origin {
            CandidateOrigin::Given => games.each(take)?,
            CandidateOrigin::BuiltIn => games.each_built_in(|finding| take(finding, None))?,
        }
        pool.sort_unstable_by_key(|candidate| candidate.rank);
        pool.into_iter().try_for_each(|candidate| self.check(feeder, candidate, None))?;
        self.earlier.end(m::batch::resumes_no_position)?;
        feeder.push(PuzzleItem::End { games: games.count })
    }

    fn check(
        &mut self,
        feeder: &Feeder<PuzzleItem>,
        candidate: PuzzleCandidate,
        share: Option<f64>,
    ) -> Result<()> {
        let again = match self.earlier.find(|line| line.is_of(&candidate))? {
            // One line is made again, to see that the options are the same.
            Earlier::Line(line) if line.is_last => Some(line),
            Earlier::Line(_) => return feeder.push(PuzzleItem::Known(candidate.fingerprint)),
            // An earlier run has found that it is no puzzle.
            Earlier::Nothing => return Ok(()),
            Earlier::Unreached => None,
        };
        let (position, stop) = (candidate.position, self.stop.clone());
        let (wanted, _) = self.args.wanted();
        let puzzle =
            feeder.search(move |engine| puzzle::check_wanted(engine, &position, wanted, &stop))?;
        let pending = PendingPuzzle { candidate, share, again, puzzle };
        feeder.push(PuzzleItem::Candidate(Box::new(pending)))
    }
}

/// A puzzle as a line has it, as far as it says which position.
#[derive(Deserialize)]
pub struct EarlierPuzzle {
    source: String,
    #[serde(flatten)]
    place: EarlierPlace,
    plies: usize,
    board: String,
    side: String,
}

impl EarlierPuzzle {
    fn is_of(&self, candidate: &PuzzleCandidate) -> bool {
        let place = &candidate.source.place;
        let is_there = match place {
            GamePlace::File { name, at } => self.place.is_in_file(name, *at),
            GamePlace::Current => self.place.is_number(None),
            GamePlace::Saved(number) | GamePlace::BuiltIn(number) => {
                self.place.is_number(Some(*number))
            }
        };
        let board = self.board.parse::<Board>();
        is_there
            && self.source == place.name()
            && self.plies == candidate.plies
            && board == Ok(candidate.position.board())
            && candidate.position.to_move().is_some_and(|color| color.name() == self.side)
    }
}
