//! A call of a function on the state, as a value: what is typed behind a word, or what a window has done when it is
//! confirmed.

use std::fmt;
use std::sync::Arc;

use crate::app::App;
use crate::app::needs::{Need, refusal};
use crate::app::reply::Done;

/// A call of a function on the state.
#[derive(Clone)]
pub struct Call {
    needs: &'static [&'static Need],
    run: Arc<dyn Fn(&mut App) -> Done + Send + Sync>,
}

impl Call {
    pub fn new(run: impl Fn(&mut App) -> Done + Send + Sync + 'static) -> Self {
        Self::needing(&[], run)
    }

    /// Has that done on these conditions, which are its own: other words behind the same one have others.
    pub fn needing(
        needs: &'static [&'static Need],
        run: impl Fn(&mut App) -> Done + Send + Sync + 'static,
    ) -> Self {
        Self { needs, run: Arc::new(run) }
    }

    /// Does it, if it can be done now.
    pub fn run(&self, app: &mut App) -> Done {
        refusal(self.needs, app).map_or(Ok(()), Err)?;
        (self.run)(app)
    }
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Call")
    }
}

impl PartialEq for Call {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.run, &other.run)
    }
}
