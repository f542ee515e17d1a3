//! New games: other rules, matches, and their ends.

use super::{FIRST_PASS, script};

/// One sequence of moves: Black's hand is empty after the last, White's is not but has no move.
const SUPPLY_END: &str = "d4e4d5e5f4g3e6d6f6g6d7c7e7f8b8c6f5c4b7a8h7h6h5e8c8g5c5h4h3b4c3d3a4a3a6a5b5b6c2b1\
                          f2d2b2a2a1d8f7b3c1g8e2e3f3h2g7h8g4g1f1e1d1g2h1";

/// 31-31 with 32 discs each, after a pass at the 61st move.
const DRAW: &str = "d4e4d5e5f6c4e3f2b3f4f3g3c3c5g4h5d3a3e2d6g1b4d7c6b6d1e1e7h4h3c2a6a5c1b5d2b7a7e6g2d8\
                    a8h2g7g6c7c8a4b1g5h6f8f7b8f5e8b2a1h1g8f1--a2";

#[test]
fn rules_are_shown_and_chosen() {
    let lines = [
        "rules",
        "rules Anti",
        "rules chess",
        "new reversi handicap 1",
        "new chess",
        "new supply",
        "new supply few",
        "f5",
        "new othello supply own count plain",
        "rules",
        "new",
        "new black \"Ann Lee\" white Ben",
        "names",
        "names Cleo Dan",
        "names Cleo",
        "new",
    ];
    let reply = script(&[], &lines);
    reply.refuses(&[
        "unknown rules \"chess\": expected one of othello, othello-mirrored, reversi, reversi-32, \
         reversi-first-pass, reversi-may-flip, reversi-must-flip, anti",
        "handicap corners need a fixed opening: in the centre opening the board starts empty",
        "unknown setting `chess`; see `help new`",
        "`supply` needs a value; see `help new`",
        "supply \"few\": expected one of pool, own",
        "expected two names, Black's and then White's; put a name with spaces in double quotes",
    ]);
    reply.says("Black f5 flips e5. White to move: d6, f4, f6.");
    reply.says("Rules: Anti-Othello. Othello rules, but the player with fewer discs wins.");
    let own = "Rules: Othello, own 32 discs, plain count.";
    reply.says(own);
    reply.says(&format!("New game. {own} Black to move: c4, d3, e6, f5."));
    reply.says(&format!(
        "New game. {own} Ann Lee plays Black, Ben plays White. Black to move: c4, d3, e6, f5."
    ));
    reply.says("Cleo plays Black, Dan plays White.");
    reply.says(&format!(
        "New game. {own} Cleo plays Black, Dan plays White. Black to move: c4, d3, e6, f5."
    ));
}

#[test]
fn white_chooses_the_disc_that_the_second_move_flips() {
    let lines = ["d4e4d5", "e5", "e5", "f6", "d5", "undo", "redo", "list", "f4"];
    script(&["--rules", "reversi-must-flip"], &lines)
        .refuses(&[
            "e5 is not one of the discs to choose from",
            "f6 is not one of the discs to choose from",
        ])
        .ends(&[
            "Rules: Reversi, 2nd disc must flip. Black to move: d4, d5, e4, e5.",
            "Black places d4.",
            "White places e4.",
            "Black places d5. White to move: e5.",
            "White places e5. White to choose the disc to flip: d4, d5.",
            "White flips d5. Black to move: d6, f4, f6.",
            "Undone: White flips d5. White to choose the disc to flip: d4, d5.",
            "Redone: White flips d5. Black to move: d6, f4, f6.",
            "1: Black places d4.",
            "2: White places e4.",
            "3: Black places d5.",
            "4: White places e5.",
            "5: White flips d5.",
            "Black f4 flips e4. White to move: c3, d3, e3, f3, g3.",
            "Not finished. Black 3, White 2, 59 empty.",
            "d4e4d5e5d5f4",
        ]);
    script(&["--rules", "reversi-may-flip"], &["d4e4d5e5", "e5", "d4"])
        .refuses(&["d4 is occupied"])
        .says("White places e5. White to choose the disc to flip: d4, d5, or e5 to flip none.")
        .says("White flips none. Black to move: f3, f4, f5, f6.");
}

#[test]
fn a_game_ends_when_the_discs_in_hand_run_out() {
    let lines = ["new reversi-32", SUPPLY_END, "board", "stats"];
    let end = "Black has no discs left to play, and White cannot move. White wins by 1: 32-31.";
    script(&[], &lines)
        .succeeds()
        .says("Black 31, White 32, 1 empty. Left to play: Black 0, White 1.")
        .ends(&[end, SUPPLY_END]);
}

#[test]
fn the_first_pass_ends_the_game_under_that_rule() {
    let reply = script(&["--on-pass", "end"], &[FIRST_PASS]);
    let end = "Black cannot move, and the first pass ends the game.";
    reply.succeeds();
    assert!(reply.out.iter().any(|line| line.contains(end)), "{:#?}", reply.out);
}

#[test]
fn a_match_is_played_with_a_draw_and_a_resignation() {
    let lines = [
        "new reversi-32 best-of 3 black Anna white Ben",
        "score",
        DRAW,
        "score",
        "new",
        "d4",
        "new",
        "d4",
        "resign",
        "resign",
        "undo",
        "resign yes",
        "score",
        "new",
        "resign",
        "score",
    ];
    let reply = script(&[], &lines);
    reply.refuses(&["the game is over; type undo to continue it"]);
    let opening = "Black to move: d4, d5, e4, e5.";
    let white = "White to move: d5, e4, e5.";
    let resigned = "Black wins by resignation (official score 64-0).";
    let second = format!(
        "New game. Rules: Reversi, 32 discs each. Game 2, best of 3. Ben plays Black, Anna plays White. \
         {opening}"
    );
    let standing = "Match: Ben 1½ - ½ Anna.";
    let lost = "White wins by resignation (official score 64-0).";
    let won = "Ben wins the match 2½ - ½ (159-31 discs).";
    reply.ends(&[
        &second,
        &format!("Black places d4. {white}"),
        &second,
        &format!("Black places d4. {white}"),
        &format!("{resigned} {standing} Type new for the next game."),
        &format!("Undone. The game continues. {white}"),
        &format!("{resigned} {standing} Type new for the next game."),
        &format!("{standing} 2 games of a best of 3 played, 95-31 discs."),
        &format!(
            "New game. Rules: Reversi, 32 discs each. Game 3, best of 3. Anna plays Black, Ben plays \
             White. {opening}"
        ),
        &format!("{lost} {won}"),
        won,
        lost,
    ]);
    reply.says("Match: Anna 0 - 0 Ben. 0 games of a best of 3 played, 0-0 discs.");
    reply.says("Match: Anna ½ - ½ Ben. 1 game of a best of 3 played, 31-31 discs.");
}
