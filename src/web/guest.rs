//! A guest in a browser: its page on one side, the lines of the protocol on the other.

use std::io::{self, BufRead, BufReader, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use othello_core::square::Square;
use othello_notation::PlayerName;
use othello_peer::{
    ConnectionId, Consent, Guest, Identity, Parting, PeerEffect, PeerEvent, PeerOutput, Presence,
    ProposalError, Seat,
};
use othello_session::Session;
use othello_words::i18n::{Language, Text, m};
use othello_words::text;
use serde::Deserialize;

use super::sentences;
use super::socket::{PageOutbox, SocketMessages};
use super::view::{self, GuestCommand, PageState};
use crate::net::stream::{Closer, Stream, StreamOutput};
use crate::net::threads::spawn;
use crate::net::throttle::Throttle;
use crate::net::{LinkServer, Visit};
use othello_board::features::link::sentences::parted;

/// The connection to the host: a guest has one.
const HOST: ConnectionId = ConnectionId(0);
/// The most time that passes between two events for which the program has run.
const LONGEST_STEP: Duration = Duration::from_secs(15);
/// The time in which a page has to say who it is.
pub const GREETING: Duration = Duration::from_secs(10);

/// The first message of a page.
#[derive(Debug, Deserialize)]
pub struct Hello {
    /// The secret of the link that was opened.
    pub secret: String,
    /// The random number that a browser keeps, by which it comes back to its seat.
    key: String,
    #[serde(default)]
    name: String,
    /// The player wants to watch.
    #[serde(default)]
    watch: bool,
    /// The player has not come in yet, and wants to know who invites.
    #[serde(default)]
    pub door: bool,
}

impl Hello {
    /// Reads the first message of a page.
    pub fn read(messages: &mut SocketMessages) -> io::Result<Self> {
        let message = messages.read_until(Instant::now() + GREETING)?;
        let message = message.ok_or(io::ErrorKind::UnexpectedEof)?;
        Ok(serde_json::from_str(&message)?)
    }

    pub fn identity(&self) -> Option<Identity> {
        self.key.parse().ok()
    }
}

/// A later message of a page.
#[derive(Deserialize)]
#[serde(untagged)]
enum Message {
    Move { r#move: String, ply: usize, used: u64 },
    Do { r#do: GuestCommand },
    Answer { answer: bool },
    Ping { ping: u64 },
}

/// A guest in a browser, shared by the thread of its page and that of the host's lines.
#[derive(Clone)]
struct Shared(Arc<Mutex<WebGuest>>);

struct WebGuest {
    guest: Guest,
    session: Session,
    /// The sentences about what has happened last.
    said: Vec<Text>,
    lines: StreamOutput,
    closer: Closer,
    page: PageOutbox,
    host: LinkServer,
    /// The time up to which the guest has been told that time passes.
    now: Instant,
}

/// Plays for a page that has a link, over the lines of a visit to the host, until one of them ends.
pub fn serve(
    hello: &Hello,
    mut messages: SocketMessages,
    page: &PageOutbox,
    visit: Visit,
    host: LinkServer,
) {
    let Visit { lines: Stream { input, output, closer }, .. } = visit;
    let seat = if hello.watch { Seat::Watch } else { Seat::Play };
    let mut guest = Guest::new(seat, PlayerName::cleaned(&hello.name));
    let session = guest.session();
    let outputs = guest.connected(HOST);
    let guest = Shared(Arc::new(Mutex::new(WebGuest {
        guest,
        session,
        said: Vec::new(),
        lines: output,
        closer: closer.clone(),
        page: page.clone(),
        host,
        now: Instant::now(),
    })));
    guest.lock().perform(outputs);
    let heard = guest.clone();
    let language = Language::current();
    spawn("page-host", move || {
        language.choose_here();
        for line in BufReader::new(input).lines().map_while(Result::ok) {
            heard.lock().hear(&line);
        }
        heard.lock().page.close();
    });
    let mut throttle = Throttle::default();
    while let Ok(Some(text)) = messages.read() {
        let Ok(message) = serde_json::from_str(&text) else { break };
        guest.lock().take(message);
        throttle.wait();
    }
    page.close();
    closer.close();
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, WebGuest> {
        let mut guest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        guest.elapse();
        guest
    }
}

impl WebGuest {
    fn elapse(&mut self) {
        let now = Instant::now();
        let time = now.duration_since(self.now).min(LONGEST_STEP);
        self.now = now;
        let outputs = self.guest.elapse(&mut self.session, time);
        self.perform(outputs);
    }

    fn hear(&mut self, line: &str) {
        let outputs = self.guest.received(&mut self.session, HOST, line);
        if !outputs.is_empty() && self.perform(outputs) {
            self.show();
        }
    }

    fn take(&mut self, message: Message) {
        match message {
            Message::Ping { ping } => self.send(&serde_json::json!({ "pong": ping })),
            Message::Move { r#move, ply, used } => self.play(&r#move, ply, used),
            Message::Answer { answer } => {
                let outputs = self.guest.answer(if answer { Consent::Yes } else { Consent::No });
                self.perform(outputs);
                self.show();
            }
            Message::Do { r#do: GuestCommand::Leave } => {
                let outputs = self.guest.leave();
                self.send(&serde_json::json!({ "bye": m::web::left().to_string() }));
                self.perform(outputs);
            }
            Message::Do { r#do: GuestCommand::Withdraw } if self.guest.own_request().is_none() => {
                self.refuse(&text::sentence(&m::link::nothing_asked().to_string()));
            }
            Message::Do { r#do: GuestCommand::Withdraw } => {
                let outputs = self.guest.withdraw();
                self.said = vec![m::link::withdrawn()];
                self.perform(outputs);
                self.show();
            }
            Message::Do { r#do: GuestCommand::Resign } => {
                let done = self.guest.resign(&self.session);
                self.settle(done);
            }
            Message::Do { r#do: command } => {
                match view::request(command, &self.guest, &self.session) {
                    Some(request) => {
                        let done = self.guest.ask(&self.session, request);
                        self.settle(done);
                    }
                    None => self.refuse(&m::web::nothing_to_undo().to_string()),
                }
            }
        }
    }

    /// Plays a square, in the position that the page has shown.
    fn play(&mut self, square: &str, ply: usize, used: u64) {
        let Ok(square) = square.parse::<Square>() else { return };
        if ply != self.session.game().plies().len() {
            return self.show();
        }
        let used = Some(Duration::from_millis(used));
        let done = self.guest.play(&self.session, square, used);
        self.settle(done);
    }

    fn settle(&mut self, done: Result<Vec<PeerOutput>, ProposalError>) {
        match done {
            Ok(outputs) => {
                self.perform(outputs);
                self.show();
            }
            Err(error) => self.refuse(&sentences::refusal(error, &self.guest, &self.session)),
        }
    }

    fn refuse(&self, sentence: &str) {
        self.send(&serde_json::json!({ "no": sentence }));
    }

    fn send(&self, message: &serde_json::Value) {
        self.page.send(message.to_string());
    }

    /// Performs what the guest wants done; returns `true` if there may be something new to show.
    fn perform(&mut self, outputs: Vec<PeerOutput>) -> bool {
        let mut is_news = false;
        for output in outputs {
            is_news |= !matches!(output, PeerOutput::Effect(_));
            match output {
                PeerOutput::Effect(PeerEffect::Send(_, line)) => {
                    // A host that does not read has gone.
                    if self.lines.write_all(format!("{line}\n").as_bytes()).is_err() {
                        self.closer.close();
                    }
                }
                PeerOutput::Effect(PeerEffect::Close(_)) => self.closer.close(),
                // The host keeps the game; a page keeps nothing.
                PeerOutput::Effect(PeerEffect::Record(_)) | PeerOutput::Asked => {}
                PeerOutput::Happened(applied) => {
                    self.said = sentences::happened(&applied, &self.guest, &self.session);
                }
                PeerOutput::Restarted => self.said = sentences::begun(&self.guest, &self.session),
                PeerOutput::Event(event) => self.tell(&event),
            }
        }
        is_news
    }

    fn tell(&mut self, event: &PeerEvent) {
        match event {
            // A crowd is gone in a moment: the page comes again.
            PeerEvent::Parted(Parting::TooManyAreHere) => {}
            PeerEvent::Parted(Parting::Left) => {
                let left = sentences::left(&self.guest, &self.session);
                self.send(&serde_json::json!({ "away": left }));
            }
            PeerEvent::Parted(Parting::Replaced) => {
                let (why, again) = (m::web::elsewhere(), m::web::play_here());
                let (why, again) = (why.to_string(), again.to_string());
                self.send(&serde_json::json!({ "bye": why, "again": again }));
            }
            PeerEvent::Parted(why) => {
                let why = parted(why, sentences::host(&self.guest));
                self.send(&serde_json::json!({ "bye": why.to_string() }));
            }
            // What was caught up with has been said since.
            PeerEvent::Joined if self.guest.is_seat_taken() => {
                self.said = vec![m::link::seat_taken()];
            }
            // The seat has been freed for it.
            PeerEvent::Joined if self.said == [m::link::seat_taken()] => {
                self.said = sentences::begun(&self.guest, &self.session);
            }
            event => {
                if let Some(text) = sentences::about(event, &self.guest) {
                    self.said = vec![text];
                }
            }
        }
    }

    /// Sends the state to the page.
    fn show(&self) {
        if matches!(self.guest.presence(), Presence::Here(_)) {
            let watch = self.host.keys().watching();
            let state = PageState::new(&self.guest, &self.session, &self.said, watch);
            self.page.show(state.message());
        }
    }
}
