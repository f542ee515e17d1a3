//! A program that is stopped, as that of a machine that sleeps: its player pays for it.

use std::time::{Duration, Instant};

use super::hostile::events;
use super::pair::Pair;

/// The time left to the host as it has recorded it.
#[track_caller]
fn left(pair: &Pair) -> Duration {
    let last = events(pair.host.home(), "host-").pop().unwrap();
    let (_, left) = last.split_once(" left=").unwrap();
    Duration::from_millis(left.split('/').next().unwrap().parse().unwrap())
}

#[test]
fn a_host_that_is_stopped_in_its_own_turn_is_charged_for_that_time() {
    const STOPPED: Duration = Duration::from_secs(2);
    let mut pair = Pair::start(&["--clock", "5"]);
    pair.play("f5d6");
    let before = left(&pair);
    pair.host.kill("STOP");
    pair.host.wait_until_stopped();
    let since = Instant::now();
    pair.guest.until("the time to pass", |_| (since.elapsed() >= STOPPED).then_some(()));
    pair.host.kill("CONT");
    pair.wait_until_linked();
    pair.type_move("c4");
    pair.see_move("c4");
    let charged = before.saturating_sub(left(&pair));
    assert!(charged >= STOPPED, "{charged:?}");
}
