//! The structure of the source: the order of the modules, no circles between files, the modules
//! that may act on the world, and the limits of size.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use source::{all_sources, code, fields, files_used, items, paths, questions, read, sources};

/// The modules of the library and, on top of them, the program. A module is a file or a folder in
/// `src/`, and uses only modules before it in this list.
#[rustfmt::skip]
const LIBRARY: &[&str] = &[
    "sorting", "square", "moves", "simd", "kernel", "board", "rules", "result", "position", "game", "tree",
    "perft", "stats", "clock", "notation", "engine", "series", "session", "openings", "link",
];

/// The modules of the program, in `src/app/`, in the same order.
#[rustfmt::skip]
const PROGRAM: &[&str] = &[
    "text", "dirs", "exit_status", "engine_options", "match_options", "puzzle_options", "rules_options", "interrupt", "graph", "json", "store",
    "engine_worker", "player_choice", "input", "controller", "narration", "link", "tui", "svg", "diagram", "config", "link_options", "cli", "help", "appearance", "progress", "line",
    "panic_report", "commands",
];

/// The files and folders of the program that may use files, threads and the time of day.
#[rustfmt::skip]
const ACTING: &[&str] = &[
    "app/appearance.rs", "app/commands", "app/config.rs", "app/config", "app/dirs.rs",
    "app/engine_options.rs", "app/engine_worker.rs", "app/engine_worker", "app/exit_status.rs", "app/input.rs", "app/interrupt.rs", "app/json.rs", "app/line/engine.rs", "app/line/input.rs", "app/line/lines.rs",
    "app/line/mod.rs", "app/line/printer.rs", "app/link", "app/link_options.rs", "app/mod.rs", "app/panic_report.rs", "app/progress.rs", "app/store.rs",
    "app/store", "app/tui/frame_writer.rs", "app/tui/frame_writer", "app/tui/inputs.rs",
    "app/tui/inputs_elsewhere.rs", "app/tui/mod.rs", "app/tui/output.rs", "app/tui/pace.rs", "app/tui/screen.rs",
    "app/tui/signals.rs", "app/tui/term.rs", "app/tui/term",
];

/// The world outside of the program.
#[rustfmt::skip]
const WORLD: &[&str] = &[
    "std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread",
    "std::time::Instant", "std::time::SystemTime", "rustix", "signal_hook",
];

const TERMINAL: &[&str] = &["ratatui", "crossterm", "clap", "anyhow"];

/// The exceptions for the library: the readers take a stream, perft and searches run several
/// threads, a search may have a limit of time, and an external engine is another process.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("notation", "std::io"),
    ("perft", "std::thread"),
    ("engine", "std::thread"),
    ("engine", "std::time::Instant"),
    ("engine", "std::process"),
    ("engine", "std::io"),
];

const MOST_FILE_LINES: usize = 450;
const MOST_FUNCTION_LINES: usize = 60;
const MOST_FIELDS: usize = 12;
/// The number of doc comments that may open with a bare question word.
const MOST_QUESTIONS: usize = 19;

/// Fails with all problems at once.
#[track_caller]
fn assert_none(problems: impl IntoIterator<Item = String>) {
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

/// Unit tests may use any module.
#[test]
fn modules_use_only_modules_listed_before_them() {
    let is_test = |file: &str| file.ends_with("/tests.rs") || file.contains("/tests/");
    let files = files_used().into_iter().filter(|(file, _)| !is_test(file));
    let problems = files.flat_map(|(file, used)| {
        let place = place(&file);
        let unlisted = place.is_none().then(|| format!("{file} is in no list of {}", file!()));
        let below =
            used.into_iter().filter(move |used| place.is_some() && place < self::place(used));
        let below = below.map(move |used| format!("{file} uses {used}, which is listed after it"));
        unlisted.into_iter().chain(below).collect::<Vec<_>>()
    });
    assert_none(problems);
}

/// Returns the position of a file's module among those of the library, and among those of the
/// program.
fn place(file: &str) -> Option<(usize, usize)> {
    let index = |list: &[&str], name: &str| {
        list.iter().position(|&module| Some(module) == name.split(['/', '.']).next())
    };
    match file {
        // The roots use all the modules that they declare.
        "main.rs" | "closed_output.rs" | "lib.rs" => Some((LIBRARY.len() + 1, 0)),
        "app/mod.rs" => Some((LIBRARY.len(), PROGRAM.len())),
        _ => match file.strip_prefix("app/") {
            Some(file) => Some((LIBRARY.len(), index(PROGRAM, file)?)),
            None => Some((index(LIBRARY, file)?, 0)),
        },
    }
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    assert_none(circular(&files_used()).map(|(file, used)| format!("{file} -> {used}")));
}

/// Returns the imports that lead back to where they come from.
fn circular(
    graph: &BTreeMap<String, BTreeSet<String>>,
) -> impl Iterator<Item = (&String, &String)> {
    let edges = graph.iter().flat_map(|(file, used)| used.iter().map(move |used| (file, used)));
    edges.filter(|(file, used)| reachable(used, graph).contains(file))
}

/// Returns the files that a file imports, directly or through others, and the file itself.
fn reachable<'a>(
    file: &'a String,
    graph: &'a BTreeMap<String, BTreeSet<String>>,
) -> BTreeSet<&'a String> {
    let mut seen = BTreeSet::new();
    let mut next = vec![file];
    while let Some(file) = next.pop() {
        if seen.insert(file) {
            next.extend(graph.get(file).into_iter().flatten());
        }
    }
    seen
}

#[test]
fn circles_are_found_among_other_imports() {
    let check = |edges: &[(&str, &str)], expected: &[(&str, &str)]| {
        let mut graph = BTreeMap::<String, BTreeSet<String>>::new();
        for (file, used) in edges {
            graph.entry((*file).into()).or_default().insert((*used).into());
        }
        let found: Vec<_> = circular(&graph).map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(found, expected);
    };
    check(&[("a", "b"), ("b", "c"), ("a", "c")], &[]);
    let edges = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "e")];
    check(&edges, &[("b", "c"), ("c", "d"), ("d", "b")]);
}

#[test]
fn the_library_uses_no_terminal_no_files_and_no_time_of_day() {
    let is_binary = |file: &str| ["main.rs", "closed_output.rs"].contains(&file);
    let is_library = |file: &String| !file.starts_with("app/") && !is_binary(file);
    for file in sources("src").into_iter().filter(is_library) {
        let module = file.split(['/', '.']).next().unwrap();
        let is_excepted = |name: &&str| EXCEPTIONS.contains(&(module, *name));
        let unwanted = [TERMINAL, WORLD].concat().into_iter().filter(|name| !is_excepted(name));
        assert_uses_none(&file, &unwanted.collect::<Vec<_>>());
    }
}

/// The controller, the model and the view of the screen, and the line mode but for its loop, are
/// given the time and return what is to be done.
#[test]
fn only_the_listed_files_of_the_program_act_on_the_world() {
    let acts = |file: &str| ACTING.iter().any(|&acting| Path::new(file).starts_with(acting));
    for file in sources("src").into_iter().filter(|file| file.starts_with("app/") && !acts(file)) {
        assert_uses_none(&file, WORLD);
    }
}

#[test]
fn the_controller_uses_no_terminal() {
    for file in sources("src").into_iter().filter(|file| file.starts_with("app/controller")) {
        assert_uses_none(&file, TERMINAL);
    }
}

fn assert_uses_none(file: &str, unwanted: &[&str]) {
    for path in paths(&code(file)) {
        let is_within = |name: &&&str| {
            path.strip_prefix(**name).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        let used = unwanted.iter().find(is_within);
        assert_eq!(used, None, "src/{file} uses {path}");
    }
}

#[test]
fn files_are_short() {
    assert_none(all_sources().into_iter().filter_map(|(file, text)| {
        let lines = text.lines().count();
        (lines > MOST_FILE_LINES)
            .then(|| format!("{file}: {lines} lines, at most {MOST_FILE_LINES}"))
    }));
}

#[test]
fn functions_are_short() {
    assert_none(all_sources().into_iter().flat_map(|(file, text)| {
        let long = items(&text, "fn ").filter(|(_, lines)| lines.len() > MOST_FUNCTION_LINES);
        let problem = |(name, lines): (String, Vec<&str>)| {
            format!("{file}: fn {name} has {} lines, at most {MOST_FUNCTION_LINES}", lines.len())
        };
        long.map(problem).collect::<Vec<_>>()
    }));
}

#[test]
fn structs_have_few_fields() {
    assert_none(all_sources().into_iter().flat_map(|(file, text)| {
        let counted = items(&text, "struct ").map(|(name, lines)| (name, fields(&lines)));
        let problem = |(name, fields)| {
            format!("{file}: struct {name} has {fields} fields, at most {MOST_FIELDS}")
        };
        counted.filter(|(_, fields)| *fields > MOST_FIELDS).map(problem).collect::<Vec<_>>()
    }));
}

#[test]
fn few_doc_comments_open_with_a_bare_question_word() {
    let questions: Vec<String> = sources("src")
        .into_iter()
        .flat_map(|file| {
            let questions = questions(&read("src", &file));
            questions.into_iter().map(move |question| format!("{file}: {question}"))
        })
        .collect();
    if questions.len() > MOST_QUESTIONS {
        assert_none(questions);
    }
}

/// A sentence that both front ends say stands in `narration`.
#[test]
fn no_sentence_is_written_in_both_front_ends() {
    let sentences = |folder: &str| {
        let is_here = |(file, _): &(String, String)| {
            file.starts_with(folder) && !file.contains("/tests") && !file.ends_with("tests.rs")
        };
        let texts = all_sources().into_iter().filter(is_here).map(|(_, text)| text);
        let quoted = texts.flat_map(|text| {
            let lines = text.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
            lines.map(str::to_owned).collect::<Vec<_>>()
        });
        let is_sentence = |text: &String| {
            text.starts_with(char::is_uppercase) && text.ends_with('.') && text.contains(' ')
        };
        quoted.filter(is_sentence).collect::<Vec<_>>()
    };
    let [screen, lines] = ["src/app/tui/", "src/app/line/"].map(sentences);
    assert!(screen.len() > 10 && lines.len() > 10, "{screen:?} {lines:?}");
    assert_none(screen.into_iter().filter(|sentence| lines.contains(sentence)));
}
