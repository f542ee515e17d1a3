//! Conversations by the `NBoard` protocol.

use othello_core::{Game, Rules, Square};
use othello_engine::level::Level;
use othello_engine::protocol::nboard::{Depth, Hint, NboardServer, Reply, Request};
use othello_engine::protocol::{Next, Server as _, ServerSettings, Turn, Urgency};
use othello_notation::transcript;

use super::Conversation;

/// The game in the example of the protocol's description.
const EXAMPLE: &str = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]\
    PW[chris]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O--------------------\
    ------- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

/// A game after whose last move White has to pass.
const BEFORE_PASS: &str = "f5f6d3g5h5h4g7h6";

fn conversation() -> Conversation<NboardServer> {
    Conversation::new(NboardServer::new(ServerSettings {
        depth: Some(2),
        ..ServerSettings::default()
    }))
}

/// Sends a line, and returns the replies; fails if one of the lines is none of the protocol.
fn replies(conversation: &mut Conversation<NboardServer>, line: &str) -> Vec<Reply> {
    let text = conversation.send(line);
    assert!(text.is_empty() || text.ends_with('\n'), "{text:?}");
    text.lines().map(|line| line.parse().unwrap()).collect()
}

fn hints(replies: &[Reply]) -> Vec<&Hint> {
    let hints = replies.iter().filter_map(|reply| match reply {
        Reply::Search(hint) => Some(hint),
        _ => None,
    });
    hints.collect()
}

/// Returns the move that `go` is answered with.
fn go(conversation: &mut Conversation<NboardServer>) -> Turn {
    let replies = replies(conversation, "go");
    let moves: Vec<_> = replies
        .iter()
        .filter_map(|reply| match reply {
            Reply::Move(turn) => Some(turn.turn),
            _ => None,
        })
        .collect();
    let [turn] = moves[..] else { panic!("{replies:?}") };
    turn
}

/// Returns a position in which the player to move has to pass, and the last move before.
fn game_with_pass() -> Game {
    let mut game = Game::new(Rules::OTHELLO);
    transcript::play(&mut game, BEFORE_PASS).unwrap();
    game
}

#[test]
fn the_example_of_the_description() {
    let mut board = conversation();
    assert_eq!(board.send("nboard 2"), "set myname Othello 2\n");
    assert_eq!(board.send(EXAMPLE), "");
    assert_eq!(board.send("set depth 6"), "set myname Othello 6\n");
    assert_eq!(board.send("ping 1"), "pong 1\n");
    let replies = replies(&mut board, "go");
    assert_eq!(replies.first(), Some(&Reply::Status("Thinking".into())));
    assert_eq!(replies.last(), Some(&Reply::Status(String::new())));
    let [.., Reply::Move(answer), _] = &replies[..] else { panic!("{replies:?}") };
    let hint = *hints(&replies).last().unwrap();
    assert_eq!(hint.depth, Some(Depth::Plies(6)));
    assert_eq!((Some(&answer.turn), answer.eval), (hint.turns.first(), Some(hint.eval)));
    assert_eq!(answer.seconds, Some(0.25));
    assert!(replies.iter().any(|reply| matches!(reply, Reply::NodeStats { nodes: 1.., .. })));
}

#[test]
fn both_versions_are_accepted() {
    let mut board = conversation();
    assert_eq!(board.send("nboard 1"), board.send("nboard 2"));
    let text = board.send("nboard 3");
    assert!(text.contains("status expected version 1 or 2 of the protocol, found 3"), "{text}");
}

#[test]
fn go_does_not_play_the_move() {
    let mut board = conversation();
    let first = go(&mut board);
    assert_eq!(go(&mut board), first);
    assert_eq!(board.send("move F5/0.50/1.2"), "");
    assert_eq!(board.server.game().unwrap().plies()[0].square, Square::F5);
    assert_eq!(board.send("D6"), "", "the move of NBoard 1.1");
    assert_eq!(board.server.game().unwrap().plies().len(), 2);
}

#[test]
fn hints_name_the_best_moves_with_their_values() {
    let mut board = conversation();
    board.send(EXAMPLE);
    let replies = replies(&mut board, "hint 3");
    let hints = hints(&replies);
    let last = &hints[hints.len() - 3..];
    let moves: std::collections::HashSet<_> = last.iter().map(|hint| hint.turns[0]).collect();
    assert_eq!(moves.len(), 3);
    assert!(last.is_sorted_by(|a, b| a.eval >= b.eval), "{last:?}");
    assert!(last.iter().all(|hint| hint.depth == Some(Depth::Plies(2))), "{last:?}");
    let all = board.send("hint 4000000000");
    let legal = board.server.game().unwrap().position().legal_moves().len();
    let searched = all.lines().filter(|line| line.starts_with("search")).count();
    assert!(searched >= legal.into() && searched % usize::from(legal) == 0, "{all}");
}

#[test]
fn a_solved_position_has_an_exact_depth() {
    // FFO position 1, Black to move: g8 wins by 18.
    let mut board = conversation();
    let ffo_1 = "--*****--OOO**-O-OOO**O*-O*O*O**O***OO**--*O*O**-***OOO--OOOOO--";
    assert_eq!(board.send(&format!("set game (;GM[Othello]TY[8]BO[8 {ffo_1} *];)")), "");
    board.send("set depth 14");
    let replies = replies(&mut board, "go");
    let hint = *hints(&replies).last().unwrap();
    assert_eq!((hint.depth, hint.eval), (Some(Depth::Exact), 18.0));
    assert_eq!(hint.turns[0], Turn::Move(Square::G8));
}

#[test]
fn a_pass_is_a_move_of_its_own() {
    let game = game_with_pass();
    let line = Request::set_game(&game).unwrap().to_string();
    assert!(line.contains("[PA]"), "{line}");
    let passer = game.position().passed().unwrap();
    let without = line.replace("B[PA]", "").replace("W[PA]", "");
    let mut board = conversation();
    board.send(&without);
    assert_eq!(board.send("go"), "=== PA\n");
    let replies = replies(&mut board, "hint 5");
    let hints = hints(&replies);
    assert!(!hints.is_empty() && hints.iter().all(|hint| hint.turns[0] == Turn::Pass), "{hints:?}");
    assert!(hints.iter().any(|hint| hint.turns.len() > 1));
    assert_eq!(board.send("move PA"), "");
    assert_ne!(go(&mut board), Turn::Pass);
    let text = board.send("move PA");
    assert_eq!(
        text,
        format!("status illegal move: {} has a legal move and cannot pass\n", (!passer).name())
    );
    // The pass may be in the game already.
    board.send(&line);
    assert_ne!(go(&mut board), Turn::Pass);
}

#[test]
fn a_move_implies_the_pass_before_it() {
    let mut board = conversation();
    let mut game = game_with_pass();
    for ply in game.plies() {
        assert_eq!(board.send(&format!("move {}", ply.square)), "");
    }
    let next = game.position().legal_moves().first().unwrap();
    game.play(next).unwrap();
    assert_eq!(board.send(&format!("move {next}")), "");
    assert_eq!(board.server.game(), Some(&game));
}

#[test]
fn nothing_is_thought_about_a_game_that_is_over() {
    let mut board = conversation();
    let board_of_one = "*".repeat(64);
    board.send(&format!("set game (;GM[Othello]TY[8]BO[8 {board_of_one} O];)"));
    for line in ["go", "hint 2"] {
        assert_eq!(board.send(line), "status the game is over\n");
    }
    assert!(board.send("move F5").starts_with("status illegal move: f5 "));
}

#[test]
fn games_that_cannot_be_played_are_refused_until_the_next_one() {
    let check = |game: &str, expected: &str| {
        let mut board = conversation();
        assert_eq!(board.send(game), format!("status {expected}\n"));
        for line in ["go", "hint 1", "move F5"] {
            let none = "status no game: the last one could not be read\n";
            assert_eq!(board.send(line), none, "{line} after {game}");
        }
        assert_eq!(board.send(EXAMPLE), "");
        assert_ne!(go(&mut board), Turn::Pass);
    };
    check(
        "set game (;GM[Othello]TY[10];)",
        "cannot read the game: line 1, column 14: skipped: a board of 10x10",
    );
    check(
        "set game (;GM[Othello]TY[8a];)",
        "expected a game of standard Othello, found other rules",
    );
    let board = conversation().send(&format!("set game (;GM[Othello]BO[8 {} *];)", "-".repeat(65)));
    assert!(board.starts_with("status cannot read the game: "), "{board}");
    let board = conversation().send("set game (;GM[Othello]B[F5]W[F5];)");
    assert!(board.contains("f5 is occupied"), "{board}");
    let board = conversation().send("set game hello");
    assert!(board.starts_with("status cannot read the game: "), "{board}");
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut board = conversation();
    assert_eq!(board.send("move A1"), "status illegal move: a1 has no white disc next to it\n");
    assert_eq!(board.server.game(), Some(&Game::new(Rules::OTHELLO)));
}

#[test]
fn numbers_out_of_range_are_answered_or_bounded() {
    let mut board = conversation();
    assert_eq!(board.send("set depth 0"), "status expected a depth from 1, found 0\n");
    assert_eq!(board.send("hint 0"), "status expected a number of moves from 1, found 0\n");
    assert_eq!(board.send("set depth 4000000000"), "set myname Othello 60\n");
    assert_eq!(board.send("ping x"), "status expected a number, found `x`\n");
}

#[test]
fn other_requests_are_answered_as_the_protocol_says() {
    let mut board = conversation();
    assert_eq!(board.send("learn"), "learned\n");
    assert_eq!(board.send("set contempt 10"), "");
    for unknown in ["", "analyze", "set color red", "remove_tree", "\0", "hello world"] {
        assert_eq!(board.send(unknown), "", "{unknown}");
        assert_eq!(NboardServer::urgency(unknown), Urgency::Ignored, "{unknown}");
    }
    for known in ["ping 1", "quit", "set depth x", "go", "F5"] {
        assert_eq!(NboardServer::urgency(known), Urgency::StopsSearch, "{known}");
    }
    assert!(!board.has_quit);
    assert_eq!(board.send("quit"), "");
    assert!(board.has_quit);
}

#[test]
fn a_level_chooses_its_own_moves_and_tells_no_others() {
    let settings = |seed| ServerSettings { level: Level::from_number(1), depth: None, seed };
    let mut first_moves = std::collections::HashSet::new();
    for seed in 0..40 {
        let mut board = Conversation::new(NboardServer::new(settings(seed)));
        assert_eq!(board.send("set depth 20"), "set myname Othello level 1\n");
        board.send(EXAMPLE);
        let text = board.send("go");
        assert!(!text.contains("search"), "{text}");
        first_moves.insert(text.lines().find(|line| line.starts_with("===")).map(str::to_owned));
    }
    assert!(first_moves.len() > 2, "{first_moves:?}");
}

#[test]
fn the_end_of_the_game_is_searched_from_twice_the_depth() {
    let check = |depth: u32, exact_from: u32| {
        let mut server = NboardServer::new(ServerSettings::default());
        server.receive(&format!("set depth {depth}"));
        let Next::Think(task) = server.receive("go").next else { panic!("no search") };
        assert_eq!((task.limits.depth, task.limits.exact_from), (depth, exact_from));
    };
    check(1, 2);
    check(8, 16);
    check(10, 20);
    check(60, 20);
}
