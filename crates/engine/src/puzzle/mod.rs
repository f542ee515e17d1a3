//! Endgame puzzles: positions in which exactly one move wins.
//!
//! [`check`] proves that a position is a puzzle, by searches to the end of the game after every move;
//! [`in_game`] finds those of a game, and [`built_in`] has some for players without games. A [`Puzzle`]
//! holds the score of every move and the best play after it, so that [answers](Puzzle::answer) are
//! judged and refuted without another search.
//!
//! ```
//! use othello_engine::any_engine::AnyEngine;
//! use othello_engine::puzzle;
//! use othello_engine::puzzle::Verdict;
//! use othello_engine::{Options, Stop};
//!
//! let mut engine = AnyEngine::new(Options::default());
//! let position = puzzle::built_in().next().expect("there are some");
//! let puzzle = puzzle::check(&mut engine, &position, &Stop::new())?;
//! assert_eq!(puzzle.solution().verdict(), Verdict::Wins);
//! for square in position.legal_moves() {
//!     let answer = puzzle.answer(square)?;
//!     assert_eq!(answer.verdict() == Verdict::Wins, square == puzzle.solution().square());
//!     assert_eq!(answer.score + answer.loss, puzzle.solution().score);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod difficulty;

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::any_engine::AnyEngine;
use super::discs::Discs;
use super::limits::{Limits, Stop};
use super::random::Random;
use super::report::{Line, Value};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::{IllegalMove, Position};
use othello_core::rules::{Count, Rules};
use othello_core::square::{Square, Symmetry};
use othello_notation::date::Date;
use othello_notation::position;

pub use difficulty::{Difficulty, Grade};

/// The numbers of empty squares of the usual puzzles: enough to think about, and few enough to be
/// proved in a moment.
pub const USUAL_EMPTIES: RangeInclusive<u8> = 8..=14;
/// The largest number of empty squares of a puzzle; a proof may take seconds.
pub const MOST_EMPTIES: u8 = 20;
/// The smallest number of legal moves of a puzzle.
pub const LEAST_MOVES: u8 = 3;

/// A position in which exactly one move wins, with the exact score of every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    position: Position,
    mover: Color,
    /// An answer for each legal move, the best one first: it wins, and no other does.
    answers: Vec<Answer>,
    difficulty: Difficulty,
}

impl Puzzle {
    /// Returns the position to be solved.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the side to move, which wins.
    pub const fn mover(&self) -> Color {
        self.mover
    }

    /// Returns the move that wins.
    pub fn solution(&self) -> &Answer {
        &self.answers[0]
    }

    /// Returns all legal moves, the one that wins first and the worst last.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// Returns how hard the move that wins is to find.
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Returns the judgement of a move as an answer to the puzzle.
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn answer(&self, square: Square) -> Result<&Answer, IllegalMove> {
        self.position.check(square)?;
        let answer = self.answers.iter().find(|answer| answer.square() == square);
        Ok(answer.expect("every legal move has an answer"))
    }
}

/// A move of a puzzle, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The score in discs for the side to move, with best play on both sides.
    pub score: i32,
    /// The number of discs by which the score is below that of the move that wins; 0 for that move.
    pub loss: i32,
    /// The move and the best play after it, to the end of the game; passes are left out. After a wrong
    /// move it is the refutation.
    pub line: Vec<Square>,
}

impl Answer {
    /// Returns the move.
    pub fn square(&self) -> Square {
        self.line[0]
    }

    /// Returns what the move does for the side to move.
    pub const fn verdict(&self) -> Verdict {
        match self.score {
            1.. => Verdict::Wins,
            0 => Verdict::Draws,
            ..0 => Verdict::Loses,
        }
    }
}

/// The outcome of a move with best play on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The move wins: it solves the puzzle.
    Wins,
    /// The move draws.
    Draws,
    /// The move loses.
    Loses,
}

impl Verdict {
    /// Returns the name: `wins`, `draws` or `loses`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Draws => "draws",
            Self::Loses => "loses",
        }
    }
}

/// Returns `true` if puzzles are made of games under these rules: moves, goal and count are those of
/// Othello, from any start.
pub const fn supports(rules: Rules) -> bool {
    AnyEngine::is_othello(rules) && matches!(rules.count(), Count::Empties)
}

/// Proves that a position is a puzzle.
///
/// First it is decided of each move whether it wins, until a second one does; then the score of every
/// move is found, and the best play after it. For that the engine forgets its earlier searches, so that
/// with one thread the puzzle depends on nothing but the position.
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
    if empties > MOST_EMPTIES {
        return Err(NotAPuzzle::Empties { found: empties });
    }
    let to_move = position.to_move().filter(|_| legal >= LEAST_MOVES);
    let mover = to_move.ok_or(NotAPuzzle::Moves { found: legal })?;
    let discs = Discs::new(&position.board(), mover);
    let engine = engine.othello();
    // Exact, so that it is the same whatever the engine remembers.
    match engine.winning_moves(discs, 2, stop).ok_or(NotAPuzzle::Stopped)?[..] {
        [] => return Err(NotAPuzzle::NoWin),
        [_] => {}
        [..] => return Err(NotAPuzzle::SeveralWins),
    }
    engine.clear();
    let report = engine.search_moves(discs, legal.into(), &Limits::EXACT, stop, |_| {});
    let difficulty = difficulty::measure(discs, report.lines[0].square(), stop);
    if stop.is_requested() {
        return Err(NotAPuzzle::Stopped);
    }
    let best = score(&report.lines[0]);
    let answer = |line: Line| {
        let score = score(&line);
        Answer { score, loss: best - score, line: line.moves }
    };
    let mut answers: Vec<_> = report.lines.into_iter().map(answer).collect();
    answers.sort_by_key(|answer| (-answer.score, answer.square()));
    Ok(Puzzle { position: *position, mover, answers, difficulty })
}

/// Returns the exact score of a move.
fn score(line: &Line) -> i32 {
    match line.value {
        Value::Exact(score) => score,
        Value::Estimated { .. } => unreachable!("a search that was not stopped is exact"),
    }
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

/// One position a line with its depth, or `-` for none, and comments.
const BUILT_IN: &str = include_str!("built_in.txt");

/// Returns the puzzles that come with the library, for players without games: positions of games
/// between levels of the engine.
pub fn built_in() -> impl Iterator<Item = Position> {
    built_in_with_depth().map(|(position, _)| position)
}

/// Returns the same, each with the depth of its [difficulty](Difficulty::depth).
pub fn built_in_with_depth() -> impl Iterator<Item = (Position, Option<u8>)> {
    BUILT_IN.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (position, depth) = line.rsplit_once(' ').expect("each line has a depth");
        let (board, next) = position::read(position).expect("each line is a position");
        (Position::new(Rules::OTHELLO, board, next), depth.parse().ok())
    })
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
/// let position = puzzle::built_in().next().expect("there are some");
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

/// The reason why a position is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotAPuzzle {
    /// The rules are not supported.
    Rules(Rules),
    /// There are too many empty squares for a proof.
    Empties {
        /// The number of empty squares.
        found: u8,
    },
    /// There is too little to choose from.
    Moves {
        /// The number of legal moves.
        found: u8,
    },
    /// No move wins.
    NoWin,
    /// Several moves win.
    SeveralWins,
    /// The stop was requested before it was known.
    Stopped,
}

impl fmt::Display for NotAPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(rules) => write!(f, "expected the rules of Othello, found {rules}"),
            Self::Empties { found } => {
                write!(f, "expected at most {MOST_EMPTIES} empty squares, found {found}")
            }
            Self::Moves { found } => {
                write!(f, "expected at least {LEAST_MOVES} legal moves, found {found}")
            }
            Self::NoWin => f.write_str("expected one move that wins, found none"),
            Self::SeveralWins => f.write_str("expected one move that wins, found several"),
            Self::Stopped => f.write_str("stopped before it was known"),
        }
    }
}

impl Error for NotAPuzzle {}
