//! The sentences of exercises: the position to be solved, the judgement of an answer, the solution.

use othello_core::board::Color;
use othello_core::square::Square;
use othello_engine::Value;
use othello_engine::answer::Verdict;
use othello_engine::puzzle::Kind;
use othello_engine::reasons::ideas::Idea;
use othello_engine::review::ReviewedPly;
use othello_notation::transcript;
use othello_words::i18n::{self, Text, m};
use othello_words::ideas::{self, Reader};
use othello_words::numbers::{date_named, decimal};
use othello_words::plies::{self, ply, turn as turn_in};
use othello_words::puzzles;
use othello_words::reasons::reasons;
use othello_words::results;
use othello_words::text;
use othello_words::value::{
    self, certainty, certainty_of_loss, difference, discs, less_certain, outcome,
};

use super::problems::{
    Comparison, EarlierGame, Exercise, ExerciseKind, Explained, GuessedMove, Judgement, Origin,
    Outcome, Problem, Score,
};
use super::similar::may_have_similar;
use crate::app::App;
use crate::app::audience::Audience;
use crate::app::keys::conditions::offers_lesson;
use crate::features::explanation::state::Explanations;
use othello_games::repertoire::{OpeningQuestion, RepertoireMove};

/// Returns the place of the current position among the others: `Lesson, 1 of 4`, `Puzzle 3`.
pub fn heading(exercise: &Exercise) -> Text {
    let number = exercise.number();
    let count = exercise.count_in_all().unwrap_or_default();
    match exercise.kind() {
        ExerciseKind::Lesson => m::exercise::nth_of_lesson(number, count),
        ExerciseKind::Puzzles { .. } => m::exercise::nth_puzzle(number),
        ExerciseKind::Similar(Some(theme)) => {
            m::exercise::nth_similar_by_motif(ideas::name(theme.idea()), number, count)
        }
        ExerciseKind::Similar(None) => m::exercise::nth_similar(number, count),
        ExerciseKind::DailyPuzzle(day) => puzzles::heading_of_day(day),
        ExerciseKind::Training => m::exercise::nth_of_training(number, count),
        ExerciseKind::Repertoire => match exercise.place() {
            (number, count) if is_presented(exercise) => m::exercise::nth_presented(number, count),
            (number, count) => m::exercise::nth_opening(number, count),
        },
        ExerciseKind::Guess => m::exercise::nth_guess(number, count),
    }
}

fn is_presented(exercise: &Exercise) -> bool {
    exercise.problem().is_some_and(Problem::is_presented)
}

/// Returns the position to be solved, or that a puzzle is looked for.
pub fn problem(exercise: &Exercise, reader: Reader) -> Text {
    let Some(problem) = exercise.problem() else { return m::exercise::searching() };
    let turn = match problem.origin() {
        Origin::Mistake { game: None, .. } => find_best_move(problem),
        Origin::Repertoire(_) if problem.is_presented() => presented(problem),
        Origin::Repertoire(asked) if !asked.question.is_empty() => find_best_move(problem),
        Origin::Puzzle { .. } if exercise.changes_side() => what_to_find(exercise, problem),
        Origin::Mistake { .. }
        | Origin::Puzzle { .. }
        | Origin::Repertoire(_)
        | Origin::Guess(_) => turn_in(problem.position()),
    };
    let said = origin(problem, reader).into_iter().chain([task(problem, reader), turn]);
    let said = said.map(|text| text.words("line", None));
    m::exercise::problem(heading(exercise), i18n::passage(said))
}

/// Returns the task of a problem without an answer, and whom it is to be solved for, if that is another player than before.
pub fn what_to_find(exercise: &Exercise, problem: &Problem) -> Text {
    if exercise.changes_side() && problem.reply().is_none() {
        return m::exercise::other_side(mover(problem));
    }
    find_best_move(problem)
}

/// Returns the task of a problem without an answer.
pub fn find_best_move(problem: &Problem) -> Text {
    match problem.origin() {
        Origin::Repertoire(asked) if !asked.question.is_empty() => {
            m::common::raw(text::printable(&asked.question))
        }
        Origin::Repertoire(_) => m::exercise::recall(mover(problem)),
        Origin::Mistake { game: None, .. } => m::exercise::what_would_you_play(mover(problem)),
        Origin::Mistake { .. } | Origin::Puzzle { .. } | Origin::Guess(_) => {
            m::exercise::find_best_move(mover(problem))
        }
    }
}

/// Returns the player who has to find a move.
pub fn mover(problem: &Problem) -> Color {
    problem.position().to_move().unwrap_or(problem.position().next())
}

/// Returns what is known of the position: `Move 23, f3, lost 6 discs, exact.`, `One move wins.`, or the
/// reply after which the solver plays on: `White replies g8.`
pub fn task(problem: &Problem, reader: Reader) -> Text {
    if let Some(result) = problem.position().result() {
        return m::exercise::over(results::outcome(result).words("brief", None));
    }
    match problem.reply() {
        Some(reply) if reply.player != mover(problem) => {
            return m::exercise::replied(reply.player, reply.square);
        }
        Some(_) => return m::exercise::passed(!mover(problem)),
        None => {}
    }
    match problem.origin() {
        Origin::Mistake { judgement, .. } => mistake(judgement, reader),
        Origin::Puzzle { difficulty, .. } => match Kind::of(difficulty.empties) {
            Kind::Endgame => m::exercise::one_move_wins(),
            Kind::Midgame => m::exercise::one_move_leads(),
        },
        Origin::Repertoire(question) => match transcript::write(question.game.plies()) {
            moves if moves.is_empty() => m::exercise::first_move(),
            moves => m::exercise::after_moves(moves),
        },
        Origin::Guess(guessed) => {
            m::exercise::guess_move(guessed.index + 1, text::printable(&guessed.player))
        }
    }
}

fn mistake(ply: &ReviewedPly, reader: Reader) -> Text {
    if reader == Reader::Learner {
        let cost = ideas::cost(ply.value, ply.best_value);
        let mistake = m::ideas::mistake(ply.index + 1, ply.square, cost);
        return match ideas::decided(ply) {
            Some(decided) => m::common::both(mistake, decided),
            None => mistake,
        };
    }
    let loss = discs(ply.loss(), [ply.value, ply.best_value]);
    m::exercise::mistake(ply.index + 1, ply.square, loss, certainty_of_loss(ply))
}

/// Returns where a puzzle comes from and how hard it is, to a strong player also for the engine, or the earlier game of an error; nothing for a
/// move of the game on the board.
pub fn origin(problem: &Problem, reader: Reader) -> Vec<Text> {
    match problem.origin() {
        Origin::Mistake { game, .. } => game.as_ref().and_then(earlier_game).into_iter().collect(),
        Origin::Puzzle { place, difficulty, .. } => {
            let mut letters = place.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
            // The name of a file stays as it is.
            let is_file = place.contains(['.', ':', '/']);
            let place = if is_file { place.clone() } else { first + letters.as_str() };
            let difficulty = puzzles::difficulty(*difficulty);
            let brief = difficulty.form("short").filter(|_| reader == Reader::Learner);
            vec![m::common::sentence(place), brief.map_or(difficulty, m::common::raw)]
        }
        Origin::Repertoire(OpeningQuestion { game, .. }) => {
            let mut game = game.clone();
            if let Some(answer) = problem.answer().filter(|_| problem.is_presented()) {
                // What is shown goes by the name of its opening.
                game.play(answer.square).expect("it is played on the board");
            }
            let name = plies::opening(&game, game.plies().len());
            name.map(m::common::sentence).into_iter().collect()
        }
        Origin::Guess(_) => Vec::new(),
    }
}

fn earlier_game(game: &EarlierGame) -> Option<Text> {
    match (game.date.as_deref().map(date_named), game.against.clone()) {
        (Some(date), Some(opponent)) => Some(m::exercise::game_of_against(date, opponent)),
        (Some(date), None) => Some(m::exercise::game_of(date)),
        (None, Some(opponent)) => Some(m::exercise::game_against(opponent)),
        (None, None) => None,
    }
}

/// Returns the judgement of the answer to a problem, or the solution where that is shown, and the best
/// moves after it.
pub fn verdict(problem: &Problem, reader: Reader) -> Option<(Text, Option<Text>)> {
    let judged = problem.judgement()?;
    let line = match reader {
        Reader::Learner => None,
        Reader::Strong => line_after(&judged),
    };
    let is_shown = problem.outcome() == Outcome::Shown && judged.is_best();
    let sentence = match (judged, problem.origin()) {
        (Judgement::Known(square, known), _) => known_move(square, known, problem, is_shown),
        (Judgement::Refuted(square, wrong), _) => m::exercise::refuted(square, comment_of(wrong)),
        (Judgement::Valued(_), Origin::Mistake { judgement, .. })
            if problem.explained() == Explained::Error =>
        {
            let cost = ideas::cost(judgement.value, judgement.best_value);
            m::ideas::costs(judgement.square, problem.solution(), cost)
        }
        (Judgement::Valued(compared), Origin::Mistake { .. })
            if problem.explained() == Explained::Answer =>
        {
            m::ideas::costs(compared.answer.square(), compared.best.square(), cost(&compared))
        }
        (Judgement::Valued(compared), Origin::Mistake { judgement, .. })
            if reader == Reader::Learner && compared.is_right() && problem.is_asked() =>
        {
            saving(&compared, judgement, is_shown)
        }
        (Judgement::Valued(compared), Origin::Mistake { .. } | Origin::Puzzle { .. })
            if reader == Reader::Learner =>
        {
            plainly(&compared, is_shown)
        }
        (Judgement::Valued(compared), Origin::Guess(_) | Origin::Repertoire(_))
            if reader == Reader::Learner && !compared.is_right() =>
        {
            m::ideas::costs(compared.answer.square(), compared.best.square(), cost(&compared))
        }
        (Judgement::Valued(Comparison { best, .. }), _) if is_shown => {
            m::exercise::solved(best.square(), outcome(best.value), certainty(best.value))
        }
        (Judgement::Valued(compared), Origin::Repertoire(_)) => other_move(&compared),
        (Judgement::Valued(compared), Origin::Guess(_)) if !compared.is_right() => {
            wrong_guess(&compared)
        }
        (Judgement::Valued(compared), _) => judgement(&compared),
    };
    let line = match problem.guessed() {
        Some((guessed, compared)) => Some(played(guessed, &compared, problem)),
        None => line,
    };
    Some((sentence, line))
}

/// Returns why the move that was played in the game is an error, once that gives nothing away; and for a learner the idea
/// of every position.
pub fn why(exercise: &Exercise, problem: &Problem, known: &Explanations) -> Option<Text> {
    if problem.asks_why() {
        return None;
    }
    if known.reader() == Reader::Learner {
        return idea(exercise, problem, known);
    }
    let Origin::Mistake { judgement, .. } = problem.origin() else { return None };
    let is_told = problem.is_solved_error();
    known.of(problem.position(), judgement.square).filter(|_| is_told).and_then(reasons)
}

/// Returns what a learner reads behind the judgement of an answer.
fn idea(exercise: &Exercise, problem: &Problem, known: &Explanations) -> Option<Text> {
    let (why, rule) = causes(exercise, problem, known);
    let said: Vec<_> = why.into_iter().chain(rule).collect();
    (!said.is_empty()).then(|| m::common::raw(i18n::passage(said)))
}

/// Returns why a move loses, as a learner reads it behind the judgement of an answer, and the idea as a rule: of a wrong
/// answer the rule alone, which does not name the better move; and once the position is solved, why the error of the game,
/// or else the move that was tried or comes next, loses.
pub fn causes(
    exercise: &Exercise,
    problem: &Problem,
    known: &Explanations,
) -> (Vec<Text>, Option<Text>) {
    let Some(judged) = problem.judgement() else { return Default::default() };
    let position = problem.position();
    let why = |square| {
        let mut why = known.why(position, square, Some(mover(problem)));
        // Where there is little room, the reason is said alone.
        if !why.is_empty() {
            let behind = why.split_off(1);
            why.extend(came(problem, square, known).into_iter().chain(behind));
        }
        why
    };
    let rule = |square| {
        let explanation = known.of(position, square)?;
        ideas::rule_of(known.causes(position, square), explanation)
    };
    let is_error = match problem.origin() {
        Origin::Repertoire(_) if judged.is_right() => return Default::default(),
        Origin::Repertoire(_) | Origin::Guess(_) => return (why(judged.square()), None),
        Origin::Mistake { .. } => problem.is_asked(),
        Origin::Puzzle { .. } => false,
    };
    if problem.explained() == Explained::Answer {
        return (why(judged.square()), rule(judged.square()));
    }
    if !judged.is_right() && problem.explained() == Explained::Nothing {
        return (Vec::new(), rule_of_wrong(problem, known, rule(judged.square())));
    }
    let error = match problem.origin() {
        Origin::Mistake { judgement, .. } if is_error => Some(judgement.square),
        Origin::Mistake { .. }
        | Origin::Puzzle { .. }
        | Origin::Repertoire(_)
        | Origin::Guess(_) => known.last_at(position),
    };
    let of_idea = match exercise.kind() {
        // The same idea may have a rule that fits better.
        ExerciseKind::Similar(Some(theme)) => {
            let cause = error.and_then(|square| known.causes(position, square).first());
            let is_told = cause.is_some_and(|it| it.contrast.idea() == Some(theme.idea()));
            let own = error.filter(|_| is_told).and_then(rule);
            Some(own.unwrap_or_else(|| ideas::rule(theme.idea())))
        }
        ExerciseKind::Lesson => error.and_then(rule),
        ExerciseKind::Puzzles { .. }
        | ExerciseKind::Similar(None)
        | ExerciseKind::DailyPuzzle(_)
        | ExerciseKind::Training
        | ExerciseKind::Repertoire
        | ExerciseKind::Guess => None,
    };
    let why = error.map_or_else(Vec::new, why);
    let of_puzzle = || problem.idea().filter(|_| why.is_empty()).map(ideas::rule);
    let rule = of_idea.or_else(of_puzzle);
    (why, rule)
}

/// Returns the rule that is said of a wrong answer, given the one that it goes against, if that is known. A puzzle is told
/// by its idea, whose rule finds the right move, unless the answer gives a corner or all discs.
fn rule_of_wrong(problem: &Problem, known: &Explanations, own: Option<Text>) -> Option<Text> {
    let Some(idea) = problem.idea() else { return own };
    let answer = problem.judgement().map(|judged| judged.square());
    let cause = answer.and_then(|square| known.causes(problem.position(), square).first());
    let is_told = match problem.origin() {
        Origin::Puzzle { .. } => cause.and_then(|it| it.contrast.idea()).is_some_and(|it| {
            // What anybody sees first, or another side of the same idea.
            it == idea || matches!(it, Idea::Corners | Idea::FewDiscs)
        }),
        Origin::Mistake { .. } | Origin::Repertoire(_) | Origin::Guess(_) => true,
    };
    own.filter(|_| is_told).or_else(|| Some(ideas::rule(idea)))
}

/// Returns what came of the error of the game on the board.
fn came(problem: &Problem, square: Square, known: &Explanations) -> Option<Text> {
    let Origin::Mistake { judgement, moves, .. } = problem.origin() else { return None };
    let is_error = judgement.square == square && problem.is_asked();
    let explanation = known.of(problem.position(), square).filter(|_| is_error)?;
    let causes = known.causes(problem.position(), square);
    ideas::came(causes, explanation, (judgement.index, moves), Some(mover(problem)))
}

/// Returns what Enter does next in a lesson, after an answer that is judged.
pub fn lesson_step(exercise: &Exercise, problem: &Problem, known: &Explanations) -> Text {
    let has_similar = may_have_similar(problem, known);
    let is_right = problem.judgement().is_some_and(|judgement| judgement.is_right());
    let is_error = exercise.kind() == ExerciseKind::Lesson;
    match (is_right, is_error) {
        (false, true) if problem.explained() == Explained::Nothing => m::exercise::lesson_wrong(),
        (false, true) if problem.explained() == Explained::Answer => m::exercise::lesson_compared(),
        (false, false) => m::exercise::lesson_wrong_puzzle(),
        (_, true) if has_similar && exercise.has_next() => m::exercise::lesson_similar(),
        (_, true) if has_similar => m::exercise::lesson_similar_last(),
        _ if exercise.has_next() => m::exercise::lesson_next(),
        _ => m::exercise::lesson_end(),
    }
}

/// Returns what is said when an exercise is left of which there is nothing to be remembered.
pub fn left(exercise: &Exercise) -> Text {
    match score(exercise) {
        Some(score) => m::exercise::left_with_score(score),
        None if exercise.is_lesson() => m::exercise::lesson_over(),
        None => m::exercise::left(),
    }
}

/// Returns what to remember at the end of a lesson, or that it can be gone on with.
pub fn lesson_left(exercise: &Exercise, app: &App) -> Option<Text> {
    if !exercise.is_lesson() {
        return None;
    }
    if !exercise.is_at_end_of_lesson() {
        return Some(m::exercise::lesson_kept());
    }
    let known = &app.features.explanations;
    let mut ideas = Vec::new();
    for problem in exercise.all_problems() {
        let Origin::Mistake { judgement, .. } = problem.origin() else { continue };
        let causes = known.causes(problem.asked(), judgement.square);
        let idea = causes.iter().find_map(|cause| cause.contrast.idea());
        ideas.extend(idea.filter(|idea| !ideas.contains(idea)));
    }
    let ideas: Vec<_> = ideas.into_iter().map(|it| ideas::in_brief(it).to_string()).collect();
    let list = ideas.join(&m::common::semicolon().to_string());
    (!ideas.is_empty()).then(|| {
        let numbers = m::exercise::numbers();
        if app.features.training.remembers() {
            m::exercise::remember(list, numbers)
        } else {
            m::exercise::remember_only(list, numbers)
        }
    })
}

/// Returns the judgement of an answer as a learner reads it: `g2 costs 8 discs.`
fn plainly(compared: &Comparison<'_>, is_shown: bool) -> Text {
    let (square, stands) = (compared.answer.square(), ideas::stands_at_best(compared.answer.value));
    let is_equal = compared.is_best() || compared.is_exact() || compared.loss() < LEAST_TOLD;
    match compared.verdict {
        Verdict::Right if is_shown => m::ideas::solution(square, stands),
        Verdict::Right if is_equal => m::ideas::right(square, stands),
        Verdict::Right | Verdict::Undecided => m::ideas::close(square, stands),
        Verdict::Wrong => m::ideas::wrong(square, cost(compared)),
    }
}

/// Returns the judgement of a right answer to an error of a game, by what it saves: `d2 is right: it saves 17 discs
/// compared with g2.`
fn saving(compared: &Comparison<'_>, error: &ReviewedPly, is_shown: bool) -> Text {
    let square = compared.answer.square();
    let saved = ideas::cost(error.value, error.best_value) - cost(compared).max(0);
    if saved < 1 || square == error.square {
        return plainly(compared, is_shown);
    }
    let say = if is_shown { m::ideas::solution_saves } else { m::ideas::saves };
    say(square, saved, error.square)
}

fn cost(compared: &Comparison<'_>) -> i64 {
    ideas::cost(compared.answer.value, compared.best.value)
}

/// Returns the move of a position of the repertoire that is only shown.
fn presented(problem: &Problem) -> Text {
    match problem.judgement() {
        Some(Judgement::Known(square, known)) => known_move(square, known, problem, true),
        Some(Judgement::Refuted(..) | Judgement::Valued(_)) | None => find_best_move(problem),
    }
}

/// Returns the judgement of a move of the repertoire: `d3 is right, and so is c4. Tiger.`
fn known_move(square: Square, known: &RepertoireMove, problem: &Problem, is_shown: bool) -> Text {
    let Origin::Repertoire(question) = problem.origin() else { return m::common::raw("") };
    let others = question.known.iter().filter(|other| *other != known);
    let others: Vec<_> = others.map(|other| other.square().name()).collect();
    let comment = comment_of(known);
    if problem.is_presented() {
        m::exercise::presented(mover(problem), square, comment)
    } else if is_shown {
        m::exercise::solved_by_file(square, comment)
    } else {
        m::exercise::known(square, i18n::list(&others), others.len(), comment)
    }
}

/// Returns the first line of the comment of a move as a sentence that follows another, or nothing.
fn comment_of(known: &RepertoireMove) -> String {
    let comment = known.comment.lines().next().unwrap_or_default();
    match text::printable(comment) {
        comment if comment.is_empty() => String::new(),
        comment if comment.ends_with(['.', '!', '?', '。', '！', '？']) => {
            format!("{}{comment}", m::common::gap())
        }
        comment => format!("{}{}", m::common::gap(), m::common::sentence(comment)),
    }
}

/// Returns the judgement of a move that is not in the repertoire: `c6 loses 1.8 discs compared with
/// your d3, depth 14.`
fn other_move(compared: &Comparison<'_>) -> Text {
    let (square, yours) = (compared.answer.square(), compared.best.square());
    let certainty = certainty_of(compared);
    if compared.loss() < LEAST_TOLD {
        return m::exercise::other_equal(square, yours, certainty);
    }
    let loss = loss_in_discs(compared);
    if compared.is_right() {
        m::exercise::other_close(square, loss, yours, certainty)
    } else {
        m::exercise::other_worse(square, loss, yours, certainty, brief_loss(compared))
    }
}

/// Returns the judgement of a guess: `c6 loses 1.8 discs; the best move is d3, depth 14.`
fn wrong_guess(compared: &Comparison<'_>) -> Text {
    let (square, best) = (compared.answer.square(), compared.best.square());
    let loss = loss_in_discs(compared);
    m::exercise::wrong_guess(square, loss, best, certainty_of(compared), brief_loss(compared))
}

/// Returns the move that was guessed, beside the answer: `Ada played c4, which loses 2.1 discs.`
fn played(guessed: &GuessedMove, compared: &Comparison<'_>, problem: &Problem) -> Text {
    let (player, square) = (text::printable(&guessed.player), guessed.square);
    if problem.answer().is_some_and(|answer| answer.square == square) {
        m::exercise::played_same(player)
    } else if compared.loss() < LEAST_TOLD {
        m::exercise::played_well(player, square)
    } else {
        m::exercise::played(player, square, loss_in_discs(compared))
    }
}

/// Returns the score of somebody who guesses: `You lost 24.0 discs in 18 moves, Ada 31.5.`
pub fn score(exercise: &Exercise) -> Option<Text> {
    let Score { moves, lost, player } = exercise.score()?;
    let [yours, theirs] = lost.map(|discs| decimal(discs, 1));
    let player = match player {
        Some(player) => text::printable(player).into_owned(),
        None => m::exercise::the_players().to_string(),
    };
    Some(m::exercise::score(yours, moves, player, theirs))
}

/// Returns the judgement of an answer: `g2 loses by 2; the best move wins by 6, exact.`
fn judgement(judgement: &Comparison<'_>) -> Text {
    let Comparison { answer, best, .. } = judgement;
    let (square, certainty) = (answer.square(), certainty_of(judgement));
    let is_equal = judgement.is_exact() || judgement.loss() < LEAST_TOLD;
    let loss = || loss_in_discs(judgement);
    match (judgement.verdict, judgement.is_best(), is_equal) {
        (Verdict::Right, true, _) => m::exercise::right(square, outcome(answer.value), certainty),
        (Verdict::Right, false, true) => {
            m::exercise::as_right(square, outcome(answer.value), certainty)
        }
        (Verdict::Right, false, false) => m::exercise::nearly_right(square, loss(), certainty),
        (Verdict::Undecided, ..) => m::exercise::undecided(square, loss(), certainty),
        (Verdict::Wrong, ..) => {
            let [answer, best] = [answer, best].map(|line| outcome(line.value));
            m::exercise::wrong(square, answer, best, certainty, brief_loss(judgement))
        }
    }
}

/// A smaller loss is 0.0 in words.
const LEAST_TOLD: f32 = 0.05;

/// Returns the loss in few letters: `8=` if it is exact, `1.8` if not.
fn brief_loss(compared: &Comparison<'_>) -> String {
    let sign = if compared.is_exact() { "=" } else { "" };
    difference(compared.loss(), values_of(compared)) + sign
}

fn loss_in_discs(compared: &Comparison<'_>) -> String {
    discs(compared.loss(), values_of(compared))
}

const fn values_of(compared: &Comparison<'_>) -> [Value; 2] {
    [compared.answer.value, compared.best.value]
}

fn certainty_of(judgement: &Comparison<'_>) -> String {
    let Comparison { answer, best, .. } = judgement;
    certainty(less_certain(answer.value, best.value))
}

/// Returns the best moves after an answer: `Refutation: g7 h8 a1.`, or `Best play: g8 h1.` if the
/// answer is right; `None` if the game ends with it.
fn line_after(judgement: &Judgement<'_>) -> Option<Text> {
    let line = judgement.line();
    let label = if judgement.is_right() { m::exercise::best_play } else { m::exercise::refutation };
    (!line.is_empty()).then(|| label(value::names(line)))
}

/// Returns the judgement of the answer for somebody who types, with what to type next.
pub fn judged(exercise: &Exercise, known: &Explanations) -> Option<Text> {
    let problem = exercise.problem()?;
    let (sentence, line) = verdict(problem, known.reader())?;
    let why = why(exercise, problem, known);
    let verdict = i18n::passage([Some(sentence), why, line].into_iter().flatten());
    if exercise.is_lesson() {
        return Some(m::exercise::judged_lesson(verdict, lesson_step(exercise, problem, known)));
    }
    let way = way_on(exercise);
    if let Some(score) = score(exercise) {
        return Some(m::exercise::judged_guess(verdict, score, way));
    }
    Some(if problem.judgement()?.is_right() {
        let (solved, count) = solved(exercise);
        let is_mistake = problem.is_solved_error();
        let say = if is_mistake { m::exercise::judged_solved } else { m::exercise::judged_right };
        say(verdict, solved, count, way)
    } else {
        m::exercise::judged_wrong(verdict, way)
    })
}

/// Returns the reply to a right answer, and whose turn it is then.
pub fn replied(exercise: &Exercise, reader: Reader) -> Option<Text> {
    let problem = exercise.problem()?;
    let task = task(problem, reader);
    if problem.is_over() {
        return Some(m::exercise::over_then(task, way_on(exercise)));
    }
    let turn = turn_in(problem.position());
    Some(m::common::raw(i18n::passage([task, turn])))
}

/// Returns the command that leads to the next position, or back to the game after the last.
fn way_on(exercise: &Exercise) -> &'static str {
    if exercise.has_next() { "next" } else { "leave" }
}

/// Returns the move of the line after an answer that is shown last, in a sentence, and the turn after it.
pub fn stepped(problem: &Problem) -> Text {
    let turn = turn_in(&problem.shown());
    match problem.last_ply() {
        Some(last) => m::common::both(ply(&last), turn),
        None => turn,
    }
}

fn solved(exercise: &Exercise) -> (usize, usize) {
    let count = exercise.count_in_all().unwrap_or_else(|| exercise.count());
    (exercise.solved(), count)
}

/// Returns how many of the positions so far are solved: `2 of 4 solved`.
pub fn progress(exercise: &Exercise) -> Text {
    if let Some(score) = score(exercise) {
        return score;
    }
    let (solved, count) = solved(exercise);
    m::exercise::progress(solved, count)
}

/// Returns how many of the positions are solved at the end: `2 of 4 solved.`
pub fn end(exercise: &Exercise) -> Text {
    if let Some(score) = score(exercise) {
        return score;
    }
    let (solved, count) = solved(exercise);
    m::exercise::end(solved, count)
}

/// Returns the proposal to solve the positions before the mistakes of a review, for a person.
pub fn proposal(app: &App, audience: Audience) -> Option<Text> {
    (offers_lesson(app) && audience == Audience::Terminal).then(m::exercise::proposal)
}

#[cfg(test)]
mod tests {
    use super::{judgement, line_after};
    use crate::features::exercise::problems::{Comparison, Judgement};
    use othello_core::square::Square;
    use othello_engine::answer::Verdict;
    use othello_engine::{Line, Selectivity, Value};

    /// Checks the message about an answer and a best move of these values, its short form, and the line after it.
    #[track_caller]
    fn check(values: [Value; 2], squares: [Square; 2], verdict: Verdict, expected: [&str; 3]) {
        let [answer, best] = [0, 1].map(|which| Line {
            value: values[which],
            moves: vec![squares[which], Square::A1, Square::B2],
        });
        let compared = Comparison { answer: &answer, best: &best, verdict };
        let said = judgement(&compared);
        let line = line_after(&Judgement::Valued(compared)).unwrap();
        assert_eq!([said.name(), &said.form("short").unwrap(), line.name()], expected);
    }

    #[test]
    fn an_answer_is_judged_by_what_it_loses() {
        let [g2, h3] = [Square::G2, Square::H3];
        let exact = |answer, best| [Value::Exact(answer), Value::Exact(best)];
        let wrong = ["exercise.wrong", "g2 loses 8=", "exercise.refutation"];
        check(exact(-2, 6), [g2, h3], Verdict::Wrong, wrong);
        let best = ["exercise.right", "h3 is right", "exercise.best-play"];
        check(exact(6, 6), [h3, h3], Verdict::Right, best);
        let equal = ["exercise.as-right", "g2 is right", "exercise.best-play"];
        check(exact(6, 6), [g2, h3], Verdict::Right, equal);
    }

    #[test]
    fn an_estimate_that_loses_little_or_nothing_certain_is_right() {
        let estimate =
            |discs| Value::Estimated { discs, depth: 14, selectivity: Selectivity::Percent87 };
        let squares = [Square::G2, Square::H3];
        let close = ["exercise.nearly-right", "g2 is right", "exercise.best-play"];
        check([estimate(2.0), estimate(2.4)], squares, Verdict::Right, close);
        let better = ["exercise.as-right", "g2 is right", "exercise.best-play"];
        check([estimate(2.5), estimate(2.4)], squares, Verdict::Right, better);
        let undecided = ["exercise.undecided", "g2 is right", "exercise.best-play"];
        check([estimate(0.6), estimate(2.4)], squares, Verdict::Undecided, undecided);
        let worse = ["exercise.wrong", "g2 loses 3.4", "exercise.refutation"];
        check([estimate(-1.0), estimate(2.4)], squares, Verdict::Wrong, worse);
    }
}
