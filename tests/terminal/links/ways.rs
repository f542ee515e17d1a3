//! The other ways: a socket of the machine, and programs that carry lines.

use othello::screen::title::Activity;

use super::pair::{Pair, of};

#[test]
fn two_users_of_one_machine_play_by_a_socket_and_a_third_watches() {
    let host = of("Ada", &["host", "--socket", "game.socket", "--no-animation"]).start();
    let path = host.home().join("game.socket");
    let path = path.to_str().unwrap();
    let mut host = host;
    host.wait_for("othello join");
    let guest = of("Emile", &["join", "--no-animation", path]).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6");
    let mut watcher = of("Zoe", &["join", "--watch", "--no-animation", path]).start();
    watcher.wait_for_empties(58);
    pair.host.wait_for("1 watch");
    pair.play("c3");
    watcher.wait_for_empties(57);
    watcher.wait_for_turn("Emile");
    // Nobody at this keyboard plays in this game.
    watcher.send("d3x");
    pair.play("d3");
    watcher.wait_for_empties(56);
    let question = Activity::Question.name().to_string();
    assert!(watcher.titles().iter().all(|title| !title.contains(&question)));
    let socket = pair.host.home().join("game.socket");
    assert!(socket.exists());
    pair.host.send("q");
    assert_eq!(pair.host.status(), 0);
    assert!(!socket.exists());
}

#[test]
fn a_program_carries_the_lines_to_the_game_that_is_hosted_on_its_machine() {
    let mut host = of("Ada", &["host", "--socket", "unused.socket", "--no-animation"]).start();
    host.wait_for("othello join");
    // As `ssh ada@box othello link` does: with the home directory of the other user.
    let home = host.home().join("state");
    let program = env!("CARGO_BIN_EXE_othello");
    let state = format!("XDG_STATE_HOME={}", home.display());
    let args = ["join", "--no-animation", "--through", "env", &state, program, "link"];
    let guest = of("Emile", &args).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6c3");
    // The last line of such a program is shown when nobody is reached.
    let mut lost = of("Zoe", &["join", "--through", "sh", "-c", "echo no such box >&2"]).start();
    lost.until("the line", |terminal| terminal.says("no such box").then_some(()));
}
