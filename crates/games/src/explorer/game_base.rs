//! Games that are kept in memory, to be asked for any position.

use std::collections::HashMap;

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::result::Forfeit;
use othello_core::square::Square;
use othello_notation::date::Date;
use othello_notation::{PlayerName, Record, visible};

use crate::explorer::count::MoveCount;
use crate::explorer::filter::{Facts, Filter};
use crate::explorer::game::{BaseGame, Ending};
use crate::explorer::query::{Query, Target, ending};
use crate::explorer::trace::{Stop, reach, trace};

/// Games in memory: about 350 bytes for each.
///
/// For each number of discs there is a column with a hash of the position that each game has then. An
/// answer scans one column, and replays what it hits to be sure.
#[derive(Clone, Debug, Default)]
pub struct GameBase {
    games: Vec<Entry>,
    /// The moves of all games, one after another.
    moves: Vec<Square>,
    /// By the number of discs: the hashes of the games, 0 where a game has no such position.
    columns: Vec<Vec<u32>>,
    texts: Texts,
    starts: Vec<Position>,
}

/// The part of a game that is kept beside its moves.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// The end of its moves among those of all games.
    end: u32,
    players: [u32; 2],
    event: u32,
    start: u32,
    source: u32,
    number: u32,
    year: u16,
    ending: Ending,
    forfeit: Option<Forfeit>,
}

/// The texts of the games, each once; the first is the empty one of what is not known.
#[derive(Clone, Debug)]
struct Texts {
    list: Vec<Box<str>>,
    numbers: HashMap<Box<str>, u32>,
}

impl Default for Texts {
    fn default() -> Self {
        Self { list: vec!["".into()], numbers: HashMap::from([("".into(), 0)]) }
    }
}

impl Texts {
    fn number(&mut self, text: Option<&str>) -> u32 {
        let Some(text) = text else { return 0 };
        if let Some(number) = self.numbers.get(text) {
            return *number;
        }
        let number = narrow(self.list.len());
        self.list.push(visible(text).into());
        self.numbers.insert(text.into(), number);
        number
    }

    fn get(&self, number: u32) -> Option<&str> {
        (number > 0).then(|| &*self.list[number as usize])
    }

    /// Returns a value of each text, by its number, and the default of what is not known.
    fn map<T: Default>(&self, of: impl Fn(&str) -> T) -> Vec<T> {
        let texts = self.list.iter().skip(1).map(|text| of(text));
        [T::default()].into_iter().chain(texts).collect()
    }
}

/// Returns a number of a base as it is kept: no base has more than `u32::MAX` of anything, since it
/// has no more moves.
fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The games of a base that a filter asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// By the number of the game.
    is_asked: Vec<bool>,
    count: usize,
}

impl Selection {
    /// Selects all games.
    pub fn all(base: &GameBase) -> Self {
        let count = base.len();
        Self { is_asked: vec![true; count], count }
    }

    /// Selects the games that a filter asks for, of the sources that `takes` has.
    pub fn new(base: &GameBase, filter: &Filter, takes: impl Fn(u32) -> bool) -> Self {
        let known = base.texts.map(|text| filter.facts_of_text(text));
        let is_asked = |entry: &Entry| {
            let [black, white] = entry.players.map(|number| known[number as usize]);
            let (players, event) = (ByColor { black, white }, known[entry.event as usize]);
            let facts = Facts { players, event, year: (entry.year > 0).then_some(entry.year) };
            takes(entry.source) && filter.takes(&facts) && filter.takes_ending(entry.ending, &facts)
        };
        let is_asked: Vec<_> = base.games.iter().map(is_asked).collect();
        let count = is_asked.iter().filter(|is_asked| **is_asked).count();
        Self { is_asked, count }
    }

    /// Returns the number of the games.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Returns `true` if there are no games.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns `true` if the game of that index is one of them.
    pub fn has(&self, index: usize) -> bool {
        self.is_asked.get(index).is_some_and(|is_asked| *is_asked)
    }
}

/// A game of a base, for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed<'a> {
    /// The names of the players, as far as they are known.
    pub names: ByColor<Option<&'a str>>,
    /// The tournament.
    pub event: Option<&'a str>,
    /// The year.
    pub year: Option<u16>,
    /// The end.
    pub ending: Ending,
    /// The source that [`GameBase::add`] was told.
    pub source: u32,
    /// The number of the game in its source, counting from 1.
    pub number: usize,
}

impl GameBase {
    /// Adds a game that the caller knows to come from a source of that number; returns `false` if there
    /// is no more room, which is for sixty million games.
    pub fn add(&mut self, game: &BaseGame<'_>, source: u32) -> bool {
        let Ok(end) = u32::try_from(self.moves.len() + game.moves.len()) else { return false };
        let count = self.games.len();
        let columns = &mut self.columns;
        let note = |stop: &Stop| {
            let discs = stop.discs();
            if columns.len() <= discs {
                columns.resize_with(discs + 1, Vec::new);
            }
            // Games that did not come so far, or began later, have no position there.
            columns[discs].resize(count, 0);
            columns[discs].push(stop.hash());
        };
        let Ok(last) = trace(&game.start, game.moves, note) else { return true };
        let start = self.start_number(&game.start);
        self.moves.extend_from_slice(game.moves);
        let text = |text, texts: &mut Texts| texts.number(text);
        self.games.push(Entry {
            end,
            players: Color::BOTH.map(|color| text(game.names[color], &mut self.texts)),
            event: text(game.event, &mut self.texts),
            start,
            source,
            number: narrow(game.number),
            year: game.year.unwrap_or(0),
            ending: ending(&last, game),
            forfeit: game.forfeit,
        });
        true
    }

    /// Adds the games of another base behind those of this one, as far as there is room.
    pub fn append(&mut self, other: &Self) {
        let (moves, count) = (self.moves.len(), self.games.len());
        if u32::try_from(moves + other.moves.len()).is_err() {
            return;
        }
        let texts = 0..narrow(other.texts.list.len());
        let texts: Vec<_> =
            texts.map(|number| self.texts.number(other.texts.get(number))).collect();
        let starts: Vec<_> = other.starts.iter().map(|start| self.start_number(start)).collect();
        self.moves.extend_from_slice(&other.moves);
        self.games.extend(other.games.iter().map(|entry| Entry {
            end: entry.end + narrow(moves),
            players: entry.players.map(|player| texts[player as usize]),
            event: texts[entry.event as usize],
            start: starts[entry.start as usize],
            ..*entry
        }));
        let discs = self.columns.len().max(other.columns.len());
        self.columns.resize_with(discs, Vec::new);
        for (column, others) in self.columns.iter_mut().zip(&other.columns) {
            column.resize(count, 0);
            column.extend_from_slice(others);
        }
    }

    fn start_number(&mut self, start: &Position) -> u32 {
        let known = self.starts.iter().position(|known| known == start);
        narrow(known.unwrap_or_else(|| {
            self.starts.push(*start);
            self.starts.len() - 1
        }))
    }

    /// Returns the number of games.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Returns `true` if there are no games.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns a row for each legal move of a position, those with most games first.
    pub fn rows(&self, position: &Position, selection: &Selection) -> Vec<MoveCount> {
        let mut query = Query::new(position);
        let discs = query.discs();
        for (target, count) in query.targets_mut() {
            self.each_at(target, discs, selection, |index| count.add(self.games[index].ending));
        }
        query.rows()
    }

    /// Returns the indices of the games that have reached a position, in the order in which they were
    /// added.
    pub fn games_at(&self, position: &Position, selection: &Selection) -> Vec<usize> {
        let mut found = Vec::new();
        let discs = usize::from(position.board().occupied().len());
        self.each_at(&Target::new(position), discs, selection, |index| found.push(index));
        found
    }

    fn each_at(
        &self,
        target: &Target,
        discs: usize,
        selection: &Selection,
        mut take: impl FnMut(usize),
    ) {
        let Some(column) = self.columns.get(discs) else { return };
        for (index, hash) in column.iter().enumerate() {
            if *hash == target.hash && selection.is_asked[index] && self.is_at(index, discs, target)
            {
                take(index);
            }
        }
    }

    /// Returns `true` if a game has that position, not only its hash.
    fn is_at(&self, index: usize, discs: usize, target: &Target) -> bool {
        let start = &self.starts[self.games[index].start as usize];
        let plies = discs.checked_sub(usize::from(start.board().occupied().len()));
        let moves = plies.and_then(|plies| self.moves(index).get(..plies));
        let stop = moves.and_then(|moves| reach(start, moves));
        stop.is_some_and(|stop| target.images.contain(stop.black, stop.white, stop.mover))
    }

    /// Returns a game for a list.
    ///
    /// # Panics
    /// If there are not so many games.
    pub fn listed(&self, index: usize) -> Listed<'_> {
        let entry = &self.games[index];
        Listed {
            names: self.names(entry),
            event: self.texts.get(entry.event),
            year: (entry.year > 0).then_some(entry.year),
            ending: entry.ending,
            source: entry.source,
            number: entry.number as usize,
        }
    }

    /// Returns a game with all that is kept of it; comments and variations of its file are not.
    ///
    /// # Panics
    /// If there are not so many games.
    pub fn record(&self, index: usize) -> Record {
        let entry = &self.games[index];
        let mut game = Game::from_position(self.starts[entry.start as usize]);
        for &square in self.moves(index) {
            game.play(square).expect("the moves of a base are legal");
        }
        let mut record = Record::from(game);
        let names = self.names(entry);
        record.names = ByColor::from_fn(|color| names[color].and_then(PlayerName::cleaned));
        record.date = Date::new(Some(entry.year), None, None).ok();
        record.forfeit = entry.forfeit;
        if let Some(event) = self.texts.get(entry.event) {
            record.tags.insert("Event", event).expect("no other part of a record has that name");
        }
        record
    }

    /// Returns the moves of a game.
    ///
    /// # Panics
    /// If there are not so many games.
    pub fn moves(&self, index: usize) -> &[Square] {
        let from = index.checked_sub(1).map_or(0, |before| self.games[before].end);
        &self.moves[from as usize..self.games[index].end as usize]
    }

    /// Returns the start of a game.
    ///
    /// # Panics
    /// If there are not so many games.
    pub fn start(&self, index: usize) -> Position {
        self.starts[self.games[index].start as usize]
    }

    fn names(&self, entry: &Entry) -> ByColor<Option<&str>> {
        let [black, white] = entry.players.map(|number| self.texts.get(number));
        ByColor { black, white }
    }
}
