//! The windows that open over the board, a file each.

pub mod graphs;
pub mod help;
pub mod page_scroll;
pub mod palette;
pub mod question;
pub mod record;
pub mod text;
