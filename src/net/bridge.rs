//! A bridge from standard input and output to the game that is hosted on this machine, by which `ssh`
//! and other programs reach a host.

use std::io::{self, Read, Write, stdin, stdout};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result};

/// Carries bytes between the standard streams and the socket of a host until one of them ends.
///
/// # Errors
/// When no game is hosted there.
pub fn run(socket: &Path) -> Result<()> {
    let stream = UnixStream::connect(socket)
        .with_context(|| format!("no game is hosted on this machine at {}", socket.display()))?;
    let mut to_host = stream.try_clone()?;
    thread::Builder::new().name("lines".into()).spawn(move || {
        // Either end may close first.
        let _ = carry(&mut stdin().lock(), &mut to_host);
        let _ = to_host.shutdown(Shutdown::Both);
    })?;
    // A broken connection is an end like any other.
    let _ = carry(&mut &stream, &mut stdout().lock());
    Ok(())
}

/// Copies bytes as they come.
fn carry(from: &mut impl Read, to: &mut impl Write) -> io::Result<()> {
    let mut bytes = [0; 4096];
    loop {
        match from.read(&mut bytes)? {
            0 => return Ok(()),
            length => {
                to.write_all(&bytes[..length])?;
                to.flush()?;
            }
        }
    }
}
