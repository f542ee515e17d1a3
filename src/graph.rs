//! Graphs by ply: bars of Black upwards from an axis, and of White downwards.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::position::Position;
use othello_engine::review::Review;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    pub extent: GraphSize,
    /// The value that fills all rows of a player.
    most: u8,
    /// The values of each column, as far as the game has come.
    bars: Vec<ByColor<u8>>,
    /// The columns of a variation and their values.
    points: Vec<(usize, ByColor<u8>)>,
}

#[derive(Clone, Copy, Debug)]
pub struct Variation<'a> {
    /// The game up to the branch, and the moves of the variation.
    pub line: &'a Game,
    /// The plies of the game before it.
    pub branch: usize,
}

/// The characters that bars are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Blocks in steps of an eighth of a row.
    Blocks,
    /// Whole rows of one sign.
    Ascii,
}

/// The size of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphSize {
    pub columns: usize,
    /// The positions that they stand for, the start among them.
    pub plies: usize,
    /// The rows for each player.
    pub rows: usize,
}

impl GraphSize {
    /// Returns the last ply that a column stands for.
    const fn last_ply(self, column: usize) -> usize {
        let first = column * self.plies / self.columns;
        let next = (column + 1) * self.plies / self.columns;
        if next > first { next - 1 } else { first }
    }
}

impl Graph {
    /// Creates the graph of the discs that a player has more than the other.
    pub fn lead(game: &Game, variation: Option<Variation<'_>>, extent: GraphSize) -> Self {
        Self::of_positions(game, variation, extent, |position| {
            let discs = position.board().counts();
            ByColor {
                black: discs.black.saturating_sub(discs.white),
                white: discs.white.saturating_sub(discs.black),
            }
        })
    }

    /// Creates the graph of the numbers of legal moves.
    pub fn mobility(game: &Game, variation: Option<Variation<'_>>, extent: GraphSize) -> Self {
        Self::of_positions(game, variation, extent, |position| {
            ByColor::from_fn(|color| position.mobility(color).len())
        })
    }

    fn of_positions(
        game: &Game,
        variation: Option<Variation<'_>>,
        extent: GraphSize,
        values: impl Fn(&Position) -> ByColor<u8>,
    ) -> Self {
        let mut graph = Self::new(game, extent, |plies| values(&game.position_at(plies)));
        let Some(Variation { line, branch }) = variation else { return graph };
        let plies = branch + 1..=line.plies().len();
        let point = |ply| (graph.column(ply), values(&line.position_at(ply)));
        graph.points = plies.map(point).collect();
        let highest = graph.points.iter().map(|(_, point)| point.black.max(point.white)).max();
        graph.most = graph.most.max(highest.unwrap_or(0));
        graph
    }

    /// Creates the graph of the values of positions for Black that a review has found, in whole discs.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a value is at most 64 and its sign decides the side"
    )]
    pub fn value(game: &Game, review: &Review, extent: GraphSize) -> Self {
        Self::new(game, extent, |plies| {
            let value = review.value_for_black(plies).unwrap_or(0.0).round();
            ByColor { black: value.max(0.0) as u8, white: (-value).max(0.0) as u8 }
        })
    }

    fn new(game: &Game, extent: GraphSize, values: impl Fn(usize) -> ByColor<u8>) -> Self {
        let last = game.plies().len();
        let columns = (0..extent.columns)
            .take_while(|column| column * extent.plies / extent.columns <= last)
            .map(|column| extent.last_ply(column).min(last));
        let bars: Vec<_> = columns.map(values).collect();
        let most = bars.iter().map(|bar| bar.black.max(bar.white)).max().unwrap_or(0).max(1);
        Self { extent, most, bars, points: Vec::new() }
    }

    /// Returns the ply that a column stands for; `None` behind the last one of the game.
    pub fn ply(&self, column: usize) -> Option<usize> {
        (column < self.bars.len()).then(|| self.extent.last_ply(column))
    }

    /// Returns `true` if the value of a variation is in a row of a player, counted from the axis.
    pub fn has_point(&self, column: usize, color: Color, row: usize) -> bool {
        let is_here = |(at, point): &&(usize, ByColor<u8>)| {
            let height = self.height(point[color]);
            *at == column && height > 0 && height.div_ceil(8) == row + 1
        };
        self.points.iter().any(|point| is_here(&point))
    }

    pub fn column(&self, ply: usize) -> usize {
        let columns = 0..self.extent.columns;
        let found = columns.into_iter().find(|column| self.extent.last_ply(*column) >= ply);
        found.unwrap_or_else(|| self.extent.columns.saturating_sub(1))
    }

    /// Returns the part of a cell that a player's bar fills, in eighths, in a row counted from the
    /// axis.
    pub fn eighths(&self, column: usize, color: Color, row: usize) -> usize {
        let value = self.bars.get(column).map_or(0, |bar| bar[color]);
        self.height(value).saturating_sub(8 * row).min(8)
    }

    /// Returns the height of a value in eighths of a row.
    fn height(&self, value: u8) -> usize {
        let most = usize::from(self.most);
        (16 * usize::from(value) * self.extent.rows + most) / (2 * most)
    }

    /// Returns the value at the end of a row counted from the axis: of the last row alone.
    pub const fn label(&self, row: usize) -> Option<u8> {
        if row + 1 == self.extent.rows { Some(self.most) } else { None }
    }
}

/// Returns the graph of the lead in ASCII, a line for each row, with a scale that counts White's
/// lead as negative, and an axis with a cross at the start and at every tenth ply.
pub fn draw_lead(game: &Game, columns: usize, rows: usize) -> Vec<String> {
    let plies = game.plies().len() + 1;
    let extent = GraphSize { columns: columns.min(plies), plies, rows };
    let graph = Graph::lead(game, None, extent);
    let line = |color: Color, row: usize| {
        let sign = if color == Color::White { -1 } else { 1 };
        let label = match graph.label(row) {
            Some(most) => (sign * i16::from(most)).to_string(),
            None => String::new(),
        };
        let bar = |column| if graph.eighths(column, color, row) >= 4 { '#' } else { ' ' };
        let bars: String = (0..extent.columns).map(bar).collect();
        format!("{label:>4} {bars}").trim_end().to_owned()
    };
    let up = (0..rows).rev().map(|row| line(Color::Black, row));
    let crosses: Vec<_> = (0..plies).step_by(10).map(|ply| graph.column(ply)).collect();
    let axis = |column| if crosses.contains(&column) { '+' } else { '-' };
    let axis = format!("{:>4} {}", 0, (0..extent.columns).map(axis).collect::<String>());
    up.chain([axis]).chain((0..rows).map(|row| line(Color::White, row))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello_core::rules::Rules;
    use othello_notation::transcript;

    fn wipe_out() -> Game {
        let mut game = Game::new(Rules::OTHELLO);
        transcript::play(&mut game, "e6f4e3f6g5d6e7f5c5").unwrap();
        game
    }

    #[test]
    fn bars_are_to_scale() {
        let rows = ["  13          #", "      # # # # #", "   0 +---------", "", " -13"];
        assert_eq!(draw_lead(&wipe_out(), 60, 2), rows);
        let extent = GraphSize { columns: 61, plies: 61, rows: 2 };
        let mobility = Graph::mobility(&wipe_out(), None, extent);
        let filled = |column| Color::BOTH.map(|color| mobility.eighths(column, color, 0));
        assert_eq!(filled(9), [0, 0], "neither player can move at the end");
        assert!(filled(8).iter().all(|eighths| *eighths > 0));
        assert_eq!(filled(10), [0, 0], "the game has no tenth ply");
    }

    #[test]
    fn a_long_game_is_compressed_to_fit_and_keeps_its_last_ply() {
        let extent = GraphSize { columns: 4, plies: 10, rows: 2 };
        let graph = Graph::lead(&wipe_out(), None, extent);
        assert_eq!([0, 1, 2, 4, 7, 9].map(|ply| graph.column(ply)), [0, 0, 1, 1, 3, 3]);
        assert_eq!(graph.label(1), Some(13));
        assert_eq!(graph.eighths(3, Color::Black, 1), 8);
    }

    #[test]
    fn a_graph_with_room_to_spare_gives_each_ply_as_many_columns() {
        let extent = GraphSize { columns: 20, plies: 10, rows: 2 };
        let graph = Graph::lead(&wipe_out(), None, extent);
        assert_eq!([0, 1, 9].map(|ply| graph.column(ply)), [0, 2, 18]);
        assert_eq!(graph.eighths(19, Color::Black, 1), 8);
    }
}
