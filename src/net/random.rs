//! Secrets from the system's source of random bytes.

use std::fs::File;
use std::io::{self, Read};

use othello_peer::Secret;

/// Returns a new secret.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn secret() -> io::Result<Secret> {
    let mut bytes = [0; 16];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(Secret::new(bytes))
}
