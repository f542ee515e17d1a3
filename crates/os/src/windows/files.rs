//! Files and folders: which one it is, what is no file, locks, and replacing.

use std::ffi::OsStr;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, IsTerminal};
use std::os::windows::fs::{FileExt as _, MetadataExt, OpenOptionsExt};
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::path::{Component, Path, PathBuf};
use std::thread::sleep;
use std::time::Duration;

use tempfile::{NamedTempFile, PersistError};
use windows_sys::Win32::Foundation::{
    ERROR_ACCESS_DENIED, ERROR_INVALID_HANDLE, ERROR_IO_PENDING, ERROR_LOCK_VIOLATION,
    ERROR_NOT_LOCKED, ERROR_SHARING_VIOLATION, ERROR_USER_MAPPED_FILE, GENERIC_WRITE,
    INVALID_HANDLE_VALUE,
};
use windows_sys::Win32::Storage::FileSystem::{
    BY_HANDLE_FILE_INFORMATION, FILE_FLAG_DELETE_ON_CLOSE, FILE_SHARE_DELETE, FILE_SHARE_READ,
    FILE_SHARE_WRITE, GetFileInformationByHandle, LOCKFILE_EXCLUSIVE_LOCK,
    LOCKFILE_FAIL_IMMEDIATELY, LockFileEx, ReOpenFile, UnlockFileEx,
};
use windows_sys::Win32::System::IO::OVERLAPPED;

use crate::files::Sharing;

/// Scanners, clouds and other windows have a file open for moments, in which it cannot be replaced.
const TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(20);

/// The seconds from 1601, when the clock of the system begins, to 1970, and its ticks in a second.
const SINCE_1601: i64 = 11_644_473_600;
const TICKS: u64 = 10_000_000;

/// The file that takes everything and has nothing.
pub const NOTHING: &str = "NUL";

/// Creates a folder, and its parents. Folders of a user's profile are the user's alone.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Files of a user's profile are the user's alone.
pub const fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// No file is a pipe: those have names of their own.
pub const fn without_waiting(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Opens a file. A device other than a terminal or an empty one has no games and no end; `CON` and its like are devices
/// in every folder.
pub fn open(path: &Path) -> io::Result<File> {
    let no_file = || io::Error::new(ErrorKind::NotSeekable, "expected a file, found a device");
    let file = File::open(path).map_err(|error| match fs::metadata(path) {
        // It would say that access is denied.
        Ok(data) if data.is_dir() => ErrorKind::IsADirectory.into(),
        // Where it is not to be had, its handle is invalid.
        Ok(_) | Err(_) if is_one_of(&error, &[ERROR_INVALID_HANDLE]) => no_file(),
        Ok(_) | Err(_) => error,
    })?;
    let is_file = file.metadata().is_ok_and(|data| data.is_file());
    let is_null = || path.as_os_str().eq_ignore_ascii_case(NOTHING);
    if is_file || file.is_terminal() || is_null() {
        return Ok(file);
    }
    Err(no_file())
}

/// Returns `true` if a text that somebody types is a path, and no name alone.
pub fn is_path(text: &str) -> bool {
    text.contains(['/', '\\']) || has_letter(text)
}

/// Returns `true` if a path begins at the root: at that of a drive, which has a letter, or of a machine.
pub fn is_from_root(path: &str) -> bool {
    has_letter(path) && path[2..].starts_with(['/', '\\']) || path.starts_with(r"\\")
}

fn has_letter(path: &str) -> bool {
    let mut letters = path.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_alphabetic()) && letters.next() == Some(':')
}

/// Returns `true` if a file may have the name, which has no slash: some are devices, whatever their extension, and some letters are
/// special.
pub fn is_name(name: &str) -> bool {
    const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
    const PORTS: [&str; 2] = ["COM", "LPT"];
    let stem = name.split('.').next().unwrap_or_default().trim().to_ascii_uppercase();
    let is_port = PORTS.iter().filter_map(|port| stem.strip_prefix(port)).any(|number| {
        matches!(number.chars().next(), Some('0'..='9' | '¹' | '²' | '³'))
            && number.chars().count() == 1
    });
    let is_special = |letter: char| letter.is_control() || "<>:\"|?*".contains(letter);
    !DEVICES.contains(&&*stem) && !is_port && !name.contains(is_special)
}

/// Checks the names in a path.
///
/// # Errors
/// If no file or folder may have one of them.
pub fn check_names(path: &Path) -> io::Result<()> {
    let is_free = |part| match part {
        Component::Normal(name) => is_name(&OsStr::to_string_lossy(name)),
        Component::Prefix(_) | Component::RootDir | Component::CurDir | Component::ParentDir => {
            true
        }
    };
    if path.components().all(is_free) { Ok(()) } else { Err(ErrorKind::InvalidFilename.into()) }
}

/// Returns the path of an address, `file://` and the machine taken off.
pub fn path_of(bytes: Vec<u8>) -> PathBuf {
    let path = String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
    path.strip_prefix('/').filter(|path| has_letter(path)).unwrap_or(&path).into()
}

/// Reading and writing at a place.
pub trait FileExt {
    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize>;
    fn read_exact_at(&self, bytes: &mut [u8], at: u64) -> io::Result<()>;
    fn write_all_at(&self, bytes: &[u8], at: u64) -> io::Result<()>;
}

impl FileExt for File {
    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<usize> {
        self.seek_read(bytes, at)
    }

    fn read_exact_at(&self, mut bytes: &mut [u8], mut at: u64) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.seek_read(bytes, at) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(length) => {
                    bytes = &mut bytes[length..];
                    at += length as u64;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    fn write_all_at(&self, mut bytes: &[u8], mut at: u64) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.seek_write(bytes, at) {
                Ok(0) => return Err(ErrorKind::WriteZero.into()),
                Ok(length) => {
                    bytes = &bytes[length..];
                    at += length as u64;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// The volume and the number of a file, by which it is known under any name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity(u32, u64);

impl Identity {
    /// Returns the identity of an open file, and its length.
    #[expect(unsafe_code, reason = "the standard library does not tell it yet")]
    pub fn of(file: &File) -> io::Result<(Self, u64)> {
        let mut data = BY_HANDLE_FILE_INFORMATION::default();
        // SAFETY: the handle is that of an open file, and what is known of it is written into a variable.
        if unsafe { GetFileInformationByHandle(file.as_raw_handle(), &raw mut data) } == 0 {
            return Err(io::Error::last_os_error());
        }
        let whole = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
        let number = whole(data.nFileIndexHigh, data.nFileIndexLow);
        let length = whole(data.nFileSizeHigh, data.nFileSizeLow);
        Ok((Self(data.dwVolumeSerialNumber, number), length))
    }

    /// Returns the identity of the file at a path, and its length.
    pub fn at(path: &Path) -> io::Result<(Self, u64)> {
        // No right is needed to be told.
        Self::of(&OpenOptions::new().access_mode(0).open(path)?)
    }
}

/// Returns the time of the last change of a file, in seconds and nanoseconds.
pub fn changed_at(file: &Metadata) -> (i64, i64) {
    let time = file.last_write_time();
    ((time / TICKS).cast_signed() - SINCE_1601, (time % TICKS * 100).cast_signed())
}

/// Returns a number that another file of the same name has not, but for one made within the same moment: the time at which it
/// was made. Its true number would cost to open it.
pub fn number(file: &Metadata) -> u64 {
    file.creation_time()
}

impl Sharing {
    const fn flags(self) -> u32 {
        match self {
            Self::Alone => LOCKFILE_EXCLUSIVE_LOCK,
            Self::Shared => 0,
        }
    }
}

/// Waits for the lock of a file, which it has as long as it is open.
pub fn lock(file: &File, sharing: Sharing) -> io::Result<()> {
    lock_byte(file, sharing.flags())
}

/// Locks a file for as long as it is open; returns `false` if somebody else has it locked.
pub fn try_lock(file: &File, sharing: Sharing) -> io::Result<bool> {
    match lock_byte(file, sharing.flags() | LOCKFILE_FAIL_IMMEDIATELY) {
        Ok(()) => Ok(true),
        Err(error) if is_one_of(&error, &[ERROR_LOCK_VIOLATION, ERROR_IO_PENDING]) => Ok(false),
        Err(error) => Err(error),
    }
}

/// A byte that no file has. A lock keeps others from reading and writing what is locked, this program by another handle
/// included, and here nobody shall be kept from that.
fn place() -> OVERLAPPED {
    let mut place = OVERLAPPED::default();
    place.Anonymous.Anonymous.OffsetHigh = 1 << 30;
    place
}

#[expect(unsafe_code, reason = "the standard library locks all bytes")]
fn lock_byte(file: &File, flags: u32) -> io::Result<()> {
    // SAFETY: the handle is that of an open file for which calls wait, so that the place is not used afterwards.
    match unsafe { LockFileEx(file.as_raw_handle(), flags, 0, 1, 0, &mut place()) } {
        0 => Err(io::Error::last_os_error()),
        _ => Ok(()),
    }
}

/// Gives the lock of a file up.
#[expect(unsafe_code, reason = "the standard library unlocks all bytes")]
pub fn unlock(file: &File) -> io::Result<()> {
    // SAFETY: as of `lock_byte`.
    if unsafe { UnlockFileEx(file.as_raw_handle(), 0, 1, 0, &mut place()) } != 0 {
        return Ok(());
    }
    let error = io::Error::last_os_error();
    if is_one_of(&error, &[ERROR_NOT_LOCKED]) { Ok(()) } else { Err(error) }
}

/// Opens what is locked to have a folder for oneself: a file in it, since folders have no locks, which is gone when nobody
/// has it open any more.
pub fn open_lock_of(folder: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).custom_flags(FILE_FLAG_DELETE_ON_CLOSE);
    let opened = || options.open(folder.join(".othello-lock"));
    // While it is about to go, nobody can open it.
    again_and_again(opened)
}

/// Cuts a file off that is open to be read and appended to: the right to append is not that to cut.
#[expect(unsafe_code, reason = "the standard library opens nothing anew")]
pub fn cut(file: &File, length: u64) -> io::Result<()> {
    const ALL: u32 = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    // SAFETY: the handle is that of an open file.
    let handle = unsafe { ReOpenFile(file.as_raw_handle(), GENERIC_WRITE, ALL, 0) };
    if handle == INVALID_HANDLE_VALUE {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is new, and nobody else has it.
    let again = unsafe { OwnedHandle::from_raw_handle(handle) };
    File::from(again).set_len(length)
}

/// Renames a file, which replaces another one, as soon as nobody keeps it from that.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    again_and_again(|| fs::rename(from, to))
}

/// Gives a file its name, which another one may have.
pub fn persist(file: NamedTempFile, path: &Path) -> io::Result<()> {
    // Closed before: not every file system renames what is open.
    let part = file.into_temp_path();
    rename(&part, path)
}

/// Gives a file its name, which no other one has.
pub fn persist_new(mut file: NamedTempFile, path: &Path) -> Result<(), PersistError> {
    for _ in 1..TRIES {
        match file.persist_noclobber(path) {
            Err(failed) if is_passing(&failed.error) => file = failed.file,
            persisted => return persisted.map(drop),
        }
        sleep(PAUSE);
    }
    file.persist_noclobber(path).map(drop)
}

/// Puts a file in the place of another one that is open; returns `false` if that has to stay: NTFS does it, FAT, many shares and Wine
/// do not. It is not closed for that: its lock would go with it, and others would write meanwhile.
pub fn replace_open(new: &Path, old: &Path) -> io::Result<bool> {
    match rename(new, old) {
        Ok(()) => Ok(true),
        Err(error) if is_passing(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

fn again_and_again<T>(mut attempt: impl FnMut() -> io::Result<T>) -> io::Result<T> {
    for _ in 1..TRIES {
        match attempt() {
            Err(error) if is_passing(&error) => sleep(PAUSE),
            result => return result,
        }
    }
    attempt()
}

/// Returns `true` for what is refused because somebody has the file open.
fn is_passing(error: &io::Error) -> bool {
    const CODES: [u32; 4] = [
        ERROR_ACCESS_DENIED,
        ERROR_SHARING_VIOLATION,
        ERROR_LOCK_VIOLATION,
        ERROR_USER_MAPPED_FILE,
    ];
    is_one_of(error, &CODES)
}

/// Returns what an error of the system is. The standard library has no kind for a file that somebody else has open.
pub fn kind(error: &io::Error) -> ErrorKind {
    const CODES: [u32; 3] = [ERROR_SHARING_VIOLATION, ERROR_LOCK_VIOLATION, ERROR_USER_MAPPED_FILE];
    if is_one_of(error, &CODES) { ErrorKind::ExecutableFileBusy } else { error.kind() }
}

fn is_one_of(error: &io::Error, codes: &[u32]) -> bool {
    error.raw_os_error().is_some_and(|code| codes.contains(&code.cast_unsigned()))
}

#[cfg(test)]
mod tests {
    use std::fs::OpenOptions;
    use std::io::ErrorKind;
    use std::os::windows::fs::OpenOptionsExt;
    use std::path::Path;

    use super::{check_names, cut, is_from_root, is_name, is_path, kind, path_of};

    #[test]
    fn paths_have_letters_and_machines() {
        let check = |text: &str, expected: (bool, bool)| {
            assert_eq!((is_path(text), is_from_root(text)), expected, "{text}");
        };
        check("final.sgf", (false, false));
        check("C:final", (true, false));
        check(r"C:\final", (true, true));
        check("c:/final", (true, true));
        check(r"\\club\games\final", (true, true));
        check(r".\final", (true, false));
        check("棋譜", (false, false));
        assert_eq!(path_of(b"/C:/a b/x.pgn".to_vec()).to_str(), Some("C:/a b/x.pgn"));
        assert_eq!(path_of(b"/a".to_vec()).to_str(), Some("/a"));
    }

    #[test]
    fn devices_are_no_names() {
        for name in ["con", "CON.pgn", "nul", "com1.sgf", "LPT9", "a:b", "what?", "aux .pgn"] {
            assert!(!is_name(name), "{name}");
        }
        for name in ["content", "com", "com10", "lpt-1", "aux-nul", "棋譜"] {
            assert!(is_name(name), "{name}");
        }
        for path in ["con", r".\nul", r"con.\x.pgn", r"C:\aux\x.pgn", r"\\club\games\x?.pgn"] {
            assert!(check_names(Path::new(path)).is_err(), "{path}");
        }
        for path in ["", "x.pgn", "C:x.pgn", r"C:\games", r"..\.\x.pgn", r"\\club\games\x.pgn"] {
            assert!(check_names(Path::new(path)).is_ok(), "{path}");
        }
    }

    #[test]
    fn a_file_that_somebody_else_has_open_is_busy() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.pgn");
        let _theirs =
            OpenOptions::new().write(true).create_new(true).share_mode(0).open(&path).unwrap();
        assert_eq!(kind(&super::open(&path).unwrap_err()), ErrorKind::ExecutableFileBusy);
        let other = super::open(&folder.path().join("none.pgn")).unwrap_err();
        assert_eq!(kind(&other), ErrorKind::NotFound);
    }

    #[test]
    fn a_file_that_is_appended_to_can_be_cut() {
        use std::io::Write;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lines");
        let mut file = std::fs::File::options().append(true).create(true).open(&path).unwrap();
        file.write_all(b"one two").unwrap();
        cut(&file, 3).unwrap();
        file.write_all(b" more").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"one more");
    }
}
