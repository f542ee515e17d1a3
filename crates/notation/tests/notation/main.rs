//! The file formats: what is read, what is written, and what is refused.

#[path = "../../../../tests/support/random.rs"]
mod random;
#[path = "../../../../tests/support/random_trees.rs"]
mod random_trees;
#[path = "../../../../tests/support/table.rs"]
mod table;

mod among_words;
mod bases;
mod beside;
mod boards;
mod branches;
mod claims;
mod drafts;
mod encodings;
mod errors;
mod formats;
mod hostile;
mod json;
mod kept;
mod kinds;
mod names;
mod pgn;
mod real_programs;
mod repairs;
mod round_trips;
mod transcripts;
mod trees;
mod values;

use othello_core::game::Game;
use othello_core::position::Position;
use othello_core::rules::Rules;
use othello_notation::error::Warning;

/// The warnings but those of values, which the tests make up.
fn but_values(mut warnings: Vec<Warning>) -> Vec<Warning> {
    warnings.retain(|warning| !matches!(warning, Warning::Evaluations { .. }));
    warnings
}

/// The squares played, with `--` for each pass.
fn with_passes(game: &Game) -> String {
    let pass = |position: Position| if position.passed().is_some() { "--" } else { "" };
    let plies = game.plies().iter().map(|ply| format!("{}{}", ply.square, pass(ply.after)));
    plies.fold(pass(game.start()).into(), |moves, ply| moves + &ply)
}

/// Numbers that are the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % bound as u64).expect("it is below a usize")
    }

    fn of<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }

    /// Returns a random game of so many plies or up to `more` others, or fewer if it ends.
    fn game(&mut self, plies: usize, more: usize) -> Game {
        let plies = plies + self.below(more + 1);
        let mut game = Game::new(Rules::OTHELLO);
        for _ in 0..plies {
            let legal: Vec<_> = game.position().legal_moves().into_iter().collect();
            if legal.is_empty() {
                break;
            }
            game.play(legal[self.below(legal.len())]).expect("it is legal");
        }
        game
    }
}
