//! The state of the explorer, and what it counts.

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::{Line, SearchReport};
use othello_games::explorer::{GameCount, MoveCount, Selection, are_othello};
use othello_home::base::{OpenBase, Owner, ReadGame, ReadingProgress};
use othello_home::config::Config;
use othello_home::jobs::games::{ExplorerGames, OpenGames};
use othello_home::jobs::repertoire::GamesToLearn;

use super::chosen::{ChosenGames, WhoseGames};
use crate::app::event::Event;
use crate::app::move_source::{self, MoveSource, MoveSources};
use crate::app::state::State;
use crate::app::viewed::Scope;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explorer {
    /// The positions in which it is shown, if it is.
    pub(super) scope: Option<Scope>,
    pub(super) base: Base,
    /// The number of times that other files have taken the place of those before.
    renewed: usize,
    pub(super) chosen: ChosenGames,
    selection: Arc<Selection>,
    pub(super) found: Option<Box<PositionRows>>,
    /// The position at which a game that is being opened is to be viewed.
    pub(super) opening: Option<Position>,
    /// The games by which the computer of the game that is about to begin will play.
    pub(super) source: Option<MoveSource>,
    listed: ConfiguredGames,
    /// The games by which levels play in the opening, once they have been read.
    pub(super) openings: Option<MoveSource>,
    /// The time for which a level has been without them.
    reading_time: Duration,
}

/// The longest time for which a level waits for games. A hundred thousand take a fraction of a second.
const PATIENCE: Duration = Duration::from_secs(3);

/// The games that the settings name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConfiguredGames {
    #[default]
    None,
    /// Some, by which levels play in the opening.
    OfSettings,
}

impl ConfiguredGames {
    /// Returns those of these settings.
    pub const fn of(config: &Config) -> Self {
        if config.games.is_empty() { Self::None } else { Self::OfSettings }
    }
}

/// The games of the files.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Base {
    /// Nobody has asked for them.
    #[default]
    Closed,
    /// They are being read.
    Reading(ReadingProgress),
    Open(OpenBase),
}

#[derive(Clone, Debug, PartialEq)]
pub struct PositionRows {
    pub(super) position: Position,
    reached: GameCount,
    pub(super) rows: Vec<MoveCount>,
    /// The latest games that have reached the position, by their indices in the base.
    pub(super) games: Vec<usize>,
    selected: Selected,
    /// The values of the moves that are known, the best one first.
    lines: Vec<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Selected {
    Nothing,
    Move(Square),
    /// The game of that index in the list.
    Game(usize),
}

/// The most games that are listed.
const MOST_LISTED: usize = 100;

impl PositionRows {
    pub const fn position(&self) -> &Position {
        &self.position
    }

    pub const fn reached(&self) -> &GameCount {
        &self.reached
    }

    /// The moves: those of most games first, and where games end, by the value that the engine gives them.
    pub fn rows(&self) -> Vec<MoveCount> {
        let mut rows = self.rows.clone();
        rows.sort_by_key(|row| (Reverse(row.count.games), self.place(row.square)));
        rows
    }

    /// The value of a move, as far as the engine has found it.
    pub fn line(&self, square: Square) -> Option<&Line> {
        self.lines.iter().find(|line| line.square() == square)
    }

    /// The best move.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    fn place(&self, square: Square) -> Option<usize> {
        self.lines.iter().position(|line| line.square() == square)
    }

    /// The listed games, by their indices in the base.
    pub fn games(&self) -> &[usize] {
        &self.games
    }

    /// The index of the selected row: of the moves, and behind them of the games.
    pub fn selected(&self) -> Option<usize> {
        match self.selected {
            Selected::Nothing => None,
            Selected::Move(square) => self.rows().iter().position(|row| row.square == square),
            Selected::Game(index) => Some(self.rows.len() + index),
        }
    }

    pub(super) fn take(&mut self, report: &SearchReport, state: &mut State) {
        state.knowledge.learn_moves(&self.position, &report.lines);
        self.know(state);
    }

    /// Takes over the values that are known by now.
    pub(super) fn know(&mut self, state: &State) {
        self.lines = state.knowledge.moves(&self.position);
    }

    /// The move of the selected row, if it is one of a move.
    pub const fn selected_move(&self) -> Option<Square> {
        match self.selected {
            Selected::Move(square) => Some(square),
            Selected::Nothing | Selected::Game(_) => None,
        }
    }

    pub(super) fn select(&mut self, index: usize) -> Option<Square> {
        let rows = self.rows();
        let row = rows.get(index);
        self.selected = match row {
            Some(row) => Selected::Move(row.square),
            None => Selected::Game(index - rows.len()),
        };
        row.map(|row| row.square)
    }
}

impl Explorer {
    /// Begins with the games of the settings: those that have been read are no longer the ones.
    pub fn begin_with(&mut self, listed: ConfiguredGames) {
        self.listed = listed;
        self.base = Base::Closed;
        self.renewed += 1;
        self.openings = None;
        self.found = None;
    }

    pub const fn is_shown(&self) -> bool {
        self.scope.is_some()
    }

    /// The share of the files that has been read, while they are.
    pub const fn course(&self) -> Option<ReadingProgress> {
        match self.base {
            Base::Reading(course) => Some(course),
            Base::Closed | Base::Open(_) => None,
        }
    }

    /// The games of the files, once they have been read.
    pub const fn base(&self) -> Option<&OpenBase> {
        match &self.base {
            Base::Open(base) => Some(base),
            Base::Closed | Base::Reading(_) => None,
        }
    }

    /// The games that count.
    pub const fn chosen(&self) -> &ChosenGames {
        &self.chosen
    }

    pub fn count(&self) -> usize {
        self.selection.len()
    }

    /// Returns the games that count, or those that would at first where none have been read.
    pub fn games_to_learn(&self) -> GamesToLearn {
        match self.base() {
            Some(base) => GamesToLearn::Of(base.clone(), Arc::clone(&self.selection)),
            None => GamesToLearn::Usual(self.chosen.filter.clone()),
        }
    }

    pub fn found(&self) -> Option<&PositionRows> {
        self.found.as_deref()
    }

    /// Has the files read, unless that has been done.
    pub(super) fn read_base(&mut self, state: &mut State) {
        if self.base == Base::Closed {
            self.base = Base::Reading(ReadingProgress::default());
            let wanted = self.renewed;
            state.job(OpenGames, move |app, games| {
                // Those of the files before may come late.
                if app.features.explorer.renewed == wanted {
                    app.features.explorer.take(games);
                    app.state.tell(Event::Reading);
                }
            });
        }
    }

    /// Takes in how far the files have been read, or their games.
    fn take(&mut self, games: ExplorerGames) {
        match games {
            ExplorerGames::Reading(course) => self.base = Base::Reading(course),
            ExplorerGames::Opened(base) => {
                self.openings = Some(openings(&base));
                self.base = Base::Open(base);
                self.select_games();
            }
        }
    }

    /// Selects the games that count, of which the rows are counted anew.
    pub(super) fn select_games(&mut self) {
        let Base::Open(base) = &self.base else { return };
        let (base, filter) = (base.games(), &self.chosen.filter);
        let selection = Selection::new(base, filter, |source| self.takes(source));
        self.selection = Arc::new(selection);
        self.found = None;
    }

    /// Returns what is to be read of a file for the game of that index in the list.
    pub(super) fn game_to_read(&self, index: usize) -> Option<ReadGame> {
        let (found, base) = (self.found()?, self.base()?);
        let listed = base.games().listed(*found.games.get(index)?);
        let path = base.path(listed.source)?.into();
        Some(ReadGame { path, number: listed.number, position: Some(found.position) })
    }

    /// Returns the index in the list of the selected game, or else of the first one.
    pub(super) fn selected_game(&self) -> usize {
        match self.found.as_ref().map(|found| found.selected) {
            Some(Selected::Game(index)) => index,
            Some(Selected::Move(_) | Selected::Nothing) | None => 0,
        }
    }

    /// Returns the source of moves by which the opponent of a person plays from the viewed position: the games that count, or
    /// those in which their player had the opponent's colour, if they are one player's; and otherwise first the
    /// repertoire of the person who is to move.
    pub(super) fn source(&self, base: &OpenBase, state: &State) -> MoveSource {
        let mut filter = self.chosen.filter.clone();
        if filter.player.is_some() {
            filter.color = state.viewed.position().to_move().map(|person| !person);
        }
        let selection = Selection::new(base.games(), &filter, |source| self.takes(source));
        let source = MoveSource::new(base.clone(), Arc::new(selection));
        let (repertoires, position) = (state.repertoires(), state.viewed.position());
        // Whoever prepares for a player wants to meet that player.
        let person = position.to_move().filter(|_| self.chosen.filter.player.is_none());
        let goes_on = |color: &Color| {
            repertoires[*color].as_ref().is_some_and(|known| !known.moves(&position).is_empty())
        };
        match person.filter(goes_on) {
            Some(color) => source.after_repertoire(Arc::clone(repertoires), color),
            None => source,
        }
    }

    /// Returns `true` if the games of a file may count.
    fn takes(&self, source: u32) -> bool {
        match self.chosen.whose {
            WhoseGames::People | WhoseGames::Everybody => true,
            WhoseGames::Own => self.base().is_some_and(|base| base.owner(source) == Owner::Own),
        }
    }

    /// Returns the games of the settings, by which levels play in the opening; they are read when a level wants them.
    pub(super) fn sources_of_openings(&mut self, state: &mut State) -> MoveSources {
        let position = state.session().position();
        let players = state.session().players();
        let is_level =
            |color: &Color| players[*color].computer().is_some_and(move_source::errs_as_people_do);
        let has_level = Color::BOTH.iter().any(is_level);
        let is_wanted = has_level
            && self.listed == ConfiguredGames::OfSettings
            && state.engine.has_begun()
            && are_othello(position.rules())
            && move_source::is_in_opening(&position);
        if !is_wanted {
            return MoveSources::None;
        }
        self.read_base(state);
        match &self.openings {
            Some(source) => MoveSources::Openings(source.clone()),
            None if self.reading_time < PATIENCE => MoveSources::Awaited,
            None => MoveSources::None,
        }
    }

    /// Lets time pass for a level that waits for games.
    pub fn elapse(&mut self, time: Duration, state: &State) {
        if *state.move_sources() == MoveSources::Awaited {
            self.reading_time = self.reading_time.saturating_add(time);
        }
    }

    /// Returns the time after which a level does not wait for games any longer.
    pub fn next_event(&self, state: &State) -> Option<Duration> {
        let is_awaited = *state.move_sources() == MoveSources::Awaited;
        is_awaited.then(|| PATIENCE.saturating_sub(self.reading_time))
    }

    pub(super) fn wanted_position(&self, state: &State) -> Option<Position> {
        let is_visible = self.is_shown() && state.can_evaluate() && state.is_game_in_view();
        let can_be_had = is_visible && self.base().is_some() && state.engine.has_begun();
        can_be_had.then(|| state.viewed.position())
    }

    pub(super) fn find(&self, base: &OpenBase, position: Position) -> PositionRows {
        let base = base.games();
        let rows = base.rows(&position, &self.selection);
        let mut games = base.games_at(&position, &self.selection);
        let mut reached = GameCount::default();
        for game in &games {
            reached.add(base.listed(*game).ending);
        }
        games.sort_by_key(|game| Reverse(base.listed(*game).year));
        games.truncate(MOST_LISTED);
        let first = rows.first().filter(|row| row.count.games > 0);
        let selected = first.map_or(Selected::Nothing, |row| Selected::Move(row.square));
        PositionRows { position, reached, rows, games, selected, lines: Vec::new() }
    }
}

/// Returns the games of other people.
fn openings(base: &OpenBase) -> MoveSource {
    let others = |file| base.owner(file) == Owner::Others;
    let selection = Selection::new(base.games(), &ChosenGames::default().filter, others);
    MoveSource::usual(base.clone(), Arc::new(selection))
}
