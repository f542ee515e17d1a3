//! Random messages that come from elsewhere than the players' keys: time, the mouse, the focus of the
//! window, and the other machine of a linked game.

use std::time::Duration;

use othello::app::App;
use othello::app::action::{Action, Answer};
use othello::app::state::Confirmation;
use othello::app::table;
use othello::features::link::commands;
use othello::features::link::linked::{Invitation, Link, LinkAction, Reach, Trouble};
use othello::os::moment::Moment;
use othello::screen::message::{Message, WindowFocus};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_peer::{
    ConnectionId, ConnectionKey, Hello, HostIdentity, LogHash, Peer, SeatClaim, Secret, Terms,
    Visitor,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// Returns messages of time, mouse and focus.
pub fn any_messages() -> impl Strategy<Value = Vec<Message>> {
    vec(any_message(), 0..4)
}

/// Returns a message of time, mouse or focus.
pub fn any_message() -> impl Strategy<Value = Message> {
    let time = prop_oneof![
        4 => (0..40_u64).prop_map(Duration::from_millis),
        2 => (0..3000_u64).prop_map(Duration::from_millis),
        1 => (0..100_u64).prop_map(Duration::from_secs),
    ];
    let square = || option::of(select(Square::ALL.to_vec()));
    prop_oneof![
        4 => time.prop_map(Message::Elapse),
        3 => square().prop_map(Message::Hover),
        2 => select(vec![WindowFocus::Focused, WindowFocus::Unfocused]).prop_map(Message::Focus),
    ]
}

/// Returns a message about the other machine, or a key that matters to it.
pub fn any_link_message() -> impl Strategy<Value = Message> {
    let lines = prop_oneof![
        select(vec![
            "ping 1 0",
            "pong 1 0",
            "pong 2 0",
            "pong 3 0",
            "pong 4 0",
            "pong 5 0",
            "kept 1",
            "live",
            "ask 1 1 undo 1",
            "ask 1 2 pause",
            "claim 1 timeout black",
            "claim 2 absence black",
            "withdraw 1",
            "bye",
        ])
        .prop_map(String::from),
        (0..6_u32, select(Square::ALL.to_vec()))
            .prop_map(|(number, square)| format!("try {number} move {square} used=0")),
        (0..6_u32).prop_map(|number| format!("yes {number}")),
        Just(format!("have 0 {}", LogHash::default())),
    ];
    let action = prop_oneof![
        3 => any_visitor().prop_map(|visitor| {
            LinkAction::Greeted { visitor: Box::new(visitor), fingerprint: None }
        }),
        6 => (lines, 0..3_u64).prop_map(|(line, number)| {
            let (connection, at) = (ConnectionId(number), Moment::now());
            LinkAction::Received { connection, line, at }
        }),
        1 => (0..3_u64).prop_map(|number| LinkAction::Disconnected(ConnectionId(number))),
        1 => (0..90_u64).prop_map(|seconds| LinkAction::Slept(Duration::from_secs(seconds))),
        1 => Just(LinkAction::Troubled(Trouble::Failed("no route".into()))),
        1 => Just(LinkAction::Invited("othello join 2far".into())),
        1 => Just(LinkAction::WatchInvited("othello join 2watch".into())),
        1 => Just(LinkAction::Troubled(Trouble::Said("a note".into()))),
        1 => Just(LinkAction::Unrecorded("no space".into())),
        1 => Just(LinkAction::Recorded),
    ];
    let key = select(vec![
        Message::Call(&commands::CONNECTION),
        Message::Call(&commands::CLAIM),
        Message::Call(&commands::FREE_SEAT),
        Message::Call(&commands::GO_ON),
        Message::Call(&commands::WITHDRAW),
        Message::Call(&commands::Watcher::<1>::SEND_AWAY),
        Message::Close,
        Message::PlayFocus,
        Message::Call(table::named("clock.toggle").unwrap()),
        Message::Call(table::named("moves.undo").unwrap()),
        Message::Act(Action::Answer(Answer::Yes)),
    ]);
    prop_oneof![
        3 => action.prop_map(|action| Message::Arrived(Action::Link(action))),
        1 => key,
        1 => select(Square::ALL.to_vec()).prop_map(|square| Message::Click(Some(square))),
    ]
}

/// Returns somebody who says hello to the host.
fn any_visitor() -> impl Strategy<Value = Visitor> {
    let keys = vec![ConnectionKey::Plain, ConnectionKey::Ticket, ConnectionKey::Watch];
    let seats = vec![SeatClaim::New, SeatClaim::Kept, SeatClaim::Watch];
    (0..3_u64, select(keys), select(seats)).prop_map(|(number, key, seat)| Visitor {
        connection: ConnectionId(number),
        key,
        hello: Hello { seat, name: "Emile".parse().ok() },
        fresh: Secret::new([5; 16]),
    })
}

/// Returns a host with a clock, who waits for a guest.
pub fn host() -> App {
    let identity =
        HostIdentity { seal: Secret::new([2; 16]), name: "Ada".parse().ok(), watchers: 8 };
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::host(identity, terms);
    let session = peer.session();
    let invitation = Invitation {
        join: Some("othello join 1near".into()),
        watch: Some("othello watch 1near".into()),
        reach: Reach::Direct,
        ..Invitation::default()
    };
    App::new(session, Confirmation::Ask, None).with_link(Link::new(peer, invitation))
}
