//! The page for browsers: its address, the secrets of its links, and what it says to those who have one.

use std::net::SocketAddr;

use othello_board::features::link::linked::PageLinks;
use othello_notation::PlayerName;
use othello_peer::{Admission, FileLine, Host, Identity, LogEvent, Request, Secret, Terms};

use super::keys::HostKeys;

/// The beginning of the secret in a link for watching, by which the page knows one.
const WATCH: &str = "watch-";
/// The beginning of the secret in a link for the guest whose the seat is.
const SEAT: &str = "seat-";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageAddress {
    /// The address, with a slash at its end.
    pub url: String,
    /// Others on the way can read along.
    pub is_plain: bool,
    pub port: u16,
}

/// The place of the page, as the file of a game keeps it: a guest comes back by the link that it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePlace {
    /// The address at which its server listens.
    pub listening: SocketAddr,
    /// The way by which browsers reach it from elsewhere, if there is one, as `--tunnel` reads it.
    pub way: Option<String>,
}

impl PagePlace {
    /// Returns the address to listen at again, with any port; `None` for all addresses.
    pub fn address(&self) -> Option<SocketAddr> {
        let ip = self.listening.ip();
        (!ip.is_unspecified()).then(|| SocketAddr::new(ip, 0))
    }

    pub(super) fn line(&self) -> String {
        format!("page {} {}", self.listening, self.way.as_deref().unwrap_or("-"))
    }

    pub(super) fn read(line: &str) -> Option<Self> {
        let (listening, way) = line.strip_prefix("page ")?.split_once(' ')?;
        let way = Some(way).filter(|way| *way != "-").map(str::to_owned);
        Some(Self { listening: listening.parse().ok()?, way })
    }
}

/// The offer of a host to those who have a link, before they come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub host: Option<PlayerName>,
    pub terms: Terms,
    /// The guest whose the seat is.
    pub owner: Option<Identity>,
}

impl Offer {
    /// Returns what a host offers now.
    pub fn of(host: &Host) -> Self {
        let (name, terms) = (host.name().cloned(), host.terms().clone());
        Self { host: name, terms, owner: host.owner() }
    }

    pub(super) fn follow(&mut self, line: &FileLine) {
        if let FileLine::Owner(owner) = line {
            self.owner = owner.as_ref().map(|(identity, _)| *identity);
        } else if let FileLine::Event(entry) = line
            && let LogEvent::Agreed(Request::Game(terms)) = &entry.event
        {
            self.terms = terms.clone();
        }
    }
}

impl PageAddress {
    /// Returns the links of a ticket, and for the guest whose the seat is. Their secrets are made of its secret, and do not
    /// reveal it to those who read along.
    pub fn links(&self, ticket: &Secret, owner: Option<Identity>) -> PageLinks {
        let Self { url, is_plain, port } = self;
        let seat = |owner| (owner, format!("{url}#{SEAT}{}", to_seat(ticket, owner)));
        PageLinks {
            play: format!("{url}#{}", to_play(ticket)),
            watch: format!("{url}#{WATCH}{}", to_watch(ticket)),
            seat: owner.map(seat),
            is_plain: *is_plain,
            port: *port,
        }
    }
}

fn to_play(ticket: &Secret) -> Secret {
    ticket.derived("page")
}

fn to_watch(ticket: &Secret) -> Secret {
    ticket.derived("page watch")
}

fn to_seat(ticket: &Secret, owner: Identity) -> Secret {
    ticket.derived(&format!("page seat {owner}"))
}

impl HostKeys {
    /// Returns `true` for the secret of a link for the guest whose the seat is.
    pub fn is_seat(&self, said: &str, owner: Identity) -> bool {
        let secret = said.strip_prefix(SEAT).and_then(|secret| secret.parse::<Secret>().ok());
        secret.is_some_and(|secret| {
            self.tickets().any(|(ticket, _)| secret == to_seat(&ticket, owner))
        })
    }

    /// Returns what stands behind the `#` of the link to watch.
    pub fn watching(&self) -> String {
        format!("{WATCH}{}", to_watch(&self.ticket))
    }

    /// Returns what the secret of a link allows; `None` if it is that of none.
    pub fn admission(&self, said: &str) -> Option<Admission> {
        if let Some(watch) = said.strip_prefix(WATCH) {
            let secret: Secret = watch.parse().ok()?;
            return (secret == to_watch(&self.ticket)).then_some(Admission::Watch);
        }
        let secret: Secret = said.parse().ok()?;
        let known = self.tickets().find(|(ticket, _)| secret == to_play(ticket));
        known.map(|(_, admission)| admission)
    }
}

#[cfg(test)]
mod tests {
    use super::PageAddress;
    use crate::net::keys::HostKeys;
    use othello_peer::{Admission, Identity, Secret};

    #[test]
    fn every_link_allows_what_it_is_for_and_the_ticket_itself_none_of_it() {
        let [old, ticket] = [1, 2].map(|byte| Secret::new([byte; 16]));
        let keys = HostKeys { ticket, before: vec![old] };
        let page = PageAddress { url: "http://192.0.2.1:8464/".into(), is_plain: true, port: 8464 };
        let admission = |link: &str| keys.admission(link.split_once('#').unwrap().1);
        let [guest, other] = [1, 2].map(|byte| Identity([byte; 32]));
        let (links, before) = (page.links(&ticket, Some(guest)), page.links(&old, None));
        assert_eq!(admission(&links.play), Some(Admission::Play));
        assert_eq!(admission(&links.watch), Some(Admission::Watch));
        assert_eq!(admission(&before.play), Some(Admission::Return));
        assert_eq!(admission(&before.watch), None);
        let seat = links.seat.as_ref().unwrap().1.split_once('#').unwrap().1;
        assert!(keys.is_seat(seat, guest) && !keys.is_seat(seat, other));
        assert_eq!(keys.admission(seat), None);
        let swapped = links.play.replace('#', "#watch-");
        let ticket = format!("#{ticket}");
        for wrong in [&*swapped, &*ticket, &links.watch.replace("watch-", ""), "#", "#watch-"] {
            assert_eq!(admission(wrong), None, "{wrong}");
        }
    }
}
