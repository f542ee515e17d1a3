//! Games and positions in JSON: those of Othello Quest, of other programs, and what `--json` prints.

mod game;
mod value;

use crate::error::{ReadErrorKind, Warning};
use crate::forms;
use crate::json::game::GameObject;
use crate::json::value::JsonValue;
use crate::located::Located;
use crate::source::{Context, Lines, More, Next, Piece};
use othello_core::position::Position;

/// The bytes of an object, at most.
const LONGEST: usize = 1 << 20;

/// Finds the game in an object or a list that a text begins with; `None` if it begins with none.
pub(super) fn next(lines: &Lines<'_>, context: &Context<'_>) -> Result<Option<Next>, More> {
    let text = lines.text.get(..LONGEST).unwrap_or(lines.text);
    let Some((root, is_cut)) = value::read(text) else { return Ok(None) };
    let is_all = lines.is_whole || text.len() < lines.text.len();
    if is_cut && !is_all {
        return Err(More);
    }
    let Some(game) = GameObject::first_in(&root) else {
        // Rows of a drawing may be lists.
        let has_object =
            |values: &[JsonValue<'_>]| values.iter().any(|it| !it.entries().is_empty());
        let is_object = root.list().is_none_or(has_object);
        return Ok(is_object.then_some(Next::Words(root.range.end)));
    };
    let range = game.range();
    let rest = value::end_of_rest(&text[range.end..]);
    let rest = rest.or(is_all.then_some(0)).ok_or(More)?;
    let is_open = is_cut && range.end == root.range.end;
    let read = game.read(context.usual, is_open).map(|(mut read, others)| {
        forms::add_comment(&mut read.record, context.before, "");
        read.warnings.extend(is_open.then_some(Warning::CutOff));
        let mut squares = Vec::new();
        for other in others {
            let found = forms::squares(&text[other.clone()]);
            // Its moves may be numbers of rows and columns.
            let is_game = || {
                value::read(&text[other.clone()])
                    .is_some_and(|(it, _)| GameObject::first_in(&it).is_some())
            };
            let whole = Some(other.start).filter(|_| found.is_empty() && is_game());
            squares.extend(found.into_iter().map(|at| other.start + at).chain(whole));
        }
        read.warnings.extend(Warning::of_squares(&squares, context.locate));
        read
    });
    if let (Err(_), Some(at)) = (&read, game.cut_at()) {
        // Its moves are words like others, and have their faults in their places.
        return Ok(Some(Next::Words(at + 1)));
    }
    let read = read.map_err(|error: ReadErrorKind| Located::new(0, error));
    Ok(Some(Next::Game(Box::new(Piece::bare(range.start..range.end + rest, read)))))
}

/// Returns the moves of the first game in a text as they are written, whether they can be played or not, and its start.
pub(super) fn main_line(text: &str, usual: Position) -> Option<(String, Position)> {
    let at = text.find(['{', '['])?;
    let (root, _) = value::read(&text[at..])?;
    GameObject::first_in(&root)?.main_line(usual)
}
