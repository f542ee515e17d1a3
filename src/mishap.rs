//! What a panic leaves behind: a report in a file, and a sentence that names it.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::panic::PanicHookInfo;
use std::path::Path;
use std::thread;

use crate::places::Places;
use crate::store::{Disk, RealDisk};

/// Makes every panic write its report. Whoever takes the terminal over gives it back before.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let report = report(panic);
        let kept = Places::find().ok().and_then(|places| keep(&places, &report));
        match kept {
            Some(file) => eprintln!(
                "othello: a fault in the program ended it ({}); the game is saved up to its last \
                 move, and {file} is a report for whoever can mend it.",
                message(panic)
            ),
            None => eprintln!("othello: a fault in the program ended it.\n{report}"),
        }
    }));
}

/// Writes the report; says where, unless that fails.
fn keep(places: &Places, report: &str) -> Option<String> {
    let file: &Path = &places.panic_report();
    RealDisk.write(file, report).ok()?;
    Some(places.short(file))
}

fn report(panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(|| "an unknown place".into(), ToString::to_string);
    let thread = thread::current();
    let thread = thread.name().unwrap_or("without a name").to_owned();
    let backtrace = Backtrace::capture();
    let trace = match backtrace.status() {
        BacktraceStatus::Captured => backtrace.to_string(),
        _ => "not asked for; RUST_BACKTRACE=1 does".into(),
    };
    format!(
        "program: othello {}\nsystem: {} {}\nmessage: {}\nplace: {place}\nthread: {thread}\n\
         backtrace: {trace}\n",
        env!("CARGO_PKG_VERSION"),
        std::env::consts::OS,
        std::env::consts::ARCH,
        message(panic),
    )
}

fn message<'a>(panic: &'a PanicHookInfo<'_>) -> &'a str {
    let payload = panic.payload();
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref().map(String::as_str)).unwrap_or("no message")
}
