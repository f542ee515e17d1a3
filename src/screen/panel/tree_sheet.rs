//! The whole tree of a game with variations: the main line, and each variation in lines of its own
//! behind the move that it replaces.

use crate::features::variations;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Style;

use crate::screen::theme::panel_colors::lit;
use crate::screen::view::View;
use crate::screen::window_text::first_shown;
use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::{Element, Elements, Moment};

/// The least height and width of a sheet that shows the whole tree.
const LEAST: (u16, u16) = (10, 30);

/// The columns by which a variation is indented behind its line, and the most of them.
const INDENT: u16 = 2;
const MOST_INDENT: u16 = 12;

/// A pass before a move.
const PASS: &str = "-- ";

/// The lines that are laid out, at most: no player scrolls farther.
const MOST_LINES: usize = 20_000;

/// The moves of a tree in lines.
struct Sheet {
    words: Vec<Word>,
    lines: usize,
}

/// A move on the sheet.
struct Word {
    at: Moment,
    line: usize,
    x: u16,
    /// The number of the move, where it is shown.
    number: Option<usize>,
    /// The other player has had to pass before it.
    follows_pass: bool,
    square: Square,
    /// The signs of the move, and a quote for a comment.
    signs: String,
}

impl Word {
    fn text(&self) -> String {
        let number = self.number.map_or_else(String::new, |number| format!("{number}."));
        let pass = if self.follows_pass { PASS } else { "" };
        format!("{number}{pass}{}{}", self.square, self.signs)
    }

    /// Returns the columns of the text.
    fn width(&self) -> u16 {
        let number = self.number.map_or(0, |number| number.max(1).ilog10() + 2);
        let pass = if self.follows_pass { PASS.len() } else { 0 };
        u16::try_from(number as usize + pass + 2 + self.signs.len()).unwrap_or(u16::MAX)
    }
}

/// The end of a line of play, as far as it is laid out.
#[derive(Clone, Copy)]
struct Tip {
    at: Moment,
    plies: usize,
    /// The positions before its last move and after it.
    before: Position,
    after: Position,
}

impl Tip {
    /// Returns the end of a variation before its first move: it replaces the last move of this line,
    /// or goes on after it.
    fn branch(self, parent: Option<Moment>) -> Self {
        if parent == Some(self.at) {
            return self;
        }
        Self { after: self.before, plies: self.plies - 1, ..self }
    }
}

/// Returns `true` if there is a tree, and room for all of it.
pub fn is_shown(view: &View<'_>, area: Rect) -> bool {
    let controller = view.controller();
    let game = controller.game();
    let has_room = area.height >= LEAST.0 && area.width >= LEAST.1;
    let has_variations = || {
        let mut moments = (0..=game.plies().len()).map(Moment::Main);
        moments.any(|at| controller.viewed().annotations().variations(at).next().is_some())
    };
    has_room && !controller.exercise().is_under_way() && has_variations()
}

/// Draws the tree, scrolled to the viewed moment.
pub fn draw(view: &View<'_>, area: Rect, buffer: &mut Buffer) {
    let sheet = Sheet::new(view, area.width);
    let (theme, viewed) = (view.theme(), view.controller().viewed().moment());
    let on_line = line_of(view);
    let first = sheet.first(view, area);
    for (row, line) in area.rows().zip(first..) {
        for word in sheet.line(line) {
            let style = if word.at == viewed && view.controller().viewed().is_browsing() {
                lit(theme)
            } else if word.at == viewed {
                theme.colors.strong
            } else if on_line.contains(&word.at) {
                Style::new()
            } else {
                theme.colors.quiet
            };
            let room = usize::from(area.width.saturating_sub(word.x));
            buffer.set_stringn(row.x + word.x, row.y, word.text(), room, style);
        }
    }
}

/// Returns the moment of the move in a cell of the screen.
pub fn moment_at(view: &View<'_>, area: Rect, cell: Cell) -> Option<Moment> {
    let sheet = Sheet::new(view, area.width);
    let row = usize::from(cell.y.checked_sub(area.y)?);
    let column = cell.x.checked_sub(area.x)?;
    let line = sheet.line(sheet.first(view, area) + row);
    let has_cell = |word: &&Word| (word.x..word.x.saturating_add(word.width())).contains(&column);
    line.iter().find(has_cell).map(|word| word.at)
}

/// Returns the moments of the viewed line.
fn line_of(view: &View<'_>) -> Vec<Moment> {
    let controller = view.controller();
    let plies = controller.viewed().line().plies().len();
    (1..=plies).map(|ply| controller.viewed().moment_after(ply)).collect()
}

impl Sheet {
    /// Lays out the moves of the tree in lines of at most `width` columns. A tree may have many
    /// thousands of moves and is laid out for each frame: nothing is written out but what is drawn.
    fn new(view: &View<'_>, width: u16) -> Self {
        let controller = view.controller();
        let (game, annotations) = (controller.game(), controller.viewed().annotations());
        let mut sheet = Self { words: Vec::new(), lines: 1 };
        let start = game.position_at(0);
        let mut tip = Tip { at: Moment::Main(0), plies: 0, before: start, after: start };
        let mut tips = Vec::new();
        for element in Elements::behind_moves(annotations, game.plies().len()) {
            if sheet.lines > MOST_LINES {
                break;
            }
            match element {
                Element::Open(at) => {
                    tips.push(tip);
                    tip = tip.branch(annotations.parent(at));
                    sheet.break_line();
                }
                Element::Close => {
                    tip = tips.pop().unwrap_or(tip);
                    sheet.break_line();
                }
                Element::Move(at) => {
                    let Some((square, after)) = step(view, tip.after, at) else { break };
                    let (mover, passed) = (tip.after.to_move(), tip.after.passed());
                    tip = Tip { at, plies: tip.plies + 1, before: tip.after, after };
                    let note = annotations.note(at);
                    let comment = note.is_some_and(|note| !note.comment.is_empty());
                    let signs = variations::words::signs(note) + if comment { "\"" } else { "" };
                    let number = Some(tip.plies).filter(|_| mover == Some(Color::Black));
                    let follows_pass = passed.is_some();
                    let word = Word { at, line: 0, x: 0, number, follows_pass, square, signs };
                    let depth = u16::try_from(tips.len()).unwrap_or(u16::MAX);
                    sheet.push(
                        word,
                        tip.plies,
                        depth.saturating_mul(INDENT).min(MOST_INDENT),
                        width,
                    );
                }
            }
        }
        sheet
    }

    /// Ends the last line, if anything is in it.
    fn break_line(&mut self) {
        if self.words.last().is_some_and(|word| word.line + 1 == self.lines) {
            self.lines += 1;
        }
    }

    /// Appends a move, in a new line if there is no room for it in the last one. The first move of a
    /// line has its number.
    fn push(&mut self, mut word: Word, number: usize, indent: u16, width: u16) {
        let behind = |last: &Word| last.x.saturating_add(last.width()).saturating_add(1);
        let last = self.words.last().filter(|last| last.line + 1 == self.lines);
        word.x = last.map_or(indent, behind);
        if last.is_some() && word.x.saturating_add(word.width()) > width {
            self.lines += 1;
            word.x = indent;
        }
        word.line = self.lines - 1;
        if self.words.last().is_none_or(|last| last.line < word.line) {
            word.number = Some(number);
        }
        self.words.push(word);
    }

    /// Returns the first line shown.
    fn first(&self, view: &View<'_>, area: Rect) -> usize {
        let viewed = view.controller().viewed().moment();
        let here = self.words.iter().find(|word| word.at == viewed).map_or(0, |word| word.line);
        first_shown(here, Some(0), usize::from(area.height), self.lines)
    }

    /// Returns the moves of a line.
    fn line(&self, line: usize) -> &[Word] {
        let start = self.words.partition_point(|word| word.line < line);
        let end = self.words.partition_point(|word| word.line <= line);
        &self.words[start..end]
    }
}

/// Returns the square of the move that leads from a position to a moment, and the position after it.
fn step(view: &View<'_>, before: Position, at: Moment) -> Option<(Square, Position)> {
    match at {
        Moment::Main(plies) => {
            let ply = view.controller().game().line().get(plies.checked_sub(1)?)?;
            Some((ply.square, ply.after))
        }
        Moment::Side(id) => {
            let square = view.controller().viewed().annotations().square(id);
            Some((square, before.play(square).ok()?))
        }
    }
}
