//! The position to be solved in the panel: its place among the others, its origin, and the judgement of
//! the answer.

use othello_words::i18n::{Text, m};
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::screen::futures::{self, Sentence};
use crate::screen::layout::{Below, DockedPlace, Room};
use crate::screen::paragraphs::{self, Paragraph};
use crate::screen::view::View;
use crate::screen::window_text::WindowText;
use othello_board::features::exercise::problems::{Exercise, Outcome};
use othello_board::features::exercise::sentences;

/// Returns both futures of a judged answer with what is said of it; the heading is in the frame, where there is one, and
/// the rule in the notice.
pub fn futures(view: &View<'_>, place: DockedPlace) -> Option<WindowText> {
    let shown = view.app().features.exercise.current()?;
    let (problem, both) = (shown.problem()?, view.futures()?);
    let known = &view.app().features.explanations;
    let (verdict, _) = sentences::verdict(problem, known.reader())?;
    let (why, rule) = sentences::causes(shown, problem, known);
    let rule = rule.filter(|_| place.below == Below::Judgement);
    let mut said = Sentence::beside(&both, why, rule);
    if shown.score().is_some() || shown.solved() > 0 {
        said.push(Sentence { text: sentences::progress(shown), rank: u8::MAX });
    }
    let heading = sentences::heading(shown);
    let title = heading.to_string().into();
    let above = [heading, verdict];
    let above = if place.frame.is_some() { &above[1..] } else { &above };
    let room = Room::of(place.lines.as_size());
    Some(WindowText { title, ..futures::lesson(view, Some(&both), above, said, room) })
}

/// Returns `true` if two futures of that width have all of the judgement above them, where it takes a row.
pub fn tells_judgement(view: &View<'_>, columns: u16) -> bool {
    let problem = view.answered_problem();
    let known = &view.app().features.explanations;
    let verdict = problem.and_then(|problem| sentences::verdict(problem, known.reader()));
    verdict.is_some_and(|(verdict, _)| text::width(&verdict.to_string()) <= columns.into())
}

/// Draws what is known of it, as far as there is room.
pub fn draw(view: &View<'_>, shown: &Exercise, area: Rect, buffer: &mut Buffer) {
    paragraphs::draw(parts(view, shown), view.theme(), area, buffer);
}

/// The rank of the judgement.
const VERDICT: u8 = 1;

fn parts(view: &View<'_>, shown: &Exercise) -> Vec<Paragraph> {
    let colors = view.theme().colors;
    let part = |text: Text, style, rank| Paragraph { text: text.to_string(), style, rank };
    let mut parts = vec![part(sentences::heading(shown), colors.strong, 0)];
    let Some(problem) = shown.problem() else {
        parts.push(part(m::exercise::searching(), Style::new(), VERDICT));
        return parts;
    };
    let known = &view.app().features.explanations;
    parts.push(part(sentences::task(problem, known.reader()), Style::new(), 4));
    let origin = sentences::origin(problem, known.reader()).into_iter();
    parts.extend(origin.map(|text| part(text, colors.quiet, 6)));
    let (sentence, line) = sentences::verdict(problem, known.reader()).unzip();
    let is_judging = problem.answer().is_some() && sentence.is_none();
    let sentence = sentence.or(is_judging.then(m::exercise::judging));
    let replying = problem.is_going_on().then(m::exercise::replying);
    parts.extend(replying.or(sentence).map(|text| part(text, colors.strong, VERDICT)));
    let why = sentences::why(shown, problem, known);
    parts.extend(why.map(|text| part(text, Style::new(), 2)));
    parts.extend(line.flatten().map(|text| part(text, Style::new(), 3)));
    let is_tried = problem.outcome() != Outcome::Open && !problem.is_presented();
    if shown.score().is_some() || shown.solved() > 0 || is_tried {
        parts.push(part(sentences::progress(shown), colors.quiet, 5));
    }
    parts
}
