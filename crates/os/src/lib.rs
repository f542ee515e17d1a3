//! The operating system, as far as the program asks it for something.
//!
//! Unix and Windows have a body each, with the same modules and the same functions.

#[cfg(unix)]
#[path = "unix/mod.rs"]
mod body;
#[cfg(windows)]
#[path = "windows/mod.rs"]
mod body;

pub use body::{signals, streams, terminal};

pub mod console {
    //! The terminal of the screen: its modes, its bytes, its signals.

    pub use crate::body::console::*;

    /// The owner of the mouse.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MouseOwner {
        /// The program, which is sent what the mouse does.
        Program,
        /// The terminal, in which it marks text.
        Terminal,
    }

    /// A signal that is about the terminal.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TermSignal {
        /// Somebody asks the program to stop for a while, which nobody does on Windows.
        Suspend,
        /// The program goes on after that.
        Continued,
        /// The window has another size.
        Resized,
        /// The program is asked to end, by the signal of this number.
        End(i32),
    }

    /// The things that are waited for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum WaitFor {
        /// Keys and signals.
        Input,
        /// These, or a terminal that takes output again.
        InputOrOutput,
    }

    /// The things that are ready.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Ready {
        /// The terminal can be read.
        pub terminal: bool,
        /// It takes output.
        pub output: bool,
    }
}

pub mod files {
    //! Files and folders: whose they are, which one it is, what is no file, locks, and replacing.

    pub use crate::body::files::*;

    /// Those who may have a lock at the same time.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Sharing {
        /// One alone.
        Alone,
        /// All that share it.
        Shared,
    }
}

pub mod processes {
    //! Processes: groups of them, programs that are there, another in place of this one, and threads that let others go first.

    use std::env;
    use std::path::PathBuf;

    pub use crate::body::processes::*;

    /// The meaning of a backslash in a command that somebody writes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Backslash {
        /// It keeps what is behind it from being special.
        Keeps,
        /// It separates the folders of a path.
        Separates,
    }

    /// Returns the file of a program that is named by its path, or is in one of the folders of `PATH`.
    pub fn find(program: &str) -> Option<PathBuf> {
        if is_path(program) {
            return program_at(program.into());
        }
        let folders = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&folders).find_map(|folder| program_at(folder.join(program)))
    }
}

pub mod system {
    //! Facts of the system: variables, names, the time zone, the time since its start.

    pub use crate::body::system::*;

    /// The origin of a value that stands for a variable that is not set.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum StandIn {
        /// From what the console can do.
        Console,
        /// From the settings of the system.
        System,
    }
}
