//! Graphs by ply, as bars of characters.

use crate::board::Color;
use crate::game::Game;

/// A graph: rows of bars, each after its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// The number of plies that each column stands for.
    pub plies_per_column: usize,
    /// The rows from top to bottom.
    pub rows: Vec<Row>,
}

/// The number of columns in front of the bars.
pub const LABEL_WIDTH: usize = 5;

/// A row of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The scale, [`LABEL_WIDTH`] columns wide.
    pub label: String,
    /// A character for each column.
    pub bars: Vec<char>,
}

/// The characters that bars are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Blocks in steps of an eighth of a row.
    Blocks,
    /// Whole rows of `#`.
    Ascii,
}

/// The size of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The most columns of bars.
    pub columns: usize,
    /// The rows for values of one sign.
    pub rows: usize,
}

/// Returns the graph of Black's discs less White's, from the start on: upwards where Black has
/// more.
pub fn difference(game: &Game, extent: Extent, ink: Ink) -> Graph {
    let value = |plies: usize| {
        let discs = game.position_at(plies).board().counts();
        i32::from(discs.black) - i32::from(discs.white)
    };
    let (plies_per_column, values) = sample(game, extent.columns, value);
    let most = values.iter().map(|value| value.abs()).max().unwrap_or(0).max(1);
    let scale = Scale { rows: extent.rows, most };
    let up = (0..extent.rows).rev().map(|row| Row {
        label: scale.label(row, 1),
        bars: values.iter().map(|&value| rising(scale.eighths(value, row), ink)).collect(),
    });
    let down = (0..extent.rows).map(|row| Row {
        label: if row == 0 { BLANK.into() } else { scale.label(row, -1) },
        bars: values.iter().map(|&value| hanging(scale.eighths(-value, row), ink)).collect(),
    });
    Graph { plies_per_column, rows: up.chain(down).collect() }
}

/// Returns the graph of a player's number of legal moves, from the start on.
pub fn mobility(game: &Game, color: Color, extent: Extent, ink: Ink) -> Graph {
    let value = |plies: usize| i32::from(game.position_at(plies).mobility(color).len());
    let (plies_per_column, values) = sample(game, extent.columns, value);
    let scale = Scale { rows: extent.rows, most: values.iter().copied().max().unwrap_or(0).max(1) };
    let rows = (0..extent.rows).rev().map(|row| Row {
        label: scale.label(row, 1),
        bars: values.iter().map(|&value| rising(scale.eighths(value, row), ink)).collect(),
    });
    Graph { plies_per_column, rows: rows.collect() }
}

/// Returns the number of plies for each column, and a value for each: a game that is longer than
/// the graph is wide is shown with every second ply, or third.
fn sample(game: &Game, columns: usize, value: impl Fn(usize) -> i32) -> (usize, Vec<i32>) {
    let plies = game.plies().len();
    let every = (plies + 1).div_ceil(columns.max(1)).max(1);
    (every, (0..=plies).step_by(every).map(value).collect())
}

const BLANK: &str = "     ";

struct Scale {
    rows: usize,
    /// The value that fills all rows.
    most: i32,
}

impl Scale {
    /// Returns the label of a row: the largest value at the end, zero at the beginning.
    fn label(&self, row: usize, sign: i32) -> String {
        if row + 1 == self.rows {
            format!("{:>4} ", sign * self.most)
        } else if row == 0 {
            "   0 ".into()
        } else {
            BLANK.into()
        }
    }

    /// Returns the part of a row that a bar fills, in eighths.
    fn eighths(&self, value: i32, row: usize) -> usize {
        let value = usize::try_from(value).unwrap_or(0);
        let most = usize::try_from(self.most).unwrap_or(1);
        let height = (16 * value * self.rows + most) / (2 * most);
        height.saturating_sub(8 * row).min(8)
    }
}

fn rising(eighths: usize, ink: Ink) -> char {
    match ink {
        Ink::Blocks => [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'][eighths],
        Ink::Ascii if eighths >= 4 => '#',
        Ink::Ascii => ' ',
    }
}

/// There are no blocks in eighths that hang from above; halves have to do.
fn hanging(eighths: usize, ink: Ink) -> char {
    match (eighths, ink) {
        (0..=3, _) => ' ',
        (_, Ink::Ascii) => '#',
        (4..=7, Ink::Blocks) => '▀',
        (_, Ink::Blocks) => '█',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::transcript;
    use crate::rules::Rules;

    fn picture(graph: &Graph) -> String {
        let row = |row: &Row| format!("{}{}\n", row.label, row.bars.iter().collect::<String>());
        graph.rows.iter().map(row).collect()
    }

    #[test]
    fn bars_are_to_scale() {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, "e6f4e3f6g5d6e7f5c5").unwrap();
        let extent = Extent { columns: 60, rows: 2 };
        let rows = ["  13          #", "   0  # # # # #", "              ", " -13           "];
        let picture = picture(&difference(&game, extent, Ink::Ascii));
        assert_eq!(picture.lines().map(str::trim_end).collect::<Vec<_>>(), rows.map(str::trim_end));
        let mobility = mobility(&game, Color::Black, extent, Ink::Blocks);
        assert_eq!(mobility.rows.len(), 2);
        assert_eq!(mobility.rows[0].bars.len(), 10);
        assert_eq!(mobility.rows[0].bars[9], ' ', "neither player can move at the end");
    }

    #[test]
    fn a_long_game_is_thinned_out_to_fit() {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, "e6f4e3f6g5d6e7f5c5").unwrap();
        let graph = difference(&game, Extent { columns: 4, rows: 2 }, Ink::Blocks);
        assert_eq!(graph.plies_per_column, 3);
        assert!(graph.rows.iter().all(|row| row.bars.len() == 4));
    }
}
