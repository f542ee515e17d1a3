//! The windows that open over the board, a file each.

mod graphs;
mod help;
mod new_game;
mod pause;
mod question;
mod record;
mod save_as;
mod saved_games;

use ratatui::layout::Size;

use super::app::{App, Overlay, Page};
use super::window::Window;

/// Returns the open window, if there is one, for a screen of that size.
pub fn open(app: &App, screen: Size) -> Option<Window> {
    let width = usize::from(screen.width).saturating_sub(4).clamp(10, 68);
    Some(match app.overlay()? {
        Overlay::Page(Page::Help, top) => help::window(app, width, *top),
        Overlay::Page(Page::Diagram, top) => record::window(app, width, *top),
        Overlay::Page(Page::Graphs, top) => graphs::window(app, screen, *top),
        Overlay::Question(question) => question::window(app, width, question),
        Overlay::Form(form) => new_game::window(app, width, form),
        Overlay::Games(games, chosen) => saved_games::window(app, width, games, *chosen),
        Overlay::Name(name) => save_as::window(app, width, name),
        Overlay::Pause => pause::window(app, width),
    })
}
