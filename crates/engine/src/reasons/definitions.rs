//! The definitions of the motifs: a row for each.

use super::comparison::{Comparison, LONGEST_LINE};
use super::motif::{Motif, Polarity, Subject};
use super::reason::Reason;
use super::replay::{Replay, Side, flips_of, legal};
use super::shapes::{
    CORNERS, EDGES, X_SQUARES, corner_neighbours, edge_neighbours, empty_corner_beside, frontier,
    openness, quiet_moves, region, safe_moves,
};
use crate::discs::Discs;
use othello_core::moves::flips;
use othello_core::square::{Bitboard, Square};

/// The most reasons that are given for a loss.
pub const MOST_REASONS: usize = 2;

/// A motif in the table.
pub struct Row {
    pub name: &'static str,
    pub polarity: Polarity,
    pub subject: Subject,
    pub test: Test,
}

/// The test of a motif.
pub enum Test {
    /// Holds for a move and its line, and is a reason if it holds for one of two moves only.
    Move(fn(&Replay) -> Option<Shown>),
    /// Holds for a pair of moves.
    Pair(fn(&Comparison) -> Option<Shown>),
}

/// The findings of a test: the parts of a [`Reason`].
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    squares: Bitboard,
    reply: Option<Square>,
    counts: Option<[u8; 2]>,
    plies: usize,
}

impl Motif {
    pub(super) const fn row(self) -> Row {
        use Polarity::{Blame, Praise};
        use Subject::{Corners, Counts, Moves, Openness, Order};
        use Test::{Move, Pair};
        let (name, polarity, subject, test) = match self {
            Self::GivesCorner => ("gives a corner", Blame, Corners, Pair(given_corners)),
            Self::LeavesCorner => ("leaves a corner", Blame, Corners, Pair(left_corners)),
            Self::WinsCorner => ("wins a corner", Praise, Corners, Pair(won_corners)),
            Self::LosesCorner => ("loses a corner", Blame, Corners, Pair(lost_corners)),
            Self::Passes => ("has to pass", Blame, Moves, Move(pass_of_player)),
            Self::ForcesPass => ("forces a pass", Praise, Moves, Move(pass_of_opponent)),
            Self::RunsOut => ("runs out of safe moves", Blame, Moves, Move(unsafe_moves_left)),
            Self::LosesAccess => ("loses access to a region", Blame, Order, Pair(lost_region)),
            Self::LosesLastMove => ("loses the last move", Blame, Order, Pair(lost_last_moves)),
            Self::DrivesBeside => ("drives beside a corner", Praise, Corners, Pair(driven_reply)),
            Self::DrivenBeside => ("driven beside a corner", Blame, Corners, Pair(driven_move)),
            Self::TakesMoves => ("takes moves", Praise, Moves, Move(moves_taken)),
            Self::MakesOpen => ("makes the opponent open", Praise, Openness, Pair(wide_open_reply)),
            Self::HasToOpen => ("has to open", Blame, Openness, Pair(wide_open_next)),
            Self::OpensWide => ("opens the position", Blame, Openness, Pair(wide_open_flips)),
            Self::GivesUpMoves => ("gives up moves", Blame, Moves, Move(moves_given_up)),
            Self::Quiet => ("quiet move", Praise, Openness, Move(quiet_flips)),
            Self::OutOfOrder => ("out of order", Blame, Order, Pair(out_of_order)),
            Self::OnlyNow => ("better move only now", Blame, Order, Pair(only_now)),
            Self::Contested => ("contested square", Blame, Order, Pair(contested)),
            Self::TakesReply => ("takes the reply", Praise, Order, Pair(taken_reply)),
            Self::Wall => ("wall", Blame, Openness, Pair(wall)),
            Self::FewerMoves => ("fewer moves", Blame, Counts, Pair(fewer_moves)),
            Self::MoreMoves => ("more moves for the opponent", Blame, Counts, Pair(more_moves)),
            Self::FewerSafeMoves => ("fewer safe moves", Blame, Counts, Pair(fewer_safe_moves)),
            Self::QuietReply => ("quiet reply", Blame, Openness, Pair(quiet_reply)),
            Self::LetsWedge => ("lets the opponent wedge", Blame, Order, Pair(lets_wedge)),
            Self::LeavesSquare => ("leaves a square", Blame, Order, Pair(left_squares)),
            Self::CanWait => ("can wait", Blame, Order, Pair(can_wait)),
            Self::BesideCorner => ("beside an empty corner", Blame, Corners, Pair(beside_corner)),
            Self::SafeBeside => ("safe beside a corner", Praise, Corners, Pair(safe_beside)),
            Self::OpensMoves => ("opens moves", Blame, Moves, Pair(opened_moves)),
            Self::GivesUpNext => ("gives up the next move", Blame, Order, Pair(next_given_up)),
            Self::OpensReply => ("opens a quiet reply", Blame, Moves, Pair(opened_reply)),
        };
        Row { name, polarity, subject, test }
    }
}

/// Returns `true` if a motif holds for a move and its line; `None` if only a comparison shows it.
pub fn holds(motif: Motif, line: &Replay) -> Option<bool> {
    match motif.row().test {
        Test::Move(find) => Some(find(line).is_some()),
        Test::Pair(_) => None,
    }
}

impl Comparison {
    /// Returns what a motif says about the difference by the lines: it holds for one of the moves and not for the
    /// other.
    pub fn reason(&self, motif: Motif) -> Option<Reason> {
        let Row { polarity, test, .. } = motif.row();
        let (holder, other) = match polarity {
            Polarity::Blame => (&self.played, &self.best),
            Polarity::Praise => (&self.best, &self.played),
        };
        let Shown { squares, reply, counts, plies } = match test {
            Test::Move(find) => find(holder).filter(|_| find(other).is_none())?,
            Test::Pair(find) => find(self)?,
        };
        Some(Reason { motif, squares, reply, counts, plies })
    }

    /// Returns so many reasons for which the move played is worse, the most important first, each about another
    /// subject.
    pub fn first_reasons(&self, most: usize) -> Vec<Reason> {
        let mut shown: Vec<_> =
            Motif::ALL.into_iter().filter_map(|motif| self.reason(motif)).collect();
        shown.sort_by_key(Reason::rank);
        let mut found: Vec<Reason> = Vec::new();
        for reason in shown {
            let subject = reason.motif.subject();
            let is_new =
                |other: &Reason| other.motif.subject() != subject && !other.says_same(&reason);
            if found.len() < most && found.iter().all(is_new) {
                found.extend(self.sure(reason));
            }
        }
        found
    }
}

impl Shown {
    /// The move alone shows it, and it names squares.
    const fn at_once(squares: Bitboard) -> Self {
        Self { squares, reply: None, counts: None, plies: 1 }
    }

    /// The moves of a line up to the last of these squares show it.
    fn on(line: &Replay, squares: Bitboard) -> Option<Self> {
        let plies = line.plies_up_to(squares)?;
        Some(Self { plies, ..Self::at_once(squares) })
    }

    /// The reply shows it, and is named.
    fn reply(reply: Square) -> Self {
        Self { squares: reply.into(), ..Self::after(reply) }
    }

    fn after(reply: Square) -> Self {
        Self { reply: Some(reply), plies: 2, ..Self::at_once(Bitboard::default()) }
    }

    /// The move alone shows it, and these squares are named, unless one is the reply: then that is.
    fn at_once_or_reply(squares: Bitboard, reply: Option<Square>) -> Self {
        reply.filter(|it| squares.contains(*it)).map_or_else(|| Self::at_once(squares), Self::reply)
    }

    const fn counted(self, played: u8, best: u8) -> Self {
        Self { counts: Some([played, best]), ..self }
    }
}

/// The plies of a line within which a corner counts as given or won.
const SOON: usize = 6;
/// The plies of a line within which a corner counts as lost.
pub const LATER: usize = 8;
/// The most empty squares with which regions count.
const LATE: u32 = 20;
/// The most empty squares after the first moves, in which squares open and close with every move.
const BEGUN: u32 = 50;
/// By how many moves the player has fewer, at least.
const LEAST_FEWER: u8 = 3;
/// The most moves that are few, and the most safe ones.
const FEW: u8 = 10;
const FEW_SAFE: u8 = 6;

/// Returns the corners that are open to the opponent before and after the move.
fn open_corners(line: &Replay) -> (Bitboard, Bitboard) {
    let open = |discs| legal(discs, Side::Opponent) & CORNERS;
    (open(line.before()), open(line.after()))
}

/// Returns corners that the opponent takes within so many plies of the move played, and not after the best
/// one, if the player is worse off in corners.
fn corners_taken(pair: &Comparison, plies: usize) -> Bitboard {
    let taken = |line: &Replay, plies| line.played(Side::Opponent, plies) & CORNERS;
    let is_behind = pair.corner_lead(&pair.played) < pair.corner_lead(&pair.best);
    let found = taken(&pair.played, plies) & !taken(&pair.best, LATER);
    if is_behind { found } else { Bitboard::default() }
}

fn given_corners(pair: &Comparison) -> Option<Shown> {
    let (before, after) = open_corners(&pair.played);
    Shown::on(&pair.played, corners_taken(pair, SOON) & after & !before)
}

fn left_corners(pair: &Comparison) -> Option<Shown> {
    let (before, after) = open_corners(&pair.played);
    Shown::on(&pair.played, corners_taken(pair, SOON) & after & before)
}

fn lost_corners(pair: &Comparison) -> Option<Shown> {
    let (_, after) = open_corners(&pair.played);
    Shown::on(&pair.played, corners_taken(pair, LATER) & !after)
}

fn won_corners(pair: &Comparison) -> Option<Shown> {
    let won = |line: &Replay, plies| line.played(Side::Mover, plies) & CORNERS;
    let is_behind = pair.corner_lead(&pair.played) < pair.corner_lead(&pair.best);
    // What could be taken before and can be taken at the next turn is not won by the move.
    let (_, next) = pair.played.next_turn().unzip();
    let stays = next.map_or_else(Bitboard::default, |discs| legal(discs, Side::Mover));
    let stays = stays & legal(pair.played.before(), Side::Mover);
    let found = won(&pair.best, SOON) & !won(&pair.played, LONGEST_LINE) & !stays;
    Shown::on(&pair.best, found).filter(|_| is_behind)
}

fn pass(line: &Replay, side: Side) -> Option<Shown> {
    let plies = line.pass_of(side, LONGEST_LINE)?;
    Some(Shown { plies, ..Shown::at_once(Bitboard::default()) })
}

fn pass_of_player(line: &Replay) -> Option<Shown> {
    pass(line, Side::Mover)
}

fn pass_of_opponent(line: &Replay) -> Option<Shown> {
    pass(line, Side::Opponent)
}

fn unsafe_moves_left(line: &Replay) -> Option<Shown> {
    let (reply, discs) = line.next_turn()?;
    let moves = legal(discs, Side::Mover);
    let is_out = !moves.is_empty() && safe_moves(discs, Side::Mover).is_empty();
    is_out.then(|| Shown { squares: moves, ..Shown::after(reply) })
}

fn wall(pair: &Comparison) -> Option<Shown> {
    let [played, best] = [&pair.played, &pair.best].map(|line| frontier(line.after()));
    (!is_late(pair) && played.len() >= best.len() + 2)
        .then(|| Shown::at_once(played & !best).counted(played.len(), best.len()))
}

/// Returns `true` if regions count, and walls and a little openness no longer.
fn is_late(pair: &Comparison) -> bool {
    pair.played.before().empties().count_ones() <= LATE
}

fn wide_open_flips(pair: &Comparison) -> Option<Shown> {
    let [played, best] = [&pair.played, &pair.best].map(openness_of);
    is_wide(pair, played, best).then(|| Shown::at_once(pair.played.flips()))
}

/// Returns `true` if the openness of a move is wide, and that of another move is not.
fn is_wide(pair: &Comparison, openness: u32, other: u32) -> bool {
    let least = if is_late(pair) { 6 } else { 4 };
    openness >= least && openness >= other + 3
}

/// A move to an X square or one that opens a corner is not called quiet, nor one that an opponent without moves
/// could not answer anyway.
fn quiet_flips(line: &Replay) -> Option<Shown> {
    let (before, after) = open_corners(line);
    let is_risky = X_SQUARES.contains(line.square()) || !(after & !before).is_empty();
    let can_be_answered = !legal(line.before(), Side::Opponent).is_empty();
    (openness_of(line) == 0 && !is_risky && can_be_answered).then(|| Shown::at_once(line.flips()))
}

fn openness_of(line: &Replay) -> u32 {
    openness(line.flips(), line.square(), line.before().empties())
}

/// Returns the reply to the move played, if it makes the best move illegal.
fn prevents_best(pair: &Comparison) -> Option<Square> {
    let (reply, discs) = pair.played.next_turn()?;
    let best = pair.best.square();
    let was_legal = legal(pair.played.after(), Side::Mover).contains(best);
    (was_legal && !legal(discs, Side::Mover).contains(best)).then_some(reply)
}

/// Returns `true` if the best line has the move later, and its own line does not have the best move.
fn is_early(pair: &Comparison) -> bool {
    let moves = |line: &Replay| line.played(Side::Mover, LONGEST_LINE);
    moves(&pair.best).contains(pair.played.square())
        && !moves(&pair.played).contains(pair.best.square())
}

fn out_of_order(pair: &Comparison) -> Option<Shown> {
    let by_reply = || prevents_best(pair).map(Shown::after);
    if is_early(pair) { spoiled_best(pair).or_else(by_reply) } else { None }
}

/// The move itself makes the best one illegal, and it is not legal at the next turn either.
fn spoiled_best(pair: &Comparison) -> Option<Shown> {
    let (reply, discs) = pair.played.next_turn()?;
    let best = pair.best.square();
    let is_legal = |discs| legal(discs, Side::Mover).contains(best);
    let is_spoiled = !is_legal(pair.played.after()) && !is_legal(discs);
    is_spoiled.then(|| Shown::at_once_or_reply(best.into(), Some(reply)))
}

/// If the reply to the best move is the move played, each side gets one of both squares.
fn contested(pair: &Comparison) -> Option<Shown> {
    let (reply, _) = pair.played.next_turn()?;
    let (other, _) = pair.best.next_turn().unzip();
    let could_be_played = legal(pair.played.before(), Side::Opponent).contains(reply);
    let is_taken = reply == pair.best.square() && could_be_played;
    (is_taken && other != Some(pair.played.square())).then(|| Shown::after(reply))
}

/// If the move is made on the best line, by whomever, squares are exchanged and not left; a reply that is the best move
/// says more.
fn left_squares(pair: &Comparison) -> Option<Shown> {
    let (square, best) = (pair.played.square(), pair.best.square());
    let is_made = [Side::Mover, Side::Opponent]
        .into_iter()
        .any(|side| pair.best.played(side, LONGEST_LINE).contains(square));
    let is_reply = pair.played.next_turn().is_some_and(|(reply, _)| reply == best);
    let left = pair.played.played(Side::Opponent, SOON) & pair.best.played(Side::Mover, SOON);
    Shown::on(&pair.played, left).filter(|_| !is_made && !is_reply)
}

/// If the same reply follows the best move, or that one is played later, nothing is prevented for long.
fn only_now(pair: &Comparison) -> Option<Shown> {
    let (other, _) = pair.best.next_turn().unzip();
    let best = pair.best.square();
    let is_later = pair.played.played(Side::Mover, LONGEST_LINE).contains(best);
    prevents_best(pair)
        .filter(|reply| *reply != best && other != Some(*reply) && !is_later)
        .map(Shown::after)
}

/// Counts the player's moves at the next turn after both moves; `None` if they are not at least so many
/// fewer after the move played.
fn moves_left(pair: &Comparison, moves: fn(Discs) -> Bitboard, fewer: u8) -> Option<Shown> {
    let (reply, played) = pair.played.next_turn()?;
    let (_, best) = pair.best.next_turn()?;
    let [left, better] = [played, best].map(moves);
    (better.len() >= left.len() + fewer)
        .then(|| Shown { squares: left, ..Shown::after(reply) }.counted(left.len(), better.len()))
}

/// Moves that the opponent lacks as well do not count, and counts of his that differ more are said instead.
/// A player without any move has to pass.
fn fewer_moves(pair: &Comparison) -> Option<Shown> {
    let difference = |shown: Shown| shown.counts.map_or(0, |[played, best]| played.abs_diff(best));
    let fewer = moves_left(pair, |discs| legal(discs, Side::Mover), LEAST_FEWER)?;
    let more = more_moves(pair).map_or(0, difference);
    let lead = |line: &Replay| {
        let (_, discs) = line.next_turn()?;
        let [own, opp] = [Side::Mover, Side::Opponent].map(|side| legal(discs, side).len());
        Some(i32::from(own) - i32::from(opp))
    };
    let lost = lead(&pair.best)? - lead(&pair.played)?;
    let is_few = (1..=FEW).contains(&fewer.squares.len());
    Some(fewer).filter(|_| is_few && difference(fewer) >= more && lost >= LEAST_FEWER.into())
}

/// A player without a safe move has run out of them.
fn fewer_safe_moves(pair: &Comparison) -> Option<Shown> {
    let fewer = moves_left(pair, |discs| safe_moves(discs, Side::Mover), 2)?;
    Some(fewer).filter(|shown| (1..=FEW_SAFE).contains(&shown.squares.len()))
}

/// Returns the other moves of a side that are no longer legal, if they are three or more.
fn moves_gone(line: &Replay, side: Side) -> Option<Shown> {
    let before = legal(line.before(), side) & !Bitboard::from(line.square());
    let gone = before & !legal(line.after(), side);
    (gone.len() >= 3).then(|| Shown::at_once(gone))
}

fn moves_given_up(line: &Replay) -> Option<Shown> {
    moves_gone(line, Side::Mover)
}

fn moves_taken(line: &Replay) -> Option<Shown> {
    moves_gone(line, Side::Opponent)
}

/// Returns the squares but corners that a move makes legal for the opponent.
fn opened(line: &Replay) -> Bitboard {
    let [before, after] = [line.before(), line.after()].map(|it| legal(it, Side::Opponent));
    after & !before & !CORNERS
}

/// Two squares that are opened and played count, and one that is played soon if the other move does not open it, nor are
/// both moves exchanged; each if the best move does not do the same.
fn opened_moves(pair: &Comparison) -> Option<Shown> {
    let two = |line: &Replay| {
        let squares = opened(line) & line.played(Side::Opponent, LONGEST_LINE);
        Some(squares).filter(|squares| squares.len() >= 2)
    };
    let soon = |line: &Replay, other: &Replay| {
        let later = other.played(Side::Opponent, LONGEST_LINE);
        let exchanged = Some(other.square()).filter(|_| later.contains(line.square()));
        let given = legal(other.after(), Side::Opponent) | later | exchanged.into_iter().collect();
        opened(line) & line.played(Side::Opponent, SOON) & !given
    };
    let (played, best) = (&pair.played, &pair.best);
    if let Some(squares) = two(played).filter(|_| two(best).is_none()) {
        return Shown::on(played, squares);
    }
    let is_begun = played.before().empties().count_ones() <= BEGUN;
    Shown::on(played, soon(played, best)).filter(|_| is_begun && soon(best, played).is_empty())
}

fn taken_reply(pair: &Comparison) -> Option<Shown> {
    let (reply, _) = pair.played.next_turn()?;
    let can_play = |discs| legal(discs, Side::Opponent).contains(reply);
    let is_taken = can_play(pair.played.before()) && !can_play(pair.best.after());
    let later = pair.best.played(Side::Opponent, LONGEST_LINE);
    let is_prevented = is_taken && !later.contains(reply) && reply != pair.best.square();
    is_prevented.then(|| Shown { plies: 1, ..Shown::after(reply) })
}

/// The lines do not show the contrary: the opponent does not make the move, nor the player the best one later.
fn can_wait(pair: &Comparison) -> Option<Shown> {
    let (square, other) = (pair.played.square(), pair.best.square());
    let before = legal(pair.played.before(), Side::Opponent);
    let is_private = !before.contains(square) && before.contains(other);
    let stays = !legal(pair.best.after(), Side::Opponent).contains(square);
    let is_urgent = legal(pair.played.after(), Side::Opponent).contains(other);
    let is_refuted = pair.best.played(Side::Opponent, LONGEST_LINE).contains(square)
        || pair.played.played(Side::Mover, LONGEST_LINE).contains(other);
    (is_private && stays && is_urgent && !is_refuted).then(|| Shown::at_once(square.into()))
}

/// Returns the empty corner beside which the move lies, and not the best one, if the opponent does not take it on
/// the best line. He takes it on the other one, and the move is not made later, or there are many empty squares and
/// the best line has no move of the player's beside the corner.
fn beside_corner(pair: &Comparison) -> Option<Shown> {
    let empties = pair.played.before().empties();
    let square = pair.played.square();
    let corner = empty_corner_beside(square, empties)?;
    let is_taken = |line: &Replay| line.played(Side::Opponent, LONGEST_LINE).contains(corner);
    let own = pair.best.played(Side::Mover, LONGEST_LINE);
    let is_other = empty_corner_beside(pair.best.square(), empties).is_none();
    if is_taken(&pair.best) || !is_other {
        return None;
    }
    if is_taken(&pair.played) && !own.contains(square) {
        return Shown::on(&pair.played, corner.into());
    }
    let is_early = !is_late(pair) && (own & corner_neighbours(corner)).is_empty();
    is_early.then(|| Shown::at_once(corner.into()))
}

/// Returns the empty corner beside which the better move lies, and not the one played, if the opponent does
/// not take it.
fn safe_beside(pair: &Comparison) -> Option<Shown> {
    let empties = pair.best.before().empties();
    let corner = empty_corner_beside(pair.best.square(), empties)?;
    let is_safe = !legal(pair.best.after(), Side::Opponent).contains(corner)
        && !pair.best.played(Side::Opponent, LATER).contains(corner);
    let is_other = empty_corner_beside(pair.played.square(), empties).is_none();
    (is_safe && is_other).then(|| Shown::at_once(corner.into()))
}

/// Returns the first square that the opponent plays between two of the player's discs on an edge.
fn wedge(line: &Replay) -> Option<Square> {
    let is_wedge = |(square, after): &(Square, Discs)| {
        edge_neighbours(*square).is_some_and(|both| both & Bitboard::new(after.own) == both)
    };
    line.replies(SOON).find(is_wedge).map(|(square, _)| square)
}

fn lets_wedge(pair: &Comparison) -> Option<Shown> {
    let square = wedge(&pair.played).filter(|_| wedge(&pair.best).is_none())?;
    Shown::on(&pair.played, square.into())
}

fn more_moves(pair: &Comparison) -> Option<Shown> {
    let [played, best] = [&pair.played, &pair.best].map(|line| legal(line.after(), Side::Opponent));
    let more = played.len().saturating_sub(best.len());
    let least = if more == 2 { 3 } else { 4 };
    (more >= 2 && least * more >= best.len())
        .then(|| Shown::at_once(played & !best).counted(played.len(), best.len()))
}

fn lost_region(pair: &Comparison) -> Option<Shown> {
    let (reply, discs) = pair.played.next_turn()?;
    let empties = pair.played.before().empties();
    let whole = region(pair.best.square(), empties);
    let left = whole & Bitboard::new(discs.empties());
    let is_part = whole != Bitboard::new(empties);
    let [own, opp] = [Side::Mover, Side::Opponent].map(|side| legal(discs, side) & left);
    let is_entered = !(pair.played.played(Side::Mover, LONGEST_LINE) & left).is_empty();
    (is_late(pair) && is_part && own.is_empty() && !opp.is_empty() && !is_entered)
        .then(|| Shown { squares: left, ..Shown::after(reply) })
}

/// Returns the last moves that the opponent makes in a region and the player does after the best move, if both lines go to
/// the end of the game and these are more than the other way round.
fn lost_last_moves(pair: &Comparison) -> Option<Shown> {
    let mut empties = Bitboard::new(pair.played.before().empties());
    let (mut lost, mut won) = (Bitboard::default(), Bitboard::default());
    if !pair.played.is_over() || !pair.best.is_over() {
        return None;
    }
    while let Some(square) = empties.first() {
        let region = region(square, empties.bits());
        empties &= !region;
        let (Some((side, end)), Some((other, _))) =
            (pair.played.last_of(region), pair.best.last_of(region))
        else {
            continue;
        };
        match (side, other) {
            (Side::Opponent, Side::Mover) => lost |= end.into(),
            (Side::Mover, Side::Opponent) => won |= end.into(),
            _ => {}
        }
    }
    Shown::on(&pair.played, lost).filter(|_| lost.len() > won.len())
}

/// Returns `true` if a side plays beside an empty corner after the move, among the first so many plies.
fn plays_beside(line: &Replay, side: Side, plies: usize) -> bool {
    let moves = line.moves();
    line.turns_of(side, plies)
        .any(|(index, discs)| empty_corner_beside(moves[index], discs.empties()).is_some())
}

/// Nothing is better than the reply, and the opponent need not play beside a corner after the move played.
fn driven_reply(pair: &Comparison) -> Option<Shown> {
    let (reply, _) = pair.best.next_turn()?;
    empty_corner_beside(reply, pair.best.after().empties())?;
    let is_driven_anyway = plays_beside(&pair.played, Side::Opponent, SOON);
    Shown::on(&pair.best, reply.into()).filter(|_| !is_driven_anyway)
}

/// Nothing is better than the next move, and the player need not play beside a corner on the best line.
fn driven_move(pair: &Comparison) -> Option<Shown> {
    let (_, discs) = pair.played.next_turn()?;
    let next = pair.played.next_move_of_mover()?;
    empty_corner_beside(next, discs.empties())?;
    let is_beside = empty_corner_beside(pair.best.square(), pair.best.before().empties()).is_some();
    let is_driven_anyway = plays_beside(&pair.best, Side::Mover, LATER);
    Shown::on(&pair.played, next.into()).filter(|_| !is_beside && !is_driven_anyway)
}

/// Returns `true` if a move opens the position before regions count, inside and not along an edge, and another one does not.
fn opens_inside(pair: &Comparison, (square, openness): (Square, u32), other: u32) -> bool {
    !is_late(pair) && !EDGES.contains(square) && is_wide(pair, openness, other)
}

fn wide_open_reply(pair: &Comparison) -> Option<Shown> {
    let (_, played) = openness_of_reply(&pair.played)?;
    let reply = openness_of_reply(&pair.best)?;
    Shown::on(&pair.best, reply.0.into()).filter(|_| opens_inside(pair, reply, played))
}

fn wide_open_next(pair: &Comparison) -> Option<Shown> {
    let openness_of_next = |line: &Replay| {
        let (next, (_, discs)) = (line.next_move_of_mover()?, line.next_turn()?);
        Some((next, openness(flips_of(discs, Side::Mover, next), next, discs.empties())))
    };
    let next = openness_of_next(&pair.played)?;
    let (_, best) = openness_of_next(&pair.best)?;
    Shown::on(&pair.played, next.0.into()).filter(|_| opens_inside(pair, next, best))
}

fn openness_of_reply(line: &Replay) -> Option<(Square, u32)> {
    let (reply, _) = line.next_turn()?;
    let after = line.after();
    let flips = Bitboard::new(flips(after.opp, after.own, reply));
    Some((reply, openness(flips, reply, after.empties())))
}

/// The reply is quiet, and that to the best move is not; or the opponent can make quiet moves, and none after the best
/// one, with so many empty squares that it matters.
fn quiet_reply(pair: &Comparison) -> Option<Shown> {
    let reply = openness_of_reply(&pair.played).zip(openness_of_reply(&pair.best)).and_then(
        |((reply, openness), (other, its))| {
            let is_plain = !(CORNERS | X_SQUARES).contains(reply);
            (openness == 0 && its > 0 && is_plain && reply != other).then(|| Shown::reply(reply))
        },
    );
    let [played, best] =
        [&pair.played, &pair.best].map(|line| quiet_moves(line.after(), Side::Opponent));
    let quiet = played & !Bitboard::from(pair.best.square());
    let allows = !is_late(pair) && !quiet.is_empty() && best.is_empty();
    let (answer, _) = pair.played.next_turn().unzip();
    reply.or_else(|| allows.then(|| Shown::at_once_or_reply(quiet, answer)))
}

/// Returns the reply to the move played and a move of the player's that the best line has next, or the one after
/// next if the line of the move played never has it again, if that is no longer legal then.
fn missed_next(pair: &Comparison) -> Option<(Square, Square)> {
    let (reply, discs) = pair.played.next_turn()?;
    let square = pair.played.square();
    let is_legal = |discs, square| legal(discs, Side::Mover).contains(square);
    // A move that answers the one played is not needed after it.
    let (other, _) = pair.best.next_turn().unzip();
    if let Some(next) = pair.best.next_move_of_mover()
        && next != square
        && !is_legal(discs, next)
        && is_legal(pair.played.before(), next)
        && (other != Some(square) || reply == next)
    {
        return Some((reply, next));
    }
    let is_answered = pair.best.played(Side::Opponent, LONGEST_LINE).contains(square);
    let is_lost = |next: &Square| {
        ![square, pair.best.square()].contains(next)
            && is_legal(pair.played.before(), *next)
            && !is_legal(discs, *next)
            && !pair.played.played(Side::Mover, LONGEST_LINE).contains(*next)
            && !pair.played.turns(SOON).any(|discs| is_legal(discs, *next))
    };
    let next = pair.best.moves_of_mover(SOON).find(is_lost).filter(|_| !is_answered)?;
    Some((reply, next))
}

fn next_given_up(pair: &Comparison) -> Option<Shown> {
    let (reply, next) = missed_next(pair)?;
    let by_reply = legal(pair.played.after(), Side::Mover).contains(next);
    let shown = Shown { squares: next.into(), ..Shown::after(reply) };
    Some(Shown { reply: by_reply.then_some(reply), ..shown })
}

fn opened_reply(pair: &Comparison) -> Option<Shown> {
    let (reply, _) = pair.played.next_turn()?;
    let can_play = |discs| legal(discs, Side::Opponent).contains(reply);
    let (_, openness) = openness_of_reply(&pair.played)?;
    let is_opened = !can_play(pair.played.before()) && !can_play(pair.best.after());
    let is_other = pair.best.next_turn().is_some_and(|(other, _)| other != reply);
    (is_opened && is_other && openness <= 1).then(|| Shown::reply(reply))
}
