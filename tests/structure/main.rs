//! The structure of the source: what Cargo does not check.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod source;

use std::collections::{BTreeMap, BTreeSet};

use source::{all_sources, code, files_used, paths, sources};

/// The world outside of the program.
#[rustfmt::skip]
const WORLD: &[&str] = &[
    "std::env", "std::fs", "std::io", "std::net", "std::process", "std::thread",
    "std::time::Instant", "std::time::SystemTime", "rustix", "signal_hook",
];

const TERMINAL: &[&str] = &["ratatui", "crossterm", "clap", "anyhow"];

/// Fails with all problems at once.
#[track_caller]
fn assert_none(problems: impl IntoIterator<Item = String>) {
    let problems: Vec<String> = problems.into_iter().collect();
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
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
fn the_controller_uses_no_terminal() {
    for file in sources("src").into_iter().filter(|file| file.starts_with("controller")) {
        assert_uses_none(&file, TERMINAL);
        assert_uses_none(&file, WORLD);
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
    let [screen, lines] = ["src/screen/", "src/line/"].map(sentences);
    assert!(screen.len() > 10 && lines.len() > 10, "{screen:?} {lines:?}");
    assert_none(screen.into_iter().filter(|sentence| lines.contains(sentence)));
}
