//! The sentences about the repertoire.

use std::path::Path;

use othello_core::board::Color;
use othello_core::square::Square;

use crate::os::dirs::Dirs;
use crate::repertoire::check::{Checked, Fault, Finding};
use crate::text;
use crate::words::value::counted;

/// Returns that a file is there already.
pub fn exists(path: &Path) -> String {
    format!("{} is there already; --replace replaces it, --file names another one", short(path))
}

/// Returns a path for people to read.
fn short(path: &Path) -> String {
    let plain = || text::printable(&path.to_string_lossy()).into_owned();
    Dirs::find().map_or_else(|_| plain(), |dirs| dirs.short(path))
}

/// Returns how far a repertoire has come.
pub fn making(done: usize, left: usize) -> String {
    format!("Making the repertoire: {}, {left} to do", counted(done, "position"))
}

/// Returns how far a check has come.
pub fn checking(done: usize, all: usize) -> String {
    format!("Checking the repertoire: {done} of {}", counted(all, "position"))
}

/// Returns that a repertoire was made.
pub fn made(path: &Path, color: Color, positions: usize) -> String {
    format!("{}: {} with a move of {color}.", short(path), counted(positions, "position"))
}

/// Said where a check knows of no games.
pub const NO_FREQUENCIES: &str = "there are no games, so that no reply is frequent: name some, or set `games` in the settings file";

/// Returns moves as one word; `the start` without any.
pub fn line(squares: &[Square]) -> String {
    squares.iter().map(|square| square.name()).collect()
}

fn after(squares: &[Square]) -> String {
    if squares.is_empty() { "At the start".into() } else { format!("After {}", line(squares)) }
}

/// Returns squares as a choice: `d6 or f6`.
pub fn choice(squares: &[Square]) -> String {
    squares.iter().map(|square| square.name()).collect::<Vec<_>>().join(" or ")
}

/// Returns a fault of the repertoire of a colour.
pub fn finding(finding: &Finding, color: Color) -> String {
    let after = after(&finding.line);
    match &finding.fault {
        Fault::Hole { square, games, reached } => {
            let games = counted(usize::try_from(*games).unwrap_or(usize::MAX), "game");
            format!(
                "{after}: no answer to {square}, which {} plays in {games} of {reached}.",
                !color
            )
        }
        Fault::Unanswered => format!("{after}: no answer."),
        Fault::Unread => format!("{after}: a variation that cannot be played."),
        Fault::Loss { square, loss, best } => {
            format!("{after}: your {square} loses {loss:.1}; {best} is best.")
        }
        Fault::Conflict { moves, other, other_moves } => {
            let (here, there) = (choice(moves), choice(other_moves));
            format!("{after}: your {here}, but {there} in the same position after {}.", line(other))
        }
    }
}

/// Returns what a check has found in all.
pub fn checked(checked: &Checked) -> String {
    let positions = counted(checked.positions, "position");
    match checked.findings.len() {
        0 => format!("{positions}, nothing to report."),
        findings => format!("{positions}, {findings} to be looked at."),
    }
}
