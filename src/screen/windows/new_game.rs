//! The dialog of a new game.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screen::layout::Room;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window, WindowReply};
use crate::screen::window_text::{Scroll, WindowLine, WindowText, text_width};
use othello_board::app::App;
use othello_board::app::call::Call;
use othello_board::app::event::Event;
use othello_board::app::keys::row::HintForm;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::Step;
use othello_board::app::screen_input::WindowInput;
use othello_board::features::new_game::commands::NEW_GAME_MODE;
use othello_board::features::new_game::dialog::{DialogField, NewGameDialog, PickedField};
use othello_board::features::new_game::{PAGE, begin};

/// The most rows of the sentence about the row in focus.
const SENTENCE: usize = 3;

/// The rows of a window in which none need be saved.
const ROOMY: usize = 16;

pub fn dialog(app: &App) -> NewGameDialog {
    NewGameDialog::new(&app.features.level.proposed_setup(&app.state))
}

impl Window for NewGameDialog {
    fn mode(&self) -> Mode {
        NEW_GAME_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        match input {
            WindowInput::Select(step) => self.select(step),
            WindowInput::Scroll(lines) => self.select(Step::towards(lines)),
            WindowInput::Change(step) => self.change(step),
            WindowInput::Type(letter) => self.enter(letter),
            WindowInput::Paste(text) => text.chars().for_each(|letter| self.enter(letter)),
            WindowInput::Erase(part) => self.erase(part),
            WindowInput::Pick { row, top } => match self.pick(row, top) {
                PickedField::Start => return confirm(self),
                PickedField::Selected => {}
            },
            WindowInput::Confirm => return confirm(self),
            other => return WindowReply::usual(&other),
        }
        WindowReply::Stay
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room, self)
    }

    fn hint_form(&self) -> HintForm {
        if self.field() == DialogField::More { HintForm::Instead } else { HintForm::Usual }
    }

    // The end of a game changes what the next one is to be: in a match the players change colours.
    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if matches!(event, Event::TimedOut(_)) { Keep::Closed } else { Keep::Open }
    }
}

/// Starts the game, or shows or hides the axes of the rules.
fn confirm(dialog: &mut NewGameDialog) -> WindowReply {
    if dialog.field() == DialogField::More {
        dialog.change(Step::Next);
        return WindowReply::Stay;
    }
    match dialog.setup() {
        Ok(setup) => WindowReply::Change(Call::new(move |app| {
            app.state.hide(PAGE);
            begin(app, setup.clone())
        })),
        Err(error) => {
            dialog.correct(&error);
            WindowReply::Stay
        }
    }
}

/// Returns the settings and a sentence about the one in focus, for that room.
fn draw(view: &View<'_>, room: Room, dialog: &NewGameDialog) -> WindowText {
    let (width, rows) = (text_width(room), room.rows);
    let mut lines = Vec::new();
    let mut here = 0..0;
    for (row, field) in dialog.fields().enumerate() {
        if field == DialogField::Start && rows >= ROOMY {
            lines.push(WindowLine::blank());
        }
        let first = lines.len();
        let written = field_lines(view, dialog, field, width).into_iter();
        lines.extend(written.map(|line| WindowLine::row(line, row)));
        if field == dialog.field() {
            here = first..lines.len();
            if let (Some(_), Some(line)) = (dialog.typed(), lines.last_mut()) {
                // The sign behind the text stands where the next letter goes.
                line.caret = Some(line.text.width() - 1);
            }
        }
    }
    let foot = sentence(view, dialog, width, rows.saturating_sub(lines.len()));
    let scroll = Scroll::Around { line: here.start, rows: here.len(), top: dialog.top() };
    WindowText { foot, scroll, ..WindowText::new(title(view, dialog), lines) }
}

/// Returns the title, which counts the games of a match that goes on.
fn title(view: &View<'_>, dialog: &NewGameDialog) -> String {
    let session = view.session();
    match (dialog.setup(), session.result()) {
        (Ok(setup), Some(_))
            if setup.best_of > 1 && view.app().session().would_continue_match(&setup) =>
        {
            let game = (session.series().games() + 1).to_string();
            m::new_game::next_title(game, setup.best_of.to_string()).to_string()
        }
        (Ok(_) | Err(_), _) => m::new_game::title().to_string(),
    }
}

/// Returns the sentence in as many rows as are spare, and in two where none are. The room for it
/// stays the same, so that nothing jumps as one chooses.
fn sentence(
    view: &View<'_>,
    dialog: &NewGameDialog,
    width: usize,
    spare: usize,
) -> Vec<WindowLine> {
    let rows = if spare == 0 { 2 } else { spare.min(SENTENCE) };
    let theme = view.theme();
    let level = view.app().state.level();
    let level = level.filter(|_| matches!(dialog.field(), DialogField::Player(_)));
    let level =
        level.map(|level| format!("{} ", m::level::estimated(level.number))).unwrap_or_default();
    let whole = level + &dialog.sentence();
    let has_room = text::wrap(&whole, width).len() <= rows;
    let said = dialog.brief_sentence().filter(|_| !has_room).unwrap_or(whole);
    let mut lines = text::wrap_to_rows(&said, width, rows, theme.set().ellipsis);
    lines.resize(rows, String::new());
    let lines =
        lines.into_iter().map(|line| Line::styled(text::pad(&line, width), theme.colors.quiet));
    let gap = (spare > SENTENCE).then(Line::default);
    gap.into_iter().chain(lines).map(WindowLine::new).collect()
}

/// Returns a row: its label and, in a column of its own, its value.
fn field_lines(
    view: &View<'_>,
    dialog: &NewGameDialog,
    field: DialogField,
    width: usize,
) -> Vec<Line<'static>> {
    /// The columns of labels, and those where each column counts.
    const LABELS: usize = 10;
    const NARROW_LABELS: usize = 8;
    let colors = view.theme().colors;
    let labels = match width {
        0..30 if field.label().is_empty() => 0,
        0..30 => NARROW_LABELS,
        30.. => LABELS,
    };
    let is_here = field == dialog.field();
    let room = width.saturating_sub(labels);
    let value = Some(dialog.value(field)).filter(|value| text::width(value) + 2 <= room);
    let value = value.or_else(|| dialog.brief_value(field)).unwrap_or_else(|| dialog.value(field));
    let [before, behind] = arrows(dialog, field, &value, room);
    let room = room.saturating_sub(text::width(before) + text::width(behind));
    let typed = dialog.typed().filter(|_| is_here);
    let ellipsis = view.theme().set().ellipsis;
    let mut values = match typed {
        Some(text) => vec![format!("{}_", text::truncate_start(text, room - 1, ellipsis))],
        None => text::wrap(&value, room),
    };
    if is_here && dialog.is_choice(field) && typed.is_none() {
        let last = values.len() - 1;
        for (number, value) in values.iter_mut().enumerate() {
            let (left, right) =
                (if number == 0 { before } else { "  " }, if number == last { behind } else { "" });
            *value = format!("{left}{value}{right}");
        }
    }
    let style = match field {
        _ if is_here => colors.selected,
        DialogField::Start => colors.strong,
        DialogField::Name(_)
        | DialogField::Player(_)
        | DialogField::Clock
        | DialogField::BestOf
        | DialogField::Opening
        | DialogField::Rules
        | DialogField::More
        | DialogField::Axis(_) => Style::new(),
    };
    let mut label = field.label();
    // A long label has a line of its own in a narrow window.
    let mut lines = Vec::new();
    if text::width(&label) >= labels.max(NARROW_LABELS) {
        lines.push(Line::styled(std::mem::take(&mut label), colors.quiet));
    }
    for value in values {
        let label = text::pad(&std::mem::take(&mut label), labels);
        lines.push(Line::from(vec![Span::styled(label, colors.quiet), Span::styled(value, style)]));
    }
    lines
}

/// Returns the arrows around a value that is chosen from others: apart from it, unless that would
/// break its line.
fn arrows(
    dialog: &NewGameDialog,
    field: DialogField,
    value: &str,
    room: usize,
) -> [&'static str; 2] {
    match text::width(value) {
        _ if !dialog.is_choice(field) => ["", ""],
        width if width + 4 > room && width + 2 <= room => ["‹", "›"],
        _ => ["‹ ", " ›"],
    }
}
