//! Input into the comment on a move, and the reactions of the screen to changes of variations and notes.

use super::comment_editor::{self, CommentEditor};
use super::model::{Dialog, Model};
use crate::controller::{Action, Annotate, Annotated};
use crate::narration::annotation;
use othello_core::square::Square;

impl Model {
    /// Opens the comment on the viewed move.
    pub(super) fn open_comment(&mut self) {
        let comment = self.controller.viewed_note().map_or("", |note| note.comment.as_str());
        if comment.len() > comment_editor::LONGEST {
            return self.warn("The comment is too long to be edited here.");
        }
        let dialog = Dialog::Comment(CommentEditor::new(comment));
        self.open(Some(dialog));
    }

    /// Breaks the line of the comment that is typed.
    pub(super) fn break_line(&mut self) {
        if let Some(Dialog::Comment(editor)) = &mut self.dialog {
            editor.insert('\n');
        }
    }

    /// Gives a square the next mark.
    pub(super) fn mark(&mut self, square: Square) {
        self.act(Action::Annotate(Annotate::CycleMark(square)));
    }

    /// Tells that the variations or the notes have changed.
    pub(super) fn annotated(&mut self, change: Annotated) {
        match change {
            // The mark is plain to see.
            Annotated::Marked => self.notice = None,
            Annotated::Removed => {
                self.say(format!("{} u brings it back.", annotation::annotated(change)));
            }
            Annotated::Promoted
            | Annotated::MadeMain
            | Annotated::Restored
            | Annotated::Commented
            | Annotated::Uncommented => self.say(annotation::annotated(change)),
        }
    }
}
