//! Variations that cannot be read as such: what is kept as text, and that the others are read.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello::notation::reader::{Found, Reader};
use othello::notation::{Format, pgn, sgf, transcript};
use othello::position::Position;
use othello::rules::Rules;
use othello::tree::Moment;

#[track_caller]
fn read(text: &str) -> Found {
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    let game = games.next().unwrap().unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(games.next(), None, "{text}");
    game
}

/// The lines of a game and the texts that are kept at their moves.
fn lines(found: &Found) -> Vec<String> {
    let (game, annotations) = (&found.record.game, &found.record.annotations);
    let mut lines = Vec::new();
    let mut stack = vec![Moment::Main(0)];
    while let Some(at) = stack.pop() {
        let moves = || transcript::write(annotations.game_at(game, at).plies());
        let note = annotations.note(at);
        let unread = note.iter().flat_map(|note| &note.unread);
        lines.extend(unread.map(|text| format!("{} {text}", moves())));
        let mut children: Vec<_> = annotations.children(game, at).collect();
        if children.is_empty() {
            lines.push(moves());
        }
        children.reverse();
        stack.extend(children);
    }
    lines
}

/// Expects the lines of a game with texts at their moves, and the warnings. They come back.
#[track_caller]
fn check(text: &str, expected: &[&str], warnings: &[&str]) {
    let found = read(text);
    assert_eq!(lines(&found), expected, "{text}");
    let faults: Vec<_> = found.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(faults, warnings, "{text}");
    for text in [pgn::write(&found.record), sgf::write(&found.record).unwrap()] {
        assert_eq!(read(&text).record, found.record, "{text}");
    }
}

/// The fault of a variation that is kept as text.
fn kept(at: &str, why: &str) -> String {
    format!("the variation at line 1, column {at} is kept as text: {why}")
}

#[test]
fn a_fault_in_a_branch_leaves_the_others_alone() {
    let name = "expected a name such as B before a bracket";
    check(
        "(;GM[2]PB[Ann];B[f5](;W[d6];B[c3])(;W[f4]) ?? )",
        &["f5 ??", "f5d6c3", "f5f4"],
        &[&kept("44", name)],
    );
    check(
        "(;GM[2]PB[Ann];B[f5](;W[d6];B[c3])(;W[f4]) B[a1] )",
        &["f5 B[a1]", "f5d6c3", "f5f4"],
        &[&kept("44", "move 2: Black is not to move")],
    );
    check("(;GM[2];B[f5](;W[d6]) ?? )", &["f5 ??", "f5d6"], &[&kept("23", name)]);
    check(
        "(;GM[2];B[f5](;W[d6];B[c3])(;W[f4] ?? (;B[c3])C[\\]) x])(;W[f6];B[e6](;W W[a]))(;W[f6];B[d3]))",
        &["f5 ;W[f4] ?? (;B[c3])C[\\]) x]", "f5d6c3", "f5f6e6 ;W W[a]", "f5f6e6", "f5f6d3"],
        &[&kept("36", name), &kept("72", "expected a bracket after the name")],
    );
}

#[test]
fn a_branch_without_a_move_leaves_the_others_alone() {
    check(
        "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c4]))(;N[x])(;W[f4]))",
        &["f5 ;N[x]", "f5d6c3", "f5d6c4", "f5f4"],
        &[],
    );
    check(
        "(;GM[2];B[f5](;W[d6](;B[c3])(;B[c4]))(;N[x](;W[f4])(;W[f6]))(;W[f6];B[e6]))",
        &["f5 ;N[x](;W[f4])(;W[f6])", "f5d6c3", "f5d6c4", "f5f6e6"],
        &[],
    );
    check(
        "(;GM[2];B[f5](;W[d6])(;N[x];W[f4];B[c3])(;W[f6]))",
        &["f5 ;N[x];W[f4];B[c3]", "f5d6", "f5f6"],
        &[],
    );
}

/// Nothing is taken from a node of which not all can be played, nor from the comment before it.
#[test]
fn a_node_is_kept_as_a_whole() {
    check(
        "(;GM[2](;B[f5];W[d6])(;C[hello];B[c4]W[a1]C[x]))",
        &[" ;C[hello];B[c4]W[a1]C[x]", "f5d6"],
        &[&kept("38", "move 2: a1 has no black disc next to it")],
    );
    check(
        "(;GM[2](;B[f5];W[d6])(;B[c4]W[c3];B[d3]W[a1]))",
        &["f5d6", "c4c3 ;B[d3]W[a1]", "c4c3"],
        &[&kept("40", "move 4: a1 has no black disc next to it")],
    );
}
