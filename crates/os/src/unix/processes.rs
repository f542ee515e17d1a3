//! Processes: groups of them, programs that are there, another in place of this one, and threads that let others go first.

use std::io;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command};

use rustix::process::{
    Pid, Signal, WaitOptions, kill_process_group, test_kill_process_group, waitpid,
};

use crate::processes::Backslash;

/// A process and all that it has started, by the number of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group(Option<Pid>);

/// Has a command start as the first of a group.
pub fn lead_group(command: &mut Command) {
    command.process_group(0);
}

impl Group {
    /// Returns the group that a process leads.
    pub fn of(leader: &Child) -> Self {
        Self(i32::try_from(leader.id()).ok().and_then(Pid::from_raw))
    }

    pub fn ask(&self) {
        self.signal(Signal::TERM);
    }

    pub fn kill(&self) {
        self.signal(Signal::KILL);
    }

    fn signal(&self, signal: Signal) {
        // It may have ended.
        let _ = self.0.map(|group| kill_process_group(group, signal));
    }

    /// Returns `true` while a process of the group is there. The first counts as there until it is waited for.
    pub fn is_there(&self) -> bool {
        self.0.is_some_and(|group| test_kill_process_group(group).is_ok())
    }

    /// Waits for the first process, if it has ended.
    pub fn reap(&self) {
        let _ = self.0.map(|group| waitpid(Some(group), WaitOptions::NOHANG));
    }
}

pub const BACKSLASH: Backslash = Backslash::Keeps;

/// `true` if a shell can stop a program for a while.
pub const HAS_JOBS: bool = true;

pub(crate) fn is_path(program: &str) -> bool {
    program.contains('/')
}

/// Returns the file of a program at a path, if the user may run it.
pub(crate) fn program_at(path: PathBuf) -> Option<PathBuf> {
    let data = path.metadata().ok()?;
    (data.is_file() && data.permissions().mode() & 0o111 != 0).then_some(path)
}

/// Returns the command that starts a program.
pub fn command(program: &str) -> Command {
    Command::new(program)
}

/// Starts a program in place of this one; returns only if that fails.
pub fn replace_by(next: &mut Command) -> io::Error {
    next.exec()
}

/// Returns the command that runs a program until it ends or standard input does: so it ends with this program even if that
/// is killed.
pub fn until_input_ends(program: Vec<String>) -> Vec<String> {
    const SCRIPT: &str = r#"
exec 3<&0
"$@" <&3 3<&- &
program=$!
{ while read -r _; do :; done; trap "" TERM; kill 0; sleep 2; kill -9 0; } <&3 3<&- >/dev/null 2>&1 &
exec 3<&- </dev/null
wait $program
"#;
    ["sh", "-c", SCRIPT, "sh"].map(Into::into).into_iter().chain(program).collect()
}

/// Has the system prefer other threads to this one and those that it starts: the keyboard comes
/// first.
#[cfg(target_os = "linux")]
pub fn yield_to_others() {
    use rustix::process::setpriority_process;
    use rustix::thread::gettid;
    /// The niceness of programs that run beside others.
    const NICENESS: i32 = 10;
    // Without it the engine only competes.
    let _ = setpriority_process(Some(gettid()), NICENESS);
}

/// Does nothing: niceness would count for the whole program.
#[cfg(not(target_os = "linux"))]
pub const fn yield_to_others() {}
