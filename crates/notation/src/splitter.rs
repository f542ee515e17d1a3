//! Finds what comes next in a text: a game in one of the formats, or lines without one.

use crate::error::ReadErrorKind;
use crate::format::Format;
use crate::forms;
use crate::game_tree;
use crate::json;
use crate::located::Located;
use crate::sheet;
use crate::source::{Context, Lines, More, Next, Piece, Trust, is_blank};
use crate::text;

/// Finds what comes next in a text that begins with a line, behind blanks.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Result<Next, More> {
    match find(lines, context)? {
        Next::Game(few) if few.is_few && context.games.has_long => Ok(Next::Words(few.range.end)),
        Next::Game(few) if few.is_few && !context.games.was_few => beside(few, lines, context),
        next => Ok(next),
    }
}

fn find(lines: &Lines<'_>, context: &Context<'_>) -> Result<Next, More> {
    if let Some(read) = Format::at_start(lines)?.and_then(Format::reader) {
        return read(lines, context).map(|piece| Next::Game(Box::new(piece))).ok_or(More);
    }
    let Some((line, behind)) = lines.line(0)? else { return Err(More) };
    if sheet::is_comment(line) {
        return Ok(Next::Comment(behind));
    }
    if let Some(next) = json::next(lines, context)? {
        return Ok(next);
    }
    let change = forms::end_of_change(lines, 0)?;
    if let Some(end) = end_of_conflict(lines).or(change) {
        let fault = ReadErrorKind::Expected(if change.is_some() {
            "one of two versions, found a line of each"
        } else {
            "one of two versions, found the marks of a merge"
        });
        return Ok(Next::Game(Box::new(Piece::bare(0..end, Err(Located::new(0, fault))))));
    }
    // A tree or an object may stand in the middle of a line.
    let object = || line.find("{\"").filter(|_| line.contains("\":"));
    if let Some(at) = game_tree::in_line(line).or_else(object).filter(|at| *at > 0) {
        return Ok(Next::Words(at));
    }
    if let Some(at) = line.find('\0') {
        let fault = Located::new(at, ReadErrorKind::NotText);
        return Ok(Next::Game(Box::new(Piece::bare(0..behind, Err(fault)))));
    }
    text::next(lines, context)
}

/// Returns the end of a part of which a merge has left two versions, if a text begins with it, as far as it is there.
fn end_of_conflict(lines: &Lines<'_>) -> Option<usize> {
    const FARTHEST: usize = 1 << 15;
    let text = lines.text.strip_prefix("<<<<<<< ").map(|_| lines.text)?;
    let mut ends = FARTHEST.min(text.len())..=text.len();
    let near = &text[..ends.find(|end| text.is_char_boundary(*end))?];
    let end = near.find("\n>>>>>>> ")?;
    Some(text[end + 1..].find('\n').map_or(text.len(), |at| end + 1 + at))
}

/// Returns a few moves as words if a longer game comes next or they stand in a text about something else, and else as
/// a game.
fn beside(few: Box<Piece>, lines: &Lines<'_>, context: &Context<'_>) -> Result<Next, More> {
    // The bytes that are looked at, at most.
    const FARTHEST: usize = 1 << 20;
    let plies = few.plies();
    let (mut at, mut words) = (few.range.end, context.words);
    while at < FARTHEST {
        at += lines.text[at..].len() - lines.text[at..].trim_start_matches(is_blank).len();
        let (before, text) = lines.text.split_at(at);
        let locate = |behind: usize| (context.locate)(at + behind);
        let context = Context { before, locate: &locate, ..*context };
        match find(&Lines { text, ..*lines }, &context) {
            Ok(Next::Words(length)) => {
                words += text[..length]
                    .split(|it: char| !it.is_alphabetic())
                    .filter(|it| it.len() > 1)
                    .count();
                if context.trust == Trust::Sure && plies > 0 && words > plies.pow(3) {
                    return Ok(Next::Words(few.range.end));
                }
                at += length;
            }
            Ok(Next::Comment(length) | Next::Table(_, length)) => at += length,
            Ok(Next::Game(piece)) if piece.is_long() => return Ok(Next::Words(few.range.end)),
            Err(More) if !lines.is_whole && lines.text.len() < FARTHEST => return Err(More),
            Err(More) | Ok(Next::TableEnd | Next::Game(_)) => break,
        }
    }
    Ok(Next::Game(few))
}
