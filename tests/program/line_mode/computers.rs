//! The engine as an opponent, in words.

use super::script;
use crate::OTHELLO;

#[test]
fn a_level_answers_each_move_and_undo_leads_back_to_the_own_turn() {
    let lines = ["f5", "undo", "moves", "f5", "step"];
    let args = ["--vs", "3", "--seed", "5"];
    let reply = script(&args, &lines);
    reply.refuses(&["this is not a game between two computers"]);
    reply.says("Level 3 plays White. Black to move: c4, d3, e6, f5.");
    reply.says("Black f5 flips e5.");
    let white = |line: &&String| line.starts_with("White ");
    let answers: Vec<_> = reply.out.iter().filter(white).collect();
    assert_eq!(answers.len(), 2, "{:?}", reply.out);
    assert_eq!(answers[0], answers[1], "the same seed and position, the same move");
    assert!(answers[0].contains(" Black to move: "), "{answers:?}");
    reply.says("Undone: Black f5. Black to move: c4, d3, e6, f5.");
    reply.says("Black to move: c4, d3, e6, f5.");
    assert_eq!(script(&args, &lines).out, reply.out);
}

#[test]
fn an_opponent_without_a_number_is_the_usual_level() {
    let reply = script(&["--vs"], &[]);
    reply.says("Level 3 plays White. Black to move: c4, d3, e6, f5.");
    assert_eq!(script(&["--vs", "3"], &[]).out, reply.out);
}

#[test]
fn a_person_plays_white_when_the_engine_is_black() {
    let reply = script(&["--black", "level:2", "--seed", "1"], &[]);
    reply.says("Level 2 plays Black.");
    assert!(reply.out[1].starts_with("Black ") && reply.out[1].contains(" White to move: "));
    let reply = script(&["--white", "engine"], &["new white level:1 black Ann", "new white human"]);
    reply.says("Level 10 plays White. Black to move: c4, d3, e6, f5.");
    reply.says("New game. Ann plays Black, Level 1 plays White. Black to move: c4, d3, e6, f5.");
    reply.says("New game. Ann plays Black. Black to move: c4, d3, e6, f5.");
}

#[test]
fn a_player_that_is_none_is_refused() {
    for args in [["--vs", "11"], ["--vs", "foo"], ["--black", "level:0"], ["--white", "cmd:"]] {
        let output = std::process::Command::new(OTHELLO).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    }
    script(&[], &["new white level:11"])
        .refuses(&["white \"level:11\": expected a level from 1 to 10"]);
}

/// A game of Othello of which seven squares are left.
const NEAR_THE_END: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5\
                            a6b6a4a3a2b3g2c8h2h1g1f1e1a7b7a8b8";

#[test]
fn the_engine_names_the_best_move_and_lists_them_all() {
    let load = format!("load {NEAR_THE_END}");
    let reply = script(&[], &[&load, "hint", "hint", "evaluate", "start", "moves"]);
    reply.succeeds();
    let look = reply.out.iter().find(|line| line.starts_with("Look "));
    assert!(look.is_some(), "{:?}", reply.out);
    let best = reply.out.iter().find(|line| line.starts_with("Best: ")).expect("a best move");
    assert!(best.ends_with(", exact."), "{best}");
    let (square, _) = best["Best: ".len()..].split_once(", ").expect("a value");
    let at = reply.out.iter().position(|line| line.contains("legal move"));
    let head = &reply.out[at.expect("a list of moves")];
    assert!(head.ends_with(", exact."), "{head}");
    let first = &reply.out[at.expect("a list of moves") + 1];
    assert!(
        first.starts_with(&format!("{square}: ")) && first.ends_with("the best move."),
        "{first}"
    );
}
