//! The one way through an input, however many games, files and threads there are: faults and warnings are said
//! once, the other games still come, a signal ends the run, and its exit status follows from all of that.

pub mod diagnostic;
pub mod earlier;
pub mod input;
pub mod options;
pub mod output;
pub mod progress;
pub mod threads;

use std::io::Write;
use std::ops::ControlFlow;

use anyhow::{Context, Result, bail};
use othello_home::base::{self, BaseFiles, OpenBase};
use othello_home::process::exit_status::ExitStatus;
use othello_home::process::interrupt::Interrupt;
use othello_notation::error::ReadError;
use othello_notation::reader::Found;
use othello_words::explorer;
use othello_words::i18n::m;

use crate::options::engine::EngineArgs;
use diagnostic::Diagnostic;
use input::{BatchEntry, Input};
use output::BatchOutput;
use progress::{BatchCourse, Progress, percent};
use threads::{Feeder, Given, Promise};

/// A run of a command over its input.
pub struct Batch {
    pub out: BatchOutput,
    pub progress: Progress,
    pub interrupt: Interrupt,
    course: BatchCourse,
    status: ExitStatus,
}

impl Batch {
    /// Begins a run that writes to standard output.
    pub fn start() -> Result<Self> {
        Self::writing_to(BatchOutput::standard())
    }

    /// Begins a run, and catches the signals that end it.
    pub fn writing_to(out: BatchOutput) -> Result<Self> {
        Ok(Self {
            out,
            progress: Progress::at_terminal(),
            interrupt: Interrupt::catch().with_context(m::faults::no_signals)?,
            course: BatchCourse::default(),
            status: ExitStatus::Success,
        })
    }

    /// Hands over each game of an input, after its warnings, and each error, after it was said. Returns the number of
    /// the lines of comment behind the games.
    pub fn each(
        &mut self,
        input: &Input,
        mut take: impl FnMut(&mut Self, &str, Result<Found, ReadError>) -> Result<()>,
    ) -> Result<usize> {
        let outcome = input.each(|name, entry| {
            match entry {
                BatchEntry::Game(game) => {
                    self.say_of(name, &game)?;
                    take(self, name, game)?;
                }
                BatchEntry::Note(note) => self.say(&note)?,
            }
            if self.is_ended() {
                bail!(m::batch::signal());
            }
            Ok(())
        });
        if self.is_ended() { Ok(0) } else { outcome }
    }

    /// Has one thread read an input and several search in it, and hands over what comes of it, in the order of the
    /// input, until it is broken off.
    pub fn each_searched<T: Send + 'static>(
        &mut self,
        engine: EngineArgs,
        read: impl FnOnce(&Feeder<T>) -> Result<()> + Send + 'static,
        mut take: impl FnMut(&mut Self, T) -> Result<ControlFlow<()>>,
    ) -> Result<()> {
        for given in threads::start(engine.threads(), &engine.options_of_thread(), read) {
            let outcome = given.and_then(|given| match given {
                Given::Diagnostic(diagnostic) => self.say(&diagnostic).map(ControlFlow::Continue),
                Given::Item(item) => {
                    let interrupt = self.interrupt.clone();
                    interrupt.computing(|_| take(self, item))
                }
            });
            if self.is_ended() || outcome?.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Reads the games of a base, as many as there is room for.
    pub fn open_base(&self, files: BaseFiles) -> OpenBase {
        let reading =
            |course: base::ReadingProgress| self.progress.show(&course.said().to_string());
        let base = self.interrupt.computing(|stop| OpenBase::open(files, stop, reading));
        self.progress.clear();
        base
    }

    pub fn is_ended(&self) -> bool {
        self.interrupt.status().is_some()
    }

    /// Waits for the result of a search, and shows meanwhile how far it and the run have come.
    pub fn wait<R>(
        &mut self,
        search: Promise<R>,
        share: Option<f64>,
        mut doing: impl FnMut() -> String,
    ) -> R {
        let Self { progress, course, .. } = self;
        search.wait(|| {
            progress.update(|| {
                let share = share.map(|share| course.tell(share));
                doing() + &share.map_or_else(String::new, |share| format!("; {share}"))
            });
        })
    }

    /// Shows what needs no search, and how far the run has come.
    pub fn pass(&self, share: Option<f64>, doing: impl FnOnce() -> String) {
        self.progress.update(|| {
            let share = share.map(|share| format!("; {}", percent(share)));
            doing() + &share.unwrap_or_default()
        });
    }

    /// Says something of the input on standard error, behind what has been written, and has the run fail for an error.
    pub fn say(&mut self, diagnostic: &Diagnostic) -> Result<()> {
        self.progress.clear();
        self.out.flush()?;
        diagnostic.say(&mut self.status);
        Ok(())
    }

    /// Says the warnings about a game, or its error.
    pub fn say_of(&mut self, name: &str, game: &Result<Found, ReadError>) -> Result<()> {
        match game {
            Ok(found) => {
                let mut warnings = found.warnings.iter();
                warnings
                    .try_for_each(|warning| self.say(&Diagnostic::warning(name, found.at, warning)))
            }
            Err(error) => self.say(&Diagnostic::of(name, error)),
        }
    }

    /// Says the first fault of a base and how many there are, if there are any.
    pub fn say_of_base(&mut self, base: &OpenBase) -> Result<()> {
        match base.faults() {
            (Some(fault), count) => {
                self.say(&Diagnostic::note(explorer::faults(fault, count).to_string()))
            }
            (None, _) => Ok(()),
        }
    }

    pub const fn fail(&mut self) {
        self.status = ExitStatus::Failure;
    }

    /// Ends the run: writes what is left, and returns the exit status, which is that of the signal if one came.
    pub fn end<T>(mut self, outcome: Result<T>) -> Result<ExitStatus> {
        self.progress.clear();
        if let Some(status) = self.interrupt.status() {
            return Ok(status);
        }
        outcome?;
        self.out.flush()?;
        Ok(self.status)
    }
}
