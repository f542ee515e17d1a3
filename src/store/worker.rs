//! A store on a thread of its own, so that nobody waits for the disk.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use crate::store::request::{Storage, StoreReply, StoreRequest};

/// A store on a thread of its own.
///
/// A frame may show a move before it is on the disk; a program that is killed in between loses that
/// move. Nothing else can: [`finish`](StoreWorker::finish) waits, and so does stopping the program.
///
/// Requests are handled in their order, and each has its reply. A save is left out if a later one
/// is waiting already and no game is to be kept between the two: it is answered with that one.
pub struct StoreWorker<S> {
    jobs: Sender<Job>,
    thread: JoinHandle<S>,
}

/// A job of the thread.
enum Job {
    Request(StoreRequest),
    ReplyTo(ReplyTo),
    /// Something else that may wait for the disk.
    Run(Box<dyn FnOnce() + Send>),
    /// Drops the sender when everything before is done.
    Wait(Sender<()>),
}

type ReplyTo = Box<dyn FnMut(StoreReply) + Send>;

impl<S: Storage + Send + 'static> StoreWorker<S> {
    /// Moves a store to a thread of its own.
    ///
    /// # Errors
    /// When no thread can be started.
    pub fn start(store: S) -> io::Result<Self> {
        let (jobs, received) = channel();
        let work = move || Work::new(store).run(&received);
        let thread = thread::Builder::new().name("store".into()).spawn(work)?;
        Ok(Self { jobs, thread })
    }

    /// Passes on the replies to the requests that follow, on the thread of the store.
    pub fn reply_to(&self, reply: impl FnMut(StoreReply) + Send + 'static) {
        self.send(Job::ReplyTo(Box::new(reply)));
    }

    /// Has the store do something, and does not wait for it.
    pub fn request(&self, request: StoreRequest) {
        self.send(Job::Request(request));
    }

    /// Runs a task on the thread of the store, after everything requested before.
    pub fn run(&self, task: impl FnOnce() + Send + 'static) {
        self.send(Job::Run(Box::new(task)));
    }

    /// Waits until everything requested is done.
    pub fn wait(&self) {
        let (done, waiting) = channel();
        self.send(Job::Wait(done));
        // Nothing is ever sent: the sender is dropped.
        let _ = waiting.recv();
    }

    /// Waits until everything requested is done, and returns the store.
    pub fn finish(self) -> S {
        drop(self.jobs);
        match self.thread.join() {
            Ok(store) => store,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }

    /// A thread that has panicked takes no jobs; the panic comes out in [`finish`](Self::finish).
    fn send(&self, job: Job) {
        let _ = self.jobs.send(job);
    }
}

/// The state of the thread.
struct Work<S> {
    store: S,
    reply: ReplyTo,
    /// Jobs that were received and not begun.
    queue: VecDeque<Job>,
    /// The number of saves that were left out and not answered.
    left_out: usize,
}

impl<S: Storage> Work<S> {
    fn new(store: S) -> Self {
        Self { store, reply: Box::new(drop), queue: VecDeque::new(), left_out: 0 }
    }

    /// Does all jobs; returns the store when there will be no more.
    fn run(mut self, jobs: &Receiver<Job>) -> S {
        while let Some(job) = self.queue.pop_front().or_else(|| jobs.recv().ok()) {
            self.queue.extend(jobs.try_iter());
            match job {
                Job::Request(StoreRequest::Save(_)) if self.is_save_next() => self.left_out += 1,
                Job::Request(request) => self.handle(request),
                Job::ReplyTo(reply) => self.reply = reply,
                Job::Run(task) => task(),
                Job::Wait(done) => drop(done),
            }
        }
        self.store
    }

    fn handle(&mut self, request: StoreRequest) {
        let reply = self.store.handle(request);
        if let StoreReply::Saved(_) = reply {
            for _ in 0..std::mem::take(&mut self.left_out) {
                (self.reply)(reply.clone());
            }
        }
        (self.reply)(reply);
    }

    /// Returns `true` if a waiting save makes the one before it needless. A game that is kept is
    /// written first where it was played: it has to be there if it cannot be written elsewhere.
    fn is_save_next(&self) -> bool {
        let decides = |job: &Job| match job {
            Job::Request(StoreRequest::Save(_)) => Some(true),
            Job::Request(StoreRequest::Keep(_)) | Job::ReplyTo(_) | Job::Wait(_) => Some(false),
            Job::Request(
                StoreRequest::SaveAs { .. }
                | StoreRequest::List
                | StoreRequest::Open(_)
                | StoreRequest::Preview(_)
                | StoreRequest::Rename { .. }
                | StoreRequest::Delete(_)
                | StoreRequest::KeepEstimate(_),
            )
            | Job::Run(_) => None,
        };
        self.queue.iter().find_map(decides) == Some(true)
    }
}
