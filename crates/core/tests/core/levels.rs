//! Equality of all levels that this machine has, with each other and with plain code.

use std::collections::BTreeMap;

use othello_core::kernel::{Kernel, KernelTask, VectorLevel};
use othello_core::moves::{self, Child};
use othello_core::perft::Leaves;
use othello_core::square::{Bitboard, Square};

use crate::table;

/// The answers of a level for a board.
#[derive(Clone, Debug, Default, PartialEq)]
struct Answers {
    legal_moves: u64,
    /// The flips of every square, occupied ones among them.
    flips: Vec<u64>,
    /// The boards after every legal move.
    plays: Vec<(u64, u64)>,
    children: Vec<Child>,
}

struct Ask {
    own: u64,
    opp: u64,
}

impl KernelTask for Ask {
    type Output = Answers;

    fn run<K: Kernel>(self, kernel: K) -> Answers {
        let Self { own, opp } = self;
        let legal_moves = kernel.legal_moves(own, opp);
        let play = |square| kernel.play(own, opp, square);
        for square in Bitboard::new(!(own | opp)) {
            let flips = kernel.flips(own, opp, square);
            assert_eq!(kernel.flips_from_empty(own, opp, square), flips, "{square}");
        }
        let mut children = Vec::new();
        kernel.expand(own, opp, |child| children.push(child));
        Answers {
            legal_moves,
            flips: Square::ALL.map(|square| kernel.flips(own, opp, square)).to_vec(),
            plays: Bitboard::new(legal_moves).into_iter().map(play).collect(),
            children,
        }
    }
}

/// The same answers by tracing from square to square.
fn trace(own: u64, opp: u64) -> Answers {
    let mut answers = Answers::default();
    for square in Square::ALL {
        let flips = trace_from(own, opp, square);
        answers.flips.push(flips);
        if flips != 0 {
            let disc = Bitboard::from(square).bits();
            answers.legal_moves |= disc;
            answers.plays.push((opp ^ flips, own ^ flips ^ disc));
        }
    }
    for (square, &(own, opp)) in Bitboard::new(answers.legal_moves).into_iter().zip(&answers.plays)
    {
        let is_legal = |&square: &Square| trace_from(own, opp, square) != 0;
        let mobility = Square::ALL.into_iter().filter(is_legal).collect::<Bitboard>().bits();
        answers.children.push(Child { square, own, opp, mobility });
    }
    answers
}

fn trace_from(own: u64, opp: u64, square: Square) -> u64 {
    let has = |board, square| Bitboard::new(board).contains(square);
    if has(own | opp, square) {
        return 0;
    }
    let mut flips = Bitboard::EMPTY;
    for (columns, rows) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
        let mut run = Bitboard::EMPTY;
        let mut next = square.offset(columns, rows);
        while let Some(here) = next.filter(|&here| has(opp, here)) {
            run |= here.into();
            next = here.offset(columns, rows);
        }
        if next.is_some_and(|here| has(own, here)) {
            flips |= run;
        }
    }
    flips.bits()
}

/// Returns pairs of disjoint sets, possible and impossible in a game: sparse, dense, one-sided.
fn random_pairs() -> impl Iterator<Item = (u64, u64)> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = move || {
        // Vigna's xorshift64*.
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        state.wrapping_mul(0x2545_f491_4f6c_dd1d)
    };
    std::iter::from_fn(move || {
        let [a, b, c, d] = [(); 4].map(|()| random());
        let (occupied, own) = match random() % 8 {
            0 => (a & b, c),
            1 => (a | b, c & d),
            2 => (a | b | d, c),
            3 => (a | b | d, c & b),
            4 => (!0, c | d),
            5 => (!(a & b & d), c & a),
            6 => (!(a & b & c & d), c),
            _ => (a, c),
        };
        Some((occupied & own, occupied & !own))
    })
}

#[test]
fn every_level_matches_the_table_of_positions() {
    let mut rows = 0;
    for [board, side, legal, flips, _, _, _] in
        table::rows(include_str!("../../../../tests/data/positions.tsv"))
    {
        let (own, opp) = discs(board, side);
        let expected = flips_by_move(flips);
        for level in VectorLevel::all() {
            let answers = level.run(Ask { own, opp });
            let moves = Bitboard::new(answers.legal_moves);
            let names: Vec<&str> = moves.by_name().map(Square::name).collect();
            let names = if names.is_empty() { "-".to_owned() } else { names.join(",") };
            assert_eq!(names, legal, "{level:?} on {board} {side}");
            for square in Square::ALL {
                let found = answers.flips[usize::from(square.index())];
                let wanted = expected.get(&square).copied().unwrap_or_default();
                assert_eq!(Bitboard::new(found), wanted, "{level:?}: {square} on {board} {side}");
            }
            assert_eq!(answers, trace(own, opp), "{level:?} on {board} {side}");
        }
        rows += 1;
    }
    assert_eq!(rows, 5000);
}

/// Returns the discs of the side to move, and the others.
fn discs(board: &str, side: &str) -> (u64, u64) {
    let set = |letter| {
        let squares = Square::ALL.into_iter().zip(board.chars());
        squares.filter_map(|(square, c)| (c == letter).then_some(square)).collect::<Bitboard>()
    };
    let (black, white) = (set('X').bits(), set('O').bits());
    if side == "X" { (black, white) } else { (white, black) }
}

/// Reads `d3:d4 e3:e4f4`.
fn flips_by_move(text: &str) -> BTreeMap<Square, Bitboard> {
    let entry = |entry: &str| {
        let (square, flips) = entry.split_once(':').expect("a square, a colon, and squares");
        let flips = (0..flips.len()).step_by(2).map(|at| named(&flips[at..at + 2]));
        (named(square), flips.collect())
    };
    text.split(' ').filter(|&entry| entry != "-").map(entry).collect()
}

fn named(name: &str) -> Square {
    name.parse().expect("the file has names of squares")
}

#[test]
fn every_level_answers_as_tracing_on_random_boards() {
    for (own, opp) in random_pairs().take(20_000) {
        let traced = trace(own, opp);
        for level in VectorLevel::all() {
            assert_eq!(level.run(Ask { own, opp }), traced, "{level:?} on {own:#x} {opp:#x}");
        }
        assert_eq!(moves::legal_moves(own, opp), traced.legal_moves);
    }
}

/// The task that adds four numbers to four others.
struct Add([u64; 4], [u64; 4]);

impl KernelTask for Add {
    type Output = [u64; 4];

    fn run<K: Kernel>(self, kernel: K) -> [u64; 4] {
        kernel.numbers(kernel.add(kernel.lanes(self.0), kernel.lanes(self.1)))
    }
}

#[test]
fn every_level_adds_number_by_number() {
    for level in VectorLevel::all() {
        let sums = level.run(Add([1, u64::MAX, 1 << 63, 7], [2, 1, 1 << 63, 0xffff_0000]));
        assert_eq!(sums, [3, 0, 0, 0xffff_0007], "{level:?}");
    }
}

/// The task of a unit of a network: adds bytes to numbers, keeps those that are large enough, and weighs
/// them.
struct Unit {
    numbers: [i16; 32],
    bytes: [i8; 32],
    floors: [i16; 32],
    weights: [i16; 32],
}

impl KernelTask for Unit {
    type Output = i32;

    fn run<K: Kernel>(self, kernel: K) -> i32 {
        let sums = kernel.add_bytes(kernel.shorts(self.numbers), self.bytes);
        let large = kernel.largest(sums, kernel.shorts(self.floors));
        kernel.product(large, kernel.shorts(self.weights))
    }
}

#[test]
fn every_level_weighs_the_sums_of_a_network() {
    let rising = |first: i16, step: i16| {
        let mut numbers = [first; 32];
        (1..32).for_each(|index| numbers[index] = numbers[index - 1] + step);
        numbers
    };
    let (numbers, weights) = (rising(-16000, 1000), rising(47, -3));
    let mut bytes = [-125; 32];
    (1..32).for_each(|index| bytes[index] = bytes[index - 1] + 8);
    let mut floors = [0; 32];
    floors[0] = i16::MIN;
    let unit = |index: usize| {
        let sum = i32::from(numbers[index]) + i32::from(bytes[index]);
        sum.max(floors[index].into()) * i32::from(weights[index])
    };
    let expected: i32 = (0..32).map(unit).sum();
    for level in VectorLevel::all() {
        let unit = Unit { numbers, bytes, floors, weights };
        assert_eq!(level.run(unit), expected, "{level:?}");
        let unit = Unit {
            numbers: [i16::MAX; 32],
            bytes: [1; 32],
            floors: [i16::MIN; 32],
            weights: [1; 32],
        };
        assert_eq!(level.run(unit), 32 * i32::from(i16::MIN), "{level:?}: wraps around");
    }
}

/// The task that computes a digest of the results for each of `boards` random boards.
struct Digest {
    boards: usize,
}

impl KernelTask for Digest {
    type Output = Vec<u64>;

    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> Vec<u64> {
        let digest = |(own, opp)| {
            let mut digest = kernel.legal_moves(own, opp);
            let mut add = |value: u64| {
                digest = (digest.rotate_left(5) ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            };
            for square in Square::ALL {
                add(kernel.flips(own, opp, square));
            }
            kernel.expand(own, opp, |child| {
                assert_eq!((child.own, child.opp), kernel.play(own, opp, child.square));
                [child.own, child.opp, child.mobility].into_iter().for_each(&mut add);
            });
            digest
        };
        random_pairs().take(self.boards).map(digest).collect()
    }
}

#[test]
fn all_levels_agree_on_a_million_random_boards() {
    let digests = |level: VectorLevel| level.run(Digest { boards: 1_000_000 });
    let [portable, vectors @ ..] = &VectorLevel::all()[..] else {
        panic!("there is a portable level")
    };
    let expected = digests(*portable);
    for &level in vectors {
        let first_difference = digests(level).iter().zip(&expected).position(|(a, b)| a != b);
        assert_eq!(first_difference, None, "{level:?}");
    }
}

#[test]
fn every_level_counts_the_tree() {
    for [name, board, leaves] in table::rows(include_str!("../../../../tests/data/perft.tsv")) {
        let (own, opp) = discs(board, "X");
        for (depth, expected) in (1..).zip(leaves.split(',')) {
            for level in VectorLevel::all() {
                let found = level.run(Leaves { own, opp, depth });
                assert_eq!(found.to_string(), expected, "{level:?}: {name} at {depth}");
            }
        }
    }
}

#[test]
fn levels_are_sorted_from_portable_to_best() {
    let names: Vec<&str> = VectorLevel::all().into_iter().map(VectorLevel::name).collect();
    assert_eq!(names[0], "portable");
    assert_eq!(names.last(), Some(&VectorLevel::best().name()));
    assert!(["portable", "AVX2", "AVX-512"].starts_with(&names), "{names:?}");
}
