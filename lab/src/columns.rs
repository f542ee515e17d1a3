//! Rows of tables, whose letters may take two columns.

use othello_words::i18n::Text;
use othello_words::text::{pad, pad_start};

/// A column: how many blanks stand before it, how wide it is, and on which side its text stands.
pub enum Column {
    Left(usize, usize),
    Right(usize, usize),
}

/// Returns the head of a table.
pub fn head<const N: usize>(columns: &[Column; N], names: [Text; N]) -> String {
    row(columns, names.map(String::from))
}

/// Returns a row without blanks at its end.
pub fn row<const N: usize>(columns: &[Column; N], cells: [String; N]) -> String {
    let cells = columns.iter().zip(cells).map(|(column, cell)| match *column {
        Column::Left(gap, width) => " ".repeat(gap) + &pad(&cell, width),
        Column::Right(gap, width) => " ".repeat(gap) + &pad_start(&cell, width),
    });
    cells.collect::<String>().trim_end().to_owned()
}
