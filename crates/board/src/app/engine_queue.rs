//! The one engine, and the jobs that wait for it.

use othello_home::engine_worker::task::{AnyTask, Outcome, Resources, Task};
use othello_home::engine_worker::{EngineReply, EngineRequest, RequestId};

use super::App;
use super::event::Effect;
use super::then::Then;

/// A job for the engine. The order of the variants is that of their urgency, the most urgent first.
///
/// Each job has one owner, which makes its task and takes in its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// A computer chooses its move.
    Move,
    /// The answer to a problem is judged, or a puzzle is looked for.
    Exercise,
    /// The moves of one position are evaluated: somebody waits for them.
    Hint,
    /// The reasons for the loss of one move are looked for: somebody waits for them.
    Explanation,
    /// A move of the viewed variation is judged.
    Variation,
    /// The game is reviewed.
    Review,
    /// The moves of every viewed position are evaluated.
    Values,
    /// The moves of the position that the explorer shows are evaluated.
    Explorer,
    /// The best lines of the viewed position are searched for as long as it is.
    Lines,
    /// The moves of a reviewed game are looked at again, more deeply.
    Deeper,
    /// The book is deepened.
    Book,
}

/// The jobs that wait, and the one that the engine does.
///
/// From [`want`](Self::want) to [`withdraw`](Self::withdraw) a job blocks all less urgent ones, even after it
/// is answered. An unanswered job that was interrupted starts over with a new task.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineQueue {
    /// The threads and memory of a search.
    pub resources: Resources,
    has_begun: bool,
    wanted: [Option<Wanted>; Job::ALL.len()],
    running: Option<Running>,
    last: RequestId,
}

/// A job that is asked for: its task, and what is done with its answers.
#[derive(Clone, Debug, PartialEq)]
struct Wanted {
    asked: Asked,
    task: AnyTask,
    then: Then<EngineReply>,
}

/// The state of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Sent to the engine, which may since have been given a more urgent job.
    Yes,
    /// Asked for and not yet handed to the engine with its current task.
    Anew,
    /// Answered and not yet withdrawn.
    Answered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    job: Job,
    request: RequestId,
}

impl Job {
    const ALL: [Self; 11] = [
        Self::Move,
        Self::Exercise,
        Self::Hint,
        Self::Explanation,
        Self::Variation,
        Self::Review,
        Self::Values,
        Self::Explorer,
        Self::Lines,
        Self::Deeper,
        Self::Book,
    ];
}

impl EngineQueue {
    /// Lets jobs begin: the front end performs effects from now on.
    pub const fn begin(&mut self) {
        self.has_begun = true;
    }

    /// Returns `true` if jobs may begin.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Asks for a task with that urgency, in place of the one before; `then` takes in its answers.
    pub fn want<T: Task>(&mut self, job: Job, task: T, then: fn(&mut App, Outcome<T::Answer>)) {
        let then = Then::new(move |app, reply| {
            if let Some(outcome) = EngineReply::outcome(reply) {
                then(app, outcome);
            }
        });
        let task = AnyTask::new(task);
        self.wanted[job as usize] = Some(Wanted { asked: Asked::Anew, task, then });
    }

    /// Has a job go on with another task, should it be interrupted.
    pub fn renew<T: Task>(&mut self, job: Job, task: T) {
        if let Some(wanted) = &mut self.wanted[job as usize] {
            wanted.task = AnyTask::new(task);
        }
    }

    /// Withdraws a job, answered or not.
    pub fn withdraw(&mut self, job: Job) {
        self.wanted[job as usize] = None;
    }

    /// Returns `true` from the moment a job is asked for until it is withdrawn.
    pub fn is_asked(&self, job: Job) -> bool {
        self.wanted[job as usize].is_some()
    }

    /// Returns the more urgent job for which this one waits, or would wait.
    pub fn before(&self, job: Job) -> Option<Job> {
        Job::ALL.into_iter().take_while(|other| *other != job).find(|other| self.is_asked(*other))
    }

    /// Takes in a reply; returns what is done with it, `None` if it comes too late.
    pub fn replied(&mut self, reply: &EngineReply) -> Option<Then<EngineReply>> {
        let Running { job, .. } = self.running.filter(|running| running.request == reply.id)?;
        let mut wanted = self.wanted[job as usize].as_mut();
        if reply.is_last() {
            self.running = None;
            if let Some(wanted) = &mut wanted {
                wanted.asked = Asked::Answered;
            }
        }
        wanted.map(|wanted| wanted.then.clone())
    }

    /// Has the engine do the most urgent job, once an update is over. There is one change at most, whatever was
    /// asked for and withdrawn meanwhile.
    pub fn settle(&mut self) -> Option<Effect> {
        let asked = Job::ALL.into_iter().find(|job| self.is_asked(*job));
        if let Some(job) = asked.filter(|job| self.has_begun && !self.goes_on(*job))
            && let Some(wanted) = &mut self.wanted[job as usize]
            && wanted.asked != Asked::Answered
        {
            wanted.asked = Asked::Yes;
            self.last = self.last.next();
            self.running = Some(Running { job, request: self.last });
            let task = wanted.task.clone();
            return Some(Effect::Engine(EngineRequest {
                id: self.last,
                task,
                resources: self.resources,
            }));
        }
        let is_unwanted = asked.is_none_or(|job| !self.goes_on(job)) && self.running.is_some();
        is_unwanted.then(|| {
            self.running = None;
            Effect::StopEngine
        })
    }

    /// Returns `true` if the engine does that job already, and about the same.
    fn goes_on(&self, job: Job) -> bool {
        self.running.is_some_and(|running| running.job == job)
            && self.wanted[job as usize].as_ref().is_some_and(|it| it.asked == Asked::Yes)
    }
}
