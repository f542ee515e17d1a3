//! The windows and notices of a game with another machine.

use std::time::Duration;

use othello::app::action::{Action, Answer};
use othello::app::event::Effect as ControllerEffect;
use othello::features::link::linked::{Invitation, Link, LinkAction, LinkEffect, Reach, Trouble};
use othello::os::moment::Moment;
use othello::screen::draw;
use othello::screen::keys;
use othello::screen::message::{Effect, Message};
use othello::screen::model::Model;
use othello::screen::window_text::Click;
use othello_core::rules::Rules;
use othello_peer::{
    ConnectionId, ConnectionKey, GuestKey, Hello, HostIdentity, Line, LogHash, Peer, PeerEffect,
    SENT_AWAY, Seat, SeatClaim, Secret, Terms, Ticket, Visitor,
};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Size;

use crate::pictures::{self, Region};
use crate::support::{app, check, key, notice, picture, press, settings, window};

/// The sizes of these pictures: the smallest one, a narrow one, and the usual one.
const SIZES: [(u16, u16); 3] = [(24, 12), (40, 20), (80, 24)];

/// The lines of a host, on whose board and files nothing of this machine is seen.
fn invitation(reach: Reach) -> Invitation {
    let key = (reach == Reach::Far).then(|| "0123456789abcdef".repeat(4).parse().unwrap());
    let addresses = vec!["192.168.1.23:4711".parse().unwrap()];
    let ticket = Ticket { seat: Seat::Play, secret: Secret::new([7; 16]), addresses, key };
    let watch =
        Ticket { seat: Seat::Watch, secret: Secret::new([8; 16]), key: None, ..ticket.clone() };
    let (join, watch) = (Some(ticket.join_line()), Some(watch.join_line()));
    let listening = vec!["[::]:4711".parse().unwrap()];
    Invitation { join, watch, reach, listening, is_other_port: false }
}

/// A host of a game with a clock.
fn host(reach: Reach) -> Model {
    let identity =
        HostIdentity { seal: Secret::new([2; 16]), name: "Ada".parse().ok(), watchers: 8 };
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::host(identity, terms);
    let session = peer.session();
    let app = app(session).with_link(Link::new(peer, invitation(reach)));
    Model::new(app, settings()).with_connection()
}

fn linked(model: &mut Model, action: LinkAction) -> Vec<String> {
    sent(model.update(Message::Arrived(Action::Link(action))))
}

/// Returns the lines that effects send.
fn sent(effects: Vec<Effect>) -> Vec<String> {
    let sent = effects.into_iter().filter_map(|effect| match effect {
        Effect::App(ControllerEffect::Link(LinkEffect::Peer(effect))) => match *effect {
            PeerEffect::Send(_, line) => Some(line.to_string()),
            _ => None,
        },
        _ => None,
    });
    sent.collect()
}

/// Types letters; returns the lines that are sent.
fn press_and_send(model: &mut Model, letters: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for letter in letters.chars() {
        let message = keys::message(&model.view(), key(KeyCode::Char(letter)));
        lines.extend(message.map(|message| sent(model.update(message))).into_iter().flatten());
    }
    lines
}

/// The connection between the two players.
const CONNECTION: ConnectionId = ConnectionId(0);

fn receive(model: &mut Model, line: &str) -> Vec<String> {
    let (connection, line, at) = (CONNECTION, line.into(), Moment::now());
    linked(model, LinkAction::Received { connection, line, at })
}

fn lose(model: &mut Model) {
    linked(model, LinkAction::Disconnected(CONNECTION));
}

/// Has somebody say hello to the host.
fn greet(model: &mut Model, connection: ConnectionId, seat: SeatClaim, name: &str) -> Vec<String> {
    let key = match seat {
        SeatClaim::Watch => ConnectionKey::Watch,
        SeatClaim::New | SeatClaim::Kept | SeatClaim::Told(_) => ConnectionKey::Ticket,
    };
    let hello = Hello { seat, name: name.parse().ok() };
    let visitor = Visitor { connection, key, hello, fresh: Secret::new([5; 16]) };
    linked(
        model,
        LinkAction::Greeted { visitor: Box::new(visitor), fingerprint: Some("2qrgqv".into()) },
    )
}

/// The same host, with Emile there, who answers within 23 ms.
fn joined() -> Model {
    let mut model = host(Reach::Direct);
    let mut sent = greet(&mut model, CONNECTION, SeatClaim::New, "Emile");
    let have = format!("have 0 {}", LogHash::default());
    sent.extend(receive(&mut model, "kept 1"));
    sent.extend(receive(&mut model, &have));
    while !sent.is_empty() {
        let mut next = Vec::new();
        for line in sent {
            let mut words = line.split(' ');
            let answer = match words.next() {
                Some("ping") => format!("pong {} 0", words.next().unwrap()),
                Some("live") => "live".into(),
                Some(_) | None => continue,
            };
            model.update(Message::Elapse(Duration::from_millis(23)));
            next.extend(receive(&mut model, &answer));
        }
        sent = next;
    }
    model
}

/// The same game after two moves.
fn playing() -> Model {
    let mut model = joined();
    press(&mut model, "f5");
    receive(&mut model, "try 3 move d6 used=0");
    model
}

fn later(model: &mut Model, seconds: u64) {
    model.update(Message::Elapse(Duration::from_secs(seconds)));
}

/// Compares the open window with its picture.
fn check_window(name: &str, model: &Model) {
    pictures::check(&format!("link-{name}"), model, &[Region::Window], &SIZES);
}

/// Compares the notice with its picture.
fn check_text(name: &str, model: &Model) {
    pictures::check(&format!("link-{name}"), model, &[Region::Notice], &SIZES);
}

/// Compares the panel and the notice with their picture.
fn check_panel(name: &str, model: &Model) {
    pictures::check(&format!("link-{name}"), model, &[Region::Panel, Region::Notice], &SIZES);
}

#[test]
fn a_host_waits_with_the_line_for_its_friend() {
    check_window("waiting-nearby", &host(Reach::Nearby));
    check_window("waiting-far", &host(Reach::Far));
}

#[test]
fn a_line_from_further_away_takes_the_place_of_the_first_and_is_copied() {
    let mut model = host(Reach::Asking);
    assert!(picture(&model, 80, 40).contains("othello-link is preparing a line"));
    let far = "othello join 2far";
    let effects = model.update(Message::Arrived(Action::Link(LinkAction::Invited(far.into()))));
    let copied = |effect: &Effect| matches!(effect, Effect::App(ControllerEffect::Copy(text)) if text == far);
    assert_eq!(effects.iter().filter(|effect| copied(effect)).count(), 1);
    assert!(picture(&model, 80, 40).contains("2far"));
    let again = model.update(Message::Arrived(Action::Link(LinkAction::Invited(far.into()))));
    assert!(!again.iter().any(copied));
}

#[test]
fn the_other_player_asks_and_is_answered() {
    let mut model = playing();
    receive(&mut model, "ask 1 3 undo 1");
    check_window("asked-undo", &model);
    for key in ["Enter", "Space", "Esc", "q", "e6"] {
        press(&mut model, key);
        assert_eq!(window(&model), "link.request", "{key} may have been meant for the board");
    }
    model.update(Message::Close);
    let shown = draw::open_window(&model, Size::new(80, 24)).unwrap();
    assert!(shown.lines.iter().all(|line| matches!(line.click, Click::Nothing)), "so may a click");
    assert_eq!(press_and_send(&mut model, "n"), ["no 1"]);
    receive(&mut model, "ask 2 3 game rules=reversi clock=5+3 best-of=3 host=white");
    check_window("asked-game", &model);
    model.update(Message::Act(Action::Answer(Answer::No)));
    for (number, keys, answer) in [(1, "u", "undo 2"), (2, "p", "pause"), (3, "z y", "hints")] {
        press(&mut model, keys);
        check_text(&format!("asking-{}", answer.replace(' ', "-")), &model);
        receive(&mut model, &format!("no {number}"));
        check_text(&format!("declined-{}", answer.replace(' ', "-")), &model);
    }
}

#[test]
fn the_connection_has_a_window_and_its_loss_is_counted_until_the_win_may_be_taken() {
    let mut model = playing();
    greet(&mut model, ConnectionId(7), SeatClaim::Watch, "Zoe");
    greet(&mut model, ConnectionId(8), SeatClaim::Watch, "Ida");
    press(&mut model, "L");
    check_window("here", &model);
    lose(&mut model);
    later(&mut model, 12);
    check_window("lost", &model);
    later(&mut model, 50);
    check_window("lost-long", &model);
    press(&mut model, "Esc");
    check_panel("lost-board", &model);
}

#[test]
fn a_win_that_nobody_grants_leaves_the_game_unfinished() {
    let mut model = playing();
    press(&mut model, "c4");
    lose(&mut model);
    later(&mut model, 62);
    press(&mut model, "L c");
    assert!(model.app().session().result().is_none());
    press(&mut model, "Esc");
    check_panel("not-confirmed", &model);
    press(&mut model, "Home End");
    let left = "Emile has been away for 1 min 2 s. Win by absence, not confirmed.";
    assert_eq!(notice(&model), left);
}

/// Nothing is asked that could not be done then.
#[test]
fn without_a_connection_no_resignation_and_no_game_is_begun() {
    for key in ["x", "n"] {
        let mut model = playing();
        lose(&mut model);
        press(&mut model, "Esc");
        press(&mut model, key);
        assert_eq!(notice(&model), "There is no connection.", "{key}");
        assert_eq!(window(&model), "");
    }
}

#[test]
fn a_host_whose_port_is_taken_shows_the_new_ticket_to_its_guest_as_well() {
    let mut model = playing();
    lose(&mut model);
    let (peer, session) = {
        let link = model.app().linked().link().unwrap();
        (link.peer().clone(), model.session().clone())
    };
    let invitation = Invitation { is_other_port: true, ..invitation(Reach::Direct) };
    let app = app(session).with_link(Link::new(peer, invitation));
    check_window("lost-other-port", &Model::new(app, settings()).with_connection());
}

#[test]
fn a_guest_whom_the_host_refuses_for_long_hears_of_a_new_ticket() {
    let mut host = host(Reach::Direct);
    let mut model = visitor(Peer::guest("Emile".parse().ok()));
    let sent = greet(&mut host, CONNECTION, SeatClaim::New, "Emile");
    talk(&mut host, &mut model, sent, Vec::new());
    lose(&mut model);
    later(&mut model, 61);
    let address = "192.168.1.23:4711".parse().unwrap();
    let why = "Connection refused".into();
    let refused = Trouble::Unreachable { address, why, is_refused: true };
    linked(&mut model, LinkAction::Troubled(Trouble::LongRefused(Box::new(refused))));
    press(&mut model, "Esc");
    check_text("long-refused", &model);
    press(&mut model, "L");
    check_window("long-refused-window", &model);
}

#[test]
fn a_watcher_who_was_sent_away_is_told_so() {
    let mut model = visitor(Peer::watcher("Zoe".parse().ok()));
    let shown = greet(&mut playing(), ConnectionId(7), SeatClaim::Watch, "Zoe");
    for line in shown {
        receive(&mut model, &line);
    }
    receive(&mut model, &format!("bye {SENT_AWAY}"));
    lose(&mut model);
    linked(&mut model, LinkAction::Troubled(Trouble::SentAway));
    press(&mut model, "z Esc");
    check_text("sent-away", &model);
}

#[test]
fn what_was_asked_for_is_told_until_it_happens() {
    let mut model = playing();
    press(&mut model, "p");
    assert_eq!(notice(&model), "Asked Emile to pause.");
    receive(&mut model, "yes 1");
    press(&mut model, "p");
    receive(&mut model, "yes 2");
    assert!(!model.app().state().clock.is_paused());
    assert!(!notice(&model).contains("Asked"), "{}", notice(&model));
}

#[test]
fn a_game_with_another_machine_is_not_played_on_from_elsewhere() {
    let mut model = playing();
    press(&mut model, "PageUp");
    assert!(!picture(&model, 120, 40).contains("N play on"));
    let alone = check("f5 d6 PageUp", "f5d6", "");
    assert!(picture(&alone, 120, 40).contains("N play on"));
}

/// Joins the game of a host at this keyboard.
fn visitor(peer: Peer) -> Model {
    let session = peer.session();
    let app = app(session).with_link(Link::new(peer, Invitation::default()));
    let mut model = Model::new(app, settings()).with_connection();
    let (connection, key) = (CONNECTION, GuestKey::Ticket);
    linked(&mut model, LinkAction::Connected { connection, key, fingerprint: None });
    for line in [Line::greeting(), Line::Host { id: Secret::new([3; 16]).game_id(), name: None }] {
        receive(&mut model, &line.to_string());
    }
    model
}

/// Carries lines between two models until neither has one.
fn talk(one: &mut Model, other: &mut Model, mut to_other: Vec<String>, mut to_one: Vec<String>) {
    while !to_other.is_empty() || !to_one.is_empty() {
        let lines = std::mem::take(&mut to_other);
        to_one.extend(lines.iter().flat_map(|line| receive(other, line)));
        let lines = std::mem::take(&mut to_one);
        to_other.extend(lines.iter().flat_map(|line| receive(one, line)));
    }
}

#[test]
fn one_who_watches_sees_the_game_and_no_keys_of_players() {
    let mut model = visitor(Peer::watcher("Zoe".parse().ok()));
    let mut host = playing();
    let number = ConnectionId(7);
    let shown = greet(&mut host, number, SeatClaim::Watch, "Zoe");
    for line in shown {
        receive(&mut model, &line);
    }
    check_panel("watching", &model);
    press(&mut model, "z");
    assert_eq!(notice(&model), "Only the two players can do that.");
    press(&mut model, "L");
    check_window("watching-window", &model);
}

#[test]
fn a_guests_move_is_seen_before_the_host_has_it() {
    let mut host = host(Reach::Direct);
    let mut model = visitor(Peer::guest("Emile".parse().ok()));
    let sent = greet(&mut host, CONNECTION, SeatClaim::New, "Emile");
    talk(&mut host, &mut model, sent, Vec::new());
    let moved = press_and_send(&mut host, "f5");
    talk(&mut host, &mut model, moved, Vec::new());
    let tried = press_and_send(&mut model, "f6");
    press(&mut model, "Left");
    assert_eq!(model.session().game().plies().len(), 1, "the host numbers the moves");
    check_text("on-its-way", &model);
    press(&mut model, "d6");
    assert_eq!(notice(&model), "The last move is on its way.");
    talk(&mut host, &mut model, Vec::new(), tried);
    assert_eq!(model.session().game().plies().len(), 2);
    assert!(!picture(&model, 80, 24).contains("on its way."));
}
