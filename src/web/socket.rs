//! The socket of a page: messages from a browser, and the newest state to it.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tungstenite::protocol::frame::Frame;
use tungstenite::protocol::frame::coding::{Data, OpCode};
use tungstenite::protocol::{Message, Role, WebSocket, WebSocketConfig};

use crate::net::stream::{Closer, StreamInput, StreamOutput};
use crate::net::threads::spawn;

/// The most bytes of a message from a page.
const MOST: usize = 2 << 10;
/// The most short messages that wait to be sent.
const MOST_WAITING: usize = 16;
/// The time after which a page that says nothing has gone. It says something every ten seconds, or each minute where
/// the browser lets it sleep.
const SILENCE: Duration = Duration::from_secs(90);

/// The messages from a page.
pub struct SocketMessages(WebSocket<Input>);

/// The bytes from a browser. What tungstenite would answer by itself is dropped: pages send no pings, and another thread
/// writes.
struct Input(StreamInput);

impl Read for Input {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl Write for Input {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl SocketMessages {
    /// Returns the messages of a browser, of which some bytes have come already.
    pub fn new(input: StreamInput, part: Vec<u8>) -> Self {
        let config = WebSocketConfig::default()
            .read_buffer_size(MOST)
            .max_message_size(Some(MOST))
            .max_frame_size(Some(MOST));
        Self(WebSocket::from_partially_read(Input(input), part, Role::Server, Some(config)))
    }

    /// Waits for a message until then; `None` if the page was left.
    pub fn read_until(&mut self, deadline: Instant) -> io::Result<Option<String>> {
        self.0.get_mut().0.deadline = Some(deadline);
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Ok(Some(text.as_str().to_owned())),
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)) => {}
                Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed) => {
                    return Ok(None);
                }
                Ok(Message::Binary(_)) => return Err(ErrorKind::InvalidData.into()),
                Err(tungstenite::Error::Io(error)) => return Err(error),
                Err(error) => return Err(io::Error::other(error)),
            }
        }
    }

    /// Waits for a message; `None` if the page was left.
    pub fn read(&mut self) -> io::Result<Option<String>> {
        self.read_until(Instant::now() + SILENCE)
    }
}

/// The messages that are to be sent to a page. A state replaces the one that has not been sent yet, so that nothing piles up for
/// whoever reads slowly.
#[derive(Clone)]
pub struct PageOutbox(Arc<Shared>);

struct Shared {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

#[derive(Default)]
struct Waiting {
    state: Option<String>,
    others: VecDeque<String>,
    is_closed: bool,
}

impl PageOutbox {
    pub fn start(output: StreamOutput, closer: Closer) -> Self {
        let outbox = Self(Arc::new(Shared { waiting: Mutex::default(), changed: Condvar::new() }));
        let sent = outbox.clone();
        spawn("page", move || {
            // Whoever does not read has gone.
            let _ = sent.write_all(output);
            sent.close();
            closer.close();
        });
        outbox
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a state, unless a newer one comes before it can be sent.
    pub fn show(&self, state: String) {
        self.waiting().state = Some(state);
        self.0.changed.notify_all();
    }

    /// Sends a short message. A page that asks for more than it reads is closed.
    pub fn send(&self, message: String) {
        let mut waiting = self.waiting();
        if waiting.others.len() >= MOST_WAITING {
            waiting.is_closed = true;
            waiting.others.clear();
        } else {
            waiting.others.push_back(message);
        }
        drop(waiting);
        self.0.changed.notify_all();
    }

    /// Ends the connection after what has been sent.
    pub fn close(&self) {
        self.waiting().is_closed = true;
        self.0.changed.notify_all();
    }

    fn write_all(&self, mut output: StreamOutput) -> io::Result<()> {
        while let Some(message) = self.next() {
            let mut bytes = Vec::new();
            let frame = Frame::message(message, OpCode::Data(Data::Text), true);
            frame.format(&mut bytes).map_err(io::Error::other)?;
            output.write_all(&bytes)?;
        }
        Ok(())
    }

    /// Waits for something to be sent; `None` at the end.
    fn next(&self) -> Option<String> {
        let mut waiting = self.waiting();
        loop {
            let state = waiting.state.take();
            if let Some(message) = state.or_else(|| waiting.others.pop_front()) {
                return Some(message);
            }
            if waiting.is_closed {
                return None;
            }
            waiting = self.0.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use othello_os::streams::pair;

    use super::{PageOutbox, SocketMessages};
    use crate::net::stream::Stream;

    fn masked(opcode: u8, text: &[u8]) -> Vec<u8> {
        let length = u8::try_from(text.len()).unwrap();
        let key = [1, 2, 3, 4];
        let mut frame = vec![0x80 | opcode, 0x80 | length];
        frame.extend(key);
        frame.extend(text.iter().zip(key.iter().cycle()).map(|(byte, key)| byte ^ key));
        frame
    }

    fn messages(bytes: &[u8]) -> SocketMessages {
        let (here, mut there) = pair().unwrap();
        there.write_all(bytes).unwrap();
        SocketMessages::new(Stream::of_socket(here).unwrap().input, Vec::new())
    }

    #[test]
    fn messages_come_whole_and_what_no_page_sends_ends_the_connection() {
        let mut bytes = masked(1, b"{}");
        bytes.extend(masked(9, b"ping"));
        bytes.extend(masked(1, "\u{e9}".as_bytes()));
        bytes.extend(masked(8, b""));
        let mut read = messages(&bytes);
        assert_eq!(read.read().unwrap().as_deref(), Some("{}"));
        assert_eq!(read.read().unwrap().as_deref(), Some("\u{e9}"));
        assert_eq!(read.read().unwrap(), None);
        let huge = [0x81, 0xff, 0, 0, 0, 0x10, 0, 0, 0, 0, 1, 2, 3, 4];
        for wrong in
            [&masked(2, b"{}")[..], &masked(1, b"\xff"), b"\x81\x02{}", b"GET / HTTP/1.1", &huge]
        {
            assert!(messages(wrong).read().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn whoever_reads_slowly_gets_the_newest_state_and_holds_no_memory() {
        let (here, mut there) = pair().unwrap();
        let Stream { output, closer, .. } = Stream::of_socket(here).unwrap();
        let outbox = PageOutbox::start(output, closer);
        let state = |number: u32| format!("{number:05000}");
        for number in 1..=2_000 {
            outbox.show(state(number));
        }
        assert!(outbox.waiting().state.as_ref().is_none_or(|it| *it == state(2_000)));
        outbox.close();
        let mut sent = Vec::new();
        there.read_to_end(&mut sent).unwrap();
        assert!(sent.ends_with(state(2_000).as_bytes()));
        assert!(sent.len() < 2_000 * 5_000 / 2, "{} bytes", sent.len());
        // One that asks and does not read is closed.
        let (here, there) = pair().unwrap();
        let Stream { output, closer, .. } = Stream::of_socket(here).unwrap();
        let outbox = PageOutbox::start(output, closer);
        for _ in 0..1_000 {
            outbox.send("x".repeat(1_000));
        }
        assert!(outbox.waiting().is_closed && outbox.waiting().others.len() <= super::MOST_WAITING);
        drop(there);
    }
}
