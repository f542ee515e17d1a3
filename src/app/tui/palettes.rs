//! The themes: one table of their names, phrases and colours, chosen by hand for 24 bits and for
//! 16 colours.

use std::fmt;
use std::str::FromStr;

use ratatui::style::{Color, Modifier, Style};

use super::colors::{Colors, Disc};
use super::depth::Depth;
use super::pigments::{self, Pigments};
use crate::board::ByColor;
use crate::rules::UnknownName;

/// The name of a theme, and with it its colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`phrase` describes each")]
pub enum Palette {
    #[default]
    Classic,
    Paper,
    Contrast,
    Mono,
}

/// All that there is to say about a theme. A new theme is a variant of [`Palette`] and a row here.
struct Row {
    palette: Palette,
    name: &'static str,
    /// A phrase for the help.
    phrase: &'static str,
    true_color: Colors,
    /// All squares in 256 colours; the nearest by number is not always the nearest to the eye.
    felt_256: Color,
    sixteen: Colors,
    /// The colours of pictures of squares for 24 bits and for 256 colours; none without colours.
    pictures: Option<[Pigments; 2]>,
}

/// The table, in the order in which `t` goes through it.
const ROWS: &[Row] = &[
    Row {
        palette: Palette::Classic,
        name: "classic",
        phrase: "a green board",
        true_color: CLASSIC,
        felt_256: Color::Indexed(22),
        sixteen: CLASSIC_16,
        pictures: Some([pigments::CLASSIC, pigments::CLASSIC_256]),
    },
    Row {
        palette: Palette::Paper,
        name: "paper",
        phrase: "a printed diagram",
        true_color: PAPER,
        felt_256: Color::Indexed(188),
        sixteen: PAPER_16,
        // White discs on white paper need an outline, which a picture loses on small squares.
        pictures: None,
    },
    Row {
        palette: Palette::Contrast,
        name: "contrast",
        phrase: "a blue board, in colours that almost everyone can tell apart",
        true_color: CONTRAST,
        felt_256: Color::Indexed(24),
        sixteen: CONTRAST_16,
        pictures: Some([pigments::CONTRAST, pigments::CONTRAST_256]),
    },
    Row {
        palette: Palette::Mono,
        name: "mono",
        phrase: "no colours",
        true_color: NO_COLORS,
        felt_256: Color::Reset,
        sixteen: NO_COLORS,
        pictures: None,
    },
];

impl Palette {
    /// All themes, in the order in which `t` goes through them.
    pub const ALL: [Self; ROWS.len()] = {
        let mut all = [Self::Classic; ROWS.len()];
        let mut i = 0;
        while i < all.len() {
            all[i] = ROWS[i].palette;
            assert!(all[i] as usize == i, "the rows stand in the order of the variants");
            i += 1;
        }
        all
    };

    /// The names of all themes.
    pub const NAMES: [&'static str; ROWS.len()] = {
        let mut names = [""; ROWS.len()];
        let mut i = 0;
        while i < names.len() {
            names[i] = ROWS[i].name;
            i += 1;
        }
        names
    };

    const fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Describes the theme in a phrase.
    pub const fn phrase(self) -> &'static str {
        self.row().phrase
    }

    /// Returns the next theme; the first one follows the last.
    #[must_use]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Returns the colours for a terminal with that many of them.
    pub fn colors(self, depth: Depth) -> Colors {
        let row = self.row();
        match depth {
            Depth::Mono => NO_COLORS,
            Depth::Sixteen => row.sixteen,
            Depth::Indexed => row.true_color.nearest_256(row.felt_256),
            Depth::True => row.true_color,
        }
    }
}

impl Palette {
    /// Returns the colours of pictures of squares for a terminal with that many colours; `None` if
    /// they are too few for pictures.
    pub fn pigments(self, depth: Depth) -> Option<&'static Pigments> {
        let [true_color, indexed] = self.row().pictures.as_ref()?;
        match depth {
            Depth::Mono | Depth::Sixteen => None,
            Depth::Indexed => Some(indexed),
            Depth::True => Some(true_color),
        }
    }
}

impl fmt::Display for Palette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Palette {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let named = Self::ALL.into_iter().find(|palette| palette.name() == text);
        named.ok_or(UnknownName(&Self::NAMES))
    }
}

/// Green felt.
const CLASSIC: Colors = Colors {
    felt: [Color::Rgb(26, 110, 62), Color::Rgb(30, 120, 68)],
    focus: Style::new().bg(Color::Rgb(64, 156, 116)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(14, 16, 18),
            face: Color::Rgb(40, 44, 46),
            flipped: Color::Rgb(62, 78, 104),
            preview: Color::Rgb(16, 66, 40),
        },
        white: Disc {
            rim: Color::Rgb(244, 244, 238),
            face: Color::Rgb(222, 224, 216),
            flipped: Color::Rgb(160, 196, 226),
            preview: Color::Rgb(150, 196, 166),
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

/// Green felt in 16 colours.
const CLASSIC_16: Colors = Colors {
    felt: [Color::Green, Color::Green],
    focus: Style::new().bg(Color::Cyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            flipped: Color::Blue,
            preview: Color::DarkGray,
        },
        white: Disc {
            rim: Color::White,
            face: Color::Gray,
            flipped: Color::LightBlue,
            preview: Color::Gray,
        },
    },
    mark: Color::Black,
    dot: Color::Black,
    last: Color::LightYellow,
    alarm: Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD),
    ..CLASSIC
};

/// A printed diagram.
const PAPER: Colors = Colors {
    felt: [Color::Rgb(226, 217, 196), Color::Rgb(236, 229, 212)],
    focus: Style::new().bg(Color::Rgb(186, 205, 222)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(36, 34, 32),
            face: Color::Rgb(66, 62, 58),
            flipped: Color::Rgb(96, 112, 140),
            preview: Color::Rgb(150, 144, 130),
        },
        white: Disc {
            rim: Color::Rgb(104, 96, 84),
            face: Color::Rgb(255, 254, 250),
            flipped: Color::Rgb(178, 205, 230),
            preview: Color::Rgb(252, 250, 242),
        },
    },
    mark: Color::Rgb(168, 154, 124),
    dot: Color::Rgb(140, 128, 104),
    last: Color::Rgb(204, 82, 44),
    ..CLASSIC
};

/// A printed diagram in 16 colours.
const PAPER_16: Colors = Colors {
    felt: [Color::Gray, Color::Gray],
    focus: Style::new().bg(Color::LightCyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            flipped: Color::Blue,
            preview: Color::DarkGray,
        },
        white: Disc {
            rim: Color::DarkGray,
            face: Color::White,
            flipped: Color::LightBlue,
            preview: Color::White,
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
const CONTRAST: Colors = Colors {
    felt: [Color::Rgb(0, 84, 136), Color::Rgb(0, 94, 150)],
    focus: Style::new().bg(Color::Rgb(86, 180, 233)),
    discs: ByColor {
        black: Disc {
            rim: Color::Rgb(0, 0, 0),
            face: Color::Rgb(48, 48, 48),
            flipped: Color::Rgb(204, 121, 167),
            preview: Color::Rgb(0, 42, 74),
        },
        white: Disc {
            rim: Color::Rgb(255, 255, 255),
            face: Color::Rgb(226, 226, 226),
            flipped: Color::Rgb(204, 121, 167),
            preview: Color::Rgb(178, 206, 226),
        },
    },
    mark: Color::Rgb(240, 228, 66),
    dot: Color::Rgb(0, 44, 76),
    last: Color::Rgb(230, 159, 0),
    ..CLASSIC
};

/// The same in 16 colours.
const CONTRAST_16: Colors = Colors {
    felt: [Color::Blue, Color::Blue],
    focus: Style::new().bg(Color::Cyan),
    discs: ByColor {
        black: Disc {
            rim: Color::Black,
            face: Color::DarkGray,
            flipped: Color::Magenta,
            preview: Color::DarkGray,
        },
        white: Disc {
            rim: Color::White,
            face: Color::Gray,
            flipped: Color::LightMagenta,
            preview: Color::Gray,
        },
    },
    mark: Color::LightYellow,
    dot: Color::Black,
    last: Color::LightYellow,
    alarm: CLASSIC_16.alarm,
    ..CLASSIC
};

/// No colours, not even the default ones by name: some terminals take the codes for colours that
/// they cannot show as a request to drop bold and reverse too.
pub const NO_COLORS: Colors = Colors {
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
    Disc { rim: Color::Reset, face: Color::Reset, flipped: Color::Reset, preview: Color::Reset };

#[cfg(test)]
mod tests {
    use super::Palette;
    use crate::app::tui::glyphs::Glyphs;

    #[test]
    fn the_readme_names_every_theme_and_every_set_of_characters() {
        let readme = include_str!("../../../README.md");
        for name in Palette::NAMES.iter().chain(&Glyphs::NAMES) {
            assert!(readme.contains(&format!("`{name}`")), "{name}");
        }
    }

    #[test]
    fn every_theme_is_read_by_its_name_and_followed_by_another() {
        for palette in Palette::ALL {
            assert_eq!(palette.name().parse(), Ok(palette));
            assert_ne!(palette.next(), palette);
        }
        let error = "green".parse::<Palette>().unwrap_err();
        assert_eq!(error.to_string(), format!("expected one of {}", Palette::NAMES.join(", ")));
    }
}
