//! A search in words, as somebody types it.

use std::sync::LazyLock;

use othello_notation::folding::folded;
use othello_words::i18n::{Language, m};

/// A text that somebody looks for, as it is searched.
pub struct Sentence {
    pub whole: String,
    pub words: Vec<String>,
    /// The words that say what is looked for: those of every sentence are left out.
    pub content: Vec<String>,
}

impl Sentence {
    pub fn new(typed: &str) -> Self {
        let whole = folded(typed).trim().trim_start_matches(':').to_owned();
        let words: Vec<_> = words(&whole).collect();
        let is_content = |word: &&String| !FILL_WORDS.iter().any(|known| known == *word);
        let mut content: Vec<_> = words.iter().filter(is_content).cloned().collect();
        if content.is_empty() {
            content.clone_from(&words);
        }
        Self { whole, words, content }
    }

    /// Returns `true` for moves: `d3`, `d3c3`.
    pub fn is_moves(&self) -> bool {
        let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let is_move = |word: &String| word.as_bytes().chunks(2).all(is_square);
        !self.words.is_empty() && self.words.iter().all(is_move)
    }

    /// Returns `true` if all words are those of every sentence.
    pub fn says_little(&self) -> bool {
        self.words.iter().all(|word| FILL_WORDS.contains(word))
    }

    /// Returns `true` if nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.whole.is_empty()
    }
}

/// Those that are joined to other words: of scripts that have no blanks.
pub static JOINED_FILL_WORDS: LazyLock<Vec<String>> =
    LazyLock::new(|| FILL_WORDS.iter().filter(|word| is_without_blanks(word)).cloned().collect());

/// The words that are in many sentences and say little, of all languages.
static FILL_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let of = |language| m::palette::fill_words().say_in(language);
    let all = Language::spoken().map(of).collect::<Vec<_>>().join(" ");
    words(&folded(&all)).collect()
});

pub fn words(text: &str) -> impl Iterator<Item = String> {
    let parts = text.split(|letter: char| !letter.is_alphanumeric());
    parts.filter(|word| !word.is_empty()).map(str::to_owned)
}

/// Returns `true` for letters of a script that has no blanks between words, or none between a word and its endings.
pub fn is_without_blanks(word: &str) -> bool {
    word.chars().all(|letter| matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'))
}
