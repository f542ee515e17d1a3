//! Results, scores and forfeits.

use othello_core::board::{ByColor, Color};
use othello_core::position::Position;
use othello_core::result::{EndReason, Forfeit};
use othello_core::rules::{Count, Goal, Handicap, OnPass, Supply};
use proptest::prelude::*;

use super::turns::open_squares;
use super::{any_board, any_choices, any_color, any_game, config, positions, random_game};
use crate::random;

fn check_result(position: &Position) -> Result<(), TestCaseError> {
    let Some(result) = position.result() else { return Ok(()) };
    let (rules, board, next) = (position.rules(), position.board(), position.next());
    let (discs, score) = (board.counts(), result.score);
    let empties = board.empties().len();
    prop_assert_eq!(result.discs, discs);
    let larger = match i16::from(discs.black) - i16::from(discs.white) {
        0 => None,
        difference if difference > 0 => Some(Color::Black),
        _ => Some(Color::White),
    };
    let winner = match rules.goal() {
        Goal::Most => larger,
        Goal::Fewest => larger.map(|color| !color),
    };
    prop_assert_eq!(result.winner, winner);
    match (rules.count(), larger) {
        (Count::Plain, _) => prop_assert_eq!(score, discs),
        (Count::Empties, None) => prop_assert_eq!((score.black, score.white), (32, 32)),
        (Count::Empties, Some(color)) => {
            prop_assert_eq!((score[color], score[!color]), (discs[color] + empties, discs[!color]));
        }
    }
    prop_assert_eq!(result.margin(), score.black.abs_diff(score.white));

    let can_go = ByColor::from_fn(|color| !open_squares(position, color).is_empty());
    let other_matters = rules.on_pass() == OnPass::Continue;
    let reason = if empties == 0 {
        EndReason::FullBoard
    } else if discs.black == 0 || discs.white == 0 {
        EndReason::WipeOut
    } else if can_go[next] || (other_matters && can_go[!next]) {
        EndReason::Supply
    } else if can_go[!next] {
        EndReason::FirstPass
    } else {
        EndReason::NoMoves
    };
    prop_assert_eq!(result.reason, reason);
    Ok(())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn results_follow_goal_and_count(game in any_game()) {
        check_result(&game.position())?;
    }

    #[test]
    fn results_of_any_position_follow_goal_and_count(
        rules in random::rules(), board in any_board(), next in any_color(),
    ) {
        check_result(&Position::new(rules, board, next))?;
    }

    /// A resignation counts 64-0, a time-out as little as the discs allow but as a win.
    #[test]
    fn a_forfeit_loses_on_any_board(game in any_game(), loser in any_color()) {
        let position = game.position();
        let discs = position.board().counts();
        let (most, least) = match game.rules().goal() {
            Goal::Most => (64, discs[!loser].max(33)),
            Goal::Fewest => (0, discs[!loser].min(31)),
        };
        for (forfeit, reason, score) in [
            (Forfeit::Resignation(loser), EndReason::Resignation, most),
            (Forfeit::TimeOut(loser), EndReason::TimeOut, least),
        ] {
            let result = position.forfeited(forfeit);
            prop_assert_eq!((result.winner, result.reason), (Some(!loser), reason));
            prop_assert_eq!(result.discs, discs);
            prop_assert_eq!((result.score[!loser], result.score[loser]), (score, 64 - score));
        }
    }

    /// Without a handicap: with one, Black has begun with fewer discs in hand.
    #[test]
    fn the_supply_cannot_matter_where_the_first_pass_ends_the_game(
        rules in random::rules(), choices in any_choices(),
    ) {
        let rules = rules.with([Handicap::None.into(), OnPass::End.into()]).unwrap();
        let [pool, own] = [Supply::Pool, Supply::Own].map(|supply| {
            random_game(rules.with(supply).unwrap(), &choices)
        });
        prop_assert_eq!(pool.passes(), 0);
        prop_assert_eq!(pool.plies().len(), own.plies().len());
        for (pool, own) in positions(&pool).zip(positions(&own)) {
            prop_assert_eq!(pool.board(), own.board());
            prop_assert_eq!(pool.to_move(), own.to_move());
            prop_assert_eq!(pool.legal_moves(), own.legal_moves());
            prop_assert_eq!(pool.result(), own.result());
        }
    }
}
