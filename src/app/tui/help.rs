//! The help page: the keys from their table, the rules of this game, the squares, some advice.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::app::App;
use super::bindings::KEYS;
use super::keys::InputMode;
use super::overlay::{Entry, Focus, Sheet, paragraph, text, wrap};

/// The help in lines of at most so many columns.
pub fn sheet(app: &App, width: usize, top: usize) -> Sheet {
    let heading = |title: &'static str| text(Line::styled(title, app.theme().colors.strong));
    let mut lines = vec![heading("Keys")];
    lines.extend(keys(app, width));
    lines.extend([text(""), heading("The rules of this game")]);
    let rules = app.game().rules();
    lines.extend(paragraph(&format!("{rules}."), width));
    lines.extend(paragraph(PLAY, width));
    lines.extend(paragraph(&rules.sentences(), width));
    lines.extend([text(""), heading("The marks")]);
    lines.extend(paragraph(MARKS, width));
    lines.extend([text(""), heading("The squares")]);
    lines.extend(SQUARES.lines().map(text));
    lines.extend(paragraph(NAMES, width));
    if rules.most_discs_win() {
        lines.extend([text(""), heading("What players learn first")]);
        lines.extend(ADVICE.iter().flat_map(|advice| paragraph(advice, width)));
    }
    lines.extend([text(""), heading("Text and mouse")]);
    lines.extend(paragraph(SELECTING, width));
    Sheet { title: "Help", lines, focus: Focus::Top(top) }
}

fn keys(app: &App, width: usize) -> Vec<Entry> {
    let strong = app.theme().colors.strong;
    let rows =
        || KEYS.iter().filter(|row| matches!(row.place, InputMode::Board | InputMode::Anywhere));
    let label_width = rows().map(|row| row.label.len()).max().unwrap_or(0) + 2;
    // Where the window is narrow, what a key does stands under its name.
    let is_wide = width >= label_width + 24;
    let indent = if is_wide { label_width } else { 2 };
    let mut lines = Vec::new();
    for row in rows() {
        let mut label = format!("{:indent$}", row.label);
        if !is_wide {
            lines.push(text(Line::styled(row.label, strong)));
            label = " ".repeat(indent);
        }
        for part in wrap(row.help, width - indent) {
            let label = std::mem::replace(&mut label, " ".repeat(indent));
            lines.push(text(vec![Span::styled(label, strong), Span::styled(part, Style::new())]));
        }
    }
    lines
}

const PLAY: &str = "Black moves first. Place a disc so that one or more of the opponent's discs \
     lie in a straight line, in any of the eight directions, between it and another disc of yours: \
     every disc enclosed this way is flipped. If you can move, you must.";

const MARKS: &str = "Small marks: legal moves. A disc with a face of another colour: the one placed last \
     (orange or red), those that it turned (blue or purple), or, under the cursor, those that a move \
     would turn (the face has the other player's colour). Without colours they are marked *, ' and +.";

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

const NAMES: &str = "# corners, which can never be turned; c C-squares beside them on the edge; x \
     X-squares beside them on the diagonal. The edges go by the compass: row 1 is north, row 8 \
     south, column a west, column h east.";

const ADVICE: [&str; 6] = [
    "Corners: a disc in a corner stays, and so do its neighbours along the edge. Play for them.",
    "X-squares: a disc there early mostly gives the corner away. So do many on C-squares.",
    "Few discs early: whoever has many of them on the outside offers the opponent moves. Turn \
     little, and in the middle.",
    "Mobility: keep more moves than the opponent has. Who runs out of good ones must play bad ones.",
    "Edges: strong when they are whole, weak with a gap in them that the opponent can enter.",
    "Parity: try to have the last move, in the game and in each closed region of empty squares.",
];

const SELECTING: &str = "To select text with the mouse press m, or hold Shift while you drag (Option \
     in some terminals). y copies the transcript; a transcript or a position that is pasted is \
     loaded.";
