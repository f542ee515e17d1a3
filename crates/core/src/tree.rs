//! Variations, comments, marks and signs around a game.
//!
//! The game itself is the main line and stays where it is: [`Annotations`] hold only what hangs on
//! it, in flat lists, and none of it for a game that nobody has annotated. Every node is a legal
//! move; a variation of a file that is none is kept as text in the [`Note`] that it follows.
//!
//! ```
//! use othello_core::tree::{Annotations, Moment};
//! use othello_core::{Game, Rules, Square};
//! let mut game = Game::new(Rules::OTHELLO);
//! game.play(Square::F5)?;
//! game.play(Square::D6)?;
//! let mut annotations = Annotations::default();
//! let diagonal = annotations.play(&game, Moment::Main(1), Square::F6)?;
//! annotations.note_mut(diagonal).comment = "the diagonal opening".into();
//! assert_eq!(annotations.position(&game, diagonal), annotations.game_at(&game, diagonal).position());
//! let main = annotations.promote(&mut game, diagonal);
//! assert_eq!((main, game.plies()[1].square), (Moment::Main(2), Square::F6));
//! # Ok::<(), othello_core::IllegalMove>(())
//! ```

mod annotations;
mod compare;
mod edit;
mod note;
mod walk;

pub use annotations::{Annotations, Moment, NodeId, Original};
pub use compare::Part;
pub use note::{Mark, Note, Property, PropertyNameError, Sign};
pub use walk::{Element, Elements};
