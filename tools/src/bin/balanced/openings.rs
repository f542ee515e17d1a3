//! All openings of eight moves, folded by the symmetries of the board.

use std::collections::HashMap;

use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_engine::Discs;

/// The number of moves of an opening.
pub const PLIES: usize = 8;

/// A position after some moves.
pub struct Node {
    /// The position, as the first moves that lead to it have it.
    pub position: Position,
    /// The moves that lead on, each with the number of the position that follows, folded.
    pub children: Vec<(Square, usize)>,
}

/// The positions after 0 to eight moves, of which each stands for its images.
pub struct Openings {
    /// The positions by the number of moves. A line in which a player has to pass is left out.
    pub levels: Vec<Vec<Node>>,
}

impl Openings {
    /// Finds all.
    pub fn new() -> Self {
        let start = Node { position: Position::start(Rules::OTHELLO), children: Vec::new() };
        let mut levels = vec![vec![start]];
        for _ in 0..PLIES {
            let (mut next, mut known) = (Vec::new(), HashMap::new());
            let last = levels.last_mut().expect("there is a start");
            for node in last {
                for square in legal_moves(&node.position) {
                    let position = node.position.play(square).expect("the move is legal");
                    if position.passed().is_some() || position.to_move().is_none() {
                        continue;
                    }
                    let number = *known.entry(Folded::of(&position)).or_insert_with(|| {
                        next.push(Node { position, children: Vec::new() });
                        next.len() - 1
                    });
                    node.children.push((square, number));
                }
            }
            levels.push(next);
        }
        Self { levels }
    }

    /// Returns the positions after eight moves.
    pub fn last(&self) -> &[Node] {
        &self.levels[PLIES]
    }

    /// Returns the values of all positions for the side to move, by those after eight moves.
    pub fn values(&self, last: Vec<f32>) -> Vec<Vec<f32>> {
        let mut values = vec![last];
        for level in self.levels[..PLIES].iter().rev() {
            let next = values.last().expect("there is the last one");
            let best = |node: &Node| {
                let children = node.children.iter().map(|(_, child)| -next[*child]);
                children.fold(f32::NEG_INFINITY, f32::max)
            };
            let level = level.iter().map(best).collect();
            values.push(level);
        }
        values.reverse();
        values
    }
}

/// Returns the legal moves.
pub fn legal_moves(position: &Position) -> Bitboard {
    let mover = position.to_move().expect("the game goes on");
    position.board().legal_moves(mover)
}

/// Returns the discs seen from the side to move.
pub fn discs(position: &Position) -> Discs {
    Discs::new(&position.board(), position.to_move().expect("the game goes on"))
}
