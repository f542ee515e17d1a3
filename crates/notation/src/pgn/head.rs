//! The tags before the moves.

use std::fmt::Display;

use crate::error::{ReadErrorKind, Warning};
use crate::located::Located;
use crate::pgn::lexer::Tag;
use crate::pgn::quoted;
use crate::tags::{Tags, is_name, is_reserved, is_unknown, rank};
use othello_core::rules::Preset;

/// One tag of a text.
pub(super) struct Line {
    /// Its place, in bytes from the start of the text.
    pub(super) at: usize,
    name: String,
    pub(super) text: String,
    /// `true` if the text stands for something unknown.
    pub(super) is_unknown: bool,
}

/// The program that has written a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    /// Ours, which names the rules in each game. Its tags say what they say, or are damaged.
    Own,
    /// Another one, which may mean anything by a name.
    Foreign,
}

/// The tags of a game, as long as nobody has taken them.
pub(super) struct Head {
    origin: Origin,
    pub(super) warnings: Vec<Warning>,
    lines: Vec<Line>,
    /// Tags that mean something to others alone.
    kept: Vec<Line>,
}

impl Head {
    pub(super) fn read(text: &str, tags: &[Tag]) -> Result<Self, Located<ReadErrorKind>> {
        let lines = tags.iter().map(|tag| {
            line(text, tag).ok_or(Located::new(
                tag.at,
                ReadErrorKind::Expected("a tag such as [Black \"name\"]"),
            ))
        });
        let lines: Vec<Line> = lines.collect::<Result<_, _>>()?;
        let mut variants = lines.iter().filter(|line| line.name.eq_ignore_ascii_case("Variant"));
        let is_own = variants.next().is_some_and(|line| line.text.parse::<Preset>().is_ok());
        let origin = if is_own { Origin::Own } else { Origin::Foreign };
        Ok(Self { origin, warnings: Vec::new(), lines, kept: Vec::new() })
    }

    /// Refuses the text of a tag in a game of ours. In one of another program the tag is kept, with
    /// a warning.
    pub(super) fn refuse(
        &mut self,
        name: &str,
        line: Line,
        why: impl Display,
    ) -> Result<(), Located<ReadErrorKind>> {
        match self.origin {
            Origin::Own => Err(Located::new(line.at, ReadErrorKind::tag(name, why))),
            Origin::Foreign => {
                self.warn(&line);
                self.keep(line);
                Ok(())
            }
        }
    }

    /// Warns of a tag with an unknown text.
    pub(super) fn warn(&mut self, line: &Line) {
        let (name, text) = (line.name.clone(), line.text.clone());
        self.warnings.push(Warning::Tag { name, text });
    }

    /// Returns the first tag of that name.
    pub(super) fn find(&self, name: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.name.eq_ignore_ascii_case(name))
    }

    /// Takes the first tag of that name.
    pub(super) fn take(&mut self, name: &str) -> Option<Line> {
        let at = self.lines.iter().position(|line| line.name.eq_ignore_ascii_case(name))?;
        Some(self.lines.remove(at))
    }

    /// Puts a tag back that means something to others alone.
    pub(super) fn keep(&mut self, line: Line) {
        self.kept.push(line);
    }

    /// Takes and reads the first tag of that name; a tag that says nothing to us is kept.
    pub(super) fn parsed<T>(
        &mut self,
        name: &str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let line = self.take(name).filter(|line| !line.is_unknown)?;
        let parsed = parse(&line.text);
        if parsed.is_none() {
            self.keep(line);
        }
        parsed
    }

    /// Returns the tags that nobody has taken, and the number of those that are dropped: second ones
    /// of a name that others took.
    pub(super) fn rest(self) -> (Tags, usize) {
        let mut tags = Tags::default();
        let (second, left): (Vec<_>, Vec<_>) =
            self.lines.into_iter().partition(|line| is_reserved(&line.name));
        let mut kept: Vec<_> = self.kept.into_iter().chain(left).collect();
        // Each of many tags takes its place behind the others.
        kept.sort_by_cached_key(|line| rank(&line.name));
        for line in kept {
            tags.append(&line.name, line.text);
        }
        (tags, second.iter().filter(|line| !line.is_unknown).count())
    }
}

/// Reads a tag; `None` if it is malformed.
fn line(text: &str, tag: &Tag) -> Option<Line> {
    let (name, value) = tag.parts.as_ref()?;
    let (name, raw) = (text[name.clone()].trim(), &text[value.clone()]);
    let is_unknown = is_unknown(raw) || raw == "????.??.??";
    is_name(name).then(|| Line {
        at: tag.at,
        name: name.into(),
        text: quoted::unescape(raw),
        is_unknown,
    })
}
