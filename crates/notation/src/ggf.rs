//! GGF, the format of the GGS server and its archive, of `NBoard` and the engines it talks to.

mod names;
mod read;
mod write;

pub(super) use names::NAME;
pub use read::read;
pub(super) use read::{main_line, read_next};
pub use write::write;
