//! Files that are dropped on the terminal, which types their paths.

use std::iter::Peekable;
use std::path::PathBuf;
use std::str::Chars;

use othello_home::disk::files::{is_from_root, path_of};
use othello_home::process::children::{BACKSLASH, Backslash};

/// Returns the files whose paths a text is, plain or quoted or escaped as for a shell, or as `file://` addresses;
/// `None` if it is anything else.
pub fn files(text: &str) -> Option<Vec<PathBuf>> {
    let text = text.trim();
    let files = words(text).and_then(|words| words.iter().map(|word| path(word)).collect());
    // A path that is typed as it is may have blanks.
    let whole = || {
        let is_one = !text.contains(char::is_control) && !text.starts_with("//");
        path(text).filter(|_| is_one).map(|path| vec![path])
    };
    files.filter(|files: &Vec<_>| !files.is_empty()).or_else(whole)
}

/// Returns the path of a word. Terminals name a file from the root.
fn path(word: &str) -> Option<PathBuf> {
    match word.strip_prefix("file://") {
        Some(address) => {
            let (_host, path) = address.split_at(address.find('/')?);
            Some(path_of(decoded(path)))
        }
        None => is_from_root(word).then(|| word.into()),
    }
}

/// Returns the bytes of an address, in which `%20` stands for a blank.
fn decoded(address: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let [first, behind @ ..] = rest {
        let hex = behind.get(..2).and_then(|hex| str::from_utf8(hex).ok());
        let code = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        (bytes, rest) = match code.filter(|_| *first == b'%') {
            Some(code) => ([bytes, vec![code]].concat(), &behind[2..]),
            None => ([bytes, vec![*first]].concat(), behind),
        };
    }
    bytes
}

/// Splits a text into words as a shell does; `None` if a quotation mark or a backslash has nothing behind it.
fn words(text: &str) -> Option<Vec<String>> {
    let mut letters = text.chars().peekable();
    let mut words = Vec::new();
    while letters.by_ref().next_if(|letter| letter.is_whitespace()).is_some() {}
    while letters.peek().is_some() {
        words.push(word(&mut letters)?);
        while letters.by_ref().next_if(|letter| letter.is_whitespace()).is_some() {}
    }
    Some(words)
}

fn word(letters: &mut Peekable<Chars<'_>>) -> Option<String> {
    let mut word = String::new();
    while let Some(letter) = letters.next_if(|letter| !letter.is_whitespace()) {
        match letter {
            '\\' if BACKSLASH == Backslash::Keeps => word.push(letters.next()?),
            '\'' => loop {
                match letters.next()? {
                    '\'' => break,
                    letter => word.push(letter),
                }
            },
            '"' => loop {
                match letters.next()? {
                    '"' => break,
                    '\\' if BACKSLASH == Backslash::Keeps => word.push(letters.next()?),
                    letter => word.push(letter),
                }
            },
            letter => word.push(letter),
        }
    }
    Some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn paths_are_read_in_all_forms_in_which_terminals_type_them() {
        for text in [
            "/home/Ada/drop me.pgn",
            "'/home/Ada/drop me.pgn' ",
            "\"/home/Ada/drop me.pgn\"",
            "/home/Ada/drop\\ me.pgn ",
            "file:///home/Ada/drop%20me.pgn\r",
            "file://host/home/Ada/drop%20me.pgn",
            "'file:///home/Ada/drop me.pgn'",
        ] {
            assert_eq!(files(text), Some(vec!["/home/Ada/drop me.pgn".into()]), "{text}");
        }
        for text in
            ["'/a it'\\''s.sgf'", "/a\\ it\\'s.sgf", "\"/a it's.sgf\"", "file:///a%20it's.sgf"]
        {
            assert_eq!(files(text), Some(vec!["/a it's.sgf".into()]), "{text}");
        }
        let umlauts = Some(vec!["/Größe 100%.wtb".into()]);
        assert_eq!(files("file:///Gr%C3%B6%C3%9Fe%20100%.wtb"), umlauts);
    }

    #[cfg(unix)]
    #[test]
    fn several_files_are_several() {
        let both = Some(vec!["/a b.pgn".into(), "/c.sgf".into()]);
        for text in ["'/a b.pgn' /c.sgf", "/a\\ b.pgn /c.sgf", "file:///a%20b.pgn\nfile:///c.sgf\n"]
        {
            assert_eq!(files(text), both, "{text}");
        }
    }

    #[cfg(not(unix))]
    #[test]
    fn paths_with_letters_are_read() {
        let one = Some(vec![r"C:\Ada\drop me.pgn".into()]);
        for text in [r"C:\Ada\drop me.pgn", "\"C:\\Ada\\drop me.pgn\"", r"'C:\Ada\drop me.pgn' "] {
            assert_eq!(files(text), one, "{text}");
        }
        assert_eq!(files("file:///C:/a%20b.pgn"), Some(vec!["C:/a b.pgn".into()]));
        assert_eq!(
            files("\"C:\\a b.pgn\" D:\\c.sgf"),
            Some(vec![r"C:\a b.pgn".into(), r"D:\c.sgf".into()])
        );
        assert_eq!(files(r"\\club\games\c.sgf"), Some(vec![r"\\club\games\c.sgf".into()]));
    }

    #[test]
    fn other_texts_are_no_paths() {
        for text in [
            "",
            "f5d6c3",
            "1. f5 d6",
            "// a remark",
            "//",
            "/a\nf5 d6",
            "http://a.b/c",
            "file://",
            "'",
            "\\",
            "a/b.pgn",
            "3/4",
        ] {
            assert_eq!(files(text), None, "{text}");
        }
    }
}
