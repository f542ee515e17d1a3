//! The option for the language of what is said.

use clap::Args;
use othello_words::i18n::Language;

use super::rules::one_of;

/// The heading of the options of the screen.
pub const SCREEN: &str = "Screen";

/// The language of what is said.
#[derive(Args, Clone, Copy, Default)]
pub struct LanguageArgs {
    /// The language, by default that of the locale (LC_ALL, LC_MESSAGES, LANG)
    #[expect(clippy::doc_markdown, reason = "the comment is the help")]
    #[arg(
        long,
        help_heading = SCREEN,
        value_name = "LANG",
        value_parser = one_of::<Language>(Language::NAMES)
    )]
    pub language: Option<Language>,
}
