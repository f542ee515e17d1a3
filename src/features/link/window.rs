//! The window of the connection to another machine: the ticket while a guest is waited for, who is
//! there, and what can be done when the connection is lost.

use crate::features::link;
use ratatui::layout::Size;
use ratatui::text::Line;

use super::commands::{COPY_INVITATION, COPY_WATCH_INVITATION};
use crate::app::App;
use crate::app::action::Action;
use crate::app::event::Event;
use crate::features::link::linked::{Link, LinkAction, Trouble};
use crate::os::exit_status::ExitStatus;
use crate::screen::input_mode::InputMode;
use crate::screen::message::Message;
use crate::screen::message::WindowInput;
use crate::screen::qr_code;
use crate::screen::view::View;
use crate::screen::window::{Keep, Reply, Window};
use crate::screen::window_text::{
    FRAME_HEIGHT, FRAME_WIDTH, SIDE_GAP, WindowLine, WindowText, answer, paragraph,
};
use crate::text;
use othello_peer::{AbsenceClaim, PeerEvent, Presence, Role};

/// The widest text.
const WIDEST: usize = 60;
/// The narrowest text beside a QR code.
const LEAST_BESIDE: usize = 30;

/// The window of the connection to another machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkWindow;

impl Window for LinkWindow {
    fn mode(&self) -> InputMode {
        InputMode::Link
    }

    fn take(&mut self, input: WindowInput, _: &App) -> Reply {
        match input {
            WindowInput::Confirm | WindowInput::Cancel => Reply::Close,
            WindowInput::Select(_)
            | WindowInput::Leap(_)
            | WindowInput::Pick { .. }
            | WindowInput::Scroll(_)
            | WindowInput::Change(_)
            | WindowInput::Turn(_)
            | WindowInput::TurnTo(_)
            | WindowInput::Type(_)
            | WindowInput::Paste(_)
            | WindowInput::Erase(_)
            | WindowInput::Filter
            | WindowInput::Rename
            | WindowInput::Delete => Reply::Ignored,
        }
    }

    fn draw(&self, view: &View<'_>, screen: Size) -> WindowText {
        draw(view, screen)
    }

    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if matches!(event, Event::TimedOut(_) | Event::Link(PeerEvent::Joined)) {
            Keep::Closed
        } else {
            Keep::Open
        }
    }
}

/// Returns the window for a screen of that size.
fn draw(view: &View<'_>, screen: Size) -> WindowText {
    let Some(link) = view.app().linked().link() else {
        return WindowText::new("Connection", Vec::new());
    };
    let room = usize::from(screen.width).saturating_sub(FRAME_WIDTH);
    let side = qr_code(view, link, screen);
    let beside = side.iter().map(Line::width).max().map_or(0, |width| width + SIDE_GAP);
    let room = room.saturating_sub(beside);
    let width = room.clamp(10, WIDEST);
    let command = match link.presence() {
        Presence::Expected => link.invitation().join.as_deref(),
        Presence::Here(_) => link.invitation().watch.as_deref(),
        Presence::Away(_) => link.invitation().join.as_deref().filter(|_| link.is_inviting()),
    };
    let ticket = TicketLines::new(command, room);
    let (title, mut lines) = match link.presence() {
        Presence::Expected => (waiting_title(link), waiting(view, link, width, &ticket)),
        Presence::Away(_) => ("Connection lost", lost(view, link, width, &ticket)),
        Presence::Here(_) => ("Connection", here(view, link, width, &ticket)),
    };
    lines.push(WindowLine::blank());
    lines.extend(answers(view, link));
    WindowText { side, below: ticket.below, ..WindowText::new(title, lines) }
}

fn waiting_title(link: &Link) -> &'static str {
    match link.peer().role() {
        Role::Host => "Waiting for a guest",
        Role::Guest | Role::Watcher => "Connecting",
    }
}

fn waiting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let mut lines = Vec::new();
    if link.invitation().join.is_some() {
        lines.extend(inviting(view, link, width, ticket));
    } else {
        let state = link::words::connection(view.app());
        let state = state.and_then(|texts| texts.into_iter().next()).unwrap_or_default();
        lines.extend(paragraph(&state, width));
    }
    if link.peer().role() == Role::Host {
        let terms = link::words::link_terms(view.app());
        lines.push(WindowLine::blank());
        lines.extend(paragraph(&terms, width));
        if let Some(listening) = link::words::listening(link.invitation()) {
            lines.extend(paragraph(&listening, width));
        }
    }
    if let (Some(trouble), Some(_)) = (link.trouble(), &link.invitation().join) {
        lines.extend(paragraph(&link::words::trouble(trouble), width));
    }
    lines
}

/// Returns the command that joins the game, and what is to be said about it.
fn inviting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let mut lines = Vec::new();
    if let Some(other) = link::words::other_ticket(link.invitation()) {
        lines.extend(paragraph(other, width));
        lines.push(WindowLine::blank());
    }
    lines.extend(paragraph(link::words::send_ticket(ticket.is_below()), width));
    let rows = ticket.rows.iter().cloned();
    lines.extend(rows.map(|row| WindowLine::new(Line::styled(row, strong))));
    let reach = link::words::reach(link.invitation().reach);
    if !reach.is_empty() {
        lines.extend(paragraph(reach, width));
    }
    lines
}

fn lost(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let state = link::words::connection(view.app());
    let state = state.and_then(|texts| texts.into_iter().next()).unwrap_or_default();
    let mut lines: Vec<_> = paragraph(&state, width).collect();
    if let AbsenceClaim::After(time) = view.app().linked().claim(view.app().state()) {
        lines.extend(paragraph(&link::words::claim_in(time), width));
    }
    if link.is_inviting() {
        lines.push(WindowLine::blank());
        lines.extend(inviting(view, link, width, ticket));
    } else if link.peer().role() != Role::Host {
        // That the host has ended the visit is said already.
        let why = link.trouble().filter(|why| **why != Trouble::SentAway);
        let why = why.map(link::words::last_trouble);
        lines.extend(why.iter().flat_map(|why| paragraph(why, width)));
    }
    lines
}

fn here(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Vec<WindowLine> {
    let app = view.app();
    let trip = match link.presence() {
        Presence::Here(Some(trip)) => Some(link::words::round_trip(trip)),
        Presence::Here(None) | Presence::Expected | Presence::Away(_) => None,
    };
    let connected = link::words::connected(&link::words::other_player(link), trip.as_deref());
    let mut lines: Vec<_> = paragraph(&connected, width).collect();
    let state = link::words::connection(app).and_then(|texts| texts.into_iter().next());
    let said = [state, link::words::fingerprint(link), link::words::watchers(link)];
    for text in said.into_iter().flatten() {
        lines.extend(paragraph(&text, width));
    }
    lines.extend(paragraph(&link::words::link_terms(app), width));
    if link.invitation().watch.is_some() {
        lines.push(WindowLine::blank());
        lines.extend(paragraph(link::words::others_watch(ticket.is_below()), width));
        lines.extend(ticket.rows.iter().cloned().map(WindowLine::new));
    }
    lines
}

/// The keys, and what they do.
fn answers(view: &View<'_>, link: &Link) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let row = |key, label, message| answer(key, label, strong, message);
    let act = |action| Message::Act(Action::Link(action));
    let mut lines = Vec::new();
    let invitation = link.invitation();
    if link.is_inviting() {
        lines.push(row("y", "Copy the line again", Message::Call(&COPY_INVITATION)));
    }
    let is_away = matches!(link.presence(), Presence::Away(_));
    if invitation.watch.is_some() && !is_away {
        lines.push(row("Y", "Copy a line to watch", Message::Call(&COPY_WATCH_INVITATION)));
    }
    if !link.peer().watchers().is_empty() {
        lines.push(row("1-8", "Send one away who watches", act(LinkAction::SendAway(0))));
        lines.push(row("w", "Make a new ticket to watch", act(LinkAction::RenewWatchTicket)));
    }
    if view.app().linked().claim(view.app().state()) == AbsenceClaim::Now {
        lines.push(row("c", "Claim the win", act(LinkAction::Claim)));
    }
    if link.can_free_seat() {
        lines.push(row("f", "Free the guest's seat", act(LinkAction::FreeSeat)));
    }
    if link.can_knock() {
        lines.push(row("k", "Ask the host for the seat", act(LinkAction::Knock)));
    }
    if link.peer().unsettled().is_some() {
        lines.push(row("g", "Offer to go on", act(LinkAction::GoOn)));
    }
    match link.presence() {
        Presence::Away(_) => {
            lines.push(row("Esc", "Wait", Message::Close));
            let quit = Message::Act(Action::Quit(ExitStatus::Success));
            lines.push(row("q", "Adjourn (saved)", quit));
        }
        Presence::Here(_) | Presence::Expected => lines.push(row("Esc", "Close", Message::Close)),
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
        Self { rows: vec![start.into()], below: Some(ticket.into()) }
    }

    const fn is_below(&self) -> bool {
        self.below.is_some()
    }
}

/// Returns the ticket as a QR code, while a guest is waited for and where there is room for it.
fn qr_code(view: &View<'_>, link: &Link, screen: Size) -> Vec<Line<'static>> {
    let ticket = link.invitation().join.as_ref().and_then(|line| line.rsplit(' ').next());
    let Some(ticket) = ticket.filter(|_| link.presence() == Presence::Expected) else {
        return Vec::new();
    };
    let lines = qr_code::lines(ticket, view.theme());
    let width = lines.first().map_or(0, Line::width) + SIDE_GAP + LEAST_BESIDE + FRAME_WIDTH;
    let fits = width <= usize::from(screen.width)
        && lines.len() + FRAME_HEIGHT <= usize::from(screen.height);
    if fits { lines } else { Vec::new() }
}
