//! The choice of the way from the internet to the page of a game: a program, or an address that leads here.

use std::fmt;
use std::str::FromStr;

use othello_engine::external::CommandLine;
use othello_words::i18n::m;

/// The placeholder for the port of the page in a command.
pub const PORT: &str = "{port}";

/// The word for the first of the known programs that is installed.
const ANY: &str = "auto";
/// The program that asks a host of the internet for an address.
const SSH: &str = "ssh";

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
    /// None of them: the player's own tunnel or proxy leads here from this address.
    Address(PublicUrl),
}

impl TunnelChoice {
    /// The names of the known programs, in the order in which they are looked for.
    pub const NAMES: [&'static str; 3] = ["cloudflared", "tailscale", SSH];

    /// Returns the programs of which it needs one; none if it is an address.
    pub fn programs(&self) -> Vec<&str> {
        match self {
            Self::Any => Self::NAMES.to_vec(),
            Self::Named(name) => vec![name],
            Self::Ssh(_) => vec![SSH],
            Self::Command(line) => vec![line.program()],
            Self::Address(_) => Vec::new(),
        }
    }
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
        let address = text.parse().ok().filter(PublicUrl::is_encrypted);
        if let Some(address) = address {
            return Ok(Self::Address(address));
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
            Self::Address(url) => write!(f, "{url}"),
        }
    }
}

/// A text that is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoUrl;

/// The address at which browsers reach this machine through a tunnel or a proxy: `https://example.org/othello/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Returns the scheme and the host with its port, as a browser names the origin of a page.
    pub fn origin(&self) -> &str {
        let host = self.0.find("://").map_or(0, |at| at + 3);
        self.0[host..].find('/').map_or(&self.0, |path| &self.0[..host + path])
    }

    /// Returns the host with its port.
    pub fn authority(&self) -> &str {
        self.origin().split_once("://").map_or("", |(_, authority)| authority)
    }

    /// Returns `true` if nobody on the way can read along.
    pub fn is_encrypted(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for PublicUrl {
    type Err = NoUrl;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_plain =
            |letter: char| letter.is_ascii_alphanumeric() || "-._~:/[]%".contains(letter);
        match rest {
            Some(rest)
                if !rest.is_empty() && !rest.starts_with('/') && rest.chars().all(is_plain) =>
            {
                Ok(Self(text.trim_end_matches('/').to_owned() + "/"))
            }
            Some(_) | None => Err(NoUrl),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{PublicUrl, TunnelChoice};

    #[test]
    fn a_choice_is_written_as_it_is_read() {
        for text in [
            "auto",
            "cloudflared",
            "ssh",
            "ssh:free@a.pinggy.io",
            "bore 'a b' --to {port}",
            "https://example.org/othello/",
        ] {
            let choice: TunnelChoice = text.parse().unwrap();
            assert_eq!(choice.to_string(), text);
        }
        for wrong in
            ["", "ssh:", "ssh:-oProxyCommand=x", "ngrok", "ngrok http", "'{port}", "ftp://x"]
        {
            assert!(wrong.parse::<TunnelChoice>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_public_address_has_an_origin() {
        let url = |text: &str| text.parse::<PublicUrl>();
        let far = url("https://club.example:8443/a/b").unwrap();
        assert_eq!(far.origin(), "https://club.example:8443");
        assert_eq!(far.authority(), "club.example:8443");
        assert_eq!(far.to_string(), "https://club.example:8443/a/b/");
        for wrong in
            ["club.example", "https://", "https:///a", "https://a#b", "https://a b", "ftp://a"]
        {
            assert!(url(wrong).is_err(), "{wrong}");
        }
    }
}
