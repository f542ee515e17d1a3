//! TCP with Noise: the secret of the ticket authenticates both sides, and nobody else can read along.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use snow::{Builder, HandshakeState, StatelessTransportState};

use super::addresses;
use super::connection::{Connection, ReadLine, Writer};
use super::lines::text;
use super::link_file::HostedGame;
use super::link_server::{GREETING, LinkServer};
use super::router_helper;
use super::stream::{Stream, StreamInput};
use super::threads::{accept, spawn};
use super::transport::HostOptions;
use othello_peer::{LONGEST, Seat, Secret, Ticket};

/// The handshake: two messages, by which both prove that they know the secret of the ticket.
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// The bytes that Noise adds to a message.
const TAG: usize = 16;
/// The most bytes of a message.
const MOST: usize = LONGEST + TAG;
/// The time to connect to one of the host's addresses.
const CONNECTING: Duration = Duration::from_secs(5);

/// The ports at which a host listens, and its ticket.
pub struct NoiseListener {
    listeners: Vec<TcpListener>,
    ticket: Ticket,
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
        let own = own?;
        let port = own.first().map_or(0, SocketAddr::port);
        hosted.keep_port(port).context("cannot write the game")?;
        let addresses = if options.addresses.is_empty() {
            own.into_iter().flat_map(addresses::of).collect()
        } else {
            options.addresses.clone()
        };
        let ticket = Ticket { seat: Seat::Play, secret: hosted.ticket, addresses, key: None };
        Ok((Self { listeners, ticket: ticket.clone() }, ticket))
    }

    /// Lets guests in, until the program ends.
    pub fn accept(self, server: &LinkServer) {
        for listener in self.listeners {
            let (server, ticket) = (server.clone(), self.ticket.clone());
            spawn("listen", move || {
                accept(
                    listener.incoming().map(|stream| stream.and_then(Stream::of_tcp)),
                    |stream| {
                        let ticket = ticket.clone();
                        server.greet_aside(stream, move |server, stream, slot| {
                            // A connection that does not know the secret is closed without an answer.
                            if let Ok((connection, seat)) = answer(stream, &ticket) {
                                server.receive(connection, seat, slot);
                            }
                        });
                    },
                );
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

/// Connects to the host of a ticket at one of its addresses, or else through `othello-link`.
///
/// # Errors
/// When nobody answers, or the answer does not prove the secret.
pub fn connect(ticket: &Ticket, server: &LinkServer) -> io::Result<Connection> {
    let mut failed = io::Error::other("the ticket has no address of the host");
    for address in &ticket.addresses {
        match TcpStream::connect_timeout(address, CONNECTING)
            .and_then(Stream::of_tcp)
            .and_then(|stream| call(stream, &ticket.secret, GREETING))
        {
            Ok(connection) => return Ok(connection),
            Err(error) => failed = io::Error::new(error.kind(), format!("{address}: {error}")),
        }
    }
    let Some(key) = ticket.key else { return Err(failed) };
    if !router_helper::is_installed() {
        return Err(io::Error::other(format!("{failed}; {}", router_helper::NEEDED)));
    }
    let stream =
        server.start_program(&[router_helper::NAME.into(), key.to_string()], server.notes())?;
    call(stream, &ticket.secret, router_helper::PATIENCE)
}

fn handshake() -> Builder<'static> {
    Builder::new(PATTERN.parse().expect("the pattern is one of Noise"))
}

/// Derives the 32 bytes of a Noise key from a secret.
fn key(secret: &Secret) -> [u8; 32] {
    let other = secret.derived("noise");
    let (first, second) = (secret.bytes(), other.bytes());
    std::array::from_fn(|index| if index < 16 { first[index] } else { second[index - 16] })
}

/// Starts the handshake, and waits for the answer.
fn call(mut stream: Stream, secret: &Secret, patience: Duration) -> io::Result<Connection> {
    stream.input.deadline = Some(Instant::now() + patience);
    let called = (|| {
        let key = key(secret);
        let mut state = handshake()
            .psk(0, &key)
            .and_then(Builder::build_initiator)
            .map_err(|error| broken(&error))?;
        let mut message = [0; MOST];
        let length = state.write_message(&[], &mut message).map_err(|error| broken(&error))?;
        stream.output.write_all(&framed(&message[..length])?)?;
        let frame = read_frame(&mut stream.input)?;
        let frame = frame.ok_or_else(|| io::Error::other("the host does not know this ticket"))?;
        state.read_message(&frame, &mut [0; MOST]).map_err(|error| broken(&error))?;
        Ok(state)
    })();
    finish(stream, called)
}

/// Answers a handshake that knows the secret for playing or the one for watching.
///
/// # Errors
/// When it knows neither, or does not come in time.
pub fn answer(mut stream: Stream, ticket: &Ticket) -> io::Result<(Connection, Seat)> {
    stream.input.deadline = Some(Instant::now() + GREETING);
    let mut seat = Seat::Watch;
    let answered = (|| {
        let frame = read_frame(&mut stream.input)?.ok_or(ErrorKind::UnexpectedEof)?;
        for ticket in [ticket.clone(), ticket.to_watch()] {
            let key = key(&ticket.secret);
            let mut state = handshake()
                .psk(0, &key)
                .and_then(Builder::build_responder)
                .map_err(|error| broken(&error))?;
            if state.read_message(&frame, &mut [0; MOST]).is_err() {
                continue;
            }
            let mut message = [0; MOST];
            let length = state.write_message(&[], &mut message).map_err(|error| broken(&error))?;
            stream.output.write_all(&framed(&message[..length])?)?;
            seat = ticket.seat;
            return Ok(state);
        }
        Err(io::Error::other("expected a ticket of this game"))
    })();
    Ok((finish(stream, answered)?, seat))
}

fn broken(error: &snow::Error) -> io::Error {
    io::Error::new(
        ErrorKind::InvalidData,
        format!("the connection is not one of this game: {error}"),
    )
}

/// Returns the connection over a stream after its handshake; closes the stream if that failed.
fn finish(stream: Stream, state: io::Result<HandshakeState>) -> io::Result<Connection> {
    let Stream { mut input, output, closer } = stream;
    let state = state
        .and_then(|state| state.into_stateless_transport_mode().map_err(|error| broken(&error)));
    let state = match state {
        Ok(state) => Arc::new(state),
        Err(error) => {
            closer.close();
            return Err(error);
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
    Ok(Connection { reader: Box::new(NoiseReader { input, state, received: 0 }), writer })
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
