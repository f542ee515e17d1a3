//! Lists of words, with blanks between them.

pub(super) fn has_word(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| known == word)
}
