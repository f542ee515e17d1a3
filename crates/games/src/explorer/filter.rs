//! The games that are asked for.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use othello_core::board::{ByColor, Color};
use othello_notation::Record;
use othello_notation::date::Date;
use othello_notation::folding::Searched;

use crate::explorer::game::Ending;

/// The games that are asked for; the default asks for all but those of programs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Filter {
    /// A part of the name of a player.
    pub player: Option<String>,
    /// The colour of that player; of both players if none is named.
    pub color: Option<Color>,
    /// A part of the name of the tournament.
    pub event: Option<String>,
    /// The years.
    pub years: Option<Years>,
    /// The result.
    pub result: Option<ResultFilter>,
    /// The games in which a program plays.
    pub programs: Programs,
}

/// The games in which a program plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Programs {
    /// They do not count.
    #[default]
    Excluded,
    /// They count.
    Included,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultFilter {
    /// That side has won.
    Won(Color),
    /// Neither has won.
    Drawn,
    /// The player of the filter has won.
    PlayerWon,
    /// The player of the filter has lost.
    PlayerLost,
}

/// The first and the last year.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Years(RangeInclusive<u16>);

/// The findings of a filter in a text: the name of a player, or of a tournament.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TextFacts {
    is_program: bool,
    has_player: bool,
    has_event: bool,
}

/// The findings of a filter in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub(crate) players: ByColor<TextFacts>,
    pub(crate) event: TextFacts,
    pub(crate) year: Option<u16>,
}

impl Filter {
    /// Returns the findings in a text. It is folded for that: no text should be looked at twice.
    pub(crate) fn facts_of_text(&self, text: &str) -> TextFacts {
        let has = |part: &Option<String>| part.as_deref().is_some_and(|part| has(text, part));
        TextFacts {
            is_program: is_program(text),
            has_player: has(&self.player),
            has_event: has(&self.event),
        }
    }

    /// Returns the findings in a game with these names, of that tournament and year.
    pub(crate) fn facts(
        &self,
        names: ByColor<Option<&str>>,
        event: Option<&str>,
        year: Option<u16>,
    ) -> Facts {
        let of_text = |text: Option<&str>| {
            text.map_or_else(TextFacts::default, |text| self.facts_of_text(text))
        };
        let players = ByColor::from_fn(|color| of_text(names[color]));
        Facts { players, event: of_text(event), year }
    }

    /// Returns `true` if the filter asks for a game by its players, its tournament and its year.
    pub(crate) fn takes(&self, facts: &Facts) -> bool {
        let is_of_program = Color::BOTH.iter().any(|color| facts.players[*color].is_program);
        (self.programs == Programs::Included || !is_of_program)
            && (self.player.is_none() || self.players_of(facts.players).next().is_some())
            && (self.event.is_none() || facts.event.has_event)
            && self
                .years
                .as_ref()
                .is_none_or(|years| facts.year.is_some_and(|year| years.0.contains(&year)))
    }

    /// Returns `true` if the filter asks for a game with that end.
    pub(crate) fn takes_ending(&self, ending: Ending, facts: &Facts) -> bool {
        let Some(result) = self.result else { return true };
        let Some(winner) = ending.winner() else { return false };
        match result {
            ResultFilter::Won(color) => winner == Some(color),
            ResultFilter::Drawn => winner.is_none(),
            ResultFilter::PlayerWon => {
                self.players_of(facts.players).any(|color| winner == Some(color))
            }
            ResultFilter::PlayerLost => {
                self.players_of(facts.players).any(|color| winner == Some(!color))
            }
        }
    }

    /// Returns the colours in which the player of the filter has played, if it names one.
    fn players_of(&self, players: ByColor<TextFacts>) -> impl Iterator<Item = Color> {
        let is_asked = |color: &Color| self.color.is_none_or(|asked| asked == *color);
        let has_played = move |color: &Color| players[*color].has_player;
        Color::BOTH.into_iter().filter(is_asked).filter(has_played)
    }

    /// Returns `true` if the filter asks for a game of a file.
    pub fn asks_for(&self, record: &Record) -> bool {
        let names = ByColor::from_fn(|color| record.name(color));
        let (event, year) = (record.tags.get("Event"), record.date.and_then(Date::year));
        // Only the winner is asked for.
        let ending = match record.result().map(|result| result.winner) {
            None => Ending::Unfinished,
            Some(None) => Ending::Counted(0),
            Some(Some(winner)) => Ending::Forfeited(winner),
        };
        let facts = self.facts(names, event, year);
        self.takes(&facts) && self.takes_ending(ending, &facts)
    }

    /// Returns the colours in which the player of the filter has played, if it names one.
    pub fn players(&self, names: ByColor<Option<&str>>) -> impl Iterator<Item = Color> {
        self.players_of(self.facts(names, None, None).players)
    }
}

/// Returns `true` if a name is that of a program: bases put something in parentheses behind it.
pub fn is_program(name: &str) -> bool {
    name.ends_with(')') && name.contains('(')
}

/// Returns `true` if a text has that part in it, whatever the case and the accents of their letters.
fn has(text: &str, part: &str) -> bool {
    if text.is_ascii() && part.is_ascii() {
        let (text, part) = (text.as_bytes(), part.as_bytes());
        return part.is_empty() || text.windows(part.len()).any(|it| it.eq_ignore_ascii_case(part));
    }
    Searched::new(text).contains(part)
}

impl fmt::Display for Years {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self.0.start(), *self.0.end()) {
            (first, last) if first == last => write!(f, "{first}"),
            (0, last) => write!(f, "-{last}"),
            (first, u16::MAX) => write!(f, "{first}-"),
            (first, last) => write!(f, "{first}-{last}"),
        }
    }
}

impl FromStr for Years {
    type Err = ParseYearsError;

    /// Reads `1990`, `1990-2005`, `1990-` or `-2005`.
    fn from_str(text: &str) -> Result<Self, ParseYearsError> {
        let year = |text: &str, open: u16| match text.trim() {
            "" => Ok(open),
            text => text.parse().map_err(|_| ParseYearsError),
        };
        let (first, last) = text.split_once(['-', '–']).unwrap_or((text, text));
        let (first, last) = (year(first, 0)?, year(last, u16::MAX)?);
        if text.trim().trim_matches('-').is_empty() || first > last {
            return Err(ParseYearsError);
        }
        Ok(Self(first..=last))
    }
}

/// The error of a text that does not name years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParseYearsError;

impl fmt::Display for ParseYearsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a year or a span of years, such as 1990-2005, 1990- or -2005")
    }
}

impl std::error::Error for ParseYearsError {}
