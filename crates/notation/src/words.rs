//! Lists of words, with blanks between them.

/// Returns `true` if a word is in a list.
pub(super) fn has_word(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}
