//! The user's side of a terminal: keys go in, output comes out.

use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};

use portable_pty::MasterPty;

/// The keys that are sent to a terminal, and the output that comes from it.
pub struct Line {
    pub keys: Box<dyn Write + Send>,
    pub output: Receiver<Vec<u8>>,
    is_closing: Arc<AtomicBool>,
    reader: JoinHandle<()>,
}

impl Line {
    pub fn new(master: &dyn MasterPty) -> Self {
        let keys = master.take_writer().unwrap();
        let mut reader = master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        let is_closing = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&is_closing);
        let reader = thread::spawn(move || {
            let mut bytes = vec![0; 1 << 16];
            while let Ok(length @ 1..) = reader.read(&mut bytes) {
                if is_over.load(Ordering::SeqCst) || sender.send(bytes[..length].to_vec()).is_err()
                {
                    break;
                }
            }
        });
        Self { keys, output, is_closing, reader }
    }

    /// Closes every handle of this side. The reader sleeps until something is written, which an
    /// arrow key, moving the cursor, brings about.
    pub fn close(mut self) {
        self.is_closing.store(true, Ordering::SeqCst);
        self.keys.write_all(b"\x1b[B").unwrap();
        self.reader.join().unwrap();
    }
}
