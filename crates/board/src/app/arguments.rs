//! Arguments of a command, some of them in double quotes.

use othello_words::i18n::{Text, m};

/// Parses a number that counts from 1 into its index.
pub fn index(number: &str) -> Option<usize> {
    number.parse().ok().and_then(|number: usize| number.checked_sub(1))
}

/// Splits a text into words at blanks outside double quotes.
pub fn split(text: &str) -> Result<Vec<String>, Text> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (word, behind) = match rest.strip_prefix('"') {
            Some(quote) => match quote.split_once('"') {
                Some(parts) => parts,
                None => return Err(m::faults::open_double_quote()),
            },
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        words.push(word.chars().filter(|letter| !letter.is_control()).collect());
        rest = behind.trim_start();
    }
    Ok(words)
}
