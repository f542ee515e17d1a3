//! A session of play: the players, the game and its clock, a resignation or time-out, and the match
//! that the game belongs to.

#![warn(missing_docs)]

mod aid;
mod annotated;
mod estimated;
mod linked;
mod opening;
mod own;
mod player;
pub mod series;
mod tag;

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::clock::{Clock, Flag, TimeControl};
use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::result::{Forfeit, GameResult};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_core::tree::Annotations;
use othello_engine::computer::Computer;
use othello_engine::review::{Review, ReviewedPly};
use othello_notation::date::Date;
use othello_notation::draft::Draft;
use othello_notation::evaluation::Evaluations;
use othello_notation::tags::Tags;
use othello_notation::{PlayerName, Record};
use series::Series;
use tag::SessionTag;

pub use aid::Aid;
pub use opening::{OpeningChoice, ParseOpeningChoiceError};
pub use own::{GameOrigin, Own};
pub use player::Player;

/// The least time that a player has after an undo, so that no undo leads into a game lost on time.
const LEAST_LEFT: Duration = Duration::from_secs(10);

/// Two players, their game, its clock, and the match that it belongs to.
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    players: ByColor<Player>,
    names: ByColor<Option<PlayerName>>,
    seed: u64,
    game: Game,
    clock: Option<Clock>,
    forfeit: Option<Forfeit>,
    series: Series,
    date: Option<Date>,
    /// The variations of the game and the notes on its moves.
    annotations: Annotations,
    /// The evaluations of moves, of undone ones as well.
    evaluations: Evaluations,
    tags: Tags,
}

/// The terms of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// The kinds of the players.
    pub players: ByColor<Player>,
    /// The names of the players. One that computes has a name without one being given.
    pub names: ByColor<Option<PlayerName>>,
    /// The number from which the choices of levels follow.
    pub seed: u64,
    /// The time for each player, if there is a clock.
    pub time_control: Option<TimeControl>,
    /// The games of the match: an odd number, 1 for a single game.
    pub best_of: u8,
    /// The first moves: under other rules than those of Othello the players always choose them.
    pub opening: OpeningChoice,
}

impl Setup {
    /// Makes the terms of a single game of two people, without names and clock.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            players: ByColor::default(),
            names: ByColor::default(),
            seed: 0,
            time_control: None,
            best_of: 1,
            opening: OpeningChoice::Free,
        }
    }

    /// Returns `true` if the same two play as many games as on the other terms.
    fn has_same_match(&self, other: &Self) -> bool {
        let Self { players, names, best_of, .. } = self;
        (players, names, *best_of) == (&other.players, &other.names, other.best_of)
    }
}

/// The step that an undo reverted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// A ply.
    Ply(Ply),
    /// A resignation or a time-out.
    Forfeit(Forfeit),
}

impl Session {
    /// Starts the first game of a session.
    pub fn new(setup: Setup, date: Option<Date>) -> Self {
        let mut session = Self {
            players: setup.players,
            names: setup.names,
            seed: setup.seed,
            game: Game::new(setup.rules),
            clock: setup.time_control.map(Clock::new),
            forfeit: None,
            series: Series::new(setup.best_of),
            date,
            annotations: Annotations::default(),
            evaluations: Evaluations::default(),
            tags: Tags::default(),
        };
        if let Some(opening) = setup.opening.opening(setup.rules, setup.seed) {
            session.begin_with(setup.opening, opening);
        }
        session
    }

    /// Starts the next game. The match continues if it is undecided, and the players and its length
    /// are those of [`next_setup`](Self::next_setup); a game that has not ended is replayed in it.
    #[must_use]
    pub fn next_game(&self, setup: Setup, date: Option<Date>) -> Self {
        let goes_on = self.would_continue_match(&setup);
        let series = match self.result() {
            Some(result) => self.series.with(result).swapped(),
            None => self.series,
        };
        let goes_on = goes_on && series.winner().is_none();
        let next = Self::new(setup, date);
        if goes_on { Self { series, ..next } } else { next }
    }

    /// Returns `true` if a game on those terms would be the next one of the match: the players and its
    /// length are those of [`next_setup`](Self::next_setup).
    pub fn would_continue_match(&self, setup: &Setup) -> bool {
        setup.has_same_match(&self.next_setup())
    }

    /// Continues with the game of a record, which may come from anywhere: a command that it names is
    /// not run, but a person plays instead of that program.
    pub fn from_record(record: Record) -> Self {
        let mut session = Self::resume(record);
        for color in Color::BOTH {
            let computer = session.players[color].computer();
            if computer.is_some_and(Computer::is_external) {
                let name = session.name(color);
                session.names[color] = PlayerName::cleaned(&name);
                session.players[color] = Player::Human;
            }
        }
        session
    }

    /// Resumes the game of a record that this program has made and nobody else has touched.
    pub fn resume(record: Record) -> Self {
        let Record { game, mut names, date, forfeit, clock, annotations, evaluations, mut tags } =
            record;
        let (players, seed) = player::take(&mut tags);
        for color in Color::BOTH {
            let usual = players[color].name();
            names[color].take_if(|name| Some(&*name) == usual.as_ref());
        }
        let series = Series::read(&tags);
        Self {
            players,
            names,
            seed,
            game,
            clock,
            forfeit,
            series,
            date,
            annotations,
            evaluations,
            tags,
        }
    }

    /// Has others play on; computers choose by that seed.
    pub fn change_players(&mut self, players: ByColor<Player>, seed: u64) {
        self.players = players;
        self.seed = seed;
    }

    /// Has the players change seats: each plays on for the other, in the match as well. The clock stays as it is, and
    /// computers choose by that seed.
    pub fn swap_players(&mut self, seed: u64) {
        let (players, names) = (&mut self.players, &mut self.names);
        std::mem::swap(&mut players.black, &mut players.white);
        std::mem::swap(&mut names.black, &mut names.white);
        (self.series, self.seed) = (self.series.swapped(), seed);
    }

    /// Returns the kinds of the players.
    pub const fn players(&self) -> &ByColor<Player> {
        &self.players
    }

    /// Returns the number from which the choices of levels follow.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Gives the players other names; the game, its clock and its match continue.
    pub fn rename(&mut self, names: ByColor<Option<PlayerName>>) {
        self.names = names;
    }

    /// Returns the players, the event, the round, the date and the stated score, as a scoresheet without
    /// numbers.
    pub fn heading(&self) -> Draft {
        Draft::heading_of(&self.record())
    }

    /// Writes the players, the event, the round, the date and the stated score anew. What cannot be read
    /// counts as nothing, and a computer that keeps its own name has no other.
    pub fn write_heading(&mut self, heading: &Draft) {
        let names = heading.names();
        self.names = ByColor::from_fn(|color: Color| {
            let usual = self.players[color].name();
            names[color].clone().filter(|name| Some(name) != usual.as_ref())
        });
        self.date = heading.date().ok().flatten();
        let end = self.result().map(|result| result.score);
        heading.write_tags(&mut self.tags, end);
    }

    /// Returns the names of the players, as far as they have any.
    pub const fn names(&self) -> &ByColor<Option<PlayerName>> {
        &self.names
    }

    /// Returns the record of the game for a file.
    pub fn record(&self) -> Record {
        let mut tags = self.tags.clone();
        self.series.write(&mut tags);
        player::write(&self.players, self.seed, &mut tags);
        let mut evaluations = self.evaluations.clone();
        evaluations.truncate(self.game.plies().len());
        Record {
            game: self.game.clone(),
            names: ByColor::from_fn(|color| self.known_name(color)),
            date: self.date,
            forfeit: self.forfeit,
            clock: self.clock,
            annotations: self.annotations.clone(),
            evaluations,
            tags,
        }
    }

    /// Returns the terms of the next game by default: the same, but the players change colours after a
    /// game of an undecided match, and after any game with somebody at another machine.
    pub fn next_setup(&self) -> Setup {
        let is_linked = Color::BOTH.iter().any(|color| self.players[*color] == Player::Remote);
        let is_exchange =
            self.result().is_some_and(|end| is_linked || self.series.with(end).winner().is_none());
        self.setup_with(|color| if is_exchange { !color } else { color })
    }

    /// Returns the terms of a rematch: the same, with the colours changed.
    pub fn rematch_setup(&self) -> Setup {
        self.setup_with(|color| !color)
    }

    /// Returns the terms of this game, with players of those colours.
    fn setup_with(&self, before: impl Fn(Color) -> Color) -> Setup {
        Setup {
            rules: self.game.rules(),
            players: ByColor::from_fn(|color| self.players[before(color)].clone()),
            names: ByColor::from_fn(|color| self.names[before(color)].clone()),
            seed: self.seed,
            time_control: self.clock.map(|clock| clock.control()),
            best_of: self.series.best_of(),
            opening: self.opening_choice(),
        }
    }

    /// Returns the review of the game, as far as it has come.
    pub fn review(&self) -> Review {
        Review::from_evaluations(&self.game, &self.evaluations, self.given())
    }

    /// Keeps the judgement of a ply with the game.
    pub fn keep_reviewed(&mut self, ply: &ReviewedPly) {
        self.evaluations.insert(ply.index, ply.evaluation());
    }

    /// Returns the game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the clock, if the game has one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns the name of a player: one that was given, or that of a computer.
    pub fn known_name(&self, color: Color) -> Option<PlayerName> {
        self.names[color].clone().or_else(|| self.players[color].name())
    }

    /// Returns the name of a player, or else the colour.
    pub fn name(&self, color: Color) -> String {
        self.known_name(color).map_or_else(|| color.to_string(), |name| name.to_string())
    }

    /// Returns the match, this game included once it has ended.
    pub fn series(&self) -> Series {
        self.result().map_or(self.series, |result| self.series.with(result))
    }

    /// Returns the current position.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// Returns the player to move; `None` once the game is over, however it ended.
    pub fn to_move(&self) -> Option<Color> {
        if self.forfeit.is_some() { None } else { self.position().to_move() }
    }

    /// Returns how the game ended, once it has.
    pub fn result(&self) -> Option<GameResult> {
        let position = self.position();
        match self.forfeit {
            Some(forfeit) => Some(position.forfeited(forfeit)),
            None => position.result(),
        }
    }

    /// Returns `true` if a player has moved and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.to_move().is_some() && self.game.plies().len() > self.given()
    }

    /// Returns `true` if the game is worth keeping once another one takes its place: not one that was given up in its
    /// first moves and that nobody has named or annotated.
    pub fn is_worth_keeping(&self) -> bool {
        /// The moves that somebody has to have chosen.
        const FEWEST: usize = 4;
        let is_named = self.names.black.is_some()
            || self.names.white.is_some()
            || ["Event", "Site", "Round", SessionTag::Mode.name()]
                .iter()
                .any(|tag| self.tags.get(tag).is_some());
        self.game.line().len() >= self.given() + FEWEST
            || self.result().is_some()
            || is_named
            || !self.annotations.is_empty()
            || self.series.best_of() > 1
            || self.game.start() != Position::start(self.game.rules())
    }

    /// Plays a square. A result that a file has stated for the game is void from here.
    ///
    /// # Errors
    /// Returns the reason why the square cannot be played.
    pub fn play(&mut self, square: Square) -> Result<(), IllegalMove> {
        if self.forfeit.is_some() {
            return Err(IllegalMove::Over);
        }
        self.position().check(square)?;
        let undone = self.game.undone().first().map(|next| next.square);
        if undone.is_some_and(|next| next != square) {
            // Something may be written about the moves that this drops.
            let played = self.game.plies().len();
            self.annotations.keep_tail(&self.game, played);
        }
        self.game.play(square)?;
        self.tags.remove_stated_result();
        if undone != Some(square) {
            // They are about another move in its place.
            self.evaluations.truncate(self.game.plies().len() - 1);
        }
        self.earn();
        Ok(())
    }

    /// Gives the player of the last ply the increment. A choice of discs to flip belongs to the
    /// move before it and earns nothing.
    fn earn(&mut self) {
        let last = self.game.plies().last().filter(|ply| !ply.is_choice());
        if let (Some(clock), Some(ply)) = (&mut self.clock, last) {
            clock.earn(ply.player);
        }
    }

    /// Undoes a forfeit or else the last ply that a player has chosen, and returns it; `None` if there is
    /// neither.
    ///
    /// Time that was used is not given back, but an increment is revoked, and the player to move
    /// has a few seconds at least.
    pub fn undo(&mut self) -> Option<Undone> {
        let undone = match self.forfeit.take() {
            Some(forfeit) => {
                self.tags.remove_stated_result();
                Undone::Forfeit(forfeit)
            }
            None if self.game.plies().len() <= self.given() => return None,
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

    /// Redoes the ply undone last and returns it; `None` if there is none.
    pub fn redo(&mut self) -> Option<Ply> {
        if self.forfeit.is_some() {
            return None;
        }
        let ply = self.game.redo()?;
        self.earn();
        Some(ply)
    }

    /// Ends the game by the resignation of a player; returns `false` if it is over already.
    pub fn resign(&mut self, color: Color) -> bool {
        self.lose(Forfeit::Resignation(color))
    }

    /// Lets time pass for the player to move.
    pub fn elapse(&mut self, time: Duration) {
        if let (Some(color), Some(clock)) = (self.to_move(), &mut self.clock) {
            match clock.run(color, time) {
                Flag::Up => {}
                Flag::Fallen => {
                    self.lose(Forfeit::TimeOut(color));
                }
            }
        }
    }

    /// Ends the game by a forfeit; returns `false` if it is over already.
    fn lose(&mut self, forfeit: Forfeit) -> bool {
        let is_open = self.to_move().is_some();
        if is_open {
            self.tags.remove_stated_result();
            self.forfeit = Some(forfeit);
        }
        is_open
    }
}

/// Tests the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
