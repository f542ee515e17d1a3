//! Ten levels of play, from one that learns the rules to the strongest.
//!
//! A level is a row of one table. It searches to a depth, and then chooses among the moves by chance:
//! the more a move loses against the best one, the less likely it is, and one that loses four times as
//! much as makes it `e` times less likely is never played. So weak levels err as people do, by small
//! and medium losses, and what they see they do not throw away. How much a loss matters depends on the
//! stage of the game, by one curve for all levels, so that their losses are spread over a game as those
//! of people are.
//!
//! What people of its strength see at once a level hardly misses either: a corner is likelier than its loss
//! alone would make it. In the first ten moves of a game of Othello the levels that err play by the
//! [frequencies](crate::usual_openings) of tournament games.
//!
//! A choice depends on the level, the seed and the position alone, as long as the engine has one
//! thread and the search ends before its limit of time. So the same seed gives the same game, but for
//! the strongest level, which plays by time. Each level varies its openings, so that games with
//! different seeds differ.
//!
//! # Strength
//!
//! Each level against the one before, from nearly even openings, each played with either colour; all
//! numbers are those of this program against itself, not of people:
//!
//! | levels | games | score | Elo |
//! |---|--:|--:|--:|
//! | 2 - 1 | 200 | 90.2 % | +387 ±95 |
//! | 3 - 2 | 200 | 69.8 % | +145 ±53 |
//! | 4 - 3 | 200 | 73.2 % | +175 ±55 |
//! | 5 - 4 | 200 | 67.2 % | +125 ±52 |
//! | 6 - 5 | 200 | 65.5 % | +111 ±50 |
//! | 7 - 6 | 200 | 78.8 % | +228 ±58 |
//! | 8 - 7 | 200 | 84.2 % | +291 ±72 |
//! | 9 - 8 | 200 | 95.8 % | +541 ±157 |
//! | 10 - 9 | 100 | 82.5 % | +269 ±77 |
//!
//! ```sh
//! cargo run --release -p othello-engine --example ladder -- 200
//! ```
//!
//! # Losses
//!
//! What each of the weaker levels loses in 40 games against itself, in discs: a move after the tenth, the
//! share of each ten moves of the game, and a player in a game. Tournament players lose 1.85 a move,
//! champions 1.4.
//!
//! | level | a move | shares, % | a game |
//! |--:|--:|---|--:|
//! | 1 | 7.75 | 1 16 20 23 26 13 | 196 |
//! | 2 | 4.73 | 2 13 21 28 25 12 | 120 |
//! | 3 | 3.76 | 2 14 20 26 27 12 | 96 |
//! | 4 | 2.87 | 3 14 17 25 29 11 | 74 |
//! | 5 | 2.34 | 3 13 16 26 30 12 | 60 |
//! | 6 | 1.79 | 4 12 18 26 29 11 | 47 |
//! | 7 | 1.30 | 5 14 17 25 32 7 | 34 |
//! | 8 | 0.83 | 6 9 16 26 34 8 | 22 |
//!
//! In the same games, in percent: how many corners are taken on the first turn on which they can be, how many of those
//! that are best are not taken, and how many moves are X squares beside an empty corner, or give a corner. People who
//! lose 4 to 5.5 a move take 71 % and miss 14 %, with 3.9 and 5.3 % of such moves; those who lose 2 to 3 take 64 % and
//! miss 10 %, with 3.6 and 3.8 %.
//!
//! | level | taken | missed | X | given |
//! |--:|--:|--:|--:|--:|
//! | 1 | 25 | 59 | 5.7 | 6.9 |
//! | 2 | 80 | 10 | 4.2 | 4.8 |
//! | 3 | 76 | 9 | 4.3 | 3.8 |
//! | 4 | 84 | 5 | 4.5 | 4.2 |
//! | 5 | 77 | 6 | 4.7 | 4.4 |
//! | 6 | 75 | 4 | 5.1 | 4.5 |
//! | 7 | 81 | 2 | 5.0 | 4.2 |
//! | 8 | 71 | 0 | 5.0 | 4.3 |
//!
//! ```sh
//! cargo run --release -p othello-tools --bin levels -- 40 1 8
//! ```
//!
//! # Examples
//!
//! ```
//! use othello_engine::any_engine::AnyEngine;
//! use othello_engine::level::Level;
//! use othello_engine::{Options, Stop};
//! use othello_core::{Position, Rules};
//!
//! let level = Level::ALL[2];
//! let mut engine = AnyEngine::new(level.options());
//! let start = Position::start(Rules::OTHELLO);
//! let choice = level.choose(&mut engine, &start, 1, &Stop::new()).expect("Black is to move");
//! assert!(start.legal_moves().contains(choice.square));
//! ```

use std::fmt;
use std::time::Duration;

use super::Options;
use super::any_engine::AnyEngine;
use super::discs::Discs;
use super::limits::{Limits, Stop};
use super::random::Random;
use super::report::{Line, SearchReport, Value};
use super::selectivity::Selectivity;
use super::usual_openings::usual_moves;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// The place in [`ALL`](Self::ALL), from 1.
    pub number: u8,
    /// The name, in a word or two.
    pub name: &'static str,
    /// A description in one sentence, with the discs that it loses in a game against itself if it errs as
    /// people do.
    pub sentence: &'static str,
    /// The measured lead in Elo points over the level before, or over random moves.
    pub lead: u32,
    /// The depth of its search in plies.
    pub depth: u32,
    /// The selectivity of its search.
    pub selectivity: Selectivity,
    /// The number of empty squares from which it knows the exact values of its moves.
    pub exact_from: u32,
    /// The loss in discs that makes a move `e` times less likely than the best one in the middle of the
    /// game; 0 if it always plays the best one after the opening.
    pub temperature: f32,
    /// The value that it gives to each disc that a move flips, in discs, as beginners do.
    pub greed: f32,
    /// Its eye for corners, in temperatures: a move to a corner is `e` to the power of this times as likely as its
    /// loss makes it, and one after which the opponent can take a corner is less likely.
    pub corners: f32,
    /// The time for a move of a level that plays by time, where no clock gives it another.
    pub time: Option<Duration>,
}

/// Declares the levels.
macro_rules! levels {
    (@time) => { None };
    (@time $time:expr) => { Some($time) };
    ($($number:literal $name:literal: lead $lead:literal, depth $depth:literal $selectivity:ident,
        exact $exact:literal, temperature $temperature:literal, greed $greed:literal,
        corners $corners:literal, $(time $time:expr,)? $sentence:literal;)+) => {
        /// The levels in their order.
        const LEVELS: &[Level] = &[$(Level {
            number: $number,
            name: $name,
            sentence: $sentence,
            lead: $lead,
            depth: $depth,
            selectivity: Selectivity::$selectivity,
            exact_from: $exact,
            temperature: $temperature,
            greed: $greed,
            corners: $corners,
            time: levels!(@time $($time)?),
        }),+];
    };
}

levels! {
    1 "Newcomer": lead 279, depth 6 None, exact 12, temperature 14.0, greed 2.0, corners 0.0,
        "Has just learnt the rules, and likes to flip many discs.";
    2 "Beginner": lead 387, depth 6 None, exact 12, temperature 6.2, greed 0.6, corners 2.8,
        "Begins to value corners, and still likes to flip many discs.";
    3 "Learner": lead 145, depth 6 None, exact 12, temperature 4.6, greed 0.0, corners 2.4,
        "Knows what a corner is worth, and still gives some away.";
    4 "Casual player": lead 175, depth 6 None, exact 12, temperature 3.7, greed 0.0, corners 2.4,
        "Makes as many mistakes as people in their first tournaments.";
    5 "Regular": lead 125, depth 6 None, exact 12, temperature 2.9, greed 0.0, corners 2.4,
        "Makes fewer mistakes than people in their first tournaments.";
    6 "Club player": lead 111, depth 6 None, exact 12, temperature 2.3, greed 0.0, corners 2.4,
        "Makes as many mistakes as tournament players.";
    7 "Strong player": lead 228, depth 6 None, exact 12, temperature 1.6, greed 0.0, corners 2.4,
        "Makes as few mistakes as champions.";
    8 "Expert": lead 291, depth 8 None, exact 14, temperature 1.2, greed 0.0, corners 2.4,
        "Makes little more than half as many mistakes as champions.";
    9 "Master": lead 541, depth 12 Percent87, exact 20, temperature 0.0, greed 0.0, corners 0.0,
        "Looks twelve moves ahead, and counts the last twenty.";
    10 "Full strength": lead 269, depth 60 Percent60, exact 22, temperature 0.0, greed 0.0, corners 0.0, time USUAL_TIME,
        "Plays its best in half a second a move, or in the time that a clock or you give it.";
}

/// The temperature in each tenth move of a game, relative to that in the middle: with it a level loses
/// about 6, 13, 18, 25, 28 and 10 % of its discs in these parts of the game, as tournament players of all
/// strengths do.
const CURVE: [f32; 6] = [0.5, 0.72, 1.0, 1.5, 1.9, 1.85];
/// The number of moves in each part of the curve.
const PART: f32 = 10.0;
/// The aversion of a level to a move after which the opponent can take a corner, relative to its liking for one that
/// takes one. People of its strength give corners more often than they leave one.
const GIVEN_CORNER: f32 = 0.125;
/// The largest loss of a move, as far as the level sees, in temperatures.
const CAP: f32 = 4.0;
/// The number of discs up to which every level varies its moves.
const OPENING_DISCS: u8 = 16;
/// The least temperature while a level varies its moves.
const OPENING_TEMPERATURE: f32 = 0.3;
/// The time for a move, beyond which a search to a depth ends with what it has.
const MOST_TIME: Duration = Duration::from_millis(900);
const USUAL_TIME: Duration = Duration::from_millis(500);
/// The largest depth, and the number of empty squares for an exact score, under rules of which
/// the search is slower.
const FAMILY: (u32, u32) = (5, 9);
/// The same for levels that need the values of all moves.
const FAMILY_ALL_MOVES: (u32, u32) = (3, 7);

impl Level {
    /// The levels, the weakest first.
    pub const ALL: &[Self] = LEVELS;

    /// Returns the level with that number, from 1.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.iter().find(|level| level.number == number).copied()
    }

    /// Returns the same level with another time for a move; `None` if it does not play by time.
    #[must_use]
    pub fn with_time(self, time: Duration) -> Option<Self> {
        self.time.map(|_| Self { time: Some(time), ..self })
    }

    /// Returns the time for a move that it was given in place of the usual one.
    pub fn unusual_time(&self) -> Option<Duration> {
        self.time.filter(|time| *time != USUAL_TIME)
    }

    /// Returns the level for people who have not chosen one.
    pub fn usual() -> Self {
        const USUAL: u8 = 3;
        Self::from_number(USUAL).expect("there is such a level")
    }

    /// Returns the strength in Elo points, as measured by games of each level against the one before:
    /// random moves have 0, and 200 points more score three points of four.
    pub fn strength(&self) -> u32 {
        Self::ALL.iter().filter(|level| level.number <= self.number).map(|level| level.lead).sum()
    }

    /// Returns settings of an engine with a table that suits the level, and one thread.
    pub fn options(&self) -> Options {
        Options { table_bytes: 1 << (2 * self.depth.max(2) + 12).min(24), ..Options::default() }
    }

    /// Returns the limits of its searches under these rules.
    pub fn limits(&self, rules: Rules) -> Limits {
        if let Some(time) = self.time {
            return self.limits_within(rules, time);
        }
        let (mut depth, mut exact_from) = (self.depth, self.exact_from);
        if !AnyEngine::is_othello(rules) {
            let most = if self.temperature > 0.0 { FAMILY_ALL_MOVES } else { FAMILY };
            (depth, exact_from) = (depth.min(most.0), exact_from.min(most.1));
        }
        Limits::depth(depth)
            .with_selectivity(self.selectivity)
            .with_exact_from(exact_from)
            .with_time(MOST_TIME)
    }

    /// Returns the limits of its searches where nobody waits for a move. But for the strongest level no time ends
    /// them, so that equal seeds choose equal moves on any machine.
    pub fn limits_of_contest(&self, rules: Rules) -> Limits {
        let limits = self.limits(rules);
        if self.time.is_some() { limits } else { Limits { time: None, ..limits } }
    }

    /// Returns the limits of its searches under these rules, where a move may take so much time. The
    /// strongest level uses all of it; the others never take longer than without a limit.
    pub fn limits_within(&self, rules: Rules, time: Duration) -> Limits {
        if self.time.is_some() {
            return Limits::time(time).with_selectivity(self.selectivity);
        }
        self.limits(rules).with_time(time.min(MOST_TIME))
    }

    /// Chooses a move; `None` if the game is over.
    ///
    /// Earlier searches of the engine do not count: they are forgotten first.
    pub fn choose(
        &self,
        engine: &mut AnyEngine,
        position: &Position,
        seed: u64,
        stop: &Stop,
    ) -> Option<LevelChoice> {
        self.choose_with(engine, position, seed, &self.limits(position.rules()), stop)
    }

    /// Chooses a move as [`choose`](Self::choose) does, by a search within these limits.
    pub fn choose_with(
        &self,
        engine: &mut AnyEngine,
        position: &Position,
        seed: u64,
        limits: &Limits,
        stop: &Stop,
    ) -> Option<LevelChoice> {
        position.to_move()?;
        engine.clear();
        let limits = limits.for_choice_among(position.legal_moves().len());
        let count = self.moves_wanted(position);
        let report = engine.search_moves(position, count, &limits, stop, |_| {});
        self.choose_among(position, &report, seed)
    }

    /// Returns the number of best moves of a position whose values the level needs for a choice.
    pub fn moves_wanted(&self, position: &Position) -> usize {
        if self.temperature_in(position) > 0.0 {
            usize::from(position.legal_moves().len())
        } else {
            1
        }
    }

    /// Chooses among the moves of a position that a search has found; `None` if there are none.
    pub fn choose_among(
        &self,
        position: &Position,
        report: &SearchReport,
        seed: u64,
    ) -> Option<LevelChoice> {
        let mover = position.to_move()?;
        let mut random = random_in(position, mover, seed);
        let line = self.choose_line(position, report, &mut random)?;
        Some(LevelChoice { square: line.square(), value: line.value, best: report.value })
    }

    /// Returns the largest loss of a move that it plays in a position, in discs, as far as it sees.
    pub fn largest_loss(&self, position: &Position) -> f32 {
        CAP * self.temperature_in(position)
    }

    fn temperature_in(&self, position: &Position) -> f32 {
        let board = position.board();
        let temperature = self.temperature * curve_at(board.empties().len());
        if board.occupied().len() <= OPENING_DISCS {
            temperature.max(OPENING_TEMPERATURE)
        } else {
            temperature
        }
    }

    fn choose_line<'r>(
        &self,
        position: &Position,
        report: &'r SearchReport,
        random: &mut Random,
    ) -> Option<&'r Line> {
        let (temperature, largest_loss) =
            (self.temperature_in(position), self.largest_loss(position));
        let loss = |line: &Line| report.value.discs() - line.value.discs();
        let lines: Vec<&Line> =
            report.lines.iter().filter(|line| loss(line) <= largest_loss).collect();
        let best = *lines.first()?;
        if temperature <= 0.0 {
            return Some(best);
        }
        let usual = if self.temperature > 0.0 { usual_moves(position) } else { Vec::new() };
        let games = |line: &&Line| {
            usual
                .iter()
                .find(|(square, _)| *square == line.square())
                .map_or(0.0, |(_, games)| *games)
        };
        if lines.iter().any(|line| games(line) > 0.0) {
            return random.choose_weighted(&lines, games).copied();
        }
        let direction = if position.rules().most_discs_win() { 1.0 } else { -1.0 };
        let liking = |line: &Line| {
            let flips = f32::from(position.flips(line.square()).len());
            let seen = temperature * self.corners * direction * corners(position, line.square());
            self.greed * direction * flips + seen - loss(line)
        };
        let most = lines.iter().map(|line| liking(line)).fold(f32::NEG_INFINITY, f32::max);
        let weight = |line: &&Line| ((liking(line) - most) / temperature).exp();
        random.choose_weighted(&lines, weight).copied()
    }
}

impl fmt::Display for Level {
    /// Writes the number, and the time for a move if it is not the usual one: `10@5` is level 10 with five seconds.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.unusual_time().map_or(Ok(()), |time| write!(f, "@{}", time.as_secs_f64()))
    }
}

/// A move that a level has chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelChoice {
    /// The move.
    pub square: Square,
    /// Its value for the side that moves.
    pub value: Value,
    /// The value of the best move.
    pub best: Value,
}

/// Returns what people see of a move at once: 1 for a corner, less than nothing for a move after which the opponent
/// can take one.
fn corners(position: &Position, square: Square) -> f32 {
    let is_corner = Bitboard::CORNERS.contains(square);
    let gives = position.play(square).is_ok_and(|after| {
        after.to_move() != position.to_move()
            && !(after.legal_moves() & Bitboard::CORNERS).is_empty()
    });
    f32::from(u8::from(is_corner)) - GIVEN_CORNER * f32::from(u8::from(gives))
}

/// Returns the temperature with so many squares empty, relative to that in the middle of the game.
fn curve_at(empties: u8) -> f32 {
    let ply = 60_u8.saturating_sub(empties);
    // The numbers of the curve are those in the middles of the parts.
    let place = ((f32::from(ply) + 0.5) / PART - 0.5).clamp(0.0, CURVE.len() as f32 - 1.0);
    #[expect(clippy::cast_sign_loss, reason = "the place is not negative")]
    let part = (place as usize).min(CURVE.len() - 2);
    let [before, after] = [CURVE[part], CURVE[part + 1]];
    before + (after - before) * (place - part as f32)
}

/// Returns random numbers for one position of one game.
fn random_in(position: &Position, mover: Color, seed: u64) -> Random {
    let discs = Discs::new(&position.board(), mover).hash();
    let mover = match mover {
        Color::Black => 0,
        Color::White => 1,
    };
    Random::new(Random::new(seed).next() ^ discs ^ mover)
}
