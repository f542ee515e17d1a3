//! The same program with other arguments, which takes the terminal over when this one has ended.

use std::env;
use std::io;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use othello_os::processes::replace_by;

/// Set for a program that was started from the board, to which it goes back if it cannot begin.
const FROM_BOARD: &str = "OTHELLO_FROM_BOARD";
/// The reason why a program that was started from the board could not begin, for the one that goes on.
const FAILURE: &str = "OTHELLO_FAILURE";

/// The ticket of the game with which it goes on: the list of processes shows arguments to others, and not this.
const TICKET: &str = "OTHELLO_TICKET";

static WHY: Mutex<Option<String>> = Mutex::new(None);
static ARGUMENTS: Mutex<Option<Vec<String>>> = Mutex::new(None);
static SECRET: Mutex<Option<String>> = Mutex::new(None);

/// Has the program start anew with these arguments once it has ended, and with the ticket for which a hyphen stands there.
pub fn set(arguments: Vec<String>, ticket: Option<String>) {
    *ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner) = Some(arguments);
    *SECRET.lock().unwrap_or_else(PoisonError::into_inner) = ticket;
}

/// Returns the ticket with which the program was started from the board.
pub fn ticket() -> Option<String> {
    env::var(TICKET).ok()
}

/// Adds arguments for a program that is to start anew.
pub fn add(more: impl IntoIterator<Item = String>) {
    if let Some(arguments) = &mut *ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner) {
        arguments.extend(more);
    }
}

/// Returns `true` if the program was started from the board.
pub fn is_from_board() -> bool {
    env::var_os(FROM_BOARD).is_some()
}

/// Has the program go back to the board, which says why.
pub fn go_back(why: String) {
    *WHY.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
    set(Vec::new(), None);
}

/// Returns the reason why the program is back on the board.
pub fn failure() -> Option<String> {
    env::var(FAILURE).ok()
}

/// Returns `true` if the program is to start anew.
pub fn is_set() -> bool {
    ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// Starts the program anew if that is wanted; returns only if it is not, or cannot be done.
pub fn start() -> io::Result<()> {
    let arguments = ARGUMENTS.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(arguments) = arguments else { return Ok(()) };
    let mut next = Command::new(env::current_exe()?);
    next.args(arguments);
    match WHY.lock().unwrap_or_else(PoisonError::into_inner).take() {
        Some(why) => next.env_remove(FROM_BOARD).env(FAILURE, why),
        None => next.env(FROM_BOARD, "").env_remove(FAILURE),
    };
    match SECRET.lock().unwrap_or_else(PoisonError::into_inner).take() {
        Some(ticket) => next.env(TICKET, ticket),
        None => next.env_remove(TICKET),
    };
    Err(replace_by(&mut next))
}
