//! The formats of pictures of games.

use othello_notation::Record;

use crate::config::look::ThemeName;

/// A format of pictures. A file name that ends in its name asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureFormat {
    /// A drawing of the position, at any size.
    Svg,
    /// The position in pixels.
    Png,
    /// An animation of the game.
    Gif,
}

impl PictureFormat {
    pub const ALL: [Self; 3] = [Self::Svg, Self::Png, Self::Gif];

    /// Returns the name, which is also that of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }

    /// Splits a name that ends as the files of a format do.
    pub fn of_name(name: &str) -> Option<(&str, Self)> {
        let (stem, extension) = name.trim().rsplit_once('.')?;
        let is_it = |format: &Self| extension.eq_ignore_ascii_case(format.name());
        Self::ALL.into_iter().find(is_it).map(|format| (stem, format))
    }

    /// Returns `true` for a picture of one position.
    pub const fn is_still(self) -> bool {
        match self {
            Self::Svg | Self::Png => true,
            Self::Gif => false,
        }
    }
}

/// Draws a game as a file of a format.
pub type DrawPicture = Box<dyn Fn(&Record, PictureFormat, ThemeName) -> Vec<u8> + Send>;
