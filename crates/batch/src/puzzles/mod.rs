//! `othello puzzles`: endgame puzzles from games.

mod candidates;
pub mod games;
pub mod options;
pub mod printer;
pub mod source;
mod view;

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::Result;
use othello_engine::puzzle::NotAPuzzle;
use othello_home::process::exit_status::ExitStatus;
use othello_words::explorer;
use othello_words::i18n::m;
use othello_words::puzzles;

use crate::run::Batch;
use crate::run::earlier::EarlierLines;
use crate::run::output::BatchOutput;
use candidates::{CandidateOrigin, Candidates, EarlierPuzzle, PendingPuzzle, PuzzleItem};
use options::{PuzzleChoice, PuzzlesArgs};
use printer::{Paper, PuzzlePrinter, Solutions};
use view::PuzzleView;

/// Prints the puzzles, as JSON without paper, or writes them to the file of `--resume`; faults go to standard error, and
/// the other games are still searched.
pub fn run(args: PuzzlesArgs, paper: Option<&dyn Paper>) -> Result<ExitStatus> {
    let (out, earlier) = BatchOutput::open(args.base.resume.as_deref(), PuzzleView::OPENING)?;
    let mut batch = Batch::writing_to(out)?;
    let mut search = Search::new(Arc::new(args), paper)?;
    let outcome = search.run(&mut batch, earlier);
    batch.end(outcome)
}

struct Search<'a> {
    args: Arc<PuzzlesArgs>,
    choice: PuzzleChoice,
    printer: PuzzlePrinter<'a>,
    /// The fingerprints of the puzzles that have been found, in this run and in earlier ones.
    found: HashSet<u64>,
}

impl<'a> Search<'a> {
    fn new(args: Arc<PuzzlesArgs>, paper: Option<&'a dyn Paper>) -> Result<Self> {
        let choice = PuzzleChoice::of(&args)?;
        let heading = choice.day.map(puzzles::heading_of_day);
        let solutions = if args.solutions { Solutions::Shown } else { Solutions::Hidden };
        let printer = PuzzlePrinter { paper, solutions, heading, printed: 0, paragraphs: 0 };
        Ok(Self { args, choice, printer, found: HashSet::new() })
    }

    fn run(&mut self, batch: &mut Batch, earlier: EarlierLines<EarlierPuzzle>) -> Result<()> {
        let Some(games) = self.search(batch, CandidateOrigin::Given, earlier)? else {
            return Ok(());
        };
        let out = &mut batch.out;
        if self.args.has_files() || self.printer.printed > 0 {
            let puzzles = m::batch::puzzles(self.printer.printed);
            let end = m::batch::puzzles_in(puzzles, explorer::games(games as u64));
            return self.printer.say(out, &end.to_string());
        }
        if self.args.base.is_given() {
            return Ok(());
        }
        self.printer.say(out, &m::batch::built_in_follow().to_string())?;
        self.search(batch, CandidateOrigin::BuiltIn, EarlierLines::none()).map(drop)
    }

    /// Prints the puzzles of some games; returns the number of games, or `None` if there are enough
    /// puzzles, or a signal ends the program, before their end.
    fn search(
        &mut self,
        batch: &mut Batch,
        origin: CandidateOrigin,
        earlier: EarlierLines<EarlierPuzzle>,
    ) -> Result<Option<usize>> {
        let (args, stop) = (Arc::clone(&self.args), batch.interrupt.stop().clone());
        let engine = args.engine;
        let candidates = Candidates { args, seed: self.choice.seed, earlier, stop };
        let mut count = None;
        let feed = move |feeder: &_| candidates.feed(origin, feeder);
        batch.each_searched(engine, feed, |batch, item| {
            match item {
                PuzzleItem::Known(fingerprint) => {
                    self.found.insert(fingerprint);
                    let found = self.found.len();
                    let known = || m::batch::of_earlier_run(m::batch::puzzles(found)).to_string();
                    batch.progress.update(known);
                }
                PuzzleItem::Candidate(pending) => {
                    self.take(batch, *pending)?;
                    if self.printer.printed >= self.choice.wanted {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                PuzzleItem::End { games } => {
                    batch.progress.clear();
                    count = Some(games);
                }
            }
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(count)
    }

    /// Waits until a position has been checked, and prints it if it is a puzzle and not the double of one.
    fn take(&mut self, batch: &mut Batch, pending: PendingPuzzle) -> Result<()> {
        let PendingPuzzle { candidate, share, again, puzzle } = pending;
        let puzzle = batch.wait(puzzle, share, || {
            let found = m::batch::puzzles(self.found.len());
            m::batch::so_far(candidate.source.place(), found).to_string()
        });
        let puzzle = match (puzzle, &again) {
            (Ok(puzzle), _) => puzzle,
            (Err(NotAPuzzle::Stopped), _) | (Err(_), None) => return Ok(()),
            (Err(_), Some(earlier)) => return earlier.check(&[]),
        };
        if !self.found.insert(candidate.fingerprint) {
            return Ok(());
        }
        batch.progress.clear();
        match again {
            Some(earlier) => earlier.check(&self.printer.text(&candidate, &puzzle)?),
            None => self.printer.print(&mut batch.out, &candidate, &puzzle),
        }
    }
}
