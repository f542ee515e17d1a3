//! Games of Othello Quest: JSON with a move in each `"m"`.

use crate::player_name::PlayerName;
use othello_core::board::ByColor;

/// The moves of a game and its players.
pub(super) struct Game {
    pub(super) moves: String,
    pub(super) names: ByColor<Option<PlayerName>>,
}

/// Reads the game in a text; `None` if it has none. The moves of a start that was drawn by lot stand in
/// `"startPos"`, and a pass is a hyphen.
pub(super) fn read(text: &str) -> Option<Game> {
    let played: Vec<_> = strings(text, "m").collect();
    if played.is_empty() {
        return None;
    }
    let mut moves: Vec<_> = strings(text, "startPos").take(1).collect();
    moves.extend(played.into_iter().map(|text| if text == "-" { "--" } else { text }));
    let mut names = strings(text, "name").map(PlayerName::cleaned);
    let names = ByColor { black: names.next().flatten(), white: names.next().flatten() };
    Some(Game { moves: moves.join(" "), names })
}

/// Returns the texts that are values of a key.
fn strings<'a>(text: &'a str, key: &str) -> impl Iterator<Item = &'a str> {
    let key = format!("\"{key}\"");
    let places: Vec<usize> = text.match_indices(&key).map(|(at, _)| at + key.len()).collect();
    places.into_iter().filter_map(move |at| {
        let value = text[at..].trim_start().strip_prefix(':')?.trim_start().strip_prefix('"')?;
        Some(&value[..value.find('"')?])
    })
}
