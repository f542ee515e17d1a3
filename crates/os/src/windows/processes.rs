//! Processes: groups of them, programs that are there, another in place of this one, and threads that let others go first.

use std::ffi::OsStr;
use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::os::windows::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command};
use std::ptr::{from_ref, null};
use std::sync::Arc;

use windows_sys::Win32::System::Console::{CTRL_BREAK_EVENT, GenerateConsoleCtrlEvent};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JobObjectBasicAccountingInformation, JobObjectExtendedLimitInformation,
    QueryInformationJobObject, SetInformationJobObject, TerminateJobObject,
};
use windows_sys::Win32::System::Threading::{
    CREATE_NEW_PROCESS_GROUP, GetCurrentThread, SetThreadPriority, THREAD_PRIORITY_BELOW_NORMAL,
};

/// A process and all that it has started. They end with this program, however that ends.
#[derive(Clone, Debug)]
pub struct Group {
    leader: u32,
    /// `None` if the system has refused one: the first process is alone then.
    job: Option<Arc<OwnedHandle>>,
}

impl PartialEq for Group {
    fn eq(&self, other: &Self) -> bool {
        self.leader == other.leader
    }
}

/// Has a command start as the first of a group.
pub fn lead_group(command: &mut Command) {
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

impl Group {
    /// Returns the group that a process leads.
    pub fn of(leader: &Child) -> Self {
        Self { leader: leader.id(), job: job_of(leader).ok().map(Arc::new) }
    }

    /// Asks all processes to end, as Ctrl-Break does; where they have no console, they are killed later.
    #[expect(unsafe_code, reason = "nothing safe sends it")]
    pub fn ask(&self) {
        // SAFETY: it takes numbers.
        unsafe { GenerateConsoleCtrlEvent(CTRL_BREAK_EVENT, self.leader) };
    }

    /// Kills all processes.
    #[expect(unsafe_code, reason = "jobs have no safe functions")]
    pub fn kill(&self) {
        if let Some(job) = &self.job {
            // SAFETY: the handle is that of a job.
            unsafe { TerminateJobObject(job.as_raw_handle(), 1) };
        }
    }

    /// Returns `true` while a process of the group is there.
    #[expect(unsafe_code, reason = "jobs have no safe functions")]
    pub fn is_there(&self) -> bool {
        let Some(job) = &self.job else { return false };
        let mut known = JOBOBJECT_BASIC_ACCOUNTING_INFORMATION::default();
        let (to, size) = ((&raw mut known).cast(), size(&known));
        let what = JobObjectBasicAccountingInformation;
        // SAFETY: the handle is that of a job, and the size is that of the variable.
        let is_known = unsafe {
            QueryInformationJobObject(job.as_raw_handle(), what, to, size, std::ptr::null_mut())
        };
        is_known != 0 && known.ActiveProcesses > 0
    }

    /// Does nothing: who has ended is not there.
    pub const fn reap(&self) {}
}

/// Makes a job of a process: all that it starts is in it, and ends when this program does.
#[expect(unsafe_code, reason = "jobs have no safe functions")]
fn job_of(leader: &Child) -> io::Result<OwnedHandle> {
    // SAFETY: it has no name and no attributes.
    let job = unsafe { CreateJobObjectW(null(), null()) };
    if job.is_null() {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the handle is new, and nobody else has it.
    let job = unsafe { OwnedHandle::from_raw_handle(job) };
    let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    let (from, size) = (from_ref(&limits).cast(), size(&limits));
    let what = JobObjectExtendedLimitInformation;
    // SAFETY: the handles are those of a job and of a process, and the size is that of the variable.
    let is_made = unsafe {
        SetInformationJobObject(job.as_raw_handle(), what, from, size) != 0
            && AssignProcessToJobObject(job.as_raw_handle(), leader.as_raw_handle()) != 0
    };
    if is_made { Ok(job) } else { Err(io::Error::last_os_error()) }
}

/// What a backslash is in a command that somebody writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backslash {
    /// It keeps what is behind it from being special.
    Keeps,
    /// It separates the folders of a path.
    Separates,
}

/// What it is here.
pub const BACKSLASH: Backslash = Backslash::Separates;

/// Returns the size of a structure as the system takes it.
fn size<T>(of: &T) -> u32 {
    u32::try_from(size_of_val(of)).expect("no structure has gigabytes")
}

/// Returns `true` if a program is named by its path.
pub fn is_path(program: &str) -> bool {
    program.contains(['/', '\\', ':'])
}

/// Returns the file that a program of a folder has.
pub fn program_in(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(name);
    match file.extension().and_then(OsStr::to_str) {
        Some("exe" | "com" | "bat" | "cmd") => file,
        Some(_) | None => folder.join(format!("{name}.exe")),
    }
}

/// Starts a program, and ends with it as it ends: none takes the place of another here. Returns only if that fails.
pub fn replace_by(next: &mut Command) -> io::Error {
    match next.status() {
        Ok(status) => process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}

/// Returns the command that runs a program, whose output becomes standard error. It ends with this program, as all that is in
/// its job does.
pub fn until_input_ends(program: Vec<String>) -> Vec<String> {
    let shell = ["cmd", "/d", "/c"].map(Into::into).into_iter();
    shell.chain(program).chain(["1>&2".into()]).collect()
}

/// Has the system prefer other threads to this one: the keyboard comes first.
#[expect(unsafe_code, reason = "nothing safe says it")]
pub fn yield_to_others() {
    // SAFETY: it is a handle of this thread, and a number.
    unsafe { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL) };
}
