//! Files that draw: they take what they draw by `&`, and change nothing but the frame. A window may
//! also take input, which changes the window's own state.

use crate::source::paths;

/// The modules of ratatui that only drawing needs. Others lay out, style, or own the terminal.
const DRAWING: &[&str] =
    &["ratatui::buffer", "ratatui::text", "ratatui::widgets", "ratatui::Frame"];

/// The things that drawing changes: the frame, pictures kept from frame to frame, and text as it is put together.
const CHANGED: &[&str] =
    &["Buffer", "Frame", "Pictures", "Vec", "String", "Formatter", "Self", "impl Write"];

/// Returns the mutable borrows in a file that draws, of anything else.
pub fn changes(file: &str, code: &str) -> Vec<String> {
    let draws = paths(code).iter().any(|path| {
        DRAWING.iter().any(|module| path == module || path.starts_with(&format!("{module}::")))
    });
    if !draws {
        return Vec::new();
    }
    let mut changes = Vec::new();
    let mut implemented = String::new();
    for line in code.lines() {
        if let Some(rest) = line.strip_prefix("impl") {
            let by_trait = rest.rsplit_once(" for ").map(|(_, name)| name);
            let subject = by_trait.unwrap_or_else(|| rest.split_once(' ').map_or("", |it| it.1));
            implemented = name(subject);
        }
        for rest in borrowed(line) {
            let rest = rest.strip_prefix("self").map_or(rest, |_| implemented.as_str());
            // Values are borrowed in lower case, types are named in upper case.
            let subject = name(rest.strip_prefix("dyn ").unwrap_or(rest));
            let is_value = subject.starts_with(|letter: char| !letter.is_uppercase());
            let is_own = ["struct ", "enum ", "impl Window for "]
                .iter()
                .any(|kind| code.split(kind).skip(1).any(|defined| name(defined) == subject));
            if !is_value && !is_own && !CHANGED.contains(&&*subject) {
                changes.push(format!("{file} may change {subject}: {}", line.trim()));
            }
        }
    }
    changes
}

/// Returns what follows each `&mut` and `&'a mut` of a line.
fn borrowed(line: &str) -> impl Iterator<Item = &str> {
    let parts: Vec<_> = line.match_indices("mut ").collect();
    parts.into_iter().filter_map(move |(at, mark)| {
        let before = line[..at].trim_end();
        let before = before.rsplit_once('\'').map_or(before, |(before, name)| {
            if name.chars().all(char::is_alphanumeric) { before } else { &line[..at] }
        });
        before.ends_with('&').then_some(&line[at + mark.len()..])
    })
}

/// Returns the last part of the path that a text begins with.
fn name(text: &str) -> String {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && !matches!(letter, '_' | ':'));
    let path = &text[..end.unwrap_or(text.len())];
    path.rsplit("::").next().unwrap_or_default().to_owned()
}

#[test]
fn changes_of_the_state_are_found_among_those_of_the_frame() {
    let check = |code: &str, expected: usize| {
        let code = format!("use ratatui::text::Line;\n\n{code}");
        assert_eq!(changes("a.rs", &code).len(), expected, "{code}");
    };
    check("fn draw(model: &Model, buffer: &mut Buffer, all: &mut Vec<Line>) {}", 0);
    check("fn draw(frame: &mut ratatui::Frame<'_>) {\n    push(&mut lines);\n}", 0);
    check("fn draw(model: &mut Model) {}", 1);
    check("struct Painter<'a> {\n    model: &'a mut Model,\n}", 1);
    check("fn draw(mut model: Model) {\n    let mut lines = Vec::new();\n}", 0);
    check("fn draw(state: &mut othello_board::app::State) {}", 1);
    check("struct Sheet;\n\nimpl Sheet {\n    fn push(&mut self) {}\n}", 0);
    check("impl Model {\n    fn push(&mut self) {}\n}", 1);
    check("impl Window for Help {\n    fn take(&mut self) {}\n}", 0);
    check("impl Other for Help {\n    fn take(&mut self) {}\n}", 1);
    assert!(changes("a.rs", "fn update(model: &mut Model) {}").is_empty());
}
