//! The puzzles that come with the library.

use std::sync::LazyLock;

use super::kind::Kind;
use super::theme::Theme;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::position;

/// A puzzle that comes with the library, with what its proof has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The position.
    pub position: Position,
    /// The depth of its [difficulty](super::Difficulty::depth).
    pub depth: Option<u8>,
    /// The [themes](super::Puzzle::themes).
    pub themes: Vec<Theme>,
}

impl BuiltIn {
    /// Returns the kind.
    pub fn kind(&self) -> Kind {
        Kind::of(self.position.board().empties().len())
    }
}

/// One position a line with its depth, or `-` for none, and its themes, or `-`; and comments.
const BUILT_IN: &str = include_str!("built_in.txt");

/// Returns the puzzles that come with the library, for players without games: of both kinds, and of each theme.
pub fn built_in() -> impl Iterator<Item = BuiltIn> {
    static READ: LazyLock<Vec<BuiltIn>> = LazyLock::new(|| read().collect());
    READ.iter().cloned()
}

fn read() -> impl Iterator<Item = BuiltIn> {
    BUILT_IN.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (line, themes) = line.rsplit_once(' ').expect("each line has themes");
        let (position, depth) = line.rsplit_once(' ').expect("each line has a depth");
        let (board, next) = position::read(position).expect("each line is a position");
        BuiltIn {
            position: Position::new(Rules::OTHELLO, board, next),
            depth: depth.parse().ok(),
            themes: themes.split(',').filter_map(Theme::named).collect(),
        }
    })
}
