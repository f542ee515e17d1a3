//! The window in which the name of a game to save is typed.

use ratatui::layout::Size;
use ratatui::text::Line;

use super::{PAGE_OF_NAME, save_as};
use crate::app::App;
use crate::app::call::Call;
use crate::i18n::m;
use crate::screen::input_mode::InputMode;
use crate::screen::message::WindowInput;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Reply, Window};
use crate::screen::window_text::{Scroll, WindowText, paragraph, text_width, typed};
use crate::store::GameLine;
use crate::text;
use othello_notation::controls_output;

/// The columns for the name, where there is room for them: it should not push the frame about.
const NAME: usize = 40;

/// The name under which the game is to be saved, as far as it is typed.
#[derive(Debug, Default)]
pub struct SaveAsDialog {
    name: String,
}

impl SaveAsDialog {
    /// Returns the name typed so far.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn enter(&mut self, letter: char) {
        if !controls_output(letter) {
            self.name.push(letter);
        }
    }
}

impl Window for SaveAsDialog {
    fn mode(&self) -> InputMode {
        InputMode::SaveAs
    }

    fn take(&mut self, input: WindowInput, _: &App) -> Reply {
        match input {
            WindowInput::Type(letter) => self.enter(letter),
            WindowInput::Paste(text) => text.chars().for_each(|letter| self.enter(letter)),
            WindowInput::Erase(part) => part.of(&mut self.name),
            WindowInput::Confirm => {
                let name = self.name.clone();
                let save = Call::new(move |app| {
                    app.state.hide(PAGE_OF_NAME);
                    save_as(app, &name)
                });
                return Reply::Call(save, FollowUp::Stay);
            }
            other => return Reply::usual(&other),
        }
        Reply::Stay
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, text_width(screen), &self.name)
    }
}

/// Returns the name typed so far in lines of at most `width` columns.
fn draw(view: &View<'_>, width: usize, name: &str) -> WindowText {
    let theme = view.theme();
    let width = width.min(NAME);
    let mut lines: Vec<_> = paragraph(&m::saving::save_as().to_string(), width).collect();
    let here = lines.len();
    lines.push(typed(name, width, theme));
    let default = GameLine::from(&view.session().record()).default_name();
    let default = m::saving::without_name(default).to_string();
    let default = text::wrap(&default, width).into_iter();
    let pictures = text::wrap(&m::saving::pictures().to_string(), width).into_iter();
    let foot = default.chain(pictures).map(|line| Line::styled(line, theme.colors.quiet).into());
    let scroll = Scroll::Around { line: here, top: None };
    WindowText {
        foot: foot.collect(),
        scroll,
        ..WindowText::new(m::saving::save_as_title().to_string(), lines)
    }
}
