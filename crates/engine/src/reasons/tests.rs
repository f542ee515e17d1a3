//! Motifs in positions with known answers, and laws that hold for the reasons of any two moves.

use super::shapes::{frontier, openness, safe_moves, stable};
use super::*;
use crate::random::Random;
use crate::report::Value;
use othello_core::moves::legal_moves;
use othello_core::square::{Bitboard, Symmetry};
use proptest::prelude::*;

/// Returns the discs of a position seen from the player (`X`).
#[track_caller]
fn discs(rows: [&str; 8]) -> Discs {
    let letters = rows.concat();
    assert_eq!(letters.len(), 64);
    let side = |letter| {
        let squares = letters.char_indices().filter(|(_, it)| *it == letter);
        squares.map(|(index, _)| 1 << index).sum()
    };
    Discs { own: side('X'), opp: side('O') }
}

/// Returns the squares of a line: `b2 a1`.
fn squares(names: &str) -> Vec<Square> {
    names.split(' ').map(|name| name.parse().unwrap()).collect()
}

fn set(names: &str) -> Bitboard {
    squares(names).into_iter().collect()
}

/// Checks what a motif says about a move and the best one, both of whose lines are legal.
#[track_caller]
fn check(discs: Discs, [played, best]: [&str; 2], motif: Motif, expected: Option<Reason>) {
    let [played, best] = [played, best].map(squares);
    for line in [&played, &best] {
        assert_eq!(Replay::new(discs, line).unwrap().plies(), line.len(), "{line:?} is legal");
    }
    let comparison = Comparison::new(discs, &played, &best).unwrap();
    assert_eq!(comparison.reason(motif), expected);
}

const OPEN_CORNER: [&str; 8] = [
    "--------", "--OX----", "--O-----", "--------", "----OX--", "--------", "--------", "--------",
];

#[test]
fn a_corner_is_given_if_the_line_shows_it_taken() {
    let position = discs(OPEN_CORNER);
    let given = Some(Reason::GivesCorner(set("a1")));
    check(position, ["b2 a1", "d5 e2"], Motif::GivesCorner, given);
    check(position, ["b2 g5", "d5 e2"], Motif::GivesCorner, None);
    check(position, ["d5 e2", "b2 a1"], Motif::GivesCorner, None);
}

#[test]
fn a_corner_is_left_if_it_was_open_and_the_best_move_defends_it() {
    let position = discs([
        "--------", "-X------", "--O-----", "--------", "--------", "--------", "----OX--",
        "--------",
    ]);
    let left = Some(Reason::LeavesCorner(set("a1")));
    check(position, ["d7 a1", "d4 g7"], Motif::LeavesCorner, left);
    check(position, ["d7 a1", "d4 g7"], Motif::GivesCorner, None);
}

#[test]
fn a_corner_is_lost_if_the_opponent_takes_it_later() {
    let position = discs([
        "--------", "-X------", "---XO---", "--------", "--------", "------O-", "----OX--",
        "--------",
    ]);
    let lost = Some(Reason::LosesCorner(set("a1")));
    check(position, ["d7 c3 h5 a1", "h5 c3 d4 b3"], Motif::LosesCorner, lost);
    check(position, ["d7 c3 h5 a1", "h5 c3 d4 b3"], Motif::GivesCorner, None);
}

#[test]
fn a_player_has_run_out_of_safe_moves_if_all_are_beside_empty_corners() {
    let position = discs([
        "--------", "---OXO--", "--O-----", "---X----", "----X---", "-----X--", "------X-",
        "-------X",
    ]);
    let left = Some(Reason::RunsOut(set("b2")));
    check(position, ["g2 h2", "c2 c1"], Motif::RunsOut, left);
    let after = Replay::new(position, &squares("c2 c1")).unwrap().next_turn().unwrap();
    assert!(safe_moves(after, Side::Mover).contains(Square::B4));
}

#[test]
fn openness_counts_the_empty_squares_around_flipped_discs() {
    let position = discs(OPEN_CORNER);
    assert_eq!(openness(set("e5"), Square::D5, position.empties()), 6);
    assert_eq!(openness(set("c2"), Square::B2, position.empties()), 5);
    check(position, ["d5 e2", "b2 a1"], Motif::OpensWide, Some(Reason::OpensWide(set("e5"))));

    let enclosed = discs([
        "--------", "--OX----", "--------", "---XXX--", "----OX--", "---XXX--", "--------",
        "--------",
    ]);
    check(enclosed, ["b2", "d5 e2"], Motif::Quiet, Some(Reason::Quiet(set("e5"))));
    check(enclosed, ["d5 e2", "b2"], Motif::Quiet, None);
}

#[test]
fn moves_are_given_up_if_three_become_illegal() {
    let position = discs([
        "--------", "--XXX---", "-XOOO---", "--------", "--------", "--------", "--------",
        "--------",
    ]);
    let gone = Some(Reason::GivesUpMoves(set("b4 c4 d4 e4 f4")));
    check(position, ["f3", "c4"], Motif::GivesUpMoves, gone);
    check(position, ["c4", "f3"], Motif::GivesUpMoves, None);
}

#[test]
fn opened_moves_are_named_if_the_opponent_plays_two_of_them() {
    let position = discs([
        "--------", "--------", "--------", "--------", "---XOO--", "----OO--", "--------",
        "--------",
    ]);
    let opened = Some(Reason::OpensMoves(set("e4 f4")));
    check(position, ["g5 e4 d7 f4", "f7 c5"], Motif::OpensMoves, opened);
    check(position, ["g5 e4 d7", "f7 c5"], Motif::OpensMoves, None);
}

#[test]
fn frontier_and_stable_discs_are_counted_for_both_sides() {
    let position = discs([
        "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "XXXXXXXX", "OOOOOOOO", "OOOOOOOO", "OOOOOO--",
        "OOOOOO--",
    ]);
    assert_eq!(frontier(position), Counts { mover: 0, opponent: 5 });
    let counts = stable(position);
    assert_eq!((counts.mover, counts.lead()), (32, 32 - i32::from(counts.opponent)));
    assert!((6..28).contains(&counts.opponent));
    assert_eq!(counts.deficit(), -counts.lead());
}

#[test]
fn amounts_are_compared_at_the_ends_of_both_lines_and_not_after_the_move() {
    // From a game, with the lines that a search of depth 12 has found.
    let position = Discs { own: 0x0008_3e20_0808_2c08, opp: 0x0000_005f_f634_0000 };
    let [played, best] = ["h6 g3 a3 a4 a6 b3 h3 h2 a2 g6", "e2 c1 b1 e7 e8 f7 c7 e1 f1 g6"];
    let counts = |mover, opponent| Counts { mover, opponent };
    let mobility = Ends { played: counts(3, 13), best: counts(13, 10) };
    check(position, [played, best], Motif::Mobility, Some(Reason::Mobility(mobility)));
    let frontier = Ends { played: counts(18, 8), best: counts(11, 13) };
    check(position, [played, best], Motif::Frontier, Some(Reason::Frontier(frontier)));
    let at_once = [&played[..8], &best[..8]];
    check(position, at_once, Motif::Mobility, None);
    check(position, at_once, Motif::Frontier, None);
}

#[test]
fn reasons_are_about_different_subjects_and_only_about_losses() {
    let position = discs(OPEN_CORNER);
    let line = |value, moves: &str| Line { value: Value::Exact(value), moves: squares(moves) };
    let found = reasons(position, &line(0, "b2 a1"), &line(4, "d5 e2"));
    assert_eq!(found, [Reason::GivesCorner(set("a1"))]);
    assert_eq!(found[0].proof(&squares("b2 a1 d5"), &squares("d5 e2")), squares("b2 a1"));
    assert_eq!(reasons(position, &line(3, "b2 a1"), &line(4, "d5 e2")), []);
    assert_eq!(reasons(position, &line(0, "b2 a1"), &line(4, "b2 a1")), []);
    assert_eq!(reasons(position, &line(0, "h8"), &line(4, "d5 e2")), []);
}

/// A position and two lines from it, of random moves.
#[derive(Clone, Debug)]
struct Lines {
    discs: Discs,
    played: Vec<Square>,
    best: Vec<Square>,
}

fn random_move(discs: Discs, random: &mut Random) -> Option<Square> {
    let moves = Bitboard::new(legal_moves(discs.own, discs.opp));
    let index = random.next() as usize % usize::from(moves.len()).max(1);
    moves.into_iter().nth(index)
}

/// Returns a line of random moves; passes are left out.
fn random_line(mut discs: Discs, plies: usize, random: &mut Random) -> (Vec<Square>, Discs) {
    let mut line = Vec::new();
    while line.len() < plies {
        let next = random_move(discs, random);
        let Some(square) = next.or_else(|| {
            discs = discs.passed();
            random_move(discs, random)
        }) else {
            break;
        };
        let flips = othello_core::moves::flips(discs.own, discs.opp, square);
        discs = discs.after(square, flips);
        line.push(square);
    }
    (line, discs)
}

fn lines() -> impl Strategy<Value = Lines> {
    (any::<u64>(), 4..54usize, [1..12usize, 1..12usize]).prop_filter_map(
        "the game is over",
        |(seed, ply, [plies, best_plies])| {
            let mut random = Random::new(seed);
            let start = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
            let (_, discs) = random_line(start, ply, &mut random);
            random_move(discs, &mut random)?;
            let (played, _) = random_line(discs, plies, &mut random);
            let (best, _) = random_line(discs, best_plies, &mut random);
            Some(Lines { discs, played, best })
        },
    )
}

proptest! {
    #[test]
    fn a_rotated_position_has_the_rotated_reasons(lines in lines()) {
        let Lines { discs, played, best } = lines;
        let Some(comparison) = Comparison::new(discs, &played, &best) else { return Ok(()) };
        let turn = |squares: u64, symmetry| Bitboard::new(squares).transformed(symmetry).bits();
        for symmetry in Symmetry::ALL {
            let turned =
                Discs { own: turn(discs.own, symmetry), opp: turn(discs.opp, symmetry) };
            let [played, best] = [&played, &best]
                .map(|line| line.iter().map(|it| it.transformed(symmetry)).collect::<Vec<_>>());
            let other = Comparison::new(turned, &played, &best).unwrap();
            for motif in Motif::ALL {
                let reason = comparison.reason(motif).map(|reason| reason.transformed(symmetry));
                prop_assert_eq!(other.reason(motif), reason);
            }
        }
    }

    #[test]
    fn a_motif_is_a_reason_only_if_it_holds_for_one_of_the_moves(lines in lines()) {
        let Lines { discs, played, best } = lines;
        let Some(comparison) = Comparison::new(discs, &played, &best) else { return Ok(()) };
        let [played_line, best_line] = [&played, &best].map(|it| Replay::new(discs, it).unwrap());
        for reason in Motif::ALL.into_iter().filter_map(|motif| comparison.reason(motif)) {
            let motif = reason.motif();
            let found = (holds(motif, &played_line), holds(motif, &best_line));
            let expected = match motif.polarity() {
                Polarity::Blame => (Some(true), Some(false)),
                Polarity::Praise => (Some(false), Some(true)),
            };
            prop_assert!(found == expected || found == (None, None), "{:?} {:?}", reason, found);
            let line = reason.proof(&played, &best);
            if let Test::Ends { counts, .. } = test(motif) {
                let shown = Replay::new(discs, line).unwrap().position_after(line.len());
                prop_assert_eq!(counts(shown), counts(comparison.ends().unwrap()[0]));
            }
            let proof: Bitboard = line.iter().copied().collect();
            if motif.is_about_corners_taken() || motif == Motif::OpensMoves {
                prop_assert_eq!(reason.squares() & proof, reason.squares());
            }
            if motif.is_about_corners_taken() {
                let taken_anyway = best_line.played(Side::Opponent, 8);
                prop_assert!((reason.squares() & taken_anyway).is_empty(), "{:?}", reason);
            }
        }
        let found = comparison.reasons();
        prop_assert!(found.len() <= MOST_REASONS);
        prop_assert!(found.windows(2).all(|pair| pair[0].motif().subject() != pair[1].motif().subject()));
    }
}
