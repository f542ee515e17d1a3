//! Variations and notes at the viewed moment.

pub mod commands;
pub mod comment_editor;
pub mod sentences;

use othello_core::square::Square;
use othello_core::tree::{Mark, Moment, Note, Sign};
use othello_words::i18n::m;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::call::Call;
use crate::app::lines::CircularStep;
use crate::app::needs::{NO_EXERCISE, NOT_LINKED, NOT_PAUSED, Need};
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused, Reply, Tone};
use crate::app::state::State;
use crate::features::browsing;

pub const PAGE: Page = Page::new("comment");

/// The conditions of each of the commands.
pub const ALLOWED: &[&Need] = &[&NOT_LINKED, &NO_EXERCISE, &NOT_PAUSED];

const HAS_SIBLINGS: Need = Need {
    is_met: |app| app.state.line_shown().is_some() || !others(&app.state).is_empty(),
    or: |_| m::variations::no_sibling().quiet(),
};

const IN_VARIATION: Need = Need {
    is_met: |app| app.state.viewed.is_in_variation(),
    or: |_| m::variations::no_variation().quiet(),
};

/// Views a moment of the game or of a variation.
fn view(app: &mut App, at: Moment) -> Done {
    app.state.go_to(at);
    Ok(())
}

/// Goes to the next move that was tried in place of the viewed one, or to the one before it; at the end of a line to the
/// first one that was tried there, or to the last; in a line that the engine has found, to another one.
fn go_to_sibling(app: &mut App, step: CircularStep) -> Done {
    if app.state.line_shown().is_some() {
        browsing::other_line(app, step);
        return Ok(());
    }
    let state = &mut app.state;
    let (others, at) = (others(state), branching(state));
    let index = others.iter().position(|other| Some(*other) == at);
    let next = match (index, step) {
        (Some(index), step) => others.get(step.neighbour(index, others.len())),
        (None, CircularStep::Next) => others.first(),
        (None, CircularStep::Previous) => others.last(),
    };
    if let Some(&next) = next {
        state.go_to(next);
    }
    Ok(())
}

/// Returns the moves between which one changes.
fn others(state: &State) -> Vec<Moment> {
    match branching(state) {
        Some(at) => state.viewed.siblings(at).collect(),
        None => state.viewed.tried(),
    }
}

/// Returns the viewed moment, or else the next one of its line, if other moves are known in the place
/// of the move before it.
fn branching(state: &State) -> Option<Moment> {
    let (viewed, ply) = (&state.viewed, state.viewed.ply());
    let next = (ply < viewed.line().plies().len()).then(|| viewed.moment_after(ply + 1));
    [Some(viewed.moment()), next].into_iter().flatten().find(|&at| viewed.has_siblings(at))
}

/// Lists the variations from the viewed moment, or views one, counted from 1.
fn variation_by_line(number: &str) -> Result<Call, Refused> {
    if number.is_empty() {
        return Ok(Call::new(list_variations));
    }
    let number = number.parse().map_err(|_| m::variations::wrong_number(quoted(number)))?;
    Ok(Call::new(move |app| view_variation(app, number)))
}

fn list_variations(app: &mut App) -> Done {
    let viewed = &app.state.viewed;
    let lines = sentences::variations(viewed);
    app.state.say(Reply::new(Tone::Quiet, lines));
    Ok(())
}

fn view_variation(app: &mut App, number: usize) -> Done {
    let at = app.state.viewed.moment();
    let annotations = app.state.viewed.annotations();
    let own = usize::from(matches!(at, Moment::Side(_)));
    let variations: Vec<_> = annotations.variations(at).skip(own).collect();
    let id = number.checked_sub(1).and_then(|index| variations.get(index));
    let id = *id.ok_or_else(|| m::variations::no_such(variations.len()).quiet())?;
    app.state.go_to(Moment::Side(id));
    Ok(())
}

/// Goes back to the moment where the viewed variation begins.
fn leave(app: &mut App) -> Done {
    let state = &mut app.state;
    let annotations = state.viewed.annotations();
    let mut at = state.viewed.moment();
    let branch = loop {
        let Some(parent) = annotations.parent(at) else { break None };
        let is_side = matches!(at, Moment::Side(_));
        let is_own = match (parent, at) {
            (Moment::Side(_), Moment::Side(id)) => {
                annotations.variations(parent).next() == Some(id)
            }
            (Moment::Main(_) | Moment::Side(_), _) => false,
        };
        if is_side && !is_own {
            break Some(parent);
        }
        if !is_side {
            break state.viewed.branch();
        }
        at = parent;
    };
    let branch = branch.ok_or_else(|| m::variations::no_variation().quiet())?;
    state.go_to(branch);
    Ok(())
}

/// Puts the viewed variation before the line from which it branches.
fn promote(app: &mut App) -> Done {
    app.state.viewed.promote();
    let is_main = !app.state.viewed.is_in_variation();
    if is_main {
        app.state.told_mut().go_on();
    }
    change(app, if is_main { m::variations::made_main() } else { m::variations::promoted() })
}

/// Removes the viewed move of a variation and all that follows it.
fn remove(app: &mut App) -> Done {
    if app.state.viewed.remove() {
        return change(app, m::variations::removed());
    }
    Err(m::variations::no_variation().quiet())
}

/// Reads the comment on the viewed move, or writes it.
fn comment_by_line(app: &mut App, text: &str) -> Done {
    match text {
        "" => {
            let note = app.state.viewed.note();
            if note.is_some_and(|note| note.comment.len() > comment_editor::LONGEST) {
                return Err(m::variations::too_long().into());
            }
            app.state.show(PAGE);
            Ok(())
        }
        "-" => write_comment(app, ""),
        text => {
            let commands = app.state.viewed.note().map(|note| sentences::commands(&note.comment));
            write_comment(app, &(commands.unwrap_or_default() + text))
        }
    }
}

/// Writes the comment on the viewed move, in place of the one there is.
pub fn write_comment(app: &mut App, text: &str) -> Done {
    let text = text.trim();
    let text: String = text.chars().filter(|&c| !c.is_control() || c == '\n').collect();
    let is_none = text.is_empty();
    note_mut(&mut app.state).comment = text;
    change(app, if is_none { m::variations::uncommented() } else { m::variations::commented() })
}

/// Gives the viewed move the next sign, or that one.
fn sign_by_line(text: &str) -> Result<Call, Refused> {
    let sign = match text {
        "" => return Ok(Call::new(put_next_sign)),
        "-" => None,
        symbol => {
            let sign = Sign::from_symbol(symbol);
            Some(sign.ok_or_else(|| m::variations::wrong_sign(quoted(symbol)))?)
        }
    };
    Ok(Call::new(move |app| put_sign(app, sign)))
}

fn put_next_sign(app: &mut App) -> Done {
    let next = match symbol(&app.state) {
        None => Some(Sign::ALL[0]),
        Some(sign) => Sign::ALL.into_iter().skip_while(|known| *known != sign).nth(1),
    };
    put_sign(app, next)
}

/// Returns the sign of the viewed move that is written as a symbol.
fn symbol(state: &State) -> Option<Sign> {
    let signs = state.viewed.note().map(Note::signs).unwrap_or_default();
    signs.iter().copied().find(|sign| sign.symbol().is_some())
}

/// Gives the viewed move a sign in place of another one, or none.
fn put_sign(app: &mut App, sign: Option<Sign>) -> Done {
    let state = &mut app.state;
    if state.viewed.annotations().parent(state.viewed.moment()).is_none() {
        return Err(m::browsing::no_earlier_move().heard());
    }
    let before = symbol(state);
    let note = note_mut(state);
    if let Some(before) = before {
        note.remove_sign(before);
    }
    if let Some(sign) = sign {
        note.add_sign(sign);
    }
    let lines = state.viewed.note().map(sentences::note).filter(|lines| !lines.is_empty());
    let said = lines.map_or_else(m::variations::nothing_marked, m::common::raw);
    // The sign is plain to see.
    change(app, Reply::seen(said))
}

/// Reads the marks of the viewed moment, or gives a square another one.
fn marks_by_line(app: &mut App, text: &str) -> Done {
    let (square, mark) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if square.is_empty() {
        let marks = sentences::marks(app.state.viewed.note());
        app.state.say(marks);
        return Ok(());
    }
    let square = square.parse().map_err(|_| m::variations::wrong_square(quoted(square)))?;
    match mark.trim() {
        "" => cycle_mark(app, square),
        "-" => put_mark(app, square, None),
        mark => {
            let shape = Mark::from_name(&mark.to_ascii_lowercase());
            put_mark(app, square, shape.or_else(|| Some(Mark::Label(mark.into()))))
        }
    }
}

/// Gives a square the next mark, or none after the last.
fn cycle_mark(app: &mut App, square: Square) -> Done {
    let mut marks = app.state.viewed.note().into_iter().flat_map(Note::marks);
    let marked = marks.find(|(_, marked)| *marked == square);
    let mut shapes = Mark::SHAPES.into_iter();
    let next = match marked {
        None => shapes.next(),
        Some((mark, _)) => shapes.skip_while(|known| known != mark).nth(1),
    };
    put_mark(app, square, next)
}

/// Gives a square a mark in place of its own, or none.
fn put_mark(app: &mut App, square: Square, mark: Option<Mark>) -> Done {
    let note = note_mut(&mut app.state);
    note.clear_marks(square);
    if let Some(mark) = mark {
        note.add_mark(mark, square);
    }
    let marks = sentences::marks(app.state.viewed.note());
    // The mark is plain to see.
    change(app, Reply::seen(marks))
}

fn note_mut(state: &mut State) -> &mut Note {
    let at = state.viewed.moment();
    state.session_mut().annotations_mut().note_mut(at)
}

fn change(app: &mut App, said: impl Into<Reply>) -> Done {
    app.state.say(said);
    app.state.save();
    Ok(())
}
