//! Games as text.

pub mod position;
pub mod transcript;
