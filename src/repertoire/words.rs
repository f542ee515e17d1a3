//! The texts of the file of a repertoire.

use othello_core::board::Color;
use othello_engine::Value;
use othello_words::value::{certainty, value};

/// Returns the title of a repertoire.
pub fn title(color: Color) -> String {
    format!("Repertoire for {color}")
}

/// Written behind a move after which the file goes on elsewhere.
pub const TRANSPOSED: &str = "Another line goes on from this position.";

/// Returns the comment on a move: `Tiger. 1,204 games; value +0.4, depth 12.`, or of a reply
/// `38 % of 3,168 games; value -0.2, depth 12.`
pub fn comment(name: Option<&str>, games: u64, of: Option<u64>, engine: Option<Value>) -> String {
    let name = name.map_or_else(String::new, |name| format!("{name}. "));
    let share = of.and_then(|all| Some(((games * 100 + all / 2).checked_div(all)?, all)));
    let games = match share {
        Some((percent, all)) => format!("{percent} % of {}", counted(all)),
        None => counted(games),
    };
    let engine = engine.map_or_else(String::new, |known| {
        format!("; value {}, {}", value(known), certainty(known))
    });
    format!("{name}{games}{engine}.")
}

fn counted(games: u64) -> String {
    if games == 1 { "1 game".into() } else { format!("{games} games") }
}
