//! The writing of WTHOR bases.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use crate::claim;
use crate::date::Date;
use crate::error::WriteError;
use crate::format::Format;
use crate::loss::{Loss, losses_in_base};
use crate::player_name::PlayerName;
use crate::record::Record;
use crate::wthor::{
    BEST, BEST_EMPTIES, HEADER, Header, Names, RECORD, RawGame, UNKNOWN_SCORE, USUAL_EMPTIES,
};
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

/// The bytes of a name in the list of players, and in that of tournaments; one is a zero.
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;
/// The name with the number 0, which stands for nobody.
const NOBODY: &str = "???";

/// Writes a base: a file of games for each year, and the lists of players and tournaments that these number.
///
/// ```
/// use othello_notation::reader::Reader;
/// use othello_notation::base_writer::BaseWriter;
/// use othello_notation::wthor::Names;
/// use othello_core::position::Position;
/// use othello_core::rules::Rules;
///
/// let game = "[Event \"Paris\"]\n[Date \"2024.05.04\"]\n[Black \"Ann\"]\n\n1. f5 d6 2. c3 *\n";
/// let start = Position::start(Rules::OTHELLO);
/// let record = Reader::new(game.as_bytes(), start).next().unwrap()?.record;
/// let mut base = BaseWriter::new(Names::default());
/// let lost = base.add(&record)?;
/// assert_eq!(lost.len(), 1, "the month and the day");
/// let files = base.files("2026.11.25".parse()?);
/// let names: Vec<_> = files.iter().map(|(name, _)| &**name).collect();
/// assert_eq!(names, ["WTHOR.JOU", "WTHOR.TRN", "WTH_2024.wtb"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BaseWriter {
    names: Names,
    players: Numbers,
    tournaments: Numbers,
    /// The games of each year; 0 stands for none.
    years: BTreeMap<u16, Year>,
}

#[derive(Clone, Debug, Default)]
struct Year {
    games: Vec<[u8; RECORD]>,
    /// The empty squares of the best scores, as soon as a game has one: a file has one number for all.
    empties: Option<u8>,
}

/// The numbers of the names of a list.
#[derive(Clone, Debug)]
struct Numbers {
    numbers: HashMap<String, u16>,
    /// The bytes of a name.
    width: usize,
}

impl Numbers {
    fn of(names: &mut Vec<String>, width: usize) -> Self {
        if names.is_empty() {
            names.push(NOBODY.into());
        }
        let mut numbers = HashMap::new();
        for (number, name) in (0..).zip(&*names).skip(1) {
            numbers.entry(name.clone()).or_insert(number);
        }
        Self { numbers, width }
    }

    /// Returns the number of a name, which is added to the list if it is not there yet; `None` if that is
    /// full. Letters that Latin-1 does not have become question marks, and what is too long is cut.
    fn number(&mut self, names: &mut Vec<String>, name: &str) -> Option<u16> {
        let latin = |letter| if u32::from(letter) < 0x100 { letter } else { '?' };
        let letters = name.chars().filter(|letter| *letter != '\0').map(latin);
        let name: String = letters.take(self.width - 1).collect::<String>().trim().into();
        if name.is_empty() {
            return Some(0);
        }
        if let Some(number) = self.numbers.get(&name) {
            return Some(*number);
        }
        let number = u16::try_from(names.len()).ok().filter(|number| *number < u16::MAX)?;
        names.push(name.clone());
        self.numbers.insert(name, number);
        Some(number)
    }
}

fn list(names: &[String], width: usize, made: Date) -> Vec<u8> {
    let count = u16::try_from(names.len()).expect("there are no more");
    let mut header = header(made);
    header[8..10].copy_from_slice(&count.to_le_bytes());
    let mut file = header.to_vec();
    for name in names {
        let letters = name.chars().map(|letter| u8::try_from(letter).unwrap_or(b'?'));
        file.extend(letters.take(width - 1).chain(iter::repeat(0)).take(width));
    }
    file
}

impl BaseWriter {
    /// Begins a base without games. These names keep their numbers, and new ones follow them, so that other
    /// files of games still refer to the same ones.
    pub fn new(mut names: Names) -> Self {
        let players = Numbers::of(&mut names.players, PLAYER);
        let tournaments = Numbers::of(&mut names.tournaments, TOURNAMENT);
        Self { names, players, tournaments, years: BTreeMap::new() }
    }

    /// Adds a game, and returns the parts of it that a base does not keep, with their numbers.
    ///
    /// # Errors
    /// If the rules are not those of Othello or the game begins from another position, or if there are
    /// more names than a list can hold.
    pub fn add(&mut self, record: &Record) -> Result<BTreeMap<Loss, usize>, WriteError> {
        let format = Format::Wthor.name();
        let (game, usual) = (&record.game, Position::start(Rules::OTHELLO));
        if game.rules() != Rules::OTHELLO {
            return Err(WriteError::rules(format, game.rules()));
        }
        if game.start() != usual {
            return Err(WriteError::Start { format });
        }
        let Self { names, players, tournaments, years } = self;
        let full = WriteError::Names { format };
        let event = record.tags.get("Event").unwrap_or_default();
        let tournament = tournaments.number(&mut names.tournaments, event).ok_or(full)?;
        let mut player = |color| {
            let name = record.names[color].as_ref().map_or("", PlayerName::as_str);
            players.number(&mut names.players, name).ok_or(full)
        };
        let (black, white) = (player(Color::Black)?, player(Color::White)?);
        let year = record.date.and_then(Date::year).unwrap_or_default();

        let mut bytes = [0; RECORD];
        for (at, number) in [(0, tournament), (2, black), (4, white)] {
            bytes[at..at + 2].copy_from_slice(&number.to_le_bytes());
        }
        bytes[6] = score(record).unwrap_or(UNKNOWN_SCORE);
        let in_year = years.entry(year).or_default();
        bytes[7] = in_year.best_score(record).unwrap_or(UNKNOWN_SCORE);
        for (byte, ply) in bytes[8..].iter_mut().zip(game.plies()) {
            *byte = move_byte(ply.square);
        }
        in_year.games.push(bytes);

        let header = Header { games: 1, year, empties: in_year.empties() };
        let read = RawGame { bytes, header }.parse(names, usual);
        Ok(losses_in_base(record, &read.expect("the moves are legal").record))
    }

    /// Returns the number of games.
    pub fn games(&self) -> usize {
        self.years.values().map(|year| year.games.len()).sum()
    }

    /// Returns the names and the bytes of the files: `WTHOR.JOU` and `WTHOR.TRN` with the names of players
    /// and tournaments, and for each year a file such as `WTH_2024.wtb`. `made` is the day on which they are
    /// made.
    pub fn files(&self, made: Date) -> Vec<(String, Vec<u8>)> {
        let games = self.years.iter().map(|(year, of_year)| {
            let file = [&of_year.header(made, *year)[..], of_year.games.as_flattened()].concat();
            (format!("WTH_{year:04}.wtb"), file)
        });
        let Names { players, tournaments } = &self.names;
        let lists = [("WTHOR.JOU", players, PLAYER), ("WTHOR.TRN", tournaments, TOURNAMENT)];
        let lists = lists.map(|(name, names, width)| (name.into(), list(names, width, made)));
        lists.into_iter().chain(games).collect()
    }
}

/// Returns Black's discs by the official count: those that somebody has stated, or those of the end.
fn score(record: &Record) -> Option<u8> {
    match claim::stated(record) {
        Some(claim) => claim.black_discs(),
        None => record.result().map(|result| result.score.black),
    }
}

impl Year {
    /// Returns the empty squares of the best scores.
    fn empties(&self) -> u8 {
        self.empties.unwrap_or(USUAL_EMPTIES)
    }

    /// Returns Black's discs after the best play of the endgame, if the record has them from another base
    /// that counts them from as many empty squares as the other games of the year.
    fn best_score(&mut self, record: &Record) -> Option<u8> {
        let score = record.tags.get(BEST)?.split_once('-')?.0.parse().ok();
        let score = score.filter(|discs| *discs <= 64)?;
        let empties = match record.tags.get(BEST_EMPTIES) {
            Some(text) => text.parse().ok().filter(|empties| *empties > 0)?,
            None => USUAL_EMPTIES,
        };
        (*self.empties.get_or_insert(empties) == empties).then_some(score)
    }

    fn header(&self, made: Date, year: u16) -> [u8; HEADER] {
        let mut header = header(made);
        let games = u32::try_from(self.games.len()).expect("there are fewer games");
        header[4..8].copy_from_slice(&games.to_le_bytes());
        header[10..12].copy_from_slice(&year.to_le_bytes());
        header[12] = 8;
        header[14] = self.empties();
        header
    }
}

/// Returns the byte of a move: ten times the row and the column, both from 1.
const fn move_byte(square: Square) -> u8 {
    10 * (square.row() + 1) + square.column() + 1
}

/// Returns the header that all files begin with: the day on which they are made.
fn header(made: Date) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    let made_in = made.year().unwrap_or(2000);
    [header[0], header[1]] = [made_in / 100, made_in % 100].map(|part| part.to_le_bytes()[0]);
    header[2] = made.month().unwrap_or(1);
    header[3] = made.day().unwrap_or(1);
    header
}
