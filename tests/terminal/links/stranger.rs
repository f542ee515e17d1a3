//! A program that shakes hands with a host, and says whatever it likes.

use std::net::TcpStream;
use std::time::Duration;

use othello::net::keys::UserKey;
use othello::net::noise::{self, Connection};
use othello::net::stream::Stream;
use othello_peer::Ticket;

/// Nothing takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a host, by somebody with that key.
pub struct Stranger(Connection);

impl Stranger {
    /// Connects to the host of a ticket.
    pub fn at(ticket: &str, key: u8) -> Self {
        let ticket: Ticket = ticket.parse().unwrap();
        let stream = TcpStream::connect(ticket.addresses[0]).and_then(Stream::of_tcp).unwrap();
        Self(noise::call(stream, &UserKey::new([key; 32]), &ticket.secret, PATIENCE).unwrap())
    }

    /// Sends what need not be a line; returns `false` once the host has had enough.
    pub fn send(&self, text: &str) -> bool {
        self.0.writer.send_text(text.into()).is_ok()
    }

    /// Reads to the end.
    pub fn read_to_end(&mut self) {
        while let Ok(Some(_)) = self.0.reader.read_line() {}
    }

    /// Ends the connection after what was sent.
    pub fn close(&self) {
        self.0.writer.close();
        self.0.writer.wait();
    }
}
