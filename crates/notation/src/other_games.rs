//! Texts that name another game.

use crate::located::place;
use crate::words::has_word;

/// The characters of the beginning of a text, and of its end, in which a game is named.
const FARTHEST: usize = 256;

/// Returns `true` if a text names another game than this one, and not this one.
pub(super) fn names_other_game(text: &str) -> bool {
    const GAMES: &str = "chess schach shogi xiangqi baduk weiqi gomoku renju checkers draughts dames ataxx \
                         battleship battleships breakthrough amazons havannah hexapawn backgammon bingo \
                         sudoku scrabble connect4 minesweeper";
    // These are words of everyday language.
    const COMMON: [&str; 2] = ["go", "hex"];
    /// The words of a line, more than which are a sentence.
    const IN_PASSING: usize = 6;
    let beginning = text.char_indices().nth(FARTHEST).map_or(text, |(at, _)| &text[..at]);
    let end = text.char_indices().rev().nth(FARTHEST).map_or(text, |(at, _)| &text[at..]);
    let near = format!("{beginning} {end}").to_lowercase();
    let words: Vec<&str> = near.split(|it: char| !it.is_alphanumeric()).collect();
    // In a sentence it is named in passing.
    let is_sentence = |word: &str| {
        let line = near.lines().find(|line| line.contains(word)).unwrap_or_default();
        line.split_whitespace().filter(|word| word.chars().all(char::is_alphabetic)).count()
            > IN_PASSING
    };
    let is_name = |word: &str| {
        let at = place(word, &near);
        let (before, behind) = (near[..at].trim_end_matches([' ', '\t']), &near[at + word.len()..]);
        let begins_line = before.is_empty() || before.ends_with('\n');
        has_word(GAMES, word) && !is_sentence(word)
            || COMMON.contains(&word)
                && (behind.starts_with(" game")
                    || begins_line && [":", " 1"].iter().any(|it| behind.starts_with(it)))
    };
    let shots = ["hit", "miss", "sunk", "splash"].iter().filter(|shot| words.contains(shot));
    let is_ours = near.contains("othello") || near.contains("reversi");
    let has = |names: &[&str]| names.iter().any(|name| near.contains(name));
    let is_other = has(&["connect four", "connect 4"]) || shots.count() > 1;
    !is_ours && (is_other || words.iter().any(|word| is_name(word)))
}
