//! Time that passes between lines, and without any.

use std::time::Duration;

use super::super::LineMode;
use super::{respond, script, with_clock};

/// A script whose first line was empty, so that its clock runs.
fn started(clock: &str) -> LineMode<'static> {
    let mut line_mode = script(with_clock(clock));
    respond(&mut line_mode, 0, "");
    line_mode
}

#[test]
fn time_passes_for_the_player_to_move_whatever_is_typed() {
    let mut line_mode = script(with_clock("5+3"));
    let greeting = line_mode.greet();
    let clock = "Clock: 5+3. Black to move: c4, d3, e6, f5. Black has 5:00 left. The clock \
                 starts with your next line.";
    assert!(greeting.ends_with(clock), "{greeting}");
    respond(&mut line_mode, 100, "");
    for line in ["help", "", "a1"] {
        respond(&mut line_mode, 10, line);
    }
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 4:30 left, White has 5:00.");
    let response = respond(&mut line_mode, 20, "d3");
    assert_eq!(response, "Black d3 flips d4. White to move: c3, c5, e3. White has 5:00 left.");
    respond(&mut line_mode, 60, "start");
    respond(&mut line_mode, 60, "on");
    assert_eq!(respond(&mut line_mode, 0, "time"), "Black has 4:13 left, White has 3:00.");
}

#[test]
fn a_flag_that_falls_is_told_without_a_line() {
    let mut line_mode = started("0:30");
    respond(&mut line_mode, 10, "d3");
    assert_eq!(line_mode.elapse(Duration::from_secs(29)), "");
    assert_eq!(line_mode.app().next_event(), Some(Duration::from_secs(1)));
    let told = line_mode.elapse(Duration::from_secs(1));
    assert!(told.starts_with("Black wins on time"), "{told}");
    assert_eq!(line_mode.app().next_event(), None);
    assert_eq!(line_mode.elapse(Duration::from_secs(1)), "", "once");
    assert_eq!(line_mode.finish(Duration::ZERO), "d3", "nor is it repeated at the end");
}
