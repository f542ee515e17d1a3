//! Continuations: functions for the time when the engine has answered, or a player.
//!
//! It is kept in the state on which it works, whose type it therefore does not name.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

type Run<A> = dyn Fn(&mut dyn Any, A) + Send + Sync;

/// Something to be done with an answer of the type `A`.
pub struct Then<A> {
    run: Arc<Run<A>>,
}

impl<A: 'static> Then<A> {
    /// Has that done with the state of the program, once the answer is there.
    pub fn new<App: 'static>(run: impl Fn(&mut App, A) + Send + Sync + 'static) -> Self {
        let run = move |app: &mut dyn Any, answer: A| {
            run(app.downcast_mut().expect("there is one state"), answer);
        };
        Self { run: Arc::new(run) }
    }

    /// Does it.
    pub fn run(&self, app: &mut dyn Any, answer: A) {
        (self.run)(app, answer);
    }
}

impl<A> Clone for Then<A> {
    fn clone(&self) -> Self {
        Self { run: Arc::clone(&self.run) }
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
