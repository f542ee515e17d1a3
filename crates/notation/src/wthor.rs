//! WTHOR, the base of tournament games of the Fédération Française d'Othello: `.wtb` files of
//! games, and `.jou` and `.trn` files of the players and tournaments that these number.

use std::fmt;
use std::io::{self, Read as _};

use crate::claim::{self, Claim};
use crate::date::Date;
use crate::error::{OtherGame, ReadErrorKind};
use crate::player_name::PlayerName;
use crate::record::{Read, Record};
use crate::transcript::Replay;
use othello_core::board::ByColor;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

const NO_MORE: &str = "the end of the file: its header counts no more games";

/// The length of a header in bytes.
pub(super) const HEADER: usize = 16;

/// The start of a file of the base, in words.
const LAYOUT: &str = "the header of a WTHOR file, 16 bytes with the day it was made";

/// The length of a game in bytes.
pub(super) const RECORD: usize = 68;

/// The score of a game that has none, as Edax writes it.
pub(super) const UNKNOWN_SCORE: u8 = 225;

/// The bytes behind the last move: zeros, and in the files of Edax a square that is none.
const PADDING: [u8; 2] = [0, 92];

/// The names behind the numbers in a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    pub(super) players: Vec<String>,
    pub(super) tournaments: Vec<String>,
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

    /// Returns the player of that number, if the list has it; number 0 is nobody's.
    pub fn player(&self, number: u16) -> Option<&str> {
        listed(&self.players, number)
    }

    /// Returns the tournament of that number, if the list has it; number 0 is none.
    pub fn tournament(&self, number: u16) -> Option<&str> {
        listed(&self.tournaments, number)
    }
}

/// A game as a file of the base has it: numbers in place of names, and moves that nobody has replayed.
///
/// [`Reader`](crate::reader::Reader) makes a record of each game, which takes most of its time; whoever
/// looks through a base of many games replays them in their own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RawGame {
    pub(super) bytes: [u8; RECORD],
    pub(super) header: Header,
}

impl RawGame {
    /// Returns the numbers of the players.
    pub fn players(&self) -> ByColor<u16> {
        ByColor { black: number(&self.bytes, 2), white: number(&self.bytes, 4) }
    }

    /// Returns the number of the tournament.
    pub fn tournament(&self) -> u16 {
        number(&self.bytes, 0)
    }

    /// Returns the year of the game, if the header of the file names one.
    pub fn year(&self) -> Option<u16> {
        Date::new(Some(self.header.year), None, None).ok().and_then(Date::year)
    }

    /// Returns the moves, up to the first byte that is none: passes are not stored.
    pub fn moves(&self) -> impl Iterator<Item = Square> {
        self.move_bytes().iter().map_while(|&byte| square(byte))
    }

    /// Returns `true` if each byte before the padding is a square.
    pub fn is_whole(&self) -> bool {
        self.move_bytes().iter().all(|&byte| square(byte).is_some())
    }

    /// Replays the game and makes a record of it, as [`Reader`](crate::reader::Reader) does.
    ///
    /// # Errors
    /// If a move is not legal, or a byte is none.
    pub fn read(&self, names: &Names) -> Result<Record, ReadErrorKind> {
        self.parse(names, Position::start(Rules::OTHELLO)).map(|read| read.record)
    }

    /// Replays the game from a start.
    pub(super) fn parse(&self, names: &Names, usual: Position) -> Result<Read, ReadErrorKind> {
        let bytes = &self.bytes;
        let mut replay = Replay::of(Game::from_position(usual));
        for &byte in self.move_bytes() {
            match square(byte) {
                Some(square) => replay.play(square)?,
                None => return Err(replay.not_a_move(&format!("byte {byte}")).into()),
            }
        }
        let mut record = Record::from(replay.game);
        let player = |number| PlayerName::cleaned(&named(&names.players, number, "player")?);
        let ByColor { black, white } = self.players();
        record.names = ByColor { black: player(black), white: player(white) };
        record.date = Date::new(Some(self.header.year), None, None).ok();
        if let Some(tournament) = named(&names.tournaments, self.tournament(), "tournament") {
            record.tags.append("Event", tournament);
        }
        let (black, best) = (i32::from(bytes[6]), i32::from(bytes[7]));
        if (0..=64).contains(&best) {
            record.tags.append(BEST, format!("{best}-{}", 64 - best));
            if self.header.empties != USUAL_EMPTIES {
                record.tags.append(BEST_EMPTIES, self.header.empties.to_string());
            }
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

    fn move_bytes(&self) -> &[u8] {
        let moves = &self.bytes[8..];
        let padding = moves.iter().rev().take_while(|byte| PADDING.contains(byte)).count();
        &moves[..moves.len() - padding]
    }
}

/// An iterator over the games of a file of the base, which are not replayed.
#[derive(Debug)]
pub struct RawGames<R> {
    input: R,
    header: Header,
    read: usize,
    is_ended: bool,
}

impl<R: io::Read> RawGames<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// If there is no header of such a file, or it is one of something else than games on 8x8 squares.
    pub fn new(mut input: R) -> Result<Self, ReadErrorKind> {
        let header = Header::read(&mut input)?;
        Ok(Self { input, header, read: 0, is_ended: false })
    }
}

impl<R: io::Read> Iterator for RawGames<R> {
    type Item = Result<RawGame, ReadErrorKind>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_ended {
            return None;
        }
        let game = self.header.game(&mut self.input, self.read).transpose();
        self.read += 1;
        self.is_ended = !matches!(game, Some(Ok(_)));
        game
    }
}

fn fill(input: &mut impl io::Read, buffer: &mut [u8]) -> Result<usize, ReadErrorKind> {
    let mut read = 0;
    let mut rest = input.by_ref().take(buffer.len() as u64);
    while read < buffer.len() {
        match rest.read(&mut buffer[read..]) {
            Ok(0) => break,
            Ok(count) => read += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(ReadErrorKind::Unreadable(error.to_string())),
        }
    }
    Ok(read)
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

/// The header of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Header {
    /// The number of games.
    pub(super) games: usize,
    pub(super) year: u16,
    /// The empty squares from which the best play is that of the best score.
    pub(super) empties: u8,
}

/// The empty squares of the best score in the base of today, and those that no number stands for.
pub(super) const USUAL_EMPTIES: u8 = 24;
const UNSTATED_EMPTIES: u8 = 22;

/// The tags of the best score, and of its empty squares where they are not the usual ones.
pub(super) const BEST: &str = "BestScore";
pub(super) const BEST_EMPTIES: &str = "BestScoreEmpties";

impl Header {
    pub(super) fn read(input: &mut impl io::Read) -> Result<Self, ReadErrorKind> {
        let mut bytes = [0; HEADER];
        let filled = fill(input, &mut bytes)?;
        let games = u32::from_le_bytes([bytes[4], bytes[5], bytes[6], bytes[7]]);
        let names = u16::from_le_bytes([bytes[8], bytes[9]]);
        let year = u16::from_le_bytes([bytes[10], bytes[11]]);
        let skipped = |what| Err(ReadErrorKind::Skipped(what));
        if filled < HEADER || !matches!(bytes, [_, 0..=99, 1..=12, 1..=31, ..]) {
            return Err(ReadErrorKind::Expected(LAYOUT));
        }
        match (bytes[12], bytes[13]) {
            (_, 1) => skipped(OtherGame::Solitaires),
            (0 | 8, _) if games == 0 && names > 0 => skipped(OtherGame::Names),
            (0 | 8, _) => {
                let empties = if bytes[14] == 0 { UNSTATED_EMPTIES } else { bytes[14] };
                Ok(Self { games: games.try_into().unwrap_or(usize::MAX), year, empties })
            }
            (size, _) => skipped(OtherGame::Board(format!("{size}x{size}"))),
        }
    }

    /// Reads the game behind so many others; `None` if there is none, and should be none.
    pub(super) fn game(
        self,
        input: &mut impl io::Read,
        read: usize,
    ) -> Result<Option<RawGame>, ReadErrorKind> {
        let mut bytes = [0; RECORD];
        match (fill(input, &mut bytes)?, read < self.games) {
            (0, false) => Ok(None),
            (RECORD, true) => Ok(Some(RawGame { bytes, header: self })),
            (_, true) => Err(ReadErrorKind::Truncated { expected: self.games, found: read }),
            (_, false) => Err(ReadErrorKind::Expected(NO_MORE)),
        }
    }
}

/// Returns the square of a move: ten times the row and the column, both from 1.
fn square(byte: u8) -> Option<Square> {
    Square::at((byte % 10).checked_sub(1)?, (byte / 10).checked_sub(1)?)
}

/// Returns the number at a place of a game.
fn number(bytes: &[u8; RECORD], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

/// Returns the name with that number, if the list has it.
fn listed(names: &[String], number: u16) -> Option<&str> {
    let name = names.get(usize::from(number)).filter(|_| number > 0)?;
    (!name.is_empty()).then_some(name.as_str())
}

/// Returns the name with that number, or the number where the list is shorter. Number 0 is
/// nobody's.
fn named(names: &[String], number: u16, what: &str) -> Option<String> {
    let unlisted = || (number > 0).then(|| format!("{what} {number}"));
    listed(names, number).map(String::from).or_else(unlisted)
}
