//! The windows and notices of a game with another machine.

use std::time::Duration;

use othello::features::link::linked::{Invitation, Link, LinkAction, Reach};
use othello::game::action::{Action, Answer};
use othello::game::event::Effect as ControllerEffect;
use othello::screen::message::{Effect, Message};
use othello::screen::model::Model;
use othello_core::rules::Rules;
use othello_peer::{HostIdentity, Line, LogHash, Peer, PeerEffect, Seat, Secret, Terms, Ticket};

use crate::pictures::{self, Region};
use crate::support::{check, controller, notice, picture, press, settings, window};

/// The sizes of these pictures: the smallest one, a narrow one, and the usual one.
const SIZES: [(u16, u16); 3] = [(24, 12), (40, 20), (80, 24)];

/// A host of a game with a clock, on whose board and files nothing of this machine is seen.
fn host(reach: Reach) -> Model {
    let key = (reach == Reach::Far).then(|| "0123456789abcdef".repeat(4).parse().unwrap());
    let addresses = vec!["192.168.1.23:4711".parse().unwrap()];
    let ticket = Ticket { seat: Seat::Play, secret: Secret::new([7; 16]), addresses, key };
    let identity = HostIdentity {
        seat: Secret::new([1; 16]),
        seal: Secret::new([2; 16]),
        name: "Ada".parse().ok(),
    };
    let terms = Terms { time_control: "5+3".parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let (join, watch) = (Some(ticket.join_line()), Some(ticket.to_watch().join_line()));
    let peer = Peer::host(identity, terms);
    let session = peer.session();
    let link = Link::new(peer, Invitation { join, watch, reach });
    let controller = controller(session).with_link(link);
    Model::new(controller, settings()).with_connection()
}

fn linked(app: &mut Model, action: LinkAction) -> Vec<String> {
    let effects = app.update(Message::Act(Action::Link(action)));
    let sent = effects.into_iter().filter_map(|effect| match effect {
        Effect::Controller(ControllerEffect::Link(PeerEffect::Send(line))) => {
            Some(line.to_string())
        }
        _ => None,
    });
    sent.collect()
}

fn receive(app: &mut Model, line: &str) {
    linked(app, LinkAction::Received(line.into()));
}

/// The same host, with Emile there, who answers within 23 ms.
fn joined() -> Model {
    let mut app = host(Reach::Direct);
    linked(&mut app, LinkAction::Admitted("Emile".parse().ok()));
    receive(&mut app, &format!("have 0 {}", LogHash::default()));
    app.update(Message::Elapse(Duration::from_millis(23)));
    receive(&mut app, "pong 1 1");
    app
}

/// The same game after two moves.
fn playing() -> Model {
    let mut app = joined();
    press(&mut app, "f5");
    receive(&mut app, "try 3 move d6 used=0");
    app
}

fn later(app: &mut Model, seconds: u64) {
    app.update(Message::Elapse(Duration::from_secs(seconds)));
}

/// Compares the open window with its picture.
fn check_window(name: &str, app: &Model) {
    pictures::check(&format!("link-{name}"), app, &[Region::Window], &SIZES);
}

/// Compares the notice with its picture.
fn check_text(name: &str, app: &Model) {
    pictures::check(&format!("link-{name}"), app, &[Region::Notice], &SIZES);
}

/// Compares the panel and the notice with their picture.
fn check_panel(name: &str, app: &Model) {
    pictures::check(&format!("link-{name}"), app, &[Region::Panel, Region::Notice], &SIZES);
}

#[test]
fn a_host_waits_with_the_line_for_its_friend() {
    check_window("waiting-nearby", &host(Reach::Nearby));
    check_window("waiting-far", &host(Reach::Far));
}

#[test]
fn a_line_from_further_away_takes_the_place_of_the_first_and_is_copied() {
    let mut app = host(Reach::Asking);
    assert!(picture(&app, 80, 40).contains("othello-link is preparing a line"));
    let far = "othello join 2far";
    let effects = app.update(Message::Act(Action::Link(LinkAction::Invited(far.into()))));
    let copied = |effect: &Effect| matches!(effect, Effect::Controller(ControllerEffect::Copy(text)) if text == far);
    assert_eq!(effects.iter().filter(|effect| copied(effect)).count(), 1);
    assert!(picture(&app, 80, 40).contains("2far"));
    let again = app.update(Message::Act(Action::Link(LinkAction::Invited(far.into()))));
    assert!(!again.iter().any(copied));
}

#[test]
fn the_other_player_asks_and_is_answered() {
    let mut app = playing();
    receive(&mut app, "ask 3 undo 1");
    check_window("asked-undo", &app);
    app.update(Message::Act(Action::Answer(Answer::No)));
    receive(&mut app, "ask 3 game rules=reversi clock=5+3 best-of=3 host=white");
    check_window("asked-game", &app);
    app.update(Message::Act(Action::Answer(Answer::No)));
    for (keys, answer) in [("u", "undo 2"), ("p", "pause"), ("z", "hints")] {
        press(&mut app, keys);
        check_text(&format!("asking-{}", answer.replace(' ', "-")), &app);
        receive(&mut app, &format!("decline 3 {answer}"));
        check_text(&format!("declined-{}", answer.replace(' ', "-")), &app);
    }
}

#[test]
fn the_connection_has_a_window_and_its_loss_is_counted_until_the_win_may_be_taken() {
    let mut app = playing();
    linked(&mut app, LinkAction::Watched(2));
    press(&mut app, "L");
    check_window("here", &app);
    linked(&mut app, LinkAction::Lost(None));
    later(&mut app, 12);
    check_window("lost", &app);
    later(&mut app, 50);
    check_window("lost-long", &app);
    press(&mut app, "Esc");
    check_panel("lost-board", &app);
}

#[test]
fn who_takes_the_win_is_back_at_the_board_of_a_game_that_is_over() {
    let mut app = playing();
    linked(&mut app, LinkAction::Lost(None));
    later(&mut app, 62);
    press(&mut app, "L c");
    assert!(app.controller().session().result().is_some());
    assert_eq!(window(&app), "");
    assert_eq!(notice(&app), "Emile has been away for 1 min 2 s. The game is over.");
}

#[test]
fn what_was_asked_for_is_told_until_it_happens() {
    let mut app = playing();
    press(&mut app, "p");
    assert_eq!(notice(&app), "Asked Emile to pause.");
    receive(&mut app, "accept 3 pause");
    press(&mut app, "p");
    receive(&mut app, "accept 4 resume");
    assert!(!app.controller().state().clock.is_paused());
    assert!(!notice(&app).contains("Asked"), "{}", notice(&app));
}

#[test]
fn a_game_with_another_machine_is_not_played_on_from_elsewhere() {
    let mut app = playing();
    press(&mut app, "PageUp");
    assert!(!picture(&app, 120, 40).contains("N play on"));
    let alone = check("f5 d6 PageUp", "f5d6", "");
    assert!(picture(&alone, 120, 40).contains("N play on"));
}

/// Joins the game of a host at this keyboard.
fn visitor(peer: Peer) -> Model {
    let session = peer.session();
    let controller = controller(session).with_link(Link::new(peer, Invitation::default()));
    let mut app = Model::new(controller, settings()).with_connection();
    linked(&mut app, LinkAction::Connected);
    for line in [Line::greeting(), Line::Host { id: Secret::new([3; 16]).game_id(), name: None }] {
        receive(&mut app, &line.to_string());
    }
    receive(&mut app, &format!("have 0 {}", LogHash::default()));
    app
}

/// Has a visitor know the events of a host.
fn show_events(app: &mut Model, host: &mut Model) {
    for line in linked(host, LinkAction::Received("ping 1 0".into())) {
        receive(app, &line);
    }
}

#[test]
fn one_who_watches_sees_the_game_and_no_keys_of_players() {
    let mut app = visitor(Peer::watcher());
    show_events(&mut app, &mut playing());
    check_panel("watching", &app);
    press(&mut app, "L");
    check_window("watching-window", &app);
}

#[test]
fn a_guests_move_is_seen_before_the_host_has_it() {
    let mut host = joined();
    let mut app = visitor(Peer::guest("Emile".parse().ok()));
    press(&mut host, "f5");
    show_events(&mut app, &mut host);
    press(&mut app, "f6 Left");
    assert_eq!(app.session().game().plies().len(), 1, "the host numbers the moves");
    check_text("on-its-way", &app);
    press(&mut app, "d6");
    assert_eq!(notice(&app), "The last move is on its way.");
    for line in linked(&mut host, LinkAction::Received("try 3 move f6 used=0".into())) {
        receive(&mut app, &line);
    }
    assert_eq!(app.session().game().plies().len(), 2);
    assert!(!picture(&app, 80, 24).contains("on its way."));
}
