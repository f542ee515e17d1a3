//! A repertoire from a base to a game: it is made, asked, and left.

use std::path::Path;

use crate::pty::Setup;

/// Makes a repertoire for Black, answers its first position, and begins a game.
const MAKE_AND_PLAY: &str = r#"mkdir -p "$XDG_CONFIG_HOME/othello"
echo 'me = "Ada"' >"$XDG_CONFIG_HOME/othello/config.toml"
"$OTHELLO" repertoire new black "$BASE" --depth 4 --plies 4 --games 20 >made
echo f5 | "$OTHELLO" repertoire train black >trained
sh -c 'echo $$ >pid; exec "$@"' sh "$@"; echo $? >status; read -r _"#;

#[test]
fn a_game_that_leaves_a_repertoire_of_a_base_says_where_and_what_it_cost() {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/base");
    let mut terminal = Setup::new(100, 30)
        .script(MAKE_AND_PLAY)
        .env("BASE", base)
        .args(&["--new", "--black", "Ada", "--white", "Emile"])
        .start_game("f5d6c7");
    assert!(terminal.file("made").unwrap().contains(" with a move of Black."));
    assert!(terminal.file("trained").unwrap().contains("f5 is right."));
    let progress = terminal.file("data/othello/progress.jsonl").unwrap();
    assert!(progress.contains("\"kind\":\"repertoire\""), "{progress}");
    terminal.send("x");
    terminal.wait_for("Resign as Emile?");
    terminal.send("y");
    terminal.wait_for("which loses ");
    terminal.assert_says("You left your repertoire at move 3: c7 (yours: c");
    // Its move is asked from there.
    terminal.send("\x1b[5~:repertoire here\r");
    terminal.wait_for("Repertoire 1 of ");
    terminal.wait_for("After f5d6");
    terminal.send("q");
    terminal.wait_for_end(0);
}
