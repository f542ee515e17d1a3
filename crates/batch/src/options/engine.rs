//! The options of the engine, which all commands that use it share.

use std::num::NonZero;
use std::thread;
use std::time::Duration;

use clap::Args;
use othello_home::config::numbers::{depth, mebibytes, seconds, threads};

use othello_engine::{Limits, Options, Selectivity};

/// The resources of a search.
#[derive(Args, Clone, Copy)]
pub struct EngineArgs {
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<NonZero<usize>>,
    #[arg(long, value_name = "MIB", default_value = "32", value_parser = mebibytes)]
    pub hash: usize,
}

impl EngineArgs {
    /// Returns the number of threads.
    pub fn threads(self) -> NonZero<usize> {
        let processors = || thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
        self.threads.unwrap_or_else(processors)
    }

    /// Returns the settings of an engine that searches one position with all threads.
    pub fn options(self) -> Options {
        Options { threads: self.threads(), ..self.options_of_thread() }
    }

    /// Returns the settings of an engine for each thread.
    pub fn options_of_thread(self) -> Options {
        Options { table_bytes: self.hash << 20, ..Options::default() }
    }
}

/// The limits of a search.
#[derive(Args, Clone, Copy)]
pub struct LimitArgs {
    #[arg(long, value_name = "PLIES", value_parser = depth)]
    pub depth: Option<u32>,
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub time: Option<Duration>,
}

impl LimitArgs {
    /// Returns the given limits, and `usual` for the others. A time without a depth is the only limit; the values, which
    /// somebody reads, are as selective as those that players see.
    pub fn limits(self, usual: Limits) -> Limits {
        match self {
            Self { depth: None, time: None } => usual,
            Self { depth: None, time: Some(time) } => {
                Limits::time(time).with_selectivity(Selectivity::Percent87)
            }
            Self { depth: Some(depth), time } => Limits { depth, time, ..usual },
        }
    }
}
