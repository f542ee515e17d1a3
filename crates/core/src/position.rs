//! Positions: the board, the side to move, the legal moves and the result.

use std::fmt;

use crate::board::{Board, ByColor, Color};
use crate::moves;
use crate::result::{EndReason, Forfeit, GameResult};
use crate::rules::{Count, Goal, Handicap, OnPass, Opening, Rules, SecondMove, Start, Supply};
use crate::square::{Bitboard, Square};

/// The number of discs of each player under [`Supply::Own`].
const OWN_SUPPLY: u8 = 32;

/// A position of a game: its rules, the board, the side to move and the discs left.
///
/// A forced pass belongs to the move before it: [`to_move`](Self::to_move) is the player who *can*
/// move, and `None` means that the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rules: Rules,
    board: Board,
    /// The number of discs that each player has placed, those of the start included.
    placed: ByColor<u8>,
    /// The player whose turn follows, who may have to pass.
    next: Color,
    turn: Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Turn {
    /// This player plays one of these squares, of which there is at least one.
    Move { color: Color, legal: Bitboard },
    /// White has just placed this disc and chooses one of these to flip.
    Choice { pending: Square, legal: Bitboard },
    /// The game is over.
    Over(EndReason),
}

impl Position {
    /// Returns the start of a game under these rules.
    pub fn start(rules: Rules) -> Self {
        Self::new(rules, starting_board(rules.opening()), Color::Black)
    }

    /// Creates a position with `next` to move.
    ///
    /// If `next` cannot move, the opponent is to move or the game is over, as the rules say. Every
    /// disc counts as placed by its owner.
    pub fn new(rules: Rules, board: Board, next: Color) -> Self {
        let placed = board.counts();
        Self { rules, board, placed, next, turn: Turn::Over(EndReason::NoMoves) }.with_turn_of(next)
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Returns the player to move; `None` once the game is over.
    pub const fn to_move(&self) -> Option<Color> {
        match self.turn {
            Turn::Move { color, .. } => Some(color),
            Turn::Choice { .. } => Some(Color::White),
            Turn::Over(_) => None,
        }
    }

    /// Returns the player whose turn it would be if neither player had to pass: the player to move, the
    /// player who has just [`passed`](Self::passed), or the one who would play next if the game were
    /// not over.
    pub const fn next(&self) -> Color {
        self.next
    }

    /// Returns the player who has just had to pass; `None` if neither had to or the game is over.
    pub fn passed(&self) -> Option<Color> {
        (self.to_move() == Some(!self.next)).then_some(self.next)
    }

    /// Returns the legal moves of the side to move; none once the game is over.
    pub const fn legal_moves(&self) -> Bitboard {
        match self.turn {
            Turn::Move { legal, .. } | Turn::Choice { legal, .. } => legal,
            Turn::Over(_) => Bitboard::EMPTY,
        }
    }

    /// Returns the disc that White has just placed, while he chooses which black one it flips.
    ///
    /// The legal moves are then the black discs, and the pending disc itself if he may flip none.
    pub const fn pending(&self) -> Option<Square> {
        match self.turn {
            Turn::Choice { pending, .. } => Some(pending),
            Turn::Move { .. } | Turn::Over(_) => None,
        }
    }

    /// Returns `true` while the opening fills the centre squares.
    pub fn is_opening(&self) -> bool {
        !self.free_centre().is_empty()
    }

    /// Returns the number of discs left to each player; `None` if both share one supply.
    pub fn hands(&self) -> Option<ByColor<u8>> {
        match self.rules.supply() {
            Supply::Pool => None,
            Supply::Own => {
                Some(ByColor::from_fn(|color| OWN_SUPPLY.saturating_sub(self.placed[color])))
            }
        }
    }

    /// Returns the squares on which a player could place a disc, were it the player's turn.
    pub fn mobility(&self, color: Color) -> Bitboard {
        match self.turn {
            Turn::Move { color: mover, legal } if mover == color => legal,
            Turn::Move { .. } | Turn::Choice { .. } | Turn::Over(_) => self.moves_of(color),
        }
    }

    /// Returns the discs that a move flips; none if it is not legal.
    pub fn flips(&self, square: Square) -> Bitboard {
        match self.turn {
            Turn::Choice { pending, .. } if square == pending => Bitboard::EMPTY,
            Turn::Choice { legal, .. } => legal & square.into(),
            Turn::Move { .. } if self.is_opening() => Bitboard::EMPTY,
            Turn::Move { color, legal } if legal.contains(square) => {
                self.board.flips(color, square)
            }
            Turn::Move { .. } | Turn::Over(_) => Bitboard::EMPTY,
        }
    }

    /// Returns the position after a move, with a forced pass already made.
    ///
    /// ```
    /// use othello_core::position::Position;
    /// use othello_core::rules::Rules;
    /// use othello_core::square::Square;
    /// let after = Position::start(Rules::OTHELLO).play(Square::D3)?;
    /// assert_eq!(after.board().counts().black, 4);
    /// assert_eq!(after.legal_moves().to_string(), "c3 c5 e3");
    /// # Ok::<(), othello_core::position::IllegalMove>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the reason if the square is not a legal move.
    pub fn play(&self, square: Square) -> Result<Self, IllegalMove> {
        self.check(square)?;
        let mut next = *self;
        let color = match self.turn {
            Turn::Over(_) => return Err(IllegalMove::Over),
            Turn::Choice { .. } => {
                next.board = self.board.with(Color::White, self.flips(square));
                return Ok(next.with_turn_of(Color::Black));
            }
            Turn::Move { color, .. } => color,
        };
        next.board = self.board.with(color, self.flips(square) | square.into());
        next.placed[color] += 1;
        let fills_the_centre = self.free_centre() == square.into();
        Ok(match self.rules.opening() {
            Opening::Centre { second_move } if fills_the_centre && color == Color::White => {
                next.with_choice(second_move, square)
            }
            Opening::Centre { .. } | Opening::Fixed { .. } => next.with_turn_of(!color),
        })
    }

    /// Checks that a square is a legal move.
    ///
    /// # Errors
    ///
    /// Returns the first reason that applies if it is not.
    pub fn check(&self, square: Square) -> Result<(), IllegalMove> {
        if self.legal_moves().contains(square) {
            return Ok(());
        }
        Err(match self.turn {
            Turn::Over(_) => IllegalMove::Over,
            Turn::Choice { .. } => IllegalMove::NotAChoice,
            Turn::Move { .. } if self.board.occupied().contains(square) => IllegalMove::Occupied,
            Turn::Move { .. } if self.is_opening() => IllegalMove::NotCentre,
            Turn::Move { color, .. } => {
                let around = moves::neighbours(Bitboard::from(square).bits());
                if (self.board.discs(!color) & Bitboard::new(around)).is_empty() {
                    IllegalMove::NoNeighbour(!color)
                } else {
                    IllegalMove::NoFlips
                }
            }
        })
    }

    /// Returns the result of the game; `None` until it is over.
    pub fn result(&self) -> Option<GameResult> {
        let Turn::Over(reason) = self.turn else { return None };
        let discs = self.board.counts();
        let larger = Goal::Most.winner(discs);
        let empties = match self.rules.count() {
            Count::Empties => self.board.empties().len(),
            Count::Plain => 0,
        };
        let score = ByColor::from_fn(|color| {
            let share = match larger {
                None => empties / 2,
                Some(larger) if larger == color => empties,
                Some(_) => 0,
            };
            discs[color] + share
        });
        Some(GameResult { winner: self.rules.goal().winner(discs), reason, discs, score })
    }

    /// Returns the result of the game if a player forfeits it in this position.
    ///
    /// A resignation scores 64-0. A time-out scores at least the smallest win, 33-31, and as many as
    /// the winner has discs on the board if they are more (the rule of the Japan Othello Federation
    /// for a winner who does not play on). Where fewest discs win, the winner has the fewer: 0-64, and 31-33
    /// at most.
    pub fn forfeited(&self, forfeit: Forfeit) -> GameResult {
        let discs = self.board.counts();
        let (loser, reason) = match forfeit {
            Forfeit::Resignation(loser) => (loser, EndReason::Resignation),
            Forfeit::TimeOut(loser) => (loser, EndReason::TimeOut),
        };
        let winners = match (forfeit, self.rules.goal()) {
            (Forfeit::Resignation(_), Goal::Most) => 64,
            (Forfeit::Resignation(_), Goal::Fewest) => 0,
            (Forfeit::TimeOut(_), Goal::Most) => discs[!loser].max(33),
            (Forfeit::TimeOut(_), Goal::Fewest) => discs[!loser].min(31),
        };
        let score = ByColor::from_fn(|color| if color == loser { 64 - winners } else { winners });
        GameResult { winner: Some(!loser), reason, discs, score }
    }

    /// Returns the centre squares that the opening has not filled yet.
    fn free_centre(&self) -> Bitboard {
        match self.rules.opening() {
            Opening::Centre { .. } => Bitboard::CENTRE & self.board.empties(),
            Opening::Fixed { .. } => Bitboard::EMPTY,
        }
    }

    /// Returns the squares on which a player may place a disc.
    fn moves_of(&self, color: Color) -> Bitboard {
        if self.hands().is_some_and(|hands| hands[color] == 0) {
            Bitboard::EMPTY
        } else {
            self.open_squares(color)
        }
    }

    /// Returns the squares on which a player could place a disc, even if none is left to them.
    fn open_squares(&self, color: Color) -> Bitboard {
        let centre = self.free_centre();
        if centre.is_empty() { self.board.legal_moves(color) } else { centre }
    }

    /// Returns the position in which White chooses what the disc on `pending` flips, or in which Black
    /// is to move if there is no choice.
    fn with_choice(mut self, second_move: SecondMove, pending: Square) -> Self {
        let black = self.board.discs(Color::Black) & Bitboard::CENTRE;
        let legal = match second_move {
            SecondMove::Place => Bitboard::EMPTY,
            SecondMove::MayFlip => black | pending.into(),
            SecondMove::MustFlip => black,
        };
        if legal.is_empty() {
            return self.with_turn_of(Color::Black);
        }
        self.next = Color::White;
        self.turn = Turn::Choice { pending, legal };
        self
    }

    /// Returns the position with `next` to move, or the opponent if `next` has to pass, or `None` if neither can move.
    fn with_turn_of(mut self, next: Color) -> Self {
        let can_move = |color: Color| {
            let legal = self.moves_of(color);
            (!legal.is_empty()).then_some(Turn::Move { color, legal })
        };
        let passed_to = || match self.rules.on_pass() {
            OnPass::Continue => can_move(!next),
            OnPass::End => None,
        };
        self.turn = can_move(next)
            .or_else(passed_to)
            .unwrap_or_else(|| Turn::Over(self.reason_to_end(next)));
        self.next = next;
        self
    }

    /// Returns the first reason that applies for the end of the game when `next` cannot move.
    fn reason_to_end(&self, next: Color) -> EndReason {
        let is_absent = |color| self.board.discs(color).is_empty();
        let has_square = |color| !self.open_squares(color).is_empty();
        let plays_on = match self.rules.on_pass() {
            OnPass::Continue => has_square(!next),
            OnPass::End => false,
        };
        if self.board.empties().is_empty() {
            EndReason::FullBoard
        } else if is_absent(Color::Black) || is_absent(Color::White) {
            EndReason::WipeOut
        } else if has_square(next) || plays_on {
            EndReason::Supply
        } else if has_square(!next) {
            EndReason::FirstPass
        } else {
            EndReason::NoMoves
        }
    }
}

fn starting_board(opening: Opening) -> Board {
    use Square::{A1, A8, D4, D5, E4, E5, H1, H8};
    let (start, handicap) = match opening {
        Opening::Fixed { start, handicap } => (start, handicap),
        Opening::Centre { .. } => return Board::EMPTY,
    };
    let (black, white) = match start {
        Start::Cross => ([E4, D5], [D4, E5]),
        Start::Mirrored => ([D4, E5], [E4, D5]),
        Start::Parallel => ([D4, D5], [E4, E5]),
    };
    let corners = match handicap {
        Handicap::None => &[][..],
        Handicap::One => &[A1],
        Handicap::Two => &[A1, H8],
        Handicap::Three => &[A1, H8, H1],
        Handicap::Four => &[A1, H8, H1, A8],
    };
    let black = black.into_iter().chain(corners.iter().copied()).collect();
    Board::EMPTY.with(Color::Black, black).with(Color::White, white.into_iter().collect())
}

/// The reason why a square is not a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game is over.
    Over,
    /// The square has a disc.
    Occupied,
    /// No disc of this colour, the opponent's, is next to the square.
    NoNeighbour(Color),
    /// An opponent's disc is next to the square, but the move would flip none.
    NoFlips,
    /// The opening still fills the centre, and the square is not one of it.
    NotCentre,
    /// White is choosing which black disc his last one flips, and the square is none of these.
    NotAChoice,
}

impl fmt::Display for IllegalMove {
    /// Writes a predicate for the name of the square: `is occupied`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("cannot be played: the game is over"),
            Self::Occupied => f.write_str("is occupied"),
            Self::NoNeighbour(color) => write!(f, "has no {} disc next to it", color.name()),
            Self::NoFlips => f.write_str("flips no discs"),
            Self::NotCentre => f.write_str("is not one of the free centre squares"),
            Self::NotAChoice => f.write_str("is not one of the discs to choose from"),
        }
    }
}

impl std::error::Error for IllegalMove {}
