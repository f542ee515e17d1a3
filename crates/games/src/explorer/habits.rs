//! The habits of a player: the positions that they reach again and again, and what they play there.

use std::cmp::Reverse;
use std::collections::HashMap;

use othello_core::board::Color;
use othello_core::folded::Folded;
use othello_core::game::Game;
use othello_core::square::Square;

use crate::explorer::game_base::{GameBase, Selection};

/// A position in which a player has had to move in several games, and what they played.
#[derive(Clone, Debug, PartialEq)]
pub struct Habit {
    /// The game up to the position, as one of the games has it.
    pub game: Game,
    /// The number of games.
    pub games: u64,
    /// The moves with the number of games that have each, those of most games first; of symmetrical moves
    /// one stands for all.
    pub replies: Vec<(Square, u64)>,
}

/// The moves in a folded position, and where it was seen first.
struct Seen {
    index: usize,
    plies: usize,
    games: u64,
    /// In the folded position.
    replies: HashMap<Square, u64>,
}

impl GameBase {
    /// Returns the positions before the ply of that number that a player has reached in at least `least` of
    /// the selected games, folded by symmetry; those of most games first. `plays` returns the colours of the
    /// player in a game, which is given by its index.
    pub fn habits(
        &self,
        selection: &Selection,
        plays: impl Fn(usize) -> Vec<Color>,
        before: usize,
        least: u64,
    ) -> Vec<Habit> {
        let mut seen = HashMap::<Folded, Seen>::new();
        for index in (0..self.len()).filter(|index| selection.has(*index)) {
            let colors = plays(index);
            let mut position = self.start(index);
            for (plies, &square) in self.moves(index).iter().enumerate().take(before) {
                if position.to_move().is_some_and(|mover| colors.contains(&mover)) {
                    let folded = Folded::of(&position);
                    let place = seen.entry(folded).or_insert_with(|| Seen {
                        index,
                        plies,
                        games: 0,
                        replies: HashMap::new(),
                    });
                    place.games += 1;
                    let reply = folded.square(&position, square);
                    *place.replies.entry(reply).or_default() += 1;
                }
                let Ok(next) = position.play(square) else { break };
                position = next;
            }
        }
        let mut habits: Vec<_> = seen
            .into_iter()
            .filter(|(_, place)| place.games >= least)
            .map(|(folded, place)| self.habit(folded, &place))
            .collect();
        habits.sort_by_key(|habit| (Reverse(habit.games), habit.game.plies().len()));
        habits
    }

    fn habit(&self, folded: Folded, place: &Seen) -> Habit {
        let mut game = Game::from_position(self.start(place.index));
        for &square in &self.moves(place.index)[..place.plies] {
            game.play(square).expect("the moves of a base are legal");
        }
        let position = game.position();
        let reply = |(&reply, &games): (&Square, &u64)| {
            let mut legal = position.legal_moves().by_name();
            let square = legal.find(|square| folded.square(&position, *square) == reply);
            Some((square?, games))
        };
        let mut replies: Vec<_> = place.replies.iter().filter_map(reply).collect();
        replies.sort_by_key(|(square, games)| (Reverse(*games), square.name()));
        Habit { game, games: place.games, replies }
    }
}
