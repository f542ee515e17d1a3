//! The terminal, as the environment describes it.

use std::env;
use std::io::stderr;

use rustix::termios::tcgetwinsize;

/// Returns `true` if the environment asks for output that a screen reader can read.
pub fn wants_words() -> bool {
    env::var_os("ACCESSIBLE").is_some_and(|value| !value.is_empty() && value != "0")
}

/// Returns `true` if the terminal can only print lines, or is none.
pub fn is_dumb() -> bool {
    env::var_os("TERM").is_none_or(|term| term == "dumb")
}

/// Returns `true` if a line of the terminal may be overwritten: the terminal can do it, and no screen
/// reader is in use.
pub fn can_redraw() -> bool {
    !is_dumb() && !wants_words()
}

/// Returns the width of the terminal of standard error; `None` if there is none, or if it does not know its size.
pub fn columns_of_errors() -> Option<usize> {
    let size = tcgetwinsize(stderr()).ok()?;
    Some(usize::from(size.ws_col)).filter(|columns| *columns > 0)
}
