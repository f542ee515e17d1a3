//! The parser of the settings of a new game: `reversi-32 clock 5+3 black Anna best-of 3`.

use std::str::FromStr;

use othello_core::board::Color;
use othello_core::rules::{Axis, AxisValue, Changes, Preset, Rules};
use othello_home::config::numbers::odd;
use othello_home::config::player_choice::{self, PlayerChoice};
use othello_session::{OpeningChoice, Player, Setup};
use othello_words::faults::Said;
use othello_words::i18n::{Text, m};
use othello_words::text::{excerpt, quoted};

use crate::app::arguments::split;

#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    pub setup: Setup,
    pub choice: MatchChoice,
}

/// The match that a new game belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchChoice {
    /// The match under way, if there is one: the settings give no length.
    Continue,
    /// A new match: the settings give its length.
    Restart,
}

/// The words that somebody says besides: `new game against level 5`.
pub(super) const SAID_BESIDES: [&str; 6] = ["a", "the", "game", "against", "vs", "with"];

/// Reads the settings that differ from the defaults.
pub fn parse(text: &str, defaults: Setup) -> Result<NewGame, Text> {
    let mut new_game = NewGame { setup: defaults, choice: MatchChoice::Continue };
    let setup = &mut new_game.setup;
    let (mut preset, mut balanced) = (None, None);
    let mut changes = Changes::default();
    let words = split(text)?;
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let key = word.trim_start_matches("--").to_ascii_lowercase();
        if SAID_BESIDES.contains(&&*key) {
            continue;
        }
        if let Ok(named) = key.parse::<Preset>() {
            preset = Some(named);
            continue;
        }
        // A number may stand right behind the word: `level5`.
        let digits = key.find(|letter: char| letter.is_ascii_digit()).unwrap_or(key.len());
        let (name, number) = key.split_at(digits);
        let Some(setting) = Setting::named(&key).or_else(|| Setting::named(name)) else {
            return Err(m::new_game::unknown_setting(excerpt(word)));
        };
        let key = name;
        let Some(value) = Some(number).filter(|number| !number.is_empty()).or_else(|| words.next())
        else {
            return Err(m::new_game::no_value(key));
        };
        match setting {
            Setting::Rules => preset = Some(parse_value(key, value)?),
            Setting::Axis(axis) => {
                changes.insert(axis_value(axis, value)?);
            }
            Setting::Clock if ["none", "off"].contains(&value.to_ascii_lowercase().as_str()) => {
                setup.time_control = None;
            }
            Setting::Clock => setup.time_control = Some(parse_value(key, value)?),
            Setting::Player(color) => {
                let choice: PlayerChoice = value.parse().map_err(|why| about(key, value, &why))?;
                (setup.players[color], setup.names[color]) = (choice.player, choice.name);
            }
            Setting::Level => {
                let time = words.clone().next().and_then(|time| time.strip_suffix('s'));
                let time = time.filter(|time| time.parse::<f64>().is_ok());
                let opponent = match time {
                    Some(time) => {
                        words.next();
                        player_choice::opponent(&format!("{value}@{time}"))
                    }
                    None => player_choice::opponent(value),
                };
                let opponent = opponent.map_err(|why| about(key, value, &why))?;
                let person =
                    if setup.players.black.is_human() { Color::Black } else { Color::White };
                setup.players[person] = Player::Human;
                setup.players[!person] = opponent.player;
                setup.names[!person] = None;
            }
            Setting::Balanced if ["none", "off"].contains(&value.to_ascii_lowercase().as_str()) => {
                setup.opening = OpeningChoice::Free;
            }
            Setting::Balanced => balanced = Some(parse_value(key, value)?),
            Setting::BestOf => {
                setup.best_of = odd(value)
                    .map_err(|_| m::new_game::wrong_value(key, quoted(value), m::faults::odd()))?;
                new_game.choice = MatchChoice::Restart;
            }
        }
    }
    let rules = preset.map_or(setup.rules, Preset::rules).with(changes);
    setup.rules = rules.map_err(|error| error.said())?;
    if let Some(balanced) = balanced {
        if setup.rules != Rules::OTHELLO {
            return Err(m::new_game::no_balanced_opening(setup.rules.to_string()));
        }
        setup.opening = balanced;
    }
    Ok(new_game)
}

/// A setting that takes a value.
#[derive(Clone, Copy)]
enum Setting {
    Rules,
    Axis(Axis),
    Clock,
    Player(Color),
    Level,
    BestOf,
    Balanced,
}

impl Setting {
    /// Returns the setting with that name, which is spelled as its flag on the command line.
    fn named(key: &str) -> Option<Self> {
        match key {
            "rules" => Some(Self::Rules),
            "clock" => Some(Self::Clock),
            "black" => Some(Self::Player(Color::Black)),
            "white" => Some(Self::Player(Color::White)),
            "level" => Some(Self::Level),
            "best-of" => Some(Self::BestOf),
            "balanced" => Some(Self::Balanced),
            _ => Axis::ALL.iter().find(|axis| axis.flag() == key).map(|axis| Self::Axis(*axis)),
        }
    }
}

fn axis_value(axis: Axis, value: &str) -> Result<AxisValue, Text> {
    axis.parse(&value.to_ascii_lowercase()).map_err(|why| about(axis.flag(), value, &why))
}

fn parse_value<T: FromStr<Err: Said>>(key: &str, value: &str) -> Result<T, Text> {
    value.to_ascii_lowercase().parse().map_err(|why| about(key, value, &why))
}

fn about(key: &str, value: &str, why: &impl Said) -> Text {
    m::new_game::wrong_value(key, quoted(value), why.said())
}

#[cfg(test)]
mod tests {
    use othello_core::board::ByColor;
    use othello_core::rules::{Rules, Supply};
    use othello_engine::level::Level;

    use othello_engine::computer::Computer;

    use super::*;

    fn setup() -> Setup {
        Setup::new(Rules::OTHELLO)
    }

    fn parsed(text: &str) -> Result<NewGame, String> {
        parse(text, setup()).map_err(|error| error.to_string())
    }

    #[test]
    fn given_settings_change_and_the_others_stay() {
        let new_game =
            parsed("anti clock 5+3 black Anna white \"Ben the Bold\" best-of 3").unwrap();
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
        assert_eq!(later.setup.rules, setup.rules.with(Supply::Own).unwrap());
        assert_eq!((later.setup.best_of, later.choice), (3, MatchChoice::Continue));
    }

    #[test]
    fn a_level_takes_the_place_of_the_opponent() {
        let level = |number| Player::Computer(Computer::Level(Level::from_number(number).unwrap()));
        let first = parsed("level 3").unwrap().setup;
        assert_eq!((first.players.black.is_human(), first.players.white), (true, level(3)));
        assert_eq!(parsed("level3").unwrap().setup.players.white, level(3));
        let white = Setup { players: ByColor { black: level(5), white: Player::Human }, ..setup() };
        let next = parse("level 2", white).unwrap().setup;
        assert_eq!((next.players.black, next.players.white), (level(2), Player::Human));
        assert_eq!(parsed("level 11").unwrap_err(), "level \"11\": expected a level from 1 to 10");
        let timed = parsed("level 10 2.5s clock 5").unwrap().setup;
        assert_eq!(timed.players.white.to_string(), "level:10@2.5");
        assert!(timed.time_control.is_some());
        let error = parsed("level 9 5s").unwrap_err();
        assert_eq!(error, "level \"9\": expected level 10 before a time for each move");
    }

    #[test]
    fn a_balanced_opening_has_a_number_or_is_chosen_by_chance() {
        let opening = |text| parsed(text).unwrap().setup.opening;
        assert_eq!(opening("balanced RANDOM"), OpeningChoice::AnyBalanced);
        assert_eq!(opening("balanced 12").to_string(), "12");
        let before = Setup { opening: OpeningChoice::AnyBalanced, ..setup() };
        let after = |text| parse(text, before.clone()).unwrap().setup.opening;
        assert_eq!(after("clock 5"), OpeningChoice::AnyBalanced);
        assert_eq!(after("balanced none"), OpeningChoice::Free);
        let error = parsed("anti balanced 12").unwrap_err();
        assert_eq!(error, "there are balanced openings for Othello, not for anti");
        assert!(parsed("balanced 0").unwrap_err().starts_with("balanced \"0\": expected a number"));
    }

    #[test]
    fn each_axis_is_spelled_as_its_flag() {
        let rules = |text| parsed(text).unwrap().setup.rules.to_string();
        assert_eq!(rules("othello supply own count plain"), "othello, own 32 discs, plain count");
        assert_eq!(rules("--rules reversi --on-pass end"), "reversi, first pass ends");
        assert_eq!(rules("opening centre second-move must-flip count plain"), "reversi-must-flip");
        assert_eq!(rules("goal fewest"), "anti");
        assert_eq!(rules("handicap 2"), "othello, 2 corners");
        assert_eq!(rules("handicap 2 othello"), "othello, 2 corners");
    }

    #[test]
    fn a_faulty_setting_is_refused_in_one_sentence() {
        for (text, why) in [
            ("chess", "unknown setting `chess`; see `help new`"),
            ("supply", "`supply` needs a value; see `help new`"),
            ("supply few", "supply \"few\": expected one of pool, own"),
            (
                "clock soon",
                "clock \"soon\": expected minutes or M:SS, and +S for S seconds more per move: 5, 0:30, \
                 5+3",
            ),
            ("best-of 2", "best-of \"2\": expected an odd number from 1 to 99"),
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
            assert_eq!(parsed(text), Err(why.into()), "{text}");
        }
    }
}
