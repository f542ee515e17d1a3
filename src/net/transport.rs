//! The transports to another machine, as the command line names them.

use std::borrow::Cow;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use super::page::PageAddress;

/// The transport by which a guest reaches its host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Transport {
    /// A ticket: the host's addresses and the secret of the connection.
    Ticket(othello_peer::Ticket),
    /// The socket of a host on this machine.
    Socket(PathBuf),
    /// A program that carries lines between its standard streams and the host.
    Through(Vec<String>),
}

impl Transport {
    /// Returns the text that identifies the file of the game. Tickets of one game may differ in their
    /// addresses.
    pub fn key(&self) -> String {
        match self {
            Self::Ticket(ticket) => ticket.secret.to_string(),
            Self::Socket(path) => path.display().to_string(),
            Self::Through(command) => command.join(" "),
        }
    }

    /// Returns the transport as a line of a file; `None` if it cannot be written as one.
    pub fn line(&self) -> Option<String> {
        let line = match self {
            Self::Ticket(ticket) => format!("joined ticket\t{ticket}"),
            Self::Socket(path) => format!("joined socket\t{}", path.to_str()?),
            Self::Through(command) => format!("joined through\t{}", command.join("\t")),
        };
        (Self::read(&line).as_ref() == Some(self) && !line.contains('\n')).then_some(line)
    }

    /// Reads such a line; `None` if it is none.
    pub fn read(line: &str) -> Option<Self> {
        let (kind, value) = line.strip_prefix("joined ")?.split_once('\t')?;
        Some(match kind {
            "ticket" => Self::Ticket(value.parse().ok()?),
            "socket" => Self::Socket(value.into()),
            "through" => Self::Through(value.split('\t').map(str::to_owned).collect()),
            _ => return None,
        })
    }
}

impl fmt::Display for Transport {
    /// Writes the transport as an argument of `othello join`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ticket(ticket) => ticket.fmt(f),
            Self::Socket(path) => f.write_str(&quoted(&path.to_string_lossy())),
            Self::Through(command) => {
                f.write_str("--through")?;
                command.iter().try_for_each(|word| write!(f, " {}", quoted(word)))
            }
        }
    }
}

/// Quotes a word for a shell.
fn quoted(word: &str) -> Cow<'_, str> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:@%,".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.into()
    } else {
        format!("'{}'", word.replace('\'', r"'\''")).into()
    }
}

/// The options of the command line for the transports of a host.
#[derive(Clone, Debug, Default)]
pub struct HostOptions {
    /// The address to listen at.
    pub listen: Option<SocketAddr>,
    /// The addresses for the ticket, in place of those of this machine.
    pub addresses: Vec<SocketAddr>,
    /// The socket for other users of this machine.
    pub socket: Option<PathBuf>,
    /// The program that carries lines to a guest.
    pub through: Vec<String>,
    /// The page for browsers.
    pub page: Option<PageAddress>,
    /// `true` if none of these is asked for, so that `othello-link` is used where it is installed.
    pub is_automatic: bool,
}

#[cfg(test)]
mod tests {
    use super::Transport;

    #[test]
    fn a_way_comes_back_from_its_line_and_is_shown_as_a_shell_reads_it() {
        for (transport, shown) in [
            (Transport::Socket("games/a table".into()), "'games/a table'"),
            (
                Transport::Through(["ssh", "ada@box", "it's"].map(str::to_owned).into()),
                r"--through ssh ada@box 'it'\''s'",
            ),
        ] {
            assert_eq!(
                transport.line().as_deref().and_then(Transport::read).as_ref(),
                Some(&transport)
            );
            assert_eq!(transport.to_string(), shown);
        }
        let odd = Transport::Through(vec!["a\tb".into(), "c".into()]);
        assert_eq!(odd.line(), None);
        assert_eq!(Transport::Socket("games/a\nb".into()).line(), None);
    }
}
