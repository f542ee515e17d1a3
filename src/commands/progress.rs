//! `othello progress`: what a player has learnt.

use std::io::{Write, stdout};

use anyhow::Result;
use othello_batch::json;
use othello_batch::run::diagnostic::print_error;
use othello_home::config::{self, file::ConfigReading};
use othello_home::memory::entry::{GameCost, QuarterCost, SideName};
use othello_home::memory::report::{IdeaShare, ProgressReport, Tally};
use othello_home::process::exit_status::ExitStatus;
use othello_home::store::{Answers, GameStore, ProgressFaults, Recollection};
use serde::Serialize;

use crate::cli::ProgressArgs;
use othello_board::features::training::sentences;

/// Prints the progress; lines of the file that are no entries are reported.
pub fn run(args: &ProgressArgs) -> Result<ExitStatus> {
    let ConfigReading { config, faults: of_settings, .. } = config::file::find();
    config::file::print_faults(&of_settings);
    let mut store = GameStore::open_beside().with_names(&config.me);
    let Recollection { memory, now, estimate, faults, file, zone } = store.recall()?;
    let level = estimate.map(|estimate| estimate.level());
    let report = ProgressReport::of(&memory, level, now, |at| zone.day(at));
    let mut out = stdout().lock();
    if args.json {
        json::write_line(&mut out, &ReportView::of(&report, &faults))?;
    } else {
        for line in sentences::report(&report) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    if !faults.is_empty() {
        print_error(&sentences::faulty(&file, &faults).to_string());
    }
    Ok(ExitStatus::Success)
}

/// The progress as a JSON object.
#[derive(Serialize)]
struct ReportView<'a> {
    /// The estimated level, from 1 to 10.
    level: Option<u8>,
    reviewed_games: usize,
    /// The last of them, the oldest first.
    games: Vec<GameView<'a>>,
    errors: ErrorsView,
    /// The ideas that cost most in the last games, the most costly first.
    ideas: Vec<IdeaView>,
    /// The moves and the great losses in the quarters of the game, from ten games on.
    quarters: Option<[QuarterCost; 4]>,
    whys: WhysView,
    repertoire: RepertoireView,
    puzzles: PuzzlesView,
    /// The answers of the last days, the oldest first and today last.
    days: Vec<TallyView>,
    /// The seconds until the next position is due that is not due yet.
    next_due: Option<u64>,
    /// The numbers of damaged lines in the file of progress.
    damaged_lines: &'a [usize],
    foreign_lines: usize,
}

#[derive(Serialize)]
struct GameView<'a> {
    date: Option<&'a str>,
    against: Option<&'a str>,
    own: SideName,
    /// The discs by which it was won, negative if it was lost.
    result: Option<i32>,
    /// The discs that a move has lost on average.
    mean_loss: Option<f32>,
    opening: Option<f32>,
    midgame: Option<f32>,
    endgame: Option<f32>,
    moves: &'a str,
}

#[derive(Serialize)]
struct IdeaView {
    idea: &'static str,
    /// The part of all discs that were lost, from 0 to 1.
    share: f32,
    /// The same in the games before.
    before: Option<f32>,
}

impl From<IdeaShare> for IdeaView {
    fn from(IdeaShare { idea, share, before }: IdeaShare) -> Self {
        let rounded = |share: f32| (share * 100.0).round() / 100.0;
        Self { idea: idea.name(), share: rounded(share), before: before.map(rounded) }
    }
}

/// The answers to why a move is right.
#[derive(Serialize)]
struct WhysView {
    asked: usize,
    right: usize,
    another_reason: usize,
}

#[derive(Serialize)]
struct RepertoireView {
    asked: usize,
    /// Those whose last answer was right.
    right: usize,
    due: usize,
}

#[derive(Serialize)]
struct ErrorsView {
    all: usize,
    /// Those whose last answer was right.
    right: usize,
    due: usize,
}

#[derive(Serialize)]
struct PuzzlesView {
    easy: TallyView,
    medium: TallyView,
    hard: TallyView,
    /// The failed ones that are due.
    due: usize,
}

#[derive(Serialize)]
struct TallyView {
    answers: usize,
    right: usize,
}

impl From<Tally> for TallyView {
    fn from(Tally { answers, right }: Tally) -> Self {
        Self { answers, right }
    }
}

impl<'a> ReportView<'a> {
    fn of(report: &'a ProgressReport, faults: &'a ProgressFaults) -> Self {
        let positions = report.positions;
        // In the order of `DIFFICULTIES`.
        let [easy, medium, hard] = report.puzzles;
        let [asked, right, another_reason] = report.whys;
        Self {
            level: report.level.map(|level| level.number),
            reviewed_games: report.games_in_all,
            games: report.games.iter().map(GameView::of).collect(),
            errors: ErrorsView {
                all: positions.mistakes,
                right: positions.right,
                due: positions.due_mistakes,
            },
            ideas: report.ideas().into_iter().map(IdeaView::from).collect(),
            quarters: report.quarters(),
            whys: WhysView { asked, right, another_reason },
            repertoire: RepertoireView {
                asked: report.openings.asked,
                right: report.openings.right,
                due: report.openings.due,
            },
            puzzles: PuzzlesView {
                easy: easy.into(),
                medium: medium.into(),
                hard: hard.into(),
                due: positions.due_puzzles,
            },
            days: report.days.iter().copied().map(TallyView::from).collect(),
            next_due: positions.next,
            damaged_lines: &faults.damaged,
            foreign_lines: faults.foreign,
        }
    }
}

impl<'a> GameView<'a> {
    fn of(game: &'a GameCost) -> Self {
        let mean = |phase: Option<usize>| {
            let mean = ProgressReport::mean_loss(std::slice::from_ref(game), phase)?;
            Some((mean * 100.0).round() / 100.0)
        };
        // In the order of `Phase::ALL`.
        let [opening, midgame, endgame] = [0, 1, 2].map(|phase| mean(Some(phase)));
        Self {
            date: game.date.as_deref(),
            against: game.against.as_deref(),
            own: game.own,
            result: game.result,
            mean_loss: mean(None),
            opening,
            midgame,
            endgame,
            moves: &game.moves,
        }
    }
}
