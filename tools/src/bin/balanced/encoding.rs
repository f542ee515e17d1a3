//! The moves of balanced openings, and their file.

use std::collections::{BTreeSet, HashMap};

use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::Square;

use crate::openings::{Openings, PLIES, legal_moves};

/// The way to a position on which the moves lose least.
#[derive(Clone)]
pub struct Way {
    position: Position,
    pub moves: Vec<Square>,
    /// The largest loss of a move in discs, and the sum of all.
    pub largest_loss: f32,
    total_loss: f32,
}

impl Way {
    fn is_better_than(&self, other: &Self) -> bool {
        let key = |way: &Self| (way.largest_loss, way.total_loss, way.moves.clone());
        key(self) < key(other)
    }
}

/// Returns the way from f5 to each position after eight moves; `values` are those of all positions for the
/// side to move. A position to which the first move f5 does not lead has none, and there is no such one.
pub fn ways(openings: &Openings, values: &[Vec<f32>]) -> HashMap<usize, Way> {
    let start = Position::start(Rules::OTHELLO);
    let way = Way { position: start, moves: Vec::new(), largest_loss: 0.0, total_loss: 0.0 };
    let mut ways = HashMap::from([(0, way)]);
    for ply in 0..PLIES {
        let numbers: HashMap<_, _> = openings.levels[ply + 1]
            .iter()
            .enumerate()
            .map(|(number, node)| (Folded::of(&node.position), number))
            .collect();
        let mut next: HashMap<usize, Way> = HashMap::new();
        for (number, way) in &ways {
            let squares = legal_moves(&way.position).into_iter();
            for square in squares.filter(|square| ply > 0 || *square == Square::F5) {
                let position = way.position.play(square).expect("the move is legal");
                let Some(&child) = numbers.get(&Folded::of(&position)) else { continue };
                let loss = values[ply][*number] + values[ply + 1][child];
                let longer = Way {
                    position,
                    moves: way.moves.iter().copied().chain([square]).collect(),
                    largest_loss: way.largest_loss.max(loss),
                    total_loss: way.total_loss + loss,
                };
                let known = next.get(&child);
                if known.is_none_or(|known| longer.is_better_than(known)) {
                    next.insert(child, longer);
                }
            }
        }
        ways = next;
    }
    ways
}

/// Returns the file of the library: the number of all openings and of the natural ones, and the bits of a
/// walk over the natural ones and one over the others.
pub fn encode(natural: &BTreeSet<Vec<Square>>, others: &BTreeSet<Vec<Square>>) -> Vec<u8> {
    let number = |count: usize| u16::try_from(count).expect("there are fewer").to_le_bytes();
    let mut file = [number(natural.len() + others.len()), number(natural.len())].concat();
    let mut bits = Vec::new();
    for openings in [natural, others] {
        let prefixes: BTreeSet<_> =
            openings.iter().flat_map(|moves| (1..=PLIES).map(|plies| &moves[..plies])).collect();
        walk(&Position::start(Rules::OTHELLO), &mut Vec::new(), &prefixes, &mut bits);
    }
    let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
    file.extend(bits.chunks(8).map(byte));
    file
}

fn walk(
    position: &Position,
    moves: &mut Vec<Square>,
    prefixes: &BTreeSet<&[Square]>,
    bits: &mut Vec<bool>,
) {
    if moves.len() == PLIES {
        return;
    }
    let mut on = Vec::new();
    for square in legal_moves(position) {
        moves.push(square);
        let leads_on = prefixes.contains(&moves[..]);
        moves.pop();
        bits.push(leads_on);
        on.extend(leads_on.then_some(square));
    }
    for square in on {
        moves.push(square);
        walk(&position.play(square).expect("the move is legal"), moves, prefixes, bits);
        moves.pop();
    }
}
