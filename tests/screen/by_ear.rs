//! All that a key does can be done by a line, too: for players who do not see a screen. What only moves, scrolls, types
//! or closes needs no line.

use othello_board::app::command::{Command, On};
use othello_board::app::keys;
use othello_board::app::screen_input::ScreenInput;
use othello_board::app::table;

/// The words of the line mode.
fn words() -> Vec<&'static str> {
    let typed = table::commands().filter(|command| command.on != On::Screen);
    typed.flat_map(|command| command.words.iter().copied()).collect()
}

/// The commands of keys.
fn commands() -> impl Iterator<Item = &'static Command> {
    let rows = keys::modes().flat_map(keys::rows);
    let messages = rows.flat_map(|row| row.bound_keys().flat_map(|key| row.messages(key)));
    messages.filter_map(|message| match message {
        ScreenInput::Call(command, _) => Some(command),
        _ => None,
    })
}

#[test]
fn what_a_key_does_is_a_word_of_the_line_mode_or_is_done_by_words_of_it() {
    let words = words();
    let is_known = |word: &&str| words.contains(word);
    for command in commands() {
        let has_word = command.on != On::Screen && !command.words.is_empty();
        assert_ne!(has_word, !command.by_line.is_empty(), "{command:?}: {:?}", command.by_line);
        assert!(command.by_line.iter().all(is_known), "{command:?}: {:?}", command.by_line);
    }
}
