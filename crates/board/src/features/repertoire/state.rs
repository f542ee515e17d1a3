//! The state of the repertoire, and where a game has left it.

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::review::ReviewedPly;
use othello_games::explorer::are_othello;
use othello_games::repertoire::Departure;
use othello_home::jobs::repertoire::OwnFile;

use crate::app::state::State;

pub const WORD: &str = "repertoire";

/// The feature's state: the drills of the player's openings, and the repertoires.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnOpenings {
    /// The file that takes the place of the usual one of a colour.
    pub(super) file: OwnFile,
    /// The positions that are asked first, once the front end is ready.
    pub(super) first: Option<Box<Drill>>,
    /// The colour whose moves are added as they are played.
    pub(super) playing: Option<Color>,
    /// The explorer shows what they have.
    pub(super) is_explored: bool,
}

/// The positions to be asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drill {
    /// The colour; `None` for both.
    pub color: Option<Color>,
    pub part: RepertoirePart,
    /// The most positions.
    pub count: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RepertoirePart {
    Everything,
    /// From the viewed position on, or all of it if it has not got that.
    FromViewed,
    From(Position),
}

impl Drill {
    /// The most positions, if nobody says how many.
    pub const USUAL: usize = 20;

    /// Returns the usual number of positions of a part, of both colours.
    pub const fn of(part: RepertoirePart) -> Self {
        Self { color: None, part, count: Self::USUAL }
    }
}

/// The way in which a game has left a repertoire, and its loss.
#[derive(Clone, Debug, PartialEq)]
pub struct Left {
    /// The colour of the repertoire, if the player has played both sides.
    pub side: Option<Color>,
    pub departure: Departure,
    /// The move, if it left.
    pub square: Option<Square>,
    /// The discs that the move has lost.
    pub loss: Option<f32>,
}

impl OwnOpenings {
    /// Begins with a file in place of the usual one, and with positions that are asked.
    pub fn begin_with(&mut self, file: OwnFile, drill: Drill) {
        self.file = file;
        self.first = Some(Box::new(drill));
    }
}

/// Returns how the game, once it is over and reviewed, has left the repertoires of the player's sides.
pub fn left(state: &State) -> Vec<Left> {
    let session = state.session();
    let review = session.review();
    let game = session.game();
    let is_reviewed = review.is_complete(game) && !review.plies.is_empty();
    if session.result().is_none() || !is_reviewed || !are_othello(game.rules()) {
        return Vec::new();
    }
    let own = state.own();
    let sides: Vec<_> = Color::BOTH.into_iter().filter(|color| own.contains(*color)).collect();
    let is_one = sides.len() == 1;
    let of = |color: Color| {
        let departure = state.repertoires()[color].as_deref()?.departure(game)?;
        let ply = match departure {
            Departure::Own { ply, .. } | Departure::Opponent { ply } => Some(ply),
            Departure::End { .. } => None,
        };
        let square = ply.and_then(|ply| game.plies().get(ply)).map(|ply| ply.square);
        let loss = ply.and_then(|ply| review.ply(ply)).map(ReviewedPly::loss);
        Some(Left { side: (!is_one).then_some(color), departure, square, loss })
    };
    sides.into_iter().filter_map(of).collect()
}
