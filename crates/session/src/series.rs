//! A match: several games between the same two players, who change colours after each.

use othello_core::board::{ByColor, Color};
use othello_core::result::GameResult;
use othello_notation::tags::Tags;

use super::tag::SessionTag;

/// The score of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    best_of: u8,
    games: u8,
    tallies: ByColor<MatchTally>,
}

/// The points and discs that a player has won in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchTally {
    /// Points, counted in halves: two for a win, one for a draw.
    pub halves: u8,
    /// Discs, by the score of each game.
    pub discs: u16,
}

impl MatchTally {
    /// Returns the points as players write them: `1½`.
    pub fn points(self) -> String {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => "½".into(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        }
    }
}

/// The outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// The player who has these discs now has won.
    Won(Color),
    /// All games are played, and neither player has more than half of the points.
    Drawn,
}

impl Series {
    /// Starts a match of an odd number of games; an even number is one game more.
    pub fn new(best_of: u8) -> Self {
        Self { best_of: best_of | 1, games: 0, tallies: ByColor::default() }
    }

    /// Returns the number of games of the match; 1 if it is a single game.
    pub const fn best_of(&self) -> u8 {
        self.best_of
    }

    /// Returns the number of games that have ended.
    pub const fn games(&self) -> u8 {
        self.games
    }

    /// Returns the points and discs of the player of that colour.
    pub fn tally(&self, color: Color) -> MatchTally {
        self.tallies[color]
    }

    /// Returns the match with another game ended.
    #[must_use]
    pub fn with(mut self, result: GameResult) -> Self {
        self.games = self.games.saturating_add(1);
        for color in Color::BOTH {
            let tally = &mut self.tallies[color];
            let halves = match result.winner {
                None => 1,
                Some(winner) if winner == color => 2,
                Some(_) => 0,
            };
            tally.halves = tally.halves.saturating_add(halves);
            tally.discs = tally.discs.saturating_add(u16::from(result.score[color]));
        }
        self
    }

    /// Returns the match with the players on the other colours.
    #[must_use]
    pub fn swapped(self) -> Self {
        let ByColor { black, white } = self.tallies;
        Self { tallies: ByColor { black: white, white: black }, ..self }
    }

    /// Returns the outcome, once it is decided: the first player past half of the points, or a
    /// draw when all games are played.
    pub fn winner(&self) -> Option<MatchResult> {
        let is_past_half = |color: &Color| self.tallies[*color].halves > self.best_of;
        match Color::BOTH.into_iter().find(is_past_half) {
            Some(color) => Some(MatchResult::Won(color)),
            None if self.games >= self.best_of => Some(MatchResult::Drawn),
            None => None,
        }
    }

    /// Reads the match from the tags of a game, as it was before that game; a single game if there
    /// is none.
    pub fn read(tags: &Tags) -> Self {
        Self::try_read(tags).unwrap_or(Self::new(1))
    }

    fn try_read(tags: &Tags) -> Option<Self> {
        let best_of = SessionTag::Match.of(tags)?.strip_prefix("best of ")?.parse().ok()?;
        let numbers: Vec<u16> = SessionTag::MatchBefore
            .of(tags)?
            .split(' ')
            .map(str::parse)
            .collect::<Result<_, _>>()
            .ok()?;
        let [games, black_halves, white_halves, black_discs, white_discs] = numbers[..] else {
            return None;
        };
        let small = |number: u16| u8::try_from(number).ok();
        let tallies = ByColor {
            black: MatchTally { halves: small(black_halves)?, discs: black_discs },
            white: MatchTally { halves: small(white_halves)?, discs: white_discs },
        };
        Some(Self { games: small(games)?, tallies, ..Self::new(best_of) })
    }

    /// Writes the match into the tags of a game, unless it is a single game: tags of these names
    /// then belong to another program, and stay.
    pub fn write(&self, tags: &mut Tags) {
        if self.best_of == 1 {
            return;
        }
        let ByColor { black, white } = self.tallies;
        let numbers = [
            u16::from(self.games),
            u16::from(black.halves),
            u16::from(white.halves),
            black.discs,
            white.discs,
        ];
        let score = numbers.map(|number| number.to_string()).join(" ");
        SessionTag::Match.write(tags, format!("best of {}", self.best_of));
        SessionTag::MatchBefore.write(tags, score);
    }
}
