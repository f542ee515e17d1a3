//! The graphs of discs and mobility by ply, and of the value for Black in a reviewed game.

use othello_words::i18n::m;
use ratatui::layout::Size;

use super::page_scroll::PageScroll;
use crate::screen::chart::{self, Measure};
use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Light, Window, WindowReply};
use crate::screen::window_text::{Click, WindowLine, WindowText};
use othello_board::app::App;
use othello_board::app::keys::pages::RECORD_MODE;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::WindowInput;

#[derive(Debug, Default)]
pub struct GraphsWindow {
    scroll: PageScroll,
}

impl Window for GraphsWindow {
    fn mode(&self) -> Mode {
        RECORD_MODE
    }

    /// The heading is shown in the record.
    fn hint_form(&self) -> HintForm {
        HintForm::Instead
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        self.scroll.handle(&input)
    }

    fn light(&self, _: &App) -> Light {
        Light::Full
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let lines = lines(view, room);
        self.scroll.window(view, m::panel::graphs().to_string(), lines, room.columns)
    }
}

fn lines(view: &View<'_>, room: Room) -> Vec<WindowLine> {
    let cells = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
    // A blank row between two.
    let (width, height) = (room.columns.max(12), (room.rows.saturating_sub(1) / 2).clamp(5, 16));
    let size = Size { width: cells(width), height: cells(height) };
    let main = Measure::main(view);
    let graph = |measure: Measure| {
        let clicks = chart::clicks(view, measure, size);
        let lines = chart::lines(view, measure, size).into_iter();
        lines.map(move |line| WindowLine {
            click: Click::Parts(clicks.clone()),
            ..WindowLine::new(line)
        })
    };
    let mut lines: Vec<_> = graph(main).collect();
    // Those of a reviewed game are three, of which two are in sight.
    let lead = Some(Measure::Lead).filter(|lead| *lead != main);
    for measure in lead.into_iter().chain([Measure::Mobility]) {
        if room.rows > 2 * height {
            lines.push(WindowLine::blank());
        }
        lines.extend(graph(measure));
    }
    lines
}
