//! The graphs of discs and mobility by ply, and of the value for Black in a reviewed game.

use othello_words::i18n::m;
use ratatui::layout::Size;

use super::page_scroll::PageScroll;
use crate::screen::chart::{self, Measure};
use crate::screen::view::View;
use crate::screen::window::{Reply, Window};
use crate::screen::window_text::{Click, Scroll, WindowLine, WindowText};
use othello_board::app::App;
use othello_board::app::keys::pages::RECORD_MODE;
use othello_board::app::keys::row::HintForm;
use othello_board::app::message::WindowInput;
use othello_board::app::mode::Mode;

/// The graphs.
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

    fn take(&mut self, input: WindowInput, _: &App) -> Reply {
        self.scroll.take(&input)
    }

    fn is_page(&self) -> bool {
        true
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, screen, self.scroll.top())
    }
}

/// Returns the graphs to scale for a screen of that size.
fn draw(view: &View<'_>, screen: Size, top: usize) -> WindowText {
    let width = screen.width.saturating_sub(6).clamp(12, 126);
    // Frame and blank row.
    let height = (screen.height.saturating_sub(3) / 2).clamp(5, 19);
    let size = Size { width, height };
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
        if usize::from(screen.height) > 2 * usize::from(size.height) + 2 {
            lines.push(WindowLine::blank());
        }
        lines.extend(graph(measure));
    }
    WindowText {
        scroll: Scroll::From(top),
        ..WindowText::new(m::panel::graphs().to_string(), lines)
    }
}
