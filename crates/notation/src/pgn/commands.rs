//! The commands in comments that hold what PGN has no other place for: marks, names, properties of
//! SGF, and words that a comment cannot have in it.
//!
//! `{[%mark triangle d3 c4] [%label e5 "A"]}` marks three squares. A comment with anything else in it
//! is one for readers.

use std::fmt::Write as _;

use crate::evaluation;
use crate::pgn::quoted;
use crate::times::{self, Time};
use othello_core::board::Color;
use othello_core::square::Square;
use othello_core::tree::{Mark, Note, Property};

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Commands {
    pub(super) note: Note,
    /// `true` if the players went on from another board than the rules give after the move.
    pub(super) changes_board: bool,
    /// `true` if the move before the comment is the same as the one that the variation replaces: the
    /// variation goes on behind it.
    pub(super) is_same: bool,
    /// Times of the move before the comment in seconds, each with the number of properties before it.
    pub(super) times: Vec<(usize, Time, String)>,
}

/// The command that has a variation go on behind the move that it repeats.
pub(super) const SAME: &str = "{[%same]}";

pub(super) fn comment(text: &str) -> String {
    if is_plain(text) {
        format!("{{{text}}}")
    } else {
        format!("{{[%text \"{}\"]}}", quoted::escape_in_comment(text))
    }
}

/// Returns `true` if a comment may have a text in it as it is: it is read as that text.
fn is_plain(text: &str) -> bool {
    let is_control = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t');
    // A tag in a line of its own may begin another game.
    let mut lines = text.split('\n').skip(1);
    !text.trim().is_empty()
        && !text.contains('}')
        && !text.contains(is_control)
        && !lines.any(|line| line.trim_start().starts_with('['))
        && parse(text).is_none()
        && evaluation::parse(text).is_none()
        && times::split(text).is_none()
}

/// Returns a comment with all that a note says beside its comment and its signs; `None` if that is
/// nothing. The comment before the move is part of it unless it stands there. Times are those of a move of that player.
pub(super) fn write(note: &Note, before: Option<&str>, player: Option<Color>) -> Option<String> {
    let mut commands = Vec::new();
    let text = |text: &str| format!("\"{}\"", quoted::escape_in_comment(text));
    if let Some(before) = before.filter(|before| !before.is_empty()) {
        commands.push(format!("[%before {}]", text(before)));
    }
    if !note.name.is_empty() {
        commands.push(format!("[%name {}]", text(&note.name)));
    }
    for mark in Mark::SHAPES {
        let squares = note.marks().iter().filter(|(known, _)| *known == mark);
        let squares = squares.fold(String::new(), |line, (_, square)| line + " " + square.name());
        if let Some(name) = mark.name().filter(|_| !squares.is_empty()) {
            commands.push(format!("[%mark {name}{squares}]"));
        }
    }
    for (mark, square) in note.marks() {
        if let Mark::Label(label) = mark {
            commands.push(format!("[%label {square} {}]", text(label)));
        }
    }
    for property in &note.properties {
        let time = player.and_then(|player| times::command(property, player));
        let is_told = time.as_ref().is_some_and(|(_, is_all)| *is_all);
        commands.extend(time.map(|(command, _)| command));
        if is_told {
            continue;
        }
        let mut command = format!("[%property {}", property.name());
        for value in property.values() {
            write!(command, " {}", text(value)).expect("a string takes all that is written");
        }
        commands.push(command + "]");
    }
    commands.extend(note.unread.iter().map(|unread| format!("[%variation {}]", text(unread))));
    (!commands.is_empty()).then(|| format!("{{{}}}", commands.join(" ")))
}

/// Reads the commands of a comment; `None` if there is anything else in it.
pub(super) fn parse(comment: &str) -> Option<Commands> {
    let mut rest = comment.trim();
    if !rest.starts_with("[%") {
        return None;
    }
    let mut commands = Commands::default();
    while !rest.is_empty() {
        let (words, behind) = command(rest.strip_prefix("[%")?)?;
        add(&mut commands, &words)?;
        rest = behind.trim_start();
    }
    Some(commands)
}

/// Reads the times in a comment for readers; `None` if there are none.
pub(super) fn with_times(comment: &str) -> Option<Commands> {
    let (times, rest) = times::split(comment)?;
    let times = times.into_iter().zip(0..).map(|((time, seconds), at)| (at, time, seconds));
    let mut commands = Commands { times: times.collect(), ..Commands::default() };
    if !rest.is_empty() {
        commands.note.add_comment(&rest.replace("\r\n", "\n"));
    }
    Some(commands)
}

impl Commands {
    /// Adds the times to the properties of the note, as those of a move of that player.
    pub(super) fn place_times(&mut self, player: Color) {
        let mut dropped = 0;
        for (at, time, seconds) in std::mem::take(&mut self.times) {
            let property = time.property(player, &seconds);
            let properties = &mut self.note.properties;
            // One with more in it tells the same.
            if properties.iter().any(|known| known.name() == property.name()) {
                dropped += 1;
            } else {
                properties.insert((at - dropped).min(properties.len()), property);
            }
        }
    }
}

enum Word<'a> {
    Plain(&'a str),
    Quoted(String),
}

/// Splits the words of a command off a text, up to the bracket that closes it.
fn command(mut text: &str) -> Option<(Vec<Word<'_>>, &str)> {
    let mut words = Vec::new();
    loop {
        text = text.trim_start();
        if let Some(behind) = text.strip_prefix(']') {
            return Some((words, behind));
        }
        if let Some(quoted) = text.strip_prefix('"') {
            let end = quoted::end(quoted)?;
            words.push(Word::Quoted(quoted::unescape_in_comment(&quoted[..end])));
            text = &quoted[end + 1..];
        } else {
            let end = text.find(|letter: char| letter.is_whitespace() || "\"]".contains(letter))?;
            words.push(Word::Plain(&text[..end]));
            text = &text[end..];
        }
    }
}

/// Adds a command; `None` if it is not one of ours.
fn add(commands: &mut Commands, words: &[Word<'_>]) -> Option<()> {
    use Word::{Plain, Quoted};
    let note = &mut commands.note;
    match words {
        [Plain("board"), Quoted(_)] => commands.changes_board = true,
        [Plain("same")] => commands.is_same = true,
        [Plain(name), Plain(face)] if Time::named(name).is_some() => {
            let at = note.properties.len() + commands.times.len();
            commands.times.push((at, Time::named(name)?, times::seconds_of(face)?));
        }
        [Plain("text"), Quoted(text)] => note.add_comment(text),
        [Plain("before"), Quoted(text)] => note.add_before(text),
        [Plain("name"), Quoted(text)] if note.name.is_empty() => note.name.clone_from(text),
        [Plain("variation"), Quoted(text)] => note.unread.push(text.clone()),
        [Plain("label"), Plain(square), Quoted(label)] => {
            note.add_mark(Mark::Label(label.clone()), square.parse().ok()?);
        }
        [Plain("mark"), Plain(name), squares @ ..] if !squares.is_empty() => {
            let mark = Mark::from_name(name)?;
            for word in squares {
                let Plain(square) = word else { return None };
                note.add_mark(mark.clone(), square.parse::<Square>().ok()?);
            }
        }
        [Plain("property"), Plain(name), values @ ..] => {
            let values = values.iter().map(|word| match word {
                Quoted(value) => Some(value.clone()),
                Plain(_) => None,
            });
            let values = values.collect::<Option<Vec<_>>>()?;
            note.properties.push(Property::new(name, values).ok()?);
        }
        _ => return None,
    }
    Some(())
}
