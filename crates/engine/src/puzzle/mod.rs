//! Puzzles: positions in which exactly one move is right.
//!
//! In one of the [endgame](Kind::Endgame) that move wins, which searches to the end of the game prove; in one
//! of the [midgame](Kind::Midgame) it keeps a lead, and is better than any other by more than a search errs.
//! [`check`] finds out whether a position is a puzzle, [`in_game`] finds those of a game, and [`built_in`]
//! has some for players without games. A [`Puzzle`] holds the value of every move and the best play after it, so
//! that [answers](Puzzle::answer) are judged and refuted without another search.
//!
//! ```
//! use othello_engine::any_engine::AnyEngine;
//! use othello_engine::puzzle;
//! use othello_engine::{Options, Stop};
//!
//! let mut engine = AnyEngine::new(Options::default());
//! let position = puzzle::built_in().next().expect("there are some").position;
//! let puzzle = puzzle::check(&mut engine, &position, &Stop::new())?;
//! for square in position.legal_moves() {
//!     let wins = puzzle.answer(square)?.value.discs() > 0.0;
//!     assert_eq!(wins, square == puzzle.solution().square());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod built_in;
mod difficulty;
mod fault;
mod kind;
mod midgame;
mod theme;
mod wanted;

use std::ops::RangeInclusive;

use super::any_engine::AnyEngine;
use super::discs::Discs;
use super::limits::{Limits, Stop};
use super::random::Random;
use super::reasons::ideas::Idea;
use super::report::Line;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::{Count, Rules};
use othello_core::square::{Square, Symmetry};
use othello_notation::date::Date;

pub use built_in::{BuiltIn, built_in};
pub use difficulty::{Difficulty, Grade};
pub use fault::{LEAST_MOVES, NotAPuzzle};
pub use kind::Kind;
pub use theme::Theme;
pub use wanted::Wanted;

/// A position in which exactly one move is right, with the value of every move.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    position: Position,
    mover: Color,
    /// A line for each legal move, the right one first.
    answers: Vec<Line>,
    difficulty: Difficulty,
    themes: Vec<Theme>,
}

impl Puzzle {
    /// Returns the position to be solved.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the kind.
    pub fn kind(&self) -> Kind {
        Kind::of(self.position.board().empties().len())
    }

    /// Returns the side to move, which is ahead.
    pub const fn mover(&self) -> Color {
        self.mover
    }

    /// Returns the right move and the best play after it.
    pub fn solution(&self) -> &Line {
        &self.answers[0]
    }

    /// Returns all legal moves, the right one first and the worst last, each with its value and the best play
    /// after it; after a wrong move it is the refutation. In an endgame it goes to the end of the game.
    pub fn answers(&self) -> &[Line] {
        &self.answers
    }

    /// Returns how hard the right move is to find.
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Returns what it is about: the ideas and the reasons for which the second best move is worse, and parity.
    pub fn themes(&self) -> &[Theme] {
        &self.themes
    }

    /// Returns the idea that explains most, if one does.
    pub fn idea(&self) -> Option<Idea> {
        Theme::first_idea(&self.themes)
    }

    /// Returns the judgement of a move as an answer to the puzzle.
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn answer(&self, square: Square) -> Result<&Line, IllegalMove> {
        self.position.check(square)?;
        let answer = self.answers.iter().find(|answer| answer.square() == square);
        Ok(answer.expect("every legal move has an answer"))
    }
}

/// Returns `true` if puzzles are made of games under these rules: moves, goal and count are those of
/// Othello, from any start.
pub const fn supports(rules: Rules) -> bool {
    let counts_empties = match rules.count() {
        Count::Empties => true,
        Count::Plain => false,
    };
    AnyEngine::is_othello(rules) && counts_empties
}

/// Finds out whether a position is a puzzle.
///
/// In the endgame it is first decided of each move whether it wins, until a second one does; then the score of
/// every move is found, and the best play after it. In the midgame the values are those of a review, and the
/// best move has to be better than any other by [twice the error](Kind::Midgame) of such a search. For that the
/// engine forgets its earlier searches, so that with one thread the puzzle depends on nothing but the position.
///
/// # Errors
/// When the position is not a puzzle, and when the stop is requested before that is known.
pub fn check(
    engine: &mut AnyEngine,
    position: &Position,
    stop: &Stop,
) -> Result<Puzzle, NotAPuzzle> {
    if !supports(position.rules()) {
        return Err(NotAPuzzle::Rules(position.rules()));
    }
    let (empties, legal) = (position.board().empties().len(), position.legal_moves().len());
    if empties > *Kind::Midgame.empties().end() {
        return Err(NotAPuzzle::Empties { found: empties });
    }
    let to_move = position.to_move().filter(|_| legal >= LEAST_MOVES);
    let mover = to_move.ok_or(NotAPuzzle::Moves { found: legal })?;
    let discs = Discs::new(&position.board(), mover);
    let mut answers = match Kind::of(empties) {
        Kind::Endgame => endgame(engine, discs, stop)?,
        Kind::Midgame => midgame::answers(engine, discs, stop)?,
    };
    answers.sort_by(|one, other| {
        let by_value = other.value.discs().total_cmp(&one.value.discs());
        by_value.then(one.square().cmp(&other.square()))
    });
    let difficulty = difficulty::measure(discs, answers[0].square(), stop);
    if stop.is_requested() {
        return Err(NotAPuzzle::Stopped);
    }
    let themes = Theme::of(discs, &answers[0], &answers[1]);
    Ok(Puzzle { position: *position, mover, answers, difficulty, themes })
}

/// Finds out whether a position is a puzzle that is wanted.
///
/// # Errors
/// As for [`check`], and when the puzzle is another one.
pub fn check_wanted(
    engine: &mut AnyEngine,
    position: &Position,
    wanted: Wanted,
    stop: &Stop,
) -> Result<Puzzle, NotAPuzzle> {
    let puzzle = check(engine, position, stop)?;
    let is_wanted = wanted.includes(puzzle.kind(), puzzle.themes());
    if is_wanted { Ok(puzzle) } else { Err(NotAPuzzle::Unwanted) }
}

/// Returns the lines of all moves of an endgame in which exactly one wins.
fn endgame(engine: &mut AnyEngine, discs: Discs, stop: &Stop) -> Result<Vec<Line>, NotAPuzzle> {
    let engine = engine.othello();
    // Exact, so that it is the same whatever the engine remembers.
    match engine.winning_moves(discs, 2, stop).ok_or(NotAPuzzle::Stopped)?[..] {
        [] => return Err(NotAPuzzle::NoWin),
        [_] => {}
        [..] => return Err(NotAPuzzle::SeveralWins),
    }
    engine.clear();
    Ok(engine.search_moves(discs, usize::MAX, &Limits::EXACT, stop, |_| {}).lines)
}

/// Returns the positions of a game that may be puzzles, with the number of plies before each: those
/// with so many empty squares and enough legal moves. There are none under rules that are not
/// [supported](supports).
pub fn candidates(
    game: &Game,
    empties: RangeInclusive<u8>,
) -> impl Iterator<Item = (usize, Position)> + '_ {
    let plies = if supports(game.rules()) { 0..game.plies().len() + 1 } else { 0..0 };
    let positions = plies.map(|plies| (plies, game.position_at(plies)));
    positions.filter(move |(_, position)| {
        empties.contains(&position.board().empties().len())
            && position.legal_moves().len() >= LEAST_MOVES
    })
}

/// Returns the puzzles of a game with the number of plies before each, in the order of play, each as
/// soon as it is proved. A request to stop ends them.
pub fn in_game<'a>(
    engine: &'a mut AnyEngine,
    game: &'a Game,
    empties: RangeInclusive<u8>,
    stop: &'a Stop,
) -> impl Iterator<Item = (usize, Puzzle)> + 'a {
    let positions = candidates(game, empties).take_while(|_| !stop.is_requested());
    positions.filter_map(|(plies, position)| Some((plies, check(engine, &position, stop).ok()?)))
}

/// Returns a number by which positions stand in an order that looks random: the same for the same
/// seed, whatever other positions there are.
pub fn rank(position: &Position, seed: u64) -> u64 {
    rank_of(Discs::new(&position.board(), position.next()), seed)
}

fn rank_of(Discs { own, opp }: Discs, seed: u64) -> u64 {
    let mix = |seed, word: u64| Random::new(seed ^ word).next();
    mix(mix(mix(seed, 0), own), opp)
}

/// Returns a number that a position shares with its images under the symmetries of the board and with
/// those of the other colour, which are the same puzzle, and in all likelihood with no other position.
///
/// ```
/// use othello_engine::puzzle;
/// use othello_core::{Position, Rules, Symmetry};
///
/// let position = puzzle::built_in().next().expect("there are some").position;
/// let board = position.board().transformed(Symmetry::QuarterTurn);
/// let image = Position::new(Rules::OTHELLO, board, position.next());
/// assert_eq!(puzzle::fingerprint(&image), puzzle::fingerprint(&position));
/// ```
pub fn fingerprint(position: &Position) -> u64 {
    let (board, next) = (position.board(), position.next());
    let image = |symmetry| Discs::new(&board.transformed(symmetry), next);
    let images = Symmetry::ALL.into_iter().map(image);
    let folded = images.min_by_key(|discs| (discs.own, discs.opp));
    rank_of(folded.expect("there are eight"), 0)
}

/// Returns the seed of a day's puzzle: that of the smallest [rank].
pub fn daily_seed(day: Date, seed: u64) -> u64 {
    let year = u64::from(day.year().unwrap_or(0));
    let [month, day] = [day.month(), day.day()].map(|part| u64::from(part.unwrap_or(0)));
    seed ^ Random::new((year * 100 + month) * 100 + day).next()
}
