//! The meaning of the signs of a drawn board. Some mean a disc in one drawing and an empty square in another:
//! what else stands on the board tells them apart.

use crate::located;
use crate::position::PositionError;
use crate::sheet::Cell;
use crate::transcript::plain;
use othello_core::board::{Board, Color};
use othello_core::square::{Bitboard, Square};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Disc(Color),
    Empty,
    /// A white square: a white disc, or none.
    Hollow,
    /// A black square: a black disc, or none.
    Solid,
    /// One of the digits 0, 1 and 2, or -1.
    Digit(i8),
    /// The number of a move.
    Number(u8),
}

impl From<Cell> for Sign {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Number(number) => Self::Number(number),
            Cell::Disc(color) => Self::Disc(color),
            Cell::Empty => Self::Empty,
        }
    }
}

impl Sign {
    /// Returns the sign that a character is, if it may stand for a square.
    pub(super) fn of(letter: char) -> Option<Self> {
        Some(match plain(letter) {
            'x' | '*' | 'b' | '#' | '@' | '●' | '⚫' | '黒' | '黑' => Self::Disc(Color::Black),
            'o' | 'w' | '○' | '⚪' | '◯' | '白' => Self::Disc(Color::White),
            '-' | '.' | '_' | '·' | '・' | '･' | '+' | '空' | '―' | 'ー' | '‐' | '–' | '—'
            | '∙' | '•' | '➕' | '➖' | '🟥' | '🟦' | '🟧' | '🟨' | '🟩' | '🟪' | '🟫' => {
                Self::Empty
            }
            '⬜' | '□' | '◻' | '◽' | '▢' | '▫' => Self::Hollow,
            '⬛' | '■' | '◼' | '◾' | '▪' => Self::Solid,
            _ => return None,
        })
    }

    /// Returns the signs of a row of digits, the number of which may stand in front; `None` if anything else
    /// stands in it.
    pub(super) fn digits(line: &str, row: usize) -> Option<Vec<Self>> {
        let is_between = |letter: char| letter.is_whitespace() || ",;|[](){}\"'".contains(letter);
        let mut cells: Vec<&str> = line.split(is_between).filter(|cell| !cell.is_empty()).collect();
        let is_label = |cell: &str| cell.parse().is_ok_and(|it: usize| it == row || it + 1 == row);
        if matches!(cells.len(), 2 | 9) && is_label(cells[0]) {
            cells.remove(0);
        }
        if let [tight] = cells[..]
            && tight.len() == 8
            && tight.is_ascii()
        {
            cells = (0..8).map(|column| &tight[column..=column]).collect();
        }
        let digit = |cell: &str| match cell.strip_suffix('.').unwrap_or(cell) {
            "0" | "-0" => Some(Self::Digit(0)),
            "1" | "+1" => Some(Self::Digit(1)),
            "2" => Some(Self::Digit(2)),
            "-1" => Some(Self::Digit(-1)),
            _ => None,
        };
        (cells.len() == 8).then(|| cells.into_iter().map(digit).collect())?
    }
}

/// The squares that are never empty.
fn centre() -> Bitboard {
    [Square::D4, Square::E4, Square::D5, Square::E5].into_iter().collect()
}

/// Returns the discs that 64 signs stand for, as far as they stand for discs.
///
/// # Errors
/// If they may stand for different boards.
pub(super) fn board(signs: &[Sign]) -> Result<Board, PositionError> {
    if signs.iter().any(|sign| matches!(sign, Sign::Digit(_))) {
        return board_of_digits(signs);
    }
    let has = |sign: Sign| signs.contains(&sign);
    let is_doubtful = has(Sign::Hollow) || has(Sign::Solid);
    let [is_black, is_white] = Color::BOTH.map(|color| has(Sign::Disc(color)));
    let hollow = Some(Color::White).filter(|_| !is_white);
    let solid = Some(Color::Black).filter(|_| !is_black);
    let has_empty = has(Sign::Empty)
        || has(Sign::Hollow) && hollow.is_none()
        || has(Sign::Solid) && solid.is_none();
    let disc = |sign: &Sign| match sign {
        Sign::Disc(color) => Some(*color),
        Sign::Hollow => hollow,
        Sign::Solid => solid,
        Sign::Empty | Sign::Digit(_) | Sign::Number(_) => None,
    };
    let board = filled(signs, disc);
    let is_possible = !is_doubtful || has_empty && (centre() - board.occupied()).is_empty();
    is_possible.then_some(board).ok_or(PositionError::Signs)
}

/// Returns the discs of a board of three digits. One of them is that of the empty squares, none of which is in
/// the centre or parts the discs; of the others the first is Black.
fn board_of_digits(signs: &[Sign]) -> Result<Board, PositionError> {
    const MEANINGS: [[i8; 3]; 4] = [[0, 1, 2], [2, 0, 1], [0, 1, -1], [-1, 0, 1]];
    let is_used = |meaning: &[i8; 3]| {
        let is_one = |sign: &Sign| matches!(sign, Sign::Digit(digit) if meaning.contains(digit));
        signs.iter().all(is_one) && meaning.iter().all(|it| signs.contains(&Sign::Digit(*it)))
    };
    let boards = MEANINGS.into_iter().filter(is_used).map(|[_, black, white]| {
        filled(signs, |sign| match sign {
            Sign::Digit(digit) if *digit == black => Some(Color::Black),
            Sign::Digit(digit) if *digit == white => Some(Color::White),
            _ => None,
        })
    });
    let mut boards = boards.filter(|board| is_connected(board.occupied()));
    match (boards.next(), boards.next()) {
        (Some(board), None) => Ok(board),
        _ => Err(PositionError::Signs),
    }
}

fn filled(signs: &[Sign], disc: impl Fn(&Sign) -> Option<Color>) -> Board {
    let squares = Square::ALL.into_iter().zip(signs);
    squares.fold(Board::EMPTY, |board, (square, sign)| {
        disc(sign).map_or(board, |color| board.with(color, square.into()))
    })
}

/// Returns `true` if the centre is full, and all other discs hang together with it.
fn is_connected(discs: Bitboard) -> bool {
    let is_beside = |one: Square, other: Square| {
        one.column().abs_diff(other.column()) <= 1 && one.row().abs_diff(other.row()) <= 1
    };
    let mut reached = centre();
    loop {
        let more = discs - reached;
        let more: Bitboard = more
            .into_iter()
            .filter(|it| reached.into_iter().any(|at| is_beside(*it, at)))
            .collect();
        if more.is_empty() {
            return reached == discs;
        }
        reached |= more;
    }
}

/// Returns the place behind two numbers of 64 bits in the first line of a text, or in that and the next, if they may
/// be the discs of both sides in hexadecimal.
pub(super) fn bitboards(text: &str) -> Option<usize> {
    let bits = |word: &str| {
        let digits = word.strip_prefix("0x").or(word.strip_prefix("0X")).unwrap_or(word);
        let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
        (digits.len() == 16).then(|| u64::from_str_radix(digits, 16).ok())?
    };
    let mut ends = text.match_indices('\n').map(|(at, _)| at);
    let line = ends.next().unwrap_or(text.len());
    let both = &text[..ends.next().unwrap_or(text.len())];
    let words = both.split(|letter: char| !letter.is_ascii_alphanumeric());
    let place = |word: &str| located::place(word, text);
    let mut found = words.filter_map(|word| Some((place(word), word.len(), bits(word)?)));
    let ((first, _, one), (second, length, other)) = (found.next()?, found.next()?);
    let is_board = one & other == 0 && (centre() - Bitboard::new(one | other)).is_empty();
    (is_board && first < line).then_some(second + length)
}
