//! Two futures: the positions that show why a move loses, after it and after the better one, with what is said of each.

use othello_core::board::{Board, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::square::{Bitboard, Square};
use othello_engine::reasons::Side;
use othello_engine::reasons::ideas::{Cause, Contrast, Future, Marks};
use othello_engine::review::Explanation;

use crate::i18n::{self, Text, m};

/// Two positions beside each other: after a move, and after the better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwoFutures {
    pub boards: [FutureBoard; 2],
    /// More of both lines can be seen: back, and on.
    pub goes: [bool; 2],
    /// The plies behind those that the sentence is about, or before them.
    steps: i8,
}

/// A position with what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FutureBoard {
    /// The moves that it is seen after: `after e1`.
    pub heading: Text,
    pub board: Board,
    /// The square that was played last.
    pub last: Option<Square>,
    /// The player whose moves are marked; `None` if it is something else that is.
    pub moves_of: Option<Color>,
    /// The squares that bear a mark.
    pub marked: Bitboard,
    /// The moves that are possible on this board alone, or give no corner away.
    pub standing_out: Bitboard,
    /// The discs that the last move has flipped; where the sentence counts outer discs, those of them.
    pub flipped: Bitboard,
    /// The thing to be seen, in a few words: `White: 14 moves`.
    pub caption: Text,
    /// The meaning of the marks, if there are any.
    legend: Option<Text>,
    /// What the mark of discs means, if some bear it.
    legend_of_discs: Option<Text>,
}

impl TwoFutures {
    /// Returns the futures that show the first of the causes, so many plies later on both lines; `None` without one.
    pub fn new(explanation: &Explanation, causes: &[Cause], steps: i8) -> Option<Self> {
        let cause = *causes.first()?;
        let [back, on] = explanation.steps(&cause)?;
        let [played, best] = explanation.futures(&cause, steps)?;
        let board =
            |future, index| FutureBoard::new(explanation.position, &Seen { future, cause, index });
        let boards = [board(played, 0), board(best, 1)];
        Some(Self { boards, goes: [steps > back, steps < on], steps })
    }

    /// Returns the steps within which both lines can be followed.
    pub fn range(explanation: &Explanation, causes: &[Cause]) -> Option<[i8; 2]> {
        explanation.steps(causes.first()?)
    }

    /// Returns what is said in place of the sentence where the lines have been followed: the boards show other numbers then.
    pub fn followed(&self) -> Option<Text> {
        match self.steps {
            0 => None,
            on @ 1.. => Some(m::futures::followed(i64::from(on))),
            back => Some(m::futures::followed_back(-i64::from(back))),
        }
    }

    /// Returns what the marks on the squares of the boards mean, if they bear any.
    pub fn legend(&self) -> Option<Text> {
        // What stands on one board alone has a mark of its own.
        let boards = self.boards.iter().filter(|board| board.legend.is_some());
        boards.max_by_key(|board| !board.standing_out.is_empty())?.legend.clone()
    }

    /// Returns what the mark of discs means, if some bear it: pictures have another one than characters.
    pub fn legend_of_discs(&self) -> Option<Text> {
        self.boards.iter().find_map(|board| board.legend_of_discs.clone())
    }

    /// Returns them for those who do not see the boards, a sentence each.
    pub fn said(&self) -> [Text; 2] {
        self.boards
            .each_ref()
            .map(|board| m::futures::said(board.heading.clone(), board.caption.clone()))
    }
}

/// A future of a cause.
struct Seen {
    future: Future,
    cause: Cause,
    /// 0 after the move played, 1 after the better one.
    index: usize,
}

impl FutureBoard {
    fn new(before: Position, seen: &Seen) -> Self {
        let mover = before.to_move().expect("somebody has moved");
        let Future { moves, discs, marks, marked, standing_out, flipped, .. } = &seen.future;
        let [own, opp] = [discs.own, discs.opp].map(Bitboard::new);
        let board = Board::default().with(mover, own).with(!mover, opp);
        let moves_of = match marks {
            Marks::Moves(Side::Mover) | Marks::SafeMoves(Side::Mover) => Some(mover),
            Marks::Moves(Side::Opponent) | Marks::SafeMoves(Side::Opponent) => Some(!mover),
            Marks::NewMoves
            | Marks::Open
            | Marks::Corner
            | Marks::Squares
            | Marks::Safe(_)
            | Marks::Region
            | Marks::Discs => None,
        };
        let legend = match marks {
            Marks::NewMoves => Some(m::futures::legend_new_moves(!mover)),
            Marks::Open => Some(m::futures::legend_open()),
            Marks::SafeMoves(_) => moves_of.map(m::futures::legend_safe_moves),
            Marks::Moves(_) if !standing_out.is_empty() => {
                moves_of.map(m::futures::legend_moves_only_here)
            }
            Marks::Moves(_) => moves_of.map(m::futures::legend_moves),
            Marks::Discs => None,
            Marks::Squares | Marks::Region => Some(m::futures::legend_square()),
            Marks::Safe(_) => Some(m::futures::legend_safe()),
            Marks::Corner => Some(m::futures::legend_corner()),
        };
        let of_discs = match seen.cause.contrast {
            _ if !seen.counts_outer() => m::futures::legend_flipped,
            Contrast::Wall(_) => m::futures::legend_wall,
            _ => m::futures::legend_outer,
        };
        Self {
            legend: legend.filter(|_| !marked.is_empty()),
            heading: heading(before, moves),
            board,
            last: moves.last().copied(),
            moves_of,
            marked: *marked,
            standing_out: *standing_out,
            flipped: *flipped,
            legend_of_discs: (!flipped.is_empty()).then(of_discs),
            caption: seen.caption(&board, before),
        }
    }
}

/// The most moves that a heading has room for.
const MOST_NAMED: usize = 4;

/// Returns after which moves a position is seen: `after e1`, `e1, then White c6`, `e1, c6, f3`, `e1, 5 moves later`.
fn heading(before: Position, moves: &[Square]) -> Text {
    let replier = || replayed(before, moves).plies().last().map_or(before.next(), |it| it.player);
    match *moves {
        [] => m::common::raw(""),
        [square] => m::futures::after(square),
        [square, reply] => m::futures::after_reply(square, replier(), reply),
        [_, _, ..] if moves.len() <= MOST_NAMED => m::common::raw(i18n::list(moves)),
        [square, ..] => m::futures::later(square, moves.len() - 1),
    }
}

/// Returns the game of these moves, as far as they are legal.
fn replayed(before: Position, moves: &[Square]) -> Game {
    let mut game = Game::from_position(before);
    for square in moves {
        if game.play(*square).is_err() {
            break;
        }
    }
    game
}

impl Seen {
    /// Returns what is to be seen, in a few words.
    fn caption(&self, board: &Board, before: Position) -> Text {
        let own = before.to_move().expect("somebody has moved");
        let moves = |color| board.legal_moves(color).len();
        let square = self.future.moves[0];
        let flipped = self.future.flipped.len();
        if let Some(corner) = self.cause.contrast.corner()
            && !self.is_only_beside()
        {
            return taken(board, corner);
        }
        if self.future.marks == Marks::NewMoves {
            return m::futures::new_moves(!own, self.future.marked.len());
        }
        if let Marks::SafeMoves(_) = self.future.marks {
            return m::futures::safe_moves(self.future.standing_out.len());
        }
        if self.future.marks == Marks::Open {
            let open = self.future.marked;
            let playable = (open & board.legal_moves(!own)).len();
            return m::futures::open(open.len(), !own, playable);
        }
        if let Contrast::Choice { own: counts, opp } = self.cause.contrast
            && self.future.moves.len() == self.cause.plies[self.index]
        {
            return m::futures::choice(own, counts[self.index], !own, opp[self.index]);
        }
        if let Marks::Safe(side) = self.future.marks {
            let color = if side == Side::Mover { own } else { !own };
            return m::futures::safe(color, self.future.marked.len());
        }
        if self.counts_outer() {
            return m::futures::outer(flipped, !own, moves(!own));
        }
        if let Marks::Moves(side) = self.future.marks {
            let color = if side == Side::Mover { own } else { !own };
            let position = replayed(before, &self.future.moves).position();
            return if position.passed() == Some(color) {
                m::futures::passes(color)
            } else {
                m::futures::moves(color, moves(color))
            };
        }
        match self.cause.contrast {
            Contrast::EarlyX(corner) if self.index == 0 => m::futures::beside(square, corner),
            Contrast::EarlyX(corner) => m::futures::not_beside(corner),
            Contrast::Answers(replies) => m::futures::plays(!own, replies[self.index]),
            Contrast::Reply { square: reply, .. } | Contrast::BothNeed(reply) => {
                match board.disc(reply) {
                    Some(color) => m::futures::plays(color, reply),
                    None => m::futures::cannot_play(!own, reply),
                }
            }
            Contrast::EarlyEdge { square, is_wedge } if self.index == 0 => {
                let said = if is_wedge { m::futures::wedges } else { m::futures::flips_back };
                said(!own, square)
            }
            Contrast::EarlyEdge { .. } => m::futures::inside(),
            Contrast::LastMove(_) => self.last(before).unwrap_or_else(|| self.discs(board, own)),
            Contrast::Flips { .. } => match replayed(before, &self.future.moves).plies().last() {
                Some(last) => m::futures::flips(last.player, flipped),
                None => self.discs(board, own),
            },
            Contrast::Pass(_)
            | Contrast::Moves { .. }
            | Contrast::SafeMoves { .. }
            | Contrast::OuterDiscs { .. }
            | Contrast::Open { .. }
            | Contrast::Wall(_)
            | Contrast::NewMoves(_)
            | Contrast::Choice { .. }
            | Contrast::Later { .. }
            | Contrast::FreeCorner(_)
            | Contrast::CornerCanWait(_)
            | Contrast::Safe { .. }
            | Contrast::TakesCorner { .. }
            | Contrast::Ends(_)
            | Contrast::LosesAll
            | Contrast::TakesAll
            | Contrast::GivesCorner(_)
            | Contrast::LosesCorner(_)
            | Contrast::WinsCorner(_)
            | Contrast::BesideTaken(_) => self.discs(board, own),
        }
    }

    fn counts_outer(&self) -> bool {
        matches!(self.cause.contrast, Contrast::OuterDiscs { .. } | Contrast::Wall(_))
            && self.future.moves.len() == 1
    }

    /// Returns `true` if it is about a disc beside a corner that nobody takes.
    const fn is_only_beside(&self) -> bool {
        matches!(self.cause, Cause { contrast: Contrast::EarlyX(_), plies: [1, _] })
    }

    /// Returns how many discs are left to the player of whom it matters: nobody can lack all without that.
    fn discs(&self, board: &Board, mover: Color) -> Text {
        let of = if self.cause.contrast == Contrast::TakesAll { !mover } else { mover };
        let count = board.discs(of).len();
        if count == 0 { m::futures::no_disc(of) } else { m::futures::discs(of, count) }
    }

    /// Returns who plays last in the region that is marked.
    fn last(&self, before: Position) -> Option<Text> {
        let square = self.future.marked.first()?;
        let mut game = Game::from_position(before);
        for square in &self.future.moves {
            game.play(*square).ok()?;
        }
        let ply = game.plies().iter().find(|ply| ply.square == square)?;
        Some(m::futures::plays_last(ply.player, square))
    }
}

fn taken(board: &Board, corner: Square) -> Text {
    match board.disc(corner) {
        Some(color) => m::futures::has_corner(color, corner),
        None => m::futures::free(corner),
    }
}
