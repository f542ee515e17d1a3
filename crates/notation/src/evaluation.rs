//! The values that an engine has given the moves of a game, and the commands in comments of PGN that
//! hold them: `[%eval -2,exact] [%best +6,exact h3g8/h1g7]`, with the best moves after the move played
//! behind the slash.

use std::collections::BTreeMap;
use std::fmt;

use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::rules::Rules;
use othello_core::square::Square;

/// The evaluations of moves by the number of plies before them, as far as a review has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evaluations(BTreeMap<usize, MoveEvaluation>);

/// The value that an engine has given a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveEvaluation {
    /// The score after the move.
    pub score: Score,
    /// The score after the best move.
    pub best_score: Score,
    /// The best move, which may be the one played, and the best moves after it, as far as they are
    /// known; passes are left out.
    pub best: Vec<Square>,
    /// The best moves after the move played, if that is another one, as far as they are known; passes are
    /// left out.
    pub replies: Vec<Square>,
}

/// The score that a game comes to with best play, in discs; positive for Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// It is certain.
    Exact(i8),
    /// It is an estimate.
    Estimated {
        /// The score in hundredths of a disc.
        hundredths: i16,
        /// The depth of the search in plies.
        depth: u8,
        /// The confidence of the search in percent.
        percent: u8,
    },
}

impl Evaluations {
    /// Returns the evaluation of the move that so many plies come before.
    pub fn get(&self, index: usize) -> Option<&MoveEvaluation> {
        self.0.get(&index)
    }

    /// Returns the evaluations and the numbers of plies before them, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = (usize, &MoveEvaluation)> {
        self.0.iter().map(|(&index, evaluation)| (index, evaluation))
    }

    /// Returns `true` if no move has been evaluated.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the moves, by the number of plies before them, whose evaluations the game itself
    /// contradicts: the line cannot be played, the best move is worse than the one played or is the same
    /// with another score, the last move has another score than the game, or a certain score is not that of
    /// the best move after it.
    pub fn contradictions(&self, game: &Game) -> Vec<usize> {
        let mut contradicted: Vec<_> = Vec::new();
        let mut next = None;
        for (&index, evaluation) in self.0.iter().rev() {
            let after = match next {
                Some((before, score)) if before == index + 1 => Some(score),
                Some(_) | None => None,
            };
            if evaluation.is_borne_out(game, index, after) {
                next = Some((index, evaluation.best_score));
            } else {
                contradicted.push(index);
                next = None;
            }
        }
        contradicted.reverse();
        contradicted
    }

    /// Makes estimates of the certain scores, as [stated](Score::is_stated) by somebody else; returns the
    /// number of the moves that had one.
    pub fn doubt(&mut self) -> usize {
        let mut count = 0;
        for MoveEvaluation { score, best_score, .. } in self.0.values_mut() {
            let before = [*score, *best_score];
            (*score, *best_score) = (score.stated(), best_score.stated());
            count += usize::from(before != [*score, *best_score]);
        }
        count
    }

    /// Removes the evaluation of the move that so many plies come before.
    pub fn remove(&mut self, index: usize) -> Option<MoveEvaluation> {
        self.0.remove(&index)
    }

    /// Keeps the evaluation of the move that so many plies come before.
    pub fn insert(&mut self, index: usize, evaluation: MoveEvaluation) {
        self.0.insert(index, evaluation);
    }

    /// Drops the evaluations of all moves but the first `plies`.
    pub fn truncate(&mut self, plies: usize) {
        self.0.split_off(&plies);
    }
}

/// The largest score, in discs.
const MOST: i8 = 64;

impl fmt::Display for Score {
    /// Writes the score and its certainty: `+6,exact`, or `-3.25,14,87` with the depth and the
    /// confidence of the search.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(discs) => write!(f, "{discs:+},exact"),
            Self::Estimated { hundredths, depth, percent } => {
                let sign = if *hundredths < 0 { '-' } else { '+' };
                let (discs, rest) = (hundredths.unsigned_abs() / 100, hundredths.abs() % 100);
                write!(f, "{sign}{discs}.{rest:02},{depth},{percent}")
            }
        }
    }
}

impl Score {
    /// Reads a score as it is written.
    fn parse(text: &str) -> Option<Self> {
        let (number, certainty) = text.split_once(',')?;
        let score = if certainty == "exact" {
            Self::Exact(number.parse().ok().filter(|discs| (-MOST..=MOST).contains(discs))?)
        } else {
            let (depth, percent) = certainty.split_once(',')?;
            let (discs, decimals) = number.split_once('.')?;
            let hundredths: i16 = format!("{discs}{decimals}").parse().ok()?;
            let (depth, percent) = (depth.parse().ok()?, percent.parse().ok()?);
            Self::Estimated { hundredths, depth, percent }
        };
        // There is one way to write a score, and no score beyond the board.
        let is_possible = match score {
            Self::Exact(_) => true,
            Self::Estimated { hundredths, .. } => hundredths.abs() <= i16::from(MOST) * 100,
        };
        (is_possible && score.to_string() == text).then_some(score)
    }
}

/// The beginning of the command of a score in a comment on a move of a variation.
const NOTED: &str = "[%eval ";

impl Score {
    /// Returns the score that a comment on a move of a variation has in it, as [`noted_in`](Self::noted_in) writes it.
    ///
    /// ```
    /// use othello_notation::evaluation::Score;
    /// let score = Score::Estimated { hundredths: -325, depth: 24, percent: 73 };
    /// let comment = score.noted_in("quiet");
    /// assert_eq!(comment, "[%eval -3.25,24,73] quiet");
    /// assert_eq!(Score::noted(&comment), Some(score));
    /// assert_eq!(Score::Exact(2).noted_in(&comment), "[%eval +2,exact] quiet");
    /// ```
    pub fn noted(comment: &str) -> Option<Self> {
        let (_, score, _) = split_noted(comment)?;
        Some(score)
    }

    /// Returns a comment with the score in it, in the place of another one.
    #[must_use]
    pub fn noted_in(self, comment: &str) -> String {
        let rest = match split_noted(comment) {
            Some((before, _, behind)) => format!("{before}{}", behind.trim_start()),
            None => comment.to_owned(),
        };
        format!("{NOTED}{self}] {rest}").trim_end().to_owned()
    }

    /// Returns `true` for a score that somebody has stated and no search here has found.
    pub const fn is_stated(self) -> bool {
        matches!(self, Self::Estimated { depth: 0, .. })
    }

    /// Returns a certain score as one that is stated, any other as it is.
    pub(super) fn stated(self) -> Self {
        match self {
            Self::Exact(discs) => {
                Self::Estimated { hundredths: 100 * i16::from(discs), depth: 0, percent: 100 }
            }
            Self::Estimated { .. } => self,
        }
    }

    /// Returns the score in hundredths of a disc.
    fn hundredths(self) -> i16 {
        match self {
            Self::Exact(discs) => 100 * i16::from(discs),
            Self::Estimated { hundredths, .. } => hundredths,
        }
    }
}

/// Splits a comment at the command of a score: returns what stands before it, the score, and what stands behind it.
fn split_noted(comment: &str) -> Option<(&str, Score, &str)> {
    let (before, behind) = comment.split_once(NOTED)?;
    let (score, behind) = behind.split_once(']')?;
    Some((before, Score::parse(score)?, behind))
}

impl MoveEvaluation {
    /// Returns `true` if nothing in a game contradicts the evaluation of the move that so many plies
    /// come before; `next` is the score of the best move after it, if that is known.
    fn is_borne_out(&self, game: &Game, index: usize, next: Option<Score>) -> bool {
        let Self { score, best_score, best, replies } = self;
        let Some(ply) = game.plies().get(index) else { return false };
        let is_playable = |position, moves: &[Square]| {
            let mut line = Game::from_position(position);
            moves.iter().all(|&square| line.play(square).is_ok())
        };
        let is_line = !best.is_empty() && is_playable(game.position_at(index), best);
        if !is_line || !is_playable(ply.after, replies) {
            return false;
        }
        let gain = match ply.player {
            Color::Black => best_score.hundredths() - score.hundredths(),
            Color::White => score.hundredths() - best_score.hundredths(),
        };
        let is_same = best.first() == Some(&ply.square);
        if gain < 0 || is_same && gain > 0 {
            return false;
        }
        let end =
            ply.after.result().filter(|_| ply.after.rules().differs_only_in_start(Rules::OTHELLO));
        let end = end
            .map(|end| Score::Exact(end.score.black.cast_signed() - end.score.white.cast_signed()));
        if end.is_some_and(|end| end.hundredths() != score.hundredths()) {
            return false;
        }
        match (score, next) {
            (Score::Exact(score), Some(Score::Exact(next))) => *score == next,
            (Score::Exact(_) | Score::Estimated { .. }, _) => true,
        }
    }
}

impl fmt::Display for MoveEvaluation {
    /// Writes the commands of a comment.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { score, best_score, best, replies } = self;
        let names = |moves: &[Square]| moves.iter().map(|square| square.name()).collect::<String>();
        let replies =
            if replies.is_empty() { String::new() } else { format!("/{}", names(replies)) };
        write!(f, "[%eval {score}] [%best {best_score} {}{replies}]", names(best))
    }
}

/// Reads the evaluations in a comment; `None` if there is anything else in it.
pub(super) fn parse(comment: &str) -> Option<Vec<MoveEvaluation>> {
    let words: Vec<&str> = comment.split_ascii_whitespace().collect();
    let evaluations: Option<Vec<_>> = words.chunks(5).map(parse_one).collect();
    evaluations.filter(|evaluations| !evaluations.is_empty())
}

fn parse_one(words: &[&str]) -> Option<MoveEvaluation> {
    let ["[%eval", score, "[%best", best_score, best] = words else { return None };
    let score = Score::parse(score.strip_suffix(']')?)?;
    let best_score = Score::parse(best_score)?;
    let lines = best.strip_suffix(']')?;
    let (best, replies) = match lines.split_once('/') {
        Some((best, replies)) => (squares(best)?, squares(replies)?),
        None => (squares(lines)?, Vec::new()),
    };
    Some(MoveEvaluation { score, best_score, best, replies })
}

/// Reads squares, one at least.
fn squares(text: &str) -> Option<Vec<Square>> {
    let squares: Option<Vec<Square>> = text
        .as_bytes()
        .chunks(2)
        .map(|name| std::str::from_utf8(name).ok()?.parse().ok())
        .collect();
    squares.filter(|squares| !squares.is_empty())
}
