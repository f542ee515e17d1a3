//! Browsers and others, over loopback, against a host in memory.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use othello_core::board::Color;
use othello_core::rules::{Preset, Rules};
use othello_core::square::Square;
use othello_peer::{Consent, Host, PeerOutput, Request, Secret, Terms};
use othello_session::Session;
use othello_words::i18n::{Language, m};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use super::WebListener;
use crate::net::{HostKeys, LinkServer, Offer, PagePlace, UserKey};
use othello_board::features::link::linked::{LinkAction, PageLinks};

/// A host whose player is this test, and the server of its page.
struct Table {
    host: Arc<Mutex<TestHost>>,
    server: LinkServer,
    address: SocketAddr,
    links: PageLinks,
    /// Those of an earlier ticket.
    before: PageLinks,
}

struct TestHost {
    host: Host,
    session: Session,
}

const TICKET: Secret = Secret::new([7; 16]);
const BEFORE: Secret = Secret::new([6; 16]);

fn perform(server: &LinkServer, outputs: Vec<PeerOutput>) {
    for output in outputs {
        if let PeerOutput::Effect(effect) = output {
            server.perform(effect);
        }
    }
}

/// As after a night in another network.
#[test]
fn the_page_of_a_game_is_somewhere_else_where_its_address_is_gone() {
    let before = PagePlace { listening: ([192, 0, 2, 7], 0).into(), way: None };
    assert!(WebListener::start(None, None, Some(&before)).is_ok());
    let given = Some(before.listening);
    assert!(WebListener::start(given, None, Some(&before)).is_err());
    // As when it is hosted without the program that led to this machine alone.
    let [here, everywhere] = [[127, 0, 0, 1], [0; 4]].map(std::net::IpAddr::from);
    for (way, expected) in [(Some("auto"), everywhere), (None, here)] {
        let before = PagePlace { listening: (here, 0).into(), way: way.map(str::to_owned) };
        let page = WebListener::start(None, None, Some(&before)).unwrap().place();
        assert_eq!(page.listening.ip().is_loopback(), expected.is_loopback(), "{way:?}");
    }
}

impl Table {
    fn of(terms: Terms) -> Self {
        let host = Host::new("Ada".parse().ok(), terms, 8);
        let session = host.session();
        let keys = HostKeys { ticket: TICKET, before: vec![BEFORE] };
        let server = LinkServer::start(None, keys, UserKey::new([1; 32])).unwrap();
        server.set_offer(Offer::of(&host));
        let host = Arc::new(Mutex::new(TestHost { host, session }));
        let (at, to_guests) = (Arc::clone(&host), server.clone());
        server.deliver_to(Arc::new(move |action| {
            let TestHost { host, session } = &mut *at.lock().unwrap();
            perform(
                &to_guests,
                match action {
                    LinkAction::Connected {
                        connection,
                        guest: Some((identity, admission)),
                        ..
                    } => host.connected(connection, identity, admission),
                    LinkAction::Received { connection, line, .. } => {
                        host.received(session, connection, &line)
                    }
                    LinkAction::Disconnected(connection) => host.closed(connection),
                    _ => Vec::new(),
                },
            );
        }));
        let listener = WebListener::start(Some(([127, 0, 0, 1], 0).into()), None, None).unwrap();
        let page = listener.address().unwrap();
        listener.begin(server.clone());
        let address = page.url.trim_start_matches("http://").trim_end_matches('/').parse().unwrap();
        let guest = format!("{:064x}", 1).parse().ok();
        let (links, before) = (page.links(&TICKET, guest), page.links(&BEFORE, None));
        Self { host, server, address, links, before }
    }

    fn act(&self, act: impl FnOnce(&mut Host, &mut Session) -> Vec<PeerOutput>) {
        let TestHost { host, session } = &mut *self.host.lock().unwrap();
        perform(&self.server, act(host, session));
    }

    fn plays(&self, square: &str) {
        self.act(|host, session| host.play(session, square.parse().unwrap()).unwrap());
    }

    /// Waits for the question of the guest, and agrees to it.
    fn agrees(&self) {
        while self.host.lock().unwrap().host.question().is_none() {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.act(|host, session| host.answer(session, Consent::Yes));
    }

    fn moves(&self) -> usize {
        self.host.lock().unwrap().session.game().plies().len()
    }

    fn open(&self, link: &str, key: u8, name: &str) -> Page {
        self.open_in("", link, key, name)
    }

    /// The same with a choice of the language: `?lang=fr`.
    fn open_in(&self, query: &str, link: &str, key: u8, name: &str) -> Page {
        let hello = json!({ "secret": secret(link), "key": format!("{key:064x}"), "name": name });
        let mut page = self.socket(query);
        page.send(&hello);
        page
    }

    /// Asks at the door who invites, as the browser with that key; returns all that is answered.
    fn ask(&self, link: &str, key: u8) -> String {
        let key = format!("{key:064x}");
        let mut page = self.socket("");
        page.send(&json!({ "secret": secret(link), "key": key, "name": "", "door": true }));
        page.rest()
    }

    fn socket(&self, query: &str) -> Page {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let request = tungstenite::http::Request::builder()
            .uri(format!("ws://{}/play{query}", self.address))
            .header("Host", self.address.to_string())
            .header("Origin", format!("http://{}", self.address))
            .header("Upgrade", "websocket")
            .header("Connection", "Upgrade")
            .header("Sec-WebSocket-Version", "13")
            .header("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
        Page(tungstenite::client(request.body(()).unwrap(), stream).unwrap().0)
    }

    fn get(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

fn secret(link: &str) -> &str {
    link.split_once('#').unwrap().1
}

struct Page(WebSocket<TcpStream>);

impl Page {
    fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).unwrap();
    }

    fn play(&mut self, square: &str, state: &Value) {
        self.send(&json!({ "move": square, "ply": state["ply"], "used": 5 }));
    }

    fn read(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    /// Returns the next message of which this is true.
    fn wait(&mut self, is_expected: impl Fn(&Value) -> bool) -> Value {
        let mut seen = Vec::new();
        loop {
            let Ok(message) = self.0.read() else { panic!("only {seen:#?}") };
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if is_expected(&message) {
                return message;
            }
            seen.push(message["commands"].clone());
            seen.push(message["said"].clone());
            seen.push(message["no"].clone());
        }
    }

    fn wait_for_ply(&mut self, ply: usize) -> Value {
        self.wait(|state| state["ply"] == ply)
    }

    /// Returns all that comes until the connection ends.
    fn rest(mut self) -> String {
        let mut all = String::new();
        while let Ok(message) = self.0.read() {
            all += &message.to_string();
        }
        all
    }
}

fn othello() -> Terms {
    Terms::new(Rules::OTHELLO)
}

/// Plays a game to its end; returns the page and the number of passes.
fn play_out(table: &Table) -> (Page, usize) {
    let mut page = table.open(&table.links.play, 1, "Emile");
    let mut state = page.read();
    let (mut passes, mut ply) = (0, 0);
    loop {
        let position = table.host.lock().unwrap().session.position();
        let letters = Square::ALL.map(|square| match position.board().disc(square) {
            Some(Color::Black) => 'b',
            Some(Color::White) => 'w',
            None => '-',
        });
        assert_eq!(state["squares"], letters.iter().collect::<String>());
        let squares = position.legal_moves();
        let names: Vec<_> = state["moves"].as_object().unwrap().keys().cloned().collect();
        let mut expected: Vec<_> = squares.into_iter().map(|it| it.name().to_owned()).collect();
        expected.sort();
        assert_eq!(names, expected);
        let Some(mover) = position.to_move() else { return (page, passes) };
        passes += usize::from(position.passed().is_some());
        // The one that leaves the other player the fewest moves.
        let fewest = |square: &Square| position.play(*square).unwrap().mobility(!mover).len();
        let square = squares.into_iter().min_by_key(fewest).unwrap();
        if mover == Color::Black {
            table.plays(square.name());
        } else {
            page.play(square.name(), &state);
        }
        ply += 1;
        state = page.wait_for_ply(ply);
    }
}

#[test]
fn a_game_with_a_pass_is_played_to_its_end_and_again() {
    let table = Table::of(othello());
    let (mut page, passes) = play_out(&table);
    assert!(passes > 0, "the game has a pass");
    page.send(&json!({ "do": "rematch" }));
    let state = page.wait(|state| state["commands"][0]["do"] == "withdraw");
    assert!(state["head"].as_str().unwrap().contains("wins"), "{}", state["head"]);
    table.agrees();
    let state = page.wait_for_ply(0);
    assert_eq!((&state["me"], &state["head"]), (&json!("black"), &json!("Your move")));
}

#[test]
fn every_rule_system_is_played_to_its_end() {
    for preset in Preset::ALL {
        play_out(&Table::of(Terms::new(preset.rules())));
    }
}

/// The host speaks English.
#[test]
fn a_page_speaks_the_language_of_its_reader() {
    let table = Table::of(othello());
    let index = |path: &str, header: &str| {
        let host = format!("Host: {}\r\n", table.address);
        table.get(&format!("GET {path} HTTP/1.1\r\n{host}{header}\r\n"))
    };
    let german = index("/", "Accept-Language: de-AT,de;q=0.9\r\n");
    assert!(german.contains("<html lang=\"de\"") && german.contains("Spielen"), "{german}");
    assert!(german.contains("<option value=\"de\" lang=\"de\" selected>Deutsch</option>"));
    assert!(index("/?lang=zh", "Accept-Language: de\r\n").contains("<html lang=\"zh-Hans\""));
    assert!(index("/", "").contains("<html lang=\"en\""));
    for language in Language::ALL {
        let (name, own) = (language.name(), language.own_name());
        let page = index("/", &format!("Accept-Language: {name}\r\n"));
        assert!(page.contains(&format!(" selected>{own}</option>")), "{name}: {page}");
        assert!(page.contains(&m::web::play().say_in(language)), "{name}: {page}");
    }

    let mut guest = table.open_in("?lang=fr", &table.links.play, 1, "Emile");
    let mut watcher = table.open_in("?lang=ja", &table.links.watch, 2, "");
    let state = guest.wait(|state| state["lang"] == "fr");
    assert_eq!(state["labels"][0], "a1, vide");
    let state = watcher.wait(|state| state["head"] == "Adaの番です");
    assert_eq!(state["lang"], "ja");
    // What the host does reaches each in its own language.
    table.plays("d3");
    assert_eq!(guest.wait_for_ply(1)["head"], "À vous de jouer");
    let state = watcher.wait_for_ply(1);
    assert!(state["said"].as_str().unwrap().contains("d4を返す"), "{}", state["said"]);
    guest.send(&json!({ "move": "a1", "ply": 1, "used": 5 }));
    let refusal = guest.wait(|message| message["no"].is_string());
    assert!(refusal["no"].as_str().unwrap().contains("n’a pas de pion noir"), "{refusal}");
}

#[test]
fn a_page_comes_back_to_its_seat_and_nobody_else_does() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    let state = page.wait_for_ply(1);
    page.play("c3", &state);
    page.wait_for_ply(2);
    drop(page);
    let mut again = table.open(&table.links.play, 1, "Emile");
    let state = again.wait_for_ply(2);
    assert_eq!((&state["me"], &state["last"]), (&json!("white"), &json!("c3")));
    assert_eq!(state["said"], "Emile c3 flips d4.");
    for (link, key) in [(&table.links.play, 2), (&table.links.watch, 3), (&table.links.watch, 1)] {
        let mut other = table.open(link, key, "Kim");
        assert_eq!(other.wait_for_ply(2)["me"], Value::Null, "{link}");
        other.send(&json!({ "move": "d2", "ply": 2, "used": 0 }));
        assert!(other.read()["no"].is_string());
    }
    again.send(&json!({ "do": "leave" }));
    assert!(again.rest().contains("You have left the game."));
    let mut back = table.open(&table.links.play, 1, "Emile");
    assert_eq!(back.wait_for_ply(2)["me"], "white");
    assert_eq!(table.moves(), 2);
}

/// A browser has another key at another address of the page.
#[test]
fn the_link_for_the_seat_gives_it_back_to_whoever_is_sent_it_as_long_as_the_guest_has_it() {
    let table = Table::of(othello());
    let (_, seat) = table.links.seat.clone().unwrap();
    let unknown = |table: &Table| {
        table.open(&seat, 5, "Emile").rest().contains(&m::web::unknown_link().to_string())
    };
    assert!(unknown(&table), "nobody has the seat yet");
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    page.wait_for_ply(1);
    assert!(table.ask(&seat, 5).contains("Ada invites you to a game"));
    let mut back = table.open(&seat, 5, "Emile");
    let state = back.wait_for_ply(1);
    assert_eq!((&state["me"], &state["mine"]), (&json!("white"), &json!(true)));
    assert_eq!(state["watch"], *secret(&table.links.watch));
    back.play("c3", &state);
    back.wait_for_ply(2);
    table.act(|host, session| host.free_seat(session).unwrap());
    drop(back);
    assert!(unknown(&table), "it is somebody else's");
}

#[test]
fn the_door_says_who_invites_and_nothing_of_the_game() {
    let five_and_three = Some("5+3".parse().unwrap());
    let table = Table::of(Terms { time_control: five_and_three, ..othello() });
    let door = |link, key| serde_json::from_str::<Value>(&table.ask(link, key)).unwrap();
    let asked = door(&table.links.play, 1);
    assert_eq!(asked["door"]["head"], "Ada invites you to a game");
    let terms = "You play White against Ada: Othello, 5+3. \
                 Each player has 5:00 on the clock, and 3 s more for each move.";
    assert_eq!(asked["door"]["terms"], terms);
    assert!(asked["door"]["rules"].as_str().unwrap().contains("most discs win"));
    assert!(table.host.lock().unwrap().host.owner().is_none(), "whoever asks takes nothing");
    // An earlier link, and one to watch by, open no door.
    let nothing = json!({ "bye": "This link is incomplete or no longer valid. Check it, or ask for a new one." });
    assert_eq!(door(&table.before.play, 1), nothing);
    assert_eq!(door(&table.links.watch, 1), nothing);
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    page.wait_for_ply(1);
    let taken = table.ask(&table.links.play, 2);
    assert!(taken.contains("Somebody else has the seat; you are watching."), "{taken}");
    assert!(!taken.contains("Emile") && !taken.contains("d3"), "{taken}");
    // The guest is known, by the earlier link as well.
    assert_eq!(door(&table.links.play, 1)["door"]["terms"], terms);
    assert_eq!(door(&table.before.play, 1)["door"]["terms"], terms);
    assert_eq!(door(&table.before.play, 2), nothing);
    page.send(&json!({ "do": "resign" }));
    page.wait(|state| state["turn"].is_null());
    page.send(&json!({ "do": "rematch" }));
    table.agrees();
    page.wait_for_ply(0);
    let swapped = door(&table.links.play, 1)["door"]["terms"].clone();
    assert!(swapped.as_str().unwrap().starts_with("You play Black"), "{swapped}");
}

#[test]
fn a_newer_tab_plays_and_the_older_one_can_take_the_game_back() {
    let table = Table::of(othello());
    let mut first = table.open(&table.links.play, 1, "Emile");
    first.read();
    table.plays("d3");
    let mut second = table.open(&table.links.play, 1, "Emile");
    let state = second.wait_for_ply(1);
    let elsewhere = json!({ "bye": "The game is open in another tab.", "again": "Play here" });
    assert_eq!(first.wait(|message| message["bye"].is_string()), elsewhere);
    second.play("c3", &state);
    second.wait_for_ply(2);
    let mut again = table.open(&table.links.play, 1, "Emile");
    assert_eq!(again.wait_for_ply(2)["me"], "white");
    assert_eq!(second.wait(|message| message["bye"].is_string()), elsewhere);
}

#[test]
fn a_host_that_leaves_says_whether_the_game_goes_on() {
    for (ends, said) in [
        (false, "Ada has left. The game is kept, and goes on here when Ada is back."),
        (true, "Ada has left. The game is over."),
    ] {
        let table = Table::of(othello());
        let mut page = table.open(&table.links.play, 1, "Emile");
        page.read();
        let mut watcher = table.open(&table.links.watch, 2, "Kim");
        watcher.read();
        if ends {
            table.act(|host, session| host.resign(session).unwrap());
        }
        table.act(|host, _| host.leave());
        // The program ends at once.
        table.server.finish();
        for page in [page, watcher] {
            let rest = page.rest();
            assert!(rest.contains(&json!({ "away": said }).to_string()), "{rest}");
            assert!(!rest.contains("bye"), "it comes again by itself: {rest}");
        }
    }
}

#[test]
fn whoever_watches_has_the_moves_and_a_way_out() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    let mut watcher = table.open(&table.links.watch, 2, "Kim");
    let state = watcher.wait_for_ply(1);
    assert_eq!(state["record"], json!([["black", "1 d3"]]));
    let leave = json!([{ "do": "leave", "label": "Leave", "off": null, "ask": null }]);
    assert_eq!(state["commands"], leave);
    watcher.send(&json!({ "do": "leave" }));
    assert!(watcher.rest().contains("You have left the game."));
}

#[test]
fn lies_of_a_page_change_nothing_and_are_answered() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    let state = page.read();
    page.play("d3", &state);
    assert_eq!(page.read()["no"], "It is Ada's turn.");
    table.plays("d3");
    let state = page.wait_for_ply(1);
    page.play("a1", &state);
    assert!(page.read()["no"].as_str().unwrap().starts_with("a1 "));
    page.send(&json!({ "move": "c3", "ply": 7, "used": 0 }));
    assert_eq!(page.read()["ply"], 1);
    page.send(&json!({ "ping": 4 }));
    assert_eq!(page.read()["pong"], 4);
    assert_eq!(table.moves(), 1);
    page.send(&json!({ "do": "shutdown" }));
    assert_eq!(page.rest(), "");
    assert_eq!(table.moves(), 1);
}

#[test]
fn an_undo_is_asked_for_by_either_side() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    let state = page.wait_for_ply(1);
    assert!(state["commands"][0]["off"].is_string(), "it has no move to undo");
    page.play("c3", &state);
    page.wait_for_ply(2);
    page.send(&json!({ "do": "undo" }));
    page.wait(|state| state["commands"][0]["do"] == "withdraw");
    table.agrees();
    assert_eq!(page.wait_for_ply(1)["said"], "Undone: c3.");
    table.act(|host, session| host.ask(session, Request::Undo { plies: 1 }).unwrap());
    let asked = page.wait(|state| state["question"].is_object());
    assert_eq!(asked["question"]["text"], "Ada asks to undo the last move. Agree?");
    page.send(&json!({ "answer": true }));
    page.wait_for_ply(0);
    table.plays("d3");
    let back = page.wait_for_ply(1);
    let events = |state: &Value| state["event"].as_u64().unwrap();
    assert!(events(&back) > events(&state), "the time of the turn counts anew");
}

#[test]
fn a_stranger_learns_no_name_and_no_move() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    table.plays("d3");
    page.wait_for_ply(1);
    let mut heard = String::new();
    let wrong = ["0".repeat(32), format!("watch-{}", secret(&table.links.play)), String::new()];
    for secret in wrong {
        let mut stranger = table.socket("");
        stranger.send(&json!({ "secret": secret, "key": "00".repeat(32), "name": "Mallory" }));
        heard += &stranger.rest();
        heard += &table.ask(&format!("#{secret}"), 1);
    }
    for first in [json!({}), json!({ "move": "c3", "ply": 1, "used": 0 }), json!([])] {
        let mut stranger = table.socket("");
        stranger.send(&first);
        heard += &stranger.rest();
    }
    let host = table.address;
    for path in ["/", "/page.js", "/page.css", "/icon.svg", "/play", "/../Cargo.toml"] {
        heard += &table.get(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
    }
    heard += &table.get("GET / HTTP/1.1\r\nHost: attacker.example\r\n\r\n");
    assert!(heard.contains("This link is incomplete or no longer valid."), "{heard}");
    for known in ["Ada", "Emile", "\"d3\"", "\"labels\"", secret(&table.links.play)] {
        assert!(!heard.contains(known), "{known}");
    }
    assert_eq!(table.moves(), 1);
}

#[test]
fn eight_watch_and_the_guest_comes_back_among_them() {
    let table = Table::of(othello());
    let mut page = table.open(&table.links.play, 1, "Emile");
    page.read();
    let mut watching: Vec<_> =
        (2..10).map(|key| table.open(&table.links.watch, key, "Kim")).collect();
    assert!(watching.iter_mut().all(|page| page.read()["me"] == Value::Null));
    table.plays("d3");
    let state = page.wait_for_ply(1);
    page.play("c3", &state);
    for (link, key) in [(&table.links.watch, 10), (&table.links.play, 11)] {
        let late = table.open(link, key, "Kim").rest();
        assert!(late.contains("This game is full"), "{late}");
    }
    drop(page);
    assert_eq!(table.open(&table.links.play, 1, "Emile").wait_for_ply(2)["me"], "white");
    assert!(watching.iter_mut().all(|page| page.wait_for_ply(2)["me"] == Value::Null));
}
