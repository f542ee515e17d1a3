//! The entries that follow from a reviewed game of the player.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::result::GameResult;
use othello_engine::analysis::{Phase, Review, ReviewedPly};
use othello_engine::any_engine::AnyEngine;
use othello_notation::{PlayerName, Record, transcript};
use othello_session::{GameOrigin, Own, Session};

use super::entry::{Entry, GameCost, Mistake, PhaseCost};

/// A game, and what is known of it besides its moves.
pub struct Reviewed<'a> {
    pub game: &'a Game,
    pub review: &'a Review,
    pub names: ByColor<Option<PlayerName>>,
    /// The day, as `2026.11.25`.
    pub date: Option<String>,
    /// The end of the game.
    pub result: Option<GameResult>,
    /// The sides of the player.
    pub own: Own,
}

/// Returns the errors of the player in a game, and what it has cost: nothing while it is not reviewed
/// to its end, and under rules that are not those of Othello.
pub fn entries(reviewed: &Reviewed<'_>) -> Vec<Entry> {
    let Reviewed { game, review, own, .. } = reviewed;
    if !AnyEngine::is_othello(game.rules()) || !review.is_complete(game) || review.plies.is_empty()
    {
        return Vec::new();
    }
    let is_own_error = |ply: &&ReviewedPly| own.contains(ply.player) && ply.is_error();
    let mistakes = review.plies.iter().filter(is_own_error).map(|ply| {
        let before = game.position_at(ply.index);
        let against = name(reviewed, !ply.player);
        Entry::Mistake(Mistake::new(&before, ply, reviewed.date.clone(), against))
    });
    let sides = Color::BOTH.into_iter().filter(|color| own.contains(*color));
    mistakes.chain(sides.map(|color| Entry::Game(cost(reviewed, color)))).collect()
}

/// Returns the entries of a game from a file that this program has written.
pub fn entries_of_record(record: Record, me: &[String]) -> Vec<Entry> {
    let (date, names) = (record.date.map(|date| date.to_string()), record.names.clone());
    let session = Session::resume(record);
    let (review, result) = (session.review(), session.result());
    let own = session.own(GameOrigin::PlayedHere, me);
    if result.is_none() {
        return Vec::new();
    }
    entries(&Reviewed { game: session.game(), review: &review, names, date, result, own })
}

fn cost(reviewed: &Reviewed<'_>, color: Color) -> GameCost {
    let Reviewed { game, review, date, result, .. } = reviewed;
    let result = result.map(|end| {
        let [own, other] = [color, !color].map(|side| i32::from(end.score[side]));
        own - other
    });
    GameCost {
        moves: transcript::write(game.plies()),
        own: color.into(),
        date: date.clone(),
        against: name(reviewed, !color),
        result,
        phases: Phase::ALL.map(|phase| phase_cost(review, color, phase)),
    }
}

/// Returns what the moves of a player in a part of a game have lost.
pub fn phase_cost(review: &Review, color: Color, phase: Phase) -> PhaseCost {
    let is_counted = |ply: &&ReviewedPly| ply.player == color && ply.phase == phase;
    let losses = review.plies.iter().filter(is_counted).map(ReviewedPly::loss);
    losses.fold(PhaseCost::default(), |cost, loss| PhaseCost {
        moves: cost.moves + 1,
        loss: ((cost.loss + loss) * 100.0).round() / 100.0,
    })
}

fn name(reviewed: &Reviewed<'_>, color: Color) -> Option<String> {
    reviewed.names[color].as_ref().map(ToString::to_string)
}
