//! External engines: scripts of the shell that speak `NBoard`, well or badly.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use othello_core::{Board, Color, Position, Preset, Rules, Square};
use othello_engine::Stop;
use othello_engine::external::{ExternalEngine, ExternalError, ExternalErrorKind, ExternalOptions};

use crate::folder::Folder;

/// Time enough for whatever answers at all.
const PATIENT: Duration = Duration::from_secs(60);
/// The time for what writes something, and then never answers.
const ONE_LINE: Duration = Duration::from_secs(1);
/// The time for what never answers.
const IMPATIENT: Duration = Duration::from_millis(30);

/// Starts a script that does `cases` of its own, and answers each `ping`.
fn start(cases: &str, time_limit: Duration) -> Result<ExternalEngine, ExternalError> {
    start_with(cases, ExternalOptions { depth: None, time_limit })
}

fn start_with(cases: &str, options: ExternalOptions) -> Result<ExternalEngine, ExternalError> {
    let script = format!(
        "while read -r word rest; do case $word in {cases} ping) echo \"pong $rest\";; \
         quit) exit;; esac; done"
    );
    run(&script, options)
}

fn run(script: &str, options: ExternalOptions) -> Result<ExternalEngine, ExternalError> {
    assert!(!script.contains('\''));
    let command = format!("sh -c '{script}'").parse().unwrap();
    ExternalEngine::start(&command, options, &Stop::new())
}

fn start_position() -> Position {
    Position::start(Rules::OTHELLO)
}

fn choose(engine: &mut ExternalEngine) -> Result<Option<Square>, ExternalError> {
    engine.choose(&start_position(), &Stop::new())
}

/// Returns the fault of a script that is asked for a move.
#[track_caller]
fn fault(cases: &str, time_limit: Duration) -> ExternalError {
    match start(cases, time_limit) {
        Ok(mut engine) => choose(&mut engine).unwrap_err(),
        Err(error) => error,
    }
}

/// Returns the message without the command.
fn message(error: &ExternalError) -> String {
    error.to_string().replace(&format!("`{}`", error.command), "*")
}

#[test]
fn moves_are_read_with_slashes_and_with_blanks() {
    for answer in ["=== F5/1.50/0.25", "=== f5 1.50 0.25", "=== F5", "===   f5//0.1  "] {
        let mut engine = start(&format!("go) echo \"{answer}\";;"), PATIENT).unwrap();
        assert_eq!(choose(&mut engine).unwrap(), Some(Square::F5), "{answer}");
        assert_eq!(choose(&mut engine).unwrap(), Some(Square::F5), "{answer}");
    }
}

#[test]
fn the_engine_is_told_version_depth_and_position() {
    let folder = Folder::new();
    let heard = folder.path().join("heard");
    let path = heard.to_str().unwrap();
    let cases = format!("nboard | set) echo \"$word $rest\" >> \"{path}\";; go) echo \"=== f5\";;");
    let options = ExternalOptions { depth: Some(7), time_limit: PATIENT };
    let mut engine = start_with(&cases, options).unwrap();
    choose(&mut engine).unwrap();
    let heard = fs::read_to_string(heard).unwrap();
    let lines: Vec<&str> = heard.lines().collect();
    assert_eq!(lines[..2], ["nboard 2", "set depth 7"]);
    let board = "-------- -------- -------- ---O*--- ---*O--- -------- -------- --------";
    assert!(lines[2].starts_with("set game (;GM[Othello]"), "{heard}");
    assert!(lines[2].ends_with(&format!("BO[8 {board} *];)")), "{heard}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn other_lines_before_the_answer_do_not_matter() {
    let cases = "go) echo hello; echo; echo status; echo set myname Ann; echo pong 99; \
                 echo nodestats x; i=0; while [ $i -lt 2000 ]; do \
                 echo \"search f5d6 1.0 0 $i\"; echo complaint $i >&2; i=$((i+1)); done; \
                 echo \"=== f5\";;";
    let mut engine = start(cases, PATIENT).unwrap();
    assert_eq!(engine.name(), None);
    assert_eq!(choose(&mut engine).unwrap(), Some(Square::F5));
    assert_eq!(engine.name(), Some("Ann"));
}

#[test]
fn nothing_is_asked_when_the_game_is_over_and_the_player_who_can_move_is_asked_after_a_pass() {
    let mut engine = start("go) echo \"=== a3\";;", PATIENT).unwrap();
    let position = |board: &str, next| {
        let board: Board = format!("{board}{}", "-".repeat(64 - board.len())).parse().unwrap();
        Position::new(Rules::OTHELLO, board, next)
    };
    let over = position("XXX", Color::Black);
    assert_eq!(engine.choose(&over, &Stop::new()).unwrap(), None);
    // White cannot move, and Black can at a3.
    let passed = position("X-------O", Color::White);
    assert_eq!(passed.passed(), Some(Color::White));
    let a3 = Square::ALL.into_iter().find(|square| square.name() == "a3");
    assert_eq!(engine.choose(&passed, &Stop::new()).unwrap(), a3);
}

#[test]
fn a_command_that_does_not_start_is_named() {
    let command = "/nowhere/engine -nboard".parse().unwrap();
    let options = ExternalOptions::default();
    let error = ExternalEngine::start(&command, options, &Stop::new()).err().unwrap();
    assert!(matches!(error.kind, ExternalErrorKind::NotStarted(_)));
    assert_eq!(error.to_string(), "cannot start the engine `/nowhere/engine -nboard`");
    assert!(std::error::Error::source(&error).is_some());
}

#[test]
fn an_engine_that_ends_is_quoted_with_its_status() {
    let check = |cases: &str, expected: &str| {
        let error = fault(cases, PATIENT);
        assert!(matches!(error.kind, ExternalErrorKind::Ended { .. }), "{error}");
        assert_eq!(message(&error), expected);
    };
    let ended = "the engine * ended (exit status: 3)";
    check("nboard) exit 3;;", ended);
    check("go) exit 3;;", ended);
    check(
        "go) echo one >&2; echo \"no \\033[1meval.dat\" >&2; echo >&2; exit 3;;",
        &format!("{ended}; its last message: no \\u{{1b}}[1meval.dat"),
    );
    check("go) kill -9 $$;;", "the engine * ended (signal: 9 (SIGKILL))");
    check("go) exec >&-; read -r wait;;", "the engine * closed its input or output");
}

#[test]
fn an_engine_that_hangs_is_given_up() {
    for cases in ["ping) ;;", "nboard) cat > /dev/null;;", "go) ;;"] {
        let error = fault(cases, IMPATIENT);
        assert!(matches!(error.kind, ExternalErrorKind::NoAnswer { .. }), "{error}");
        assert_eq!(message(&error), "the engine * did not answer within 0.03 s");
    }
    let error = fault("go) echo thinking >&2; read -r wait;;", ONE_LINE);
    let expected = "the engine * did not answer within 1 s; its last message: thinking";
    assert_eq!(message(&error), expected);
}

#[test]
fn an_engine_that_writes_nonsense_is_quoted() {
    let check = |cases: &str, time_limit, expected: &str| {
        let error = fault(cases, time_limit);
        assert!(matches!(error.kind, ExternalErrorKind::Nonsense { .. }), "{error}");
        assert_eq!(message(&error), format!("the engine * wrote `{expected}"));
    };
    let a_move = "expected a line such as `=== F5`";
    check("go) echo \"=== z9\";;", PATIENT, &format!("=== z9`, {a_move}"));
    check("go) echo \"===\";;", PATIENT, &format!("===`, {a_move}"));
    check("go) echo \"=== \\033[2J\";;", PATIENT, &format!("=== \\u{{1b}}[2J`, {a_move}"));
    let limit = ONE_LINE;
    check("go) echo F5;;", limit, &format!("F5`, {a_move}"));
    check("ping) echo pang;;", limit, "pang`, expected a line such as `pong 1`");
    let long = "x".repeat(200);
    check(&format!("go) echo {long};;"), limit, &format!("{}…`, {a_move}", &long[..100]));
}

#[test]
fn an_engine_that_never_stops_writing_is_given_up() {
    let limit = ONE_LINE;
    let options = ExternalOptions { depth: None, time_limit: limit };
    for script in ["exec yes", "exec cat /dev/zero", "while :; do echo x >&2; done"] {
        let began = Instant::now();
        let error = run(script, options).err().unwrap();
        let is_expected = match script {
            "exec yes" => matches!(error.kind, ExternalErrorKind::Nonsense { .. }),
            _ => matches!(error.kind, ExternalErrorKind::NoAnswer { .. }),
        };
        assert!(is_expected, "{error}");
        assert!(began.elapsed() < PATIENT, "{script}");
    }
}

#[test]
fn illegal_moves_and_passes_are_refused() {
    let check = |answer: &str, expected: &str| {
        let error = fault(&format!("go) echo \"=== {answer}\";;"), PATIENT);
        assert_eq!(message(&error), expected);
    };
    check("a1", "the engine * chose a1, which has no white disc next to it");
    check("d4/1/1", "the engine * chose d4, which is occupied");
    check("PA", "the engine * passed although it can move");
}

#[test]
fn other_rules_than_those_of_othello_are_refused() {
    let mut engine = start("go) echo \"=== f5\";;", PATIENT).unwrap();
    for preset in Preset::ALL {
        let result = engine.choose(&Position::start(preset.rules()), &Stop::new());
        let name = preset.name();
        if name.starts_with("othello") {
            assert!(!matches!(
                result,
                Err(ExternalError { kind: ExternalErrorKind::Rules(_), .. })
            ));
        } else {
            let expected = format!("the engine * plays standard Othello only, not {name}");
            assert_eq!(message(&result.unwrap_err()), expected);
        }
    }
}

/// Waits until a file is there.
fn wait_for(path: &Path) {
    let began = Instant::now();
    while !path.exists() {
        assert!(began.elapsed() < PATIENT, "{} does not appear", path.display());
        thread::yield_now();
    }
}

#[test]
fn a_stopped_engine_can_be_asked_again_and_its_late_answer_does_not_count() {
    let folder = Folder::new();
    let going = folder.path().join("going");
    // Thinks until a ping comes, and then answers at last.
    let cases = format!(
        "go) if [ -e \"{0}\" ]; then echo \"=== f5\"; else touch \"{0}\"; read -r word rest; \
         echo \"=== d3\"; echo \"pong $rest\"; fi;;",
        going.display()
    );
    let mut engine = start(&cases, PATIENT).unwrap();
    let stop = Stop::new();
    let result = thread::scope(|scope| {
        let choice = scope.spawn(|| engine.choose(&start_position(), &stop));
        wait_for(&going);
        stop.request();
        choice.join().unwrap()
    });
    assert!(matches!(result, Err(ExternalError { kind: ExternalErrorKind::Stopped, .. })));
    assert_eq!(choose(&mut engine).unwrap(), Some(Square::F5));
}

#[test]
fn a_stop_ends_the_wait_for_a_start() {
    let command = "sh -c 'cat > /dev/null'".parse().unwrap();
    let stop = Stop::new();
    stop.request();
    let error = ExternalEngine::start(&command, ExternalOptions::default(), &stop).err().unwrap();
    assert!(matches!(error.kind, ExternalErrorKind::Stopped));
}

#[test]
fn a_dropped_engine_leaves_no_process_even_if_it_does_not_quit() {
    let folder = Folder::new();
    let pid = folder.path().join("pid");
    let answer = format!(
        "echo $$ > \"{}\"; read -r line; read -r word number; echo pong $number;",
        pid.display()
    );
    for end in ["read -r line", "cat > /dev/null", "exec sleep 1000"] {
        let options = ExternalOptions { depth: None, time_limit: PATIENT };
        let engine = run(&format!("{answer} {end}"), options).unwrap();
        let number = fs::read_to_string(&pid).unwrap();
        let is_there = || {
            let mut kill = Command::new("kill");
            kill.args(["-0", number.trim()]).stderr(Stdio::null()).status().unwrap().success()
        };
        assert!(is_there());
        drop(engine);
        assert!(!is_there(), "{end}");
    }
}

/// Returns whether the process goes on whose number a script has written to that file.
fn is_running(folder: &Folder, name: &str) -> bool {
    let number = fs::read_to_string(folder.path().join(name)).unwrap();
    // A zombie has ended: it waits for somebody to take its status.
    let state = Command::new("ps").args(["-o", "stat=", "-p", number.trim()]).output().unwrap();
    let state = String::from_utf8(state.stdout).unwrap();
    !state.trim().is_empty() && !state.starts_with('Z')
}

#[test]
fn a_dropped_engine_takes_the_processes_with_it_that_it_has_started() {
    for trap in ["", "trap \"\" TERM;"] {
        let folder = Folder::new();
        let script = format!(
            "cd \"{}\"; {trap} sleep 1000 & echo $! > child; echo $$ > own; read -r line; \
             read -r word number; echo pong $number; cat > /dev/null; sleep 1000",
            folder.path().display()
        );
        let options = ExternalOptions { depth: None, time_limit: PATIENT };
        let engine = run(&script, options).unwrap();
        assert!(is_running(&folder, "child") && is_running(&folder, "own"));
        drop(engine);
        // A process that has been killed may take a moment to end.
        let start = Instant::now();
        while is_running(&folder, "child") || is_running(&folder, "own") {
            assert!(start.elapsed() < PATIENT, "{trap}");
        }
    }
}
