//! All that a key does can be done by a line, too: for players who do not see a screen. What only moves, scrolls, types
//! or closes needs no line.

use othello::app::command::{Command, On};
use othello::app::table;
use othello::screen::input_mode::InputMode;
use othello::screen::keys;
use othello::screen::message::Message;

/// The keys by their help, and the commands of the line mode that do the same.
const COMMANDS: &[(&str, &[&str])] = &[
    ("play that square: d3", &["moves"]),
    ("play the square under the cursor or the pointer", &["moves"]),
    ("next, previous legal square", &["moves"]),
    ("undo a move", &["undo"]),
    ("redo a move", &["redo"]),
    ("browse the game, or the line of an error", &["back", "on"]),
    ("browse to the start, or return to the current move", &["start", "end"]),
    ("previous, next move that was tried here", &["variation", "up"]),
    ("put the variation first; remove it", &["promote", "remove"]),
    ("comment on the move shown", &["comment"]),
    ("give the move shown the next of its signs", &["sign"]),
    ("save the comment; an empty one is removed", &["comment"]),
    ("new game, or the next game of the match", &["new", "play"]),
    ("resign", &["resign"]),
    ("pause the clock, or a game between engines", &["pause", "step"]),
    ("resume", &["continue"]),
    (
        "a hint: where to look; the best move; what each move loses; scores; nothing",
        &["hint", "evaluate"],
    ),
    ("game record: numbers the discs on the board", &["transcript"]),
    ("game record, graphs", &["transcript", "trend"]),
    ("browse the game", &["back", "on"]),
    ("to the start, to the current move", &["start", "end"]),
    (
        "review the game; then the next error, with the cursor on the best move",
        &["review", "error"],
    ),
    ("next, previous row; the cursor goes to its move", &["openings"]),
    (
        "open the selected game, or the first one, at this position; the current one is kept",
        &["found"],
    ),
    ("choose games: by player, colour, years, result, tournament", &["filter"]),
    ("whose games: of people, of programs as well, your own", &["filter"]),
    ("count the games that it names", &["filter"]),
    ("add the selected move to your repertoire", &["repertoire"]),
    ("why the move shown is good or bad", &["why"]),
    ("next, previous error, with the cursor on the best move", &["error"]),
    ("whose errors: of both players, of Black, of White", &["errors"]),
    (
        "at an error: its line, move by move; ] goes to that of the best move",
        &["on", "back", "line"],
    ),
    ("largest errors first, or in the order of play", &["errors"]),
    ("retry your worst moves, or train what is due", &["retry", "train"]),
    ("retry your worst moves", &["retry"]),
    ("answer with that square", &["moves"]),
    (
        "answer with the square under the cursor or the pointer; then try again or play on",
        &["moves", "undo", "reply"],
    ),
    ("try again", &["undo"]),
    ("show the solution", &["solution"]),
    ("two puzzles like this error", &["similar"]),
    ("step through the moves after the answer", &["back", "on"]),
    ("next position", &["next"]),
    ("previous position", &["previous"]),
    ("back to the game", &["leave"]),
    (
        "connection to another machine: who is there, the ticket, what to do when it is lost",
        &["connection"],
    ),
    ("copy the line that joins the game", &["connection"]),
    ("copy the line that watches the game", &["connection"]),
    ("copy the command that joins from a terminal, where there is a page as well", &["connection"]),
    ("end a game whose guest has been away for an hour", &["claim"]),
    ("free the seat of your guest, who may only watch then", &["seat"]),
    ("send away the one with that number who watches", &["away"]),
    ("make another ticket; the old one is void but for your guest", &["ticket"]),
    ("save a copy under a name", &["save"]),
    ("save", &["save"]),
    ("join the game", &["join"]),
    ("open a saved game", &["games"]),
    ("filter the games by names, opening, moves, day, result", &["games"]),
    ("keep the filter, and use the keys of the list again", &["games"]),
    ("clear the filter", &["games"]),
    ("open it", &["open"]),
    ("rename it", &["rename"]),
    ("rename", &["rename"]),
    ("delete it (asks)", &["delete"]),
    ("previous, next game", &["games"]),
    ("ten games on, first, last game", &["games"]),
    ("previous, next repair", &["repair"]),
    ("take the repair", &["repair"]),
    ("edit the players, the event, the round, the date and the score", &["tags"]),
    ("write it, and keep it with the game", &["tags"]),
    ("number of the square; the second digit moves on", &["sheet"]),
    ("next, previous fault: a number that is wrong, or none", &["sheet"]),
    ("one more, one less for this number and all larger ones", &["sheet"]),
    ("undo, redo a change of the sheet", &["sheet"]),
    ("names, event, round, date and official score", &["sheet"]),
    ("save the game; at a fault, repairs are offered", &["sheet"]),
    ("clear all numbers", &["sheet"]),
    ("previous, next choice", &["sheet"]),
    ("take the repair, or save the moves before the fault", &["sheet"]),
    ("next, previous line; the cursor goes to its move", &["lines"]),
    ("more lines: 1, 3, 5, all", &["lines"]),
    ("the selected line, move by move", &["on", "back"]),
    ("keep the line with its value as a variation", &["keep"]),
    ("copy the transcript", &["transcript"]),
    ("change the value", &["new"]),
    ("start the game (on More: show the other rules)", &["new"]),
    ("yes; only y resigns, deletes or answers a question that you did not cause", &["yes"]),
    ("no; only n to a question that you did not cause", &["no"]),
    ("help", &["help"]),
    ("quit; the game is saved", &["quit"]),
    ("quit; the game resumes next time", &["quit"]),
    ("quit at once, suspend, redraw", &["quit"]),
];

/// The commands of keys.
fn commands() -> impl Iterator<Item = &'static Command> {
    let rows = InputMode::ALL.into_iter().flat_map(keys::rows);
    let messages = rows.flat_map(|row| row.bound_keys().flat_map(|key| row.messages(key)));
    messages.filter_map(|message| match message {
        Message::Call(command, _) => Some(command),
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
