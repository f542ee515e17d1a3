//! The signals that ask the program to end.

use std::io;
use std::ops::ControlFlow;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

/// Catches the signals that ask the program to end, and calls a function with the number of each on a thread of its own.
pub fn on_end(mut handle: impl FnMut(i32) -> ControlFlow<()> + Send + 'static) -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    let listen = move || {
        let _ = signals.forever().try_for_each(&mut handle);
    };
    thread::Builder::new().name("signals".into()).spawn(listen)?;
    Ok(())
}
