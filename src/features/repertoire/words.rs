//! The sentences about the repertoire.

use std::path::Path;

use othello_core::board::Color;
use othello_core::square::Square;

use super::Left;
use super::says::RepertoireRefusal;
use crate::app::state::State;
use crate::line::error::quoted;
use crate::os::dirs::Dirs;
use crate::repertoire::check::{Checked, Fault, Finding};
use crate::repertoire::{Departure, RepertoireMove};
use crate::store::StoreError;
use crate::text;
use crate::words::sentence::with_causes;
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
pub fn making(plies: usize, done: usize, all: usize) -> String {
    format!("Making the repertoire: move {}, {done} of {}", plies + 1, counted(all, "position"))
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

/// Returns how a game has left a repertoire: `You left your repertoire at move 9: c6 (yours: d6), which loses
/// 1.8.`
pub fn left(left: &Left) -> String {
    let Left { side, departure, square, loss } = left;
    let square = square.map_or("", Square::name);
    match departure {
        Departure::Own { ply, moves } => {
            let who = side.map_or_else(|| "You".into(), |side| format!("As {side} you"));
            let loss = match loss {
                Some(loss) if *loss >= LEAST_TOLD => format!("loses {loss:.1}"),
                Some(_) | None => "loses nothing".into(),
            };
            let number = ply + 1;
            let yours = choice(moves);
            format!(
                "{who} left your repertoire at move {number}: {square} (yours: {yours}), which {loss}."
            )
        }
        Departure::Opponent { ply } => {
            format!("The game left your repertoire at move {}, by {square}.", ply + 1)
        }
        Departure::End { plies } => format!("Your repertoire ended after move {plies}."),
    }
}

/// A smaller loss is 0.0 in words.
const LEAST_TOLD: f32 = 0.05;

/// Returns the same in fewer words.
pub fn briefly_left(left: &Left) -> String {
    let Left { departure, square, loss, .. } = left;
    let square = square.map_or("", Square::name);
    match departure {
        Departure::Own { ply, moves } => {
            let loss = loss.unwrap_or_default();
            format!("Left at {}: {square} -{loss:.1} ({}).", ply + 1, choice(moves))
        }
        Departure::Opponent { ply } => format!("Left at {}: {square}.", ply + 1),
        Departure::End { plies } => format!("Repertoire to {plies}."),
    }
}

/// Returns that a move was added.
pub fn added(color: Color, square: Square) -> String {
    format!("{square} is in your repertoire for {color} now.")
}

/// Returns that a move was there already.
pub fn already_there(color: Color, square: Square) -> String {
    format!("{square} is in your repertoire for {color} already.")
}

/// Returns that a file cannot be read or written.
pub fn failed(error: &StoreError) -> String {
    format!("Your repertoire: {}.", with_causes(error))
}

/// Returns what the repertoires have in the viewed position.
pub fn here(state: &State) -> String {
    let position = state.viewed.position();
    let of = |color: Color| {
        let repertoire = state.repertoires()[color].as_deref()?;
        let positions = counted(repertoire.len(), "position");
        let moves = repertoire.moves(&position);
        let here = if moves.is_empty() {
            let has =
                if repertoire.has(&position) { "It ends here" } else { "It has no move here" };
            format!("{has}.")
        } else {
            let is_own = position.to_move() == Some(color);
            let who = if is_own { "You play" } else { "It has an answer to" };
            format!("{who} {}.", moves.iter().map(commented).collect::<Vec<_>>().join(", "))
        };
        Some(format!("Your repertoire for {color}: {positions}. {here}"))
    };
    Color::BOTH.into_iter().filter_map(of).collect::<Vec<_>>().join("\n")
}

/// Returns a move with the first line of its comment.
fn commented(known: &RepertoireMove) -> String {
    let comment = known.comment.lines().next().unwrap_or_default().trim_end_matches('.');
    let comment = text::printable(comment);
    let square = known.square();
    if comment.is_empty() { square.to_string() } else { format!("{square} ({comment})") }
}

/// Returns the refusal of what is no square.
pub fn no_square(word: &str) -> String {
    format!("expected a square, found {}", quoted(word))
}

/// Returns the refusal of an unknown word.
pub fn unknown(words: &str) -> String {
    format!("expected train, here, add or add d6, found {}", quoted(words))
}

/// Returns the reason for a refusal, as a clause.
pub fn refusal(refusal: RepertoireRefusal) -> String {
    match refusal {
        RepertoireRefusal::NoRepertoire(None) => {
            "you have no repertoire; othello repertoire new makes one".into()
        }
        RepertoireRefusal::NoRepertoire(Some(color)) => {
            format!("you have no repertoire for {color}; othello repertoire new makes one")
        }
        RepertoireRefusal::NotThere => "your repertoire has no move from there on".into(),
        RepertoireRefusal::NoMove => "there is no move to be added".into(),
        RepertoireRefusal::OtherRules => {
            "the repertoire has games by the rules of Othello alone".into()
        }
        RepertoireRefusal::Contest => "two people play against the clock".into(),
    }
}
