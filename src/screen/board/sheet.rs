//! A picture of a game in pixels: the board in its frame, with the players and how the game stands
//! below it.

use super::diagram::Diagram;
use super::raster::image::{Image, PixelArea, PixelSize};
use super::raster::letters::{self, Anchor, Lettering, Weight};
use super::raster::{DrawnSquares, Figure};
use super::square::SquareView;
use super::view::{BoardView, Canvas};
use crate::screen::theme::{BoardColors, Rgb};
use othello_core::board::Color;
use othello_home::config::look::ThemeName;

/// The side of a square. All lengths are in pixels of a picture at its own size.
pub const SQUARE: u16 = 52;
/// The frame around the squares, which holds the coordinates.
pub const FRAME: u16 = 32;
/// The height of the lines under the board.
pub const CAPTION: u16 = 62;
/// The height of the line with the event.
pub const EVENT: u16 = 20;
pub const BOARD: u16 = 8 * SQUARE;
pub const WIDTH: u16 = BOARD + 2 * FRAME;

/// The colours around the board.
#[derive(Clone, Copy, Debug)]
pub struct SheetColors {
    pub frame: Rgb,
    pub text: Rgb,
}

impl SheetColors {
    /// Returns the colours that fit a board.
    pub fn of(colors: &BoardColors) -> Self {
        let frame = colors.guide_dot.mixed(Rgb::BLACK, 0.45);
        let text = if frame.is_dark() { frame.mixed(Rgb::WHITE, 0.9) } else { Rgb::BLACK };
        Self { frame, text }
    }
}

/// A picture that may show one position after another.
pub struct PictureStrip {
    squares: DrawnSquares,
    small: DrawnSquares,
    colors: SheetColors,
    scale: u16,
    image: Image,
    drawn: Option<BoardView>,
}

impl PictureStrip {
    /// Creates a picture of so many times its own size. A theme without colours is drawn as a printed
    /// diagram.
    pub fn new(palette: ThemeName, scale: u16) -> Self {
        let colors = BoardColors::printed(palette);
        let side = |length: u16| PixelSize { width: length * scale, height: length * scale };
        Self {
            squares: DrawnSquares::new(side(SQUARE), colors),
            small: DrawnSquares::new(side(SQUARE * 9 / 20), colors),
            colors: SheetColors::of(&colors),
            scale,
            image: Image::clear(side(0)),
            drawn: None,
        }
    }

    pub fn draw(&mut self, diagram: Diagram<'_>) -> &Image {
        let event = diagram.event();
        let height = FRAME + BOARD + CAPTION + if event.is_some() { EVENT } else { 0 };
        let size = PixelSize { width: WIDTH * self.scale, height: height * self.scale };
        if self.image.size() != size {
            self.drawn = None;
            self.image = Image::filled(size, self.colors.frame);
            self.frame();
        }
        let before = self.drawn.take();
        let view = diagram.view();
        view.draw(&mut Changes { sheet: self, before });
        self.drawn = Some(view);
        self.caption(diagram, event.as_deref());
        &self.image
    }

    /// Draws the edge of the felt and the coordinates.
    fn frame(&mut self) {
        let line = self.squares.colors().line;
        let edge = PixelArea {
            x: (FRAME - 1) * self.scale,
            y: (FRAME - 1) * self.scale,
            size: PixelSize { width: (BOARD + 2) * self.scale, height: (BOARD + 2) * self.scale },
        };
        self.image.fill(edge, line);
        for (number, column) in (0..8).zip('a'..='h') {
            let row = number + 1;
            let at = FRAME + number * SQUARE + SQUARE / 2;
            self.quiet(&column.to_string(), at, FRAME - 11);
            self.quiet(&row.to_string(), FRAME / 2, at + 5);
        }
    }

    /// Writes secondary text around a point.
    fn quiet(&mut self, text: &str, x: u16, y: u16) {
        let ink = self.colors.frame.mixed(self.colors.text, 0.75);
        self.write(text, [x, y], Anchor::Middle, (9, Weight::Regular, ink));
    }

    fn write(
        &mut self,
        text: &str,
        at: [u16; 2],
        anchor: Anchor,
        (height, weight, ink): (u16, Weight, Rgb),
    ) {
        let at = at.map(|length| f32::from(length * self.scale));
        let look = Lettering { height: f32::from(height * self.scale), weight, ink };
        letters::write(&mut self.image, text, at, anchor, look);
    }

    /// Draws the players with their discs, and how the game stands.
    fn caption(&mut self, diagram: Diagram<'_>, event: Option<&str>) {
        let top = FRAME + BOARD + 2;
        let size = self.image.size();
        let below = PixelArea { x: 0, y: top * self.scale, size };
        self.image.fill(below, self.colors.frame);
        let line = FRAME + BOARD + 26;
        let counts = diagram.counts();
        let (left, right) = (FRAME + 10, WIDTH - FRAME - 10);
        for (color, anchor, x, step) in
            [(Color::Black, Anchor::Start, left, 1), (Color::White, Anchor::End, right, -1)]
        {
            let disc = self.small.figure(Figure::Disc(color));
            let half = self.small.size().width / 2;
            self.image.draw(&disc, x * self.scale - half, (line - 5) * self.scale - half);
            let beside = |distance: i16| [x.saturating_add_signed(distance * step), line];
            let ink = self.colors.text;
            let count = counts[color].to_string();
            self.write(&count, beside(17), anchor, (11, Weight::Bold, ink));
            self.write(&name(diagram, color), beside(45), anchor, (11, Weight::Regular, ink));
        }
        let below = FRAME + BOARD + 48;
        let state = diagram.state();
        for (y, line) in (below..).step_by(EVENT.into()).zip(event.into_iter().chain([&*state])) {
            self.quiet(line, WIDTH / 2, y);
        }
    }
}

/// Returns as much of the name of a player as there is room for; the colour if the letters of the name
/// are not in the font.
fn name(diagram: Diagram<'_>, color: Color) -> String {
    let name = diagram.short_name(color);
    if letters::has_all(&name) { name } else { color.to_string() }
}

/// Draws the squares that have changed.
struct Changes<'a> {
    sheet: &'a mut PictureStrip,
    before: Option<BoardView>,
}

impl Canvas for Changes<'_> {
    fn square(&mut self, view: &SquareView, _: &BoardView) {
        if self.before.as_ref().is_some_and(|before| before.square(view.square) == view) {
            return;
        }
        let PictureStrip { squares, image, scale, .. } = self.sheet;
        let at = |line: u8| (FRAME + u16::from(line) * SQUARE) * *scale;
        image.draw(&squares.square(view), at(view.square.column()), at(view.square.row()));
    }
}
