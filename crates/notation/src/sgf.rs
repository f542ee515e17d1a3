//! SGF, the Smart Game Format, with Othello as its game 2.
//!
//! The format has no chapter on Othello. Programs write squares as `f5`, some as `fe` after the
//! fashion of Go; some put the first move into the node of the tags.
//!
//! Properties of ours for what a note says and the format has none for are `CB` (the comment before
//! a move), `NG` (a sign by its number in PGN), `XV` (a variation that is kept as text) and `GGF` (what
//! GGF writes behind a move).

mod branches;
mod moves;
mod names;
mod note;
mod point;
mod read;
mod setup;
mod write;

pub(super) use names::NAME;
pub use read::read;
pub(super) use read::{main_line, read_next};
pub use write::write;
