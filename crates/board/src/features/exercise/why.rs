//! The question why a right move is right: the player names one of four ideas before the reason is said.

use othello_engine::puzzle;
use othello_engine::reasons::ideas::Idea;
use othello_home::config::SayWhy;
use othello_words::i18n::{Text, m};
use othello_words::ideas;
use othello_words::text::quoted;

use super::contrast::contrasted;
use super::problems::Outcome;
use super::sentences;
use super::why_right::{CHOICES, NamedIdea, WhyRight};
use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::needs::Need;
use crate::app::page::Page;
use crate::app::reply::{Done, Refuse, Refused, Reply};

pub const PAGE: Page = Page::new("why-right");
/// It is asked why a move is right.
pub(super) const IS_ASKED: Need = Need {
    is_met: |app| app.features.exercise.problem().is_some_and(super::problems::Problem::asks_why),
    or: |_| m::exercise::no_why().quiet(),
};

/// Asks why the answer is right, if the player wants to say so first and an idea explains it.
pub(super) fn ask(app: &mut App) {
    if app.state.config().says_why == SayWhy::Off {
        return;
    }
    let Some(square) = contrasted(app) else { return };
    let Some(problem) = app.features.exercise.problem() else { return };
    let is_solved = problem.outcome() == Outcome::Solved && problem.is_asked();
    let is_right = problem.judgement().is_some_and(|judged| judged.is_right());
    if !is_solved || !is_right || problem.why_right().is_some() {
        return;
    }
    let causes = app.features.explanations.causes(problem.position(), square).iter();
    let ideas = causes.filter_map(|it| it.contrast.idea()).collect();
    let number = usize::try_from(puzzle::rank(problem.position(), 0) >> 40).unwrap_or(0);
    if let Some(why) = WhyRight::new(ideas, number)
        && let Some(problem) = app.features.exercise.problem_mut()
    {
        problem.ask_why(why);
        app.state.show(PAGE);
    }
}

/// Reads an idea: its number among those to choose from, or its name.
pub(super) fn read(words: &str) -> Result<Call, Refused> {
    let number = words.parse().ok().filter(|number| (1..=CHOICES).contains(number));
    let named = Idea::named(words);
    if number.is_none() && named.is_none() {
        return Err(m::exercise::unknown_why(quoted(words)).into());
    }
    Ok(Call::new(move |app| match (named, number) {
        (Some(idea), _) => answer(app, NamedIdea::Named(idea)),
        (None, Some(number)) => choose(app, number - 1),
        (None, None) => Ok(()),
    }))
}

/// Answers with one of the ideas to choose from.
pub(super) fn choose(app: &mut App, index: usize) -> Done {
    let why = app.features.exercise.problem().and_then(|problem| problem.why_right());
    match why.and_then(|why| why.choices().get(index)).copied() {
        Some(idea) => answer(app, NamedIdea::Named(idea)),
        None => Ok(()),
    }
}

/// Has the reason said without an answer.
pub(super) fn skip(app: &mut App) -> Done {
    answer(app, NamedIdea::Skipped)
}

fn answer(app: &mut App, answer: NamedIdea) -> Done {
    close(app, answer);
    let known = &app.features.explanations;
    let exercise = app.features.exercise.current();
    let problem = app.features.exercise.problem();
    let graded = problem.and_then(|it| it.why_right()).and_then(WhyRight::judgement);
    let judged = exercise.and_then(|exercise| sentences::judged(exercise, known));
    app.state.tell(Event::Stepped);
    app.state
        .say(Reply::new(crate::app::reply::Tone::Seen, graded.into_iter().chain(judged).collect()));
    Ok(())
}

/// Goes on without an answer, if it is asked.
pub(super) fn settle(app: &mut App) {
    if (IS_ASKED.is_met)(app) {
        close(app, NamedIdea::Skipped);
    }
}

fn close(app: &mut App, answer: NamedIdea) {
    if let Some(why) = app.features.exercise.problem_mut().and_then(|it| it.why_right_mut()) {
        why.take(answer);
    }
    app.state.hide(PAGE);
    app.features.exercise.note_attempt();
}

/// Returns the question, and the ideas to choose from, a line each.
pub fn question(app: &App) -> Vec<Text> {
    let problem = app.features.exercise.problem();
    let Some((problem, why)) = problem.and_then(|it| Some((it, it.why_right()?))) else {
        return Vec::new();
    };
    let square = problem.answer().map_or_else(|| problem.solution(), |answer| answer.square);
    let choice = |(number, idea): (usize, &Idea)| {
        m::exercise::why_choice(number.to_string(), ideas::name(*idea))
    };
    let choices = (1..).zip(why.choices()).map(choice);
    [m::exercise::why_question(square)].into_iter().chain(choices).collect()
}
