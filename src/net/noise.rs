//! TCP with Noise: the secret of the ticket authenticates both sides, and nobody else can read along.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use snow::{Builder, HandshakeState, StatelessTransportState};

use super::addresses;
use super::connection::{Connection, ReadLine, Writer};
use super::host_keys::{HostKeys, NoiseKey, Opened};
use super::lines::text;
use super::link_file::HostedGame;
use super::link_server::{GREETING, LinkServer};
use super::places::{self, Place};
use super::router_helper;
use super::stream::{Stream, StreamInput};
use super::threads::{accept, spawn};
use super::transport::HostOptions;
use crate::features::link::linked::Trouble;
use othello_peer::{ConnectionKey, GuestKey, LONGEST, Seat, SeatKeys, Ticket};

/// The bytes that Noise adds to a message.
const TAG: usize = 16;
/// The most bytes of a message.
const MOST: usize = LONGEST + TAG;
/// The time in which those who connect have to send the first message of the handshake.
const FIRST_MESSAGE: Duration = Duration::from_secs(3);
/// The time to connect to one of the host's addresses.
const CONNECTING: Duration = Duration::from_secs(5);

/// The ports at which a host listens, and its ticket.
pub struct NoiseListener {
    listeners: Vec<TcpListener>,
    /// The addresses at which it listens.
    pub listening: Vec<SocketAddr>,
    /// The port of the ticket that was given out before was taken.
    pub is_other_port: bool,
}

impl NoiseListener {
    /// Starts listening, and creates the ticket of the port.
    ///
    /// # Errors
    /// When the port cannot be listened at.
    pub fn start(hosted: &mut HostedGame, options: &HostOptions) -> Result<(Self, Ticket)> {
        let listeners = match options.listen {
            // The port of the ticket that was given out before, if it is free.
            Some(address) if address.port() == 0 => {
                let same = TcpListener::bind((address.ip(), hosted.port));
                vec![
                    same.or_else(|_| TcpListener::bind(address))
                        .with_context(|| failed(address))?,
                ]
            }
            Some(address) => vec![bind(address)?],
            None => bind_all(hosted.port)?,
        };
        let own: io::Result<Vec<_>> = listeners.iter().map(TcpListener::local_addr).collect();
        let listening = own?;
        let port = listening.first().map_or(0, SocketAddr::port);
        let is_other_port = hosted.port != 0 && hosted.port != port;
        hosted.keep_port(port).context("cannot write the game")?;
        let addresses = if options.addresses.is_empty() {
            listening.iter().copied().flat_map(addresses::of).collect()
        } else {
            options.addresses.clone()
        };
        let ticket = Ticket { seat: Seat::Play, secret: hosted.ticket, addresses, key: None };
        let listener = Self { listeners, listening, is_other_port };
        Ok((listener, ticket))
    }

    /// Lets guests in, until the program ends.
    pub fn accept(self, server: &LinkServer) {
        for listener in self.listeners {
            let server = server.clone();
            spawn("listen", move || {
                let incoming = std::iter::repeat_with(|| listener.accept());
                accept(incoming, |(stream, address)| {
                    let source = Some(places::source(address.ip()));
                    let Ok(stream) = Stream::of_tcp(stream) else { return };
                    server.greet_aside(stream, source, |server, stream, place| {
                        // A connection that does not know a secret is closed without an answer.
                        let answered = answer(stream, &server.keys(), Some(&place));
                        if let Ok((connection, opened)) = answered {
                            server.receive(connection, opened, Some(place));
                        }
                    });
                });
            });
        }
    }
}

fn bind(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).with_context(|| failed(address))
}

fn failed(address: SocketAddr) -> String {
    format!("cannot listen at {address}")
}

/// Listens at all addresses: over IPv6, which accepts IPv4 too, or else over IPv4 alone.
fn bind_all(port: u16) -> Result<Vec<TcpListener>> {
    let by_6 = TcpListener::bind((Ipv6Addr::UNSPECIFIED, port));
    let by_6_any = by_6.or_else(|_| TcpListener::bind((Ipv6Addr::UNSPECIFIED, 0)));
    let listener = match by_6_any {
        Ok(listener) => listener,
        Err(_) => bind((Ipv4Addr::UNSPECIFIED, 0).into())?,
    };
    Ok(vec![listener])
}

/// Connects to the host of a ticket at one of its addresses, or else through `othello-link`. The
/// secrets of the seat are tried in their order, and then the ticket alone.
///
/// # Errors
/// When nobody answers, or the host does not know the ticket.
pub fn connect(
    ticket: &Ticket,
    seat: SeatKeys,
    server: &LinkServer,
) -> Result<(Connection, GuestKey), Trouble> {
    let seat = match ticket.seat {
        Seat::Play => seat,
        Seat::Watch => SeatKeys::default(),
    };
    let mut trouble = Trouble::NoAddress;
    for address in &ticket.addresses {
        let open = || TcpStream::connect_timeout(address, CONNECTING).and_then(Stream::of_tcp);
        match call_with(ticket, seat, GREETING, open) {
            Ok(connected) => return Ok(connected),
            Err(CallError::Unknown) => trouble = unknown(ticket, open),
            Err(CallError::Failed(error)) => {
                trouble = Trouble::Unreachable {
                    address: *address,
                    why: error.to_string(),
                    is_refused: error.kind() == ErrorKind::ConnectionRefused,
                };
            }
        }
    }
    let Some(key) = ticket.key else { return Err(trouble) };
    if !router_helper::is_installed() {
        return Err(Trouble::NeedsHelper(Box::new(trouble)));
    }
    let command = [router_helper::NAME.into(), key.to_string()];
    let open = || server.start_program(&command, server.notes());
    call_with(ticket, seat, router_helper::PATIENCE, open).map_err(|error| match error {
        CallError::Unknown => Trouble::UnknownTicket,
        CallError::Failed(error) => Trouble::Failed(error.to_string()),
    })
}

/// Calls a host with each key that a guest has, over a stream of its own each time.
fn call_with(
    ticket: &Ticket,
    seat: SeatKeys,
    patience: Duration,
    open: impl Fn() -> io::Result<Stream>,
) -> Result<(Connection, GuestKey), CallError> {
    for secret in seat.in_order() {
        match call(open()?, &NoiseKey::of(&ticket.secret, Some(&secret)), patience) {
            Ok(connection) => return Ok((connection, GuestKey::Proven(secret))),
            Err(CallError::Unknown) => {}
            Err(error) => return Err(error),
        }
    }
    let connection = call(open()?, &NoiseKey::of(&ticket.secret, None), patience)?;
    Ok((connection, GuestKey::Ticket))
}

/// Finds out whether a host that does not know a ticket is one of version 1, of which nothing but the
/// greeting can be understood.
fn unknown(ticket: &Ticket, open: impl Fn() -> io::Result<Stream>) -> Trouble {
    let greeting = || {
        let called = call(open().ok()?, &NoiseKey::of_version_1(&ticket.secret), GREETING);
        let mut connection = called.ok()?;
        connection.reader.set_deadline(Some(Instant::now() + GREETING));
        let line = connection.reader.read_line().ok().flatten();
        connection.writer.close();
        line
    };
    match greeting() {
        Some(line) if line.starts_with("othello-link 1 ") => Trouble::OldHost,
        Some(_) | None => Trouble::UnknownTicket,
    }
}

/// Starts the handshake, and waits for the answer.
fn call(mut stream: Stream, key: &NoiseKey, patience: Duration) -> Result<Connection, CallError> {
    stream.input.deadline = Some(Instant::now() + patience);
    let called = (|| {
        let mut state = key
            .handshake()
            .and_then(Builder::build_initiator)
            .map_err(|error| CallError::Failed(broken(&error)))?;
        let mut message = [0; MOST];
        let length = state
            .write_message(&[], &mut message)
            .map_err(|error| CallError::Failed(broken(&error)))?;
        stream.output.write_all(&framed(&message[..length])?)?;
        let frame = read_frame(&mut stream.input).map_err(|error| match error.kind() {
            // So it closes who says nothing that it knows.
            ErrorKind::ConnectionReset => CallError::Unknown,
            _ => CallError::Failed(error),
        })?;
        let frame = frame.ok_or(CallError::Unknown)?;
        state
            .read_message(&frame, &mut [0; MOST])
            .map_err(|error| CallError::Failed(broken(&error)))?;
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

/// The reason why a host cannot be spoken to.
enum CallError {
    /// The host does not know the key.
    Unknown,
    /// The way to the host fails, or it does not answer.
    Failed(io::Error),
}

impl From<io::Error> for CallError {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// Answers a handshake that knows one of the host's secrets, and gives its connection the place of
/// those that do.
///
/// # Errors
/// When it knows none, or does not come in time.
pub fn answer(
    mut stream: Stream,
    keys: &HostKeys,
    place: Option<&Place>,
) -> io::Result<(Connection, Opened)> {
    stream.input.deadline = Some(Instant::now() + FIRST_MESSAGE);
    let answered = (|| {
        let frame = read_frame(&mut stream.input)?.ok_or(ErrorKind::UnexpectedEof)?;
        for (opened, key) in keys.in_order() {
            let mut state = key
                .handshake()
                .and_then(Builder::build_responder)
                .map_err(|error| broken(&error))?;
            if state.read_message(&frame, &mut [0; MOST]).is_err() {
                continue;
            }
            if !place.is_none_or(|place| keeps_place(place, opened)) {
                return Err(io::Error::other("the place is taken"));
            }
            let mut message = [0; MOST];
            let length = state.write_message(&[], &mut message).map_err(|error| broken(&error))?;
            stream.output.write_all(&framed(&message[..length])?)?;
            return Ok((state, opened));
        }
        Err(io::Error::other("expected a ticket of this game"))
    })();
    match answered {
        Ok((state, opened)) => Ok((finish(stream, state)?, opened)),
        Err(error) => {
            stream.closer.close();
            Err(error)
        }
    }
}

/// Moves a connection that has proved a secret to where those that have not cannot displace it. The
/// seat always gets in. Returns `false` if it was displaced before.
fn keeps_place(place: &Place, opened: Opened) -> bool {
    match opened {
        Opened::By(ConnectionKey::Ticket | ConnectionKey::Watch) | Opened::ByVersion1 => {
            place.prove()
        }
        Opened::By(ConnectionKey::Plain | ConnectionKey::Seat(_)) => place.leave(),
    }
}

fn broken(error: &snow::Error) -> io::Error {
    io::Error::new(
        ErrorKind::InvalidData,
        format!("the connection is not one of this game: {error}"),
    )
}

/// Returns the connection over a stream after its handshake.
fn finish(stream: Stream, state: HandshakeState) -> io::Result<Connection> {
    let Stream { mut input, output, closer } = stream;
    let fingerprint = fingerprint(state.get_handshake_hash());
    let state = match state.into_stateless_transport_mode() {
        Ok(state) => Arc::new(state),
        Err(error) => {
            closer.close();
            return Err(broken(&error));
        }
    };
    input.deadline = None;
    let (sealing, mut sent) = (Arc::clone(&state), 0);
    let writer = Writer::start(output, closer, move |line| {
        let mut message = vec![0; line.len() + TAG];
        let length = sealing
            .write_message(sent, line.as_bytes(), &mut message)
            .map_err(|error| broken(&error))?;
        sent += 1;
        framed(&message[..length])
    })?;
    let reader = Box::new(NoiseReader { input, state, received: 0 });
    Ok(Connection { reader, writer, fingerprint: Some(fingerprint) })
}

/// Returns six letters of the hash of a handshake, which both sides have in common with nobody on the
/// way between them.
fn fingerprint(hash: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let bits = hash.iter().take(4).fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
    let letter = |place: u32| char::from(LETTERS[(bits >> (5 * place) & 31) as usize]);
    (0..6).map(letter).collect()
}

/// Reads a message that is preceded by its length; `None` at the end of the stream.
fn read_frame(input: &mut StreamInput) -> io::Result<Option<Vec<u8>>> {
    let mut length = [0; 2];
    if !read_exact(input, &mut length)? {
        return Ok(None);
    }
    let length = usize::from(u16::from_be_bytes(length));
    if length > MOST {
        return Err(io::Error::new(ErrorKind::InvalidData, "expected a shorter message"));
    }
    let mut bytes = vec![0; length];
    Ok(read_exact(input, &mut bytes)?.then_some(bytes))
}

/// Fills a buffer; returns `false` if the stream ends before.
fn read_exact(input: &mut StreamInput, bytes: &mut [u8]) -> io::Result<bool> {
    match input.read_exact(bytes) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        read => read.map(|()| true),
    }
}

/// Returns a message preceded by its length.
fn framed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let length = u16::try_from(bytes.len()).map_err(|_| ErrorKind::InvalidData)?;
    Ok([&length.to_be_bytes()[..], bytes].concat())
}

struct NoiseReader {
    input: StreamInput,
    state: Arc<StatelessTransportState>,
    received: u64,
}

impl ReadLine for NoiseReader {
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let Some(frame) = read_frame(&mut self.input)? else { return Ok(None) };
        let mut line = vec![0; frame.len()];
        let length = self
            .state
            .read_message(self.received, &frame, &mut line)
            .map_err(|error| broken(&error))?;
        self.received += 1;
        line.truncate(length);
        text(line).map(Some)
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.input.deadline = deadline;
    }
}

#[cfg(test)]
mod tests;
