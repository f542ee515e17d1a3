//! A reader of Rust source as rustfmt leaves it: packages, files, paths and imports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// The source of a package.
pub struct Package {
    /// The name by which its own code may call it.
    pub name: String,
    /// The folder of its source, from the folder of the workspace: `crates/core/src`.
    pub folder: String,
    /// The files, from that folder, with their code: without comments and unit tests.
    pub files: BTreeMap<String, String>,
}

/// Returns the program and the packages in `crates/`.
pub fn packages() -> Vec<Package> {
    let mut folders = vec![String::new()];
    let entries = fs::read_dir(root().join("crates")).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    folders.extend(names.map(|name| format!("crates/{name}/")));
    folders.sort();
    folders.iter().map(|folder| Package::read(folder)).collect()
}

/// Returns the source of the package in a folder.
pub fn package(folder: &str) -> Package {
    Package::read(folder)
}

/// Returns the source of the program.
pub fn program() -> Package {
    Package::read("")
}

impl Package {
    fn read(place: &str) -> Self {
        let manifest = read(&format!("{place}Cargo.toml"));
        let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")).unwrap();
        let name = name.trim_end_matches('"').replace('-', "_");
        let folder = format!("{place}src");
        let files = files(&folder).into_iter().filter(|file| !is_test(file));
        let files = files.map(|file| {
            let code = code(&read(&format!("{folder}/{file}")));
            (file, code)
        });
        let files = files.collect();
        Self { name, folder, files }
    }

    /// Returns the files that each file imports.
    pub fn imports(&self) -> BTreeMap<String, BTreeSet<String>> {
        let named = self.files.keys().filter(|file| *file != "main.rs");
        let modules: BTreeMap<_, _> = named.map(|file| (module(file), file.clone())).collect();
        let used = |(file, code): (&String, &String)| {
            let paths = paths(code).into_iter();
            let used = paths.filter_map(|path| {
                resolve(&self.name, &module(file), &path, &modules).map(String::from)
            });
            (file.clone(), used.filter(|used| used != file).collect())
        };
        self.files.iter().map(used).collect()
    }
}

/// Returns `true` for a file of unit tests.
fn is_test(file: &str) -> bool {
    file.trim_end_matches(".rs").split('/').any(|part| part == "tests")
}

/// Returns the file that a path leads to, as deep as the modules go; `None` outside the package.
fn resolve<'a>(
    package: &str,
    module: &[String],
    path: &str,
    modules: &'a BTreeMap<Vec<String>, String>,
) -> Option<&'a str> {
    let mut parts: Vec<String> = path.split("::").map(String::from).collect();
    let first = parts.first().filter(|_| parts.len() > 1)?.clone();
    let mut full = match first.as_str() {
        name if name == "crate" || name == package => {
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

/// Returns the module of a file: `a::b` for `a/b.rs` and for `a/b/mod.rs`.
fn module(file: &str) -> Vec<String> {
    let mut parts: Vec<_> = file.trim_end_matches(".rs").split('/').map(String::from).collect();
    if parts.last().is_some_and(|last| matches!(&**last, "mod" | "lib")) {
        parts.pop();
    }
    parts
}

/// Returns every path in the code, and those that begin with a name that it imports with what that stands for.
pub fn full_paths(code: &str) -> BTreeSet<String> {
    let uses = code.split(';').filter_map(|item| item.rsplit_once("use ").map(|(_, path)| path));
    let imported = uses.flat_map(|path| paths(&format!("{path};")));
    let imported: BTreeMap<_, _> = imported
        .filter_map(|path| {
            Some((path.trim_end_matches("::self").rsplit("::").next()?.to_owned(), path))
        })
        .collect();
    let mut found = paths(code);
    let whole = |path: &String| {
        let (first, rest) = path.split_once("::")?;
        let path = imported.get(first)?.trim_end_matches("::self");
        Some(format!("{path}::{rest}"))
    };
    found.extend(found.iter().filter_map(whole).collect::<Vec<_>>());
    found
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

/// Returns the code in a text, without its comments and the unit tests at its end.
pub fn code(text: &str) -> String {
    let tests = ["\n#[cfg(test)]\nmod tests {", "\n#[cfg(test)]\n#["];
    let end = tests.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    let without_comment = |line: &str| line.split("//").next().unwrap_or_default().to_string();
    text[..end].lines().map(without_comment).collect::<Vec<_>>().join("\n")
}

/// Returns the text of a file, by its name from the folder of the workspace.
fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap()
}

/// Returns the names of all Rust files in a folder and in the folders within.
fn files(folder: &str) -> Vec<String> {
    let root = root().join(folder);
    let mut files = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = path.strip_prefix(&root).unwrap().to_str().unwrap();
                files.push(file.replace(MAIN_SEPARATOR, "/"));
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
fn a_path_behind_an_imported_name_is_seen_whole() {
    let code = "use a::b::{self, c};\nuse d::e;\nfn f() { e::g(b::h, c::i) }";
    let found = full_paths(code);
    for path in ["d::e::g", "a::b::h", "a::b::c::i"] {
        assert!(found.contains(path), "{path} in {found:?}");
    }
}

#[test]
fn paths_lead_to_the_deepest_file() {
    let files = ["lib.rs", "a.rs", "b/mod.rs", "b/c.rs", "b/d/mod.rs", "b/d/e.rs"];
    let modules: BTreeMap<_, _> = files.map(|file| (module(file), file.to_string())).into();
    let check = |from: &str, path: &str, expected: Option<&str>| {
        let found = resolve("othello", &module(from), path, &modules);
        assert_eq!(found, expected, "{path} in {from}");
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
