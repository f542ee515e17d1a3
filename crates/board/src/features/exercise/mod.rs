//! Exercises: positions that are solved one after the other, beside the game.

pub mod commands;
pub mod contrast;
pub mod problems;
pub mod sentences;
mod similar;
pub mod state;
pub mod tasks;
#[cfg(test)]
mod tests;
pub mod why;
pub mod why_right;

use othello_core::board::Color;
use othello_core::game::Ply;
use othello_core::square::Square;
use othello_engine::Line;
use othello_engine::answer::Verdict;
use othello_engine::puzzle::Theme;
use othello_engine::review::Explanation;
use othello_home::engine_worker::task::TaskOutcome;
use othello_home::memory::entry::LessonPlace;
use othello_home::memory::lesson::Lesson;
use othello_words::faults::Said;
use othello_words::i18n::m;
use othello_words::ideas::Reader;
use othello_words::names;
use othello_words::plies;
use othello_words::text::quoted;

use crate::app::call::Call;
use crate::app::during::During;
use crate::app::engine_queue::Purpose;
use crate::app::event::{Event, Farewell};
use crate::app::needs::{self, Need, UNLOCKED};
use crate::app::reply::{After, Done, Refuse, Refused, Reply, Tone};
use crate::app::state::Aside;
use crate::app::{App, Features};
use crate::features::explanation::{self, state::Explanations};
use contrast::{contrasted, futures, has_futures, is_still_tried};
use problems::{
    Candidate, Exercise, ExerciseKind, Explained, Judgement, LEAST_MISTAKE, Origin, Problem, Work,
};
pub use similar::{has_similar, may_have_similar, similar};
use state::Mistakes;
use tasks::{FindLine, FoundPuzzle, Judge, Judged};

/// A position is shown.
const HAS_PROBLEM: Need = Need {
    is_met: |app| app.features.exercise.problem().is_some(),
    or: |_| m::exercise::no_problem_yet().quiet(),
};

/// The best move of the position is known.
const HAS_SOLUTION: Need = Need {
    is_met: |app| app.features.exercise.problem().is_some_and(Problem::has_solution),
    or: |_| m::exercise::judging().quiet(),
};

const HAS_MOVES: Need = Need {
    is_met: |app| !app.state.game().plies().is_empty(),
    or: |_| m::exercise::nothing_to_guess().quiet(),
};

const HAS_NEXT: Need = Need {
    is_met: |app| {
        let leads_on = |exercise: &Exercise| exercise.has_next() || exercise.is_at_end_of_lesson();
        app.features.exercise.current().is_some_and(leads_on)
    },
    or: |_| m::exercise::last_problem().quiet(),
};

const HAS_PREVIOUS: Need = Need {
    is_met: |app| app.features.exercise.current().is_some_and(|shown| shown.index() > 0),
    or: |_| m::exercise::first_problem().quiet(),
};

pub const HAS_ANSWER: Need = Need {
    is_met: |app| app.features.exercise.problem().is_some_and(|shown| shown.answer().is_some()),
    or: |_| m::exercise::no_answer().quiet(),
};

/// A wrong answer to an error of a game is judged.
const HAS_WRONG_ANSWER: Need = Need {
    is_met: |app| {
        let problem = app.features.exercise.answered();
        let is_error = |it: &&Problem| matches!(it.origin(), Origin::Mistake { .. });
        problem.filter(is_error).and_then(Problem::judgement).is_some_and(|it| !it.is_right())
    },
    or: |_| m::exercise::no_answer().quiet(),
};

/// An answer is judged, and a learner does not look for a better one.
const HAS_LINE: Need = Need {
    is_met: |app| app.features.exercise.answered().is_some() && !is_still_tried(app),
    or: |_| m::exercise::no_line().quiet(),
};

const CAN_PLAY_ON: Need = Need {
    is_met: |app| app.features.exercise.problem().is_some_and(Problem::can_play_on),
    or: |_| m::exercise::no_right_answer().quiet(),
};

/// Has the program begin with puzzles among these positions.
pub fn begin_with(app: &mut App, kind: ExerciseKind, positions: Vec<Candidate>) {
    app.features.exercise.current = Some(Exercise::puzzles(kind, positions));
    put_aside(app);
}

/// Shows the problem to begin with, once the front end is ready.
pub fn begin(app: &mut App) {
    let kind = app.features.exercise.current().map(Exercise::kind);
    if kind == Some(ExerciseKind::Guess)
        && let Some(refused) = needs::refusal(&[&UNLOCKED], app)
    {
        app.features.exercise.end();
        put_aside(app);
        app.state.refuse(refused);
    } else if kind.is_some() {
        show_problem(app);
    }
}

/// Begins the lesson about the worst moves of the game, as far as they are not solved yet, or goes on with it.
pub fn begin_lesson(app: &mut App) -> Done {
    if app.features.exercise.resume() {
        show_problem(app);
        return Ok(());
    }
    if app.state.session().review().plies.is_empty() {
        return Err(m::exercise::not_reviewed().quiet());
    }
    // Which moves teach most depends on why they lose.
    if app.features.explanations.are_awaited() {
        app.features.explanations = Explanations::of_review(&app.state);
    }
    let of = app.features.review.only();
    let Features { exercise, explanations, .. } = &mut app.features;
    match exercise.open_mistakes(&app.state, explanations, of) {
        Mistakes::None => Err(m::exercise::no_mistakes(LEAST_MISTAKE.to_string()).quiet()),
        Mistakes::AllSolved => Err(m::exercise::all_solved().quiet()),
        Mistakes::Open(problems) => {
            app.features.exercise.current = Some(Exercise::lesson(problems));
            show_problem(app);
            Ok(())
        }
    }
}

/// Has the lesson that follows the game go on from a place that was kept, the next time it is asked for; returns `false`
/// if it is over.
pub fn restore(app: &mut App, place: &LessonPlace) -> bool {
    app.features.exercise.restore(place, &app.state);
    app.features.exercise.has_left()
}

#[derive(Clone, Copy)]
struct Guessed {
    /// One player's, or those of both.
    of: Option<Color>,
    /// The number of the first one, from 1.
    from: usize,
}

impl Guessed {
    /// The first moves of a game are played by heart.
    const USUAL_FROM: usize = 11;

    /// Without a number, the first one is the move after the position that is viewed, unless that is the last one.
    fn new(of: Option<Color>, from: Option<usize>, app: &App) -> Self {
        let viewed = app.state.viewed.earlier_ply().filter(|_| !app.state.viewed.is_in_variation());
        let usual = || viewed.map_or(Self::USUAL_FROM, |ply| ply + 1);
        Self { of, from: from.unwrap_or_else(usual) }
    }
}

/// Reads whose moves are guessed, and the number of the first one.
fn guess(words: &str) -> Result<Call, Refused> {
    let (mut of, mut from) = (None, None);
    for word in words.split_whitespace() {
        let color = Color::BOTH.into_iter().find(|it| it.name().eq_ignore_ascii_case(word));
        match (color, word.parse()) {
            (Some(_), _) => of = color,
            (None, Ok(number @ 1..)) => from = Some(number),
            (None, _) if word.eq_ignore_ascii_case("both") => of = None,
            (None, _) => return Err(m::exercise::unknown_guess(quoted(word)).into()),
        }
    }
    Ok(Call::new(move |app| begin_to_guess(app, Guessed::new(of, from, app))))
}

fn begin_to_guess(app: &mut App, Guessed { of, from }: Guessed) -> Done {
    if guesses(app, Guessed { of, from }).is_empty() {
        return Err(m::exercise::nothing_to_guess().quiet());
    }
    // The review of such a game shows as much.
    app.ask_in_contest(m::review::question(), move |app| {
        begin_with_guess(app, of, Some(from));
        show_problem(app);
    });
    Ok(())
}

/// Has the program begin with moves to be guessed, if there are any.
pub fn begin_with_guess(app: &mut App, of: Option<Color>, from: Option<usize>) {
    let guessed = Guessed { of, from: from.unwrap_or(Guessed::USUAL_FROM) };
    let problems = guesses(app, guessed);
    if !problems.is_empty() {
        app.features.exercise.current = Some(Exercise::guesses(problems));
        put_aside(app);
    }
}

/// Returns the positions before the moves that there was a choice of.
fn guesses(app: &App, Guessed { of, from }: Guessed) -> Vec<Problem> {
    let (game, session) = (app.state.game(), app.state.session());
    let (names, review) = (names::names(session), session.review());
    let plies = game.plies().iter().enumerate().skip(from - 1);
    let plies = plies.filter(|(_, ply)| of.is_none_or(|color| color == ply.player));
    let plies = plies.filter(|(_, ply)| ply.legal.len() > 1);
    let problem = |(index, ply): (_, &Ply)| {
        Problem::guess(game, index, names[ply.player].clone(), review.ply(index))
    };
    plies.map(problem).collect()
}

/// Begins with a lesson, unless something else has begun while it was looked for.
pub fn solve(app: &mut App, lesson: Lesson) {
    if During::of(app) == During::Play {
        app.features.exercise.current = Some(Exercise::training(lesson));
        show_problem(app);
    }
}

pub fn is_solved_error(app: &App) -> bool {
    app.features.exercise.problem().is_some_and(Problem::is_solved_error)
}

/// Begins with puzzles that are like the error that is solved, by that theme if by one; then the exercise goes on.
pub fn solve_similar(app: &mut App, puzzles: Lesson, theme: Option<Theme>) {
    if is_solved_error(app) {
        why::settle(app);
        app.state.engine.withdraw(Purpose::Exercise);
        let exercise = app.features.exercise.current.take();
        app.features.exercise.current = exercise.map(|it| it.interrupted_by(puzzles, theme));
        show_problem(app);
    }
}

/// Shows the board of the exercise in place of the game's, or the game's again.
pub fn put_aside(app: &mut App) {
    let is_again = wrong_answer(app).is_some();
    let aside = |exercise: &Exercise| {
        let problem = exercise.problem();
        let is_answered = |problem: &Problem| problem.answer().is_some() || problem.is_over();
        Aside {
            position: problem.map(|it| if is_again { *it.position() } else { it.shown() }),
            last: problem.and_then(|it| if is_again { it.ply_before() } else { it.last_ply() }),
            is_answered: problem.is_some_and(is_answered),
        }
    };
    app.state.put_aside(app.features.exercise.current().map(aside));
}

/// Returns the wrong answer of a learner, beside the position itself; and the better move once that is told, with the error of
/// the game in place of the answer where it is explained.
pub fn wrong_answer(app: &App) -> Option<(Square, Option<Square>)> {
    let problem = app.features.exercise.answered()?;
    let judged = problem.judgement().filter(|it| !it.is_right())?;
    match problem.origin() {
        Origin::Mistake { judgement, .. } if problem.explained() == Explained::Error => {
            Some((judgement.square, Some(problem.solution())))
        }
        Origin::Mistake { .. } if problem.explained() == Explained::Answer => {
            Some((judged.square(), Some(problem.solution())))
        }
        Origin::Mistake { .. }
        | Origin::Puzzle { .. }
        | Origin::Repertoire(_)
        | Origin::Guess(_) => {
            (is_still_tried(app) || has_futures(app)).then(|| (judged.square(), None))
        }
    }
}

/// Returns the move of the game that is asked about, while a learner looks for a better one.
pub fn asked_error(app: &App) -> Option<Square> {
    let is_learner = app.features.explanations.reader() == Reader::Learner;
    let problem = app.features.exercise.problem().filter(|it| it.is_asked() && is_learner)?;
    match problem.origin() {
        Origin::Mistake { judgement, .. } if problem.answer().is_none() => Some(judgement.square),
        Origin::Mistake { .. }
        | Origin::Puzzle { .. }
        | Origin::Repertoire(_)
        | Origin::Guess(_) => None,
    }
}

/// Ends the exercise when another game begins, and has the engine judge an answer or look for a puzzle where
/// that is needed.
pub fn follow(app: &mut App) {
    if app.state.changed().game {
        app.features.exercise.forget_game();
        app.state.engine.withdraw(Purpose::Exercise);
        put_aside(app);
    }
    compare_with_solution(app);
    let work = work(app);
    let engine = &mut app.state.engine;
    match work.filter(|_| !engine.is_asked(Purpose::Exercise)) {
        Some(Work::Judge(task)) => engine.want(Purpose::Exercise, task, judged),
        Some(Work::FindLine(task)) => engine.want(Purpose::Exercise, task, found_line),
        Some(Work::FindPuzzle(task)) => engine.want(Purpose::Exercise, task, found_puzzle),
        None => {}
    }
}

/// Returns the answer of the engine; without one, the game is back.
fn answer_of<A>(app: &mut App, outcome: TaskOutcome<A>) -> Option<A> {
    app.state.engine.withdraw(Purpose::Exercise);
    match outcome {
        TaskOutcome::Part(answer) | TaskOutcome::Last(answer) => Some(answer),
        TaskOutcome::Failed(error) => {
            end(app);
            app.state.refuse(m::evaluation::failed(error.said()));
            None
        }
    }
}

fn judged(app: &mut App, outcome: TaskOutcome<Judged>) {
    let Some(judged) = answer_of(app, outcome) else { return };
    if let Some(Work::Judge(Judge { position, .. })) = work(app) {
        match &judged.best {
            Some(best) => app.state.knowledge.learn_judged(&position, [&judged.line, best]),
            None => app.state.knowledge.learn_move(&position, &judged.line),
        }
    }
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.judged(judged);
        tell_judgement(app);
    }
}

fn work(app: &App) -> Option<Work> {
    app.features.exercise.current().and_then(Exercise::work)
}

/// Judges the answer by what is known already, if that is as certain as the best move and decides it.
fn judge_by_knowledge(app: &mut App) {
    let Some(Work::Judge(Judge { position, square, best: Some(best) })) = work(app) else { return };
    let lines = app.state.knowledge.moves(&position);
    let is_certain = |line: &&Line| line.value.certainty() >= best.value.certainty();
    let line = lines.iter().find(|line| line.square() == square).filter(is_certain);
    let Some((line, best)) = line.zip(lines.first().filter(is_certain)) else { return };
    let is_decided = Verdict::of(&position, line.value, best.value) != Verdict::Undecided;
    if let Some(problem) = app.features.exercise.problem_mut().filter(|_| is_decided) {
        problem.judged(Judged { line: line.clone(), best: Some(best.clone()) });
    }
}

fn found_line(app: &mut App, outcome: TaskOutcome<Option<Line>>) {
    let line = answer_of(app, outcome).flatten();
    if let (Some(Work::FindLine(FindLine { position })), Some(line)) = (work(app), &line) {
        app.state.knowledge.learn(&position, line);
    }
    if let (Some(problem), Some(line)) = (app.features.exercise.problem_mut(), line) {
        if problem.is_going_on() {
            problem.found_line(line);
            tell_reply(app);
        } else {
            problem.judged(Judged { line, best: None });
            tell_judgement(app);
        }
    }
}

/// Shows a puzzle, or returns to the last one, or to the game if there was none.
fn found_puzzle(app: &mut App, outcome: TaskOutcome<Option<FoundPuzzle>>) {
    let Some(found) = answer_of(app, outcome) else { return };
    let Some(exercise) = &mut app.features.exercise.current else { return };
    if let Some((index, puzzle)) = found {
        exercise.found(index, &puzzle);
        return show_problem(app);
    }
    if exercise.end_search() {
        app.state.say(m::exercise::no_more_puzzles());
    } else if exercise.has_next() {
        go_on_outside(app);
    } else {
        let is_lesson = exercise.is_lesson();
        end(app);
        if !is_lesson {
            app.state.say(m::exercise::no_puzzles());
        }
    }
}

/// Shows the current problem, or says that a puzzle is looked for.
fn show_problem(app: &mut App) {
    let Some(exercise) = app.features.exercise.current() else { return };
    let said = sentences::problem(exercise, app.features.explanations.reader());
    app.features.explanations.show_reason();
    let after = if exercise.problem().is_some() { After::Board } else { After::Nothing };
    put_aside(app);
    app.state.tell(Event::ProblemShown);
    app.state.say(Reply::seen(said).then(after));
}

fn answer(app: &mut App, squares: &[Square]) -> Done {
    let &[square] = squares else { return Err(m::exercise::one_answer().quiet()) };
    if app.features.exercise.problem().is_some_and(Problem::is_presented) {
        return Err(m::exercise::only_shown().quiet());
    }
    why::settle(app);
    if let Some(problem) = app.features.exercise.problem_mut() {
        let illegal = |reason| plies::illegal(square, 1, reason);
        let ply = problem.play(square).map_err(illegal)?;
        app.state.tell(Event::Answered(ply));
    }
    app.state.engine.withdraw(Purpose::Exercise);
    judge_by_knowledge(app);
    if app.features.exercise.needs_engine() {
        app.state.say(Reply::new(Tone::Waiting, vec![m::exercise::judging()]));
    }
    tell_judgement(app);
    Ok(())
}

/// Says the judgement of the answer, if it is known.
fn tell_judgement(app: &mut App) {
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.note_answer();
    }
    explain_answer(app);
    why::ask(app);
    app.features.exercise.note_attempt();
    let known = &app.features.explanations;
    let exercise = app.features.exercise.current();
    let verdict = exercise.and_then(|exercise| sentences::judged(exercise, known));
    if let Some(verdict) = verdict {
        app.state.say(Reply::seen(verdict));
    }
}

/// Notes the comparison of an answer with the best move, for its reasons, unless the move is explained already; of a right
/// answer at once, that of the next best move.
fn explain_answer(app: &mut App) {
    let Features { exercise, explanations, .. } = &mut app.features;
    let Some(problem) = exercise.problem() else { return };
    let Some(Judgement::Valued(compared)) = problem.judgement() else { return };
    let position = *problem.position();
    let worse = match compared.verdict {
        Verdict::Wrong => Some(compared.answer),
        // A puzzle is told by its idea, whatever was tried.
        Verdict::Right | Verdict::Undecided => problem.next_best().filter(|_| {
            let told = explanations.last_at(&position);
            told.is_none_or(|square| {
                let cause = explanations.causes(&position, square).first();
                problem.idea().is_some()
                    && cause.and_then(|it| it.contrast.idea()) != problem.idea()
            })
        }),
    };
    let is_known = |line: &&Line| explanations.of(&position, line.square()).is_some();
    if let Some(played) = worse.filter(|line| !is_known(line)).cloned() {
        let best = compared.best.clone();
        let compared = Explanation { position, played, best, reasons: Vec::new() };
        compared.ply(0).explanation(position).into_iter().for_each(|it| explanations.note(it));
    }
    compare_with_solution(app);
}

/// Has the move that is explained compared with the solution that is said, whatever the review prefers by now.
fn compare_with_solution(app: &mut App) {
    let contrasted = contrasted(app);
    let Features { exercise, explanations, .. } = &mut app.features;
    let Some(problem) = exercise.answered() else { return explanations.forget_solution() };
    let error = problem.error().filter(|_| problem.is_asked()).map(|(error, _)| error.square);
    if let (Some(square), Some(best)) = (contrasted.or(error), problem.best()) {
        let played = problem.line_of(square);
        // Whoever has found a right move reads of it, though another one may be a little better.
        let answer = problem.judgement().filter(|it| it.is_right() && problem.is_asked());
        let found = answer.and_then(|it| problem.line_of(it.square())).unwrap_or(best);
        explanations.compare_with_solutions(problem.position(), played, [found, best], square);
    }
}

fn take_back(app: &mut App) -> Done {
    why::settle(app);
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.take_back();
    }
    app.state.engine.withdraw(Purpose::Exercise);
    show_problem(app);
    Ok(())
}

/// Plays the toughest reply to a right answer.
fn play_on(app: &mut App) -> Done {
    why::settle(app);
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.play_on();
    }
    app.state.engine.withdraw(Purpose::Exercise);
    tell_reply(app);
    Ok(())
}

/// Says the reply, or that it is looked for.
fn tell_reply(app: &mut App) {
    let Some(exercise) = app.features.exercise.current() else { return };
    if exercise.problem().is_some_and(Problem::is_going_on) {
        app.state.say(Reply::seen(m::exercise::replying()));
    } else if let Some(replied) = sentences::replied(exercise, app.features.explanations.reader()) {
        app.state.tell(Event::Stepped);
        app.state.say(Reply::seen(replied).then(After::Board));
    }
}

/// A step along the line after an answer.
#[derive(Clone, Copy)]
enum LineStep {
    Back,
    On,
}

/// Shows a move more of the line after the answer, or one fewer.
fn step(app: &mut App, step: LineStep) -> Done {
    if let Some(square) = contrasted(app).filter(|_| has_futures(app)) {
        return follow_lines(app, square, step);
    }
    let Some(problem) = app.features.exercise.problem_mut() else { return Ok(()) };
    let (shown, _) = problem.step();
    let steps = match step {
        LineStep::Back => shown.checked_sub(1),
        LineStep::On => Some(shown + 1),
    };
    if !problem.step_to(steps) {
        // The last move of the line is plain to see.
        return Err(m::browsing::end_of_line().heard());
    }
    let stepped = sentences::stepped(problem);
    app.state.tell(Event::Stepped);
    app.state.say(Reply::seen(stepped).then(After::Board));
    Ok(())
}

/// Explains a wrong answer by the better move, if an idea tells why, and then the error of the game.
fn explain(app: &mut App) -> Done {
    let known = &app.features.explanations;
    let answer = app.features.exercise.answered().zip(contrasted(app));
    let has_idea = answer.is_some_and(|(problem, square)| {
        let cause = known.causes(problem.position(), square).first();
        cause.and_then(|it| it.contrast.idea()).is_some()
    });
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.explain(has_idea);
    }
    app.features.explanations.show_reason();
    compare_with_solution(app);
    app.features.exercise.note_attempt();
    let known = &app.features.explanations;
    let said = app.features.exercise.current().and_then(|it| sentences::judged(it, known));
    let seen = explanation::said(futures(app).as_ref());
    app.state.say(Reply::new(Tone::Seen, said.into_iter().chain(seen).collect()));
    Ok(())
}

/// Shows both futures of an answer a move later, or earlier.
fn follow_lines(app: &mut App, square: Square, step: LineStep) -> Done {
    let by = match step {
        LineStep::Back => -1,
        LineStep::On => 1,
    };
    let position = app.features.exercise.problem().map(|problem| *problem.position());
    let explanations = &mut app.features.explanations;
    if !position.is_some_and(|position| explanations.follow_lines(&position, square, by)) {
        return Err(m::browsing::end_of_line().heard());
    }
    let said = explanation::said(futures(app).as_ref());
    app.state.say(Reply::new(Tone::Seen, said));
    Ok(())
}

fn show_solution(app: &mut App) -> Done {
    if let Some(problem) = app.features.exercise.problem_mut() {
        problem.show_solution();
    }
    app.state.engine.withdraw(Purpose::Exercise);
    app.state.tell(Event::Stepped);
    tell_judgement(app);
    Ok(())
}

/// Shows the next position; behind the last one of a lesson, ends it.
fn show_next(app: &mut App) -> Done {
    if app.features.exercise.current().is_some_and(|it| !it.has_next()) {
        return leave(app);
    }
    if app.features.exercise.current().is_none_or(Exercise::has_own_next) {
        return go_to(app, |index| index + 1);
    }
    go_on_outside(app);
    Ok(())
}

/// Goes on with the exercise in which the error was that there have been puzzles like.
fn go_on_outside(app: &mut App) {
    why::settle(app);
    let exercise = &mut app.features.exercise.current;
    *exercise = exercise.take().and_then(Exercise::into_outer);
    let _ = go_to(app, |index| index + 1);
}

fn show_previous(app: &mut App) -> Done {
    go_to(app, |index| index.saturating_sub(1))
}

fn go_to(app: &mut App, index: fn(usize) -> usize) -> Done {
    why::settle(app);
    app.state.engine.withdraw(Purpose::Exercise);
    if let Some(exercise) = &mut app.features.exercise.current {
        exercise.go_to(index(exercise.index()));
    }
    show_problem(app);
    Ok(())
}

fn leave(app: &mut App) -> Done {
    end(app);
    Ok(())
}

fn end(app: &mut App) {
    why::settle(app);
    app.state.engine.withdraw(Purpose::Exercise);
    let current = app.features.exercise.current();
    let (said, farewell) = match current.and_then(|it| sentences::lesson_left(it, app)) {
        Some(said) => (said, Farewell::OfLesson),
        None => (current.map_or_else(m::exercise::left, sentences::left), Farewell::Brief),
    };
    app.features.exercise.end();
    app.state.tell(Event::Left(farewell));
    app.state.say(Reply::from(said).then(After::TurnAndBoard));
}
