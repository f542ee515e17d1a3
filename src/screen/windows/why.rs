//! The question why a right move is right: four ideas, chosen by a digit or by a click.

use othello_words::i18n::m;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{WindowLine, WindowText, list_item, paragraph, text_width};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::exercise::commands::{BECAUSE, SKIP_WHY, WHY_MODE};
use othello_board::features::exercise::problems::Problem;
use othello_board::features::exercise::why::question;

/// The question. All that it shows is the app's.
#[derive(Debug)]
pub struct WhyWindow;

impl Window for WhyWindow {
    fn mode(&self) -> Mode {
        WHY_MODE
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let width = text_width(room);
        let mut said = question(view.app()).into_iter();
        let asked = said.next().map_or_else(String::new, |asked| asked.to_string());
        let mut lines: Vec<_> = paragraph(&asked, width).collect();
        lines.push(WindowLine::blank());
        for (index, choice) in said.enumerate() {
            let chosen = || ScreenInput::Call(&BECAUSE, Arg::Index(index));
            let item = list_item(&choice.to_string(), width);
            lines.extend(item.map(|line| WindowLine::button(line.text, chosen())));
        }
        WindowText::new(m::exercise::why_title().to_string(), lines)
    }

    fn left_by(&self, _: &App) -> Option<&'static Command> {
        Some(&SKIP_WHY)
    }

    fn told(&mut self, _: &Event, app: &App) -> Keep {
        let is_asked = app.features.exercise.problem().is_some_and(Problem::asks_why);
        if is_asked { Keep::Open } else { Keep::Closed }
    }
}
