//! The editor of a comment.

use othello_words::text;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::app::screen_input::{Erasure, Leap, Step};
use othello_notation::controls_output;

/// A comment that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommentEditor {
    text: String,
    /// The place of the caret in bytes, at the start of a letter.
    caret: usize,
}

/// The bytes of a comment that can be edited, at most: it is laid out for each key.
pub const LONGEST: usize = 50_000;

impl CommentEditor {
    /// Begins with a text, and the caret behind it.
    pub fn new(text: &str) -> Self {
        Self { text: text.into(), caret: text.len() }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Types a letter or a line break; one that does not belong in a text is left out.
    pub fn insert(&mut self, letter: char) {
        let is_fit = letter == '\n' || !controls_output(letter) && !letter.is_control();
        if is_fit && self.text.len() < LONGEST {
            self.text.insert(self.caret, letter);
            self.caret += letter.len_utf8();
        }
    }

    /// Erases the letter after the caret, or what is before it.
    pub fn erase(&mut self, part: Erasure) {
        if part == Erasure::NextLetter {
            let letter = self.text[self.caret..].chars().next();
            let end = self.caret + letter.map_or(0, char::len_utf8);
            self.text.replace_range(self.caret..end, "");
            return;
        }
        let mut before = self.text[..self.caret].to_owned();
        part.of(&mut before);
        self.text.replace_range(before.len()..self.caret, "");
        self.caret = before.len();
    }

    /// Moves the caret by a letter.
    pub fn step(&mut self, step: Step) {
        let (before, behind) = self.text.split_at(self.caret);
        match step {
            Step::Previous => {
                self.caret -= before.chars().next_back().map_or(0, char::len_utf8);
            }
            Step::Next => self.caret += behind.chars().next().map_or(0, char::len_utf8),
        }
    }

    /// Moves the caret to the start or the end of the text.
    pub const fn leap(&mut self, leap: Leap) {
        match leap {
            Leap::First => self.caret = 0,
            Leap::Last => self.caret = self.text.len(),
            Leap::Page(_) => {}
        }
    }

    /// Returns the text in lines of fewer than `width` columns, but for a blank at the end, and the
    /// line and the column of the caret.
    pub fn lines(&self, width: usize) -> (Vec<&str>, usize, usize) {
        let width = width.max(2);
        let mut starts = vec![0];
        // The columns of the last line, and up to the end of its last blank.
        let (mut columns, mut blank) = (0, None);
        for (at, cluster) in self.text.grapheme_indices(true) {
            let end = at + cluster.len();
            if cluster.ends_with('\n') {
                starts.push(end);
                (columns, blank) = (0, None);
                continue;
            }
            if cluster != " " {
                // The word that does not fit goes on in the next line.
                while columns > 0 && columns + cluster.width() >= width {
                    let (start, before) = blank.take().unwrap_or((at, columns));
                    starts.push(start);
                    columns -= before;
                }
                columns += cluster.width();
            } else if columns + 1 < width {
                columns += 1;
                blank = Some((end, columns));
            } else {
                starts.push(end);
                (columns, blank) = (0, None);
            }
        }
        let line = starts.partition_point(|start| *start <= self.caret) - 1;
        let column = text::width(&self.text[starts[line]..self.caret]);
        let ends = starts.iter().skip(1).copied().chain([self.text.len()]);
        let lines = starts.iter().zip(ends).map(|(&start, end)| &self.text[start..end]);
        (lines.map(|line| line.trim_end_matches('\n')).collect(), line, column)
    }
}

#[cfg(test)]
mod tests {
    use super::CommentEditor;
    use crate::app::screen_input::{Erasure, Step};

    #[track_caller]
    fn check(text: &str, width: usize, lines: &[&str], caret: (usize, usize)) {
        let editor = CommentEditor::new(text);
        let (laid_out, line, column) = editor.lines(width);
        assert_eq!((laid_out, (line, column)), (lines.to_vec(), caret));
    }

    #[test]
    fn a_comment_breaks_at_blanks_and_leaves_a_column_for_the_caret() {
        check("", 8, &[""], (0, 0));
        check("the corner", 8, &["the ", "corner"], (1, 6));
        check("corners!", 8, &["corners", "!"], (1, 1));
        check("corners ", 8, &["corners ", ""], (1, 0));
        check("a\n\nb", 8, &["a", "", "b"], (2, 1));
        check("黑白棋盤", 6, &["黑白", "棋盤"], (1, 4));
        check("to 黑白棋", 6, &["to ", "黑白", "棋"], (2, 2));
    }

    #[test]
    fn letters_are_erased_on_both_sides_of_the_caret() {
        let mut editor = CommentEditor::new("a ä黑b");
        editor.erase(Erasure::NextLetter);
        editor.step(Step::Previous);
        editor.step(Step::Previous);
        editor.erase(Erasure::NextLetter);
        assert_eq!(editor.text(), "a äb");
        editor.erase(Erasure::Letter);
        assert_eq!(editor.text(), "a b");
        editor.erase(Erasure::NextLetter);
        assert_eq!(editor.text(), "a ");
    }

    #[test]
    fn a_word_and_a_line_are_erased_up_to_the_caret() {
        let mut editor = CommentEditor::new("one\ntwo three four");
        (0..5).for_each(|_| editor.step(Step::Previous));
        editor.erase(Erasure::Word);
        assert_eq!(editor.text(), "one\ntwo  four");
        editor.erase(Erasure::Line);
        assert_eq!(editor.text(), "one\n four");
        editor.insert('x');
        assert_eq!(editor.text(), "one\nx four");
    }

    #[test]
    fn the_caret_stands_before_the_letter_that_it_is_at() {
        let mut editor = CommentEditor::new("the corner");
        let mut places = Vec::new();
        for _ in 0..8 {
            editor.step(Step::Previous);
            let (_, line, column) = editor.lines(8);
            places.push((line, column));
        }
        let second = [(1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (1, 0)];
        assert_eq!(places, [&second[..], &[(0, 3), (0, 2)]].concat());
    }
}
