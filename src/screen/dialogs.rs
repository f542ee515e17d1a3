//! Input into the dialog that the players have opened.

use super::message::{HelpTopic, Leap, Page, Step};
use super::model::{Dialog, Model};
use super::new_game::{Field, Picked as PickedField};
use super::saved_games::{Picked, SavedGamesDialog};
use crate::controller::{Action, Annotate};
use crate::narration;
use crate::store::GameSummary;
use crate::text;
use othello_notation::{Record, controls_output};
use othello_session::Undone;

/// No page has more lines; the drawing stops at the end of a shorter one.
const SCROLL_LIMIT: usize = 1000;

impl Model {
    /// Opens a dialog, or closes the open one: what was said before is about the board.
    pub(super) fn open(&mut self, dialog: Option<Dialog>) {
        if dialog.is_some() {
            self.notice = None;
        }
        self.dialog = dialog;
    }

    /// Does what the dialog is for, and closes it.
    pub(super) fn confirm_dialog(&mut self) {
        match self.dialog.take() {
            Some(Dialog::NewGame(mut dialog)) if dialog.field() == Field::More => {
                dialog.change(Step::Next);
                self.dialog = Some(Dialog::NewGame(dialog));
            }
            Some(Dialog::NewGame(mut dialog)) => {
                if let Ok(setup) = dialog.setup() {
                    self.act(Action::NewGame(Box::new(setup)));
                } else {
                    // The line of the clock says what is wrong with it.
                    dialog.correct_clock();
                    self.dialog = Some(Dialog::NewGame(dialog));
                }
            }
            Some(Dialog::SavedGames(mut dialog)) => match dialog.take_new_name() {
                None => self.act(Action::OpenGame(dialog.selected())),
                Some(name) => {
                    let index = dialog.selected();
                    self.dialog = Some(Dialog::SavedGames(dialog));
                    if !name.trim().is_empty() {
                        self.act(Action::RenameGame { index, name });
                    }
                }
            },
            Some(Dialog::Comment(editor)) => {
                self.act(Action::Annotate(Annotate::Comment(editor.text().into())));
            }
            Some(Dialog::SaveAs(name)) => self.act(Action::SaveAs(name)),
            Some(Dialog::Review(dialog)) => {
                self.dialog = Some(Dialog::Review(dialog));
                self.jump_to_turning_point();
            }
            Some(Dialog::Page(..) | Dialog::Link) | None => {}
        }
    }

    /// Tells what was undone, where it was.
    pub(super) fn undone(&mut self, undone: &Undone) {
        if let Undone::Ply(ply) = undone {
            self.set_focus(ply.square);
        }
        self.say(narration::undone(undone, &self.names()));
    }

    /// Shows a new game that has begun after that many plies of another one.
    pub(super) fn show_new_game_from(&mut self, ply: usize) {
        self.reset();
        self.say(narration::new_game_from(self.session(), ply));
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        match &mut self.dialog {
            Some(Dialog::Page(_, top)) => {
                *top = top.saturating_add_signed(isize::from(lines)).min(SCROLL_LIMIT);
            }
            Some(Dialog::SavedGames(_) | Dialog::NewGame(_) | Dialog::Review(_)) => {
                self.select(if lines < 0 { Step::Previous } else { Step::Next });
            }
            Some(Dialog::Comment(_) | Dialog::SaveAs(_) | Dialog::Link) | None => {}
        }
    }

    pub(super) fn select(&mut self, step: Step) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.select(step),
            Some(Dialog::SavedGames(dialog)) => {
                dialog.select(step);
                self.notice = None;
                self.preview_game();
            }
            Some(Dialog::Review(_)) => self.select_turning_point(step),
            Some(Dialog::Page(..) | Dialog::Comment(_) | Dialog::SaveAs(_) | Dialog::Link)
            | None => {}
        }
    }

    pub(super) fn leap(&mut self, leap: Leap) {
        match &mut self.dialog {
            Some(Dialog::SavedGames(dialog)) => {
                dialog.leap(leap);
                self.notice = None;
                self.preview_game();
            }
            Some(Dialog::Comment(editor)) => editor.leap(leap),
            Some(Dialog::Review(_)) => self.leap_to_turning_point(leap),
            Some(Dialog::NewGame(_) | Dialog::Page(..) | Dialog::SaveAs(_) | Dialog::Link)
            | None => {}
        }
    }

    /// Takes a click on a row: the first selects it, the next does what the row is for.
    pub(super) fn pick(&mut self, row: usize, top: usize) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => match dialog.pick(row, top) {
                PickedField::Start => self.confirm_dialog(),
                PickedField::Selected => {}
            },
            Some(Dialog::SavedGames(dialog)) => match dialog.pick(row, top) {
                Picked::Selected => {
                    self.notice = None;
                    self.preview_game();
                }
                Picked::Again => self.confirm_dialog(),
            },
            Some(Dialog::Review(_)) => self.pick_turning_point(row),
            Some(Dialog::Page(..) | Dialog::Comment(_) | Dialog::SaveAs(_) | Dialog::Link)
            | None => {}
        }
    }

    pub(super) fn change(&mut self, step: Step) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.change(step),
            Some(Dialog::Comment(editor)) => editor.step(step),
            Some(
                Dialog::SavedGames(_)
                | Dialog::Page(..)
                | Dialog::Review(_)
                | Dialog::SaveAs(_)
                | Dialog::Link,
            )
            | None => {}
        }
    }

    pub(super) fn type_letter(&mut self, letter: char) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.enter(letter),
            Some(Dialog::SavedGames(dialog)) => dialog.enter(letter),
            Some(Dialog::SaveAs(name)) if !controls_output(letter) => name.push(letter),
            Some(Dialog::Comment(editor)) => editor.insert(letter),
            Some(Dialog::SaveAs(_) | Dialog::Page(..) | Dialog::Review(_) | Dialog::Link)
            | None => {}
        }
    }

    pub(super) fn erase(&mut self, side: Step) {
        match &mut self.dialog {
            Some(Dialog::NewGame(dialog)) => dialog.erase(),
            Some(Dialog::SavedGames(dialog)) => dialog.erase(),
            Some(Dialog::SaveAs(name)) => {
                name.pop();
            }
            Some(Dialog::Comment(editor)) => editor.erase(side),
            Some(Dialog::Page(..) | Dialog::Review(_) | Dialog::Link) | None => {}
        }
    }
}

/// Pages of text.
impl Model {
    /// Shows a page, or closes it if it is shown.
    pub(super) fn show(&mut self, page: Page) {
        let is_shown = match (page, &self.dialog) {
            (Page::Help(_), Some(Dialog::Page(Page::Help(_), _))) => true,
            (page, Some(Dialog::Page(shown, _))) => *shown == page,
            (
                _,
                Some(
                    Dialog::NewGame(_)
                    | Dialog::SavedGames(_)
                    | Dialog::Review(_)
                    | Dialog::Link
                    | Dialog::Comment(_)
                    | Dialog::SaveAs(_),
                )
                | None,
            ) => false,
        };
        self.open((!is_shown).then_some(Dialog::Page(page, 0)));
    }

    pub(super) fn turn(&mut self, step: Step) {
        if let Some(Dialog::Page(Page::Help(topic), _)) = self.dialog {
            self.turn_to(topic.neighbour(step));
        }
    }

    pub(super) fn turn_to(&mut self, topic: HelpTopic) {
        self.dialog = Some(Dialog::Page(Page::Help(topic), 0));
    }
}

/// The saved games.
impl Model {
    /// Lists the saved games, anew if they are listed already.
    pub(super) fn list(&mut self, games: Vec<GameSummary>) {
        if games.is_empty() {
            self.dialog.take_if(|dialog| matches!(dialog, Dialog::SavedGames(_)));
            return self.say(narration::NO_SAVED_GAMES);
        }
        self.dialog = Some(Dialog::SavedGames(match &self.dialog {
            Some(Dialog::SavedGames(dialog)) => dialog.updated(games.into()),
            Some(
                Dialog::NewGame(_)
                | Dialog::Page(..)
                | Dialog::Review(_)
                | Dialog::Link
                | Dialog::Comment(_)
                | Dialog::SaveAs(_),
            )
            | None => {
                self.notice = None;
                SavedGamesDialog::new(games.into())
            }
        }));
        self.preview_game();
    }

    /// Has the selected game read, to show it.
    fn preview_game(&mut self) {
        if let Some(Dialog::SavedGames(dialog)) = &self.dialog {
            let index = dialog.selected();
            self.act(Action::PreviewGame(index));
        }
    }

    /// Shows the board of a game that was read; one that cannot be read has none.
    pub(super) fn show_board(&mut self, index: usize, game: Option<&Record>) {
        if let (Some(Dialog::SavedGames(dialog)), Some(game)) = (&mut self.dialog, game) {
            dialog.show(index, game);
        }
    }

    /// Has the selection follow a game that has another file name now.
    pub(super) fn follow_renamed(&mut self, file_name: &str) {
        if let Some(Dialog::SavedGames(dialog)) = &mut self.dialog {
            dialog.follow(file_name);
        }
    }

    pub(super) fn rename_game(&mut self) {
        if let Some(Dialog::SavedGames(dialog)) = &mut self.dialog {
            self.notice = None;
            dialog.rename();
        }
    }

    pub(super) fn delete_game(&mut self) {
        if let Some(Dialog::SavedGames(dialog)) = &self.dialog
            && let Some(game) = dialog.selected_game()
        {
            let name = text::printable(game.name().unwrap_or(&game.file_stem));
            let name = format!("\"{name}\"");
            let title = match &game.game {
                Ok(line) if game.name().is_none() => narration::players(line),
                Ok(line) => format!("{name} ({})", narration::players(line)),
                Err(_) => name,
            };
            let index = dialog.selected();
            self.act(Action::DeleteGame { index, title });
        }
    }
}
