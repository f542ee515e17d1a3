//! Signals that end a command which computes for long.

use std::io;
use std::ops::ControlFlow;
use std::process;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::os::exit_status::ExitStatus;
use crate::os::signals;
use othello_engine::Stop;

/// The signals that ask a command to end: they end a computation early, and the program at once at any
/// other time.
#[derive(Clone)]
pub struct Interrupt {
    stop: Stop,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    is_computing: bool,
    /// The status of the signal that has come during a computation.
    status: Option<ExitStatus>,
}

impl Interrupt {
    /// Begins to catch signals.
    ///
    /// # Errors
    /// When the signals cannot be caught.
    pub fn catch() -> io::Result<Self> {
        let interrupt = Self { stop: Stop::new(), state: Arc::default() };
        let caught = interrupt.clone();
        signals::on_end(move |status| {
            caught.end(status);
            ControlFlow::Continue(())
        })?;
        Ok(interrupt)
    }

    /// Ends the computation; ends the program if there is none, or if it has been asked to end
    /// before.
    fn end(&self, status: ExitStatus) {
        self.stop.request();
        let mut state = self.state();
        if !state.is_computing || state.status.is_some() {
            process::exit(status.code().into());
        }
        state.status = Some(status);
    }

    /// Computes and prints something; a signal ends the computation early, and what is known then is
    /// still printed.
    pub fn computing<T>(&self, compute: impl FnOnce(&Stop) -> T) -> T {
        self.state().is_computing = true;
        let result = compute(&self.stop);
        let mut state = self.state();
        // The totals are still to be printed.
        state.is_computing = state.status.is_some();
        result
    }

    /// Returns the exit status of the signal that has ended a computation.
    pub fn status(&self) -> Option<ExitStatus> {
        self.state().status
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
