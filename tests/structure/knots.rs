//! Knots: files in which the methods of one type call each other in a circle through `self`. The
//! imports do not show it, but whoever changes one of the files has to know all of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::circles::{Graph, circular};
use crate::source::Package;

/// A line of code within an `impl` of a type, in a file.
struct Line<'a> {
    file: &'a str,
    /// The file that defines the type, and its name.
    owner: (String, &'a str),
    text: &'a str,
}

/// Returns the knots of a package, as `Type: file, file`.
pub fn knots(package: &Package) -> Vec<String> {
    let lines = implementations(package);
    let mut methods: BTreeMap<_, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for line in &lines {
        if let Some(name) = method(line.text) {
            methods.entry(&line.owner).or_default().entry(name).or_default().insert(line.file);
        }
    }
    let mut graphs: BTreeMap<_, Graph> = BTreeMap::new();
    // A chain of calls may begin in another line than `self`.
    for (owner, file, code) in bodies(&lines) {
        let called = calls(&code).filter_map(|name| methods.get(owner)?.get(name)).flatten();
        let others = called.filter(|other| **other != file).map(|other| (*other).to_owned());
        graphs.entry(owner).or_default().entry(file.to_owned()).or_default().extend(others);
    }
    let knot = |((_, name), graph): (&(String, &str), Graph)| {
        let files: BTreeSet<_> = circular(&graph).map(|(file, _)| file.as_str()).collect();
        let files: Vec<_> = files.into_iter().collect();
        (!files.is_empty()).then(|| format!("{name}: {}", files.join(", ")))
    };
    graphs.into_iter().filter_map(knot).collect()
}

/// Returns the code of each type in each file.
fn bodies<'a>(
    lines: &'a [Line<'a>],
) -> impl Iterator<Item = (&'a (String, &'a str), &'a str, String)> {
    let mut bodies: BTreeMap<_, String> = BTreeMap::new();
    for line in lines {
        let body = bodies.entry((&line.owner, line.file)).or_default();
        *body += line.text.trim();
        body.push(' ');
    }
    bodies.into_iter().map(|((owner, file), body)| (owner, file, body))
}

/// Returns the lines within the inherent `impl`s of all types.
fn implementations(package: &Package) -> Vec<Line<'_>> {
    let mut definitions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (file, code) in &package.files {
        for name in code.lines().filter_map(definition) {
            definitions.entry(name).or_default().push(file);
        }
    }
    let mut lines = Vec::new();
    for (file, code) in &package.files {
        let mut current = None;
        for text in code.lines() {
            if let Some(name) = implemented(text) {
                let files = definitions.get(name).map_or(&[][..], Vec::as_slice);
                current = Some((nearest(file, files), name));
            } else if !text.starts_with([' ', '\t']) && !text.is_empty() {
                current = None;
            } else if let Some(owner) = &current {
                lines.push(Line { file, owner: owner.clone(), text });
            }
        }
    }
    lines
}

/// Returns the name of the type that a line defines.
pub fn definition(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line =
        line.strip_prefix("pub(").and_then(|line| Some(line.split_once(") ")?.1)).unwrap_or(line);
    let kinds = ["struct ", "enum ", "union "];
    kinds.iter().find_map(|kind| line.strip_prefix(kind)).map(first_word)
}

/// Returns the name of the type whose inherent `impl` begins with a line.
fn implemented(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("impl")?;
    let rest = if rest.starts_with('<') { rest.split_once("> ")?.1 } else { rest.trim_start() };
    (!rest.contains(" for ")).then(|| first_word(rest))
}

/// Returns the name of the method that begins with a line.
fn method(line: &str) -> Option<&str> {
    let line = line.strip_prefix("    ").filter(|line| !line.starts_with(' '))?;
    let (before, name) = line.split_once("fn ")?;
    let is_head = before.split_whitespace().all(|word| {
        matches!(word, "pub" | "const" | "async" | "unsafe")
            || word.starts_with("pub(")
            || word.ends_with(')')
    });
    is_head.then(|| first_word(name))
}

/// Returns the names of the methods that are called on `self` or by `Self::`.
fn calls(code: &str) -> impl Iterator<Item = &str> {
    let after = code.split("self").skip(1).filter_map(|rest| rest.trim_start().strip_prefix('.'));
    let path = code.split("Self::").skip(1);
    let is_called = |rest: &&str| rest[first_word(rest).len()..].starts_with('(');
    after.chain(path).filter(is_called).map(first_word)
}

fn first_word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

/// Returns the one of these files that is nearest to a file: two types may have one name.
fn nearest(file: &str, files: &[&str]) -> String {
    let distance = |other: &&&str| {
        let shared = file.split('/').zip(other.split('/')).take_while(|(a, b)| a == b).count();
        (**other != file, usize::MAX - shared)
    };
    files.iter().min_by_key(distance).map_or(file, |file| file).to_owned()
}

#[test]
fn knots_are_found_among_other_calls() {
    let check = |files: &[(&str, &str)], expected: &[&str]| {
        let files = files.iter().map(|(file, code)| ((*file).to_owned(), (*code).to_owned()));
        let package = Package { name: "a".into(), folder: "src".into(), files: files.collect() };
        assert_eq!(knots(&package), expected);
    };
    let defined = "pub struct A;\n\nimpl A {\n    pub fn a(&self) {\n        self.b()\n    }\n}\n";
    let other = "impl<'a> A<'a> {\n    pub(super) const fn b(&self) {\n        CALL;\n    }\n}\n";
    let with = |call: &str| other.replace("CALL", call);
    let check_call = |call: &str, expected: &[&str]| {
        check(&[("a.rs", defined), ("a/b.rs", &with(call))], expected);
    };
    check_call("self.a()", &["A: a.rs, a/b.rs"]);
    check_call("self\n            .a()", &["A: a.rs, a/b.rs"]);
    check_call("Self::a(self)", &["A: a.rs, a/b.rs"]);
    check_call("self.b()", &[]);
    check_call("self.a", &[]);
    check_call("other.a()", &[]);
    // The same calls in one file, by a trait, and by another type of that name.
    check(&[("a.rs", &format!("{defined}\n{}", with("self.a()")))], &[]);
    let by_trait = with("self.a()").replace("<'a> A<'a>", " B for A");
    check(&[("a.rs", defined), ("b.rs", &by_trait)], &[]);
    let another = format!("struct A;\n\n{}", with("self.a()"));
    check(&[("a.rs", defined), ("b.rs", &another)], &[]);
}
