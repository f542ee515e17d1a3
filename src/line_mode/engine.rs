//! The engine behind the line mode, in which nothing happens before it is asked.

use std::collections::VecDeque;
use std::time::Instant;

use othello_board::app::input::{Action, Input};
use othello_engine::Stop;
use othello_home::engine_worker::{Computers, EngineReply, EngineTask, EngineWorker};

/// The engine, in which nothing happens before it is asked.
pub enum LazyEngine {
    /// It is waited for: the next line is read when it has moved.
    Here(Box<Computers>),
    /// It replies later.
    Elsewhere(EngineWorker),
    /// The caller of the line mode takes the last task, and brings the reply.
    OfCaller(Option<EngineTask>),
}

impl LazyEngine {
    /// Has the engine do a task; adds the inputs that follow at once. `on_part` sees what is known before the end
    /// while it is waited for.
    pub fn perform(
        &mut self,
        task: EngineTask,
        inputs: &mut VecDeque<Input>,
        mut on_part: impl FnMut(&EngineReply),
    ) {
        match self {
            Self::Here(computers) => {
                let began = Instant::now();
                let reply = computers.perform(&task, &Stop::new(), |reply| {
                    on_part(&reply);
                    inputs.push_back(Action::EngineReplied(reply).into());
                });
                let late = Input::tick(began.elapsed());
                inputs.push_back(late.with(Action::EngineReplied(reply)));
            }
            Self::Elsewhere(worker) => worker.perform(task),
            Self::OfCaller(waiting) => *waiting = Some(task),
        }
    }

    /// Stops the engine: its reply is not wanted any more.
    pub fn stop(&mut self) {
        match self {
            Self::Here(_) => {}
            Self::Elsewhere(worker) => worker.stop(),
            Self::OfCaller(waiting) => *waiting = None,
        }
    }
}
