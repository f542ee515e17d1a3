//! Programs that are stopped, as those of a machine that sleeps: whoever uses them pays for it in their own turn, and
//! nobody does in the other's.

use std::thread;
use std::time::{Duration, Instant};

use super::hostile::events;
use super::pair::Pair;

const HOST: usize = 0;
const GUEST: usize = 1;
/// The most that a guest is given back.
const ALLOWANCE: Duration = Duration::from_secs(10);
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
    let charged = before[mover].saturating_sub(left(pair)[mover]);
    let ran = began.elapsed();
    // A guest is given back a part; and a player whose own program runs can think while the other's is stopped.
    let least = match (stopped == mover, mover) {
        (true, HOST) => length,
        (true, _) => length.saturating_sub(ALLOWANCE),
        (false, _) => Duration::ZERO,
    };
    assert!(
        (least..=ran + 2 * SLACK).contains(&(charged + SLACK)),
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
fn a_stop_is_charged_to_its_player_alone() {
    stop_each(Duration::from_secs(4));
}
