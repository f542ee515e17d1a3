//! The commands about the connection to another machine, and the keys of its window.

use othello_peer::{Presence, Role};
use othello_words::i18n::m;

use super::{
    connection, copy_invitation, copy_ticket, copy_watch_invitation, end_absent, free_seat, host,
    join_or_ask, leave, renew_ticket, send_away, send_away_by_line, web, withdraw,
};
use crate::app::App;
use crate::app::command::{Arg, Command, During, Hint, Run, Stored};
use crate::app::needs::Need;
use crate::features::link::linked::Link;
use crate::screen::input_mode::InputMode;
use crate::screen::keys::key::{Key, char};
use crate::screen::keys::quit::QUIT;
use crate::screen::keys::row::{Binding, KeyRow, KeysOfMode};
use crate::screen::keys::shared::{CLOSE, CLOSE_WITH_ENTER, CONFIRM, ERASE};
use crate::screen::message::Message;

/// Opens the window, and closes it.
const KEY: Key = char('l');

const LINKED: Need =
    Need { is_met: |app| app.features.link.link().is_some(), or: |_| m::link::not_linked().into() };

const HOSTING: Need = Need {
    is_met: |app| app.features.link.link().is_some_and(|link| link.peer().role() == Role::Host),
    or: |_| m::link::not_hosting().into(),
};

const WITH_TICKET: Need = Need {
    is_met: |app| {
        app.features.link.link().is_some_and(|link| link.invitation().listening.is_some())
    },
    or: |_| m::link::without_ticket().into(),
};

/// A command of a game that is played with another machine.
const OF_LINK: Command = Command { needs: &[&LINKED], during: During::Any, ..Command::NEW };

/// A command of the host of such a game.
const OF_HOST: Command = Command { needs: &[&LINKED, &HOSTING], ..OF_LINK };

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
    keys: &[(InputMode::Board, &[KEY], Hint::When(12, is_idle))],
    during: During::Any,
    run: Run::Plain(connection),
    ..Command::NEW
};

/// Hosts a game.
pub const HOST: Command = Command {
    text: m::link::host,
    words: &["host"],
    during: During::Any,
    stored: Stored::Terminal,
    run: Run::Plain(host),
    ..Command::NEW
};

/// Hosts a game for somebody who has a browser.
pub const WEB: Command =
    Command { text: m::link::web, words: &["web"], run: Run::Plain(web), ..HOST };

/// Joins the game of a ticket, or the last one again, or asks for the ticket.
pub const JOIN: Command = Command {
    text: m::link::join,
    words: &["join"],
    during: During::Any,
    stored: Stored::Terminal,
    run: Run::Text(join_or_ask),
    ..Command::NEW
};

/// Leaves the game, for those of this machine.
pub const LEAVE: Command = Command {
    text: m::link::leave,
    words: &["disconnect"],
    stored: Stored::Terminal,
    run: Run::Plain(leave),
    ..OF_LINK
};

/// Ends the game because the guest has stayed away.
pub const END_ABSENT: Command = Command {
    text: m::link::end_absent,
    words: &["claim"],
    run: Run::Plain(end_absent),
    ..OF_HOST
};

/// Takes the open request back.
pub const WITHDRAW: Command =
    Command { text: m::link::withdraw, words: &["withdraw"], run: Run::Plain(withdraw), ..OF_LINK };

/// Frees the seat of the guest.
pub const FREE_SEAT: Command =
    Command { text: m::link::free_seat, words: &["seat"], run: Run::Plain(free_seat), ..OF_HOST };

/// Voids the ticket, and makes another one.
pub const RENEW_TICKET: Command = Command {
    text: m::link::renew_ticket,
    words: &["ticket"],
    needs: &[&LINKED, &HOSTING, &WITH_TICKET],
    run: Run::Plain(renew_ticket),
    ..OF_LINK
};

/// Copies the line that joins the game.
pub const COPY_INVITATION: Command = Command {
    text: m::link::copy_invitation,
    by_line: &["connection"],
    run: Run::Plain(copy_invitation),
    ..OF_LINK
};

/// Copies the command that joins the game where there is a page as well.
pub const COPY_TICKET: Command = Command {
    text: m::link::copy_ticket,
    by_line: &["connection"],
    run: Run::Plain(copy_ticket),
    ..OF_LINK
};

/// Copies the line that watches the game.
pub const COPY_WATCH_INVITATION: Command = Command {
    text: m::link::copy_watch_invitation,
    by_line: &["connection"],
    run: Run::Plain(copy_watch_invitation),
    ..OF_LINK
};

/// Those who watch, by their number.
pub struct Watcher<const NUMBER: u8>;

impl<const NUMBER: u8> Watcher<NUMBER> {
    /// Sends them away.
    pub const SEND_AWAY: Command = Command {
        text: || m::link::send_away_number(NUMBER),
        by_line: &["away"],
        run: Run::Plain(|app| send_away(app, NUMBER.into())),
        ..OF_HOST
    };
}

/// The commands.
pub const COMMANDS: &[Command] = &[
    CONNECTION,
    HOST,
    WEB,
    JOIN,
    LEAVE,
    END_ABSENT,
    WITHDRAW,
    FREE_SEAT,
    Command {
        text: m::link::send_away,
        words: &["away"],
        run: Run::SomeText(send_away_by_line),
        ..OF_HOST
    },
    RENEW_TICKET,
];

/// The keys of the windows.
pub const KEYS: &[KeysOfMode] = &[OF_JOINING, OF_CONNECTION];

const OF_JOINING: KeysOfMode = KeysOfMode {
    mode: InputMode::Join,
    rows: &[
        KeyRow {
            keys: &[Binding::TEXT, ERASE.unlisted(), CONFIRM.hint(Hint::Rank(1))],
            text: m::link::key_join,
        },
        KeyRow { keys: &[CLOSE.hint(Hint::Rank(2))], text: m::keys::cancel },
    ],
};

const OF_CONNECTION: KeysOfMode = KeysOfMode {
    mode: InputMode::Link,
    rows: &[
        KeyRow {
            keys: &[
                Binding::new(char('y'), &Message::Call(&COPY_INVITATION, Arg::Nothing))
                    .hint(Hint::When(3, |app| link(app).is_some_and(Link::is_inviting))),
                Binding::new(char('Y'), &Message::Call(&COPY_WATCH_INVITATION, Arg::Nothing)),
            ],
            text: m::link::key_copy,
        },
        KeyRow {
            keys: &[Binding::new(char('t'), &Message::Call(&COPY_TICKET, Arg::Nothing))],
            text: m::link::copy_ticket,
        },
        KeyRow {
            keys: &[Binding::new(char('c'), &Message::Call(&END_ABSENT, Arg::Nothing))
                .hint(Hint::When(4, |app| app.features.link.may_end(&app.state)))],
            text: m::link::end_absent,
        },
        KeyRow {
            keys: &[Binding::new(char('f'), &Message::Call(&FREE_SEAT, Arg::Nothing))],
            text: m::link::free_seat,
        },
        KeyRow {
            keys: &[
                Binding::new(char('1'), &Message::Call(&Watcher::<1>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('2'), &Message::Call(&Watcher::<2>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('3'), &Message::Call(&Watcher::<3>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('4'), &Message::Call(&Watcher::<4>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('5'), &Message::Call(&Watcher::<5>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('6'), &Message::Call(&Watcher::<6>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('7'), &Message::Call(&Watcher::<7>::SEND_AWAY, Arg::Nothing)),
                Binding::new(char('8'), &Message::Call(&Watcher::<8>::SEND_AWAY, Arg::Nothing)),
            ],
            text: m::link::send_away,
        },
        KeyRow {
            keys: &[Binding::new(char('w'), &Message::Call(&RENEW_TICKET, Arg::Nothing))],
            text: m::link::renew_ticket,
        },
        KeyRow {
            keys: &[
                CLOSE.hint(Hint::Rank(2)),
                CLOSE_WITH_ENTER,
                Binding::new(KEY, &Message::Close),
            ],
            text: m::keys::close,
        },
        KeyRow { keys: &[QUIT.hint(Hint::Rank(1))], text: m::link::key_quit },
    ],
};
