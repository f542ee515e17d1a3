//! The places of those who have connected and have not said yet which secret they know.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::stream::Closer;

/// The most connections that have named no secret.
const MOST: usize = 64;
/// The most of them that come from one address.
const MOST_OF_ONE: usize = 48;
/// The most connections that have named a secret, and have not shown yet that they know it.
const MOST_NAMED: usize = 16;

/// Returns the source of a connection: the address, or the network of one of version 6, of which everybody has very many.
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
    /// The connections that have named no secret, the oldest first.
    nameless: VecDeque<Entry>,
    /// Those that have named a secret, the oldest first.
    named: VecDeque<Entry>,
}

struct Entry {
    number: u64,
    source: IpAddr,
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

    /// Gives a place to a connection that has named no secret yet. Where there is none left, the oldest
    /// one from the source of most of them is closed.
    pub fn take(&self, source: IpAddr, closer: Closer) -> Place {
        let mut taken = self.taken();
        let number = taken.numbers;
        taken.numbers += 1;
        taken.nameless.push_back(Entry { number, source, closer });
        let of_source = |taken: &Taken, source: IpAddr| {
            taken.nameless.iter().filter(|entry| entry.source == source).count()
        };
        let crowded = if of_source(&taken, source) > MOST_OF_ONE {
            Some(source)
        } else if taken.nameless.len() > MOST {
            let sources = taken.nameless.iter().map(|entry| entry.source);
            sources.max_by_key(|source| of_source(&taken, *source))
        } else {
            None
        };
        if let Some(source) = crowded
            && let Some(oldest) = taken.nameless.iter().position(|entry| entry.source == source)
            && let Some(entry) = taken.nameless.remove(oldest)
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
    pub fn name_secret(&self) -> bool {
        let mut taken = self.places.taken();
        let position = taken.nameless.iter().position(|entry| entry.number == self.number);
        let Some(entry) = position.and_then(|position| taken.nameless.remove(position)) else {
            return false;
        };
        taken.named.push_back(entry);
        if taken.named.len() > MOST_NAMED
            && let Some(oldest) = taken.named.pop_front()
        {
            oldest.closer.close();
        }
        true
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        let Taken { nameless, named, .. } = &mut *taken;
        for entries in [nameless, named] {
            entries.retain(|entry| entry.number != self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;
    use std::net::IpAddr;

    use othello_os::streams::{LocalStream, pair};

    use super::{MOST, MOST_NAMED, MOST_OF_ONE, Place, Places, source};
    use crate::net::stream::Stream;

    /// A connection in a place, and its other end.
    struct Guest {
        place: Place,
        end: LocalStream,
        _stream: Stream,
    }

    impl Guest {
        fn is_closed(&mut self) -> bool {
            self.end.set_nonblocking(true).unwrap();
            matches!(self.end.read(&mut [0]), Ok(0))
        }
    }

    fn come(places: &Places, source: IpAddr) -> Guest {
        let (here, end) = pair().unwrap();
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
            (1..=16).map(|last| come(&places, address(&format!("192.0.2.{last}")))).collect();
        let crowd = address("198.51.100.1");
        let mut first = come(&places, crowd);
        let mut rest: Vec<_> = (1..MOST_OF_ONE).map(|_| come(&places, crowd)).collect();
        assert!(!first.is_closed());
        rest.push(come(&places, crowd));
        assert!(first.is_closed());
        // There is no place left at all: one of the crowd goes.
        let mut late = come(&places, address("203.0.113.1"));
        assert_eq!(rest.iter_mut().filter_map(|guest| guest.is_closed().then_some(())).count(), 1);
        assert!(!late.is_closed() && others.iter_mut().all(|guest| !guest.is_closed()));
        assert_eq!(places.taken().nameless.len(), MOST);
        drop((first, rest, late, others));
        assert_eq!(places.taken().nameless.len(), 0);
    }

    #[test]
    fn those_who_have_named_a_secret_keep_their_places() {
        let places = Places::default();
        let mut guest = come(&places, address("192.0.2.1"));
        assert!(guest.place.name_secret());
        let crowd: Vec<_> = (0..200).map(|_| come(&places, address("192.0.2.1"))).collect();
        assert!(!guest.is_closed());
        // One who was displaced has named it too late.
        assert!(!crowd[0].place.name_secret());
        let named: Vec<_> = crowd.iter().rev().take(MOST_NAMED).collect();
        assert!(named.iter().all(|guest| guest.place.name_secret()));
        assert!(guest.is_closed());
    }

    #[test]
    fn one_network_of_version_6_is_one_source() {
        assert_eq!(address("2001:db8:1:2:3::4"), address("2001:db8:1:2:ffff::1"));
        assert_ne!(address("2001:db8:1:2::"), address("2001:db8:1:3::"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }
}
