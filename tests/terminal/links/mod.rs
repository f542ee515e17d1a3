//! Games between two programs, each in a terminal of its own, by every way there is.

mod games;
#[cfg(feature = "link")]
mod helper;
mod kills;
#[cfg(target_os = "linux")]
mod measure;
mod pair;
#[cfg(feature = "link")]
mod proxies;
#[cfg(feature = "link")]
mod resume;
mod strangers;
mod ways;
