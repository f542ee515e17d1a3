//! The report: what is read for it, and how its tables fit.

use std::sync::Arc;

use othello_core::position::Position;
use othello_games::repertoire::{Repertoire, Repertoires};
use othello_games::report::{GamesReport, ReportedIdea, ReportedPlayers, times};
use othello_home::jobs::repertoire::ReadRepertoires;
use othello_home::jobs::saved_games::{MakeReport, ReadSavedGames};
use othello_notation::reader::Reader;
use othello_words::i18n::m;
use othello_words::ideas;
use othello_words::report::{ReportLine, lines};
use othello_words::text;

use super::PAGE;
use crate::app::fixtures::*;

/// A game against a level, in which each move has a value.
const REVIEWED: &str = include_str!("../../../../../tests/data/reviewed_against_level_3.pgn");

fn record(text: &str) -> Record {
    let mut games = Reader::new(text.as_bytes(), Position::start(Rules::OTHELLO));
    games.next().unwrap().unwrap().record
}

/// A repertoire for Black that the reviewed game leaves at its third move.
fn repertoires() -> Arc<Repertoires> {
    let line = record("(;GM[2];B[d3];W[c5];B[d6])");
    let repertoire = Repertoire::of(Color::Black, &[line]);
    Arc::new(ByColor { black: Some(Box::new(repertoire)), white: None })
}

fn own() -> GamesReport {
    let mut report = GamesReport::on(ReportedPlayers::Own);
    report.add_own(record(REVIEWED), &[], &repertoires());
    report
}

#[test]
fn the_store_makes_it_of_the_saved_games_and_the_repertoires() {
    let mut app = begun(setup()).0;
    let outputs = typed(&mut app, "report");
    let outputs = done_with::<ReadRepertoires>(&mut app, outputs, Ok(repertoires()));
    let records = vec![record(REVIEWED)];
    let outputs = done_with::<ReadSavedGames>(&mut app, outputs, Ok(records.clone()));
    let wanted = MakeReport { records, me: Vec::new(), repertoires: repertoires() };
    assert_eq!(jobs::<MakeReport>(outputs.clone()), [wanted]);
    let shown = events(done_with::<MakeReport>(&mut app, outputs, own()));
    assert!(shown.contains(&Event::Show(PAGE)), "{shown:?}");
    let said: Vec<_> = super::spoken(&app).iter().map(ToString::to_string).collect();
    assert_eq!(said[0], m::report::own(1_u64, "1", "0", "0", "1").to_string());
}

#[test]
fn the_ideas_that_errors_are_against_stand_by_what_they_cost_and_how_that_moves() {
    let lesson = include_str!("../../../../../tests/data/lesson.pgn");
    let report_of = |games: usize| {
        let mut report = GamesReport::on(ReportedPlayers::Own);
        for _ in 0..games {
            report.add_own(record(lesson), &[], &repertoires());
        }
        report
    };
    let costs = report_of(1).ideas_by_cost();
    assert!(!costs.is_empty() && costs.is_sorted_by(|one, other| one.share >= other.share));
    let all: f64 = costs.iter().map(|cost| cost.share).sum();
    assert!((all - 1.0).abs() < 1e-9, "{costs:?}");
    assert!(costs.iter().all(|cost| cost.lately.is_none()), "there are no others to compare");
    let many = report_of(11);
    let same = |cost: &ReportedIdea| cost.lately.is_some_and(|it| (it - cost.share).abs() < 1e-9);
    assert!(many.ideas_by_cost().iter().all(same), "the same game again");
    let shown: Vec<_> = lines(&many, 60).into_iter().collect();
    let place = shown.iter().position(
        |line| matches!(line, ReportLine::Heading(heading) if heading.starts_with("By idea")),
    );
    let ReportLine::Row(first) = &shown[place.unwrap() + 1] else { panic!("a row follows") };
    let percent = format!("{:.0}%", 100.0 * costs[0].share);
    assert!(first.starts_with(&ideas::name(costs[0].idea).to_string()), "{first}");
    assert_eq!(first.matches(&percent).count(), 2, "{first}");
}

#[test]
fn a_game_that_leaves_the_repertoire_costs_before_and_after() {
    let report = own();
    let [before, after] = report.repertoire;
    assert_eq!(before.moves, 1, "the first move");
    assert_eq!(before.moves + after.moves, report.all.losses.moves);
    assert_eq!(report.colors[Color::White].results.games, 0, "the level is not the player");
    assert!(report.turning_points.given.leads > 0);
}

/// A player who does not answer at once has not taken what was given; what has no value is not known.
#[test]
fn what_is_offered_is_taken_by_a_reply_that_gives_nothing_away() {
    let taken = |reply: &str| {
        let offered = "[%eval +4.00,14,87] [%best -4.00,14,87 c3]";
        let text = format!(
            "[Event \"x\"]\n[Black \"Ann\"]\n\n1. d3 c5 {{{offered}}} 2. d6 {{{reply}}} *\n"
        );
        let mut report = GamesReport::on(ReportedPlayers::Own);
        report.add_own(record(&text), &["Ann".into()], &Repertoires::default());
        assert_eq!(report.turning_points.offered.all(), 1);
        report.turning_points.taken.all()
    };
    assert_eq!(taken("[%eval +4.00,14,87] [%best +4.00,14,87 d6]"), 1);
    assert_eq!(taken("[%eval -1.00,14,87] [%best +4.00,14,87 e6]"), 0);
    assert_eq!(taken("nothing"), 0);
}

#[test]
fn the_time_left_is_read_of_sgf_and_of_ggf() {
    let sgf = record("(;GM[2]TM[60];B[d3]BL[50];W[c5]WL[6])");
    let board = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
    let ggf = format!("(;GM[Othello]PB[a]PW[b]TI[01:00]TY[8]BO[{board}]B[D3//10]W[C5//54];)");
    for game in [sgf, record(&ggf)] {
        let left: Vec<_> = times::shares_left(&game).into_iter().flatten().collect();
        assert_eq!(left.len(), 2, "{game:?}");
        assert!((left[0] - 5.0 / 6.0).abs() < 1e-9 && (left[1] - 0.1).abs() < 1e-9, "{left:?}");
    }
}

/// A number may be left out where there is no room, but none is cut.
#[test]
fn the_tables_fit_any_width() {
    let report = own();
    for width in [22, 36, 48, 68, 120] {
        for line in lines(&report, width) {
            let (ReportLine::Row(line) | ReportLine::Heading(line)) = line else { continue };
            assert!(text::width(line.trim_end()) <= width, "{width}: {line}");
        }
    }
    let first = |width| {
        let mut lines = lines(&report, width).into_iter();
        lines.find_map(|line| match line {
            ReportLine::Row(row) => Some(row),
            ReportLine::Sentence(_) | ReportLine::Heading(_) | ReportLine::Blank => None,
        })
    };
    let cells = |width| first(width).unwrap().split_whitespace().count();
    assert_eq!([cells(68), cells(44), cells(22)], [7, 6, 3]);
}
