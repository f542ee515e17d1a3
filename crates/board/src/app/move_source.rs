//! The repertoire and the games by which computers play as long as they last.

use std::sync::Arc;

use othello_core::Bitboard;
use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::computer::Computer;
use othello_engine::random::Random;
use othello_games::explorer::{MoveCount, Selection};
use othello_games::repertoire::RepertoireMove;
use othello_games::repertoire::Repertoires;
use othello_home::base::OpenBase;

/// The sources of moves by which the computers of a game play.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum MoveSources {
    #[default]
    None,
    /// In the opening, levels that err as people do play by games that are still being read.
    Awaited,
    /// In the opening, such levels play by these games.
    Openings(MoveSource),
    /// All computers play by this source as long as it lasts.
    Sparring(MoveSource),
}

/// A move that is looked up in the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup {
    /// The sources have no move for the computer.
    None,
    /// The games are still being read.
    Awaited,
    Move(Square),
}

impl MoveSources {
    /// Looks up a move for a computer. The same seed makes the same choice.
    pub fn look_up(&self, computer: &Computer, position: &Position, seed: u64) -> Lookup {
        let is_opening = || errs_as_people_do(computer) && is_in_opening(position);
        let square = match self {
            Self::Awaited if is_opening() => return Lookup::Awaited,
            Self::Openings(source) if is_opening() => source.choose(position, seed),
            Self::None | Self::Awaited | Self::Openings(_) => None,
            Self::Sparring(source) => source.choose(position, seed),
        };
        square.map_or(Lookup::None, Lookup::Move)
    }
}

/// Returns `true` for a computer that plays the moves of people in the opening.
pub const fn errs_as_people_do(computer: &Computer) -> bool {
    match computer {
        Computer::Level(level) => level.temperature > 0.0,
        Computer::Depth { .. } | Computer::Time(_) | Computer::External { .. } => false,
    }
}

/// Returns `true` before the eleventh move: from there on the losses of levels are measured.
pub fn is_in_opening(position: &Position) -> bool {
    /// The number of discs after ten moves.
    const DISCS: u8 = 14;
    position.board().occupied().len() < DISCS
}

/// The repertoire and the games by which a computer plays as long as they last.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveSource {
    base: OpenBase,
    selection: Arc<Selection>,
    /// The least number of games that go on from a position in which a move of theirs is chosen.
    least_games: usize,
    /// The repertoire of that colour, which comes before the games.
    repertoire: Option<(Arc<Repertoires>, Color)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceContents {
    pub games: usize,
    pub repertoire: RepertoireUse,
}

/// The part of the repertoire in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepertoireUse {
    /// It is in the source, before the games.
    First,
    /// It is not in the source.
    None,
}

impl MoveSource {
    /// Makes a source of these games.
    pub const fn new(base: OpenBase, selection: Arc<Selection>) -> Self {
        Self { base, selection, least_games: 1, repertoire: None }
    }

    /// Makes a source of the moves that are usual in these games.
    pub const fn usual(base: OpenBase, selection: Arc<Selection>) -> Self {
        /// Fewer games say nothing about how often a move is played.
        const LEAST_GAMES: usize = 10;
        Self { base, selection, least_games: LEAST_GAMES, repertoire: None }
    }

    /// The same source, in which the repertoire of a colour comes first.
    #[must_use]
    pub fn after_repertoire(self, repertoires: Arc<Repertoires>, color: Color) -> Self {
        Self { repertoire: Some((repertoires, color)), ..self }
    }

    pub fn contents(&self) -> SourceContents {
        let repertoire = match self.repertoire {
            Some(_) => RepertoireUse::First,
            None => RepertoireUse::None,
        };
        SourceContents { games: self.selection.len(), repertoire }
    }

    /// Chooses a move of the repertoire, or else one of the games: each as often as the games have it, those of
    /// the repertoire once more. `None` where neither goes on, or too few games. The same seed makes the same
    /// choice.
    fn choose(&self, position: &Position, seed: u64) -> Option<Square> {
        let rows = self.base.games().rows(position, &self.selection);
        let known = self.repertoire.as_ref().and_then(|(repertoires, color)| {
            let moves = repertoires[*color].as_ref()?.moves(position);
            (!moves.is_empty()).then_some(moves)
        });
        let weights = match known {
            Some(moves) => moves.iter().map(|known| weight(known, &rows)).collect(),
            None => by_games(position, &rows),
        };
        let all = weights.iter().map(|(_, weight)| weight).sum();
        if all < self.least_games {
            return None;
        }
        let discs = u64::from(position.board().occupied().len());
        let mut random = Random::new(seed.wrapping_add(discs));
        let mut chosen = random.below(all);
        let (images, _) = weights.iter().find(|(_, weight)| {
            let is_it = chosen < *weight;
            chosen = chosen.saturating_sub(*weight);
            is_it
        })?;
        random.choose(*images)
    }
}

/// Returns the moves that lead to the same position but for a symmetry, and the games that go on with one of
/// them.
fn by_games(position: &Position, rows: &[MoveCount]) -> Vec<(Bitboard, usize)> {
    let mut found = Vec::<(Folded, (Bitboard, usize))>::new();
    for row in rows.iter().filter(|row| row.count.games > 0) {
        let Ok(after) = position.play(row.square) else { continue };
        let after = Folded::of(&after);
        match found.iter_mut().find(|(known, _)| *known == after) {
            // The row of each image has the same games.
            Some((_, (images, _))) => *images |= row.square.into(),
            None => found.push((after, (row.square.into(), games(row)))),
        }
    }
    found.into_iter().map(|(_, choice)| choice).collect()
}

fn weight(known: &RepertoireMove, rows: &[MoveCount]) -> (Bitboard, usize) {
    let row = rows.iter().find(|row| row.square == known.square());
    (known.square().into(), 1 + row.map_or(0, games))
}

fn games(row: &MoveCount) -> usize {
    usize::try_from(row.count.games).unwrap_or(usize::MAX / 64)
}
