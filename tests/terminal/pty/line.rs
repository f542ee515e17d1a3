//! The user's side of a terminal: keys go in, output comes out.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};

use portable_pty::MasterPty;
use rustix::fs::OFlags;
use rustix::termios::{
    OptionalActions, QueueSelector, SpecialCodeIndex, tcflush, tcgetattr, tcsetattr,
};

/// The keys that are sent to a terminal, and the output that comes from it.
pub struct Line {
    pub keys: Box<dyn Write + Send>,
    pub output: Receiver<Vec<u8>>,
    is_closing: Arc<AtomicBool>,
    gate: Arc<Gate>,
    reader: JoinHandle<()>,
    /// The other side, which the program has.
    name: PathBuf,
}

/// Holds the reader back.
#[derive(Default)]
struct Gate {
    state: Mutex<Reading>,
    changed: Condvar,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Reading {
    /// The reader reads.
    #[default]
    On,
    /// The reader reads once more from now on.
    Stopping,
    /// The reader has read for the last time and waits.
    Stopped,
}

impl Gate {
    fn set(&self, state: Reading) {
        *self.state.lock().unwrap() = state;
        self.changed.notify_all();
    }

    fn state(&self) -> Reading {
        *self.state.lock().unwrap()
    }

    /// Waits while the reader is held back, which has read once more.
    fn wait(&self) {
        let mut state = self.state.lock().unwrap();
        if *state == Reading::Stopping {
            *state = Reading::Stopped;
        }
        drop(self.changed.wait_while(state, |state| *state == Reading::Stopped).unwrap());
    }
}

impl Line {
    pub fn new(master: &dyn MasterPty) -> Self {
        let name = master.tty_name().unwrap();
        let keys = master.take_writer().unwrap();
        let mut reader = master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        let is_closing = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&is_closing);
        let gate = Arc::new(Gate::default());
        let passed = Arc::clone(&gate);
        let reader = thread::spawn(move || {
            let mut bytes = vec![0; 1 << 16];
            loop {
                // What is being read already may have been written before the stop.
                let is_last = passed.state() == Reading::Stopping;
                let Ok(length @ 1..) = reader.read(&mut bytes) else { break };
                if is_over.load(Ordering::SeqCst) || sender.send(bytes[..length].to_vec()).is_err()
                {
                    break;
                }
                if is_last {
                    passed.wait();
                }
            }
        });
        Self { keys, output, is_closing, gate, reader, name }
    }

    /// Reads no more, after the next output or the one after it.
    pub fn stop_reading(&self) {
        self.gate.set(Reading::Stopping);
    }

    /// Returns `true` if there was output that was the last to be read.
    pub fn has_stopped_reading(&self) -> bool {
        self.gate.state() == Reading::Stopped
    }

    /// Reads again.
    pub fn go_on_reading(&self) {
        self.gate.set(Reading::On);
    }

    /// Forgets the keys that no program has read.
    pub fn forget_keys(&self) {
        tcflush(open(&self.name), QueueSelector::IFlush).unwrap();
    }

    /// Sends this without waiting for it to be read. Nothing else can be sent any more.
    pub fn flood(&mut self, text: String) -> JoinHandle<io::Result<()>> {
        let mut keys = std::mem::replace(&mut self.keys, Box::new(io::sink()));
        // The rest is refused when the terminal is closed.
        thread::spawn(move || keys.write_all(text.as_bytes()))
    }

    /// Closes every handle of this side. The reader sleeps until something is written, which an
    /// arrow key, moving the cursor, brings about.
    pub fn close(mut self) {
        self.is_closing.store(true, Ordering::SeqCst);
        self.keys.write_all(b"\x1b[B").unwrap();
        self.reader.join().unwrap();
        unset_end_of_input(&self.name);
    }
}

/// Takes the key that ends the input away. Where there is one, portable-pty presses it before it
/// closes, and a fast program ends by that and not by the hang-up.
fn unset_end_of_input(name: &Path) {
    let terminal = open(name);
    let mut modes = tcgetattr(&terminal).unwrap();
    modes.special_codes[SpecialCodeIndex::VEOF] = 0;
    tcsetattr(&terminal, OptionalActions::Now, &modes).unwrap();
}

/// Opens the side that the program has, which controls no process here.
fn open(name: &Path) -> File {
    let no_control = OFlags::NOCTTY.bits().cast_signed();
    OpenOptions::new().read(true).write(true).custom_flags(no_control).open(name).unwrap()
}
