//! Tickets: the text by which a guest finds a host and proves to be invited.

use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::fmt;
use std::str::FromStr;

use super::identity::Seat;
use super::log_hash::LogHash;
use super::secret::Secret;

/// An invitation to a game: the secret of the connection and the addresses of the host.
///
/// Its text is short, avoids letters that are easily confused, and ends with a checksum, so that a
/// mistyped one is refused before anything is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The purpose.
    pub seat: Seat,
    /// The secret of the connection.
    pub secret: Secret,
    /// The addresses of the host, the likeliest first.
    pub addresses: Vec<SocketAddr>,
}

/// The letters of tickets, without `i`, `l`, `o` and `u`, which are easily confused with others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// The version in the first byte, above the seat.
const VERSION: u8 = 3;
/// The bytes of the checksum.
const CHECKSUM_BYTES: usize = 3;
/// The most addresses.
pub const MOST_ADDRESSES: usize = 8;

impl Ticket {
    /// Returns the ticket for watching this game.
    #[must_use]
    pub fn to_watch(&self) -> Self {
        let secret = self.secret.derived("watch");
        Self { seat: Seat::Watch, secret, addresses: self.addresses.clone() }
    }

    /// Returns the command that joins the game.
    pub fn join_line(&self) -> String {
        format!("othello join {self}")
    }

    fn bytes(&self) -> Vec<u8> {
        let seat = match self.seat {
            Seat::Play => 0,
            Seat::Watch => 1,
        };
        let mut bytes = vec![VERSION << 4 | seat];
        bytes.extend(self.secret.bytes());
        for address in self.addresses.iter().take(MOST_ADDRESSES) {
            match address.ip() {
                IpAddr::V4(ip) => {
                    bytes.push(4);
                    bytes.extend(ip.octets());
                }
                IpAddr::V6(ip) => {
                    bytes.push(6);
                    bytes.extend(ip.octets());
                }
            }
            bytes.extend(address.port().to_be_bytes());
        }
        bytes.extend(checksum(&bytes));
        bytes
    }
}

/// Returns the checksum at the end of a ticket.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let [first, second, third, ..] = LogHash::keyed(b"othello ticket 1", bytes).bytes();
    [first, second, third]
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut bits, mut count) = (0_u32, 0);
        let letter = |value: u32| char::from(LETTERS[(value & 31) as usize]);
        let mut text = String::new();
        for byte in self.bytes() {
            bits = bits << 8 | u32::from(byte);
            count += 8;
            while count >= 5 {
                count -= 5;
                text.push(letter(bits >> count));
            }
        }
        if count > 0 {
            text.push(letter(bits << (5 - count)));
        }
        f.pad(&text)
    }
}

/// The error of a text that is not a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TicketError {
    /// A character cannot be part of a ticket.
    Letter(char),
    /// It is too short or too long, or its checksum is wrong.
    Mistyped,
    /// It was made by another version of the program.
    Version,
}

impl fmt::Display for TicketError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => write!(f, "expected a ticket, found {letter:?} in it"),
            Self::Mistyped => f.write_str("the ticket is mistyped or not complete"),
            Self::Version => f.write_str("the ticket is from another version of this program"),
        }
    }
}

impl std::error::Error for TicketError {}

impl FromStr for Ticket {
    type Err = TicketError;

    /// Reads a ticket in either case; spaces and hyphens are ignored.
    fn from_str(text: &str) -> Result<Self, TicketError> {
        const MOST_BYTES: usize = 300;
        let (mut bits, mut count, mut bytes) = (0_u32, 0, Vec::new());
        for letter in text.trim().chars().filter(|letter| !matches!(letter, ' ' | '-')) {
            let value = value(letter).ok_or(TicketError::Letter(letter))?;
            if bytes.len() >= MOST_BYTES {
                return Err(TicketError::Mistyped);
            }
            bits = (bits << 5 | u32::from(value)) & 0xffff;
            count += 5;
            if count >= 8 {
                count -= 8;
                bytes.push(u8::try_from(bits >> count & 0xff).unwrap_or_default());
            }
        }
        let is_padded = bits & ((1 << count) - 1) == 0 && count < 5;
        let end = bytes.len().checked_sub(CHECKSUM_BYTES).ok_or(TicketError::Mistyped)?;
        let (body, given) = bytes.split_at(end);
        if !is_padded || checksum(body) != given {
            return Err(TicketError::Mistyped);
        }
        read(body)
    }
}

fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        letter => letter,
    };
    let index = LETTERS.iter().position(|&known| char::from(known) == letter)?;
    u8::try_from(index).ok()
}

fn read(bytes: &[u8]) -> Result<Ticket, TicketError> {
    let (&first, rest) = bytes.split_first().ok_or(TicketError::Mistyped)?;
    let seat = match (first >> 4, first & 15) {
        (VERSION, 0) => Seat::Play,
        (VERSION, 1) => Seat::Watch,
        (_, _) => return Err(TicketError::Version),
    };
    let (secret, mut rest) = rest.split_first_chunk().ok_or(TicketError::Mistyped)?;
    let mut addresses = Vec::new();
    while let [kind, after @ ..] = rest {
        let (address, after) = match kind {
            // The key of a way that there was once.
            1 => {
                rest = after.get(32..).ok_or(TicketError::Mistyped)?;
                continue;
            }
            4 => address::<4>(after, |octets| Ipv4Addr::from(octets).into()),
            6 => address::<16>(after, |octets| Ipv6Addr::from(octets).into()),
            _ => return Err(TicketError::Version),
        }
        .ok_or(TicketError::Mistyped)?;
        addresses.push(address);
        rest = after;
    }
    Ok(Ticket { seat, secret: Secret::new(*secret), addresses })
}

fn address<const N: usize>(
    bytes: &[u8],
    ip: impl Fn([u8; N]) -> IpAddr,
) -> Option<(SocketAddr, &[u8])> {
    let (octets, rest) = bytes.split_first_chunk()?;
    let (port, rest) = rest.split_first_chunk()?;
    Some((SocketAddr::new(ip(*octets), u16::from_be_bytes(*port)), rest))
}

#[cfg(test)]
mod tests {
    use super::{Seat, Secret, Ticket, TicketError};
    use proptest::prelude::{any, proptest};

    fn ticket(addresses: &[&str]) -> Ticket {
        let addresses = addresses.iter().map(|address| address.parse().unwrap()).collect();
        let secret = Secret::new(std::array::from_fn(|index| u8::try_from(index * 13).unwrap()));
        Ticket { seat: Seat::Play, secret, addresses }
    }

    #[test]
    fn a_ticket_is_read_as_it_is_written() {
        for addresses in [&[][..], &["192.168.1.23:4711"], &["10.0.0.1:1", "[fe80::1]:65535"]] {
            let ticket = ticket(addresses);
            assert_eq!(ticket.to_string().parse().as_ref(), Ok(&ticket));
            let watch = ticket.to_watch();
            assert_eq!(watch.to_string().parse().as_ref(), Ok(&watch));
            assert_ne!(watch.secret, ticket.secret);
        }
        assert_eq!(ticket(&["192.168.1.23:4711"]).to_string().len(), 44);
    }

    /// As they were given out until 2026.
    #[test]
    fn the_key_in_an_old_ticket_is_passed_over() {
        let old = "6000t6h76h0mwpv8ep18z759pv1g9g5804bh4sr104hmasw9nf6yy0938nkrkaydxw0j6hb7h6nwvvr14d2pf2dbsqqmfjhs";
        assert_eq!(old.parse(), Ok(ticket(&["192.168.1.23:4711"])));
    }

    #[test]
    fn it_may_be_written_by_hand() {
        let text = ticket(&["192.168.1.23:4711"]).to_string();
        let by_hand = format!(" {}-{} ", text[..20].to_uppercase(), &text[20..]);
        assert_eq!(
            by_hand.replace('0', "O").replace('1', "l").parse(),
            Ok(ticket(&["192.168.1.23:4711"]))
        );
    }

    #[test]
    fn every_slip_of_the_keyboard_is_noticed() {
        let text = ticket(&["192.168.1.23:4711"]).to_string();
        for index in 0..text.len() {
            let mut slip = text.clone().into_bytes();
            slip[index] = if slip[index] == b'x' { b'y' } else { b'x' };
            let slip = String::from_utf8(slip).unwrap();
            assert_eq!(slip.parse::<Ticket>(), Err(TicketError::Mistyped), "{slip}");
            let missing = format!("{}{}", &text[..index], &text[index + 1..]);
            assert_eq!(missing.parse::<Ticket>(), Err(TicketError::Mistyped), "{missing}");
        }
        assert_eq!("".parse::<Ticket>(), Err(TicketError::Mistyped));
        assert_eq!("game/socket".parse::<Ticket>(), Err(TicketError::Letter('/')));
        assert!("z".repeat(9999).parse::<Ticket>().is_err());
    }

    proptest! {
        #[test]
        fn no_text_makes_the_reader_fail(text in any::<String>()) {
            if let Ok(ticket) = text.parse::<Ticket>() {
                assert_eq!(ticket.to_string().parse(), Ok(ticket));
            }
        }
    }
}
