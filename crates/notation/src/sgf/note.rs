//! Notes as properties of SGF.

use std::fmt::Write as _;

use crate::game_tree::{self, Escapes};
use crate::sgf::point;
use othello_core::square::Square;
use othello_core::tree::{Mark, Note, Sign};

/// The signs that the format has properties for, each with its value.
const SIGNS: [(Sign, &str, &str); 6] = [
    (Sign(1), "TE", "1"),
    (Sign(2), "BM", "1"),
    (Sign(3), "TE", "2"),
    (Sign(4), "BM", "2"),
    (Sign(5), "IT", ""),
    (Sign(6), "DO", ""),
];

/// The marks that the format has properties for.
const MARKS: [(Mark, &str); 4] =
    [(Mark::Triangle, "TR"), (Mark::Square, "SQ"), (Mark::Circle, "CR"), (Mark::Cross, "MA")];

/// Adds what a property says to a note. One that means nothing to us is kept as it is.
pub(super) fn add(note: &mut Note, property: &game_tree::Property<'_>) {
    if !add_known(note, property) {
        note.properties.extend(property.kept(0));
    }
}

/// Adds what a property says; returns `false` if that is nothing to us.
fn add_known(note: &mut Note, property: &game_tree::Property<'_>) -> bool {
    let text = property.text();
    match &*property.name {
        "C" => property.texts().for_each(|text| note.add_comment(&lines(&text))),
        "CB" => property.texts().for_each(|text| note.add_before(&lines(&text))),
        "N" if note.name.is_empty() => {
            note.name = lines(&text);
            note.properties.extend(property.kept(1));
        }
        "XV" => note.unread.extend(property.texts().map(|text| lines(&text))),
        "NG" => {
            let signs: Option<Vec<_>> = property.texts().map(|text| sign(&text)).collect();
            let Some(signs) = signs else { return false };
            for sign in signs {
                note.add_sign(sign);
            }
        }
        "LB" => {
            let labels: Option<Vec<_>> = property.texts().map(|text| label(&text)).collect();
            let Some(labels) = labels else { return false };
            for (label, square) in labels {
                note.add_mark(label, square);
            }
        }
        name => {
            let sign = SIGNS.iter().find(|(_, known, value)| *known == name && *value == text);
            // That of a pass may be the same as that of the move before it.
            if let Some((sign, ..)) = sign.filter(|(sign, ..)| !note.signs().contains(sign)) {
                note.add_sign(*sign);
                return property.written.len() == 1;
            }
            let mark = MARKS.iter().find(|(_, known)| *known == name);
            let (Some((mark, _)), Some(squares)) = (mark, point::squares(property)) else {
                return false;
            };
            for square in squares {
                note.add_mark(mark.clone(), square);
            }
        }
    }
    true
}

/// Reads a sign by its number, which is written in one way.
fn sign(text: &str) -> Option<Sign> {
    text.parse().ok().map(Sign).filter(|sign| sign.0.to_string() == text)
}

/// Reads a label: `d3:A`.
fn label(text: &str) -> Option<(Mark, Square)> {
    let (square, label) = text.split_once(':')?;
    Some((Mark::Label(label.into()), point::square(square)?))
}

fn lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}

pub(super) fn write(note: &Note, out: &mut String) {
    write_text("N", &note.name, out);
    write_text("CB", &note.before, out);
    write_text("C", &note.comment, out);
    let mut others = Vec::new();
    let mut names: Vec<&str> = Vec::new();
    for sign in note.signs() {
        // A node has each property once.
        match SIGNS.iter().find(|(known, name, _)| known == sign && !names.contains(name)) {
            Some((_, name, value)) => {
                names.push(name);
                push(out, format_args!("{name}[{value}]"));
            }
            None => others.push(sign.0),
        }
    }
    write_list("NG", others.iter().map(ToString::to_string), out);
    for (mark, name) in &MARKS {
        let squares = note.marks().iter().filter(|(known, _)| known == mark);
        write_list(name, squares.map(|(_, square)| square.name().into()), out);
    }
    let labels = note.marks().iter().filter_map(|(mark, square)| match mark {
        Mark::Label(label) => Some(format!("{square}:{}", escape(label).replace(':', "\\:"))),
        Mark::Triangle | Mark::Square | Mark::Circle | Mark::Cross => None,
    });
    write_list("LB", labels, out);
    for property in note.properties.iter().filter(|property| !changes_game(property.name())) {
        write_list(property.name(), property.values().iter().map(|value| closed(value)), out);
    }
    write_list("XV", note.unread.iter().map(|text| escape(text)), out);
}

/// Returns `true` for the name of a property that says what the game is. One from another format
/// means something else by it.
fn changes_game(name: &str) -> bool {
    ["B", "W", "AB", "AW", "AE", "GM", "SZ"].contains(&name)
}

fn write_text(name: &str, text: &str, out: &mut String) {
    write_list(name, (!text.is_empty()).then(|| escape(text)).into_iter(), out);
}

/// Writes a property with some values, unless there are none.
fn write_list(name: &str, values: impl Iterator<Item = String>, out: &mut String) {
    for (index, value) in values.enumerate() {
        if index == 0 {
            out.push_str(name);
        }
        push(out, format_args!("[{value}]"));
    }
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes all that is written");
}

/// Returns a text as it stands between brackets.
pub(super) fn escape(text: &str) -> String {
    fit(&text.replace('\\', "\\\\").replace(']', "\\]"))
}

/// Returns a value that stands between brackets, or escapes one of another format that cannot.
fn closed(value: &str) -> String {
    let mut is_escaped = false;
    let is_open = value.bytes().any(|byte| {
        let is_end = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    });
    if is_open || is_escaped { escape(value) } else { fit(value) }
}

/// Returns a text with blanks for the characters that no text file has, and without the beginning of
/// another game.
fn fit(text: &str) -> String {
    let is_unfit = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t');
    Escapes::Backslash.without_games(&text.replace(is_unfit, " "))
}
