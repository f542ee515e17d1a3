//! The terms of a game over a link.

use std::fmt;

use super::line_tokens::{LineTokens, escaped, shortened, unescaped};
use othello_core::balanced::BalancedOpening;
use othello_core::board::{ByColor, Color};
use othello_core::clock::TimeControl;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_notation::date::Date;
use othello_session::{OpeningChoice, Player, Setup};
use unicode_width::UnicodeWidthChar;

/// The most characters of a name, and the most bytes of its token.
const MOST_LETTERS: usize = 32;
const MOST_BYTES: usize = 96;
/// The most marks on a letter.
const MOST_MARKS: usize = 2;
/// The most moves with which a game begins.
const MOST_START: usize = 60;

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
    /// The moves with which the game begins.
    pub start: Vec<Square>,
}

impl Terms {
    /// Creates the terms of a single game without a clock or names, in which the host is Black.
    pub const fn new(rules: Rules) -> Self {
        let names = ByColor { black: None, white: None };
        Self {
            rules,
            time_control: None,
            best_of: 1,
            host: Color::Black,
            names,
            date: None,
            start: Vec::new(),
        }
    }

    /// Returns the balanced opening with which the game begins.
    pub fn opening(&self) -> Option<BalancedOpening> {
        BalancedOpening::of(&self.start).filter(|_| self.rules == Rules::OTHELLO)
    }

    /// Returns the setup of a session for the player of this colour, or for a watcher.
    pub fn setup(&self, own: Option<Color>) -> Setup {
        let player = |color| if own == Some(color) { Player::Human } else { Player::Remote };
        Setup {
            players: ByColor::from_fn(player),
            names: self.names.clone(),
            time_control: self.time_control,
            best_of: self.best_of,
            opening: self.opening().map_or(OpeningChoice::Free, OpeningChoice::Balanced),
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
            start: tokens.named("start").map_or_else(|| Some(Vec::new()), read_start)?,
        })
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rules, time_control, best_of, host, names, date, start } = self;
        let clock = time_control.map_or_else(|| "-".into(), |control| control.to_string());
        let rules = escaped(&rules.to_string());
        write!(f, "rules={rules} clock={clock} best-of={best_of} host={}", host.name())?;
        for color in Color::BOTH {
            if let Some(name) = &names[color] {
                write!(f, " {}={}", color.name(), escaped(name.as_str()))?;
            }
        }
        date.map_or(Ok(()), |date| write!(f, " date={date}"))?;
        if !start.is_empty() {
            f.write_str(" start=")?;
            start.iter().try_for_each(|square| square.fmt(f))?;
        }
        Ok(())
    }
}

/// Reads the moves with which a game begins, such as `d3c5f6`.
fn read_start(text: &str) -> Option<Vec<Square>> {
    let is_whole = text.is_ascii() && text.len().is_multiple_of(2);
    if !is_whole || text.len() > 2 * MOST_START {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| text[at..at + 2].parse().ok()).collect()
}

/// Returns the part of a name that can be shown and fits in a line. Of the marks that combine with a letter
/// two are kept.
pub(super) fn clean_name(text: &str) -> Option<PlayerName> {
    let name = PlayerName::cleaned(text)?;
    let mut marks = 0;
    let is_kept = |letter: &char| {
        marks = if letter.width() == Some(0) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    let text: String = name.as_str().chars().filter(is_kept).collect();
    PlayerName::cleaned(&shortened(&text, MOST_LETTERS, MOST_BYTES))
}

/// Shortens the name of a player here to what the other side reads.
pub(super) fn shortened_name(name: Option<PlayerName>) -> Option<PlayerName> {
    clean_name(name?.as_str())
}

/// Reads the name of a colour in lower case.
pub(super) fn color(text: &str) -> Option<Color> {
    Color::BOTH.into_iter().find(|color| color.name() == text)
}
