//! Ctrl-C, and the signals like it, as a request to stop.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::app::exit_status::ExitStatus;
use crate::engine::Stop;

/// The signals by which a user or the system asks the program to end.
pub struct Interruption {
    stop: Stop,
    signal: Arc<AtomicUsize>,
}

impl Interruption {
    /// Begins to catch the signals. The first one requests the stop; the second one ends the program
    /// at once.
    ///
    /// # Errors
    /// When the signals cannot be caught.
    pub fn catch() -> io::Result<Self> {
        let (is_stopped, signal) = (Arc::new(AtomicBool::new(false)), Arc::default());
        catch(&is_stopped, &signal)?;
        Ok(Self { stop: is_stopped.into(), signal })
    }

    /// Returns the request to stop.
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Returns the exit status of the program after the signal that has come.
    pub fn status(&self) -> Option<ExitStatus> {
        let signal = i32::try_from(self.signal.load(Ordering::Relaxed)).ok()?;
        ExitStatus::of_signal(signal)
    }
}

#[cfg(unix)]
fn catch(is_stopped: &Arc<AtomicBool>, signal: &Arc<AtomicUsize>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::flag;
    for (number, status) in [
        (SIGHUP, ExitStatus::HungUp),
        (SIGINT, ExitStatus::Interrupted),
        (SIGTERM, ExitStatus::Terminated),
    ] {
        flag::register_conditional_shutdown(number, status.code().into(), Arc::clone(is_stopped))?;
        flag::register_usize(number, Arc::clone(signal), number.unsigned_abs() as usize)?;
        flag::register(number, Arc::clone(is_stopped))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn catch(_: &Arc<AtomicBool>, _: &Arc<AtomicUsize>) -> io::Result<()> {
    Ok(())
}
