//! A sitting: who plays, the game and its clock, how it may end otherwise than on the board, and
//! the match that it belongs to.

use std::time::Duration;

use crate::board::{ByColor, Color};
use crate::clock::{Clock, Flag, TimeControl};
use crate::game::{Game, Ply};
use crate::notation::date::Date;
use crate::notation::tags::Tags;
use crate::notation::{Record, shown_name};
use crate::position::{IllegalMove, Position};
use crate::result::{Forfeit, GameResult};
use crate::rules::Rules;
use crate::series::Series;
use crate::square::Square;

/// What a player has at least after an undo: nobody is undone into a lost game.
const LEAST_LEFT: Duration = Duration::from_secs(10);

/// Two players, their game, and what lies around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    names: ByColor<Option<String>>,
    game: Game,
    clock: Option<Clock>,
    forfeit: Option<Forfeit>,
    series: Series,
    date: Option<Date>,
    tags: Tags,
}

/// What two players agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// Who plays which colour.
    pub names: ByColor<Option<String>>,
    /// The time for each, if there is a clock.
    pub time_control: Option<TimeControl>,
    /// The games of the match: an odd number, 1 for a single game.
    pub best_of: u8,
}

impl Setup {
    /// A single game without names and clock.
    pub fn new(rules: Rules) -> Self {
        Self { rules, names: ByColor::default(), time_control: None, best_of: 1 }
    }
}

/// What an undo took back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A ply.
    Ply(Ply),
    /// The end that a player had made.
    Forfeit(Forfeit),
}

impl Session {
    /// The first game of a sitting.
    pub fn new(setup: Setup, date: Option<Date>) -> Self {
        Self {
            names: setup.names,
            game: Game::new(setup.rules),
            clock: setup.time_control.map(Clock::new),
            forfeit: None,
            series: Series::new(setup.best_of),
            date,
            tags: Tags::default(),
        }
    }

    /// The next game. The match goes on if it is undecided, and the players and its length are what
    /// [`next_setup`](Self::next_setup) has; a game that has not ended is played anew in it.
    #[must_use]
    pub fn next_game(&self, setup: Setup, date: Option<Date>) -> Self {
        let expected = self.next_setup();
        let are_same = Color::BOTH.into_iter().all(|color| {
            told(setup.names[color].as_deref()) == told(expected.names[color].as_deref())
        });
        let goes_on = are_same && setup.best_of == expected.best_of;
        let series = match self.result() {
            Some(result) => self.series.with(result).swapped(),
            None => self.series,
        };
        let goes_on = goes_on && series.winner().is_none();
        let next = Self::new(setup, date);
        if goes_on { Self { series, ..next } } else { next }
    }

    /// A game taken up from a file.
    pub fn from_record(record: Record) -> Self {
        let clock = record.clock();
        let Record { game, names, date, forfeit, tags, .. } = record;
        Self { names, game, clock, forfeit, series: Series::read(&tags), date, tags }
    }

    /// All that a file keeps of the game.
    pub fn record(&self) -> Record {
        let mut tags = self.tags.clone();
        self.series.write(&mut tags);
        Record {
            game: self.game.clone(),
            names: self.names.clone(),
            date: self.date,
            forfeit: self.forfeit,
            time_control: self.clock.map(|clock| clock.control()),
            left: self.clock.map(|clock| ByColor::from_fn(|color| clock.left(color))),
            tags,
        }
    }

    /// What the next game would be played with, if nobody asks for anything else: the same, but in
    /// a match that goes on the players change colours.
    pub fn next_setup(&self) -> Setup {
        let ByColor { black, white } = self.names.clone();
        let goes_on = self.result().is_some_and(|end| self.series.with(end).winner().is_none());
        let names =
            if goes_on { ByColor { black: white, white: black } } else { ByColor { black, white } };
        Setup {
            rules: self.game.rules(),
            names,
            time_control: self.clock.map(|clock| clock.control()),
            best_of: self.series.best_of(),
        }
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The clock, if the game has one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The name of a player, or else the colour.
    pub fn name(&self, color: Color) -> String {
        shown_name(self.names[color].as_deref()).unwrap_or_else(|| color.to_string())
    }

    /// The match, this game included once it has ended.
    pub fn series(&self) -> Series {
        self.result().map_or(self.series, |result| self.series.with(result))
    }

    /// Names the players.
    pub fn rename(&mut self, names: ByColor<Option<String>>) {
        self.names = names;
    }

    /// The position now.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// The player to move; `None` once the game is over, however it ended.
    pub fn to_move(&self) -> Option<Color> {
        if self.forfeit.is_some() { None } else { self.position().to_move() }
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.position();
        match self.forfeit {
            Some(forfeit) => Some(position.forfeited(forfeit)),
            None => position.result(),
        }
    }

    /// Whether somebody has played, and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.to_move().is_some() && !self.game.plies().is_empty()
    }

    /// Plays a square.
    ///
    /// # Errors
    /// Says why it cannot be played.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.forfeit.is_some() {
            return Err(IllegalMove::Over);
        }
        self.game.play(square)?;
        self.earn();
        Ok(())
    }

    /// Gives the player of the last ply the increment. A choice of what to turn belongs to the move
    /// before it and earns nothing.
    fn earn(&mut self) {
        let last = self.game.plies().last().filter(|ply| !ply.is_choice());
        if let (Some(clock), Some(ply)) = (&mut self.clock, last) {
            clock.earn(ply.player);
        }
    }

    /// Takes back a forfeit or else the last ply, unless there is neither; says which.
    ///
    /// Time that was used is not given back, but an increment is taken back, and whoever is to move
    /// has a few seconds at least.
    pub fn undo(&mut self) -> Option<Undone> {
        let undone = match self.forfeit.take() {
            Some(forfeit) => Undone::Forfeit(forfeit),
            None => Undone::Ply(self.game.undo()?),
        };
        let next = self.to_move();
        if let Some(clock) = &mut self.clock {
            let control = clock.control();
            let left = ByColor::from_fn(|color| {
                let earned = match undone {
                    Undone::Ply(ply) if ply.player == color && !ply.is_choice() => {
                        control.increment()
                    }
                    Undone::Ply(_) | Undone::Forfeit(_) => Duration::ZERO,
                };
                let left = clock.left(color);
                let least = if next == Some(color) { LEAST_LEFT.min(control.main()) } else { left };
                left.saturating_sub(earned).max(least.min(LEAST_LEFT))
            });
            *clock = Clock::with_left(control, left);
        }
        Some(undone)
    }

    /// Plays again what was taken back last, unless nothing was; says what.
    pub fn redo(&mut self) -> Option<Ply> {
        if self.forfeit.is_some() {
            return None;
        }
        let ply = self.game.redo()?;
        self.earn();
        Some(ply)
    }

    /// The player to move gives up; says who, unless the game is over.
    pub fn resign(&mut self) -> Option<Color> {
        let color = self.to_move()?;
        self.forfeit = Some(Forfeit::Resignation(color));
        Some(color)
    }

    /// Lets time pass for the player to move.
    pub fn elapse(&mut self, time: Duration) {
        if let (Some(color), Some(clock)) = (self.to_move(), &mut self.clock) {
            match clock.run(color, time) {
                Flag::Up => {}
                Flag::Fallen => self.forfeit = Some(Forfeit::TimeOut(color)),
            }
        }
    }
}

/// A name without the blanks around it, if anything is left of it.
fn told(name: Option<&str>) -> Option<&str> {
    name.map(str::trim).filter(|name| !name.is_empty())
}
