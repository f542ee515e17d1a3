//! Text for a terminal: errors as sentences, escaping of control characters, width in columns, wrapping and truncating.
//!
//! Widths are those of grapheme clusters, as the screen draws them: a letter with its accents takes one
//! column, a Chinese character or an emoji two.

use std::borrow::Cow;
use std::error::Error;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::i18n::{self, Text, m};
use othello_core::board::ByColor;
use othello_core::square::Square;
use othello_notation::controls_output;
use othello_notation::folding::half_width;

/// Characters of what was typed that a reason quotes, at most.
const QUOTED: usize = 24;

/// Returns the text of an error as a sentence: with a capital letter, unless it begins with a
/// square, and a full stop, unless it has one or is a question.
pub fn sentence(text: &str) -> String {
    ended(&capitalized(text))
}

/// Returns a clause as a sentence, like [`sentence`], in a form and with the players by these names. A name at its start,
/// and what somebody has typed, keeps its letters.
pub fn sentence_of(clause: &Text, form: &str, names: Option<&ByColor<String>>) -> String {
    let words = clause.words(form, names);
    if clause.begins_with_word(form) { ended(&words) } else { sentence(&words) }
}

/// Returns a text with a full stop, unless it has one or is a question.
fn ended(text: &str) -> String {
    let clause = text.strip_suffix(['.', '。']).unwrap_or(text);
    if clause.ends_with(['?', '？']) {
        return clause.to_owned();
    }
    m::common::sentence(clause).to_string()
}

/// Returns a text with a capital letter, unless it begins with a square.
pub fn capitalized(text: &str) -> String {
    let is_square = text.get(..2).is_some_and(|name| name.parse::<Square>().is_ok());
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !is_square => first.to_uppercase().chain(letters).collect(),
        Some(_) | None => text.to_owned(),
    }
}

pub fn with_causes(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    printable(&text).into_owned()
}

/// Escapes each character that a terminal would act on instead of showing it, as `\u{1b}`. Every
/// message that quotes text from outside (file names, tags, parts of a game that cannot be read)
/// passes it through here.
pub fn printable(text: &str) -> Cow<'_, str> {
    if !text.contains(controls_output) {
        return text.into();
    }
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if controls_output(letter) {
            escaped.extend(letter.escape_default());
        } else {
            escaped.push(letter);
        }
    }
    escaped.into()
}

/// Returns a typed line in plain letters if its first word is in full-width ones: then the input method was on. Names
/// behind a plain word stay as they are. A line that somebody was sent for a shell loses the name of the program.
pub fn typed_line(line: &str) -> Cow<'_, str> {
    let line = line.strip_prefix("othello ").unwrap_or(line);
    if line.trim_start().starts_with(|letter| half_width(letter).is_some()) {
        line.chars().map(|letter| half_width(letter).unwrap_or(letter)).collect()
    } else {
        line.into()
    }
}

/// Returns the start of what was typed in quotation marks; see [`excerpt`].
pub fn quoted(text: &str) -> String {
    m::common::quoted(excerpt(text)).to_string()
}

/// Returns the start of what was typed, without characters that a terminal would act on.
pub fn excerpt(text: &str) -> String {
    let start: String = text.chars().take(QUOTED).collect();
    let ellipsis = if start.len() < text.len() { "…" } else { "" };
    // An apostrophe does no harm.
    let start = start.escape_debug().to_string().replace("\\'", "'");
    format!("{start}{ellipsis}")
}

/// Returns a text as XML has it, without the characters that it cannot have.
pub fn in_xml(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// Returns the number of columns that a text takes.
pub fn width(text: &str) -> usize {
    if is_plain(text) {
        return text.len();
    }
    text.graphemes(true).map(UnicodeWidthStr::width).sum()
}

/// Returns `true` if each byte of the text is a letter of one column, as in most English sentences.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// Joins names as a choice: `most or fewest`, `place, may-flip or must-flip`.
pub fn any_of(names: &[&str]) -> String {
    i18n::disjunction(names)
}

/// Wraps a text at spaces, and between Chinese and Japanese characters, into lines of at most `columns` columns.
/// There is always at least one line.
///
/// A word that is wider starts on a line of its own, and is broken after a hyphen or else at the width.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    wrap_in_pieces(text, columns, pieces)
}

/// Wraps names at the spaces between them alone, like [`wrap`].
pub fn wrap_names(names: &str, columns: usize) -> Vec<String> {
    wrap_in_pieces(names, columns, std::iter::once)
}

fn wrap_in_pieces<'a, P: Iterator<Item = &'a str>>(
    text: &'a str,
    columns: usize,
    pieces: impl Fn(&'a str) -> P,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut used = 0;
    for word in text.split_ascii_whitespace() {
        let mut gap = usize::from(!line.is_empty());
        for mut piece in pieces(word) {
            if !line.is_empty() {
                if used + gap + width(piece) <= columns {
                    line.push_str(&" "[..gap]);
                    line.push_str(piece);
                    used += gap + width(piece);
                    gap = 0;
                    continue;
                }
                lines.push(std::mem::take(&mut line));
            }
            while width(piece) > columns {
                let (head, rest) = split(piece, columns);
                if rest.is_empty() {
                    break;
                }
                let end = head.rfind('-').map_or_else(|| end_of_line(piece, head), |at| at + 1);
                lines.push(piece[..end].into());
                piece = &piece[end..];
            }
            line.push_str(piece);
            used = width(piece);
            gap = 0;
        }
    }
    lines.push(line);
    lines
}

/// Returns where a line ends that has no room for more than the head of a word: not before what begins no line.
fn end_of_line(word: &str, head: &str) -> usize {
    let ends = head.char_indices().map(|(at, _)| at).skip(1).chain([head.len()]);
    let may_end = |at: &usize| !word[*at..].starts_with(never_begins_a_line);
    ends.filter(may_end).last().unwrap_or(head.len())
}

/// Splits a word where a line may end in it: beside a Chinese or Japanese character, but not within a word in
/// katakana, not before a mark that closes, not after one that opens, and not after a letter or a key that stands alone
/// (`C位`, `?は`).
fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let mut letters = rest.char_indices().peekable();
        let mut end = rest.len();
        let mut before = None;
        while let Some((from, letter)) = letters.next() {
            let Some(&(at, next)) = letters.peek() else { break };
            let is_place = is_ideographic(letter) || is_ideographic(next);
            let is_place = is_place && !(is_katakana(letter) && is_katakana(next));
            let is_alone = letter.is_ascii_alphabetic()
                && !before.is_some_and(|before: char| before.is_ascii_alphanumeric());
            let binds = opens(letter) || is_alone || begins_a_name(before, &rest[from..]);
            let is_bound = never_begins_a_line(next) && !begins_a_name(Some(letter), &rest[at..]);
            if is_place && !binds && !is_bound {
                end = at;
                break;
            }
            before = Some(letter);
        }
        let (piece, behind) = rest.split_at(end);
        rest = behind;
        (!piece.is_empty()).then_some(piece)
    })
}

/// Returns `true` if a text begins with the name of a command, a kind of files or a key, and with a mark of plain letters:
/// `:learn`, `.png`, `?は`. Chinese and Japanese have wide marks of their own.
fn begins_a_name(before: Option<char>, text: &str) -> bool {
    let mut letters = text.chars();
    let (Some(mark), Some(next)) = (letters.next(), letters.next()) else { return false };
    let is_key = || is_ideographic(next) && !never_begins_a_line(next);
    match mark {
        '.' => next.is_ascii_alphabetic(),
        // As a key it is at the start of a sentence; in `分:秒` it is none.
        ':' => next.is_ascii_alphabetic() || before.is_none_or(never_begins_a_line) && is_key(),
        '?' | '!' | ']' => is_key(),
        _ => false,
    }
}

/// Returns `true` for a character of Chinese or Japanese, beside which a line may end.
fn is_ideographic(letter: char) -> bool {
    matches!(letter,
        '\u{3000}'..='\u{30ff}' | '\u{31f0}'..='\u{31ff}' | '\u{3400}'..='\u{9fff}'
        | '\u{f900}'..='\u{faff}' | '\u{ff01}'..='\u{ff60}' | '\u{20000}'..='\u{3ffff}')
}

fn is_katakana(letter: char) -> bool {
    matches!(letter, '\u{30a1}'..='\u{30fa}' | 'ー')
}

fn opens(letter: char) -> bool {
    matches!(letter, '「' | '『' | '（' | '《' | '〈' | '【' | '〔' | '［' | '“' | '‘' | '(' | '[')
}

/// Returns `true` for what no line begins with: marks that close, small kana, and marks on a letter.
fn never_begins_a_line(letter: char) -> bool {
    const MARKS: &str = "、。，．：；！？」』）》〉】〕］”’・ー〜…‥々ゝゞ.,:;!?)]%％\
        ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";
    MARKS.contains(letter) || letter.width().is_none_or(|width| width == 0)
}

/// Wraps a text like [`wrap`] into at most `rows` lines. The last line ends in an ellipsis if some of
/// the text is left out.
pub fn wrap_to_rows(text: &str, columns: usize, rows: usize, ellipsis: &str) -> Vec<String> {
    let mut lines = wrap(text, columns);
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = with_ellipsis(last, columns, ellipsis);
        }
    }
    lines
}

/// Returns the first letter of a word, as a capital.
pub fn initial(word: &str) -> Option<char> {
    word.chars().next().map(|first| first.to_uppercase().next().unwrap_or(first))
}

/// Returns the text if it fits into `columns` columns, or else its start and an ellipsis.
pub fn truncate(text: &str, columns: usize, ellipsis: &str) -> String {
    if width(text) <= columns {
        return text.into();
    }
    let Some(room) = columns.checked_sub(width(ellipsis)) else {
        return prefix(ellipsis, columns).into();
    };
    format!("{}{ellipsis}", prefix(text, room).trim_end())
}

/// Returns the text if it fits into `columns` columns, or else an ellipsis and its end.
pub fn truncate_start(text: &str, columns: usize, ellipsis: &str) -> String {
    let total = width(text);
    if total <= columns {
        return text.into();
    }
    let Some(room) = columns.checked_sub(width(ellipsis)) else {
        return prefix(ellipsis, columns).into();
    };
    let mut end = text.graphemes(true);
    let mut left = total;
    while left > room {
        left -= end.next().map_or(left, UnicodeWidthStr::width);
    }
    format!("{ellipsis}{}", end.as_str().trim_start())
}

/// Pads a text with spaces to `columns` columns.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Puts a text at the right of `columns` columns.
pub fn pad_start(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Appends an ellipsis to a line, in place of the last word if there is no room.
fn with_ellipsis(line: &str, columns: usize, ellipsis: &str) -> String {
    let longer = format!("{line}{ellipsis}");
    if width(&longer) <= columns {
        return longer;
    }
    match line.rsplit_once(' ') {
        Some((words, last)) if !last.contains(is_ideographic) => {
            truncate(&format!("{words}{ellipsis}"), columns, ellipsis)
        }
        Some(_) | None => truncate(&longer, columns, ellipsis),
    }
}

/// Returns the longest start of a text that fits into `columns` columns.
fn prefix(text: &str, columns: usize) -> &str {
    let mut used = 0;
    let mut end = 0;
    for (start, cluster) in text.grapheme_indices(true) {
        used += cluster.width();
        if used > columns {
            break;
        }
        end = start + cluster.len();
    }
    &text[..end]
}

/// Splits a text after what fits into `columns` columns, and after at least one cluster.
fn split(text: &str, columns: usize) -> (&str, &str) {
    let first = text.graphemes(true).next().map_or(0, str::len);
    text.split_at(prefix(text, columns).len().max(first))
}

#[cfg(test)]
mod tests {
    use super::{
        Text, m, pad, pad_start, printable, sentence, sentence_of, truncate, truncate_start,
        typed_line, width, wrap, wrap_names, wrap_to_rows,
    };

    const TEXTS: [&str; 9] = [
        "",
        "Black d3 flips d4.",
        "Enter, Space, click: play the square under the cursor or the pointer",
        "f5d6c3d3c4f4f6b4b3b5 and Donaudampfschifffahrtsgesellschaft",
        "黑白棋 オセロ盤 오델로 games",
        "👩‍👩‍👧‍👦 plays 🇯🇵🇩🇪 ❤️ ok",
        "Zoe\u{308} Émile a\u{301}\u{323}b",
        "a　wide　blank",
        "\u{301}mark first",
    ];

    #[test]
    fn no_character_that_controls_a_terminal_is_printable() {
        let hostile = (0..=0x10_ffff).filter_map(char::from_u32).filter(|letter| {
            // The properties Bidi_Control and Line_Break, and the categories Cc, Zl and Zp.
            let turns = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\
                         \u{2067}\u{2068}\u{2069}\u{2028}\u{2029}";
            letter.is_control() || turns.contains(*letter)
        });
        let hostile: String = hostile.collect();
        assert_eq!(hostile.chars().count(), 65 + 14);
        assert!(printable(&hostile).bytes().all(|byte| (b' '..=b'~').contains(&byte)));
        assert_eq!(printable("a\x1b[2J\u{9b}\u{202e}b"), "a\\u{1b}[2J\\u{9b}\\u{202e}b");
        for text in TEXTS {
            assert_eq!(printable(text), text);
        }
    }

    #[test]
    fn a_sentence_ends_with_one_full_stop() {
        assert_eq!(sentence("the disk is full"), "The disk is full.");
        assert_eq!(
            sentence("Not saved (full). You can go on."),
            "Not saved (full). You can go on."
        );
        assert_eq!(sentence("d3 flips nothing"), "d3 flips nothing.");
    }

    #[test]
    fn what_was_typed_and_names_keep_their_letters_at_the_start_of_a_sentence() {
        let check = |clause: Text, said| assert_eq!(sentence_of(&clause, "", None), said);
        check(m::common::takes_no_argument("theme"), "theme takes no argument.");
        check(
            m::faults::because(m::common::takes_no_argument("d"), m::common::raw("x")),
            "d takes no argument: x.",
        );
        check(m::common::game_over(), "The game is over.");
        check(m::common::raw("the disk is full"), "The disk is full.");
    }

    #[test]
    fn width_counts_columns_and_not_characters() {
        for (text, columns) in [
            ("", 0),
            ("Ada", 3),
            ("●○ d3", 5),
            ("黑白棋", 6),
            ("オセロ", 6),
            ("Zoe\u{308}", 3),
            ("👩‍👩‍👧‍👦", 2),
            ("🇯🇵", 2),
            ("❤️", 2),
        ] {
            assert_eq!(width(text), columns, "{text}");
        }
    }

    #[test]
    fn half_width_kana_take_a_column_each_and_their_marks_too() {
        for (text, columns) in [("ｱｷﾗ", 3), ("ｶﾞ", 2), ("ﾊﾟﾊﾟ", 4)] {
            assert_eq!(width(text), columns, "{text}");
        }
    }

    #[test]
    fn full_width_lines_are_plain_ones_but_for_names_behind_a_plain_word() {
        let check = |line, plain| assert_eq!(typed_line(line), plain);
        check("ｕｎｄｏ", "undo");
        check("ｔｈｅｍｅ　ｐａｐｅｒ", "theme paper");
        check("ｄ３ ｃ５", "d3 c5");
        check("save Ｋｅｉ　決勝", "save Ｋｅｉ　決勝");
        check("決勝", "決勝");
    }

    #[test]
    fn text_wraps_at_blanks() {
        let check = |text, columns, lines: &[&str]| assert_eq!(wrap(text, columns), lines);
        check("", 10, &[""]);
        check("every disc is flipped", 10, &["every disc", "is flipped"]);
        check("every disc is flipped", 9, &["every", "disc is", "flipped"]);
        check("黑白 棋 盤", 7, &["黑白 棋", "盤"]);
        check("Zoe\u{308} and Ada", 7, &["Zoe\u{308} and", "Ada"]);
    }

    #[test]
    fn chinese_and_japanese_wrap_between_characters() {
        let check = |text, columns, lines: &[&str]| assert_eq!(wrap(text, columns), lines);
        check("黒番です。d3 に打てます。", 12, &["黒番です。d3", "に打てます。"]);
        // A stop does not begin a line, and an opening bracket does not end one.
        check("黒番です。", 8, &["黒番で", "す。"]);
        check("黑棋「角」", 6, &["黑棋", "「角」"]);
        check("パスしました", 6, &["パスし", "ました"]);
        check("キャッチ", 6, &["キャッ", "チ"]);
        // A word in katakana stays together where it fits.
        check("次にパスします", 6, &["次に", "パスし", "ます"]);
        check("コンピューター", 13, &["コンピュー", "ター"]);
        check("38-26で黒勝ち", 9, &["38-26で黒", "勝ち"]);
        // A blank that does not break stays before the mark of French.
        check("Passer\u{a0}? Oui", 8, &["Passer\u{a0}?", "Oui"]);
    }

    #[test]
    fn names_of_commands_keys_and_files_begin_a_line_and_stay_whole() {
        let check = |text, columns, lines: &[&str]| assert_eq!(wrap(text, columns), lines);
        check("覚えるには:learnで", 11, &["覚えるには", ":learnで"]);
        check("新手？:learn", 8, &["新手？", ":learn"]);
        check("画像：.png、.svg", 8, &["画像：", ".png、", ".svg"]);
        check("ません。:なら", 9, &["ません。", ":なら"]);
        check("ません。:なら", 8, &["ません。", ":なら"]);
        check("局面です。?は手", 12, &["局面です。", "?は手"]);
        check("後の!は", 5, &["後の", "!は"]);
        check("キーと]で", 7, &["キーと", "]で"]);
        // What is no name stays behind its word.
        check("（分:秒）", 5, &["（分:", "秒）"]);
        check("山田, 佐藤.", 4, &["山", "田,", "佐", "藤."]);
    }

    #[test]
    fn a_single_letter_stays_with_what_is_behind_it() {
        let check = |text, columns, lines: &[&str]| assert_eq!(wrap(text, columns), lines);
        check("边上的C位", 8, &["边上的", "C位"]);
        check("（X打ち）", 5, &["（X打", "ち）"]);
        check("盤Edaxで", 6, &["盤Edax", "で"]);
    }

    #[test]
    fn names_stay_whole() {
        assert_eq!(wrap_names("Enter, 滚轮, 方向键", 9), ["Enter,", "滚轮,", "方向键"]);
        assert_eq!(wrap_names("方向键", 4), ["方向", "键"]);
    }

    #[test]
    fn a_word_wider_than_the_line_is_broken_at_the_width() {
        let check = |text, columns, lines: &[&str]| assert_eq!(wrap(text, columns), lines);
        check("to f5d6c3d3c4 e3", 4, &["to", "f5d6", "c3d3", "c4", "e3"]);
        check("to f5d6c3 e3", 5, &["to", "f5d6c", "3 e3"]);
        check("黑白棋盤", 5, &["黑白", "棋盤"]);
        check("ab🇯🇵🇩🇪", 3, &["ab", "🇯🇵", "🇩🇪"]);
        check("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, &["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]);
        check("aa\u{301}a", 2, &["aa\u{301}", "a"]);
        check("黑a", 1, &["黑", "a"]);
    }

    #[test]
    fn no_line_is_wider_than_asked_and_no_letter_is_lost() {
        let letters = |text: &str| text.split_ascii_whitespace().collect::<String>();
        for text in TEXTS {
            for columns in 2..40 {
                let lines = wrap(text, columns);
                assert!(lines.iter().all(|line| width(line) <= columns), "{lines:?}");
                assert_eq!(letters(&lines.concat()), letters(text));
            }
        }
    }

    #[test]
    fn what_does_not_fit_ends_in_an_ellipsis() {
        let check = |text, columns, short| assert_eq!(truncate(text, columns, "…"), short);
        check("Emile", 5, "Emile");
        check("Emile", 4, "Emi…");
        check("Ada Lovelace", 5, "Ada…");
        check("黑白棋", 5, "黑白…");
        check("黑白棋", 4, "黑…");
        check("Zoe\u{308}lle", 4, "Zoe\u{308}…");
        check("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…");
        check("Emile", 1, "…");
        check("Emile", 0, "");
        assert_eq!(truncate("Lovelace", 6, "..."), "Lov...");
        assert_eq!(truncate("Lovelace", 2, "..."), "..");
    }

    #[test]
    fn the_end_of_a_text_follows_an_ellipsis() {
        let check = |text, columns, short| assert_eq!(truncate_start(text, columns, "…"), short);
        check("Emile", 5, "Emile");
        check("Emile", 4, "…ile");
        check("黑白棋", 5, "…白棋");
        check("黑白棋", 4, "…棋");
        check("Zoe\u{308}lle", 4, "…lle");
        check("Emile", 0, "");
        assert_eq!(truncate_start("Lovelace", 6, "..."), "...ace");
    }

    #[test]
    fn shortened_texts_are_never_wider_than_asked() {
        for text in TEXTS {
            for columns in 0..40 {
                for ellipsis in ["…", "..."] {
                    let short = truncate(text, columns, ellipsis);
                    assert!(width(&short) <= columns, "{short:?}");
                    let short = truncate_start(text, columns, ellipsis);
                    assert!(width(&short) <= columns, "{short:?}");
                    for line in wrap_to_rows(text, columns.max(2), 2, ellipsis) {
                        assert!(width(&line) <= columns.max(2), "{line:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn padding_fills_columns_and_not_characters() {
        assert_eq!(pad("Ada", 5), "Ada  ");
        assert_eq!(pad("黑白", 5), "黑白 ");
        assert_eq!(pad("Zoe\u{308}", 5), "Zoe\u{308}  ");
        assert_eq!(pad("Emile", 3), "Emile");
        assert_eq!(pad_start("黑白", 5), " 黑白");
    }

    #[test]
    fn omitted_lines_are_marked_by_an_ellipsis_after_a_word() {
        let text = "White cannot move. Black plays again.";
        let check = |columns, rows, lines: &[&str]| {
            assert_eq!(wrap_to_rows(text, columns, rows, "…"), lines);
        };
        check(20, 2, &["White cannot move.", "Black plays again."]);
        check(20, 1, &["White cannot move.…"]);
        check(12, 2, &["White cannot", "move. Black…"]);
        check(11, 2, &["White", "cannot…"]);
        check(12, 1, &["White…"]);
        check(12, 0, &[]);
        assert_eq!(wrap_to_rows("f5d6c3d3", 4, 1, "…"), ["f5d…"]);
    }
}
