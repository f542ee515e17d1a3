//! Games of Othello Quest: JSON with a move in each `"m"`.

use crate::located::Located;
use crate::player_name::PlayerName;
use crate::record::{Read, Record};
use crate::source::{Context, Line, Lines, Next, Piece};
use crate::transcript;
use othello_core::board::ByColor;
use othello_core::game::Game;

/// The bytes of an object, at most.
const LONGEST: usize = 1 << 20;

/// Finds the game in an object that a text begins with; `None` if it begins with none that has moves.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Option<Next> {
    let text = lines.text;
    if !text.starts_with('{') && !text.strip_prefix('[')?.trim_start().starts_with('{') {
        return None;
    }
    let end = match end_of(text) {
        Some(end) => end,
        None if !lines.is_whole && text.len() < LONGEST => return Some(Next::More),
        None => text.len().min(LONGEST),
    };
    let object = text.get(..end)?;
    let Some(Moves { moves, names }) = moves(object) else {
        // In a line of words there may be anything else.
        let Line::Whole(line, _) = lines.line(0) else { return Some(Next::More) };
        return (line.len() >= end).then_some(Next::Words(end));
    };
    let mut game = Game::from_position(context.usual);
    let read = match transcript::play(&mut game, &moves) {
        Ok(()) => Ok(Read::new(Record { names, ..Record::from(game) }, None)),
        Err(error) => Err(Located::new(0, error)),
    };
    Some(Next::Game(Box::new(Piece::bare(0..end, read))))
}

/// The moves of a game and its players.
pub(super) struct Moves {
    pub(super) moves: String,
    pub(super) names: ByColor<Option<PlayerName>>,
}

/// Reads the game in a text; `None` if it has none. The moves of a start that was drawn by lot stand in
/// `"startPos"`, and a pass is a hyphen.
pub(super) fn moves(text: &str) -> Option<Moves> {
    let played: Vec<_> = strings(text, "m").collect();
    if played.is_empty() {
        return None;
    }
    let mut moves: Vec<_> = strings(text, "startPos").take(1).collect();
    moves.extend(played.into_iter().map(|text| if text == "-" { "--" } else { text }));
    let mut names = strings(text, "name").map(PlayerName::cleaned);
    let names = ByColor { black: names.next().flatten(), white: names.next().flatten() };
    Some(Moves { moves: moves.join(" "), names })
}

/// Returns the place behind the object or the list that a text begins with.
fn end_of(text: &str) -> Option<usize> {
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_quoted => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            b'{' | b'[' if !is_quoted => depth += 1,
            b'}' | b']' if !is_quoted => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
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
