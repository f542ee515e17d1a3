//! A call of a function on the state, as a value: what a window has done when it is confirmed.

use std::fmt;
use std::sync::Arc;

use crate::app::App;
use crate::app::reply::Done;

/// A call of a function on the state.
#[derive(Clone)]
pub struct Call(Arc<dyn Fn(&mut App) -> Done + Send + Sync>);

impl Call {
    /// Has that done.
    pub fn new(run: impl Fn(&mut App) -> Done + Send + Sync + 'static) -> Self {
        Self(Arc::new(run))
    }

    /// Does it.
    pub fn run(&self, app: &mut App) -> Done {
        (self.0)(app)
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Call")
    }
}

impl PartialEq for Call {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
