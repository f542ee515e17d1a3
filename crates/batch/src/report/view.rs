//! A report as a JSON object.

use std::collections::BTreeMap;

use othello_core::board::{ByColor, Color};
use othello_engine::review::Phase;
use othello_games::report::{GamesReport, Losses, Outcomes, ReportRow, ReportedIdea, TimeLeft};
use serde::Serialize;

use crate::json::hundredths;

/// A report as a JSON object.
#[derive(Serialize)]
pub struct ReportView<'a> {
    games: u64,
    /// The games by other rules, which do not count.
    other_rules: u64,
    /// The games without a value for some of the moves.
    without_values: u64,
    /// The moves, with a value or without.
    moves: u64,
    #[serde(flatten)]
    all: RowView,
    colors: ColorsView,
    phases: BTreeMap<&'static str, LossesView>,
    /// By the most empty squares: 60, 50, 40, …
    empties: BTreeMap<u8, LossesView>,
    /// The ideas that errors are against, the costliest first.
    ideas: Vec<IdeaView>,
    repertoire: HalvesView,
    known_games: HalvesView,
    clock: Vec<ClockView>,
    lost_on_time: u64,
    turning_points: TurningPointsView,
    openings: Vec<NamedView<'a>>,
    /// The opponents, or the players if the report is about everybody.
    players: Vec<NamedView<'a>>,
}

#[derive(Serialize)]
struct RowView {
    won: u64,
    drawn: u64,
    lost: u64,
    unfinished: u64,
    /// The mean lead in the games that ended on the board.
    discs: Option<f64>,
    losses: LossesView,
    /// Those of the first twenty moves.
    opening_losses: LossesView,
}

#[derive(Serialize)]
struct LossesView {
    moves: u64,
    errors: u64,
    discs: f64,
    mean: Option<f64>,
}

#[derive(Serialize)]
struct IdeaView {
    idea: &'static str,
    /// The part of what the errors against all ideas cost, and in the last ten games, if there are more.
    share: f64,
    lately: Option<f64>,
    losses: LossesView,
}

#[derive(Serialize)]
struct ColorsView {
    black: SideView,
    white: SideView,
}

#[derive(Serialize)]
struct SideView {
    games: u64,
    #[serde(flatten)]
    row: RowView,
}

#[derive(Serialize)]
struct NamedView<'a> {
    name: Option<&'a str>,
    #[serde(flatten)]
    side: SideView,
}

#[derive(Serialize)]
struct ClockView {
    left: &'static str,
    #[serde(flatten)]
    side: SideView,
}

#[derive(Serialize)]
struct HalvesView {
    before: LossesView,
    after: LossesView,
}

#[derive(Serialize)]
struct TurningPointsView {
    given: OutcomesView,
    offered: OutcomesView,
    taken: OutcomesView,
}

#[derive(Serialize)]
struct OutcomesView {
    wins: u64,
    draws: u64,
    leads: u64,
}

impl<'a> ReportView<'a> {
    pub fn of(report: &'a GamesReport) -> Self {
        let ByColor { black, white } =
            ByColor::from_fn(|color: Color| SideView::from(&report.colors[color]));
        let named =
            |(name, row): (Option<&'a str>, &ReportRow)| NamedView { name, side: row.into() };
        let phases = Phase::ALL.map(Phase::name).into_iter();
        let tens = [60, 50, 40, 30, 20, 10].into_iter();
        let points = &report.turning_points;
        Self {
            games: report.games,
            other_rules: report.other_rules,
            without_values: report.without_values,
            moves: report.moves,
            all: RowView::from(&report.all),
            colors: ColorsView { black, white },
            phases: phases.zip(&report.phases).map(|(name, it)| (name, it.into())).collect(),
            empties: tens.zip(&report.empties).map(|(tens, it)| (tens, it.into())).collect(),
            ideas: report.ideas_by_cost().into_iter().map(IdeaView::from).collect(),
            repertoire: HalvesView::from(&report.repertoire),
            known_games: HalvesView::from(&report.known),
            clock: TimeLeft::ALL
                .into_iter()
                .zip(&report.clock)
                .map(|(left, row)| ClockView { left: left.name(), side: row.into() })
                .collect(),
            lost_on_time: report.lost_on_time,
            turning_points: TurningPointsView {
                given: points.given.into(),
                offered: points.offered.into(),
                taken: points.taken.into(),
            },
            openings: report.openings_by_games().into_iter().map(named).collect(),
            players: report.players_by_games().into_iter().map(named).collect(),
        }
    }
}

impl From<ReportedIdea> for IdeaView {
    fn from(ReportedIdea { idea, losses, share, lately }: ReportedIdea) -> Self {
        let lately = lately.map(hundredths);
        Self { idea: idea.name(), share: hundredths(share), lately, losses: (&losses).into() }
    }
}

impl From<&ReportRow> for SideView {
    fn from(row: &ReportRow) -> Self {
        Self { games: row.results.games, row: row.into() }
    }
}

impl From<&ReportRow> for RowView {
    fn from(ReportRow { results, losses, in_opening }: &ReportRow) -> Self {
        Self {
            won: results.won,
            drawn: results.drawn,
            lost: results.lost,
            unfinished: results.unfinished(),
            discs: results.mean_lead().map(hundredths),
            losses: losses.into(),
            opening_losses: in_opening.into(),
        }
    }
}

impl From<&Losses> for LossesView {
    fn from(losses: &Losses) -> Self {
        Self {
            moves: losses.moves,
            errors: losses.errors,
            discs: losses.total(),
            mean: losses.mean().map(hundredths),
        }
    }
}

impl From<&[Losses; 2]> for HalvesView {
    fn from([before, after]: &[Losses; 2]) -> Self {
        Self { before: before.into(), after: after.into() }
    }
}

impl From<Outcomes> for OutcomesView {
    fn from(Outcomes { wins, draws, leads }: Outcomes) -> Self {
        Self { wins, draws, leads }
    }
}
