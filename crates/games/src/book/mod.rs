//! A book of searched positions of standard Othello, which grows.
//!
//! A [`Book`] is one file of records: positions folded by symmetry, each with the value and the line that a
//! search has found, and the value that the positions after it give it. [`Book::add`] takes in what was
//! searched, and corrects the values of all positions before it; [`Book::get`] and [`Book::moves`] look up what
//! is known. [`deepen`](deepen()) has an engine search the positions that matter.
//!
//! ```rust
//! use othello_games::book::Book;
//! use othello_core::{Position, Rules, Square};
//! use othello_engine::{Discs, Line, Selectivity, Value};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let mut book = Book::open(folder.path().join("book.othello")).unwrap();
//! let start = Position::start(Rules::OTHELLO);
//! let after = start.play(Square::F5).unwrap();
//! let discs = |position: &Position| Discs::new(&position.board(), position.to_move().unwrap());
//! let estimate = |discs| Value::Estimated { discs, depth: 20, selectivity: Selectivity::Percent87 };
//!
//! book.add(&[(discs(&start), Line { value: estimate(0.5), moves: vec![Square::F5] })]).unwrap();
//! book.add(&[(discs(&after), Line { value: estimate(0.25), moves: vec![Square::D6] })]).unwrap();
//! // The value of the position after the best move takes the place of what the first search found.
//! assert_eq!(book.get(discs(&start)).unwrap().unwrap().value.discs(), -0.25);
//! ```
//!
//! # Backed-up values
//!
//! A move is *known* if the position after it has a value in the book, or the game is over there. Its value is that of
//! the position after it, a ply deeper. What is deeper replaces what is shallower, by a search or backed up:
//!
//! * the best move of a search has the searched value as long as that is deeper than what is known of the move;
//! * no other move is better than that value as long as it is deeper: the search has looked at all moves;
//! * the value of a position is that of its best move. It is no deeper than the search of the position, or else than the
//!   least deep of its moves if all are known: there may be a better one. It is exact only if all moves are known and
//!   exact, or the search was.
//!
//! These are the rules of [`othello_engine::knowledge`], so that a position has one value in a book and beside it.
//!
//! Values are kept in hundredths of a disc. A forced pass belongs to the move before it, and whose turn it is does not
//! matter: a position is that of the side to move.
//!
//! # Several writers
//!
//! The additions of one call are written in one piece under a lock of the file and count as a whole or not at all: a
//! program that is killed may leave a piece without its end. From
//! time to time the records are sorted into a new file, which takes the place of the old one in one step. Other
//! processes notice both when they look something up after [`Book::refresh`], or add something.
//!
//! # Damage
//!
//! Each record has its sum, and every one whose sum holds counts, in a file that is damaged or cut off anywhere.
//! [`Book::damage`] says what is left out. Whoever adds something to such a file writes the book anew, and the damaged
//! file stays beside it.

mod damage;
mod deepen;
pub mod edax;
mod error;
mod file;
mod key;
mod predecessors;
mod record;
mod values;

pub use damage::Damage;
pub use deepen::{Grown, Plan, deepen, is_searched};
pub use error::BookError;
pub use record::VERSION;
pub use values::{Added, Book, BookEntry, KnownMove, KnownPosition};
