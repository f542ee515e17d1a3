//! Outcomes: what came of an error in the game that was played, which convinces more than what a search finds.

use super::contrast::{Cause, Contrast};
use crate::discs::Discs;
use crate::reasons::region;
use crate::reasons::replay::{Replay, Side, legal};
use crate::reasons::shapes::CORNERS;
use othello_core::square::Square;

/// A thing that happened in the game behind an error, so many plies from the error on, which is the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side took the corner that the cause is about.
    TookCorner(Side, Square, usize),
    /// Nobody took it.
    LeftCorner(Square),
    /// The opponent took a corner of which the cause does not speak.
    LostCorner(Square, usize),
    /// The player had to pass, as the cause says.
    Passed(usize),
    /// The player had to pass, of which the cause does not speak.
    LostTurn(usize),
    /// The opponent played the square that the cause names.
    Played(Square, usize),
    /// The opponent answered on another square.
    Missed(Square),
    /// A side played last in the region that the cause names, there.
    PlayedLast(Side, Square, usize),
    /// The player lost the last disc.
    LostAll(usize),
    /// The player did not, but could have.
    KeptSome,
    /// The player had so few moves.
    HadFew(u8, usize),
}

/// The plies within which a turn that is lost may come of it.
const WITHIN: usize = 12;
/// The plies within which a corner may come of it of which the cause does not speak: later it is another move that gave it.
const CORNER_WITHIN: usize = 6;
/// The plies within which a disc on an edge is attacked.
const SOON: usize = 8;
/// The most moves that are few.
const FEW: u8 = 3;

impl Cause {
    /// Returns what came of the error in a game that went on with these moves, the error the first of them; `None` if nothing
    /// did that a newcomer sees.
    pub fn outcome(&self, before: Discs, moves: &[Square]) -> Option<Outcome> {
        let game = Replay::new(before, moves)?;
        match self.contrast {
            Contrast::LosesAll => Some(lost_all(&game)),
            Contrast::GivesCorner(corner)
            | Contrast::LosesCorner(corner)
            | Contrast::BesideTaken(corner)
            | Contrast::EarlyX(corner)
            | Contrast::TakesCorner { side: Side::Opponent, corner } => {
                let taken = took(&game, corner);
                taken.or_else(|| game.is_over().then_some(Outcome::LeftCorner(corner)))
            }
            Contrast::FreeCorner(corner)
            | Contrast::WinsCorner(corner)
            | Contrast::TakesCorner { side: Side::Mover, corner } => took(&game, corner),
            Contrast::Pass(Side::Mover) => passed(&game, WITHIN).map(Outcome::Passed),
            Contrast::EarlyEdge { square, .. } => played(&game, square, SOON),
            Contrast::BothNeed(square) | Contrast::Reply { square, .. } => {
                let (reply, _) = game.next_turn()?;
                played(&game, square, 2).or(Some(Outcome::Missed(reply)))
            }
            Contrast::LastMove(square) => {
                let region = region(square, before.empties());
                let (side, square) = game.last_of(region).filter(|_| game.is_over())?;
                Some(Outcome::PlayedLast(side, square, game.plies_up_to(square.into())?))
            }
            Contrast::TakesAll
            | Contrast::CornerCanWait(_)
            | Contrast::Pass(Side::Opponent)
            | Contrast::Moves { .. }
            | Contrast::SafeMoves { .. }
            | Contrast::OuterDiscs { .. }
            | Contrast::Open { .. }
            | Contrast::Wall(_)
            | Contrast::NewMoves(_)
            | Contrast::Later { .. }
            | Contrast::Safe { .. }
            | Contrast::Flips { .. }
            | Contrast::Ends(_)
            | Contrast::Choice { .. }
            | Contrast::Answers(_) => soon(&game),
        }
    }
}

fn lost_all(game: &Replay) -> Outcome {
    let is_lost = |plies: &usize| game.at(*plies).own == 0;
    (1..=game.plies()).find(is_lost).map_or(Outcome::KeptSome, Outcome::LostAll)
}

fn took(game: &Replay, corner: Square) -> Option<Outcome> {
    let plies = game.plies_up_to(corner.into())?;
    let is_own = game.played(Side::Mover, plies).contains(corner);
    let side = if is_own { Side::Mover } else { Side::Opponent };
    Some(Outcome::TookCorner(side, corner, plies))
}

fn played(game: &Replay, square: Square, within: usize) -> Option<Outcome> {
    let is_played = game.played(Side::Opponent, within).contains(square);
    is_played
        .then(|| game.plies_up_to(square.into()))
        .flatten()
        .map(|it| Outcome::Played(square, it))
}

/// Returns the plies after which the player had to pass.
fn passed(game: &Replay, within: usize) -> Option<usize> {
    game.pass_of(Side::Mover, within).map(|plies| plies - 1)
}

/// Returns what happened soon: a corner or a turn that was lost, or few moves.
fn soon(game: &Replay) -> Option<Outcome> {
    let corners = game.played(Side::Opponent, CORNER_WITHIN) & CORNERS;
    let corner = |square: Square| Some((square, game.plies_up_to(square.into())?));
    let first = corners.into_iter().filter_map(corner).min_by_key(|(_, plies)| *plies);
    let lost = first.map(|(square, plies)| Outcome::LostCorner(square, plies));
    let turn = || passed(game, WITHIN).map(Outcome::LostTurn);
    lost.or_else(turn).or_else(|| had_few(game))
}

fn had_few(game: &Replay) -> Option<Outcome> {
    let turns = game.turns_of(Side::Mover, SOON + 1);
    let counted = turns.map(|(plies, discs)| (legal(discs, Side::Mover).len(), plies + 1));
    let (count, plies) = counted.min_by_key(|(count, _)| *count)?;
    (count <= FEW).then_some(Outcome::HadFew(count, plies))
}
