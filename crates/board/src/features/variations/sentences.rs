//! Sentences about variations, comments, signs and marks.

use crate::app::viewed::ViewedGame;
use othello_core::game::Game;
use othello_core::game::Ply;
use othello_core::position::Position;
use othello_core::tree::{Annotations, Mark, Moment, Note};
use othello_words::i18n::{self, Text, m};
use othello_words::plies;
use othello_words::text;
use othello_words::value::{certainty_in_full, value};

/// Returns the comment for somebody who asks for it.
pub fn read_comment(note: Option<&Note>) -> Text {
    let comment = note.map(comment).filter(|comment| !comment.is_empty());
    comment.map_or_else(m::variations::no_comment, m::common::raw)
}

/// Returns the sentences about a ply of a line, and the turn after it.
pub fn varied(line: &str, ply: &Ply, after: &Position) -> Text {
    m::variations::varied(line, plies::ply(ply), plies::turn(after))
}

/// Returns the comments of a note, without the commands that programs write into them.
pub fn comment(note: &Note) -> String {
    comment_within(note, usize::MAX)
}

/// Returns as much of them as a few lines of a screen can show: a comment may be a whole book.
pub fn start_of_comment(note: &Note) -> String {
    const SEEN: usize = 4_000;
    comment_within(note, SEEN)
}

/// Returns the comments of a note up to that many letters each.
fn comment_within(note: &Note, letters: usize) -> String {
    let all = [note.name.as_str(), note.before.as_str(), note.comment.as_str()];
    let said = all.into_iter().map(|text| without_commands(start(text, letters)));
    let said: Vec<_> = said.filter(|text| !text.is_empty()).collect();
    text::printable(&i18n::passage(said)).into_owned()
}

fn start(text: &str, letters: usize) -> &str {
    text.char_indices().nth(letters).map_or(text, |(end, _)| &text[..end])
}

/// Returns a comment without its commands, such as `[%clk 0:05:00]`, in one line.
fn without_commands(comment: &str) -> String {
    let mut said = String::new();
    let mut rest = comment;
    while let Some(at) = rest.find("[%") {
        said.push_str(&rest[..at]);
        let behind = &rest[at..];
        rest = behind.find(']').map_or("", |end| &behind[end + 1..]);
    }
    said.push_str(rest);
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the commands in a comment, which are not read to anybody.
pub fn commands(comment: &str) -> String {
    let behind = comment.split("[%").skip(1);
    let commands = behind.filter_map(|behind| behind.split_once(']'));
    commands.fold(String::new(), |commands, (command, _)| commands + "[%" + command + "] ")
}

/// Returns the signs of the move at a moment, written behind it; empty if there are none.
pub fn signs(note: Option<&Note>) -> String {
    let signs = note.map(Note::signs).unwrap_or_default();
    signs.iter().filter_map(|sign| sign.symbol()).collect()
}

/// Returns the words under a diagram of the end of a line: `Move 12: f4!. The best move.`
pub fn caption(line: &Game, at: Moment, note: Option<&Note>) -> String {
    let place = match line.plies().last() {
        None => m::variations::start(),
        Some(ply) => {
            let is_side = if matches!(at, Moment::Side(_)) { "yes" } else { "no" };
            let plies = line.plies().len().to_string();
            m::variations::place(is_side, plies, ply.square.name(), signs(note))
        }
    };
    let comment = note.map(comment).unwrap_or_default();
    if comment.is_empty() {
        place.to_string()
    } else {
        i18n::passage([m::common::sentence(place.to_string()).to_string(), comment])
    }
}

/// Returns the marks on squares in words: `Triangle on d3, label A on e6.`
pub fn marks(note: Option<&Note>) -> Text {
    let named = note.into_iter().flat_map(Note::marks).map(|(mark, square)| match mark {
        Mark::Label(label) => m::variations::label(text::printable(label), square.name()),
        shape => m::variations::shape(shape.name().unwrap_or_default(), square.name()),
    });
    match i18n::list(named) {
        marks if marks.is_empty() => m::variations::no_square_marked(),
        marks => m::variations::marked(marks),
    }
}

/// Returns all that is written at the viewed moment, in sentences; empty if that is nothing.
pub fn note(note: &Note) -> String {
    let mut said = Vec::new();
    let signs = signs(Some(note));
    if !signs.is_empty() {
        said.push(m::variations::signed(signs).to_string());
    }
    let comment = comment(note);
    if !comment.is_empty() {
        let is_last = note.marks().is_empty() && note.unread.is_empty();
        let is_sentence = comment.ends_with(['.', '!', '?', '…', '。', '！', '？']);
        let stop = if is_last || is_sentence { "" } else { "." };
        said.push(m::variations::comment_read(comment + stop).to_string());
    }
    if !note.marks().is_empty() {
        said.push(marks(Some(note)).to_string());
    }
    if let count @ 1.. = note.unread.len() {
        said.push(m::variations::unread(count).to_string());
    }
    i18n::passage(said)
}

/// Returns the variations after the viewed moment with the moves of each, and the value that was kept with it:
/// `1: f6 e6.`
pub fn variations(viewed: &ViewedGame) -> Vec<Text> {
    let (game, annotations, at) = (viewed.game(), viewed.annotations(), viewed.moment());
    let own = usize::from(matches!(at, Moment::Side(_)));
    let lines = annotations.variations(at).skip(own).zip(1..).map(|(id, number): (_, i32)| {
        let mut squares = vec![annotations.square(id).name()];
        let mut at = Moment::Side(id);
        while let Some(next) = annotations.variations(at).next() {
            squares.push(annotations.square(next).name());
            at = Moment::Side(next);
        }
        let before = annotations.plies_before(Moment::Side(id)).to_string();
        let (number, squares) = (number.to_string(), squares.join(" "));
        match viewed.kept_value(Moment::Side(id)) {
            None => m::variations::list(number, before, squares),
            Some((kept, player)) => m::variations::list_with_value(
                number,
                before,
                squares,
                value(kept),
                player,
                certainty_in_full(kept),
            ),
        }
    });
    let lines: Vec<_> = lines.collect();
    if !lines.is_empty() {
        return lines;
    }
    // The moments that have some are worth knowing.
    let played = game.plies().len();
    let moments = (0..=played).map(Moment::Main);
    let known = moments.filter(|&at| annotations.variations(at).next().is_some());
    let known = known.map(|at| match at {
        Moment::Main(0) => m::variations::at_start(),
        at => m::variations::after_move(annotations.plies_before(at).to_string()),
    });
    let known: Vec<_> = known.map(|place| place.to_string()).collect();
    if known.is_empty() {
        vec![m::variations::none()]
    } else {
        vec![m::variations::none_here(i18n::list(known))]
    }
}

/// Returns the name of the line of a moment: `Variation at move 12`; `None` on the game itself.
pub fn line(annotations: &Annotations, moment: Moment) -> Option<String> {
    let Moment::Side(_) = moment else { return None };
    let mut at = moment;
    while let Moment::Side(_) = at {
        at = annotations.parent(at)?;
    }
    let Moment::Main(branch) = at else { return None };
    Some(m::variations::line((branch + 1).to_string()).to_string())
}
