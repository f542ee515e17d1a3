//! The signals that the loop takes in, and suspending of the program.

use std::collections::VecDeque;
use std::io;
use std::os::unix::net::UnixStream;

use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;

const CAUGHT: [i32; 7] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH];

/// The signals that were caught.
pub struct Signals {
    delivery: SignalDelivery<UnixStream, SignalOnly>,
    /// Each signal at most once, however often it was sent.
    pending: VecDeque<i32>,
}

impl Signals {
    /// Starts to catch signals. Each writes a byte to `waker`, which can be read from `wakeups`.
    ///
    /// # Errors
    /// If the signals cannot be caught.
    pub fn catch(wakeups: UnixStream, waker: UnixStream) -> io::Result<Self> {
        let delivery = SignalDelivery::with_pipe(wakeups, waker, SignalOnly, CAUGHT)?;
        Ok(Self { delivery, pending: VecDeque::new() })
    }

    /// Returns the stream that becomes readable after a signal.
    pub fn wakeups(&self) -> &UnixStream {
        self.delivery.get_read()
    }

    /// Returns the next pending signal, and empties the stream of wakeups.
    pub fn next_signal(&mut self) -> Option<i32> {
        self.collect();
        self.pending.pop_front()
    }

    /// Returns `true` if `SIGCONT` is pending.
    pub fn has_been_continued(&mut self) -> bool {
        self.collect();
        self.pending.contains(&SIGCONT)
    }

    fn collect(&mut self) {
        for signal in self.delivery.pending() {
            if !self.pending.contains(&signal) {
                self.pending.push_back(signal);
            }
        }
    }
}

/// Returns `true` if a shell can resume the program after it is suspended. The first process group of a
/// session has no such shell; suspended, it would be a dead window.
pub fn is_job() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

/// Suspends the whole job, including a script around this program, as the shell expects.
///
/// # Errors
/// If the signal cannot be sent.
pub fn stop() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::STOP)?)
}
