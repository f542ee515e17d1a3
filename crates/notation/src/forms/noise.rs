//! Squares that are no moves: links, addresses, colours, codes, numbers with hyphens, tags.

use std::iter;
use std::ops::Range;

use crate::words::has_word;

/// The moves in one word, at least, that count wherever they stand.
const GLUED: usize = 3;

pub(super) fn parts(line: &str) -> Vec<Range<usize>> {
    if is_dump(line) || is_bytes(line) {
        return iter::once(0..line.len()).collect();
    }
    let mut parts = tags(line);
    let mut at = 0;
    let mut hash = None;
    for word in line.split(char::is_whitespace) {
        let is_hex = word.bytes().all(|byte| byte == b'-' || byte.is_ascii_hexdigit());
        let is_of_hash = hash.is_some_and(|least| is_hex && word.len() >= least);
        if is_of_hash {
            parts.push(at..at + word.len());
        } else if word.is_ascii() && !squares_only(word.as_bytes()) {
            parts.extend(of_word(word).into_iter().map(|it| at + it.start..at + it.end));
        }
        hash = hash.filter(|_| is_of_hash || word.is_empty()).or_else(|| hash_named(word));
        at += word.len();
        at += line[at..].chars().next().map_or(0, char::len_utf8);
    }
    parts
}

/// Returns the fewest letters of the hash that a word announces: `commit f5d6c3`, `Merge: c4c3 d3c5`.
fn hash_named(word: &str) -> Option<usize> {
    const NAMES: &str = "commit merge revision hash checksum md5 sha1 sha256";
    // These are words of everyday language, and Mac plays as well.
    const COMMON: &str = "git build id uuid mac";
    let word = word.trim_end_matches(':').to_ascii_lowercase();
    if has_word(NAMES, &word) { Some(1) } else { has_word(COMMON, &word).then_some(2 * GLUED) }
}

/// Returns `true` for a line of bytes behind their place: `00000010  f5 d6`.
fn is_dump(line: &str) -> bool {
    let line = line.trim_start();
    let place = line.bytes().take_while(u8::is_ascii_hexdigit).count();
    let behind = line[place..].trim_start_matches(':');
    place >= 4 && line.starts_with('0') && behind.starts_with(' ') && {
        let mut bytes = behind.split_whitespace();
        bytes.next().is_some_and(|byte| matches!(byte.len(), 2 | 4))
    }
}

/// Returns `true` for bytes in hexadecimal of which some are no moves, nor faults of such: `f5 d6 c3 9a ff 00`.
fn is_bytes(line: &str) -> bool {
    const FEWEST: usize = 4;
    const OTHERS: usize = 2;
    let mut bytes = line.split_whitespace().map(str::as_bytes);
    let is_other = |byte: &&[u8]| byte[0].is_ascii_digit() || byte[1].is_ascii_alphabetic();
    let is_byte = |it: &[u8]| it.len() == 2 && it.iter().all(u8::is_ascii_hexdigit);
    let is_number = |it: &[u8]| it.iter().all(u8::is_ascii_digit);
    // Each move has its number before it.
    let words: Vec<_> = bytes.clone().collect();
    if words.chunks(2).all(|it| is_number(it[0]) && it.len() == 2 && squares_only(it[1])) {
        return false;
    }
    bytes.clone().count() >= FEWEST
        && bytes.clone().all(is_byte)
        && bytes.by_ref().filter(is_other).count() >= OTHERS
}

/// Returns the tags of a page: `<h1>`, `</td>`, `<div style="…">`.
fn tags(line: &str) -> Vec<Range<usize>> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(open) = line[at..].find('<').map(|open| at + open) {
        at = open + 1;
        let name = line[at..].trim_start_matches('/');
        let is_tag = name.starts_with(|letter: char| letter.is_ascii_alphabetic());
        if let Some(end) = line[at..].find(['<', '>']).filter(|_| is_tag)
            && line[at + end..].starts_with('>')
        {
            at += end + 1;
            tags.push(open..at);
        }
    }
    tags
}

/// Returns the parts of a word without moves.
fn of_word(word: &str) -> Vec<Range<usize>> {
    let atoms = atoms(word);
    // A spreadsheet refers to its cells so.
    let is_formula = word.starts_with('=') && word.len() > 1;
    let is_link = is_formula
        || word.contains("://")
        || word.starts_with("www.")
        || word.starts_with('/') && !word.starts_with("//")
        || word.contains("=\"#") && word.starts_with('<');
    // The last bytes of what is written in base 64 are filled up.
    let is_number =
        is_number(word) || is_address(word) || is_mail_address(word) || word.ends_with("==");
    let none = |(index, atom): (usize, &Range<usize>)| {
        let text = &word.as_bytes()[atom.clone()];
        let before = atom.start.checked_sub(1).map(|at| word.as_bytes()[at]);
        let is_move = squares_only(text);
        let is_long = is_move && text.len() >= 2 * GLUED;
        let is_colour = before == Some(b'#')
            && matches!(text.len(), 4 | 6 | 8)
            && text.iter().all(u8::is_ascii_hexdigit);
        let is_none = is_colour
            || is_number
            || is_link && !(is_long && (before == Some(b'=') || text.len() >= 4 * GLUED))
            || !is_move && is_code(text)
            || is_move && !is_long && is_in_name(word, &atoms, index);
        is_none.then(|| atom.clone())
    };
    atoms.iter().enumerate().filter_map(none).collect()
}

/// Returns the letters and digits of a word that stand together.
pub(super) fn atoms(word: &str) -> Vec<Range<usize>> {
    let mut atoms: Vec<Range<usize>> = Vec::new();
    for (at, byte) in word.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_alphanumeric()) {
        match atoms.last_mut().filter(|last| last.end == at && byte.is_ascii_alphanumeric()) {
            Some(last) => last.end += 1,
            None => atoms.push(at..at + 1),
        }
    }
    atoms
}

pub(super) const fn is_square(pair: &[u8]) -> bool {
    matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
}

/// Returns `true` for moves and nothing else.
pub(crate) fn squares_only(text: &[u8]) -> bool {
    !text.is_empty() && text.chunks(2).all(is_square)
}

/// Returns `true` for letters and digits of which less than half are moves.
fn is_code(text: &[u8]) -> bool {
    let squares = text.windows(2).filter(|pair| is_square(pair)).count();
    let is_hex = text.starts_with(b"0x") || text.starts_with(b"0X");
    // A number or a player may stand before a move, and a fault behind it.
    let has_digits = text.iter().any(u8::is_ascii_digit);
    is_hex || has_digits && text.len() > 4 && 4 * squares < text.len()
}

/// Returns `true` for a number with hyphens or a version: `1-800-f5d6`, `v1.2.3-f5d6c3`.
fn is_number(word: &str) -> bool {
    let is_digits =
        |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_long =
        |parts: &[&str]| parts.len() > 2 && parts.iter().filter(|it| is_digits(it)).count() > 1;
    let hyphens: Vec<_> = word.split('-').filter(|part| !part.is_empty()).collect();
    let dots: Vec<_> =
        hyphens.first().map_or("", |it| it.trim_start_matches('v')).split('.').collect();
    is_long(&hyphens) || hyphens.len() > 1 && dots.len() > 1 && dots.iter().all(is_digits)
}

/// Returns `true` for pairs of digits between colons: `c4:e3:f6`, `00:f5-d6`; a number before a move is none.
fn is_address(word: &str) -> bool {
    let is_pair = |part: &str| part.len() == 2 && part.bytes().all(|it| it.is_ascii_hexdigit());
    let bare = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let is_more = bare.starts_with("00:") || bare.matches(':').count() > 1;
    is_more && bare.split([':', '-']).all(is_pair)
}

/// Returns `true` for an address of mail: `d3@example.org`.
fn is_mail_address(word: &str) -> bool {
    word.split_once('@').is_some_and(|(name, host)| {
        name.ends_with(|last: char| last.is_ascii_alphanumeric())
            && host.split_once('.').is_some_and(|(place, rest)| {
                !place.is_empty() && rest.starts_with(|first: char| first.is_ascii_alphabetic())
            })
    })
}

/// Returns `true` if a dot, a slash or the like joins an atom with a word: `d3.js`, `A4-paper`, `x_f5`.
fn is_in_name(word: &str, atoms: &[Range<usize>], index: usize) -> bool {
    let is_joined = |one: &Range<usize>, other: &Range<usize>| {
        matches!(&word[one.end..other.start], "." | "/" | "_" | "-" | "'" | "\\")
    };
    let is_word = |it: &Range<usize>| {
        word[it.clone()].bytes().filter(u8::is_ascii_alphabetic).count() > 1
            && !squares_only(&word.as_bytes()[it.clone()])
    };
    let atom = &atoms[index];
    let before = index.checked_sub(1).map(|before| &atoms[before]);
    before.is_some_and(|before| is_joined(before, atom) && is_word(before))
        || atoms.get(index + 1).is_some_and(|next| is_joined(atom, next) && is_word(next))
}
