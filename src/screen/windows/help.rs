//! The help in pages: keys, the rules of this game, marks, strategy.

use std::cmp::Reverse;
use std::ops::Range;

use othello_engine::reasons::ideas::Idea;
use othello_home::config::look::ThemeName;
use othello_words::i18n::{Text, m};
use othello_words::ideas;
use othello_words::rules;
use othello_words::text;
use ratatui::layout::Size;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::page_scroll::PageScroll;
use crate::screen::board::{Content, DiscMark, SquareView, square_lines};
use crate::screen::layout::Room;
use crate::screen::theme::Shapes;
use crate::screen::view::View;
use crate::screen::window::{Window, WindowReply};
use crate::screen::window_text::{
    Click, FoundPart, WindowLine, WindowText, belonging_together, beside, found, list_item,
    paragraph, text_width,
};
use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::keys;
use othello_board::app::keys::conditions::{is_browsing, is_heard};
use othello_board::app::keys::help::HELP_MODE;
use othello_board::app::keys::row::{HintForm, KeyRow};
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::{ScreenInput, Step, WindowInput};
use othello_board::app::search::{self, Certainty, Found};
use othello_board::app::table::Group;
use othello_board::features::ideas::commands::IDEA;
use othello_board::features::new_game::commands::NEW_GAME_MODE;
use othello_board::features::review::commands::REVIEW_MODE;
use othello_core::board::Color;
use othello_core::square::Square;

/// The rows of a window in which none need be saved.
const ROOMY: usize = 16;

/// The columns from which on keys and what they do stand side by side.
const LEAST_FOR_TWO: usize = 34;

/// The commands that are listed among what is found, and where nothing else is.
const FEW_COMMANDS: usize = 3;
const MOST_COMMANDS: usize = 8;

/// The keys that two people at one keyboard need, by their messages.
const TWO_PLAYERS: [fn() -> Text; 12] = [
    m::keys::cursor,
    m::moves::key_square,
    m::moves::key_play,
    m::moves::key_legal,
    m::moves::undo,
    m::moves::redo,
    m::browsing::back,
    m::new_game::dialog,
    m::clock::pause,
    m::moves::resign,
    m::screen::help,
    m::screen::quit,
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HelpTopic {
    Keys,
    Rules,
    Marks,
    Strategy,
}

impl HelpTopic {
    /// All pages in their order.
    const ALL: [Self; 4] = [Self::Keys, Self::Rules, Self::Marks, Self::Strategy];

    fn name(self) -> Text {
        match self {
            Self::Keys => m::help::keys(),
            Self::Rules => m::help::rules(),
            Self::Marks => m::help::marks(),
            Self::Strategy => m::help::strategy(),
        }
    }

    /// Returns the next or the previous page.
    #[must_use]
    const fn neighbour(self, step: Step) -> Self {
        Self::ALL[step.of(self as usize, Self::ALL.len())]
    }
}

#[derive(Debug)]
pub struct HelpWindow {
    topic: HelpTopic,
    scroll: PageScroll,
    /// The modes that were in front when it was opened, whose keys come first.
    front: Vec<Mode>,
}

impl HelpWindow {
    /// Opens the help at its start.
    pub fn new(front: Vec<Mode>) -> Self {
        Self { topic: HelpTopic::Keys, scroll: PageScroll::default(), front }
    }

    pub fn is_over(&self, mode: Mode) -> bool {
        self.front.contains(&mode)
    }

    fn turn_to(&mut self, topic: HelpTopic, top: usize) {
        (self.topic, self.scroll) = (topic, PageScroll::from(top));
    }
}

impl Window for HelpWindow {
    fn mode(&self) -> Mode {
        HELP_MODE
    }

    fn handle(&mut self, input: WindowInput, _: &App) -> WindowReply {
        match input {
            WindowInput::Change(step) => self.turn_to(self.topic.neighbour(step), 0),
            WindowInput::Pick { row, top } => match HelpTopic::ALL.get(row) {
                Some(topic) => self.turn_to(*topic, top),
                None => return WindowReply::Ignored,
            },
            other => return self.scroll.handle(&other),
        }
        WindowReply::Stay
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        draw(view, room, self)
    }

    fn hint_form(&self) -> HintForm {
        if self.scroll.is_filtered() { HintForm::Instead } else { HintForm::Usual }
    }
}

/// Returns a page of the help in that room. All pages take the same place.
fn draw(view: &View<'_>, room: Room, help: &HelpWindow) -> WindowText {
    let HelpWindow { topic, scroll, front } = help;
    let width = text_width(room);
    let pages = HelpTopic::ALL.map(|topic| page(view, topic, front, width));
    let title = m::help::title().to_string();
    if scroll.is_filtered() {
        // Whoever looks for something need not know the page.
        let heading = view.theme().colors.strong.add_modifier(Modifier::UNDERLINED);
        let name =
            |topic: HelpTopic| WindowLine::heading(Line::styled(topic.name().to_string(), heading));
        let pages = HelpTopic::ALL.into_iter().zip(pages);
        let lines =
            pages.flat_map(|(topic, page)| [name(topic)].into_iter().chain(leading(topic, page)));
        let lines: Vec<_> = lines.collect();
        let least = lines.len();
        let found = found(lines, scroll.words());
        // What is done by a name comes first, and leaves the rest in sight.
        let most = if found.is_empty() { MOST_COMMANDS } else { FEW_COMMANDS };
        let commands = commands(view, scroll.words(), width, most);
        let found = commands.into_iter().chain(found).collect();
        return WindowText { least, ..scroll.window_of_found(view, title, found, width) };
    }
    let longest = pages.iter().map(Vec::len).max().unwrap_or(0);
    let mut head = vec![tabs(view, *topic, width)];
    let lines = pages.into_iter().nth(*topic as usize).unwrap_or_default();
    if room.rows >= ROOMY {
        head.push(WindowLine::blank());
    }
    WindowText { head, least: longest, ..scroll.window(view, title, lines, width) }
}

/// Returns the lines of a page, each of which leads to its place there unless it has something done.
fn leading(topic: HelpTopic, page: Vec<WindowLine>) -> impl Iterator<Item = WindowLine> {
    page.into_iter().enumerate().map(move |(top, line)| {
        let is_first = line.part == FoundPart::First && matches!(line.click, Click::Nothing);
        let to = WindowInput::Pick { row: topic as usize, top };
        let click = if is_first { Click::Send(ScreenInput::Window(to)) } else { line.click };
        WindowLine { click, ..line }
    })
}

/// Returns the commands that the list of commands finds by some words.
fn commands(view: &View<'_>, words: &str, width: usize, most: usize) -> Vec<WindowLine> {
    const INDENT: usize = 2;
    let strong = view.theme().colors.strong;
    let rows = search::search(words, Mode::BOARD, view.app()).into_iter().filter_map(|hit| {
        let (name, does) = match hit.found {
            Found::Command(command) => {
                (command.name().to_owned(), (command.text)().words("screen", None))
            }
            Found::Choice(command, choice) if hit.certainty == Certainty::Sure => {
                (format!("{} {}", command.name(), choice.word), choice.text.to_string())
            }
            Found::Choice(..) | Found::Key(_) => return None,
        };
        let run = Click::Send(ScreenInput::Line(name.clone()));
        let name = WindowLine::new(Line::styled(format!(":{name}"), strong));
        let does = text::wrap(&does, width - INDENT).into_iter();
        let does = does.map(|line| WindowLine::new(format!("{:INDENT$}{line}", "")));
        let name = WindowLine { click: run, ..name };
        Some(belonging_together([name].into_iter().chain(does)).collect::<Vec<_>>())
    });
    let rows: Vec<_> = rows.take(most).flatten().collect();
    let heading = Line::styled(m::palette::title().to_string(), strong);
    let heading = (!rows.is_empty()).then(|| WindowLine::heading(heading));
    heading.into_iter().chain(rows).collect()
}

/// Returns the names of the pages, with as many of their numbers as there is room for; where there is no room for all
/// names, the one that is shown between arrows to its neighbours.
fn tabs(view: &View<'_>, shown: HelpTopic, width: usize) -> WindowLine {
    let colors = view.theme().colors;
    let names = HelpTopic::ALL.map(|topic| topic.name().to_string());
    let of_all = |label: &dyn Fn(usize, &str) -> String| -> Vec<(usize, String)> {
        names.iter().enumerate().map(|(at, name)| (at, label(at, name))).collect()
    };
    let forms = [
        of_all(&|at, name| format!(" {} {name} ", at + 1)),
        of_all(&|_, name| format!(" {name} ")),
        of_all(&|_, name| format!("{name} ")),
    ];
    let fits = |labels: &Vec<(usize, String)>| {
        labels.iter().map(|(_, it)| text::width(it)).sum::<usize>() <= width
    };
    let between_arrows = || {
        let neighbour = |step| shown.neighbour(step) as usize;
        vec![
            (neighbour(Step::Previous), "‹ ".into()),
            (shown as usize, format!(" {} ", names[shown as usize])),
            (neighbour(Step::Next), format!(" ›  {}/{}", shown as usize + 1, names.len())),
        ]
    };
    let labels = forms.into_iter().find(fits).unwrap_or_else(between_arrows);
    let mut spans = Vec::new();
    let mut parts: Vec<(Range<usize>, ScreenInput)> = Vec::new();
    let mut left = 0;
    for (row, label) in labels {
        let right = left + text::width(&label);
        parts.push((left..right, ScreenInput::Window(WindowInput::Pick { row, top: 0 })));
        left = right;
        let is_shown = row == shown as usize;
        spans.push(Span::styled(label, if is_shown { colors.selected } else { colors.quiet }));
    }
    WindowLine { click: Click::Parts(parts), ..WindowLine::new(spans) }
}

/// Returns a page in lines of at most `width` columns.
fn page(view: &View<'_>, topic: HelpTopic, front: &[Mode], width: usize) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    match topic {
        HelpTopic::Keys => key_lines(view, front, width, strong),
        HelpTopic::Rules => rules(view, width),
        HelpTopic::Marks => marks(view, drawing(view, width), width),
        HelpTopic::Strategy if view.game().rules().most_discs_win() => strategy(width, strong),
        HelpTopic::Strategy => advice(&ANTI_STRATEGY, width, strong),
    }
}

/// Returns the keys under headings: those of what was in front, those that two players need, the others of the
/// board by their groups; and how everything else is found.
fn key_lines(view: &View<'_>, front: &[Mode], width: usize, strong: Style) -> Vec<WindowLine> {
    let everywhere = || [Mode::BOARD, Mode::ANY].into_iter();
    let is_needed = |row: &&KeyRow| TWO_PLAYERS.iter().any(|text| row.is_about(*text));
    let needed = TWO_PLAYERS
        .iter()
        .flat_map(|text| everywhere().flat_map(keys::rows).filter(|row| row.is_about(*text)));
    let here = front.iter().filter(|mode| **mode != Mode::BOARD);
    let mut sections: Vec<(Text, Vec<&KeyRow>)> =
        here.map(|mode| (mode.title(), keys::rows(*mode).collect())).collect();
    let now = if sections.is_empty() { now(view) } else { None };
    let is_now = now
        .iter()
        .flat_map(|(_, rows)| rows)
        .map(|row| std::ptr::from_ref(*row))
        .collect::<Vec<_>>();
    sections.extend(now);
    sections.push((m::help::two_players(), needed.collect()));
    sections.extend(Group::ALL.map(|group| {
        let rows = everywhere().flat_map(|mode| keys::group_rows(group, mode));
        let is_known = |row: &KeyRow| is_now.contains(&std::ptr::from_ref(row));
        (group.name(), rows.filter(|row| !is_needed(row) && !is_known(row)).collect())
    }));
    let labels = sections.iter().flat_map(|(_, rows)| rows).map(|row| text::width(&row.label()));
    let label_width = (labels.max().unwrap_or(0) + 2).min(width * 2 / 5);
    let heading = strong.add_modifier(Modifier::UNDERLINED);
    let mut lines = Vec::new();
    let about: [(Mode, fn() -> Text); 2] =
        [(Mode::EXERCISE, m::exercise::about_screen), (NEW_GAME_MODE, m::new_game::about_dialog)];
    for (_, about) in about.into_iter().filter(|(mode, _)| front.contains(mode)) {
        lines.extend(paragraph(&about().to_string(), width));
        lines.push(WindowLine::blank());
    }
    let mut tells_losses = front.contains(&REVIEW_MODE);
    for (title, rows) in sections.into_iter().filter(|(_, rows)| !rows.is_empty()) {
        lines.extend(
            text::wrap(&title.to_string(), width)
                .into_iter()
                .map(|line| WindowLine::heading(Line::styled(line, heading))),
        );
        lines.extend(rows.into_iter().flat_map(|row| key_row(row, width, label_width, strong)));
        lines.push(WindowLine::blank());
        // Behind its own keys.
        if std::mem::take(&mut tells_losses) {
            lines.extend(paragraph(&m::review::about_discs_lost().to_string(), width));
            lines.push(WindowLine::blank());
        }
    }
    lines.extend(paragraph(&m::help::everything().to_string(), width));
    lines.push(WindowLine::blank());
    lines.extend(items(&[m::help::select_text, m::help::copy_and_paste], width));
    lines
}

/// Returns the keys of the board that are hinted at now, the most important first, where they are not those of any
/// position: at an earlier move, after the game, and while somebody is waited for.
fn now(view: &View<'_>) -> Option<(Text, Vec<&'static KeyRow>)> {
    let is_waiting = view.app().features.link.link().is_some() && !is_heard(view.app());
    let title = match () {
        () if is_browsing(view.app()) => m::help::now_browsing(),
        () if view.shows_end() => m::help::now_over(),
        () if is_waiting => m::help::now_waiting(),
        () => return None,
    };
    let rank = |row: &KeyRow| {
        let hints = row.hints(view.app(), view.hint_form());
        hints.map(|hint| if view.shows_end() { hint.rank_at_end } else { hint.rank }).max()
    };
    // Help, quitting and the palette are the same everywhere.
    let groups = Group::ALL.into_iter().filter(|group| *group != Group::Screen);
    let rows = groups.flat_map(|group| keys::group_rows(group, Mode::BOARD));
    let mut rows: Vec<_> = rows.filter_map(|row| Some((rank(row)?, row))).collect();
    rows.sort_by_key(|(rank, _)| Reverse(*rank));
    Some((title, rows.into_iter().map(|(_, row)| row).collect()))
}

/// Returns the names of keys and what they do; in a narrow window the sentence stands under the names.
fn key_row(row: &KeyRow, width: usize, label_width: usize, strong: Style) -> Vec<WindowLine> {
    const INDENT: usize = 2;
    let name = |name: String| Line::styled(name, strong);
    let lines: Vec<Line<'static>> = if width < LEAST_FOR_TWO {
        let names = text::wrap_names(&row.label(), width).into_iter().map(name);
        let helps = text::wrap(&row.help(), width.saturating_sub(INDENT)).into_iter();
        names.chain(helps.map(|help| Line::raw(format!("{:INDENT$}{help}", "")))).collect()
    } else {
        let names = text::wrap_names(&row.label(), label_width - 1).into_iter().map(name);
        let helps = text::wrap(&row.help(), width - label_width).into_iter().map(Line::raw);
        beside(names, label_width, helps).collect()
    };
    let mut lines: Vec<_> = belonging_together(lines.into_iter().map(WindowLine::new)).collect();
    if let Some(first) = lines.first_mut() {
        first.also = row.also_called();
        if let Some(ScreenInput::Call(command, _)) = row.first_message()
            && !command.name().is_empty()
        {
            first.click = Click::Send(ScreenInput::Line(command.name().to_owned()));
        }
    }
    lines
}

/// Returns the rules of the game under way.
fn rules(view: &View<'_>, width: usize) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let rules = view.game().rules();
    let title = text::wrap(&rules::name(rules), width).into_iter();
    let mut lines: Vec<_> = title.map(|line| WindowLine::new(Line::styled(line, strong))).collect();
    lines.extend(paragraph(&m::help::play().to_string(), width));
    lines.push(WindowLine::blank());
    lines.extend(paragraph(&rules::sentences(rules), width));
    lines.push(WindowLine::blank());
    lines.extend(paragraph(&m::help::other_rules().to_string(), width));
    lines
}

/// The way in which the squares of a screen are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    Picture,
    /// By hand, from several characters.
    Characters,
    /// In one or two characters.
    Small,
    Letters,
}

fn drawing(view: &View<'_>, width: usize) -> Drawing {
    let theme = view.theme();
    let is_small = width < LEAST_FOR_TWO;
    match (theme.picture_style(), theme.shapes) {
        (_, Shapes::Letters | Shapes::Tiles) => Drawing::Letters,
        (..) if is_small => Drawing::Small,
        (Some(_), _) => Drawing::Picture,
        (None, _) => Drawing::Characters,
    }
}

/// The columns between a drawing and what is said of it.
const GAP: usize = 2;

fn marks(view: &View<'_>, drawing: Drawing, width: usize) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let marks: &[fn() -> Text] = match drawing {
        Drawing::Picture => &PICTURE_MARKS,
        Drawing::Characters => &CHARACTER_MARKS,
        Drawing::Small => &SMALL_MARKS,
        Drawing::Letters => &LETTER_MARKS,
    };
    let learning = match drawing {
        Drawing::Picture => [m::help::special_tinted, m::help::stable_tinted, m::help::replies],
        Drawing::Characters | Drawing::Small | Drawing::Letters => {
            [m::help::special, m::help::stable, m::help::replies]
        }
    };
    let heading = |text: Text| {
        [WindowLine::blank(), WindowLine::heading(Line::styled(text.to_string(), strong))]
    };
    let size = match drawing {
        Drawing::Small => Size::new(2, 1),
        Drawing::Picture | Drawing::Characters | Drawing::Letters => Size::new(4, 2),
    };
    let drawn = marks.iter().zip(MARKED).flat_map(|(mark, content)| {
        let is_focused = matches!(content, Content::Preview(_));
        let to_move = Some(Color::Black);
        let square = SquareView { content, is_focused, to_move, ..SquareView::empty(Square::D4) };
        let drawn = square_lines(&square, view.theme(), size);
        let column = usize::from(size.width) + GAP;
        let said = text::wrap(&mark().to_string(), width.saturating_sub(column));
        let lines = beside(drawn, column, said.into_iter().map(Line::raw));
        belonging_together(lines.map(WindowLine::new)).collect::<Vec<_>>()
    });
    let mut lines: Vec<_> = drawn.collect();
    lines.extend(items(&marks[MARKED.len()..], width));
    lines.extend(items(&[m::help::clock], width));
    lines.extend(heading(m::help::learning_heading()));
    lines.extend(items(&learning, width));
    lines.extend(heading(m::help::values_heading()));
    lines.extend(items(&VALUE_MARKS, width));
    lines.extend(heading(m::help::review_heading()));
    lines.extend(items(&REVIEW_MARKS, width));
    lines.extend(heading(m::help::squares_heading()));
    lines.extend(belonging_together(SQUARES.lines().skip(1).map(WindowLine::new)));
    lines.extend(items(&SQUARE_NAMES, width));
    lines.extend(heading(m::help::themes_heading()));
    for palette in ThemeName::ALL {
        let theme = m::help::theme(palette.name(), m::help::looks(palette.name()).to_string());
        lines.extend(list_item(&theme.to_string(), width));
    }
    lines
}

fn items(sentences: &[fn() -> Text], width: usize) -> Vec<WindowLine> {
    let item = |text: &fn() -> Text| list_item(&text().to_string(), width).collect::<Vec<_>>();
    sentences.iter().flat_map(item).collect()
}

const PICTURE_MARKS: [fn() -> Text; 5] = [
    m::help::legal_square,
    m::help::cursor_corners,
    m::help::would_flip_dot,
    m::help::last_dot,
    m::help::flipped_rim,
];

const CHARACTER_MARKS: [fn() -> Text; 5] = [
    m::help::legal_square,
    m::help::cursor_brackets,
    m::help::would_flip_plus,
    m::help::last_star,
    m::help::flipped_quote,
];

const SMALL_MARKS: [fn() -> Text; 5] = [
    m::help::legal_dot,
    m::help::cursor_bar,
    m::help::would_flip_plus,
    m::help::last_star,
    m::help::flipped_quote,
];

const LETTER_MARKS: [fn() -> Text; 5] = [
    m::help::legal_dots,
    m::help::cursor_letters,
    m::help::would_flip_plus,
    m::help::last_star,
    m::help::flipped_quote,
];

const VALUE_MARKS: [fn() -> Text; 3] =
    [m::help::value_best, m::help::value_number, m::help::value_digit];

const REVIEW_MARKS: [fn() -> Text; 3] =
    [m::help::review_better, m::help::review_loss, m::help::review_notes];

const SQUARE_NAMES: [fn() -> Text; 4] =
    [m::help::corners, m::help::c_squares, m::help::x_squares, m::help::edges];

const SQUARES: &str = "
    a b c d e f g h
  1 # c . . . . c #
  2 c x . . . . x c
  3 . . . . . . . .
  4 . . . . . . . .
  5 . . . . . . . .
  6 . . . . . . . .
  7 c x . . . . x c
  8 # c . . . . c #
";

/// The advice for games in which fewer discs win.
const ANTI_STRATEGY: [fn() -> Text; 4] = [
    m::help::fewest_win,
    m::help::moves_still_matter,
    m::help::attack_beside_corners,
    m::help::the_end_of_few,
];

/// The squares that the marks of a board begin with, which are drawn beside their sentences.
const MARKED: [Content; 5] = [
    Content::LegalMark,
    Content::Preview(Color::Black),
    Content::Disc(Color::White, DiscMark::WouldFlip),
    Content::Disc(Color::White, DiscMark::Last),
    Content::Disc(Color::White, DiscMark::Flipped),
];

/// Returns the eight ideas, and where each is shown; a click on one shows it.
fn strategy(width: usize, strong: Style) -> Vec<WindowLine> {
    let mut lines: Vec<_> = paragraph(&m::help::learning().to_string(), width).collect();
    for idea in Idea::ALL {
        let heading = Line::styled(text::capitalized(&ideas::name(idea).to_string()), strong);
        let show = ScreenInput::Call(&IDEA, Arg::Text(idea.name().into()));
        let heading = WindowLine { click: Click::Send(show), ..WindowLine::heading(heading) };
        lines.extend([WindowLine::blank(), heading]);
        lines.extend(paragraph(&ideas::about(idea).to_string(), width));
    }
    lines
}

/// Returns headed paragraphs.
fn advice(parts: &[fn() -> Text], width: usize, strong: Style) -> Vec<WindowLine> {
    const INDENT: usize = 2;
    let mut lines = Vec::new();
    for advice in parts {
        let advice = advice();
        let heading = advice.form("heading").unwrap_or_default();
        lines.push(WindowLine::heading(Line::styled(heading, strong)));
        let wrapped = text::wrap(&advice.to_string(), width.saturating_sub(INDENT)).into_iter();
        let wrapped = wrapped.map(|line| WindowLine::new(format!("{:INDENT$}{line}", "")));
        lines.extend(belonging_together(wrapped));
    }
    lines
}
