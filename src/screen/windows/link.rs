//! The window of the connection to another machine: the ticket while a guest is waited for, who is
//! there, and what can be done when the connection is lost.

use othello_words::i18n::m;
use othello_words::text;
use ratatui::text::Line;

use crate::screen::layout::Room;
use crate::screen::qr_code;
use crate::screen::view::View;
use crate::screen::window::{Keep, Window};
use crate::screen::window_text::{SIDE_GAP, WindowLine, WindowText, answer, paragraph};
use othello_board::app::App;
use othello_board::app::command::{Arg, Command};
use othello_board::app::event::Event;
use othello_board::app::front_end::QUIT;
use othello_board::app::keys::key;
use othello_board::app::mode::Mode;
use othello_board::app::screen_input::ScreenInput;
use othello_board::features::link::commands::LINK_MODE;
use othello_board::features::link::commands::{
    COPY_INVITATION, COPY_TICKET, COPY_WATCH_INVITATION, END_ABSENT, FREE_SEAT, LEAVE,
    PAGE_AS_WELL, RENEW_TICKET, SEND_AWAY, TUNNEL,
};
use othello_board::features::link::linked::Link;
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

    fn draw(&self, view: &View<'_>, room: Room) -> WindowText {
        with_code_below(view, room).unwrap_or_else(|| draw(view, room, room.columns))
    }

    fn draw_on_screen(&self, view: &View<'_>, usual: Room, all: Room) -> Option<WindowText> {
        let side = qr_code(view).filter(|_| with_code_below(view, usual).is_none())?;
        let width = side.first().map_or(0, Line::width) + SIDE_GAP;
        let fits = width + LEAST_BESIDE <= all.columns && side.len() <= all.rows;
        fits.then(|| WindowText { side, ..draw(view, all, all.columns - width) })
    }

    fn told(&mut self, event: &Event, _: &App) -> Keep {
        if matches!(event, Event::TimedOut(_) | Event::Joined) { Keep::Closed } else { Keep::Open }
    }
}

/// Returns the window with the QR code under its lines, if there is one and room for it.
fn with_code_below(view: &View<'_>, room: Room) -> Option<WindowText> {
    let (code, text) = (qr_code(view)?, draw(view, room, room.columns));
    let width = code.first().map_or(0, Line::width);
    let fits = width <= room.columns && text.rows() + 1 + code.len() <= room.rows;
    let code = [Line::default()].into_iter().chain(code).map(WindowLine::new);
    fits.then(|| WindowText { lines: text.lines.into_iter().chain(code).collect(), ..text })
}

/// The text of the window: what comes first, with the command for the other player, and the rest.
#[derive(Default)]
struct Said {
    first: Vec<WindowLine>,
    rest: Vec<WindowLine>,
}

/// Returns the window in so many columns. What can be done stands below what there is to know, or before it where there
/// is no room for both.
fn draw(view: &View<'_>, room: Room, columns: usize) -> WindowText {
    let Some(link) = view.app().features.link.link() else {
        return WindowText::new("", Vec::new());
    };
    let width = columns.clamp(10, WIDEST);
    let command = match link.presence() {
        Presence::Expected => link.shown_to_play(),
        Presence::Here(_) => link.invitation().to_watch(),
        Presence::Away(_) => link.shown_to_play().filter(|_| link.is_inviting()),
    };
    let ticket = TicketLines::new(command, columns);
    let (state, said) = match (link.presence(), link.peer().role()) {
        (Presence::Expected, Role::Host) => ("inviting", waiting(view, link, width, &ticket)),
        (Presence::Expected, Role::Guest | Role::Watcher) => {
            ("joining", waiting(view, link, width, &ticket))
        }
        (Presence::Away(_), _) => ("lost", lost(view, link, width, &ticket)),
        (Presence::Here(_), _) => ("here", here(view, link, width, &ticket)),
    };
    let answers = answers(view, link);
    let Said { first, rest } = said;
    let parts = if first.len() + rest.len() + 1 + answers.len() <= room.rows {
        [first, rest, vec![WindowLine::blank()], answers]
    } else {
        [first, answers, vec![WindowLine::blank()], rest]
    };
    let lines = parts.into_iter().flatten().collect();
    let title = m::link::title(state).to_string();
    WindowText { below: ticket.below, ..WindowText::new(title, lines) }
}

fn waiting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Said {
    let state = &view.app().state;
    let mut said = Said::default();
    if link.to_play().is_some() {
        said = inviting(view, link, width, ticket);
    } else {
        let texts = [sentences::connection(link, state), sentences::tunnel(link.invitation())];
        let texts =
            texts.iter().flatten().flat_map(|text| paragraph(&text.words("window", None), width));
        said.first.extend(texts);
    }
    if link.peer().role() == Role::Host {
        said.rest.push(WindowLine::blank());
        said.rest.extend(paragraph(&sentences::link_terms(link, state), width));
        // A link says its port itself.
        let listening = sentences::listening(link.invitation());
        if let Some(listening) = listening.filter(|_| link.invitation().page.is_none()) {
            said.rest.extend(paragraph(&listening.to_string(), width));
        }
    }
    if let (Some(trouble), Some(_)) = (link.trouble(), &link.invitation().join) {
        said.rest.extend(paragraph(&sentences::trouble(trouble).to_string(), width));
    }
    said
}

/// Returns the command that joins the game, and what is to be said about it.
fn inviting(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Said {
    let strong = view.theme().colors.strong;
    let Said { mut first, mut rest } = Said::default();
    if let Some(other) = sentences::other_ticket(link.invitation()) {
        first.extend(paragraph(&other.to_string(), width));
        first.push(WindowLine::blank());
    }
    let invitation = link.invitation();
    let page = invitation.page.as_ref().filter(|_| link.shown_ticket().is_none());
    let said = match page {
        Some(_) => m::link::send_page(ticket.is_below()),
        None => m::link::send_ticket(ticket.is_below()),
    };
    let rows = ticket.rows.iter().cloned().map(|row| WindowLine::new(Line::styled(row, strong)));
    let rows: Vec<_> = rows.collect();
    let said: Vec<_> = paragraph(&said.to_string(), width).collect();
    // Where the ticket has no room in it, the window may show its first lines alone.
    if ticket.below.is_some() {
        first.extend(rows);
        rest.extend(said);
    } else {
        first.extend(said.into_iter().chain(rows));
    }
    let reach = match page {
        Some(page) => sentences::tunnel(invitation).or_else(|| sentences::page_reach(page)),
        None => sentences::reach(invitation.reach),
    };
    for text in reach.into_iter().chain(sentences::other_way(link)) {
        rest.extend(paragraph(&text.to_string(), width));
    }
    Said { first, rest }
}

fn lost(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Said {
    let state = &view.app().state;
    let text = sentences::connection(link, state).map(|text| text.to_string()).unwrap_or_default();
    let mut first: Vec<_> = paragraph(&text, width).collect();
    let mut rest = Vec::new();
    if link.is_inviting() {
        let said = inviting(view, link, width, ticket);
        first.push(WindowLine::blank());
        first.extend(said.first);
        rest.extend(said.rest);
    } else if link.peer().role() != Role::Host {
        // Why the visit has ended is said already.
        if let Some(why) = link.trouble().filter(|why| !why.is_end()) {
            first.extend(paragraph(&sentences::last_trouble(why).to_string(), width));
        }
    }
    Said { first, rest }
}

fn here(view: &View<'_>, link: &Link, width: usize, ticket: &TicketLines) -> Said {
    let state = &view.app().state;
    let said = [
        Some(sentences::connected(link)),
        sentences::connection(link, state),
        sentences::fingerprint(link),
        sentences::watchers(link),
    ];
    let mut first = Vec::new();
    for text in said.into_iter().flatten() {
        first.extend(paragraph(&text.to_string(), width));
    }
    let mut rest: Vec<_> = paragraph(&sentences::link_terms(link, state), width).collect();
    if link.invitation().to_watch().is_some() {
        let said = match &link.invitation().page {
            Some(_) => m::link::others_watch_page(ticket.is_below()),
            None => m::link::others_watch(ticket.is_below()),
        };
        rest.push(WindowLine::blank());
        rest.extend(paragraph(&said.to_string(), width));
        rest.extend(ticket.rows.iter().cloned().map(WindowLine::new));
    }
    Said { first, rest }
}

/// The keys, and what they do.
fn answers(view: &View<'_>, link: &Link) -> Vec<WindowLine> {
    let strong = view.theme().colors.strong;
    let row = |key, command: &'static Command, arg| {
        let label = (command.text)().form("button").unwrap_or_default();
        answer(key, label, strong, ScreenInput::Call(command, arg))
    };
    let rows: [(&str, &Command, Arg); 10] = [
        ("y", &COPY_INVITATION, Arg::Nothing),
        ("a", &TUNNEL, Arg::Nothing),
        ("b", &PAGE_AS_WELL, Arg::Nothing),
        ("Y", &COPY_WATCH_INVITATION, Arg::Nothing),
        ("t", &COPY_TICKET, Arg::Nothing),
        ("1-8", &SEND_AWAY, Arg::Index(0)),
        ("w", &RENEW_TICKET, Arg::Nothing),
        ("c", &END_ABSENT, Arg::Nothing),
        ("f", &FREE_SEAT, Arg::Nothing),
        ("d", &LEAVE, Arg::Nothing),
    ];
    let rows = rows.into_iter().filter(|(_, command, _)| command.refusal(view.app()).is_none());
    let mut lines: Vec<_> = rows.map(|(key, command, arg)| row(key, command, arg)).collect();
    let is_away = matches!(link.presence(), Presence::Away(_));
    let close = match link.presence() {
        Presence::Away(_) => m::link::wait(),
        Presence::Expected if link.peer().role() == Role::Host => m::link::close_inviting(),
        Presence::Expected | Presence::Here(_) => m::link::close(),
    };
    lines.push(answer(key::ESC.name(), close.to_string(), strong, ScreenInput::Close));
    if is_away {
        let quit = ScreenInput::Call(&QUIT, Arg::Nothing);
        lines.push(answer("q", m::link::adjourn(sentences::saved(link)).to_string(), strong, quit));
    }
    lines
}

/// The command that joins or watches, as the window shows it.
struct TicketLines {
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
        // The ticket is the rest of it.
        let rows = if start.is_empty() { Vec::new() } else { vec![format!("{start} …")] };
        Self { rows, below: Some(ticket.into()) }
    }

    /// Returns `yes` if the ticket stands below the window, or else `no`.
    const fn is_below(&self) -> &'static str {
        if self.below.is_some() { "yes" } else { "no" }
    }
}

/// Returns the link to the page, or the ticket, as a QR code, while a guest is waited for.
fn qr_code(view: &View<'_>) -> Option<Vec<Line<'static>>> {
    let link = view.app().features.link.link()?;
    let sent = link.shown_to_play().filter(|_| link.is_inviting())?;
    let last = sent.rsplit(' ').next().unwrap_or(sent);
    // Capital letters and digits make a smaller code; a ticket is read in either case.
    let is_ticket = last.parse::<Ticket>().is_ok();
    let text = if is_ticket { last.to_ascii_uppercase() } else { last.to_owned() };
    Some(qr_code::lines(&text, view.theme()))
}
