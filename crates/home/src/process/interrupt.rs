//! Signals that end long computations.

use std::io;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::process;
use crate::process::exit_status::ExitStatus;
use crate::process::signals;
use othello_engine::Stop;

/// The handler of the signals that ask a command to end: they stop a computation early, and at any
/// other time end the program at once.
#[derive(Clone)]
pub struct Interrupt {
    stop: Stop,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    is_computing: bool,
    /// The status of the signal that came during a computation.
    status: Option<ExitStatus>,
}

impl Interrupt {
    pub fn catch() -> io::Result<Self> {
        let interrupt = Self { stop: Stop::new(), state: Arc::default() };
        let caught = interrupt.clone();
        signals::on_end(move |status| {
            caught.end(status);
            ControlFlow::Continue(())
        })?;
        Ok(interrupt)
    }

    /// Stops the computation. Ends the program if there is none, or if this is the second signal.
    fn end(&self, status: ExitStatus) {
        self.stop.request();
        let mut state = self.state();
        if !state.is_computing || state.status.is_some() {
            process::exit(status);
        }
        state.status = Some(status);
    }

    /// Runs a computation that prints its result. A signal stops it early; the result so far is still
    /// printed.
    pub fn computing<T>(&self, compute: impl FnOnce(&Stop) -> T) -> T {
        self.state().is_computing = true;
        let result = compute(&self.stop);
        let mut state = self.state();
        // After a signal, the totals are still to be printed.
        state.is_computing = state.status.is_some();
        result
    }

    /// Returns the request to stop that a signal makes.
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Returns the exit status of the signal that has stopped a computation.
    pub fn status(&self) -> Option<ExitStatus> {
        self.state().status
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
