//! The windows that open over the board, a file each.

pub mod comment;
pub mod graphs;
pub mod help;
pub mod link;
pub mod new_game;
pub mod page_scroll;
pub mod pause;
pub mod question;
pub mod record;
pub mod review;
pub mod save_as;
pub mod saved_games;
