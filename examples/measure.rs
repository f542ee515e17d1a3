//! Measures the program in a pseudo-terminal, from start to idle:
//!
//! ```text
//! cargo build --release
//! cargo run --release --example measure
//! ```
//!
//! A number after `--` is the number of seconds to watch it idle, instead of a minute. Some rows are
//! read from Linux's `/proc` and are missing elsewhere.

use std::env;
use std::error::Error;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

const STARTS: usize = 20;
const KEYS: usize = 200;
const GAMES: usize = 100_000;
const REPLAYS: usize = 5;
const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// The end of a frame: the end of a synchronized update.
const END: &[u8] = b"\x1b[?2026l";
/// The query for the position of the cursor, and the answer.
const QUERY: &[u8] = b"\x1b[6n";
const ANSWER: &[u8] = b"\x1b[1;1R";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let seconds = env::args().nth(1).map_or(Ok(60), |seconds| seconds.parse())?;
    let here = env::current_exe()?;
    let folder = here.parent().ok_or("the example lies in no folder")?;
    let othello = folder.join("../othello");
    if !othello.is_file() {
        return Err("no program to measure; run `cargo build --release` first".into());
    }
    let home = folder.join(format!("measure-{}", std::process::id()));
    let done = measure(&othello, &home, Duration::from_secs(seconds));
    // A failure may have come before the folder.
    let _ = fs::remove_dir_all(home);
    done
}

fn measure(othello: &Path, home: &Path, idle: Duration) -> Result<()> {
    println!("| {} columns, {} rows | |\n|---|---|", SIZE.cols, SIZE.rows);
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let begin = Instant::now();
        let mut game = Game::start(othello, home)?;
        game.frame()?;
        starts.push(begin.elapsed());
        game.quit()?;
    }
    row("start to first frame", milliseconds(median(&mut starts)));

    let mut game = Game::start(othello, home)?;
    game.frame()?;
    let writes = game.writes();
    let (mut times, mut bytes) = (Vec::new(), 0);
    for key in ["\x1b[B", "\x1b[A"].into_iter().cycle().take(KEYS) {
        // Nobody types faster than the screen draws: sixty frames a second.
        sleep(Duration::from_millis(20));
        let begin = Instant::now();
        game.keys.write_all(key.as_bytes())?;
        bytes += game.frame()?;
        times.push(begin.elapsed());
    }
    row("key to frame", milliseconds(median(&mut times)));
    row("bytes for a key", format!("{}", bytes / KEYS));
    if let (Some(before), Some(after)) = (writes, game.writes()) {
        row("writes for a key", format!("{}", (after - before).div_ceil(KEYS as u64)));
    }
    if let Some(before) = game.processor_time() {
        sleep(idle);
        let after = game.processor_time().ok_or("the program ended while idle")?;
        let busy = after.saturating_sub(before);
        row(&format!("processor in {} idle seconds", idle.as_secs()), milliseconds(busy));
    }
    if let Some(kilobytes) = game.process().and_then(|process| status(&process, "VmRSS:")) {
        row("resident memory", megabytes(kilobytes * 1024));
    }
    game.quit()?;
    row("size of the program", megabytes(fs::metadata(othello)?.len()));

    let games = home.join("games.txt");
    write_games(&games)?;
    let mut replays = Vec::new();
    let mut peak = None;
    for _ in 0..REPLAYS {
        let (time, memory) = replay(othello, &games)?;
        replays.push(time);
        peak = peak.max(memory);
    }
    row("`show --json`, 100,000 games", format!("{:.2} s", median(&mut replays).as_secs_f64()));
    if let Some(kilobytes) = peak {
        row("its memory at the most", megabytes(kilobytes * 1024));
    }
    Ok(())
}

/// The program in its own pseudo-terminal.
struct Game {
    child: Box<dyn Child + Send + Sync>,
    output: Box<dyn Read + Send>,
    keys: Box<dyn Write + Send>,
    #[expect(dead_code, reason = "the terminal is there as long as this is")]
    terminal: Box<dyn MasterPty + Send>,
}

impl Game {
    /// Starts it with an empty home folder.
    fn start(othello: &Path, home: &Path) -> Result<Self> {
        let _ = fs::remove_dir_all(home);
        fs::create_dir_all(home)?;
        let pair = native_pty_system().openpty(SIZE)?;
        let mut command = CommandBuilder::new(othello);
        command.cwd(home);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("HOME", home);
        for name in ["CONFIG", "STATE", "DATA", "CACHE"] {
            command.env(format!("XDG_{name}_HOME"), home.join(name.to_lowercase()));
        }
        Ok(Self {
            child: pair.slave.spawn_command(command)?,
            output: pair.master.try_clone_reader()?,
            keys: pair.master.take_writer()?,
            terminal: pair.master,
        })
    }

    /// Waits for the end of a frame and returns the number of bytes until then.
    fn frame(&mut self) -> Result<usize> {
        let mut seen: Vec<u8> = Vec::new();
        let mut buffer = vec![0; 1 << 16];
        while !seen.windows(END.len()).any(|part| part == END) {
            let length = self.output.read(&mut buffer)?;
            if length == 0 {
                return Err("the program ended before its frame".into());
            }
            if buffer[..length].windows(QUERY.len()).any(|part| part == QUERY) {
                self.keys.write_all(ANSWER)?;
            }
            seen.extend(&buffer[..length]);
        }
        Ok(seen.len())
    }

    fn quit(mut self) -> Result<()> {
        self.keys.write_all(b"\x03")?;
        self.child.wait()?;
        Ok(())
    }

    /// Returns the folder of the process in `/proc`.
    fn process(&self) -> Option<PathBuf> {
        Some(Path::new("/proc").join(self.child.process_id()?.to_string()))
    }

    /// Returns the number of writes so far.
    fn writes(&self) -> Option<u64> {
        number(&self.process()?.join("io"), "syscw:")
    }

    /// Returns the processor time that its threads have used so far.
    fn processor_time(&self) -> Option<Duration> {
        let threads = fs::read_dir(self.process()?.join("task")).ok()?;
        let times = threads.map(|thread| {
            let text = fs::read_to_string(thread.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
        });
        times.sum()
    }
}

/// Writes 100,000 games, a line of moves each, by repeating those of the tests.
fn write_games(path: &Path) -> Result<()> {
    let table = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE))?;
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let games: Vec<_> = lines.filter_map(|line| line.split('\t').next()).collect();
    let text: Vec<_> = games.into_iter().cycle().take(GAMES).collect();
    File::create(path)?.write_all((text.join("\n") + "\n").as_bytes())?;
    Ok(())
}

const TABLE: &str = "tests/data/games.tsv";

/// Returns the time that `show` takes for those games, and the largest peak of memory seen.
fn replay(othello: &Path, games: &Path) -> Result<(Duration, Option<u64>)> {
    let mut command = Command::new(othello);
    let command = command.args(["show", "--json"]).arg(games).env_clear();
    let begin = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn()?;
    let process = Path::new("/proc").join(child.id().to_string());
    let mut peak = None;
    loop {
        peak = peak.max(status(&process, "VmHWM:"));
        if let Some(status) = child.try_wait()? {
            let time = begin.elapsed();
            return if status.success() { Ok((time, peak)) } else { Err("show failed".into()) };
        }
        sleep(Duration::from_millis(2));
    }
}

fn status(process: &Path, name: &str) -> Option<u64> {
    number(&process.join("status"), name)
}

/// Returns the number after a name in a file of `/proc`.
fn number(path: &Path, name: &str) -> Option<u64> {
    let text = fs::read_to_string(path).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(name))?;
    value.split_whitespace().next()?.parse().ok()
}

fn row(name: &str, value: impl std::fmt::Display) {
    println!("| {name} | {value} |");
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}

#[expect(clippy::cast_precision_loss, reason = "nothing here is near 2^52 bytes")]
fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
}
