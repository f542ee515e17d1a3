//! The terminal of the screen: its modes, its bytes, its signals.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write, stdin, stdout};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::Errno;
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use rustix::termios::{
    OptionalActions, Termios, Winsize, tcgetattr, tcgetpgrp, tcgetwinsize, tcsetattr, ttyname,
};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;

use crate::console::{MouseOwner, Ready, TermSignal, WaitFor};

/// The modes of the terminal before [`enable_raw_mode`].
static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

/// Has the terminal send each key at once and show none. Does nothing if it does so already.
pub fn enable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if before.is_none() {
        let terminal = stdin();
        let modes = tcgetattr(&terminal)?;
        let mut raw = modes.clone();
        raw.make_raw();
        tcsetattr(&terminal, OptionalActions::Now, &raw)?;
        *before = Some(modes);
    }
    Ok(())
}

/// Gives the terminal the modes back that it had before [`enable_raw_mode`].
pub fn disable_raw_mode() -> io::Result<()> {
    let mut before = BEFORE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(modes) = &*before {
        tcsetattr(stdin(), OptionalActions::Now, modes)?;
        *before = None;
    }
    Ok(())
}

/// Does nothing: a sequence says it to the terminal.
pub const fn give_mouse_to(_: MouseOwner) {}

impl TermSignal {
    const fn of(signal: i32) -> Self {
        match signal {
            SIGTSTP => Self::Suspend,
            SIGCONT => Self::Continued,
            SIGWINCH => Self::Resized,
            signal => Self::End(signal),
        }
    }
}

const CAUGHT: [i32; 7] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH];

/// The keys of the terminal, the signals, and whoever wakes the program.
pub struct Sources {
    delivery: SignalDelivery<UnixStream, SignalOnly>,
    /// Each signal at most once, however often it was sent.
    pending: VecDeque<i32>,
    terminal: File,
}

impl Sources {
    /// Opens the terminal, and starts to catch signals.
    pub fn new() -> io::Result<(Self, Waker)> {
        let (wakeups, waker) = UnixStream::pair()?;
        waker.set_nonblocking(true)?;
        let delivery = SignalDelivery::with_pipe(wakeups, waker.try_clone()?, SignalOnly, CAUGHT)?;
        let terminal = File::from(stdin().as_fd().try_clone_to_owned()?);
        Ok((Self { delivery, pending: VecDeque::new(), terminal }, Waker(waker)))
    }

    /// Waits for a key, a signal or a [`Waker`], for so long at most.
    pub fn wait(&self, timeout: Option<Duration>, wait_for: WaitFor) -> io::Result<Ready> {
        let mut sources = vec![
            PollFd::new(self.delivery.get_read(), PollFlags::IN),
            PollFd::new(&self.terminal, PollFlags::IN),
        ];
        if wait_for == WaitFor::InputOrOutput {
            sources.push(PollFd::from_borrowed_fd(output(), PollFlags::OUT));
        }
        let timeout = timeout.and_then(|timeout| Timespec::try_from(timeout).ok());
        match poll(&mut sources, timeout.as_ref()) {
            Ok(_) => {}
            Err(Errno::INTR) => return Ok(Ready::default()),
            Err(error) => return Err(error.into()),
        }
        let is_ready = |index| sources.get(index).is_some_and(|s: &PollFd| !s.revents().is_empty());
        Ok(Ready { terminal: is_ready(1), output: is_ready(2) })
    }

    pub fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.terminal.read(bytes)
    }

    /// Returns the next pending signal, and forgets who has woken the program.
    pub fn next_signal(&mut self) -> Option<TermSignal> {
        self.collect();
        self.pending.pop_front().map(TermSignal::of)
    }

    /// Returns `true` if [`TermSignal::Continued`] is pending.
    pub fn has_been_continued(&mut self) -> bool {
        self.collect();
        self.pending.contains(&SIGCONT)
    }

    fn collect(&mut self) {
        for signal in self.delivery.pending() {
            if !self.pending.contains(&signal) {
                self.pending.push_back(signal);
            }
        }
    }
}

/// Wakes the program that waits for the terminal.
#[derive(Debug)]
pub struct Waker(UnixStream);

impl Waker {
    pub fn wake(&self) {
        // A full pipe wakes as well.
        let _ = (&self.0).write(&[0]);
    }

    /// Clones it.
    pub fn try_clone(&self) -> io::Result<Self> {
        self.0.try_clone().map(Self)
    }
}

/// Returns bytes that the terminal sends before a deadline, at least one; `None` if none came.
pub fn read_until(deadline: Instant) -> Option<Vec<u8>> {
    if !has_input(deadline.saturating_duration_since(Instant::now())) {
        return None;
    }
    let mut bytes = vec![0; 256];
    let length = rustix::io::read(stdin(), &mut bytes).ok().filter(|length| *length > 0)?;
    bytes.truncate(length);
    Some(bytes)
}

/// Returns `true` if standard input has more to read, or gets it within that time: a line if the terminal edits lines.
pub fn has_input(time: Duration) -> bool {
    let input = stdin();
    let end = Instant::now().checked_add(time);
    let mut left = Timespec::try_from(time).ok();
    loop {
        match poll(&mut [PollFd::new(&input, PollFlags::IN)], left.as_ref()) {
            // A signal, such as that of a new size.
            Err(Errno::INTR) => {
                let time = end.map(|end| end.saturating_duration_since(Instant::now()));
                left = time.and_then(|time| Timespec::try_from(time).ok());
            }
            ready => return ready.is_ok_and(|ready| ready > 0),
        }
    }
}

/// Writes as much as the terminal takes now. Bypasses the buffer of the standard library, which would
/// split a frame at its line feeds.
pub fn write(bytes: &[u8]) -> io::Result<usize> {
    Ok(rustix::io::write(output(), bytes)?)
}

/// Waits until the terminal can take more.
pub fn wait_for_output(deadline: Instant) -> io::Result<()> {
    let limit = deadline.saturating_duration_since(Instant::now());
    let limit = Timespec::try_from(limit).map_err(io::Error::other)?;
    match poll(&mut [PollFd::from_borrowed_fd(output(), PollFlags::OUT)], Some(&limit)) {
        Ok(0) => Err(ErrorKind::TimedOut.into()),
        Ok(_) | Err(Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Returns the width and the height of the terminal in cells, if it says them.
pub fn size() -> Option<(u16, u16)> {
    match tcgetwinsize(output()) {
        Ok(Winsize { ws_col: width @ 1.., ws_row: height @ 1.., .. }) => Some((width, height)),
        Ok(_) | Err(_) => None,
    }
}

/// Returns the terminal, opened once more in non-blocking mode, which does not affect other programs
/// that write to it. A terminal without a name may block.
fn output() -> BorrowedFd<'static> {
    static OPENED: OnceLock<Option<File>> = OnceLock::new();
    let flags = OFlags::WRONLY | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let named = OPENED.get_or_init(|| {
        let name = ttyname(stdout(), Vec::new()).ok()?;
        open(name, flags, Mode::empty()).ok().map(File::from)
    });
    named.as_ref().map_or_else(rustix::stdio::stdout, AsFd::as_fd)
}

/// Returns `true` if the other side of the terminal is closed, even if some of its input is unread.
pub fn is_hung_up() -> bool {
    is_closed(&stdin())
}

fn is_closed(terminal: &impl AsFd) -> bool {
    let mut sources = [PollFd::new(terminal, PollFlags::empty())];
    let at_once = Timespec { tv_sec: 0, tv_nsec: 0 };
    poll(&mut sources, Some(&at_once)).is_ok()
        && sources[0].revents().intersects(PollFlags::HUP | PollFlags::ERR)
}

/// Returns `true` if another job has the terminal. Changing its modes would stop this one.
pub fn is_in_background() -> bool {
    tcgetpgrp(stdin()).is_ok_and(|foreground| foreground != getpgrp())
}

/// Returns `true` if a shell can resume the program after it is suspended. The first process group of a
/// session has no such shell; suspended, it would be a dead window.
pub fn is_job() -> bool {
    getsid(None).is_ok_and(|session| session != getpgrp())
}

/// Suspends the whole job, including a script around this program, as the shell expects.
pub fn stop() -> io::Result<()> {
    Ok(kill_current_process_group(Signal::STOP)?)
}

#[cfg(test)]
mod tests {
    use std::fs::OpenOptions;
    use std::os::unix::fs::OpenOptionsExt;

    use portable_pty::{PtySize, native_pty_system};
    use rustix::fs::OFlags;

    use super::is_closed;

    #[test]
    fn a_terminal_is_hung_up_when_its_other_side_is_closed() {
        let pair = native_pty_system().openpty(PtySize::default()).unwrap();
        let name = pair.master.tty_name().unwrap();
        let no_control = OFlags::NOCTTY.bits().cast_signed();
        let terminal = OpenOptions::new().read(true).custom_flags(no_control).open(name).unwrap();
        assert!(!is_closed(&terminal));
        drop(pair.master);
        assert!(is_closed(&terminal));
    }
}
