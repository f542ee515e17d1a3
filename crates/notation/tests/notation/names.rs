//! Names of players are what is seen of them.

#![allow(clippy::unwrap_used, reason = "a fault fails the test")]

use othello_notation::{PlayerName, PlayerNameError};

#[test]
fn a_name_is_what_is_seen_of_it() {
    for (text, seen) in [
        ("An\u{e0041}n\u{e007f}", "Ann"),
        ("\u{200d}A\u{200c}n\u{200d}\u{200d}n\u{feff}\u{2060}\u{ad}", "Ann"),
        ("Ann\u{3164}\u{fe0f}", "Ann"),
        ("👩\u{200d}\u{200d}🚀\u{fe0f}\u{fe0f}\u{200d}", "👩\u{200d}🚀\u{fe0f}"),
    ] {
        assert_eq!(PlayerName::cleaned(text).unwrap().as_str(), seen, "{text:?}");
        assert_eq!(text.parse::<PlayerName>(), Err(PlayerNameError::Control), "{text:?}");
    }
    assert_eq!(PlayerName::cleaned("\u{2003}\u{fe0f}Ann"), "Ann".parse().ok());
    assert_eq!(PlayerName::cleaned("\u{e0041}\u{200d}\u{115f}"), None);
}

/// The name is shown in the title of a terminal and beside the board.
#[test]
fn a_name_does_not_turn_the_direction_of_what_follows_it() {
    for letter in "\u{202a}\u{202b}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{200f}\u{61c}".chars()
    {
        let text = format!("Ann{letter} B");
        assert_eq!(PlayerName::cleaned(&text), "Ann B".parse().ok(), "{text:?}");
        assert_eq!(text.parse::<PlayerName>(), Err(PlayerNameError::Control), "{text:?}");
    }
    for name in ["Zoe\u{308}", "דנה", "نور\u{200c}ا", "👩\u{200d}🚀", "黒"] {
        assert_eq!(PlayerName::cleaned(name).unwrap().as_str(), name);
    }
}
