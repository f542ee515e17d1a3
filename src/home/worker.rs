//! A store on a thread of its own, so that the board does not wait for the disk.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use crate::home::{Home, Order};
use crate::own_book::OpenBook;
use crate::store::{Storage, StoreReply, StoreRequest};

/// A store on a thread of its own.
///
/// A frame may show a move before it is on the disk; a program that is killed in between loses that
/// move. Nothing else is lost: [`finish`](StoreWorker::finish) waits for the disk, and so does
/// suspending the program.
///
/// Requests are handled in order, and each has its reply. A save is skipped if a later one is already
/// waiting and no game is to be kept in between: it gets the reply of the later one. A scoresheet is
/// skipped, without a reply, if a later one is waiting.
pub struct StoreWorker<S> {
    jobs: Sender<Job>,
    thread: JoinHandle<S>,
}

/// A job of the thread.
enum Job {
    Request(StoreRequest),
    ReplyTo(ReplyTo),
    /// Runs a task that may wait for the disk.
    Run(Box<dyn FnOnce(&mut Home<'_>) + Send>),
    /// Drops the sender when all earlier jobs are done.
    Wait(Sender<()>),
}

type ReplyTo = Box<dyn FnMut(StoreReply) + Send>;

impl<S: Storage + Send + 'static> StoreWorker<S> {
    /// Moves a store to a thread of its own.
    ///
    /// # Errors
    /// If no thread can be started.
    pub fn start(store: S) -> io::Result<Self> {
        let (jobs, received) = channel();
        let work = move || Work::new(store).run(&received);
        let thread = thread::Builder::new().name("store".into()).spawn(work)?;
        Ok(Self { jobs, thread })
    }

    /// Calls a function on the thread of the store with the reply to each later request.
    pub fn reply_to(&self, reply: impl FnMut(StoreReply) + Send + 'static) {
        self.send(Job::ReplyTo(Box::new(reply)));
    }

    /// Sends a request, without waiting for the reply.
    pub fn request(&self, request: StoreRequest) {
        self.send(Job::Request(request));
    }

    /// Runs a task on the thread of the store, after all earlier requests.
    pub fn run(&self, task: impl FnOnce(&mut Home<'_>) + Send + 'static) {
        self.send(Job::Run(Box::new(task)));
    }

    /// Does a job of that order.
    pub fn perform(&self, order: Order, job: impl FnOnce(&mut Home<'_>) + Send + 'static) {
        match order {
            Order::InTurn => self.run(job),
            Order::Beside => {
                let perform = move || job(&mut Home::without_store(&mut OpenBook::default()));
                // Without a thread there is no answer.
                let _ = thread::Builder::new().name("job".into()).spawn(perform);
            }
        }
    }

    /// Waits until all requests are done.
    pub fn wait(&self) {
        let (done, waiting) = channel();
        self.send(Job::Wait(done));
        // Returns when the sender is dropped; nothing is ever sent.
        let _ = waiting.recv();
    }

    /// Waits until all requests are done, and returns the store.
    pub fn finish(self) -> S {
        drop(self.jobs);
        match self.thread.join() {
            Ok(store) => store,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }

    /// Sends a job. If the thread has panicked, [`finish`](Self::finish) resumes the panic.
    fn send(&self, job: Job) {
        let _ = self.jobs.send(job);
    }
}

/// The state of the thread.
struct Work<S> {
    store: S,
    book: OpenBook,
    reply: ReplyTo,
    /// Jobs that were received and not started.
    queue: VecDeque<Job>,
    /// The number of skipped saves without a reply.
    skipped: usize,
}

impl<S: Storage> Work<S> {
    fn new(store: S) -> Self {
        let (book, reply) = (OpenBook::default(), Box::new(drop));
        Self { store, book, reply, queue: VecDeque::new(), skipped: 0 }
    }

    /// Does all jobs until the sender is dropped, and returns the store.
    fn run(mut self, jobs: &Receiver<Job>) -> S {
        while let Some(job) = self.queue.pop_front().or_else(|| jobs.recv().ok()) {
            self.queue.extend(jobs.try_iter());
            match job {
                Job::Request(StoreRequest::Save(_)) if self.is_save_next() => self.skipped += 1,
                Job::Request(StoreRequest::KeepSheet(_)) if self.is_sheet_next() => {}
                Job::Request(request) => self.handle(request),
                Job::ReplyTo(reply) => self.reply = reply,
                Job::Run(task) => task(&mut Home::new(&mut self.store, &mut self.book)),
                Job::Wait(done) => drop(done),
            }
        }
        self.store
    }

    fn handle(&mut self, request: StoreRequest) {
        let reply = self.store.handle(request);
        if let StoreReply::Saved(_) = reply {
            for _ in 0..std::mem::take(&mut self.skipped) {
                (self.reply)(reply.clone());
            }
        }
        (self.reply)(reply);
    }

    /// Returns `true` if a waiting save makes the current one unnecessary. A save before a game is kept
    /// is necessary: the game has to be in its file if it cannot be added to the saved games.
    fn is_save_next(&self) -> bool {
        let decides = |job: &Job| match job {
            Job::Request(StoreRequest::Save(_)) => Some(true),
            Job::Request(StoreRequest::Keep(_) | StoreRequest::Replace { .. })
            | Job::ReplyTo(_)
            | Job::Wait(_) => Some(false),
            Job::Request(
                StoreRequest::KeepSheet(_)
                | StoreRequest::SaveAs { .. }
                | StoreRequest::List
                | StoreRequest::Open(_)
                | StoreRequest::Preview(_)
                | StoreRequest::Rename { .. }
                | StoreRequest::Delete(_)
                | StoreRequest::KeepEstimate(_)
                | StoreRequest::Recall
                | StoreRequest::Remember(_)
                | StoreRequest::Report(_),
            )
            | Job::Run(_) => None,
        };
        self.queue.iter().find_map(decides) == Some(true)
    }

    /// Returns `true` if a waiting scoresheet makes the current one unnecessary: nothing but scoresheets is
    /// waiting before it.
    fn is_sheet_next(&self) -> bool {
        matches!(self.queue.front(), Some(Job::Request(StoreRequest::KeepSheet(_))))
    }
}
