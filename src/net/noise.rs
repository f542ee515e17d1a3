//! Connections with Noise over any stream: the secret of a ticket lets in, the key says who it is, and nobody
//! else can read along.

use std::io::{self, ErrorKind, Read, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use snow::{HandshakeState, StatelessTransportState};

use super::keys::{HostKeys, UserKey, mark, set_secret};
use super::places::Place;
use super::stream::{Stream, StreamInput};
use super::writer::Writer;
use othello_board::features::link::linked::Trouble;
use othello_home::said;
use othello_peer::{Admission, Identity, LONGEST, Secret};
use othello_words::i18n::m;

/// The bytes that Noise adds to a message.
const TAG: usize = 16;
/// The most bytes of a message of the handshake beside a tag.
const MOST: usize = LONGEST + TAG;
/// The time in which a guest has to send both its messages of the handshake.
const HANDSHAKE: Duration = Duration::from_secs(3);

/// A connection to the other side.
pub struct Connection {
    /// The lines from the other side.
    pub reader: LineReader,
    pub writer: Writer,
    /// Letters that are the same on both sides if nobody sits between them.
    pub fingerprint: String,
}

/// The reason why a host cannot be spoken to.
#[derive(Debug)]
pub enum CallError {
    /// The host does not know the secret.
    Unknown,
    /// The way to the host fails, or it does not answer.
    Failed(io::Error),
}

impl From<io::Error> for CallError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            // So it closes who does not know a secret of it.
            ErrorKind::ConnectionReset | ErrorKind::UnexpectedEof => Self::Unknown,
            _ => Self::Failed(error),
        }
    }
}

impl From<CallError> for Trouble {
    fn from(error: CallError) -> Self {
        match error {
            CallError::Unknown => Self::UnknownTicket,
            CallError::Failed(error) => Self::Failed(said::in_words(&error)),
        }
    }
}

/// Calls a host that knows the secret.
pub fn call(
    mut stream: Stream,
    key: &UserKey,
    secret: &Secret,
    patience: Duration,
) -> Result<Connection, CallError> {
    stream.input.deadline = Some(Instant::now() + patience);
    let called = (|| {
        let mut state = key.caller(secret).map_err(foreign)?;
        send(&mut stream, &mut state, mark(secret).to_string().as_bytes())?;
        let frame = read_frame(&mut stream.input)?;
        state.read_message(&frame, &mut [0; MOST]).map_err(foreign)?;
        send(&mut stream, &mut state, &[])?;
        Ok(state)
    })();
    match called {
        Ok(state) => Ok(finish(stream, state)?),
        Err(error) => {
            stream.closer.close();
            Err(error)
        }
    }
}

/// Answers somebody who knows one of the host's secrets. Others are not answered.
pub fn answer(
    mut stream: Stream,
    key: &UserKey,
    keys: &HostKeys,
    place: &Place,
) -> io::Result<(Connection, Identity, Admission)> {
    stream.input.deadline = Some(Instant::now() + HANDSHAKE);
    let answered = (|| {
        let frame = read_frame(&mut stream.input)?;
        let unknown = || io::Error::from(ErrorKind::PermissionDenied);
        let mut state = key.answerer().map_err(foreign)?;
        let mut marked = [0; MOST];
        let length = state.read_message(&frame, &mut marked).map_err(foreign)?;
        let (secret, admission) = keys.find(&marked[..length]).ok_or_else(unknown)?;
        set_secret(&mut state, &secret).map_err(foreign)?;
        if !place.name_secret() {
            return Err(ErrorKind::ResourceBusy.into());
        }
        send(&mut stream, &mut state, &[])?;
        let frame = read_frame(&mut stream.input)?;
        state.read_message(&frame, &mut [0; MOST]).map_err(foreign)?;
        let identity = state.get_remote_static().and_then(|key| key.try_into().ok());
        Ok((state, Identity(identity.ok_or_else(unknown)?), admission))
    })();
    match answered {
        Ok((state, identity, admission)) => Ok((finish(stream, state)?, identity, admission)),
        Err(error) => {
            stream.closer.close();
            Err(error)
        }
    }
}

fn send(stream: &mut Stream, state: &mut HandshakeState, payload: &[u8]) -> io::Result<()> {
    let mut message = [0; MOST];
    let length = state.write_message(payload, &mut message).map_err(foreign)?;
    stream.output.write_all(&framed(&message[..length])?)
}

/// Returns the error of something that no program of the other side has sent.
fn foreign<E>(_: E) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, m::faults::foreign_connection().to_string())
}

/// Returns the connection over a stream after its handshake.
fn finish(stream: Stream, state: HandshakeState) -> io::Result<Connection> {
    let Stream { mut input, output, closer } = stream;
    let fingerprint = fingerprint(state.get_handshake_hash());
    let state = match state.into_stateless_transport_mode() {
        Ok(state) => Arc::new(state),
        Err(error) => {
            closer.close();
            return Err(foreign(error));
        }
    };
    input.deadline = None;
    let (sealing, mut sent) = (Arc::clone(&state), 0);
    let writer = Writer::start(output, closer, move |line| {
        let mut message = vec![0; line.len() + TAG];
        let length = sealing.write_message(sent, line.as_bytes(), &mut message).map_err(foreign)?;
        sent += 1;
        framed(&message[..length])
    })?;
    Ok(Connection { reader: LineReader { input, state, received: 0 }, writer, fingerprint })
}

/// Returns six letters of the hash of a handshake, which both sides have in common with nobody on the
/// way between them.
fn fingerprint(hash: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bits = hash.iter().take(4).fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
    let letter = |place: u32| char::from(LETTERS[(bits >> (5 * place) & 31) as usize]);
    (0..6).map(letter).collect()
}

/// Reads a message that is preceded by its length.
fn read_frame(input: &mut StreamInput) -> io::Result<Vec<u8>> {
    let mut length = [0; 2];
    input.read_exact(&mut length)?;
    let length = usize::from(u16::from_be_bytes(length));
    if length > MOST {
        return Err(foreign(length));
    }
    let mut bytes = vec![0; length];
    input.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// Returns a message preceded by its length.
fn framed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let length = u16::try_from(bytes.len()).map_err(|_| ErrorKind::InvalidData)?;
    Ok([&length.to_be_bytes()[..], bytes].concat())
}

/// The reading half of a connection.
pub struct LineReader {
    input: StreamInput,
    state: Arc<StatelessTransportState>,
    received: u64,
}

impl LineReader {
    /// Reads a line; `None` at the end of the stream.
    pub fn read_line(&mut self) -> io::Result<Option<String>> {
        let frame = match read_frame(&mut self.input) {
            Ok(frame) => frame,
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut line = vec![0; frame.len()];
        let length = self.state.read_message(self.received, &frame, &mut line).map_err(foreign)?;
        self.received += 1;
        line.truncate(length);
        String::from_utf8(line).map(Some).map_err(foreign)
    }
}
