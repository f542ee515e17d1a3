//! The windows and notices of a game with another machine.

use std::time::Duration;

use othello::screen::draw;
use othello::screen::effect::ScreenEffect;
use othello::screen::key_press;
use othello::screen::model::Model;
use othello::screen::window_text::Click;
use othello_board::app::event::Effect as AppEffect;
use othello_board::app::input::Action;
use othello_board::app::keys;
use othello_board::app::keys::row::KeyRow;
use othello_board::app::screen_input::{ScreenInput, WindowFocus};
use othello_board::features::link::commands::LINK_MODE;
use othello_board::features::link::linked::{
    Invitation, Link, LinkAction, LinkEffect, PageLinks, Peer, Reach, Trouble, Tunnel, TunnelState,
};
use othello_core::rules::Rules;
use othello_home::time::moment::Uptime;
use othello_peer::{
    Admission, ConnectionId, Guest, Host, Identity, PeerEffect, Seat, Secret, Terms, Ticket,
};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Size;

use crate::pictures::{self, Region};
use crate::support::{app, command, key, model, notice, paste, picture, press, settings, window};

/// The sizes of these pictures: the smallest one, a narrow one, and the usual one.
const SIZES: [(u16, u16); 3] = [(24, 12), (40, 20), (80, 24)];

/// The lines of a host, on whose board and files nothing of this machine is seen.
fn invitation(reach: Reach) -> Invitation {
    let addresses = vec!["192.168.1.23:4711".parse().unwrap()];
    let ticket = Ticket { seat: Seat::Play, secret: Secret::new([7; 16]), addresses };
    let watch = Ticket { seat: Seat::Watch, secret: Secret::new([8; 16]), ..ticket.clone() };
    let (join, watch) = (Some(ticket.join_line()), Some(watch.join_line()));
    let listening = "[::]:4711".parse().ok();
    Invitation { join, watch, reach, listening, ..Invitation::default() }
}

/// A host of a game with a clock.
fn host(reach: Reach) -> Model {
    host_of("5+3", reach)
}

/// A host whose friend is not there yet, with the board in front.
pub fn waiting() -> Model {
    let mut model = host(Reach::Nearby);
    press(&mut model, "Esc");
    model
}

/// A host of a game with that clock, `-` for none.
fn host_of(clock: &str, reach: Reach) -> Model {
    inviting(clock, invitation(reach))
}

fn inviting(clock: &str, invitation: Invitation) -> Model {
    let terms = Terms { time_control: clock.parse().ok(), ..Terms::new(Rules::OTHELLO) };
    let peer = Peer::Host(Box::new(Host::new("Ada".parse().ok(), terms, 8)));
    let session = peer.session();
    let app = app(session).with_link(Link::new(peer, invitation));
    Model::new(app, settings()).with_connection()
}

fn linked(model: &mut Model, action: LinkAction) -> Vec<String> {
    sent(model.update(ScreenInput::Arrived(Action::Link(action))))
}

/// Returns the lines that effects send.
fn sent(effects: Vec<ScreenEffect>) -> Vec<String> {
    let sent = effects.into_iter().filter_map(|effect| match effect {
        ScreenEffect::App(AppEffect::Link(LinkEffect::Peer(effect))) => match *effect {
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
        let message = key_press::input_of_key(&model.view(), key(KeyCode::Char(letter)));
        lines.extend(message.map(|message| sent(model.update(message))).into_iter().flatten());
    }
    lines
}

/// The connection between the two players.
const CONNECTION: ConnectionId = ConnectionId(0);

fn receive_by(model: &mut Model, connection: ConnectionId, line: &str) -> Vec<String> {
    let (line, at) = (line.into(), Uptime::now());
    linked(model, LinkAction::Received { connection, line, at })
}

fn receive(model: &mut Model, line: &str) -> Vec<String> {
    receive_by(model, connection_of(model), line)
}

/// Returns the connection to the other player.
fn connection_of(model: &Model) -> ConnectionId {
    match model.app().features.link.link().unwrap().peer() {
        Peer::Host(_) => CONNECTION,
        Peer::Guest(_) => VISITOR,
    }
}

fn lose(model: &mut Model) {
    linked(model, LinkAction::Disconnected(connection_of(model)));
}

/// Returns that a connection is there; at a host, somebody's.
fn connected(connection: ConnectionId, guest: Option<(u8, Admission)>) -> LinkAction {
    let guest = guest.map(|(byte, admission)| (Identity([byte; 32]), admission));
    LinkAction::Connected { connection, guest, fingerprint: Some("2qrgqv".into()) }
}

/// Has somebody come to the host; returns what it sends to them.
fn come(model: &mut Model, connection: ConnectionId, purpose: &str, name: &str) -> Vec<String> {
    let identity = u8::try_from(connection.0).unwrap();
    let mut sent = linked(model, connected(connection, Some((identity, Admission::Play))));
    let hello = format!("hello {purpose} {name}");
    for line in ["othello-link 3 x", &hello, "have 0 0000000000000000"] {
        let (line, at) = (line.into(), Uptime::now());
        sent.extend(linked(model, LinkAction::Received { connection, line, at }));
    }
    sent
}

/// The same host, with Emile there, who answers within 23 ms.
fn joined(mut model: Model) -> Model {
    come(&mut model, CONNECTION, "play", "Emile");
    let pinged = sent(model.update(ScreenInput::Elapse(Duration::from_secs(30))));
    assert!(pinged.iter().any(|line| line.starts_with("ping 1")), "{pinged:?}");
    model.update(ScreenInput::Elapse(Duration::from_millis(23)));
    receive(&mut model, "pong 1");
    model
}

/// The same game after two moves.
fn playing() -> Model {
    play_two(joined(host(Reach::Direct)))
}

fn play_two(mut model: Model) -> Model {
    press(&mut model, "f5");
    receive(&mut model, "try 3 move d6 used=0");
    model
}

fn later(model: &mut Model, seconds: u64) {
    model.update(ScreenInput::Elapse(Duration::from_secs(seconds)));
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
}

#[test]
fn moves_are_marked_only_while_somebody_is_there_to_play_with() {
    // The focus is elsewhere: there a legal move would be a preview.
    let marks = |model: &Model| picture(model, 24, 12).matches('·').count();
    let mut model = joined(waiting());
    assert_eq!((marks(&waiting()), marks(&model)), (0, 3));
    lose(&mut model);
    assert_eq!(marks(&model), 0);
}

#[test]
fn a_page_is_what_a_friend_is_sent_and_the_ticket_is_there_as_well() {
    let link = |kind| format!("http://192.168.1.23:8464/#{kind}{}", "7".repeat(32));
    let [play, watch] = ["", "watch-"].map(link);
    let page = Some(PageLinks { play, watch, seat: None, is_plain: true, port: 8464 });
    let mut model = inviting("-", Invitation { page, ..invitation(Reach::Direct) });
    check_window("waiting-page", &model);
    for (letter, copied) in [("y", "http://192.168.1.23:8464/#7"), ("t", "othello join 6")] {
        let effects = press(&mut model, letter);
        assert!(effects.iter().any(|effect| effect.contains(copied)), "{letter}: {effects:?}");
    }
    // What is copied is shown, and the way back to the other.
    check_window("waiting-page-ticket", &model);
    press(&mut model, "y");
    let page = picture(&model, 80, 24);
    assert!(
        page.contains("http://192.168.1.23:8464/#7") && page.contains("t shows the command"),
        "{page}"
    );
    let mut model = joined(model);
    press(&mut model, "l");
    check_window("here-page", &model);
}

#[test]
fn a_link_that_works_anywhere_is_shown_once_it_is_known_and_said_to_be_ready_once_it_is() {
    let tunnel = Some(Tunnel::new("Cloudflare".into(), None));
    let mut model = inviting("-", Invitation { tunnel, ..invitation(Reach::Nearby) });
    check_window("waiting-tunnel-asked", &model);
    let link = |kind| format!("https://some-words.trycloudflare.com/#{kind}{}", "7".repeat(32));
    let [play, watch] = ["", "watch-"].map(link);
    let page = Some(PageLinks { play, watch, seat: None, is_plain: false, port: 8464 });
    linked(&mut model, LinkAction::Tunnel(TunnelState::Untried, page.clone()));
    linked(&mut model, LinkAction::Tunnel(TunnelState::Ready, page));
    check_window("waiting-tunnel", &model);
    let why = "connection to the edge lost".into();
    linked(&mut model, LinkAction::Tunnel(TunnelState::Ended(why), None));
    check_window("waiting-tunnel-ended", &model);
}

/// The keys of the window of the connection that do something now.
fn keys_of_link(model: &Model) -> String {
    let rows = keys::rows(LINK_MODE).filter(|row| row.is_available(model.app()));
    rows.map(KeyRow::label).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_cannot_be_done_in_the_window_of_the_connection_is_refused_and_not_offered() {
    let mut model = host(Reach::Direct);
    assert_eq!(keys_of_link(&model), "b d y Y w Esc, Enter, l q");
    for (letter, why) in [
        ("t", "There is no other line that joins the game now."),
        ("c", "The other player has not been away for long enough."),
        ("f", "Nobody has the seat."),
        ("1", "Nobody is watching."),
    ] {
        press(&mut model, letter);
        assert_eq!(notice(&model), why, "{letter}");
    }
    let mut model = joined(model);
    assert_eq!(keys_of_link(&model), "d Y f w Esc, Enter, l q");
    come(&mut model, ConnectionId(7), "watch", "Zoe");
    assert_eq!(keys_of_link(&model), "d Y f w 1-8 Esc, Enter, l q");
    press(&mut model, "l 2");
    assert_eq!(notice(&model), "Nobody with that number is watching.");
    press(&mut model, "1");
    assert_eq!(notice(&model), "Nobody is watching any more.");
    lose(&mut model);
    assert_eq!(keys_of_link(&model), "d f w Esc, Enter, l q");
    press(&mut model, "y");
    assert_eq!(notice(&model), "No guest is expected who needs a line to join.");
}

#[test]
fn a_ticket_is_typed_or_pasted_in_a_line_and_the_last_game_needs_none() {
    let asked = || {
        let mut model = model();
        press(&mut model, ":join");
        assert_eq!(window(&model), "join");
        model
    };
    let mut model = asked();
    let page = picture(&model, 80, 24);
    assert!(page.contains("Join a game") && page.contains("Enter join  Esc cancel"), "{page}");
    assert_eq!(press(&mut model, "Enter"), [""; 0]);
    let page = picture(&model, 80, 24);
    assert!(
        page.contains("No game was joined on this machine"),
        "without a last game it says so: {page}"
    );
    press(&mut model, "Esc");
    let mut model = Model::new(model.app().clone().with_game_to_rejoin(), settings());
    press(&mut model, ":join");
    assert!(picture(&model, 80, 24).contains("goes on with the last game"));
    assert_eq!(press(&mut model, "Enter"), ["restart join"]);
    assert_eq!(window(&model), "");
    let line = invitation(Reach::Direct).join.unwrap();
    let mut model = asked();
    paste(&mut model, &format!(" {line}x\n"));
    assert_eq!(press(&mut model, "Enter"), [""; 0]);
    let page = picture(&model, 80, 24);
    assert!(page.contains("The ticket is mistyped"), "it is said and stays: {page}");
    let ticket = line.rsplit(' ').next().unwrap();
    assert_eq!(press(&mut model, "Backspace Enter"), [format!("restart join {ticket}")]);
    let mut model = asked();
    press(&mut model, "x Esc");
    assert_eq!(window(&model), "");
    let mut model = host(Reach::Direct);
    press(&mut model, ":join");
    assert!(notice(&model).starts_with("This game is played with another machine"));
}

#[test]
fn what_a_host_sends_is_taken_as_on_the_board_when_it_is_pasted_into_the_empty_palette() {
    let opened = |typed: &str, pasted: &str| {
        let mut model = model();
        press(&mut model, ":");
        press(&mut model, typed);
        paste(&mut model, pasted);
        model
    };
    let line = invitation(Reach::Direct).join.unwrap();
    let ticket = line.rsplit(' ').next().unwrap();
    for pasted in [&*line, ticket] {
        let mut model = opened("", pasted);
        assert!(model.app().question().is_some());
        assert_eq!(press(&mut model, "y"), [format!("restart join {ticket}")]);
    }
    let page = "https://words.example/#0123456789abcdef0123456789abcdef";
    assert!(notice(&opened("", page)).contains("browser"));
    for (typed, pasted) in [("load", ticket), ("", "undo")] {
        assert_eq!(window(&opened(typed, pasted)), "commands", "{typed}{pasted}");
    }
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
    model.update(ScreenInput::Close);
    let shown = draw::open_window(&model, Size::new(80, 24)).unwrap();
    assert!(shown.lines.iter().all(|line| matches!(line.click, Click::Nothing)), "so may a click");
    assert_eq!(press_and_send(&mut model, "n"), ["no 1"]);
    receive(&mut model, "ask 2 3 game rules=reversi clock=5+3 best-of=3 host=white");
    check_window("asked-game", &model);
    model.update(command("no"));
    for (number, keys, answer) in [(1, "u", "undo 2"), (2, "p", "pause"), (3, "z y", "hints")] {
        press(&mut model, keys);
        check_text(&format!("asking-{}", answer.replace(' ', "-")), &model);
        receive(&mut model, &format!("no {number}"));
        check_text(&format!("declined-{}", answer.replace(' ', "-")), &model);
    }
}

#[test]
fn the_connection_has_a_window_and_its_loss_is_counted() {
    let mut model = playing();
    come(&mut model, ConnectionId(7), "watch", "Zoe");
    come(&mut model, ConnectionId(8), "watch", "Ida");
    press(&mut model, "L");
    check_window("here", &model);
    lose(&mut model);
    later(&mut model, 12);
    check_window("lost", &model);
    press(&mut model, "Esc");
    check_panel("lost-board", &model);
}

/// Nothing is asked that could not be done then.
#[test]
fn without_a_connection_a_guest_does_not_resign_and_begins_no_game() {
    for key in ["x", "n"] {
        let mut host = host(Reach::Direct);
        let mut model = visitor(Seat::Play, "Emile", &mut host);
        lose(&mut model);
        press(&mut model, "Esc");
        press(&mut model, key);
        assert_eq!(
            notice(&model),
            "There is no connection; :disconnect goes back to your own games.",
            "{key}"
        );
        assert_eq!(window(&model), "");
    }
}

#[test]
fn a_host_whose_port_is_taken_shows_the_new_ticket_to_its_guest_as_well() {
    let mut model = playing();
    lose(&mut model);
    let (peer, session) = {
        let link = model.app().features.link.link().unwrap();
        (link.peer().clone(), model.session().clone())
    };
    let invitation = Invitation { is_other_port: true, ..invitation(Reach::Direct) };
    let app = app(session).with_link(Link::new(peer, invitation));
    check_window("lost-other-port", &Model::new(app, settings()).with_connection());
}

#[test]
fn a_guest_whom_the_host_refuses_for_long_hears_of_a_new_ticket() {
    let mut host = host(Reach::Direct);
    let mut model = visitor(Seat::Play, "Emile", &mut host);
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
fn what_was_asked_for_is_told_until_it_happens() {
    let mut model = playing();
    press(&mut model, "p");
    assert_eq!(notice(&model), "Asked Emile to pause.");
    receive(&mut model, "yes 1");
    press(&mut model, "p");
    receive(&mut model, "yes 2");
    assert!(!model.app().state.clock.is_paused());
    assert!(!notice(&model).contains("Asked"), "{}", notice(&model));
}

/// The connection of somebody at this keyboard to a host that may have another guest.
const VISITOR: ConnectionId = ConnectionId(9);

/// Joins the game of a host at this keyboard.
fn visitor(seat: Seat, name: &str, host: &mut Model) -> Model {
    let guest = Guest::new(seat, name.parse().ok());
    let session = guest.session();
    let peer = Peer::Guest(Box::new(guest));
    let app = app(session).with_link(Link::new(peer, Invitation::default()));
    let mut model = Model::new(app, settings()).with_connection();
    let to_host = linked(&mut model, connected(VISITOR, None));
    let to_model = linked(host, connected(VISITOR, Some((9, Admission::Play))));
    talk(host, &mut model, to_model, to_host);
    model
}

/// Carries lines between two models until neither has one.
fn talk(one: &mut Model, other: &mut Model, mut to_other: Vec<String>, mut to_one: Vec<String>) {
    while !to_other.is_empty() || !to_one.is_empty() {
        let lines = std::mem::take(&mut to_other);
        to_one.extend(lines.iter().flat_map(|line| receive_by(other, VISITOR, line)));
        let lines = std::mem::take(&mut to_one);
        to_other.extend(lines.iter().flat_map(|line| receive_by(one, VISITOR, line)));
    }
}

#[test]
fn one_who_watches_sees_the_game_and_no_keys_of_players() {
    let mut model = visitor(Seat::Watch, "Zoe", &mut playing());
    check_panel("watching", &model);
    press(&mut model, "z");
    assert_eq!(notice(&model), "Only the two players can do that.");
    press(&mut model, "L");
    check_window("watching-window", &model);
}

#[test]
fn who_watches_and_looks_elsewhere_is_told_once_of_all_that_was_missed() {
    let mut host = playing();
    let mut model = visitor(Seat::Watch, "Zoe", &mut host);
    model.update(ScreenInput::Focus(WindowFocus::Unfocused));
    for side in [&mut host, &mut model] {
        linked(side, LinkAction::Disconnected(VISITOR));
    }
    press(&mut host, "c3");
    receive(&mut host, "try 5 move d3 used=0");
    let mut to_host = linked(&mut model, connected(VISITOR, None));
    let mut to_model = linked(&mut host, connected(VISITOR, Some((9, Admission::Play))));
    let mut told = Vec::new();
    while !to_host.is_empty() || !to_model.is_empty() {
        for line in std::mem::take(&mut to_model) {
            let (connection, at) = (VISITOR, Uptime::now());
            let received = LinkAction::Received { connection, line, at };
            let effects = model.update(ScreenInput::Arrived(Action::Link(received)));
            let is_alert = |effect: &&ScreenEffect| matches!(effect, ScreenEffect::Alert(_));
            told.extend(effects.iter().filter(is_alert).cloned());
            to_host.extend(sent(effects));
        }
        let lines = std::mem::take(&mut to_host);
        to_model.extend(lines.iter().flat_map(|line| receive_by(&mut host, VISITOR, line)));
    }
    assert_eq!(model.session().game().plies().len(), 4);
    assert_eq!(told.len(), 1, "{told:?}");
}

#[test]
fn a_guests_move_is_seen_before_the_host_has_it() {
    let mut host = host(Reach::Direct);
    let mut model = visitor(Seat::Play, "Emile", &mut host);
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
