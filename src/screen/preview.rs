//! The line about the move in focus.

use super::view::View;
use othello_board::features::link;
use othello_core::board::ByColor;
use othello_words::i18n::m;
use othello_words::plies;
use othello_words::text;

/// Returns the effect of the move in focus, in a sentence.
pub fn sentence(view: &View<'_>) -> String {
    // The players of the game have not played its variations.
    let names = (!view.app().viewed().is_browsing()).then(|| view.names());
    said(view, "played", names.as_ref())
}

/// Returns the same for so many columns: without room for a name, the colour stands for it.
pub fn within(view: &View<'_>, columns: usize) -> String {
    let named = sentence(view);
    if text::width(&named) > columns { said(view, "", None) } else { named }
}

/// Returns it with the players by these names or by colour; a move that was played, in that form.
fn said(view: &View<'_>, played: &str, names: Option<&ByColor<String>>) -> String {
    if view.shows_record() {
        return String::new();
    }
    if let Some(column) = view.typed_column() {
        return m::screen::column_typed(char::from(b'a' + column).to_string()).to_string();
    }
    let (app, session) = (view.app(), view.session());
    let thinking = session.to_move().filter(|_| app.features.players.is_thinking());
    if let Some(color) = thinking.filter(|_| !app.viewed().is_browsing()) {
        return m::players::thinking(color).words("", Some(&view.names()));
    }
    if let Some(waiting) = link::turn(app) {
        return waiting.to_string();
    }
    if let Some(line) = app.state.line_shown() {
        let (first, all) = (line.moves()[0], line.moves().len());
        return m::browsing::line_step(first, line.steps(), all).to_string();
    }
    if view.is_unchosen() {
        return String::new();
    }
    let (position, square) = (view.shown(), view.focus());
    let value = view.loss_of(square);
    if position.to_move().is_none() || !app.state.can_play() {
        return value.map_or_else(String::new, |value| m::plies::valued(square, value).to_string());
    }
    if let Err(reason) = position.check(square) {
        let last = view.last_ply().filter(|ply| ply.square == square);
        return match last {
            // Without a name the colour says who it was, as in the list of moves.
            Some(ply) if view.known_name(ply.player).is_none() => {
                plies::placed(ply).words("", None)
            }
            Some(ply) => plies::placed(ply).words(played, names),
            None => text::sentence(&plies::illegal(square, 1, reason).to_string()),
        };
    }
    let form = if value.is_some() { "valued" } else { "" };
    let value = value.map(|value| value.to_string()).unwrap_or_default();
    let effect = match (position.pending(), position.flips(square).len()) {
        (Some(pending), 0) => m::plies::would_flip_none(pending, value),
        (Some(pending), _) => m::plies::would_choose(pending, square, value),
        (None, 0) => m::plies::would_be_placed(square, value),
        (None, flips) => m::plies::would_flip(square, flips, value),
    };
    effect.words(form, None)
}
