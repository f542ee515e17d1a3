//! Words that many features need: plies and passes, results, values, names.
//!
//! What the game says is made here or in the `words` of a feature, by a function or constant of its own
//! with typed arguments. The language is looked up in one place, [`Language::current`]; a second one is a
//! module beside each of these with the same functions, between which the first chooses. The reports of
//! subcommands, the help of the command line, of commands and of keys, and the errors of readers are
//! written where they belong, and stay in English.

pub mod help;
pub mod players;
pub mod puzzle;
pub mod record;
pub mod result;
pub mod screen;
pub mod sentence;
pub mod session;
pub mod squares;
pub mod stats;
pub mod trend;
pub mod value;

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// Returns the language in which the program speaks.
    pub const fn current() -> Self {
        Self::English
    }
}

#[cfg(test)]
mod tests;
