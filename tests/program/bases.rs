//! Bases of games: `analyze` and `puzzles` in parts, and from where they were stopped.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Stdio};

use serde_json::{Value, json};
use snapbox::cmd::{Command, OutputAssert};

use crate::OTHELLO;
use crate::folder::Folder;
use crate::home::at_home;
use crate::printed::{err, objects, out};

/// Real games.
const GAMES: &str = include_str!("../data/games.tsv");

/// The commands, each with options that make it fast.
const ANALYZE: [&str; 6] = ["analyze", "--json", "--level", "3", "--hash", "1"];
const PUZZLES: [&str; 5] = ["puzzles", "--json", "--solutions", "--hash", "1"];

/// So many games, and a line that is none.
fn games(count: usize) -> String {
    let games = GAMES.lines().filter(|line| !line.starts_with('#'));
    let games = games.map(|line| line.split('\t').next().unwrap());
    let games: Vec<&str> = games.take(count).collect();
    games[..2].join("\n") + "\nf5f5\n" + &games[2..].join("\n") + "\n"
}

/// A folder with the games.
struct Base {
    folder: Folder,
    games: String,
}

impl Base {
    fn new(count: usize) -> Self {
        let folder = Folder::new();
        let games = folder.write("games.txt", games(count));
        Self { folder, games }
    }

    fn run(&self, command: &[&str], args: &[&str]) -> OutputAssert {
        let home = Folder::new();
        let assert = Command::new(OTHELLO).args(command).args(args).arg(&self.games);
        assert.envs(at_home(home.path())).env("COLUMNS", "80").assert()
    }

    /// A file for `--resume`, with what an earlier run has written.
    fn resumed(&self, name: &str, text: &[u8]) -> String {
        self.folder.write(name, text)
    }
}

fn sorted(texts: &[String]) -> Vec<&str> {
    let mut lines: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
    lines.sort_unstable();
    lines
}

#[test]
fn parts_in_any_order_and_on_any_threads_make_the_whole() {
    for (command, count) in [(&ANALYZE[..], 8), (&PUZZLES, 40)] {
        let base = Base::new(count);
        let whole = base.run(command, &["--threads", "1"]).code(1);
        assert!(objects(&whole).len() > 5, "{}", out(&whole));
        let threaded = base.run(command, &["--threads", "3"]).code(1);
        assert_eq!(out(&threaded), out(&whole));
        let parts = ["3/3", "1/3", "2/3"].map(|part| base.run(command, &["--shard", part]));
        let texts = parts.each_ref().map(out);
        assert!(texts.iter().all(|text| !text.is_empty()));
        assert_eq!(sorted(&texts), sorted(&[out(&whole)]));
        // The fault belongs to one part as well.
        assert_eq!(parts.each_ref().map(err).concat(), err(&whole));
        let failed = parts.iter().filter(|part| part.get_output().status.code() == Some(1));
        assert_eq!(failed.count(), 1);
    }
}

/// Squares that are no moves, behind the games.
#[test]
fn squares_left_out_are_said_by_one_part() {
    for command in [&ANALYZE[..], &PUZZLES] {
        let folder = Folder::new();
        let games = folder.write("games.txt", format!("{}\nThen e6 was better.\n", games(3)));
        let base = Base { folder, games };
        let whole = base.run(command, &[]).code(1);
        assert_eq!(err(&whole).lines().count(), 2, "{}", err(&whole));
        let parts = ["1/2", "2/2"].map(|part| err(&base.run(command, &["--shard", part])));
        assert_eq!(sorted(&parts), sorted(&[err(&whole)]));
    }
}

/// Whatever the engine could remember of the games before.
#[test]
fn a_game_is_reviewed_as_if_it_were_alone() {
    let command = ["analyze", "--json", "--depth", "6", "--threads", "1", "--hash", "1"];
    let of_all = objects(&Base::new(3).run(&command, &[]).code(1));
    let games = games(3);
    let games = games.lines().filter(|line| *line != "f5f5");
    assert_eq!(of_all.len(), 3);
    for (game, review) in games.zip(of_all) {
        let folder = Folder::new();
        let games = folder.write("games.txt", game);
        let alone = &objects(&Base { folder, games }.run(&command, &[]).code(0))[0];
        assert_eq!(alone["plies"], review["plies"]);
    }
}

#[test]
fn a_run_goes_on_wherever_the_one_before_was_stopped() {
    for (command, count) in [(&ANALYZE[..], 8), (&PUZZLES, 40)] {
        let base = Base::new(count);
        let whole = out(&base.run(command, &[])).into_bytes();
        let ends: Vec<usize> = (0..whole.len()).filter(|at| whole[*at] == b'\n').collect();
        for cut in
            [0, 1, ends[0], ends[0] + 1, ends[0] + 2, ends[2] + 100, whole.len() - 1, whole.len()]
        {
            let file = base.resumed("lines", &whole[..cut]);
            let said = base.run(command, &["--resume", &file]).code(1);
            assert_eq!(out(&said), "");
            assert_eq!(err(&said).lines().count(), 1, "the fault of the input: {}", err(&said));
            assert!(fs::read(&file).unwrap() == whole, "cut at {cut}");
        }
    }
}

/// A process that is killed when it is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Starts a command that reads an input without an end.
fn start(args: &[&str]) -> Running {
    let home = Folder::new();
    let mut command = std::process::Command::new(OTHELLO);
    command.args(args).arg("-").envs(at_home(home.path())).stdin(Stdio::piped());
    Running(command.stdout(Stdio::piped()).spawn().unwrap())
}

#[test]
fn each_review_is_printed_before_the_next_game_is_there() {
    let mut running = start(&ANALYZE);
    let mut input = running.0.stdin.take().unwrap();
    let mut output = BufReader::new(running.0.stdout.take().unwrap());
    for (number, game) in (1..).zip(games(8).lines().take(2)) {
        writeln!(input, "{game}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let review: Value = serde_json::from_str(&line).unwrap();
        assert_eq!((&review["line"], &review["complete"]), (&json!(number), &json!(true)));
    }
}

#[test]
fn a_killed_run_is_gone_on_with() {
    let folder = Folder::new();
    let file: PathBuf = folder.path().join("lines");
    let args = [&ANALYZE[..], &["--resume", file.to_str().unwrap()]].concat();
    let mut running = start(&args);
    let mut input = running.0.stdin.take().unwrap();
    let two: Vec<String> = games(8).lines().take(2).map(|game| format!("{game}\n")).collect();
    input.write_all(two.concat().as_bytes()).unwrap();
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while lines() < 2 {
        std::thread::yield_now();
    }
    // Another run leaves the file alone as long as this one lives.
    let home = Folder::new();
    let again = || Command::new(OTHELLO).args(&args).arg("-").envs(at_home(home.path()));
    let said = again().stdin(games(8)).assert().code(1);
    assert!(err(&said).ends_with("lines: another run is writing it\n"), "{}", err(&said));
    drop(running);
    again().stdin(games(8)).assert().code(1);
    let whole = Command::new(OTHELLO).args(ANALYZE).arg("-").envs(at_home(home.path()));
    let whole = out(&whole.stdin(games(8)).assert());
    assert_eq!(fs::read_to_string(&file).unwrap(), whole);
}

/// With a sentence that says why, and the file as it was.
#[test]
fn a_file_of_something_else_is_left_alone() {
    let base = Base::new(8);
    let whole = out(&base.run(&ANALYZE, &[]));
    let mut lines: Vec<&str> = whole.lines().collect();
    lines.swap(1, 2);
    let swapped = lines.join("\n") + "\n";
    let longer = format!("{whole}{}\n", lines[0]);
    let other = |args: &[&str]| out(&base.run(&["analyze", "--json", "--hash", "1"], args));
    let (deeper, puzzles) = (other(&["--level", "8"]), out(&base.run(&PUZZLES, &[])));
    for (text, words) in [
        ("hello\n", ": line 1 was not written by this command"),
        ("hello", ": its last line is not whole, and was not begun by this command"),
        (&swapped, ": line 2 is not about …/games.txt:2"),
        (&longer, ": line 9 is about no game of the input"),
        (&deeper, ": line 8 would be different with these options, or in this version"),
        (&puzzles, ": line 1 was not written by this command"),
    ] {
        let file = base.resumed("lines", text.as_bytes());
        let said = base.run(&ANALYZE, &["--resume", &file]).code(1);
        let name = base.games.clone();
        let short = |said: String| said.replace(&name, "…/games.txt").replace(&file, "lines");
        let said = short(err(&said));
        // Another thread may still name a fault of the input after it.
        let refusal = said.lines().find(|line| line.starts_with("othello: cannot resume lines"));
        assert!(refusal.is_some_and(|refusal| refusal.ends_with(words)), "{said}\n{words}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
    let said = base.run(&PUZZLES, &["--resume", &base.resumed("lines", whole.as_bytes())]).code(1);
    assert!(err(&said).ends_with("line 1 was not written by this command\n"), "{}", err(&said));
    #[cfg(unix)]
    let said = base.run(&ANALYZE, &["--resume", "/dev/null"]).code(1);
    #[cfg(unix)]
    assert!(err(&said).contains("expected a file, found a device"), "{}", err(&said));
}

#[test]
fn a_puzzle_and_its_images_are_one() {
    // The same game as seen from the other side of the diagonal.
    let image = |game: &str| {
        let squares = game.as_bytes().chunks(2);
        let image = squares.map(|square| [square[1] - b'1' + b'a', square[0] - b'a' + b'1']);
        String::from_utf8(image.flatten().collect()).unwrap()
    };
    let folder = Folder::new();
    let alone: String =
        games(8).lines().filter(|line| *line != "f5f5").flat_map(|line| [line, "\n"]).collect();
    let images: String = alone.lines().flat_map(|line| [image(line), "\n".into()]).collect();
    let path = folder.write("games.txt", &alone);
    let both = folder.write("both.txt", alone + &images);
    let find = |games: String| {
        let base = Base { folder: Folder::new(), games };
        let found = objects(&base.run(&PUZZLES, &[]).code(0)).into_iter();
        found.map(|mut puzzle| puzzle["board"].take()).collect::<Vec<_>>()
    };
    let found = find(path);
    assert!(!found.is_empty());
    assert_eq!(find(both), found);
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let base = Base::new(8);
    for (command, args, words) in [
        ("analyze", &["--shard", "1/2"][..], "--json"),
        ("analyze", &["--resume", "x"], "--json"),
        ("analyze", &["--json", "--shard", "0/2"], "expected the number of a part"),
        ("puzzles", &["--json", "--shard", "1/2", "--count", "3"], "cannot be used with"),
        ("puzzles", &["--json", "--resume", "x", "--daily"], "cannot be used with"),
        ("puzzles", &["--json", "--resume", "x", "--seed", "3"], "cannot be used with"),
        ("puzzles", &["--play", "--shard", "1/2"], "cannot be used with"),
    ] {
        let said = base.run(&[command], args).code(2);
        assert!(err(&said).contains(words), "{args:?}: {}", err(&said));
    }
}
