//! Sockets for others on this machine.

use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

/// The file of a socket, which goes when nobody listens any more.
pub struct SocketFile(PathBuf);

impl Drop for SocketFile {
    fn drop(&mut self) {
        // Another program may have removed it.
        let _ = fs::remove_file(&self.0);
    }
}

/// Listens at a socket that only this user may connect to, until its mode is changed.
///
/// # Errors
/// When there is another file, or the folder cannot be written.
pub fn listen_at(path: &Path) -> io::Result<(UnixListener, SocketFile)> {
    if UnixStream::connect(path).is_err() && is_socket(path) {
        // One that a killed program has left.
        fs::remove_file(path)?;
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, SocketFile(path.into())))
}

fn is_socket(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|data| data.file_type().is_socket())
}
