//! `othello engine`: plays for another program, by a protocol on standard input and output.
//!
//! One thread reads lines, the other takes them and searches. A line that stops the search under way
//! does so before it is taken, and so does the end of the input.

use std::io::{self, BufRead, Write, stdin, stdout};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Instant, SystemTime};

use anyhow::{Context, Result};
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use othello_engine::level::Level;
use othello_home::config::numbers::{depth, level};
use othello_home::disk::lines;
use othello_home::files;

use crate::options::engine::EngineArgs;
use othello_engine::any_engine::AnyEngine;
use othello_engine::protocol::{Next, Server, ServerSettings, ServerTask, Urgency, gtp, nboard};
use othello_engine::{Limits, Stop, Value};
use othello_words::i18n::m;

/// A protocol between engines and other programs.
#[derive(Clone, Copy)]
pub enum Protocol {
    /// The `NBoard` protocol, versions 1 and 2.
    Nboard,
    /// The Go Text Protocol, version 2.
    Gtp,
}

/// Without the derive macro, which would show the comments in the help.
impl ValueEnum for Protocol {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Nboard, Self::Gtp]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Nboard => "nboard",
            Self::Gtp => "gtp",
        }))
    }
}

#[derive(Args)]
pub struct EngineCommandArgs {
    #[arg(long, value_name = "NAME")]
    pub protocol: Protocol,
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<Level>,
    #[arg(long, value_name = "PLIES", conflicts_with = "level", value_parser = depth)]
    pub depth: Option<u32>,
    #[command(flatten)]
    pub engine: EngineArgs,
}

/// Serves until the other program quits or closes its end.
pub fn run(args: &EngineCommandArgs) -> Result<()> {
    let engine = AnyEngine::new(args.engine.options());
    let settings = ServerSettings { level: args.level, depth: args.depth, seed: seed() };
    match args.protocol {
        Protocol::Nboard => serve(nboard::NboardServer::new(settings), engine),
        Protocol::Gtp => serve(gtp::GtpServer::new(settings, Box::new(read_file)), engine),
    }
}

/// Returns a number that is another one each time.
#[expect(clippy::cast_possible_truncation, reason = "the low bits change most")]
fn seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}

fn read_file(path: &str) -> Result<String, String> {
    files::read_text(path.as_ref()).map_err(|error| error.to_string())
}

/// A line of the input.
struct Input {
    line: io::Result<String>,
    urgency: Urgency,
}

fn serve<S: Server>(mut server: S, mut engine: AnyEngine) -> Result<()> {
    let interruption = Arc::new(Interruption::default());
    // No line is read ahead: the end of the input is seen after the last line has been taken.
    let (sender, inputs) = sync_channel(0);
    let announced = Arc::clone(&interruption);
    thread::spawn(move || read_lines::<S>(&mut stdin().lock(), &sender, &announced));
    let mut out = stdout().lock();
    for Input { line, urgency } in inputs {
        let line = line.with_context(m::faults::input_unread)?;
        if urgency == Urgency::StopsSearch {
            interruption.withdraw();
        }
        if line.len() > lines::LONGEST_LINE {
            let reason = format!("expected a line of at most {} bytes", lines::LONGEST_LINE);
            write(&mut out, &server.refuse(&reason))?;
            continue;
        }
        let response = server.receive(&line);
        write(&mut out, &response.text)?;
        match response.next {
            Next::Read => {}
            Next::Think(task) => {
                think(&mut server, &mut engine, &task, &interruption.begin(), &mut out)?;
            }
            Next::Quit => break,
        }
    }
    Ok(())
}

/// Passes on each line of the input, up to its end.
fn read_lines<S: Server>(
    input: &mut impl BufRead,
    sender: &SyncSender<Input>,
    interruption: &Interruption,
) {
    while let Some(line) = lines::read(input).transpose() {
        let is_last = line.is_err();
        let urgency = line.as_ref().map_or(Urgency::Waits, |line| S::urgency(line));
        match urgency {
            Urgency::Ignored => continue,
            Urgency::Waits => {}
            Urgency::StopsSearch => interruption.announce(),
        }
        if sender.send(Input { line, urgency }).is_err() || is_last {
            break;
        }
    }
    interruption.announce();
}

fn think(
    server: &mut impl Server,
    engine: &mut AnyEngine,
    task: &ServerTask,
    stop: &Stop,
    out: &mut impl Write,
) -> io::Result<()> {
    let start = Instant::now();
    let mut written = Ok(());
    let progress = |report: &_| {
        if written.is_ok() {
            written = write(out, &server.progress(report, start.elapsed()));
        }
        if written.is_err() {
            stop.request();
        }
    };
    let ServerTask { position, count, limits, least_depth } = *task;
    let mut report = engine.search_moves(&position, count, &limits, stop, progress);
    written?;
    if stop.is_requested() && depth_of(report.value) < least_depth {
        let limits = Limits::depth(least_depth);
        report = engine.search_moves(&position, count, &limits, &Stop::new(), |_| {});
    }
    write(out, &server.finish(&report, start.elapsed()))
}

/// Returns the number of plies that a value looks ahead.
const fn depth_of(value: Value) -> u32 {
    match value {
        Value::Exact(_) => Limits::LARGEST_DEPTH,
        Value::Estimated { depth, .. } => depth,
    }
}

/// Writes a text at once.
fn write(out: &mut impl Write, text: &str) -> io::Result<()> {
    out.write_all(text.as_bytes())?;
    out.flush()
}

/// The lines that are to stop the search under way.
#[derive(Default)]
struct Interruption(Mutex<Pending>);

#[derive(Default)]
struct Pending {
    /// The number of lines that have been read and not been taken.
    lines: usize,
    /// The request to stop the last search.
    stop: Stop,
}

impl Interruption {
    /// Stops searches until the line is [withdrawn](Self::withdraw).
    fn announce(&self) {
        let mut pending = self.lock();
        pending.lines += 1;
        pending.stop.request();
    }

    fn withdraw(&self) {
        self.lock().lines -= 1;
    }

    /// Returns the request to stop a search that begins.
    fn begin(&self) -> Stop {
        let mut pending = self.lock();
        pending.stop = Stop::new();
        if pending.lines > 0 {
            pending.stop.request();
        }
        pending.stop.clone()
    }

    fn lock(&self) -> MutexGuard<'_, Pending> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
