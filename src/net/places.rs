//! The places of those who have connected and have not proved yet who they are.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::stream::Closer;

/// The most connections that have proved nothing.
const MOST: usize = 64;
/// The most of them that come from one address.
const MOST_OF_ONE: usize = 48;
/// The most connections that have named a secret and have not proved it yet.
const MOST_PROVED: usize = 16;

/// The source of a connection: an address, or the network of one of version 6, of which everybody has
/// very many. `None` for the sockets and programs of this machine.
pub type Source = Option<IpAddr>;

/// Returns the source of a connection from that address.
pub fn source(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(ip) => ip.into(),
        IpAddr::V6(ip) => {
            let [first, second, third, fourth, ..] = ip.segments();
            [first, second, third, fourth, 0, 0, 0, 0].into()
        }
    }
}

/// The places, shared by the threads that greet.
#[derive(Clone, Default)]
pub struct Places(Arc<Mutex<Taken>>);

#[derive(Default)]
struct Taken {
    numbers: u64,
    /// The connections that have proved nothing, the oldest first.
    unproved: VecDeque<Entry>,
    /// Those that have named a secret, the oldest first.
    proved: VecDeque<Entry>,
}

struct Entry {
    number: u64,
    source: Source,
    closer: Closer,
}

/// A place that a connection has, until it is dropped.
pub struct Place {
    places: Places,
    number: u64,
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a place to a connection that has proved nothing yet. Where there is none left, the oldest
    /// one from the source of most of them is closed.
    pub fn take(&self, source: Source, closer: Closer) -> Place {
        let mut taken = self.taken();
        let number = taken.numbers;
        taken.numbers += 1;
        taken.unproved.push_back(Entry { number, source, closer });
        let of_source = |taken: &Taken, source: Source| {
            taken.unproved.iter().filter(|entry| entry.source == source).count()
        };
        let crowded = if of_source(&taken, source) > MOST_OF_ONE {
            Some(source)
        } else if taken.unproved.len() > MOST {
            let sources = taken.unproved.iter().map(|entry| entry.source);
            sources.max_by_key(|source| of_source(&taken, *source))
        } else {
            None
        };
        if let Some(source) = crowded
            && let Some(oldest) = taken.unproved.iter().position(|entry| entry.source == source)
            && let Some(entry) = taken.unproved.remove(oldest)
        {
            entry.closer.close();
        }
        drop(taken);
        Place { places: self.clone(), number }
    }
}

impl Place {
    /// Gives a connection that has named a secret one of the places of those, where connections that
    /// have named none cannot displace it. Returns `false`, and closes the connection, if it has
    /// lost its place meanwhile.
    #[must_use]
    pub fn prove(&self) -> bool {
        let mut taken = self.places.taken();
        let position = taken.unproved.iter().position(|entry| entry.number == self.number);
        let Some(entry) = position.and_then(|position| taken.unproved.remove(position)) else {
            return false;
        };
        taken.proved.push_back(entry);
        if taken.proved.len() > MOST_PROVED
            && let Some(oldest) = taken.proved.pop_front()
        {
            oldest.closer.close();
        }
        true
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        let Taken { unproved, proved, .. } = &mut *taken;
        for entries in [unproved, proved] {
            entries.retain(|entry| entry.number != self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::IpAddr;
    use std::os::unix::net::UnixStream;

    use super::{MOST, MOST_OF_ONE, MOST_PROVED, Place, Places, Source, source};
    use crate::net::stream::Stream;

    /// A connection in a place, and its other end.
    struct Guest {
        place: Place,
        end: UnixStream,
        _stream: Stream,
    }

    impl Guest {
        fn is_closed(&mut self) -> bool {
            self.end.set_nonblocking(true).unwrap();
            matches!(self.end.read(&mut [0]), Ok(0))
        }
    }

    fn come(places: &Places, source: Source) -> Guest {
        let (here, end) = UnixStream::pair().unwrap();
        let stream = Stream::of_socket(here).unwrap();
        let place = places.take(source, stream.closer.clone());
        Guest { place, end, _stream: stream }
    }

    fn address(text: &str) -> IpAddr {
        source(text.parse().unwrap())
    }

    #[test]
    fn the_crowd_of_one_address_displaces_itself_and_nobody_else() {
        let places = Places::default();
        let mut others: Vec<_> =
            (1..=16).map(|last| come(&places, Some(address(&format!("192.0.2.{last}"))))).collect();
        let crowd = Some(address("198.51.100.1"));
        let mut first = come(&places, crowd);
        let mut rest: Vec<_> = (1..MOST_OF_ONE).map(|_| come(&places, crowd)).collect();
        assert!(!first.is_closed());
        rest.push(come(&places, crowd));
        assert!(first.is_closed());
        // There is no place left at all: one of the crowd goes.
        let mut late = come(&places, Some(address("203.0.113.1")));
        assert_eq!(rest.iter_mut().filter_map(|guest| guest.is_closed().then_some(())).count(), 1);
        assert!(!late.is_closed() && others.iter_mut().all(|guest| !guest.is_closed()));
        assert_eq!(places.taken().unproved.len(), MOST);
        drop((first, rest, late, others));
        assert_eq!(places.taken().unproved.len(), 0);
    }

    #[test]
    fn those_who_have_proved_a_ticket_keep_their_places() {
        let places = Places::default();
        let mut guest = come(&places, Some(address("192.0.2.1")));
        assert!(guest.place.prove());
        let crowd: Vec<_> = (0..200).map(|_| come(&places, Some(address("192.0.2.1")))).collect();
        assert!(!guest.is_closed());
        // One who was displaced has proved it too late.
        assert!(!crowd[0].place.prove());
        let proved: Vec<_> = crowd.iter().rev().take(MOST_PROVED).collect();
        assert!(proved.iter().all(|guest| guest.place.prove()));
        assert!(guest.is_closed());
    }

    #[test]
    fn one_network_of_version_6_is_one_source() {
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::"), address("2001:db8:1:3::"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
