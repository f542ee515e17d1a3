//! The help: keys, the rules of this game, marks, squares, strategy, themes and the mouse.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::text;
use crate::app::tui::binding::{Binding, InputMode};
use crate::app::tui::bindings::KEYS;
use crate::app::tui::model::Model;
use crate::app::tui::theme::Palette;
use crate::app::tui::window::{Scroll, Window, WindowLine, list_item, paragraph};

/// Returns the help in lines of at most `width` columns.
pub fn window(model: &Model, width: usize, top: usize) -> Window {
    let strong = model.theme().colors.strong;
    let heading = |title: &'static str| WindowLine::new(Line::styled(title, strong));
    let mut lines = vec![heading("Keys")];
    lines.extend(keys(width, strong));
    lines.extend([WindowLine::blank(), heading("Rules of this game")]);
    let rules = model.game().rules();
    lines.extend(paragraph(&format!("Rule system: {rules}."), width));
    lines.extend(paragraph(PLAY, width));
    lines.extend(paragraph(&rules.sentences(), width));
    lines.extend([WindowLine::blank(), heading("Marks")]);
    lines.extend(MARKS.iter().flat_map(|mark| list_item(mark, width)));
    lines.extend([WindowLine::blank(), heading("Squares")]);
    lines.extend(SQUARES.lines().map(WindowLine::new));
    lines.extend(SQUARE_NAMES.iter().flat_map(|name| list_item(name, width)));
    if rules.most_discs_win() {
        lines.extend([WindowLine::blank(), heading("Strategy")]);
        lines.extend(STRATEGY.iter().flat_map(|advice| list_item(advice, width)));
    }
    lines.extend([WindowLine::blank(), heading("Themes")]);
    for palette in Palette::ALL {
        lines.extend(list_item(&format!("{palette}: {}.", palette.phrase()), width));
    }
    lines.extend([WindowLine::blank(), heading("Mouse and clipboard")]);
    lines.extend(MOUSE.iter().flat_map(|sentence| list_item(sentence, width)));
    Window { title: "Help", lines, scroll: Scroll::From(top) }
}

/// Returns the keys that count on the board, from their table.
fn keys(width: usize, strong: Style) -> Vec<WindowLine> {
    let is_for_board = |row: &&Binding| matches!(row.mode, InputMode::Board | InputMode::Any);
    let rows = || KEYS.iter().filter(is_for_board);
    let label_width = rows().map(|row| text::width(row.label)).max().unwrap_or(0) + 2;
    // In a narrow window the sentence stands under the names of the keys.
    let is_wide = width >= label_width + 24;
    let indent = if is_wide { label_width } else { 2 };
    let mut lines = Vec::new();
    for row in rows() {
        let mut label = text::pad(row.label, indent);
        if !is_wide {
            let labels = text::wrap(row.label, width).into_iter();
            lines.extend(labels.map(|label| WindowLine::new(Line::styled(label, strong))));
            label = " ".repeat(indent);
        }
        for part in text::wrap(row.help, width - indent) {
            let label = std::mem::replace(&mut label, " ".repeat(indent));
            lines.push(WindowLine::new(vec![Span::styled(label, strong), Span::raw(part)]));
        }
    }
    lines
}

const PLAY: &str = "Black moves first. Place a disc so that one or more of your opponent's discs \
     lie in a straight line, in any of the eight directions, between it and another of your discs: \
     every disc enclosed this way is flipped. If you can move, you must.";

const MARKS: [&str; 8] = [
    "Small dots: legal moves.",
    "Orange or red dot, or *: the last move.",
    "Blue or purple rim, or ': the discs it flipped.",
    "Dot in the other player's colour, or +: the discs that the move under the cursor would flip.",
    "# c x special squares (see below).",
    "= or a blue dot: stable discs (can never be flipped).",
    "Numbers: your opponent's replies to the move under the cursor, and the discs they would flip.",
    "Clock between ! and !: less than 20 seconds left.",
];

const SQUARES: &str = "
    a b c d e f g h
  1 # c . . . . c #
  2 c x . . . . x c
  3 . . . . . . . .
  4 . . . . . . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 c x . . . . x c
  8 # c . . . . c #
";

const SQUARE_NAMES: [&str; 4] = [
    "# corners: discs there can never be flipped.",
    "c C-squares: next to a corner, on the edge.",
    "x X-squares: next to a corner, on the diagonal.",
    "Edges are named by the compass: row 1 is north, row 8 south, column a west, column h east.",
];

const STRATEGY: [&str; 6] = [
    "Corners: a disc in a corner can never be flipped, and it protects your discs next to it \
     along the edge. Play for the corners.",
    "X-squares: an early disc there usually gives away the corner. On a C-square it often does.",
    "Few discs early: your discs on the outside give your opponent moves. Flip few discs, and \
     inner ones.",
    "Mobility: keep more legal moves than your opponent. A player without good moves must make \
     bad ones.",
    "Edges: a full edge is strong; an edge with a gap lets your opponent wedge in.",
    "Parity: try to make the last move, in the game and in each region of empty squares.",
];

const MOUSE: [&str; 2] = [
    "To select text with the mouse, press m, or hold Shift (in some terminals Option) as you drag.",
    "y copies the transcript. Paste a transcript or a position to load it.",
];
