//! The words of the engine: values, losses, turning points.

use crate::i18n::{Text, m};
use crate::numbers::{decimal, grouped, signed};
use othello_core::position::Position;
use othello_core::rules::Goal;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_engine::review::{GivenAway, ReviewedPly};
use othello_engine::{Line, SearchReport, Selectivity, Value};

/// The precision with which discs are shown: that of the least certain value that they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Precision {
    /// About a disc: more selective searches differ as much from one depth to the next.
    About,
    Tenths,
    Exact,
}

impl Precision {
    fn of(value: Value) -> Self {
        match value {
            Value::Exact(_) => Self::Exact,
            Value::Estimated {
                selectivity: Selectivity::Percent60 | Selectivity::Percent73,
                ..
            } => Self::About,
            Value::Estimated { .. } => Self::Tenths,
        }
    }
}

/// Returns a value in discs: `+6`, or `+5.3` if it is an estimate, and `~+5` if it is one of a search in which fewer
/// than 87% of the cut-offs are right.
pub fn value(value: Value) -> String {
    match (value, Precision::of(value)) {
        (Value::Exact(discs), _) => format!("{discs:+}"),
        (Value::Estimated { discs, .. }, Precision::About) => format!("~{}", signed(discs, 0)),
        (Value::Estimated { discs, .. }, _) => signed(discs, 1),
    }
}

/// Returns the difference of two values: `8` if both are exact, `1.8` or `~2` if not.
pub fn difference(discs: f32, values: [Value; 2]) -> String {
    match values.map(Precision::of).into_iter().min() {
        Some(Precision::Exact) | None => decimal(discs, 0),
        Some(Precision::Tenths) => decimal(discs, 1),
        Some(Precision::About) => format!("~{}", decimal(discs, 0)),
    }
}

fn tenths(discs: f32) -> f32 {
    (discs * 10.0).round() / 10.0
}

/// Returns how certain a value is: `exact`, `depth 12`, and `depth 12, 73%` where values are shown in whole
/// discs.
pub fn certainty(value: Value) -> String {
    match (value, Precision::of(value)) {
        (Value::Exact(_), _) => m::value::exact().to_string(),
        (Value::Estimated { depth: 0, .. }, _) => m::value::evaluation().to_string(),
        (Value::Estimated { .. }, Precision::About) => certainty_in_full(value),
        (Value::Estimated { depth, .. }, _) => m::value::depth(depth.to_string()).to_string(),
    }
}

/// Returns the same with the selectivity of the search: `depth 12, 87%`.
pub fn certainty_in_full(value: Value) -> String {
    match value {
        Value::Exact(_)
        | Value::Estimated { depth: 0, .. }
        | Value::Estimated { selectivity: Selectivity::None, .. } => certainty(value),
        Value::Estimated { depth, selectivity, .. } => {
            m::value::selective(depth.to_string(), selectivity.percent().to_string()).to_string()
        }
    }
}

/// Returns how certain the loss of a move is: as much as the value that is less so.
pub fn certainty_of_loss(ply: &ReviewedPly) -> String {
    certainty(less_certain(ply.value, ply.best_value))
}

/// Returns the value of a move or of the best one, whichever is less certain.
pub const fn less_certain(played: Value, best: Value) -> Value {
    if played.is_exact() { best } else { played }
}

/// Returns the loss of a move in discs: `4`, or `0.3` if it is an estimate; `-` for the best move.
pub fn loss(ply: &ReviewedPly) -> String {
    if ply.square == ply.best {
        "-".into()
    } else {
        difference(ply.loss(), [ply.value, ply.best_value])
    }
}

/// Returns the best move with its value and how certain that is: `Best: d3, +2.4 for Black, estimated`.
pub fn best(position: &Position, report: &SearchReport) -> Option<Text> {
    let (mover, best) = (position.to_move()?, report.lines.first()?);
    let certainty = if best.value.is_exact() { m::value::exact() } else { m::value::estimated() };
    Some(m::value::best(best.square(), value(best.value), mover, certainty.to_string()))
}

/// Returns a move with its value, and the moves that follow: `d5 (+4.0), then e2 c3`.
pub fn line(line: &Line) -> Text {
    line_of(line.square(), &value(line.value), &line.moves[1..])
}

/// Returns a move with what it is worth, and the moves that follow.
pub fn line_of(square: Square, worth: &str, then: &[Square]) -> Text {
    if then.is_empty() {
        return m::value::line(square, worth);
    }
    m::value::line_on(square, worth, names(then))
}

/// Returns how many discs a move loses against the best one: `the best move`, `loses 4 discs`, or `loses
/// 0.3 discs` if it is an estimate.
pub fn loss_of(line: &Line, best: &Line) -> Text {
    if line.square() == best.square() {
        return m::value::the_best_move();
    }
    m::value::loses(discs(best.value.discs() - line.value.discs(), [line.value, best.value]))
}

/// Returns the difference of two values as a number of discs: `6 discs`, `1 disc`, or `6.3 discs` and `~6 discs` if it
/// is an estimate.
pub fn discs(number: f32, values: [Value; 2]) -> String {
    if !values.iter().all(|value| value.is_exact()) {
        return m::value::about_discs(difference(number, values)).to_string();
    }
    #[expect(clippy::cast_possible_truncation, reason = "a board has few discs")]
    let number = number.round() as i64;
    m::value::discs(number).to_string()
}

/// Returns a mean loss in discs: `0.6`; `-` if there are no moves.
pub fn mean_loss(loss: Option<f32>) -> String {
    loss.map_or_else(|| "-".into(), |loss| decimal(loss, 1))
}

/// Returns what comes of a value, for the player whose it is: `wins by 6`, `trails by about 3`.
pub fn outcome(value: Value) -> String {
    let rounded = value.discs().round();
    let discs = format!("{:.0}", rounded.abs());
    match rounded {
        0.0 if value.is_exact() => m::value::draws(),
        0.0 if tenths(value.discs()) > 0.0 => m::value::is_ahead(),
        0.0 if tenths(value.discs()) < 0.0 => m::value::is_behind(),
        0.0 => m::value::is_even(),
        lead if lead > 0.0 && value.is_exact() => m::value::wins_by(discs),
        lead if lead > 0.0 => m::value::leads_by(discs),
        _ if value.is_exact() => m::value::loses_by(discs),
        _ => m::value::trails_by(discs),
    }
    .to_string()
}

/// Returns what a turning point gives away: `gives away the win`; `None` if it is none.
pub fn turning_point(ply: &ReviewedPly) -> Option<Text> {
    let name = |given: GivenAway| if ply.is_undecided() { "even" } else { given.name() };
    ply.gives_away().map(|given| m::value::gives_away(name(given)))
}

/// Returns a turning point in a sentence: `Move 42: White g2 (-2) gives away the win; h3 wins by 6.` Its form
/// `certain` says how certain that is. `None` if it is none.
pub fn turning_point_sentence(ply: &ReviewedPly) -> Option<Text> {
    let ReviewedPly { index, player, square, best, .. } = ply;
    let (number, value) = ((index + 1).to_string(), value(ply.value));
    let (given, outcome) = (turning_point(ply)?, outcome(ply.best_value));
    let certainty = certainty_of_loss(ply);
    Some(m::value::turning_point(number, *player, *square, value, given, *best, outcome, certainty))
}

/// Returns the moves of a line: `g8 h1 a2`.
pub fn moves(line: &Line) -> String {
    names(&line.moves)
}

/// Returns squares with blanks between them: `g8 h1 a2`.
pub fn names(squares: &[Square]) -> String {
    squares.iter().map(|square| square.name()).collect::<Vec<_>>().join(" ")
}

/// Returns the meaning of the sign of a value where it is not the usual one.
pub fn sign(rules: Rules) -> Option<Text> {
    match rules.goal() {
        Goal::Most => None,
        Goal::Fewest => Some(m::value::fewer_win()),
    }
}

/// Returns a count with its noun: `1 position`, `12 positions`.
pub fn counted(count: usize, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{} {noun}s", grouped(count as u64)) }
}

#[cfg(test)]
mod tests {
    use super::{certainty, certainty_in_full, difference, discs, sign, turning_point_sentence};
    use super::{outcome, value};
    use othello_core::board::Color;
    use othello_core::rules::{Preset, Rules};
    use othello_core::square::Square;
    use othello_engine::review::{Phase, ReviewedPly};
    use othello_engine::{Selectivity, Value};

    const fn estimate(discs: f32, selectivity: Selectivity) -> Value {
        Value::Estimated { discs, depth: 12, selectivity }
    }

    #[test]
    fn an_estimate_differs_from_an_exact_score() {
        assert_eq!([6, 0, -12].map(|discs| value(Value::Exact(discs))), ["+6", "+0", "-12"]);
        let estimates = [5.96, 0.04, -0.04, -3.25];
        let estimates = estimates.map(|discs| value(estimate(discs, Selectivity::None)));
        assert_eq!(estimates, ["+6.0", "+0.0", "+0.0", "-3.3"]);
        assert_eq!(certainty(Value::Exact(2)), "exact");
        let selective = estimate(1.0, Selectivity::Percent87);
        assert_eq!(certainty(selective), "depth 12");
        assert_eq!(certainty_in_full(Value::Exact(2)), "exact");
        assert_eq!(certainty_in_full(estimate(1.0, Selectivity::None)), "depth 12");
        assert_eq!(certainty_in_full(selective), "depth 12, 87%");
    }

    #[test]
    fn what_more_selective_searches_find_is_shown_as_coarse_as_it_is() {
        let coarse = |discs| estimate(discs, Selectivity::Percent73);
        assert_eq!([0.8, -2.0, -0.4, 12.6].map(coarse).map(value), ["~+1", "~-2", "~+0", "~+13"]);
        assert_eq!(certainty(estimate(1.0, Selectivity::Percent60)), "depth 12, 60%");
        let fine = estimate(1.0, Selectivity::Percent95);
        let losses = [[fine, fine], [fine, coarse(1.0)], [coarse(1.0), Value::Exact(2)]];
        assert_eq!(losses.map(|values| difference(1.75, values)), ["1.8", "~2", "~2"]);
        assert_eq!(losses.map(|values| discs(5.75, values)), ["5.8 discs", "~6 discs", "~6 discs"]);
        assert_eq!(discs(1.0, [Value::Exact(1), Value::Exact(2)]), "1 disc");
    }

    #[test]
    fn a_turning_point_names_the_move_and_the_better_one() {
        let ply = |best, value| ReviewedPly {
            index: 41,
            player: Color::White,
            phase: Phase::Endgame,
            square: Square::G2,
            value,
            best: Square::H3,
            best_value: best,
            line: vec![Square::H3],
            played_line: Vec::new(),
        };
        let sentence = |best, value| Some(turning_point_sentence(&ply(best, value))?.to_string());
        let exact = |best, value| sentence(Value::Exact(best), Value::Exact(value)).unwrap();
        assert_eq!(exact(6, -2), "Move 42: White g2 (-2) gives away the win; h3 wins by 6.");
        assert_eq!(exact(0, -2), "Move 42: White g2 (-2) gives away the draw; h3 draws.");
        // What is only estimated is no win, and a small lead is none.
        let estimate = |discs| estimate(discs, Selectivity::Percent87);
        let lead = "Move 42: White g2 (-2.0) gives away the lead; h3 leads by about 6.";
        assert_eq!(sentence(estimate(6.0), estimate(-2.0)).as_deref(), Some(lead));
        assert_eq!(sentence(estimate(1.5), estimate(-2.0)), None);
        let even =
            "Move 42: White g2 (-0.5) gives the lead away for an even game; h3 leads by about 6.";
        assert_eq!(sentence(estimate(6.0), estimate(-0.5)).as_deref(), Some(even));
    }

    #[test]
    fn an_outcome_says_who_wins_and_what_is_an_estimate() {
        let exact = [6, 0, -12].map(|discs| outcome(Value::Exact(discs)));
        assert_eq!(exact, ["wins by 6", "draws", "loses by 12"]);
        let estimates = [4.3, 0.4, 0.01, -0.4, -2.6];
        let estimates = estimates.map(|discs| outcome(estimate(discs, Selectivity::Percent87)));
        let close = ["is slightly ahead", "is even", "is slightly behind"];
        assert_eq!(estimates[0], "leads by about 4");
        assert_eq!(estimates[1..4], close);
        assert_eq!(estimates[4], "trails by about 3");
    }

    #[test]
    fn the_sign_is_explained_where_fewer_discs_win() {
        assert_eq!(sign(Rules::OTHELLO), None);
        assert!(sign(Preset::Anti.rules()).is_some());
    }
}
