//! Finds what comes next in a text: a game in one of the formats, or lines without one.

use crate::error::{Location, ReadErrorKind};
use crate::game_tree::{self, Escapes};
use crate::ggf;
use crate::located::Located;
use crate::pgn;
use crate::quest;
use crate::sgf;
use crate::source::{Context, Line, Lines, Next, Piece, is_blank};
use crate::text;
use othello_core::position::Position;

/// Finds what comes next in a text that begins with a line, behind blanks.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Next {
    let game = |piece: Option<Piece>| piece.map_or(Next::More, |piece| Next::Game(Box::new(piece)));
    match game_tree::at_start(lines) {
        game_tree::Start::Unsure => return Next::More,
        game_tree::Start::Tree(Escapes::None) => return game(ggf::read_next(lines, context)),
        game_tree::Start::Tree(Escapes::Backslash) => return game(sgf::read_next(lines, context)),
        game_tree::Start::None => {}
    }
    let (line, behind) = match lines.line(0) {
        Line::Whole(line, behind) => (line, behind),
        Line::End | Line::Open => return Next::More,
    };
    if text::is_comment(line) {
        return Next::Comment(behind);
    }
    if pgn::is_likely(line) {
        return game(pgn::read_next(lines, context));
    }
    if let Some(next) = quest::next(lines, context) {
        return next;
    }
    // A tree or an object may stand in the middle of a line.
    let object = line.find('{').filter(|_| line.contains("\"m\""));
    if let Some(at) = game_tree::in_line(line).or(object).filter(|at| *at > 0) {
        return Next::Words(at);
    }
    if let Some(at) = line.find('\0') {
        let fault = Located::new(at, ReadErrorKind::NotText);
        return Next::Game(Box::new(Piece::bare(0..behind, Err(fault))));
    }
    text::next(lines, context)
}

/// Finds the games of a text, each with its place.
pub(super) fn pieces(text: &str, usual: Position) -> impl Iterator<Item = (usize, Piece)> {
    let mut at = 0;
    let mut table = None;
    std::iter::from_fn(move || {
        loop {
            at += text[at..].len() - text[at..].trim_start_matches(is_blank).len();
            let locate = |_: usize| Location::Line(1);
            let table_now = table.as_deref();
            let context =
                Context { usual, table: table_now, before: "", words: 0, locate: &locate };
            match next(&Lines::of(&text[at..]), &context) {
                Next::More => return None,
                Next::Comment(length) | Next::Words(length) => at += length,
                Next::Table(head, length) => {
                    table = Some(head);
                    at += length;
                }
                Next::TableEnd => table = None,
                Next::Game(piece) => {
                    let from = at;
                    at += piece.range.end;
                    return Some((from, *piece));
                }
            }
        }
    })
}
