//! Processes that end together with all that they have started.

use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use othello_os::processes::{Group, lead_group};

/// The time that the processes of a group are given to end before they are killed.
const GRACE: Duration = Duration::from_secs(2);
/// The time between two looks whether a group has ended.
const LOOK_INTERVAL: Duration = Duration::from_millis(2);

/// The groups that were started and have not been ended; `None` once the program ends.
static RUNNING: Mutex<Option<Vec<Group>>> = Mutex::new(Some(Vec::new()));

/// A process that leads a group of its own, in which all are that it starts. The group is ended when
/// this is dropped.
///
/// Signals of the terminal, such as that of Ctrl-C, do not reach the group.
#[derive(Debug)]
pub struct ProcessGroup {
    leader: Child,
    group: Group,
    is_running: bool,
}

impl ProcessGroup {
    /// Starts a command as the leader of a group.
    ///
    /// # Errors
    /// When the command cannot be started, or after [`end_all`].
    pub fn start(command: &mut Command) -> io::Result<Self> {
        lead_group(command);
        // Held meanwhile, so that no process starts unseen by `end_all`.
        let mut running = running();
        let running = running.as_mut().ok_or_else(|| io::Error::other("the program ends"))?;
        let leader = command.spawn()?;
        let group = Group::of(&leader);
        running.push(group.clone());
        Ok(Self { leader, group, is_running: true })
    }

    /// The process that was started.
    pub const fn leader(&mut self) -> &mut Child {
        &mut self.leader
    }

    /// Returns the exit status of the leader once it has ended.
    ///
    /// # Errors
    /// When it cannot be waited for.
    pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        self.leader.try_wait()
    }

    /// Asks all processes of the group to end.
    pub fn terminate(&self) {
        if self.is_running {
            self.group.ask();
        }
    }

    /// Ends all processes of the group: they are asked to, and killed two seconds later if they have
    /// not.
    pub fn end(&mut self) {
        if !self.is_running {
            return;
        }
        self.terminate();
        let deadline = Instant::now() + GRACE;
        // A process that cannot be waited for has been.
        while matches!(self.leader.try_wait(), Ok(None)) || self.group.is_there() {
            if Instant::now() >= deadline {
                self.group.kill();
                let _ = self.leader.kill();
                let _ = self.leader.wait();
                break;
            }
            thread::sleep(LOOK_INTERVAL);
        }
        self.is_running = false;
        if let Some(running) = &mut *running() {
            running.retain(|known| *known != self.group);
        }
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        self.end();
    }
}

/// Ends the processes of all groups, as a program does before it exits: threads that still use them
/// would leave them behind. None can be started afterwards.
pub fn end_all() {
    let groups = running().take().unwrap_or_default();
    for group in &groups {
        group.ask();
    }
    let deadline = Instant::now() + GRACE;
    for group in groups {
        while group.is_there() {
            group.reap();
            if Instant::now() >= deadline {
                group.kill();
                break;
            }
            thread::sleep(LOOK_INTERVAL);
        }
    }
}

fn running() -> MutexGuard<'static, Option<Vec<Group>>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}
