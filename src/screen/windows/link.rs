//! The window of the connection to another machine: the ticket while a guest is waited for, who is
//! there, and what can be done when the connection is lost.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::layout::Size;
use ratatui::text::Line;

use crate::screen::qr_code;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{
    FRAME_HEIGHT, FRAME_WIDTH, SIDE_GAP, WindowLine, WindowText, answer, paragraph,
};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::front_end::QUIT;
use othello_board::app::message::Message;
use othello_board::app::mode::Mode;
use othello_board::features::link::commands::LINK_MODE;
use othello_board::features::link::commands::{
    COPY_INVITATION, COPY_TICKET, COPY_WATCH_INVITATION, END_ABSENT, FREE_SEAT, RENEW_TICKET,
    SEND_AWAY,
};
use othello_board::features::link::linked::{Invitation, Link};
use othello_board::features::link::sentences;
use othello_peer::{Presence, Role, Ticket};

/// The widest text.
const WIDEST: usize = 60;
/// The narrowest text beside a QR code.
const LEAST_BESIDE: usize = 30;

/// The window of the connection to another machine.
#[derive(Debug)]
pub struct LinkWindow;

impl Window for LinkWindow {
    fn mode(&self) -> Mode {
        LINK_MODE
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, screen)
    }

    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if matches!(event, Event::TimedOut(_) | Event::Joined) { Keep::Closed } else { Keep::Open }
    }
}

/// Returns the window for a screen of that size.
fn draw(view: &View<'_>, screen: Size) -> WindowText {
    let Some(link) = view.app().features.link.link() else {
        return WindowText::new("", Vec::new());
    };
    let room = usize::from(screen.width).saturating_sub(FRAME_WIDTH);
    let side = qr_code(view, link, screen);
    let beside = side.iter().map(Line::width).max().map_or(0, |width| width + SIDE_GAP);
    let room = room.saturating_sub(beside);
    let width = room.clamp(10, WIDEST);
    let command = match link.presence() {
        Presence::Expected => link.invitation().to_play(),
        Presence::Here(_) => link.invitation().to_watch(),
        Presence::Away(_) => link.invitation().to_play().filter(|_| link.is_inviting()),
    };
    let ticket = TicketLines::new(command, room);
    let (state, mut lines) = match (link.presence(), link.peer().role()) {
        (Presence::Expected, Role::Host) => ("inviting", waiting(view, link, width, &ticket)),
        (Presence::Expected, Role::Guest | Role::Watcher) => {
            ("joining", waiting(view, link, width, &ticket))
        }
        (Presence::Away(_), _) => ("lost", lost(view, link, width, &ticket)),
        (Presence::Here(_), _) => ("here", here(view, link, width, &ticket)),
    };
    lines.push(WindowLine::blank());
    lines.extend(answers(view, link));
    let title = m::link::title(state).to_string();
    WindowText { side, below: ticket.below, ..WindowText::new(title, lines) }
}

fn waiting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let state = &view.app().state;
    let mut lines = Vec::new();
    if link.invitation().to_play().is_some() {
        lines.extend(inviting(view, link, width, ticket));
    } else if let Some(text) = sentences::connection(link, state) {
        lines.extend(paragraph(&text.to_string(), width));
    }
    if link.peer().role() == Role::Host {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&sentences::link_terms(link, state), width));
        if let Some(listening) = sentences::listening(link.invitation()) {
            lines.extend(paragraph(&listening.to_string(), width));
        }
    }
    if let (Some(trouble), Some(_)) = (link.trouble(), &link.invitation().join) {
        lines.extend(paragraph(&sentences::trouble(trouble).to_string(), width));
    }
    lines
}

/// Returns the command that joins the game, and what is to be said about it.
fn inviting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let mut lines = Vec::new();
    if let Some(other) = sentences::other_ticket(link.invitation()) {
        lines.extend(paragraph(&other.to_string(), width));
        lines.push(WindowLine::blank());
    }
    let invitation = link.invitation();
    let said = match &invitation.page {
        Some(_) => m::link::send_page(ticket.is_below()),
        None => m::link::send_ticket(ticket.is_below()),
    };
    let rows = ticket.rows.iter().cloned().map(|row| WindowLine::new(Line::styled(row, strong)));
    let rows: Vec<_> = rows.collect();
    let said: Vec<_> = paragraph(&said.to_string(), width).collect();
    // Where the ticket has no room in it, the window may show its first lines alone.
    if ticket.below.is_some() {
        lines.extend(rows.into_iter().chain(said));
    } else {
        lines.extend(said.into_iter().chain(rows));
    }
    if invitation.page.as_ref().is_some_and(|page| page.is_plain) {
        lines.extend(paragraph(&m::link::page_is_plain().to_string(), width));
    }
    if let Some(reach) = sentences::reach(link.invitation().reach) {
        lines.extend(paragraph(&reach.to_string(), width));
    }
    lines
}

fn lost(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let state = &view.app().state;
    let said = sentences::connection(link, state).map(|text| text.to_string()).unwrap_or_default();
    let mut lines: Vec<_> = paragraph(&said, width).collect();
    if link.is_inviting() {
        lines.push(WindowLine::blank());
        lines.extend(inviting(view, link, width, ticket));
    } else if link.peer().role() != Role::Host {
        // Why the visit has ended is said already.
        if let Some(why) = link.trouble().filter(|why| !why.is_end()) {
            lines.extend(paragraph(&sentences::last_trouble(why).to_string(), width));
        }
    }
    lines
}

fn here(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let state = &view.app().state;
    let said = [
        Some(sentences::connected(link)),
        sentences::connection(link, state),
        sentences::fingerprint(link),
        sentences::watchers(link),
    ];
    let mut lines = Vec::new();
    for text in said.into_iter().flatten() {
        lines.extend(paragraph(&text.to_string(), width));
    }
    lines.extend(paragraph(&sentences::link_terms(link, state), width));
    if link.invitation().to_watch().is_some() {
        let said = match &link.invitation().page {
            Some(_) => m::link::others_watch_page(ticket.is_below()),
            None => m::link::others_watch(ticket.is_below()),
        };
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&said.to_string(), width));
        lines.extend(ticket.rows.iter().cloned().map(WindowLine::new));
    }
    lines
}

/// The keys, and what they do.
fn answers(view: &View<'_>, link: &Link) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let row = |key, command: &'static Command, arg| {
        let label = (command.text)().form("button").unwrap_or_default();
        answer(key, label, strong, Message::Call(command, arg))
    };
    let rows: [(&str, &Command, Arg); 7] = [
        ("y", &COPY_INVITATION, Arg::Nothing),
        ("Y", &COPY_WATCH_INVITATION, Arg::Nothing),
        ("t", &COPY_TICKET, Arg::Nothing),
        ("1-8", &SEND_AWAY, Arg::Index(0)),
        ("w", &RENEW_TICKET, Arg::Nothing),
        ("c", &END_ABSENT, Arg::Nothing),
        ("f", &FREE_SEAT, Arg::Nothing),
    ];
    let rows = rows.into_iter().filter(|(_, command, _)| command.refusal(view.app()).is_none());
    let mut lines: Vec<_> = rows.map(|(key, command, arg)| row(key, command, arg)).collect();
    let is_away = matches!(link.presence(), Presence::Away(_));
    let close = if is_away { m::link::wait() } else { m::link::close() };
    lines.push(answer("Esc", close.to_string(), strong, Message::Close));
    if is_away {
        let quit = Message::Call(&QUIT, Arg::Nothing);
        lines.push(answer("q", m::link::adjourn(sentences::saved(link)).to_string(), strong, quit));
    }
    lines
}

/// The command that joins or watches, as the window shows it.
struct TicketLines {
    /// Its rows in the window.
    rows: Vec<String>,
    /// The ticket, if it is too long for a row of the window.
    below: Option<String>,
}

impl TicketLines {
    /// Returns the command for a window with rows of that width: in one row, or with the ticket in a row
    /// of its own, or with the ticket below the window, where the terminal wraps it.
    fn new(command: Option<&str>, width: usize) -> Self {
        let Some(command) = command else { return Self { rows: Vec::new(), below: None } };
        if text::width(command) <= width {
            return Self { rows: vec![command.into()], below: None };
        }
        let (start, ticket) = command.rsplit_once(' ').unwrap_or(("", command));
        if text::width(ticket) <= width {
            return Self { rows: vec![start.into(), ticket.into()], below: None };
        }
        let rows = if start.is_empty() { Vec::new() } else { vec![start.into()] };
        Self { rows, below: Some(ticket.into()) }
    }

    /// Returns `yes` if the ticket stands below the window, or else `no`.
    const fn is_below(&self) -> &'static str {
        if self.below.is_some() { "yes" } else { "no" }
    }
}

/// Returns the link to the page, or the ticket, as a QR code, while a guest is waited for and where there is room for it.
fn qr_code(view: &View<'_>, link: &Link, screen: Size) -> Vec<Line<'static>> {
    let Invitation { page, join, .. } = link.invitation();
    // Capital letters and digits make a smaller code; a ticket is read in either case.
    let is_ticket = |word: &&str| word.parse::<Ticket>().is_ok();
    let ticket = || Some(join.as_ref()?.rsplit(' ').next().filter(is_ticket)?.to_ascii_uppercase());
    let text = page.as_ref().map(|page| page.play.clone()).or_else(ticket);
    let Some(text) = text.filter(|_| link.presence() == Presence::Expected) else {
        return Vec::new();
    };
    let lines = qr_code::lines(&text, view.theme());
    let width = lines.first().map_or(0, Line::width) + SIDE_GAP + LEAST_BESIDE + FRAME_WIDTH;
    let fits = width <= usize::from(screen.width)
        && lines.len() + FRAME_HEIGHT <= usize::from(screen.height);
    if fits { lines } else { Vec::new() }
}
