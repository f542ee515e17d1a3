//! The settings on the screen: by subject, what each is now, and what the selected one means.

use othello_home::config::setting::{Setting, SettingSubject};
use othello_words::i18n::{Text, m};
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{FollowUp, Keep, Window, WindowReply};
use crate::screen::window_text::{
    Scroll, WindowLine, WindowText, paragraph, text_width, with_words,
};
use crate::screen::windows::page_scroll::looked_for;
use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::event::Event;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::features::settings::commands::{SETTINGS, SETTINGS_MODE};

#[derive(Debug, Default)]
pub struct SettingsWindow {
    /// The index of the setting in focus.
    selected: usize,
    /// The reason why the last value was none.
    refused: Option<Text>,
    words: String,
}

impl Window for SettingsWindow {
    fn mode(&self) -> Mode {
        SETTINGS_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        let found = self.found();
        let at = found.iter().position(|index| *index == self.selected).unwrap_or(0);
        let go_to = |at: usize| found.get(at).copied().unwrap_or(self.selected);
        self.refused = None;
        match input {
            WindowInput::Select(step) => self.selected = go_to(step.of(at, found.len().max(1))),
            WindowInput::Scroll(0) => {}
            WindowInput::Scroll(lines) => {
                self.selected = go_to(Step::towards(lines).of(at, found.len().max(1)));
            }
            WindowInput::Leap(leap) => self.selected = go_to(leap.of(at, found.len())),
            WindowInput::Find(words) => self.look_for(words),
            WindowInput::Cancel if !self.words.is_empty() => self.look_for(String::new()),
            WindowInput::Pick { row, .. } if row != self.selected => self.selected = row,
            WindowInput::Pick { .. } | WindowInput::Confirm => return self.choose(),
            other => return WindowReply::usual(&other),
        }
        WindowReply::Quiet
    }

    fn item(&self) -> Option<usize> {
        self.setting().map(|_| self.selected)
    }

    fn hint_form(&self) -> HintForm {
        if self.words.is_empty() { HintForm::Usual } else { HintForm::Instead }
    }

    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if let Event::Refused(refused) = event {
            self.refused = Some(refused.why.clone());
        } else if let Event::Setting(name) = event {
            let at = Setting::all().position(|setting| setting.name() == *name);
            *self = Self { selected: at.unwrap_or(self.selected), ..Self::default() };
        }
        Keep::Open
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let width = text_width(room);
        let state = &view.app().state;
        let (mut lines, mut at) = (Vec::new(), 0);
        let found = self.found();
        let mut subject = None;
        let names = width_of_names(width);
        for (row, setting) in Setting::all().enumerate().filter(|(row, _)| found.contains(row)) {
            if subject.replace(setting.subject()) != Some(setting.subject()) {
                let heading = setting.subject().name().to_string();
                let heading = Line::styled(heading, view.theme().colors.strong);
                let gap = (!lines.is_empty()).then(WindowLine::blank);
                lines.extend(gap.into_iter().chain([WindowLine::heading(heading)]));
            }
            let value = setting.value_name(&setting.value(state.config())).to_string();
            let line = line(&setting.title().to_string(), &value, [width, names], view);
            let style = if row == self.selected {
                at = lines.len();
                view.theme().colors.selected
            } else {
                Style::new()
            };
            lines.push(WindowLine::row(Line::styled(line, style), row));
        }
        if found.is_empty() {
            lines.extend(paragraph(&m::help::nothing_found().to_string(), width));
        }
        // The window is not to change its size while words are typed.
        let least = Setting::all().count() + 2 * SettingSubject::ALL.len() - 1;
        let head = looked_for(view, &self.words, width).into_iter().collect();
        let foot = self.foot(view, width, room);
        let row = found.iter().position(|row| *row == self.selected);
        let scroll = match row.filter(|_| !self.words.is_empty()) {
            Some(row) => Scroll::Found { line: at, rows: 1, others: [row, found.len() - 1 - row] },
            None => Scroll::Around { line: at, rows: 1, top: Some(0) },
        };
        WindowText {
            head,
            foot,
            scroll,
            least,
            ..WindowText::new(m::settings::title().to_string(), lines)
        }
    }
}

impl SettingsWindow {
    fn setting(&self) -> Option<Setting> {
        Setting::all().nth(self.selected).filter(|_| self.found().contains(&self.selected))
    }

    /// Returns the indices of the settings that have the words that are looked for.
    fn found(&self) -> Vec<usize> {
        let said = |setting: Setting| {
            let (title, about, subject) =
                (setting.title(), setting.explanation(), setting.subject().name());
            format!("{} {title} {about} {subject}", setting.name())
        };
        with_words(&Setting::all().map(said).collect::<Vec<_>>(), &self.words)
    }

    fn look_for(&mut self, words: String) {
        self.words = words;
        let found = self.found();
        let is_found = found.contains(&self.selected);
        self.selected = found.first().copied().filter(|_| !is_found).unwrap_or(self.selected);
    }

    /// Shows the values of the selected setting to choose one, or to type one.
    fn choose(&self) -> WindowReply {
        match self.setting() {
            Some(setting) => {
                let name = Arg::Text(setting.name().to_owned());
                WindowReply::Send(ScreenInput::Call(&SETTINGS, name), FollowUp::Quiet)
            }
            None => WindowReply::Stay,
        }
    }

    /// Returns what the selected setting means; as many lines for each, as far as there is room.
    fn foot(&self, view: &View<'_>, width: usize, room: Room) -> Vec<WindowLine> {
        let most = if room.rows < 12 { 2 } else { 3 };
        let Some(setting) = self.setting() else { return Vec::new() };
        let by_option = view.app().state.is_by_option(setting);
        let by_option = by_option.then(|| m::settings::by_option().to_string());
        let about = text::sentence(&setting.explanation().to_string());
        let (said, style) = match (&self.refused, by_option) {
            (Some(why), _) => (text::sentence_of(why, "", None), view.theme().colors.warning),
            (None, Some(by_option)) => (format!("{by_option} {about}"), view.theme().colors.quiet),
            (None, None) => (about, view.theme().colors.quiet),
        };
        let rows = text::wrap_to_rows(&said, width, most, view.theme().set().ellipsis);
        let rows = rows.into_iter().map(|row| WindowLine::new(Line::styled(row, style)));
        let mut lines: Vec<_> = rows.collect();
        lines.resize_with(most.max(lines.len()), WindowLine::blank);
        [WindowLine::blank()].into_iter().chain(lines).collect()
    }
}

/// The columns before a name.
const INDENT: usize = 2;

/// Returns the columns for the names of the settings, in which all have room that leave enough for values.
fn width_of_names(width: usize) -> usize {
    let room = width.saturating_sub(INDENT);
    let names = Setting::all().map(|setting| text::width(&setting.title().to_string()) + 1);
    names.filter(|name| *name <= room * 3 / 5).max().unwrap_or(room / 2)
}

/// Returns a row: the name of a setting, and at its right what it is now.
fn line(name: &str, value: &str, [width, names]: [usize; 2], view: &View<'_>) -> String {
    /// The columns that a value has at least, if it needs them.
    const VALUE: usize = 8;
    let ellipsis = view.theme().set().ellipsis;
    let room = width.saturating_sub(INDENT);
    let most = room.saturating_sub(text::width(value).min(VALUE));
    // A long value begins before the others.
    let aligned = names.min(room.saturating_sub(text::width(value)));
    let left = (text::width(name) + 1).max(aligned).min(most);
    let name = text::truncate(name, left.saturating_sub(1), ellipsis);
    let value = text::truncate(value, room.saturating_sub(left), ellipsis);
    let name = text::pad(&name, left);
    text::pad(&format!("{:INDENT$}{name}{value}", ""), width)
}
