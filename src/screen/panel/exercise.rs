//! The position to be solved in the panel: its place among the others, its origin, and the judgement of
//! the answer.

use othello_words::i18n::{Text, m};
use othello_words::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::screen::board::pictures::Pictures;
use crate::screen::futures::{self, Sentence};
use crate::screen::layout::Room;
use crate::screen::placed_lines::PlacedLines;
use crate::screen::view::View;
use othello_board::features::exercise::problems::{Exercise, Outcome};
use othello_board::features::exercise::sentences;

/// A paragraph of the panel.
struct Paragraph {
    text: String,
    style: Style,
    /// The importance: where there is no room for all, those with the largest numbers go first.
    rank: u8,
}

/// Draws both futures of a judged answer with what is said of it.
pub fn draw_futures(
    view: &View<'_>,
    shown: &Exercise,
    pictures: &mut Pictures,
    area: Rect,
    buffer: &mut Buffer,
) -> bool {
    let (Some(problem), Some(both)) = (shown.problem(), view.futures()) else { return false };
    let known = &view.app().features.explanations;
    let Some((verdict, _)) = sentences::verdict(problem, known.reader()) else { return false };
    let title = [sentences::heading(shown), verdict];
    let (why, rule) = sentences::causes(shown, problem, known);
    let mut said = Sentence::of(why, rule);
    if shown.score().is_some() || shown.solved() > 0 {
        said.push(Sentence { text: sentences::progress(shown), rank: u8::MAX });
    }
    let text = futures::lesson(view, Some(&both), &title, said, Room::of(area.as_size()));
    PlacedLines::new(&text, area).draw(view.theme(), buffer);
    futures::add_pictures(&text.squares, view.theme(), pictures, area);
    true
}

/// Draws the paragraphs for which there is room, with as many blank rows between them.
pub fn draw(view: &View<'_>, shown: &Exercise, area: Rect, buffer: &mut Buffer) {
    let theme = view.theme();
    let (width, rows) = (usize::from(area.width), usize::from(area.height));
    let mut paragraphs = paragraphs(view, shown);
    let wrapped = |part: &Paragraph| text::wrap(&theme.spell(&part.text), width);
    let needed = |parts: &[Paragraph]| parts.iter().map(|part| wrapped(part).len()).sum::<usize>();
    while paragraphs.len() > 1 && needed(&paragraphs) > rows {
        let least = paragraphs.iter().map(|part| part.rank).max();
        paragraphs.retain(|part| Some(part.rank) != least);
    }
    let blanks = rows.saturating_sub(needed(&paragraphs));
    // The judgement stands apart first.
    let mut apart: Vec<usize> = (1..paragraphs.len()).collect();
    apart.sort_by_key(|&index| paragraphs[index].rank != VERDICT);
    apart.truncate(blanks);
    let mut y = area.y;
    for (index, part) in paragraphs.iter().enumerate() {
        y += u16::from(apart.contains(&index));
        for line in wrapped(part) {
            if y < area.bottom() {
                Line::styled(line, part.style).render(Rect { y, height: 1, ..area }, buffer);
            }
            y += 1;
        }
    }
}

/// The rank of the judgement.
const VERDICT: u8 = 1;

fn paragraphs(view: &View<'_>, shown: &Exercise) -> Vec<Paragraph> {
    let colors = view.theme().colors;
    let part = |text: Text, style, rank| Paragraph { text: text.to_string(), style, rank };
    let mut parts = vec![part(sentences::heading(shown), colors.strong, 0)];
    let Some(problem) = shown.problem() else {
        parts.push(part(m::exercise::searching(), Style::new(), VERDICT));
        return parts;
    };
    let known = &view.app().features.explanations;
    parts.push(part(sentences::task(problem, known.reader()), Style::new(), 4));
    parts.extend(sentences::origin(problem).into_iter().map(|text| part(text, colors.quiet, 6)));
    let (sentence, line) = sentences::verdict(problem, known.reader()).unzip();
    let is_judging = problem.answer().is_some() && sentence.is_none();
    let sentence = sentence.or(is_judging.then(m::exercise::judging));
    let replying = problem.is_going_on().then(m::exercise::replying);
    parts.extend(replying.or(sentence).map(|text| part(text, colors.strong, VERDICT)));
    let why = sentences::why(shown, problem, known);
    parts.extend(why.map(|text| part(text, Style::new(), 2)));
    parts.extend(line.flatten().map(|text| part(text, Style::new(), 3)));
    if shown.score().is_some() || shown.solved() > 0 || problem.outcome() != Outcome::Open {
        parts.push(part(sentences::progress(shown), colors.quiet, 5));
    }
    parts
}
