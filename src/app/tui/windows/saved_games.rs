//! The list of saved games.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::narration;
use crate::app::store::GameSummary;
use crate::app::text;
use crate::app::tui::message::Message;
use crate::app::tui::model::Model;
use crate::app::tui::window::{Scroll, Window, WindowLine};

/// The most games that are laid out for a frame: more than any screen has rows, and fast.
const MOST_LAID_OUT: usize = 1000;

/// Returns the list in lines of at most `width` columns. In a list too long to be laid out for each
/// frame, every game takes one line.
pub fn window(model: &Model, width: usize, games: &[GameSummary], selected: usize) -> Window {
    let title = "Saved games";
    if games.len() > MOST_LAID_OUT {
        let above = selected.saturating_sub(MOST_LAID_OUT / 2).min(games.len() - MOST_LAID_OUT);
        let part = games.iter().enumerate().skip(above).take(MOST_LAID_OUT);
        let ellipsis = model.theme().glyphs.set().ellipsis;
        let lines = part.map(|(place, game)| {
            let game = text::truncate(&narration::game_sentence(game), width, ellipsis);
            // The window is not to change its width with the part.
            line(model, text::pad(&game, width), place, selected)
        });
        let lines = lines.collect();
        let scroll = Scroll::Within { line: selected - above, above, total: games.len() };
        return Window { title, lines, scroll };
    }
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, game) in games.iter().enumerate() {
        let game = narration::game_sentence(game);
        if place == selected {
            here = lines.len();
        }
        let fits = text::width(&game) <= width;
        let written = if fits { vec![game] } else { text::wrap(&game, width) };
        lines.extend(written.into_iter().map(|text| line(model, text, place, selected)));
    }
    Window { title, lines, scroll: Scroll::Around(here) }
}

/// Returns a line of the game at a place in the list.
fn line(model: &Model, text: String, place: usize, selected: usize) -> WindowLine {
    let colors = &model.theme().colors;
    let style = if place == selected { colors.selected } else { Style::new() };
    WindowLine::button(Line::styled(text, style), Message::Pick(place))
}
