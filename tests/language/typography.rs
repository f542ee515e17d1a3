//! The signs of each language as its readers set them.

use std::fs;
use std::path::Path;

/// Returns the lines of a language's messages that are no comments, with their places.
fn lines(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language);
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        for (line, at) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
            lines.push((format!("{}:{at}", path.display()), line.to_owned()));
        }
    }
    lines
}

fn none_has(language: &str, fault: &str, is_faulty: impl Fn(&str) -> bool) {
    let faulty: Vec<_> = lines(language).into_iter().filter(|(_, line)| is_faulty(line)).collect();
    assert!(faulty.is_empty(), "{fault}: {faulty:#?}");
}

#[test]
fn a_french_line_does_not_break_before_a_sign() {
    none_has("fr", "an ordinary space before a sign", |line| {
        [" ;", " »", " : "].iter().any(|sign| line.contains(sign) && !line.contains("= : "))
            || [" !", " ?", " :"]
                .iter()
                .any(|sign| line.strip_suffix(sign).is_some_and(|before| !before.ends_with('=')))
    });
}

#[test]
fn chinese_and_japanese_have_no_space_before_a_percent_sign() {
    for language in ["zh", "ja"] {
        none_has(language, "a space before %", |line| line.contains(" %"));
    }
}

#[test]
fn japanese_and_chinese_have_their_own_quotes_and_points() {
    none_has("zh", "Japanese quotes", |line| line.contains(['「', '」']));
    for language in ["zh", "ja"] {
        none_has(language, "three full stops", |line| line.contains("..."));
    }
}

#[test]
fn english_has_one_apostrophe_and_the_others_theirs() {
    none_has("en", "a curly apostrophe", |line| line.contains(['’', '‘']));
    for language in ["fr", "de"] {
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        none_has(language, "an apostrophe of typewriters", |line| {
            let letters: Vec<_> = line.chars().collect();
            letters.windows(3).any(|part| {
                part[1] == '\''
                    && is_letter(part.first().copied())
                    && is_letter(part.last().copied())
            })
        });
    }
}
