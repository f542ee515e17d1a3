//! The choice of a player on the command line: a person or an engine.

use std::str::FromStr;

use othello_engine::computer::{Computer, ParseComputerError};
use othello_engine::level::Level;
use othello_notation::PlayerName;
use othello_session::Player;

/// A player and their name, parsed from one argument.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerChoice {
    pub player: Player,
    pub name: Option<PlayerName>,
}

impl From<Computer> for PlayerChoice {
    fn from(computer: Computer) -> Self {
        Self { player: Player::Computer(computer), name: None }
    }
}

impl PlayerChoice {
    fn engine() -> Self {
        let strongest = Level::ALL.last().expect("there are levels");
        Computer::Level(*strongest).into()
    }
}

impl FromStr for PlayerChoice {
    type Err = ParseComputerError;

    /// Parses `human`, `engine`, a [`Computer`], or otherwise a name.
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

/// Parses the opponent of a person: the number of a level, `engine`, or a [`Computer`].
///
/// # Errors
/// If there is no such level or computer player. A person is none.
pub fn opponent(text: &str) -> Result<PlayerChoice, ParseComputerError> {
    let player = if text.starts_with(|first: char| first.is_ascii_digit()) {
        format!("level:{text}").parse()?
    } else {
        text.parse()?
    };
    match player {
        PlayerChoice { player: Player::Human, .. } => Err(ParseComputerError::Unknown),
        choice => Ok(choice),
    }
}

#[cfg(test)]
mod tests {
    use super::{ParseComputerError, PlayerChoice, PlayerName, opponent};

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
        for person in ["foo", "human", ""] {
            assert_eq!(opponent(person), Err(ParseComputerError::Unknown), "{person}");
        }
    }
}
