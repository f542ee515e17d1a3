//! Reports of panics: a file, and a sentence on standard error that names it.

use std::backtrace::{Backtrace, BacktraceStatus};
use std::io::{Write, stderr};
use std::panic::PanicHookInfo;
use std::path::Path;
use std::thread;

use othello_words::text;

use crate::disk::dirs::Dirs;
use crate::files::{Disk, RealDisk};
use crate::process;
use crate::process::exit_status::ExitStatus;

/// Makes a panic of any thread write a report and end the program, which would hang without that
/// thread. A hook that restores the terminal is set later and runs first.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let report = report(panic);
        let written = Dirs::find().ok().and_then(|dirs| write(&dirs, &report));
        let sentence = match written {
            Some(file) => format!(
                "crashed because of a bug ({}). The game is saved up to its last move. Please send \
                 {file} with your bug report.",
                message(panic)
            ),
            None => format!("crashed because of a bug.\n{report}"),
        };
        // Standard error may be closed; a second panic would abort.
        let mut err = stderr().lock();
        let _ = write!(err, "othello: ");
        for line in sentence.lines() {
            let _ = writeln!(err, "{}", text::printable(line));
        }
        process::exit(ExitStatus::Panic);
    }));
}

/// Writes the report; returns its path for people to read, or `None` if that fails.
fn write(dirs: &Dirs, report: &str) -> Option<String> {
    let file: &Path = &dirs.panic_report();
    RealDisk::default().replace(file, &dirs.without_home(report)).ok()?;
    Some(dirs.short(file))
}

fn report(panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(|| "an unknown location".into(), ToString::to_string);
    let thread = thread::current();
    let thread = thread.name().unwrap_or("unnamed").to_owned();
    let backtrace = Backtrace::capture();
    let trace = match backtrace.status() {
        BacktraceStatus::Captured => backtrace.to_string(),
        _ => "not captured; set RUST_BACKTRACE=1".into(),
    };
    format!(
        "program: othello {}\nsystem: {} {}\nmessage: {}\nlocation: {place}\nthread: {thread}\n\
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

#[cfg(test)]
mod tests {
    //! Each test starts this test program once more, which panics.

    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Output};

    use othello_os::system::{FOLDERS, HOME};

    use crate::panic_report::report_panics;

    const HERE: [&str; 4] = ["panic_report::tests::panics", "--exact", "--ignored", "--nocapture"];

    fn panic_at_home(name: &str, backtrace: &str) -> (Output, PathBuf) {
        let home = std::env::temp_dir().join(format!("othello-{name}-{}", std::process::id()));
        let mut command = Command::new(std::env::current_exe().unwrap());
        let command = command.args(HERE).env_clear().env(HOME, &home);
        let command = command.env(FOLDERS[1], home.join("state"));
        let output = command.env("RUST_BACKTRACE", backtrace).output().unwrap();
        (output, home)
    }

    #[test]
    fn a_panic_writes_a_report_and_names_its_file() {
        let (output, home) = panic_at_home("panic", "0");
        let file = home.join("state/othello/panic-report.txt");
        let report = fs::read_to_string(&file).unwrap();
        let is_private = is_private(&file);
        fs::remove_dir_all(home).unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        let lines: Vec<_> = text.lines().filter(|line| line.starts_with("othello: ")).collect();
        let file = Path::new("~").join("state").join("othello").join("panic-report.txt");
        assert_eq!(
            lines,
            [format!(
                "othello: crashed because of a bug (on purpose). The game is saved up to its last \
                 move. Please send {} with your bug report.",
                file.display()
            )]
        );
        assert!(is_private);
        for line in [
            concat!("program: othello ", env!("CARGO_PKG_VERSION"), "\n"),
            "message: on purpose\n",
            concat!("location: ", file!(), ":"),
            "thread: panic_report::tests::panics\n",
            "backtrace: not captured",
        ] {
            assert!(report.contains(line), "{line:?} in {report}");
        }
    }

    #[cfg(unix)]
    fn is_private(file: &Path) -> bool {
        use std::os::unix::fs::PermissionsExt;
        fs::metadata(file).unwrap().permissions().mode() & 0o777 == 0o600
    }

    /// Those of a user's profile are.
    #[cfg(not(unix))]
    fn is_private(_: &Path) -> bool {
        true
    }

    /// Somebody may have guessed the name of an unfinished file.
    #[cfg(unix)]
    #[test]
    fn the_report_is_written_through_no_link() {
        let home = std::env::temp_dir().join(format!("othello-link-{}", std::process::id()));
        let folder = home.join("state/othello");
        fs::create_dir_all(&folder).unwrap();
        let victim = home.join("victim");
        fs::write(&victim, "precious").unwrap();
        let report = folder.join("panic-report.txt");
        for name in ["panic-report.txt", "panic-report.part", "panic-report.txt.part"] {
            std::os::unix::fs::symlink(&victim, folder.join(name)).unwrap();
        }
        let (output, _) = panic_at_home("link", "0");
        let is_link = fs::symlink_metadata(&report).unwrap().is_symlink();
        let text = fs::read_to_string(&report).unwrap();
        let kept = fs::read_to_string(&victim).unwrap();
        fs::remove_dir_all(home).unwrap();
        assert!(!is_link && text.contains("message: on purpose\n"), "{output:?}");
        assert_eq!(kept, "precious");
    }

    #[test]
    fn the_report_has_a_backtrace_if_asked_for() {
        let (_, home) = panic_at_home("backtrace", "1");
        let report = fs::read_to_string(home.join("state/othello/panic-report.txt"));
        fs::remove_dir_all(home).unwrap();
        assert!(report.unwrap().contains("panic_report::tests::panics"));
    }

    #[test]
    #[ignore = "runs in a process of its own, started by the other tests"]
    fn panics() {
        report_panics();
        panic!("on purpose");
    }
}
