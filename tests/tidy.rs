//! The house is in order: a module uses only modules above it, and the rules know no terminal.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rules, from the ground up. A file or a folder in `src/` is one module.
const RULES: &[&str] = &[
    "square", "moves", "simd", "kernel", "board", "rules", "result", "position", "game", "perft",
    "stats", "clock", "notation", "series", "session", "openings", "graph", "words",
];

/// The screen and the program, on top of the rules in the same order.
#[rustfmt::skip]
const PROGRAM: &[&str] = &[
    "tui", "places", "config", "cli", "screen", "store", "mishap", "files", "plain", "show", "count",
    "convert", "check", "tell", "man", "doctor", "sit", "main",
];

/// What a module of the rules may know all the same: games come in long streams, which are read but
/// not opened, and a large tree is counted by several threads.
const EXCEPTIONS: &[(&str, &str)] = &[("notation", "std::io"), ("perft", "std::thread")];

/// What no module of the rules may know: the terminal, the command line, files, the time of day.
#[rustfmt::skip]
const NOT_FOR_RULES: &[&str] = &[
    "ratatui", "crossterm", "clap", "anyhow", "std::env", "std::fs", "std::io", "std::net",
    "std::process", "std::thread", "std::time::Instant", "std::time::SystemTime",
];

#[test]
fn modules_use_only_modules_above_them() {
    for file in sources() {
        let module = module_of(&file);
        if module == "lib" {
            continue;
        }
        let place = place(&module).unwrap_or_else(|| {
            panic!(
                "{} has no place yet: enter {module:?} in the list in {}, below all that it uses",
                file.display(),
                file!()
            )
        });
        for used in paths(&code(&file)).iter().filter_map(|path| module_used(path)) {
            let above = self::place(&used).is_none_or(|used| used < place);
            assert!(above || used == module, "{} uses {used}, listed below it", file.display());
        }
    }
}

#[test]
fn rules_know_no_terminal_no_files_and_no_time_of_day() {
    for file in sources().into_iter().filter(|file| RULES.contains(&&*module_of(file))) {
        check_knows_none(&file, NOT_FOR_RULES);
    }
}

/// On the screen only the loop and the terminal act; model, layout and view are pure.
#[test]
fn screens_are_drawn_without_files_and_time_of_day() {
    let acts = ["tui/mod.rs", "tui/term.rs"].map(|file| root().join(file));
    for file in sources().into_iter().filter(|file| module_of(file) == "tui") {
        if !acts.contains(&file) {
            check_knows_none(&file, &["std::fs", "std::io", "std::thread", "Instant::now"]);
        }
    }
}

fn check_knows_none(file: &Path, unwanted: &[&str]) {
    for path in paths(&code(file)) {
        let is_within = |name: &&&str| {
            path.strip_prefix(**name).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        let is_excepted = |name: &&&str| EXCEPTIONS.contains(&(&*module_of(file), **name));
        let used = unwanted.iter().filter(is_within).find(|name| !is_excepted(name));
        assert_eq!(used, None, "{} uses {path}", file.display());
    }
}

/// What the tests above see of a file.
#[test]
fn paths_are_found_wherever_they_stand() {
    let code =
        "use std::{fmt, io::{self, Read}}; fn f() -> crate::a::B { x(othello::c::d(\"{\")) }";
    let found = paths(code);
    for path in ["std::fmt", "std::io::self", "std::io::Read", "crate::a::B", "othello::c::d"] {
        assert!(found.contains(path), "{path} in {found:?}");
    }
}

fn place(module: &str) -> Option<usize> {
    RULES.iter().chain(PROGRAM).position(|&name| name == module)
}

/// All Rust files of the package's library and program.
fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    assert!(!files.is_empty());
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// `position` for `src/position.rs`, `notation` for `src/notation/pgn.rs`.
fn module_of(file: &Path) -> String {
    let below = file.strip_prefix(root()).unwrap();
    let first = below.components().next().unwrap().as_os_str().to_str().unwrap();
    first.trim_end_matches(".rs").into()
}

/// The file without its comments and without the unit tests at its end.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let (code, _) = text.split_once("\n#[cfg(test)]\nmod ").unwrap_or((&text, ""));
    let without_comment = |line: &str| line.split("//").next().unwrap_or_default().to_string();
    code.lines().map(without_comment).collect::<Vec<_>>().join("\n")
}

/// Every path in the code, with `a::{b, c}` as `a::b` and `a::c`.
fn paths(code: &str) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    let mut prefixes: Vec<String> = Vec::new();
    let mut path = String::new();
    for letter in code.chars() {
        if letter.is_alphanumeric() || letter == '_' || letter == ':' {
            path.push(letter);
            continue;
        }
        let prefix = prefixes.last().map_or("", String::as_str);
        let whole = format!("{prefix}{}", std::mem::take(&mut path));
        match letter {
            '{' if whole.ends_with("::") => prefixes.push(whole),
            '{' => prefixes.push(String::new()),
            '}' => {
                prefixes.pop();
                paths.insert(whole);
            }
            _ => _ = paths.insert(whole),
        }
    }
    paths
}

/// The module of this package that a path leads into.
fn module_used(path: &str) -> Option<String> {
    let mut parts = path.split("::");
    let is_ours = matches!(parts.next(), Some("crate" | "othello"));
    parts.next().filter(|module| is_ours && !module.is_empty()).map(str::to_string)
}
