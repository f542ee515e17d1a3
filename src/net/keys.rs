//! The key of a user, the secrets by which a host lets others in, and the handshake that proves both.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Result};
use othello_home::disk::dirs::Dirs;
use snow::params::HashChoice;
use snow::resolvers::{CryptoResolver, DefaultResolver};
use snow::{Builder, HandshakeState};

use othello_peer::{Admission, LogHash, Secret};
use othello_words::i18n::m;

/// The handshake: both prove that they know the secret of the ticket, and each which key is its own.
const PATTERN: &str = "Noise_XXpsk3_25519_ChaChaPoly_BLAKE2s";
/// The place of the secret in it.
const PSK: usize = 3;
/// The text that both sides have to know, with the version of the protocol.
const PROLOGUE: &[u8] = b"othello-link 3";
const FILE: &str = "identity.key";

/// The private key by which this user is known to hosts.
#[derive(Clone)]
pub struct UserKey([u8; 32]);

impl UserKey {
    /// Makes a key of random bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads the key of this user, which is made the first time.
    pub fn find() -> Result<Self> {
        let folder = Dirs::find()?.data;
        fs::create_dir_all(&folder)
            .with_context(|| m::faults::cannot_make_folder(folder.display().to_string()))?;
        let path = folder.join(FILE);
        Self::at(&path).with_context(|| m::faults::cannot_use_key(path.display().to_string()))
    }

    /// Reads the key at this path, which is made if there is none.
    fn at(path: &Path) -> Result<Self> {
        if let Err(error) = fs::metadata(path)
            && error.kind() == ErrorKind::NotFound
        {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).with_context(m::faults::no_random)?;
            let folder = path.parent().context("expected a folder")?;
            // Nobody else can read it. Another program may make one at the same time.
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            writeln!(file, "{}", othello_peer::Identity(bytes))?;
            file.as_file().sync_all()?;
            match file.persist_noclobber(path) {
                Ok(_) => {}
                Err(error) if error.error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error.error.into()),
            }
        }
        let text = fs::read_to_string(path)?;
        let key: othello_peer::Identity = text.trim().parse()?;
        Ok(Self(key.0))
    }

    fn builder(&self) -> Result<Builder<'_>, snow::Error> {
        let pattern = PATTERN.parse().expect("the pattern is one of Noise");
        Builder::new(pattern).prologue(PROLOGUE)?.local_private_key(&self.0)
    }

    /// Calls a host that knows this secret.
    pub fn caller(&self, secret: &Secret) -> Result<HandshakeState, snow::Error> {
        let mut state = self.builder()?.build_initiator()?;
        set_secret(&mut state, secret)?;
        Ok(state)
    }

    /// Answers a guest, whose first message says which secret it knows.
    pub fn answerer(&self) -> Result<HandshakeState, snow::Error> {
        self.builder()?.build_responder()
    }
}

/// Has a handshake succeed only if the other side knows this secret.
///
/// # Errors
/// Never: it has the right length.
pub fn set_secret(state: &mut HandshakeState, secret: &Secret) -> Result<(), snow::Error> {
    state.set_psk(PSK, &psk(secret))
}

/// Returns what the first message says about the secret, so that a host knows which one is meant. Whoever
/// does not know the secret learns nothing by it.
pub fn mark(secret: &Secret) -> LogHash {
    secret.hash("othello-link 3")
}

fn psk(secret: &Secret) -> [u8; 32] {
    let hash = DefaultResolver.resolve_hash(&HashChoice::Blake2s);
    let mut hash = hash.expect("the pattern names it, and snow is built with it");
    hash.input(PROLOGUE);
    hash.input(secret.bytes());
    let mut psk = [0; 32];
    hash.result(&mut psk);
    psk
}

/// The secrets by which a host lets others in.
#[derive(Clone)]
pub struct HostKeys {
    pub ticket: Secret,
    /// The secrets of tickets that are void for all but the guest who has the seat.
    pub before: Vec<Secret>,
}

impl HostKeys {
    /// Returns the secret that a first message means, and what it allows; `None` if it is none of these.
    pub fn find(&self, marked: &[u8]) -> Option<(Secret, Admission)> {
        let watch = (self.ticket.derived("watch"), Admission::Watch);
        let mut known = self.tickets().chain([watch]);
        known.find(|(secret, _)| mark(secret).to_string().as_bytes() == marked)
    }

    /// Returns the secrets of the tickets, and what they allow.
    pub fn tickets(&self) -> impl Iterator<Item = (Secret, Admission)> {
        let before = self.before.iter().map(|secret| (*secret, Admission::Return));
        [(self.ticket, Admission::Play)].into_iter().chain(before)
    }
}

/// Returns a new secret.
pub fn secret() -> io::Result<Secret> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(Secret::new(bytes))
}

#[cfg(test)]
mod tests {
    use super::UserKey;

    #[test]
    fn the_key_is_made_once_and_only_its_user_can_read_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("identity.key");
        let (first, again) = (UserKey::at(&path).unwrap(), UserKey::at(&path).unwrap());
        assert_eq!(first.0, again.0);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "0123\n").unwrap();
        assert!(UserKey::at(&path).is_err(), "a damaged key is not replaced in silence");
    }
}
