//! A review as a JSON object.

use othello_words::reasons::reasons;
use serde::Serialize;

use crate::json::{self, PlaceView, StartView, ValueView};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::square::Square;
use othello_engine::review::{Phase, Review, ReviewedPly};
use othello_notation::Record;
use othello_notation::error::Location;

/// A review as a JSON object.
#[derive(Serialize)]
pub struct ReviewView<'a> {
    #[serde(flatten)]
    place: PlaceView<'a>,
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<StartView>,
    black: Option<&'a str>,
    white: Option<&'a str>,
    complete: bool,
    plies: Vec<PlyView>,
    mean_loss: MeansView,
    total_loss: TotalsView,
    losses: ClassesView,
}

impl<'a> ReviewView<'a> {
    /// The beginning of every line.
    pub const OPENING: &'static str = r#"{"file":"#;

    /// Returns the object of the review of a game.
    pub fn of(name: &'a str, at: Location, record: &'a Record, review: &Review) -> Self {
        let ByColor { black, white } = ByColor::from_fn(|color| MeanView::of(review, color));
        let totals = ByColor::from_fn(|color| TotalView::of(review, color));
        Self {
            place: PlaceView::new(name, at),
            rules: record.game.rules().to_string(),
            start: StartView::unusual(&record.game),
            black: record.name(Color::Black),
            white: record.name(Color::White),
            complete: review.plies.len() == record.game.plies().len(),
            plies: review.plies.iter().map(|ply| PlyView::of(ply, &record.game)).collect(),
            mean_loss: MeansView { black, white },
            total_loss: TotalsView { black: totals.black, white: totals.white },
            losses: ClassesView {
                black: review.loss_classes(Color::Black),
                white: review.loss_classes(Color::White),
            },
        }
    }
}

#[derive(Serialize)]
struct PlyView {
    ply: usize,
    player: &'static str,
    phase: &'static str,
    r#move: &'static str,
    value: ValueView,
    best: &'static str,
    best_value: ValueView,
    loss: f64,
    exact: bool,
    error: bool,
    turning_point: bool,
    line: Vec<&'static str>,
    played_line: Vec<&'static str>,
    reasons: Option<String>,
}

impl PlyView {
    fn of(ply: &ReviewedPly, game: &Game) -> Self {
        let why = ply.explanation(game.position_at(ply.index)).filter(|_| ply.is_error());
        Self {
            ply: ply.index + 1,
            player: ply.player.name(),
            phase: ply.phase.name(),
            r#move: ply.square.name(),
            value: ply.value.into(),
            best: ply.best.name(),
            best_value: ply.best_value.into(),
            loss: json::hundredths(ply.loss()),
            exact: ply.is_exact(),
            error: ply.is_error(),
            turning_point: ply.is_turning_point(),
            line: names(&ply.line),
            played_line: names(&ply.played_line),
            reasons: why.and_then(|why| reasons(&why.in_full())).map(|why| why.to_string()),
        }
    }
}

fn names(squares: &[Square]) -> Vec<&'static str> {
    squares.iter().map(|square| square.name()).collect()
}

/// The numbers of moves of both players by what they lose.
#[derive(Serialize)]
struct ClassesView {
    black: [usize; Review::LOSS_CLASSES.len()],
    white: [usize; Review::LOSS_CLASSES.len()],
}

/// The losses of both players together.
#[derive(Serialize)]
struct TotalsView {
    black: TotalView,
    white: TotalView,
}

/// The losses of a player together, by the parts of the game, and the number of moves that lose a disc or more
/// in the last one.
#[derive(Serialize)]
struct TotalView {
    opening: Option<f64>,
    midgame: Option<f64>,
    endgame: Option<f64>,
    endgame_moves: usize,
}

impl TotalView {
    fn of(review: &Review, color: Color) -> Self {
        let total = |phase| review.total_loss(color, phase).map(json::hundredths);
        Self {
            opening: total(Phase::Opening),
            midgame: total(Phase::Midgame),
            endgame: total(Phase::Endgame),
            endgame_moves: review.losing_moves(color, Phase::Endgame),
        }
    }
}

/// The mean losses of both players.
#[derive(Serialize)]
struct MeansView {
    black: MeanView,
    white: MeanView,
}

/// The mean losses of a player, by the parts of the game.
#[derive(Serialize)]
struct MeanView {
    opening: Option<f64>,
    midgame: Option<f64>,
    endgame: Option<f64>,
    game: Option<f64>,
}

impl MeanView {
    fn of(review: &Review, color: Color) -> Self {
        let mean = |phase| review.mean_loss(color, phase).map(json::hundredths);
        Self {
            opening: mean(Some(Phase::Opening)),
            midgame: mean(Some(Phase::Midgame)),
            endgame: mean(Some(Phase::Endgame)),
            game: mean(None),
        }
    }
}
