//! The games that the explorer counts, as players type them.

use othello_core::board::Color;
use othello_games::explorer::{Filter, Programs, ResultFilter};

/// The prefix of the words of an event.
const EVENT: &str = "event:";

/// The games that the explorer counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChosenGames {
    pub filter: Filter,
    pub whose: WhoseGames,
}

/// The players whose games count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhoseGames {
    /// People's, in all files.
    #[default]
    People,
    /// Those of programs as well.
    Everybody,
    /// The saved games alone.
    Own,
}

/// The reason for which what a player types means no games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenError {
    TwoColors,
    TwoResults,
    TwoYears,
    NotYears,
    /// A colour or a result of a player who is not named.
    NoPlayer,
}

impl ChosenGames {
    /// Returns the games of other players, and otherwise the same ones.
    #[must_use]
    pub fn with_next_players(&self) -> Self {
        let whose = match self.whose {
            WhoseGames::People => WhoseGames::Everybody,
            WhoseGames::Everybody => WhoseGames::Own,
            WhoseGames::Own => WhoseGames::People,
        };
        self.clone().with_players(whose)
    }

    fn with_players(mut self, whose: WhoseGames) -> Self {
        self.whose = whose;
        self.filter.programs = match whose {
            WhoseGames::People => Programs::Excluded,
            // The opponents of one's own games have such names, too.
            WhoseGames::Everybody | WhoseGames::Own => Programs::Included,
        };
        self
    }

    /// Reads what a player types: `player 01437 black 1990-2005 draw`, `event:paris programs`.
    pub fn parse(text: &str) -> Result<Self, ChosenError> {
        let mut chosen = Self::default();
        let mut whose = WhoseGames::People;
        let mut names = Vec::new();
        let mut event = Vec::new();
        let mut is_event = false;
        let filter = &mut chosen.filter;
        for word in text.split_whitespace() {
            let lower = word.to_lowercase();
            match &*lower {
                "black" => put(&mut filter.color, Color::Black, ChosenError::TwoColors)?,
                "white" => put(&mut filter.color, Color::White, ChosenError::TwoColors)?,
                "black-wins" | "1-0" => {
                    put(
                        &mut filter.result,
                        ResultFilter::Won(Color::Black),
                        ChosenError::TwoResults,
                    )?;
                }
                "white-wins" | "0-1" => {
                    put(
                        &mut filter.result,
                        ResultFilter::Won(Color::White),
                        ChosenError::TwoResults,
                    )?;
                }
                "draw" | "draws" | "drawn" => {
                    put(&mut filter.result, ResultFilter::Drawn, ChosenError::TwoResults)?;
                }
                "won" => put(&mut filter.result, ResultFilter::PlayerWon, ChosenError::TwoResults)?,
                "lost" => {
                    put(&mut filter.result, ResultFilter::PlayerLost, ChosenError::TwoResults)?;
                }
                "programs" => whose = WhoseGames::Everybody,
                "own" => whose = WhoseGames::Own,
                _ if is_years(&lower) => {
                    let years = lower.parse().map_err(|_| ChosenError::NotYears)?;
                    put(&mut filter.years, years, ChosenError::TwoYears)?;
                }
                _ => {
                    let of_event = word
                        .split_at_checked(EVENT.len())
                        .filter(|(name, _)| name.eq_ignore_ascii_case(EVENT))
                        .map(|(_, rest)| rest);
                    is_event |= of_event.is_some();
                    let words = if is_event { &mut event } else { &mut names };
                    words.extend(Some(of_event.unwrap_or(word)).filter(|word| !word.is_empty()));
                }
            }
        }
        filter.player = Some(names.join(" ")).filter(|name| !name.is_empty());
        filter.event = Some(event.join(" ")).filter(|name| !name.is_empty());
        let is_of_player =
            matches!(filter.result, Some(ResultFilter::PlayerWon | ResultFilter::PlayerLost));
        if filter.player.is_none() && (filter.color.is_some() || is_of_player) {
            return Err(ChosenError::NoPlayer);
        }
        Ok(chosen.with_players(whose))
    }
}

fn put<T>(place: &mut Option<T>, value: T, twice: ChosenError) -> Result<(), ChosenError> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(twice),
    }
}

/// Returns `true` for a word that is a year or a span of years, and not the number of a player.
fn is_years(word: &str) -> bool {
    let is_year = |part: &str| part.len() == 4 && part.bytes().all(|byte| byte.is_ascii_digit());
    match word.split_once('-') {
        None => is_year(word) && (word.starts_with("19") || word.starts_with("20")),
        Some(("", year) | (year, "")) => is_year(year),
        Some((first, last)) => is_year(first) && is_year(last),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::ChosenGames;

    #[test]
    fn an_event_is_kept_as_it_is_typed_whatever_its_letters() {
        for (typed, event) in [
            ("event:\u{1E9E}", "\u{1E9E}"),
            ("EVENT:\u{130}zmir Ankara", "\u{130}zmir Ankara"),
            ("Event: Paris", "Paris"),
        ] {
            let filter = ChosenGames::parse(typed).unwrap().filter;
            assert_eq!((filter.event.as_deref(), filter.player), (Some(event), None), "{typed}");
        }
        let filter = ChosenGames::parse("even\u{130}:x").unwrap().filter;
        assert_eq!((filter.event, filter.player.as_deref()), (None, Some("even\u{130}:x")));
    }

    proptest! {
        #[test]
        fn any_text_is_chosen_or_refused_and_names_keep_their_letters(text in "\\PC{0,12}") {
            for typed in [text.clone(), format!("event:{text}"), format!("black {text}")] {
                let Ok(chosen) = ChosenGames::parse(&typed) else { continue };
                let names = [chosen.filter.player, chosen.filter.event];
                for word in names.iter().flatten().flat_map(|name| name.split(' ')) {
                    prop_assert!(typed.contains(word), "{word:?} of {typed:?}");
                }
            }
        }
    }
}
