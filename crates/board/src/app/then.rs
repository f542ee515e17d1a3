//! Continuations: functions for the time when the engine has answered, a job or a player.

use std::fmt;
use std::sync::Arc;

use crate::app::App;

type Run<A> = dyn Fn(&mut App, A) + Send + Sync;

/// Something to be done with an answer of the type `A`.
pub struct Then<A>(Arc<Run<A>>);

impl<A> Then<A> {
    /// Has that done with the state of the program, once the answer is there.
    pub fn new(run: impl Fn(&mut App, A) + Send + Sync + 'static) -> Self {
        Self(Arc::new(run))
    }

    pub fn run(&self, app: &mut App, answer: A) {
        (self.0)(app, answer);
    }
}

impl<A> Clone for Then<A> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<A> fmt::Debug for Then<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Then")
    }
}

/// Functions are not compared: the task or the question says which it is.
impl<A> PartialEq for Then<A> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
