//! Positions to be solved: which they are, how answers are judged, and that the game stays as it is.

use std::time::Duration;

use super::problems::{Candidate, Exercise, ExerciseKind, Judgement, Origin, Outcome, Problem};
use super::sentences;
use super::tasks::{FindLine, FindPuzzle, FoundPuzzle, Judge, Judged};
use crate::app::fixtures::*;
use othello_core::position::Position;
use othello_core::square::Bitboard;
use othello_engine::answer::Verdict;
use othello_engine::any_engine::AnyEngine;
use othello_engine::level::Level;
use othello_engine::puzzle::{BuiltIn, Theme, Wanted};
use othello_engine::reasons::ideas::{Cause, Consequence, Idea, is_decided, is_doubtful};
use othello_engine::reasons::{Motif, Reason};
use othello_engine::review::{self, Explanation, Phase, ReviewedPly};
use othello_engine::{Limits, Line, Options, Selectivity, Stop, Value, puzzle};
use othello_home::engine_worker::task::ChooseMove;
use othello_home::engine_worker::task::ReviewGame;
use othello_home::engine_worker::{EngineError, EngineReply, TaskId};
use othello_home::jobs::progress::RecallProgress;
use othello_home::memory::Memory;
use othello_home::memory::entry::SaidWhy;
use othello_words::i18n::m;
use othello_words::ideas;
use othello_words::reasons::reasons;

const MOVES: &str = "f5d6c3d3c4f4";

/// The judgement of a ply that loses so many discs against another move.
fn losing(app: &App, index: usize, loss: i32) -> ReviewedPly {
    let ply = app.game().plies()[index];
    let best = ply.legal.into_iter().find(|square| *square != ply.square).unwrap();
    let best = if loss == 0 { ply.square } else { best };
    ReviewedPly {
        index,
        player: ply.player,
        phase: Phase::Opening,
        square: ply.square,
        value: Value::Exact(-10 - loss),
        best,
        best_value: Value::Exact(-10),
        line: vec![best],
        played_line: Vec::new(),
    }
}

/// Has the game reviewed, whose moves lose so many discs.
fn review(app: &mut App, losses: &[i32]) {
    let id = task_id(typed(app, "review"));
    for (index, loss) in losses.iter().enumerate().rev() {
        let ply = losing(app, index, *loss);
        review_finds(app, id, Some(ply));
    }
    review_finds(app, id, None);
}

/// A game of these players, whose moves lose so many discs.
fn reviewed(players: [Player; 2], losses: &[i32]) -> App {
    let mut app = ended(players);
    review(&mut app, losses);
    app
}

/// A game that is not reviewed, and over, so that nobody is asked for a move.
fn ended([black, white]: [Player; 2]) -> App {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(MOVES));
    done(&mut app, |app| {
        crate::features::players::change(app, ByColor { black, white });
        Ok(())
    });
    typed(&mut app, "resign");
    app.update(Action::Answer(Answer::Yes));
    typed(&mut app, "review stop");
    app
}

/// A game in which Black's second and third move lose 8 and 4 discs, and White's second 6.
fn retried() -> App {
    let mut app = reviewed([Player::Human, Player::Human], &[0, 1, 8, 6, 4, 0]);
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.problem"]);
    app
}

fn problem(app: &App) -> &Problem {
    app.features.exercise.problem().expect("a position is to be solved")
}

/// Returns the moves of the problem of which nothing is known.
fn unknown(app: &App) -> Vec<Square> {
    let position = problem(app).position();
    let known = app.state.knowledge.moves(position);
    let is_known = |square: &Square| known.iter().any(|line| line.square() == *square);
    position.legal_moves().into_iter().filter(|square| !is_known(square)).collect()
}

/// Returns the move that the engine is to judge, and the identity of the request.
#[track_caller]
fn judges(outputs: Vec<Output>) -> (Square, TaskId) {
    let request = asked(outputs).expect("the engine is asked");
    (task::<Judge>(&request).expect("it is to judge").square, request.id)
}

fn judged(square: Square, value: i32) -> Judged {
    let line = Line { value: Value::Exact(value), moves: vec![square, Square::A1] };
    Judged { line, best: None }
}

/// Returns the numbers of the plies before the mistakes, in the order in which they are shown.
fn shown(mut app: App) -> Vec<usize> {
    typed(&mut app, "retry");
    let count = app.features.exercise.current().map_or(0, Exercise::count);
    let mut plies = Vec::new();
    for _ in 0..count {
        let position = *problem(&app).position();
        plies.extend((0..6).find(|&ply| app.game().position_at(ply) == position));
        typed(&mut app, "next");
    }
    plies
}

#[test]
fn the_largest_losses_of_the_people_here_come_first_and_small_ones_not_at_all() {
    let losses = [1, 2, 8, 6, 4, 0];
    let people = || [Player::Human, Player::Human];
    assert_eq!(shown(reviewed(people(), &losses)), [2, 3, 4], "three at a time");
    assert_eq!(shown(reviewed([Player::Human, level(3)], &losses)), [2, 4]);
    assert_eq!(shown(reviewed([level(3), Player::Human], &losses)), [3, 1]);
    let mut chosen = reviewed(people(), &losses);
    typed(&mut chosen, "errors white");
    assert_eq!(shown(chosen), [3, 1], "those that were listed last");
}

#[test]
fn why_the_move_of_the_game_loses_is_said_once_that_gives_nothing_away() {
    let mut app = retried();
    app.state.estimate(Level::from_number(7));
    let asked = *problem(&app).position();
    let Origin::Mistake { judgement, .. } = problem(&app).origin() else { panic!("an error") };
    let played_line = vec![judgement.square];
    let explained = ReviewedPly { played_line, ..judgement.clone() }.explanation(asked);
    let opens = Reason {
        motif: Motif::OpensMoves,
        squares: Bitboard::from(Square::C4),
        reply: None,
        counts: None,
        plies: 1,
    };
    let explanation = Explanation { reasons: vec![opens], ..explained.unwrap() };
    let why = reasons(&explanation).unwrap().to_string();
    app.features.explanations.note(explanation);
    let exercise = app.features.exercise.current().unwrap();
    assert_eq!(sentences::why(exercise, problem(&app), &app.features.explanations), None);
    typed(&mut app, "solution");
    let exercise = app.features.exercise.current().unwrap();
    let told = sentences::judged(exercise, &app.features.explanations).unwrap().to_string();
    assert!(told.contains(&why), "{told}");
}

#[test]
fn a_learner_reads_what_a_wrong_answer_costs_and_not_what_is_better() {
    let mut app = retried();
    let (best, other) = (problem(&app).solution(), unknown(&app)[0]);
    let (_, id) = judges(play(&mut app, &[other]));
    answered(&mut app, id, judged(other, -18));
    let said = |app: &App| {
        let exercise = app.features.exercise.current().unwrap();
        sentences::judged(exercise, &app.features.explanations).unwrap().to_string()
    };
    let wrong = said(&app);
    assert!(wrong.starts_with(&format!("{other} costs 8 discs. ")), "{wrong}");
    for hidden in [best.name(), "exact", "Refutation"] {
        assert!(!wrong.contains(hidden), "{wrong}");
    }
    typed(&mut app, "solution");
    let solution = said(&app);
    let error = problem(&app).error().unwrap().0.square;
    let shown = format!("Solution: {best}. It saves 8 discs compared with {error}.");
    assert!(solution.starts_with(&shown), "{solution}");
    assert!(!solution.contains("exact") && !solution.contains("Best play"), "{solution}");
}

/// Has a review explain the error of the problem by comparison with a move that is not the solution; returns that move.
fn explained_by_another(app: &mut App) -> Square {
    let position = *problem(app).position();
    let Origin::Mistake { judgement, .. } = problem(app).origin().clone() else {
        panic!("an error")
    };
    let is_other = |square: &Square| ![judgement.square, judgement.best].contains(square);
    let other = position.legal_moves().into_iter().find(is_other).unwrap();
    let line = |square, value| Line { value: Value::Exact(value), moves: vec![square] };
    let (played, best) = (line(judgement.square, -18), line(other, -10));
    let explanation = Explanation { position, played, best, reasons: Vec::new() };
    app.features.explanations.note(explanation);
    other
}

#[test]
fn what_is_explained_is_the_solution_that_is_said() {
    let mut app = retried();
    let (asked, solution) = (*problem(&app).position(), problem(&app).solution());
    let error = problem(&app).error().unwrap().0.square;
    let better = |app: &App| app.features.explanations.of(&asked, error).map(|it| it.best.square());
    let other = explained_by_another(&mut app);
    assert_eq!(better(&app), Some(other));
    typed(&mut app, "solution");
    assert_eq!(better(&app), Some(solution));
    explained_by_another(&mut app);
    typed(&mut app, "on");
    assert_eq!(better(&app), Some(solution), "whatever a review finds meanwhile");
    typed(&mut app, "leave");
    assert_eq!(better(&app), Some(other), "the review says what it prefers");
}

#[test]
fn the_better_move_beside_a_wrong_answer_is_the_solution() {
    let mut app = retried();
    let (solution, wrong) = (problem(&app).solution(), unknown(&app)[0]);
    explained_by_another(&mut app);
    let (_, id) = judges(play(&mut app, &[wrong]));
    answered(&mut app, id, judged(wrong, -18));
    // No idea explains the answer: the move of the game is.
    typed(&mut app, "explain");
    let exercise = app.features.exercise.current().unwrap();
    let told = sentences::judged(exercise, &app.features.explanations).unwrap().to_string();
    let error = problem(&app).error().unwrap().0.square;
    assert!(told.starts_with(&format!("{error} costs ")), "{told}");
    assert!(told.contains(&format!("Better: {solution}.")), "{told}");
    let explained = app.features.explanations.of(problem(&app).position(), error);
    assert_eq!(explained.map(|it| it.best.square()), Some(solution));
}

#[test]
fn a_retry_needs_a_review_with_mistakes_and_an_engine_that_is_not_locked() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(MOVES));
    let outputs = typed(&mut app, "retry");
    assert_eq!(jobs::<RecallProgress>(outputs), [RecallProgress]);
    typed(&mut app, "review");
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.one-moment"]);
    typed(&mut app, "review stop");
    review(&mut app, &[0, 1, 0, 0, 1, 0]);
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.no-mistakes"]);
    assert!(!app.features.exercise.has_lesson(&app.state) && !app.features.exercise.is_under_way());
    let mut locked = reviewed([Player::Human, Player::Human], &[0, 0, 8, 0, 0, 0])
        .with_settings(without_engine());
    assert_eq!(said(typed(&mut locked, "retry")), ["evaluation.locked"]);
}

#[test]
fn a_lesson_that_is_asked_for_during_the_review_begins_when_that_is_complete() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(MOVES));
    let id = task_id(typed(&mut app, "review"));
    let losses = [0, 1, 8, 0, 3, 0];
    let plies: Vec<_> = (0..).zip(losses).map(|(index, loss)| losing(&app, index, loss)).collect();
    for ply in &plies[..3] {
        review_finds(&mut app, id, Some(ply.clone()));
    }
    assert_eq!(said(typed(&mut app, "lesson")), ["exercise.one-moment"]);
    assert!(!app.features.exercise.is_under_way());
    for ply in &plies[3..] {
        review_finds(&mut app, id, Some(ply.clone()));
    }
    let outputs = review_finds(&mut app, id, None);
    assert!(said(outputs).contains(&"exercise.problem"));
    assert_eq!(problem(&app).error().unwrap().0.index, 2);
}

#[test]
fn next_leads_on_as_enter_does_and_ends_the_lesson_behind_its_last_position() {
    let mut app = retried();
    let count = app.features.exercise.current().unwrap().count();
    for _ in 0..count {
        solve(&mut app);
        typed(&mut app, "next");
    }
    assert!(!app.features.exercise.is_under_way() && !app.features.exercise.has_left());
}

fn solve(app: &mut App) {
    let best = problem(app).solution();
    play(app, &[best]);
    assert_eq!(problem(app).outcome(), Outcome::Solved);
}

#[test]
fn a_lesson_that_is_left_goes_on_where_it_was_and_begins_again_when_all_is_solved() {
    let mut app = retried();
    solve(&mut app);
    typed(&mut app, "next");
    typed(&mut app, "solution");
    let left = *problem(&app).position();
    assert_eq!(said(typed(&mut app, "leave")), ["exercise.lesson-kept"]);
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.problem"]);
    assert_eq!(*problem(&app).position(), left);
    typed(&mut app, "next");
    solve(&mut app);
    assert_eq!(said(typed(&mut app, "leave")), ["exercise.lesson-over"]);
    assert_eq!(shown(app.clone()), [3], "its answer was shown");
    typed(&mut app, "retry");
    solve(&mut app);
    typed(&mut app, "leave");
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.all-solved"]);
    assert_eq!(shown(app.clone()), [2, 3, 4]);
}

#[test]
fn a_retry_begins_with_the_error_that_is_viewed() {
    let mut app = reviewed([Player::Human, Player::Human], &[0, 0, 8, 4, 6, 0]);
    assert_eq!(shown(app.clone())[0], 2, "the largest loss comes first");
    typed(&mut app, "at 3");
    assert_eq!(shown(app), [3, 2, 4]);
}

#[test]
fn an_answer_is_judged_by_the_engine_unless_it_is_known_to_be_the_best() {
    let mut app = retried();
    let best = problem(&app).solution();
    let [other, another] = unknown(&app)[..2] else { panic!("there are two more") };
    let (square, id) = judges(play(&mut app, &[other]));
    assert_eq!(square, other);
    assert!(app.features.exercise.needs_engine() && !app.state.can_play());
    assert_eq!(app.state.shown_position().board().disc(other), Some(Color::Black));
    let outputs = answered(&mut app, id, judged(other, -18));
    assert_eq!(said(outputs), ["exercise.judged-lesson"]);
    let Judgement::Valued(judgement) = problem(&app).judgement().unwrap() else {
        panic!("it is not by a file")
    };
    assert!(!judgement.is_right() && judgement.loss() > 7.5 && judgement.is_exact());
    assert_eq!(judgement.answer.moves, [other, Square::A1]);
    assert_eq!(problem(&app).outcome(), Outcome::Open);

    // The next answer begins in the same position, and one that loses nothing is right as well.
    let (square, id) = judges(play(&mut app, &[another]));
    assert_eq!(square, another);
    answered(&mut app, id, judged(another, -10));
    assert_eq!(problem(&app).outcome(), Outcome::Solved);

    typed(&mut app, "undo");
    assert!(app.state.can_play() && problem(&app).answer().is_none());
    let outputs = play(&mut app, &[best]);
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(events(outputs.clone())[0], Event::Answered(*problem(&app).answer().unwrap()));
    assert_eq!(said(outputs), ["exercise.judged-lesson"]);
    // What is judged is not judged again.
    assert_eq!(asked(play(&mut app, &[other])), None);
}

fn estimate(discs: f32, depth: u32) -> Value {
    Value::Estimated { discs, depth, selectivity: Selectivity::Percent87 }
}

/// Asks for a better move than one that loses five discs at depth 14.
fn retrying_an_estimate() -> App {
    let mut app = ended([Player::Human, Player::Human]);
    let id = task_id(typed(&mut app, "review"));
    let [value, best_value] = [-1.0, 4.0].map(|discs| estimate(discs, 14));
    let ply = ReviewedPly { value, best_value, ..losing(&app, 2, 8) };
    review_finds(&mut app, id, Some(ply));
    review_finds(&mut app, id, None);
    typed(&mut app, "retry");
    app
}

#[test]
fn what_is_known_judges_an_answer_at_once_and_judgements_are_known_from_then_on() {
    let mut app = retrying_an_estimate();
    let position = *problem(&app).position();
    let best = problem(&app).best().unwrap().clone();
    let others = unknown(&app);
    let line = |square, discs, depth| Line { value: estimate(discs, depth), moves: vec![square] };
    app.state.knowledge.learn_move(&position, &line(others[0], -6.0, 16));
    let outputs = play(&mut app, &others[..1]);
    assert_eq!(asked(outputs.clone()), None);
    assert_eq!(said(outputs), ["exercise.judged-lesson"]);

    // Too little is known of this one.
    app.state.knowledge.learn_move(&position, &line(others[1], -6.0, 10));
    typed(&mut app, "undo");
    let (_, id) = judges(play(&mut app, &others[1..2]));
    let judged = Judged { line: line(others[1], 4.0, 14), best: Some(best) };
    assert_eq!(said(answered(&mut app, id, judged)), ["exercise.judged-lesson"]);
    let moves = app.state.knowledge.moves(&position);
    let known = moves.iter().find(|line| line.square() == others[1]).unwrap();
    assert_eq!(known.value, estimate(4.0, 14));
}

#[test]
fn an_answer_that_may_be_as_good_is_right_and_what_is_best_may_change_by_a_deeper_search() {
    let mut app = retrying_an_estimate();
    let best = problem(&app).best().unwrap().clone();
    let others = unknown(&app);
    let line = |square, value| Line { value, moves: vec![square] };
    let outputs = play(&mut app, &others[..1]);
    let request = asked(outputs).unwrap();
    assert_eq!(task::<Judge>(&request).unwrap().best.as_ref(), Some(&best));
    let deeper = |square, value| Judged {
        line: line(square, value),
        best: Some(line(others[2], estimate(3.5, 22))),
    };
    let outputs = answered(&mut app, request.id, deeper(others[0], estimate(2.1, 22)));
    assert_eq!(said(outputs), ["exercise.judged-lesson"]);
    assert_eq!(problem(&app).judgement().unwrap().verdict(), Verdict::Undecided);
    assert_eq!(problem(&app).solution(), others[2]);
    let attempt = app.features.exercise.problem().unwrap().outcome();
    assert_eq!(attempt, Outcome::Solved);

    typed(&mut app, "undo");
    let id = task_id(play(&mut app, &others[1..2]));
    answered(&mut app, id, deeper(others[1], estimate(1.4, 22)));
    assert_eq!(problem(&app).judgement().unwrap().verdict(), Verdict::Wrong);
    // What was best is no longer, and is judged as any other move.
    typed(&mut app, "undo");
    assert_eq!(judges(play(&mut app, &[best.square()])).0, best.square());
}

#[test]
fn what_costs_most_comes_first_and_hopeless_positions_last() {
    let mut app = ended([Player::Human, Player::Human]);
    let id = task_id(typed(&mut app, "review"));
    // A loss of 9 in a lost position, one of 3 in a close one, and one of 2 that gives away the win.
    for (index, values) in [(1, [-30, -21]), (2, [-6, -3]), (3, [-1, 1])] {
        let [value, best_value] = values.map(Value::Exact);
        let ply = ReviewedPly { value, best_value, ..losing(&app, index, 1) };
        review_finds(&mut app, id, Some(ply));
    }
    review_finds(&mut app, id, None);
    typed(&mut app, "retry");
    let problems = app.features.exercise.current().unwrap().problems();
    let asked = problems.iter().map(|problem| match problem.origin() {
        Origin::Mistake { judgement, .. } => judgement.index,
        Origin::Puzzle { .. } | Origin::Repertoire(_) | Origin::Guess(_) => {
            panic!("it is no mistake")
        }
    });
    assert_eq!(asked.collect::<Vec<_>>(), [2, 3, 1]);
}

/// A line of legal moves from a position, the first ones there are.
fn any_line(position: &Position, length: usize) -> Vec<Square> {
    let mut game = Game::from_position(*position);
    for _ in 0..length {
        let square = game.position().legal_moves().first().unwrap();
        game.play(square).unwrap();
    }
    game.plies().iter().map(|ply| ply.square).collect()
}

#[test]
fn the_line_after_an_answer_is_stepped_through_and_back() {
    let mut app = retried();
    // Who learns follows both lines beside the board.
    app.state.estimate(Level::from_number(7));
    let position = *problem(&app).position();
    assert_eq!(said(typed(&mut app, "on")), ["exercise.no-line"]);
    let other = unknown(&app)[0];
    let (_, id) = judges(play(&mut app, &[other]));
    let replies = any_line(&position.play(other).unwrap(), 2);
    let line = Line { value: Value::Exact(-18), moves: [&[other][..], &replies].concat() };
    answered(&mut app, id, Judged { line, best: None });
    let following = |app: &App| {
        let line = problem(app).on_board();
        line.following().map(|(number, square, _)| (number, square)).collect::<Vec<_>>()
    };
    let both: Vec<(u8, Square)> = (1..).zip(replies.iter().copied()).collect();
    assert_eq!(following(&app), both);
    let [first, _, third] = [0, 1, 2].map(|_| typed(&mut app, "on"));
    assert_eq!(events(first)[0], Event::Stepped);
    assert_eq!(said(third), ["browsing.end-of-line"]);
    assert_eq!(following(&app), []);
    let shown = app.state.shown_position();
    assert_eq!(
        shown,
        replies.iter().fold(position.play(other).unwrap(), |it, square| it.play(*square).unwrap())
    );
    typed(&mut app, "back");
    assert_eq!(following(&app), both[1..]);
    assert_eq!(app.state.last_shown().map(|ply| ply.square), Some(replies[0]));
    // Another try begins without it.
    typed(&mut app, "undo");
    assert_eq!(app.state.shown_position(), position);
}

/// Asks for a better move than c3. After c5, the best one, White cannot play d3, and Black has more moves at the next turn,
/// also than after c6.
fn better_than_c3() -> App {
    let mut app = ended([Player::Human, Player::Human]);
    let id = task_id(typed(&mut app, "review"));
    let error = losing(&app, 2, 8);
    let best = Square::C5;
    let (line, played_line) =
        (vec![best, Square::F6, Square::C4], vec![error.square, Square::D3, Square::C2]);
    review_finds(&mut app, id, Some(ReviewedPly { best, line, played_line, ..error }));
    review_finds(&mut app, id, None);
    typed(&mut app, "lesson");
    app
}

#[test]
fn whoever_finds_a_right_move_reads_of_it_and_not_of_the_best_one() {
    let mut app = better_than_c3();
    let best = problem(&app).best().unwrap().value;
    let (_, id) = judges(play(&mut app, &[Square::C6]));
    let line = Line { value: best, moves: vec![Square::C6, Square::F4, Square::D3] };
    answered(&mut app, id, Judged { line, best: None });
    assert!(problem(&app).judgement().unwrap().is_right());
    let headings = super::futures(&app).unwrap().boards.map(|board| board.heading.to_string());
    assert_eq!(headings, ["c3, then White d3", "c6, then White f4"]);
    typed(&mut app, "undo");
    typed(&mut app, "solution");
    let headings = super::futures(&app).unwrap().boards.map(|board| board.heading.to_string());
    assert_eq!(headings, ["c3, then White d3", "after c5"]);
}

#[test]
fn the_better_move_is_not_shown_beside_a_wrong_try_of_a_learner_before_it_is_asked_for() {
    let mut app = better_than_c3();
    let best = problem(&app).solution();
    let position = *problem(&app).position();
    let (_, id) = judges(play(&mut app, &[Square::C6]));
    let line = Line { value: Value::Exact(-18), moves: vec![Square::C6, Square::F4, Square::D3] };
    answered(&mut app, id, Judged { line, best: None });
    assert_eq!(super::futures(&app), None);
    assert_eq!(app.state.shown_position(), position);
    assert_eq!(super::wrong_answer(&app), Some((Square::C6, None)));
    assert_eq!(said(typed(&mut app, "on")), ["exercise.no-line"]);
    let futures = |app: &App| super::futures(app).unwrap();
    let headings = |app: &App| futures(app).boards.map(|board| board.heading.to_string());
    // Enter compares it with the better move, and goes on to the move of the game.
    assert_eq!(said(typed(&mut app, "explain"))[0], "exercise.judged-lesson");
    assert_eq!(super::wrong_answer(&app), Some((Square::C6, Some(best))));
    assert_eq!(headings(&app), ["c6, then White f4", "c5, then White f6"]);
    assert_eq!(said(typed(&mut app, "on")), ["futures.said", "futures.said"]);
    assert_eq!(headings(&app)[0], "c6, f4, d3");
    // The sentence speaks of other numbers than those that the boards show now.
    assert_eq!(futures(&app).followed().unwrap().name(), "futures.followed");
    assert_eq!(said(typed(&mut app, "on")), ["browsing.end-of-line"]);
    (0..2).for_each(|_| drop(typed(&mut app, "back")));
    assert_eq!(headings(&app)[0], "after c6");
    assert_eq!(said(typed(&mut app, "explain"))[0], "exercise.judged-lesson");
    let Origin::Mistake { judgement, .. } = problem(&app).origin().clone() else { panic!("it is") };
    assert_eq!(super::wrong_answer(&app), Some((judgement.square, Some(judgement.best))));
    assert_eq!(headings(&app), ["c3, then White d3", "after c5"]);
    assert!(!problem(&app).judgement().unwrap().is_right());
    assert_eq!(problem(&app).outcome(), Outcome::Shown);
}

#[test]
fn the_toughest_reply_to_a_right_answer_is_played_and_the_solver_goes_on() {
    let mut app = retried();
    let position = *problem(&app).position();
    let best = problem(&app).solution();
    assert_eq!(said(typed(&mut app, "reply")), ["exercise.no-right-answer"]);
    play(&mut app, &[best]);
    let after = position.play(best).unwrap();
    let outputs = typed(&mut app, "reply");
    let request = asked(outputs.clone()).unwrap();
    assert_eq!(task(&request), Some(&FindLine { position: after }));
    assert_eq!(said(outputs), ["exercise.replying"]);
    let moves = any_line(&after, 2);
    let line = Some(Line { value: Value::Exact(10), moves: moves.clone() });
    let outputs = answered(&mut app, request.id, line);
    assert_eq!(events(outputs)[0], Event::Stepped);
    let next = problem(&app);
    assert_eq!(*next.position(), after.play(moves[0]).unwrap());
    assert_eq!(next.position().to_move(), position.to_move());
    assert_eq!((next.solution(), next.best().unwrap().value), (moves[1], Value::Exact(-10)));
    // The question counts as solved, however it goes on, and the next one is another.
    assert_eq!(app.features.exercise.current().unwrap().solved(), 1);
    play(&mut app, &[moves[1]]);
    assert!(problem(&app).judgement().unwrap().is_right());
    typed(&mut app, "next");
    assert_eq!(app.features.exercise.current().unwrap().number(), 2);
}

#[test]
fn the_solution_is_shown_and_does_not_count_as_solved() {
    let mut app = retried();
    let outputs = typed(&mut app, "solution");
    assert_eq!(events(outputs)[0], Event::Stepped);
    assert!(problem(&app).judgement().unwrap().is_best());
    assert_eq!(problem(&app).outcome(), Outcome::Shown);
    assert_eq!(app.features.exercise.current().unwrap().solved(), 0);
    typed(&mut app, "next");
    let best = problem(&app).solution();
    play(&mut app, &[best]);
    typed(&mut app, "solution");
    assert_eq!(problem(&app).outcome(), Outcome::Solved);
    assert_eq!(app.features.exercise.current().unwrap().solved(), 1);
}

#[test]
fn positions_follow_each_other_and_are_shown_without_the_answer_again() {
    let mut app = retried();
    assert_eq!(said(typed(&mut app, "previous")), ["exercise.first-problem"]);
    typed(&mut app, "solution");
    typed(&mut app, "next");
    assert_eq!(app.features.exercise.current().unwrap().number(), 2);
    typed(&mut app, "previous");
    assert_eq!(problem(&app).answer(), None);
    typed(&mut app, "next");
    typed(&mut app, "next");
    assert!(!app.features.exercise.current().unwrap().has_next());
    assert_eq!(said(typed(&mut app, "next")), ["exercise.last-problem"]);
}

#[test]
fn the_game_and_its_save_stay_as_they_are() {
    type Step<'a> = &'a dyn Fn(&mut App) -> Vec<Output>;
    let mut app = reviewed([Player::Human, Player::Human], &[0, 1, 8, 6, 4, 0]);
    typed(&mut app, "back");
    let before = app.clone();
    typed(&mut app, "retry");
    let legal = problem(&app).position().legal_moves().first().unwrap();
    let answer = |square| move |app: &mut App| play(app, &[square]);
    let word = |word: &'static str| move |app: &mut App| typed(app, word);
    let steps: [Step<'_>; 12] = [
        &answer(legal),
        &answer(Square::A1),
        &word("undo"),
        &word("solution"),
        &word("next"),
        &word("redo"),
        &word("start"),
        &word("resign"),
        &word("continue here"),
        &word("new"),
        &word("previous"),
        &word("leave"),
    ];
    for (number, step) in steps.into_iter().enumerate() {
        let outputs = step(&mut app);
        assert_eq!(saved(outputs), [""; 0], "{number}");
        assert_eq!(app.session(), before.session(), "{number}");
    }
    assert_eq!(app.viewed().ply(), before.viewed().ply());
    assert_eq!(said(typed(&mut app, "leave")), ["exercise.not-solving-yet"]);
}

#[test]
fn other_actions_and_answers_that_are_no_moves_are_refused() {
    let mut app = retried();
    for line in ["redo", "resign", "new", "retry"] {
        assert_eq!(said(typed(&mut app, line)), ["exercise.solving"], "{line}");
    }
    assert_eq!(said(typed(&mut app, "undo")), ["exercise.no-answer"]);
    let outputs = play(&mut app, &[Square::A1, Square::A2]);
    assert_eq!(said(outputs), ["exercise.one-answer"]);
    let refusal = refused(play(&mut app, &[Square::A1]));
    assert_eq!(refusal, Some(m::plies::no_neighbour(Square::A1, Color::White).into()));
    assert!(app.state.can_play());
}

#[test]
fn computers_and_the_clock_wait_until_the_game_is_back() {
    let terms =
        Setup { time_control: with_clock().time_control, ..between(Player::Human, level(3)) };
    let mut app = begun(terms).0;
    play(&mut app, &[Square::F5]);
    assert!(app.features.players.is_thinking() && app.state.is_clock_running());
    let left = *app.session().clock().unwrap();
    let outputs = typed(&mut app, "puzzle");
    let outputs = recalled(&mut app, outputs, Memory::default(), 0);
    let request = asked(outputs).unwrap();
    assert!(task::<FindPuzzle>(&request).is_some());
    assert!(!app.features.players.is_thinking() && !app.state.is_clock_running());
    app.update(Input::tick(Duration::from_secs(3600)));
    assert_eq!(app.session().clock(), Some(&left));
    let request = asked(typed(&mut app, "leave")).unwrap();
    assert!(task::<ChooseMove>(&request).is_some());
    assert!(app.state.is_clock_running());
}

#[test]
fn a_review_goes_on_while_nothing_is_to_be_judged() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(MOVES));
    let id = task_id(typed(&mut app, "review"));
    let ply = losing(&app, 4, 8);
    review_finds(&mut app, id, Some(ply));
    typed(&mut app, "review stop");
    // A lesson that was left goes on while the game is reviewed.
    for line in ["retry", "leave", "review"] {
        typed(&mut app, line);
    }
    typed(&mut app, "retry");
    let best = problem(&app).solution();
    let legal = problem(&app).position().legal_moves();
    let other = legal.into_iter().find(|square| *square != best).unwrap();
    let (_, judge) = judges(play(&mut app, &[other]));
    let outputs = answered(&mut app, judge, judged(other, -12));
    let task = asked(outputs).unwrap().task;
    let reviewed = &task.get::<ReviewGame>().unwrap().reviewed;
    assert_eq!(reviewed.plies.len(), 1);
}

#[test]
fn an_engine_that_fails_to_judge_leads_back_to_the_game() {
    let mut app = retried();
    let other = unknown(&app)[0];
    let (_, id) = judges(play(&mut app, &[other]));
    let error = EngineError::new(&std::fmt::Error);
    let outputs = app.update(Action::EngineReplied(EngineReply { id, result: Err(error.clone()) }));
    assert_eq!(said(outputs), ["exercise.lesson-kept", "evaluation.failed"]);
    assert!(!app.features.exercise.is_under_way());
}

/// A puzzle that comes with the program, with the positions that it is to be found in.
fn candidates(positions: usize) -> Vec<Candidate> {
    let built_in = puzzle::built_in().take(positions);
    built_in.map(|it| Candidate { position: it.position, origin: "games.pgn:1".into() }).collect()
}

fn proved(candidate: &Candidate) -> Option<FoundPuzzle> {
    let mut engine = AnyEngine::new(Options::default());
    let puzzle = puzzle::check(&mut engine, &candidate.position, &Stop::new()).unwrap();
    Some((0, Box::new(puzzle)))
}

fn with_puzzles(most: usize, candidates: Vec<Candidate>) -> (App, Vec<Output>) {
    let kind = ExerciseKind::Puzzles { most, wanted: Wanted::default() };
    let mut app = app(setup()).with_puzzles(kind, candidates);
    let outputs = app.update(Action::Begin);
    (app, outputs)
}

/// Returns the number of positions in which a puzzle is to be found, and the identity of the request.
#[track_caller]
fn searched(outputs: Vec<Output>) -> (usize, TaskId) {
    let request = asked(outputs).expect("the engine is asked");
    (task::<FindPuzzle>(&request).expect("a puzzle is to be found").positions.len(), request.id)
}

#[test]
fn a_puzzle_is_looked_for_when_it_is_its_turn_and_only_its_solution_is_right() {
    let candidates = candidates(3);
    let (mut app, outputs) = with_puzzles(2, candidates.clone());
    assert_eq!(said(outputs.clone()), ["exercise.searching"]);
    let (positions, id) = searched(outputs);
    assert_eq!(positions, 3);
    assert_eq!(said(typed(&mut app, "next")), ["exercise.no-problem-yet"]);
    let outputs = answered(&mut app, id, proved(&candidates[0]));
    assert_eq!(said(outputs), ["exercise.problem"]);
    let best = problem(&app).solution();
    for square in candidates[0].position.legal_moves() {
        assert_eq!(asked(play(&mut app, &[square])), None, "all is known");
        assert_eq!(problem(&app).judgement().unwrap().is_right(), square == best);
    }
    let (positions, id) = searched(typed(&mut app, "next"));
    assert_eq!(positions, 2);
    answered(&mut app, id, proved(&candidates[1]));
    assert_eq!(said(typed(&mut app, "next")), ["exercise.last-problem"]);
}

#[test]
fn a_wrong_answer_to_a_puzzle_is_told_by_the_idea_of_the_puzzle() {
    let is_last = |it: &BuiltIn| Theme::first_idea(&it.themes) == Some(Idea::LastMove);
    let mut against = Vec::new();
    for BuiltIn { position, .. } in puzzle::built_in().filter(is_last).take(9) {
        let candidate = Candidate { position, origin: String::new() };
        let (mut app, outputs) = with_puzzles(1, vec![candidate.clone()]);
        answered(&mut app, task_id(outputs), proved(&candidate));
        let best = problem(&app).solution();
        for square in position.legal_moves().into_iter().filter(|square| *square != best) {
            play(&mut app, &[square]);
            let (exercise, known) =
                (app.features.exercise.current().unwrap(), &app.features.explanations);
            let idea = known.causes(&position, square).first().map(|it| it.contrast.idea());
            if matches!(idea, Some(Some(Idea::Corners | Idea::FewDiscs))) {
                continue;
            }
            let (_, rule) = sentences::causes(exercise, problem(&app), known);
            assert_eq!(rule.unwrap().to_string(), ideas::rule(Idea::LastMove).to_string());
            against.extend(idea);
        }
    }
    assert!(against.iter().any(|idea| *idea != Some(Idea::LastMove)), "{against:?}");
}

#[test]
fn where_there_are_no_more_puzzles_the_last_one_stays_and_without_any_the_game_is_back() {
    let candidates = candidates(2);
    let (mut app, outputs) = with_puzzles(usize::MAX, candidates.clone());
    answered(&mut app, task_id(outputs), proved(&candidates[0]));
    let id = task_id(typed(&mut app, "next"));
    let outputs = answered(&mut app, id, None::<FoundPuzzle>);
    assert_eq!(said(outputs), ["exercise.no-more-puzzles"]);
    assert_eq!(*problem(&app).position(), candidates[0].position);

    let (mut app, outputs) = with_puzzles(usize::MAX, candidates);
    let outputs = answered(&mut app, task_id(outputs), None::<FoundPuzzle>);
    assert_eq!(said(outputs), ["exercise.left", "exercise.no-puzzles"]);
    assert!(!app.features.exercise.is_under_way() && app.state.can_play());
}

/// Has the puzzles like the solved error looked for, without any memory; returns their positions and the request.
#[track_caller]
fn similar(app: &mut App) -> (Vec<Position>, TaskId) {
    let outputs = typed(app, "similar");
    let request = asked(recalled(app, outputs, Memory::default(), 0)).unwrap();
    (task::<FindPuzzle>(&request).expect("puzzles are looked for").positions.clone(), request.id)
}

#[test]
fn after_an_error_two_puzzles_about_its_idea_are_solved_and_then_the_retry_goes_on() {
    let game = "c4c3e6f6f5d6f7f4f3e3d2b4d3e7e8g4c6c2h5c1g3h4e2h3d1f1e1h6f2g5b3c7c8b5c5a3h2h1g6g8d7g2g1g7b1a1a5h7f8b8a2d8";
    let mut app = begun(setup()).0;
    play(&mut app, &squares(game));
    typed(&mut app, "resign");
    app.update(Action::Answer(Answer::Yes));
    typed(&mut app, "review stop");
    let id = task_id(typed(&mut app, "review"));
    let mut engine = AnyEngine::new(Options::default());
    let limits = Limits::depth(6);
    let errors = (4..52).map(|index| {
        let (before, square) = (app.game().position_at(index), app.game().plies()[index].square);
        let judged = review::judge(&mut engine, index, &before, square, &limits, &Stop::new());
        let explanation = judged.explanation(before);
        let causes = explanation.as_ref().map_or_else(Vec::new, Explanation::causes);
        let first = causes.first().filter(|it| explanation.is_some_and(|known| known.teaches(it)));
        let is_shown =
            |it: &&Cause| it.contrast.consequence().is_none_or(Consequence::is_seen_at_once);
        let idea = first.filter(is_shown).and_then(|cause| cause.contrast.idea());
        let [value, best] = [judged.value, judged.best_value];
        let is_open = !is_decided(value, best) && !is_doubtful(value, best);
        (judged, idea.filter(|_| is_open))
    });
    let is_error = |it: &(ReviewedPly, Option<_>)| it.0.is_error() && it.1.is_some();
    let errors: Vec<_> = errors.filter(is_error).take(2).collect();
    assert_eq!(errors.len(), 2);
    for (judged, _) in &errors {
        review_finds(&mut app, id, Some(judged.clone()));
    }
    review_finds(&mut app, id, None);
    typed(&mut app, "retry");
    assert_eq!(said(typed(&mut app, "similar")), ["training.nothing-similar"]);
    solve(&mut app);
    let asked = *problem(&app).position();
    let error = errors.iter().find(|it| app.game().position_at(it.0.index) == asked).unwrap();
    // Other errors of the game may have a value of the best move that is more certain.
    let known = error.0.known_by(&app.state.knowledge, &asked).explanation(asked).unwrap();
    let idea = known.causes().iter().find_map(|cause| cause.contrast.idea()).unwrap();
    let (positions, id) = similar(&mut app);
    let about = |it: &BuiltIn| it.themes.iter().any(|theme| theme.idea() == idea);
    let known: Vec<_> = puzzle::built_in().filter(about).map(|it| it.position).collect();
    assert!(positions.len() >= 2, "{idea:?}");
    assert!(positions.iter().all(|it| known.contains(it)));

    let mut id = id;
    for (number, &position) in positions.iter().take(2).enumerate() {
        let candidate = Candidate { position, origin: String::new() };
        answered(&mut app, id, proved(&candidate));
        assert_eq!(*problem(&app).position(), position);
        assert_eq!(app.features.exercise.current().unwrap().count_in_all(), Some(2));
        solve(&mut app);
        assert_eq!(said(typed(&mut app, "similar")), ["training.nothing-similar"]);
        let outputs = typed(&mut app, "next");
        id = if number == 0 { task_id(outputs) } else { id };
    }
    // The second error of the retry.
    assert_eq!(app.features.exercise.current().unwrap().kind(), ExerciseKind::Lesson);
    assert_eq!(app.features.exercise.current().unwrap().number(), 2);
    solve(&mut app);
    // Whoever leaves in between has solved the errors nevertheless.
    let (_, id) = similar(&mut app);
    answered(&mut app, id, None::<FoundPuzzle>);
    assert!(!app.features.exercise.is_under_way());
    assert_eq!(said(typed(&mut app, "retry")), ["exercise.all-solved"]);
}

/// A line of one move that is worth so much.
fn worth(square: Square, value: i32) -> Line {
    Line { value: Value::Exact(value), moves: vec![square] }
}

/// Returns the discs that the player and the one in whose place they guess have lost, in how many moves.
fn score(app: &App) -> String {
    let score =
        app.features.exercise.current().and_then(Exercise::score).expect("a move is judged");
    let [yours, theirs] = score.lost;
    format!("{yours} and {theirs} in {}, {:?}", score.moves, score.player)
}

#[test]
fn a_guess_is_judged_beside_the_move_played_and_the_score_is_what_both_lose() {
    let mut app = begun(setup()).0;
    play(&mut app, &squares(MOVES));
    let outputs = typed(&mut app, "guess black 2");
    assert_eq!(said(outputs.clone()), ["exercise.problem"]);
    // White's moves are left out, and what is compared with is looked for while the player thinks.
    assert_eq!(app.features.exercise.current().unwrap().count(), 2);
    let position = *problem(&app).position();
    assert_eq!(position, app.game().position_at(2));
    let legal: Vec<_> = position.legal_moves().into_iter().collect();
    let played = app.game().plies()[2].square;
    let [best, yours] = [0, 1]
        .map(|which| legal.iter().copied().filter(|square| *square != played).nth(which).unwrap());
    assert_eq!(said(typed(&mut app, "solution")), ["exercise.judging"], "it is not known yet");
    let request = asked(outputs).unwrap();
    assert_eq!(task::<FindLine>(&request).unwrap().position, position);
    let outputs = answered(&mut app, request.id, Some(worth(best, 4)));
    let (square, id) = judges(outputs);
    assert_eq!(square, played);
    answered(&mut app, id, Judged { line: worth(played, -2), best: None });
    let (square, id) = judges(play(&mut app, &[yours]));
    assert_eq!(square, yours);
    let outputs = answered(&mut app, id, Judged { line: worth(yours, 1), best: None });
    assert_eq!(said(outputs), ["exercise.judged-guess"]);
    assert_eq!(score(&app), "3 and 6 in 1, Some(\"Black\")");
    // Another try is judged, but the first one counts.
    play(&mut app, &[best]);
    assert!(problem(&app).judgement().unwrap().is_best());
    assert_eq!(score(&app), "3 and 6 in 1, Some(\"Black\")");
    // Whatever the answer was, the next move comes.
    let next = super::commands::next_step(&app).unwrap();
    done(&mut app, |app| next.run(app, ""));
    assert_eq!(*problem(&app).position(), app.game().position_at(4));
    assert_eq!(problem(&app).last_ply().map(|ply| ply.square), Some(squares(MOVES)[3]));
    assert_eq!(said(typed(&mut app, "leave")), ["exercise.left-with-score"]);
    assert_eq!(app.game().plies().len(), 6);
}

#[test]
fn what_the_review_knows_is_not_searched_again() {
    let mut app = ended([Player::Human, Player::Human]);
    let id = task_id(typed(&mut app, "review"));
    let losing = losing(&app, 2, 8);
    let played_line = vec![losing.square];
    review_finds(&mut app, id, Some(ReviewedPly { played_line, ..losing.clone() }));
    review_finds(&mut app, id, None);
    assert_eq!(asked(typed(&mut app, "guess 3")), None);
    let outputs = play(&mut app, &[losing.best]);
    assert_eq!((asked(outputs.clone()), said(outputs)), (None, vec!["exercise.judged-guess"]));
    assert_eq!(score(&app), "0 and 8 in 1, Some(\"Black\")");
    assert!(app.features.exercise.take_attempts().is_empty(), "nothing comes back");
}

#[test]
fn a_guess_begins_where_the_game_is_viewed_and_needs_a_move() {
    let mut app = begun(setup()).0;
    assert_eq!(said(typed(&mut app, "guess")), ["exercise.nothing-to-guess"]);
    play(&mut app, &squares(MOVES));
    assert_eq!(said(typed(&mut app, "guess")), ["exercise.nothing-to-guess"], "from move 11 on");
    assert_eq!(said(typed(&mut app, "guess 7")), ["exercise.nothing-to-guess"]);
    assert_eq!(said(typed(&mut app, "guess ada")), ["exercise.unknown-guess"]);
    typed(&mut app, "at 4");
    typed(&mut app, "guess both");
    assert_eq!(*problem(&app).position(), app.game().position_at(4));
    let mut locked = begun(setup()).0.with_settings(without_engine());
    play(&mut locked, &squares(MOVES));
    assert_eq!(said(typed(&mut locked, "guess 1")), ["evaluation.locked"]);
}

#[test]
fn who_says_why_first_names_one_of_four_ideas_before_the_reason_is_said() {
    for (given, said_of_it, grade) in [
        (0, "exercise.why-right", Some(SaidWhy::Right)),
        (1, "exercise.why-wrong", Some(SaidWhy::Wrong)),
        (2, "exercise.judged-right", None),
    ] {
        let candidates = candidates(2);
        let (mut app, outputs) = with_puzzles(usize::MAX, candidates.clone());
        typed(&mut app, "settings say-why true");
        answered(&mut app, task_id(outputs), proved(&candidates[0]));
        assert_eq!(said(typed(&mut app, "because 1")), ["exercise.no-why"]);
        solve(&mut app);
        let why = problem(&app).why_right().expect("it is asked").clone();
        assert!(why.choices().contains(&why.cause()));
        assert!(problem(&app).asks_why() && super::futures(&app).is_none());
        let exercise = app.features.exercise.current().unwrap();
        let known = &app.features.explanations;
        assert_eq!(sentences::why(exercise, problem(&app), known), None);
        assert_eq!(said(typed(&mut app, "because 5")), ["exercise.unknown-why"]);
        let wrong = Idea::ALL.into_iter().position(|idea| {
            let is_theme = puzzle::built_in().next().unwrap().themes.contains(&Theme::Idea(idea));
            why.choices().contains(&idea) && idea != why.cause() && !is_theme
        });
        let line = match given {
            0 => format!("because {}", why.cause().name()),
            1 => format!("because {}", Idea::ALL[wrong.unwrap()].name()),
            _ => "skip".into(),
        };
        let told = said(typed(&mut app, &line));
        assert!(told.contains(&said_of_it), "{told:?}");
        assert_eq!(problem(&app).why_right().unwrap().grade(), grade);
        assert!(!problem(&app).asks_why() && super::futures(&app).is_some());
        // It is asked once.
        assert_eq!(said(typed(&mut app, "because 1")), ["exercise.no-why"]);
    }
}

#[test]
fn whoever_does_not_want_to_is_not_asked_why_and_who_goes_on_is_asked_no_longer() {
    let candidates = candidates(2);
    let (mut app, outputs) = with_puzzles(usize::MAX, candidates.clone());
    answered(&mut app, task_id(outputs), proved(&candidates[0]));
    solve(&mut app);
    assert!(problem(&app).why_right().is_none());
    let id = task_id(typed(&mut app, "next"));
    typed(&mut app, "say-why");
    answered(&mut app, id, proved(&candidates[1]));
    solve(&mut app);
    assert!(problem(&app).asks_why());
    typed(&mut app, "previous");
    typed(&mut app, "next");
    assert!(!problem(&app).asks_why());
}
