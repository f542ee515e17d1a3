//! Names of openings, found in any orientation of the board and any order of the moves.
//!
//! The names are those of players' lists: Robert Gatliff's (<http://samsoft.org.uk/reversi/openings.htm>) and
//! those of `NBoard` in English, that of [Edax](https://github.com/abulmo/edax-reversi) in French, and that of
//! [Egaroucid](https://github.com/Nyanyan/Egaroucid) in Japanese; the table says it in full. In German, Spanish and
//! Korean only the first moves have names of their own.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::board::Board;
use crate::folded::Folded;
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::{Square, Symmetry};

/// A language in which openings have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningLanguage {
    /// English.
    English,
    /// French.
    French,
    /// Japanese.
    Japanese,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Korean.
    Korean,
}

impl OpeningLanguage {
    /// All languages, in the order of the columns of the table.
    pub const ALL: [Self; 6] =
        [Self::English, Self::French, Self::Japanese, Self::German, Self::Spanish, Self::Korean];

    /// Returns its code: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Japanese => "ja",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Korean => "ko",
        }
    }
}

/// An opening: a position that players have named.
///
/// # Examples
///
/// ```
/// use othello_core::game::Game;
/// use othello_core::openings::{NamedOpening, OpeningLanguage};
/// use othello_core::rules::Rules;
/// use othello_core::square::Square;
///
/// let mut game = Game::new(Rules::OTHELLO);
/// for square in [Square::F5, Square::D6, Square::C3, Square::D3, Square::C4] {
///     game.play(square)?;
/// }
/// let tiger = NamedOpening::of(&game.position()).expect("it has a name");
/// let languages = [OpeningLanguage::English, OpeningLanguage::Japanese, OpeningLanguage::German];
/// let names = languages.map(|it| tiger.name(it));
/// assert_eq!(names, [Some("Tiger"), Some("虎定石"), None]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedOpening {
    /// A name for each language, empty where there is none.
    names: [&'static str; OpeningLanguage::ALL.len()],
}

impl NamedOpening {
    /// Returns the opening of a position under rules with the start of Othello.
    pub fn of(position: &Position) -> Option<Self> {
        if position.board().occupied().len() > BOOK.most_discs {
            return None;
        }
        BOOK.openings.get(&Folded::of(position)).copied()
    }

    /// Returns its name in a language, if it has one there.
    pub fn name(self, language: OpeningLanguage) -> Option<&'static str> {
        Some(self.names[language as usize]).filter(|name| !name.is_empty())
    }

    /// Returns its name in a language, otherwise its English one.
    pub fn name_or_english(self, language: OpeningLanguage) -> Option<&'static str> {
        self.name(language).or_else(|| self.name(OpeningLanguage::English))
    }
}

/// Returns all openings, each with the moves of one way to it.
///
/// # Examples
///
/// ```
/// use othello_core::openings::{self, OpeningLanguage};
///
/// let (moves, _) = openings::all()
///     .find(|(_, opening)| opening.name(OpeningLanguage::English) == Some("Tiger"))
///     .expect("it has a name");
/// assert_eq!(moves, "f5d6c3d3c4");
/// ```
pub fn all() -> impl Iterator<Item = (&'static str, NamedOpening)> {
    rows().map(|(moves, names)| (moves, NamedOpening { names }))
}

/// Returns the name of the opening after `plies` plies, counting those undone: that of the latest
/// position with a name in that language, or otherwise in English.
///
/// Only rules with the start of Othello, in any orientation, have openings; a game that starts from
/// another position under such rules can still reach one.
pub fn name(game: &Game, plies: usize, language: OpeningLanguage) -> Option<&'static str> {
    // The start has no name, and without it the program starts without building the book.
    if plies == 0 && game.is_from_usual_start() {
        return None;
    }
    if !BOOK.starts.contains(&Position::start(game.rules()).board()) {
        return None;
    }
    let recorded = game.plies().len() + game.undone().len();
    (0..=plies.min(recorded))
        .rev()
        .find_map(|plies| NamedOpening::of(&game.position_at(plies))?.name_or_english(language))
}

/// A row for each opening: the moves of one way to it, on the Othello start, and its names.
const TABLE: &str = include_str!("openings.tsv");

static BOOK: LazyLock<Book> = LazyLock::new(Book::new);

struct Book {
    /// The Othello start under each symmetry.
    starts: [Board; 8],
    openings: HashMap<Folded, NamedOpening>,
    /// The largest number of discs on any of their boards.
    most_discs: u8,
}

impl Book {
    fn new() -> Self {
        let start = Position::start(Rules::OTHELLO);
        let mut openings = HashMap::with_capacity(TABLE.lines().count());
        let mut most_discs = 0;
        // Rows begin as those before them do: what they share is played once.
        let mut line: Vec<(Square, Position)> = Vec::new();
        for (moves, names) in rows() {
            let moves = squares(moves);
            let shared = moves.clone().zip(&line).take_while(|(square, known)| *square == known.0);
            let shared = shared.count();
            line.truncate(shared);
            for square in moves.skip(shared) {
                let before = line.last().map_or(start, |(_, position)| *position);
                line.push((square, before.play(square).expect("the table's moves are legal")));
            }
            let position = line.last().map_or(start, |(_, position)| *position);
            most_discs = most_discs.max(position.board().occupied().len());
            openings.insert(Folded::of(&position), NamedOpening { names });
        }
        let starts = Symmetry::ALL.map(|symmetry| start.board().transformed(symmetry));
        Self { starts, openings, most_discs }
    }
}

/// Returns the rows of the table: moves, and the name in each language.
fn rows() -> impl Iterator<Item = (&'static str, [&'static str; OpeningLanguage::ALL.len()])> {
    TABLE.lines().filter(|row| !row.starts_with('#')).map(|row| {
        let mut columns = row.split('\t');
        let mut column = || columns.next().unwrap_or_default();
        (column(), OpeningLanguage::ALL.map(|_| column()))
    })
}

fn squares(transcript: &str) -> impl Iterator<Item = Square> + Clone + '_ {
    transcript.as_bytes().chunks(2).map(|name| {
        let name = str::from_utf8(name).expect("the table's moves are ASCII");
        name.parse().expect("the table's moves are squares")
    })
}
