//! `othello puzzles`: endgame puzzles from games.

mod choice;
mod games;
mod printer;
mod reading;
mod solving;
mod source;
mod view;

use std::collections::HashSet;
use std::sync::Arc;

use anyhow::{Context, Result, bail};

use super::look::Look;
use crate::cli::PuzzlesArgs;
use crate::commands::output::Output;
use crate::commands::resume::EarlierLines;
use crate::commands::stream;
use crate::features::exercise::puzzle;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::{Course, Progress};
use crate::value::counted;
use othello_engine::puzzle::NotAPuzzle;

use choice::Choice;
use printer::{Printer, Solutions};
use reading::{Item, Origin, PendingPuzzle, Reading};
use view::PuzzleView;

/// Prints the puzzles, or shows them to be solved.
pub fn run(args: PuzzlesArgs) -> Result<ExitStatus> {
    if args.puzzles.play { solving::run(&args) } else { print(args) }
}

/// Prints the puzzles, or writes them to the file of `--resume`; faults go to standard error, and the
/// other games are still searched.
fn print(args: PuzzlesArgs) -> Result<ExitStatus> {
    let (out, earlier) = Output::open(args.base.resume.as_deref(), PuzzleView::OPENING)?;
    let mut search = Search::new(Arc::new(args), out)?;
    let outcome = search.run(earlier);
    search.progress.clear();
    if let Some(status) = search.interrupt.status() {
        return Ok(status);
    }
    outcome.map(|()| search.status)
}

struct Search {
    args: Arc<PuzzlesArgs>,
    choice: Choice,
    interrupt: Interrupt,
    progress: Progress,
    course: Course,
    printer: Printer,
    /// The fingerprints of the puzzles that have been found, in this run and in earlier ones.
    found: HashSet<u64>,
    status: ExitStatus,
}

impl Search {
    fn new(args: Arc<PuzzlesArgs>, out: Output) -> Result<Self> {
        let options = &args.puzzles;
        let choice = Choice::of(options)?;
        let heading = match choice.day {
            Some(day) => puzzle::heading_of_day(day).to_string(),
            None => "Puzzle {number}".into(),
        };
        let printer = Printer {
            out,
            look: (!options.json).then(|| Look::of_output(args.look.style)),
            solutions: if options.solutions { Solutions::Shown } else { Solutions::Hidden },
            heading,
            printed: 0,
            paragraphs: 0,
        };
        Ok(Self {
            choice,
            interrupt: Interrupt::catch().context("cannot catch signals")?,
            progress: Progress::at_terminal(),
            course: Course::default(),
            printer,
            found: HashSet::new(),
            status: ExitStatus::Success,
            args,
        })
    }

    fn run(&mut self, earlier: EarlierLines) -> Result<()> {
        let Some(games) = self.search(Origin::Given, earlier)? else { return Ok(()) };
        let puzzles = match self.printer.printed {
            0 => "No puzzles".into(),
            puzzles => counted(puzzles, "puzzle"),
        };
        if self.args.has_files() || self.printer.printed > 0 {
            return self.printer.say(&format!("{puzzles} in {}.", counted(games, "game")));
        }
        if self.args.base.is_given() {
            return Ok(());
        }
        self.printer.say("No puzzles in the saved games: built-in ones follow.")?;
        self.search(Origin::BuiltIn, EarlierLines::none()).map(drop)
    }

    /// Prints the puzzles of some games; returns the number of games, or `None` if there are enough
    /// puzzles, or a signal ends the program, before their end.
    fn search(&mut self, origin: Origin, earlier: EarlierLines) -> Result<Option<usize>> {
        let stop = self.interrupt.stop().clone();
        let reading = Reading::new(self.args.clone(), self.choice.seed, earlier, stop);
        let engine = self.args.engine;
        let stream = stream::start(engine.threads(), &engine.options_of_thread(), move |feeder| {
            reading.feed(origin, feeder)
        });
        for item in stream {
            match item? {
                Item::Fault(fault) => {
                    self.progress.clear();
                    let status = fault.report();
                    if status != ExitStatus::Success {
                        self.status = status;
                    }
                }
                Item::Known(fingerprint) => {
                    self.found.insert(fingerprint);
                    self.progress.update(|| {
                        format!("{} of an earlier run", counted(self.found.len(), "puzzle"))
                    });
                }
                Item::Candidate(pending) => {
                    let interrupt = self.interrupt.clone();
                    interrupt.computing(|_| self.take(*pending))?;
                    if interrupt.status().is_some() || self.printer.printed >= self.choice.wanted {
                        return Ok(None);
                    }
                }
                Item::End { games } => {
                    self.progress.clear();
                    return Ok(Some(games));
                }
            }
        }
        bail!("the games have no end")
    }

    /// Waits until a position has been checked, and prints it if it is a puzzle and not the double of one.
    fn take(&mut self, pending: PendingPuzzle) -> Result<()> {
        let PendingPuzzle { candidate, share, again, puzzle } = pending;
        let puzzle = puzzle.wait(|| {
            self.progress.update(|| {
                let share = share.map(|share| self.course.tell(share));
                let share = share.map_or_else(String::new, |share| format!("; {share}"));
                let found = counted(self.found.len(), "puzzle");
                format!("{}: {found} so far{share}", candidate.source.place())
            });
        });
        let puzzle = match (puzzle, &again) {
            (Ok(puzzle), _) => puzzle,
            (Err(NotAPuzzle::Stopped), _) | (Err(_), None) => return Ok(()),
            (Err(_), Some(earlier)) => return earlier.check(&[]),
        };
        if !self.found.insert(candidate.fingerprint) {
            return Ok(());
        }
        self.progress.clear();
        match again {
            Some(earlier) => earlier.check(&self.printer.text(&candidate, &puzzle)?),
            None => self.printer.print(&candidate, &puzzle),
        }
    }
}
