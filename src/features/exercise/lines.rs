//! The commands about positions to be solved.

use super::words as exercise;
use crate::app::App;
use crate::app::action::{Action, ExerciseAction};
use crate::app::event::ExerciseEvent;
use crate::app::refusal::ExerciseRefusal;
use crate::features::exercise::problems::Exercise;
use crate::line::audience::Audience;
use crate::line::command::Command;
use crate::line::request::Request;
use crate::line::sentence::{Sentence, Then};
use crate::words::moves::turn;

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new(
        "retry",
        "begins to solve the positions before your worst moves; without a review, what is due.",
        |_, _| act(ExerciseAction::Retry),
    ),
    Command::new(
        "puzzle",
        "begins to solve puzzles that fit: endgames in which one move wins.",
        |_, _| act(ExerciseAction::Puzzles),
    )
    .with_aliases(&["puzzles", "daily"]),
    Command::new("solution", "shows the best move in a position that you are solving.", |_, _| {
        act(ExerciseAction::Solution)
    }),
    Command::new(
        "reply",
        "plays the toughest reply to your right answer, and you go on from there.",
        |_, _| act(ExerciseAction::PlayOn),
    ),
    Command::new("next", "goes on to the next position to solve.", |_, _| {
        act(ExerciseAction::Next)
    }),
    Command::new("previous", "goes back to the position to solve before this one.", |_, _| {
        act(ExerciseAction::Previous)
    }),
    Command::new("leave", "returns to the game from the positions to solve.", |_, _| {
        act(ExerciseAction::Leave)
    }),
];

fn act(action: ExerciseAction) -> Request {
    Request::Act(Action::Exercise(action))
}

/// Returns the sentence about an event of an exercise.
pub fn sentence(event: &ExerciseEvent, app: &App) -> Sentence {
    match event {
        ExerciseEvent::ProblemShown => Sentence::followed_by(Then::Board, problem(app)),
        ExerciseEvent::Searching => Sentence::alone(exercise::SEARCHING),
        // The judgement says more.
        ExerciseEvent::Answered(_) if !app.exercise().needs_engine() => Sentence::none(),
        ExerciseEvent::Answered(_) => Sentence::alone(exercise::JUDGING),
        ExerciseEvent::Judged | ExerciseEvent::SolutionShown => Sentence::alone(verdict(app)),
        ExerciseEvent::LookingForReply => Sentence::alone(exercise::REPLYING),
        ExerciseEvent::Replied => Sentence::followed_by(Then::Board, replied(app)),
        ExerciseEvent::Stepped => {
            let problem = app.exercise().problem();
            let stepped = problem.map_or_else(String::new, exercise::stepped);
            Sentence::followed_by(Then::Board, stepped)
        }
        ExerciseEvent::Attempted(_) => Sentence::none(),
        ExerciseEvent::NoMorePuzzles => {
            Sentence::alone(exercise::no_more_puzzles(app.exercise().is_under_way()))
        }
        ExerciseEvent::Left => Sentence::followed_by(Then::TurnAndBoard, exercise::LEFT),
    }
}

/// Returns the position to be solved.
pub fn problem(app: &App) -> String {
    let Some(shown) = app.exercise().current() else { return String::new() };
    let Some(problem) = shown.problem() else { return exercise::SEARCHING.into() };
    let mut said = vec![format!("{}.", exercise::heading(shown))];
    said.extend(exercise::origin(problem));
    said.push(exercise::task(problem));
    said.push(turn(problem.position()).to_string());
    said.join(" ")
}

/// Returns the reply, and whose turn it is then.
fn replied(app: &App) -> String {
    let Some(problem) = app.exercise().problem() else { return String::new() };
    if problem.is_over() {
        return exercise::with_way_on(&exercise::task(problem), way_on(app));
    }
    format!("{} {}", exercise::task(problem), turn(problem.position()).to_string())
}

fn verdict(app: &App) -> String {
    let Some(problem) = app.exercise().problem() else { return String::new() };
    let Some((sentence, line)) = exercise::verdict(problem) else { return String::new() };
    let is_right = problem.judgement().is_some_and(|judgement| judgement.is_right());
    let then = if is_right { progress(app) } else { after_mistake(app) };
    [Some(sentence), line, Some(then)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns how many positions are solved, and the command to type next.
fn progress(app: &App) -> String {
    let Some(shown) = app.exercise().current() else { return String::new() };
    exercise::with_way_on(&exercise::progress(shown), way_on(app))
}

/// Returns the commands to type after a wrong answer.
fn after_mistake(app: &App) -> String {
    exercise::after_mistake(way_on(app))
}

/// Returns the command that leads to the next position, or back to the game after the last.
fn way_on(app: &App) -> &'static str {
    let has_next = app.exercise().current().is_some_and(Exercise::has_next);
    if has_next { "next" } else { "leave" }
}

/// Returns the proposal to solve the positions before the mistakes of a review, for a person; empty
/// if there are none.
pub fn proposal(app: &App, audience: Audience) -> &'static str {
    let is_proposed = app.exercise().can_retry(app.state()) && audience == Audience::Terminal;
    if is_proposed { exercise::PROPOSAL } else { "" }
}

/// Returns the command that helps after a refusal.
pub fn help(refusal: ExerciseRefusal, app: &App) -> &'static str {
    match refusal {
        ExerciseRefusal::Solving => "; type leave",
        ExerciseRefusal::NotSolving if app.exercise().can_retry(app.state()) => {
            "; type retry or puzzle"
        }
        ExerciseRefusal::NotSolving => "; type puzzle",
        ExerciseRefusal::NotReviewed => "; type review",
        ExerciseRefusal::AllSolved => "; type retry to begin again",
        ExerciseRefusal::LastProblem => "; type leave to return to the game",
        ExerciseRefusal::NoMistakes
        | ExerciseRefusal::ReviewBegun
        | ExerciseRefusal::NoProblemYet
        | ExerciseRefusal::NoAnswer
        | ExerciseRefusal::OneAnswer
        | ExerciseRefusal::NoRightAnswer
        | ExerciseRefusal::NoLine
        | ExerciseRefusal::EndOfLine
        | ExerciseRefusal::FirstProblem => "",
    }
}
