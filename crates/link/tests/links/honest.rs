//! Honest games in simulated time: nobody loses on time who had used less than the clock.

use std::collections::BTreeMap;

use othello_core::result::Reason;
use othello_peer::{Allowance, PeerEvent};

use super::sim::{Sim, Troubles};
use super::wire::{left, with_clock};

/// Plays a game; returns how it ended.
fn play(seed: u64, control: &str, troubles: Troubles) -> &'static str {
    let terms = with_clock(control);
    let main = terms.time_control.unwrap().main().as_millis();
    let mut sim = Sim::new(seed, terms, troubles);
    sim.play(4 * 60 * 60 * 1000);
    sim.settle();
    let context = format!("{seed} {control} {troubles:?}");
    assert_eq!(sim.faults(), [], "{context}");
    let [host, guest] = &sim.machines;
    assert_eq!(host.node.peer.log(), guest.node.peer.log(), "{context}");
    assert_eq!(host.node.session.result(), guest.node.session.result(), "{context}");
    let Some(result) = host.node.session.result() else {
        assert!(host.node.peer.unsettled().is_some(), "{context}: the game has died");
        return "unsettled";
    };
    if result.reason != Reason::TimeOut {
        if troubles.stops.is_none() && troubles.cuts.is_none() && troubles.kills.is_none() {
            let apart = |color| left(&host.node)[color].abs_diff(left(&guest.node)[color]);
            let most = othello_core::board::Color::BOTH.map(apart).into_iter().max().unwrap();
            assert!(most <= 1000, "{context}: the clocks are {most} ms apart");
        }
        return "played";
    }
    let loser = sim.side(!result.winner.unwrap());
    let terms = loser.node.peer.terms().unwrap();
    let allowance: Allowance = terms.given_back().unwrap();
    // Gaps of the own program in which a move may have lain there are the player's. After a lost
    // connection the two counts may differ by what is given back for a move.
    let used = u128::from(loser.used + loser.waited);
    let is_exact = troubles.cuts.is_none() && troubles.kills.is_none();
    let doubtful = if is_exact { 0 } else { allowance.per_move.as_millis() };
    assert!(used + doubtful >= main, "{context}: lost on time with {used} ms used");
    "flag"
}

/// Plays so many games of each kind; returns how they ended.
fn play_all(games: u64) -> BTreeMap<(&'static str, &'static str), u64> {
    let mut ends = BTreeMap::new();
    let kinds = [
        ("line", None, None, None),
        ("stops", Some(30), None, None),
        ("cuts", None, Some(15), None),
        ("kills", None, None, Some(30)),
        ("all", Some(30), Some(15), Some(30)),
    ];
    for (kind, stops, cuts, kills) in kinds {
        for seed in 0..games {
            let (control, round_trip) = match seed % 4 {
                0 => ("0:30", seed * 37 % 601),
                1 => ("5", seed * 101 % 3001),
                2 => ("1+1", seed * 37 % 601),
                _ => ("3", seed * 37 % 601),
            };
            let longest_thought = [1500, 4000, 8000][usize::try_from(seed % 3).unwrap()];
            let troubles = Troubles { round_trip, stops, cuts, kills, longest_thought };
            let end = play(seed, control, troubles);
            // Without stops or cuts two honest counts never contradict each other.
            assert!(kind != "line" || end != "unsettled", "{seed}");
            *ends.entry((kind, end)).or_default() += 1;
        }
    }
    ends
}

#[test]
fn nobody_loses_on_time_who_had_used_less_than_the_clock() {
    let ends = play_all(12);
    assert!(ends.keys().any(|(_, end)| *end == "flag"), "{ends:?}");
    assert!(ends.keys().any(|(_, end)| *end == "played"), "{ends:?}");
}

/// The way of a move after which the other player passes is not that player's time.
#[test]
fn a_pass_costs_nobody_the_way() {
    for seed in [1, 5, 9, 13, 17, 21, 25, 29, 33, 37] {
        let troubles = Troubles {
            round_trip: 2121,
            stops: None,
            cuts: None,
            kills: None,
            longest_thought: 1500,
        };
        assert_eq!(play(seed, "5", troubles), "played");
    }
}

#[test]
#[ignore = "10,000 games take a minute: cargo test -p othello-peer --test links honest -- --ignored --nocapture"]
fn nobody_loses_on_time_in_many_games() {
    println!("{:?}", play_all(2000));
}

#[test]
fn a_whole_game_through_cuts_and_kills_is_in_the_files() {
    for seed in 0..10 {
        let troubles = Troubles {
            round_trip: 200,
            stops: None,
            cuts: Some(8),
            kills: Some(12),
            longest_thought: 1000,
        };
        let mut sim = Sim::new(seed, super::wire::othello(), troubles);
        sim.play(60 * 60 * 1000);
        sim.settle();
        assert_eq!(sim.faults(), []);
        let [host, guest] = &sim.machines;
        assert!(host.node.session.result().is_some(), "{seed}");
        let again = guest.node.killed(super::wire::guest_peer());
        assert_eq!(again.peer.log(), host.node.peer.log());
        assert_eq!(again.session.game(), host.node.session.game());
        let asked = |event: &&PeerEvent| matches!(event, PeerEvent::Diverged(_));
        assert!(!guest.node.events().into_iter().any(|event| asked(&event)));
    }
}
