//! The choice among puzzles.

use super::kind::Kind;
use super::theme::Theme;

/// The puzzles that are wanted: all, those of a kind, those about a theme.
///
/// ```
/// use othello_engine::puzzle::{Kind, Theme, Wanted};
/// let wanted = Wanted::default().and("midgame").and_then(|it| it.and("has to pass"));
/// let (kind, theme) = (Some(Kind::Midgame), Theme::named("has-to-pass"));
/// assert_eq!(wanted, Some(Wanted { kind, theme }));
/// assert_eq!(Wanted::default().and("games.pgn"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The kind; `None` for both.
    pub kind: Option<Kind>,
    /// The theme; `None` for whatever they are about.
    pub theme: Option<Theme>,
}

impl Wanted {
    /// Returns the puzzles that are also of the named kind, or about the named theme; `None` if nothing has that
    /// name.
    #[must_use]
    pub fn and(self, name: &str) -> Option<Self> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name));
        match (kind, Theme::named(name)) {
            (Some(_), _) => Some(Self { kind, ..self }),
            (None, theme @ Some(_)) => Some(Self { theme, ..self }),
            (None, None) => None,
        }
    }

    /// Returns `true` if a puzzle of that kind and about these themes is wanted.
    pub fn includes(&self, kind: Kind, themes: &[Theme]) -> bool {
        self.kind.is_none_or(|wanted| wanted == kind)
            && self.theme.is_none_or(|wanted| themes.contains(&wanted))
    }
}
