//! Whole games on two screens, the ticket read off one and typed into the other.

use othello_words::i18n::m;

use super::pair::{self, Pair, of};

/// Nine moves after which White has no disc left.
const SHORT: &str = "e6f4e3f6g5d6e7f5c5";

#[test]
fn a_game_is_played_to_its_end_on_two_screens_and_again_with_other_colours() {
    let mut pair = Pair::start(&["--clock", "5+3", "--best-of", "3"]);
    pair.guest.send("e6");
    pair.guest.wait_for_turn("Ada");
    pair.play(&SHORT[..16]);
    pair.host.send(&SHORT[16..]);
    for terminal in [&mut pair.host, &mut pair.guest] {
        terminal.wait_for_winner("Ada");
    }
    pair.guest.send("n\r");
    pair.host.wait_for_activity(m::title::question);
    pair.host.send("y");
    for terminal in [&mut pair.host, &mut pair.guest] {
        terminal.wait_for_empties(60);
    }
    pair.guest.send("f5");
    pair.host.wait_for_empties(59);
    pair.host.send("q");
    pair.guest.wait_for_activity(m::title::away);
}

#[test]
fn a_game_is_hosted_and_joined_from_the_board() {
    let start = |user| of(user, &["--no-animation"]).start();
    let (mut host, mut guest) = (start("Ada"), start("Emile"));
    for terminal in [&mut host, &mut guest] {
        terminal.wait_until_idle();
    }
    host.send(":host\r\r");
    let ticket = pair::ticket(&mut host);
    guest.send(&format!(":join {ticket}\r"));
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6");
}
