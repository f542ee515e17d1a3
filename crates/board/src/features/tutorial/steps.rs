//! The steps of the lesson, a table: a position, what is asked there, which answers are right, and what others show.

use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::moves::neighbours;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::square::{Bitboard, Square};
use othello_core::stats::Special;
use othello_engine::Discs;
use othello_engine::reasons::Side;
use othello_engine::reasons::ideas::keeping_corners;
use othello_words::i18n::{Text, m};

use super::guide::beside;

/// A step: something to be read, or a move to be made by Black.
pub struct Step {
    /// The number of its lesson, from 1.
    pub lesson: u8,
    /// The board, row by row.
    pub discs: &'static str,
    /// The sentences, which may ask for a move.
    pub text: fn() -> Text,
    /// The squares that bear a sign.
    pub marks: &'static [(Square, char)],
    pub asked: Option<Asked>,
}

pub struct Asked {
    /// The right moves, the usual one first.
    pub right: &'static [Square],
    /// The praise for one of them.
    pub praise: fn() -> Text,
    /// The fact that other moves show.
    pub shows: Shows,
}

/// A fact that a move shows, on the board and in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The number of discs that it flips.
    Flips,
    /// The discs that it flips and that have empty squares beside them.
    Outer,
    /// White's moves.
    Moves,
    /// White's moves that give no corner away, or all where none does.
    SafeMoves,
    /// Black's own moves after an answer of White, which stands beside each move.
    Own(&'static [(Square, Square)]),
    /// The corner that White takes.
    Corner,
    /// The answer of White: the first of these that can be played.
    Answer(&'static [Square]),
}

/// A sentence about a move that was tried, and the squares that it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    pub text: Text,
    /// The move, and what White answers if that is shown.
    pub plies: Vec<Ply>,
    /// The squares that the sentence is about.
    pub marks: Vec<Square>,
}

impl Step {
    pub fn position(&self) -> Position {
        let board = self.discs.parse().expect("a test reads all boards");
        Position::new(Rules::OTHELLO, board, Color::Black)
    }
}

impl Asked {
    /// Returns what there is to say and to see of a move, with which the game has begun.
    pub(super) fn remark(&self, mut game: Game, is_right: bool) -> Remark {
        let ply = game.plies()[0];
        let (said, marks) = self.shows.of(&ply, &mut game, is_right);
        let text = if is_right { (self.praise)() } else { said };
        Remark { text, plies: game.plies().to_vec(), marks }
    }
}

impl Shows {
    /// Returns the sentence about a move, and the squares that it is about; plays White's answer if it is shown.
    fn of(self, ply: &Ply, game: &mut Game, is_right: bool) -> (Text, Vec<Square>) {
        let square = ply.square;
        let white = white_moves(&ply.after);
        match self {
            Self::Flips => (m::tutorial::flips(square, ply.flips.len()), Vec::new()),
            Self::Outer => {
                let outer = Bitboard::new(neighbours(ply.after.board().empties().bits()));
                let outer: Vec<_> = (ply.flips & outer).into_iter().collect();
                (m::tutorial::outer(square, outer.len()), outer)
            }
            Self::Moves => (m::tutorial::moves(square, white.len()), white.into_iter().collect()),
            Self::SafeMoves => {
                let discs = Discs::new(&ply.after.board(), Color::White);
                let safe: Vec<_> =
                    (keeping_corners(discs, Side::Mover) & white).into_iter().collect();
                let marks =
                    if safe.is_empty() { white.into_iter().collect() } else { safe.clone() };
                (m::tutorial::safe_moves(square, safe.len()), marks)
            }
            Self::Own(answers) => {
                let of_move = answers.iter().filter(|(played, _)| *played == square);
                match answered(game, of_move.map(|(_, answer)| *answer)) {
                    Some(answer) => {
                        let own: Vec<_> = game.position().legal_moves().into_iter().collect();
                        (m::tutorial::own(square, answer, own.len()), own)
                    }
                    None => other(square),
                }
            }
            Self::Corner => {
                let corners = Special::Corner.squares() & white;
                let empties = ply.after.board().empties();
                match (answered(game, corners), beside(square)) {
                    (Some(corner), _) => (m::tutorial::corner_falls(square, corner), vec![corner]),
                    (None, Some(corner)) if empties.contains(corner) => {
                        (m::tutorial::stands_beside(square, corner), vec![corner])
                    }
                    (None, _) => other(square),
                }
            }
            Self::Answer(_) if is_right => other(square),
            Self::Answer(answers) => match answered(game, answers.iter().copied()) {
                Some(answer) => (m::tutorial::answered(square, answer), vec![answer]),
                None => other(square),
            },
        }
    }
}

fn other(square: Square) -> (Text, Vec<Square>) {
    (m::tutorial::other(square), Vec::new())
}

/// Returns White's moves; none if White has to pass.
fn white_moves(position: &Position) -> Bitboard {
    let is_white = position.to_move() == Some(Color::White);
    if is_white { position.legal_moves() } else { Bitboard::EMPTY }
}

/// Has White play the first of these squares that can be played, if one can.
fn answered(game: &mut Game, answers: impl IntoIterator<Item = Square>) -> Option<Square> {
    let legal = white_moves(&game.position());
    let answer = answers.into_iter().find(|answer| legal.contains(*answer))?;
    game.play(answer).is_ok().then_some(answer)
}

type Said = fn() -> Text;

pub const LESSONS: u8 = 10;

const fn read(
    lesson: u8,
    discs: &'static str,
    text: fn() -> Text,
    marks: &'static [(Square, char)],
) -> Step {
    Step { lesson, discs, text, marks, asked: None }
}

const fn ask(
    lesson: u8,
    discs: &'static str,
    (text, praise): (Said, Said),
    right: &'static [Square],
    shows: Shows,
) -> Step {
    Step { lesson, discs, text, marks: &[], asked: Some(Asked { right, praise, shows }) }
}

const START: &str = "---------------------------OX------XO---------------------------";
const WALL: &str = "----------------XXXXXO--XXXXXO--XXXXXO---OOOOO------------------";

#[rustfmt::skip]
pub const STEPS: &[Step] = {
    #[allow(clippy::enum_glob_use, reason = "the squares are read like a score")]
    use Square::*;
    &[
        // Flips, and corners stay.
        ask(1, START, (m::tutorial::start, m::tutorial::start_right), &[D3, C4, F5, E6], Shows::Flips),
        ask(1, "-----------X-------O-------O-X-----OO-------OX------------------", (m::tutorial::five, m::tutorial::five_right), &[D6], Shows::Flips),
        ask(1, "-OOX-----O--------XOOX----OXX------XOO--------------------------", (m::tutorial::corner, m::tutorial::corner_right), &[A1], Shows::Flips),
        read(1, START, m::tutorial::counting, &[]),
        // When a corner falls, and when it can wait.
        ask(2, "-XXX-O----XXXX--XXOOXO--XXOXOO--XXXOOO--XXOXOO---OOOOO---X-OOOO-", (m::tutorial::falls, m::tutorial::falls_right), &[G4, G5, G6, G3], Shows::Corner),
        ask(2, "---XX-----XXXX-O--OXXOXO-XXXXOOO--XXXXOO---XOOOO--XXXXOX--OOOOOO", (m::tutorial::waits, m::tutorial::waits_right), &[G2], Shows::Answer(&[G2])),
        // X and C, and when they are right.
        read(3, START, m::tutorial::names, &[
            (B2, 'X'), (G2, 'X'), (B7, 'X'), (G7, 'X'),
            (B1, 'C'), (A2, 'C'), (G1, 'C'), (H2, 'C'), (A7, 'C'), (B8, 'C'), (H7, 'C'), (G8, 'C'),
        ]),
        ask(3, "--XX-OO---OOXO-X--OXXXXX--OXXXXX--OXXXOX-OOXXOXX--OOOO-X-X-OOO--", (m::tutorial::beside, m::tutorial::beside_right), &[E1, A6, B5, B4, B3], Shows::Corner),
        ask(3, "XXXX-O--XOXOOO--XOOOOO-XXOOOOOOOXXXOOXO-XXOXXOO-XOOXOO----XXXXX-", (m::tutorial::right_x, m::tutorial::right_x_right), &[G7], Shows::Corner),
        // Count White's moves.
        ask(4, "-OOO------O-------XO-----XXOO-----XXX---------------------------", (m::tutorial::count, m::tutorial::count_right), &[E3], Shows::Moves),
        ask(4, "--OOOOO-XXOOOO-XXXXOOOXXXOXXXXOX-XOXXXXXXXOOXXXX--OOOX---OOO-X--", (m::tutorial::safe, m::tutorial::safe_right), &[A5], Shows::SafeMoves),
        // Count your own; passing.
        ask(5, "--XXXXXO--O-XXXO---OXXXO---XOXXO---XXOXO---XOXXO---XOOXOOOOOOXXX", (m::tutorial::own_moves, m::tutorial::own_moves_right), &[C4],
            Shows::Own(&[(C4, C7), (C3, C7), (B3, D2), (B1, C7), (D2, B1)])),
        ask(5, "XXXXXXX-XXOXOXOOXXXXXOOOXXOXOOOOXXOOOOOOXXOOOOOOXXOO----XX-O----", (m::tutorial::pass, m::tutorial::pass_right), &[C8, H1], Shows::Moves),
        // Inner and outer discs, walls.
        read(6, WALL, m::tutorial::inner, &[(A4, '^'), (B4, '^'), (C4, '^'), (D4, '^'), (E4, '^'), (C5, '^'), (D5, '^'), (E5, '^')]),
        ask(6, "-------------------X-------XXO-----XOX-----OO-------O-----------", (m::tutorial::quiet, m::tutorial::quiet_right), &[F6], Shows::Outer),
        read(6, WALL, m::tutorial::wall, &[(A2, '^'), (B2, '^'), (C2, '^'), (D2, '^'), (E2, '^'), (F2, '^')]),
        // The edge not early; few discs.
        ask(7, "-------------------XXX-----XXXO---XXXOO---OOOOO---X-X-----------", (m::tutorial::edge, m::tutorial::edge_right), &[D7], Shows::Moves),
        ask(7, "--------------------X------OOOOO---XXOOO---XXOO-----XO------OOO-", (m::tutorial::few, m::tutorial::few_right), &[F3, C5, C3, D3, G3], Shows::Flips),
        ask(7, "--------------------X------OXX-----OOOX----OXX------X-----------", (m::tutorial::none, m::tutorial::none_right), &[C5], Shows::Flips),
        // The square both need.
        ask(8, "----------XO----OX-OOO--XXXOXO---XOOXO--XXXOOO----OOOO-----O-X--", (m::tutorial::both, m::tutorial::both_right), &[C3], Shows::Answer(&[C3])),
        ask(8, "---OOOO---XXXO---OXXOOX--OOOXOX-OOOOXXO-OOOOOOOO--XOOO-X--OOOO--", (m::tutorial::keep, m::tutorial::keep_right), &[H5], Shows::Answer(&[H5])),
        // Who plays last.
        ask(9, "XXXXXXOO-XOOOOOOOOXOOXXXOOXOOXXXOOOOXOXXOOXXXXXXOOXXXXXX--OOOOXX", (m::tutorial::last, m::tutorial::last_right), &[A2], Shows::Answer(&[A8, B8])),
        // A whole game with all of it.
        read(10, START, m::tutorial::game, &[]),
    ]
};
