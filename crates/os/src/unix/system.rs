//! Facts of the system: variables, names, the time zone, the time since its start.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rustix::system::uname;

use crate::system::StandIn;

/// The variables that name the folders of settings, state and data.
pub const FOLDERS: [&str; 3] = ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"];

/// The folders where these are not set.
pub const USUAL_FOLDERS: &[&str] = &["~/.config", "~/.local/state", "~/.local/share"];

/// The variable that names the home directory.
pub const HOME: &str = "HOME";

/// `true` if the system asks the user, in a window of its own, whether a program may listen for others.
pub const ASKS_FOR_PORTS: bool = false;

/// Returns a path below the folder that a variable names, as people write it.
pub fn below_variable(variable: &str, below: &Path) -> String {
    format!("${variable}/{}", below.display())
}

/// Returns the value of a variable of the environment; `None` as well if it is not Unicode.
pub fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Returns what stands for a variable that is not set: nothing.
pub const fn stand_in(_: &str) -> Option<(String, StandIn)> {
    None
}

/// Returns the name of the distribution, if there is one, and the name and the version of the kernel. Nothing of it is
/// about this machine or its user.
pub fn name() -> String {
    let kernel = uname();
    let kernel = [kernel.sysname(), kernel.release()]
        .map(|name| name.to_string_lossy().into_owned())
        .join(" ");
    let file = fs::read_to_string("/etc/os-release").unwrap_or_default();
    match file.lines().find_map(|line| line.strip_prefix("PRETTY_NAME=")) {
        Some(name) => format!("{}, {kernel}", name.trim_matches(['"', '\''])),
        None => kernel,
    }
}

/// Returns the name of this machine in its network, in lower case.
pub fn host_name() -> String {
    uname().nodename().to_string_lossy().to_ascii_lowercase()
}

/// Returns the rule of the machine's time zone, as `TZ` has it, where it is in no file.
pub const fn zone() -> Option<String> {
    None
}

/// Returns the time since the machine was started, sleep included.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub fn since_start() -> Duration {
    // On macOS the monotonic clock goes on in sleep, unlike that of the standard library.
    #[cfg(target_os = "linux")]
    const CLOCK: rustix::time::ClockId = rustix::time::ClockId::Boottime;
    #[cfg(target_os = "macos")]
    const CLOCK: rustix::time::ClockId = rustix::time::ClockId::Monotonic;
    Duration::try_from(rustix::time::clock_gettime(CLOCK)).unwrap_or_default()
}

/// Returns the time since the first call.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub fn since_start() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
