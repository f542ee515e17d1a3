//! Reports: how many games ended, and what their moves have cost, by what a player wants to compare.
//!
//! A report takes in one game after the other and keeps numbers only: it is as large for a thousand games as for a
//! million, but for the names of the players.

pub mod times;

use std::collections::{BTreeMap, VecDeque};

use crate::explorer::{GameBase, Selection, are_othello};
use othello_core::board::{ByColor, Color};
use othello_core::game::Game;
use othello_core::openings::{self, OpeningLanguage};
use othello_core::result::{EndReason, GameResult};
use othello_engine::reasons::ideas::Idea;
use othello_engine::review::{GivenAway, Phase, Review, ReviewedPly};
use othello_notation::Record;
use othello_session::{GameOrigin, Own, Session};

use crate::repertoire::{Departure, Repertoire, Repertoires};

/// The players whose moves a report is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReportedPlayers {
    /// The player of this program.
    #[default]
    Own,
    /// The players with that part in their names.
    Player(String),
    /// All players of the games.
    Everybody,
}

/// A report on games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GamesReport {
    /// The subject: the player whose games they are, or everybody.
    pub subject: ReportedPlayers,
    /// The games that count.
    pub games: u64,
    /// The games by other rules than Othello's.
    pub other_rules: u64,
    /// The games without a value for some of the moves.
    pub without_values: u64,
    /// The moves of the subject, with a value or without.
    pub moves: u64,
    /// All of them.
    pub all: ReportRow,
    /// The games by the colour of the subject.
    pub colors: ByColor<ReportRow>,
    /// The losses by the part of the game, in the order of [`Phase::ALL`].
    pub phases: [Losses; 3],
    /// The losses by the empty squares before the move: 60 to 51, 50 to 41 and so on.
    pub empties: [Losses; 6],
    /// The losses of errors by the idea that they are against; none if the report is about everybody.
    ideas: IdeaLosses,
    /// The same of each of the last games, at most [`LAST_GAMES`], the oldest first.
    last_ideas: VecDeque<IdeaLosses>,
    /// The losses before and after the game left the repertoire.
    pub repertoire: [Losses; 2],
    /// The losses before and after the game left those of the base.
    pub known: [Losses; 2],
    /// By the time left: the games by that at their end, the moves by that after them, in the order of [`TimeLeft::ALL`].
    pub clock: [ReportRow; 4],
    /// The games that were lost on time.
    pub lost_on_time: u64,
    /// The turning points of the games.
    pub turning_points: TurningPoints,
    /// The games by the name of their opening in English, `None` for those without one; their results as Black sees
    /// them if the report is about everybody.
    pub openings: BTreeMap<Option<&'static str>, ReportRow>,
    /// Their names in all languages, by the English ones.
    names_of_openings: BTreeMap<&'static str, [&'static str; OpeningLanguage::ALL.len()]>,
    /// The games by opponent, or by player if the report is about everybody; `None` for those without a name.
    pub players: BTreeMap<Option<String>, ReportRow>,
}

/// The losses of errors by idea, in the order of [`Idea::ALL`].
type IdeaLosses = [Losses; Idea::ALL.len()];

/// The games whose ideas are compared with those of all.
pub const LAST_GAMES: usize = 10;

/// The part that an idea has in what errors cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedIdea {
    /// The idea.
    pub idea: Idea,
    /// The losses of the errors against it.
    pub losses: Losses,
    /// Their part of the losses by all ideas, from 0 to 1.
    pub share: f64,
    /// The same in the [last games](LAST_GAMES); `None` if there are no more games.
    pub lately: Option<f64>,
}

/// The games of a row, and what their moves have cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReportRow {
    /// The results of its games.
    pub results: Results,
    /// The losses of their moves.
    pub losses: Losses,
    /// The losses of the first twenty moves.
    pub in_opening: Losses,
}

/// The results of games for one of the sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// All games.
    pub games: u64,
    /// Those that were won.
    pub won: u64,
    /// Those that were drawn.
    pub drawn: u64,
    /// Those that were lost.
    pub lost: u64,
    /// The games that ended on the board, and the discs by which they were won, less those by which they were lost.
    counted: u64,
    lead: i64,
}

/// The losses of moves against the best ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    /// The moves with a value.
    pub moves: u64,
    /// The moves that lose two discs or more.
    pub errors: u64,
    /// The discs lost, in hundredths: sums of them are exact.
    hundredths: u64,
}

/// The better outcomes that moves have given away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurningPoints {
    /// Those that the subject gave away.
    pub given: Outcomes,
    /// Those that the opponents gave away.
    pub offered: Outcomes,
    /// The ones of them after which the next move of the subject gave nothing away.
    pub taken: Outcomes,
}

/// A number for each outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Wins.
    pub wins: u64,
    /// Draws.
    pub draws: u64,
    /// Leads.
    pub leads: u64,
}

/// The share of the time of a game that a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLeft {
    /// More than half.
    Half,
    /// More than a quarter.
    Quarter,
    /// More than a tenth.
    Tenth,
    /// A tenth or less.
    Less,
}

/// A game for a report.
pub struct ReportedGame<'a> {
    /// The game.
    pub record: &'a Record,
    /// Its review.
    pub review: &'a Review,
    /// The sides whose moves count.
    pub sides: Own,
    /// The index of the first ply behind the repertoire of each side, if the game has left it.
    pub left_repertoire: ByColor<Option<usize>>,
    /// The index of the first ply behind the games of the base, if the game has left them.
    pub left_known: Option<usize>,
}

impl GamesReport {
    /// Begins a report.
    pub fn on(subject: ReportedPlayers) -> Self {
        Self { subject, ..Self::default() }
    }

    /// Takes in a game.
    pub fn add(&mut self, game: &ReportedGame<'_>) {
        let ReportedGame { record, review, sides, .. } = game;
        let sides = Color::BOTH.into_iter().filter(|color| sides.contains(*color));
        let plies = record.game.plies();
        let is_counted = |index: usize| index >= review.given && index < plies.len();
        self.games += 1;
        let (mut all, mut valued) = (0, 0);
        let mut of_game = IdeaLosses::default();
        let opening = openings::name(&record.game, plies.len(), OpeningLanguage::English);
        let times = times::shares_left(record);
        for color in sides {
            let own = plies.iter().enumerate().filter(|(_, ply)| ply.player == color);
            all += own.filter(|(index, _)| is_counted(*index)).count() as u64;
            let judged: Vec<_> = review
                .plies
                .iter()
                .filter(|ply| ply.player == color && is_counted(ply.index) && !ply.is_stated())
                .collect();
            valued += judged.len() as u64;
            let row = ReportRow::of(record, color, &judged);
            self.colors[color].add(&row);
            // A game of two sides is one game: it counts as Black sees it.
            let seen =
                if self.is_of_both() && color == Color::White { row.losses_alone() } else { row };
            self.all.add(&seen);
            self.openings.entry(opening).or_default().add(&seen);
            if let Some(english) = opening {
                let name = |language| openings::name(&record.game, plies.len(), language);
                let all = || OpeningLanguage::ALL.map(|language| name(language).unwrap_or(english));
                self.names_of_openings.entry(english).or_insert_with(all);
            }
            let named = if self.is_of_both() { color } else { !color };
            let name = record.name(named).map(String::from);
            self.players.entry(name).or_default().add(&row);
            self.add_moves(game, color, &judged, &times);
            if !self.is_of_both() {
                let own = ideas(&record.game, &judged);
                of_game.iter_mut().zip(&own).for_each(|(all, one)| all.merge(one));
            }
            self.add_end(record, color, &times);
            self.turning_points.add(&record.game, review, color);
        }
        self.ideas.iter_mut().zip(&of_game).for_each(|(all, one)| all.merge(one));
        self.last_ideas.push_back(of_game);
        if self.last_ideas.len() > LAST_GAMES {
            self.last_ideas.pop_front();
        }
        self.moves += all;
        self.without_values += u64::from(valued < all);
    }

    /// Takes in a saved game of the player, whose names are `me`.
    pub fn add_own(&mut self, mut record: Record, me: &[String], repertoires: &Repertoires) {
        record.set_contradicted_evaluations_aside();
        let session = Session::resume(record);
        let sides = session.own(GameOrigin::PlayedHere, me);
        let game = session.game();
        if sides == Own::Nobody {
            return;
        }
        if !are_othello(game.rules()) {
            self.other_rules += 1;
            return;
        }
        let left = |color| repertoires[color].as_ref().and_then(|it| left_repertoire(it, game));
        self.add(&ReportedGame {
            record: &session.record(),
            review: &session.review(),
            sides,
            left_repertoire: ByColor::from_fn(left),
            left_known: None,
        });
    }

    /// Adds the losses of the moves of a side, by everything that may explain them.
    fn add_moves(
        &mut self,
        game: &ReportedGame<'_>,
        color: Color,
        judged: &[&ReviewedPly],
        times: &[Option<f64>],
    ) {
        let half = |left: Option<usize>, ply: &ReviewedPly| {
            left.map(|left| usize::from(ply.index >= left))
        };
        for ply in judged {
            self.phases[ply.phase as usize].add(ply);
            let empties = game.record.game.position_at(ply.index).board().empties().len();
            let tens = usize::from(60_u8.saturating_sub(empties)) / 10;
            self.empties[tens.min(self.empties.len() - 1)].add(ply);
            if let Some(half) = half(game.left_repertoire[color], ply) {
                self.repertoire[half].add(ply);
            }
            if let Some(half) = half(game.left_known, ply) {
                self.known[half].add(ply);
            }
            if let Some(share) = times.get(ply.index).copied().flatten() {
                self.clock[TimeLeft::of(share) as usize].losses.add(ply);
            }
        }
    }

    /// Returns the ideas by what the errors against them cost, the costliest first.
    pub fn ideas_by_cost(&self) -> Vec<ReportedIdea> {
        let mut last = IdeaLosses::default();
        for of_game in &self.last_ideas {
            last.iter_mut().zip(of_game).for_each(|(all, one)| all.merge(one));
        }
        let share = |of: &IdeaLosses, idea: Idea| {
            let all: f64 = of.iter().map(Losses::total).sum();
            if all > 0.0 { of[idea as usize].total() / all } else { 0.0 }
        };
        let has_more = self.games > LAST_GAMES as u64;
        let cost = |idea: Idea| ReportedIdea {
            idea,
            losses: self.ideas[idea as usize],
            share: share(&self.ideas, idea),
            lately: has_more.then(|| share(&last, idea)),
        };
        let mut costs: Vec<_> = Idea::ALL.into_iter().map(cost).collect();
        costs.retain(|cost| cost.losses.errors > 0);
        costs.sort_by(|one, other| other.share.total_cmp(&one.share));
        costs
    }

    /// Adds the end of a game by the time that a side had left then.
    fn add_end(&mut self, record: &Record, color: Color, times: &[Option<f64>]) {
        let result = record.result();
        let is_on_time =
            |end: &GameResult| end.reason == EndReason::TimeOut && end.winner != Some(color);
        self.lost_on_time += u64::from(result.as_ref().is_some_and(is_on_time));
        if let Some(share) = times::share_at_end(record, color, times) {
            self.clock[TimeLeft::of(share) as usize].results.add(record, color);
        }
    }

    /// Returns `true` if it is about both sides of the games.
    pub fn is_of_both(&self) -> bool {
        self.subject == ReportedPlayers::Everybody
    }

    /// Returns the name in a language of an opening of the games, by its English one.
    pub fn name_of_opening(
        &self,
        english: &str,
        language: OpeningLanguage,
    ) -> Option<&'static str> {
        let names = self.names_of_openings.get(english)?;
        let mut by_language = OpeningLanguage::ALL.into_iter().zip(names);
        by_language.find_map(|(known, name)| (known == language).then_some(*name))
    }

    /// Returns the openings, those with most games first.
    pub fn openings_by_games(&self) -> Vec<(Option<&'static str>, &ReportRow)> {
        let mut rows: Vec<_> = self.openings.iter().map(|(name, row)| (*name, row)).collect();
        rows.sort_by_key(|(_, row)| std::cmp::Reverse(row.results.games));
        rows
    }

    /// Returns the openings in which the first twenty moves have lost most, the costliest first.
    pub fn openings_by_cost(&self) -> Vec<(&'static str, &ReportRow)> {
        let named = self.openings.iter().filter_map(|(name, row)| Some(((*name)?, row)));
        let mut rows: Vec<_> = named.filter(|(_, row)| row.in_opening.hundredths > 0).collect();
        rows.sort_by_key(|(_, row)| std::cmp::Reverse(row.in_opening.hundredths));
        rows
    }

    /// Returns the opponents or players, those with most games first.
    pub fn players_by_games(&self) -> Vec<(Option<&str>, &ReportRow)> {
        let rows = self.players.iter().map(|(name, row)| (name.as_deref(), row));
        let mut rows: Vec<_> = rows.collect();
        rows.sort_by_key(|(_, row)| std::cmp::Reverse(row.results.games));
        rows
    }
}

impl ReportRow {
    fn of(record: &Record, color: Color, judged: &[&ReviewedPly]) -> Self {
        let mut row = Self::default();
        row.results.add(record, color);
        for ply in judged {
            row.losses.add(ply);
            if ply.phase == Phase::Opening {
                row.in_opening.add(ply);
            }
        }
        row
    }

    /// Returns the row without its games.
    fn losses_alone(self) -> Self {
        Self { results: Results::default(), ..self }
    }

    fn add(&mut self, other: &Self) {
        self.results.merge(&other.results);
        self.losses.merge(&other.losses);
        self.in_opening.merge(&other.in_opening);
    }
}

impl Results {
    fn add(&mut self, record: &Record, color: Color) {
        self.games += 1;
        let result = record.result();
        let winner = result.map(|result| result.winner).or_else(|| record.stated_winner());
        match winner {
            None => return,
            Some(None) => self.drawn += 1,
            Some(Some(winner)) if winner == color => self.won += 1,
            Some(Some(_)) => self.lost += 1,
        }
        // The discs of a game that was given up say little.
        let is_given_up =
            |end: &GameResult| matches!(end.reason, EndReason::Resignation | EndReason::TimeOut);
        if let Some(result) = result.filter(|result| !is_given_up(result)) {
            self.counted += 1;
            self.lead += i64::from(result.score[color]) - i64::from(result.score[!color]);
        }
    }

    const fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        self.counted += other.counted;
        self.lead += other.lead;
    }

    /// The games without an end.
    pub const fn unfinished(&self) -> u64 {
        self.games - self.won - self.drawn - self.lost
    }

    /// Returns the mean lead in discs of the games that ended on the board.
    #[expect(clippy::cast_precision_loss, reason = "nobody has played that many games")]
    pub fn mean_lead(&self) -> Option<f64> {
        (self.counted > 0).then(|| self.lead as f64 / self.counted as f64)
    }
}

impl Losses {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a loss is at most 128 discs"
    )]
    fn add(&mut self, ply: &ReviewedPly) {
        // A difference of two numbers in hundredths need not be one itself.
        let hundredths = (ply.loss() * 100.0).round() as u64;
        self.moves += 1;
        self.errors += u64::from(ply.is_error());
        self.hundredths += hundredths;
    }

    const fn merge(&mut self, other: &Self) {
        self.moves += other.moves;
        self.errors += other.errors;
        self.hundredths += other.hundredths;
    }

    /// Returns the discs lost.
    #[expect(clippy::cast_precision_loss, reason = "nobody has lost that many discs")]
    pub fn total(&self) -> f64 {
        self.hundredths as f64 / 100.0
    }

    /// Returns the discs that a move loses on average.
    #[expect(clippy::cast_precision_loss, reason = "nobody has played that many moves")]
    pub fn mean(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.total() / self.moves as f64)
    }
}

impl TurningPoints {
    fn add(&mut self, game: &Game, review: &Review, color: Color) {
        for ply in review.plies.iter().filter(|ply| !ply.is_stated()) {
            let Some(outcome) = ply.gives_away() else { continue };
            if ply.player == color {
                self.given.count(outcome);
                continue;
            }
            self.offered.count(outcome);
            let mut behind = game.plies().iter().enumerate().skip(ply.index + 1);
            let reply = behind.find(|(_, reply)| reply.player == color);
            let gives_nothing_away = |index| {
                let reply = review.ply(index).filter(|reply| !reply.is_stated());
                reply.is_some_and(|reply| !reply.is_turning_point())
            };
            // Without a reply it stays taken.
            if reply.is_none_or(|(index, _)| gives_nothing_away(index)) {
                self.taken.count(outcome);
            }
        }
    }
}

impl Outcomes {
    const fn count(&mut self, outcome: GivenAway) {
        match outcome {
            GivenAway::Win => self.wins += 1,
            GivenAway::Draw => self.draws += 1,
            GivenAway::Lead => self.leads += 1,
        }
    }

    /// The number of all.
    pub const fn all(&self) -> u64 {
        self.wins + self.draws + self.leads
    }
}

impl TimeLeft {
    /// All shares, the largest first.
    pub const ALL: [Self; 4] = [Self::Half, Self::Quarter, Self::Tenth, Self::Less];

    fn of(share: f64) -> Self {
        match share {
            share if share > 0.5 => Self::Half,
            share if share > 0.25 => Self::Quarter,
            share if share > 0.1 => Self::Tenth,
            _ => Self::Less,
        }
    }

    /// Returns the name in data: `more-than-half`, `quarter-to-half`, `tenth-to-quarter`, `tenth-or-less`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Half => "more-than-half",
            Self::Quarter => "quarter-to-half",
            Self::Tenth => "tenth-to-quarter",
            Self::Less => "tenth-or-less",
        }
    }
}

/// Returns the index of the first ply behind a repertoire; `None` if the game has not been in it, or not left it.
pub fn left_repertoire(repertoire: &Repertoire, game: &Game) -> Option<usize> {
    Some(match repertoire.departure(game)? {
        Departure::Own { ply, .. } | Departure::Opponent { ply } => ply,
        Departure::End { plies } => plies,
    })
}

/// Returns the index of the first ply after which no game of a base has the position.
pub fn left_known(base: &GameBase, selection: &Selection, game: &Game) -> Option<usize> {
    let is_new = |plies: usize| base.games_at(&game.position_at(plies), selection).is_empty();
    (0..game.plies().len()).find(|index| is_new(index + 1))
}

/// Returns what the errors of a side in a game cost, by the ideas that they are against.
fn ideas(game: &Game, judged: &[&ReviewedPly]) -> IdeaLosses {
    let mut ideas = IdeaLosses::default();
    for ply in judged.iter().filter(|ply| ply.is_error()) {
        let explanation = ply.explanation(game.position_at(ply.index));
        let causes = explanation.map_or_else(Vec::new, |it| it.causes());
        if let Some(idea) = causes.iter().find_map(|cause| cause.contrast.idea()) {
            ideas[idea as usize].add(ply);
        }
    }
    ideas
}
