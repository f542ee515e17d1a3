//! Sentences about games that begin.

use super::says::NewGameQuestion;
use crate::words;
use othello_core::balanced::BalancedOpening;
use othello_core::board::{ByColor, Color};
use othello_core::rules::Rules;
use othello_session::{Player, Session};

/// Returns who plays a colour, as the dialog of a new game says it: `You` against the computer.
pub fn player(players: &ByColor<Player>, color: Color) -> String {
    match (&players[color], &players[!color]) {
        (Player::Human, Player::Computer(_)) => "You".into(),
        (player, Player::Human | Player::Computer(_) | Player::Remote) => {
            words::players::player(player)
        }
    }
}

/// Returns who plays in a new game that began after that many plies of another one.
pub fn new_game_from(session: &Session, ply: usize) -> String {
    let computer = Color::BOTH.into_iter().find(|&c| session.players()[c].computer().is_some());
    let players = computer.map_or_else(String::new, |color| {
        format!(": you play {} against {}", !color, session.name(color))
    });
    let place = if ply == 0 { "the start".into() } else { format!("move {ply}") };
    format!("New game from {place}{players}. The other game stays saved.")
}

/// Returns how far a pasted game has gone on.
pub fn extended(plies: usize) -> String {
    let moves = if plies == 1 { "1 pasted move".into() } else { format!("{plies} pasted moves") };
    format!("Played on by {moves}.")
}

/// Returns that a game was loaded, and what it lacks that the one before it had: `Loaded 12 moves,
/// without a clock.`
pub fn loaded(plies: usize, lacks_names: bool, lacks_clock: bool) -> String {
    let loaded = match plies {
        0 => "Loaded a position".into(),
        1 => "Loaded 1 move".into(),
        plies => format!("Loaded {plies} moves"),
    };
    let without = match (lacks_names, lacks_clock) {
        (true, true) => ", without names or a clock.",
        (true, false) => ", without names.",
        (false, true) => ", without a clock.",
        (false, false) => ".",
    };
    loaded + without
}

/// Returns the same with the keys that browse the game.
pub fn with_keys_to_browse(loaded: &str) -> String {
    format!("{loaded} PageUp and Home browse them.")
}

/// Said in line mode when a game was loaded, before its description.
pub const LOADED: &str = "Loaded.";

/// Returns that a new game begins, in line mode, before its description.
pub fn began(description: &str) -> String {
    format!("New game. {description}")
}

/// Returns that a game begins with a balanced opening: `Balanced opening 2711, of eight moves.`
pub fn began_with(opening: BalancedOpening) -> String {
    format!("Balanced opening {opening}, of eight moves.")
}

/// Returns that these rules have no balanced openings, as a clause.
pub fn no_balanced_opening(rules: Rules) -> String {
    format!("there are balanced openings of Othello, not of {rules}")
}

/// Returns a question.
pub fn question(question: &NewGameQuestion) -> String {
    match question {
        NewGameQuestion::Game(_) => {
            "This game of the match is not over. Restart it? The moves so far stay saved.".into()
        }
        NewGameQuestion::Match(_) => {
            "The match is not over. Abandon it for a new one? This game stays saved.".into()
        }
        NewGameQuestion::Load(record) => {
            let moves = match record.game.plies().len() {
                0 => "this position".into(),
                moves => format!("this {moves}-move game"),
            };
            format!("Load {moves}? Your current game will be saved.")
        }
    }
}

/// The form in which a clock is entered.
pub const CLOCK: &str =
    "Minutes for each: 5, 0:30, or 5+3 with 3 seconds more per move. Type, or use the arrows.";

/// Returns the first moves that are entered, as the dialog of a new game says it.
pub fn opening(entered: &str) -> String {
    match entered {
        "" => "free".into(),
        "random" => "balanced, random".into(),
        number => format!("balanced {number}"),
    }
}

/// Returns the form in which a balanced opening is entered.
pub fn opening_sentence() -> String {
    format!(
        "Free, or eight given moves that leave both sides even: a random opening by the arrows, or \
         type its number, 1 to {}.",
        BalancedOpening::COUNT
    )
}

/// The form in which a name is entered.
pub const NAME: &str = "Type a name, or leave it empty.";

/// Returns the limit that a name has reached.
pub fn longest_name(letters: usize) -> String {
    format!("A name has at most {letters} letters.")
}

/// The order of colours in a match.
pub const MATCH: &str = "In a match the players change colours after each game.";

/// The effect of Enter where the details of the rules are shown.
pub const HIDE_RULES: &str = "Enter hides the details of the rules.";

/// The effect of Enter where they are not.
pub const SHOW_RULES: &str = "Enter shows opening, passes, count, handicap and others.";
