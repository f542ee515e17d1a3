//! The progress in numbers: what games cost, what is known, which puzzles are solved.

use othello_engine::level::Level;
use othello_engine::puzzle::{Difficulty, Grade as PuzzleGrade};
use othello_engine::reasons::ideas::Idea;

use super::entry::{GameCost, IdeaName, PhaseCost, QuarterCost, SaidWhy, Source};
use super::grade::AnswerGrade;
use super::lesson::{due_mistakes, due_puzzles, next_due};
use super::schedule::UnixTime;
use super::{CardOrigin, Memory};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProgressReport {
    /// The last reviewed games of the player, the oldest first.
    pub games: Vec<GameCost>,
    /// The number of all of them.
    pub games_in_all: usize,
    pub level: Option<Level>,
    pub positions: Positions,
    /// The positions of the repertoire.
    pub openings: AskedOpenings,
    /// The answers to why a move is right: of all that were asked, those that named the first cause, and another one.
    pub whys: [usize; 3],
    /// The results at puzzles: easy, medium and hard ones.
    pub puzzles: [Tally; 3],
    /// The answers of the last days, the oldest day first and this one last.
    pub days: Vec<Tally>,
}

/// The share that an idea has in what games cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IdeaShare {
    pub idea: Idea,
    /// The part of all discs that were lost, from 0 to 1.
    pub share: f32,
    /// The same in the games before, if there are any.
    pub before: Option<f32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Positions {
    /// The own errors.
    pub mistakes: usize,
    /// Those of them whose last answer was right.
    pub right: usize,
    /// Those of them that are due or were not asked yet.
    pub due_mistakes: usize,
    pub due_puzzles: usize,
    /// The seconds until the next position falls due that is not due yet.
    pub next: Option<u64>,
}

/// The positions of the repertoire that were asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AskedOpenings {
    pub asked: usize,
    /// Those whose last answer was right.
    pub right: usize,
    pub due: usize,
}

/// Answers, and the right ones among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub answers: usize,
    pub right: usize,
}

/// The games that are compared with those before them.
pub const LAST: usize = 10;
/// The most games that are told.
pub const MOST_GAMES: usize = 30;
/// The days whose answers are told.
const DAYS: usize = 14;

impl ProgressReport {
    /// Makes the report at a time; `day` numbers the days where the player is.
    pub fn of(
        memory: &Memory,
        level: Option<Level>,
        now: UnixTime,
        day: impl Fn(UnixTime) -> i64,
    ) -> Self {
        let mut games = memory.games().to_vec();
        // Games of before are noted when they are reviewed; those of one day stay in their order.
        games.sort_by(|one, other| one.date.cmp(&other.date));
        let games_in_all = games.len();
        games.drain(..games_in_all.saturating_sub(MOST_GAMES));
        let mut puzzles = [Tally::default(); 3];
        let mut days = vec![Tally::default(); DAYS];
        let mut note = |at: UnixTime, is_right| {
            // An answer of a clock that was ahead is one of today.
            let ago = usize::try_from(day(now) - day(at)).unwrap_or(0);
            if let Some(day) = DAYS.checked_sub(1 + ago.min(DAYS)) {
                days[day].count(is_right);
            }
        };
        for (at, answer) in memory.answers() {
            let is_right = answer.grade() != AnswerGrade::Again;
            if let Source::Puzzle { depth } = answer.source {
                puzzles[grade_index(depth)].count(is_right);
            }
            note(*at, is_right);
        }
        for (at, grade) in memory.opening_answers() {
            note(*at, *grade != AnswerGrade::Again);
        }
        let mistakes =
            memory.cards().iter().filter(|card| matches!(card.origin, CardOrigin::Mistake(_)));
        let positions = Positions {
            mistakes: mistakes.clone().count(),
            right: mistakes.filter(|card| card.is_right).count(),
            due_mistakes: due_mistakes(memory, now),
            due_puzzles: due_puzzles(memory, now),
            next: next_due(memory, now).map(|due| due.saturating_sub(now)),
        };
        let openings = AskedOpenings {
            asked: memory.openings().count(),
            right: memory.openings().filter(|card| card.is_right).count(),
            due: memory.openings().filter(|card| card.schedule.due(now) <= now).count(),
        };
        let whys = memory.answers().iter().filter_map(|(_, answer)| answer.why).fold(
            [0; 3],
            |[all, right, other], why| {
                let is = |of| usize::from(why == of);
                [all + 1, right + is(SaidWhy::Right), other + is(SaidWhy::Other)]
            },
        );
        Self { games, games_in_all, level, positions, openings, whys, puzzles, days }
    }

    /// Returns the share that each idea has in what the last games have cost, the largest first: of those that were kept
    /// with their ideas.
    pub fn ideas(&self) -> Vec<IdeaShare> {
        let (before, last) = self.games.split_at(self.games.len().saturating_sub(LAST));
        let share = |idea| {
            Some(IdeaShare {
                idea,
                share: idea_share(last, idea).filter(|share| *share > 0.0)?,
                before: idea_share(before, idea),
            })
        };
        let mut ideas: Vec<_> = Idea::ALL.into_iter().filter_map(share).collect();
        ideas.sort_by(|one, other| other.share.total_cmp(&one.share));
        ideas
    }

    /// Returns the moves and the great losses in the quarters of the games, from [ten](LAST) games on.
    pub fn quarters(&self) -> Option<[QuarterCost; 4]> {
        let games: Vec<_> = self.games.iter().filter_map(|game| game.quarters).collect();
        let sum = |quarter: usize| {
            games.iter().fold(QuarterCost::default(), |sum, game| QuarterCost {
                moves: sum.moves + game[quarter].moves,
                great: sum.great + game[quarter].great,
            })
        };
        (games.len() >= LAST).then(|| [0, 1, 2, 3].map(sum))
    }

    /// Returns the discs that games have cost on average, in a part of them or all of it; `None` without games.
    #[expect(clippy::cast_precision_loss, reason = "there are few games")]
    pub fn mean_cost(games: &[GameCost], phase: Option<usize>) -> Option<f32> {
        let loss = |game: &GameCost| match phase {
            Some(phase) => game.phases[phase].loss,
            None => game.phases.iter().map(|phase| phase.loss).sum(),
        };
        let sum: f32 = games.iter().map(loss).sum();
        (!games.is_empty()).then(|| sum / games.len() as f32)
    }

    /// Returns the mean loss of a move in some games, in a part of them or all of it; `None` without
    /// moves.
    #[expect(clippy::cast_precision_loss, reason = "games have few moves")]
    pub fn mean_loss(games: &[GameCost], phase: Option<usize>) -> Option<f32> {
        let phases = games.iter().flat_map(|game| match phase {
            Some(phase) => &game.phases[phase..=phase],
            None => &game.phases[..],
        });
        let sum = phases.fold(PhaseCost::default(), |sum, cost| PhaseCost {
            moves: sum.moves + cost.moves,
            loss: sum.loss + cost.loss,
        });
        (sum.moves > 0).then(|| sum.loss / sum.moves as f32)
    }

    /// Returns `true` if there is nothing to tell yet.
    pub fn is_empty(&self) -> bool {
        let has_answers = self.puzzles.iter().chain(&self.days).any(|tally| tally.answers > 0);
        self.games.is_empty()
            && self.level.is_none()
            && self.positions.mistakes == 0
            && !has_answers
    }
}

/// Returns the part of what games cost that errors against an idea cost; `None` if no game was kept with its ideas.
fn idea_share(games: &[GameCost], idea: Idea) -> Option<f32> {
    let games = games.iter().filter(|game| game.quarters.is_some());
    let (mut all, mut against) = (0.0, 0.0);
    for game in games {
        all += game.phases.iter().map(|phase| phase.loss).sum::<f32>();
        let costs = game.ideas.iter().filter(|cost| cost.idea == IdeaName::from(idea));
        against += costs.map(|cost| cost.loss).sum::<f32>();
    }
    (all > 0.0).then(|| (against / all).min(1.0))
}

impl Tally {
    pub fn count(&mut self, is_right: bool) {
        self.answers += 1;
        self.right += usize::from(is_right);
    }
}

/// The names of the difficulties, in the order of the tallies.
pub const DIFFICULTIES: [PuzzleGrade; 3] =
    [PuzzleGrade::Easy, PuzzleGrade::Medium, PuzzleGrade::Hard];

fn grade_index(depth: Option<u8>) -> usize {
    let grade = Difficulty { empties: 0, moves: 0, depth }.grade();
    DIFFICULTIES.iter().position(|known| *known == grade).unwrap_or(0)
}
