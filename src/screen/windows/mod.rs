//! The windows that open over the board, a file each.

mod comment;
mod graphs;
mod help;
mod link;
mod new_game;
mod pause;
mod question;
mod record;
mod review;
mod save_as;
mod saved_games;

use ratatui::layout::{Position, Rect, Size};

use super::layout::Layout;
use super::message::Page;
use super::model::{Dialog, Model, OpenWindow};
use super::overlay;
use super::window::{FRAME_WIDTH, Window};

/// The widest text of a window: longer lines are hard to read.
const WIDEST_TEXT: usize = 68;

/// Returns the open window, if there is one, for a screen of that size.
pub fn open(model: &Model, screen: Size) -> Option<Window> {
    if model.shows_record() && numbers_squares(screen) {
        return None;
    }
    let width = usize::from(screen.width).saturating_sub(FRAME_WIDTH).clamp(10, WIDEST_TEXT);
    Some(match model.open_window()? {
        OpenWindow::Question(question) => question::window(model, screen, question),
        OpenWindow::Pause => pause::window(model, width),
        OpenWindow::Dialog(dialog) => match dialog {
            Dialog::Page(Page::Help(topic), top) => help::window(model, screen, *topic, *top),
            Dialog::Page(Page::Record, top) => record::window(model, width, *top),
            Dialog::Page(Page::Graphs, top) => graphs::window(model, screen, *top),
            Dialog::NewGame(dialog) => new_game::window(model, screen, dialog),
            Dialog::SavedGames(dialog) => saved_games::window(model, screen, dialog),
            Dialog::Review(dialog) => review::window(model, width, *dialog),
            Dialog::Link => link::window(model, screen),
            Dialog::Comment(editor) => comment::window(model, screen, editor),
            Dialog::SaveAs(name) => save_as::window(model, width, name),
        },
    })
}

/// Returns `true` if the squares of a screen have room for the numbers of the game record.
fn numbers_squares(screen: Size) -> bool {
    let layout = Layout::new(Rect::from((Position::ORIGIN, screen)));
    layout.is_some_and(|layout| overlay::has_room(layout.square()))
}
