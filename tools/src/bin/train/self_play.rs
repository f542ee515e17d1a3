//! Games of an engine against itself, and the records made of them.

use std::ops::Range;
use std::sync::Arc;

use othello_core::moves::{legal_moves, play};
use othello_core::{Bitboard, Square};
use othello_engine::random::Random;
use othello_engine::{Discs, Engine, Limits, Options, Stop, Weights};

use crate::schedule::Generation;

/// A position, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub discs: Discs,
    /// The score at the end of the game for the side to move, in discs; the value of the search where the
    /// moves were not the best ones.
    pub outcome: i8,
    /// The value of the search of this position, in discs.
    pub value: i8,
}

impl Record {
    const BYTES: usize = 18;

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.discs.own.to_le_bytes());
        bytes.extend(self.discs.opp.to_le_bytes());
        bytes.extend([self.outcome.cast_unsigned(), self.value.cast_unsigned()]);
    }

    /// Reads the records of a shard.
    pub fn read_all(bytes: &[u8]) -> impl Iterator<Item = Self> {
        bytes.chunks_exact(Self::BYTES).map(|bytes| {
            let word = |start: usize| {
                let word = bytes[start..start + 8].try_into().expect("there are eight bytes");
                u64::from_le_bytes(word)
            };
            let discs = Discs { own: word(0), opp: word(8) };
            Self { discs, outcome: bytes[16].cast_signed(), value: bytes[17].cast_signed() }
        })
    }
}

/// The position with which a game begins, Black to move.
const START: Discs = Discs { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000 };
/// The number of random moves with which a game of best moves begins.
const OPENING: Range<usize> = 4..28;
/// The same of a game in which moves are chosen by chance to its end.
const SHORT_OPENING: Range<usize> = 0..11;

/// Plays the games of a shard and returns their records as bytes.
pub fn shard(weights: &Arc<Weights>, generation: &Generation, seed: u64) -> Vec<u8> {
    let mut player = Player::new(weights, seed);
    let mut bytes = Vec::new();
    for _ in 0..generation.games {
        for record in player.game(generation) {
            record.write(&mut bytes);
        }
    }
    bytes
}

/// The depth of the searches in games that only lead to positions.
const QUICK: u32 = 4;

/// Returns the positions of a game after a random opening.
pub fn positions(weights: &Arc<Weights>, seed: u64) -> Vec<Discs> {
    let mut player = Player::new(weights, seed);
    let mut positions = Vec::new();
    let mut next = player.opening(OPENING);
    while let Some(discs) = next {
        positions.push(discs);
        let report = player.engine.search(discs, &Limits::depth(QUICK), &player.stop);
        next = report.best_move().and_then(|square| to_move(after(discs, square)));
    }
    positions
}

/// The two sides of a game.
struct Player {
    weights: Arc<Weights>,
    engine: Engine,
    random: Random,
    stop: Stop,
}

impl Player {
    fn new(weights: &Arc<Weights>, seed: u64) -> Self {
        let options =
            Options { weights: weights.clone(), table_bytes: 1 << 20, ..Options::default() };
        Self {
            weights: weights.clone(),
            engine: Engine::new(options),
            random: Random::new(seed),
            stop: Stop::new(),
        }
    }

    /// Plays a game; returns a record of every position after the opening.
    fn game(&mut self, generation: &Generation) -> Vec<Record> {
        let temperature = self.temperature(generation);
        let opening = if temperature.is_some() { SHORT_OPENING } else { OPENING };
        let Some(mut discs) = self.opening(opening) else { return Vec::new() };
        let mut positions = Vec::new();
        // 1 while the side that moved first after the opening is to move, and otherwise -1.
        let mut side = 1;
        let outcome = loop {
            if legal(discs).is_empty() {
                discs = discs.passed();
                side = -side;
                if legal(discs).is_empty() {
                    break side * discs.final_score();
                }
            }
            let (square, value) = self.choose(discs, generation);
            positions.push((discs, side, value));
            let square = temperature.map_or(square, |temperature| self.err(discs, temperature));
            discs = after(discs, square);
            side = -side;
        };
        let record = |(discs, side, value): (Discs, i32, i32)| Record {
            discs,
            // After errors the outcome says nothing about the positions before them.
            outcome: if temperature.is_some() { value } else { side * outcome } as i8,
            value: value as i8,
        };
        positions.into_iter().map(record).collect()
    }

    /// Draws the temperature of a game; `None` if its moves are the best ones that are found.
    fn temperature(&mut self, generation: &Generation) -> Option<f32> {
        let temperatures = generation.temperatures;
        let index = (!temperatures.is_empty()).then(|| self.random.below(temperatures.len()))?;
        Some(temperatures[index]).filter(|temperature| *temperature > 0.0)
    }

    /// Plays a number of random moves from the start; `None` if the game ends.
    fn opening(&mut self, moves: Range<usize>) -> Option<Discs> {
        let mut discs = START;
        for _ in 0..moves.start + self.random.below(moves.len()) {
            discs = to_move(discs)?;
            discs = after(discs, self.random.choose(legal(discs))?);
        }
        to_move(discs)
    }

    /// Returns the move to play, and the value of the search in discs.
    fn choose(&mut self, discs: Discs, generation: &Generation) -> (Square, i32) {
        let Generation { depth, exact_from, .. } = *generation;
        let limits = if discs.empty_count() <= exact_from {
            Limits::EXACT
        } else if depth == 0 {
            let square = self.random.choose(legal(discs));
            return (square.expect("the side to move has a move"), 0);
        } else {
            Limits::depth(depth)
        };
        let report = self.engine.search(discs, &limits, &self.stop);
        let square = report.best_move().expect("the side to move has a move");
        (square, report.value.discs().round() as i32)
    }

    /// Returns a move that is the less likely the more it loses by the evaluation of the positions after
    /// each move, as people play.
    fn err(&mut self, discs: Discs, temperature: f32) -> Square {
        let moves = legal(discs);
        let value = |square| match after(discs, square) {
            child if to_move(child).is_none() => -(child.final_score() as f32),
            child => -self.weights.evaluate(child),
        };
        let values: Vec<(Square, f32)> =
            moves.into_iter().map(|square| (square, value(square))).collect();
        let best = values.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
        let likelihood = |(_, value): &(Square, f32)| ((value - best) / temperature).exp();
        self.random.choose_weighted(&values, likelihood).expect("the side to move has a move").0
    }
}

fn legal(discs: Discs) -> Bitboard {
    Bitboard::new(legal_moves(discs.own, discs.opp))
}

fn after(discs: Discs, square: Square) -> Discs {
    let (own, opp) = play(discs.own, discs.opp, square);
    Discs { own, opp }
}

/// Returns the discs with the side to move that has a move; `None` if the game is over.
fn to_move(discs: Discs) -> Option<Discs> {
    [discs, discs.passed()].into_iter().find(|&discs| !legal(discs).is_empty())
}
