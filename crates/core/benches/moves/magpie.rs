//! The work of each row with magpie, as its documentation recommends.

use std::hint::black_box;

use magpie::othello::{Bitboard, Board, Game, Position, Stone};
use othello_core::square::Square;

use crate::Done;
use crate::data::{DATA, GAMES, PASSES, Sample};

/// Computes something for each sample.
fn for_each_sample(mut answer: impl FnMut(&Board, Position) -> (u64, u64)) -> Done {
    let samples: Vec<(Board, Position)> = DATA.samples.iter().map(board).collect();
    let mut done = Done { items: 0, sum: 0 };
    for _ in 0..PASSES {
        for (board, square) in &samples {
            let (items, sum) = answer(board, *square);
            done.items += items;
            done.sum = done.sum.wrapping_add(black_box(sum));
        }
    }
    done
}

/// Returns the sample with the side to move as Black. magpie numbers the squares from h8, which
/// rotates the board by half a turn and makes no difference to the game.
fn board(sample: &Sample) -> (Board, Position) {
    let board = Board::try_from((sample.own, sample.opp)).expect("the discs do not overlap");
    (board, position(sample.square))
}

fn position(square: Square) -> Position {
    Position::try_from(1u64 << square.index()).expect("one bit is a square")
}

pub fn legal_moves() -> Done {
    for_each_sample(|board, _| (1, board.moves_for(Stone::Black).raw()))
}

/// Compares boards, as magpie has no function for the flips of a move.
pub fn flips() -> Done {
    for_each_sample(|board, square| {
        let mut next = board.clone();
        next.play(Stone::Black, square);
        let flips = next.bits_for(Stone::White) ^ board.bits_for(Stone::White);
        (1, flips.raw())
    })
}

pub fn play() -> Done {
    for_each_sample(|board, square| {
        let mut next = board.clone();
        next.play(Stone::Black, square);
        (1, next.bits_for(Stone::White).raw() ^ next.bits_for(Stone::Black).raw().rotate_left(1))
    })
}

pub fn expand() -> Done {
    for_each_sample(|board, _| {
        let (mut children, mut mobility) = (0, 0);
        for square in board.moves_for(Stone::Black).hot_bits() {
            let mut next = board.clone();
            next.play(Stone::Black, square);
            let next = black_box(next);
            children += 1;
            mobility ^= next.moves_for(Stone::White).raw();
        }
        (children, mobility)
    })
}

pub fn perft_counted() -> Done {
    let leaves =
        perft(&Board::standard(), Stone::Black, 10, |_, _, moves| moves.count_set().into());
    Done { items: leaves, sum: leaves }
}

pub fn perft_played() -> Done {
    let leaves = perft(&Board::standard(), Stone::Black, 9, |board, stone, moves| {
        let mut leaves = 0;
        for square in moves.hot_bits() {
            let mut next = board.clone();
            next.play(stone, square);
            black_box(next);
            leaves += 1;
        }
        leaves
    });
    Done { items: leaves, sum: leaves }
}

/// Counts leaves; `last` counts those of the last ply, of which there is at least one.
fn perft<F>(board: &Board, stone: Stone, depth: u32, last: F) -> u64
where
    F: Fn(&Board, Stone, Bitboard) -> u64 + Copy,
{
    if depth == 0 {
        return 1;
    }
    let moves = board.moves_for(stone);
    if moves == 0 {
        let is_over = board.moves_for(stone.flip()) == 0;
        return if is_over { 1 } else { perft(board, stone.flip(), depth - 1, last) };
    }
    if depth == 1 {
        return last(board, stone, moves);
    }
    let leaves = |square| {
        let mut next = board.clone();
        next.play(stone, square);
        perft(&next, stone.flip(), depth - 1, last)
    };
    moves.hot_bits().map(leaves).sum()
}

pub fn games_on_boards() -> Done {
    let games: Vec<Vec<Position>> = DATA.games.iter().map(|game| positions(game)).collect();
    let mut done = Done { items: 0, sum: 0 };
    for game in games.iter().cycle().take(GAMES) {
        let mut board = Board::standard();
        let mut stone = Stone::Black;
        for &square in game {
            let mut legal = board.moves_for(stone);
            if legal == 0 {
                stone = stone.flip();
                legal = board.moves_for(stone);
            }
            assert!(legal & square != 0, "the games are legal");
            board.play(stone, square);
            stone = stone.flip();
        }
        done.items += game.len() as u64;
        done.sum += u64::from(board.bits_for(Stone::Black).count_set());
    }
    done
}

pub fn games_by_rules() -> Done {
    let games: Vec<Vec<Position>> = DATA.games.iter().map(|game| positions(game)).collect();
    let mut done = Done { items: 0, sum: 0 };
    for moves in games.iter().cycle().take(GAMES) {
        let mut game = Game::new();
        for &square in moves {
            if game.moves() == 0 {
                game.pass_turn();
            }
            game.play(square).expect("the games are legal");
        }
        done.items += moves.len() as u64;
        done.sum += u64::from(game.bits_for(Stone::Black).count_set());
    }
    done
}

fn positions(game: &[Square]) -> Vec<Position> {
    game.iter().map(|&square| position(square)).collect()
}
