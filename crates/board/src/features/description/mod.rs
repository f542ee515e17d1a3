//! The position and the game in words and as text, for players who do not see a board, and to be copied.

pub mod commands;
mod figures;
pub mod squares;

use othello_core::rules::{Preset, Rules};
use othello_core::square::{Bitboard, Square};
use othello_notation::diagram::{self, Spacing};
use othello_words::faults::Said;
use othello_words::i18n::{self, Text, m};
use othello_words::rules;
use othello_words::text::quoted;

use crate::app::App;
use crate::app::reply::{Done, Reply, Tone};

/// Says a text as it is, on a page of that name.
fn read(app: &mut App, page: &'static str, text: impl Into<String>) -> Done {
    read_lines(app, page, vec![m::common::raw(text)])
}

fn read_lines(app: &mut App, page: &'static str, lines: Vec<Text>) -> Done {
    app.state.say(Reply::new(Tone::Page(page), lines));
    Ok(())
}

/// Reads a row, square by square: `Row 3: a empty, b empty, c empty, d legal move, …`
fn row(app: &mut App, text: &str) -> Done {
    let &[digit @ b'1'..=b'8'] = text.as_bytes() else {
        return Err(m::description::no_row(quoted(text)).into());
    };
    let row = digit - b'1';
    let (position, legal) = (app.state.shown_position(), legal_moves(app));
    let in_row = Square::ALL.into_iter().filter(|square| square.row() == row);
    let states = in_row.map(|square| {
        format!("{} {}", &square.name()[..1], squares::state(&position, legal, square))
    });
    read_lines(
        app,
        "position",
        vec![m::description::row_read((row + 1).to_string(), i18n::list(states))],
    )
}

/// Reads a column, square by square: `Column d: 1 empty, 2 empty, 3 legal move, 4 White, …`
fn column(app: &mut App, text: &str) -> Done {
    let column = match text.as_bytes() {
        &[letter] if letter.is_ascii_alphabetic() => letter.to_ascii_lowercase() - b'a',
        _ => u8::MAX,
    };
    let in_column: Vec<_> =
        Square::ALL.into_iter().filter(|square| square.column() == column).collect();
    let Some(first) = in_column.first() else {
        return Err(m::description::no_column(quoted(text)).into());
    };
    let (position, legal) = (app.state.shown_position(), legal_moves(app));
    let states = in_column.iter().map(|square| {
        format!("{} {}", square.row() + 1, squares::state(&position, legal, *square))
    });
    read_lines(
        app,
        "position",
        vec![m::description::column_read(&first.name()[..1], i18n::list(states))],
    )
}

/// Reads a square: `d4: White.`, or what a move there would flip.
fn square(app: &mut App, text: &str) -> Done {
    let Ok(square) = text.parse::<Square>() else {
        return Err(m::description::no_square(quoted(text)).into());
    };
    let said = squares::description(&app.state.shown_position(), legal_moves(app), square);
    read_lines(app, "position", vec![said])
}

/// Explains the rules of this game, or those of a name.
fn rules(app: &mut App, name: &str) -> Done {
    let rules = if name.is_empty() {
        app.game().rules()
    } else {
        let named = name.to_ascii_lowercase().parse::<Preset>();
        named.map_err(|error| m::description::no_rules(quoted(name), error.said()))?.rules()
    };
    read(app, "rules", explanation(rules))
}

fn explanation(rules: Rules) -> String {
    let (preset, differences) = rules.nearest_preset();
    let name = m::session::rules(rules::name(rules));
    let name =
        if differences.is_empty() { m::common::both(name, rules::preset(preset)) } else { name };
    format!("{name}\n{}", rules::sentences(rules))
}

fn stats(app: &mut App) -> Done {
    let said = figures::stats(app.state.viewed.line(), app.state.viewed.ply());
    read_lines(app, "stats", said)
}

fn trend(app: &mut App) -> Done {
    let said = figures::trend(app.state.viewed.line(), &app.session().review());
    read_lines(app, "trend", said)
}

fn diagram(app: &mut App) -> Done {
    let (game, ply) = (app.state.viewed.line(), app.state.viewed.ply());
    let said = diagram::draw(game, ply, Spacing::Wide);
    read(app, "diagram", said)
}

fn position(app: &mut App) -> Done {
    let viewed = app.state.shown_position();
    let mover = viewed.to_move().unwrap_or(viewed.next());
    read(app, "position", othello_notation::position::write(viewed.board(), mover))
}

fn transcript(app: &mut App) -> Done {
    let plies = app.state.viewed.line().plies();
    let said = if plies.is_empty() {
        m::plies::no_moves().to_string()
    } else {
        othello_notation::transcript::write(plies)
    };
    read(app, "transcript", said)
}

/// Returns the legal moves of the viewed position; none where a player has ended the game.
pub fn legal_moves(app: &App) -> Bitboard {
    let is_current = !app.state.viewed.is_browsing() && !app.state.is_aside();
    if app.state.viewed.is_forfeited() && is_current {
        Bitboard::EMPTY
    } else {
        app.state.shown_position().legal_moves()
    }
}
