//! `othello engine`: whole games and interruptions, through the pipes of a process.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use othello_core::{Color, Game, Rules};
use othello_engine::protocol::nboard::{Reply, Request};
use othello_engine::protocol::{Turn, Turns};
use othello_engine::random::Random;

use crate::OTHELLO;

/// No answer takes that long, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process of the engine, whose lines a thread reads.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(OTHELLO);
    command.args(["engine", "--threads", "1", "--hash", "1"]).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

impl Engine {
    fn start(args: &[&str]) -> Self {
        let mut child = command(args).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in output.lines() {
                if sender.send(line.unwrap()).is_err() {
                    break;
                }
            }
        });
        Self { input: child.stdin.take(), child, lines }
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).and_then(|()| input.flush()).unwrap();
    }

    /// Returns the next line.
    fn line(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("a line of the engine")
    }

    /// Returns the lines up to the first that begins so, and it.
    fn lines_to(&mut self, start: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines[lines.len() - 1].starts_with(start) {
            lines.push(self.line());
        }
        lines
    }

    /// Sends a command of GTP and returns the text of the answer, which must not be a failure.
    fn ask(&mut self, command: &str) -> String {
        self.send(command);
        let answer = self.line();
        assert_eq!(self.line(), "", "behind the answer to {command}");
        let text = answer.strip_prefix('=').unwrap_or_else(|| panic!("{command}: {answer}"));
        text.trim().to_owned()
    }

    /// Closes the input, and waits for the end.
    fn end(mut self) -> (ExitStatus, String) {
        self.input = None;
        self.wait()
    }

    fn wait(mut self) -> (ExitStatus, String) {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if began.elapsed() > PATIENCE {
                self.child.kill().unwrap();
                panic!("the engine does not end");
            }
            thread::yield_now();
        };
        let mut errors = String::new();
        std::io::Read::read_to_string(&mut self.child.stderr.take().unwrap(), &mut errors).unwrap();
        (status, errors)
    }
}

#[track_caller]
fn assert_quiet_success((status, errors): (ExitStatus, String)) {
    assert_eq!((status.code(), errors.as_str()), (Some(0), ""));
}

/// Plays random moves against the engine, which answers for its colour, until the game is over;
/// returns the number of passes. `exchange` tells the engine the turn of the opponent, and asks for
/// the engine's if there is none.
fn play_out(
    color: Color,
    seed: u64,
    mut exchange: impl FnMut(&Turns, Option<Turn>) -> Turn,
) -> usize {
    let mut random = Random::new(seed);
    let mut turns = Turns::new(Game::new(Rules::OTHELLO));
    while let Some(player) = turns.player() {
        let own = if player == color {
            None
        } else if turns.pass_is_due() {
            Some(Turn::Pass)
        } else {
            random.choose(turns.position().legal_moves()).map(Turn::Move)
        };
        let turn = exchange(&turns, own);
        turns.take(Some(player), turn).unwrap();
    }
    turns.game().passes()
}

#[test]
fn whole_games_by_nboard() {
    let mut engine = Engine::start(&["--protocol", "nboard"]);
    engine.send("nboard 2\nset depth 2");
    let mut passes = 0;
    for (seed, color) in (1..).zip([Color::Black, Color::White, Color::Black, Color::White]) {
        engine.send(&Request::set_game(&Game::new(Rules::OTHELLO)).unwrap().to_string());
        passes += play_out(color, seed, |_, turn| {
            let turn = turn.unwrap_or_else(|| {
                engine.send("go");
                let answer = engine.lines_to("===").pop().unwrap();
                let Ok(Reply::Move(answer)) = answer.parse() else { panic!("{answer}") };
                answer.turn
            });
            engine.send(&Request::Move(turn.into()).to_string());
            turn
        });
    }
    assert!(passes > 0, "no pass in these games");
    engine.send("ping 9");
    let rest = engine.lines_to("pong 9");
    assert!(!rest.iter().any(|line| line.starts_with("status ")), "{rest:?}");
    engine.send("quit");
    assert_quiet_success(engine.wait());
}

#[test]
fn whole_games_by_gtp() {
    let mut engine = Engine::start(&["--protocol", "gtp", "--depth", "2"]);
    let mut passes = 0;
    for (seed, color) in (1..).zip([Color::Black, Color::White, Color::Black, Color::White]) {
        engine.ask("clear_board");
        engine.ask("time_settings 300 0 0");
        passes += play_out(color, seed, |turns, turn| {
            if let Some(turn) = turn {
                engine.ask(&format!("play {} {turn}", (!color).name()));
                return turn;
            }
            assert_eq!(turns.player(), Some(color));
            engine.ask(&format!("genmove {}", color.name())).parse().unwrap()
        });
        let score = engine.ask("final_score");
        assert!(score == "0" || score.starts_with(['B', 'W']), "{score}");
    }
    assert!(passes > 0, "no pass in these games");
    assert_eq!(engine.ask("quit"), "");
    assert_quiet_success(engine.wait());
}

#[test]
fn a_line_that_comes_with_a_go_leaves_it_a_search() {
    let mut engine = Engine::start(&["--protocol", "nboard"]);
    for number in 1..=8 {
        engine.send(&format!("set depth 60\ngo\nping {number}"));
        let lines = engine.lines_to("pong");
        let mut searches = lines.iter().filter_map(|line| line.strip_prefix("search "));
        let last = searches.next_back().and_then(|search| search.split_whitespace().next_back());
        let depth: u32 = last.and_then(|depth| depth.parse().ok()).expect("a depth");
        assert!(depth >= 6, "{lines:?}");
        let answers = lines.iter().filter(|line| line.starts_with("===")).count();
        assert_eq!(answers, 1, "{lines:?}");
    }
    assert_quiet_success(engine.end());
}

#[test]
fn a_ping_stops_the_thinking_and_is_answered_after_it() {
    let mut engine = Engine::start(&["--protocol", "nboard"]);
    engine.send("nboard 2\nset depth 60");
    for (number, thinking) in (1..).zip(["go", "hint 3", "go"]) {
        engine.send(thinking);
        engine.lines_to("search");
        engine.send(&format!("ping {number}"));
        let lines = engine.lines_to("pong");
        assert_eq!(lines.last(), Some(&format!("pong {number}")));
        let answers = lines.iter().filter(|line| line.starts_with("===")).count();
        assert_eq!(answers, usize::from(thinking == "go"), "{lines:?}");
        engine.send("learn");
        assert_eq!(engine.line(), "learned");
    }
    assert_quiet_success(engine.end());
}

#[test]
fn lines_behind_unknown_ones_stop_the_thinking() {
    let mut engine = Engine::start(&["--protocol", "nboard"]);
    engine.send("set depth 60\nhint 1");
    engine.lines_to("search");
    engine.send("nonsense\n\nset color red\nset depth deep");
    let lines = engine.lines_to("status expected");
    assert_eq!(lines.last().unwrap(), "status expected a depth, found `deep`");
    assert_eq!(lines.iter().filter(|line| *line == "status").count(), 1, "{lines:?}");
    assert_quiet_success(engine.end());
}

#[test]
fn the_end_of_the_input_ends_the_thinking() {
    for (protocol, line) in [("nboard", "set depth 60\ngo"), ("gtp", "genmove b")] {
        let depth: &[&str] = if protocol == "gtp" { &["--depth", "60"] } else { &[] };
        let mut engine = Engine::start(&[&["--protocol", protocol], depth].concat());
        engine.send(line);
        assert_quiet_success(engine.end());
    }
}

#[test]
fn commands_of_gtp_wait_for_the_one_before() {
    let mut engine = Engine::start(&["--protocol", "gtp", "--depth", "6"]);
    engine.send("1 reg_genmove b\n2 genmove b\n3 showboard\n4 quit");
    assert!(engine.line().starts_with("=1 "));
    engine.lines_to("=2 ");
    let board = engine.lines_to("white to move");
    assert_eq!((board[1].as_str(), board.len()), ("=3 ", 12));
    assert_eq!((engine.line(), engine.line()), (String::new(), "=4".into()));
    assert_quiet_success(engine.wait());
}

#[test]
fn any_bytes_are_answered_or_ignored() {
    for (protocol, mark, answer) in
        [("nboard", "ping 5", "pong 5"), ("gtp", "5 name", "=5 Othello")]
    {
        let mut engine = Engine::start(&["--protocol", protocol]);
        engine.send_bytes(b"\xff\xfe\x80\n\0\0\0\nset game \xff(;\0\nplay b \xff\n\r\n\n");
        engine.send_bytes(&[b"set game (;C[".repeat(40_000), b"\n".to_vec()].concat());
        engine.send(mark);
        let lines = engine.lines_to(answer);
        let long = "expected a line of at most 65536 bytes";
        assert_eq!(lines.iter().filter(|line| line.contains(long)).count(), 1, "{lines:?}");
        // The last line has no end.
        engine.send_bytes(b"quit");
        assert_quiet_success(engine.end());
    }
}

#[test]
fn a_closed_output_ends_the_engine_quietly() {
    for (protocol, line) in [("nboard", "set depth 60\ngo\n"), ("gtp", "name\nname\n")] {
        let mut child = command(&["--protocol", protocol]).spawn().unwrap();
        drop(child.stdout.take());
        let mut input = child.stdin.take().unwrap();
        input.write_all(line.as_bytes()).unwrap();
        // The input stays open: it is the output that ends the engine.
        let (sender, lines) = channel();
        drop(sender);
        let mut engine = Engine { child, input: None, lines };
        let _ = input.write_all(b"name\n");
        engine.input = Some(input);
        assert_quiet_success(engine.wait());
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_engine_at_once() {
    use std::os::unix::process::ExitStatusExt;
    const SIGTERM: i32 = 15;

    let mut engine = Engine::start(&["--protocol", "nboard"]);
    engine.send("set depth 60\ngo");
    engine.lines_to("search");
    // Not SIGINT: programs in the background may have been started without it.
    let id = engine.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
    let (status, errors) = engine.wait();
    assert_eq!((status.signal(), errors.as_str()), (Some(SIGTERM), ""));
}

#[test]
fn the_options_are_checked() {
    let check = |args: &[&str], expected: &str| {
        let Output { status, stderr, .. } = command(args).stdin(Stdio::null()).output().unwrap();
        let stderr = String::from_utf8(stderr).unwrap();
        assert_eq!(status.code(), Some(2), "{args:?}");
        assert!(stderr.contains(expected), "{args:?}: {stderr}");
    };
    check(&[], "--protocol");
    check(&["--protocol", "uci"], "nboard, gtp");
    check(&["--protocol", "gtp", "--level", "11"], "expected a level from 1 to 10");
    check(&["--protocol", "gtp", "--depth", "0"], "--depth");
    check(&["--protocol", "gtp", "--depth", "3", "--level", "3"], "cannot be used with");
}
