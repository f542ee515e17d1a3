//! Signals as messages.

use std::io;
use std::thread;

use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

use super::message::Message;
use crate::app::controller::Action;
use crate::app::exit_status::ExitStatus;

/// Starts a thread that forwards each signal, until `forward` returns `false`.
pub fn listen(forward: impl Fn(i32) -> bool + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    let forward = move || {
        for signal in &mut signals {
            if !forward(signal) {
                return;
            }
        }
    };
    thread::Builder::new().name("signals".into()).spawn(forward)?;
    Ok(())
}

/// Returns `true` if a shell started this as a job and can resume it. The first group of a session
/// has no such shell: stopped, it would be a dead window.
pub fn is_job() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

/// Stops the whole job, a script around this program too: the shell waits for all of it.
pub fn stop() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::STOP)?)
}

/// Returns the message of a signal.
pub fn message(signal: i32) -> Message {
    match ExitStatus::of_signal(signal) {
        _ if signal == SIGTSTP => Message::Suspend,
        Some(status) => Message::Act(Action::Quit(status)),
        None => Message::Act(Action::Quit(ExitStatus::Interrupted)),
    }
}
