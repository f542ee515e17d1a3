//! Sockets for others on this machine.

use std::fs::{self, Metadata, Permissions};
use std::io;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

/// The file of a socket, which is removed when it is dropped.
pub struct SocketFile(PathBuf);

impl Drop for SocketFile {
    fn drop(&mut self) {
        // Another program may have removed it.
        let _ = fs::remove_file(&self.0);
    }
}

/// Listens at a socket to which only this user may connect, unless its mode is changed.
///
/// # Errors
/// When another file has the name, or the folder cannot be written.
pub fn listen_at(path: &Path) -> io::Result<(UnixListener, SocketFile)> {
    let is_socket = |data: Metadata| data.file_type().is_socket();
    if UnixStream::connect(path).is_err() && fs::symlink_metadata(path).is_ok_and(is_socket) {
        // A killed program has left it.
        fs::remove_file(path)?;
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, SocketFile(path.into())))
}

/// Returns `true` if there is a socket of that name, or a link to one.
pub fn is_socket(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| data.file_type().is_socket())
}
