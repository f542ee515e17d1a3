//! The colours of the board and its text, and their likeness among 256.

use ratatui::style::{Color, Modifier, Style};

use super::depth::Depth;
use super::pigments::{Pigments, Tone, nearest_256};
use othello_core::board::ByColor;

/// The colours of a theme at one colour depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The dark and the light squares.
    pub felt: [Color; 2],
    /// The style patched onto the focused square.
    pub focus: Style,
    /// The discs.
    pub discs: ByColor<Disc>,
    /// The marks of legal moves.
    pub mark: Color,
    /// The lines between squares, or what stands for them.
    pub line: Color,
    /// The four guide dots of the board.
    pub dot: Color,
    /// The face of the disc placed last.
    pub last: Color,
    /// Secondary text.
    pub quiet: Style,
    /// Headings, and whatever matters most.
    pub strong: Style,
    /// Refusals and failures.
    pub warning: Style,
    /// A clock that is about to run out.
    pub alarm: Style,
    /// The selected line of a list or a dialog.
    pub selected: Style,
}

/// The tones of one player's discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The rim, or all of a disc drawn in one tone.
    pub rim: Color,
    /// The face.
    pub face: Color,
    /// The face of a disc that the last move flipped.
    pub flipped: Color,
    /// The disc that a move in focus would place.
    pub preview: Color,
}

impl Colors {
    /// Returns the colours of a theme as a terminal with so many of them takes them.
    pub fn new(pigments: &Pigments, depth: Depth) -> Self {
        let paint = |tone: [f32; 3]| Tone::of(tone).paint(depth);
        let alarm = match depth {
            Depth::Mono => Style::new(),
            Depth::Sixteen => Style::new().fg(Color::LightRed),
            Depth::Indexed => Style::new().fg(nearest_256(ALARM)),
            Depth::True => Style::new().fg(ALARM),
        };
        Self {
            felt: [pigments.felt, pigments.odd].map(paint),
            focus: Style::new().bg(paint(pigments.focus)),
            discs: ByColor::from_fn(|color| {
                let disc = pigments.discs[color];
                Disc {
                    rim: paint(disc.rim),
                    face: paint(disc.face),
                    flipped: paint(disc.ring),
                    preview: paint(disc.ghost),
                }
            }),
            mark: paint(pigments.mark),
            line: paint(pigments.line),
            dot: paint(pigments.dot),
            last: paint(pigments.last),
            alarm: alarm.add_modifier(Modifier::BOLD),
            ..NO_COLORS
        }
    }
}

const ALARM: Color = Color::Rgb(213, 94, 0);

/// No colours, not even the default ones by name: some terminals take the codes for colours that
/// they cannot show as a request to drop bold and reverse too.
pub const NO_COLORS: Colors = Colors {
    felt: [Color::Reset, Color::Reset],
    focus: Style::new().add_modifier(Modifier::REVERSED),
    discs: ByColor { black: PLAIN, white: PLAIN },
    mark: Color::Reset,
    line: Color::Reset,
    dot: Color::Reset,
    last: Color::Reset,
    quiet: Style::new().add_modifier(Modifier::DIM),
    strong: Style::new().add_modifier(Modifier::BOLD),
    warning: Style::new().add_modifier(Modifier::BOLD),
    alarm: Style::new().add_modifier(Modifier::BOLD),
    selected: Style::new().add_modifier(Modifier::REVERSED),
};

const PLAIN: Disc =
    Disc { rim: Color::Reset, face: Color::Reset, flipped: Color::Reset, preview: Color::Reset };
