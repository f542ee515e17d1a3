//! The parts of a record that a format does not keep.

use std::collections::{BTreeMap, BTreeSet};

use crate::claim::STATED;
use crate::encoding::name::Encoding;
use crate::format::Format;
use crate::reader::Reader;
use crate::record::{Record, Skipped};
use othello_core::board::Color;
use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_core::tree::{Annotations, Part};

/// A part of a record, or of the game in a file, that has not been kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Loss {
    /// The rules.
    Rules,
    /// The start or the moves.
    Moves,
    /// The discs left to each player, where each has their own.
    Hands,
    /// The moves undone.
    Undone,
    /// The names of the players.
    Names,
    /// The date.
    Date,
    /// A forfeit, or a result that was judged.
    Result,
    /// The time control, or the times left.
    Clock,
    /// Tags.
    Tags,
    /// Comments.
    Comments,
    /// Variations.
    Variations,
    /// Signs of moves and marks on squares.
    Marks,
    /// Evaluations and times of moves.
    Annotations,
    /// Properties of the game that mean nothing to us.
    Properties,
    /// Characters that could not be read.
    Characters,
}

impl Loss {
    /// Returns the parts that are lost, in the plural: `player names`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Moves => "moves",
            Self::Hands => "discs in hand",
            Self::Undone => "undone moves",
            Self::Names => "player names",
            Self::Date => "dates",
            Self::Result => "forfeits and judged results",
            Self::Clock => "clocks",
            Self::Tags => "tags",
            Self::Comments => "comments",
            Self::Variations => "variations",
            Self::Marks => "signs and marks",
            Self::Annotations => "evaluations and times of moves",
            Self::Properties => "unknown properties",
            Self::Characters => "unreadable characters",
        }
    }

    /// Returns the loss of a part of annotations.
    const fn of(part: Part) -> Self {
        match part {
            Part::Variations => Self::Variations,
            Part::Comments => Self::Comments,
            Part::Marks => Self::Marks,
            Part::Properties => Self::Properties,
            Part::Times => Self::Annotations,
        }
    }
}

/// Returns the parts of a record that are not in the text that a format has made of it, and those
/// that its reader has skipped, with their numbers. A position is not asked to keep the moves that
/// led to it.
///
/// ```
/// use othello_notation::loss::{Loss, losses};
/// use othello_notation::{Format, Record, Skipped};
/// let mut record = Record::from(othello_core::game::Game::new(othello_core::rules::Rules::OTHELLO));
/// record.names.black = "Ann".parse().ok();
/// let text = Format::Transcript.write(&record)?;
/// let lost = losses(Format::Transcript, &record, Skipped::default(), &text);
/// assert_eq!(lost.into_iter().collect::<Vec<_>>(), [(Loss::Names, 1)]);
/// # Ok::<(), othello_notation::error::WriteError>(())
/// ```
pub fn losses(
    format: Format,
    record: &Record,
    skipped: Skipped,
    text: &str,
) -> BTreeMap<Loss, usize> {
    let mut lost = Losses(BTreeMap::new());
    lost.add(Loss::Comments, skipped.lines_before);
    lost.add(Loss::Characters, skipped.characters);
    let original = format.kept_original(record);
    if original.is_none_or(|original| original.text.trim_end() != text.trim_end()) {
        lost.add_skipped(skipped);
    }
    let back = |rules| read_back(text, Position::start(rules));
    let rules = record.game.rules();
    // A start that is set up may have a name elsewhere, which changes nothing about the game.
    let start = |record: &Record| (record.game.start().board(), record.game.start().next());
    let has_rules = |back: &Record| {
        let other = back.game.rules();
        other == rules || other.differs_only_in_start(rules) && start(back) == start(record)
    };
    let back = back(Rules::OTHELLO).filter(has_rules).or_else(|| {
        // Whoever knows the rules can read the rest.
        let back = back(rules)?;
        lost.add(Loss::Rules, 1);
        Some(back)
    });
    lost.add_missing(format, record, back.as_ref());
    lost.0
}

/// Returns the parts of a record that are not in the one that has been read back from a file of the base.
pub(super) fn losses_in_base(record: &Record, back: &Record) -> BTreeMap<Loss, usize> {
    let mut lost = Losses(BTreeMap::new());
    lost.add_missing(Format::Wthor, record, Some(back));
    lost.0
}

/// The parts that are lost, with their numbers.
struct Losses(BTreeMap<Loss, usize>);

impl Losses {
    fn add(&mut self, loss: Loss, count: usize) {
        if count > 0 {
            *self.0.entry(loss).or_default() += count;
        }
    }

    /// Adds the parts of a game that its reader has skipped.
    fn add_skipped(&mut self, skipped: Skipped) {
        let Skipped { comments, signs, clocks, names, tags, properties, results, .. } = skipped;
        self.add(Loss::Comments, comments);
        self.add(Loss::Marks, signs);
        self.add(Loss::Clock, clocks);
        self.add(Loss::Names, names);
        self.add(Loss::Tags, tags);
        self.add(Loss::Properties, properties);
        self.add(Loss::Result, results);
    }

    /// Adds the parts of a record that are not in the one that has been read again, if there is one.
    fn add_missing(&mut self, format: Format, record: &Record, back: Option<&Record>) {
        match back {
            None => {
                self.add(Loss::Moves, 1);
                self.add(Loss::Annotations, record.evaluations.iter().count());
            }
            Some(back) => self.compare(format, record, back),
        }
        let bare = Annotations::default();
        let annotations = back.map_or(&bare, |back| &back.annotations);
        for (part, count) in record.annotations.missing_in(annotations) {
            self.add(Loss::of(part), count);
        }
    }

    /// Adds the parts of a record that are not in the one that has been read again, but for the
    /// annotations.
    fn compare(&mut self, format: Format, record: &Record, back: &Record) {
        let is_moved = format != Format::Position && !is_same_game(&record.game, &back.game);
        self.add(Loss::Moves, usize::from(is_moved));
        let is_same = is_same_position(record.game.position(), back.game.position());
        self.add(Loss::Hands, usize::from(!is_same));
        if record.game.undone() != back.game.undone() {
            self.add(Loss::Undone, record.game.undone().len());
        }
        let names = Color::BOTH.into_iter().filter(|&color| record.name(color) != back.name(color));
        self.add(Loss::Names, names.count());
        self.add(Loss::Date, usize::from(record.date != back.date));
        let results = lost_tags(record, back).filter(|name| is_result(name)).count();
        self.add(Loss::Result, results.max(usize::from(record.forfeit != back.forfeit)));
        self.add(Loss::Clock, usize::from(record.clock != back.clock));
        self.add(Loss::Tags, lost_tags(record, back).filter(|name| !is_result(name)).count());
        let evaluations = record.evaluations.iter();
        let evaluations =
            evaluations.filter(|(at, value)| back.evaluations.get(*at) != Some(*value));
        self.add(Loss::Annotations, evaluations.count());
    }
}

fn read_back(text: &str, usual: Position) -> Option<Record> {
    let mut reader = Reader::new(text.as_bytes(), usual).with_encoding(Encoding::UTF_8);
    Some(reader.next()?.ok()?.record)
}

fn is_same_game(game: &Game, back: &Game) -> bool {
    let squares = |game: &Game| game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
    game.start().board() == back.start().board() && squares(game) == squares(back)
}

fn is_same_position(position: Position, back: Position) -> bool {
    (position.board(), position.to_move(), position.hands())
        == (back.board(), back.to_move(), back.hands())
}

fn is_result(name: &str) -> bool {
    matches!(name, "Result" | STATED)
}

/// Returns the names of the tags that have not come back.
fn lost_tags<'a>(record: &'a Record, back: &'a Record) -> impl Iterator<Item = &'a str> {
    let kept: BTreeSet<_> = back.tags.iter().collect();
    record.tags.iter().filter(move |tag| !kept.contains(tag)).map(|(name, _)| name)
}
