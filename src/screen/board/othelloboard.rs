//! A diagram in the commands of the LaTeX package `othelloboard`
//! (<https://ctan.org/pkg/othelloboard>).

use std::fmt::{self, Write};

use super::print::{CaptionedDiagram, DiagramShape, latex_text};
use othello_core::board::Color;
use othello_core::square::Square;

/// The names of the rows in the commands of the package.
const ROWS: [&str; 8] =
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/// Writes a diagram, to be put into a document.
pub fn latex(figure: &CaptionedDiagram) -> String {
    let mut tex = String::new();
    write(figure, &mut tex).expect("a string takes all that is written");
    tex
}

fn write(figure: &CaptionedDiagram, tex: &mut String) -> fmt::Result {
    writeln!(tex, "% \\usepackage{{othelloboard}}")?;
    if figure.shapes.iter().any(|(_, shape)| *shape == DiagramShape::Square) {
        writeln!(tex, "% \\usepackage{{latexsym}}")?;
    }
    writeln!(tex, "\\begin{{othelloboard}}{{1}}\n\\dotmarkings")?;
    let disc = |square: Square| match figure.board.disc(square) {
        None => "0",
        Some(Color::White) => "1",
        Some(Color::Black) => "2",
    };
    rows(tex, "othelloarray", |square| disc(square).to_owned())?;
    if !figure.texts.is_empty() || !figure.shapes.is_empty() {
        rows(tex, "annotations", |square| annotation(figure, square))?;
    }
    writeln!(tex, "\\end{{othelloboard}}")?;
    if figure.caption.is_empty() {
        return Ok(());
    }
    writeln!(tex, "% {}", latex_text(&figure.caption).replace('\n', " "))
}

/// Writes a command for each row, with an argument for each of its squares.
fn rows(tex: &mut String, command: &str, argument: impl Fn(Square) -> String) -> fmt::Result {
    for (name, squares) in ROWS.iter().zip(Square::ALL.chunks(8)) {
        write!(tex, "\\{command}{name}row")?;
        for square in squares {
            write!(tex, "{{{}}}", argument(*square))?;
        }
        writeln!(tex)?;
    }
    Ok(())
}

/// Returns the text or the shape on a square.
fn annotation(figure: &CaptionedDiagram, square: Square) -> String {
    let text = figure.texts.iter().find(|(at, _)| *at == square);
    let shape = figure.shapes.iter().find(|(at, _)| *at == square);
    match (text, shape) {
        (Some((_, text)), _) => latex_text(text),
        (None, Some((_, shape))) => match shape {
            DiagramShape::Triangle => "$\\triangle$",
            DiagramShape::Square => "$\\Box$",
            DiagramShape::Circle => "$\\circ$",
            DiagramShape::Cross => "$\\times$",
        }
        .to_owned(),
        (None, None) => String::new(),
    }
}
