//! Whose moves the player's own are.

use othello_core::board::{ByColor, Color};
use othello_notation::PlayerName;
use othello_notation::tags::Tags;
use othello_session::Player;

/// The sides that are the player's own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Own {
    /// Neither.
    #[default]
    Nobody,
    /// One of them.
    One(Color),
    /// Both.
    Both,
}

/// The tag of PGN with the sides that the player has called their own.
const TAG: &str = "Own";

impl Own {
    /// All, in the order in which a key goes through them.
    pub const ALL: [Self; 4] =
        [Self::One(Color::Black), Self::One(Color::White), Self::Both, Self::Nobody];

    /// Returns the sides for which a predicate holds.
    pub fn from_fn(is_own: impl Fn(Color) -> bool) -> Self {
        match Color::BOTH.map(is_own) {
            [true, true] => Self::Both,
            [true, false] => Self::One(Color::Black),
            [false, true] => Self::One(Color::White),
            [false, false] => Self::Nobody,
        }
    }

    /// Returns `true` if a side is the player's own.
    pub fn contains(self, color: Color) -> bool {
        match self {
            Self::Nobody => false,
            Self::One(own) => own == color,
            Self::Both => true,
        }
    }

    /// Returns the name in the tag: `black`, `white`, `both`, `nobody`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::One(Color::Black) => "black",
            Self::One(Color::White) => "white",
            Self::Both => "both",
        }
    }

    /// Returns the sides of that name, in any case.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.name().eq_ignore_ascii_case(name))
    }

    /// Returns what the player has said of a game with those tags.
    pub fn said(tags: &Tags) -> Option<Self> {
        Self::named(tags.get(TAG)?)
    }

    /// Returns the tag that says it, and its text.
    pub const fn tag(self) -> (&'static str, &'static str) {
        (TAG, self.name())
    }

    /// Returns the side that has played a computer or somebody at another machine, alone at this
    /// keyboard.
    pub fn at_keyboard(players: &ByColor<Player>) -> Self {
        let is_own = |color: Color| players[color].is_human() && !players[!color].is_human();
        Self::from_fn(is_own)
    }

    /// Returns the sides whose names are among those of the player.
    pub fn by_name(names: &ByColor<Option<PlayerName>>, me: &[String]) -> Self {
        let is_me = |name: &PlayerName| me.iter().any(|own| own.trim().to_lowercase() == name.as_ref().to_lowercase());
        Self::from_fn(|color| names[color].as_ref().is_some_and(is_me))
    }
}
