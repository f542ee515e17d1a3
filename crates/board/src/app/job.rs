//! Jobs of any type, each with what is done with its answers.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

use othello_home::jobs::worker::JobQueue;
use othello_home::jobs::{Home, Job};

use super::then::Then;

/// A job, whatever its type, and what is done with its answers.
#[derive(Clone)]
pub struct AnyJob(Arc<dyn Erased>);

struct Wanted<J: Job> {
    job: J,
    then: Then<J::Answer>,
}

trait Erased: Any + Send + Sync {
    fn job(&self) -> &dyn Any;
    fn equals(&self, other: &dyn Any) -> bool;
    fn perform(&self, home: &mut Home<'_>, deliver: &mut dyn FnMut(Then<()>));
    fn hand_to(&self, jobs: &JobQueue, deliver: Box<dyn FnMut(Then<()>) + Send>);
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Returns what is to be done after an answer.
fn after<A: Clone + Send + Sync + 'static>(then: &Then<A>, answer: A) -> Then<()> {
    let then = then.clone();
    Then::new(move |app, ()| then.run(app, answer.clone()))
}

impl<J: Job> Erased for Wanted<J> {
    fn job(&self) -> &dyn Any {
        &self.job
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(&self.job)
    }

    fn perform(&self, home: &mut Home<'_>, deliver: &mut dyn FnMut(Then<()>)) {
        let mut answer = |answer| deliver(after(&self.then, answer));
        if let Some(last) = self.job.perform(home, &mut answer) {
            answer(last);
        }
    }

    fn hand_to(&self, jobs: &JobQueue, mut deliver: Box<dyn FnMut(Then<()>) + Send>) {
        let then = self.then.clone();
        jobs.perform(self.job.clone(), move |answer| deliver(after(&then, answer)));
    }

    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.job.fmt(f)
    }
}

impl AnyJob {
    pub fn new<J: Job>(job: J, then: Then<J::Answer>) -> Self {
        Self(Arc::new(Wanted { job, then }))
    }

    /// Does it; passes on what is to be done then.
    pub fn perform(&self, home: &mut Home<'_>, deliver: &mut dyn FnMut(Then<()>)) {
        self.0.perform(home, deliver);
    }

    /// Hands it to a thread; what is to be done then is passed on by that.
    pub fn hand_to(&self, jobs: &JobQueue, deliver: impl FnMut(Then<()>) + Send + 'static) {
        self.0.hand_to(jobs, Box::new(deliver));
    }

    /// Returns the job, if it is of that type.
    pub fn get<J: Job>(&self) -> Option<&J> {
        self.0.job().downcast_ref()
    }

    /// Returns what is to be done after that answer, if the job is of that type.
    pub fn answered<J: Job>(&self, answer: J::Answer) -> Option<Then<()>> {
        let wanted = (&*self.0 as &dyn Any).downcast_ref::<Wanted<J>>()?;
        Some(after(&wanted.then, answer))
    }
}

/// Two are the same if their jobs are.
impl PartialEq for AnyJob {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other.0.job())
    }
}

impl Debug for AnyJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
