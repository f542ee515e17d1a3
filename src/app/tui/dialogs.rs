//! Input into the dialog that the players have opened.

use super::message::Step;
use super::model::{Dialog, Model};
use super::new_game::Field;
use crate::app::controller::Action;
use crate::notation::controls_output;

/// No page has more lines; the drawing stops at the end of a shorter one.
const SCROLL_LIMIT: usize = 1000;

impl Model {
    /// Does what the dialog is for, and closes it.
    pub(super) fn confirm_dialog(&mut self) {
        match self.dialog.take() {
            Some(Dialog::NewGame(mut dialog)) => {
                if let Ok(setup) = dialog.setup() {
                    self.act(Action::NewGame(setup));
                } else {
                    // The line of the clock says what is wrong with it.
                    dialog.go_to(Field::Clock);
                    self.dialog = Some(Dialog::NewGame(dialog));
                }
            }
            Some(Dialog::SavedGames(_, index)) => self.act(Action::OpenGame(index)),
            Some(Dialog::SaveAs(name)) => self.act(Action::SaveAs(name)),
            Some(Dialog::Page(..)) | None => {}
        }
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        match &mut self.dialog {
            Some(Dialog::Page(_, top)) => {
                *top = top.saturating_add_signed(isize::from(lines)).min(SCROLL_LIMIT);
            }
            Some(Dialog::SavedGames(..) | Dialog::NewGame(_)) => {
                self.select(if lines < 0 { Step::Previous } else { Step::Next });
            }
            Some(Dialog::SaveAs(_)) | None => {}
        }
    }

    pub(super) fn select(&mut self, step: Step) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.select(step),
            Some(Dialog::SavedGames(games, index)) => *index = step.of(*index, games.len()),
            Some(Dialog::Page(..) | Dialog::SaveAs(_)) | None => {}
        }
    }

    pub(super) fn pick(&mut self, line: usize) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => match Field::ALL.get(line) {
                Some(Field::Start) => self.confirm_dialog(),
                Some(&field) => dialog.pick(field),
                None => {}
            },
            Some(Dialog::SavedGames(_, index)) if *index == line => self.confirm_dialog(),
            Some(Dialog::SavedGames(_, index)) => *index = line,
            Some(Dialog::Page(..) | Dialog::SaveAs(_)) | None => {}
        }
    }

    pub(super) fn change(&mut self, step: Step) {
        if let Some(Dialog::NewGame(dialog)) = &mut self.dialog {
            dialog.change(step);
        }
    }

    pub(super) fn type_letter(&mut self, letter: char) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.enter(letter),
            Some(Dialog::SaveAs(name)) if !controls_output(letter) => name.push(letter),
            Some(Dialog::SaveAs(_) | Dialog::Page(..) | Dialog::SavedGames(..)) | None => {}
        }
    }

    pub(super) fn erase(&mut self) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.erase(),
            Some(Dialog::SaveAs(name)) => {
                name.pop();
            }
            Some(Dialog::Page(..) | Dialog::SavedGames(..)) | None => {}
        }
    }
}
