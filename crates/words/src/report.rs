//! A report in lines: a few sentences, and tables that fit the width.

use crate::i18n::{Language, Text, m};
use crate::ideas;
use crate::numbers::{decimal, grouped, percent, signed};
use crate::text;
use othello_engine::review::Phase;

use othello_games::report::{
    GamesReport, LAST_GAMES, Losses, Outcomes, ReportRow, ReportedIdea, ReportedPlayers, Results,
    TimeLeft,
};

pub enum ReportLine {
    /// A sentence, which may be wrapped.
    Sentence(Text),
    Heading(String),
    Row(String),
    /// A line between two tables.
    Blank,
}

/// The columns of the tables where they are read line by line.
pub const COLUMNS: usize = 72;

/// The most rows of the tables of openings and of players.
const MOST_ROWS: usize = 15;
/// The most openings of those that cost most.
const COSTLIEST: usize = 5;

/// Returns a report in lines of at most that many columns, but for sentences.
pub fn lines(report: &GamesReport, width: usize) -> Vec<ReportLine> {
    if report.games == 0 {
        return vec![ReportLine::Sentence(m::report::no_games())];
    }
    let mut lines: Vec<_> = summary(report).into_iter().map(ReportLine::Sentence).collect();
    let colors =
        [(m::report::black(), report.colors.black), (m::report::white(), report.colors.white)];
    let colors = colors.map(|(name, row)| (name.to_string(), row)).into_iter();
    results(
        &mut lines,
        &m::report::by_color(),
        colors.filter(|(_, row)| row.results.games > 0),
        width,
    );
    let phases = Phase::ALL
        .map(|phase| m::review::phase(phase.name()).to_string())
        .into_iter()
        .zip(report.phases);
    losses(&mut lines, &m::report::by_phase(), phases, width);
    let empties = (1..).zip(report.empties).map(|(tens, losses)| {
        let (from, to) = (70 - 10 * tens, 61 - 10 * tens);
        (m::report::empties(from, to).to_string(), losses)
    });
    losses(&mut lines, &m::report::by_empties(), empties, width);
    by_idea(&mut lines, report, width);
    let halves = |names: [Text; 2], halves: [Losses; 2]| {
        names.map(|name| name.to_string()).into_iter().zip(halves)
    };
    let names = [m::report::in_repertoire(), m::report::after_repertoire()];
    losses(&mut lines, &m::report::by_repertoire(), halves(names, report.repertoire), width);
    let names = [m::report::in_known(), m::report::after_known()];
    losses(&mut lines, &m::report::by_known(), halves(names, report.known), width);
    let clock = TimeLeft::ALL.map(|left| time_left(left).to_string()).into_iter().zip(report.clock);
    let clock = clock.filter(|(_, row)| row.results.games > 0 || row.losses.moves > 0);
    results(&mut lines, &m::report::by_time(), clock, width);
    let printed = |name: Option<&str>| match name {
        Some(name) => text::printable(name).into_owned(),
        None => m::report::no_name().to_string(),
    };
    let opening = |name: Option<&str>| {
        let language = Language::current().into();
        let known = name.and_then(|name| report.name_of_opening(name, language));
        printed(known.or(name))
    };
    let openings = report.openings_by_games();
    let count = openings.len();
    let heading = if report.is_of_both() {
        m::report::by_opening_of_black(count)
    } else {
        m::report::by_opening(count)
    };
    let rows = openings.into_iter().take(MOST_ROWS).map(|(name, row)| (opening(name), *row));
    results(&mut lines, &heading, rows, width);
    let costly = report.openings_by_cost().into_iter().take(COSTLIEST);
    let costly = costly.map(|(name, row)| (opening(Some(name)), row.in_opening));
    losses(&mut lines, &m::report::costliest(), costly, width);
    let players = report.players_by_games();
    let heading = match report.subject {
        ReportedPlayers::Everybody => m::report::by_player(players.len()),
        ReportedPlayers::Own | ReportedPlayers::Player(_) => m::report::by_opponent(players.len()),
    };
    let rows = players.into_iter().take(MOST_ROWS).map(|(name, row)| (printed(name), *row));
    results(&mut lines, &heading, rows, width);
    lines
}

/// Returns what the report is about, and what is seen at once.
fn summary(report: &GamesReport) -> Vec<Text> {
    let Results { won, drawn, lost, .. } = report.all.results;
    let [games, won, drawn, lost] = [report.games, won, drawn, lost].map(grouped);
    let mut texts = vec![match &report.subject {
        ReportedPlayers::Own => m::report::own(report.games, games, won, drawn, lost),
        ReportedPlayers::Player(name) => {
            let name = text::printable(name).into_owned();
            m::report::of_player(report.games, games, name, won, drawn, lost)
        }
        // Their results are those of Black.
        ReportedPlayers::Everybody => m::report::all(report.games, games, won, drawn, lost),
    }];
    let Losses { moves, errors, .. } = report.all.losses;
    let mean = mean(&report.all.losses);
    texts.push(match report.all.losses.mean() {
        None => m::report::no_values(grouped(report.moves)),
        Some(_) if moves == report.moves => {
            m::report::all_valued(grouped(moves), mean, grouped(errors))
        }
        Some(_) => {
            let (valued, all) = (grouped(moves), grouped(report.moves));
            m::report::some_valued(
                valued,
                all,
                grouped(report.without_values),
                mean,
                grouped(errors),
            )
        }
    });
    let points = &report.turning_points;
    if points.given.all() > 0 || points.offered.all() > 0 {
        let given = outcomes(&points.given);
        texts.push(match report.subject {
            // What one gives away is offered to the other.
            ReportedPlayers::Everybody => m::report::turning_points(
                given,
                grouped(points.offered.all()),
                grouped(points.taken.all()),
            ),
            ReportedPlayers::Own | ReportedPlayers::Player(_) if points.offered.all() == 0 => {
                m::report::own_given(given)
            }
            ReportedPlayers::Own | ReportedPlayers::Player(_) => m::report::own_turning_points(
                given,
                outcomes(&points.offered),
                grouped(points.taken.all()),
            ),
        });
    }
    if report.lost_on_time > 0 {
        texts.push(m::report::lost_on_time(report.lost_on_time));
    }
    if report.other_rules > 0 {
        texts.push(m::report::other_rules(report.other_rules));
    }
    texts
}

fn outcomes(outcomes: &Outcomes) -> String {
    if outcomes.all() == 0 {
        return m::report::nothing().to_string();
    }
    let Outcomes { wins, draws, leads } = *outcomes;
    m::report::outcomes(wins, draws, leads).to_string()
}

fn time_left(left: TimeLeft) -> Text {
    match left {
        TimeLeft::Half => m::report::time_half(),
        TimeLeft::Quarter => m::report::time_quarter(),
        TimeLeft::Tenth => m::report::time_tenth(),
        TimeLeft::Less => m::report::time_less(),
    }
}

/// The columns of a name in a table: at least, and where there is room.
const NAME: usize = 8;
const WIDE_NAME: usize = 30;
/// The columns that are left for headings, in all tables the same: their numbers stand under each other.
const HEADING: usize = 16;

/// The cell of what is not known.
const NOTHING: &str = "-";

/// A column of a table: its head, its width where there is room, and its rank: where there is no room for all, those with
/// the largest numbers go first.
type Column = (Text, usize, usize);

/// Adds a table of results, if there are rows.
fn results(
    lines: &mut Vec<ReportLine>,
    heading: &Text,
    rows: impl Iterator<Item = (String, ReportRow)>,
    width: usize,
) {
    let columns: [Column; 6] = [
        (m::report::games(), 7, 0),
        (m::report::won(), 7, 1),
        (m::report::drawn(), 6, 2),
        (m::report::lost(), 7, 1),
        (m::report::lead(), 7, 3),
        (m::report::loss(), 6, 0),
    ];
    let rows = rows.map(|(name, row)| {
        let Results { games, won, drawn, lost, .. } = row.results;
        let lead = row.results.mean_lead().map_or_else(|| NOTHING.into(), |lead| signed(lead, 1));
        let [games, won, drawn, lost] = [games, won, drawn, lost].map(grouped);
        (name, [games, won, drawn, lost, lead, mean(&row.losses)])
    });
    table(lines, heading, &columns, rows, width);
}

/// Adds a table of losses, if any of its moves has a value.
fn losses(
    lines: &mut Vec<ReportLine>,
    heading: &Text,
    rows: impl Iterator<Item = (String, Losses)>,
    width: usize,
) {
    let columns: [Column; 4] = [
        (m::report::moves(), 8, 0),
        (m::report::errors(), 8, 1),
        (m::report::discs_lost(), 11, 2),
        (m::report::loss(), 6, 0),
    ];
    let rows = rows.filter(|(_, losses)| losses.moves > 0).map(|(name, losses)| {
        let [moves, errors] = [losses.moves, losses.errors].map(grouped);
        (name, [moves, errors, decimal(losses.total(), 1), mean(&losses)])
    });
    table(lines, heading, &columns, rows, width);
}

/// Adds the table of ideas, if errors are against some.
fn by_idea(lines: &mut Vec<ReportLine>, report: &GamesReport, width: usize) {
    let columns: [Column; 4] = [
        (m::report::errors(), 8, 2),
        (m::report::discs_lost(), 11, 1),
        (m::report::share(), 8, 0),
        (m::report::lately(LAST_GAMES), 9, 0),
    ];
    let percent = |share: f64| percent(format_args!("{:.0}", 100.0 * share));
    let rows =
        report.ideas_by_cost().into_iter().map(|ReportedIdea { idea, losses, share, lately }| {
            let lately = lately.map_or_else(|| NOTHING.into(), percent);
            let cells =
                [grouped(losses.errors), decimal(losses.total(), 1), percent(share), lately];
            (ideas::name(idea).to_string(), cells)
        });
    table(lines, &m::report::by_idea(), &columns, rows, width);
}

fn table<const N: usize>(
    lines: &mut Vec<ReportLine>,
    heading: &Text,
    columns: &[Column; N],
    rows: impl Iterator<Item = (String, [String; N])>,
    width: usize,
) {
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return;
    }
    let heads = columns.each_ref().map(|(head, ..)| head.to_string());
    let heading = heading.to_string();
    let shown = fitting(columns, &heads, &rows, width);
    let numbers: usize = shown.iter().map(|(_, width)| width).sum();
    let name = width.saturating_sub(numbers).clamp(NAME, WIDE_NAME);
    let row = |first: &str, cells: &[String; N]| {
        let first = text::pad(&text::truncate(first, name - 1, "…"), name);
        let cells = shown.iter().map(|(column, width)| text::pad_start(&cells[*column], *width));
        first + &cells.collect::<String>()
    };
    lines.extend([ReportLine::Blank, ReportLine::Heading(row(&heading, &heads))]);
    lines.extend(rows.iter().map(|(name, cells)| ReportLine::Row(row(name, cells))));
}

/// Returns the columns for which there is room beside a heading, with their widths.
fn fitting<const N: usize>(
    columns: &[Column; N],
    heads: &[String; N],
    rows: &[(String, [String; N])],
    width: usize,
) -> Vec<(usize, usize)> {
    let room = width.saturating_sub(HEADING);
    let needed = |column: usize| {
        let cells = rows.iter().map(|(_, cells)| &cells[column]).chain([&heads[column]]);
        cells.map(|cell| text::width(cell)).max().unwrap_or(0) + 1
    };
    // A column of dashes says nothing.
    let is_told = |column: &usize| rows.iter().any(|(_, cells)| cells[*column] != NOTHING);
    let told = (0..N).filter(is_told);
    let mut shown: Vec<_> = told.map(|column| (column, needed(column))).collect();
    let total = |shown: &[(usize, usize)]| shown.iter().map(|(_, width)| width).sum::<usize>();
    while total(&shown) > room {
        let last = shown.iter().map(|(column, _)| columns[*column].2).max().unwrap_or(0);
        if last == 0 {
            return shown;
        }
        shown.retain(|(column, _)| columns[*column].2 != last);
    }
    let roomy = |(column, needed): &(usize, usize)| (*column, columns[*column].1.max(*needed));
    let roomy: Vec<_> = shown.iter().map(roomy).collect();
    if total(&roomy) <= room { roomy } else { shown }
}

/// Returns the discs that a move loses on average: `1.85`; `-` without a value.
fn mean(losses: &Losses) -> String {
    losses.mean().map_or_else(|| NOTHING.into(), |mean| decimal(mean, 2))
}
