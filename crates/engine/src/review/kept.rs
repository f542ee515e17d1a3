//! Reviews as evaluations that are kept with a game.

use super::{Phase, Review, ReviewedPly};
use crate::knowledge::Finding;
use crate::reasons::LONGEST_LINE;
use crate::report::Value;
use crate::selectivity::Selectivity;
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_notation::evaluation::{Evaluations, MoveEvaluation, Score};

impl ReviewedPly {
    /// Returns what is kept of the judgement: values to a hundredth of a disc, and the first moves of
    /// both lines.
    pub fn evaluation(&self) -> MoveEvaluation {
        MoveEvaluation {
            score: score(self.value, self.player),
            best_score: score(self.best_value, self.player),
            best: self.line.iter().copied().take(LONGEST_LINE).collect(),
            replies: match self.played_line.split_first() {
                Some((_, replies)) if self.square != self.best => {
                    replies.iter().copied().take(LONGEST_LINE - 1).collect()
                }
                Some(_) | None => Vec::new(),
            },
        }
    }

    /// Makes the judgement of a ply of a game from what was kept of it; `None` if that is about
    /// another game.
    fn from_evaluation(game: &Game, index: usize, evaluation: &MoveEvaluation) -> Option<Self> {
        let ply = game.plies().get(index)?;
        let before = game.position_at(index);
        let MoveEvaluation { score, best_score, best: line, replies } = evaluation;
        let best = *line.first().filter(|square| before.legal_moves().contains(**square))?;
        let [value, best_value] = [score, best_score].map(|score| value(*score, ply.player));
        (best_value?.discs() >= value?.discs()).then_some(Self {
            index,
            player: ply.player,
            phase: Phase::of(&before),
            square: ply.square,
            value: value?,
            best,
            best_value: best_value?,
            line: line.clone(),
            played_line: if best == ply.square {
                line.clone()
            } else if replies.is_empty() && ply.after.to_move().is_some() {
                Vec::new()
            } else {
                [&[ply.square], &replies[..]].concat()
            },
        })
    }
}

impl Review {
    /// Makes the review of a game from what was kept of it, as far as that is about this game and not about
    /// the plies that were given.
    pub fn from_evaluations(game: &Game, evaluations: &Evaluations, given: usize) -> Self {
        let ply = |(index, evaluation)| ReviewedPly::from_evaluation(game, index, evaluation);
        let plies = evaluations.iter().filter(|(index, _)| *index >= given).filter_map(ply);
        Self { plies: plies.collect(), given }
    }

    /// Returns what the review says of positions, those of the last plies first.
    ///
    /// A kept value of a best move is as certain as that of the position after it. That no other move is better may be
    /// less so, and is as certain at most as the value of the move before: that has looked a ply further.
    pub fn findings(&self, game: &Game) -> Vec<(Position, Finding)> {
        let is_sure = |ply: &ReviewedPly| {
            let before = self.plies.iter().find(|before| before.index + 1 == ply.index);
            before.is_none_or(|before| is_as_certain_a_ply_before(before.value, ply.best_value))
        };
        let plies = self.plies.iter().rev().filter(|ply| !ply.is_stated());
        let findings = plies.flat_map(|ply| {
            let position = game.position_at(ply.index);
            let [played, best] = ply.lines();
            let best = if is_sure(ply) { Finding::Best(best) } else { Finding::Move(best) };
            [(position, Finding::Move(played)), (position, best)]
        });
        findings.collect()
    }
}

/// Returns `true` if a value is as certain as it is by another one a ply later.
fn is_as_certain_a_ply_before(value: Value, later: Value) -> bool {
    let later = match later {
        Value::Estimated { discs, depth, selectivity } => {
            Value::Estimated { discs, depth: depth + 1, selectivity }
        }
        Value::Exact(_) => later,
    };
    value.certainty() >= later.certainty()
}

/// Returns the value of a move as it is kept with a game: to a hundredth of a disc, and positive for Black.
pub fn score(value: Value, player: Color) -> Score {
    match if player == Color::Black { value } else { -value } {
        Value::Exact(discs) => Score::Exact(discs as i8),
        Value::Estimated { discs, depth, selectivity } => Score::Estimated {
            hundredths: (discs * 100.0).round().clamp(-6400.0, 6400.0) as i16,
            depth: u8::try_from(depth).unwrap_or(u8::MAX),
            percent: selectivity.percent(),
        },
    }
}

/// Returns the value of a move for its player; `None` if the score is none that a search here has found.
pub fn value(score: Score, player: Color) -> Option<Value> {
    let value = match score {
        Score::Exact(discs) => Value::Exact(discs.into()),
        Score::Estimated { hundredths, depth, percent } => Value::Estimated {
            discs: f32::from(hundredths) / 100.0,
            depth: depth.into(),
            selectivity: Selectivity::ALL.into_iter().find(|kind| kind.percent() == percent)?,
        },
    };
    Some(if player == Color::Black { value } else { -value })
}
