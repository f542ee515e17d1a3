//! Processes: groups of them, programs that are there, another in place of this one, and threads that let others go first.

use std::ffi::OsStr;
use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::os::windows::process::CommandExt;
use std::path::PathBuf;
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

use crate::processes::{Backslash, find};

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

pub const BACKSLASH: Backslash = Backslash::Separates;

/// Returns the size of a structure as the system takes it.
fn size<T>(of: &T) -> u32 {
    u32::try_from(size_of_val(of)).expect("no structure has gigabytes")
}

/// `true` if a shell can stop a program for a while.
pub const HAS_JOBS: bool = false;

/// The extensions of files that can be run, in the order in which a shell looks for them.
const EXTENSIONS: [&str; 4] = ["com", "exe", "bat", "cmd"];

pub(crate) fn is_path(program: &str) -> bool {
    program.contains(['/', '\\', ':'])
}

/// Returns the file of a program at a path, to which an extension may have to be added.
pub(crate) fn program_at(path: PathBuf) -> Option<PathBuf> {
    let known = path.extension().and_then(OsStr::to_str);
    if known.is_some_and(|it| EXTENSIONS.iter().any(|known| known.eq_ignore_ascii_case(it))) {
        return Some(path).filter(|path| path.is_file());
    }
    let with = |extension: &&str| {
        let mut name = path.clone().into_os_string();
        name.push(".");
        name.push(extension);
        PathBuf::from(name)
    };
    EXTENSIONS.iter().map(with).find(|path| path.is_file())
}

/// Returns the command that starts a program: the system itself would look for none but an `.exe`.
pub fn command(program: &str) -> Command {
    Command::new(find(program).unwrap_or_else(|| program.into()))
}

/// Starts a program, and ends with it as it ends: none takes the place of another here. Returns only if that fails.
pub fn replace_by(next: &mut Command) -> io::Error {
    match next.status() {
        Ok(status) => process::exit(status.code().unwrap_or(1)),
        Err(error) => error,
    }
}

/// Returns the command that runs a program. It ends with this program, as all that is in its job does.
pub const fn until_input_ends(program: Vec<String>) -> Vec<String> {
    program
}

/// Has the system prefer other threads to this one: the keyboard comes first.
#[expect(unsafe_code, reason = "nothing safe says it")]
pub fn yield_to_others() {
    // SAFETY: it is a handle of this thread, and a number.
    unsafe { SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL) };
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use crate::processes::find;

    #[test]
    fn a_program_is_found_with_and_without_its_extension() {
        let folder = tempfile::tempdir().unwrap();
        for file in ["Edax.exe", "edax-4.4.exe", "tunnel.cmd", "notes.txt", "data"] {
            File::create(folder.path().join(file)).unwrap();
        }
        let found = |name| {
            let found = find(folder.path().join(name).to_str().unwrap());
            found.map(|path| path.file_name().unwrap().to_string_lossy().to_lowercase())
        };
        assert_eq!(found("edax").as_deref(), Some("edax.exe"));
        assert_eq!(found("EDAX.EXE").as_deref(), Some("edax.exe"));
        assert_eq!(found("edax-4.4").as_deref(), Some("edax-4.4.exe"));
        assert_eq!(found("tunnel").as_deref(), Some("tunnel.cmd"));
        for nothing in ["edax.com", "notes.txt", "data"] {
            assert_eq!(found(nothing), None, "{nothing}");
        }
    }
}
