//! The guess at the encoding of a text that does not name one.
//!
//! `chardetng` guesses as browsers do, from the frequencies of letters. The texts of games are mostly
//! names of two or three letters, which it cannot tell in half of the cases; therefore a text whose
//! words look Japanese is read as such, unless they also look like words of the alphabet that it has
//! guessed.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_JP, GB18030, GBK, ISO_2022_JP, SHIFT_JIS};

use crate::encoding::name::Encoding;

/// Returns the encoding that a text which is not UTF-8 looks like.
pub(crate) fn guess(bytes: &[u8]) -> Encoding {
    // Greek and Russian have rows of their own in the sets of Japan and China, which are hardly used.
    let is_of_row = |encoding: &&'static encoding_rs::Encoding| {
        Encoding(encoding).read(bytes).is_some_and(|text| is_greek_or_russian(&text))
    };
    if let Some(encoding) = [EUC_JP, SHIFT_JIS].into_iter().find(is_of_row) {
        return Encoding(encoding);
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Allow);
    detector.feed(bytes, true);
    let usual = detector.guess(None, Utf8Detection::Deny);
    let japanese = detector.guess(Some(b"jp"), Utf8Detection::Deny);
    if [BIG5, GBK, GB18030].contains(&usual) || usual == japanese {
        return Encoding(if usual == GBK { GB18030 } else { usual });
    }
    let is_japanese = [SHIFT_JIS, EUC_JP, ISO_2022_JP].contains(&japanese)
        && Encoding(japanese).read(bytes).is_some_and(|text| is_japanese(&text))
        && !Encoding(usual).read(bytes).is_some_and(|text| is_alphabetic(&text));
    Encoding(if is_japanese { japanese } else { usual })
}

/// Returns `true` if a file of the WTHOR base may begin so: with the century in which it was made, which is not a letter
/// of any text.
pub(crate) const fn is_base(start: &[u8]) -> bool {
    matches!(start, [19..=21, ..])
}

/// Returns `true` if the words of a text look right in an encoding that has been guessed.
pub(crate) fn fits(encoding: Encoding, bytes: &[u8]) -> bool {
    let Some(text) = encoding.read(bytes) else { return false };
    if encoding.0.is_single_byte() {
        is_alphabetic(&text)
    } else {
        ![SHIFT_JIS, EUC_JP].contains(&encoding.0) || is_japanese(&text)
    }
}

/// Returns the words of a text that have letters beyond ASCII.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |letter: char| {
        letter.is_whitespace() || letter.is_ascii_digit() || "\"'[](){}<>.,:;!?/%-".contains(letter)
    };
    text.split(is_end).filter(|word| !word.is_ascii())
}

/// Returns `true` if the words of a text look Japanese: no letters of ASCII among theirs, and few of the
/// rarer characters.
fn is_japanese(text: &str) -> bool {
    let mut common = 0_usize;
    let mut rare = 0_usize;
    for word in words(text) {
        let has_half_width = word.chars().any(is_half_width);
        for letter in word.chars() {
            if letter.is_ascii_alphabetic() || has_half_width && !is_half_width(letter) {
                rare += 2;
            } else if is_common(letter) {
                common += 1;
            } else {
                rare += 1;
            }
        }
    }
    common > 0 && common >= 3 * rare
}

/// Returns `true` if all words of a text are Greek or Russian, as far as they are not of ASCII.
fn is_greek_or_russian(text: &str) -> bool {
    let is_letter = |letter: char| matches!(letter, '\u{391}'..='\u{3c9}' | '\u{401}'..='\u{451}');
    words(text).count() > 0
        && words(text).all(|word| word.chars().count() > 1 && word.chars().all(is_letter))
}

/// Returns `true` for a narrow letter of katakana, which stand among themselves.
const fn is_half_width(letter: char) -> bool {
    matches!(letter, '\u{ff66}'..='\u{ff9f}')
}

/// Returns `true` for kana, for marks of Japanese texts and for the kanji of the first level, which has
/// those of names and newspapers.
fn is_common(letter: char) -> bool {
    match letter {
        '\u{3000}'..='\u{30ff}' | '\u{ff01}'..='\u{ff60}' | '\u{ff66}'..='\u{ff9f}' => true,
        '\u{4e00}'..='\u{9fff}' => {
            let mut buffer = [0; 4];
            let (bytes, _, is_missing) = EUC_JP.encode(letter.encode_utf8(&mut buffer));
            !is_missing && matches!(bytes[..], [0xb0..=0xcf, _])
        }
        _ => false,
    }
}

/// Returns `true` if the words of a text look like those of an alphabet: letters alone, large ones only
/// at the start or throughout, and letters with accents beside others.
fn is_alphabetic(text: &str) -> bool {
    words(text).all(|word| {
        let has_odd = word.chars().any(|letter| !letter.is_alphabetic() && !is_mark(letter));
        let mut letters = word.chars().filter(|letter| letter.is_alphabetic());
        let pairs = letters.clone().zip(letters.clone().skip(1));
        let has_late_capital = pairs
            .clone()
            .any(|(before, letter)| before.is_lowercase() && letter.is_uppercase())
            || pairs.skip(1).any(|(before, letter)| before.is_uppercase() && letter.is_lowercase());
        let is_latin = |letter: char| letter < '\u{250}';
        let has_company = match letters.clone().count() {
            0 | 1 => letters.all(is_latin),
            2 => letters.any(|letter| letter.is_ascii()),
            _ if letters.clone().any(is_latin) => letters.any(|letter| letter.is_ascii()),
            _ => letters.all(|letter| letter.is_lowercase() || letter.is_uppercase()),
        };
        !has_odd && !has_late_capital && has_company
    })
}

/// Returns `true` for the marks of punctuation around words.
fn is_mark(letter: char) -> bool {
    "«»‘’“”„–—…\u{a0}¿¡°½".contains(letter)
}
