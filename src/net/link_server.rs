//! The server of a link: connections, greetings, and the way of their lines to the game.

use std::io::{self, BufRead, BufReader};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::keys::{HostKeys, UserKey};
use super::link_file::{HostHead, LinkFile};
use super::noise::{self, Connection, LineReader};
use super::page::{Offer, PageAddress};
use super::places::{Place, Places};
use super::program::Program;
use super::recorder::{Recorder, RecorderJob};
use super::stream::Stream;
use super::threads::spawn;
use super::throttle::Throttle;
use super::writer::Writer;
use othello_board::features::link::linked::{LinkAction, PageLinks, Trouble};
use othello_home::time::moment::Uptime;
use othello_os::streams::pair;
use othello_peer::{Admission, ConnectionId, Identity, Line, MOST_EVENTS, Parting, PeerEffect};

/// The time for which the program waits at its end for the last lines to be written.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time in which a host has to answer.
pub const GREETING: Duration = Duration::from_secs(10);

/// The handle to the state that the threads of a link share.
#[derive(Clone)]
pub struct LinkServer(Arc<Shared>);

struct Shared {
    deliver: Mutex<Option<Deliver>>,
    jobs: Sender<RecorderJob>,
    /// The number of connections so far.
    connections: AtomicU64,
    places: Places,
    /// The programs that lead to the page.
    programs: Mutex<Vec<Program>>,
    /// The secrets by which a host lets others in.
    keys: Mutex<HostKeys>,
    /// The offer of a host, as far as it is recorded.
    offer: Mutex<Option<Offer>>,
    /// The first is held by every visit, and the second says when all are over.
    visits: Mutex<Option<(Sender<()>, Receiver<()>)>>,
    /// The address of the page as it is at the moment, if there is one.
    page: Mutex<Option<PageAddress>>,
    /// The address to which a program has led last.
    led: Mutex<Option<String>>,
    user: UserKey,
}

pub enum ConnectionEnd {
    Closed,
    Failed(io::Error),
    /// The host has sent this side away, which need not come again.
    SentAway(Trouble),
}

/// A guest for whom this program speaks. The end of the link waits a moment until all visits are dropped.
pub struct Visit {
    /// The lines to and from the host.
    pub lines: Stream,
    _end: Sender<()>,
}

type Deliver = Arc<dyn Fn(LinkAction) + Send + Sync>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LinkServer {
    /// Starts the thread that records and sends lines.
    pub fn start(file: Option<LinkFile>, keys: HostKeys, user: UserKey) -> io::Result<Self> {
        let (jobs, received) = channel();
        let server = Self(Arc::new(Shared {
            deliver: Mutex::default(),
            jobs,
            connections: AtomicU64::new(0),
            places: Places::default(),
            programs: Mutex::default(),
            keys: Mutex::new(keys),
            offer: Mutex::default(),
            visits: Mutex::new(Some(channel())),
            page: Mutex::default(),
            led: Mutex::default(),
            user,
        }));
        let to_game = server.clone();
        let work = Recorder::new(file, move |action| to_game.deliver(action));
        thread::Builder::new().name("link".into()).spawn(move || work.run(&received))?;
        Ok(server)
    }

    pub fn deliver_to(&self, deliver: Deliver) {
        *lock(&self.0.deliver) = Some(deliver);
    }

    pub fn deliver(&self, action: LinkAction) {
        // The lock is free meanwhile: who ends the link need not wait for a delivery.
        let deliver = lock(&self.0.deliver).clone();
        if let Some(deliver) = deliver {
            deliver(action);
        }
    }

    pub fn user(&self) -> &UserKey {
        &self.0.user
    }

    /// Lets the secrets of this ticket open connections from now on.
    pub fn set_ticket(&self, head: HostHead) {
        let HostHead { ticket, before, .. } = &head;
        *lock(&self.0.keys) = HostKeys { ticket: *ticket, before: before.clone() };
        self.job(RecorderJob::KeepHead(head));
    }

    /// Has a program end with this one.
    pub fn end_with(&self, program: Program) {
        let mut programs = lock(&self.0.programs);
        programs.retain(|program| !program.has_ended());
        programs.push(program);
    }

    pub fn set_page(&self, page: Option<PageAddress>) {
        *lock(&self.0.page) = page;
    }

    /// Keeps the address to which a program leads, by which another start knows whether it is a new one.
    pub fn keep_led(&self, address: &str) {
        if lock(&self.0.led).replace(address.to_owned()).as_deref() != Some(address) {
            self.job(RecorderJob::KeepLed(address.to_owned()));
        }
    }

    /// Returns the links to the page with the secrets of the moment.
    pub fn page_links(&self) -> Option<PageLinks> {
        let (ticket, owner) = (self.keys().ticket, self.offer().and_then(|offer| offer.owner));
        lock(&self.0.page).as_ref().map(|page| page.links(&ticket, owner))
    }

    pub fn set_offer(&self, offer: Offer) {
        *lock(&self.0.offer) = Some(offer);
    }

    /// Returns what the host offers; `None` if this is none.
    pub fn offer(&self) -> Option<Offer> {
        lock(&self.0.offer).clone()
    }

    /// Performs an effect without waiting for it.
    pub fn perform(&self, effect: PeerEffect) {
        self.job(match effect {
            PeerEffect::Record(line) => {
                if let Some(offer) = &mut *lock(&self.0.offer) {
                    offer.follow(&line);
                }
                RecorderJob::Record(vec![line.to_string()])
            }
            PeerEffect::Send(connection, line) => RecorderJob::Send(connection, line),
            PeerEffect::Close(connection) => RecorderJob::Close(connection),
        });
    }

    pub fn job(&self, job: RecorderJob) {
        // The thread lives as long as there is a server.
        let _ = self.0.jobs.send(job);
    }

    /// Delivers nothing any more, and waits briefly until all jobs are done.
    pub fn finish(&self) {
        *lock(&self.0.deliver) = None;
        let (done, end) = channel();
        self.job(RecorderJob::Done(done));
        // Either all jobs are done, or the time is over.
        let _ = end.recv_timeout(PATIENCE);
        if let Some((visit, visits)) = lock(&self.0.visits).take() {
            // What was said to guests here is still on its way to their browsers.
            drop(visit);
            let _ = visits.recv_timeout(PATIENCE);
        }
        lock(&self.0.programs).iter().for_each(Program::end);
    }

    /// Delivers the lines of a host until the connection ends; returns how it has ended.
    pub fn play(&self, connection: Connection) -> ConnectionEnd {
        self.carry(connection, None)
    }

    /// Answers somebody who has connected, and delivers their lines until the connection ends. Who does not
    /// know a secret is not answered.
    fn receive(&self, stream: Stream, place: Place) {
        let answered = noise::answer(stream, &self.0.user, &self.keys(), &place);
        drop(place);
        if let Ok((connection, identity, admission)) = answered {
            self.carry(connection, Some((identity, admission)));
        }
    }

    /// Returns the secrets that open connections now.
    pub fn keys(&self) -> HostKeys {
        lock(&self.0.keys).clone()
    }

    /// Delivers the lines of a connection, which a guest has proved to be this one's, until it ends.
    fn carry(&self, connection: Connection, guest: Option<(Identity, Admission)>) -> ConnectionEnd {
        let Connection { mut reader, writer, fingerprint } = connection;
        let connection = self.open(writer);
        let fingerprint = Some(fingerprint);
        self.deliver(LinkAction::Connected { connection, guest, fingerprint });
        let end = self.read(connection, &mut reader);
        self.close(connection);
        end
    }

    /// Lets in a guest for whom this program speaks, and who has proved otherwise what it may do.
    pub fn receive_here(&self, identity: Identity, admission: Admission) -> io::Result<Visit> {
        let end = lock(&self.0.visits).as_ref().map(|(visit, _)| visit.clone());
        let end = end.ok_or(io::ErrorKind::NotConnected)?;
        let (here, there) = pair()?;
        let Stream { input, output, closer } = Stream::of_socket(here)?;
        let writer = Writer::start(output, closer, |line| Ok(format!("{line}\n").into_bytes()))?;
        let server = self.clone();
        spawn("here", move || {
            let (connection, guest) = (server.open(writer), Some((identity, admission)));
            server.deliver(LinkAction::Connected { connection, guest, fingerprint: None });
            for line in BufReader::new(input).lines().map_while(Result::ok) {
                server.deliver(LinkAction::Received { connection, line, at: Uptime::now() });
            }
            server.close(connection);
        });
        Ok(Visit { lines: Stream::of_socket(there)?, _end: end })
    }

    fn open(&self, writer: Writer) -> ConnectionId {
        let connection = ConnectionId(self.0.connections.fetch_add(1, Ordering::SeqCst));
        self.job(RecorderJob::Open(connection, writer));
        connection
    }

    fn close(&self, connection: ConnectionId) {
        self.deliver(LinkAction::Disconnected(connection));
        self.job(RecorderJob::Close(connection));
    }

    fn read(&self, connection: ConnectionId, reader: &mut LineReader) -> ConnectionEnd {
        let mut throttle = Throttle::default();
        let (mut has_log, mut end) = (false, None);
        loop {
            match reader.read_line() {
                Ok(Some(line)) => {
                    match line.parse() {
                        Ok(Line::Log { from, to, .. }) if !has_log => {
                            // Once in each connection: what was missing is sent as fast as it goes.
                            has_log = true;
                            let events = to.min(MOST_EVENTS).saturating_sub(from);
                            let events = u32::try_from(events).unwrap_or(u32::MAX);
                            throttle.allow(events.saturating_add(1));
                        }
                        Ok(Line::Bye(why)) => {
                            end = match why {
                                Parting::SentAway => Some(Trouble::SentAway),
                                Parting::Replaced => Some(Trouble::Replaced),
                                _ => None,
                            };
                        }
                        Ok(_) | Err(_) => {}
                    }
                    self.deliver(LinkAction::Received { connection, line, at: Uptime::now() });
                    throttle.wait();
                }
                Ok(None) => return end.map_or(ConnectionEnd::Closed, ConnectionEnd::SentAway),
                Err(error) => {
                    return end.map_or(ConnectionEnd::Failed(error), ConnectionEnd::SentAway);
                }
            }
        }
    }

    /// Answers somebody who has connected from there on a thread of its own.
    pub fn receive_aside(&self, stream: Stream, source: IpAddr) {
        let place = self.0.places.take(source, stream.closer.clone());
        let server = self.clone();
        spawn("guest", move || server.receive(stream, place));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;

    use super::{HostKeys, LinkServer, UserKey};
    use othello_board::features::link::linked::LinkAction;
    use othello_peer::Secret;

    #[test]
    fn no_lock_is_held_while_an_action_is_delivered() {
        let keys = HostKeys { ticket: Secret::new([1; 16]), before: Vec::new() };
        let server = LinkServer::start(None, keys, UserKey::new([1; 32])).unwrap();
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
