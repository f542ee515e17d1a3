//! Rows of tables, whose letters may take two columns.

use othello_core::board::Color;
use othello_words::i18n::{Text, m};
use othello_words::text::{pad, pad_start, width};

/// A column: how many blanks stand before it, how wide it is, and on which side its text stands.
pub enum Column {
    Left(usize, usize),
    Right(usize, usize),
    /// At least so wide, and as the names of the colours, which stand in its rows.
    Color(usize, usize),
    /// At least so wide, and as the name of the colour that stands in its head.
    Of(Color, usize, usize),
}

fn width_of(color: Color) -> usize {
    width(&m::common::color(color).to_string())
}

pub fn head<const N: usize>(columns: &[Column; N], names: [Text; N]) -> String {
    row(columns, names.map(String::from))
}

/// Returns a row without blanks at its end.
pub fn row<const N: usize>(columns: &[Column; N], cells: [String; N]) -> String {
    let cells = columns.iter().zip(cells).map(|(column, cell)| match *column {
        Column::Left(gap, width) => " ".repeat(gap) + &pad(&cell, width),
        Column::Right(gap, width) => " ".repeat(gap) + &pad_start(&cell, width),
        Column::Color(gap, least) => {
            " ".repeat(gap)
                + &pad(&cell, Color::BOTH.map(width_of).into_iter().fold(least, usize::max))
        }
        Column::Of(color, gap, least) => {
            " ".repeat(gap) + &pad_start(&cell, least.max(width_of(color)))
        }
    });
    cells.collect::<String>().trim_end().to_owned()
}
