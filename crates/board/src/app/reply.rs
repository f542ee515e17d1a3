//! Replies: messages, and how loudly they are said. Both front ends put them into words.

use othello_core::board::ByColor;
use othello_words::i18n::Text;

/// Something that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The messages, a line each.
    pub lines: Vec<Text>,
    pub tone: Tone,
    /// The description that follows in line mode.
    pub after: After,
    /// Line mode says it at the end of its response.
    pub is_news: bool,
}

/// The manner in which something is said on the screen; line mode says all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// By the way, under the board.
    Quiet,
    /// It was asked for, and is the answer.
    Strong,
    /// By the way, unless a docked panel shows it.
    Docked,
    /// Something could not be done.
    Warning,
    /// The screen shows it by itself; what was said before is void.
    Seen,
    /// The screen shows it by itself; what was said before stays.
    Heard,
    /// It is read on the page of that name.
    Page(&'static str),
    /// An answer follows, as soon as the engine has it: only said if it is not there yet.
    Waiting,
}

/// A description that follows in line mode: the last of these, if several are to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum After {
    Nothing,
    /// The proposal to solve the positions before the errors, at once.
    Proposal,
    /// The board, where it is drawn after moves.
    Board,
    /// The player to move, or the result.
    Turn,
    TurnAndBoard,
}

impl Reply {
    /// Says that in a manner.
    pub fn new(tone: Tone, lines: Vec<Text>) -> Self {
        Self { lines, tone, after: After::Nothing, is_news: false }
    }

    /// Says that to those who do not see it.
    pub fn seen(text: Text) -> Self {
        Self::new(Tone::Seen, vec![text])
    }

    /// Says nothing but what follows.
    pub fn only(after: After) -> Self {
        Self { after, ..Self::new(Tone::Seen, Vec::new()) }
    }

    /// The same, said last in line mode.
    #[must_use]
    pub fn as_news(self) -> Self {
        Self { is_news: true, ..self }
    }

    /// The same, followed by a description in line mode.
    #[must_use]
    pub fn then(self, after: After) -> Self {
        Self { after, ..self }
    }

    /// Returns it in words, in the form of a front end if it has one, with the players by these names or by
    /// colour.
    pub fn words(&self, form: &str, names: Option<&ByColor<String>>) -> String {
        let line = |text: &Text| text.words(form, names);
        self.lines.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

impl From<Text> for Reply {
    fn from(text: Text) -> Self {
        Self::new(Tone::Quiet, vec![text])
    }
}

/// The reason for which something is not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub why: Text,
    pub tone: Tone,
}

/// The outcome of something that a player wants done.
pub type Done = Result<(), Refused>;

impl From<Text> for Refused {
    fn from(why: Text) -> Self {
        Self { why, tone: Tone::Warning }
    }
}

/// Messages as refusals: `Err(m::tags::no_text(field).quiet())`.
pub trait Refuse {
    /// Refuses without a word on the screen, where it is plain to see.
    fn heard(self) -> Refused;

    /// Refuses by the way: it needs no warning.
    fn quiet(self) -> Refused;
}

impl Refuse for Text {
    fn heard(self) -> Refused {
        Refused { why: self, tone: Tone::Heard }
    }

    fn quiet(self) -> Refused {
        Refused { why: self, tone: Tone::Quiet }
    }
}
