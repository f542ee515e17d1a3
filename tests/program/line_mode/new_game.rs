//! New games: other rules, matches, and their ends.

use super::script;

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
            "Black plays d4.",
            "White plays e4.",
            "Black plays d5. White to move: e5.",
            "White plays e5. White to choose the disc to flip: d4, d5.",
            "White flips d5. Black to move: d6, f4, f6.",
            "Undone: White flips d5. White to choose the disc to flip: d4, d5.",
            "Redone: White flips d5. Black to move: d6, f4, f6.",
            "1: Black plays d4.",
            "2: White plays e4.",
            "3: Black plays d5.",
            "4: White plays e5.",
            "5: White flips d5.",
            "Black f4 flips e4. White to move: c3, d3, e3, f3, g3.",
            "Not finished. Black 3, White 2, 59 empty.",
            "d4e4d5e5d5f4",
        ]);
    script(&["--rules", "reversi-may-flip"], &["d4e4d5e5", "e5", "d4"])
        .refuses(&["d4 is occupied"])
        .says("White plays e5. White to choose the disc to flip: d4, d5, or e5 to flip none.")
        .says("White flips none. Black to move: f3, f4, f5, f6.");
}
