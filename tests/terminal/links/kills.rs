//! Programs that are killed: the game goes on where it was.

use std::thread;

use super::pair::{LOST, Pair};
use crate::pty::Terminal;

const GAME: &str = "f5d6c4d3c5f4d2c6e6e7f6g4d7e8c7g5e3c3d8f2";

#[test]
fn the_game_goes_on_after_either_program_or_both_are_killed() {
    let mut pair = Pair::start(&["--clock", "5+3"]);
    pair.play(&GAME[..4]);
    pair.guest.kill_and_start_again();
    pair.wait_until_back();
    pair.play(&GAME[4..8]);
    pair.host.kill_and_start_again();
    pair.wait_until_back();
    pair.play(&GAME[8..12]);
    pair.host.kill_and_start_again();
    pair.guest.kill_and_start_again();
    pair.wait_until_back();
    pair.play(&GAME[12..16]);
}

/// Kills a program, and waits until the next one has drawn its screen. It does so each second: a
/// clock runs, or the time is counted for which there is no connection.
fn restart(terminal: &mut Terminal) {
    terminal.kill_with_unread_keys();
    let before = terminal.frames();
    terminal.until("its screen", |terminal| (terminal.frames() > before).then_some(()));
}

/// Plays a game with a kill at some instant after every second move. Then the move is on both
/// sides or on none.
fn play_and_kill(seed: u64) {
    let mut random = seed;
    let mut below = |most: u64| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random % most
    };
    let mut pair = Pair::start(&["--clock", "5+3"]);
    for (plies, square) in GAME.as_bytes().chunks(2).enumerate() {
        let square = str::from_utf8(square).unwrap();
        if plies > 0 && plies % 2 == 0 {
            let which = below(3);
            let wait = below(2_000_000);
            // The last move may be on its way, or not in the file yet.
            pair.type_move(square);
            (0..wait).for_each(|_| std::hint::spin_loop());
            if which != 1 {
                restart(&mut pair.host);
            }
            if which != 0 {
                restart(&mut pair.guest);
            }
            // One that lives on may not have noticed yet, and look as if nothing had happened.
            match which {
                0 => pair.guest.wait_for_any(&LOST),
                1 => pair.host.wait_for_any(&LOST),
                _ => {}
            }
            pair.wait_until_linked();
            pair.see_move(square);
        } else {
            pair.play(square);
        }
    }
}

#[test]
#[ignore = "ten games take half a minute: cargo test --test terminal links::kills -- --ignored"]
fn nothing_is_lost_in_a_hundred_kills_at_random_instants() {
    // A game waits most of the time for a guest that tries again, so that others can go on meanwhile.
    for games in [1..=5, 6..=10] {
        thread::scope(|scope| {
            for game in games {
                scope.spawn(move || play_and_kill(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(game)));
            }
        });
    }
}
