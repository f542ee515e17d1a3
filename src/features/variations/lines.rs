//! The commands about variations, comments, signs and marks.

use super::words as annotation;
use crate::game::action::{Action, VariationsAction};
use crate::game::controller::Controller;
use crate::game::event::{Annotated, VariationsEvent};
use crate::line::command::Command;
use crate::line::error::quoted;
use crate::line::request::Request;
use crate::line::sentence::Sentence;
use othello_core::tree::{Mark, Sign};

/// The commands of this group.
pub const COMMANDS: &[Command] = &[
    Command::new("variation", "lists the variations from here, or views one of them.", variation)
        .with_aliases(&["variations"])
        .with_optional_argument("variation, or variation 2"),
    Command::new("up", "returns from a variation to where it begins.", |_, _| {
        annotate(VariationsAction::Leave)
    }),
    Command::new(
        "comment",
        "reads the comment on the last move you are viewing, or writes it; comment - removes it.",
        comment,
    )
    .with_optional_argument("comment, or comment A mistake."),
    Command::new(
        "marks",
        "reads the marks on squares, or gives a square the next mark, or that mark (triangle, \
         square, circle, cross) or label; marks d3 - removes it.",
        marks,
    )
    .with_aliases(&["mark"])
    .with_optional_argument("marks, or marks d3, or marks d3 cross, or marks d3 A"),
    Command::new(
        "sign",
        "gives the move you are viewing the next of the signs ! ? !! ?? !? ?!, or that one; sign \
         - removes it.",
        sign,
    )
    .with_optional_argument("sign, or sign !?"),
    Command::new(
        "promote",
        "puts the variation you are viewing before the line it branches from.",
        |_, _| annotate(VariationsAction::Promote),
    ),
    Command::new(
        "remove",
        "removes the variation from the move you are viewing on; undo brings it back.",
        |_, _| annotate(VariationsAction::Remove),
    ),
];

fn annotate(annotate: VariationsAction) -> Request {
    Request::Act(Action::Variations(annotate))
}

/// Lists the variations from the viewed moment, or views one.
fn variation(number: &str, controller: &Controller) -> Request {
    if number.is_empty() {
        let (game, annotations) = (controller.game(), controller.viewed().annotations());
        let at = controller.viewed().moment();
        return Request::Say(annotation::variations(game, annotations, at));
    }
    match number.parse() {
        Ok(number) => annotate(VariationsAction::Enter(number)),
        Err(_) => Request::refuse(format!(
            "expected the number of a variation, such as variation 1, found {}",
            quoted(number)
        )),
    }
}

/// Reads the comment on the viewed move, or writes it.
fn comment(text: &str, controller: &Controller) -> Request {
    let note = controller.viewed().note();
    match text {
        "" => {
            let comment = note.map(annotation::comment).filter(|comment| !comment.is_empty());
            Request::Say(comment.unwrap_or_else(|| annotation::NO_COMMENT.into()))
        }
        "-" => annotate(VariationsAction::Comment(String::new())),
        text => {
            let commands = note.map(|note| annotation::commands(&note.comment));
            annotate(VariationsAction::Comment(commands.unwrap_or_default() + text))
        }
    }
}

/// Reads the marks of the viewed moment, or gives a square another one.
fn marks(text: &str, controller: &Controller) -> Request {
    let (square, mark) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if square.is_empty() {
        return Request::Say(all_marks(controller));
    }
    let Ok(square) = square.parse() else {
        return Request::refuse(format!(
            "expected a square, such as marks d3, found {}",
            quoted(square)
        ));
    };
    let annotate = match mark.trim() {
        "" => VariationsAction::CycleMark(square),
        "-" => VariationsAction::Mark(square, None),
        mark => {
            let shape = Mark::from_name(&mark.to_ascii_lowercase());
            VariationsAction::Mark(square, shape.or_else(|| Some(Mark::Label(mark.into()))))
        }
    };
    Request::ActThenSay(Action::Variations(annotate), all_marks)
}

fn all_marks(controller: &Controller) -> String {
    annotation::marks(controller.viewed().note())
}

/// Gives the viewed move the next sign, or that one.
fn sign(text: &str, _: &Controller) -> Request {
    match text {
        "" => annotate(VariationsAction::CycleSign),
        "-" => annotate(VariationsAction::Sign(None)),
        symbol => match Sign::from_symbol(symbol) {
            Some(sign) => annotate(VariationsAction::Sign(Some(sign))),
            None => Request::refuse(format!(
                "expected one of ! ? !! ?? !? ?!, found {}",
                quoted(symbol)
            )),
        },
    }
}

/// Returns the sentence about an event.
pub fn sentence(event: VariationsEvent, controller: &Controller) -> Sentence {
    let viewed = controller.viewed();
    Sentence::alone(match event {
        VariationsEvent::Played(ply) => {
            let line = annotation::line(viewed.annotations(), viewed.moment()).unwrap_or_default();
            annotation::varied(&line, &ply, &controller.state().shown_position())
        }
        VariationsEvent::Changed(Annotated::Marked) => {
            let note = viewed.note().map(annotation::note).filter(|note| !note.is_empty());
            note.unwrap_or_else(|| annotation::NOTHING_MARKED.into())
        }
        VariationsEvent::Changed(change) => annotation::annotated(change).into(),
    })
}
