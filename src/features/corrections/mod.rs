//! Corrections: errors over the board that the players went on from.
//!
//! A disc was not flipped, one too many was, or somebody moved twice, and nobody noticed: the game goes on
//! from what stands on the board. The correction belongs to the last ply, so that undo and redo take it
//! along. On the screen it is made in a mode in which a square that is chosen is corrected instead of
//! played; anything else that a player does ends the mode.

pub mod commands;
pub mod status;
#[cfg(test)]
mod tests;

use othello_core::board::{Board, ByColor, Color};
use othello_core::correction::{Correction, CorrectionError};
use othello_core::game::Ply;
use othello_core::square::Square;

use crate::app::App;
use crate::app::reply::{After, Done, Refused, Reply};
use crate::i18n::m;
use crate::line::error::quoted;
use crate::store::StoreRequest;
use crate::words::moves::corrected;
use crate::words::result::colors;

/// Begins: a square that is chosen from now on is corrected.
fn begin(app: &mut App) -> Done {
    check(app)?;
    app.state.correct_after(Some(app.state.game().plies().len()));
    app.state.say(Reply::seen(m::corrections::guidance()));
    Ok(())
}

/// Ends that.
pub fn end(app: &mut App) -> Done {
    app.state.correct_after(None);
    app.state.say(Reply::only(After::Turn));
    Ok(())
}

/// Ends the mode: a player does something else.
pub fn end_mode(app: &mut App) {
    app.state.correct_after(None);
}

/// Corrects as a line says: `e4 white`, `turn`, `off`.
fn correct_by_line(app: &mut App, rest: &str) -> Done {
    let mut words = rest.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next());
    if let Some(more) = words.next() {
        return Err(m::corrections::two_words(quoted(more)).into());
    }
    let color =
        |word: &str| Color::BOTH.into_iter().find(|color| color.name().eq_ignore_ascii_case(word));
    match (first, second) {
        ("off", None) => restore(app),
        ("turn", None) => give_turn(app, None),
        ("turn", Some(word)) => {
            let color = color(word).ok_or_else(|| m::corrections::no_color(quoted(word)))?;
            give_turn(app, Some(color))
        }
        (square, disc) => {
            let square = square.parse().map_err(|_| m::corrections::no_square(quoted(square)))?;
            match disc {
                None => turn_disc(app, square),
                Some(word) if word.eq_ignore_ascii_case("empty") => put_disc(app, square, None),
                Some(word) => {
                    let color = color(word).ok_or_else(|| m::corrections::no_disc(quoted(word)))?;
                    put_disc(app, square, Some(color))
                }
            }
        }
    }
}

/// Puts a disc of that colour on a square, or none.
pub fn put_disc(app: &mut App, square: Square, disc: Option<Color>) -> Done {
    correct(app, |ply| Correction {
        board: put(ply.after.board(), square, disc),
        next: ply.after.next(),
    })
}

/// Gives a player the turn; the other one than now with `None`.
pub fn give_turn(app: &mut App, color: Option<Color>) -> Done {
    correct(app, |ply| {
        let position = ply.after;
        let now = position.to_move().unwrap_or(position.next());
        Correction { board: position.board(), next: color.unwrap_or(!now) }
    })
}

/// Ends the mode when another position is on the board than the one that is corrected.
pub fn follow(app: &mut App) {
    let Some(plies) = app.state.corrected_after() else { return };
    let is_same = plies == app.state.game().plies().len() && check(app).is_ok();
    if app.state.changed().game || !is_same {
        app.state.correct_after(None);
    }
}

/// Returns the last ply if the position after it can be corrected.
fn check(app: &App) -> Result<Ply, Refused> {
    let (state, viewed) = (&app.state, &app.state.viewed);
    let game = state.game();
    let last = game.plies().last().filter(|_| game.plies().len() > state.session().given());
    let last = last.ok_or_else(|| error(CorrectionError::Start))?;
    if viewed.is_browsing() {
        return Err(m::corrections::browsing().into());
    }
    if viewed.is_forfeited() {
        return Err(m::corrections::forfeited().into());
    }
    if state.is_contest() {
        return Err(m::corrections::contest().into());
    }
    if viewed.annotations().reach_beyond(game.plies().len()) {
        return Err(m::corrections::followed().into());
    }
    let tried = last.by_rules().corrected(game.position().as_correction());
    tried.map(|_| *last).map_err(error)
}

fn error(error: CorrectionError) -> Refused {
    m::common::raw(error.to_string()).into()
}

/// Corrects the current position, given the last ply.
fn correct(app: &mut App, correction: impl FnOnce(&Ply) -> Correction) -> Done {
    let undone = app.state.undone_line();
    let ply = check(app)?;
    let state = &mut app.state;
    state.session_mut().correct(correction(&ply)).map_err(error)?;
    if let Some(line) = undone.filter(|_| state.game().undone().is_empty()) {
        state.store(StoreRequest::Keep(line));
    }
    state.told_mut().change_turn();
    let name = |color| state.session().known_name(color).map(|name| name.to_string());
    let names = ByColor::from_fn(|color| name(color).unwrap_or_else(|| color.to_string()));
    let said = |names| state.game().plies().last().and_then(|ply| corrected(ply, names));
    let said = match (said(&names), said(&colors())) {
        (Some(by_name), Some(by_color)) => m::corrections::corrected(by_name, by_color),
        (_, _) => m::corrections::as_ruled(),
    };
    state.say(Reply::from(said).then(After::TurnAndBoard));
    state.save();
    Ok(())
}

/// Goes back to what the rules give.
pub fn restore(app: &mut App) -> Done {
    if app.state.game().plies().last().is_some_and(|ply| ply.uncorrected.is_none()) {
        return Err(m::corrections::not_corrected().into());
    }
    correct(app, |ply| ply.by_rules().as_correction())
}

/// Turns the disc on a square; one that was turned already is taken from the board, and then it is again
/// what the rules give.
pub fn turn_disc(app: &mut App, square: Square) -> Done {
    correct(app, |ply| {
        let ruled = ply.by_rules().board().disc(square);
        let turned = ruled.map_or(Color::Black, |color| !color);
        let order = match ruled {
            Some(_) => [ruled, Some(turned), None],
            None => [None, Some(turned), Some(!turned)],
        };
        let board = ply.after.board();
        let now = order.iter().position(|disc| *disc == board.disc(square)).unwrap_or(0);
        Correction { board: put(board, square, order[(now + 1) % 3]), next: ply.after.next() }
    })
}

/// Returns a board with another disc on a square, or none.
fn put(board: Board, square: Square, disc: Option<Color>) -> Board {
    match disc {
        Some(color) => board.with(color, square.into()),
        None => board.without(square.into()),
    }
}
