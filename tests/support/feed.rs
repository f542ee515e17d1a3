//! The standard input of a program.

use std::io::{ErrorKind, Write};
use std::process::Child;

/// Writes to the standard input of a program and closes it. One that refuses its arguments ends without
/// reading.
pub fn feed(program: &mut Child, input: &[u8]) {
    let mut stdin = program.stdin.take().expect("its standard input is piped");
    match stdin.write_all(input) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{error}"),
        Ok(()) | Err(_) => {}
    }
}
