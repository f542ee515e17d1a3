//! The engine's value of a move as its square shows it: the loss against the best move, or the score.

use std::fmt;

use crate::screen::theme::Tint;
use othello_core::square::Square;
use othello_engine::{Line, SearchReport, Value};

/// The form in which the engine's values of moves are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueForm {
    /// The loss against the best move.
    Loss,
    Value,
}

/// The value of a move, as its square shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The loss against the best move in whole discs.
    loss: u8,
    /// The value itself in whole discs.
    score: i8,
    form: ValueForm,
    rank: Rank,
    certainty: Certainty,
}

/// The place of a move among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rank {
    Best,
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Certainty {
    Exact,
    Estimated,
}

/// The largest loss that two digits can tell.
const LARGEST: f32 = 99.0;

pub fn of(report: &SearchReport, form: ValueForm) -> impl Iterator<Item = (Square, MoveValue)> {
    let best = report.lines.first();
    let value = move |line: &Line| Some((line.square(), MoveValue::of(line, best?, form)));
    report.lines.iter().filter_map(value)
}

impl MoveValue {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it lies between 0 and the largest"
    )]
    fn of(line: &Line, best: &Line, form: ValueForm) -> Self {
        let is_exact =
            [line, best].map(|line| line.value).iter().all(|value: &Value| value.is_exact());
        let loss = (best.value.discs() - line.value.discs()).round().clamp(0.0, LARGEST);
        Self {
            loss: loss as u8,
            score: line.value.discs().round() as i8,
            form,
            rank: if line.square() == best.square() { Rank::Best } else { Rank::Other },
            certainty: if is_exact { Certainty::Exact } else { Certainty::Estimated },
        }
    }

    /// Returns `true` for the best move.
    pub fn is_best(self) -> bool {
        self.rank == Rank::Best
    }

    /// Returns the tint of its square: none for a loss of one or two discs.
    pub const fn tint(self) -> Option<Tint> {
        match self.loss {
            0 => Some(Tint::Good),
            1..=2 => None,
            3..=6 => Some(Tint::Doubtful),
            7.. => Some(Tint::Bad),
        }
    }

    /// Returns the value in one character, where there is no room for more.
    pub fn letter(self) -> char {
        match (self.rank, self.loss) {
            (Rank::Best, _) => '*',
            (Rank::Other, 0..=9) => char::from(b'0' + self.loss),
            (Rank::Other, 10..) => '+',
        }
    }
}

impl fmt::Display for MoveValue {
    /// Writes the loss, with `*` before that of the best move and `=` behind an exact one: `*0`, `4`,
    /// `12=`; or the score, with its sign: `+4`, `-12=`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = if self.is_best() { "*" } else { "" };
        let sign = match self.certainty {
            Certainty::Exact => "=",
            Certainty::Estimated => "",
        };
        match self.form {
            ValueForm::Loss => f.pad(&format!("{star}{}{sign}", self.loss)),
            ValueForm::Value => f.pad(&format!("{:+}{sign}", self.score)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ValueForm;
    use super::of;
    use crate::screen::theme::Tint::{self, Bad, Doubtful, Good};
    use othello_core::square::Square;
    use othello_engine::{Line, SearchReport, Selectivity, Value};

    fn report(values: &[Value]) -> SearchReport {
        let squares = [Square::A1, Square::B1, Square::C1, Square::D1, Square::E1, Square::F1];
        let line = |(&square, &value)| Line { value, moves: vec![square] };
        let lines = squares.iter().zip(values).map(line).collect();
        SearchReport { value: values[0], lines, nodes: 1 }
    }

    #[track_caller]
    fn check(values: &[Value], texts: &[&str], letters: &str, tints: &[Option<Tint>]) {
        let report = report(values);
        let shown = || of(&report, ValueForm::Loss).map(|(_, value)| value);
        assert_eq!(shown().map(|value| value.to_string()).collect::<Vec<_>>(), texts);
        assert_eq!(shown().map(super::MoveValue::letter).collect::<String>(), letters);
        assert_eq!(shown().map(super::MoveValue::tint).collect::<Vec<_>>(), tints);
    }

    #[test]
    fn losses_differ_by_size_and_the_best_move_and_exact_values_by_signs() {
        let exact = [6, 6, 4, 0, -2, -64].map(Value::Exact);
        let tints = [Some(Good), Some(Good), None, Some(Doubtful), Some(Bad), Some(Bad)];
        check(&exact, &["*0=", "0=", "2=", "6=", "8=", "70="], "*0268+", &tints);
        let estimates = [1.4, 1.2, -0.2, -1.3].map(|discs| Value::Estimated {
            discs,
            depth: 9,
            selectivity: Selectivity::None,
        });
        check(
            &estimates,
            &["*0", "0", "2", "3"],
            "*023",
            &[Some(Good), Some(Good), None, Some(Doubtful)],
        );
    }

    #[test]
    fn scores_have_their_sign() {
        let report = report(&[Value::Exact(6), Value::Exact(0), Value::Exact(-12)]);
        let scores = of(&report, ValueForm::Value).map(|(_, value)| value.to_string());
        assert_eq!(scores.collect::<Vec<_>>(), ["+6=", "+0=", "-12="]);
    }
}
