//! Motifs on positions with known answers, and what holds for the reasons of any game.

use super::*;

/// Returns the discs of a position seen from the player (`X`).
#[track_caller]
fn discs(rows: &str) -> Discs {
    let letters: String = rows.split_whitespace().collect();
    assert_eq!(letters.len(), 64);
    let side = |letter| {
        let squares = letters.char_indices().filter(|(_, it)| *it == letter);
        squares.map(|(index, _)| 1 << index).sum()
    };
    Discs { own: side('X'), opp: side('O') }
}

/// Returns the moves of a line: `b2 a1`.
fn moves(line: &str) -> Vec<Square> {
    line.split(' ').map(|name| name.parse().unwrap()).collect()
}

#[test]
fn print() {
    let d = discs("-------- --OX---- --O----- -------- ----OX-- -------- -------- --------");
    println!("{:?}", Replay::new(d, &moves("b2 a1")).unwrap().len());
}
