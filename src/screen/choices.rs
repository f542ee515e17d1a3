//! Choices about the screen, which keys change.

use super::message::Effect;
use super::model::{Learning, Marks, Model};
use super::term::Mouse;
use super::theme::Theme;
use crate::controller::{Action, EvaluationScope};

/// Choices about the screen.
impl Model {
    pub(super) fn toggle_marks(&mut self) {
        let (marks, text) = match self.settings.marks {
            Marks::Shown => (Marks::Hidden, "Legal moves are hidden."),
            Marks::Hidden => (Marks::Shown, "Legal moves are marked."),
        };
        self.settings.marks = marks;
        self.effects.push(Effect::KeepSettings);
        self.say(text);
    }

    pub(super) fn cycle_learning(&mut self) {
        let learning = match self.settings.learning {
            Learning::Off => Learning::Special,
            Learning::Special => Learning::Stable,
            Learning::Stable => Learning::Replies,
            Learning::Replies => Learning::Off,
        };
        self.settings.learning = learning;
        self.effects.push(Effect::KeepSettings);
        match learning {
            Learning::Off => self.say("Learning marks are off."),
            Learning::Special | Learning::Stable | Learning::Replies => self.say(learning.legend()),
        }
    }

    pub(super) fn toggle_evaluation(&mut self) {
        self.act(if self.controller.shows_evaluation() {
            Action::HideEvaluation
        } else {
            Action::Evaluate(EvaluationScope::EveryPosition)
        });
    }

    pub(super) fn cycle_theme(&mut self) {
        let Theme { palette, depth, glyphs, .. } = self.settings.theme;
        let palette = palette.next();
        self.settings.theme = Theme::new(palette, depth, glyphs);
        self.effects.push(Effect::KeepSettings);
        self.say(format!("Theme: {}.", palette.name()));
    }

    pub(super) fn toggle_mouse(&mut self) {
        let (mouse, text) = match self.settings.mouse {
            Mouse::Captured => (Mouse::Free, "The mouse selects text. Press m to play with it."),
            Mouse::Free => (Mouse::Captured, "The mouse plays. Press m to select text with it."),
        };
        self.settings.mouse = mouse;
        self.pointer = None;
        self.effects.extend([Effect::KeepSettings, Effect::Mouse(mouse)]);
        self.say(text);
    }
}
