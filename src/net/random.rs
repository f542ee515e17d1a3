//! Secrets from the system's source of random bytes.

use std::io;

use othello_peer::Secret;

/// Returns a new secret.
///
/// # Errors
/// When the system has no source of random bytes.
pub fn secret() -> io::Result<Secret> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Secret::new(bytes))
}
