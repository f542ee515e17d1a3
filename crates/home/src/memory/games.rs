//! The entries that follow from a reviewed game of the player.

use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::result::GameResult;
use othello_engine::any_engine::AnyEngine;
use othello_engine::review::{Phase, Review, ReviewedPly};
use othello_notation::{PlayerName, Record, transcript};
use othello_session::{GameOrigin, Own, Session};

use super::entry::{GameCost, IdeaCost, Mistake, PhaseCost, ProgressEntry, QuarterCost, SideName};

/// A game, and what is known of it besides its moves.
pub struct Reviewed<'a> {
    pub game: &'a Game,
    pub review: &'a Review,
    pub names: ByColor<Option<PlayerName>>,
    /// The day, as `2026.11.25`.
    pub date: Option<String>,
    pub result: Option<GameResult>,
    /// The sides of the player.
    pub own: Own,
}

/// Returns the errors of the player in a game, and what it has cost: nothing while it is not reviewed
/// to its end, and under rules that are not those of Othello.
pub fn entries(reviewed: &Reviewed<'_>) -> Vec<ProgressEntry> {
    let Reviewed { game, review, own, .. } = reviewed;
    if !AnyEngine::is_othello(game.rules()) || !review.is_complete(game) || review.plies.is_empty()
    {
        return Vec::new();
    }
    let is_own_error = |ply: &&ReviewedPly| own.contains(ply.player) && ply.is_error();
    let mistakes = review.plies.iter().filter(is_own_error).map(|ply| {
        let before = game.position_at(ply.index);
        let against = name(reviewed, !ply.player);
        ProgressEntry::Mistake(Mistake::new(&before, ply, reviewed.date.clone(), against))
    });
    let sides = Color::BOTH.into_iter().filter(|color| own.contains(*color));
    mistakes.chain(sides.map(|color| ProgressEntry::Game(cost(reviewed, color)))).collect()
}

/// Returns the entries of a game from a file that this program has written.
pub fn entries_of_record(record: Record, me: &[String]) -> Vec<ProgressEntry> {
    let (date, names) = (record.date.map(|date| date.to_string()), record.names.clone());
    let session = Session::resume(record);
    let (review, result) = (session.review(), session.result());
    let own = session.own(GameOrigin::PlayedHere, me);
    if result.is_none() {
        return Vec::new();
    }
    entries(&Reviewed { game: session.game(), review: &review, names, date, result, own })
}

/// Returns the entries of a game with the ideas that its errors are against, which are searched for.
pub fn with_ideas(entries: Vec<ProgressEntry>) -> Vec<ProgressEntry> {
    let of_error = |entry| match entry {
        ProgressEntry::Mistake(mistake) => ProgressEntry::Mistake(mistake.with_idea()),
        ProgressEntry::Answer(_)
        | ProgressEntry::Game(_)
        | ProgressEntry::Repertoire(_)
        | ProgressEntry::Tutorial(_)
        | ProgressEntry::Lesson(_) => entry,
    };
    let mut entries: Vec<_> = entries.into_iter().map(of_error).collect();
    let errors: Vec<_> = entries.iter().filter_map(ProgressEntry::mistake).cloned().collect();
    for entry in &mut entries {
        if let ProgressEntry::Game(game) = entry {
            game.ideas = idea_costs(&errors, game.own);
        }
    }
    entries
}

/// Returns what the errors of a side cost, by the ideas that they are against.
fn idea_costs(errors: &[Mistake], own: SideName) -> Vec<IdeaCost> {
    let mut costs: Vec<IdeaCost> = Vec::new();
    for error in errors.iter().filter(|error| error.side() == own) {
        let (Some(idea), Some(judged)) = (&error.idea, error.judgement()) else { continue };
        let known = costs.iter().position(|cost| cost.idea == *idea);
        let place = known.unwrap_or_else(|| {
            costs.push(IdeaCost { idea: idea.clone(), errors: 0, loss: 0.0 });
            costs.len() - 1
        });
        costs[place].errors += 1;
        costs[place].loss = rounded(costs[place].loss + judged.loss());
    }
    costs
}

fn rounded(discs: f32) -> f32 {
    (discs * 100.0).round() / 100.0
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
        ideas: Vec::new(),
        quarters: Some(quarters(reviewed, color)),
    }
}

/// Returns the moves of a player and the great losses among them in the quarters of a game, by the discs on the board.
fn quarters(reviewed: &Reviewed<'_>, color: Color) -> [QuarterCost; 4] {
    let mut quarters = [QuarterCost::default(); 4];
    for ply in reviewed.review.plies.iter().filter(|ply| ply.player == color) {
        let discs = reviewed.game.position_at(ply.index).board().occupied().len();
        let quarter = &mut quarters[usize::from(discs.saturating_sub(4) / 15).min(3)];
        quarter.moves += 1;
        quarter.great += u32::from(ply.loss() >= QuarterCost::GREAT);
    }
    quarters
}

/// Returns what the moves of a player in a part of a game have lost.
pub fn phase_cost(review: &Review, color: Color, phase: Phase) -> PhaseCost {
    let is_counted = |ply: &&ReviewedPly| ply.player == color && ply.phase == phase;
    let losses = review.plies.iter().filter(is_counted).map(ReviewedPly::loss);
    losses.fold(PhaseCost::default(), |cost, loss| PhaseCost {
        moves: cost.moves + 1,
        loss: rounded(cost.loss + loss),
    })
}

fn name(reviewed: &Reviewed<'_>, color: Color) -> Option<String> {
    reviewed.names[color].as_ref().map(ToString::to_string)
}
