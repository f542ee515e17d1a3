//! Reasons for which moves lose, in words.

use othello_core::square::Bitboard;
use othello_engine::analysis::Explanation;
use othello_engine::reasons::{Counts, Ends, Polarity, Reason};

use crate::i18n::{Text, m};
use crate::plies::list;
use crate::value::names;

/// Returns the reasons for which a move loses, as one sentence: `b2 gives White the corner a1 (b2 a1); it
/// also opens c2 and b3 to White (b2 c2 e3 b3).` `None` if no motif explains it.
pub fn reasons(explanation: &Explanation) -> Option<Text> {
    let Explanation { played, best, .. } = explanation;
    let (mut before, mut shown) = (None, &[][..]);
    let texts = explanation.reasons.iter().map(|reason| {
        let subject = match reason.motif().polarity() {
            Polarity::Blame => played.square(),
            Polarity::Praise => best.square(),
        };
        let is_same = before.replace(subject) == Some(subject);
        let subject =
            if is_same { m::explanation::it_also().to_string() } else { subject.name().into() };
        let text = one(reason, subject, explanation);
        let line = reason.proof(&played.moves, &best.moves);
        if std::mem::replace(&mut shown, line) == line || line.is_empty() {
            return text;
        }
        m::explanation::shown(text, names(line))
    });
    texts.reduce(m::explanation::and).map(m::explanation::reasons)
}

/// Returns the most important reason in few words, for a sentence that has named the move played: `gives
/// White a1`; `None` if there is none.
pub fn brief_reason(explanation: &Explanation) -> Option<String> {
    one(explanation.reasons.first()?, String::new(), explanation).form("short")
}

/// Returns a reason, given the move that it is about.
fn one(reason: &Reason, subject: String, explanation: &Explanation) -> Text {
    let player = explanation.position.to_move().expect("somebody has moved");
    let opponent = !player;
    match reason {
        Reason::GivesCorner(corners) => {
            m::explanation::gives_corner(subject, opponent, corners.len(), squares(*corners))
        }
        Reason::LeavesCorner(corners) => {
            m::explanation::leaves_corner(subject, opponent, corners.len(), squares(*corners))
        }
        Reason::LosesCorner(corners) => {
            m::explanation::loses_corner(subject, opponent, corners.len(), squares(*corners))
        }
        Reason::RunsOut(_) => m::explanation::runs_out(subject, player),
        Reason::Stability(ends) => amounts(subject, "stable", *ends, explanation),
        Reason::OpensWide(_) => m::explanation::opens_wide(subject),
        Reason::Mobility(ends) => amounts(subject, "moves", *ends, explanation),
        Reason::GivesUpMoves(moves) => {
            m::explanation::gives_up_moves(subject, player, squares(*moves))
        }
        Reason::Frontier(ends) => amounts(subject, "frontier", *ends, explanation),
        Reason::Quiet(_) => m::explanation::quiet(subject, explanation.best.square()),
        Reason::OpensMoves(moves) => {
            m::explanation::opens_moves(subject, squares(*moves), opponent)
        }
    }
}

/// Returns squares sorted by name: `c2`, `b3 and c2`, `a1, b3 and c2`.
fn squares(squares: Bitboard) -> Text {
    let names = list(squares);
    match names.rsplit_once(", ") {
        Some((before, last)) => m::common::and(before, last),
        None => m::common::raw(names),
    }
}

/// Returns who falls behind, with the amounts of both at the ends of both lines: `leaves Black fewer moves, 3
/// to White's 13 at the end of the line, 13 to 10 after e2`, or `leaves White more moves` if the opponent's
/// change more. Of frontier discs it is not good to have more.
fn amounts(subject: String, what: &str, ends: Ends, explanation: &Explanation) -> Text {
    let player = explanation.position.to_move().expect("somebody has moved");
    let difference = |played: u8, best: u8| i32::from(played) - i32::from(best);
    let Ends { played, best } = ends;
    let own = difference(played.mover, best.mover);
    let others = difference(played.opponent, best.opponent);
    let is_burden = what == "frontier";
    let is_own = if is_burden { own >= -others } else { -own >= others };
    let change = if is_own == is_burden { "more" } else { "fewer" };
    let named = if is_own { player } else { !player };
    let in_order = |Counts { mover, opponent }: Counts| {
        if is_own { (mover, opponent) } else { (opponent, mover) }
    };
    let (after_played, others_played) = in_order(played);
    let (after_best, others_best) = in_order(best);
    let square = explanation.best.square();
    m::explanation::amounts(
        subject,
        named,
        change,
        what,
        !named,
        after_played,
        others_played,
        after_best,
        others_best,
        square,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::game::Game;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square;
    use othello_engine::reasons;
    use othello_engine::{Discs, Line, Selectivity, Value};

    fn explained(reasons: Vec<Reason>) -> Explanation {
        let line = |value, moves: &str| {
            let moves = moves.split(' ').map(|name| name.parse().unwrap()).collect();
            Line { value: Value::Exact(value), moves }
        };
        Explanation {
            position: Position::start(Rules::OTHELLO),
            played: line(-6, "d3 c3 b3 a1"),
            best: line(2, "f5 d6 h8 a8"),
            reasons,
        }
    }

    #[track_caller]
    fn check(reasons: &[Reason], expected: &str) {
        let explanation = explained(reasons.to_vec());
        let said = super::reasons(&explanation).map(|said| said.to_string());
        assert_eq!(said.unwrap_or_default(), expected);
        assert_eq!(brief_reason(&explanation).is_some(), !reasons.is_empty());
    }

    #[test]
    fn a_sentence_names_squares_and_the_moves_that_show_it() {
        let corner = Reason::GivesCorner(Square::A1.into());
        check(&[], "");
        check(&[corner], "d3 gives White the corner a1 (d3 c3 b3 a1).");
        let opened = Reason::OpensMoves([Square::C3, Square::B3].into_iter().collect());
        check(
            &[corner, opened],
            "d3 gives White the corner a1 (d3 c3 b3 a1); it also opens b3 and c3 to White \
             (d3 c3 b3).",
        );
        let quiet = Reason::Quiet(Square::E5.into());
        check(&[quiet], "f5 is quiet, flipping only discs with no empty squares around them.");
        check(
            &[corner, quiet],
            "d3 gives White the corner a1 (d3 c3 b3 a1); f5 is quiet, flipping only discs with no \
             empty squares around them.",
        );
    }

    #[test]
    fn amounts_are_said_for_both_ends() {
        let counts = |mover, opponent| Counts { mover, opponent };
        let ends = Ends { played: counts(3, 13), best: counts(13, 10) };
        check(
            &[Reason::Mobility(ends)],
            "d3 leaves Black fewer moves, 3 to White's 13 at the end of the line, 13 to 10 after f5 \
             (d3 c3 b3 a1).",
        );
        let brief = brief_reason(&explained(vec![Reason::Mobility(ends)]));
        assert_eq!(brief.as_deref(), Some("leaves Black fewer moves"));
        let ends = Ends { played: counts(14, 14), best: counts(13, 8) };
        let brief = brief_reason(&explained(vec![Reason::Mobility(ends)]));
        assert_eq!(brief.as_deref(), Some("leaves White more moves"));
        let ends = Ends { played: counts(11, 4), best: counts(10, 9) };
        let brief = brief_reason(&explained(vec![Reason::Frontier(ends)]));
        assert_eq!(brief.as_deref(), Some("leaves White fewer frontier discs"));
    }

    /// Returns a line of a file: `-1.375`, `d6c4`; an exact value has `=` before it.
    fn line(value: &str, moves: &str) -> Line {
        let value = match value.strip_prefix('=') {
            Some(exact) => Value::Exact(exact.parse().unwrap()),
            None => Value::Estimated {
                discs: value.parse().unwrap(),
                depth: 12,
                selectivity: Selectivity::Percent87,
            },
        };
        Line { value, moves: squares_of(moves) }
    }

    fn squares_of(moves: &str) -> Vec<Square> {
        moves.as_bytes().chunks(2).map(|it| str::from_utf8(it).unwrap().parse().unwrap()).collect()
    }

    /// The numbers and squares were counted along the lines by a separate program, but for stable discs.
    #[test]
    fn errors_of_real_games_are_explained() {
        let rows = include_str!("../../../tests/data/reasons.tsv").lines();
        for row in rows.filter(|row| !row.starts_with('#')) {
            let fields: Vec<_> = row.split('\t').collect();
            let [_, _, moves, value, played, best_value, best, expected] = fields[..] else {
                panic!("expected eight fields: {row}");
            };
            let mut game = Game::new(Rules::OTHELLO);
            for square in squares_of(moves) {
                game.play(square).unwrap();
            }
            let position = game.position();
            let (played, best) = (line(value, played), line(best_value, best));
            let discs = Discs::new(&position.board(), position.to_move().unwrap());
            let reasons = reasons::reasons(discs, &played, &best);
            let explanation = Explanation { position, played, best, reasons };
            let found = super::reasons(&explanation).map(|said| said.to_string());
            assert_eq!(found.as_deref(), Some(expected), "{row}");
        }
    }
}
