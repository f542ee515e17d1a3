//! The report: what is read for it, and how its tables fit.

use std::sync::Arc;

use othello_core::position::Position;
use othello_notation::reader::Reader;

use super::sentences::{ReportLine, lines};
use crate::app::fixtures::*;
use crate::i18n::m;
use crate::repertoire::Repertoire;
use crate::repertoire::file::{RepertoireReply, Repertoires};
use crate::report::{Report, Subject};
use crate::store::StoreReply;
use crate::text;

/// A game against a level, in which each move has a value.
const REVIEWED: &str = include_str!("../../../tests/data/reviewed_against_level_3.pgn");

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

fn own() -> Report {
    let mut report = Report::on(Subject::Own);
    report.add_own(record(REVIEWED), &[], &repertoires());
    report
}

#[test]
fn the_store_makes_it_of_the_saved_games_and_the_repertoires() {
    let mut app = begun(setup()).0;
    typed(&mut app, "report");
    let read = Action::Repertoire(RepertoireReply::Read(Ok(repertoires())));
    let outputs = app.update(Input::from(read));
    let request = StoreRequest::Report(repertoires());
    assert!(effects(outputs).contains(&Effect::Store(request)));
    let shown = events(stored(&mut app, StoreReply::Reported(Ok(Box::new(own())))));
    assert!(shown.contains(&Event::Show("report")), "{shown:?}");
    let said: Vec<_> = super::spoken(&app).iter().map(ToString::to_string).collect();
    assert_eq!(said[0], m::report::own(1_u64, "1", "0", "0", "1").to_string());
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
    assert_eq!([cells(68), cells(44), cells(22)], [7, 5, 3]);
}
