//! Two futures: small boards beside each other, each with what it is about and nothing else.

use std::{iter, slice};

use othello_core::square::Square;
use othello_home::config::look::SeenFrom;
use othello_words::futures::{FutureBoard, TwoFutures};
use othello_words::i18n::{Text, passage};
use othello_words::text;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Style, Stylize};
use ratatui::text::{Line, Span};

use super::board::pictures::Pictures;
use super::board::{Content, DiscMark, Label, SquareView, square_lines};
use super::layout::Room;
use super::paragraphs::{self, Paragraph};
use super::theme::panel_colors::{PanelColors, tinted};
use super::theme::signs::small_disc;
use super::theme::{Theme, Tint};
use super::view::View;
use super::window_text::{WindowLine, WindowText, beside};
use crate::graph::Ink;

/// The columns between the boards.
const GAP: usize = 2;
/// The columns of the text above and under a board, at most.
const WIDEST: usize = 18;
/// The squares of a row.
const SQUARES: usize = 8;
/// The columns of the number of a row with a blank.
const NUMBERS: usize = 2;

/// Two boards as lines of text.
pub struct SmallBoards {
    pub lines: Vec<Line<'static>>,
    /// The squares with their places in them, where these are large enough for pictures.
    pub squares: Vec<(SquareView, Rect)>,
    /// The rows of the headings above them.
    top: usize,
}

#[derive(Clone, Copy)]
struct Measures {
    square: usize,
    /// The columns of a board and its text.
    column: usize,
    /// The columns of the numbers of the rows before it, if there is room for them.
    numbers: usize,
    /// The columns between the boards.
    gap: usize,
}

impl Measures {
    /// Squares of two columns look square; where there is no room for them, they have one.
    fn within(width: usize) -> Self {
        let square = if width >= 2 * 2 * SQUARES + GAP { 2 } else { 1 };
        let numbered = SQUARES * square + NUMBERS;
        // The numbers of the second board are a gap by themselves.
        if width > 2 * numbered {
            let gap = (width - 2 * numbered).min(GAP);
            let column = ((width - gap) / 2).min(WIDEST);
            return Self { square, column, numbers: NUMBERS, gap };
        }
        let column = (width.saturating_sub(GAP) / 2).clamp(SQUARES * square, WIDEST);
        Self { square, column, numbers: 0, gap: GAP }
    }

    /// Returns the columns of the text above and under a board, which a gap parts from the other one.
    const fn text(self) -> usize {
        self.step().saturating_sub(GAP)
    }

    /// Returns the columns from the start of the first board to that of the second one.
    const fn step(self) -> usize {
        self.column + self.gap
    }
}

/// Draws the boards for so many columns.
pub fn boards(
    futures: &TwoFutures,
    seen_from: SeenFrom,
    theme: &Theme,
    width: usize,
    rows: usize,
) -> SmallBoards {
    let measures = Measures::within(width);
    let texts = |of: fn(&FutureBoard) -> &Text| {
        futures.boards.each_ref().map(|board| fitting(of(board), measures.text()))
    };
    let mut lines =
        texts_beside(texts(|board| &board.heading), measures, theme.colors.strong, Foot::Low);
    let captions = texts_beside(texts(|board| &board.caption), measures, Style::new(), Foot::High);
    if measures.numbers > 0 && lines.len() + 1 + SQUARES + captions.len() <= rows {
        let letters = letters(seen_from, theme, measures);
        lines.extend(beside([letters.clone()], measures.step(), [letters]));
    }
    let top = lines.len();
    let [one, other] =
        futures.boards.each_ref().map(|board| squares(board, seen_from, theme, measures));
    lines.extend(beside(one, measures.step(), other));
    lines.extend(captions);
    let squares =
        if measures.square == 1 { Vec::new() } else { places(futures, seen_from, measures, top) };
    SmallBoards { lines, squares, top }
}

impl SmallBoards {
    /// Leaves what there are rows for: the captions go first, then the headings, and without room for all squares the
    /// boards.
    fn within(mut self, rows: usize) -> Self {
        if self.lines.len() > rows {
            self.lines.truncate(self.top + SQUARES);
        }
        if self.lines.len() > rows {
            self.lines.drain(..self.top);
            let above = u16::try_from(self.top).unwrap_or(u16::MAX);
            for (_, cells) in &mut self.squares {
                cells.y = cells.y.saturating_sub(above);
            }
            self.top = 0;
        }
        if self.lines.len() > rows {
            self.lines.clear();
            self.squares.clear();
        }
        self
    }
}

/// A sentence of a panel about a move.
pub struct Sentence {
    pub text: Text,
    /// The importance: where there is no room for all, those with the largest numbers go first.
    pub rank: u8,
}

impl Sentence {
    /// The rank of the idea as a rule, behind the first cause.
    const RULE: u8 = 1;
    /// The rank of what the move has led to.
    const CAME: u8 = 2;

    /// Returns what stands beside both boards: causes and the idea; where the lines have been followed, that alone, for the
    /// numbers of the causes are not those of the boards then.
    pub fn beside(both: &TwoFutures, why: Vec<Text>, rule: Option<Text>) -> Vec<Self> {
        match both.followed() {
            Some(followed) => vec![Self { text: followed, rank: 0 }],
            None => Self::of(why, rule),
        }
    }

    /// Returns causes and what they lead to, and an idea as a rule behind them.
    pub fn of(why: Vec<Text>, rule: Option<Text>) -> Vec<Self> {
        let rank = |index| if index == 0 { 0 } else { index + Self::RULE };
        let why = (0..).zip(why).map(|(index, text)| Self { text, rank: rank(index) });
        why.chain(rule.map(|text| Self { text, rank: Self::RULE })).collect()
    }
}

/// Returns the text of a panel about a move: its title, both boards, and the sentences for which there is room.
pub fn lesson(
    view: &View<'_>,
    futures: Option<&TwoFutures>,
    title: &[Text],
    said: Vec<Sentence>,
    room: Room,
) -> WindowText {
    let (width, height) = (room.columns, room.rows);
    let theme = view.theme();
    let strong = |line| WindowLine::new(Line::styled(line, theme.colors.strong));
    let wrapped = title.iter().flat_map(|text| match fitting_in(text, width, 1) {
        line if line.is_empty() => text::wrap(&text.to_string(), width),
        line => line,
    });
    let mut head: Vec<_> = wrapped.map(strong).collect();
    let brief = said.iter().position(|it| it.rank == Sentence::RULE);
    let brief = brief.and_then(|index| Some((index, said[index].text.form("short")?)));
    let paragraph = |Sentence { text, rank }: Sentence| Paragraph {
        text: text.to_string(),
        style: Style::new(),
        rank,
    };
    let mut said: Vec<_> = said.into_iter().map(paragraph).collect();
    let mut squares = Vec::new();
    if let Some(futures) = futures {
        let first = paragraphs::rows(&said[..said.len().min(1)], theme, width);
        // The letters of the columns are there for whoever looks for a square that the sentence names.
        let rows = height.saturating_sub(head.len() + first);
        let boards = boards(futures, view.seen_from(), theme, width, rows);
        let rule = brief.as_ref().filter(|(index, _)| *index > 0);
        let rules = rule.map_or([0; 2], |(index, brief)| {
            [&said[*index].text, brief].map(|rule| text::wrap(rule, width).len())
        });
        // Of the title, the judgement stays, in few words if need be: what the move costs is under the board as well.
        let judged = |below: usize| {
            let room = height.saturating_sub(boards.lines.len() + below).max(1);
            let judged = title.last().map_or_else(Vec::new, |it| fitting_in(it, width, room));
            judged.into_iter().map(strong).collect::<Vec<_>>()
        };
        let fits = |head: &[WindowLine], below| boards.lines.len() + below + head.len() <= height;
        let with_rule = rules.into_iter().find_map(|rule| {
            if fits(&head, first + rule) {
                return Some(None);
            }
            let judged = judged(first + rule);
            (!judged.is_empty() && fits(&judged, first + rule)).then_some(Some(judged))
        });
        match with_rule {
            Some(Some(judged)) => head = judged,
            None if !fits(&head, first) => head = judged(first),
            Some(None) | None => {}
        }
        // The sentence says more than the captions, which say it again.
        let room = height.saturating_sub(head.len());
        let least = room.saturating_sub(first.min(1)).min(boards.top + SQUARES);
        let boards = boards.within(room.saturating_sub(first).max(least));
        let top = u16::try_from(head.len()).unwrap_or(u16::MAX);
        squares = boards.squares;
        for (_, cells) in &mut squares {
            cells.y = cells.y.saturating_add(top);
        }
        head.extend(boards.lines.into_iter().map(WindowLine::new));
        let told = |said: &[Paragraph]| {
            let told = said.iter().filter(|it| it.rank <= Sentence::CAME);
            told.map(|it| paragraphs::rows(slice::from_ref(it), theme, width)).sum::<usize>()
        };
        let room = height.saturating_sub(head.len());
        if let Some((index, brief)) = brief.filter(|_| told(&said) > room) {
            said[index].text = brief;
        }
        // The rule, and what came of it, say more than the legend.
        let least = if told(&said) > room { first } else { told(&said) };
        head.extend(legend(futures, theme, width).into_iter().take(room.saturating_sub(least)));
        paragraphs::fit(&mut said, theme, width, height.saturating_sub(head.len()));
    }
    // A blank row parts the boards first.
    if !head.is_empty() && head.len() + paragraphs::rows(&said, theme, width) < height {
        head.push(WindowLine::blank());
    }
    let lines = paragraphs::stacked(&said, theme, width, height.saturating_sub(head.len()));
    WindowText { head, squares, ..WindowText::new("", lines) }
}

/// Returns what the marks on the boards mean: in a line, or in two. Small squares have no room for the mark of discs.
fn legend(futures: &TwoFutures, theme: &Theme, width: usize) -> Vec<WindowLine> {
    let has_signs = Measures::within(width).square > 1;
    let of_discs = futures.legend_of_discs().filter(|_| has_signs);
    let said: Vec<_> = futures.legend().into_iter().chain(of_discs).collect();
    let said = if text::width(&passage(&said)) <= width {
        vec![passage(&said)]
    } else {
        said.iter().map(ToString::to_string).collect()
    };
    let said = said.into_iter().filter(|line| !line.is_empty() && text::width(line) <= width);
    said.map(|line| WindowLine::new(Line::styled(line, theme.colors.quiet))).collect()
}

/// Has the squares within an area drawn in pixels where the terminal can, given their cells in it.
pub fn add_pictures(
    squares: &[(SquareView, Rect)],
    theme: &Theme,
    pictures: &mut Pictures,
    area: Rect,
) {
    if squares.is_empty() {
        return;
    }
    let Some(scene) = pictures.scene(theme) else { return };
    for (view, cells) in squares {
        let place = Rect { x: area.x + cells.x, y: area.y + cells.y, ..*cells };
        if area.union(place) == area {
            scene.add_square(*view, place);
        }
    }
}

/// Returns a text in so many lines, in few words if need be; nothing where not even those fit.
fn fitting_in(text: &Text, width: usize, rows: usize) -> Vec<String> {
    let forms = ["panel", "short"].map(|form| text.form(form));
    let forms = [Some(text.to_string())].into_iter().chain(forms).flatten();
    let mut wrapped = forms.map(|form| text::wrap(&form, width));
    wrapped.find(|lines| lines.len() <= rows).unwrap_or_default()
}

/// Returns a text in lines: in the form that fits one of them, or else two.
fn fitting(text: &Text, width: usize) -> Vec<String> {
    let fits = |rows| fitting_in(text, width, rows);
    let of_rows = [1, 2, usize::MAX].into_iter().map(fits);
    of_rows.into_iter().find(|lines| !lines.is_empty()).unwrap_or_default()
}

/// The place of a text that has fewer lines than the one beside it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Foot {
    Low,
    High,
}

/// Returns two texts beside each other.
fn texts_beside(
    texts: [Vec<String>; 2],
    measures: Measures,
    style: Style,
    foot: Foot,
) -> Vec<Line<'static>> {
    let rows = texts.iter().map(Vec::len).max().unwrap_or(0);
    let [left, right] = texts.map(|text| {
        let above = if foot == Foot::Low { rows - text.len() } else { 0 };
        let lines = text.into_iter().map(move |line| Line::styled(line, style));
        iter::repeat_n(Line::default(), above).chain(lines)
    });
    beside(left, measures.step(), right).collect()
}

/// Returns the letters of the columns over a board.
fn letters(seen_from: SeenFrom, theme: &Theme, measures: Measures) -> Line<'static> {
    let names = Square::ALL[..SQUARES].iter().map(|place| seen_from.place(*place).name());
    let letters: String = names.map(|name| text::pad(&name[..1], measures.square)).collect();
    Line::styled(" ".repeat(measures.numbers) + letters.trim_end(), theme.colors.quiet)
}

fn squares(
    board: &FutureBoard,
    seen_from: SeenFrom,
    theme: &Theme,
    measures: Measures,
) -> Vec<Line<'static>> {
    let squares = Square::ALL.map(|place| shown(board, seen_from.place(place), place));
    let spans = |view: &SquareView| {
        if measures.square == 1 {
            return vec![narrow(view, theme)];
        }
        square_lines(view, theme, Size::new(2, 1)).swap_remove(0).spans
    };
    let number = |row: usize| {
        let name = seen_from.place(Square::ALL[row * SQUARES]).name();
        let number = text::pad(&name[1..], measures.numbers);
        let number = if measures.numbers > 0 { number } else { String::new() };
        Span::styled(number, theme.colors.quiet)
    };
    let line = |(index, row): (usize, &[SquareView])| {
        [number(index)].into_iter().chain(row.iter().flat_map(spans)).collect()
    };
    squares.chunks(SQUARES).enumerate().map(line).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "a panel has less than a thousand columns")]
fn places(
    futures: &TwoFutures,
    seen_from: SeenFrom,
    measures: Measures,
    top: usize,
) -> Vec<(SquareView, Rect)> {
    let of_board = |(board, index): (&FutureBoard, usize)| {
        Square::ALL.map(|place| {
            let before = index * measures.step() + measures.numbers;
            let x = before + usize::from(place.column()) * measures.square;
            let y = top + usize::from(place.row());
            let area = Rect::new(x as u16, y as u16, measures.square as u16, 1);
            (shown(board, seen_from.place(place), place), area)
        })
    };
    futures.boards.iter().zip(0..).flat_map(of_board).collect()
}

/// Returns a square with the mark of what the board is about; its lines are those of its place.
fn shown(board: &FutureBoard, square: Square, place: Square) -> SquareView {
    let is_marked = board.marked.contains(square);
    let content = match board.board.disc(square) {
        Some(color) if board.last == Some(square) => Content::Disc(color, DiscMark::Last),
        Some(color) if board.flipped.contains(square) => Content::Disc(color, DiscMark::Flipped),
        Some(color) => Content::Disc(color, DiscMark::None),
        // A move of this board alone, or one that keeps the corners, has a sign of its own.
        None if board.standing_out.contains(square) => Content::Empty,
        None if is_marked && board.moves_of.is_some() => Content::LegalMark,
        None => Content::Empty,
    };
    let is_seen = is_marked && board.moves_of.is_none() || board.standing_out.contains(square);
    let label = is_seen.then_some(Label::Seen);
    SquareView { content, label, to_move: board.moves_of, ..SquareView::empty(place) }
}

/// Returns a square in one character.
fn narrow(view: &SquareView, theme: &Theme) -> Span<'static> {
    let felt = PanelColors::of(theme).map_or(theme.colors.quiet, |colors| colors.on_felt());
    let mark = if theme.set().ink == Ink::Ascii { "*" } else { "•" };
    let span = match view.content {
        Content::Disc(color, DiscMark::Last) => small_disc(theme, color).underlined(),
        Content::Disc(color, _) => small_disc(theme, color),
        Content::Flipping(flip) => small_disc(theme, flip.to),
        Content::LegalMark | Content::Preview(_) => Span::styled(mark, felt).bold(),
        Content::Empty if view.label.is_some() => Span::styled("+", felt).bold(),
        Content::Empty => Span::styled(" ", felt),
    };
    match (view.label, tinted(theme, Tint::Doubtful)) {
        (None, _) => span,
        (Some(_), Some(tint)) => {
            Span::styled(span.content, span.style.bg(tint.bg.unwrap_or_default()))
        }
        (Some(_), None) => span.reversed(),
    }
}
