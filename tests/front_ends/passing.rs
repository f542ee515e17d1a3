//! Random messages that come from elsewhere than the players' keys: time, the mouse, the focus of the
//! window, and the other machine of a linked game.

use std::time::Duration;

use othello::features::link::linked::{Invitation, Link, LinkAction, Reach};
use othello::game::action::{Action, Answer, MovesAction};
use othello::game::controller::Controller;
use othello::game::state::Confirmation;
use othello::screen::message::{Message, WindowFocus};
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_peer::{HostIdentity, LogHash, Peer, Secret, Terms};
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
        select(vec!["ping 1", "pong 1 1", "pong 2 2", "ask 1 undo 1", "ask 2 pause", "bye"])
            .prop_map(String::from),
        (0..6_u32, select(Square::ALL.to_vec()))
            .prop_map(|(number, square)| format!("try {number} move {square} used=0")),
        (0..6_u32).prop_map(|number| format!("accept {number} pause")),
        Just(format!("have 0 {}", LogHash::default())),
    ];
    let action = prop_oneof![
        3 => Just(LinkAction::Admitted("Emile".parse().ok())),
        6 => lines.prop_map(LinkAction::Received),
        1 => Just(LinkAction::Lost(None)),
        1 => Just(LinkAction::Lost(Some("no route".into()))),
        1 => Just(LinkAction::Invited("othello join 2far".into())),
        1 => Just(LinkAction::Noted("a note".into())),
        1 => (0..3_usize).prop_map(LinkAction::Watched),
        1 => Just(LinkAction::Claim),
    ];
    let key = select(vec![
        Message::Connection,
        Message::Close,
        Message::PlayFocus,
        Message::TogglePause,
        Message::Act(Action::Moves(MovesAction::Undo)),
        Message::Act(Action::Answer(Answer::Yes)),
    ]);
    prop_oneof![
        3 => action.prop_map(|action| Message::Act(Action::Link(action))),
        1 => key,
        1 => select(Square::ALL.to_vec()).prop_map(|square| Message::Click(Some(square))),
    ]
}

/// Returns a host with a clock, who waits for a guest.
pub fn host() -> Controller {
    let identity = HostIdentity {
        seat: Secret::new([1; 16]),
        seal: Secret::new([2; 16]),
        name: "Ada".parse().ok(),
    };
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::host(identity, terms);
    let session = peer.session();
    let invitation = Invitation {
        join: Some("othello join 1near".into()),
        watch: Some("othello watch 1near".into()),
        reach: Reach::Direct,
    };
    Controller::new(session, Confirmation::Ask, None).with_link(Link::new(peer, invitation))
}
