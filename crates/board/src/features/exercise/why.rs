//! The question why a right move is right: the player names one of four ideas before the reason is said.

use othello_engine::puzzle;
use othello_engine::reasons::ideas::Idea;
use othello_home::config::SayWhy;
use othello_home::memory::entry::SaidWhy;
use othello_words::i18n::{Text, m};
use othello_words::ideas;

use super::problems::Outcome;
use super::{contrasted, sentences};
use crate::app::App;
use crate::app::call::Call;
use crate::app::event::Event;
use crate::app::needs::Need;
use crate::app::reply::{Done, Refuse, Refused, Reply};
use crate::line::error::quoted;

/// The page of the question.
pub const PAGE_OF_WHY: &str = "why-right";
/// The ideas to choose from.
pub const CHOICES: usize = 4;

/// A question why a right move is right, and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhyRight {
    /// The ideas of the causes, the first one before another.
    causes: Vec<Idea>,
    /// The ideas to choose from.
    choices: [Idea; CHOICES],
    /// The answer; `None` while it is asked.
    answer: Option<Answer>,
}

/// An answer to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Named(Idea),
    /// It is told without one.
    Skipped,
}

impl WhyRight {
    /// Asks about causes; which other ideas there are to choose from, and where the right one stands, follows from a
    /// number. `None` if no idea is a cause.
    fn new(causes: Vec<Idea>, number: u64) -> Option<Self> {
        let first = *causes.first()?;
        let start = number as usize % Idea::ALL.len();
        let around = Idea::ALL.into_iter().cycle().skip(start).take(Idea::ALL.len());
        let others = around.filter(|idea| !causes.contains(idea));
        let named = causes.iter().copied().take(2).chain(others).take(CHOICES);
        let mut choices = [first; CHOICES];
        choices.iter_mut().zip(named).for_each(|(choice, idea)| *choice = idea);
        choices.sort_unstable();
        choices.rotate_left(number as usize / Idea::ALL.len() % CHOICES);
        Some(Self { causes, choices, answer: None })
    }

    /// The ideas to choose from.
    pub const fn choices(&self) -> &[Idea; CHOICES] {
        &self.choices
    }

    /// Returns `true` while it is asked.
    pub const fn is_open(&self) -> bool {
        self.answer.is_none()
    }

    /// Returns the first cause.
    pub fn cause(&self) -> Idea {
        self.causes[0]
    }

    /// Returns how right the answer is; `None` without one.
    pub fn grade(&self) -> Option<SaidWhy> {
        let Some(Answer::Named(idea)) = self.answer else { return None };
        Some(match self.causes.iter().position(|cause| *cause == idea) {
            Some(0) => SaidWhy::Right,
            Some(_) => SaidWhy::Other,
            None => SaidWhy::Wrong,
        })
    }

    /// Returns what is said of the answer; nothing of none.
    pub fn judgement(&self) -> Option<Text> {
        let cause = ideas::name(self.cause());
        Some(match self.grade()? {
            SaidWhy::Right => m::exercise::why_right(cause),
            SaidWhy::Other => m::exercise::why_other(cause),
            SaidWhy::Wrong => m::exercise::why_wrong(cause),
        })
    }
}

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
    let Some((square, _)) = contrasted(app) else { return };
    let Some(problem) = app.features.exercise.problem() else { return };
    let is_solved = problem.outcome() == Outcome::Solved && problem.is_asked();
    let is_right = problem.judgement().is_some_and(|judged| judged.is_right());
    if !is_solved || !is_right || problem.why_right().is_some() {
        return;
    }
    let causes = app.features.explanations.causes(problem.position(), square).iter();
    let ideas = causes.filter_map(|cause| cause.contrast.idea()).collect();
    let number = puzzle::rank(problem.position(), 0);
    if let Some(why) = WhyRight::new(ideas, number)
        && let Some(problem) = app.features.exercise.problem_mut()
    {
        problem.ask_why(why);
        app.state.show(PAGE_OF_WHY);
    }
}

/// Reads an idea: its number among those to choose from, or its name.
pub(super) fn read(words: &str) -> Result<Call, Refused> {
    let number = words.parse().ok().filter(|number| (1..=CHOICES).contains(number));
    let named = Idea::named(words);
    if number.is_none() && named.is_none() {
        return Err(m::exercise::unknown_why(quoted(words)).into());
    }
    Ok(Call::new(move |app| {
        let why = app.features.exercise.problem().and_then(|problem| problem.why_right());
        let chosen = why.zip(number).map(|(why, number)| why.choices()[number - 1]);
        match named.or(chosen) {
            Some(idea) => answer(app, Answer::Named(idea)),
            None => Ok(()),
        }
    }))
}

/// Answers with one of the ideas to choose from.
pub(super) fn choose(app: &mut App, index: usize) -> Done {
    let why = app.features.exercise.problem().and_then(|problem| problem.why_right());
    match why.and_then(|why| why.choices().get(index)).copied() {
        Some(idea) => answer(app, Answer::Named(idea)),
        None => Ok(()),
    }
}

/// Has the reason said without an answer.
pub(super) fn skip(app: &mut App) -> Done {
    answer(app, Answer::Skipped)
}

fn answer(app: &mut App, answer: Answer) -> Done {
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
        close(app, Answer::Skipped);
    }
}

fn close(app: &mut App, answer: Answer) {
    if let Some(why) = app.features.exercise.problem_mut().and_then(|it| it.why_right_mut()) {
        why.answer = Some(answer);
    }
    app.state.hide(PAGE_OF_WHY);
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
