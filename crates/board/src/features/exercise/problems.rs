//! Positions to be solved: the mistakes of a game, its moves, or puzzles.

use std::sync::Arc;
use std::time::Duration;

use super::tasks::{FindLine, FindPuzzle, Judge, Judged};
use super::why_right::WhyRight;
use crate::app::lines::LineOnBoard;
use othello_core::board::Color;
use othello_core::game::{Game, Ply};
use othello_core::position::{IllegalMove, Position};
use othello_core::square::Square;
use othello_engine::Line;
use othello_engine::Value;
use othello_engine::answer::Verdict;
use othello_engine::puzzle::{Difficulty, Kind, Puzzle, Theme, Wanted};
use othello_engine::reasons::ideas::Idea;
use othello_engine::review::ReviewedPly;
use othello_games::repertoire::{OpeningQuestion, RepertoireMove};
use othello_home::memory::entry::{LessonError, LessonPlace, LessonStage, SaidWhy};
use othello_home::memory::lesson::{Lesson, LessonKind, OldMistake, OldPuzzle};
use othello_notation::date::Date;
use othello_words::i18n::m;

/// Positions to be solved one after the other. The game stays as it is meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    kind: ExerciseKind,
    problems: Vec<Problem>,
    /// The current problem; one behind the last while the next puzzle is looked for.
    index: usize,
    /// The positions in which puzzles are looked for.
    candidates: Arc<[Candidate]>,
    /// The number of those in which it has been done.
    searched: usize,
    /// The exercise that goes on after this one.
    outer: Option<Box<Self>>,
}

/// The source of the positions of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseKind {
    /// The worst moves of the game.
    Lesson,
    /// Puzzles, at most that many.
    Puzzles {
        /// The most puzzles that are looked for.
        most: usize,
        wanted: Wanted,
    },
    /// Puzzles like an error that was solved.
    Similar(Option<Theme>),
    DailyPuzzle(Date),
    /// Errors of earlier games, and puzzles.
    Training,
    Repertoire,
    /// The moves of the game, which are guessed.
    Guess,
}

/// A position that may be a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub position: Position,
    /// The game that it comes from: `games.pgn:12, Ada - Emile, before move 47`.
    pub origin: String,
}

/// A position to be solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The position that was asked first: the solver may have played on from there.
    asked: Position,
    position: Position,
    origin: Origin,
    /// The moves that are judged, the best one first; in a repertoire first the one of the file.
    judged: Vec<Line>,
    answer: Option<Ply>,
    /// The moves after the answer that the board shows as well.
    steps: usize,
    outcome: Outcome,
    /// The reply to a right answer, after which the solver plays on.
    reply: Option<Ply>,
    /// The way from a right answer to the next position, while the engine looks for it.
    onward: Option<Onward>,
    /// The time for which it was shown without an answer.
    time: Duration,
    /// The time that it still takes until the judgement can have been read.
    unread: Duration,
    /// An answer was judged, or the solution shown.
    is_attempted: bool,
    manner: Manner,
    explained: Explained,
    /// Puzzles like it have been set.
    has_similar: bool,
    /// The question why the right answer is right.
    why_right: Option<WhyRight>,
    /// The losses of the first answer and of the move in its place, where moves are guessed.
    losses: Option<[f32; 2]>,
}

/// The explanation of a wrong answer to an error of a game, and what is shown beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained {
    /// Nothing that names the better move.
    Nothing,
    /// The answer, by comparison with the better move.
    Answer,
    /// The error of the game.
    Error,
}

/// The manner in which a problem comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Asked,
    /// It is shown with its solution, to be asked later.
    Presented,
}

/// The way from a right answer to the position in which the solver is to move again.
#[derive(Clone, Debug, PartialEq)]
struct Onward {
    /// The position that is reached, and the move that led there.
    position: Position,
    last: Ply,
    /// The best moves from there, as far as they are known.
    best: Vec<Square>,
    /// Their value for the solver.
    value: Value,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Origin {
    /// A move of the game that lost some discs.
    Mistake {
        judgement: ReviewedPly,
        /// The move before it.
        before: Option<Ply>,
        /// The game, if it is an earlier one.
        game: Option<EarlierGame>,
        /// The moves of the game from this one on; none of an earlier one.
        moves: Vec<Square>,
    },
    /// A puzzle from a game.
    Puzzle {
        place: String,
        difficulty: Difficulty,
        idea: Option<Idea>,
    },
    Repertoire(OpeningQuestion),
    Guess(GuessedMove),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuessedMove {
    /// The number of plies before it.
    pub index: usize,
    /// The name of the player, or the colour.
    pub player: String,
    pub square: Square,
    pub before: Option<Ply>,
}

/// The score of somebody who guesses moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score<'a> {
    /// The number of moves that were guessed.
    pub moves: usize,
    /// The discs that the first answers have lost, and the moves in their place.
    pub lost: [f32; 2],
    /// The player of all those moves; `None` if there were two.
    pub player: Option<&'a str>,
}

/// The game of an error that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierGame {
    pub date: Option<String>,
    pub against: Option<String>,
    /// The idea that the error is against, if it is known.
    pub idea: Option<Idea>,
}

/// The outcome of a problem so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No right answer has been given.
    Open,
    Solved,
    /// Its solution was shown before it was solved.
    Shown,
}

/// Something that the engine has to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Work {
    Judge(Judge),
    FindLine(FindLine),
    FindPuzzle(FindPuzzle),
}

/// The first answer to a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    pub position: Position,
    /// The move; `None` if the solution was asked for.
    pub answered: Option<Answered>,
    /// The time before it.
    pub time: Duration,
    /// The origin of the position.
    pub source: AttemptSource,
    /// The idea that it is about, as far as that is known.
    pub idea: Option<Idea>,
    /// The grade of the reason that the player has given for the move.
    pub why: Option<SaidWhy>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Answered {
    pub square: Square,
    pub loss: f32,
    pub verdict: Verdict,
}

/// The origin of a position that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptSource {
    /// An error of that player in the game on the board.
    Game(Color),
    EarlierGame,
    /// A puzzle, and the plies that one has to look ahead; `None` if they are many.
    Puzzle {
        depth: Option<u8>,
    },
    Repertoire(Recall),
    /// A move that was guessed.
    Guess,
}

/// The place of an answer in the repertoire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// It is one of its moves.
    Known,
    /// It is another move.
    Other,
    /// Its file calls it wrong.
    Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judgement<'a> {
    Known(Square, &'a RepertoireMove),
    /// The file of the repertoire calls it wrong.
    Refuted(Square, &'a RepertoireMove),
    Valued(Comparison<'a>),
}

/// The comparison of an answer with the best move; in a repertoire with the move of the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison<'a> {
    /// The answer and the best moves after it.
    pub answer: &'a Line,
    /// The best move and the best moves after it.
    pub best: &'a Line,
    pub verdict: Verdict,
}

/// The time within which a key that is pressed after the judgement was meant for what stood there before.
const TO_READ: Duration = Duration::from_millis(600);
/// The most puzzles like an error.
const MOST_SIMILAR: usize = 2;
/// The smallest loss in discs of a move that is to be retried: estimates are not more precise.
pub const LEAST_MISTAKE: f32 = 2.0;

/// Returns positions of a repertoire by the lines that they are in, in the order of the first of each.
fn lines(questions: Vec<OpeningQuestion>) -> Vec<Vec<OpeningQuestion>> {
    let goes_on = |before: &Game, game: &Game| {
        let squares = |game: &Game| game.plies().iter().map(|ply| ply.square).collect::<Vec<_>>();
        before.start() == game.start() && squares(game).starts_with(&squares(before))
    };
    let mut lines: Vec<Vec<OpeningQuestion>> = Vec::new();
    for question in questions {
        let is_in = |line: &Vec<OpeningQuestion>| {
            line.last().is_some_and(|last| goes_on(&last.game, &question.game))
        };
        match lines.iter().position(is_in) {
            Some(index) => lines[index].push(question),
            None => lines.push(vec![question]),
        }
    }
    lines
}

impl<'a> Judgement<'a> {
    /// Returns how many discs the answer loses, at least 0, as far as that is known.
    pub fn loss(&self) -> f32 {
        match self {
            Self::Known(..) | Self::Refuted(..) => 0.0,
            Self::Valued(compared) => compared.loss(),
        }
    }

    /// Returns `true` if the answer is one of the repertoire, or loses nothing, or too little for an
    /// estimate to tell.
    pub fn is_right(&self) -> bool {
        self.verdict() != Verdict::Wrong
    }

    /// The verdict: a move of the repertoire is right, unless its file calls it wrong.
    pub const fn verdict(&self) -> Verdict {
        match self {
            Self::Known(..) => Verdict::Right,
            Self::Refuted(..) => Verdict::Wrong,
            Self::Valued(compared) => compared.verdict,
        }
    }

    /// Returns `true` if the answer is the best move itself, or one of the repertoire.
    pub fn is_best(&self) -> bool {
        match self {
            Self::Known(..) => true,
            Self::Refuted(..) => false,
            Self::Valued(compared) => compared.is_best(),
        }
    }

    pub fn square(&self) -> Square {
        match self {
            Self::Known(square, _) | Self::Refuted(square, _) => *square,
            Self::Valued(compared) => compared.answer.square(),
        }
    }

    /// The best moves after the answer.
    pub fn line(&self) -> &'a [Square] {
        match self {
            // The next ones are asked later.
            Self::Known(..) | Self::Refuted(..) => &[],
            Self::Valued(compared) => &compared.answer.moves[1..],
        }
    }
}

impl Comparison<'_> {
    /// Returns how many discs the answer loses against the best move, at least 0.
    pub fn loss(&self) -> f32 {
        (self.best.value.discs() - self.answer.value.discs()).max(0.0)
    }

    /// Returns `true` if the loss is not an estimate.
    pub const fn is_exact(&self) -> bool {
        self.answer.value.is_exact() && self.best.value.is_exact()
    }

    /// Returns `true` if the answer loses nothing, or too little for an estimate to tell.
    pub fn is_right(&self) -> bool {
        self.verdict != Verdict::Wrong
    }

    /// Returns `true` if the answer is the best move itself.
    pub fn is_best(&self) -> bool {
        self.answer.square() == self.best.square()
    }
}

impl Exercise {
    /// Creates an exercise with the worst moves of a game.
    pub fn lesson(problems: Vec<Problem>) -> Self {
        Self { problems, ..Self::puzzles(ExerciseKind::Lesson, Vec::new()) }
    }

    /// Creates an exercise with moves that are guessed.
    pub fn guesses(problems: Vec<Problem>) -> Self {
        Self { problems, ..Self::puzzles(ExerciseKind::Guess, Vec::new()) }
    }

    /// Creates an exercise with what is due.
    pub fn training(lesson: Lesson) -> Self {
        let kind = match lesson.kind {
            LessonKind::Everything => ExerciseKind::Training,
            LessonKind::Puzzles => {
                ExerciseKind::Puzzles { most: usize::MAX, wanted: Wanted::default() }
            }
            LessonKind::Repertoire => ExerciseKind::Repertoire,
        };
        let candidates = lesson.puzzles.into_iter().map(|OldPuzzle { position, number }| {
            let origin = number.map_or_else(
                || m::exercise::earlier_puzzle().to_string(),
                |number| m::exercise::built_in_puzzle(number.to_string()).to_string(),
            );
            Candidate { position, origin }
        });
        let mistakes = lesson.mistakes.into_iter().map(Problem::old_mistake);
        let openings = lesson.openings.into_iter().map(Problem::opening);
        let new = lines(lesson.new_openings).into_iter().flat_map(|line| {
            let presented: Vec<_> = line.iter().cloned().map(Problem::presented).collect();
            presented.into_iter().chain(line.into_iter().map(Problem::opening))
        });
        Self {
            problems: mistakes.chain(openings).chain(new).collect(),
            ..Self::puzzles(kind, candidates.collect())
        }
    }

    /// Creates an exercise with the puzzles that are found in positions.
    pub fn puzzles(kind: ExerciseKind, candidates: Vec<Candidate>) -> Self {
        let (problems, candidates) = (Vec::new(), candidates.into());
        Self { kind, problems, index: 0, candidates, searched: 0, outer: None }
    }

    /// Has the puzzles of a lesson solved, as they are like an error of this exercise, by that theme if by one, before
    /// it goes on.
    #[must_use]
    pub fn interrupted_by(mut self, similar: Lesson, theme: Option<Theme>) -> Self {
        let kind = ExerciseKind::Similar(theme);
        self.problem_mut().into_iter().for_each(|problem| problem.has_similar = true);
        Self { kind, outer: Some(Box::new(self)), ..Self::training(similar) }
    }

    /// Returns `true` for the lesson that follows a game, and for the puzzles in it.
    pub fn is_lesson(&self) -> bool {
        self.kind == ExerciseKind::Lesson || self.outer.as_ref().is_some_and(|it| it.is_lesson())
    }

    /// Returns `true` at the end of the lesson that follows a game: nothing comes after the position that is solved.
    pub fn is_at_end_of_lesson(&self) -> bool {
        let is_done = self.problem().is_some_and(|problem| problem.outcome != Outcome::Open);
        self.is_lesson() && !self.has_next() && (is_done || self.outer.is_some())
    }

    /// The lesson that follows a game, if it is this exercise or goes on after it.
    pub fn lesson_after_game(&self) -> Option<&Self> {
        let mut exercises = std::iter::successors(Some(self), |it| it.outer.as_deref());
        exercises.find(|it| it.kind == ExerciseKind::Lesson)
    }

    /// Returns the place in the lesson that follows a game of these moves; `None` if it is no part of one.
    pub fn lesson_place(&self, moves: String) -> Option<LessonPlace> {
        let lesson = self.lesson_after_game()?;
        let mut errors: Vec<_> = lesson.problems.iter().filter_map(Problem::lesson_error).collect();
        if let Some(error) = errors.get_mut(lesson.index) {
            // The puzzles under way are offered again.
            error.similar &= self.outer.is_none();
        }
        let asked = lesson.problem().filter(|problem| problem.is_asked());
        let answer = asked.and_then(Problem::answer).map(|answer| answer.square.into());
        Some(LessonPlace { moves, errors, step: lesson.index, answer })
    }

    /// Goes on from a place, where it is one of this lesson.
    #[must_use]
    pub fn from_place(mut self, place: &LessonPlace) -> Self {
        for (problem, error) in self.problems.iter_mut().zip(&place.errors) {
            problem.go_on_from(error);
        }
        self.go_to(place.step);
        if let (Some(problem), Some(answer)) = (self.problem_mut(), place.answer) {
            problem.show_again(answer.into());
        }
        self
    }

    /// Returns the lesson as it is once nothing is asked any longer.
    #[must_use]
    pub fn at_its_end(mut self) -> Self {
        self.index = self.count();
        self
    }

    /// Returns `true` if another player is to move than in the error that these puzzles are like.
    pub fn changes_side(&self) -> bool {
        let mover = |it: &Self| it.problem().and_then(|problem| problem.asked().to_move());
        self.outer.as_deref().and_then(mover).is_some_and(|of_error| mover(self) != Some(of_error))
    }

    /// The exercise that goes on after this one.
    pub fn into_outer(self) -> Option<Self> {
        self.outer.map(|outer| *outer)
    }

    /// The source of the positions.
    pub const fn kind(&self) -> ExerciseKind {
        self.kind
    }

    /// The number of the current problem, from 1.
    pub const fn number(&self) -> usize {
        self.index + 1
    }

    /// The number of the current problem, from 1, among those that are shown with their solution, or among those that are
    /// asked, and how many these are, as far as they have been found.
    pub fn place(&self) -> (usize, usize) {
        let is_presented = self.problem().is_some_and(Problem::is_presented);
        let is_like = |problem: &&Problem| problem.is_presented() == is_presented;
        let count = |problems: &[Problem]| problems.iter().filter(is_like).count();
        let before = &self.problems[..self.index.min(self.count())];
        (count(before) + 1, count(&self.problems))
    }

    /// The number of all problems, as far as they have been found.
    pub const fn count(&self) -> usize {
        self.problems.len()
    }

    /// The number of all problems, with those that have still to be found, if it is known.
    pub fn count_in_all(&self) -> Option<usize> {
        match self.kind {
            ExerciseKind::Lesson | ExerciseKind::Guess => Some(self.count()),
            ExerciseKind::Repertoire => {
                Some(self.problems.iter().filter(|problem| !problem.is_presented()).count())
            }
            // Each of these positions was a puzzle before.
            ExerciseKind::Training => Some(self.count() + self.unsearched().len()),
            ExerciseKind::Similar(_) => {
                Some((self.count() + self.unsearched().len()).min(MOST_SIMILAR))
            }
            ExerciseKind::Puzzles { .. } | ExerciseKind::DailyPuzzle(_) => None,
        }
    }

    pub fn solved(&self) -> usize {
        let is_solved = |problem: &&Problem| problem.outcome == Outcome::Solved;
        self.problems.iter().filter(is_solved).count()
    }

    /// The score so far, where moves are guessed and one is judged.
    pub fn score(&self) -> Option<Score<'_>> {
        let mut score = Score { moves: 0, lost: [0.0; 2], player: None };
        for problem in &self.problems {
            let (Some(losses), Origin::Guess(guessed)) = (problem.losses, &problem.origin) else {
                continue;
            };
            let is_first = score.moves == 0;
            score.player = Some(&*guessed.player).filter(|it| is_first || score.player == Some(it));
            score.moves += 1;
            score.lost = [0, 1].map(|whose| score.lost[whose] + losses[whose]);
        }
        (score.moves > 0).then_some(score)
    }

    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// The problems that have been found, also in the exercise that goes on after this one.
    pub fn all_problems(&self) -> impl Iterator<Item = &Problem> {
        let exercises = std::iter::successors(Some(self), |it| it.outer.as_deref());
        exercises.flat_map(|it| &it.problems)
    }

    /// The index of the current problem; one behind the last while the next puzzle is looked for.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// Goes to a problem, and takes its answer back.
    pub fn go_to(&mut self, index: usize) {
        self.index = index;
        if let Some(problem) = self.problem_mut() {
            problem.take_back();
        }
    }

    pub fn problem_mut(&mut self) -> Option<&mut Problem> {
        self.problems.get_mut(self.index)
    }

    /// The current problem; `None` while a puzzle is looked for.
    pub fn problem(&self) -> Option<&Problem> {
        self.problems.get(self.index)
    }

    /// Returns `true` if more puzzles may be found.
    pub fn may_grow(&self) -> bool {
        let most = match self.kind {
            ExerciseKind::Lesson | ExerciseKind::Repertoire | ExerciseKind::Guess => 0,
            ExerciseKind::Puzzles { most, .. } => most,
            ExerciseKind::DailyPuzzle(_) => 1,
            ExerciseKind::Similar(_) => MOST_SIMILAR,
            ExerciseKind::Training => usize::MAX,
        };
        !self.unsearched().is_empty() && self.problems.len() < most
    }

    /// Returns `true` if there is a next problem, or may be: in this exercise, or in that which goes on after it.
    pub fn has_next(&self) -> bool {
        self.has_own_next() || self.outer.as_ref().is_some_and(|outer| outer.has_next())
    }

    /// Returns `true` if there is a next problem in this exercise, or may be.
    pub fn has_own_next(&self) -> bool {
        self.number() < self.count() || self.index < self.count() && self.may_grow()
    }

    /// The positions in which the next puzzles are looked for.
    fn unsearched(&self) -> &[Candidate] {
        &self.candidates[self.searched..]
    }

    /// Returns `true` if the engine has to do something for the current problem.
    pub fn needs_engine(&self) -> bool {
        self.problem().is_none_or(Problem::needs_engine)
    }

    /// Returns what the engine has to do for the current problem.
    pub fn work(&self) -> Option<Work> {
        let Some(problem) = self.problem() else {
            let positions = self.unsearched().iter().map(|candidate| candidate.position);
            let wanted = match self.kind {
                ExerciseKind::Puzzles { wanted, .. } => wanted,
                ExerciseKind::Lesson
                | ExerciseKind::Similar(_)
                | ExerciseKind::DailyPuzzle(_)
                | ExerciseKind::Training
                | ExerciseKind::Repertoire
                | ExerciseKind::Guess => Wanted::default(),
            };
            let positions = positions.collect();
            return Some(Work::FindPuzzle(FindPuzzle { positions, wanted }));
        };
        if let Some(onward) = &problem.onward {
            return Some(Work::FindLine(FindLine { position: onward.position }));
        }
        let position = problem.position;
        let unjudged = problem.answer.filter(|_| problem.needs_engine());
        // What is compared with is looked for first: of a move that is guessed, while it is.
        let square = match &problem.origin {
            Origin::Guess(_) if problem.judged.is_empty() => {
                return Some(Work::FindLine(FindLine { position }));
            }
            Origin::Guess(guessed) if problem.line_of(guessed.square).is_none() => guessed.square,
            Origin::Repertoire(_) if unjudged.is_some() && problem.judged.is_empty() => {
                problem.solution()
            }
            Origin::Repertoire(_)
            | Origin::Mistake { .. }
            | Origin::Puzzle { .. }
            | Origin::Guess(_) => unjudged?.square,
        };
        let best = problem.best().filter(|_| problem.is_judged_fairly()).cloned();
        Some(Work::Judge(Judge { position, square, best }))
    }

    /// Adds the puzzle that so many of the positions come before.
    pub fn found(&mut self, index: usize, puzzle: &Puzzle) {
        let Some(candidate) = self.unsearched().get(index) else { return };
        let problem = Problem::puzzle(puzzle, candidate.origin.clone());
        self.searched += index + 1;
        self.problems.push(problem);
    }

    /// Takes in that there are no more puzzles; returns `false` if none has been found.
    pub fn end_search(&mut self) -> bool {
        self.searched = self.candidates.len();
        self.index = self.count().saturating_sub(1);
        self.count() > 0
    }
}

impl Problem {
    /// Returns the position before a move of a game that lost some discs.
    pub fn mistake(game: &Game, judgement: ReviewedPly) -> Self {
        let before = judgement.index.checked_sub(1).and_then(|index| game.plies().get(index));
        let moves = game.plies()[judgement.index..].iter().map(|ply| ply.square).collect();
        let (position, before) = (game.position_at(judgement.index), before.copied());
        Self::of_mistake(position, judgement, None, before, moves)
    }

    /// Returns the position before an error that was kept.
    pub fn old_mistake(mistake: OldMistake) -> Self {
        let OldMistake { position, judgement, date, against, idea } = mistake;
        let game = Some(EarlierGame { date, against, idea });
        Self::of_mistake(position, judgement, game, None, Vec::new())
    }

    fn of_mistake(
        position: Position,
        judgement: ReviewedPly,
        game: Option<EarlierGame>,
        before: Option<Ply>,
        moves: Vec<Square>,
    ) -> Self {
        let [played, best] = judgement.lines();
        // Whoever plays the move again reads the same of it.
        let is_known = !judgement.played_line.is_empty();
        let judged = [best].into_iter().chain(is_known.then_some(played)).collect();
        Self::new(position, Origin::Mistake { judgement, before, game, moves }, judged)
    }

    fn puzzle(puzzle: &Puzzle, place: String) -> Self {
        let (difficulty, idea) = (puzzle.difficulty(), puzzle.idea());
        let origin = Origin::Puzzle { place, difficulty, idea };
        Self::new(*puzzle.position(), origin, puzzle.answers().to_vec())
    }

    /// Returns the position before a move of a game that is guessed, with its judgement if there is one.
    pub fn guess(
        game: &Game,
        index: usize,
        player: String,
        reviewed: Option<&ReviewedPly>,
    ) -> Self {
        let before = index.checked_sub(1).and_then(|index| game.plies().get(index)).copied();
        let square = game.plies()[index].square;
        let judged = reviewed.filter(|ply| !ply.is_stated()).map_or_else(Vec::new, |ply| {
            // The line of the move played is not always kept.
            let line = |value, square, line: &[Square]| Line {
                value,
                moves: if line.is_empty() { vec![square] } else { line.to_vec() },
            };
            let best = line(ply.best_value, ply.best, &ply.line);
            vec![best, line(ply.value, ply.square, &ply.played_line)]
        });
        let origin = Origin::Guess(GuessedMove { index, player, square, before });
        Self::new(game.position_at(index), origin, judged)
    }

    /// Returns a position of the repertoire.
    pub fn opening(question: OpeningQuestion) -> Self {
        Self::new(question.game.position(), Origin::Repertoire(question), Vec::new())
    }

    /// Returns a position of the repertoire that is shown with its move, to be asked later.
    pub fn presented(question: OpeningQuestion) -> Self {
        let mut presented =
            Self { manner: Manner::Presented, is_attempted: true, ..Self::opening(question) };
        presented.show_solution();
        presented
    }

    /// Returns `true` if it is shown with its solution, to be asked later.
    pub const fn is_presented(&self) -> bool {
        matches!(self.manner, Manner::Presented)
    }

    const fn new(position: Position, origin: Origin, judged: Vec<Line>) -> Self {
        Self {
            asked: position,
            position,
            origin,
            judged,
            answer: None,
            steps: 0,
            outcome: Outcome::Open,
            reply: None,
            onward: None,
            time: Duration::ZERO,
            unread: Duration::ZERO,
            is_attempted: false,
            manner: Manner::Asked,
            explained: Explained::Nothing,
            has_similar: false,
            why_right: None,
            losses: None,
        }
    }

    /// Returns the error of the game on the board, and how far the lesson has come with it.
    fn lesson_error(&self) -> Option<LessonError> {
        let Origin::Mistake { judgement, game: None, .. } = &self.origin else { return None };
        let stage = match self.outcome {
            Outcome::Open if self.is_attempted => LessonStage::Tried,
            Outcome::Open => LessonStage::Open,
            Outcome::Shown => LessonStage::Shown,
            Outcome::Solved => LessonStage::Solved,
        };
        Some(LessonError { number: judgement.index + 1, stage, similar: self.has_similar })
    }

    /// Takes in how far the lesson has come with it.
    const fn go_on_from(&mut self, error: &LessonError) {
        self.outcome = match error.stage {
            LessonStage::Open | LessonStage::Tried => Outcome::Open,
            LessonStage::Shown => Outcome::Shown,
            LessonStage::Solved => Outcome::Solved,
        };
        self.is_attempted = !matches!(error.stage, LessonStage::Open);
        self.has_similar = error.similar;
    }

    /// Shows an answer that was given before; a wrong one with what was better, if that had been shown.
    fn show_again(&mut self, answer: Square) {
        if self.play(answer).is_ok() {
            let is_told = self.outcome == Outcome::Shown && answer != self.solution();
            self.explained = if is_told { Explained::Error } else { Explained::Nothing };
        }
    }

    /// Lets time pass while the position is shown without an answer, or after the judgement of one.
    pub fn elapse(&mut self, time: Duration) {
        if self.answer.is_none() {
            self.time = self.time.saturating_add(time);
        }
        self.unread = match self.answer {
            Some(_) if self.judgement().is_none() => TO_READ,
            Some(_) | None => self.unread.saturating_sub(time),
        };
    }

    /// Returns `true` as long as nobody can have read the judgement of an answer that was waited for, after as much more time
    /// as that.
    pub fn is_unread(&self, elapsed: Duration) -> bool {
        self.judgement().is_some() && self.unread > elapsed
    }

    /// Returns the first answer once it is judged, or that the solution is shown without one; `None`
    /// from then on.
    pub fn take_attempt(&mut self) -> Option<Attempt> {
        if self.asks_why() {
            return None;
        }
        let judgement = self.judgement();
        let is_shown = self.outcome == Outcome::Shown;
        let recall = match judgement.filter(|_| !is_shown) {
            Some(Judgement::Known(..)) => Recall::Known,
            Some(Judgement::Refuted(..)) => Recall::Wrong,
            Some(Judgement::Valued(_)) | None => Recall::Other,
        };
        let answered = judgement.filter(|_| !is_shown).map(|judged| Answered {
            square: judged.square(),
            loss: judged.loss(),
            verdict: judged.verdict(),
        });
        if self.is_attempted || answered.is_none() && !is_shown {
            return None;
        }
        self.is_attempted = true;
        let source = match &self.origin {
            Origin::Mistake { judgement, game: None, .. } => AttemptSource::Game(judgement.player),
            Origin::Mistake { game: Some(_), .. } => AttemptSource::EarlierGame,
            Origin::Puzzle { difficulty, .. } => AttemptSource::Puzzle { depth: difficulty.depth },
            Origin::Repertoire(_) => AttemptSource::Repertoire(recall),
            Origin::Guess(_) => AttemptSource::Guess,
        };
        let (position, time) = (self.asked, self.time);
        let cause = self.why_right.as_ref().map(WhyRight::cause);
        let why = self.why_right.as_ref().and_then(WhyRight::grade);
        Some(Attempt { position, answered, time, source, idea: cause.or_else(|| self.idea()), why })
    }

    /// Returns the position of a mistake that is solved, and the move that was one.
    pub fn solved_mistake(&self) -> Option<(Position, Square)> {
        let Origin::Mistake { judgement, .. } = &self.origin else { return None };
        (self.outcome == Outcome::Solved).then_some((self.asked, judgement.square))
    }

    /// Returns `true` if it is an error of a game, and no longer open.
    pub fn is_solved_error(&self) -> bool {
        matches!(self.origin, Origin::Mistake { .. }) && self.outcome != Outcome::Open
    }

    /// Returns the puzzles that are like a position about these themes, those first that are more like it: about one of
    /// them in the same part of the game, or in any. Others are not like it.
    pub fn similar(&self, themes: impl IntoIterator<Item = Theme>) -> Vec<Wanted> {
        let kind = Some(Kind::of(self.asked.board().empties().len()));
        let about = |theme| [kind, None].map(|kind| Wanted { kind, theme: Some(theme) });
        themes.into_iter().flat_map(about).collect()
    }

    /// The move of a game that is an error there, and the idea that it is against, if it is known beforehand.
    pub fn error(&self) -> Option<(&ReviewedPly, Option<Idea>)> {
        let Origin::Mistake { judgement, game, .. } = &self.origin else { return None };
        Some((judgement, game.as_ref().and_then(|game| game.idea)))
    }

    /// The idea that the position is about, if it is known beforehand.
    pub fn idea(&self) -> Option<Idea> {
        match &self.origin {
            Origin::Mistake { game, .. } => game.as_ref()?.idea,
            Origin::Puzzle { idea, .. } => *idea,
            Origin::Repertoire(_) | Origin::Guess(_) => None,
        }
    }

    pub fn ask_why(&mut self, why: WhyRight) {
        self.why_right = Some(why);
    }

    /// The question why the right answer is right, if it is or was asked.
    pub const fn why_right(&self) -> Option<&WhyRight> {
        self.why_right.as_ref()
    }

    /// The same, to be answered.
    pub const fn why_right_mut(&mut self) -> Option<&mut WhyRight> {
        self.why_right.as_mut()
    }

    /// Returns `true` while it is asked why the right answer is right.
    pub fn asks_why(&self) -> bool {
        self.why_right.as_ref().is_some_and(WhyRight::is_open)
    }

    /// Has the wrong answer explained by the better move, if an idea tells why, and then the error of the game, if that is another
    /// move.
    pub fn explain(&mut self, has_idea: bool) {
        let error = self.error().map(|(error, _)| error.square);
        let is_error = self.answer.map(|answer| answer.square) == error;
        self.explained = match self.explained {
            Explained::Nothing if has_idea && !is_error => Explained::Answer,
            Explained::Nothing | Explained::Answer | Explained::Error => Explained::Error,
        };
        if self.outcome == Outcome::Open {
            self.outcome = Outcome::Shown;
        }
    }

    /// Returns the explanation of a wrong answer, and what is shown beside it.
    pub const fn explained(&self) -> Explained {
        self.explained
    }

    /// Returns `true` if puzzles like it may be set, and have not been.
    pub fn may_have_similar(&self) -> bool {
        self.is_solved_error() && !self.has_similar
    }

    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position that was asked first.
    pub const fn asked(&self) -> &Position {
        &self.asked
    }

    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The outcome so far.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    pub const fn answer(&self) -> Option<&Ply> {
        self.answer.as_ref()
    }

    /// The best move and the best moves after it, as far as they are known; in a repertoire the move of the
    /// file.
    pub fn best(&self) -> Option<&Line> {
        self.judged.first()
    }

    /// The best move, or the main one of the repertoire.
    pub fn solution(&self) -> Square {
        match &self.origin {
            Origin::Repertoire(question) => question.known[0].square(),
            Origin::Mistake { .. } | Origin::Puzzle { .. } | Origin::Guess(_) => {
                self.judged[0].square()
            }
        }
    }

    /// Returns `true` if the best move is known.
    pub fn has_solution(&self) -> bool {
        matches!(self.origin, Origin::Repertoire(_)) || !self.judged.is_empty()
    }

    pub fn line_of(&self, square: Square) -> Option<&Line> {
        self.judged.iter().find(|line| line.square() == square)
    }

    /// Returns the move that is guessed, with its comparison with the best one, once that is known.
    pub fn guessed(&self) -> Option<(&GuessedMove, Comparison<'_>)> {
        let Origin::Guess(guessed) = &self.origin else { return None };
        let answer = self.line_of(guessed.square)?;
        Some((guessed, self.compare(answer)?))
    }

    /// Returns `true` if an answer is searched as deeply as it takes to judge it, as long as there is no more to be
    /// had than that.
    const fn is_judged_fairly(&self) -> bool {
        match self.origin {
            Origin::Mistake { .. } | Origin::Puzzle { .. } => true,
            Origin::Repertoire(_) | Origin::Guess(_) => false,
        }
    }

    /// Compares a move with the best one.
    fn compare<'a>(&'a self, answer: &'a Line) -> Option<Comparison<'a>> {
        let best = self.best()?;
        let verdict = match Verdict::of(&self.position, answer.value, best.value) {
            Verdict::Undecided if !self.is_judged_fairly() => Verdict::Wrong,
            verdict => verdict,
        };
        Some(Comparison { answer, best, verdict })
    }

    /// The judgement of the answer, once it is known.
    pub fn judgement(&self) -> Option<Judgement<'_>> {
        let square = self.answer?.square;
        if let Origin::Repertoire(question) = &self.origin {
            let is_it = |known: &&RepertoireMove| known.is(square);
            if let Some(known) = question.known.iter().find(is_it) {
                return Some(Judgement::Known(square, known));
            }
            if let Some(wrong) = question.wrong.iter().find(is_it) {
                return Some(Judgement::Refuted(square, wrong));
            }
        }
        if matches!(self.origin, Origin::Guess(_)) {
            self.guessed()?;
        }
        let answer = self.line_of(square)?;
        self.compare(answer).map(Judgement::Valued)
    }

    /// Returns `true` if there is an answer that is not judged, or the way on is looked for.
    fn needs_engine(&self) -> bool {
        self.answer.is_some() && self.judgement().is_none() || self.onward.is_some()
    }

    /// Returns `true` while the way on from a right answer is looked for.
    pub const fn is_going_on(&self) -> bool {
        self.onward.is_some()
    }

    /// Returns `true` if the solver has played on to the end of the game.
    pub fn is_over(&self) -> bool {
        self.position.to_move().is_none()
    }

    /// The answer and the moves after it, as far as the board shows them.
    pub fn on_board(&self) -> LineOnBoard {
        let answer: Vec<_> = self.answer.iter().map(|answer| answer.square).collect();
        let steps = answer.len() + self.steps;
        LineOnBoard::new(self.position, [&answer, self.line_after()].concat(), steps)
    }

    /// The best moves after the answer, as far as it is judged.
    fn line_after(&self) -> &[Square] {
        self.judgement().map_or(&[], |judgement| judgement.line())
    }

    /// The position that the board shows: after the answer and the moves of its line, if there is one.
    pub fn shown(&self) -> Position {
        *self.on_board().position()
    }

    /// The ply that led to the position that the board shows, if it is known.
    pub fn last_ply(&self) -> Option<Ply> {
        self.on_board().last().copied().or_else(|| self.ply_before())
    }

    /// The ply that led to the position to be solved, if it is known.
    pub fn ply_before(&self) -> Option<Ply> {
        self.reply.or_else(|| match &self.origin {
            Origin::Mistake { before, .. } => *before,
            Origin::Puzzle { .. } => None,
            Origin::Repertoire(question) => question.game.plies().last().copied(),
            Origin::Guess(guessed) => guessed.before,
        })
    }

    /// Returns `true` if it is the position that was asked first, from which nobody has played on.
    pub fn is_asked(&self) -> bool {
        self.position == self.asked
    }

    /// Returns the best of the moves that are judged to lose so much that there is something to be seen.
    pub fn next_best(&self) -> Option<&Line> {
        let best = self.best()?;
        let loses = |line: &&Line| best.value.discs() - line.value.discs() >= LEAST_MISTAKE;
        let others = self.judged.iter().filter(loses);
        others.max_by(|one, other| one.value.discs().total_cmp(&other.value.discs()))
    }

    /// The number of moves after the answer that the board shows, of all that are known.
    pub fn step(&self) -> (usize, usize) {
        (self.steps, self.line_after().len())
    }

    /// Shows a move more of the line after the answer, or one fewer; returns `false` if there is none.
    pub fn step_to(&mut self, steps: Option<usize>) -> bool {
        let steps = steps.filter(|steps| *steps <= self.line_after().len());
        steps.is_some_and(|steps| {
            self.steps = steps;
            true
        })
    }

    pub fn play(&mut self, square: Square) -> Result<Ply, IllegalMove> {
        let mut game = Game::from_position(self.position);
        game.play(square)?;
        let ply = game.plies()[0];
        (self.answer, self.steps) = (Some(ply), 0);
        Ok(ply)
    }

    /// Returns `true` if there is a right answer that does not end the game.
    pub fn can_play_on(&self) -> bool {
        let is_right = self.judgement().is_some_and(|judgement| judgement.is_right());
        // Others go on with their next position.
        let is_played_on = match self.origin {
            Origin::Mistake { .. } | Origin::Puzzle { .. } => true,
            Origin::Repertoire(_) | Origin::Guess(_) => false,
        };
        is_played_on
            && is_right
            && self.answer.is_some_and(|answer| answer.after.to_move().is_some())
    }

    /// The reply to a right answer, after which the solver plays on; or that answer, if the opponent had to
    /// pass.
    pub const fn reply(&self) -> Option<&Ply> {
        self.reply.as_ref()
    }

    /// Plays on from a right answer: the toughest reply is played, and the solver is to find the best move
    /// again. Returns `false` if there is no right answer.
    pub fn play_on(&mut self) -> bool {
        let judgement = self.judgement().filter(|_| self.can_play_on());
        let (Some(Judgement::Valued(compared)), Some(last)) = (judgement, self.answer) else {
            return false;
        };
        let (best, value) = (compared.answer.moves[1..].to_vec(), compared.answer.value);
        self.onward = Some(Onward { position: last.after, last, best, value });
        self.go_on();
        true
    }

    /// Takes in the best moves from the position that is reached on the way on.
    pub fn found_line(&mut self, line: Line) {
        let solver = self.position.to_move();
        if let Some(onward) = &mut self.onward {
            let is_own = onward.position.to_move() == solver;
            onward.value = if is_own { line.value } else { -line.value };
            onward.best = line.moves;
        }
        self.go_on();
    }

    /// Goes on as far as the best moves are known: to the next turn of the solver, or to the end.
    fn go_on(&mut self) {
        let solver = self.position.to_move();
        let Some(mut onward) = self.onward.take() else { return };
        while let Some(player) = onward.position.to_move() {
            if onward.best.is_empty() {
                self.onward = Some(onward);
                return;
            }
            if Some(player) == solver {
                break;
            }
            let mut game = Game::from_position(onward.position);
            if game.play(onward.best.remove(0)).is_err() {
                return;
            }
            onward.last = game.plies()[0];
            onward.position = onward.last.after;
        }
        (self.position, self.reply) = (onward.position, Some(onward.last));
        (self.answer, self.steps) = (None, 0);
        self.judged = vec![Line { value: onward.value, moves: onward.best }];
    }

    /// Takes the answer back; returns `false` if there is none, or it is only shown.
    pub fn take_back(&mut self) -> bool {
        if self.is_presented() {
            self.show_solution();
            return false;
        }
        (self.steps, self.onward, self.explained) = (0, None, Explained::Nothing);
        self.answer.take().is_some()
    }

    /// Keeps the judgement of a move. Those that were compared with another best move are forgotten.
    pub fn judged(&mut self, Judged { line, best }: Judged) {
        if let Some(best) = best.filter(|best| Some(best) != self.best()) {
            self.judged = vec![best];
        }
        if self.line_of(line.square()).is_none() {
            self.judged.push(line);
        }
    }

    /// Notes that the answer is right, if it is judged so, and what the first one loses.
    pub fn note_answer(&mut self) {
        if self.losses.is_none() && self.outcome == Outcome::Open {
            let theirs = self.guessed().map(|(_, compared)| compared.loss());
            let yours = self.judgement().map(|judgement| judgement.loss());
            self.losses = yours.zip(theirs).map(<[f32; 2]>::from);
        }
        let is_right = self.judgement().is_some_and(|judgement| judgement.is_right());
        if is_right && self.outcome == Outcome::Open {
            self.outcome = Outcome::Solved;
        }
    }

    /// Plays the best move as the solution.
    pub fn show_solution(&mut self) {
        if self.is_over() {
            return;
        }
        self.play(self.solution()).expect("the best move is legal");
        if self.outcome == Outcome::Open {
            self.outcome = Outcome::Shown;
        }
    }
}
