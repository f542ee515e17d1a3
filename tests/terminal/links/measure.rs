//! Measurements of two programs on loopback.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use super::pair::Pair;
use crate::pty::Terminal;

/// The first moves of a game (WTHOR base of 1992, game 3243).
const GAME: &str =
    "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2f3e1f1g1h3h4d1c1e2g3h5h6h7g6h2b4f8f7b2a1b3";

/// The time from a key to the move on the other screen.
#[test]
#[ignore = "a measurement for a quiet machine: cargo test --release --test terminal links::measure -- --ignored --nocapture"]
fn a_move_is_on_the_other_screen_in_twenty_milliseconds() {
    let mut times = Vec::new();
    for _ in 0..5 {
        let mut pair = Pair::start(&["--clock", "5+3"]);
        for (plies, square) in GAME.as_bytes().chunks(2).enumerate() {
            let Pair { host, guest, .. } = &mut pair;
            let (mover, other) = if plies % 2 == 0 { (host, guest) } else { (guest, host) };
            let began = Instant::now();
            mover.send(str::from_utf8(square).unwrap());
            other.wait_for_empties(59 - plies);
            times.push(began.elapsed());
            mover.wait_for_empties(59 - plies);
        }
    }
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("median {:?}, p99 {:?}, most {:?}", at(50), at(99), at(100));
    assert!(at(99) < Duration::from_millis(20), "{:?}", at(99));
}

/// The number of times that a program has given up the processor by itself.
fn wakeups(terminal: &mut Terminal) -> u64 {
    let pid = terminal.pid();
    let tasks = fs::read_dir(format!("/proc/{pid}/task")).unwrap();
    let of_task = |task: fs::DirEntry| {
        let status = fs::read_to_string(task.path().join("status")).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("voluntary_ctxt_switches"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or(0)
    };
    tasks.flatten().map(of_task).sum()
}

/// The cost of a link while nobody does anything: in all a heartbeat each second, as without one.
#[test]
#[ignore = "a measurement that takes a minute: cargo test --release --test terminal links::measure -- --ignored --nocapture"]
fn an_idle_link_wakes_the_program_hardly_more_often() {
    let mut pair = Pair::start(&[]);
    pair.play("f5d6");
    let [host, guest] = [&mut pair.host, &mut pair.guest].map(|terminal| {
        let before = wakeups(terminal);
        (terminal, before)
    });
    let time = Duration::from_secs(60);
    thread::sleep(time);
    for (name, (terminal, before)) in [("host", host), ("guest", guest)] {
        let count = wakeups(terminal) - before;
        println!("{name}: {count} a minute");
        // The heartbeat of the loop is one a second.
        assert!(count <= 60 + 12, "{name}: {count}");
    }
}
