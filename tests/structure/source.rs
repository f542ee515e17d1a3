//! A reader of Rust source as rustfmt leaves it: paths and imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the files of `src/` and the files that each imports.
pub fn files_used() -> BTreeMap<String, BTreeSet<String>> {
    let files = sources("src");
    let named = files.iter().filter(|file| *file != "main.rs");
    let modules: BTreeMap<_, _> = named.map(|file| (module(file), file.clone())).collect();
    let used = |file: String| {
        let module = module(&file);
        let paths = paths(&code(&file)).into_iter();
        let used = paths.filter_map(|path| resolve(&module, &path, &modules).map(String::from));
        let others = used.filter(|used| *used != file).collect();
        (file, others)
    };
    files.into_iter().map(used).collect()
}

/// Returns the file that a path leads to, as deep as the modules go; `None` outside the package.
fn resolve<'a>(
    module: &[String],
    path: &str,
    modules: &'a BTreeMap<Vec<String>, String>,
) -> Option<&'a str> {
    let mut parts: Vec<String> = path.split("::").map(String::from).collect();
    let first = parts.first().filter(|_| parts.len() > 1)?.clone();
    let mut full = match first.as_str() {
        "crate" | "othello" => {
            parts.remove(0);
            Vec::new()
        }
        "super" | "self" => {
            let mut base = module.to_vec();
            while matches!(parts.first().map(String::as_str), Some("super" | "self")) {
                if parts.remove(0) == "super" {
                    base.pop();
                }
            }
            base
        }
        _ if modules.contains_key(&[module, std::slice::from_ref(&first)].concat()) => {
            module.to_vec()
        }
        _ => return None,
    };
    full.extend(parts);
    let deepest = (1..=full.len()).rev().find_map(|length| modules.get(&full[..length]));
    deepest.map(String::as_str)
}

/// Returns the module of a file in `src/`: `a::b` for `a/b.rs` and for `a/b/mod.rs`.
fn module(file: &str) -> Vec<String> {
    let mut parts: Vec<_> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if parts.last().is_some_and(|last| matches!(&**last, "mod" | "lib")) {
        parts.pop();
    }
    parts
}

/// Returns every path in the code, with `a::{b, c}` as `a::b` and `a::c`.
pub fn paths(code: &str) -> BTreeSet<String> {
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

/// Returns the code of a file in `src/` without its comments and the unit tests at its end.
pub fn code(file: &str) -> String {
    let text = read("src", file);
    let (code, _) = text.split_once("\n#[cfg(test)]\nmod ").unwrap_or((&text, ""));
    let without_comment = |line: &str| line.split("//").next().unwrap_or_default().to_string();
    code.lines().map(without_comment).collect::<Vec<_>>().join("\n")
}

/// Returns the names, from the package's folder, and texts of all files of `src/` and `tests/`.
pub fn all_sources() -> Vec<(String, String)> {
    let of = |folder| {
        let read = move |file: String| (format!("{folder}/{file}"), read(folder, &file));
        sources(folder).into_iter().map(read)
    };
    of("src").chain(of("tests")).collect()
}

pub fn read(folder: &str, file: &str) -> String {
    fs::read_to_string(root().join(folder).join(file)).unwrap()
}

/// Returns the names of all Rust files in a folder of the package and in the folders within.
pub fn sources(folder: &str) -> Vec<String> {
    let root = root().join(folder);
    let mut files = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path.strip_prefix(&root).unwrap().to_str().unwrap().to_string());
            }
        }
    }
    assert!(!files.is_empty());
    files.sort();
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}

#[test]
fn paths_are_found_in_groups_signatures_and_calls() {
    let code =
        "use std::{fmt, io::{self, Read}}; fn f() -> crate::a::B { x(othello::c::d(\"{\")) }";
    let found = paths(code);
    for path in ["std::fmt", "std::io::self", "std::io::Read", "crate::a::B", "othello::c::d"] {
        assert!(found.contains(path), "{path} in {found:?}");
    }
}

#[test]
fn paths_lead_to_the_deepest_file() {
    let files = ["lib.rs", "a.rs", "b/mod.rs", "b/c.rs", "b/d/mod.rs", "b/d/e.rs"];
    let modules: BTreeMap<_, _> = files.map(|file| (module(file), file.to_string())).into();
    let check = |from: &str, path: &str, expected: Option<&str>| {
        assert_eq!(resolve(&module(from), path, &modules), expected, "{path} in {from}");
    };
    check("b/c.rs", "crate::a::X", Some("a.rs"));
    check("b/c.rs", "othello::a", Some("a.rs"));
    check("b/c.rs", "crate::b::d::e::f", Some("b/d/e.rs"));
    check("b/c.rs", "crate::X", None);
    check("b/c.rs", "std::a", None);
    check("b/c.rs", "super::d::X", Some("b/d/mod.rs"));
    check("b/d/e.rs", "super::super::c::f", Some("b/c.rs"));
    check("b/d/e.rs", "super::X", Some("b/d/mod.rs"));
    check("b/mod.rs", "self::c::f", Some("b/c.rs"));
    check("b/mod.rs", "d::e::f", Some("b/d/e.rs"));
    check("b/c.rs", "d::e::f", None);
}
