//! Diagrams for print, in black and white: the board with the numbers of moves or with marks, as SVG
//! or as LaTeX source.

use othello_board::features::variations;
use std::fmt::{self, Write};

use othello_core::board::{Board, Color};
use othello_core::square::Square;
use othello_core::tree::{Elements, Mark, Moment, Note};
use othello_notation::Record;
use othello_notation::diagram::RecordBoard;
use othello_words::text;

/// A diagram and the words under it.
pub struct CaptionedDiagram {
    pub(super) board: Board,
    /// The texts in squares: the numbers of moves, or labels.
    pub(super) texts: Vec<(Square, String)>,
    pub(super) shapes: Vec<(Square, DiagramShape)>,
    pub(super) caption: String,
}

/// A shape in a square of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiagramShape {
    Triangle,
    Square,
    Circle,
    Cross,
}

/// A format of diagrams: what is written for the things on squares.
trait Squares {
    fn disc(&mut self, square: Square, fill: &str) -> fmt::Result;
    fn text(&mut self, square: Square, ink: &str, text: &str) -> fmt::Result;
    fn shape(&mut self, square: Square, ink: &str, shape: DiagramShape) -> fmt::Result;
}

impl CaptionedDiagram {
    fn add(&mut self, mark: &Mark, square: Square) {
        let shape = match mark {
            Mark::Triangle => DiagramShape::Triangle,
            Mark::Square => DiagramShape::Square,
            Mark::Circle => DiagramShape::Circle,
            Mark::Cross => DiagramShape::Cross,
            Mark::Label(label) => {
                let label = text::truncate(&text::printable(label), LONGEST, "…");
                return self.texts.push((square, label));
            }
        };
        self.shapes.push((square, shape));
    }

    fn write(&self, squares: &mut impl Squares) -> fmt::Result {
        for square in Square::ALL {
            if let Some(color) = self.board.disc(square) {
                squares.disc(square, color.name())?;
            }
        }
        for (square, text) in &self.texts {
            squares.text(*square, self.ink(*square), text)?;
        }
        for (square, shape) in &self.shapes {
            squares.shape(*square, self.ink(*square), *shape)?;
        }
        Ok(())
    }

    /// Returns the ink that is seen on a square: white on black discs.
    fn ink(&self, square: Square) -> &'static str {
        match self.board.disc(square) {
            Some(Color::Black) => "white",
            Some(Color::White) | None => "black",
        }
    }
}

/// The signs in the squares of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    Marks,
    /// The numbers of the moves that filled the squares.
    Numbers,
}

/// Returns the diagram of the position at the end of a game.
pub fn last(record: &Record, signs: Signs) -> CaptionedDiagram {
    figure(record, Moment::Main(record.game.plies().len()), signs)
}

/// Returns the diagrams of all positions with a comment, those of variations among them, in the order
/// in which PGN has them.
pub fn commented(record: &Record, signs: Signs) -> Vec<CaptionedDiagram> {
    let Record { game, annotations, .. } = record;
    let moments = Elements::behind_moves(annotations, game.plies().len()).moments();
    let moments = [Moment::Main(0)].into_iter().chain(moments);
    let is_commented = |at: &Moment| {
        annotations.note(*at).is_some_and(|note| !variations::sentences::comment(note).is_empty())
    };
    moments.filter(is_commented).map(|at| figure(record, at, signs)).collect()
}

fn figure(record: &Record, at: Moment, signs: Signs) -> CaptionedDiagram {
    let line = record.annotations.game_at(&record.game, at);
    let note = record.annotations.note(at);
    let caption = variations::sentences::caption(&line, at, note);
    match signs {
        Signs::Marks => {
            let board = line.position().board();
            let mut figure =
                CaptionedDiagram { board, texts: Vec::new(), shapes: Vec::new(), caption };
            for (mark, square) in note.into_iter().flat_map(Note::marks) {
                figure.add(mark, *square);
            }
            figure
        }
        Signs::Numbers => {
            let RecordBoard { board, numbers } = RecordBoard::new(&line, line.plies().len());
            let texts = numbers.into_iter().map(|(square, number)| (square, number.to_string()));
            CaptionedDiagram { board, texts: texts.collect(), shapes: Vec::new(), caption }
        }
    }
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
pub fn svg(figures: &[CaptionedDiagram]) -> String {
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

fn draw_svg(
    figure: &CaptionedDiagram,
    caption: &[String],
    top: usize,
    svg: &mut String,
) -> fmt::Result {
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
    figure.write(&mut SvgSquares(svg))?;
    for (index, line) in caption.iter().enumerate() {
        let y = side + MARGIN + index * LINE;
        let line = text::in_xml(line);
        writeln!(
            svg,
            "<text x=\"0\" y=\"{y}\" font-size=\"14\" text-anchor=\"start\">{line}</text>"
        )?;
    }
    writeln!(svg, "</g>")
}

struct SvgSquares<'a>(&'a mut String);

impl Squares for SvgSquares<'_> {
    fn disc(&mut self, square: Square, fill: &str) -> fmt::Result {
        let (x, y) = middle(square);
        writeln!(
            self.0,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"{fill}\" stroke=\"black\"/>"
        )
    }

    fn text(&mut self, square: Square, ink: &str, text: &str) -> fmt::Result {
        let (x, y) = middle(square);
        let y = y + 5;
        let points = match text::width(text) {
            0..=3 => 15,
            4 => 13,
            _ => 10,
        };
        let text = text::in_xml(text);
        writeln!(
            self.0,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{points}\" fill=\"{ink}\">{text}</text>"
        )
    }

    fn shape(&mut self, square: Square, ink: &str, shape: DiagramShape) -> fmt::Result {
        let (x, y) = middle(square);
        let path = match shape {
            DiagramShape::Triangle => "m0 -9l8 14h-16z",
            DiagramShape::Square => "m-7 -7h14v14h-14z",
            DiagramShape::Circle => "m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
            DiagramShape::Cross => "m-7 -7l14 14m0 -14l-14 14",
        };
        writeln!(
            self.0,
            "<path d=\"M{x} {y}{path}\" stroke=\"{ink}\" stroke-width=\"2\" fill=\"none\"/>"
        )
    }
}

fn middle(square: Square) -> (usize, usize) {
    let at = |index: u8| usize::from(index) * SQUARE + SQUARE / 2;
    (at(square.column()), at(square.row()))
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
pub fn latex(figures: &[CaptionedDiagram]) -> String {
    let mut tex = String::from(LATEX);
    for figure in figures {
        draw_latex(figure, &mut tex).expect("a string takes all that is written");
    }
    tex + "\\end{document}\n"
}

fn draw_latex(figure: &CaptionedDiagram, tex: &mut String) -> fmt::Result {
    writeln!(tex, "\\begin{{minipage}}{{\\textwidth}}\\centering")?;
    writeln!(tex, "\\begin{{tikzpicture}}[x=6mm,y=-6mm]")?;
    writeln!(tex, "\\foreach \\i in {{0,...,8}} \\draw (0,\\i) -- (8,\\i) (\\i,0) -- (\\i,8);")?;
    for (index, column) in ('a'..='h').enumerate() {
        writeln!(tex, "\\node[anchor=base] at ({index}.5,-0.25) {{{column}}};")?;
        writeln!(tex, "\\node at (-0.4,{index}.5) {{{}}};", index + 1)?;
    }
    figure.write(&mut LatexSquares(tex))?;
    writeln!(tex, "\\end{{tikzpicture}}\\par\\smallskip")?;
    writeln!(tex, "{}", latex_text(&figure.caption))?;
    writeln!(tex, "\\end{{minipage}}\\par\\bigskip")
}

struct LatexSquares<'a>(&'a mut String);

impl Squares for LatexSquares<'_> {
    fn disc(&mut self, square: Square, fill: &str) -> fmt::Result {
        writeln!(self.0, "\\draw[fill={fill}] {} circle (0.4);", point(square))
    }

    fn text(&mut self, square: Square, ink: &str, text: &str) -> fmt::Result {
        let (at, text) = (point(square), latex_text(text));
        writeln!(self.0, "\\node[text={ink},font=\\footnotesize] at {at} {{\\fit{{{text}}}}};")
    }

    fn shape(&mut self, square: Square, ink: &str, shape: DiagramShape) -> fmt::Result {
        let path = match shape {
            DiagramShape::Triangle => "+(0,-0.22) -- +(0.2,0.14) -- +(-0.2,0.14) -- cycle",
            DiagramShape::Square => "+(-0.18,-0.18) rectangle +(0.18,0.18)",
            DiagramShape::Circle => "circle (0.2)",
            DiagramShape::Cross => "+(-0.18,-0.18) -- +(0.18,0.18) +(-0.18,0.18) -- +(0.18,-0.18)",
        };
        writeln!(self.0, "\\draw[{ink},thick] {} {path};", point(square))
    }
}

fn point(square: Square) -> String {
    format!("({}.5,{}.5)", square.column(), square.row())
}

/// Returns a text in which no character means anything to LaTeX.
pub(super) fn latex_text(text: &str) -> String {
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
