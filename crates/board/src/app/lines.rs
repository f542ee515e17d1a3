//! Lines of moves that the board shows move by move: what follows an answer, an error, a hint.

use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::Position;
use othello_core::square::Square;
use othello_core::tree::Moment;

/// A line, and how much of it the board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LineOnBoard {
    start: Position,
    moves: Vec<Square>,
    steps: usize,
    /// The position after so many moves, and the last of them.
    position: Position,
    last: Option<Ply>,
}

impl LineOnBoard {
    /// Shows that many moves of a line.
    pub fn new(start: Position, moves: Vec<Square>, steps: usize) -> Self {
        let mut line = Self { start, moves, steps: 0, position: start, last: None };
        line.step_to(steps);
        line
    }

    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The move that led to it.
    pub const fn last(&self) -> Option<&Ply> {
        self.last.as_ref()
    }

    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// The number of moves that are shown.
    pub const fn steps(&self) -> usize {
        self.steps
    }

    /// Shows that many moves; returns `false` if there are fewer.
    fn step_to(&mut self, steps: usize) -> bool {
        let mut game = Game::from_position(self.start);
        let shown = self.moves.get(..steps);
        // The moves of a line are legal.
        let is_legal = shown.is_some_and(|moves| moves.iter().all(|at| game.play(*at).is_ok()));
        if is_legal {
            (self.steps, self.position) = (steps, game.position());
            self.last = game.plies().last().copied();
        }
        is_legal
    }

    /// The moves that are not shown yet: the number of each, its square and the player. The first move of a line
    /// has the number 0, the reply 1.
    pub fn following(&self) -> impl Iterator<Item = (u8, Square, Color)> {
        let mut game = Game::from_position(self.position);
        let moves = (0..).zip(&self.moves).skip(self.steps);
        moves.map_while(move |(number, &square)| {
            game.play(square).ok()?;
            Some((number, square, game.plies().last()?.player))
        })
    }
}

/// The lines that can be stepped through in front of the viewed moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lines {
    all: Vec<LineOnBoard>,
    /// The place of the one that is stepped through, or would be.
    current: usize,
    /// The moment for which they count.
    at: Option<Moment>,
    entry: LineEntry,
}

/// The ways into a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineEntry {
    /// It is named: a step goes along the game.
    #[default]
    ByName,
    /// A step goes along the line.
    ByStep,
}

impl Lines {
    /// Offers lines, each with the position before it, as long as that moment is viewed. What is entered by name
    /// alone does not take the place of what is entered by a step.
    pub fn offer(&mut self, at: Moment, lines: Vec<(Position, Vec<Square>)>, entry: LineEntry) {
        if entry == LineEntry::ByName && (self.is_next() || self.shown().is_some()) {
            return;
        }
        let lines = lines.into_iter().filter(|(_, moves)| !moves.is_empty());
        let all = lines.map(|(start, moves)| LineOnBoard::new(start, moves, 0)).collect();
        *self = Self { all, current: 0, at: Some(at), entry };
    }

    /// Offers no line any more, and shows none.
    pub fn withdraw(&mut self) {
        *self = Self::default();
    }

    /// Has the next step enter that line.
    pub const fn choose(&mut self, index: usize) {
        self.current = index;
    }

    pub fn withdraw_elsewhere(&mut self, at: Moment) {
        if self.at.is_some_and(|own| own != at) {
            self.withdraw();
        }
    }

    pub fn all(&self) -> &[LineOnBoard] {
        &self.all
    }

    pub fn shown(&self) -> Option<&LineOnBoard> {
        self.all.get(self.current).filter(|line| line.steps() > 0)
    }

    /// Returns `true` if a step goes along a line.
    pub fn is_next(&self) -> bool {
        let is_offered = self.entry == LineEntry::ByStep && !self.all.is_empty();
        is_offered || self.shown().is_some()
    }

    /// Returns `true` if the line that is shown, or entered next, has a move that is not shown.
    pub fn goes_on(&self) -> bool {
        self.all.get(self.current).is_some_and(|line| line.steps() < line.moves().len())
    }

    /// Shows a move more; returns `false` if there is none.
    pub fn step_on(&mut self) -> bool {
        self.step(|steps| Some(steps + 1))
    }

    /// Shows a move fewer; returns `false` if none is shown.
    pub fn step_back(&mut self) -> bool {
        self.step(|steps| steps.checked_sub(1))
    }

    fn step(&mut self, to: fn(usize) -> Option<usize>) -> bool {
        let line = self.all.get_mut(self.current);
        line.is_some_and(|line| to(line.steps()).is_some_and(|steps| line.step_to(steps)))
    }

    /// Shows the first move of a line.
    pub fn enter(&mut self, index: usize) {
        self.leave();
        self.current = index;
        self.step_on();
    }

    /// Shows the first move of the line behind the one that is shown, or of the one before it, in a circle.
    pub fn turn(&mut self, step: CircularStep) {
        self.enter(step.neighbour(self.current, self.all.len().max(1)));
    }

    /// Shows no line; returns `false` if none was shown. All are still offered.
    pub fn leave(&mut self) -> bool {
        let is_shown = self.shown().is_some();
        if let Some(line) = self.all.get_mut(self.current) {
            line.step_to(0);
        }
        is_shown
    }
}

/// A step from row to row, or from line to line, in a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircularStep {
    Next,
    Previous,
}

impl CircularStep {
    /// Returns the index of the neighbour of that one among so many.
    pub const fn neighbour(self, index: usize, count: usize) -> usize {
        match self {
            Self::Next => (index + 1) % count,
            Self::Previous => (index + count - 1) % count,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CircularStep, LineEntry, LineOnBoard, Lines};
    use othello_core::position::Position;
    use othello_core::rules::Rules;
    use othello_core::square::Square::{C3, C4, D3, D6, E3, F5};
    use othello_core::tree::Moment;

    fn start() -> Position {
        Position::start(Rules::OTHELLO)
    }

    fn offered(entry: LineEntry) -> Lines {
        let mut lines = Lines::default();
        let moves = [vec![F5, D6, C3], vec![D3, C3, C4, E3]];
        lines.offer(Moment::Main(0), moves.map(|moves| (start(), moves)).to_vec(), entry);
        lines
    }

    #[test]
    fn the_moves_that_follow_are_numbered_and_have_their_players() {
        let line = LineOnBoard::new(start(), vec![F5, D6, C3], 1);
        assert_eq!(line.last().unwrap().square, F5);
        let following: Vec<_> = line.following().map(|(number, at, _)| (number, at)).collect();
        assert_eq!(following, [(1, D6), (2, C3)]);
        let players: Vec<_> = line.following().map(|(.., player)| player.to_string()).collect();
        assert_eq!(players, ["White", "Black"]);
    }

    #[test]
    fn a_line_is_entered_stepped_through_and_left() {
        let mut lines = offered(LineEntry::ByStep);
        assert!(lines.is_next() && lines.shown().is_none());
        assert!(lines.step_on() && lines.step_on() && lines.step_on());
        assert!(!lines.step_on(), "it has three moves");
        assert_eq!(lines.shown().unwrap().last().unwrap().square, C3);
        lines.turn(CircularStep::Next);
        assert_eq!(lines.shown().unwrap().last().unwrap().square, D3);
        assert!(lines.step_back() && lines.shown().is_none() && !lines.step_back());
        lines.turn(CircularStep::Previous);
        assert_eq!(lines.shown().unwrap().last().unwrap().square, F5);
        lines.withdraw_elsewhere(Moment::Main(0));
        assert!(lines.leave() && !lines.leave() && lines.is_next());
        lines.withdraw_elsewhere(Moment::Main(1));
        assert!(!lines.is_next() && !lines.step_on());
    }

    #[test]
    fn what_is_entered_by_name_does_not_take_the_place_of_what_a_step_enters() {
        let mut lines = offered(LineEntry::ByStep);
        lines.offer(Moment::Main(0), vec![(start(), vec![E3])], LineEntry::ByName);
        assert_eq!(lines.all().len(), 2);
        let mut named = offered(LineEntry::ByName);
        assert!(!named.is_next());
        named.enter(1);
        assert!(named.is_next(), "the next step goes on");
    }
}
