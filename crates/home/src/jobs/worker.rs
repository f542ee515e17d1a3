//! A thread that does jobs, so that the board does not wait for the disk.

#[cfg(test)]
mod tests;

use std::any::TypeId;
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use super::{Home, Job, Kept, Order, Way};
use crate::own_book::OpenBook;
use crate::store::Storage;

/// A thread that does jobs, with a store and the player's book.
///
/// A frame may show a move before it is on the disk; a program that is killed in between loses that
/// move. Nothing else is lost: [`finish`](Worker::finish) waits for the disk, and so does
/// suspending the program.
pub struct Worker<S> {
    jobs: JobQueue,
    thread: JoinHandle<S>,
}

/// The way to a thread that does jobs.
pub struct JobQueue(Sender<Queued>);

/// A job of the thread.
struct Queued {
    job: TypeId,
    order: Order,
    perform: Box<dyn FnOnce(&mut Home<'_>) + Send>,
}

impl JobQueue {
    /// Has a job done, without waiting for it; `answer` takes in what comes of it.
    pub fn perform<J: Job>(&self, job: J, mut answer: impl FnMut(J::Answer) + Send + 'static) {
        match J::WAY {
            Way::Kept(order, perform) => self.send(TypeId::of::<J>(), order, move |home| {
                if let Some(last) = perform(&job, home) {
                    answer(last);
                }
            }),
            Way::Beside(perform) => {
                let perform = move || {
                    let last = perform(&job, &mut answer);
                    answer(last);
                };
                // Without a thread there is no answer.
                let _ = thread::Builder::new().name("job".into()).spawn(perform);
            }
        }
    }

    /// Sends a job. If the thread has panicked, [`finish`](Worker::finish) resumes the panic.
    fn send(
        &self,
        job: TypeId,
        order: Order,
        perform: impl FnOnce(&mut Home<'_>) + Send + 'static,
    ) {
        let _ = self.0.send(Queued { job, order, perform: Box::new(perform) });
    }
}

impl<S: Storage + Send + 'static> Worker<S> {
    /// Moves a store to a thread of its own.
    pub fn start(store: S) -> io::Result<Self> {
        let (jobs, received) = channel();
        let work = move || work(store, &received);
        let thread = thread::Builder::new().name("store".into()).spawn(work)?;
        Ok(Self { jobs: JobQueue(jobs), thread })
    }

    pub const fn jobs(&self) -> &JobQueue {
        &self.jobs
    }

    /// Runs something after all earlier jobs.
    pub fn run(&self, run: impl FnOnce() + Send + 'static) {
        self.jobs.send(TypeId::of::<()>(), Order::InTurn, |_| run());
    }

    /// Waits until all jobs are done.
    pub fn wait(&self) {
        let (done, waiting) = channel::<()>();
        self.jobs.send(TypeId::of::<()>(), Order::Barrier, |_| drop(done));
        // Returns when the sender is dropped; nothing is ever sent.
        let _ = waiting.recv();
    }

    /// Waits until all jobs are done, and returns the store.
    pub fn finish(self) -> S {
        drop(self.jobs);
        match self.thread.join() {
            Ok(store) => store,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

/// Does all jobs until the sender is dropped, and returns the store.
fn work<S: Storage>(mut store: S, jobs: &Receiver<Queued>) -> S {
    let mut book = OpenBook::default();
    let mut queue = VecDeque::new();
    while let Some(job) = queue.pop_front().or_else(|| jobs.recv().ok()) {
        queue.extend(jobs.try_iter());
        if !is_replaced(&job, &queue) {
            (job.perform)(&mut Home::new(Kept::Everything(&mut store), &mut book));
        }
    }
    store
}

/// Returns `true` if a job in the queue behind it makes a job unnecessary.
fn is_replaced(job: &Queued, queue: &VecDeque<Queued>) -> bool {
    let is_later = |later: &&Queued| later.job == job.job || later.order == Order::Barrier;
    let later = queue.iter().find(is_later);
    job.order == Order::Latest && later.is_some_and(|later| later.job == job.job)
}
