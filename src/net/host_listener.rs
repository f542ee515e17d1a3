//! The ways by which a host lets others in.

use std::net::SocketAddr;

use anyhow::Result;

use super::addresses;
use super::link_file::{HostHead, HostedGame};
use super::link_server::LinkServer;
use super::page::PageAddress;
use super::tcp::PortListener;
use othello_board::features::link::linked::{Invitation, Reach, Tunnel};
use othello_peer::{Identity, Ticket};

/// The options of the command line for these ways.
#[derive(Clone, Debug, Default)]
pub struct HostOptions {
    pub listen: Option<SocketAddr>,
    /// The addresses for the ticket, in place of those of this machine.
    pub addresses: Vec<SocketAddr>,
    pub page: Option<PageAddress>,
    /// The page is elsewhere than it was before, or there was none.
    pub is_other_page: bool,
    /// The operator who carries the bytes of the page from elsewhere, if somebody does.
    pub operator: Option<String>,
    /// The words by which the game is hosted again in this way.
    pub again: Vec<String>,
}

/// The ticket and the address that a host has given out.
#[derive(Clone)]
pub struct Invited {
    pub(super) head: HostHead,
    pub(super) ticket: Ticket,
    /// The address of the page, if there is one.
    pub(super) page: Option<PageAddress>,
}

/// The port at which a host listens, and what it has given out.
pub struct HostListener {
    invited: Invited,
    port: PortListener,
    is_other_page: bool,
    operator: Option<String>,
    reach: Reach,
    again: Vec<String>,
    owner: Option<Identity>,
}

impl HostListener {
    /// Starts listening.
    pub fn start(hosted: &mut HostedGame, options: HostOptions) -> Result<Self> {
        let is_given = options.listen.is_some() || !options.addresses.is_empty();
        let (port, ticket) = PortListener::start(hosted, options.listen, options.addresses)?;
        let reach = if is_given { Reach::Direct } else { reach(&ticket.addresses) };
        let invited = Invited { head: hosted.head.clone(), ticket, page: options.page };
        let HostOptions { is_other_page, operator, again, .. } = options;
        let owner = hosted.host.owner();
        Ok(Self { invited, port, is_other_page, operator, reach, again, owner })
    }

    /// Returns what is given out.
    pub(super) const fn invited(&self) -> &Invited {
        &self.invited
    }

    /// Returns the lines that invite others.
    pub fn lines(&self) -> Invitation {
        let Invited { head, ticket, page } = &self.invited;
        let operator = self.operator.clone();
        Invitation {
            join: Some(ticket.join_line()),
            watch: Some(ticket.to_watch().join_line()),
            page: page.as_ref().map(|page| page.links(&head.ticket, self.owner)),
            tunnel: operator.map(|operator| Tunnel::new(operator, head.led.clone())),
            reach: self.reach,
            listening: Some(self.port.listening),
            is_other_port: self.port.is_other_port,
            // In a new game nobody knows of any.
            is_other_page: self.is_other_page && self.owner.is_some(),
            again: self.again.clone(),
        }
    }

    /// Starts letting others in, on a thread of its own.
    pub(super) fn begin(self, server: &LinkServer) {
        self.port.accept(server);
    }
}

/// Returns the distance from which these addresses of a machine lead to it.
fn reach(addresses: &[SocketAddr]) -> Reach {
    if addresses.iter().all(|address| addresses::is_private(address.ip())) {
        Reach::Nearby
    } else {
        Reach::Direct
    }
}

#[cfg(test)]
mod tests {
    use super::reach;
    use othello_board::features::link::linked::Reach;

    #[test]
    fn private_addresses_reach_no_further_than_their_network() {
        let check = |addresses: &[&str], expected| {
            let addresses: Vec<_> = addresses.iter().map(|it| it.parse().unwrap()).collect();
            assert_eq!(reach(&addresses), expected, "{addresses:?}");
        };
        check(&["192.168.1.23:4711", "[fd00::1]:4711"], Reach::Nearby);
        check(&["192.168.1.23:4711", "[2001:db8::1]:4711"], Reach::Direct);
    }
}
