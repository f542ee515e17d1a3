//! The terms of a game over a link.

use std::fmt;

use super::line_tokens::{LineTokens, escaped, shortened, unescaped};
use othello_core::board::{ByColor, Color};
use othello_core::clock::TimeControl;
use othello_core::rules::Rules;
use othello_notation::PlayerName;
use othello_notation::date::Date;
use othello_session::{Player, Setup};

/// The most characters of a name, and the most bytes of its token.
const MOST_LETTERS: usize = 32;
const MOST_BYTES: usize = 96;

/// The terms of a game over a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: Rules,
    /// The time for each player, if there is a clock.
    pub time_control: Option<TimeControl>,
    /// The games of the match: an odd number, 1 for a single game.
    pub best_of: u8,
    /// The colour of the host.
    pub host: Color,
    /// The names of the players.
    pub names: ByColor<Option<PlayerName>>,
    /// The day of the game.
    pub date: Option<Date>,
}

impl Terms {
    /// Creates the terms of a single game without a clock or names, in which the host is Black.
    pub const fn new(rules: Rules) -> Self {
        let names = ByColor { black: None, white: None };
        Self { rules, time_control: None, best_of: 1, host: Color::Black, names, date: None }
    }

    /// Returns the setup of a session for the player of this colour, or for a watcher.
    pub fn setup(&self, own: Option<Color>) -> Setup {
        let player = |color| if own == Some(color) { Player::Human } else { Player::Remote };
        Setup {
            players: ByColor::from_fn(player),
            names: self.names.clone(),
            time_control: self.time_control,
            best_of: self.best_of,
            ..Setup::new(self.rules)
        }
    }

    /// Reads terms; `None` if a token is missing or invalid.
    pub(super) fn read(tokens: LineTokens) -> Option<Self> {
        let clock = tokens.named("clock")?;
        let time_control = if clock == "-" { None } else { Some(clock.parse().ok()?) };
        let best_of: u8 = tokens.parse_named("best-of")?;
        let host = color(tokens.named("host")?)?;
        let names = ByColor::from_fn(|color: Color| {
            tokens.named(color.name()).and_then(unescaped).and_then(|name| clean_name(&name))
        });
        Some(Self {
            rules: unescaped(tokens.named("rules")?)?.parse().ok()?,
            time_control,
            best_of: Some(best_of).filter(|games| games % 2 == 1)?,
            host,
            names,
            date: tokens.parse_named("date"),
        })
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, time_control, best_of, host, names, date } = self;
        let clock = time_control.map_or_else(|| "-".into(), |control| control.to_string());
        let rules = escaped(&rules.to_string());
        write!(f, "rules={rules} clock={clock} best-of={best_of} host={}", host.name())?;
        for color in Color::BOTH {
            if let Some(name) = &names[color] {
                write!(f, " {}={}", color.name(), escaped(name.as_str()))?;
            }
        }
        date.map_or(Ok(()), |date| write!(f, " date={date}"))
    }
}

/// Returns the part of a name that can be shown and fits in a line.
pub(super) fn clean_name(text: &str) -> Option<PlayerName> {
    let name = PlayerName::cleaned(text)?;
    PlayerName::cleaned(&shortened(name.as_str(), MOST_LETTERS, MOST_BYTES))
}

/// Shortens the name of a player here to what the other side reads.
pub(super) fn shortened_name(name: Option<PlayerName>) -> Option<PlayerName> {
    clean_name(name?.as_str())
}

/// Reads the name of a colour in lower case.
pub(super) fn color(text: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.name() == text)
}
