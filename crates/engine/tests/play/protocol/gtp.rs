//! Conversations by the Go Text Protocol.

use std::time::Duration;

use othello_core::{Game, Rules};
use othello_engine::protocol::gtp::{GtpCommand, GtpServer};
use othello_engine::protocol::{Next, Server as _, ServerSettings};
use othello_notation::{Format, Record, transcript};

use super::Conversation;

/// A game after whose last move a player has to pass.
const BEFORE_PASS: &str = "f5f6d3g5h5h4g7h6";

fn conversation() -> Conversation<GtpServer> {
    with_file(|_| Err("no such file".into()))
}

fn with_file(
    read: impl FnMut(&str) -> Result<String, String> + Send + 'static,
) -> Conversation<GtpServer> {
    let settings = ServerSettings { depth: Some(2), ..ServerSettings::default() };
    Conversation::new(GtpServer::new(settings, Box::new(read)))
}

/// Sends lines, and compares each answer, without the empty line behind it.
#[track_caller]
fn check(conversation: &mut Conversation<GtpServer>, lines: &[(&str, &str)]) {
    for (line, expected) in lines {
        let answer = conversation.send(line);
        let expected = if expected.is_empty() { String::new() } else { format!("{expected}\n\n") };
        assert_eq!(answer, expected, "{line}");
    }
}

fn play(conversation: &mut Conversation<GtpServer>, moves: &str) -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, moves).unwrap();
    for ply in game.plies() {
        let line = format!("play {} {}", ply.player.name(), ply.square);
        assert_eq!(conversation.send(&line), "=\n\n", "{line}");
    }
    game
}

#[test]
fn the_administration_of_the_protocol() {
    check(
        &mut conversation(),
        &[
            ("protocol_version", "= 2"),
            ("7 name", "=7 Othello"),
            ("version", concat!("= ", env!("CARGO_PKG_VERSION"))),
            ("known_command genmove", "= true"),
            ("known_command cputime", "= false"),
            ("known_command", "= false"),
            ("list_games", "= Othello"),
            ("set_game Othello", "="),
            ("set_game Go", "? unsupported game"),
            ("boardsize 8", "="),
            ("boardsize 19", "? unacceptable size"),
            ("komi 6.5", "="),
            ("clear_board", "="),
        ],
    );
}

#[test]
fn the_list_of_commands_has_all_that_edax_knows() {
    let list = conversation().send("list_commands");
    let list: Vec<_> = list.trim_start_matches("= ").split_whitespace().collect();
    for name in [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
        "undo",
        "time_settings",
        "time_left",
        "set_game",
        "list_games",
        "loadsgf",
        "reg_genmove",
        "showboard",
    ] {
        assert!(list.contains(&name), "{name}");
    }
    assert_eq!(list, GtpCommand::names().collect::<Vec<_>>());
}

#[test]
fn numbers_comments_and_control_characters() {
    check(
        &mut conversation(),
        &[
            ("", ""),
            ("   \t ", ""),
            ("# a comment", ""),
            ("12 play b f5 # a comment", "=12"),
            ("13\tplay\tw\tf6\r", "=13"),
            ("14 play\x01 b\x00 e6\x7f", "=14"),
            ("15 PLAY w f4", "?15 unknown command `PLAY`"),
            ("16", "?16 syntax error: expected a command, found nothing"),
            ("4294967295 name", "=4294967295 Othello"),
            ("4294967296 name", "? unknown command `4294967296`"),
        ],
    );
}

#[test]
fn faulty_arguments_are_named() {
    check(
        &mut conversation(),
        &[
            ("play", "? syntax error: expected black or white, found nothing"),
            ("play red f5", "? syntax error: expected black or white, found `red`"),
            ("play b", "? syntax error: expected a move, a1 to h8, or pass, found nothing"),
            ("play b z9", "? syntax error: expected a move, a1 to h8, or pass, found `z9`"),
            ("genmove", "? syntax error: expected black or white, found nothing"),
            ("boardsize big", "? syntax error: expected a size, found `big`"),
            ("komi", "? syntax error: expected a komi, found nothing"),
            ("time_settings 1 2", "? syntax error: expected a number of moves, found nothing"),
            ("time_settings -1 0 0", "? syntax error: expected a time in seconds, found `-1`"),
            ("time_left b nan 0", "? syntax error: expected a time in seconds, found `nan`"),
            ("time_left b 1e300 0", "="),
            ("loadsgf", "? syntax error: expected a file, found nothing"),
            ("loadsgf a.sgf first", "? syntax error: expected a move number, found `first`"),
        ],
    );
}

#[test]
fn moves_are_played_in_turn() {
    check(
        &mut conversation(),
        &[
            ("play w f5", "? illegal move: black is to move"),
            ("genmove w", "? black is to move"),
            ("play b a1", "? illegal move: a1 has no white disc next to it"),
            ("play b pass", "? illegal move: black has a legal move and cannot pass"),
            ("play B F5", "="),
            ("play b d6", "? illegal move: white is to move"),
            ("play White d6", "="),
            ("undo", "="),
            ("undo", "="),
            ("undo", "? cannot undo"),
            ("final_score", "? cannot score: the game is not over"),
        ],
    );
}

#[test]
fn a_generated_move_is_played_and_a_regression_move_is_not() {
    let mut controller = conversation();
    let told = controller.send("reg_genmove b");
    assert!(controller.server.game().plies().is_empty());
    let played = controller.send("3 genmove b");
    let ply = controller.server.game().plies()[0];
    assert_eq!(played, format!("=3 {}\n\n", ply.square));
    assert!(told.starts_with("= "), "{told}");
    check(&mut controller, &[("undo", "=")]);
    assert!(controller.server.game().plies().is_empty());
}

#[test]
fn a_pass_is_played_generated_undone_or_left_out() {
    let mut controller = conversation();
    let game = play(&mut controller, BEFORE_PASS);
    let passer = game.position().passed().unwrap();
    let (passer, other) = (passer.name(), (!passer).name());
    let next = game.position().legal_moves().first().unwrap();
    check(
        &mut controller,
        &[
            (
                &format!("play {passer} {next}"),
                &format!("? illegal move: {passer} has no legal move"),
            ),
            (&format!("reg_genmove {passer}"), "= pass"),
            (&format!("genmove {passer}"), "= pass"),
            (&format!("genmove {passer}"), &format!("? {other} is to move")),
            ("undo", "="),
            (&format!("play {passer} pass"), "="),
            ("undo", "="),
            (&format!("play {other} {next}"), "="),
            ("undo", "="),
            (&format!("genmove {passer}"), "= pass"),
            ("undo", "="),
            ("undo", "="),
        ],
    );
    assert_eq!(controller.server.game().plies().len(), game.plies().len() - 1);
    let mut controller = conversation();
    play(&mut controller, BEFORE_PASS);
    let answer = controller.send(&format!("genmove {other}"));
    assert!(answer.starts_with("= ") && !answer.contains("pass"), "{answer}");
}

#[test]
fn a_finished_game_has_a_score_and_only_passes() {
    let mut controller = conversation();
    play(&mut controller, "e6f4e3f6g5d6e7f5c5");
    check(
        &mut controller,
        &[
            ("final_score", "= B+64"),
            ("genmove w", "= pass"),
            ("genmove b", "= pass"),
            ("play w pass", "="),
            ("play b a1", "? illegal move: a1 cannot be played: the game is over"),
            ("undo", "="),
            ("undo", "="),
            ("undo", "="),
            ("undo", "="),
            ("final_score", "? cannot score: the game is not over"),
        ],
    );
    assert_eq!(controller.server.game().plies().len(), 8);
}

#[test]
fn the_board_is_drawn_without_empty_lines() {
    let mut controller = conversation();
    check(&mut controller, &[("play b f5", "=")]);
    let expected = "= 
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . . . . . .
4 . . . O X . . .
5 . . . X X X . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
white to move (X 4, O 1)

";
    assert_eq!(controller.send("showboard"), expected);
}

#[test]
fn a_file_is_loaded_up_to_a_move() {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, BEFORE_PASS).unwrap();
    let text = Format::Sgf.write(&Record::from(game.clone())).unwrap();
    let mut controller = with_file(move |path| match path {
        "game.sgf" => Ok(text.clone()),
        "nonsense.sgf" => Ok("hello".into()),
        "go.sgf" => Ok("(;GM[1]SZ[19];B[aa])".into()),
        _ => Err("no such file".into()),
    });
    check(&mut controller, &[("loadsgf game.sgf", "=")]);
    assert_eq!(controller.server.game().plies(), game.plies());
    let passer = game.position().passed().unwrap();
    check(&mut controller, &[(&format!("genmove {}", passer.name()), "= pass"), ("undo", "=")]);
    check(&mut controller, &[("undo", "="), ("loadsgf game.sgf 4", "=")]);
    assert_eq!(controller.server.game().plies(), &game.plies()[..3]);
    check(&mut controller, &[("loadsgf game.sgf 0", "=")]);
    assert!(controller.server.game().plies().is_empty());
    check(&mut controller, &[("loadsgf none.sgf", "? cannot load file: no such file")]);
    for file in ["nonsense.sgf", "go.sgf"] {
        let answer = controller.send(&format!("loadsgf {file}"));
        assert!(answer.starts_with("? cannot load file: ") && answer.ends_with("\n\n"), "{answer}");
    }
}

/// Returns the time that a search may take after these lines.
fn time_after(lines: &[&str]) -> Option<Duration> {
    let mut server =
        GtpServer::new(ServerSettings::default(), Box::new(|_| Err("no files".into())));
    for line in lines {
        assert_eq!(server.receive(line).text, "=\n\n", "{line}");
    }
    let Next::Think(task) = server.receive("genmove b").next else {
        panic!("no search after {lines:?}")
    };
    task.limits.time
}

#[test]
fn the_clock_bounds_the_search() {
    assert_eq!(time_after(&[]), None);
    assert_eq!(time_after(&["time_settings 60 10 0"]), None);
    let seconds = |lines: &[&str]| time_after(lines).unwrap().as_secs_f64();
    let short = seconds(&["time_settings 60 0 0"]);
    let long = seconds(&["time_settings 600 0 0"]);
    assert!(short > 1.0 && short < 6.0 && long > 8.0 * short, "{short} {long}");
    let told = seconds(&["time_settings 600 0 0", "time_left b 1 0"]);
    assert!(told < 0.1, "{told}");
    let period = seconds(&["time_settings 0 10 5"]);
    assert!(period > 1.5 && period < 2.0, "{period}");
    assert!(seconds(&["time_settings 60 0 0", "time_left b 0 0"]) < 0.01);
    // A level and a depth count as well as the clock.
    let settings = ServerSettings { depth: Some(3), ..ServerSettings::default() };
    let mut server = GtpServer::new(settings, Box::new(|_| Err("no files".into())));
    server.receive("time_settings 600 0 0");
    let Next::Think(task) = server.receive("genmove b").next else { panic!() };
    assert_eq!(task.limits.depth, 3);
    assert!(task.limits.time.is_some());
}

#[test]
fn the_time_of_own_moves_is_counted_if_nobody_tells_the_clock() {
    let mut server =
        GtpServer::new(ServerSettings::default(), Box::new(|_| Err("no files".into())));
    server.receive("time_settings 100 0 0");
    let mut times = Vec::new();
    for _ in 0..2 {
        let Next::Think(task) = server.receive("genmove b").next else { panic!() };
        times.push(task.limits.time.unwrap());
        let mut engine = Conversation::new(conversation().server).engine;
        let limits = othello_engine::Limits::depth(1);
        let report = engine.search(&task.position, &limits, &othello_engine::Stop::new());
        let answer = server.finish(&report, Duration::from_secs(60));
        assert!(answer.starts_with("= "), "{answer}");
        server.receive("undo");
    }
    assert!(times[1] < times[0] / 2, "{times:?}");
}
