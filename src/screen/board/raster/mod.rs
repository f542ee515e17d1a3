//! The board in pixels: every figure on a square is drawn once, from the proportions in
//! `ideal`, with 4×4 points a pixel.

mod figure;
pub mod image;
pub mod indexed;
pub mod letters;
mod painter;
pub mod png;
mod squares;

pub use self::figure::{Figure, figures};
pub use self::squares::{Squares, lone_disc};
