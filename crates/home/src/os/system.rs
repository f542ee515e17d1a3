//! The names of the operating system and of the machine.

use std::fs;

use rustix::system::uname;

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
