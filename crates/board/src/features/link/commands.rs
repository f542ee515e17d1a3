//! The commands about the connection to another machine, and the keys of its window.

use othello_peer::{Presence, ProposalError, Role, Ticket};
use othello_words::faults::Said;
use othello_words::i18n::m;

use super::{
    LAST, connection, copy_invitation, copy_ticket, copy_watch_invitation, end_absent, free_seat,
    host, is_page_link, join, leave, renew_ticket, send_away, ticket, tunnel, web, withdraw,
};
use crate::app::App;
use crate::app::command::{
    Arg, Choice, Command, Fill, Gravity, Item, KeyHint, Run, Sought, Stored, With,
};
use crate::app::during::During;
use crate::app::event::Effect;
use crate::app::keys::key::{Key, char};
use crate::app::keys::quit::QUIT;
use crate::app::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::app::keys::shared::{CLOSE, CLOSE_WITH_ENTER, CONFIRM, ERASE};
use crate::app::mode::Mode;
use crate::app::needs::{Need, SAVED};
use crate::app::page::PageRow;
use crate::app::reply::Done;
use crate::app::screen_input::ScreenInput;
use crate::app::successor::Successor;
use crate::features::link::linked::Link;

/// The window in which the ticket of a game is typed.
pub const JOIN_MODE: Mode = Mode::new("join", m::link::mode_join).titled(m::link::activity);

/// The window of the connection to another machine.
pub const LINK_MODE: Mode = Mode::new("link", m::link::mode).titled(m::link::activity);

/// Opens the window, and closes it.
const KEY: Key = char('l');

const LINKED: Need =
    Need { is_met: |app| link(app).is_some(), or: |_| m::link::not_linked().into() };

const NOT_LINKED_YET: Need =
    Need { is_met: |app| link(app).is_none(), or: |_| m::link::linked_already().into() };

const HOSTING: Need = Need {
    is_met: |app| link(app).is_some_and(|link| link.peer().role() == Role::Host),
    or: |_| m::link::not_hosting().into(),
};

const WITH_TICKET: Need = Need {
    is_met: |app| link(app).is_some_and(|link| link.invitation().listening.is_some()),
    or: |_| m::link::without_ticket().into(),
};

const INVITING: Need = Need {
    is_met: |app| link(app).is_some_and(Link::is_inviting),
    or: |_| m::link::not_inviting().into(),
};

const WITH_PAGE_AND_TICKET: Need = Need {
    is_met: |app| link(app).is_some_and(Link::has_page_and_ticket),
    or: |_| m::link::without_page_and_ticket().into(),
};

const TUNNELED: Need = Need {
    is_met: |app| {
        app.features.link.installed_tunnel().is_some() || app.state.config().tunnel.is_some()
    },
    or: |_| m::link::no_tunnel().into(),
};

/// A guest is waited for without a page.
const WITHOUT_PAGE: Need = Need {
    is_met: |app| link(app).is_some_and(|link| link.is_without_page() && link.is_inviting()),
    or: |_| m::link::not_without_page().into(),
};

/// There is no game with another machine, or one that is hosted without a way from anywhere.
const NEAR: Need =
    Need { is_met: |app| link(app).is_none_or(Link::is_near), or: |_| m::link::not_near().into() };

const WATCHABLE: Need = Need {
    is_met: |app| link(app).is_some_and(Link::is_watchable),
    or: |_| m::link::not_watchable().into(),
};

const WATCHED: Need = Need {
    is_met: |app| link(app).is_some_and(|link| !link.peer().watchers().is_empty()),
    or: |_| m::link::not_watched().into(),
};

const GUEST_ABSENT: Need = Need {
    is_met: |app| app.features.link.may_end(&app.state),
    or: |_| ProposalError::NotAway.said().into(),
};

const SEAT_TAKEN: Need = Need {
    is_met: |app| link(app).is_some_and(Link::can_free_seat),
    or: |_| ProposalError::NoSeat.said().into(),
};

const ASKING: Need = Need {
    is_met: |app| link(app).is_some_and(|link| link.peer().own_request().is_some()),
    or: |_| m::link::nothing_asked().into(),
};

/// A command of a game that is played with another machine.
const OF_LINK: Command = Command { needs: &[&LINKED], during: During::Any, ..Command::NEW };

fn link(app: &App) -> Option<&Link> {
    app.features.link.link()
}

/// Returns `true` for one who has little else to do: nobody is connected, or this side watches.
fn is_idle(app: &App) -> bool {
    link(app).is_some_and(|link| {
        !matches!(link.presence(), Presence::Here(_)) || link.peer().role() == Role::Watcher
    })
}

/// Says who is connected.
pub const CONNECTION: Command = Command {
    text: m::link::connection,
    words: &["connection"],
    keys: &[(Mode::BOARD, &[KEY], KeyHint::When(12, is_idle))],
    during: During::Any,
    run: Run::Plain(connection),
    ..Command::NEW
};

pub const HOST: Command = Command {
    text: m::link::host,
    words: &["host"],
    needs: &[&SAVED],
    during: During::Any,
    gravity: Gravity::Outward,
    stored: Stored::Terminal,
    run: Run::Plain(host),
    ..Command::NEW
};

/// Hosts a game for somebody who has a browser.
pub const WEB: Command =
    Command { text: m::link::web, words: &["web"], run: Run::Plain(web), ..HOST };

/// Goes on with the game that is hosted, and with a page.
pub const PAGE_AS_WELL: Command = Command {
    text: m::link::page_as_well,
    keys: &[(LINK_MODE, &[char('b')], KeyHint::No)],
    by_line: &["web"],
    needs: &[&LINKED, &WITHOUT_PAGE, &SAVED],
    run: Run::Plain(web),
    ..OF_LINK
};

/// Hosts a game for somebody far away who has a browser; goes on with the one that is hosted.
pub const TUNNEL: Command = Command {
    text: m::link::tunnel,
    words: &["anywhere"],
    keys: &[(LINK_MODE, &[char('a')], KeyHint::No)],
    needs: &[&NEAR, &TUNNELED, &SAVED],
    run: Run::Plain(tunnel),
    ..HOST
};

/// Joins the game of a ticket, or the last one again.
pub const JOIN: Command = Command {
    text: m::link::join,
    words: &["join"],
    needs: &[&NOT_LINKED_YET, &SAVED],
    fill: Some(&TICKET),
    run: Run::SomeText(join),
    ..HOST
};

static TICKET: Fill = Fill {
    mode: JOIN_MODE,
    title: Some(m::link::join_title),
    label: m::link::ticket_prompt,
    about: |app| {
        vec![if app.features.link.can_rejoin() {
            m::link::without_ticket_typed()
        } else {
            m::link::about_ticket()
        }]
    },
    empty: Some(LAST),
    ..Fill::NEW
};

/// Asks whether to join what is pasted on the board, if it is a ticket; `None` if it is something else.
pub fn pasted(app: &mut App, text: &str) -> Option<Done> {
    let is_ticket = |ticket: &Option<Box<Ticket>>| ticket.is_some();
    if is_page_link(text) {
        return Some(Err(m::link::browser_link().into()));
    }
    let ticket = ticket(text).ok().filter(is_ticket)?;
    let refusal = JOIN.refusal(app);
    Some(refusal.map_or_else(
        || {
            let successor = Successor::Join(ticket);
            app.state.ask_then(m::link::ask_to_join(), move |app: &mut App| {
                app.state.effect(Effect::Restart(successor.clone()));
            });
            Ok(())
        },
        Err,
    ))
}

/// Leaves the game, for those of this machine.
pub const LEAVE: Command = Command {
    text: m::link::leave,
    words: &["disconnect"],
    keys: &[(LINK_MODE, &[char('d')], KeyHint::No)],
    gravity: Gravity::Grave,
    stored: Stored::Terminal,
    run: Run::Plain(leave),
    ..OF_LINK
};

/// Copies the line that joins the game.
pub const COPY_INVITATION: Command = Command {
    text: m::link::copy_invitation,
    keys: &[(LINK_MODE, &[char('y')], KeyHint::Rank(3))],
    by_line: &["connection"],
    needs: &[&LINKED, &INVITING],
    run: Run::Plain(copy_invitation),
    ..OF_LINK
};

/// Copies the line that watches the game.
pub const COPY_WATCH_INVITATION: Command = Command {
    text: m::link::copy_watch_invitation,
    keys: &[(LINK_MODE, &[char('Y')], KeyHint::No)],
    by_line: &["connection"],
    needs: &[&LINKED, &WATCHABLE],
    run: Run::Plain(copy_watch_invitation),
    ..OF_LINK
};

/// Copies the command that joins the game where there is a page as well.
pub const COPY_TICKET: Command = Command {
    text: m::link::copy_ticket,
    keys: &[(LINK_MODE, &[char('t')], KeyHint::No)],
    by_line: &["connection"],
    needs: &[&LINKED, &WITH_PAGE_AND_TICKET],
    run: Run::Plain(copy_ticket),
    ..OF_LINK
};

/// Ends the game because the guest has stayed away.
pub const END_ABSENT: Command = Command {
    text: m::link::end_absent,
    words: &["claim"],
    gravity: Gravity::Grave,
    sought: Sought::Seldom,
    keys: &[(LINK_MODE, &[char('c')], KeyHint::Rank(4))],
    needs: &[&LINKED, &HOSTING, &GUEST_ABSENT],
    run: Run::Plain(end_absent),
    ..OF_LINK
};

/// Takes the open request back.
pub const WITHDRAW: Command = Command {
    text: m::link::withdraw,
    words: &["withdraw"],
    gravity: Gravity::Grave,
    sought: Sought::Seldom,
    needs: &[&LINKED, &ASKING],
    run: Run::Plain(withdraw),
    ..OF_LINK
};

pub const FREE_SEAT: Command = Command {
    text: m::link::free_seat,
    words: &["seat"],
    sought: Sought::Seldom,
    keys: &[(LINK_MODE, &[char('f')], KeyHint::No)],
    needs: &[&LINKED, &HOSTING, &SEAT_TAKEN],
    run: Run::Plain(free_seat),
    ..OF_LINK
};

/// Sends away one of those who watch.
pub const SEND_AWAY: Command = Command {
    text: m::link::send_away,
    words: &["away"],
    sought: Sought::Seldom,
    needs: &[&LINKED, &HOSTING, &WATCHED],
    choices: |app| {
        let watchers = link(app).map_or(0, |link| link.peer().watchers().len());
        (1..=watchers).map(|number| Choice::of_word(&number.to_string())).collect()
    },
    run: Run::Item(Item {
        none: None,
        wrong: m::link::wrong_number,
        run: |app, index, _| send_away(app, index),
        with: With::Nothing,
    }),
    ..OF_LINK
};

/// Voids the ticket, and makes another one.
pub const RENEW_TICKET: Command = Command {
    text: m::link::renew_ticket,
    words: &["ticket"],
    sought: Sought::Seldom,
    keys: &[(LINK_MODE, &[char('w')], KeyHint::No)],
    needs: &[&LINKED, &HOSTING, &WITH_TICKET],
    run: Run::Plain(renew_ticket),
    ..OF_LINK
};

pub const READ: PageRow = PageRow { page: super::PAGE, read: super::read };

pub const COMMANDS: &[Command] = &[
    CONNECTION,
    HOST,
    WEB,
    PAGE_AS_WELL,
    TUNNEL,
    JOIN,
    LEAVE,
    COPY_INVITATION,
    COPY_WATCH_INVITATION,
    COPY_TICKET,
    END_ABSENT,
    WITHDRAW,
    FREE_SEAT,
    SEND_AWAY,
    RENEW_TICKET,
];

pub const KEYS: &[KeysOfMode] = &[OF_JOINING, OF_CONNECTION];

const OF_JOINING: KeysOfMode = KeysOfMode {
    mode: JOIN_MODE,
    rows: &[
        KeyRow {
            keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(KeyHint::Rank(1))],
            text: m::link::key_join,
        },
        KeyRow { keys: &[CLOSE.hint(KeyHint::Rank(2))], text: m::keys::cancel },
    ],
};

const OF_CONNECTION: KeysOfMode = KeysOfMode {
    mode: LINK_MODE,
    rows: &[
        KeyRow { keys: &[Binding::together(NUMBERS)], text: m::link::send_away },
        KeyRow {
            keys: &[
                CLOSE.hint(KeyHint::Rank(2)),
                CLOSE_WITH_ENTER,
                Binding::new(KEY, &ScreenInput::Close),
            ],
            text: m::keys::close,
        },
        KeyRow { keys: &[QUIT.hint(KeyHint::Rank(1))], text: m::link::key_quit },
    ],
};

const NUMBERS: &[(Key, ScreenInput)] = &[
    number('1'),
    number('2'),
    number('3'),
    number('4'),
    number('5'),
    number('6'),
    number('7'),
    number('8'),
];

const fn number(digit: char) -> (Key, ScreenInput) {
    (char(digit), ScreenInput::Call(&SEND_AWAY, Arg::Index((digit as u8 - b'1') as usize)))
}
