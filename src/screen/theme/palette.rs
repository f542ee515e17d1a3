//! The names of the themes: one table.

use std::fmt;
use std::str::FromStr;

use super::board_colors::BoardColors;
use super::depth::ColorDepth;
use super::tables::{self, ThemeColors};
use othello_core::rules::UnknownName;

/// The name of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "`phrase` describes each")]
pub enum Palette {
    #[default]
    Classic,
    Paper,
    Contrast,
    Slate,
    Walnut,
    Mono,
}

/// A row of the table. A new theme is a variant of [`Palette`], a row here and its colours in
/// [`tables`].
struct Row {
    palette: Palette,
    name: &'static str,
    /// A phrase for the help.
    phrase: &'static str,
    /// The colours; none for a theme without.
    colors: Option<&'static ThemeColors>,
}

/// The table, in the order in which `t` goes through it.
const ROWS: &[Row] = &[
    Row {
        palette: Palette::Classic,
        name: "classic",
        phrase: "a green board",
        colors: Some(&tables::CLASSIC),
    },
    Row {
        palette: Palette::Paper,
        name: "paper",
        phrase: "a printed diagram",
        colors: Some(&tables::PAPER),
    },
    Row {
        palette: Palette::Contrast,
        name: "contrast",
        phrase: "a blue board, in colours that almost everyone can tell apart",
        colors: Some(&tables::CONTRAST),
    },
    Row {
        palette: Palette::Slate,
        name: "slate",
        phrase: "a grey-blue board for dark terminals",
        colors: Some(&tables::SLATE),
    },
    Row {
        palette: Palette::Walnut,
        name: "walnut",
        phrase: "a wooden board",
        colors: Some(&tables::WALNUT),
    },
    Row { palette: Palette::Mono, name: "mono", phrase: "no colours", colors: None },
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

    /// Returns the colours of the board at a colour depth; `None` without colours.
    pub fn colors(self, depth: ColorDepth) -> Option<BoardColors> {
        BoardColors::resolve(self.row().colors?, depth)
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

#[cfg(test)]
mod tests {
    use super::Palette;
    use crate::screen::theme::Glyphs;

    #[test]
    fn the_manual_names_every_theme_and_every_set_of_characters() {
        let manual = include_str!("../../../docs/manual.md");
        for name in Palette::NAMES.iter().chain(&Glyphs::NAMES) {
            assert!(manual.contains(&format!("`{name}`")), "{name}");
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
