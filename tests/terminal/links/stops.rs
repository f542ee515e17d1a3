//! Programs that are stopped, as those of a machine that sleeps: whoever uses them is not charged for it.

use std::thread;
use std::time::{Duration, Instant};

use super::hostile::events;
use super::pair::Pair;

const HOST: usize = 0;
const GUEST: usize = 1;
/// The time of a stop that may count: a host waits for up to a second in one piece, and notices after its second
/// ping that a guest is silent.
const UNNOTICED: [Duration; 2] = [Duration::from_secs(1), Duration::from_millis(2500)];
/// The time until a program goes on, and until its move is on the other side.
const SLACK: Duration = Duration::from_millis(500);

/// The times left as the host has recorded them.
#[track_caller]
fn left(pair: &Pair) -> [Duration; 2] {
    let last = events(pair.host.home(), "host-").pop().unwrap();
    let (_, left) = last.split_once(" left=").unwrap();
    let (host, rest) = left.split_once('/').unwrap();
    [host, rest.split(' ').next().unwrap()].map(|time| Duration::from_millis(time.parse().unwrap()))
}

/// Stops one side for that long in the turn of the player who then plays that square.
#[track_caller]
fn stop_and_play(pair: &mut Pair, stopped: usize, length: Duration, square: &str) {
    let mover = pair.plies() % 2;
    let before = left(pair);
    let began = Instant::now();
    let side = if stopped == HOST { &mut pair.host } else { &mut pair.guest };
    side.kill("STOP");
    side.wait_until_stopped();
    thread::sleep(length);
    side.kill("CONT");
    pair.wait_until_linked();
    pair.type_move(square);
    pair.see_move(square);
    // The player whose program runs can think meanwhile.
    let stopped_for = if stopped == mover { length } else { Duration::ZERO };
    let ran = began.elapsed().saturating_sub(stopped_for);
    let charged = before[mover].saturating_sub(left(pair)[mover]);
    assert!(
        charged <= ran + UNNOTICED[stopped] + SLACK,
        "{stopped} was stopped for {length:?} in a turn of {mover}: {charged:?} of {ran:?}"
    );
    let after = left(pair)[1 - mover];
    assert!(before[1 - mover] <= after + SLACK, "the other player's clock stands");
}

fn stop_each(length: Duration) {
    let mut pair = Pair::start(&["--clock", "5"]);
    pair.play("f5d6");
    for (stopped, square) in [(HOST, "c4"), (HOST, "d3"), (GUEST, "c5"), (GUEST, "f4")] {
        stop_and_play(&mut pair, stopped, length, square);
    }
    pair.play("d2c6");
}

#[test]
fn nobody_is_charged_for_a_stop_of_either_program() {
    stop_each(Duration::from_secs(4));
}

#[test]
#[ignore = "stops take a minute: cargo test --test terminal links::stops -- --ignored"]
fn nobody_is_charged_for_a_stop_that_ends_the_connection() {
    stop_each(Duration::from_secs(18));
}
