//! `othello puzzles`: endgame puzzles from games.

mod choice;
mod games;
mod printer;
mod solving;
mod source;
mod view;

use crate::words;
use std::io::{BufWriter, Write, stdout};

use anyhow::{Context, Result, bail};

use super::look::Look;
use crate::cli::PuzzlesArgs;
use crate::os::exit_status::ExitStatus;
use crate::os::interrupt::Interrupt;
use crate::progress::Progress;
use crate::words::value::counted;
use othello_engine::any_engine::AnyEngine;
use othello_engine::puzzle;

use choice::Choice;
use games::Games;
use printer::{Printer, Solutions};
use source::Candidate;

/// Prints the puzzles, or shows them to be solved.
pub fn run(args: &PuzzlesArgs) -> Result<ExitStatus> {
    if args.puzzles.play { solving::run(args) } else { print(args) }
}

/// Prints the puzzles; faults go to standard error, and the other games are still searched.
fn print(args: &PuzzlesArgs) -> Result<ExitStatus> {
    let choice = Choice::of(&args.puzzles)?;
    let progress = Progress::at_terminal();
    let mut games = Games::new(args, choice.seed.unwrap_or(0), &progress);
    let mut search = Search::new(args, choice, &progress)?;
    let outcome = search.run(&mut games);
    progress.clear();
    if let Some(status) = search.interrupt.status() {
        return Ok(status);
    }
    if !search.has_enough() {
        outcome?;
    }
    Ok(games.status)
}

struct Search<'a, W: Write> {
    choice: Choice,
    engine: AnyEngine,
    interrupt: Interrupt,
    progress: &'a Progress,
    printer: Printer<W>,
    /// The positions to be chosen from.
    pool: Vec<Candidate>,
}

impl<'a> Search<'a, BufWriter<std::io::StdoutLock<'static>>> {
    fn new(args: &PuzzlesArgs, choice: Choice, progress: &'a Progress) -> Result<Self> {
        let options = &args.puzzles;
        let heading = match choice.day {
            Some(day) => words::puzzle::heading_of_day(day),
            None => "Puzzle {number}".into(),
        };
        Ok(Self {
            choice,
            engine: AnyEngine::new(args.engine.options()),
            interrupt: Interrupt::catch().context("cannot catch signals")?,
            progress,
            printer: Printer {
                out: BufWriter::new(stdout().lock()),
                look: (!options.json).then(|| Look::of_output(args.look.style)),
                solutions: if options.solutions { Solutions::Shown } else { Solutions::Hidden },
                heading,
                printed: 0,
                paragraphs: 0,
            },
            pool: Vec::new(),
        })
    }
}

impl<W: Write> Search<'_, W> {
    fn run(&mut self, games: &mut Games) -> Result<()> {
        games.each(|candidate| self.take(candidate))?;
        self.check_pool()?;
        self.progress.clear();
        let puzzles = match self.printer.printed {
            0 => "No puzzles".into(),
            puzzles => counted(puzzles, "puzzle"),
        };
        if games.are_from_files() || self.printer.printed > 0 {
            return self.printer.say(&format!("{puzzles} in {}.", counted(games.count, "game")));
        }
        self.printer.say("No puzzles in the saved games: built-in ones follow.")?;
        games.each_built_in(|candidate| self.take(candidate))?;
        self.check_pool()
    }

    fn has_enough(&self) -> bool {
        self.printer.printed >= self.choice.wanted
    }

    /// Checks a position, or keeps it to be chosen from.
    fn take(&mut self, candidate: Candidate) -> Result<()> {
        if self.choice.seed.is_none() {
            return self.check(&candidate);
        }
        self.pool.push(candidate);
        Ok(())
    }

    /// Checks the positions to be chosen from, by their ranks.
    fn check_pool(&mut self) -> Result<()> {
        let mut pool = std::mem::take(&mut self.pool);
        pool.sort_unstable_by_key(|candidate| candidate.rank);
        pool.iter().try_for_each(|candidate| self.check(candidate))
    }

    /// Prints a position if it is a puzzle.
    ///
    /// # Errors
    /// When there are enough puzzles, and when a signal ends the program.
    fn check(&mut self, candidate: &Candidate) -> Result<()> {
        let interrupt = self.interrupt.clone();
        let found = counted(self.printer.printed, "puzzle");
        self.progress.show(&format!("{}: {found} so far", candidate.source.place()));
        interrupt.computing(|stop| {
            let puzzle = puzzle::check(&mut self.engine, &candidate.position, stop);
            let Ok(puzzle) = puzzle else { return Ok(()) };
            self.progress.clear();
            self.printer.print(candidate, &puzzle).context("cannot print the puzzle")
        })?;
        if interrupt.status().is_some() {
            bail!("a signal ends the program");
        }
        if self.has_enough() {
            bail!("there are enough puzzles");
        }
        Ok(())
    }
}
