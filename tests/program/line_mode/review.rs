//! The review in words.

use super::script;

/// A position with twelve empty squares, and the moves that were played from there.
const START: &str = "--OOOOO---OOOO-OXXXOOXOOXXXXOOXOXXXOOXOOXXOXOOOO-OOOOO---XXXXX-- X";
const MOVES: &str = "g8b2a2g2h1g7a7a8h7h8b1a1";

#[test]
fn a_review_tells_means_and_losses() {
    let load = format!("load {START}");
    let reply = script(&[], &[&load, MOVES, "review", "at 2", "review stop", "review now"]);
    reply.refuses(&["no review is under way", "review takes no argument except stop"]);
    reply.says("12 moves reviewed.");
    reply.says("No move gives away a win, a draw or a lead.");
    reply.says("Black loses 0.0 discs a move; in total, 0 in the endgame.");
    reply.says("White loses 3.6 discs a move; in total, 18 in the endgame (in 1 move).");
    // A learner reads whole discs, and nothing of what is exact.
    assert!(!reply.out.iter().any(|line| line.contains("exact")), "{:#?}", reply.out);
    let is_judged = |line: &String| line.contains("White: b2 costs 18 discs. Better: a7. ");
    assert!(reply.out.iter().any(is_judged), "{:#?}", reply.out);
}

#[test]
fn a_move_is_explained_by_what_follows_it_and_the_best_one() {
    let load = format!("load {START}");
    let lines = ["why", &load, "why", MOVES, "at 4", "why", "at 2", "why", "review", "why"];
    let reply = script(&[], &lines);
    reply.refuses(&["there is no move to explain"; 2]);
    reply.says("White: g2 is the best move.");
    let says = |begin: &str| {
        let line = reply.out.iter().find(|line| line.starts_with(begin));
        line.unwrap_or_else(|| panic!("{begin}: {:#?}", reply.out))
    };
    let plain = says("White: b2 costs 18 discs. Better: a7. ");
    assert!(
        plain.ends_with(
            " After b2 and Black's a2 White has only two moves left, g2 and g7; with a7 it would be 5."
        ),
        "{plain}"
    );
    let full = says("White b2 loses 18 discs, exact: b2 leaves White without a safe move; ");
    assert!(full.contains(". Better: a7 (-12), then "), "{full}");
}

#[test]
fn the_worst_move_is_retried_and_the_game_is_not_changed() {
    let load = format!("load {START}");
    let lines = [
        "lesson",
        &load,
        MOVES,
        "solution",
        "review",
        "lesson",
        "b2",
        "undo",
        "resign",
        "a7 g2",
        "solution",
        "next",
        "transcript",
    ];
    let reply = script(&[], &lines);
    reply.refuses(&[
        "the game has not been reviewed; type review",
        "there is no position to solve; type puzzle",
        "return to the game first; type leave",
        "expected one move as the answer",
    ]);
    let says = |begin: &str| {
        let line = reply.out.iter().find(|line| line.starts_with(begin));
        line.unwrap_or_else(|| panic!("{begin}: {:#?}", reply.out)).as_str()
    };
    let task = says("Lesson, 1 of 1. ");
    assert!(
        task.contains(" Move 2: b2 cost 18 discs by the end of the game. White to move: "),
        "{task}"
    );
    let judged = says("b2 costs 18 discs. ");
    assert!(!judged.contains("a7") && !judged.contains("Refutation"), "{judged}");
    assert!(judged.ends_with(" Enter: what was better, and why; undo: try again."), "{judged}");
    let solution = says("Solution: ");
    assert!(solution.contains(" It saves 18 discs compared with b2. "), "{solution}");
    let left = " you have only two moves left, g2 and g7; with a7 you would have 5. ";
    assert!(solution.contains(left), "{solution}");
    // What came of it in the game stands behind the reason.
    assert!(solution.contains(" In the game Black took the corner h1 at move 5. "), "{solution}");
    // Puzzles like it would not show it: few moves of one's own come later.
    assert!(solution.ends_with(" Enter ends the lesson."), "{solution}");
    says("Remember: few moves for them, many for you. ");
    reply.says(MOVES);
}
