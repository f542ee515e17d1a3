//! The end of a game and of a match, as messages. In a score the winner's number comes first.

use crate::i18n::{Text, m};
use crate::names;
use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::result::{EndReason, GameResult};
use othello_session::Session;
use othello_session::series::MatchResult;

/// Returns why a game ended in that position and who won. The outcome of a forfeit names its reason.
pub fn result(position: &Position, result: GameResult) -> Text {
    if is_forfeit(result) {
        outcome(result)
    } else {
        m::common::both(reason(position, result), outcome(result))
    }
}

/// Returns `true` if a player, or the clock, ended the game before the board did.
pub const fn is_forfeit(result: GameResult) -> bool {
    matches!(result.reason, EndReason::Resignation | EndReason::TimeOut)
}

/// Returns the winner, the margin and the counts: `Black wins by 64: 13-0 on the board, 64-0 by the
/// official count.` Its forms `brief` and `briefest` leave out the way to the victory.
pub fn outcome(result: GameResult) -> Text {
    let [score, board] =
        [result.score, result.discs].map(|discs| winner_first(result.winner, discs));
    let is_same = score == board;
    let Some(winner) = result.winner else {
        return if is_same {
            m::result::drawn(score)
        } else {
            m::result::drawn_officially(score, board)
        };
    };
    let fewer = if result.score[winner] < result.score[!winner] { "yes" } else { "no" };
    match result.reason {
        EndReason::Resignation => m::result::won_by_resignation(winner, score),
        EndReason::TimeOut => m::result::won_on_time(winner, score),
        EndReason::FullBoard
        | EndReason::WipeOut
        | EndReason::Supply
        | EndReason::FirstPass
        | EndReason::NoMoves => {
            let margin = result.margin();
            if is_same {
                m::result::won(winner, margin, fewer, score)
            } else {
                m::result::won_officially(winner, margin, fewer, score, board)
            }
        }
    }
}

/// Returns two numbers, the winner's first.
pub fn winner_first(winner: Option<Color>, numbers: ByColor<u8>) -> String {
    match winner {
        Some(Color::White) => format!("{}-{}", numbers.white, numbers.black),
        Some(Color::Black) | None => format!("{}-{}", numbers.black, numbers.white),
    }
}

/// Returns why a game ended in that position: `White has no discs left on the board.`
pub fn reason(position: &Position, result: GameResult) -> Text {
    let next = position.next();
    match result.reason {
        EndReason::FullBoard => m::result::full_board(),
        EndReason::WipeOut => m::result::no_discs(without(result.discs)),
        EndReason::FirstPass => m::result::first_pass(next),
        EndReason::Supply if position.rules().ends_on_first_pass() => m::result::no_supply(next),
        EndReason::Supply => {
            let empty = position.hands().map_or(next, without);
            m::result::no_supply_and_no_move(empty, !empty)
        }
        EndReason::NoMoves => m::result::no_moves(),
        EndReason::Resignation => m::result::resigned(loser(result)),
        EndReason::TimeOut => m::result::out_of_time(loser(result)),
    }
}

const fn without(discs: ByColor<u8>) -> Color {
    if discs.black == 0 { Color::Black } else { Color::White }
}

/// Returns the loser of a game that a player ended: such a game is no draw.
fn loser(result: GameResult) -> Color {
    result.winner.map_or(Color::Black, |winner| !winner)
}

/// Returns the state of the match after a game; `None` for a single game.
pub fn match_end(session: &Session) -> Option<Text> {
    let score = match_score(session)?;
    let is_over = session.series().winner().is_some();
    Some(if is_over { score } else { m::result::next_game(score) })
}

/// Returns the state of the match, or its result; `None` for a single game.
pub fn match_score(session: &Session) -> Option<Text> {
    let series = session.series();
    if series.best_of() == 1 {
        return None;
    }
    let [black, white] = Color::BOTH.map(|color| series.tally(color));
    let discs = [black.discs.to_string(), white.discs.to_string()];
    Some(match series.winner() {
        Some(MatchResult::Won(color)) => {
            let (won, lost) = (series.tally(color), series.tally(!color));
            let (points, against) = (won.points(), lost.points());
            let (discs, others) = (won.discs.to_string(), lost.discs.to_string());
            m::result::match_won(names::name(session, color), points, against, discs, others)
        }
        Some(MatchResult::Drawn) => {
            let [discs, others] = discs;
            m::result::match_drawn(black.points(), discs, others)
        }
        None => {
            let [first, second] = Color::BOTH.map(|color| names::name(session, color));
            m::result::match_stands(first, black.points(), white.points(), second)
        }
    })
}
