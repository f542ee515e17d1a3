//! What two players agree on before a game, in words: `reversi-32 clock 5+3 black Anna best-of 3`.

use std::fmt::Display;
use std::str::FromStr;

use crate::board::Color;
use crate::notation::PlayerName;
use crate::rules::{Changes, Count, Goal, Handicap, Layout, OnPass, Preset, SecondMove, Supply};
use crate::session::Setup;

use super::error::{LineError, quoted};
use crate::app::cli;

/// The words that a value follows, and what it may be.
pub const HELP: &str = "\
A rule system: othello, othello-mirrored, reversi, reversi-32, reversi-first-pass, reversi-may-flip, \
reversi-must-flip or anti.
opening: cross, mirrored, parallel or centre.
second-move: place, may-flip or must-flip, for White's second disc in the centre opening.
supply: pool, or own for 32 discs each.
on-pass: continue or end.
goal: most or fewest.
count: empties or plain.
handicap: 0 to 4 corners that are Black's from the start.
clock: minutes or M:SS, with +S seconds more for each move, such as 5, 0:30 or 5+3; or none.
black and white: a name, in double quotes if there are blanks in it.
best-of: an odd number of games, which begins a new match.
What you do not tell stays as it is.";

/// A game that was told in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game.
    pub setup: Setup,
    /// The match that it belongs to.
    pub choice: MatchChoice,
}

/// Whether the length of a match was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchChoice {
    /// It was not: a match under way may go on.
    Continue,
    /// It was.
    Restart,
}

/// Reads what shall be otherwise than usual.
pub fn parse(text: &str, usual: Setup) -> Result<NewGame, LineError> {
    let mut new_game = NewGame { setup: usual, choice: MatchChoice::Continue };
    let mut preset = None;
    let mut changes = Changes::default();
    let words = split(text)?;
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let key = word.trim_start_matches("--").to_ascii_lowercase();
        if let Ok(named) = key.parse::<Preset>() {
            preset = Some(named);
            continue;
        }
        let Some(topic) = Topic::named(&key) else {
            let word = quoted(word);
            return LineError::because(format!(
                "{word} is no word for a game; help new tells them"
            ));
        };
        let Some(value) = words.next() else {
            return LineError::because(format!("{key} needs a value; help new tells them"));
        };
        match topic {
            Topic::Rules => preset = Some(parse_value(&key, value)?),
            Topic::Opening => changes.opening = Some(parse_value::<Layout>(&key, value)?),
            Topic::SecondMove => {
                changes.second_move = Some(parse_value::<SecondMove>(&key, value)?)
            }
            Topic::Supply => changes.supply = Some(parse_value::<Supply>(&key, value)?),
            Topic::OnPass => changes.on_pass = Some(parse_value::<OnPass>(&key, value)?),
            Topic::Goal => changes.goal = Some(parse_value::<Goal>(&key, value)?),
            Topic::Count => changes.count = Some(parse_value::<Count>(&key, value)?),
            Topic::Handicap => changes.handicap = Some(parse_value::<Handicap>(&key, value)?),
            Topic::Clock if ["none", "off"].contains(&value.to_ascii_lowercase().as_str()) => {
                new_game.setup.time_control = None;
            }
            Topic::Clock => new_game.setup.time_control = Some(parse_value(&key, value)?),
            Topic::Name(color) => new_game.setup.names[color] = PlayerName::cleaned(value),
            Topic::BestOf => {
                let games = cli::odd(value).map_err(|why| about(&key, value, why))?;
                new_game.setup.best_of = games;
                new_game.choice = MatchChoice::Restart;
            }
        }
    }
    let rules = preset.map_or(new_game.setup.rules, Preset::rules);
    new_game.setup.rules = rules.with(changes)?;
    Ok(new_game)
}

/// What a word in such a line is about.
#[derive(Clone, Copy)]
enum Topic {
    Rules,
    Opening,
    SecondMove,
    Supply,
    OnPass,
    Goal,
    Count,
    Handicap,
    Clock,
    Name(Color),
    BestOf,
}

impl Topic {
    /// The topics as the flags of the command line spell them.
    fn named(key: &str) -> Option<Self> {
        const NAMES: [(&str, Topic); 12] = [
            ("rules", Topic::Rules),
            ("opening", Topic::Opening),
            ("second-move", Topic::SecondMove),
            ("supply", Topic::Supply),
            ("on-pass", Topic::OnPass),
            ("goal", Topic::Goal),
            ("count", Topic::Count),
            ("handicap", Topic::Handicap),
            ("clock", Topic::Clock),
            ("black", Topic::Name(Color::Black)),
            ("white", Topic::Name(Color::White)),
            ("best-of", Topic::BestOf),
        ];
        NAMES.iter().find(|(name, _)| *name == key).map(|(_, topic)| *topic)
    }
}

fn parse_value<T: FromStr<Err: Display>>(key: &str, value: &str) -> Result<T, LineError> {
    value.to_ascii_lowercase().parse().map_err(|why| about(key, value, why))
}

fn about(key: &str, value: &str, why: impl Display) -> LineError {
    LineError::new(format!("{key} {}: {why}", quoted(value)))
}

/// The words of a text; blanks within double quotes part nothing.
pub fn split(text: &str) -> Result<Vec<String>, LineError> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (word, behind) = match rest.strip_prefix('"') {
            Some(quote) => match quote.split_once('"') {
                Some(parts) => parts,
                None => return LineError::because("a double quote is not closed"),
            },
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        words.push(word.chars().filter(|letter| !letter.is_control()).collect());
        rest = behind.trim_start();
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use crate::rules::Rules;

    use super::*;

    fn agreed(text: &str) -> Result<NewGame, String> {
        parse(text, Setup::new(Rules::OTHELLO)).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_told_is_agreed_on_and_the_rest_stays() {
        let new_game =
            agreed("anti clock 5+3 black Anna white \"Ben the Bold\" best-of 3").unwrap();
        let setup = new_game.setup;
        assert_eq!(setup.rules, Preset::Anti.rules());
        assert_eq!(setup.time_control.unwrap().to_string(), "5+3");
        assert_eq!(setup.names.black, "Anna".parse().ok());
        assert_eq!(setup.names.white, "Ben the Bold".parse().ok());
        assert_eq!((setup.best_of, new_game.choice), (3, MatchChoice::Restart));

        let later = parse("clock none white \"\" Supply OWN", setup.clone()).unwrap();
        assert_eq!(later.setup.time_control, None);
        assert_eq!(later.setup.names.black, setup.names.black);
        assert_eq!(later.setup.names.white, None);
        assert_eq!(later.setup.rules, Rules { supply: Supply::Own, ..setup.rules });
        assert_eq!((later.setup.best_of, later.choice), (3, MatchChoice::Continue));
    }

    #[test]
    fn each_axis_is_spelled_as_its_flag() {
        let rules = |text| agreed(text).unwrap().setup.rules.to_string();
        assert_eq!(rules("othello supply own count plain"), "othello, own 32 discs, plain count");
        assert_eq!(rules("--rules reversi --on-pass end"), "reversi, first pass ends");
        assert_eq!(rules("opening centre second-move must-flip count plain"), "reversi-must-flip");
        assert_eq!(rules("goal fewest"), "anti");
        assert_eq!(rules("handicap 2"), "othello, 2 corners");
        assert_eq!(rules("handicap 2 othello"), "othello, 2 corners");
    }

    #[test]
    fn what_means_nothing_is_refused_in_one_sentence() {
        for (text, why) in [
            ("chess", "chess is no word for a game; help new tells them"),
            ("supply", "supply needs a value; help new tells them"),
            ("supply few", "supply few: expected one of pool, own"),
            (
                "clock soon",
                "clock soon: expected minutes or M:SS, either with +S per move: 5, 5+3, 0:30",
            ),
            ("best-of 2", "best-of 2: expected an odd number from 1 to 99"),
            ("black \"Anna", "a double quote is not closed"),
            (
                "reversi handicap 1",
                "handicap corners need a fixed opening: in the centre opening the board starts empty",
            ),
            (
                "second-move place",
                "a second-move rule needs the centre opening, in which White places a second disc",
            ),
        ] {
            assert_eq!(agreed(text), Err(why.into()), "{text}");
        }
    }
}
