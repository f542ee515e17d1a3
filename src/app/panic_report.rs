//! What a panic leaves behind: a report in a file, and a sentence that names it.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{Write, stderr};
use std::panic::PanicHookInfo;
use std::path::Path;
use std::thread;

use crate::app::dirs::Dirs;
use crate::app::store::{Disk, RealDisk};

/// Makes every panic write its report. Whoever takes the terminal over gives it back before.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let report = report(panic);
        let kept = Dirs::find().ok().and_then(|places| keep(&places, &report));
        let told = match kept {
            Some(file) => format!(
                "a fault in the program ended it ({}); a game being played is saved up to its last \
                 move, and {file} is a report for whoever can mend it.",
                message(panic)
            ),
            None => format!("a fault in the program ended it.\n{report}"),
        };
        // Nobody may be there to read it, which is no reason to panic within a panic.
        let _ = writeln!(stderr(), "othello: {told}");
    }));
}

/// Writes the report; says where, unless that fails.
fn keep(places: &Dirs, report: &str) -> Option<String> {
    let file: &Path = &places.panic_report();
    RealDisk::default().replace(file, report).ok()?;
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

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    //! Each starts this test program once more, to panic there.

    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::PathBuf;
    use std::process::{Command, Output};

    use crate::app::panic_report::report_panics;

    const HERE: [&str; 4] =
        ["app::panic_report::tests::panics", "--exact", "--ignored", "--nocapture"];

    fn panic_at_home(name: &str, backtrace: &str) -> (Output, PathBuf) {
        let home = std::env::temp_dir().join(format!("othello-{name}-{}", std::process::id()));
        let mut command = Command::new(std::env::current_exe().unwrap());
        let command = command.args(HERE).env_clear().env("HOME", &home);
        let output = command.env("RUST_BACKTRACE", backtrace).output().unwrap();
        (output, home)
    }

    #[test]
    fn a_panic_leaves_a_report_and_names_it() {
        let (output, home) = panic_at_home("mishap", "0");
        let file = home.join(".local/state/othello/panic-report.txt");
        let report = fs::read_to_string(&file).unwrap();
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        fs::remove_dir_all(home).unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        let told: Vec<_> = told.lines().filter(|line| line.starts_with("othello: ")).collect();
        assert_eq!(
            told,
            [
                "othello: a fault in the program ended it (on purpose); a game being played is saved \
              up to its last move, and ~/.local/state/othello/panic-report.txt is a report for whoever can \
              mend it."
            ]
        );
        assert_eq!(mode & 0o777, 0o600);
        for line in [
            concat!("program: othello ", env!("CARGO_PKG_VERSION"), "\n"),
            "message: on purpose\n",
            concat!("place: ", file!(), ":"),
            "thread: app::panic_report::tests::panics\n",
            "backtrace: not asked for",
        ] {
            assert!(report.contains(line), "{line:?} in {report}");
        }
    }

    #[test]
    fn a_backtrace_is_in_it_if_asked_for() {
        let (_, home) = panic_at_home("backtrace", "1");
        let report = fs::read_to_string(home.join(".local/state/othello/panic-report.txt"));
        fs::remove_dir_all(home).unwrap();
        assert!(report.unwrap().contains("app::panic_report::tests::panics"));
    }

    #[test]
    #[ignore = "runs in a process of its own, started by its neighbours"]
    fn panics() {
        report_panics();
        panic!("on purpose");
    }
}
