//! The list of saved games.

use ratatui::style::Style;
use ratatui::text::Line;

use crate::app::narration;
use crate::app::store::GameSummary;
use crate::app::text;
use crate::app::tui::app::App;
use crate::app::tui::message::Message;
use crate::app::tui::window::{Scroll, Window, WindowLine};

/// Returns the list in lines of at most `width` columns.
pub fn window(app: &App, width: usize, games: &[GameSummary], selected: usize) -> Window {
    let mut lines = Vec::new();
    let mut here = 0;
    for (place, game) in games.iter().enumerate() {
        let game = narration::game_sentence(game);
        let mut style = Style::new();
        if place == selected {
            here = lines.len();
            style = app.theme().colors.selected;
        }
        let fits = text::width(&game) <= width;
        let written = if fits { vec![game] } else { text::wrap(&game, width) };
        lines.extend(
            written
                .into_iter()
                .map(|line| WindowLine::button(Line::styled(line, style), Message::Pick(place))),
        );
    }
    Window { title: "Saved games", lines, scroll: Scroll::Around(here) }
}
