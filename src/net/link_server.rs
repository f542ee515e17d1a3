//! The server of a link: connections, greetings, and the way of their lines to the game.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::connection::{Connection, ReadLine, Writer};
use super::host_keys::{HostKeys, Opened};
use super::link_file::LinkFile;
use super::places::{Place, Places, Source};
use super::random::secret;
use super::recorder::{Recorder, RecorderJob};
use super::socket::SocketFile;
use super::stream::{Closer, Stream};
use super::threads::spawn;
use super::throttle::Throttle;
use crate::features::link::linked::{LinkAction, Trouble};
use crate::os::moment::Moment;
use othello_peer::{
    ConnectionId, ConnectionKey, GreetingStep, GuestKey, Hello, HostGreeting, Line, MOST_EVENTS,
    Reception, SENT_AWAY, SeatKeys, Secret, Visitor,
};

/// The time for which the program waits at its end for the last lines to be written.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time in which those who connect have to say who they are.
pub const GREETING: Duration = Duration::from_secs(10);
/// The lines that a player may send at once, beside a log, and the interval of those after them.
const LINES: u32 = 400;
const LINE_INTERVAL: Duration = Duration::from_millis(50);
/// The same for others, who have little to say.
const WATCHER_LINES: u32 = 100;
const WATCHER_INTERVAL: Duration = Duration::from_millis(200);

/// The handle to the state that the threads of a link share.
#[derive(Clone)]
pub struct LinkServer(Arc<Shared>);

struct Shared {
    deliver: Mutex<Option<Deliver>>,
    jobs: Sender<RecorderJob>,
    /// The number of connections so far.
    connections: AtomicU64,
    places: Places,
    /// The programs that carry lines.
    programs: Mutex<Vec<Closer>>,
    sockets: Mutex<Vec<SocketFile>>,
    /// The keys by which a host lets others in, and its introduction.
    keys: Mutex<HostKeys>,
    greeting: Option<HostGreeting>,
}

/// The way in which a connection has ended.
pub enum Ending {
    /// It was closed.
    Closed,
    /// It has failed.
    Failed(io::Error),
    /// The host's player has sent this side away.
    SentAway,
}

/// Delivers actions to the game.
type Deliver = Arc<dyn Fn(LinkAction) + Send + Sync>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LinkServer {
    /// Starts the thread that records and sends lines.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(
        file: Option<LinkFile>,
        greeting: Option<HostGreeting>,
        keys: HostKeys,
    ) -> io::Result<Self> {
        let (jobs, received) = channel();
        let server = Self(Arc::new(Shared {
            deliver: Mutex::default(),
            jobs,
            connections: AtomicU64::new(0),
            places: Places::default(),
            programs: Mutex::default(),
            sockets: Mutex::default(),
            keys: Mutex::new(keys),
            greeting,
        }));
        let (to_game, to_greetings) = (server.clone(), server.clone());
        let set_keys = move |seat| lock(&to_greetings.0.keys).seat = seat;
        let work = Recorder::new(file, set_keys, move |action| to_game.deliver(action));
        thread::Builder::new().name("link".into()).spawn(move || work.run(&received))?;
        Ok(server)
    }

    pub fn deliver_to(&self, deliver: Deliver) {
        *lock(&self.0.deliver) = Some(deliver);
    }

    /// Delivers an action to the game.
    pub fn deliver(&self, action: LinkAction) {
        // The lock is free meanwhile: who ends the link need not wait for a delivery.
        let deliver = lock(&self.0.deliver).clone();
        if let Some(deliver) = deliver {
            deliver(action);
        }
    }

    /// Returns the secrets that open connections now.
    pub fn keys(&self) -> HostKeys {
        lock(&self.0.keys).clone()
    }

    /// Lets this secret open connections of watchers from now on, and no other.
    pub fn set_watch_secret(&self, watch: Secret) {
        lock(&self.0.keys).watch = watch;
        self.job(RecorderJob::KeepWatchSecret(watch));
    }

    /// Delivers a message of a program that carries lines.
    pub fn note(&self, line: &str) {
        let line = line.trim();
        if !line.is_empty() {
            self.deliver(LinkAction::Troubled(Trouble::Said(line.into())));
        }
    }

    /// Returns a function that delivers such messages.
    pub fn notes(&self) -> impl FnMut(&str) + Send + use<> {
        let server = self.clone();
        move |line| server.note(line)
    }

    /// Starts a program that carries bytes and ends with this one.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start_program(
        &self,
        command: &[String],
        tell: impl FnMut(&str) + Send + 'static,
    ) -> io::Result<Stream> {
        let stream = Stream::of_program(command, tell)?;
        let mut programs = lock(&self.0.programs);
        programs.retain(|program| !program.has_ended());
        programs.push(stream.closer.clone());
        Ok(stream)
    }

    pub fn job(&self, job: RecorderJob) {
        // The thread lives as long as there is a server.
        let _ = self.0.jobs.send(job);
    }

    /// Keeps the file of a socket until the program ends.
    pub fn keep(&self, socket: SocketFile) {
        lock(&self.0.sockets).push(socket);
    }

    /// Delivers nothing any more, and waits briefly until all jobs are done.
    pub fn finish(&self) {
        *lock(&self.0.deliver) = None;
        let (done, end) = channel();
        self.job(RecorderJob::Done(done));
        // Either all jobs are done, or the time is over.
        let _ = end.recv_timeout(PATIENCE);
        lock(&self.0.programs).iter().for_each(Closer::close);
        lock(&self.0.sockets).clear();
    }

    /// Delivers the lines of a host until the connection ends; returns how it has ended.
    pub fn play(&self, connection: Connection, key: GuestKey) -> Ending {
        let Connection { reader, writer, fingerprint } = connection;
        let number = self.open(writer);
        self.deliver(LinkAction::Connected { connection: number, key, fingerprint });
        self.carry(number, reader, Throttle::new(LINES, LINE_INTERVAL))
    }

    /// Returns the number of a new connection, over which lines can be sent from now on.
    fn open(&self, writer: Writer) -> ConnectionId {
        let number = ConnectionId(self.0.connections.fetch_add(1, Ordering::SeqCst));
        self.job(RecorderJob::Open(number, writer));
        number
    }

    /// Delivers the lines of a connection until it ends.
    fn carry(
        &self,
        connection: ConnectionId,
        mut reader: Box<dyn ReadLine>,
        mut throttle: Throttle,
    ) -> Ending {
        let (mut has_log, mut is_sent_away) = (false, false);
        let end = loop {
            match reader.read_line() {
                Ok(Some(line)) => {
                    match line.parse() {
                        Ok(Line::Log { from, to }) if !has_log => {
                            // Once in each connection: what was missing is sent as fast as it goes.
                            has_log = true;
                            let events = to.min(MOST_EVENTS).saturating_sub(from);
                            let events = u32::try_from(events).unwrap_or(u32::MAX);
                            throttle.allow(events.saturating_add(1));
                        }
                        Ok(Line::Bye(why)) => is_sent_away = why == SENT_AWAY,
                        Ok(_) | Err(_) => {}
                    }
                    self.deliver(LinkAction::Received { connection, line, at: Moment::now() });
                    throttle.wait();
                }
                Ok(None) | Err(_) if is_sent_away => break Ending::SentAway,
                Ok(None) => break Ending::Closed,
                Err(error) => break Ending::Failed(error),
            }
        };
        self.deliver(LinkAction::Disconnected(connection));
        self.job(RecorderJob::Close(connection));
        end
    }

    /// Greets somebody whose connection was opened by that key, and delivers their lines until it
    /// ends.
    pub fn receive(&self, mut connection: Connection, opened: Opened, place: Option<Place>) {
        let greeted = self.greet(&mut connection);
        drop(place);
        let Opened::By(key) = opened else { return connection.writer.close() };
        let (Ok(hello), Ok(fresh)) = (greeted, secret()) else {
            return connection.writer.close();
        };
        let Connection { reader, writer, fingerprint } = connection;
        let number = self.open(writer);
        let visitor = Box::new(Visitor { connection: number, key, hello, fresh });
        self.deliver(LinkAction::Greeted { visitor, fingerprint });
        let throttle = match key {
            ConnectionKey::Watch => Throttle::new(WATCHER_LINES, WATCHER_INTERVAL),
            ConnectionKey::Plain | ConnectionKey::Ticket | ConnectionKey::Seat(_) => {
                Throttle::new(LINES, LINE_INTERVAL)
            }
        };
        self.carry(number, reader, throttle);
    }

    /// Asks somebody who they are.
    fn greet(&self, connection: &mut Connection) -> io::Result<Hello> {
        let Connection { reader, writer, .. } = connection;
        let greeting = self.0.greeting.clone().ok_or_else(|| io::Error::other("no game"))?;
        let mut reception = Reception::new(greeting);
        for line in reception.lines() {
            writer.send(&line)?;
        }
        reader.set_deadline(Some(Instant::now() + GREETING));
        loop {
            let line = reader.read_line()?.ok_or(io::ErrorKind::UnexpectedEof)?;
            match reception.receive(&line) {
                GreetingStep::Wait => {}
                GreetingStep::Greeted(hello) => {
                    reader.set_deadline(None);
                    return Ok(hello);
                }
                GreetingStep::Refuse(why) => {
                    writer.send(&Line::Bye(why))?;
                    return Err(io::Error::other("expected a guest"));
                }
            }
        }
    }

    /// Greets somebody who has connected from there on a thread of its own.
    pub fn greet_aside(
        &self,
        stream: Stream,
        source: Source,
        greet: impl FnOnce(&Self, Stream, Place) + Send + 'static,
    ) {
        let place = self.0.places.take(source, stream.closer.clone());
        let server = self.clone();
        spawn("guest", move || greet(&server, stream, place));
    }

    /// Returns the secrets of the seat that a guest has.
    pub fn seat(&self) -> SeatKeys {
        lock(&self.0.keys).seat
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    use super::{HostKeys, LinkServer, SeatKeys, Secret};
    use crate::features::link::linked::LinkAction;

    #[test]
    fn no_lock_is_held_while_an_action_is_delivered() {
        let nobody = Secret::new([0; 16]);
        let seat = SeatKeys { current: None, next: None };
        let keys = HostKeys { ticket: nobody, watch: nobody, seat };
        let server = LinkServer::start(None, None, keys).unwrap();
        let (delivered, actions) = channel();
        let within = server.clone();
        server.deliver_to(Arc::new(move |action| {
            let is_free = within.0.deliver.try_lock().is_ok();
            delivered.send((action, is_free)).unwrap();
        }));
        server.deliver(LinkAction::Recorded);
        assert_eq!(actions.try_recv(), Ok((LinkAction::Recorded, true)));
        server.finish();
        server.deliver(LinkAction::Recorded);
        assert!(actions.try_recv().is_err(), "nothing is delivered after the end");
    }
}
