//! Variations that cannot be read as such: what is kept as text, and that the others are read.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::Moment;
use othello_notation::loss::{Loss, losses};
use othello_notation::reader::{Found, Reader};
use othello_notation::{Format, pgn, sgf, transcript};

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

/// A variation before the first move of another one is read once, and the comment before it stays.
#[test]
fn a_variation_at_the_start_of_another_one_is_read_once() {
    let check = |variation: &str, expected: &[&str]| {
        check(&format!("[Black \"A\"]\n\n1. f5 d6 {variation} *\n"), expected, &[]);
    };
    check("((1... f4))", &["f5d6", "f5f4"]);
    check("({a} (1... f4) {b})", &["f5 {a}  {b}", "f5d6", "f5f4"]);
    check("((1... f4) (1... f6) 1... f4 2. c3)", &["f5d6", "f5f4", "f5f6", "f5f4c3"]);
    let found = read("[Black \"A\"]\n\n1. f5 d6 ({a} (1... f4) 1... f6) *\n");
    let annotations = &found.record.annotations;
    let last = annotations.variations(Moment::Main(1)).last().unwrap();
    assert_eq!(annotations.note(Moment::Side(last)).unwrap().before, "a");
}

#[test]
fn a_variation_goes_on_behind_any_move_that_it_repeats() {
    check(
        "[Black \"A\"]\n\n1. f5 d6 (1... f4) (1... d6 {[%same]} 2. c4) (1... f6) 2. c3 d3 *\n",
        &["f5d6c3d3", "f5d6c4", "f5f4", "f5f6"],
        &[],
    );
}

/// Each of these would take minutes if one of its parts were compared with all others.
#[test]
fn a_hundred_thousand_parts_are_soon_read_and_compared() {
    const COUNT: usize = 100_000;
    let many = |one: &dyn Fn(usize) -> String| (0..COUNT).map(one).collect::<String>();
    let sgf = |branch: String| format!("(;GM[2];B[f5](;W[d6]){branch})");
    let pgn = |variations: String| format!("[Black \"A\"]\n\n1. f5 d6 {variations} *\n");
    let texts = [
        sgf(format!("(;W[f4]LB{})", many(&|n| format!("[a1:{:06}]", COUNT - n)))),
        sgf(format!("(;W[f4]{})", many(&|n| format!("XX[{n}]")))),
        sgf(many(&|n| format!("(;W[a1]C[{n}])"))),
        pgn("(".repeat(COUNT / 2) + &")".repeat(COUNT / 2)),
        pgn(many(&|_| "(1... f4)".into()) + &many(&|_| "(1... d6 {[%same]})".into())),
    ];
    for text in texts {
        let Found { record, skipped, .. } = read(&text);
        for format in [Format::Pgn, Format::Sgf] {
            let written = format.write(&record).unwrap();
            assert_eq!(losses(format, &record, skipped, &written), [].into());
        }
    }
    let tags = many(&|n| format!("[X{n} \"x\"]\n[Event \"{n}\"]\n"));
    let Found { record, skipped, .. } = read(&format!("{tags}\n1. f5 *\n"));
    assert_eq!(losses(Format::Pgn, &record, skipped, &pgn::write(&record)), [].into());
}

/// A text file has no place for a character that a property of another format may have.
#[test]
fn foreign_properties_leave_a_file_readable() {
    let found = read("[Black \"A\"]\n\n1. f5 {[%property XX \"\\(0)\" \"a\\(7)]\"]} d6 *\n");
    let written = sgf::write(&found.record).unwrap();
    assert!(written.contains("XX[ ][a \\]]"), "{written}");
    assert_eq!(read(&written).record.game, found.record.game);
    let lost = losses(Format::Sgf, &found.record, found.skipped, &written);
    assert_eq!(lost, [(Loss::Properties, 1)].into());
}

#[test]
fn more_undone_moves_than_there_are_is_a_fault() {
    let text = "[Variant \"othello\"]\n[TakenBack \"3\"]\n\n1. f5 d6 (1... f4) *\n";
    let game = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO)).next().unwrap();
    let fault = "line 2, column 1: TakenBack: expected at most 2 moves";
    assert_eq!(game.unwrap_err().to_string(), fault);
}
