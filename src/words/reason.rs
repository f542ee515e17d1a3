//! Reasons for which moves lose, in words.

use super::moves::list;
use othello_core::board::Color;
use othello_core::square::{Bitboard, Square};
use othello_engine::analysis::Explanation;
use othello_engine::reasons::{Counts, Ends, Polarity, Reason};

/// Returns the reasons for which a move loses, as one sentence: `b2 gives White the corner a1 (b2 a1); it
/// also opens c2 and b3 to White (b2 c2 e3 b3).` `None` if no motif explains it.
pub fn reasons(explanation: &Explanation) -> Option<String> {
    let Explanation { played, best, .. } = explanation;
    let (mut clauses, mut before, mut shown) = (Vec::new(), None, &[][..]);
    for reason in &explanation.reasons {
        let subject = match reason.motif().polarity() {
            Polarity::Blame => played.square(),
            Polarity::Praise => best.square(),
        };
        let is_same = before.replace(subject) == Some(subject);
        let subject = if is_same { "it also" } else { subject.name() };
        let line = reason.proof(&played.moves, &best.moves);
        let proof = if line == shown { String::new() } else { in_brackets(line) };
        clauses.push(format!("{subject} {}{proof}", clause(reason, explanation)?));
        shown = line;
    }
    (!clauses.is_empty()).then(|| clauses.join("; ") + ".")
}

/// Returns the most important reason in few words, for a sentence that has named the move played: `gives
/// White a1`; `None` if there is none.
pub fn brief_reason(explanation: &Explanation) -> Option<String> {
    let reason = explanation.reasons.first()?;
    let (player, opponent) = sides(explanation)?;
    let best = explanation.best.square();
    Some(match reason {
        Reason::GivesCorner(corners) | Reason::LosesCorner(corners) => {
            format!("gives {opponent} {}", squares(*corners))
        }
        Reason::LeavesCorner(corners) => format!("leaves {opponent} {}", squares(*corners)),
        Reason::RunsOut(_) => format!("leaves {player} no safe move"),
        Reason::Stability(ends) => fewer("stable discs", *ends, (player, opponent)).1,
        Reason::OpensWide(_) => "opens the position".into(),
        Reason::Mobility(ends) => fewer("moves", *ends, (player, opponent)).1,
        Reason::GivesUpMoves(moves) => format!("gives up {}", squares(*moves)),
        Reason::Frontier(ends) => more("frontier discs", *ends, (player, opponent)).1,
        Reason::Quiet(_) => format!("{best} is quiet"),
        Reason::OpensMoves(moves) => format!("opens {}", squares(*moves)),
    })
}

/// Returns the most important reason in as few words as there are, for a line of 24 letters: `gives a1`,
/// `fewer moves`; `None` if there is none.
pub fn briefest_reason(explanation: &Explanation) -> Option<String> {
    let reason = explanation.reasons.first()?;
    Some(match reason {
        Reason::GivesCorner(corners) | Reason::LosesCorner(corners) => {
            format!("gives {}", squares(*corners))
        }
        Reason::LeavesCorner(corners) => format!("leaves {}", squares(*corners)),
        Reason::RunsOut(_) => "no safe move left".into(),
        Reason::Stability(_) => "fewer stable discs".into(),
        Reason::OpensWide(_) => "opens the position".into(),
        Reason::Mobility(_) => "fewer moves".into(),
        Reason::GivesUpMoves(_) => "gives up moves".into(),
        Reason::Frontier(_) => "more frontier discs".into(),
        Reason::Quiet(_) => format!("{} is quiet", explanation.best.square()),
        Reason::OpensMoves(_) => "opens moves".into(),
    })
}

/// Returns the player and the opponent.
fn sides(explanation: &Explanation) -> Option<(Color, Color)> {
    let player = explanation.position.to_move()?;
    Some((player, !player))
}

/// Returns what a reason says about its move.
fn clause(reason: &Reason, explanation: &Explanation) -> Option<String> {
    let (player, opponent) = sides(explanation)?;
    Some(match reason {
        Reason::GivesCorner(corners) => format!("gives {opponent} {}", named(*corners)),
        Reason::LeavesCorner(corners) => format!("leaves {opponent} {}", named(*corners)),
        Reason::LosesCorner(corners) => {
            format!("lets {opponent} take {} later", named(*corners))
        }
        Reason::RunsOut(_) => format!("leaves {player} without a safe move"),
        Reason::Stability(ends) => {
            compared(fewer("stable discs", *ends, (player, opponent)), *ends, explanation)
        }
        Reason::OpensWide(_) => "flips discs with many empty squares around them".into(),
        Reason::Mobility(ends) => {
            compared(fewer("moves", *ends, (player, opponent)), *ends, explanation)
        }
        Reason::GivesUpMoves(moves) => format!("gives up {player}'s moves {}", squares(*moves)),
        Reason::Frontier(ends) => {
            compared(more("frontier discs", *ends, (player, opponent)), *ends, explanation)
        }
        Reason::Quiet(_) => {
            "is quiet, flipping only discs with no empty squares around them".into()
        }
        Reason::OpensMoves(moves) => format!("opens {} to {opponent}", squares(*moves)),
    })
}

/// Returns squares sorted by name: `c2`, `b3 and c2`, `a1, b3 and c2`.
fn squares(squares: Bitboard) -> String {
    let names = list(squares);
    match names.rsplit_once(", ") {
        Some((before, last)) => format!("{before} and {last}"),
        None => names,
    }
}

/// Returns corners with their noun: `the corner h1`, `the corners a1 and h1`.
fn named(corners: Bitboard) -> String {
    let noun = if corners.len() == 1 { "corner" } else { "corners" };
    format!("the {noun} {}", squares(corners))
}

/// Returns who falls behind in what is good to have, in words with the side that they name: `leaves Black
/// fewer moves`, or `leaves White more moves` if the opponent's change more.
fn fewer(what: &str, ends: Ends, (player, opponent): (Color, Color)) -> (Color, String) {
    let (lost, gained) = (-change(ends).0, change(ends).1);
    if lost >= gained {
        (player, format!("leaves {player} fewer {what}"))
    } else {
        (opponent, format!("leaves {opponent} more {what}"))
    }
}

/// Returns who falls behind in what is good not to have: `leaves Black more frontier discs`, or `leaves
/// White fewer frontier discs`.
fn more(what: &str, ends: Ends, (player, opponent): (Color, Color)) -> (Color, String) {
    let (gained, lost) = (change(ends).0, -change(ends).1);
    if gained >= lost {
        (player, format!("leaves {player} more {what}"))
    } else {
        (opponent, format!("leaves {opponent} fewer {what}"))
    }
}

/// Returns by how much the amounts of the mover and of the opponent are larger after the move played than
/// after the best one.
fn change(Ends { played, best }: Ends) -> (i32, i32) {
    let difference = |played: u8, best: u8| i32::from(played) - i32::from(best);
    (difference(played.mover, best.mover), difference(played.opponent, best.opponent))
}

/// Returns an amount at the ends of both lines, that of the side named first: `leaves Black fewer moves, 3
/// to White's 13 at the end of the line, 13 to 10 after e2`.
fn compared((named, what): (Color, String), ends: Ends, explanation: &Explanation) -> String {
    let is_mover = explanation.position.to_move() == Some(named);
    let in_order = |counts: Counts| {
        let Counts { mover, opponent } = counts;
        if is_mover { (mover, opponent) } else { (opponent, mover) }
    };
    let (played, best) = (in_order(ends.played), in_order(ends.best));
    let (square, other) = (explanation.best.square(), !named);
    format!(
        "{what}, {} to {other}'s {} at the end of the line, {} to {} after {square}",
        played.0, played.1, best.0, best.1
    )
}

/// Returns the moves of a line in brackets, behind a space; empty if there are none.
fn in_brackets(line: &[Square]) -> String {
    let names: Vec<_> = line.iter().map(|square| square.name()).collect();
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(" ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::game::Game;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
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
        assert_eq!(super::reasons(&explanation).unwrap_or_default(), expected);
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
    fn the_briefest_reasons_have_room_at_the_smallest_size() {
        let ends = Ends {
            played: Counts { mover: 3, opponent: 13 },
            best: Counts { mover: 13, opponent: 10 },
        };
        let squares: Bitboard = [Square::A1, Square::B2].into_iter().collect();
        for reason in [
            Reason::GivesCorner(squares),
            Reason::LeavesCorner(squares),
            Reason::LosesCorner(squares),
            Reason::RunsOut(squares),
            Reason::Stability(ends),
            Reason::OpensWide(squares),
            Reason::GivesUpMoves(squares),
            Reason::Mobility(ends),
            Reason::Frontier(ends),
            Reason::Quiet(squares),
            Reason::OpensMoves(squares),
        ] {
            let said = briefest_reason(&explained(vec![reason])).unwrap();
            assert!(said.len() + "d3: ".len() <= 24, "{said}");
        }
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
        let rows = include_str!("../../tests/data/reasons.tsv").lines();
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
            let found = super::reasons(&explanation);
            assert_eq!(found.as_deref(), Some(expected), "{row}");
        }
    }
}
