//! The signals that ask the program to end.

use std::io;
use std::ops::ControlFlow;

use crate::process::exit_status::ExitStatus;

/// Catches the signals that ask the program to end, and calls a function with the exit status of each
/// on another thread.
pub fn on_end(
    mut handle: impl FnMut(ExitStatus) -> ControlFlow<()> + Send + 'static,
) -> io::Result<()> {
    othello_os::signals::on_end(move |signal| {
        ExitStatus::of_signal(signal).map_or(ControlFlow::Continue(()), &mut handle)
    })
}
