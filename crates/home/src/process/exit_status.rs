//! The exit statuses of the program.

use std::process::ExitCode;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ExitStatus {
    /// The command succeeded.
    Success = 0,
    /// Something could not be read or written, a game had an error or a score was not the one stated,
    /// a scoresheet had no repair or several, or a line of a script was refused.
    Failure = 1,
    /// The command line was not understood.
    Usage = 2,
    /// The program panicked, which is a bug, and wrote a report. Rust's runtime uses the same status.
    Panic = 101,
    /// The terminal hung up (signal 1, `SIGHUP`).
    HungUp = 129,
    /// Ctrl-C was pressed (signal 2, `SIGINT`).
    Interrupted = 130,
    /// The program was asked to quit at once (signal 3, `SIGQUIT`).
    QuitBySignal = 131,
    /// The program was asked to end (signal 15, `SIGTERM`).
    Terminated = 143,
}

impl ExitStatus {
    /// All statuses, in order.
    pub const ALL: [Self; 8] = [
        Self::Success,
        Self::Failure,
        Self::Usage,
        Self::Panic,
        Self::HungUp,
        Self::Interrupted,
        Self::QuitBySignal,
        Self::Terminated,
    ];

    /// Returns the number that the parent process sees.
    pub const fn code(self) -> u8 {
        self as u8
    }

    pub const fn is_of_signal(self) -> bool {
        self.code() > 128
    }

    /// Returns the status of a signal that ends the program: 128 plus the number of the signal. `None`
    /// for a signal that the program does not handle.
    pub fn of_signal(signal: i32) -> Option<Self> {
        let is_it = |status: &Self| {
            let code = i32::from(status.code());
            status.is_of_signal() && code == signal.saturating_add(128)
        };
        Self::ALL.into_iter().find(is_it)
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> Self {
        Self::from(status.code())
    }
}

#[cfg(test)]
mod tests {
    use super::ExitStatus;

    #[test]
    fn a_signal_ends_the_program_with_128_and_its_number() {
        let code = |signal| ExitStatus::of_signal(signal).map(ExitStatus::code);
        assert_eq!([1, 2, 3, 15].map(code), [Some(129), Some(130), Some(131), Some(143)]);
        for signal in [-128, -127, -27, 0, 9, 20, i32::MAX] {
            assert_eq!(code(signal), None, "{signal}");
        }
    }
}
