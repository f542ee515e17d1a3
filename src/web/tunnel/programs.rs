//! The programs that lead an address of the internet to a port of this machine.

use anyhow::{Error, Result};
use othello_board::features::link::linked::InstalledTunnel;
use othello_home::config::tunnel::{PORT, PublicUrl, TunnelChoice};
use othello_home::jobs::settings::FindTunnel;

#[derive(Debug)]
struct Known {
    name: &'static str,
    /// The operator, who carries the bytes and could read along.
    operator: &'static str,
    command: &'static [&'static str],
    /// The end of the names at which the page may be found.
    host: &'static str,
    /// A name with that end at which it is not.
    other: Option<&'static str>,
}

const CLOUDFLARED: Known = Known {
    name: "cloudflared",
    operator: "Cloudflare",
    // "TryCloudflare" at developers.cloudflare.com, and there "Run parameters": without a protocol it has no way where UDP
    // is blocked.
    command: &[
        "cloudflared",
        "tunnel",
        "--no-autoupdate",
        "--protocol",
        "auto",
        "--url",
        "http://127.0.0.1:{port}",
    ],
    host: ".trycloudflare.com",
    // Where the program asks for an address, as it says when it gets none.
    other: Some("api.trycloudflare.com"),
};

const TAILSCALE: Known = Known {
    name: "tailscale",
    operator: "Tailscale",
    // "tailscale funnel" at tailscale.com/kb/1311.
    command: &["tailscale", "funnel", "{port}"],
    host: ".ts.net",
    other: None,
};

const SSH: Known = Known {
    name: "ssh",
    operator: "localhost.run",
    // "Free domains" at localhost.run/docs. Questions would have nobody to answer them.
    command: &[
        "ssh",
        "-T",
        "-oBatchMode=yes",
        "-oStrictHostKeyChecking=accept-new",
        "-oServerAliveInterval=30",
        "-R",
        "80:127.0.0.1:{port}",
        "nokey@localhost.run",
    ],
    host: ".lhr.life",
    other: None,
};

/// The known programs, in the order in which they are looked for.
const KNOWN: [&Known; 3] = [&CLOUDFLARED, &TAILSCALE, &SSH];

/// A program that leads an address of the internet to the page.
#[derive(Clone, Debug)]
pub struct TunnelProgram {
    /// The operator, who carries the bytes: a name, or the program.
    pub operator: String,
    command: Vec<String>,
    /// `None` if any name may be that of the page.
    known: Option<&'static Known>,
}

impl TunnelProgram {
    /// Finds the program of a choice; `None` if it is an address.
    pub fn find(choice: &TunnelChoice) -> Result<Option<Self>> {
        let wanted = FindTunnel(choice.clone());
        let Some(name) = wanted.find().map_err(Error::msg)? else { return Ok(None) };
        let program = match choice {
            TunnelChoice::Ssh(host) => {
                let mut command = Self::of(&SSH).command;
                command.pop();
                command.push(host.clone());
                Self { operator: host.clone(), command, known: None }
            }
            TunnelChoice::Command(line) => {
                let words = [name].into_iter();
                let words = words.chain(line.arguments().iter().map(String::as_str));
                Self {
                    operator: name.into(),
                    command: words.map(Into::into).collect(),
                    known: None,
                }
            }
            TunnelChoice::Any | TunnelChoice::Named(_) | TunnelChoice::Address(_) => {
                let known = KNOWN.into_iter().find(|known| known.name == name);
                Self::of(known.expect("a choice by name is one of these"))
            }
        };
        Ok(Some(program))
    }

    fn of(known: &'static Known) -> Self {
        let command = known.command.iter().map(ToString::to_string).collect();
        Self { operator: known.operator.into(), command, known: Some(known) }
    }

    /// Returns `true` if nothing but the page can be at an address that it names.
    pub const fn is_known(&self) -> bool {
        self.known.is_some()
    }

    /// Returns the words of the command for the page at that port.
    pub fn command(&self, port: u16) -> Vec<String> {
        self.command.iter().map(|word| word.replace(PORT, &port.to_string())).collect()
    }

    /// Finds an address of the page in a line that the program prints.
    pub fn link(&self, line: &str) -> Option<PublicUrl> {
        let starts = line.match_indices("https://").map(|(start, _)| &line[start..]);
        let mut links = starts.filter_map(|text| {
            let is_end = |letter: char| {
                letter.is_whitespace() || letter.is_control() || "\"'<>()|,;".contains(letter)
            };
            let end = text.find(is_end).unwrap_or(text.len());
            text[..end].trim_end_matches('.').parse::<PublicUrl>().ok()
        });
        links.find(|link| {
            self.known.is_none_or(|known| {
                let host = link.authority();
                host.ends_with(known.host) && known.other != Some(host)
            })
        })
    }
}

/// Returns the program that would lead to the page, if one is installed.
pub fn installed_tunnel() -> Option<InstalledTunnel> {
    let known = TunnelProgram::find(&TunnelChoice::Any).ok().flatten()?.known?;
    Some(InstalledTunnel { program: known.name, operator: known.operator })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(program: &TunnelProgram, text: &str) -> Vec<String> {
        text.lines().filter_map(|line| program.link(line)).map(|url| url.to_string()).collect()
    }

    /// As the programs print it (their documents, and their sources).
    #[test]
    fn the_address_is_found_among_what_each_program_prints() {
        let cloudflared = TunnelProgram::of(&CLOUDFLARED);
        let printed = "\
2026-11-29T08:00:00Z INF Thank you for trying Cloudflare Tunnel. Doing so, without a Cloudflare account, is a quick way (https://developers.cloudflare.com/cloudflare-one/connections/connect-apps)
2026-11-29T08:00:00Z INF Requesting new quick Tunnel on trycloudflare.com...
2026-11-29T08:00:06Z INF |  https://some-words-of-theirs.trycloudflare.com                                   |
2026-11-29T08:00:06Z INF Registered tunnel connection connIndex=0";
        assert_eq!(
            found(&cloudflared, printed),
            ["https://some-words-of-theirs.trycloudflare.com/"]
        );
        let failed = "failed to request quick Tunnel: Post \"https://api.trycloudflare.com/tunnel\": dial tcp: lookup";
        assert!(found(&cloudflared, failed).is_empty());
        let printed = "\
Available on the internet:

https://ada.tail1234.ts.net/
|-- proxy http://127.0.0.1:8464";
        assert_eq!(
            found(&TunnelProgram::of(&TAILSCALE), printed),
            ["https://ada.tail1234.ts.net/"]
        );
        let refused = "Funnel is not enabled on your tailnet. To enable, visit:\n\n https://login.tailscale.com/f/funnel?node=x";
        assert!(found(&TunnelProgram::of(&TAILSCALE), refused).is_empty());
        let printed = "\
** your connection id is 1234, please mention it if you send me a message about an issue. **
To set up and manage custom domains go to https://admin.localhost.run/
\u{1b}[32m0123456789abcd.lhr.life tunneled with tls termination, https://0123456789abcd.lhr.life\u{1b}[0m
create an account and add your key for a longer lasting domain name. see https://localhost.run/docs/forever-free/";
        assert_eq!(found(&TunnelProgram::of(&SSH), printed), ["https://0123456789abcd.lhr.life/"]);
    }

    #[test]
    fn the_known_programs_are_those_that_can_be_chosen() {
        assert_eq!(KNOWN.map(|known| known.name), TunnelChoice::NAMES);
        let any = TunnelChoice::Command("whoami -c 'x {port}' {port}".parse().unwrap());
        assert_eq!(
            TunnelProgram::find(&any).unwrap().unwrap().command(80),
            ["whoami", "-c", "x 80", "80"]
        );
    }
}
