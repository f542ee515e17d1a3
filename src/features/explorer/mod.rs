//! The explorer: what was played in the position shown, by whom and how it ended, and what the engine thinks
//! of it.

pub mod chosen;
pub mod docked;
pub mod keys;
pub mod lines;
pub mod notice;
pub mod says;
pub mod words;

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use crate::app::action::ExplorerAction;
use crate::app::book::{self, Book, Books};
use crate::app::engine_queue::Job;
use crate::app::event::{Effect, Event, ExplorerEvent, Question};
use crate::app::refusal::{ExplorerRefusal, Refusal};
use crate::app::reply::Refused;
use crate::app::state::{Confirmation, State};
use crate::base::{Course, GameRequest, OpenBase, Owner};
use crate::engine_worker::{EngineError, EngineTask, EvaluationAnswer};
use crate::features::new_game;
use chosen::{Chosen, Whose};
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::level::Level;
use othello_engine::{Line, Report};
use othello_explorer::{Count, Folded, Row, Selection, are_othello, plies_before};
use says::{ExplorerScope, RowStep};

/// The state of the explorer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explorer {
    /// The positions in which it is shown, if it is.
    scope: Option<ExplorerScope>,
    base: Base,
    chosen: Chosen,
    selection: Arc<Selection>,
    found: Option<Box<Found>>,
    /// The position at which a game that is being opened is to be viewed.
    opening: Option<Position>,
    /// The games by which the computer of the game that is about to begin will play.
    book: Option<Book>,
    listed: ListedGames,
    /// The games by which levels play in the opening, once they have been read.
    openings: Option<Book>,
    /// The time for which a level has been without them.
    reading_time: Duration,
}

/// The longest time for which a level waits for games. A hundred thousand take a fraction of a second.
const PATIENCE: Duration = Duration::from_secs(3);

/// The games that the settings name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListedGames {
    #[default]
    None,
    /// Some, by which levels play in the opening.
    OfSettings,
}

/// The games of the files.
#[derive(Clone, Debug, Default, PartialEq)]
enum Base {
    /// Nobody has asked for them.
    #[default]
    Closed,
    /// They are being read.
    Reading(Course),
    Open(OpenBase),
}

/// The rows of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    position: Position,
    reached: Count,
    rows: Vec<Row>,
    /// The latest games that have reached the position, by their indices in the library.
    games: Vec<usize>,
    selected: Selected,
    report: Option<Report>,
    is_valued: bool,
}

/// The row that is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Selected {
    Nothing,
    Move(Square),
    /// The game of that index in the list.
    Game(usize),
}

/// The most games that are listed.
const MOST_LISTED: usize = 100;

impl Found {
    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The games that have reached the position.
    pub const fn reached(&self) -> &Count {
        &self.reached
    }

    /// The moves: those of most games first, and where games end, by the value that the engine gives them.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = self.rows.clone();
        rows.sort_by_key(|row| (Reverse(row.count.games), self.place(row.square)));
        rows
    }

    /// The value of a move, as far as the engine has found it.
    pub fn line(&self, square: Square) -> Option<&Line> {
        self.report.as_ref()?.lines.iter().find(|line| line.square() == square)
    }

    /// The best move.
    pub fn best(&self) -> Option<&Line> {
        self.report.as_ref()?.lines.first()
    }

    /// Returns `true` once the values stay as they are.
    pub const fn is_valued(&self) -> bool {
        self.is_valued
    }

    fn place(&self, square: Square) -> Option<usize> {
        self.report.as_ref()?.lines.iter().position(|line| line.square() == square)
    }

    /// The listed games, by their indices in the library.
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

    fn take(&mut self, mut report: Report) {
        value_symmetrical_moves_alike(&self.position, &mut report.lines);
        self.report = Some(report);
    }

    /// The move of the selected row, if it is one of a move.
    pub const fn selected_move(&self) -> Option<Square> {
        match self.selected {
            Selected::Move(square) => Some(square),
            Selected::Nothing | Selected::Game(_) => None,
        }
    }

    fn select(&mut self, index: usize) -> Option<Square> {
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
    /// Begins with the games of the settings.
    pub const fn begin_with(&mut self, listed: ListedGames) {
        self.listed = listed;
    }

    /// Returns `true` if it is shown.
    pub const fn is_shown(&self) -> bool {
        self.scope.is_some()
    }

    /// The share of the files that has been read, while they are.
    pub const fn course(&self) -> Option<Course> {
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
    pub const fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// The number of the games that count.
    pub fn count(&self) -> usize {
        self.selection.len()
    }

    /// The rows of the viewed position.
    pub fn found(&self) -> Option<&Found> {
        self.found.as_deref()
    }

    /// Takes in what a player wants, or what comes from the files.
    pub fn act(&mut self, action: ExplorerAction, state: &mut State) {
        match action {
            ExplorerAction::Show(scope) => self.ask_to_show(scope, state),
            ExplorerAction::Hide => self.hide(state),
            ExplorerAction::Select(step) => self.select(step, state),
            ExplorerAction::Pick(index) => self.pick(index, state),
            ExplorerAction::Choose(chosen) => self.choose(chosen),
            ExplorerAction::ChooseNext => self.choose(self.chosen.with_next_players()),
            ExplorerAction::OpenGame => self.open_selected(state),
            ExplorerAction::OpenNumber(number) => self.open(number.checked_sub(1), state),
            ExplorerAction::Spar(level) => self.spar(level, state),
            ExplorerAction::Reading(course) => {
                self.base = Base::Reading(course);
                state.tell(Event::Explorer(ExplorerEvent::Reading));
            }
            ExplorerAction::Opened(base) => {
                self.openings = Some(openings(&base));
                self.base = Base::Open(base);
                self.select_games();
            }
        }
    }

    /// Shows what was played; two people who play against the clock are asked before.
    fn ask_to_show(&mut self, scope: ExplorerScope, state: &mut State) {
        if !state.can_evaluate() {
            state.refuse(Refusal::locked());
        } else if !are_othello(state.game().rules()) {
            state.refuse(Refusal::Explorer(ExplorerRefusal::OtherRules));
        } else if state.is_contest() {
            state.ask(Question::Explorer(scope));
        } else {
            self.show(scope, state);
        }
    }

    /// Shows what was played, and has the files read before.
    pub fn show(&mut self, scope: ExplorerScope, state: &mut State) {
        self.read_base(state);
        self.scope = Some(scope);
        // It is counted anew, so that it is told.
        self.found = None;
        state.tell(Event::Explorer(ExplorerEvent::Shown));
        state.note_hint();
    }

    /// Has the files read, unless that has been done.
    fn read_base(&mut self, state: &mut State) {
        if self.base == Base::Closed {
            self.base = Base::Reading(Course::default());
            state.effect(Effect::OpenBase);
        }
    }

    fn hide(&mut self, state: &mut State) {
        if self.scope.take().is_some() {
            state.tell(Event::Explorer(ExplorerEvent::Hidden));
        }
    }

    fn select(&mut self, step: RowStep, state: &mut State) {
        let Some(found) = &mut self.found else {
            return state.refuse(Refusal::Explorer(ExplorerRefusal::NotShown));
        };
        let count = found.rows.len() + found.games.len();
        let index = match (found.selected(), step) {
            _ if count == 0 => return,
            (Some(index), RowStep::Next) => (index + 1) % count,
            (Some(index), RowStep::Previous) => (index + count - 1) % count,
            (None, RowStep::Next) => 0,
            (None, RowStep::Previous) => count - 1,
        };
        let square = found.select(index);
        state.tell(Event::Explorer(ExplorerEvent::Selected(square)));
    }

    fn pick(&mut self, index: usize, state: &mut State) {
        let Some(found) = &mut self.found else { return };
        if index < found.rows.len() + found.games.len() {
            let square = found.select(index);
            state.tell(Event::Explorer(ExplorerEvent::Selected(square)));
        }
    }

    fn choose(&mut self, chosen: Chosen) {
        self.chosen = chosen;
        self.select_games();
    }

    /// Selects the games that count, of which the rows are counted anew.
    fn select_games(&mut self) {
        let Base::Open(base) = &self.base else { return };
        let (library, filter) = (base.library(), &self.chosen.filter);
        let selection = Selection::new(library, filter, |source| self.takes(source));
        self.selection = Arc::new(selection);
        self.found = None;
    }

    fn open_selected(&mut self, state: &mut State) {
        let selected = self.found.as_ref().map(|found| found.selected);
        let index = match selected {
            Some(Selected::Game(index)) => Some(index),
            Some(Selected::Move(_) | Selected::Nothing) | None => Some(0),
        };
        self.open(index, state);
    }

    /// Opens a game of the list; the current one is kept.
    fn open(&mut self, index: Option<usize>, state: &mut State) {
        let Some(found) = &self.found else {
            return state.refuse(Refusal::Explorer(ExplorerRefusal::NotShown));
        };
        let game = index.and_then(|index| found.games.get(index));
        let request = game.zip(self.base()).and_then(|(game, base)| {
            let listed = base.library().listed(*game);
            let path = base.path(listed.source)?.into();
            Some(GameRequest { path, number: listed.number, position: found.position })
        });
        let Some(request) = request else {
            return state.refuse(Refusal::Explorer(ExplorerRefusal::NoGame));
        };
        self.opening = Some(request.position);
        state.effect(Effect::ReadGame(Box::new(request)));
    }

    /// Begins a game from the viewed position against a computer that plays by the games that count: by those
    /// in which their player had its colour, if they are one player's; and otherwise first by the repertoire of
    /// the person who is to move.
    fn spar(&mut self, level: Option<Level>, state: &mut State) {
        let Some(base) = self.base() else {
            return state.refuse(Refusal::Explorer(ExplorerRefusal::NotShown));
        };
        let mut filter = self.chosen.filter.clone();
        if filter.player.is_some() {
            filter.color = state.viewed.position().to_move().map(|person| !person);
        }
        let selection = Selection::new(base.library(), &filter, |source| self.takes(source));
        let book = Book::new(base.clone(), Arc::new(selection));
        let (repertoires, position) = (state.repertoires(), state.viewed.position());
        // Whoever prepares for a player wants to meet that player.
        let person = position.to_move().filter(|_| self.chosen.filter.player.is_none());
        let goes_on = |color: &Color| {
            repertoires[*color].as_ref().is_some_and(|known| !known.moves(&position).is_empty())
        };
        self.book = Some(match person.filter(goes_on) {
            Some(color) => book.after_repertoire(Arc::clone(repertoires), color),
            None => book,
        });
        if state.is_linked() {
            return state.refuse(Refusal::not_over_link());
        }
        if let Err(Refused::Old(refusal)) = new_game::play_from_here(state, level) {
            state.refuse(refusal);
        }
    }

    /// Returns `true` if the games of a file may count.
    fn takes(&self, source: u32) -> bool {
        match self.chosen.whose {
            Whose::People | Whose::Everybody => true,
            Whose::Own => self.base().is_some_and(|base| base.owner(source) == Owner::Own),
        }
    }

    /// Provides the books by which the computers of the game play: that of a sparring game, and otherwise in the
    /// opening the games of the settings, which are read when a level wants them.
    pub fn provide_books(&mut self, state: &mut State) {
        // The game for which it is has begun by now, or was refused.
        let book = self.book.take();
        let has_begun = state.changed().game;
        match (book, state.books()) {
            (Some(book), _) if has_begun => {
                state.tell(Event::Explorer(ExplorerEvent::SparringBegan(book.contents())));
                state.play_by(Books::Sparring(book));
            }
            (_, Books::Sparring(_)) if !has_begun => {}
            _ => {
                let books = self.books_of_openings(state);
                state.play_by(books);
            }
        }
    }

    fn books_of_openings(&mut self, state: &mut State) -> Books {
        let position = state.session().position();
        let players = state.session().players();
        let is_level =
            |color: &Color| players[*color].computer().is_some_and(book::errs_as_people_do);
        let has_level = Color::BOTH.iter().any(is_level);
        let is_wanted = has_level
            && self.listed == ListedGames::OfSettings
            && state.engine.has_begun()
            && are_othello(position.rules())
            && book::is_in_opening(&position);
        if !is_wanted {
            return Books::None;
        }
        self.read_base(state);
        match &self.openings {
            Some(book) => Books::Openings(book.clone()),
            None if self.reading_time < PATIENCE => Books::Awaited,
            None => Books::None,
        }
    }

    /// Lets time pass for a level that waits for games.
    pub fn elapse(&mut self, time: Duration, state: &State) {
        if *state.books() == Books::Awaited {
            self.reading_time = self.reading_time.saturating_add(time);
        }
    }

    /// Returns the time after which a level does not wait for games any longer.
    pub fn next_event(&self, state: &State) -> Option<Duration> {
        let is_awaited = *state.books() == Books::Awaited;
        is_awaited.then(|| PATIENCE.saturating_sub(self.reading_time))
    }

    /// Counts the rows of the viewed position if they are wanted, and those of another position than before,
    /// and asks for the values of its moves.
    pub fn follow(&mut self, state: &mut State) {
        if state.told_mut().has(|event| matches!(event, Event::Cancelled)) {
            self.opening = None;
        }
        if state.changed().game {
            let opening = self.opening.take();
            let plies = opening.and_then(|position| plies_before(state.game(), &position));
            if let Some(plies) = plies {
                state.view(plies);
            }
            let is_excluded = state.is_contest() || state.is_linked();
            if is_excluded || !are_othello(state.game().rules()) {
                self.scope = None;
            }
        }
        let wanted = self.wanted_position(state);
        let before = self.found.as_ref().map(|found| found.position);
        if before == wanted && before.is_some() {
            return;
        }
        if before.is_some() && self.scope == Some(ExplorerScope::ThisPosition) {
            self.scope = None;
        }
        self.found = None;
        state.engine.withdraw(Job::Explorer);
        let Some(position) = wanted.filter(|_| self.scope.is_some()) else { return };
        self.found = self.base().map(|base| Box::new(self.find(base, position)));
        state.tell(Event::Explorer(ExplorerEvent::Counted));
        if position.to_move().is_some() {
            state.engine.ask(Job::Explorer);
        }
    }

    fn wanted_position(&self, state: &State) -> Option<Position> {
        let is_visible = self.is_shown() && !state.is_hidden() && !state.is_aside();
        let can_be_had = is_visible && self.base().is_some() && state.engine.has_begun();
        can_be_had.then(|| state.viewed.position())
    }

    fn find(&self, base: &OpenBase, position: Position) -> Found {
        let library = base.library();
        let rows = library.rows(&position, &self.selection);
        let mut games = library.games_at(&position, &self.selection);
        let mut reached = Count::default();
        for game in &games {
            reached.add(library.listed(*game).ending);
        }
        games.sort_by_key(|game| Reverse(library.listed(*game).year));
        games.truncate(MOST_LISTED);
        let first = rows.first().filter(|row| row.count.games > 0);
        let selected = first.map_or(Selected::Nothing, |row| Selected::Move(row.square));
        Found { position, reached, rows, games, selected, report: None, is_valued: false }
    }

    /// Returns the task of the engine.
    pub fn task(&self, state: &State) -> Option<EngineTask> {
        let time = match state.terms().confirmation {
            Confirmation::Ask => Duration::from_secs(8),
            // A script waits for it.
            Confirmation::Skip => Duration::from_secs(1),
        };
        let position = self.found.as_ref()?.position;
        Some(EngineTask::Evaluate { position, time })
    }

    /// Takes in values, or that there will be none.
    pub fn replied(&mut self, result: Result<EvaluationAnswer, EngineError>, state: &mut State) {
        let Some(found) = &mut self.found else { return };
        match result {
            Ok(EvaluationAnswer::UnderWay(report)) => found.take(report),
            Ok(EvaluationAnswer::Finished(report)) => {
                found.take(report);
                found.is_valued = true;
                state.engine.withdraw(Job::Explorer);
                state.tell(Event::Explorer(ExplorerEvent::Valued));
            }
            Err(error) => {
                state.engine.withdraw(Job::Explorer);
                state.refuse(Refusal::failed(&error));
            }
        }
    }
}

/// Returns the games of other people.
fn openings(base: &OpenBase) -> Book {
    let others = |file| base.owner(file) == Owner::Others;
    let selection = Selection::new(base.library(), &Chosen::default().filter, others);
    Book::usual(base.clone(), Arc::new(selection))
}

/// Gives moves that lead to the same position but for a symmetry the value of the best of them: a search may
/// see them differently. The best move stays first.
pub fn value_symmetrical_moves_alike(position: &Position, lines: &mut [Line]) {
    let after = |line: &Line| position.play(line.square()).ok().map(|it| Folded::of(&it));
    let keys: Vec<_> = lines.iter().map(after).collect();
    for index in 0..lines.len() {
        // Those before it are better.
        if let Some(first) = keys[..index].iter().position(|key| *key == keys[index]) {
            lines[index].value = lines[first].value;
        }
    }
    lines.sort_by(|a, b| b.value.discs().total_cmp(&a.value.discs()));
}

#[cfg(test)]
mod tests;
