//! Balanced openings: openings of eight moves that leave both sides even, by number.
//!
//! They were found by searches of all openings of eight moves, see `docs/balanced.md`. The numbers do not
//! change any more: the same one begins the same game everywhere.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// A balanced opening: eight moves of standard Othello, from f5, after which Black is to move, neither side
/// is far ahead as far as a search sees, and Black has two sound moves or more.
///
/// The first numbers are those of the [natural](Self::is_natural) ones.
///
/// ```
/// use othello_core::balanced::BalancedOpening;
/// use othello_core::Color;
///
/// let opening: BalancedOpening = "12".parse()?;
/// assert_eq!(opening.game().position().to_move(), Some(Color::Black));
/// assert_eq!(BalancedOpening::of(&opening.moves()), Some(opening));
/// # Ok::<(), othello_core::balanced::ParseBalancedOpeningError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BalancedOpening(u16);

/// The number of all openings and that of the natural ones, as little-endian numbers of 16 bits, and the
/// bits of two walks through the tree of the game, one over the natural openings and one over the others.
/// A walk goes to each position of its openings in the order of the squares; each has a bit for each of
/// its legal moves, the lowest of a byte first, that is set if the move leads on to one of the openings.
const DATA: &[u8] = include_bytes!("balanced.bin");

/// A bit for each opening in the order of the numbers, the lowest of a byte first: set for those that a deeper
/// search finds most even.
const HOLDING: &[u8] = include_bytes!("balanced_holding.bin");

/// The openings in the order of their numbers.
static OPENINGS: LazyLock<Vec<[Square; BalancedOpening::PLIES]>> = LazyLock::new(|| {
    let mut walk = Walk { bits: bits(&DATA[4..]), moves: Vec::new(), found: Vec::new() };
    let start = Position::start(Rules::OTHELLO);
    walk.go_on(&start);
    walk.go_on(&start);
    walk.found
});

/// A walk through the tree of the game.
struct Walk<B> {
    bits: B,
    moves: Vec<Square>,
    found: Vec<[Square; BalancedOpening::PLIES]>,
}

impl<B: Iterator<Item = bool>> Walk<B> {
    fn go_on(&mut self, position: &Position) {
        if let Ok(opening) = self.moves[..].try_into() {
            self.found.push(opening);
            return;
        }
        let legal = position.legal_moves();
        let leads_on: Vec<_> = self.bits.by_ref().take(legal.len().into()).collect();
        for (square, _) in legal.into_iter().zip(leads_on).filter(|(_, leads_on)| *leads_on) {
            self.moves.push(square);
            self.go_on(&position.play(square).expect("the move is legal"));
            self.moves.pop();
        }
    }
}

/// The openings that hold best.
static MOST_EVEN: LazyLock<Vec<BalancedOpening>> = LazyLock::new(|| {
    let numbers = 1..=BalancedOpening::COUNT;
    numbers.map(BalancedOpening).filter(|opening| opening.is_most_even()).collect()
});

/// Returns the bits of bytes, the lowest of each first.
fn bits(bytes: &[u8]) -> impl Iterator<Item = bool> + use<'_> {
    bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1))
}

const fn number_at(place: usize) -> u16 {
    u16::from_le_bytes([DATA[place], DATA[place + 1]])
}

impl BalancedOpening {
    /// The number of moves of an opening.
    pub const PLIES: usize = 8;
    /// The number of openings, which is the largest number of one.
    pub const COUNT: u16 = number_at(0);
    /// The largest number of a natural one.
    const NATURAL: u16 = number_at(2);

    /// Returns the opening with that number, from 1.
    pub const fn new(number: u16) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Returns an opening that follows from any number, each from as many: one of the [most even](Self::is_most_even).
    pub fn chosen_by(random: u64) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "the remainder is less than the count")]
        MOST_EVEN[(random % MOST_EVEN.len() as u64) as usize]
    }

    /// Returns `true` if it is one of the thousand that a deeper search than that of the list finds most even.
    pub fn is_most_even(self) -> bool {
        let index = usize::from(self.0 - 1);
        HOLDING[index / 8] >> (index % 8) & 1 == 1
    }

    /// Returns the opening that these moves are.
    pub fn of(moves: &[Square]) -> Option<Self> {
        let place = OPENINGS.iter().position(|opening| opening[..] == *moves)?;
        u16::try_from(place + 1).ok().and_then(Self::new)
    }

    /// Returns the number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Returns `true` if no move loses more than four discs: such openings could come up in a game.
    pub const fn is_natural(self) -> bool {
        self.0 <= Self::NATURAL
    }

    /// Returns the moves.
    pub fn moves(self) -> [Square; Self::PLIES] {
        OPENINGS[usize::from(self.0) - 1]
    }

    /// Returns a game that has begun with the moves.
    ///
    /// # Panics
    /// Never.
    pub fn game(self) -> Game {
        let mut game = Game::new(Rules::OTHELLO);
        for square in self.moves() {
            game.play(square).expect("the walks go along legal moves");
        }
        game
    }
}

impl fmt::Display for BalancedOpening {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The error of a text that is not the number of a balanced opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseBalancedOpeningError;

impl fmt::Display for ParseBalancedOpeningError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "expected a number from 1 to {}", BalancedOpening::COUNT)
    }
}

impl std::error::Error for ParseBalancedOpeningError {}

impl FromStr for BalancedOpening {
    type Err = ParseBalancedOpeningError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().ok().and_then(Self::new).ok_or(ParseBalancedOpeningError)
    }
}
