//! The engine on a thread of its own, so that nobody waits for it.

mod computers;
pub mod task;

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

pub use computers::Computers;
pub use task::{EngineError, EngineReply, EngineTask, TaskId};

use crate::process::children;
use othello_engine::Stop;

/// The time for which the end of the program waits for the engine: enough to end other programs that
/// it has started, if they do as they are told.
const PATIENCE: Duration = Duration::from_millis(60);

/// The engine on a thread of its own.
///
/// There is no thread and no engine before the first task. A task takes the place of the one
/// before: that one is stopped and not answered any more.
pub struct EngineWorker {
    deliver: Deliver,
    thread: Option<EngineThread>,
}

type Deliver = Arc<dyn Fn(EngineReply) + Send + Sync>;

/// The thread, and what it has been asked for last.
struct EngineThread {
    tasks: Sender<Sent>,
    /// Closed when the thread has ended.
    end: Receiver<()>,
    stop: Stop,
}

/// A task, until its stop is requested.
struct Sent {
    task: EngineTask,
    stop: Stop,
}

impl EngineWorker {
    /// Prepares to pass on replies, which come from the thread of the engine.
    pub fn new(deliver: impl Fn(EngineReply) + Send + Sync + 'static) -> Self {
        Self { deliver: Arc::new(deliver), thread: None }
    }

    /// Has the engine do a task in place of the one before, and does not wait for it.
    pub fn perform(&mut self, task: EngineTask) {
        self.stop();
        let thread = match self.thread.take() {
            Some(thread) => thread,
            None => match EngineThread::start(Arc::clone(&self.deliver)) {
                Ok(thread) => thread,
                Err(error) => {
                    let result = Err(EngineError::new(&error));
                    return (self.deliver)(EngineReply { id: task.id, result });
                }
            },
        };
        let stop = Stop::new();
        // A thread that has panicked takes no tasks.
        let _ = thread.tasks.send(Sent { task, stop: stop.clone() });
        self.thread = Some(EngineThread { stop, ..thread });
    }

    /// Stops the task under way; it is not answered.
    pub fn stop(&self) {
        if let Some(thread) = &self.thread {
            thread.stop.request();
        }
    }
}

impl Drop for EngineWorker {
    /// Stops the engine and lets it end other programs, for a moment at most.
    fn drop(&mut self) {
        self.stop();
        if let Some(EngineThread { tasks, end, .. }) = self.thread.take() {
            drop(tasks);
            let (Ok(()) | Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected)) =
                end.recv_timeout(PATIENCE);
        }
    }
}

impl EngineThread {
    fn start(deliver: Deliver) -> io::Result<Self> {
        let (tasks, received) = channel();
        let (ended, end) = channel();
        let work = move || {
            children::yield_to_others();
            work(&received, &deliver);
            drop(ended);
        };
        thread::Builder::new().name("engine".into()).spawn(work)?;
        Ok(Self { tasks, end, stop: Stop::new() })
    }
}

/// Performs tasks until there will be no more.
fn work(tasks: &Receiver<Sent>, deliver: &Deliver) {
    let mut computers = Computers::default();
    for Sent { task, stop } in tasks {
        if stop.is_requested() {
            continue;
        }
        let answer = |result| {
            if !stop.is_requested() {
                deliver(result);
            }
        };
        let last = computers.perform(&task, &stop, answer);
        answer(last);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::task::{AnyTask, ChooseMove, ChosenSquare, Evaluate, Resources, TaskOutcome};
    use super::{EngineTask, EngineWorker, TaskId};
    use othello_core::game::Game;
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Bitboard;
    use othello_engine::computer::Computer;
    use othello_engine::{Line, SearchReport};
    use othello_notation::transcript;

    /// Far longer than anything takes here.
    const LONG: Duration = Duration::from_secs(30);

    fn task(id: TaskId, computer: &str) -> EngineTask {
        let computer: Computer = computer.parse().unwrap();
        let position = Position::start(Rules::OTHELLO);
        let task = AnyTask::new(ChooseMove { computer, position, seed: 1, time: None });
        EngineTask { id, task, resources: Resources::default() }
    }

    #[test]
    fn a_task_takes_the_place_of_the_one_before_and_a_stop_ends_it_without_reply() {
        let (sender, replies) = channel();
        let mut worker = EngineWorker::new(move |reply| sender.send(reply).unwrap());
        let first = TaskId::default();
        worker.perform(task(first, "time:3600"));
        worker.perform(task(first.next(), "level:1"));
        let reply = replies.recv_timeout(LONG).unwrap();
        assert_eq!(reply.id, first.next());
        let Some(TaskOutcome::Last(Ok(square))) = reply.outcome::<ChosenSquare>() else { panic!() };
        assert!(Position::start(Rules::OTHELLO).legal_moves().contains(square));

        worker.perform(task(first.next().next(), "time:3600"));
        worker.stop();
        drop(worker);
        assert!(replies.recv().is_err(), "the thread ends and has not answered");
    }

    #[test]
    fn a_fault_of_another_program_is_an_answer_and_it_can_be_asked_again() {
        let (sender, replies) = channel();
        let mut worker = EngineWorker::new(move |reply| sender.send(reply).unwrap());
        for computer in ["cmd:/no/such/engine", "level:1", "cmd:/no/such/engine"] {
            worker.perform(task(TaskId::default(), computer));
            let reply = replies.recv_timeout(LONG).unwrap();
            match reply.outcome::<ChosenSquare>() {
                Some(TaskOutcome::Last(Ok(_))) => assert_eq!(computer, "level:1"),
                Some(TaskOutcome::Last(Err(error))) => {
                    let text = error.to_string();
                    assert!(
                        text.starts_with("cannot start the engine `/no/such/engine`: "),
                        "{text}"
                    );
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn every_legal_move_is_evaluated_until_the_values_are_exact() {
        let (sender, replies) = channel();
        let mut worker = EngineWorker::new(move |reply| sender.send(reply).unwrap());
        // Seven empty squares are left: they are solved in a moment.
        let moves = "f5d6c3d3c4f4e3f3e6f6g4g3g5h5h4h3g6h6c7c5c6b4b5f2f7f8e2c2d2c1d1d7d8e7e8a5a6b6a4\
                     a3a2b3g2c8h2h1g1f1e1a7b7a8b8";
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, moves).unwrap();
        let position = game.position();
        let task = AnyTask::new(Evaluate { position, time: LONG });
        worker.perform(EngineTask { id: TaskId::default(), task, resources: Resources::default() });
        let report = loop {
            match replies.recv_timeout(LONG).unwrap().outcome() {
                Some(TaskOutcome::Last(report)) => break report,
                Some(TaskOutcome::Part(SearchReport { .. })) => {}
                other => panic!("{other:?}"),
            }
        };
        let squares: Bitboard = report.lines.iter().map(Line::square).collect();
        assert_eq!(squares, position.legal_moves());
        assert!(report.lines.iter().all(|line| line.value.is_exact()));
        assert!(report.lines.is_sorted_by(|a, b| a.value.discs() >= b.value.discs()));
    }
}
