//! The result of a contest, as text and as data, and its progress.

use std::io::{self, Write, stderr};
use std::time::Instant;

use othello_words::i18n::{Text, m};
use othello_words::numbers::{decimal, localized, percent, signed};
use othello_words::text;
use serde::Serialize;

use crate::json;
use crate::run::progress;
use othello_core::rules::Rules;
use othello_engine::computer::Computer;
use othello_engine::contest::{ContestTally, Decision, Elo, Sprt};

/// The reason why a contest has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// All games were played.
    Complete,
    Decided,
    /// A signal such as Ctrl-C ended it.
    Interrupted,
    /// A player failed, or the games could not be written.
    Failed,
}

/// The result of a contest.
pub struct MatchOutcome<'a> {
    pub players: [&'a Computer; 2],
    pub rules: Rules,
    pub seed: u64,
    /// The number of games that were to be played at the most.
    pub most_games: usize,
    pub tally: &'a ContestTally,
    pub sprt: Option<Sprt>,
    pub end: End,
}

impl MatchOutcome<'_> {
    /// Writes the result in lines of a label and a value.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        let Self { players: [first, second], most_games, tally, .. } = self;
        let against = m::batch::against(first.to_string(), second.to_string()).to_string();
        writeln!(out, "{}", text::printable(&against))?;
        let games = match self.end {
            End::Complete | End::Decided => tally.games().to_string(),
            End::Interrupted | End::Failed => {
                m::batch::of_most(tally.games(), *most_games).to_string()
            }
        };
        let mut row =
            |label: Text, value: &str| writeln!(out, "{}{value}", text::pad(&label.to_string(), 8));
        row(m::batch::row_rules(), &self.rules.to_string())?;
        row(m::batch::column_games(), &games)?;
        row(m::batch::row_won(), &tally.wins.to_string())?;
        row(m::batch::row_drawn(), &tally.draws.to_string())?;
        row(m::batch::row_lost(), &tally.losses.to_string())?;
        if let Some(elo) = tally.elo() {
            row(m::batch::column_score(), &percent(decimal(100.0 * tally.score(), 1)))?;
            row(m::common::raw("Elo"), &text_of(elo))?;
            let discs = m::batch::a_game(signed(discs(tally), 1)).to_string();
            row(m::batch::column_discs(), &discs)?;
        }
        match self.sprt {
            Some(sprt) => row(m::common::raw("SPRT"), &self.text_of_sprt(sprt)),
            None => Ok(()),
        }
    }

    fn text_of_sprt(&self, sprt: Sprt) -> String {
        let Sprt { lower, higher, .. } = sprt;
        let [low, high] = [lower, higher].map(|points| localized(&format!("{points:+}")));
        let decision = match sprt.decision(self.tally) {
            Decision::Higher => m::batch::elo_rather(high, low),
            Decision::Lower => m::batch::elo_rather(low, high),
            Decision::Undecided => m::batch::elo_undecided(low, high),
        };
        let (low, high) = sprt.bounds();
        let ratio = sprt.log_likelihood_ratio(self.tally);
        let [ratio, low, high] = [ratio, low, high].map(|number| signed(number, 2));
        m::batch::sprt(decision, ratio, low, high).to_string()
    }

    /// Writes the result as a JSON object on one line.
    pub fn write_json(&self, out: impl Write) -> io::Result<()> {
        let Self { players: [first, second], tally, .. } = self;
        let view = OutcomeView {
            first: first.to_string(),
            second: second.to_string(),
            rules: self.rules.to_string(),
            seed: self.seed,
            end: self.end,
            counts: CountsView::of(tally),
            score: tally.elo().map(|_| tally.score()),
            elo: tally.elo().map(EloView::of),
            discs: tally.elo().map(|_| json::hundredths(discs(tally))),
            sprt: self.sprt.map(|sprt| SprtView::of(sprt, tally)),
        };
        json::write_line(out, &view)
    }
}

/// Returns the difference with the interval that has it with 95 %.
fn text_of(elo: Elo) -> String {
    let Elo { difference, low, high } = elo;
    let end = |value: f64| match value {
        f64::INFINITY => "∞".into(),
        f64::NEG_INFINITY => "-∞".into(),
        _ => signed(value, 0),
    };
    let middle = if difference.is_finite() { elo.to_string() } else { end(difference) };
    m::batch::interval(middle, percent(95), end(low), end(high)).to_string()
}

/// Returns the mean lead of the first player in discs.
fn discs(tally: &ContestTally) -> f64 {
    f64::from(tally.discs) / f64::from(tally.games().max(1))
}

#[derive(Serialize)]
struct OutcomeView {
    first: String,
    second: String,
    rules: String,
    seed: u64,
    end: End,
    #[serde(flatten)]
    counts: CountsView,
    score: Option<f64>,
    elo: Option<EloView>,
    discs: Option<f64>,
    sprt: Option<SprtView>,
}

#[derive(Serialize)]
struct CountsView {
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    pairs: [u32; 5],
}

impl CountsView {
    fn of(tally: &ContestTally) -> Self {
        Self {
            games: tally.games(),
            won: tally.wins,
            drawn: tally.draws,
            lost: tally.losses,
            pairs: tally.pairs,
        }
    }
}

/// A difference in strength; what is infinite is `null`.
#[derive(Serialize)]
struct EloView {
    difference: f64,
    low: f64,
    high: f64,
}

impl EloView {
    fn of(elo: Elo) -> Self {
        let [difference, low, high] = [elo.difference, elo.low, elo.high].map(json::hundredths);
        Self { difference, low, high }
    }
}

#[derive(Serialize)]
struct SprtView {
    lower: f64,
    higher: f64,
    ratio: f64,
    bounds: [f64; 2],
    decision: &'static str,
}

impl SprtView {
    fn of(sprt: Sprt, tally: &ContestTally) -> Self {
        let (low, high) = sprt.bounds();
        Self {
            lower: sprt.lower,
            higher: sprt.higher,
            ratio: json::hundredths(sprt.log_likelihood_ratio(tally)),
            bounds: [low, high].map(json::hundredths),
            decision: match sprt.decision(tally) {
                Decision::Higher => "higher",
                Decision::Lower => "lower",
                Decision::Undecided => "undecided",
            },
        }
    }
}

/// The score so far, in a line on a terminal, and the time.
pub struct MatchProgress {
    line: progress::Progress,
    began: Instant,
}

impl MatchProgress {
    pub fn start() -> Self {
        Self { line: progress::Progress::at_terminal(), began: Instant::now() }
    }

    /// Shows the score so far.
    pub fn show(&self, tally: &ContestTally, most_games: usize) {
        self.line.update(|| {
            let ContestTally { wins, draws, losses, .. } = tally;
            let elo = tally.elo().map(|elo| format!("  Elo {elo}")).unwrap_or_default();
            let score = percent(decimal(100.0 * tally.score(), 1));
            format!("{}/{most_games}: {score}  +{wins} ={draws} -{losses}{elo}", tally.games())
        });
    }

    /// Removes the line, and says how long the games took.
    pub fn end(&self, tally: &ContestTally) {
        self.line.clear();
        let games = tally.games();
        if games == 0 {
            return;
        }
        let seconds = self.began.elapsed().as_secs_f64();
        let each = seconds / f64::from(games);
        // The rows on standard output are for programs to read; standard error may be closed.
        let took = m::batch::match_took(games, decimal(seconds, 1), decimal(each, 3));
        let _ = writeln!(stderr(), "{took}");
    }
}
