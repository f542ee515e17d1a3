//! A whole session in line mode: what a player does who does not see the screen.

use crate::pty::{Setup, Terminal};

/// The first 50 moves of a game (WTHOR base of 2016, game 1082). After 48 of them, `e1` wins and `b7`
/// loses 56 discs.
const GAME: &str = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4a3a2b3g2c8\
                    h2h1g1f1e1a7";

/// A session, and how much of it was heard.
struct Listener {
    terminal: Terminal,
    heard: usize,
}

impl Listener {
    fn start(setup: Setup) -> Self {
        Self { terminal: setup.start(), heard: 0 }
    }

    /// Types a line, waits for an answer that ends so, and returns all that is said till then.
    #[track_caller]
    fn ask(&mut self, line: &str, is_answer: impl Fn(&str) -> bool) -> String {
        self.terminal.send(&format!("{line}\r"));
        let heard = self.heard;
        let said =
            self.terminal.until_within_frames(&format!("the answer to {line:?}"), |terminal| {
                let said =
                    String::from_utf8_lossy(&terminal.written()[heard..]).replace("\r\n", "\n");
                // The terminal repeats the line.
                let said = said.strip_prefix(line).unwrap_or(&said).to_owned();
                is_answer(&said).then_some(said)
            });
        self.heard = self.terminal.written().len();
        said
    }

    /// Types a line, and waits until a sentence is said.
    #[track_caller]
    fn hears(&mut self, line: &str, sentence: &str) -> String {
        // A prompt follows when everything is said.
        self.ask(line, |said| {
            said.split_once(sentence).is_some_and(|(_, rest)| rest.ends_with("> "))
        })
    }
}

/// Returns the legal squares that were said last.
fn legal(said: &str) -> Vec<String> {
    let (_, squares) = said.rsplit_once("Black to move: ").unwrap();
    let squares = squares.split_once('.').unwrap().0;
    squares.split(", ").map(str::to_owned).collect()
}

/// Plays the first legal square each time, until the game is over.
fn play_on(player: &mut Listener, mut said: String) -> String {
    const OVER: &str = "Press Enter to see why.";
    while !said.contains(OVER) {
        let square = legal(&said).remove(0);
        said = player.ask(&square, |said| said.contains(OVER) || said.ends_with("Black> "));
    }
    said
}

#[test]
fn a_whole_session_is_played_by_ear() {
    let setup = Setup::new(200, 60).env("ACCESSIBLE", "1").args(&["--no-animation", "--seed", "1"]);
    let mut player = Listener::start(setup);
    player.hears("names Anna Ben", "Anna plays Black, Ben plays White.");
    player.hears(&format!("load {GAME}"), "Loaded. After move 50 of 50: Black a7 flips b6, c5.");
    player.hears("at 48", "After move 48 of 50: White f1 flips e2, f2, g1, g2.");

    // A game against a level, with a mistake at once.
    player.hears("practice 2", "Start another game, Black against Level 2?");
    player.hears("yes", "New game from move 48: you play Black against Level 2.");
    player.hears("square b7", "b7: empty, an X-square, a legal move that flips ");
    let said = player.ask("b7", |said| said.ends_with("Black> "));
    play_on(&mut player, said);
    player.hears("score", "This is a single game, not a match.");

    // Its review, and the mistake as a position to solve.
    let review = player.hears("review", "Press Enter to see why your costliest moves were bad.");
    assert!(
        review.contains("Move 49, Black, turning point: b7 costs 56 discs. Better: e1. "),
        "{review}"
    );
    player.hears("trend", "Values for Black: start ");
    player.hears("retry", "Lesson, 1 of 1. Move 49: b7 cost 56 discs by the end of the game.");
    player.hears("b7", "b7 costs 56 discs. ");
    player.hears("e1", "e1 is right: it saves 56 discs compared with b7.");
    player.hears("leave", "Remember: corners. ");

    // A puzzle.
    player.hears("puzzles endgame", "One move wins.");
    player.hears("solution", "Solution: ");
    player.hears("leave", "Back to the game.");

    // A variation with a comment.
    player.hears("at 48", "After move 48 of ");
    player.hears("e1", "Variation at move 49: Black e1 flips ");
    player.hears("comment The winner.", "Comment added.");
    player.hears("list", "The last moves are a variation; up returns to where it begins.");
    player.hears("up", "After move 48 of ");
    player.hears("variation", "Variation 1, move 49: e1.");
    player.hears("variation 1", "Comment: The winner.");
    player.hears("end", "After move ");

    // The saved games.
    player.hears("save lesson", "/lesson.pgn.");
    let found = player.hears("games LESSON", "lesson.");
    assert!(found.trim_start().starts_with("1: "), "{found}");
    player.hears("games no such game", "No saved game matches.");
    player.hears("rename 1 my lesson", "Renamed to my-lesson.pgn.");
    player.hears(
        "delete 1",
        "Delete the saved game \"my-lesson\" (Black - Level 2)? This cannot be undone. Answer yes or no.",
    );
    player.hears("no", "Cancelled.");
    player.hears("delete 1", "Answer yes or no.");
    player.hears("yes", "Deleted.");
    player.hears("games lesson", "No saved game matches.");
    player.terminal.send("quit\r");
    player.terminal.wait_for_end(0);
    assert!(!player.terminal.written().contains(&b'\x1b'));
}
