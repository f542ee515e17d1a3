//! A question why a right move is right, and what the player has answered.

use othello_engine::reasons::ideas::Idea;
use othello_home::memory::entry::SaidWhy;
use othello_words::i18n::{Text, m};
use othello_words::ideas;

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
    answer: Option<NamedIdea>,
}

/// An answer to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamedIdea {
    Named(Idea),
    /// It is told without one.
    Skipped,
}

impl WhyRight {
    /// Asks about causes; which other ideas there are to choose from, and where the right one stands, follows from a
    /// number. `None` if no idea is a cause.
    pub(super) fn new(causes: Vec<Idea>, number: usize) -> Option<Self> {
        let first = *causes.first()?;
        let start = number % Idea::ALL.len();
        let around = Idea::ALL.into_iter().cycle().skip(start).take(Idea::ALL.len());
        let others = around.filter(|idea| !causes.contains(idea));
        let named = causes.iter().copied().take(2).chain(others).take(CHOICES);
        let mut choices = [first; CHOICES];
        choices.iter_mut().zip(named).for_each(|(choice, idea)| *choice = idea);
        choices.sort_unstable();
        choices.rotate_left(number / Idea::ALL.len() % CHOICES);
        Some(Self { causes, choices, answer: None })
    }

    /// The ideas to choose from.
    pub const fn choices(&self) -> &[Idea; CHOICES] {
        &self.choices
    }

    pub(super) const fn take(&mut self, answer: NamedIdea) {
        self.answer = Some(answer);
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
        let Some(NamedIdea::Named(idea)) = self.answer else { return None };
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
