//! The server of a link: connections, greetings, watchers, and the way of their lines to the game.

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::connection::{Connection, ReadLine, Writer};
use super::link_file::LinkFile;
use super::recorder::{Recorder, RecorderJob};
use super::socket::SocketFile;
use super::stream::{Closer, Stream};
use super::threads::spawn;
use super::throttle::Throttle;
use crate::features::link::linked::LinkAction;
use crate::text;
use othello_peer::{Admission, GreetingStep, HostGreeting, Line, Reception, Seat, SeatState};

/// The time for which the program waits at its end for the last lines to be written.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time in which those who connect have to say who they are.
pub const GREETING: Duration = Duration::from_secs(10);
/// The most greetings at the same time; one more ends the oldest.
const MOST_GREETED: usize = 16;
/// The most watchers at the same time.
const MOST_WATCHERS: usize = 16;
/// The lines that the other player may send at once, all events of a log included, and the interval
/// of those after them.
const LINES: u32 = 25_000;
const LINE_INTERVAL: Duration = Duration::from_millis(20);
/// The same for watchers, who have nothing to say.
const WATCHER_LINES: u32 = 100;
const WATCHER_INTERVAL: Duration = Duration::from_millis(200);

/// The handle to the state that the threads of a link share.
#[derive(Clone)]
pub struct LinkServer(Arc<Shared>);

struct Shared {
    game: Mutex<Game>,
    jobs: Sender<RecorderJob>,
    /// The connections that are being greeted, by their numbers.
    greeted: Mutex<VecDeque<(usize, Closer)>>,
    greetings: AtomicUsize,
    watchers: AtomicUsize,
    /// The programs that carry lines.
    programs: Mutex<Vec<Closer>>,
    sockets: Mutex<Vec<SocketFile>>,
    is_seat_taken: AtomicBool,
    greeting: Option<HostGreeting>,
}

/// The delivery of actions to the game.
#[derive(Default)]
struct Game {
    deliver: Option<Deliver>,
    /// The number of connections to the other player so far; the last one counts.
    connections: u64,
}

type Deliver = Box<dyn FnMut(LinkAction) + Send>;

/// One of the limited number of greetings, which ends when it is dropped.
pub struct GreetingSlot {
    server: LinkServer,
    number: usize,
}

impl Drop for GreetingSlot {
    fn drop(&mut self) {
        lock(&self.server.0.greeted).retain(|(number, _)| *number != self.number);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Game {
    fn deliver(&mut self, action: LinkAction) {
        if let Some(deliver) = &mut self.deliver {
            deliver(action);
        }
    }
}

impl LinkServer {
    /// Starts the thread that records and sends lines.
    pub fn start(file: Option<LinkFile>, greeting: Option<HostGreeting>) -> io::Result<Self> {
        let (jobs, received) = channel();
        let server = Self(Arc::new(Shared {
            game: Mutex::default(),
            jobs,
            greeted: Mutex::default(),
            greetings: AtomicUsize::new(0),
            watchers: AtomicUsize::new(0),
            programs: Mutex::default(),
            sockets: Mutex::default(),
            is_seat_taken: AtomicBool::new(false),
            greeting,
        }));
        let to_game = server.clone();
        let work = Recorder::new(file, move |action| to_game.deliver(action));
        thread::Builder::new().name("link".into()).spawn(move || work.run(&received))?;
        Ok(server)
    }

    pub fn deliver_to(&self, deliver: Deliver) {
        lock(&self.0.game).deliver = Some(deliver);
    }

    /// Delivers an action to the game.
    pub fn deliver(&self, action: LinkAction) {
        lock(&self.0.game).deliver(action);
    }

    /// Delivers a message of a program that carries lines.
    pub fn note(&self, line: &str) {
        let line = text::printable(line.trim()).into_owned();
        if !line.is_empty() {
            self.deliver(LinkAction::Noted(line));
        }
    }

    /// Returns a function that delivers such messages.
    pub fn notes(&self) -> impl FnMut(&str) + Send + use<> {
        let server = self.clone();
        move |line| server.note(line)
    }

    /// Starts a program that carries bytes and is killed at the end of this one.
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

    pub fn take_seat(&self) {
        self.0.is_seat_taken.store(true, Ordering::SeqCst);
    }

    /// Keeps the file of a socket until the program ends.
    pub fn keep(&self, socket: SocketFile) {
        lock(&self.0.sockets).push(socket);
    }

    /// Waits briefly until all jobs are done.
    pub fn finish(&self) {
        let (done, end) = channel();
        self.job(RecorderJob::Done(done));
        // Either all jobs are done, or the time is over.
        let _ = end.recv_timeout(PATIENCE);
        lock(&self.0.programs).iter().for_each(Closer::close);
        lock(&self.0.sockets).clear();
    }

    /// Makes a connection the one to the other player, and delivers its lines until it ends; returns
    /// the error that ended it, if there was one.
    pub fn play(&self, connection: Connection, joined: LinkAction) -> Option<String> {
        let Connection { mut reader, writer } = connection;
        let number = self.begin(writer, joined);
        let mut throttle = Throttle::new(LINES, LINE_INTERVAL);
        let end = loop {
            match reader.read_line() {
                Ok(Some(line)) => {
                    if !self.deliver_from(number, LinkAction::Received(line)) {
                        break None;
                    }
                    throttle.wait();
                }
                Ok(None) => break None,
                Err(error) => break Some(error.to_string()),
            }
        };
        if self.deliver_from(number, LinkAction::Lost(None)) {
            self.job(RecorderJob::Close(number));
        }
        end
    }

    /// Registers a connection to the other player; returns its number.
    fn begin(&self, writer: Writer, joined: LinkAction) -> u64 {
        let mut game = lock(&self.0.game);
        game.connections += 1;
        self.job(RecorderJob::Hold(game.connections, writer));
        game.deliver(joined);
        game.connections
    }

    /// Delivers an action to the game if it comes from the last connection.
    fn deliver_from(&self, number: u64, action: LinkAction) -> bool {
        let mut game = lock(&self.0.game);
        let is_last = game.connections == number;
        if is_last {
            game.deliver(action);
        }
        is_last
    }

    /// Greets somebody who has connected, and lets them play or watch, as far as the ticket of that
    /// seat allows, until the connection ends.
    pub fn receive(&self, mut connection: Connection, seat: Seat, slot: Option<GreetingSlot>) {
        let greeted = self.greet(&mut *connection.reader, &connection.writer);
        drop(slot);
        match greeted {
            Ok(Admission::Player(name)) if seat == Seat::Play => {
                self.play(connection, LinkAction::Admitted(name));
            }
            Ok(Admission::Player(_)) => refuse(&connection.writer, "this ticket is for watching"),
            Ok(Admission::Watcher) => self.show(connection),
            Err(why) => refuse(&connection.writer, &why),
        }
    }

    /// Asks somebody who they are.
    fn greet(&self, reader: &mut dyn ReadLine, writer: &Writer) -> Result<Admission, String> {
        let greeting = self.0.greeting.clone().ok_or("there is no game")?;
        let mut reception = Reception::new(greeting);
        for line in reception.lines() {
            writer.send(line).map_err(|error| error.to_string())?;
        }
        reader.set_deadline(Some(Instant::now() + GREETING));
        loop {
            let line = reader.read_line().map_err(|error| error.to_string())?;
            let line = line.ok_or("the connection has ended")?;
            let is_taken = self.0.is_seat_taken.load(Ordering::SeqCst);
            let seat = if is_taken { SeatState::Taken } else { SeatState::Free };
            match reception.receive(&line, seat) {
                GreetingStep::Wait => {}
                GreetingStep::Admit(admission) => {
                    reader.set_deadline(None);
                    return Ok(admission);
                }
                GreetingStep::Refuse(why) => return Err(why.into()),
            }
        }
    }

    /// Shows the game to a watcher, and answers pings.
    fn show(&self, connection: Connection) {
        let Connection { mut reader, writer } = connection;
        if self.0.watchers.fetch_add(1, Ordering::SeqCst) < MOST_WATCHERS {
            self.job(RecorderJob::Watch(writer.clone()));
            let mut throttle = Throttle::new(WATCHER_LINES, WATCHER_INTERVAL);
            while let Ok(Some(line)) = reader.read_line() {
                throttle.wait();
                let sent = match line.parse() {
                    Ok(Line::Ping { number, events }) => writer.send(Line::Pong { number, events }),
                    Ok(Line::Bye(_)) | Err(_) => break,
                    Ok(_) => Ok(()),
                };
                if sent.is_err() {
                    break;
                }
            }
            writer.close();
            self.job(RecorderJob::Unwatch(writer));
        } else {
            refuse(&writer, "too many people are watching");
        }
        self.0.watchers.fetch_sub(1, Ordering::SeqCst);
    }

    /// Greets somebody who has connected on a thread of its own. One greeting too many ends the
    /// oldest.
    pub fn greet_aside(
        &self,
        stream: Stream,
        greet: impl FnOnce(&Self, Stream, Option<GreetingSlot>) + Send + 'static,
    ) {
        let number = self.0.greetings.fetch_add(1, Ordering::SeqCst);
        let slot = GreetingSlot { server: self.clone(), number };
        let mut greeted = lock(&self.0.greeted);
        if greeted.len() >= MOST_GREETED
            && let Some((_, first)) = greeted.pop_front()
        {
            first.close();
        }
        greeted.push_back((number, stream.closer.clone()));
        drop(greeted);
        let server = self.clone();
        spawn("guest", move || greet(&server, stream, Some(slot)));
    }
}

/// Turns somebody away with a reason, and ends the connection.
fn refuse(writer: &Writer, why: &str) {
    // The connection may have ended already.
    let _ = writer.send(Line::Bye(why.into()));
    writer.close();
}
