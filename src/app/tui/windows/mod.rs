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

use super::app::{App, Dialog, OpenWindow};
use super::message::Page;
use super::window::Window;

/// Returns the open window, if there is one, for a screen of that size.
pub fn open(app: &App, screen: Size) -> Option<Window> {
    let width = usize::from(screen.width).saturating_sub(4).clamp(10, 68);
    Some(match app.open_window()? {
        OpenWindow::Question(question) => question::window(app, width, question),
        OpenWindow::Pause => pause::window(app, width),
        OpenWindow::Dialog(dialog) => match dialog {
            Dialog::Page(Page::Help, top) => help::window(app, width, *top),
            Dialog::Page(Page::Record, top) => record::window(app, width, *top),
            Dialog::Page(Page::Graphs, top) => graphs::window(app, screen, *top),
            Dialog::NewGame(dialog) => new_game::window(app, width, dialog),
            Dialog::SavedGames(games, selected) => {
                saved_games::window(app, width, games, *selected)
            }
            Dialog::SaveAs(name) => save_as::window(app, width, name),
        },
    })
}
