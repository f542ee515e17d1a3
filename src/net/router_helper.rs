//! `othello-link`, the helper that carries bytes between two machines through home routers, where it is installed.

use std::time::Duration;

use super::addresses;
use super::link_server::LinkServer;
use super::noise::{self, CallError, Connection};
use othello_board::features::link::linked::Reach;
use othello_home::os::processes;
use othello_peer::{HelperKey, Secret, Ticket};

pub const NAME: &str = "othello-link";
/// The time to reach the other machine by it.
const PATIENCE: Duration = Duration::from_secs(60);

pub fn is_installed() -> bool {
    processes::is_installed(NAME)
}

/// Returns the distance from which a ticket reaches a host. It is not known yet if the program is
/// installed.
pub fn reach(ticket: &Ticket, is_installed: bool) -> Reach {
    if is_installed {
        Reach::Asking
    } else if ticket.addresses.iter().all(|address| addresses::is_private(address.ip())) {
        Reach::Nearby
    } else {
        Reach::Direct
    }
}

/// Calls the host that the helper finds by this key.
pub fn call(
    server: &LinkServer,
    key: &HelperKey,
    secret: &Secret,
) -> Result<Connection, CallError> {
    let command = [NAME.into(), key.to_string()];
    let stream = server.start_program(&command, server.notes()).map_err(CallError::Failed)?;
    noise::call(stream, server.user(), secret, PATIENCE)
}

/// Finds the key of this machine in a line that the program prints.
pub fn key(line: &str) -> Option<HelperKey> {
    line.split(|letter: char| !letter.is_ascii_hexdigit()).find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::{key, reach};
    use othello_board::features::link::linked::Reach;
    use othello_peer::{Seat, Secret, Ticket};

    #[test]
    fn private_addresses_reach_no_further_than_their_network() {
        let check = |addresses: &[&str], expected| {
            let addresses = addresses.iter().map(|address| address.parse().unwrap()).collect();
            let secret = Secret::new([1; 16]);
            let ticket = Ticket { seat: Seat::Play, secret, addresses, key: None };
            assert_eq!(reach(&ticket, false), expected, "{ticket:?}");
            assert_eq!(reach(&ticket, true), Reach::Asking);
        };
        check(&["192.168.1.23:4711", "[fd00::1]:4711"], Reach::Nearby);
        check(&["192.168.1.23:4711", "[2001:db8::1]:4711"], Reach::Direct);
    }

    #[test]
    fn the_key_is_found_in_the_line_that_the_program_prints() {
        let digits = "0123456789abcdef".repeat(4);
        let found = key(&format!("othello-link: reached by {digits},192.0.2.1:4711"));
        assert_eq!(found.map(|key| key.to_string()), Some(digits.clone()));
        assert_eq!(key("Error: no relay can be reached"), None);
        assert_eq!(key(&format!("{digits}0")), None);
    }
}
