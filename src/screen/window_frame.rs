//! The frame of a window or of a docked panel, with its title and the clocks in it.

use othello_board::features::clock::commands::PAUSE_MODE;
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use super::layout::Frame;
use super::panel;
use super::view::View;

/// Draws the frame around these cells, which it clears.
pub fn draw(view: &View<'_>, area: Rect, frame: Frame, title: &str, buffer: &mut Buffer) {
    let theme = view.theme();
    Clear.render(area, buffer);
    let signs = theme.set();
    match frame {
        Frame::Bare => {}
        Frame::Lined => {
            let lines = Block::bordered().border_set(signs.border).border_style(theme.frame());
            lines.render(area, buffer);
        }
    }
    let margin = frame.columns() / 2;
    let first = Rect { x: area.x + margin, width: area.width - 2 * margin, height: 1, ..area };
    let room = usize::from(first.width).saturating_sub(2);
    let title = text::truncate(title, room, signs.ellipsis);
    let title = Line::from(Span::styled(format!(" {title} "), theme.title()));
    let clocks = panel::clocks(view).filter(|_| view.mode() != PAUSE_MODE);
    if let Some(clocks) = clocks {
        let width = u16::try_from(clocks.width()).unwrap_or(u16::MAX);
        if title.width() + usize::from(width) < usize::from(first.width) {
            let place = Rect { x: first.right() - width, width, ..first };
            Clear.render(place, buffer);
            clocks.render(place, buffer);
        }
    }
    title.render(first, buffer);
}
