//! The parts of a record that a format does not keep.

use crate::game::Game;
use crate::notation::claim::STATED;
use crate::notation::format::Format;
use crate::notation::reader::Reader;
use crate::notation::record::{Record, Skipped};
use crate::position::Position;
use crate::rules::Rules;

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
    /// Marks, evaluations and times of moves.
    Annotations,
    /// Properties of the game that mean nothing to us.
    Properties,
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
            Self::Annotations => "evaluations and times of moves",
            Self::Properties => "unknown properties",
        }
    }
}

/// Returns the parts of a record that are not in the text that a format has made of it, and those
/// that its reader has skipped. A position is not asked to keep the moves that led to it.
///
/// ```
/// use othello::notation::loss::{Loss, losses};
/// use othello::notation::{Format, Record, Skipped};
/// let mut record = Record::from(othello::game::Game::new(othello::rules::Rules::OTHELLO));
/// record.names.black = "Ann".parse().ok();
/// let text = Format::Transcript.write(&record)?;
/// let lost = losses(Format::Transcript, &record, Skipped::default(), &text);
/// assert_eq!(lost, [Loss::Names]);
/// # Ok::<(), othello::notation::error::WriteError>(())
/// ```
pub fn losses(format: Format, record: &Record, skipped: Skipped, text: &str) -> Vec<Loss> {
    let back = |rules| read_back(text, Position::start(rules));
    let rules = record.game.rules();
    let has_rules = |back: &Record| back.game.rules() == rules;
    let (is_same, back) = match back(Rules::OTHELLO).filter(has_rules) {
        Some(back) => (true, Some(back)),
        // Whoever knows the rules can read the rest.
        None => (false, back(rules)),
    };
    let rules = (Loss::Rules, !is_same);
    let kinds = match back {
        None => vec![
            rules,
            (Loss::Moves, true),
            (Loss::Clock, skipped.clocks > 0),
            (Loss::Annotations, !record.evaluations.is_empty()),
        ],
        Some(back) => vec![
            rules,
            (Loss::Moves, format != Format::Position && !is_same_game(&record.game, &back.game)),
            (Loss::Hands, !is_same_position(record.game.position(), back.game.position())),
            (Loss::Undone, record.game.undone() != back.game.undone()),
            (Loss::Names, record.names != back.names),
            (Loss::Date, record.date != back.date),
            (Loss::Result, record.forfeit != back.forfeit || !has_tags(record, &back, is_result)),
            (Loss::Clock, record.clock != back.clock || skipped.clocks > 0),
            (Loss::Tags, lost_tags(record, &back).next().is_some()),
            (Loss::Annotations, record.evaluations != back.evaluations),
        ],
    };
    let skipped = [
        (Loss::Comments, skipped.comments > 0),
        (Loss::Variations, skipped.variations > 0),
        (Loss::Annotations, skipped.annotations > 0),
        (Loss::Properties, skipped.properties > 0),
    ];
    let lost = kinds.into_iter().chain(skipped).filter(|(_, is_lost)| *is_lost);
    let mut losses: Vec<_> = lost.map(|(loss, _)| loss).collect();
    // Annotations may be lost in both ways.
    losses.sort_unstable();
    losses.dedup();
    losses
}

fn read_back(text: &str, usual: Position) -> Option<Record> {
    Some(Reader::new(text.as_bytes(), usual).next()?.ok()?.record)
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

/// Returns the names of the tags that have not come back, without those of results.
fn lost_tags<'a>(record: &'a Record, back: &'a Record) -> impl Iterator<Item = &'a str> {
    let is_lost = |tag: &(&str, &str)| back.tags.iter().all(|kept| kept != *tag);
    record.tags.iter().filter(is_lost).map(|(name, _)| name).filter(|name| !is_result(name))
}

/// Returns `true` if all tags of these names have come back.
fn has_tags(record: &Record, back: &Record, is_named: fn(&str) -> bool) -> bool {
    let mut tags = record.tags.iter().filter(|(name, _)| is_named(name));
    tags.all(|tag| back.tags.iter().any(|kept| kept == tag))
}
