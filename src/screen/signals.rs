//! Signals as inputs, and the stopping of the program.

use std::collections::VecDeque;
use std::io;
use std::os::unix::net::UnixStream;

use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;

use super::input::Input;
use crate::os::exit_status::ExitStatus;

const CAUGHT: [i32; 7] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH];

/// The signals that have come.
pub struct Signals {
    delivery: SignalDelivery<UnixStream, SignalOnly>,
    /// Each signal at most once, however often it came.
    pending: VecDeque<i32>,
}

impl Signals {
    /// Begins to catch signals. Each writes a byte to `waker`, which can be read from `wakeups`.
    ///
    /// # Errors
    /// When the signals cannot be caught.
    pub fn catch(wakeups: UnixStream, waker: UnixStream) -> io::Result<Self> {
        let delivery = SignalDelivery::with_pipe(wakeups, waker, SignalOnly, CAUGHT)?;
        Ok(Self { delivery, pending: VecDeque::new() })
    }

    /// Returns the stream that can be read after a signal.
    pub fn wakeups(&self) -> &UnixStream {
        self.delivery.get_read()
    }

    /// Returns the input of the next signal, if one has come, and empties the stream of wakeups.
    pub fn next_input(&mut self) -> Option<Input> {
        self.collect();
        self.pending.pop_front().map(input)
    }

    /// Returns `true` if the signal that continues the program is among those to come.
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

fn input(signal: i32) -> Input {
    match signal {
        SIGTSTP => Input::Suspend,
        SIGCONT => Input::Continued,
        SIGWINCH => Input::Resized,
        _ => Input::Quit(ExitStatus::of_signal(signal).unwrap_or(ExitStatus::Interrupted)),
    }
}

/// Returns `true` if a shell started this as a job and can resume it. The first group of a session
/// has no such shell: stopped, it would be a dead window.
pub fn is_job() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

/// Stops the whole job, a script around this program too: the shell waits for all of it.
///
/// # Errors
/// When the signal cannot be sent.
pub fn stop() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::STOP)?)
}
