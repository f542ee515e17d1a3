//! Folders of their own for tests that need files.

use std::fs;
use std::path::{self, Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

/// An empty folder of its own, removed when it is dropped.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("folder-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        // Compiled elsewhere, it may lack the letter of its drive.
        let path = path::absolute(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)).unwrap();
        // A process of the same number may have been killed before it could remove its own.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file, in folders that are made for it, and returns its whole path.
    #[allow(dead_code, reason = "some tests write their files otherwise")]
    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
