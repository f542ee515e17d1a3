//! The review in the panel, beside the living board: the losses of both players, the value of the game,
//! and the errors as a list to go through.

use othello_words::i18n::m;
use othello_words::ideas::{self, Reader};
use othello_words::reasons::sentences;
use othello_words::text;
use othello_words::value::{names, sign, value};
use ratatui::layout::Size;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::graph::Ink;
use crate::screen::chart::{self, Measure};
use crate::screen::futures::{self, Sentence};
use crate::screen::layout::Room;
use crate::screen::panel::variation_rows;
use crate::screen::theme::signs;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{Click, Scroll, WindowLine, WindowText, paragraph};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::explanation::commands::END_LESSON;
use othello_board::features::review::commands::ERROR;
use othello_board::features::review::commands::REVIEW_MODE;
use othello_board::features::review::sentences;
use othello_board::features::review::state::place;
use othello_core::board::{ByColor, Color};
use othello_engine::review::{self, Explanation, Phase, Review, ReviewedPly};

/// The least rows of the graph of values, and the most.
const LEAST_GRAPH: usize = 6;
const MOST_GRAPH: usize = 20;
/// The rows of the list that the graph leaves where there is no room for all of it.
const LEAST_LIST: usize = 6;
/// The rows from which on the numbers of moves by their losses are shown, and two boards.
const LEAST_FOR_CLASSES: usize = 24;
const LEAST_FOR_BOARDS: usize = 32;
/// The rows of two small boards with their text.
const BOARD_ROWS: usize = 10;
/// The columns before a variation.
const INDENT: usize = 6;
/// The columns of the bar of progress.
const BAR: usize = 40;

/// The review, docked. All that it shows is in the game and its review.
#[derive(Debug)]
pub struct ReviewPanel;

impl Window for ReviewPanel {
    fn mode(&self) -> Mode {
        REVIEW_MODE
    }

    fn is_docked(&self) -> bool {
        true
    }

    fn left_by(&self, app: &App) -> Option<&'static Command> {
        app.features.explanations.lesson().map(|_| &END_LESSON)
    }

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        let question = match view.app().features.explanations.lesson() {
            Some(_) => m::explanation::question(),
            None => m::review::question(),
        };
        let title = question.form("title").unwrap_or_default().into();
        WindowText { title, ..draw(view, room) }
    }

    /// Another game has no review yet.
    fn told(&mut self, event: &Event, _: &App) -> Keep {
        let is_other_game = matches!(event, Event::Began | Event::Loaded);
        if is_other_game { Keep::Closed } else { Keep::Open }
    }
}

/// Returns the move that a lesson is about, in a row: what it loses, and the best one.
fn lesson_row(view: &View<'_>, explanation: &Explanation, width: usize) -> WindowLine {
    row(view, &explained_ply(view, explanation), None, width)
}

/// Returns the move that a lesson is about, with its place in the game.
fn explained_ply(view: &View<'_>, explanation: &Explanation) -> ReviewedPly {
    let viewed = view.app().viewed();
    let is_next = viewed.position() == explanation.position;
    explanation.ply(viewed.ply() - usize::from(!is_next))
}

/// Returns the lesson: what the move loses, both lines, and all reasons.
fn lesson_text(view: &View<'_>, explanation: &Explanation, room: Room) -> WindowText {
    let (ply, known) = (explained_ply(view, explanation), &view.app().features.explanations);
    let width = room.columns;
    let (title, body) = match known.reader_of_lesson() {
        Reader::Learner => return plain_lesson(view, explanation, &ply, room),
        Reader::Strong => (sentences::head_of_lesson(&ply), lesson(explanation, width)),
    };
    let style = view.theme().colors.strong;
    let head = text::wrap(&title.to_string(), width).into_iter();
    let head = head.map(|line| WindowLine::new(Line::styled(line, style))).collect();
    WindowText { head, ..WindowText::new("", body) }
}

/// Returns what the move costs, both futures, why it loses, and as far as there is room the idea as a rule and how more is
/// shown.
fn plain_lesson(
    view: &View<'_>,
    explanation: &Explanation,
    ply: &ReviewedPly,
    room: Room,
) -> WindowText {
    let known = &view.app().features.explanations;
    let Explanation { position, played, .. } = explanation;
    let title = m::common::both(sentences::place_of(ply), ideas::costs(ply));
    let mut why = known.why(position, played.square(), known.side());
    let game = view.app().viewed().line().plies().get(ply.index..).unwrap_or_default();
    let moves: Vec<_> = game.iter().map(|ply| ply.square).collect();
    let causes = known.causes(position, played.square());
    let came = ideas::came(causes, explanation, (ply.index, &moves), known.side());
    if let (Some(first), Some(came)) = (why.first_mut(), came) {
        *first = m::common::both(first.clone(), came);
    }
    let rule = ideas::rule_of(causes, explanation);
    let both = view.futures();
    let mut said = match &both {
        Some(both) => Sentence::beside(both, why, rule),
        None => Sentence::of(why, rule),
    };
    said.push(Sentence { text: m::ideas::in_full(), rank: u8::MAX });
    futures::lesson(view, both.as_ref(), &[title], said, room)
}

/// Returns the lines of both moves with what they are worth, and below them the reasons.
fn lesson(explanation: &Explanation, width: usize) -> Vec<WindowLine> {
    let row = |sign, line: &othello_engine::Line| {
        let (square, behind) = (line.square(), names(&line.moves[1..]));
        format!("{sign} {square} {}  {behind}", value(line.value))
    };
    let Explanation { played, best, .. } = explanation;
    let rows = [row("?", played), row("!", best)];
    let mut lines: Vec<_> = rows.iter().flat_map(|row| paragraph(row.trim_end(), width)).collect();
    let mut said: Vec<_> = sentences(explanation).map(|text| text.to_string()).collect();
    if said.is_empty() {
        said.push(m::review::no_reason().to_string());
    }
    for sentence in said {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&sentence, width));
    }
    lines
}

fn draw(view: &View<'_>, room: Room) -> WindowText {
    let (width, height) = (room.columns, room.rows);
    let app = view.app();
    if let Some(explanation) = app.features.explanations.lesson() {
        return match height {
            // There is room for the facts alone.
            1 => WindowText::new("", vec![lesson_row(view, explanation, width)]),
            _ => lesson_text(view, explanation, room),
        };
    }
    let found = app.session().review();
    let errors = app.features.review.errors(&app.state);
    let here = place(&app.state);
    let variations = variation_rows::rows(view, INDENT, width);
    let (mut lines, mut selected) = (Vec::new(), None);
    for ply in &errors {
        if Some(ply.index) == here {
            selected = Some(lines.len());
        }
        lines.push(row(view, ply, here, width));
        for variation in variations.iter().filter(|row| row.branch == ply.index) {
            if variation.has(view.app().viewed().moment()) {
                selected = Some(lines.len());
            }
            let click = Click::Parts(variation.clicks());
            lines.push(WindowLine { click, ..WindowLine::new(variation.line(view)) });
        }
    }
    if lines.is_empty() {
        let is_under_way = app.features.review.is_under_way();
        let none = if is_under_way { m::review::none_yet() } else { m::review::none() };
        lines.extend(paragraph(&none.to_string(), width));
    }
    let mut head = progress(view, &found, width);
    head.extend(losses(view, &found, errors.len(), width));
    if height >= LEAST_FOR_CLASSES {
        head.extend(classes(view, &found, width));
    }
    // Its rows stay free where nothing is compared, so that the graph keeps its size.
    let compared = if height >= LEAST_FOR_BOARDS { BOARD_ROWS + 1 } else { 0 };
    if lines.len() + head.len() > height && head.len() + LEAST_LIST < height {
        head.extend(worst(&errors, app.features.explanations.reader()));
    }
    let free = height.saturating_sub(head.len() + compared);
    let beside_all = free.saturating_sub(lines.len()).min(MOST_GRAPH);
    let beside_some = free.saturating_sub(LEAST_LIST).min(LEAST_GRAPH + 1);
    let rows = beside_all.max(beside_some);
    if rows >= LEAST_GRAPH && !found.plies.is_empty() {
        head.extend(graph(view, width, rows));
    }
    let error = view.error().filter(|_| compared > 0);
    let boards = error.and_then(|error| {
        let before = view.game().position_at(error.index);
        let known = &app.features.explanations;
        let futures = known.futures(&before, error.square)?;
        Some(futures::boards(&futures, view.seen_from(), view.theme(), width, BOARD_ROWS))
    });
    let mut foot = boards.map_or_else(Vec::new, |boards| {
        let rows = [Line::default()].into_iter().chain(boards.lines);
        rows.map(WindowLine::new).collect()
    });
    let reader = app.features.explanations.reader();
    let exactness = sentences::exactness(&found).filter(|_| reader == Reader::Strong);
    for note in exactness.into_iter().chain(sign(view.game().rules())) {
        let note: Vec<_> = paragraph(&note.to_string(), width).collect();
        if head.len() + lines.len() + foot.len() + note.len() < height {
            foot.extend(note);
        }
    }
    let scroll = match selected {
        Some(line) => Scroll::Around { line, rows: 1, top: Some(0) },
        None => Scroll::From(0),
    };
    WindowText { head, foot, scroll, ..WindowText::new("", lines) }
}

/// Returns how many moves of each player lose so much, where there is room for all classes.
fn classes(view: &View<'_>, found: &Review, width: usize) -> Vec<WindowLine> {
    const NAME: usize = 6;
    const CLASS: usize = 5;
    if width < NAME + CLASS * Review::LOSS_CLASSES.len() || found.plies.is_empty() {
        return Vec::new();
    }
    let row = |cells: Vec<String>| -> String {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>CLASS$}")).collect();
        cells.concat()
    };
    let quiet = view.theme().colors.quiet;
    let heading = text::pad(&m::review::classes_heading().to_string(), NAME);
    let titles = heading + &row(sentences::class_names().to_vec());
    let rows = Color::BOTH.map(|color| {
        let counts = found.loss_classes(color).map(|count| count.to_string()).to_vec();
        let counts = " ".repeat(NAME - 1) + &row(counts);
        Line::from(vec![signs::small_disc(view.theme(), color), Span::raw(counts)])
    });
    [Line::styled(titles, quiet)].into_iter().chain(rows).map(WindowLine::new).collect()
}

/// Returns the error that loses most, where the list does not show all at once. A click views the position
/// before it.
fn worst(errors: &[ReviewedPly], reader: Reader) -> Option<WindowLine> {
    let worst = errors.iter().reduce(|a, b| if b.loss() > a.loss() { b } else { a })?;
    Some(WindowLine::button(
        Line::from(sentences::worst(worst, reader).to_string()),
        goes_to(worst),
    ))
}

/// Returns how far the review has come, with a bar, until it is complete.
fn progress(view: &View<'_>, found: &Review, width: usize) -> Vec<WindowLine> {
    let (reviewed, all) = (found.plies.len(), found.extent(view.game()));
    let is_under_way = view.app().features.review.is_under_way();
    if reviewed >= all && !is_under_way {
        let review = &view.app().features.review;
        let limits = review::limits_of_pass(view.game().rules(), review.pass());
        let rest = || found.shallow(view.game(), &limits).len();
        // Whoever learns does not ask how far the engine is.
        let is_told = view.app().features.explanations.reader() == Reader::Strong;
        let deeper = (review.is_deepening() && is_told).then(|| m::review::looking_deeper(rest()));
        return deeper.map_or_else(Vec::new, |text| paragraph(&text.to_string(), width).collect());
    }
    let extent = sentences::extent(found, view.game());
    let extent = if is_under_way {
        m::review::reviewing_extent(extent)
    } else {
        m::review::reviewed_extent(extent)
    };
    let bar = bar(view, reviewed, all, width.min(BAR));
    vec![WindowLine::new(extent.to_string()), WindowLine::new(bar)]
}

fn bar(view: &View<'_>, part: usize, all: usize, width: usize) -> String {
    let filled = width * part / all.max(1);
    let (full, empty) = match view.theme().set().ink {
        Ink::Blocks => ("█", "░"),
        Ink::Ascii => ("#", "-"),
    };
    full.repeat(filled) + &empty.repeat(width.saturating_sub(filled))
}

/// A column of the table of losses.
struct LossColumn<'a> {
    title: &'a str,
    width: usize,
    losses: ByColor<String>,
}

/// Returns the table of losses: of each player the discs that all moves lose, and those of the parts of the game,
/// as many as there is room for.
fn losses(view: &View<'_>, found: &Review, errors: usize, width: usize) -> Vec<WindowLine> {
    /// The columns of a disc before the name; and those of a name, of which there is nothing where there
    /// is little room: the disc tells the player.
    const DISC: usize = 2;
    const NAME: usize = 5;
    const NO_NAME: usize = 4;
    let ellipsis = view.theme().set().ellipsis;
    let all_moves = m::review::all_moves().to_string();
    let column = |title, width, loss: &dyn Fn(Color) -> String| LossColumn {
        title,
        width,
        losses: ByColor::from_fn(loss),
    };
    let reader = view.app().features.explanations.reader();
    let total = |color, phases: &[Phase]| sentences::total(found, color, phases, reader);
    // The most telling ones come first, and stay where there is little room.
    let mut columns = vec![
        column(&all_moves, 9, &|color| total(color, &Phase::ALL)),
        column("41-60", 6, &|color| total(color, &[Phase::Endgame])),
        column("21-40", 6, &|color| total(color, &[Phase::Midgame])),
        column("1-20", 6, &|color| total(color, &[Phase::Opening])),
    ];
    let taken = |columns: &[LossColumn<'_>]| columns.iter().map(|it| it.width).sum::<usize>();
    while columns.len() > 2 && DISC + NAME + taken(&columns) > width
        || columns.len() > 1 && DISC + taken(&columns) > width
    {
        columns.pop();
    }
    columns[1..].reverse();
    let name = width.saturating_sub(DISC + taken(&columns));
    let heading = sentences::errors_of(errors, view.app().features.review.whose(&view.app().state))
        .to_string();
    let heading = if text::width(&heading) > DISC + name { String::new() } else { heading };
    let heading = text::pad(&heading, DISC + name);
    let titles: Vec<_> = columns.iter().map(|it| text::pad_start(it.title, it.width)).collect();
    let style = view.theme().colors.quiet;
    let mut lines = vec![WindowLine::new(Line::styled(heading + &titles.concat(), style))];
    lines.extend(Color::BOTH.map(|color| {
        let player = if name > NO_NAME { view.name(color) } else { String::new() };
        let player = text::pad(&text::truncate(&player, name, ellipsis), name);
        let losses = columns.iter().map(|it| format!("{:>1$}", it.losses[color], it.width));
        let row = format!(" {player}{}", losses.collect::<Vec<_>>().concat());
        WindowLine::new(Line::from(vec![signs::small_disc(view.theme(), color), Span::raw(row)]))
    }));
    lines
}

/// Returns the graph of values without its title, in which the errors are marked and a click goes to the
/// position.
fn graph(view: &View<'_>, columns: usize, rows: usize) -> impl Iterator<Item = WindowLine> {
    let [width, height] = [columns, rows + 1].map(|it| u16::try_from(it).unwrap_or(u16::MAX));
    let size = Size { width, height };
    let clicks = chart::clicks(view, Measure::Value, size);
    let lines = chart::lines(view, Measure::Value, size).into_iter().skip(1);
    lines.map(move |line| WindowLine {
        click: Click::Parts(clicks.clone()),
        ..WindowLine::new(line)
    })
}

/// Returns the row of an error: its number, player and square, the loss, the best move, and as much of the
/// reason as there is room for. A click views the position before it.
fn row(view: &View<'_>, ply: &ReviewedPly, here: Option<usize>, width: usize) -> WindowLine {
    let is_here = Some(ply.index) == here;
    let style = if is_here { view.theme().colors.selected } else { Style::new() };
    let marker = if is_here { ">" } else { " " };
    let start = format!("{marker}{:>2} ", ply.index + 1);
    let known = &view.app().features.explanations;
    let loss = sentences::error_sign(ply, known.reader());
    let facts = format!(" {} {loss:>6} {}", ply.square, ply.best);
    let room = width.saturating_sub(start.len() + 1 + facts.len() + 2);
    let before = view.game().position_at(ply.index);
    let reason = reason_within(&sentences::reasons_in_list(ply, &before, known), room, view);
    let behind = text::pad(&format!("{facts}  {reason}"), width.saturating_sub(start.len() + 1));
    let text = Line::from(vec![
        Span::styled(start, style),
        signs::small_disc(view.theme(), ply.player),
        Span::styled(behind, style),
    ]);
    WindowLine::button(text, goes_to(ply))
}

fn goes_to(error: &ReviewedPly) -> ScreenInput {
    ScreenInput::Call(&ERROR, Arg::Index(error.index))
}

/// Returns the first text with a word that fits, or the start of the last one if that says more than a sign.
fn reason_within(texts: &[String], room: usize, view: &View<'_>) -> String {
    /// The columns that a start needs to say anything.
    const LEAST: usize = 8;
    let is_word = |text: &&String| text.contains(char::is_alphanumeric);
    let fitting = texts.iter().find(|text| text::width(text) <= room);
    if let Some(fitting) = fitting.filter(is_word) {
        return fitting.clone();
    }
    let ellipsis = view.theme().set().ellipsis;
    let start = texts.iter().rfind(is_word).filter(|_| room >= LEAST);
    let start = start.map(|text| text::wrap_to_rows(text, room, 1, ellipsis).swap_remove(0));
    start.or_else(|| fitting.cloned()).unwrap_or_default()
}
