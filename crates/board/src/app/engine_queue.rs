//! The one engine, and the tasks that wait for it.
//!
//! A feature asks by `want`. Behind the update `settle` hands the most urgent task to the loop, as `Effect::Engine`, and that
//! to the engine's thread (`crates/home/src/engine_worker.rs`). Each answer comes back as `Action::EngineReplied`, and
//! `replied` finds the function of the feature that takes it in.

use othello_home::engine_worker::task::{AnyTask, Resources, Task, TaskOutcome};
use othello_home::engine_worker::{EngineReply, EngineTask, TaskId};

use super::App;
use super::event::Effect;
use super::then::Then;

/// The purpose of a task of the engine. The order of the variants is that of their urgency, the most urgent first.
///
/// Each has one owner, which makes its task and takes in its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
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
    Review,
    /// The moves of every viewed position are evaluated.
    ValuesOnBoard,
    /// The moves of the position that the explorer shows are evaluated.
    Explorer,
    /// The best lines of the viewed position are searched for as long as it is.
    Lines,
    /// The moves of a reviewed game are looked at again, more deeply.
    Deeper,
    Book,
}

/// The tasks that wait, one for each purpose, and the one that the engine does.
///
/// From [`want`](Self::want) to [`withdraw`](Self::withdraw) a task blocks all less urgent ones, even after it
/// is answered. An unanswered task that was interrupted starts over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineQueue {
    /// The threads and memory of a search.
    pub resources: Resources,
    has_begun: bool,
    wanted: [Option<Wanted>; Purpose::ALL.len()],
    running: Option<Running>,
    last: TaskId,
}

/// A task that is asked for, and what is done with its answers.
#[derive(Clone, Debug, PartialEq)]
struct Wanted {
    asked: Asked,
    task: AnyTask,
    then: Then<EngineReply>,
}

/// The state of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Sent to the engine, which may since have been given a more urgent one.
    Yes,
    /// Asked for and not yet handed to the engine with its current task.
    Anew,
    /// Answered and not yet withdrawn.
    Answered,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    purpose: Purpose,
    id: TaskId,
}

impl Purpose {
    const ALL: [Self; 11] = [
        Self::Move,
        Self::Exercise,
        Self::Hint,
        Self::Explanation,
        Self::Variation,
        Self::Review,
        Self::ValuesOnBoard,
        Self::Explorer,
        Self::Lines,
        Self::Deeper,
        Self::Book,
    ];
}

impl EngineQueue {
    /// Lets tasks begin: the front end performs effects from now on.
    pub const fn begin(&mut self) {
        self.has_begun = true;
    }

    /// Returns `true` if tasks may begin.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Asks for a task with that urgency, in place of the one before; `then` takes in its answers.
    pub fn want<T: Task>(
        &mut self,
        purpose: Purpose,
        task: T,
        then: fn(&mut App, TaskOutcome<T::Answer>),
    ) {
        let then = Then::new(move |app, reply| {
            if let Some(outcome) = EngineReply::outcome(reply) {
                then(app, outcome);
            }
        });
        let task = AnyTask::new(task);
        self.wanted[purpose as usize] = Some(Wanted { asked: Asked::Anew, task, then });
    }

    /// Has another task go on in place of that one, should it be interrupted.
    pub fn renew<T: Task>(&mut self, purpose: Purpose, task: T) {
        if let Some(wanted) = &mut self.wanted[purpose as usize] {
            wanted.task = AnyTask::new(task);
        }
    }

    /// Withdraws a task, answered or not.
    pub fn withdraw(&mut self, purpose: Purpose) {
        self.wanted[purpose as usize] = None;
    }

    /// Returns `true` from the moment a task is asked for until it is withdrawn.
    pub fn is_asked(&self, purpose: Purpose) -> bool {
        self.wanted[purpose as usize].is_some()
    }

    /// Returns the purpose of the more urgent task for which this one waits, or would wait.
    pub fn before(&self, purpose: Purpose) -> Option<Purpose> {
        Purpose::ALL
            .into_iter()
            .take_while(|other| *other != purpose)
            .find(|other| self.is_asked(*other))
    }

    /// Takes in a reply; returns what is done with it, `None` if it comes too late.
    pub fn replied(&mut self, reply: &EngineReply) -> Option<Then<EngineReply>> {
        let Running { purpose, .. } = self.running.filter(|running| running.id == reply.id)?;
        let mut wanted = self.wanted[purpose as usize].as_mut();
        if reply.is_last() {
            self.running = None;
            if let Some(wanted) = &mut wanted {
                wanted.asked = Asked::Answered;
            }
        }
        wanted.map(|wanted| wanted.then.clone())
    }

    /// Has the engine do the most urgent task, once an update is over. There is one change at most, whatever was
    /// asked for and withdrawn meanwhile.
    pub fn settle(&mut self) -> Option<Effect> {
        let asked = Purpose::ALL.into_iter().find(|purpose| self.is_asked(*purpose));
        if let Some(purpose) = asked.filter(|purpose| self.has_begun && !self.goes_on(*purpose))
            && let Some(wanted) = &mut self.wanted[purpose as usize]
            && wanted.asked != Asked::Answered
        {
            wanted.asked = Asked::Yes;
            self.last = self.last.next();
            self.running = Some(Running { purpose, id: self.last });
            let task = wanted.task.clone();
            return Some(Effect::Engine(EngineTask {
                id: self.last,
                task,
                resources: self.resources,
            }));
        }
        let is_unwanted =
            asked.is_none_or(|purpose| !self.goes_on(purpose)) && self.running.is_some();
        is_unwanted.then(|| {
            self.running = None;
            Effect::StopEngine
        })
    }

    /// Returns `true` if the engine does that task already, and about the same.
    fn goes_on(&self, purpose: Purpose) -> bool {
        self.running.is_some_and(|running| running.purpose == purpose)
            && self.wanted[purpose as usize].as_ref().is_some_and(|it| it.asked == Asked::Yes)
    }
}
