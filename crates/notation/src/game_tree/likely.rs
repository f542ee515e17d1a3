//! The beginnings of game trees, by which they are detected.

/// The bytes in which a tree shows what it is, at most.
pub(super) const LOOK: usize = 256;

/// Returns `true` if a text looks like a game tree.
pub(crate) fn is_likely(ahead: &[u8]) -> bool {
    let tree = ahead[count_length(ahead)..].strip_prefix(b"(");
    tree.is_some_and(|tree| tree.trim_ascii_start().starts_with(b";"))
}

/// The start of GGF, in either case.
const GGF: &[u8] = b"(;GM[O";

/// Returns `true` if a text looks like a game tree in GGF.
pub(crate) fn is_likely_ggf(ahead: &[u8]) -> bool {
    is_likely(ahead) && ggf_letters(ahead) == GGF.len()
}

/// Returns `true` if a text may be a game tree in GGF, but is too short to tell.
pub(crate) fn is_undecided(ahead: &[u8]) -> bool {
    let is_blank = |byte: &&u8| byte.is_ascii_whitespace();
    let tree = &ahead[count_length(ahead)..];
    let letters = tree.len() - tree.iter().filter(is_blank).count();
    letters > 0 && letters < GGF.len() && ggf_letters(ahead) == letters
}

/// Returns the number of letters that a text has in common with the start of GGF.
fn ggf_letters(ahead: &[u8]) -> usize {
    let tree = ahead[count_length(ahead)..].iter().filter(|byte| !byte.is_ascii_whitespace());
    tree.zip(GGF).take_while(|(byte, letter)| byte.eq_ignore_ascii_case(letter)).count()
}

/// Returns the length of the number of games that the archive of the GGS server puts before them.
pub(super) fn count_length(ahead: &[u8]) -> usize {
    ahead.iter().take_while(|&&byte| byte.is_ascii_digit() || byte == b' ').count()
}
