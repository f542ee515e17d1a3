//! Laws that hold whatever is done in a session.

use std::time::Duration;

use othello_core::board::{ByColor, Color};
use othello_core::clock::TimeControl;
use othello_session::{Player, Session, Setup};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::random;
use crate::script::{state, through_a_file};

/// Something that may be done in a session.
#[derive(Clone, Debug)]
enum Action {
    Play(u8),
    Elapse(u64),
    Undo,
    Redo,
    Resign,
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        12 => any::<u8>().prop_map(Action::Play),
        6 => (0..9000_u64).prop_map(Action::Elapse),
        2 => Just(Action::Undo),
        1 => Just(Action::Redo),
        1 => prop_oneof![4 => Just(Action::Undo), 1 => Just(Action::Resign)],
    ]
}

fn any_player() -> impl Strategy<Value = Player> {
    let computer = (1..=10_u8).prop_map(|number| format!("level:{number}").parse().unwrap());
    prop_oneof![Just(Player::Human), computer.prop_map(Player::Computer)]
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let control = (1..90_u64, 0..9_u64)
        .prop_map(|(main, increment)| TimeControl::from_secs(main, increment).unwrap());
    let players = (any_player(), any_player(), any::<u64>());
    let names = (option::of(random::name()), option::of(random::name()));
    (random::rules(), players, names, option::of(control), 1..12_u8).prop_map(
        |(rules, (black, white, seed), names, time_control, best_of)| {
            let players = ByColor { black, white };
            // Files hold the seed of players that use it.
            let seed = if players == ByColor::default() { 0 } else { seed };
            let names = ByColor { black: names.0, white: names.1 };
            Setup { best_of, time_control, seed, names, players, ..Setup::new(rules) }
        },
    )
}

fn apply(session: &mut Session, action: &Action) {
    match action {
        Action::Play(choice) => {
            let legal: Vec<_> = session.position().legal_moves().into_iter().collect();
            let is_open = session.to_move().is_some();
            if !legal.is_empty() {
                let square = legal[usize::from(*choice) % legal.len()];
                assert_eq!(session.play(square).is_ok(), is_open);
            }
        }
        Action::Elapse(millis) => session.elapse(Duration::from_millis(*millis)),
        Action::Undo => _ = session.undo(),
        Action::Redo => _ = session.redo(),
        Action::Resign => _ = session.resign(session.to_move().unwrap_or(Color::Black)),
    }
}

fn left(session: &Session) -> Option<ByColor<Duration>> {
    session.clock().map(|clock| ByColor::from_fn(|color| clock.left(color)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_file_restores_a_session_at_every_ply(
        setup in any_setup(),
        date in option::of(random::date()),
        actions in vec(any_action(), 0..120),
    ) {
        let mut session = Session::new(setup, date);
        for action in actions {
            apply(&mut session, &action);
            let resumed = through_a_file(&session);
            prop_assert_eq!(resumed.record(), session.record());
            prop_assert_eq!(resumed.game(), session.game());
            prop_assert_eq!(resumed.clock(), session.clock());
            prop_assert_eq!(resumed.series(), session.series());
            prop_assert_eq!(resumed.next_setup(), session.next_setup());
            prop_assert_eq!(state(&resumed), state(&session));
        }
    }

    #[test]
    fn time_is_spent_by_the_side_to_move_alone_and_earned_by_moves_alone(
        setup in any_setup(),
        actions in vec(any_action(), 0..120),
    ) {
        let mut session = Session::new(setup, None);
        for action in actions {
            let (before, mover) = (left(&session), session.to_move());
            let plies = session.game().plies().len();
            apply(&mut session, &action);
            let (Some(before), Some(after)) = (before, left(&session)) else { continue };
            let increment = session.clock().unwrap().control().increment();
            for color in Color::BOTH {
                let (before, after) = (before[color], after[color]);
                match action {
                    Action::Elapse(_) if mover != Some(color) => prop_assert_eq!(after, before),
                    Action::Elapse(millis) => {
                        let rest = before.saturating_sub(Duration::from_millis(millis));
                        prop_assert_eq!(after, rest);
                        prop_assert_eq!(session.to_move().is_none(), rest.is_zero());
                    }
                    Action::Play(_) | Action::Redo => {
                        let ply = session.game().plies().get(plies);
                        let earns = ply.is_some_and(|ply| ply.player == color && !ply.is_choice());
                        let earned = if earns { increment } else { Duration::ZERO };
                        prop_assert_eq!(after, before + earned);
                    }
                    Action::Undo => {
                        prop_assert!(after <= before.max(Duration::from_secs(10)));
                        prop_assert!(mover.is_none() || plies == 0 || !after.is_zero());
                    }
                    Action::Resign => prop_assert_eq!(after, before),
                }
            }
        }
    }
}
