//! Games of Othello Quest: JSON with a move in each `"m"`.

use crate::error::Warning;
use crate::line;
use crate::located::Located;
use crate::player_name::PlayerName;
use crate::rows;
use crate::source::{Context, Line, Lines, Next, Piece};
use othello_core::board::ByColor;

/// The bytes of an object, at most, and the objects and lists in each other.
const LONGEST: usize = 1 << 20;
const DEEPEST: usize = 16;

/// Finds the game in an object that a text begins with; `None` if it begins with none that has moves.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Option<Next> {
    let text = lines.text;
    if !text.starts_with('{') && !text.strip_prefix('[')?.trim_start().starts_with('{') {
        return None;
    }
    let (end, is_open) = match end_of(text) {
        End::At(end) => (end, false),
        End::None => return None,
        End::Open if !lines.is_whole && text.len() < LONGEST => return Some(Next::More),
        End::Open => (text.len().min(LONGEST), true),
    };
    let object = text.get(..end)?;
    let Some(Moves { moves, names }) = moves(object) else {
        // In a line of words there may be anything else.
        let Line::Whole(line, _) = lines.line(0) else { return Some(Next::More) };
        return (line.len() >= end).then_some(Next::Words(end));
    };
    let read = line::moves(context.usual, &moves).map(|mut read| {
        read.record.names = names;
        rows::add_comment(&mut read.record, context.before, "");
        read.warnings.extend(is_open.then_some(Warning::CutOff));
        read
    });
    let read = read.map_err(|Located { error, .. }| Located::new(0, error));
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

/// The end of an object or a list.
enum End {
    /// The place behind it.
    At(usize),
    /// It stands behind the text, if anywhere.
    Open,
    /// There is no object.
    None,
}

/// Finds the end of the object or the list that a text begins with.
fn end_of(text: &str) -> End {
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate().take(LONGEST) {
        match byte {
            b'\n' if is_quoted => {
                let is_last = text[at..].trim_start().is_empty();
                return if is_last { End::Open } else { End::None };
            }
            b'{' | b'[' if !is_quoted && depth == DEEPEST => return End::None,
            _ if is_escaped => is_escaped = false,
            b'\\' if is_quoted => is_escaped = true,
            b'"' => is_quoted = !is_quoted,
            b'{' | b'[' if !is_quoted => depth += 1,
            b'}' | b']' if !is_quoted => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return End::At(at + 1);
                }
            }
            _ => {}
        }
    }
    End::Open
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
