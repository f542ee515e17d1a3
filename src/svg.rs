//! The board, or the record of a game, as a drawing in SVG: one file that needs nothing else.

use std::fmt::Write;

use ratatui::style::Color as Paint;

use crate::narration;
use crate::screen::theme::{Depth, Palette};
use crate::text;
use othello_core::board::{ByColor, Color};
use othello_core::game::Ply;
use othello_core::square::{Bitboard, Square};
use othello_notation::Record;

/// The discs that a drawing shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Those of the last position, with the legal moves and the last one.
    Position,
    /// Those that were placed, in the colour of their player, with the numbers of their moves.
    Record,
}

/// The side of a square. All lengths are in pixels of the drawing at its own size.
const SQUARE: u16 = 52;
/// The frame around the squares, which holds the coordinates.
const FRAME: u16 = 32;
/// The height of the lines under the board.
const CAPTION: u16 = 62;
const BOARD: u16 = 8 * SQUARE;
const WIDTH: u16 = BOARD + 2 * FRAME;
const HEIGHT: u16 = BOARD + FRAME + CAPTION;
/// The radius of a disc.
const RADIUS: u16 = 21;
/// The most columns of a player's name.
const LONGEST_NAME: usize = 18;

/// Draws the position at the end of a game, or its record.
pub fn draw(record: &Record, content: Content, palette: Palette) -> String {
    let drawing = Drawing { record, content, inks: Inks::of(palette) };
    let mut svg = String::new();
    drawing.write(&mut svg).expect("a string takes all that is written");
    svg
}

struct Drawing<'a> {
    record: &'a Record,
    content: Content,
    inks: Inks,
}

impl Drawing<'_> {
    fn write(&self, svg: &mut String) -> std::fmt::Result {
        let title = escaped(&self.title());
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\" \
             font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\" \
             text-anchor=\"middle\">\n<title>{title}</title>"
        )?;
        self.definitions(svg)?;
        self.felt(svg)?;
        match self.content {
            Content::Position => self.position(svg)?,
            Content::Record => self.numbers(svg)?,
        }
        self.caption(svg)?;
        writeln!(svg, "</svg>")
    }

    /// The discs, drawn once, around the point 0, 0.
    fn definitions(&self, svg: &mut String) -> std::fmt::Result {
        let Inks { felt, .. } = self.inks;
        writeln!(
            svg,
            "<defs>\n<linearGradient id=\"felt\" x2=\"0\" y2=\"1\">{}{}</linearGradient>",
            stop(0, felt.mixed(WHITE, 0.06)),
            stop(1, felt.mixed(BLACK, 0.06)),
        )?;
        for (color, id) in [(Color::Black, 'b'), (Color::White, 'w')] {
            let DiscInks { face, rim } = self.inks.discs[color];
            // A dark disc is seen by its shine, a light one by its shade.
            let (light, shade) = if face.is_dark() {
                (face.mixed(WHITE, 0.24), face.mixed(rim, 0.5))
            } else {
                (face.mixed(WHITE, 0.8), face.mixed(BLACK, 0.18))
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
        let Inks { frame, text, line, .. } = self.inks;
        let edge = frame.mixed(text, 0.25);
        writeln!(
            svg,
            "<rect x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"14\" fill=\"{frame}\" \
             stroke=\"{edge}\"/>\n<rect x=\"{FRAME}\" y=\"{FRAME}\" width=\"{BOARD}\" \
             height=\"{BOARD}\" rx=\"4\" fill=\"url(#felt)\" stroke=\"{line}\" \
             stroke-width=\"2\"/>",
            WIDTH - 1,
            HEIGHT - 1,
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

    /// The discs as they lie, the legal moves, and the dot of the last move.
    fn position(&self, svg: &mut String) -> std::fmt::Result {
        let game = &self.record.game;
        let position = game.position();
        for color in Color::BOTH {
            discs(svg, color, position.board().discs(color))?;
        }
        if self.record.result().is_none() {
            writeln!(svg, "<g fill=\"{}\">", self.inks.mark)?;
            // Where the disc to flip is chosen, the squares of discs are legal.
            for square in position.legal_moves() & position.board().empties() {
                let (x, y) = middle(square);
                writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\"/>")?;
            }
            writeln!(svg, "</g>")?;
        }
        if let Some(ply) = game.plies().iter().rfind(|ply| !ply.is_choice()) {
            let (x, y) = middle(ply.square);
            writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"5\" fill=\"{}\"/>", self.inks.last)?;
        }
        Ok(())
    }

    /// The discs as they were placed, with the numbers of their moves.
    fn numbers(&self, svg: &mut String) -> std::fmt::Result {
        let game = &self.record.game;
        let plies: Vec<(usize, &Ply)> =
            (1..).zip(game.plies()).filter(|(_, ply)| !ply.is_choice()).collect();
        for color in Color::BOTH {
            let placed = plies.iter().filter(|(_, ply)| ply.player == color);
            let placed: Bitboard = placed.map(|(_, ply)| ply.square).collect();
            discs(svg, color, placed | game.start().board().discs(color))?;
            let ink = self.inks.discs[!color].face;
            writeln!(svg, "<g font-size=\"19\" fill=\"{ink}\">")?;
            for (number, ply) in plies.iter().filter(|(_, ply)| ply.player == color) {
                let (x, y) = middle(ply.square);
                writeln!(svg, "<text x=\"{x}\" y=\"{}\">{number}</text>", y + 7)?;
            }
            writeln!(svg, "</g>")?;
        }
        Ok(())
    }

    /// The players with their discs, and how the game stands.
    fn caption(&self, svg: &mut String) -> std::fmt::Result {
        let text = self.inks.text;
        let (line, below) = (FRAME + BOARD + 25, HEIGHT - 14);
        let counts = self.record.game.position().board().counts();
        let player = |color: Color| escaped(&text::truncate(&self.name(color), LONGEST_NAME, "…"));
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
        writeln!(
            svg,
            "<text x=\"{}\" y=\"{below}\" font-size=\"13\" fill=\"{text}\" \
             fill-opacity=\".75\">{}</text>",
            WIDTH / 2,
            escaped(&self.state()),
        )
    }

    /// The turn or the result, after the date.
    fn state(&self) -> String {
        let turn = match (self.record.result(), self.record.game.position().to_move()) {
            (Some(result), _) => {
                narration::brief_outcome(result, &narration::colors()).trim_end_matches('.').into()
            }
            (None, Some(color)) => format!("{color} to move"),
            (None, None) => String::new(),
        };
        let date = self.record.date.map(|date| date.to_string());
        date.into_iter().chain(Some(turn)).collect::<Vec<_>>().join(" · ")
    }

    /// Returns the name of a player, or else the colour.
    fn name(&self, color: Color) -> String {
        self.record.name(color).map_or_else(|| color.to_string(), str::to_owned)
    }

    fn title(&self) -> String {
        let [black, white] = Color::BOTH.map(|color| self.name(color));
        let ByColor { black: ours, white: theirs } = self.record.game.position().board().counts();
        format!("Othello: {black} {ours}, {white} {theirs}. {}", self.state())
    }
}

/// Draws discs on squares.
fn discs(svg: &mut String, color: Color, squares: Bitboard) -> std::fmt::Result {
    let id = color.name().as_bytes()[0] as char;
    for square in squares {
        let (x, y) = middle(square);
        writeln!(svg, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")?;
    }
    Ok(())
}

/// Returns the middle of a square.
fn middle(square: Square) -> (u16, u16) {
    let at = |line: u8| FRAME + u16::from(line) * SQUARE + SQUARE / 2;
    (at(square.column()), at(square.row()))
}

fn stop(offset: u8, color: Rgb) -> String {
    format!("<stop offset=\"{offset}\" stop-color=\"{color}\"/>")
}

/// Returns a text as XML has it, without the characters that it cannot have.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// The colours of a drawing.
struct Inks {
    felt: Rgb,
    line: Rgb,
    frame: Rgb,
    text: Rgb,
    mark: Rgb,
    last: Rgb,
    discs: ByColor<DiscInks>,
}

/// The colours of one player's discs.
struct DiscInks {
    face: Rgb,
    rim: Rgb,
}

impl Inks {
    /// Returns the colours of a theme; a theme without colours is drawn in black on white.
    fn of(palette: Palette) -> Self {
        let colors = palette.colors(Depth::True);
        let felt = rgb(colors.felt[0]).unwrap_or(WHITE);
        let line = rgb(colors.dot).unwrap_or(BLACK);
        let frame = rgb(colors.dot).map_or(WHITE, |line| line.mixed(BLACK, 0.45));
        let disc = |color: Color| {
            let disc = colors.discs[color];
            let plain = if color == Color::Black { BLACK } else { WHITE };
            DiscInks { face: rgb(disc.face).unwrap_or(plain), rim: rgb(disc.rim).unwrap_or(BLACK) }
        };
        Self {
            felt,
            line,
            text: if frame.is_dark() { frame.mixed(WHITE, 0.9) } else { BLACK },
            frame,
            mark: rgb(colors.mark).unwrap_or(BLACK),
            last: rgb(colors.last).unwrap_or(Rgb([128; 3])),
            discs: ByColor::from_fn(disc),
        }
    }
}

/// Red, green and blue.
#[derive(Clone, Copy)]
struct Rgb([u8; 3]);

const BLACK: Rgb = Rgb([0; 3]);
const WHITE: Rgb = Rgb([255; 3]);

fn rgb(color: Paint) -> Option<Rgb> {
    match color {
        Paint::Rgb(red, green, blue) => Some(Rgb([red, green, blue])),
        _ => None,
    }
}

impl Rgb {
    /// Returns the colour with a part of another.
    fn mixed(self, other: Self, part: f32) -> Self {
        let mut parts = self.0;
        for (mine, theirs) in parts.iter_mut().zip(other.0) {
            let mixed = f32::from(*mine) * (1.0 - part) + f32::from(theirs) * part;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a mean of bytes is a byte"
            )]
            {
                *mine = mixed.round() as u8;
            }
        }
        Self(parts)
    }

    /// Returns `true` for a colour on which light text is read better than dark.
    fn is_dark(self) -> bool {
        let [red, green, blue] = self.0.map(u32::from);
        299 * red + 587 * green + 114 * blue < 128_000
    }
}

impl std::fmt::Display for Rgb {
    /// Writes `#rrggbb`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self([red, green, blue]) = self;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}
