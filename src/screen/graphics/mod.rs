//! Pictures of squares on the screen, in the protocol that the terminal has answered that it knows.
//!
//! The frame is drawn in characters as ever, with felt where pictures lie; then what has changed of the
//! [`Scene`] is added to it.

mod kitty;
mod sixel;

use std::io::{self, Write};
use std::sync::atomic::{AtomicU8, Ordering};

use ratatui::crossterm::terminal;
use ratatui::layout::Size;

use self::kitty::Kitty;
pub use self::sixel::DrawnExtent;
use self::sixel::Sixels;
use super::answer::{GraphicsProtocol, GraphicsQuestions, TerminalAnswer, is_cell_size};
use super::board::raster::image::PixelSize;
use super::board::scene::Scene;

/// The protocol in which pictures are on the screen, for whoever restores the terminal: 0 for none.
static SHOWN: AtomicU8 = AtomicU8::new(0);

/// The pictures on the screen.
#[derive(Debug)]
pub struct Graphics {
    asked: GraphicsQuestions,
    /// The protocol that the terminal knows, the better one if there are two.
    told: Option<GraphicsProtocol>,
    cell: Option<PixelSize>,
    painter: Option<Painter>,
}

/// A painter of one protocol.
#[derive(Debug)]
enum Painter {
    Kitty(Kitty),
    Sixels(Sixels),
}

/// The consequence of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Nothing is shown differently.
    Same,
    /// The screen has to be drawn again.
    Changed,
}

/// The most pixels of a window, as many as the largest screens have.
const MOST_PIXELS: u32 = 7680 * 4320;

impl Graphics {
    /// Creates pictures for a terminal that was asked these questions.
    pub const fn new(asked: GraphicsQuestions) -> Self {
        Self { asked, told: None, cell: None, painter: None }
    }

    /// Takes in an answer. Nothing is shown in pixels before the last one.
    pub fn hear(&mut self, answer: TerminalAnswer) -> Heard {
        if self.asked == GraphicsQuestions::None {
            return Heard::Same;
        }
        match answer {
            TerminalAnswer::Background(_)
            | TerminalAnswer::Depth(_)
            | TerminalAnswer::DiscWidth(_)
            | TerminalAnswer::Colors => Heard::Same,
            TerminalAnswer::Graphics(protocol) => {
                if self.told != Some(GraphicsProtocol::Kitty) {
                    self.told = Some(protocol);
                }
                Heard::Same
            }
            TerminalAnswer::CellSize(cell) => {
                let is_other = self.cell.replace(cell) != Some(cell);
                if is_other && self.painter.is_some() { Heard::Changed } else { Heard::Same }
            }
            TerminalAnswer::Attributes => self.decide(),
        }
    }

    /// Chooses the painter once all answers are there.
    fn decide(&mut self) -> Heard {
        if self.painter.is_some() {
            return Heard::Same;
        }
        self.cell = self.cell.or_else(cell_of_window);
        self.painter = self.told.filter(|_| self.cell.is_some()).map(|protocol| match protocol {
            GraphicsProtocol::Kitty => Painter::Kitty(Kitty::default()),
            GraphicsProtocol::Sixel => Painter::Sixels(Sixels::default()),
        });
        if self.painter.is_some() { Heard::Changed } else { Heard::Same }
    }

    /// Returns `true` if pictures are shown where there is room.
    pub const fn are_shown(&self) -> bool {
        self.painter.is_some()
    }

    /// Returns the size of a cell, if pictures are to be drawn in a window of that size.
    pub fn cell(&self, window: Size) -> Option<PixelSize> {
        let is_possible = |cell: &PixelSize| {
            let [width, height] = [(cell.width, window.width), (cell.height, window.height)]
                .map(|(pixels, cells)| u32::from(pixels).saturating_mul(cells.into()));
            width.saturating_mul(height) <= MOST_PIXELS
        };
        self.cell.filter(|_| self.are_shown()).filter(is_possible)
    }

    /// Adds to a frame what has changed in its pictures.
    pub fn draw(&mut self, scene: Option<&Scene>, out: &mut impl Write) -> io::Result<DrawnExtent> {
        match (&mut self.painter, scene) {
            (None, _) => {}
            (Some(Painter::Kitty(kitty)), scene) => {
                if scene.is_some() {
                    SHOWN.store(KITTY, Ordering::SeqCst);
                }
                kitty.draw(scene, out)?;
            }
            (Some(Painter::Sixels(sixels)), Some(scene)) => {
                SHOWN.store(SIXEL, Ordering::SeqCst);
                return sixels.draw(scene, out);
            }
            // The characters of the frame have erased them.
            (Some(Painter::Sixels(sixels)), None) => sixels.forget(),
        }
        Ok(DrawnExtent::Whole)
    }

    /// Deletes all pictures, so that the next frame draws all of them.
    pub fn clear(&mut self, out: &mut impl Write) -> io::Result<()> {
        match &mut self.painter {
            None => Ok(()),
            Some(Painter::Kitty(kitty)) => kitty.clear(out),
            Some(Painter::Sixels(sixels)) => {
                sixels.forget();
                Ok(())
            }
        }
    }
}

/// Returns the size of a cell as the terminal has told the system; `None` if it has not.
fn cell_of_window() -> Option<PixelSize> {
    let window = terminal::window_size().ok()?;
    let width = window.width.checked_div(window.columns)?;
    let height = window.height.checked_div(window.rows)?;
    Some(PixelSize { width, height }).filter(|cell| is_cell_size(*cell))
}

const KITTY: u8 = 1;
const SIXEL: u8 = 2;

/// The end of a string that was cut off.
const STRING_END: &[u8] = b"\x1b\\";

/// Returns what removes all pictures when the terminal is restored, even if the last frame was cut off
/// within a picture. Nothing is sent to a terminal that was sent no picture.
pub fn removal() -> Vec<u8> {
    match SHOWN.swap(0, Ordering::SeqCst) {
        KITTY => [STRING_END, kitty::DELETE_ALL].concat(),
        SIXEL => [STRING_END, b"\x1b[m\x1b[2J"].concat(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Graphics, Heard, kitty, removal};
    use crate::screen::answer::{GraphicsProtocol, GraphicsQuestions, TerminalAnswer};
    use crate::screen::board::raster::image::PixelSize;
    use crate::screen::board::scene::Scene;
    use crate::screen::board::square::SquareView;
    use crate::screen::theme::{BoardColors, ColorDepth};
    use othello_core::square::Square;
    use othello_home::config::look::ThemeName;
    use ratatui::layout::{Rect, Size};

    const CELL: PixelSize = PixelSize { width: 5, height: 10 };
    const WINDOW: Size = Size { width: 80, height: 24 };

    fn told(protocols: &[GraphicsProtocol]) -> Graphics {
        let mut graphics = Graphics::new(GraphicsQuestions::All);
        for protocol in protocols {
            assert_eq!(graphics.hear(TerminalAnswer::Graphics(*protocol)), Heard::Same);
        }
        assert_eq!(graphics.hear(TerminalAnswer::CellSize(CELL)), Heard::Same);
        assert_eq!(graphics.cell(WINDOW), None, "not before the last answer");
        graphics.hear(TerminalAnswer::Attributes);
        graphics
    }

    /// The protocol shown is one for the whole process, so that one test looks at it.
    #[test]
    fn what_is_shown_is_removed_once_and_nothing_else_is_sent() {
        let colors = BoardColors::of(ThemeName::Classic, ColorDepth::True).unwrap();
        let mut scene = Scene::new(CELL, colors);
        scene.add_square(SquareView::empty(Square::A1), Rect::new(0, 0, 4, 2));
        assert_eq!(removal(), b"");
        let (kitty, sixel) = (GraphicsProtocol::Kitty, GraphicsProtocol::Sixel);
        for (protocols, is_kitty) in
            [(&[kitty][..], true), (&[sixel], false), (&[kitty, sixel], true)]
        {
            let mut graphics = told(protocols);
            assert_eq!(graphics.cell(WINDOW), Some(CELL));
            let huge = Size { width: 20_000, height: 2_000 };
            assert_eq!(graphics.cell(huge), None, "no screen is so large");
            let mut frame = Vec::new();
            graphics.draw(Some(&scene), &mut frame).unwrap();
            assert!(!frame.is_empty());
            frame.clear();
            graphics.draw(Some(&scene), &mut frame).unwrap();
            assert_eq!(frame, b"", "nothing has changed");
            let removal = removal();
            let deletes = removal.ends_with(kitty::DELETE_ALL);
            assert!(deletes == is_kitty && removal.starts_with(b"\x1b\\"), "{protocols:?}");
            assert_eq!(super::removal(), b"");
        }
        let mut graphics = told(&[]);
        let mut frame = Vec::new();
        graphics.draw(None, &mut frame).unwrap();
        assert_eq!((frame, removal()), (Vec::new(), Vec::new()));
    }
}
