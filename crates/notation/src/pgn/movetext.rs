//! Reads the moves behind the tags, with their variations, comments and signs.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{Location, ReadErrorKind, Warning};
use crate::evaluation::{self, Evaluations};
use crate::located::Located;
use crate::pgn::commands::{self, Commands};
use crate::pgn::lexer::{Item, ItemKind};
use crate::transcript::{MoveEvent, MoveReader, Others, Replay};
use crate::unread::{BOARD_CHANGED, UnreadVariations, check_number};
use othello_core::game::Game;
use othello_core::tree::{Annotations, Moment, NodeId, Note, Property, Sign};

/// The moves of a game and all that is written about them.
pub(super) struct MoveText {
    pub(super) game: Game,
    pub(super) annotations: Annotations,
    pub(super) evaluations: Evaluations,
    /// `false` if the rest of the main line has been kept as text.
    pub(super) is_whole: bool,
    /// The variations and the rest that have been kept as text.
    pub(super) warnings: Vec<Warning>,
    /// The signs that are none, and the numbers that are no result.
    pub(super) others: Others,
}

/// Reads the moves of a game that has its start.
pub(super) fn read(
    text: &str,
    items: &[Item],
    start: Game,
    locate: &dyn Fn(usize) -> Location,
) -> Result<MoveText, Located<ReadErrorKind>> {
    let mut reader = MoveTextReader {
        text,
        main: MoveReader::new(text, Replay::of(start)),
        side: None,
        annotations: Annotations::default(),
        evaluations: Evaluations::default(),
        at: Moment::Main(0),
        fresh: None,
        frames: Vec::new(),
        same: BTreeMap::new(),
        is_whole: true,
        unread: UnreadVariations::new(locate),
        others: Others::default(),
    };
    let mut next = 0;
    while let Some(&item) = items.get(next) {
        next += 1;
        let mut outcome = Ok(());
        match item.kind {
            ItemKind::Moves if reader.frames.is_empty() => reader.main_moves(item)?,
            ItemKind::Moves => outcome = reader.moves(item),
            ItemKind::Comment => outcome = reader.comment(item),
            ItemKind::Sign => reader.sign(&text[item.range()]),
            ItemKind::Open => reader.open(item),
            ItemKind::Close => reader.close(item),
        }
        if let Err(fault) = outcome {
            next += rest_of_variation(&items[next..]);
            let end = items.get(next).map_or(text.len(), |close| close.range().start);
            reader.keep_text(fault, end);
        }
        check_number(&reader.annotations, item.range().start)?;
    }
    reader.remove_same();
    let MoveTextReader { main, annotations, evaluations, is_whole, unread, mut others, .. } =
        reader;
    add(&mut others, &main);
    let warnings = unread.warnings();
    Ok(MoveText {
        game: main.play.replay.game,
        annotations,
        evaluations,
        is_whole,
        warnings,
        others,
    })
}

const fn add(others: &mut Others, reader: &MoveReader<'_>) {
    let Others { signs, numbers, passes } = reader.others();
    others.signs += signs;
    others.numbers += numbers;
    others.passes += passes;
}

/// Returns the number of items up to the parenthesis that closes the variation.
fn rest_of_variation(items: &[Item]) -> usize {
    let mut depth = 0_usize;
    let is_end = |item: &Item| match item.kind {
        ItemKind::Open => {
            depth += 1;
            false
        }
        ItemKind::Close if depth > 0 => {
            depth -= 1;
            false
        }
        ItemKind::Close => true,
        ItemKind::Moves | ItemKind::Comment | ItemKind::Sign => false,
    };
    items.iter().position(is_end).unwrap_or(items.len())
}

struct MoveTextReader<'a> {
    text: &'a str,
    main: MoveReader<'a>,
    /// The line of the variation that is open, as soon as a move needs it.
    side: Option<MoveReader<'a>>,
    annotations: Annotations,
    evaluations: Evaluations,
    /// The moment that has been reached.
    at: Moment,
    /// The variation that is open, as long as it has no move.
    fresh: Option<Fresh>,
    /// The lines in which the open variations have begun.
    frames: Vec<Frame>,
    /// The moves that only repeat the one that their variation goes on behind, by the moment before.
    same: BTreeMap<Moment, BTreeSet<NodeId>>,
    /// `false` if the rest of the main line has been kept as text.
    is_whole: bool,
    unread: UnreadVariations<'a>,
    others: Others,
}

/// A variation without a move so far.
struct Fresh {
    /// Its text, but for variations in it, up to the last of these.
    text: String,
    /// The start of its text behind that.
    start: usize,
    /// The note that stands before its first move.
    note: Note,
}

impl Fresh {
    /// Begins a variation behind the parenthesis that ends there.
    fn at(start: usize) -> Self {
        Self { text: String::new(), start, note: Note::default() }
    }
}

/// A line that goes on behind a variation.
struct Frame {
    at: Moment,
    fresh: Option<Fresh>,
}

impl MoveTextReader<'_> {
    fn main_moves(&mut self, item: Item) -> Result<(), Located<ReadErrorKind>> {
        let Self { main, annotations, at, .. } = self;
        let mut on_event = |plies, event| {
            *at = Moment::Main(plies);
            if let MoveEvent::Sign(sign) = event {
                annotations.note_mut(*at).add_sign(sign);
            }
        };
        main.read(item.range(), &mut on_event).map_err(Located::into)
    }

    /// Plays moves of a variation.
    fn moves(&mut self, item: Item) -> Result<(), Located<ReadErrorKind>> {
        let Self { text, main, side, annotations, at, fresh, .. } = self;
        if text[item.range()].trim().is_empty() {
            return Ok(());
        }
        let side = side.get_or_insert_with(|| {
            let line = annotations.game_at(&main.play.replay.game, *at);
            MoveReader::new(text, Replay::going_on(line))
        });
        let mut on_event = |_, event| match event {
            MoveEvent::Ply(square) => {
                *at = Moment::Side(annotations.push(*at, square));
                if let Some(fresh) = fresh.take().filter(|fresh| !fresh.note.is_empty()) {
                    *annotations.note_mut(*at) = fresh.note;
                }
            }
            MoveEvent::Sign(sign) => annotations.note_mut(*at).add_sign(sign),
        };
        side.read(item.range(), &mut on_event).map_err(Located::into)
    }

    /// Keeps the rest of a variation or of the main line as text, up to that place; all of it if none of
    /// its moves could be played.
    fn keep_text(&mut self, fault: Located<ReadErrorKind>, end: usize) {
        let mut fresh = self.fresh.take().unwrap_or_else(|| Fresh::at(fault.at.min(end)));
        fresh.text.push_str(&self.text[fresh.start..end]);
        self.annotations.note_mut(self.at).unread.push(fresh.text.trim().into());
        if self.frames.is_empty() {
            self.is_whole = false;
            self.unread.add_rest(fault);
        } else {
            self.unread.add(fault);
        }
    }

    fn sign(&mut self, digits: &str) {
        let Ok(number) = digits.parse() else {
            self.others.signs += 1;
            return;
        };
        self.note().add_sign(Sign(number));
    }

    /// Returns the note on the last move, or that on the first one to come.
    fn note(&mut self) -> &mut Note {
        match &mut self.fresh {
            Some(fresh) => &mut fresh.note,
            None => self.annotations.note_mut(self.at),
        }
    }

    fn comment(&mut self, item: Item) -> Result<(), Located<ReadErrorKind>> {
        let text = &self.text[item.range()];
        if text.trim().is_empty() || self.fresh.is_none() && self.evaluate(text) {
            return Ok(());
        }
        let is_fresh = self.fresh.is_some();
        let commands = commands::parse(text).or_else(|| commands::with_times(text));
        match commands.and_then(|commands| self.with_times(commands)) {
            None if is_fresh => self.note().add_before(&text.replace("\r\n", "\n")),
            None => self.note().add_comment(&text.replace("\r\n", "\n")),
            // The comment is kept with what encloses it.
            Some(commands) if commands.changes_board => {
                return Err(Located::new(item.range().start - 1, BOARD_CHANGED));
            }
            Some(commands) => {
                if commands.is_same {
                    self.go_on_behind_same();
                }
                let mut note = commands.note;
                if is_fresh {
                    let comment = std::mem::take(&mut note.comment);
                    note.add_before(&comment);
                }
                if !note.is_empty() {
                    self.note().append(note);
                }
            }
        }
        Ok(())
    }

    /// Makes the times of the last move of the main line properties of it; `None` if they are of another move, or those
    /// of this one are known.
    fn with_times(&self, mut commands: Commands) -> Option<Commands> {
        if !commands.times.is_empty() {
            let Moment::Main(plies) = self.at else { return None };
            let last = plies.checked_sub(1).filter(|_| self.fresh.is_none())?;
            let note = self.annotations.note(self.at);
            if note.is_some_and(|note| note.properties.iter().any(Property::is_time)) {
                return None;
            }
            commands.place_times(self.main.play.replay.game.plies()[last].player);
        }
        Some(commands)
    }

    /// Takes the evaluations in a comment on moves of the main line: they belong to the last plies
    /// before it. Returns `false` if there is anything else in it, or if one of these has one already.
    fn evaluate(&mut self, text: &str) -> bool {
        let Moment::Main(plies) = self.at else { return false };
        let evaluations = evaluation::parse(text).unwrap_or_default();
        let first = plies.checked_sub(evaluations.len()).filter(|_| !evaluations.is_empty());
        let is_free = |first: &usize| (*first..plies).all(|at| self.evaluations.get(at).is_none());
        let Some(first) = first.filter(is_free) else { return false };
        for (index, evaluation) in (first..).zip(evaluations) {
            self.evaluations.insert(index, evaluation);
        }
        true
    }

    /// Goes on behind the last move of the main line if the last move is that one again.
    fn go_on_behind_same(&mut self) {
        let Moment::Side(id) = self.at else { return };
        let plies = self.main.play.replay.game.plies();
        let last = plies.len().checked_sub(1).map(|before| (Moment::Main(before), plies[before]));
        if let Some((before, ply)) = last
            && self.annotations.parent(self.at) == Some(before)
            && self.annotations.square(id) == ply.square
        {
            let note = std::mem::take(self.annotations.note_mut(self.at));
            self.same.entry(before).or_default().insert(id);
            self.at = Moment::Main(plies.len());
            self.annotations.note_mut(self.at).append(note);
        }
    }

    /// Removes the moves that only repeat one of the main line.
    fn remove_same(&mut self) {
        for (at, same) in std::mem::take(&mut self.same) {
            self.annotations.retain_variations(at, |id| !same.contains(&id));
        }
    }

    /// Begins a variation in place of the last move.
    fn open(&mut self, item: Item) {
        let mut fresh = self.fresh.take();
        let at = self.at;
        match &mut fresh {
            Some(fresh) => fresh.text.push_str(&self.text[fresh.start..item.range().start]),
            None => self.at = self.annotations.parent(at).unwrap_or(at),
        }
        self.frames.push(Frame { at, fresh });
        self.fresh = Some(Fresh::at(item.range().end));
        self.end_side();
    }

    /// Goes back to the line in which the variation has begun. One without a move is kept as text.
    fn close(&mut self, item: Item) {
        if let Some(mut fresh) = self.fresh.take() {
            fresh.text.push_str(&self.text[fresh.start..item.range().start]);
            let text = fresh.text.trim();
            if !text.is_empty() {
                self.annotations.note_mut(self.at).unread.push(text.into());
            }
        }
        if let Some(frame) = self.frames.pop() {
            self.at = frame.at;
            self.fresh = frame.fresh.map(|fresh| Fresh { start: item.range().end, ..fresh });
        }
        self.end_side();
    }

    fn end_side(&mut self) {
        if let Some(side) = self.side.take() {
            add(&mut self.others, &side);
        }
    }
}
