//! Motifs in positions with known answers, and laws that hold for the reasons of any two moves.

use super::replay::Side;
use super::shapes::{CORNERS, openness, region, safe_moves};
use super::*;
use crate::random::Random;
use crate::report::Value;
use othello_core::moves::legal_moves;
use othello_core::square::{Bitboard, Square, Symmetry};
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

/// Checks the squares that a motif names about a move and the best one, both of whose lines are legal;
/// returns the reason.
#[track_caller]
fn check(
    discs: Discs,
    [played, best]: [&str; 2],
    motif: Motif,
    expected: Option<&str>,
) -> Option<Reason> {
    let [played, best] = [played, best].map(squares);
    for line in [&played, &best] {
        assert_eq!(Replay::new(discs, line).unwrap().plies(), line.len(), "{line:?} is legal");
    }
    let reason = Comparison::new(discs, &played, &best).unwrap().reason(motif);
    assert_eq!(reason.map(|reason| reason.squares), expected.map(set));
    reason
}

const OPEN_CORNER: [&str; 8] = [
    "--------", "--OX----", "--O-----", "--------", "----OX--", "--------", "--------", "--------",
];

#[test]
fn a_corner_is_given_if_the_line_shows_it_taken() {
    let position = discs(OPEN_CORNER);
    check(position, ["b2 a1", "d5 e2"], Motif::GivesCorner, Some("a1"));
    check(position, ["b2 g5", "d5 e2"], Motif::GivesCorner, None);
    check(position, ["d5 e2", "b2 a1"], Motif::GivesCorner, None);
}

#[test]
fn a_corner_is_left_if_it_was_open_and_the_best_move_defends_it() {
    let position = discs([
        "--------", "-X------", "--O-----", "--------", "--------", "--------", "----OX--",
        "--------",
    ]);
    check(position, ["d7 a1", "d4 g7"], Motif::LeavesCorner, Some("a1"));
    check(position, ["d7 a1", "d4 g7"], Motif::GivesCorner, None);
}

#[test]
fn a_corner_is_lost_if_the_opponent_takes_it_later() {
    let position = discs([
        "--------", "-X------", "---XO---", "--------", "--------", "------O-", "----OX--",
        "--------",
    ]);
    check(position, ["d7 c3 h5 a1", "h5 c3 d4 b3"], Motif::LosesCorner, Some("a1"));
    check(position, ["d7 c3 h5 a1", "h5 c3 d4 b3"], Motif::GivesCorner, None);
}

#[test]
fn a_player_has_run_out_of_safe_moves_if_all_are_beside_empty_corners() {
    let position = discs([
        "--------", "---OXO--", "--O-----", "---X----", "----X---", "-----X--", "------X-",
        "-------X",
    ]);
    check(position, ["g2 h2", "c2 c1"], Motif::RunsOut, Some("b2"));
    let (_, after) = Replay::new(position, &squares("c2 c1")).unwrap().next_turn().unwrap();
    assert!(safe_moves(after, Side::Mover).contains(Square::B4));
}

#[test]
fn openness_counts_the_empty_squares_around_flipped_discs() {
    let position = discs(OPEN_CORNER);
    assert_eq!(openness(set("e5"), Square::D5, position.empties()), 6);
    assert_eq!(openness(set("c2"), Square::B2, position.empties()), 5);
    check(position, ["d5 e2", "b2 a1"], Motif::OpensWide, None);

    let enclosed = discs([
        "--------", "--OX----", "--------", "---XXX--", "----OX--", "---XXX--", "--------",
        "--------",
    ]);
    check(enclosed, ["b2", "d5 e2"], Motif::OpensWide, Some("c2"));
    check(enclosed, ["b2", "d5 e2"], Motif::Quiet, Some("e5"));
    check(enclosed, ["d5 e2", "b2"], Motif::Quiet, None);
}

#[test]
fn moves_are_given_up_if_three_become_illegal() {
    let position = discs([
        "--------", "--XXX---", "-XOOO---", "--------", "--------", "--------", "--------",
        "--------",
    ]);
    check(position, ["f3", "c4"], Motif::GivesUpMoves, Some("b4 c4 d4 e4 f4"));
    check(position, ["c4", "f3"], Motif::GivesUpMoves, None);
}

#[test]
fn opened_moves_are_named_if_the_opponent_plays_two_of_them() {
    let position = discs([
        "--------", "--------", "--------", "--------", "---XOO--", "----OO--", "--------",
        "--------",
    ]);
    check(position, ["g5 e4 d7 f4", "f7 c5"], Motif::OpensMoves, Some("e4 f4"));
    check(position, ["g5 e4 d7", "f7 c5"], Motif::OpensMoves, None);
}

#[test]
fn regions_are_connected_by_sides_and_corners() {
    let empties = set("a1 b2 c3 e5 f5 h8").bits();
    assert_eq!(region(Square::A1, empties), set("a1 b2 c3"));
    assert_eq!(region(Square::E5, empties), set("e5 f5"));
}

/// Writes a reason as the file does: `fewer moves:c3d6-e7-2,5`.
fn written(reason: Reason) -> String {
    let squares: String = reason.squares.into_iter().map(Square::name).collect();
    let reply = reason.reply.map_or("", |reply| reply.name());
    let counts =
        reason.counts.map_or_else(String::new, |[played, best]| format!("{played},{best}"));
    format!("{}:{squares}-{reply}-{counts}", reason.motif.name())
}

#[test]
fn motifs_of_real_errors_are_those_that_another_program_finds() {
    let line = |names: &str| -> Vec<Square> {
        names.as_bytes().chunks(2).map(|it| str::from_utf8(it).unwrap().parse().unwrap()).collect()
    };
    let rows = include_str!("errors.tsv").lines().filter(|row| !row.starts_with('#'));
    let mut seen = Vec::new();
    for row in rows {
        let fields: Vec<_> = row.split('\t').collect();
        let [own, opp] = [0, 1].map(|index| u64::from_str_radix(fields[index], 16).unwrap());
        let comparison = Comparison::new(Discs { own, opp }, &line(fields[2]), &line(fields[3]));
        let comparison = comparison.unwrap();
        let reasons: Vec<_> =
            Motif::ALL.into_iter().filter_map(|it| comparison.reason(it)).collect();
        seen.extend(reasons.iter().map(|reason| reason.motif));
        let mut found: Vec<_> = reasons.into_iter().map(written).collect();
        let mut expected: Vec<_> = fields[4].split("; ").collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{row}");
    }
    assert!(Motif::ALL.iter().all(|motif| seen.contains(motif)), "{seen:?}");
}

#[test]
fn reasons_are_about_different_subjects_and_only_about_losses() {
    let position = discs(OPEN_CORNER);
    let line = |value, moves: &str| Line { value: Value::Exact(value), moves: squares(moves) };
    let found = reasons(position, &line(0, "b2 a1"), &line(4, "d5 e2"));
    assert_eq!(found.len(), 2);
    assert_eq!(
        (found[0].motif, found[0].squares, found[0].plies),
        (Motif::GivesCorner, set("a1"), 2)
    );
    assert_eq!(reasons(position, &line(3, "b2 a1"), &line(4, "d5 e2")), []);
    assert_eq!(reasons(position, &line(0, "b2 a1"), &line(4, "b2 a1")), []);
    assert_eq!(reasons(position, &line(0, "h8"), &line(4, "d5 e2")), []);
}

/// Checks whether what the lines show can be avoided: of a row as the file of errors has them.
#[track_caller]
fn check_claim(row: &str, motif: Motif, is_sure: bool) {
    let fields: Vec<_> = row.split(' ').collect();
    let [own, opp] = [0, 1].map(|index| u64::from_str_radix(fields[index], 16).unwrap());
    let line = |names: &str| -> Vec<Square> {
        names.as_bytes().chunks(2).map(|it| str::from_utf8(it).unwrap().parse().unwrap()).collect()
    };
    let compared = Comparison::new(Discs { own, opp }, &line(fields[2]), &line(fields[3])).unwrap();
    let reason = compared.reason(motif).expect("the lines show it");
    assert_eq!(compared.sure(reason), is_sure.then_some(reason));
    let said = compared.first_reasons(Motif::ALL.len());
    assert!(is_sure || said.iter().all(|reason| reason.motif != motif), "{said:?}");
}

#[test]
fn what_another_answer_avoids_is_not_said_to_be_won_lost_or_forced() {
    let corner = "1c3c1c7600000000 208ff7f3c08 a5a6e1h6f1a7h5f6h3h2 a6a5a2b8a8a7b7g6e1f6";
    check_claim(corner, Motif::WinsCorner, false);
    let corner = "380060600000 407818181000 c6c5h7h3h5h6h4h8b4b5 h4h6e1d2h5f1g1f2h7d7";
    check_claim(corner, Motif::LosesCorner, false);
    let pass = "1c040c141c800000 18f3ebe37f2000 h7g7h2g2g1e1h1e2f1d1 f8f7h7g7g8b7h8f1g2g1";
    check_claim(pass, Motif::ForcesPass, false);
}

#[test]
fn what_no_answer_avoids_is_said() {
    let corner = "b0fcf8d8b8aa9080 72747556c7c b1b2a2b8a7a1b7a8d8c8g8 b2b1b7a8a1a2a7b8d8c8g8";
    check_claim(corner, Motif::WinsCorner, true);
    let pass = "c44b27f7f0000 ff333b4d80000000 h3h6h7g7b2a2a1b1c2d2 h6h3h2b2a2a1c2d1c1b1";
    check_claim(pass, Motif::Passes, true);
}

#[test]
fn what_happens_at_hand_is_said_before_a_corner_that_is_far_off() {
    let reason =
        |motif, plies| Reason { motif, squares: set("a1"), reply: None, counts: None, plies };
    let far = reason(Motif::LosesCorner, 8);
    assert!(reason(Motif::RunsOut, 2).rank() < far.rank());
    assert!(reason(Motif::LosesCorner, 4).rank() < reason(Motif::RunsOut, 2).rank());
    assert!(far.rank() < reason(Motif::Contested, 2).rank());
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
            let motif = reason.motif;
            let found = (holds(motif, &played_line), holds(motif, &best_line));
            let (line, expected) = match motif.polarity() {
                Polarity::Blame => (&played_line, (Some(true), Some(false))),
                Polarity::Praise => (&best_line, (Some(false), Some(true))),
            };
            prop_assert!(found == expected || found == (None, None), "{:?} {:?}", reason, found);
            prop_assert!((1..=line.plies()).contains(&reason.plies), "{:?}", reason);
            let taken = line.played(Side::Opponent, reason.plies) & CORNERS;
            if let Motif::GivesCorner | Motif::LeavesCorner | Motif::LosesCorner = motif {
                prop_assert_eq!(reason.squares & taken, reason.squares);
                let taken_anyway = best_line.played(Side::Opponent, 8);
                prop_assert!((reason.squares & taken_anyway).is_empty(), "{:?}", reason);
            }
            if let Some(reply) = reason.reply {
                prop_assert_eq!(played.get(1), Some(&reply));
            }
        }
        let found = comparison.first_reasons(MOST_REASONS);
        prop_assert!(found.len() <= MOST_REASONS);
        prop_assert!(found.windows(2).all(|pair| pair[0].motif.subject() != pair[1].motif.subject()));
    }
}
