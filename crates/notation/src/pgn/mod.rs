//! Othello PGN, the text in which casual players exchange games and in which ours are kept: tags,
//! then numbered moves. Players read it, and can mend it.
//!
//! A first player's win is Black's: `1-0` says that Black has won. Scores are written `34-30`,
//! Black's first, a pass `--`. Beside the tags that everybody writes stand those that make a game
//! come back exactly as it was: `Variant` and the axes in which the rules differ from that preset,
//! `Position` for a start that was set up, the times left, and the plies undone.
//!
//! Variations, comments and signs (`$1`) are those of chess. Commands in comments hold what is written
//! about a move beside them.

mod annotated;
mod commands;
mod head;
mod lexer;
mod movetext;
mod quoted;
mod read;
mod write;

pub(super) use lexer::is_likely;
pub use read::read;
pub(super) use read::{NAME, main_line, read_moves, read_next};
pub use write::write;
