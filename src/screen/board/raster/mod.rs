//! The board in pixels, which are shown or become cells: every figure on a square is drawn once, from
//! the proportions in `ideal`.

mod figure;
pub mod image;
pub mod indexed;
pub mod letters;
mod painter;
pub mod png;
mod squares;

pub use self::figure::{Figure, content_figures, figures};
pub use self::painter::{CELL, Grain, Painter};
pub use self::squares::{DrawnSquares, lone_disc};
