//! The colours of the themes, chosen by hand for 24 bits and for sixteen colours.

use ratatui::style::{Color, Modifier, Style};

use super::theme::{Colors, Disc};
use crate::board::ByColor;

/// Green felt.
pub const CLASSIC: Colors = Colors {
    felt: [Color::Rgb(26, 110, 62), Color::Rgb(30, 120, 68)],
    focus: Style::new().bg(Color::Rgb(64, 156, 116)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(14, 16, 18),
            face: Color::Rgb(40, 44, 46),
            turned: Color::Rgb(62, 78, 104),
            ghost: Color::Rgb(16, 66, 40),
        },
        white: Disc {
            rim: Color::Rgb(244, 244, 238),
            face: Color::Rgb(222, 224, 216),
            turned: Color::Rgb(160, 196, 226),
            ghost: Color::Rgb(150, 196, 166),
        },
    },
    mark: Color::Rgb(104, 182, 132),
    dot: Color::Rgb(12, 62, 34),
    last: Color::Rgb(230, 159, 0),
    quiet: Style::new().add_modifier(Modifier::DIM),
    strong: Style::new().add_modifier(Modifier::BOLD),
    warning: Style::new().add_modifier(Modifier::BOLD),
    alarm: Style::new().fg(Color::Rgb(213, 94, 0)).add_modifier(Modifier::BOLD),
    selected: Style::new().add_modifier(Modifier::REVERSED),
};

/// Green felt in sixteen colours.
pub const CLASSIC_16: Colors = Colors {
    felt: [Color::Green, Color::Green],
    focus: Style::new().bg(Color::Cyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            turned: Color::Blue,
            ghost: Color::DarkGray,
        },
        white: Disc {
            rim: Color::White,
            face: Color::Gray,
            turned: Color::LightBlue,
            ghost: Color::Gray,
        },
    },
    mark: Color::Black,
    dot: Color::Black,
    last: Color::LightYellow,
    alarm: Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD),
    ..CLASSIC
};

/// A printed diagram.
pub const PAPER: Colors = Colors {
    felt: [Color::Rgb(226, 217, 196), Color::Rgb(236, 229, 212)],
    focus: Style::new().bg(Color::Rgb(186, 205, 222)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(36, 34, 32),
            face: Color::Rgb(66, 62, 58),
            turned: Color::Rgb(96, 112, 140),
            ghost: Color::Rgb(150, 144, 130),
        },
        white: Disc {
            rim: Color::Rgb(104, 96, 84),
            face: Color::Rgb(255, 254, 250),
            turned: Color::Rgb(178, 205, 230),
            ghost: Color::Rgb(252, 250, 242),
        },
    },
    mark: Color::Rgb(168, 154, 124),
    dot: Color::Rgb(140, 128, 104),
    last: Color::Rgb(204, 82, 44),
    ..CLASSIC
};

/// A printed diagram in sixteen colours.
pub const PAPER_16: Colors = Colors {
    felt: [Color::Gray, Color::Gray],
    focus: Style::new().bg(Color::LightCyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            turned: Color::Blue,
            ghost: Color::DarkGray,
        },
        white: Disc {
            rim: Color::DarkGray,
            face: Color::White,
            turned: Color::LightBlue,
            ghost: Color::White,
        },
    },
    mark: Color::DarkGray,
    dot: Color::DarkGray,
    last: Color::LightRed,
    alarm: CLASSIC_16.alarm,
    ..CLASSIC
};

/// The colours of Okabe and Ito (<https://jfly.uni-koeln.de/color/>), which nearly everybody tells
/// apart, on a blue board.
pub const CONTRAST: Colors = Colors {
    felt: [Color::Rgb(0, 84, 136), Color::Rgb(0, 94, 150)],
    focus: Style::new().bg(Color::Rgb(86, 180, 233)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(0, 0, 0),
            face: Color::Rgb(48, 48, 48),
            turned: Color::Rgb(204, 121, 167),
            ghost: Color::Rgb(0, 42, 74),
        },
        white: Disc {
            rim: Color::Rgb(255, 255, 255),
            face: Color::Rgb(226, 226, 226),
            turned: Color::Rgb(204, 121, 167),
            ghost: Color::Rgb(178, 206, 226),
        },
    },
    mark: Color::Rgb(240, 228, 66),
    dot: Color::Rgb(0, 44, 76),
    last: Color::Rgb(230, 159, 0),
    ..CLASSIC
};

/// The same in sixteen colours.
pub const CONTRAST_16: Colors = Colors {
    felt: [Color::Blue, Color::Blue],
    focus: Style::new().bg(Color::Cyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            turned: Color::Magenta,
            ghost: Color::DarkGray,
        },
        white: Disc {
            rim: Color::White,
            face: Color::Gray,
            turned: Color::LightMagenta,
            ghost: Color::Gray,
        },
    },
    mark: Color::LightYellow,
    dot: Color::Black,
    last: Color::LightYellow,
    alarm: CLASSIC_16.alarm,
    ..CLASSIC
};

/// No colour at all, not even the default ones by name: some terminals take the codes for colours
/// that they may not show as a request to drop bold and reverse too.
pub const MONO: Colors = Colors {
    felt: [Color::Reset, Color::Reset],
    focus: Style::new().add_modifier(Modifier::REVERSED),
    discs: ByColor { black: PLAIN, white: PLAIN },
    mark: Color::Reset,
    dot: Color::Reset,
    last: Color::Reset,
    alarm: Style::new().add_modifier(Modifier::BOLD),
    ..CLASSIC
};

const PLAIN: Disc =
    Disc { rim: Color::Reset, face: Color::Reset, turned: Color::Reset, ghost: Color::Reset };
