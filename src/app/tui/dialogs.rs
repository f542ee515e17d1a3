//! How messages change what lies over the board.

use super::app::{App, Overlay, Question};
use super::message::{Effect, Step};
use super::new_game::Field;

impl App {
    pub(super) fn agree(&mut self) {
        match self.overlay.take() {
            Some(Overlay::Question(question)) => match question {
                Question::PlayFrom { plies, square } => self.play_from(plies, square),
                Question::Undo => self.take_back(),
                Question::Resign => self.resign(),
                Question::Load(record) => self.take_over(*record),
            },
            Some(Overlay::Form(form)) => self.start(form),
            Some(Overlay::Games(_, place)) => self.effects.push(Effect::Open(place)),
            Some(Overlay::Name(name)) => self.effects.push(Effect::SaveAs(name)),
            Some(Overlay::Page(..) | Overlay::Pause) | None => {}
        }
    }

    pub(super) fn close(&mut self) {
        if self.overlay.take().is_none() {
            self.notice = None;
        }
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        match &mut self.overlay {
            Some(Overlay::Page(_, top)) => {
                *top = top.saturating_add_signed(isize::from(lines)).min(SCROLL_LIMIT);
            }
            Some(Overlay::Games(..) | Overlay::Form(_)) => {
                self.select(if lines < 0 { Step::Previous } else { Step::Next });
            }
            Some(Overlay::Question(_) | Overlay::Name(_) | Overlay::Pause) | None => {}
        }
    }

    pub(super) fn select(&mut self, step: Step) {
        match &mut self.overlay {
            Some(Overlay::Form(form)) => form.select(step),
            Some(Overlay::Games(games, place)) => *place = step.of(*place, games.len()),
            Some(Overlay::Page(..) | Overlay::Question(_) | Overlay::Name(_) | Overlay::Pause)
            | None => {}
        }
    }

    pub(super) fn pick(&mut self, place: usize) {
        match &mut self.overlay {
            Some(Overlay::Form(form)) => match Field::ALL.get(place) {
                Some(Field::Start) => self.agree(),
                Some(&field) => form.pick(field),
                None => {}
            },
            Some(Overlay::Games(_, chosen)) if *chosen == place => self.agree(),
            Some(Overlay::Games(_, chosen)) => *chosen = place,
            Some(Overlay::Page(..) | Overlay::Question(_) | Overlay::Name(_) | Overlay::Pause)
            | None => {}
        }
    }

    pub(super) fn change(&mut self, step: Step) {
        if let Some(Overlay::Form(form)) = &mut self.overlay {
            form.change(step);
        }
    }

    pub(super) fn enter(&mut self, letter: char) {
        match &mut self.overlay {
            Some(Overlay::Form(form)) => form.enter(letter),
            Some(Overlay::Name(name)) => name.push(letter),
            Some(
                Overlay::Page(..) | Overlay::Question(_) | Overlay::Games(..) | Overlay::Pause,
            )
            | None => {}
        }
    }

    pub(super) fn erase(&mut self) {
        match &mut self.overlay {
            Some(Overlay::Form(form)) => form.erase(),
            Some(Overlay::Name(name)) => {
                name.pop();
            }
            Some(
                Overlay::Page(..) | Overlay::Question(_) | Overlay::Games(..) | Overlay::Pause,
            )
            | None => {}
        }
    }
}

/// No page is longer; what lies behind the end of a page is left to the drawing.
const SCROLL_LIMIT: usize = 1000;
