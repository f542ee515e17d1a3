//! Clocks that really run, and matches.
//!
//! To let time pass, another window plays with a clock that runs out meanwhile. The times compared
//! are those on the screen.

use std::fs;
use std::time::{Duration, Instant};

use othello::screen::layout::Layout;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::{Record, pgn, transcript};
use ratatui::layout::Rect;

use crate::pty::{Setup, Terminal};
use crate::saving::wait_until_saved;
use crate::suspending::{at_a_prompt, wait_for_prompt};

/// A game with that clock.
fn setup(clock: &str) -> Setup {
    Setup::new(80, 24).args(&["--clock", clock])
}

/// Starts a game with that clock, and the clock with a key.
fn start(clock: &str) -> Terminal {
    let mut terminal = setup(clock).start();
    terminal.wait_for_board();
    terminal.send(":legal\r");
    terminal
}

/// The tenths of seconds that the panel shows for Black and White.
#[track_caller]
fn times(terminal: &mut Terminal) -> [u32; 2] {
    let panel = Layout::new(Rect::new(0, 0, 80, 24)).unwrap().panel.unwrap();
    terminal.until("two clocks", |terminal| {
        let text = terminal.text();
        let lines = text.lines().map(|line| line.chars().skip(panel.x.into()).collect::<String>());
        let times: Vec<_> = lines.filter_map(|line| tenths(&line)).collect();
        times.try_into().ok()
    })
}

/// The tenths of seconds in a line such as `to move  ! 0:04.9 !`, if it shows a time.
fn tenths(line: &str) -> Option<u32> {
    let time = line.split_whitespace().rev().find(|word| word.contains(':'))?;
    let (minutes, seconds) = time.split_once(':')?;
    let (seconds, tenths) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let [minutes, seconds, tenths] = [minutes, seconds, tenths].map(|number| number.parse().ok());
    let tenths: u32 = tenths?;
    Some(600 * minutes? + 10 * seconds? + tenths)
}

/// A little less than [`pass_time`] takes, in tenths of seconds.
const PASSED: u32 = 15;

/// Lets two seconds pass.
fn pass_time() {
    start("0:02").wait_for_winner("White");
}

/// Enough time for a machine under load, and little enough to be shown in tenths.
const CLOCK: &str = "0:19";

/// Checks that the two players of a game with that clock used no more time than it can have run.
///
/// However slow the machine is, the clock ran for less than the game took without the time for
/// which it certainly stood still.
#[track_caller]
fn check_used(terminal: &mut Terminal, began: Instant, stood_still: Duration) {
    let left: u32 = times(terminal).into_iter().sum();
    let ran = began.elapsed().saturating_sub(stood_still).as_millis() / 100;
    // A tenth is lost for each player where time is cut to tenths, and one here.
    assert!(u128::from(2 * 190 - left) <= ran + 3, "{left} left after running for {ran}");
}

/// The time that a player used before the signal does not come back.
#[test]
fn a_signal_in_line_mode_saves_the_game_and_its_clock() {
    for (signal, status) in [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)] {
        let mut terminal = setup("5").args(&["--plain"]).start();
        terminal.send("f5\r");
        wait_until_saved(&mut terminal, "f5");
        pass_time();
        terminal.kill(signal);
        terminal.wait_for_end(status);
        let record = saved(&terminal);
        assert_eq!(transcript::write(record.game.plies()), "f5", "{signal}");
        let left = record.clock.unwrap().left(Color::White);
        let used = Duration::from_secs(300).saturating_sub(left);
        assert!(used.as_millis() >= u128::from(PASSED) * 100, "{signal}: {left:?}");
    }
}

/// The game that is saved.
fn saved(terminal: &Terminal) -> Record {
    let text = fs::read_to_string(terminal.home().join("state/othello/game.pgn")).unwrap();
    pgn::read(&text, Position::start(Rules::OTHELLO)).unwrap().0
}

#[test]
fn time_spent_suspended_does_not_count() {
    let began = Instant::now();
    let mut terminal = at_a_prompt(r#"echo $$ >pid; exec "$OTHELLO" --clock 0:19"#);
    terminal.send("\x1a");
    wait_for_prompt(&mut terminal);
    let stands = Instant::now();
    pass_time();
    let stood_still = stands.elapsed();
    terminal.send("fg\r");
    terminal.wait_for_board();
    terminal.wait_for_empties(59);
    check_used(&mut terminal, began, stood_still);
}

/// A signal that ends the program comes before the one that continues it.
#[test]
fn time_spent_stopped_does_not_count_where_the_program_is_ended() {
    let began = Instant::now();
    let mut terminal = setup(CLOCK).start_game("f5");
    terminal.kill("STOP");
    terminal.wait_until_stopped();
    let stands = Instant::now();
    pass_time();
    let stood_still = stands.elapsed();
    terminal.kill("TERM");
    terminal.kill("CONT");
    terminal.wait_for_end(143);
    let clock = saved(&terminal).clock.unwrap();
    let left = clock.left(Color::Black) + clock.left(Color::White);
    let used = Duration::from_secs(2 * 19).saturating_sub(left);
    let ran = began.elapsed().saturating_sub(stood_still);
    // The times are saved in tenths of seconds.
    assert!(used <= ran + Duration::from_millis(200), "{used:?} used in {ran:?}");
}
