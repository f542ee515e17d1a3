//! The board, or the record of a game, as a drawing in SVG: one file that needs nothing else.

use std::fmt::Write;

use super::diagram::Diagram;
use super::label::Label;
use super::sheet::{BOARD, CAPTION, EVENT, FRAME, SQUARE, SheetColors, WIDTH};
use super::square::{Content, DiscMark, SquareView};
use super::view::{BoardView, Canvas};
use crate::screen::theme::{self, BoardColors, Rgb};
use othello_core::board::{ByColor, Color};
use othello_core::square::Square;
use othello_home::config::look::ThemeName;
use othello_words::text;

/// The radius of a disc.
const RADIUS: u16 = 21;

/// Draws the position at the end of a game, or its record.
pub fn draw(diagram: Diagram<'_>, palette: ThemeName) -> String {
    let drawing = BoardSvg { diagram, colors: SvgColors::of(palette) };
    let mut svg = String::new();
    drawing.write(&mut svg).expect("a string takes all that is written");
    svg
}

/// A drawing of one board.
struct BoardSvg<'a> {
    diagram: Diagram<'a>,
    colors: SvgColors,
}

impl BoardSvg<'_> {
    fn write(&self, svg: &mut String) -> std::fmt::Result {
        let title = text::in_xml(&self.diagram.title());
        let height = self.height();
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             width=\"{WIDTH}\" height=\"{height}\" role=\"img\" \
             font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\" \
             text-anchor=\"middle\">\n<title>{title}</title>"
        )?;
        self.definitions(svg)?;
        self.felt(svg)?;
        let mut layers = Layers::default();
        self.diagram.view().draw(&mut layers);
        layers.write(&self.colors, svg)?;
        self.caption(svg)?;
        writeln!(svg, "</svg>")
    }

    /// The discs, drawn once, around the point 0, 0.
    fn definitions(&self, svg: &mut String) -> std::fmt::Result {
        let SvgColors { felt, .. } = self.colors;
        writeln!(
            svg,
            "<defs>\n<linearGradient id=\"felt\" x2=\"0\" y2=\"1\">{}{}</linearGradient>",
            stop(0, felt.mixed(Rgb::WHITE, 0.06)),
            stop(1, felt.mixed(Rgb::BLACK, 0.06)),
        )?;
        for (color, id) in [(Color::Black, 'b'), (Color::White, 'w')] {
            let DiscColors { face, rim } = self.colors.discs[color];
            // A dark disc is seen by its shine, a light one by its shade.
            let (light, shade) = if face.is_dark() {
                (face.mixed(Rgb::WHITE, 0.24), face.mixed(rim, 0.5))
            } else {
                (face.mixed(Rgb::WHITE, 0.8), face.mixed(Rgb::BLACK, 0.18))
            };
            let inner = RADIUS - 1;
            writeln!(
                svg,
                "<radialGradient id=\"{id}f\" cx=\".36\" cy=\".3\" r=\".75\">{}{}</radialGradient>\n\
                 <g id=\"{id}\"><circle cx=\"1.5\" cy=\"2.5\" r=\"{RADIUS}\" fill=\"#000\" \
                 fill-opacity=\".3\"/><circle r=\"{RADIUS}\" fill=\"{rim}\"/><circle r=\"{inner}\" \
                 fill=\"url(#{id}f)\"/></g>",
                stop(0, light),
                stop(1, shade),
            )?;
        }
        writeln!(svg, "</defs>")
    }

    /// The frame, its coordinates, and the cloth with its lines and guide dots.
    fn felt(&self, svg: &mut String) -> std::fmt::Result {
        let SvgColors { frame, text, line, .. } = self.colors;
        let edge = frame.mixed(text, 0.25);
        writeln!(
            svg,
            "<rect x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{frame}\" \
             stroke=\"{edge}\"/>\n<rect x=\"{FRAME}\" y=\"{FRAME}\" width=\"{BOARD}\" \
             height=\"{BOARD}\" rx=\"4\" fill=\"url(#felt)\" stroke=\"{line}\" \
             stroke-width=\"2\"/>",
            WIDTH - 1,
            self.height() - 1,
        )?;
        let lines = (1..8).map(|number| {
            let at = FRAME + number * SQUARE;
            format!("M{at} {FRAME}v{BOARD}M{FRAME} {at}h{BOARD}")
        });
        let lines: String = lines.collect();
        writeln!(svg, "<path d=\"{lines}\" stroke=\"{line}\" stroke-width=\"1.2\"/>")?;
        let dots = [(2, 2), (6, 2), (2, 6), (6, 6)].map(|(column, row)| {
            let (x, y) = (FRAME + column * SQUARE, FRAME + row * SQUARE);
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"4\"/>")
        });
        writeln!(svg, "<g fill=\"{line}\">{}</g>", dots.concat())?;
        writeln!(svg, "<g font-size=\"14\" fill=\"{text}\" fill-opacity=\".75\">")?;
        for number in 0..8 {
            let column = char::from(b'a' + number);
            let row = number + 1;
            let at = FRAME + u16::from(number) * SQUARE + SQUARE / 2;
            let (above, left, y) = (FRAME - 11, FRAME / 2, at + 5);
            writeln!(
                svg,
                "<text x=\"{at}\" y=\"{above}\">{column}</text>\
                 <text x=\"{left}\" y=\"{y}\">{row}</text>"
            )?;
        }
        writeln!(svg, "</g>")
    }

    fn height(&self) -> u16 {
        let event = self.diagram.event().map_or(0, |_| EVENT);
        BOARD + FRAME + CAPTION + event
    }

    /// The players with their discs, and how the game stands.
    fn caption(&self, svg: &mut String) -> std::fmt::Result {
        let text = self.colors.text;
        let (line, below) = (FRAME + BOARD + 25, self.height() - 14);
        let counts = self.diagram.counts();
        let player = |color: Color| text::in_xml(&self.diagram.short_name(color));
        let (left, right) = (FRAME + 10, WIDTH - FRAME - 10);
        for (id, x) in [('b', left), ('w', right)] {
            let y = line - 5;
            writeln!(svg, "<use href=\"#{id}\" transform=\"translate({x} {y}) scale(.45)\"/>")?;
        }
        writeln!(svg, "<g font-size=\"15\" fill=\"{text}\">")?;
        for (color, anchor, x, step) in
            [(Color::Black, "start", left, 1), (Color::White, "end", right, -1)]
        {
            let (count, name) =
                (x.saturating_add_signed(17 * step), x.saturating_add_signed(43 * step));
            writeln!(
                svg,
                "<text x=\"{count}\" y=\"{line}\" text-anchor=\"{anchor}\" \
                 font-weight=\"bold\">{}</text><text x=\"{name}\" y=\"{line}\" \
                 text-anchor=\"{anchor}\">{}</text>",
                counts[color],
                player(color),
            )?;
        }
        writeln!(svg, "</g>")?;
        let event = self.diagram.event().map(|event| (below - EVENT, event));
        for (y, line) in event.into_iter().chain([(below, self.diagram.state())]) {
            writeln!(
                svg,
                "<text x=\"{}\" y=\"{y}\" font-size=\"13\" fill=\"{text}\" \
                 fill-opacity=\".75\">{}</text>",
                WIDTH / 2,
                text::in_xml(&line),
            )?;
        }
        Ok(())
    }
}

/// The things on squares, in the order in which they are written.
#[derive(Default)]
struct Layers {
    discs: ByColor<Vec<Square>>,
    legal: Vec<Square>,
    last: Option<Square>,
    /// The numbers of moves on discs.
    numbers: ByColor<Vec<(usize, Square)>>,
}

impl Canvas for Layers {
    fn square(&mut self, view: &SquareView, _: &BoardView) {
        match view.content {
            Content::LegalMark => self.legal.push(view.square),
            Content::Disc(_, DiscMark::Last) => self.last = Some(view.square),
            Content::Empty | Content::Preview(_) | Content::Disc(..) | Content::Flipping(_) => {}
        }
        let Some(disc) = view.content.disc() else { return };
        self.discs[disc].push(view.square);
        if let Some(Label::Number(number)) = view.label {
            self.numbers[disc].push((number, view.square));
        }
    }
}

impl Layers {
    fn write(mut self, colors: &SvgColors, svg: &mut String) -> std::fmt::Result {
        for color in Color::BOTH {
            let id = color.name().as_bytes()[0] as char;
            for square in &self.discs[color] {
                let (x, y) = middle(*square);
                writeln!(svg, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")?;
            }
            // In the order of play, for those who hear the file read.
            self.numbers[color].sort_unstable();
            if self.numbers[color].is_empty() {
                continue;
            }
            let ink = colors.discs[!color].face;
            writeln!(svg, "<g font-size=\"19\" fill=\"{ink}\">")?;
            for (number, square) in &self.numbers[color] {
                let (x, y) = middle(*square);
                writeln!(svg, "<text x=\"{x}\" y=\"{}\">{number}</text>", y + 7)?;
            }
            writeln!(svg, "</g>")?;
        }
        if !self.legal.is_empty() {
            writeln!(svg, "<g fill=\"{}\">", colors.mark)?;
            for square in &self.legal {
                let (x, y) = middle(*square);
                writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>")?;
            }
            writeln!(svg, "</g>")?;
        }
        if let Some(square) = self.last {
            let (x, y) = middle(square);
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\" fill=\"{}\"/>", colors.last)?;
        }
        Ok(())
    }
}

fn middle(square: Square) -> (u16, u16) {
    let at = |line: u8| FRAME + u16::from(line) * SQUARE + SQUARE / 2;
    (at(square.column()), at(square.row()))
}

fn stop(offset: u8, color: Rgb) -> String {
    format!("<stop offset=\"{offset}\" stop-color=\"{color}\"/>")
}

/// The colours of a drawing.
struct SvgColors {
    felt: Rgb,
    line: Rgb,
    frame: Rgb,
    text: Rgb,
    mark: Rgb,
    last: Rgb,
    discs: ByColor<DiscColors>,
}

/// The colours of one player's discs.
struct DiscColors {
    face: Rgb,
    rim: Rgb,
}

impl SvgColors {
    /// Returns the colours of a theme; a theme without colours is drawn in black on white.
    fn of(palette: ThemeName) -> Self {
        if palette == ThemeName::Mono {
            let disc = |color: Color| DiscColors {
                face: if color == Color::Black { Rgb::BLACK } else { Rgb::WHITE },
                rim: Rgb::BLACK,
            };
            return Self {
                felt: Rgb::WHITE,
                line: Rgb::BLACK,
                frame: Rgb::WHITE,
                text: Rgb::BLACK,
                mark: Rgb::BLACK,
                last: Rgb([128; 3]),
                discs: ByColor::from_fn(disc),
            };
        }
        let colors = BoardColors::printed(palette);
        let SheetColors { frame, text } = SheetColors::of(&colors);
        let disc = |color: Color| {
            let theme::DiscColors { face, rim, .. } = colors.discs[color];
            DiscColors { face, rim }
        };
        Self {
            felt: colors.felt,
            line: colors.guide_dot,
            frame,
            text,
            mark: colors.legal_mark,
            last: colors.last_move,
            discs: ByColor::from_fn(disc),
        }
    }
}
