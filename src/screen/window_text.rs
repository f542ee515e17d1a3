//! The text of a window over the board: titled lines, and the input that a click on each is.

use std::borrow::Cow;
use std::ops::Range;

use othello_board::app::search::has_near;
use othello_notation::folding::Searched;
use othello_words::text;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::board::SquareView;
use super::layout::{Layout, Room, WindowPlace};
use super::theme::Theme;
use othello_board::app::screen_input::ScreenInput;

/// The text of a window over the board.
pub struct WindowText {
    pub title: Cow<'static, str>,
    /// The lines that stay above the others.
    pub head: Vec<WindowLine>,
    /// The lines that scroll where there are too many.
    pub lines: Vec<WindowLine>,
    /// The lines that stay below the others.
    pub foot: Vec<WindowLine>,
    /// The squares in the head that are drawn in pixels where the terminal can, by their cells in it.
    pub squares: Vec<(SquareView, Rect)>,
    /// The lines beside all others.
    pub side: Vec<Line<'static>>,
    /// A word at the bottom of the screen, without a frame: it is wrapped by the terminal, so that it can be
    /// selected as a whole.
    pub below: Option<String>,
    /// The part that is shown where there are too many lines.
    pub scroll: Scroll,
    /// The lines for which it takes room even if it has fewer, so as not to change its size while something is looked for.
    pub least: usize,
    /// The most of its lines for which it takes room.
    pub most: usize,
    /// The room that it was laid out for.
    pub extent: WindowExtent,
}

/// The room that a window takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowExtent {
    /// That of every window.
    Usual,
    /// All of the screen: it has something beside its lines that has no room elsewhere.
    Screen,
}

/// The part of a window that is shown where there are too many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scroll {
    /// The lines from this one on.
    From(usize),
    /// The lines around the one of the cursor.
    Around {
        line: usize,
        /// The lines that are seen with it.
        rows: usize,
        /// The first line shown, as long as the cursor is in sight then.
        top: Option<usize>,
    },
    /// The lines around the one in focus among those that were found, on which Enter is a click.
    Found {
        /// The first line of what is in focus.
        line: usize,
        /// The lines of it.
        rows: usize,
        /// The number of things before and behind it that were found as well.
        others: [usize; 2],
    },
    /// The lines of a part that was cut out of a longer text to fit.
    Part {
        /// The line of the cursor in the part.
        line: usize,
        /// The number of lines above the part.
        above: usize,
        /// The number of all lines.
        total: usize,
    },
}

impl Scroll {
    pub const fn cursor(self) -> Option<usize> {
        match self {
            Self::From(_) => None,
            Self::Around { line, .. } | Self::Found { line, .. } | Self::Part { line, .. } => {
                Some(line)
            }
        }
    }
}

pub struct WindowLine {
    pub text: Line<'static>,
    pub click: Click,
    /// The column of the next letter, where a text is typed in this line.
    pub caret: Option<usize>,
    pub part: FoundPart,
    /// Other words by which it is found.
    pub also: String,
}

/// The part of a line in what is looked for as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundPart {
    Heading,
    /// The first line of a sentence or a row.
    First,
    /// Another line of it.
    More,
}

/// The meaning of a click on a line.
pub enum Click {
    Nothing,
    Send(ScreenInput),
    /// It picks that row of a list or dialog.
    Pick(usize),
    /// In these columns it sends these messages.
    Parts(Vec<(Range<usize>, ScreenInput)>),
}

impl WindowLine {
    pub fn new(text: impl Into<Line<'static>>) -> Self {
        let (click, caret, part, also) = (Click::Nothing, None, FoundPart::First, String::new());
        Self { text: text.into(), click, caret, part, also }
    }

    pub fn button(label: impl Into<Line<'static>>, message: ScreenInput) -> Self {
        Self { click: Click::Send(message), ..Self::new(label) }
    }

    /// A line of a row of a list or dialog.
    pub fn row(text: impl Into<Line<'static>>, row: usize) -> Self {
        Self { click: Click::Pick(row), ..Self::new(text) }
    }

    pub fn heading(text: impl Into<Line<'static>>) -> Self {
        Self { part: FoundPart::Heading, ..Self::new(text) }
    }

    /// An empty line.
    pub fn blank() -> Self {
        Self::new("")
    }
}

/// Returns a text in lines of at most `width` columns.
pub fn paragraph(sentence: &str, width: usize) -> impl Iterator<Item = WindowLine> + use<> {
    belonging_together(text::wrap(sentence, width).into_iter().map(WindowLine::new))
}

/// Returns lines that are found as a whole.
pub fn belonging_together(
    lines: impl Iterator<Item = WindowLine>,
) -> impl Iterator<Item = WindowLine> {
    lines.enumerate().map(|(number, line)| {
        let part = if number == 0 { FoundPart::First } else { FoundPart::More };
        WindowLine { part, ..line }
    })
}

/// Returns those of some texts, by their numbers, that have all of the words that are looked for, whatever their case and
/// accents; if none has, those that have words which are written nearly so.
pub fn with_words(texts: &[String], words: &str) -> Vec<usize> {
    let numbered = || texts.iter().enumerate();
    let has_all = |text: &str| {
        let text = Searched::new(text);
        words.split_whitespace().all(|word| text.contains(word))
    };
    let found: Vec<_> = numbered().filter(|(_, text)| has_all(text)).map(|(at, _)| at).collect();
    if !found.is_empty() {
        return found;
    }
    let has_near = |text: &str| words.split_whitespace().all(|word| has_near(text, word));
    numbered().filter(|(_, text)| has_near(text)).map(|(at, _)| at).collect()
}

/// Returns what of some lines has the words that are looked for, with the headings above it. The
/// lines under a heading that has them are found with it.
pub fn found(lines: Vec<WindowLine>, words: &str) -> Vec<WindowLine> {
    if words.trim().is_empty() {
        return lines;
    }
    // A command may be typed as it is written.
    let words = words.trim().strip_prefix(':').filter(|rest| !rest.is_empty()).unwrap_or(words);
    let mut wholes: Vec<Vec<WindowLine>> = Vec::new();
    for line in lines.into_iter().filter(|line| line.text.width() > 0) {
        match wholes.last_mut().filter(|_| line.part == FoundPart::More) {
            Some(whole) => whole.push(line),
            None => wholes.push(vec![line]),
        }
    }
    let text = |whole: &Vec<WindowLine>| {
        let words = whole.iter().flat_map(|line| [line.text.to_string(), line.also.clone()]);
        words.collect::<Vec<_>>().join(" ")
    };
    let with_words = with_words(&wholes.iter().map(text).collect::<Vec<_>>(), words);
    let (mut found, mut heading, mut is_under_found) = (Vec::new(), Vec::new(), false);
    for (number, whole) in wholes.into_iter().enumerate() {
        let is_found = with_words.contains(&number);
        if whole[0].part == FoundPart::Heading {
            (heading, is_under_found) = (whole, is_found);
        } else if is_found || is_under_found {
            found.append(&mut heading);
            found.extend(whole);
        }
    }
    found
}

/// Returns an item of a list in lines of at most `width` columns, all but the first indented.
pub fn list_item(sentence: &str, width: usize) -> impl Iterator<Item = WindowLine> + use<> {
    const INDENT: usize = 2;
    let lines = text::wrap(sentence, width.saturating_sub(INDENT)).into_iter().enumerate();
    belonging_together(lines.map(|(number, line)| {
        let indent = if number == 0 { 0 } else { INDENT };
        WindowLine::new(format!("{:indent$}{line}", ""))
    }))
}

/// Returns lines with others on their right, which begin at that column.
pub fn beside(
    left: impl IntoIterator<Item = Line<'static>>,
    column: usize,
    right: impl IntoIterator<Item = Line<'static>>,
) -> impl Iterator<Item = Line<'static>> {
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    std::iter::from_fn(move || {
        let (left, right) = (left.next(), right.next());
        if left.is_none() && right.is_none() {
            return None;
        }
        let mut spans = styled(left.unwrap_or_default());
        let used: usize = spans.iter().map(Span::width).sum();
        spans.push(Span::raw(" ".repeat(column.saturating_sub(used))));
        spans.extend(styled(right.unwrap_or_default()));
        Some(Line::from(spans))
    })
}

/// Returns the parts of a line, each in the whole of its style.
fn styled(line: Line<'static>) -> Vec<Span<'static>> {
    let style = line.style;
    let patched = |span: Span<'static>| Span { style: style.patch(span.style), ..span };
    line.spans.into_iter().map(patched).collect()
}

/// The widest text of a window: longer lines are hard to read.
const WIDEST_TEXT: usize = 72;

/// Returns the columns of the text of a window that has so much room.
pub fn text_width(room: Room) -> usize {
    room.columns.clamp(10, WIDEST_TEXT)
}

/// The columns between the lines and those beside them.
pub const SIDE_GAP: usize = 3;

impl WindowText {
    pub fn new(title: impl Into<Cow<'static, str>>, lines: Vec<WindowLine>) -> Self {
        let (head, foot, side, squares) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let title = title.into();
        let (scroll, extent) = (Scroll::From(0), WindowExtent::Usual);
        Self {
            title,
            head,
            lines,
            foot,
            squares,
            side,
            below: None,
            scroll,
            least: 0,
            most: usize::MAX,
            extent,
        }
    }

    pub fn place(&self, layout: &Layout) -> WindowPlace {
        match self.extent {
            WindowExtent::Usual => layout.window(),
            WindowExtent::Screen => layout.window().on_all_of(layout.screen),
        }
    }

    pub fn rows(&self) -> usize {
        let lines = self.lines.len().max(self.least).min(self.most);
        (self.head.len() + lines + self.foot.len()).max(self.side.len())
    }

    /// Returns the columns of the lines beside the others.
    pub fn side_width(&self) -> usize {
        self.side.iter().map(Line::width).max().unwrap_or(0)
    }

    /// Returns the number of lines above those of the window, and of all lines.
    pub const fn above_and_all(&self) -> (usize, usize) {
        match self.scroll {
            Scroll::From(_) | Scroll::Around { .. } | Scroll::Found { .. } => (0, self.lines.len()),
            Scroll::Part { above, total, .. } => (above, total),
        }
    }

    /// Returns the first line shown when that many rows fit.
    pub fn top(&self, rows: usize) -> usize {
        match self.scroll {
            Scroll::From(top) => top.min(self.lines.len().saturating_sub(rows)),
            Scroll::Around { line, rows: own, top } => {
                first_shown(line..line + own, top, rows, self.lines.len())
            }
            Scroll::Found { line, rows: own, .. } => {
                first_shown(line..line + own, Some(0), rows, self.lines.len())
            }
            Scroll::Part { line, .. } => {
                first_shown(line..line + 1, Some(0), rows, self.lines.len())
            }
        }
    }
}

/// Returns the first line of `rows` that show the lines of the cursor: `top`, if that shows them, or
/// else the line that puts them into the middle; of more than fit, the first.
pub fn first_shown(cursor: Range<usize>, top: Option<usize>, rows: usize, lines: usize) -> usize {
    let shows = |top: &usize| *top <= cursor.start && cursor.end <= top.saturating_add(rows);
    let above = rows.saturating_sub(cursor.len()).div_ceil(2);
    let first = top.filter(shows).unwrap_or(cursor.start.saturating_sub(above));
    first.min(lines.saturating_sub(rows))
}

impl From<Line<'static>> for WindowLine {
    fn from(text: Line<'static>) -> Self {
        Self::new(text)
    }
}

/// Returns the line of a key that answers a question, and of the answer.
pub fn answer(
    key: impl Into<Cow<'static, str>>,
    label: impl Into<Cow<'static, str>>,
    strong: Style,
    message: ScreenInput,
) -> WindowLine {
    let key = Span::styled(key, strong);
    WindowLine::button(Line::from(vec![key, Span::raw("  "), Span::raw(label.into())]), message)
}

/// Returns a line of `width` columns with a text that is being typed; its end is in sight. It is no bar: that is what is
/// selected.
pub fn typed(text: &str, width: usize, theme: &Theme) -> WindowLine {
    let seen = text::truncate_start(text, width.saturating_sub(1), theme.set().ellipsis);
    let line = text::pad(&format!("{seen}_"), width);
    let line = Line::styled(line, theme.colors.strong.add_modifier(Modifier::UNDERLINED));
    WindowLine { caret: Some(text::width(&seen)), ..WindowLine::new(line) }
}
