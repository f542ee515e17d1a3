//! WTHOR, the base of tournament games of the Fédération Française d'Othello: `.wtb` files of
//! games, and `.jou` and `.trn` files of the players and tournaments that these number.

use std::fmt;

use crate::claim::{self, Claim};
use crate::date::Date;
use crate::error::ReadErrorKind;
use crate::player_name::PlayerName;
use crate::record::{Read, Record};
use crate::transcript::Replay;
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::Square;

/// The length of a header in bytes.
pub(super) const HEADER: usize = 16;

/// The start of a file of the base, in words.
pub(super) const LAYOUT: &str = "the header of a WTHOR file, 16 bytes with the day it was made";

/// The length of a game in bytes.
pub(super) const RECORD: usize = 68;

/// The bytes behind the last move: zeros, and in the files of Edax a square that is none.
const PADDING: [u8; 2] = [0, 92];

/// The names behind the numbers in a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    players: Vec<String>,
    tournaments: Vec<String>,
}

impl Names {
    /// Adds the names of a `.jou` or a `.trn` file; its layout tells which it is.
    ///
    /// # Errors
    /// If the bytes are neither.
    pub fn add(&mut self, bytes: &[u8]) -> Result<(), NamesError> {
        let (header, names) = bytes.split_at_checked(HEADER).ok_or(NamesError)?;
        let count = usize::from(u16::from_le_bytes([header[8], header[9]]));
        let list = match names.len().checked_div(count) {
            Some(20) => &mut self.players,
            Some(26) => &mut self.tournaments,
            _ => return Err(NamesError),
        };
        if !names.len().is_multiple_of(count) {
            return Err(NamesError);
        }
        *list = names.chunks(names.len() / count).map(name).collect();
        Ok(())
    }
}

/// Reads a name in Latin-1, up to its first NUL.
fn name(bytes: &[u8]) -> String {
    let letters = bytes.iter().take_while(|&&byte| byte != 0);
    letters.map(|&byte| char::from(byte)).collect::<String>().trim().into()
}

/// The error of bytes that are not a list of players or tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NamesError;

impl fmt::Display for NamesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a list of players (.jou) or tournaments (.trn)")
    }
}

impl std::error::Error for NamesError {}

/// Returns `true` if a file of the base may begin so: with the century in which it was made, which
/// is not a letter of any text.
pub(super) const fn is_likely(ahead: &[u8]) -> bool {
    matches!(ahead, [19..=21, ..])
}

/// The header of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// The number of games.
    pub(super) games: usize,
    year: u16,
}

impl Header {
    pub(super) fn read(bytes: [u8; HEADER]) -> Result<Self, ReadErrorKind> {
        let games = u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]);
        let names = u16::from_le_bytes([bytes[8], bytes[9]]);
        let year = u16::from_le_bytes([bytes[10], bytes[11]]);
        let skipped = |what: &str| Err(ReadErrorKind::Skipped(what.into()));
        if !matches!(bytes, [_, 0..=99, 1..=12, 1..=31, ..]) {
            return Err(ReadErrorKind::Expected(LAYOUT));
        }
        match (bytes[12], bytes[13]) {
            (_, 1) => skipped("solitaires, not games"),
            (0 | 8, _) if games == 0 && names > 0 => skipped("a list of names, not games"),
            (0 | 8, _) => Ok(Self { games: games.try_into().unwrap_or(usize::MAX), year }),
            (size, _) => skipped(&format!("a board of {size}x{size}")),
        }
    }
}

/// Reads a game.
pub(super) fn parse(
    bytes: &[u8; RECORD],
    header: Header,
    names: &Names,
    usual: Position,
) -> Result<Read, ReadErrorKind> {
    let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let mut replay = Replay::of(Game::from_position(usual));
    let moves = &bytes[8..];
    let padding = moves.iter().rev().take_while(|byte| PADDING.contains(byte)).count();
    for &byte in &moves[..moves.len() - padding] {
        match square(byte) {
            Some(square) => replay.play(square)?,
            None => return Err(replay.not_a_move(&format!("byte {byte}")).into()),
        }
    }
    let mut record = Record::from(replay.game);
    let player = |number| PlayerName::cleaned(&named(&names.players, number, "player")?);
    record.names = ByColor { black: player(number(2)), white: player(number(4)) };
    record.date = Date::new(Some(header.year), None, None).ok();
    if let Some(tournament) = named(&names.tournaments, number(0), "tournament") {
        record.tags.append("Event", tournament);
    }
    let (black, best) = (i32::from(bytes[6]), i32::from(bytes[7]));
    if (0..=64).contains(&best) {
        record.tags.append("BestScore", format!("{best}-{}", 64 - best));
    }
    let (claim, claimed) = if black <= 64 {
        let white = 64 - black;
        (Claim::Score(ByColor { black, white }), format!("{black}-{white}"))
    } else {
        (Claim::Nonsense, black.to_string())
    };
    // Edax writes 225 for the score of a game that has not ended.
    let is_known = claim != Claim::Nonsense || record.result().is_some();
    let warning = is_known.then(|| claim::settle(&mut record, &claimed, claim)).flatten();
    Ok(Read::new(record, warning))
}

/// Returns the square of a move: ten times the row and the column, both from 1.
fn square(byte: u8) -> Option<Square> {
    Square::at((byte % 10).checked_sub(1)?, (byte / 10).checked_sub(1)?)
}

/// Returns the name with that number, or the number where the list is shorter. Number 0 is
/// nobody's.
fn named(names: &[String], number: u16, what: &str) -> Option<String> {
    match (number, names.get(usize::from(number))) {
        (0, _) => None,
        (_, Some(name)) if !name.is_empty() => Some(name.clone()),
        _ => Some(format!("{what} {number}")),
    }
}
