//! The choice of a player: by a name, or by what computes.

use std::str::FromStr;

use othello_engine::computer::{Computer, ParseComputerError};
use othello_engine::level::Level;
use othello_notation::PlayerName;
use othello_session::Player;

/// A player and their name, as one word of a command line tells both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerChoice {
    /// The kind of the player.
    pub player: Player,
    /// The name of a person.
    pub name: Option<PlayerName>,
}

/// The ways to choose a player.
pub const WAYS: &str = "a name, human, level:5 (1 to 10), engine (as level:10), or cmd:COMMAND \
                        (another program that speaks NBoard)";

impl From<Computer> for PlayerChoice {
    fn from(computer: Computer) -> Self {
        Self { player: Player::Computer(computer), name: None }
    }
}

impl PlayerChoice {
    /// Returns the engine at full strength.
    fn engine() -> Self {
        let strongest = Level::ALL.last().expect("there are levels");
        Computer::Level(*strongest).into()
    }
}

impl FromStr for PlayerChoice {
    type Err = ParseComputerError;

    /// Reads `human`, `engine`, a [`Computer`], or else a name.
    fn from_str(text: &str) -> Result<Self, ParseComputerError> {
        const COMPUTERS: [&str; 4] = ["level", "depth", "time", "cmd"];
        let kind = text.split_once(':').map(|(kind, _)| kind.split('@').next().unwrap_or(kind));
        match text {
            "human" => Ok(Self::default()),
            "engine" => Ok(Self::engine()),
            text if kind.is_some_and(|kind| COMPUTERS.contains(&kind)) => {
                text.parse::<Computer>().map(Self::from)
            }
            name => Ok(Self { player: Player::Human, name: PlayerName::cleaned(name) }),
        }
    }
}

/// Reads the opponent of a person: a level by its number alone, or a player as elsewhere.
///
/// # Errors
/// When there is no such level, or the text names no computer player.
pub fn opponent(text: &str) -> Result<PlayerChoice, ParseComputerError> {
    match text.parse() {
        Ok(number) => {
            let level = Level::from_number(number).ok_or(ParseComputerError::Level)?;
            Ok(Computer::Level(level).into())
        }
        Err(_) => text.parse(),
    }
}

#[cfg(test)]
mod tests {
    use super::{PlayerChoice, PlayerName, opponent};

    #[track_caller]
    fn check(text: &str, player: &str, name: Option<&str>) {
        let choice: PlayerChoice = text.parse().unwrap();
        assert_eq!(choice.player.to_string(), player);
        assert_eq!(choice.name.as_ref().map(PlayerName::as_str), name);
    }

    #[test]
    fn a_word_is_a_computer_or_a_name() {
        check("level:5", "level:5", None);
        check("engine", "level:10", None);
        check("cmd:edax -nboard", "cmd:edax -nboard", None);
        check("human", "human", None);
        check("Ada", "human", Some("Ada"));
        check("Dr: Who", "human", Some("Dr: Who"));
        check("", "human", None);
        assert!("level:11".parse::<PlayerChoice>().is_err());
        assert!("cmd@x:edax".parse::<PlayerChoice>().is_err());
    }

    #[test]
    fn an_opponent_is_named_by_the_number_of_its_level() {
        assert_eq!(opponent("5"), "level:5".parse());
        assert_eq!(opponent("cmd:edax"), "cmd:edax".parse());
        assert!(opponent("0").is_err());
        assert!(opponent("11").is_err());
    }
}
