//! `othello puzzles`: endgame puzzles from games.

mod printer;
mod source;
mod view;

use std::collections::HashSet;
use std::io::{BufWriter, Write, stdout};
use std::num::NonZero;
use std::rc::Rc;

use anyhow::{Context, Result, bail};

use super::look::Look;
use super::play::today;
use crate::app::cli::PuzzlesArgs;
use crate::app::exit_status::ExitStatus;
use crate::app::input;
use crate::app::interrupt::Interrupt;
use crate::app::narration;
use crate::app::narration::evaluation::counted;
use crate::app::progress::Progress;
use crate::app::store::{SavedGames, StoreError};
use crate::engine::any_engine::AnyEngine;
use crate::engine::puzzle;
use crate::engine::puzzle::NotAPuzzle;
use crate::game::Game;
use crate::notation::Record;
use crate::notation::error::ReadError;
use crate::notation::reader::Found;
use crate::position::Position;
use crate::rules::Rules;

use printer::{Printer, Solutions};
use source::{Candidate, Place, Source};

/// Prints the puzzles; faults go to standard error, and the other games are still searched.
pub fn run(args: &PuzzlesArgs) -> Result<ExitStatus> {
    let mut search = Search::new(args)?;
    let outcome = search.run();
    search.progress.clear();
    if let Some(status) = search.interrupt.status() {
        return Ok(status);
    }
    if !search.has_enough() {
        outcome?;
    }
    Ok(search.status)
}

struct Search<'a, W: Write> {
    args: &'a PuzzlesArgs,
    /// The seed by which puzzles are chosen; `None` for the order of the games.
    seed: Option<u64>,
    /// The number of puzzles that are wanted.
    wanted: usize,
    engine: AnyEngine,
    interrupt: Interrupt,
    progress: Progress,
    printer: Printer<W>,
    /// The positions to be chosen from.
    pool: Vec<Candidate>,
    /// The positions that have been found, by their ranks: the same game may be in two files.
    seen: HashSet<u64>,
    /// The number of games.
    games: usize,
    status: ExitStatus,
}

impl<'a> Search<'a, BufWriter<std::io::StdoutLock<'static>>> {
    fn new(args: &'a PuzzlesArgs) -> Result<Self> {
        let options = &args.puzzles;
        let day = options.daily.map(|day| day.or_else(today).context("the clock shows no date"));
        let day = day.transpose()?;
        let seed = match day {
            Some(day) => Some(puzzle::daily_seed(day, options.seed.unwrap_or(0))),
            None => options.seed,
        };
        let heading = match day {
            Some(day) => format!("Puzzle of {}", day.to_string().replace('.', "-")),
            None => "Puzzle {number}".into(),
        };
        let all = options.count.map_or(usize::MAX, NonZero::get);
        Ok(Self {
            args,
            seed,
            wanted: if day.is_some() { 1 } else { all },
            engine: AnyEngine::new(args.engine.options()),
            interrupt: Interrupt::catch().context("cannot catch signals")?,
            progress: Progress::at_terminal(),
            printer: Printer {
                out: BufWriter::new(stdout().lock()),
                look: (!options.json).then(|| Look::of_output(args.style)),
                solutions: if options.solutions { Solutions::Shown } else { Solutions::Hidden },
                heading,
                printed: 0,
                paragraphs: 0,
            },
            pool: Vec::new(),
            seen: HashSet::new(),
            games: 0,
            status: ExitStatus::Success,
        })
    }
}

impl<W: Write> Search<'_, W> {
    fn run(&mut self) -> Result<()> {
        let has_files = !self.args.files.is_empty();
        if has_files {
            let start = Position::start(Rules::OTHELLO);
            input::each(&self.args.files, start, |name, game| self.take_found(name, game))?;
        } else {
            self.take_saved_games()?;
        }
        self.check_pool()?;
        self.progress.clear();
        let puzzles = match self.printer.printed {
            0 => "No puzzles".into(),
            puzzles => counted(puzzles, "puzzle"),
        };
        if has_files || self.printer.printed > 0 {
            return self.printer.say(&format!("{puzzles} in {}.", counted(self.games, "game")));
        }
        self.printer.say("No puzzles in the saved games: built-in ones follow.")?;
        for (number, position) in (1..).zip(puzzle::built_in()) {
            self.take(Place::BuiltIn(number), &Game::from_position(position).into())?;
        }
        self.check_pool()
    }

    fn has_enough(&self) -> bool {
        self.printer.printed >= self.wanted
    }

    fn take_found(&mut self, name: &str, game: Result<Found, ReadError>) -> Result<()> {
        let Found { at, record, warnings, .. } = match game {
            Ok(found) => found,
            Err(error) => {
                input::refuse(name, &error, &mut self.status);
                return Ok(());
            }
        };
        for warning in &warnings {
            input::warn(name, at, warning);
        }
        self.games += 1;
        self.take(Place::File { name: name.into(), at }, &record)
    }

    /// Takes the saved games, and the current one if it is over.
    fn take_saved_games(&mut self) -> Result<()> {
        let mut saved = SavedGames::open()?;
        match saved.current() {
            Ok(Some(record)) if record.result().is_some() => {
                self.games += 1;
                self.take(Place::Current, &record)?;
            }
            Ok(_) => {}
            Err(error) => self.report(&error),
        }
        for index in 0.. {
            match saved.load(index) {
                Ok(record) => {
                    self.games += 1;
                    self.take(Place::Saved(index + 1), &record)?;
                }
                Err(StoreError::NoSuchGame { .. }) => break,
                Err(error) => self.report(&error),
            }
        }
        Ok(())
    }

    fn report(&mut self, error: &StoreError) {
        self.status = ExitStatus::Failure;
        input::print_error(&narration::with_causes(error));
    }

    /// Checks the positions of a game, or keeps them to be chosen from.
    fn take(&mut self, place: Place, record: &Record) -> Result<()> {
        let source = Rc::new(Source::new(place, record));
        let rules = record.game.rules();
        if !puzzle::supports(rules) {
            let why = NotAPuzzle::Rules(rules);
            self.progress.clear();
            input::print_error(&format!("{}: skipped: {why}", source.place()));
            return Ok(());
        }
        let empties = self.args.puzzles.empties.clone();
        for (plies, position) in puzzle::candidates(&record.game, empties) {
            let rank = puzzle::rank(&position, self.seed.unwrap_or(0));
            if !self.seen.insert(rank) {
                continue;
            }
            let candidate = Candidate { rank, position, plies, source: source.clone() };
            if self.seed.is_some() {
                self.pool.push(candidate);
            } else {
                self.check(&candidate)?;
            }
        }
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
