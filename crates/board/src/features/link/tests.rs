//! Two apps that play with each other over a link.

use crate::app::fixtures::{done, done_with, job, play, pressed, said, save_ended, squares, typed};
use othello_home::jobs::saved_games::{KeepGame, SaveGame};
use othello_home::jobs::settings::FindTunnel;
use std::collections::VecDeque;
use std::time::Duration;

use crate::app::App;
use crate::app::event::{Effect, Event, OnEnter, Output, Question};
use crate::app::input::{Action, Answer, Input};
use crate::app::reply::Done;
use crate::app::state::Confirmation;
use crate::app::successor::Successor;
use crate::features::link::linked::{
    InstalledTunnel, Invitation, Link, LinkAction, LinkEffect, PageLinks, Peer, Tunnel, TunnelState,
};
use crate::features::new_game;
use crate::features::repairs::commands::paste;
use othello_core::board::{ByColor, Color};
use othello_core::result::EndReason;
use othello_core::rules::Rules;
use othello_core::square::Square;
use othello_home::config::tunnel::TunnelChoice;
use othello_home::files::StoreError;
use othello_home::time::moment::Uptime;
use othello_notation::transcript;
use othello_peer::{
    Admission, ConnectionId, Guest, Host, Identity, Line, Parting, PeerEffect, Seat, Secret, Terms,
    Ticket,
};
use othello_session::{Player, Session, Setup};
use othello_words::i18n::m;

/// An app, and what it has put out.
struct Side {
    app: App,
    sent: VecDeque<String>,
    events: Vec<Event>,
    kept: usize,
    /// The games that were put in the place of others.
    replaced: Vec<(String, String)>,
    saved: usize,
}

fn moves(record: &othello_notation::Record) -> String {
    transcript::write(record.game.plies())
}

/// The connection between the two.
const CONNECTION: ConnectionId = ConnectionId(1);

fn received(line: impl Into<String>) -> Action {
    let (connection, at) = (CONNECTION, Uptime::now());
    Action::Link(LinkAction::Received { connection, line: line.into(), at })
}

fn connected(connection: ConnectionId, guest: Option<(Identity, Admission)>) -> Action {
    let fingerprint = Some("abcdef".into());
    Action::Link(LinkAction::Connected { connection, guest, fingerprint })
}

impl Side {
    fn new(peer: Peer) -> Self {
        let app = App::new(peer.session(), Confirmation::Ask, None)
            .with_link(Link::new(peer, Invitation::default()));
        let (sent, events, replaced) = (VecDeque::new(), Vec::new(), Vec::new());
        Self { app, sent, events, kept: 0, replaced, saved: 0 }
    }

    fn act(&mut self, input: impl Into<Input>) {
        self.events.clear();
        self.take(input);
    }

    fn perform(&mut self, wish: impl FnOnce(&mut App) -> Done) {
        self.events.clear();
        let outputs = done(&mut self.app, wish);
        self.carry_out(outputs);
    }

    fn press(&mut self, key: char) {
        self.events.clear();
        let outputs = pressed(&mut self.app, key);
        self.carry_out(outputs);
    }

    fn type_line(&mut self, line: &str) {
        self.events.clear();
        let outputs = typed(&mut self.app, line);
        self.carry_out(outputs);
    }

    fn play(&mut self, squares: &[Square]) {
        self.events.clear();
        let outputs = play(&mut self.app, squares);
        self.carry_out(outputs);
    }

    fn take(&mut self, input: impl Into<Input>) {
        let outputs = self.app.update(input);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Event(event) => self.events.push(event),
                Output::Effect(Effect::Link(LinkEffect::Peer(effect))) => {
                    if let PeerEffect::Send(_, line) = *effect {
                        self.sent.push_back(line.to_string());
                    }
                }
                Output::Effect(Effect::Job(job)) => {
                    self.saved += usize::from(job.get::<SaveGame>().is_some());
                    match job.get() {
                        Some(KeepGame { record, in_place_of: Some(before) }) => {
                            self.replaced.push((moves(before), moves(record)));
                        }
                        keep => self.kept += usize::from(keep.is_some()),
                    }
                }
                Output::Effect(_) => {}
            }
        }
    }

    fn moves(&self) -> String {
        transcript::write(self.app.game().plies())
    }

    fn said(&self) -> Vec<&'static str> {
        said(self.events.iter().cloned().map(Output::Event).collect())
    }

    fn is_asked(&self, name: &str) -> bool {
        let asked = |question: &Question| question.text.name() == name;
        self.app.question().is_some_and(asked)
    }
}

struct Table {
    host: Side,
    guest: Side,
}

impl Table {
    fn new(terms: Terms) -> Self {
        let host = Peer::Host(Box::new(Host::new("Ada".parse().ok(), terms, 8)));
        let guest = Peer::Guest(Box::new(Guest::new(Seat::Play, "Emile".parse().ok())));
        let mut table = Self { host: Side::new(host), guest: Side::new(guest) };
        table.connect();
        table
    }

    fn connect(&mut self) {
        self.guest.take(connected(CONNECTION, None));
        self.host.take(connected(CONNECTION, Some((Identity([7; 32]), Admission::Play))));
        self.deliver();
    }

    fn disconnect(&mut self) {
        self.host.act(Action::Link(LinkAction::Disconnected(CONNECTION)));
        self.guest.act(Action::Link(LinkAction::Disconnected(CONNECTION)));
    }

    fn deliver(&mut self) {
        loop {
            if let Some(line) = self.host.sent.pop_front() {
                self.guest.take(received(line));
            } else if let Some(line) = self.guest.sent.pop_front() {
                self.host.take(received(line));
            } else {
                return;
            }
        }
    }

    fn play(&mut self, moves: &str) {
        for square in squares(moves).into_iter().skip(self.host.app.game().plies().len()) {
            let is_host = self.host.app.session().to_move() == Some(Color::Black);
            let side = if is_host { &mut self.host } else { &mut self.guest };
            side.play(&[square]);
            self.deliver();
        }
    }
}

fn othello() -> Terms {
    Terms {
        names: ByColor { black: "Ada".parse().ok(), white: None },
        ..Terms::new(Rules::OTHELLO)
    }
}

fn with_clock() -> Terms {
    Terms { time_control: "5+3".parse().ok(), ..othello() }
}

#[test]
fn moves_are_seen_on_both_sides_and_out_of_turn_ones_are_refused_with_the_reason() {
    let mut table = Table::new(othello());
    table.guest.play(&[Square::F5]);
    assert_eq!(table.guest.events, [Event::Refused(m::plies::turn_of(Color::Black).into())]);
    table.play("f5d6c3");
    assert_eq!((table.host.moves(), table.guest.moves()), ("f5d6c3".into(), "f5d6c3".into()));
    table.host.play(&[Square::D3]);
    assert_eq!(table.host.events, [Event::Refused(m::plies::turn_of(Color::White).into())]);
    assert!(table.guest.app.state.can_play() && !table.host.app.state.can_play());
    assert_eq!(table.host.saved + table.guest.saved, 0, "the log is the save");
}

#[test]
fn an_undo_is_asked_for_and_answered() {
    let mut table = Table::new(othello());
    table.play("f5d6c3");
    table.host.type_line("undo");
    assert_eq!(table.host.said(), ["link.requested"]);
    table.deliver();
    assert!(table.guest.is_asked("link.request"));
    table.guest.type_line("back");
    table.guest.play(&squares("f5d6c3d3"));
    assert_eq!(table.guest.sent.len(), 0, "neither is an answer");
    assert!(table.guest.is_asked("link.request"));
    table.guest.act(Action::Answer(Answer::No));
    table.host.events.clear();
    table.deliver();
    assert_eq!(table.host.said(), ["link.declined"]);
    table.host.type_line("undo");
    table.deliver();
    table.guest.act(Action::Answer(Answer::Yes));
    table.deliver();
    assert_eq!((table.host.moves(), table.guest.moves()), ("f5d6".into(), "f5d6".into()));
    assert_eq!(table.guest.app.question(), None);
    table.host.type_line("redo");
    assert_eq!(table.host.said(), ["link.not-over-link"]);
}

#[test]
fn browsing_is_free_and_the_other_players_move_does_not_end_it() {
    let mut table = Table::new(othello());
    table.play("f5d6c3");
    table.host.type_line("start");
    table.play("f5d6c3d3");
    assert_eq!((table.host.app.viewed().ply(), table.host.moves()), (0, "f5d6c3d3".into()));
    table.host.play(&[Square::F5]);
    assert_eq!(table.host.app.viewed().ply(), 1, "a move of the game is browsed");
    table.host.play(&[Square::F4]);
    assert_eq!(table.host.said(), ["link.earlier-viewed"]);
}

#[test]
fn either_resigns_and_a_rematch_is_asked_for() {
    let mut table = Table::new(Terms { best_of: 3, ..othello() });
    table.play("f5d6c3");
    table.host.type_line("resign");
    table.host.act(Action::Answer(Answer::Yes));
    table.deliver();
    let result = table.guest.app.session().result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Color::White), EndReason::Resignation));
    assert_eq!((table.host.kept, table.guest.kept), (1, 1));
    let setup = table.guest.app.features.level.proposed_setup(&table.guest.app.state);
    table.guest.perform(|app| new_game::begin(app, setup));
    table.deliver();
    table.host.act(Action::Answer(Answer::Yes));
    table.deliver();
    let session = table.host.app.session();
    assert_eq!((session.series().games(), session.game().plies().len()), (1, 0));
    assert_eq!(session.name(Color::White), "Ada");
    table.guest.play(&[Square::F5]);
    table.deliver();
    assert_eq!(table.host.moves(), "f5");
}

#[test]
fn the_players_change_colours_in_a_rematch() {
    for is_host in [true, false] {
        let mut table = Table::new(othello());
        table.play("f5d6c3");
        table.host.type_line("resign");
        table.host.act(Action::Answer(Answer::Yes));
        table.deliver();
        let asker = if is_host { &mut table.host } else { &mut table.guest };
        let setup = asker.app.session().next_setup();
        asker.perform(|app| new_game::begin(app, setup));
        table.deliver();
        let other = if is_host { &mut table.guest } else { &mut table.host };
        other.act(Action::Answer(Answer::Yes));
        table.deliver();
        for side in [&table.host, &table.guest] {
            let names = Color::BOTH.map(|color| side.app.session().name(color));
            assert_eq!(names, ["Emile", "Ada"]);
        }
    }
}

#[test]
fn a_pause_is_agreed_on_and_no_dialog_stops_the_clock() {
    let mut table = Table::new(with_clock());
    table.play("f5d6");
    table.host.type_line("resign");
    table.host.act(Input::tick(Duration::from_secs(5)));
    let left = |side: &Side| side.app.session().clock().unwrap().left(Color::Black);
    assert_eq!(left(&table.host), Duration::from_secs(298));
    table.guest.type_line("pause");
    table.deliver();
    assert!(!table.guest.app.state.clock.is_paused());
    table.host.act(Action::Answer(Answer::No));
    table.host.act(Action::Answer(Answer::Yes));
    table.deliver();
    assert!(table.host.app.state.clock.is_paused() && table.guest.app.state.clock.is_paused());
    table.host.play(&[Square::C3]);
    assert_eq!(table.host.events, [Event::Refused(m::clock::is_paused().into())]);
    table.host.type_line("continue");
    table.deliver();
    table.guest.act(Action::Answer(Answer::Yes));
    table.deliver();
    assert!(table.host.app.state.is_clock_running());
}

#[test]
fn the_engine_helps_only_if_both_agree() {
    let mut table = Table::new(othello());
    table.play("f5d6");
    table.host.act(Action::Begin);
    table.host.press('z');
    assert!(table.host.is_asked("link.ask-for-hints"), "nobody else is asked by mistake");
    table.host.act(Action::Answer(Answer::No));
    table.deliver();
    assert_eq!(table.guest.app.question(), None);
    table.host.press('z');
    table.host.act(Action::Answer(Answer::Yes));
    assert_eq!(table.host.said(), ["link.requested"]);
    table.deliver();
    table.guest.act(Action::Answer(Answer::Yes));
    table.deliver();
    for _ in 0..3 {
        table.host.press('z');
    }
    assert!(table.host.app.features.evaluation.is_shown());
    for line in ["review", "why", "practice"] {
        table.host.type_line(line);
        assert_eq!(table.host.said(), ["link.not-over-link"]);
    }
}

#[test]
fn a_game_goes_on_after_a_lost_connection_and_may_be_ended_after_an_hour() {
    let mut table = Table::new(othello());
    table.play("f5d6c3");
    table.disconnect();
    assert_eq!(table.guest.said(), ["link.lost"]);
    table.connect();
    table.play("f5d6c3d3");
    table.disconnect();
    table.host.act(Input::tick(Duration::from_secs(59 * 60)));
    table.host.type_line("claim");
    assert!(matches!(table.host.events[..], [Event::Refused(_)]));
    table.host.act(Input::tick(Duration::from_secs(60)));
    table.host.type_line("claim");
    assert!(table.host.is_asked("link.ask-to-end-absent"));
    table.host.act(Action::Answer(Answer::Yes));
    let winner = table.host.app.session().result().and_then(|result| result.winner);
    assert_eq!(winner, Some(Color::Black));
}

#[test]
fn a_question_that_comes_by_itself_is_answered_by_y_or_n_alone() {
    let mut table = Table::new(othello());
    table.play("f5d6c3");
    table.guest.type_line("undo");
    table.deliver();
    let asked = table.host.app.question().map(|asked| (asked.enter, asked.is_unasked));
    assert_eq!(asked, Some((OnEnter::Nothing, true)));
}

/// Resigns for the host, and has both agree to undo that and another move.
#[test]
fn a_game_that_ends_twice_is_saved_once() {
    let mut table = Table::new(othello());
    table.play("f5d6c3");
    for _ in 0..2 {
        table.host.type_line("resign");
        table.host.act(Action::Answer(Answer::Yes));
        table.deliver();
        table.guest.type_line("undo");
        table.deliver();
        table.host.act(Action::Answer(Answer::Yes));
        table.deliver();
        table.play(if table.host.moves().len() == 6 { "f5d6c3d3" } else { "f5d6c3d3c4" });
    }
    for side in [&table.host, &table.guest] {
        assert_eq!(side.kept, 1);
        assert_eq!(side.replaced, [("f5d6c3".into(), "f5d6c3d3".into())]);
    }
}

/// Returns what the program is to go on with.
fn restarted(outputs: Vec<Output>) -> Option<Successor> {
    outputs.into_iter().find_map(|output| match output {
        Output::Effect(Effect::Restart(successor)) => Some(successor),
        _ => None,
    })
}

#[test]
fn without_a_link_host_and_join_lead_to_one() {
    let setup = Setup::new(Rules::OTHELLO);
    let mut app = App::new(Session::new(setup, None), Confirmation::Ask, None);
    assert_eq!(said(typed(&mut app, "connection")), ["link.far"]);
    assert_eq!(said(typed(&mut app, "away 2")), ["link.not-linked"]);
    assert_eq!(restarted(typed(&mut app, "host")), Some(Successor::Host));
    assert_eq!(said(typed(&mut app, "join")), ["common.needs-argument"]);
    assert_eq!(
        said(typed(&mut app, "join last")),
        ["link.no-ticket"],
        "there is none to go on with"
    );
    app.features.link.begin_with_game_to_rejoin();
    assert_eq!(restarted(typed(&mut app, "join last")), Some(Successor::Join(None)));
    let ticket = Ticket { seat: Seat::Play, secret: Secret::new([7; 16]), addresses: Vec::new() };
    let line = ticket.join_line();
    let joined = Some(Successor::Join(Some(ticket.into())));
    assert_eq!(restarted(typed(&mut app, &format!("join {line}"))), joined);
    assert_eq!(restarted(typed(&mut app, &line[8..])), joined);
    assert_eq!(said(typed(&mut app, "join 3abc")), ["faults.ticket-mistyped"]);
}

#[test]
fn a_link_that_works_anywhere_is_made_once_the_player_agrees_to_whose_machines_it_uses() {
    let new = || App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    assert_eq!(said(typed(&mut new(), "anywhere")), ["link.no-tunnel"]);
    let found = InstalledTunnel { program: "cloudflared", operator: "Cloudflare" };
    let mut app = new().with_installed_tunnel(Some(found));
    assert_eq!(restarted(typed(&mut app, "anywhere")), None);
    assert!(
        app.state.question().is_some_and(|open| open.is(&m::link::ask_for_tunnel("Cloudflare")))
    );
    let far = || Some(Successor::HostWithTunnel(vec!["--tunnel=cloudflared".into()]));
    assert_eq!(restarted(app.update(Action::Answer(Answer::Yes))), far());
    assert_eq!(app.state.config().tunnel, Some(TunnelChoice::Named("cloudflared").into()));
    typed(&mut app, "settings tunnel ask");
    assert_eq!(restarted(typed(&mut app, "anywhere")), None);
}

/// Has the way of the settings taken, once its program is looked for.
fn anywhere(app: &mut App) -> Vec<Output> {
    let outputs = typed(app, "anywhere");
    let found = job::<FindTunnel>(outputs.clone()).find().map(|_| ());
    done_with::<FindTunnel>(app, outputs, found)
}

#[test]
fn a_way_that_was_chosen_is_taken_unasked_if_its_program_is_there() {
    let mut app = App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    typed(&mut app, "settings tunnel whoami {port}");
    let far = Some(Successor::HostWithTunnel(vec!["--tunnel=whoami {port}".into()]));
    assert_eq!(restarted(anywhere(&mut app)), far);
    typed(&mut app, "settings tunnel no-such-program {port}");
    let outputs = anywhere(&mut app);
    assert_eq!(restarted(outputs.clone()), None);
    assert_eq!(said(outputs), ["link.tunnel-missing"]);
}

#[test]
fn a_game_that_is_hosted_gets_another_way_by_the_words_that_host_it() {
    let peer = Peer::Host(Box::new(Host::new("Ada".parse().ok(), othello(), 8)));
    let again = vec!["ticket".to_owned(), "--watchers=3".into()];
    let mut host = Side::new(peer.clone());
    host.app = host
        .app
        .with_link(Link::new(peer, Invitation { again: again.clone(), ..Invitation::default() }));
    let near = Some(Successor::HostWithPage(again.clone()));
    assert_eq!(restarted(typed(&mut host.app, "web")), near);
    typed(&mut host.app, "settings tunnel whoami {port}");
    let far = [again, vec!["--tunnel=whoami {port}".into()]].concat();
    assert_eq!(restarted(anywhere(&mut host.app)), Some(Successor::HostWithTunnel(far)));
    // The ticket of before is void.
    host.app.update(Action::Link(LinkAction::Renewed {
        join: "othello join another".into(),
        watch: "othello join to-watch".into(),
        page: None,
    }));
    let near = vec!["another".to_owned(), "--watchers=3".into()];
    assert_eq!(restarted(typed(&mut host.app, "web")), Some(Successor::HostWithPage(near)));
}

#[test]
fn the_guest_whose_the_seat_is_is_sent_a_link_that_gives_it_back_and_nobody_else_is() {
    let peer = Peer::Host(Box::new(Host::new("Ada".parse().ok(), othello(), 8)));
    let tunnel = Some(Tunnel::new("Cloudflare".into(), Some("https://one/".into())));
    let mut host = Side::new(peer.clone());
    let invitation = Invitation { tunnel, ..Invitation::default() };
    host.app = host.app.with_link(Link::new(peer, invitation));
    let guest = Identity([7; 32]);
    let page = |host: &str| {
        let [play, watch, seat] =
            ["", "watch-", "seat-"].map(|it| format!("https://{host}/#{it}7"));
        Some(PageLinks { play, watch, seat: Some((guest, seat)), is_plain: false, port: 8464 })
    };
    let to_play =
        |side: &Side| side.app.features.link.link().and_then(|it| it.to_play().map(str::to_owned));
    host.act(Action::Link(LinkAction::Tunnel(TunnelState::Ready, page("two"))));
    assert!(host.said().contains(&"link.tunnel-moved"), "it was another one before the start");
    assert_eq!(to_play(&host).as_deref(), Some("https://two/#7"), "nobody has the seat");
    host.act(connected(CONNECTION, Some((guest, Admission::Play))));
    for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
        let (line, at) = (line.into(), Uptime::now());
        host.act(Action::Link(LinkAction::Received { connection: CONNECTION, line, at }));
    }
    assert_eq!(to_play(&host).as_deref(), Some("https://two/#7"), "it is here");
    host.act(Action::Link(LinkAction::Disconnected(CONNECTION)));
    assert_eq!(to_play(&host).as_deref(), Some("https://two/#seat-7"), "it may come otherwise");
    host.act(Action::Link(LinkAction::Tunnel(TunnelState::Ready, page("three"))));
    assert_eq!(to_play(&host).as_deref(), Some("https://three/#seat-7"));
    host.type_line("seat");
    host.act(Action::Answer(Answer::Yes));
    assert_eq!(to_play(&host).as_deref(), Some("https://three/#7"), "it is free");
}

/// A guest who had come by a ticket, or by another address, is to come by the page.
#[test]
fn a_guest_whose_game_has_a_page_elsewhere_now_is_invited_again_until_it_is_here() {
    let guest = Identity([7; 32]);
    let mut host = Side::new(Peer::Host(Box::new(Host::new(None, othello(), 8))));
    let come = |host: &mut Side| {
        host.act(connected(CONNECTION, Some((guest, Admission::Play))));
        for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
            let (line, at) = (line.into(), Uptime::now());
            host.act(Action::Link(LinkAction::Received { connection: CONNECTION, line, at }));
        }
    };
    let leave = |host: &mut Side| host.act(Action::Link(LinkAction::Disconnected(CONNECTION)));
    come(&mut host);
    leave(&mut host);
    let [play, watch, seat] = ["", "watch-", "seat-"].map(|it| format!("http://near/#{it}7"));
    let page = PageLinks { play, watch, seat: Some((guest, seat)), is_plain: true, port: 8464 };
    let peer = host.app.features.link.link().unwrap().peer().clone();
    let again = |is_other_page| {
        let invitation =
            Invitation { page: Some(page.clone()), is_other_page, ..Invitation::default() };
        let mut host = Side::new(peer.clone());
        host.app = host.app.with_link(Link::new(peer.clone(), invitation));
        host
    };
    let is_inviting = |host: &Side| host.app.features.link.link().unwrap().is_inviting();
    assert!(!is_inviting(&again(false)), "the link of before leads here");
    let mut host = again(true);
    assert!(is_inviting(&host));
    assert_eq!(host.app.features.link.link().unwrap().to_play(), Some("http://near/#seat-7"));
    come(&mut host);
    leave(&mut host);
    assert!(!is_inviting(&host));
}

#[test]
fn who_is_waited_for_hears_of_another_link_and_an_end_is_told_once() {
    let peer = Peer::Host(Box::new(Host::new("Ada".parse().ok(), othello(), 8)));
    let mut host = Side::new(peer.clone());
    let tunnel = Some(Tunnel::new("Cloudflare".into(), None));
    let link = Link::new(peer, Invitation { tunnel, ..Invitation::default() });
    host.app = host.app.with_link(link);
    let page = |host: &str| {
        let [play, watch] = ["", "watch-"].map(|kind| format!("https://{host}/#{kind}7"));
        Some(PageLinks { play, watch, seat: None, is_plain: host == "near", port: 8464 })
    };
    let mut told = |state, page| {
        host.act(Action::Link(LinkAction::Tunnel(state, page)));
        host.said()
    };
    let ended = || TunnelState::Ended("no network".into());
    // The page of the own network is there all the time, and not what is sent.
    assert_eq!(told(ended(), page("near")), ["link.tunnel-ended"]);
    assert!(told(TunnelState::Starting, page("near")).is_empty());
    assert!(told(ended(), page("near")).is_empty());
    assert_eq!(
        told(TunnelState::Untried, page("one")),
        ["link.page-to-play", "link.tunnel-untried"]
    );
    assert_eq!(told(TunnelState::Ready, page("one")), ["link.tunnel-ready"]);
    assert_eq!(told(ended(), None), ["link.tunnel-ended"]);
    assert_eq!(told(TunnelState::Ready, page("two")), ["link.page-to-play", "link.tunnel-moved"]);
}

#[test]
fn a_ticket_that_is_pasted_is_joined_once_the_player_agrees_and_a_link_is_said_to_be_for_a_browser()
{
    let mut app = App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    let ticket = Ticket { seat: Seat::Play, secret: Secret::new([7; 16]), addresses: Vec::new() };
    for text in [ticket.to_string(), format!("{}\n", ticket.join_line())] {
        done(&mut app, |app| paste(app, &text));
        assert!(app.state.question().is_some_and(|open| open.is(&m::link::ask_to_join())));
        let joined = restarted(app.update(Action::Answer(Answer::Yes)));
        assert_eq!(joined, Some(Successor::Join(Some(ticket.clone().into()))));
    }
    for kind in ["", "watch-", "seat-"] {
        let link = format!("https://words.example/#{kind}0123456789abcdef0123456789abcdef");
        assert!(paste(&mut app, &link).is_err());
        assert_eq!(said(typed(&mut app, &format!("join {link}"))), ["link.browser-link"]);
    }
}

#[test]
fn a_game_that_cannot_be_saved_is_not_left_for_one_over_a_link() {
    let mut app = App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    play(&mut app, &squares("f5"));
    save_ended(&mut app, Err(StoreError::NoSuchGame { number: 7 }));
    for line in ["host", "web", "join last"] {
        assert_eq!(said(typed(&mut app, line)), ["saving.not-saved"], "{line}");
    }
}

#[test]
fn a_game_with_somebody_at_another_machine_is_hosted_on_the_terms_of_the_dialog() {
    let mut app = App::new(Session::new(Setup::new(Rules::OTHELLO), None), Confirmation::Ask, None);
    let players = ByColor { black: Player::Remote, white: Player::Human };
    let setup = Setup { players, ..Setup::new(Rules::OTHELLO) };
    let restarted = restarted(done(&mut app, |app| new_game::begin(app, setup.clone())));
    assert_eq!(restarted, Some(Successor::HostNew(setup.into())));
}

#[test]
fn those_who_watch_are_sent_away_by_their_number() {
    let mut table = Table::new(othello());
    table.host.type_line("away two");
    assert_eq!(table.host.said(), ["link.wrong-number"]);
    table.host.type_line("away 1");
    assert_eq!(table.host.said(), ["link.not-watched"]);
    let watcher = ConnectionId(7);
    table.host.act(connected(watcher, Some((Identity([9; 32]), Admission::Watch))));
    for line in ["othello-link 3 x", "hello watch Zoe", "have 0 0000000000000000"] {
        let (line, at) = (line.into(), Uptime::now());
        table.host.act(Action::Link(LinkAction::Received { connection: watcher, line, at }));
    }
    assert_eq!(table.host.said(), ["link.watched"]);
    table.host.type_line("away 2");
    assert_eq!(table.host.said(), ["link.nobody-there"]);
    table.host.type_line("away 1");
    assert!(table.host.said().contains(&"link.sent-away"));
}

#[test]
fn only_a_host_does_what_a_host_does_and_nothing_is_taken_back_that_was_not_asked() {
    let mut table = Table::new(with_clock());
    for line in ["claim", "seat", "ticket", "away 1"] {
        table.guest.type_line(line);
        assert_eq!(table.guest.said(), ["link.not-hosting"], "{line}");
    }
    // Nobody needs a ticket where the host has none.
    table.host.type_line("ticket");
    assert_eq!(table.host.said(), ["link.without-ticket"]);
    for side in [&mut table.host, &mut table.guest] {
        side.type_line("withdraw");
        assert_eq!(side.said(), ["link.nothing-asked"]);
    }
    table.guest.type_line("pause");
    table.guest.type_line("withdraw");
    assert_eq!(table.guest.said(), ["link.withdrawn"]);
}

/// The window of a lost connection opens by itself, in front of somebody who types `f6`.
#[test]
fn a_letter_of_a_square_does_not_take_the_seat_of_a_guest_who_is_away() {
    let mut table = Table::new(othello());
    table.play("f5d6");
    table.disconnect();
    let has_guest = |side: &Side| side.app.features.link.link().unwrap().can_free_seat();
    table.host.type_line("seat");
    assert!(table.host.is_asked("link.ask-to-free") && has_guest(&table.host));
    table.host.act(Action::Answer(Answer::No));
    assert!(has_guest(&table.host));
    table.host.type_line("seat");
    table.host.act(Action::Answer(Answer::Yes));
    assert!(!has_guest(&table.host));
}

#[test]
fn a_host_goes_back_to_its_own_games_and_is_asked_if_a_guest_is_there() {
    let restarts = |outputs: &[Output]| {
        let restart = Output::Effect(Effect::Restart(Successor::Board));
        outputs.contains(&restart)
    };
    let mut table = Table::new(othello());
    assert!(!restarts(&typed(&mut table.host.app, "disconnect")));
    assert!(table.host.is_asked("link.ask-to-leave"));
    assert!(restarts(&table.host.app.update(Action::Answer(Answer::Yes))));
    table.disconnect();
    assert!(restarts(&typed(&mut table.host.app, "disconnect")));
    table.host.type_line("play 5");
    assert_eq!(table.host.said(), ["link.not-connected"]);
}

#[test]
fn the_letters_to_compare_are_those_of_the_players_connection() {
    let mut table = Table::new(othello());
    let newer = ConnectionId(5);
    let letters = |side: &Side| side.app.features.link.link()?.fingerprint().map(str::to_owned);
    assert_eq!(letters(&table.host).as_deref(), Some("abcdef"));
    // It comes again before the loss of the first connection is noticed.
    table.host.act(Action::Link(LinkAction::Connected {
        connection: newer,
        guest: Some((Identity([7; 32]), Admission::Play)),
        fingerprint: Some("uvwxyz".into()),
    }));
    for line in ["othello-link 3 x", "hello play Emile", "have 0 0000000000000000"] {
        let (line, at) = (line.into(), Uptime::now());
        table.host.act(Action::Link(LinkAction::Received { connection: newer, line, at }));
    }
    table.host.act(Action::Link(LinkAction::Disconnected(CONNECTION)));
    assert_eq!(letters(&table.host).as_deref(), Some("uvwxyz"));
    table.host.act(Action::Link(LinkAction::Disconnected(newer)));
    assert_eq!(letters(&table.host), None);
}

#[test]
fn what_a_host_says_and_nobody_here_has_done_is_told_and_the_game_kept_as_it_was() {
    for (text, kept) in [
        ("left=300000/0 timeout white", 2),
        ("left=300000/300000 resign white", 2),
        ("left=300000/300000 undo 1", 1),
        ("left=300000/300000 pause", 1),
        ("game rules=reversi clock=- best-of=1 host=black", 1),
    ] {
        let mut table = Table::new(with_clock());
        table.play("f5d6c3");
        let game = table.guest.app.features.link.link().unwrap().peer().game();
        let (number, hash) = (game.log().len() + 1, game.log().hash().then(text));
        table.guest.act(received(format!("ev {number} {hash} {text}")));
        assert_eq!(table.guest.said().last(), Some(&"link.unfounded"), "{text}");
        // As it was, and as it has ended or was replaced.
        assert_eq!(table.guest.kept, kept, "{text}");
    }
}

#[test]
fn a_host_whose_program_was_stopped_is_charged_and_one_that_counts_otherwise_is_told_of() {
    let mut table = Table::new(with_clock());
    table.play("f5d6");
    let left = |side: &Side| side.app.session().clock().unwrap().left(Color::Black).as_secs();
    table.host.act(Action::Link(LinkAction::Stopped(Duration::from_secs(40))));
    table.play("f5d6c3");
    assert_eq!((left(&table.host), left(&table.guest)), (306 - 40, 306 - 40));
    assert!(!table.guest.said().contains(&"link.miscounted"));
    table.play("f5d6c3d3");
    for _ in 0..12 {
        // The guest's second, of which the host counts a tenth.
        table.guest.take(Input::tick(Duration::from_secs(1)));
        table.host.take(Input::tick(Duration::from_millis(100)));
        table.deliver();
    }
    table.guest.events.clear();
    table.play("f5d6c3d3c4");
    assert!(table.guest.said().contains(&"link.miscounted"));
}

#[test]
fn why_a_host_ends_the_connection_is_said_in_the_own_language() {
    for (why, said) in [
        (Parting::SentAway, "link.visit-ended"),
        (Parting::Replaced, "link.elsewhere"),
        (Parting::TooManyWatch, "link.too-many"),
        (Parting::VoidTicket, "link.void-ticket"),
        (Parting::Other("I am tired".into()), "link.says"),
    ] {
        let mut table = Table::new(with_clock());
        table.guest.act(received(Line::Bye(why.clone()).to_string()));
        assert_eq!(table.guest.said().last(), Some(&said), "{why}");
    }
}
