//! Random messages that come from elsewhere than the players' keys: time, the mouse, the focus of the
//! window, and the other machine of a linked game.

use std::time::Duration;

use othello_board::app::App;
use othello_board::app::command::Arg;
use othello_board::app::input::Action;
use othello_board::app::keys::shared::PLAY_FOCUS;
use othello_board::app::screen_input::{ScreenInput, WindowFocus};
use othello_board::app::state::Confirmation;
use othello_board::app::table;
use othello_board::features::link::commands;
use othello_board::features::link::linked::{Invitation, Link, LinkAction, Peer, Reach, Trouble};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::time::moment::Uptime;
use othello_peer::{Admission, ConnectionId, Host, Identity, Terms};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Returns messages of time, mouse and focus.
pub fn any_messages() -> impl Strategy<Value = Vec<ScreenInput>> {
    vec(any_message(), 0..4)
}

/// Returns a message of time, mouse or focus.
pub fn any_message() -> impl Strategy<Value = ScreenInput> {
    let time = prop_oneof![
        4 => (0..40_u64).prop_map(Duration::from_millis),
        2 => (0..3000_u64).prop_map(Duration::from_millis),
        1 => (0..100_u64).prop_map(Duration::from_secs),
    ];
    let square = || option::of(select(Square::ALL.to_vec()));
    prop_oneof![
        4 => time.prop_map(ScreenInput::Elapse),
        3 => square().prop_map(ScreenInput::Hover),
        2 => select(vec![WindowFocus::Focused, WindowFocus::Unfocused]).prop_map(ScreenInput::Focus),
    ]
}

/// Returns a message about the other machine, or a key that matters to it.
pub fn any_link_message() -> impl Strategy<Value = ScreenInput> {
    let lines = prop_oneof![
        select(vec![
            "othello-link 3 x",
            "hello play Emile",
            "hello watch Zoe",
            "have 0 0000000000000000",
            "ping 1",
            "pong 1",
            "ask 1 1 undo 1",
            "ask 1 2 pause",
            "ask 2 2 hints",
            "try 2 resign used=0",
            "withdraw 1",
            "bye",
        ])
        .prop_map(String::from),
        (0..6_u32, select(Square::ALL.to_vec()))
            .prop_map(|(number, square)| format!("try {number} move {square} used=0")),
        (0..6_u32).prop_map(|number| format!("yes {number}")),
    ];
    let action = prop_oneof![
        3 => any_connection(),
        6 => (lines, 0..3_u64).prop_map(|(line, number)| {
            let (connection, at) = (ConnectionId(number), Uptime::now());
            LinkAction::Received { connection, line, at }
        }),
        1 => (0..3_u64).prop_map(|number| LinkAction::Disconnected(ConnectionId(number))),
        1 => Just(LinkAction::Troubled(Trouble::Failed("no route".into()))),
        1 => Just(LinkAction::Renewed { join: "othello join 3".into(), watch: "watch".into(), page: None }),
        1 => Just(LinkAction::Unrecorded("no space".into())),
        1 => Just(LinkAction::Recorded),
    ];
    let key = select(vec![
        ScreenInput::Call(&commands::CONNECTION, Arg::Nothing),
        ScreenInput::Call(&commands::END_ABSENT, Arg::Nothing),
        ScreenInput::Call(&commands::FREE_SEAT, Arg::Nothing),
        ScreenInput::Call(&commands::RENEW_TICKET, Arg::Nothing),
        ScreenInput::Call(&commands::WITHDRAW, Arg::Nothing),
        ScreenInput::Call(&commands::SEND_AWAY, Arg::Index(0)),
        ScreenInput::Close,
        PLAY_FOCUS.clone(),
        ScreenInput::Call(table::named("clock.pause").unwrap(), Arg::Nothing),
        ScreenInput::Call(table::named("clock.resume").unwrap(), Arg::Nothing),
        ScreenInput::Call(table::named("moves.undo").unwrap(), Arg::Nothing),
        ScreenInput::Call(table::named("screen.yes").unwrap(), Arg::Nothing),
    ]);
    prop_oneof![
        3 => action.prop_map(|action| ScreenInput::Arrived(Action::Link(action))),
        1 => key,
        1 => select(Square::ALL.to_vec()).prop_map(|square| ScreenInput::Click(Some(square))),
    ]
}

/// Returns the connection of somebody who has come to the host.
fn any_connection() -> impl Strategy<Value = LinkAction> {
    let admissions = vec![Admission::Play, Admission::Play, Admission::Watch, Admission::Return];
    (0..3_u64, 7..9_u8, select(admissions)).prop_map(|(number, byte, admission)| {
        let guest = Some((Identity([byte; 32]), admission));
        let connection = ConnectionId(number);
        LinkAction::Connected { connection, guest, fingerprint: Some("abcdef".into()) }
    })
}

/// Returns a host with a clock, who waits for a guest.
pub fn host() -> App {
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::Host(Box::new(Host::new("Ada".parse().ok(), terms, 8)));
    let session = peer.session();
    let invitation = Invitation {
        join: Some("othello join 1near".into()),
        watch: Some("othello watch 1near".into()),
        reach: Reach::Direct,
        ..Invitation::default()
    };
    App::new(session, Confirmation::Ask, None).with_link(Link::new(peer, invitation))
}
