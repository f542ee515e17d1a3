//! Games between two programs, each in a terminal of its own, by every way there is.

mod alerts;
#[cfg(target_os = "linux")]
mod disks;
mod games;
mod hostile;
mod kills;
#[cfg(target_os = "linux")]
mod measure;
mod pages;
mod pair;
mod proxies;
mod resume;
mod stops;
mod stranger;
mod tunnel;
