//! The keys of connections: those by which a host lets others in, and how each is made of secrets.

use snow::Builder;
use snow::params::HashChoice;
use snow::resolvers::{CryptoResolver, DefaultResolver};

use othello_peer::{ConnectionKey, SeatKeys, Secret};

/// The handshake: two messages, by which both prove that they know the secret of the ticket.
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// The text that both sides have to know, with the version of the protocol.
const PROLOGUE: &[u8] = b"othello-link 2";

/// The secrets by which a host lets others in.
#[derive(Clone)]
pub struct HostKeys {
    /// The secret of the ticket for playing.
    pub ticket: Secret,
    /// The secret of the ticket for watching.
    pub watch: Secret,
    /// The secrets of the guest's seat.
    pub seat: SeatKeys,
}

impl HostKeys {
    /// Returns the keys of a first message, in the order in which they are tried.
    pub fn in_order(&self) -> impl Iterator<Item = (Opened, NoiseKey)> {
        let of_seat = self.seat.in_order().map(|seat| {
            (Opened::By(ConnectionKey::Seat(seat)), NoiseKey::of(&self.ticket, Some(&seat)))
        });
        let alone = [(ConnectionKey::Ticket, &self.ticket), (ConnectionKey::Watch, &self.watch)]
            .into_iter()
            .map(|(opened, secret)| (Opened::By(opened), NoiseKey::of(secret, None)));
        let before = (Opened::ByVersion1, NoiseKey::of_version_1(&self.ticket));
        of_seat.chain(alone).chain([before])
    }
}

/// The key that has opened a connection to a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// One of this version of the protocol.
    By(ConnectionKey),
    /// The ticket of a game that has begun in version 1, whose program can only be told so.
    ByVersion1,
}

/// The key of a handshake, and the text that both sides have to know.
pub struct NoiseKey {
    psk: [u8; 32],
    prologue: &'static [u8],
}

impl NoiseKey {
    /// Returns the key of a ticket together with a secret of the seat, or of the ticket alone.
    pub fn of(ticket: &Secret, seat: Option<&Secret>) -> Self {
        const NO_SEAT: [u8; 16] = [0; 16];
        let hash = DefaultResolver.resolve_hash(&HashChoice::Blake2s);
        let mut hash = hash.expect("the pattern names it, and snow is built with it");
        hash.input(PROLOGUE);
        hash.input(ticket.bytes());
        hash.input(seat.map_or(NO_SEAT.as_slice(), |seat| seat.bytes()));
        let mut psk = [0; 32];
        hash.result(&mut psk);
        Self { psk, prologue: PROLOGUE }
    }

    /// Returns the key of a ticket in version 1 of the protocol.
    pub fn of_version_1(ticket: &Secret) -> Self {
        let other = ticket.derived("noise");
        let (first, second) = (ticket.bytes(), other.bytes());
        let byte = |index| if index < 16 { first[index] } else { second[index - 16] };
        Self { psk: std::array::from_fn(byte), prologue: &[] }
    }

    /// Begins a handshake with this key.
    ///
    /// # Errors
    /// Never: the key has the right length.
    pub fn handshake(&self) -> Result<Builder<'_>, snow::Error> {
        let pattern = PATTERN.parse().expect("the pattern is one of Noise");
        Builder::new(pattern).prologue(self.prologue)?.psk(0, &self.psk)
    }
}

#[cfg(test)]
mod tests {
    use super::{HostKeys, NoiseKey, Opened};
    use othello_peer::{ConnectionKey, SeatKeys, Secret};

    #[test]
    fn every_secret_of_a_host_makes_a_key_of_its_own() {
        let [ticket, watch, current, next] = [1, 2, 3, 4].map(|byte| Secret::new([byte; 16]));
        let seat = SeatKeys { current: Some(current), next: Some(next) };
        let keys = HostKeys { ticket, watch, seat };
        let (opened, psks): (Vec<_>, Vec<_>) =
            keys.in_order().map(|(opened, key)| (opened, (key.psk, key.prologue))).unzip();
        let by = |key| Opened::By(key);
        assert_eq!(
            opened,
            [
                by(ConnectionKey::Seat(next)),
                by(ConnectionKey::Seat(current)),
                by(ConnectionKey::Ticket),
                by(ConnectionKey::Watch),
                Opened::ByVersion1,
            ]
        );
        for (place, key) in psks.iter().enumerate() {
            assert!(psks.iter().skip(place + 1).all(|other| other.0 != key.0), "{place}");
        }
        // The secret of the seat alone opens nothing.
        let other = NoiseKey::of(&Secret::new([9; 16]), Some(&next)).psk;
        assert!(psks.iter().all(|(psk, _)| *psk != other));
    }
}
