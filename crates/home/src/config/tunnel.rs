//! The choice of the program that leads an address of the internet to the page of a game.

use std::fmt;
use std::str::FromStr;

use othello_engine::external::CommandLine;
use othello_words::i18n::m;

/// What stands for the port of the page in a command.
pub const PORT: &str = "{port}";

/// The word for the first of the known programs that is installed.
const ANY: &str = "auto";

/// The choice of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TunnelChoice {
    /// The first of the known ones that is installed.
    Any,
    /// This one of them.
    Named(&'static str),
    /// `ssh` to a host that hands out addresses.
    Ssh(String),
    /// A command with `{port}`.
    Command(CommandLine),
}

impl TunnelChoice {
    /// The names of the known programs, in the order in which they are looked for.
    pub const NAMES: [&'static str; 3] = ["cloudflared", "tailscale", "ssh"];
}

impl FromStr for TunnelChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == ANY {
            return Ok(Self::Any);
        }
        if let Some(name) = Self::NAMES.into_iter().find(|name| *name == text) {
            return Ok(Self::Named(name));
        }
        match text.strip_prefix("ssh:") {
            // What begins with a hyphen would be an option.
            Some(host) if !host.is_empty() && !host.starts_with('-') => {
                return Ok(Self::Ssh(host.to_owned()));
            }
            Some(_) | None => {}
        }
        let command = text.parse().ok().filter(|_| text.contains(PORT));
        command.map(Self::Command).ok_or_else(|| m::faults::tunnel().to_string())
    }
}

impl fmt::Display for TunnelChoice {
    /// Writes it as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any => f.write_str(ANY),
            Self::Named(name) => f.write_str(name),
            Self::Ssh(host) => write!(f, "ssh:{host}"),
            Self::Command(line) => write!(f, "{line}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::TunnelChoice;

    #[test]
    fn a_choice_is_written_as_it_is_read() {
        for text in ["auto", "cloudflared", "ssh", "ssh:free@a.pinggy.io", "bore 'a b' --to {port}"]
        {
            let choice: TunnelChoice = text.parse().unwrap();
            assert_eq!(choice.to_string(), text);
        }
        for wrong in ["", "ssh:", "ssh:-oProxyCommand=x", "ngrok", "ngrok http", "'{port}"] {
            assert!(wrong.parse::<TunnelChoice>().is_err(), "{wrong}");
        }
    }
}
