//! The explanations of moves that are known, and the one that is wanted.

use std::cell::OnceCell;

use othello_core::board::Color;
use othello_core::position::Position;
use othello_core::square::Square;
use othello_engine::Line;
use othello_engine::reasons::ideas::{Cause, is_decided, is_doubtful, worth};
use othello_engine::review::{Explanation, ReviewedPly};
use othello_home::jobs::knowledge::ExplainErrors;
use othello_session::Own;
use othello_words::futures::TwoFutures;
use othello_words::i18n::Text;
use othello_words::ideas::{self, Reader};

use crate::app::state::State;

/// The loss in discs from which on an error is a lesson even where the game was decided.
const PLAIN_LOSS: f32 = 8.0;

/// The explanations of moves that are known, and the one that is wanted.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Explanations {
    pub(super) wanted: Option<ExplainedMove>,
    known: Vec<Known>,
    /// The one of the problem that is being solved, which compares with its solution; the review may prefer another move.
    of_problem: Option<(ComparedMove, Known)>,
    /// The explanation, with all reasons, that is shown as a lesson.
    pub(super) lesson: Option<Box<Explanation>>,
    /// The lesson says all reasons, whoever reads it.
    pub(super) is_in_full: bool,
    reader: Reader,
    /// The side of the reader, if that is one.
    side: Option<Color>,
    /// The move whose futures were followed, and the plies by which.
    followed: Option<(ExplainedMove, i8)>,
    of_file: OfFile,
}

/// The explanations of the errors that the review of a file names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum OfFile {
    #[default]
    Known,
    /// They are to be found once the game is seen: they take longer than all else that comes before the first frame.
    Left,
    /// They are being found.
    Awaited,
}

/// An explanation with its causes: they take long to be found, and are so once they are asked for.
#[derive(Clone, Debug)]
struct Known {
    explanation: Explanation,
    causes: OnceCell<Vec<Cause>>,
}

/// The causes follow from the explanation, whether they have been asked for or not.
impl PartialEq for Known {
    fn eq(&self, other: &Self) -> bool {
        self.explanation == other.explanation
    }
}

impl From<Explanation> for Known {
    fn from(explanation: Explanation) -> Self {
        Self { explanation, causes: OnceCell::new() }
    }
}

impl Known {
    fn causes(&self) -> &[Cause] {
        self.causes.get_or_init(|| self.explanation.causes())
    }

    fn is_of(&self, explained: &ExplainedMove) -> bool {
        explained.is_of(&self.explanation)
    }
}

/// A move, and the solutions that it is compared with.
type ComparedMove = (ExplainedMove, [Square; 2]);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ExplainedMove {
    /// The position before it.
    pub position: Position,
    pub square: Square,
}

impl ExplainedMove {
    pub fn is_of(&self, explanation: &Explanation) -> bool {
        self.position == explanation.position && self.square == explanation.played.square()
    }

    /// Returns the move that is meant where the game is viewed: the error that the review has found in the
    /// viewed position, or else the move that led to it; `None` at the start, and where another board is
    /// shown.
    pub fn meant(state: &State) -> Option<Self> {
        if state.is_aside() {
            return None;
        }
        let (plies, square) = match state.next_reviewed_ply().filter(ReviewedPly::is_error) {
            Some(error) => (error.index, error.square),
            None => (state.viewed.ply().checked_sub(1)?, state.viewed.last_ply()?.square),
        };
        Some(Self { position: state.viewed.line().position_at(plies), square })
    }
}

/// Returns the errors that the review of the game names, each with the position before it.
fn errors(state: &State) -> Vec<(Position, ReviewedPly)> {
    let review = state.session().review();
    let before = |error: &ReviewedPly| state.game().position_at(error.index);
    review.errors().map(|error| (before(error), error.clone())).collect()
}

impl Explanations {
    /// Returns the explanations of the errors of a game that was reviewed earlier.
    pub fn of_review(state: &State) -> Self {
        let explain = |(before, error): (Position, ReviewedPly)| error.explanation(before);
        let known = errors(state).into_iter().filter_map(explain).map(Known::from).collect();
        let mut new = Self { known, ..Self::default() };
        new.read_by(state);
        new
    }

    /// Leaves them to be found once the game is seen.
    pub fn left(state: &State) -> Self {
        let mut new = Self { of_file: OfFile::Left, ..Self::default() };
        new.read_by(state);
        new
    }

    /// Returns `true` as long as the explanations of the errors of a file are not known.
    pub fn are_awaited(&self) -> bool {
        self.of_file != OfFile::Known
    }

    /// Returns the errors to be explained, if that was left for now.
    pub(super) fn take_left(&mut self, state: &State) -> Option<ExplainErrors> {
        if self.of_file != OfFile::Left {
            return None;
        }
        let errors = errors(state);
        self.of_file = if errors.is_empty() { OfFile::Known } else { OfFile::Awaited };
        (!errors.is_empty()).then_some(ExplainErrors { errors, side: self.side })
    }

    /// Takes in the explanations of errors, and the causes as far as they were found, unless others are known meanwhile.
    pub(super) fn take_found(&mut self, found: Vec<(Explanation, Option<Vec<Cause>>)>) {
        self.of_file = OfFile::Known;
        for (explanation, causes) in found {
            if self.find(&explanation.position, explanation.played.square()).is_none() {
                let causes = causes.map(OnceCell::from).unwrap_or_default();
                self.known.push(Known { explanation, causes });
            }
        }
    }

    /// Notes who reads the explanations: by the estimated level of the person, and as the side that is the person's own
    /// or the only one that a person plays.
    pub(super) fn read_by(&mut self, state: &State) {
        self.reader = Reader::of(state.level());
        let players = state.session().players();
        let is_human = Color::BOTH.map(|color| players[color].is_human());
        self.side = match (state.own(), is_human) {
            (Own::One(color), _) => Some(color),
            (Own::Nobody, [true, false]) => Some(Color::BOTH[0]),
            (Own::Nobody, [false, true]) => Some(Color::BOTH[1]),
            (Own::Nobody | Own::Both, _) => None,
        };
    }

    /// Returns the manner in which the explanations are read.
    pub const fn reader(&self) -> Reader {
        self.reader
    }

    pub const fn reader_of_lesson(&self) -> Reader {
        if self.is_in_full { Reader::Strong } else { self.reader }
    }

    /// The side of the reader, if that is one.
    pub const fn side(&self) -> Option<Color> {
        self.side
    }

    /// Returns the causes for which a move loses; none if they are not known.
    pub fn causes(&self, position: &Position, square: Square) -> &[Cause] {
        self.find(position, square).map_or(&[], Known::causes)
    }

    /// Returns why a move loses, as a learner of that side reads it; nothing if that is not known.
    pub fn why(&self, position: &Position, square: Square, side: Option<Color>) -> Vec<Text> {
        let known =
            self.find(position, square).filter(|known| !known.explanation.is_of_best_move());
        known.map_or_else(Vec::new, |it| ideas::why(it.causes(), &it.explanation, side))
    }

    /// Returns what an error is worth as a lesson, in hundredths of a disc.
    #[expect(clippy::cast_possible_truncation, reason = "a loss is 128 discs at most")]
    pub fn worth(&self, position: &Position, ply: &ReviewedPly) -> i32 {
        let causes = self.causes(position, ply.square);
        (100.0 * worth(ply.value, ply.best_value, causes)) as i32
    }

    /// Returns `true` if a newcomer understands in a lesson why an error is one, in a game that is still open or where it costs much; `None` where that is not
    /// known yet, and for a strong reader.
    pub fn teaches(&self, position: &Position, ply: &ReviewedPly) -> Option<bool> {
        let known = self.find(position, ply.square).filter(|_| self.reader == Reader::Learner)?;
        let (played, best) = (ply.value, ply.best_value);
        let (is_decided, is_sure) = (is_decided(played, best), !is_doubtful(played, best));
        let is_told = |cause: &Cause| {
            let is_worth_it = !is_decided || ply.loss() >= PLAIN_LOSS;
            is_worth_it && known.explanation.teaches(cause)
        };
        Some(is_sure && known.causes().first().is_some_and(is_told))
    }

    /// Returns the positions after a move and after the better one that show why it loses, as far as both lines have been
    /// followed.
    pub fn futures(&self, position: &Position, square: Square) -> Option<TwoFutures> {
        let known = self.find(position, square)?;
        let steps = self.followed.filter(|(of, _)| known.is_of(of)).map_or(0, |(_, steps)| steps);
        TwoFutures::new(&known.explanation, known.causes(), steps)
    }

    pub fn has_futures(&self, position: &Position, square: Square) -> bool {
        self.find(position, square).is_some_and(|known| {
            let Known { explanation, .. } = known;
            explanation.has_futures() && !known.causes().is_empty()
        })
    }

    /// Follows both lines after a move and after the better one for so many plies more, or fewer; returns `false` if
    /// there are no more.
    pub fn follow_lines(&mut self, position: &Position, square: Square, by: i8) -> bool {
        let followed = ExplainedMove { position: *position, square };
        let Some(known) = self.find(position, square) else { return false };
        let range = TwoFutures::range(&known.explanation, known.causes());
        let before = self.followed.filter(|(of, _)| *of == followed).map_or(0, |(_, steps)| steps);
        let steps = before.saturating_add(by);
        let is_within = range.is_some_and(|[back, on]| (back..=on).contains(&steps));
        if is_within {
            self.followed = Some((followed, steps));
        }
        is_within
    }

    /// Shows futures where the sentence about them is again.
    pub const fn show_reason(&mut self) {
        self.followed = None;
    }

    /// Returns the move of a position that was explained last.
    pub fn last_at(&self, position: &Position) -> Option<Square> {
        let at = |known: &&Known| known.explanation.position == *position;
        self.known.iter().rev().find(at).map(|known| known.explanation.played.square())
    }

    fn find(&self, position: &Position, square: Square) -> Option<&Known> {
        let explained = ExplainedMove { position: *position, square };
        let of_problem = self.of_problem.iter().map(|(_, known)| known);
        of_problem.chain(&self.known).find(|it| it.is_of(&explained))
    }

    /// Has a move explained by comparison with solutions of a problem, the first one unless the last alone shows an idea,
    /// for as long as the problem is shown.
    pub fn compare_with_solutions(
        &mut self,
        position: &Position,
        played: Option<&Line>,
        solutions: [&Line; 2],
        square: Square,
    ) {
        let Some(known) = self.find(position, square) else { return };
        let explained = ExplainedMove { position: *position, square };
        let compared = (explained, solutions.map(Line::square));
        if self.of_problem.as_ref().is_some_and(|(of, _)| *of == compared) {
            return;
        }
        let compare = |solution: &Line| {
            if known.explanation.best.square() == solution.square() {
                return Some(known.clone());
            }
            let played = played.unwrap_or(&known.explanation.played).clone();
            let (position, best) = (*position, solution.clone());
            let compared = Explanation { position, played, best, reasons: Vec::new() };
            compared.ply(0).explanation(position).map(Known::from)
        };
        let shows = |it: &Known| it.causes().first().is_some_and(Cause::is_clear);
        let [found, best] = solutions.map(compare);
        let best = best.filter(|best| shows(best) || found.is_none());
        if let Some(known) = found.filter(|found| shows(found) || best.is_none()).or(best) {
            self.of_problem = Some((compared, known));
        }
    }

    /// No problem is shown any longer whose solution moves are compared with.
    pub fn forget_solution(&mut self) {
        self.of_problem = None;
    }

    /// Returns the explanation of a move, if it is known.
    pub fn of(&self, position: &Position, square: Square) -> Option<&Explanation> {
        self.find(position, square).map(|known| &known.explanation)
    }

    /// Returns the explanation, with all reasons, that is shown as a lesson.
    pub fn lesson(&self) -> Option<&Explanation> {
        self.lesson.as_deref()
    }

    /// Returns `true` while the engine looks for reasons, or waits to do so.
    pub const fn is_under_way(&self) -> bool {
        self.wanted.is_some()
    }

    /// Notes an explanation in place of the one of the same move.
    pub fn note(&mut self, explanation: Explanation) {
        let (position, square) = (explanation.position, explanation.played.square());
        let explained = ExplainedMove { position, square };
        self.known.retain(|it| !it.is_of(&explained));
        if self.lesson().is_some_and(|it| explained.is_of(it)) {
            self.lesson = Some(Box::new(explanation.in_full()));
        }
        self.known.push(explanation.into());
    }
}
