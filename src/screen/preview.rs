//! The line about the move in focus.

use super::view::View;
use crate::features::link;
use crate::plies;
use crate::text;
use crate::words;
use othello_core::board::ByColor;

/// Returns the effect of the move in focus, in a sentence.
pub fn sentence(view: &View<'_>) -> String {
    by_name(view, &names(view))
}

/// Returns the players of the line shown: those of the game have not played its variations.
fn names(view: &View<'_>) -> ByColor<String> {
    if view.app().viewed().is_browsing() { words::result::colors() } else { view.names() }
}

/// Returns the same for so many columns: without room for a name, the colour stands for it.
pub fn within(view: &View<'_>, columns: usize) -> String {
    let named = sentence(view);
    if text::width(&named) > columns { by_name(view, &words::result::colors()) } else { named }
}

fn by_name(view: &View<'_>, names: &ByColor<String>) -> String {
    if view.shows_record() {
        return String::new();
    }
    if let Some(column) = view.typed_column() {
        return format!("Column {}: press 1-8 (Esc cancels)", (b'a' + column) as char);
    }
    let (app, session) = (view.app(), view.session());
    let thinking = session.to_move().filter(|_| app.players().is_thinking());
    if let Some(color) = thinking.filter(|_| !app.viewed().is_browsing()) {
        return format!("{} is thinking.", session.name(color));
    }
    if let Some(waiting) = link::turn(app) {
        return waiting.to_string();
    }
    let (position, square) = (view.shown(), view.focus());
    let loss = view.loss_of(square);
    let Some(color) = position.to_move().filter(|_| app.state().can_play()) else {
        return if loss.is_empty() { loss } else { format!("{square}{loss}.") };
    };
    if let Err(reason) = position.check(square) {
        let last = view.last_ply().filter(|ply| ply.square == square);
        return match last {
            Some(ply) => plies::placed(ply).naming(names),
            None => format!("{square} {reason}."),
        };
    }
    let name = &names[color];
    match (position.pending(), position.flips(square).len()) {
        (Some(pending), 0) => format!("{pending} flips none{loss}."),
        (Some(pending), _) => format!("{pending} flips {square}{loss}."),
        (None, 0) => format!("{name} places {square}{loss}."),
        (None, 1) => format!("{name} {square} flips 1 disc{loss}."),
        (None, flips) => format!("{name} {square} flips {flips} discs{loss}."),
    }
}
