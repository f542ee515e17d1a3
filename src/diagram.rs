//! Diagrams for print, in black and white: the board with the numbers of moves or with marks, as SVG
//! or as LaTeX source.

use std::fmt::{self, Write};

use crate::narration::annotation;
use crate::svg::escaped;
use crate::text;
use othello_core::board::{Board, Color};
use othello_core::square::Square;
use othello_core::tree::{Element, Elements, Mark, Moment, Note};
use othello_notation::Record;

/// A diagram and the words under it.
pub struct Figure {
    board: Board,
    /// The texts in squares: the numbers of moves, or labels.
    texts: Vec<(Square, String)>,
    marks: Vec<(Mark, Square)>,
    caption: String,
}

/// The signs in the squares of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// The marks of the note on the position.
    Marks,
    /// The numbers of the moves that filled the squares.
    Numbers,
}

/// Returns the diagram of the position at the end of a game.
pub fn last(record: &Record, signs: Signs) -> Figure {
    figure(record, Moment::Main(record.game.plies().len()), signs)
}

/// Returns the diagrams of all positions with a comment, those of variations among them, in the order
/// in which PGN has them.
pub fn commented(record: &Record, signs: Signs) -> Vec<Figure> {
    let Record { game, annotations, .. } = record;
    let moves = Elements::behind_moves(annotations, game.plies().len());
    let moments = moves.filter_map(|element| match element {
        Element::Move(at) => Some(at),
        Element::Open(_) | Element::Close => None,
    });
    let moments = [Moment::Main(0)].into_iter().chain(moments);
    let is_commented = |at: &Moment| {
        annotations.note(*at).is_some_and(|note| !annotation::comment(note).is_empty())
    };
    moments.filter(is_commented).map(|at| figure(record, at, signs)).collect()
}

fn figure(record: &Record, at: Moment, signs: Signs) -> Figure {
    let line = record.annotations.game_at(&record.game, at);
    let note = record.annotations.note(at);
    let marks = || note.into_iter().flat_map(Note::marks);
    let labels = marks().filter_map(|(mark, square)| match mark {
        Mark::Label(label) => {
            Some((*square, text::truncate(&text::printable(label), LONGEST, "…")))
        }
        Mark::Triangle | Mark::Square | Mark::Circle | Mark::Cross => None,
    });
    let numbers = (1_usize..).zip(line.plies()).filter(|(_, ply)| !ply.is_choice());
    let (board, texts) = match signs {
        Signs::Marks => (line.position().board(), labels.collect()),
        Signs::Numbers => {
            let placed = line.plies().iter().filter(|ply| !ply.is_choice());
            let board = placed
                .fold(line.start().board(), |board, ply| board.with(ply.player, ply.square.into()));
            (board, numbers.map(|(number, ply)| (ply.square, number.to_string())).collect())
        }
    };
    let marks = match signs {
        Signs::Marks => marks().cloned().collect(),
        Signs::Numbers => Vec::new(),
    };
    let caption = annotation::caption(&line, at, note);
    Figure { board, texts, marks, caption }
}

/// The side of a square and the margin of a board in SVG, in its units.
const SQUARE: usize = 40;
const MARGIN: usize = 24;
/// The height of a line of a caption, and its columns.
const LINE: usize = 20;
const COLUMNS: usize = 40;

/// The most columns of a text in a square.
const LONGEST: usize = 6;

/// Draws diagrams below each other.
pub fn svg(figures: &[Figure]) -> String {
    let width = 8 * SQUARE + 2 * MARGIN;
    let mut body = String::new();
    let mut top = 0;
    for figure in figures {
        let caption = text::wrap(&figure.caption, COLUMNS);
        draw_svg(figure, &caption, top, &mut body).expect("a string takes all that is written");
        top += 8 * SQUARE + 2 * MARGIN + caption.len() * LINE + LINE;
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {top}\" width=\"{width}\" \
         height=\"{top}\" font-family=\"serif\" font-size=\"15\" text-anchor=\"middle\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{body}</svg>\n"
    )
}

fn draw_svg(figure: &Figure, caption: &[String], top: usize, svg: &mut String) -> fmt::Result {
    writeln!(svg, "<g transform=\"translate({MARGIN} {})\">", top + MARGIN)?;
    let side = 8 * SQUARE;
    for line in 0..=8 {
        let at = line * SQUARE;
        writeln!(svg, "<path d=\"M0 {at}H{side}M{at} 0V{side}\" stroke=\"black\" fill=\"none\"/>")?;
    }
    for (index, column) in ('a'..='h').enumerate() {
        let x = index * SQUARE + SQUARE / 2;
        writeln!(svg, "<text x=\"{x}\" y=\"-7\">{column}</text>")?;
        writeln!(svg, "<text x=\"-12\" y=\"{}\">{}</text>", x + 5, index + 1)?;
    }
    for square in Square::ALL {
        let (x, y) = middle(square);
        let Some(color) = figure.board.disc(square) else { continue };
        let fill = if color == Color::Black { "black" } else { "white" };
        writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"{fill}\" stroke=\"black\"/>")?;
    }
    for (square, text) in &figure.texts {
        let ((x, y), ink) = (middle(*square), ink(figure, *square));
        let y = y + 5;
        let points = match text::width(text) {
            0..=3 => 15,
            4 => 13,
            _ => 10,
        };
        let text = escaped(text);
        writeln!(
            svg,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{points}\" fill=\"{ink}\">{text}</text>"
        )?;
    }
    for (mark, square) in &figure.marks {
        let ((x, y), ink) = (middle(*square), ink(figure, *square));
        let path = match mark {
            Mark::Triangle => "m0 -9l8 14h-16z",
            Mark::Square => "m-7 -7h14v14h-14z",
            Mark::Circle => "m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
            Mark::Cross => "m-7 -7l14 14m0 -14l-14 14",
            Mark::Label(_) => continue,
        };
        writeln!(
            svg,
            "<path d=\"M{x} {y}{path}\" stroke=\"{ink}\" stroke-width=\"2\" fill=\"none\"/>"
        )?;
    }
    for (index, line) in caption.iter().enumerate() {
        let y = side + MARGIN + index * LINE;
        let line = escaped(line);
        writeln!(
            svg,
            "<text x=\"0\" y=\"{y}\" font-size=\"14\" text-anchor=\"start\">{line}</text>"
        )?;
    }
    writeln!(svg, "</g>")
}

fn middle(square: Square) -> (usize, usize) {
    let at = |index: u8| usize::from(index) * SQUARE + SQUARE / 2;
    (at(square.column()), at(square.row()))
}

/// Returns the ink of a sign on a square.
fn ink(figure: &Figure, square: Square) -> &'static str {
    if figure.board.disc(square) == Some(Color::Black) { "white" } else { "black" }
}

/// The head of a LaTeX document. The fonts of pdfTeX lack most scripts: it prints the numbers of
/// such characters, and nothing for those that have no number there.
const LATEX: &str = r"\documentclass{article}
% The fonts of pdfLaTeX have no letters but Latin ones: of other characters it prints the numbers.
% LuaLaTeX and XeLaTeX print all characters of the main font; choose one with \setmainfont.
\ifdefined\pdftexversion
  \usepackage[T1]{fontenc}
  \usepackage{textcomp}
  \newcommand\letter[2]{\ifcsname u8:\detokenize{#1}\endcsname#1\else\ifx\relax#2\relax\else
    {\fboxsep1pt\fbox{\tiny#2}}\fi\fi}
\else
  \usepackage{fontspec}
  \newcommand\letter[2]{#1}
\fi
\usepackage{tikz}
\newcommand\fit[1]{\resizebox{\ifdim\width>4.5mm 4.5mm\else\width\fi}{!}{#1}}
\setlength{\parindent}{0pt}
\begin{document}
";

/// Writes diagrams as a LaTeX document that needs `TikZ` and nothing else.
pub fn latex(figures: &[Figure]) -> String {
    let mut tex = String::from(LATEX);
    for figure in figures {
        draw_latex(figure, &mut tex).expect("a string takes all that is written");
    }
    tex + "\\end{document}\n"
}

fn draw_latex(figure: &Figure, tex: &mut String) -> fmt::Result {
    writeln!(tex, "\\begin{{minipage}}{{\\textwidth}}\\centering")?;
    writeln!(tex, "\\begin{{tikzpicture}}[x=6mm,y=-6mm]")?;
    writeln!(tex, "\\foreach \\i in {{0,...,8}} \\draw (0,\\i) -- (8,\\i) (\\i,0) -- (\\i,8);")?;
    for (index, column) in ('a'..='h').enumerate() {
        writeln!(tex, "\\node[anchor=base] at ({index}.5,-0.25) {{{column}}};")?;
        writeln!(tex, "\\node at (-0.4,{index}.5) {{{}}};", index + 1)?;
    }
    for square in Square::ALL {
        let Some(color) = figure.board.disc(square) else { continue };
        let fill = if color == Color::Black { "black" } else { "white" };
        writeln!(tex, "\\draw[fill={fill}] {} circle (0.4);", point(square))?;
    }
    for (square, text) in &figure.texts {
        let (at, ink) = (point(*square), ink(figure, *square));
        let text = latex_text(text);
        writeln!(tex, "\\node[text={ink},font=\\footnotesize] at {at} {{\\fit{{{text}}}}};")?;
    }
    for (mark, square) in &figure.marks {
        let (at, ink) = (point(*square), ink(figure, *square));
        let shape = match mark {
            Mark::Triangle => "+(0,-0.22) -- +(0.2,0.14) -- +(-0.2,0.14) -- cycle",
            Mark::Square => "+(-0.18,-0.18) rectangle +(0.18,0.18)",
            Mark::Circle => "circle (0.2)",
            Mark::Cross => "+(-0.18,-0.18) -- +(0.18,0.18) +(-0.18,0.18) -- +(0.18,-0.18)",
            Mark::Label(_) => continue,
        };
        writeln!(tex, "\\draw[{ink},thick] {at} {shape};")?;
    }
    writeln!(tex, "\\end{{tikzpicture}}\\par\\smallskip")?;
    writeln!(tex, "{}", latex_text(&figure.caption))?;
    writeln!(tex, "\\end{{minipage}}\\par\\bigskip")
}

fn point(square: Square) -> String {
    format!("({}.5,{}.5)", square.column(), square.row())
}

/// Returns a text in which no character means anything to LaTeX.
fn latex_text(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut last = ' ';
    for letter in text.chars() {
        // Two of these would be another sign together.
        if letter == std::mem::replace(&mut last, letter) && "-',".contains(letter) {
            escaped.push_str("{}");
        }
        match letter {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '<' => escaped.push_str("\\textless{}"),
            '>' => escaped.push_str("\\textgreater{}"),
            '"' => escaped.push_str("\\textquotedbl{}"),
            '`' => escaped.push_str("\\textasciigrave{}"),
            '{' | '}' | '$' | '&' | '#' | '_' | '%' => escaped.extend(['\\', letter]),
            _ if letter.is_ascii() || has_latex(letter) => escaped.push(letter),
            _ => {
                let is_seen = text::width(letter.encode_utf8(&mut [0; 4])) > 0;
                let number = is_seen.then(|| format!("{:X}", u32::from(letter)));
                let number = number.unwrap_or_default();
                write!(escaped, "\\letter{{{letter}}}{{{number}}}")
                    .expect("a string takes all that is written");
            }
        }
    }
    escaped
}

/// Returns `true` for a letter or a sign that all fonts of LaTeX have, and none of ASCII.
const fn has_latex(letter: char) -> bool {
    matches!(letter, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ÿ' | '–' | '—' | '‘'..='‚' | '“'..='„' | '…')
}
