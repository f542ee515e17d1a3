//! Programs that do what no browser does at the port of the page, while a guest plays there.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use super::hostile::{Random, events};
use crate::folder::Folder;

/// Nothing takes so long.
const PATIENCE: Duration = Duration::from_secs(60);
/// The key of a browser that is none of the guest's.
const OTHER_KEY: &str = "0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad0bad";
/// The most that the program may grow in a game at which others do their worst, in KiB.
const MOST_GROWTH: u64 = 24 << 10;

/// The program in line mode, which hosts a game with a page.
struct Host {
    child: Child,
    input: ChildStdin,
    folder: Option<Folder>,
    door: Door,
}

/// The port of the page, and the secrets of its links.
struct Door {
    address: SocketAddr,
    play: String,
    watch: String,
}

impl Host {
    fn start() -> Self {
        let page = ["--web", "127.0.0.1:0", "--listen", "127.0.0.1:0", "--clock", "30"];
        Self::start_in(Folder::new(), &page)
    }

    fn start_in(folder: Folder, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_othello"));
        command.args(["host", "--plain", "--name", "Ada"]).args(args);
        command.env("HOME", folder.path()).env("XDG_STATE_HOME", folder.path().join("state"));
        command.env("XDG_DATA_HOME", folder.path().join("data"));
        command.env("XDG_CONFIG_HOME", folder.path().join("config"));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let mut secret = |start: &str| {
            lines.find_map(|line| {
                let (_, rest) = line.split_once("http://")?;
                let (address, secret) = rest.trim_end().split_once("/#")?;
                secret.starts_with(start).then(|| (address.to_owned(), secret.to_owned()))
            })
        };
        let (address, play) = secret("").unwrap();
        let (_, watch) = secret("watch-").unwrap();
        let door = Door { address: address.parse().unwrap(), play, watch };
        // Somebody has to read what it says.
        thread::spawn(move || lines.for_each(drop));
        let input = child.stdin.take().unwrap();
        Self { child, input, folder: Some(folder), door }
    }

    /// Kills the program, and takes up its last game again.
    fn killed(mut self) -> Self {
        self.child.kill().unwrap();
        self.again()
    }

    /// Takes up the last game of a program that ends.
    fn again(mut self) -> Self {
        self.child.wait().unwrap();
        Self::start_in(self.folder.take().unwrap(), &["--listen", "127.0.0.1:0"])
    }

    /// A number that the system counts for the program; `None` on a system without it.
    fn count(&self, name: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    fn moves(&self) -> usize {
        let home = self.folder.as_ref().unwrap().path();
        events(home, "host-").iter().filter(|line| line.contains(" move ")).count()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Door {
    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.set_write_timeout(Some(PATIENCE)).unwrap();
        stream
    }

    fn upgrade(&self) -> String {
        format!(
            "GET /play HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        )
    }

    /// Opens a socket as the page does.
    fn socket(&self) -> TcpStream {
        let mut stream = self.connect();
        stream.write_all(self.upgrade().as_bytes()).unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            // One of a crowd may be closed before it is answered.
            if !matches!(stream.read(&mut byte), Ok(1)) {
                break;
            }
            head.push(byte[0]);
        }
        stream
    }

    /// Opens a socket, and asks who invites.
    fn ask(&self, secret: &str) -> TcpStream {
        let mut stream = self.socket();
        let hello = json!({ "secret": secret, "key": OTHER_KEY, "door": true });
        say(&mut stream, &hello.to_string());
        stream
    }

    /// Opens a socket, and says who is there.
    fn enter(&self, secret: &str, key: &str, name: &str) -> TcpStream {
        let mut stream = self.socket();
        say(&mut stream, &json!({ "secret": secret, "key": key, "name": name }).to_string());
        stream
    }
}

/// A guest in a browser that does what its player wants.
struct Page(WebSocket<TcpStream>);

impl Page {
    fn open(door: &Door) -> Self {
        let stream = door.enter(&door.play, &"ab".repeat(32), "Emile");
        Self(WebSocket::from_raw_socket(stream, tungstenite::protocol::Role::Client, None))
    }

    #[track_caller]
    fn wait_for_ply(&mut self, ply: usize) -> Value {
        loop {
            let message = self.0.read().unwrap_or_else(|error| panic!("at ply {ply}: {error}"));
            let Message::Text(text) = message else { continue };
            let state: Value = serde_json::from_str(&text).unwrap();
            assert!(state["bye"].is_null(), "{state}");
            if state["ply"] == ply {
                return state;
            }
        }
    }

    fn play(&mut self, square: &str, ply: usize) {
        let message = json!({ "move": square, "ply": ply, "used": 5 });
        self.0.send(Message::text(message.to_string())).unwrap();
    }
}

/// Returns a frame as a browser sends it, or without its mask.
fn frame(first: u8, payload: &[u8], is_masked: bool) -> Vec<u8> {
    let mask = if is_masked { 0x80 } else { 0 };
    let mut frame = vec![first];
    match payload.len() {
        length @ ..126 => frame.push(mask | u8::try_from(length).unwrap()),
        length => {
            frame.push(mask + 126);
            frame.extend(u16::try_from(length).unwrap().to_be_bytes());
        }
    }
    if is_masked {
        // A mask of zeros changes nothing.
        frame.extend([0; 4]);
    }
    frame.extend(payload);
    frame
}

const TEXT: u8 = 0x81;

fn say(stream: &mut TcpStream, text: &str) -> bool {
    stream.write_all(&frame(TEXT, text.as_bytes(), true)).is_ok()
}

/// Sends the same until the host has had enough.
fn flood(stream: &mut TcpStream, bytes: &[u8], times: usize) {
    // Who floods does not wait: the host reads as fast as it likes.
    stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
    let _ = (0..times).try_for_each(|_| stream.write_all(bytes));
}

/// JSON that no page sends, and what is nearly JSON.
fn nonsense(random: &mut Random) -> Vec<u8> {
    let number = random.below(u64::MAX);
    let text = match random.below(10) {
        0 => "[".repeat(1_900),
        1 => "{\"a\":".repeat(300),
        2 => "{\"move\": \"d3\", \"ply\": 1e999, \"used\": -1}".into(),
        3 => format!("{{\"move\": \"z{number}\", \"ply\": {number}, \"used\": {number}}}"),
        4 => "{\"do\": \"shutdown\"}".into(),
        5 => "{\"answer\": \"perhaps\", \"answer\": true, \"answer\": null}".into(),
        6 => "{\"name\": \"\\ud800\", \"secret\": [[]], \"key\": {}}".into(),
        7 => format!("\"{}\"", "\u{202e}\u{1b}[2J".repeat(100)),
        8 => return vec![0xff, 0xfe, 0, 0xc0, 0xaf],
        _ => "null".into(),
    };
    text.into_bytes()
}

/// The fate of a connection: it is kept to the end of the game, or the host's answer is read.
enum After {
    Keep(TcpStream),
    Read(TcpStream),
}

/// A way to be hostile: what it is called, and what it does.
type Kind = (&'static str, fn(&Door, &mut Random) -> After);

/// The attacks of those who have no link. Nobody learns anything by them.
const STRANGERS: &[Kind] = &[
    ("bytes that are no request", |door, random| {
        let bytes: Vec<_> =
            (0..random.below(20_000)).map(|_| u8::try_from(random.below(256)).unwrap()).collect();
        written(door, &bytes)
    }),
    ("half requests", |door, random| {
        let request = door.upgrade();
        let half = usize::try_from(random.below(request.len() as u64 - 1)).unwrap();
        let mut stream = door.connect();
        let _ = stream.write_all(&request.as_bytes()[..half]);
        After::Keep(stream)
    }),
    ("headers that are too long or too many", |door, random| {
        let header = match random.below(3) {
            0 => format!("X: {}\r\n", "x".repeat(60_000)),
            1 => "X: y\r\n".repeat(5_000),
            _ => format!("Host: {}\r\n", door.address).repeat(2),
        };
        written(door, format!("GET / HTTP/1.1\r\n{header}\r\n").as_bytes())
    }),
    ("requests whose answers nobody reads", |door, _| {
        let mut stream = door.connect();
        let request = format!("GET /page.js HTTP/1.1\r\nHost: {}\r\n\r\n", door.address);
        let _ = stream.write_all(request.repeat(50).as_bytes());
        After::Keep(stream)
    }),
    ("sockets that say nothing", |door, _| After::Keep(door.socket())),
    ("frames that are too long", |door, random| {
        let mut stream = door.socket();
        let length: u64 =
            [3_000, 1 << 20, 1 << 32, u64::MAX][usize::try_from(random.below(4)).unwrap()];
        let mut head = vec![TEXT, 0xff];
        head.extend(length.to_be_bytes());
        let _ = stream.write_all(&head);
        flood(&mut stream, &[b'x'; 4096], 64);
        After::Read(stream)
    }),
    ("messages in pieces without end", |door, random| {
        let mut stream = door.socket();
        let _ = stream.write_all(&frame(0x01, b"{", true));
        let piece = vec![b'x'; usize::try_from(random.below(120)).unwrap()];
        flood(&mut stream, &frame(0x00, &piece, true), 20_000);
        After::Read(stream)
    }),
    ("frames that are none", |door, random| {
        let mut stream = door.socket();
        let wrong = match random.below(6) {
            0 => frame(TEXT, b"{}", false),
            1 => frame(0x80, b"{}", true),
            2 => frame(0x83, b"{}", true),
            3 => frame(0xf1, b"{}", true),
            4 => frame(0x89, &[0; 200], true),
            _ => frame(0x82, b"{}", true),
        };
        let _ = stream.write_all(&wrong);
        After::Read(stream)
    }),
    ("pings and pongs in a flood", |door, _| {
        let mut stream = door.socket();
        flood(&mut stream, &frame(0x89, b"ping", true).repeat(100), 100);
        flood(&mut stream, &frame(0x8a, b"pong", true).repeat(100), 100);
        let _ = stream.shutdown(Shutdown::Write);
        After::Read(stream)
    }),
    ("nonsense as the first message", |door, random| {
        let mut stream = door.socket();
        let _ = stream.write_all(&frame(TEXT, &nonsense(random), true));
        After::Read(stream)
    }),
    ("secrets that are none", |door, random| {
        let watch = door.watch.trim_start_matches("watch-");
        let secret = match random.below(4) {
            0 => format!("{:032x}", random.below(u64::MAX)),
            1 => watch.to_owned(),
            2 => format!("watch-{}", door.play),
            _ => String::new(),
        };
        let enters = random.below(2) == 0;
        After::Read(if enters {
            door.enter(&secret, OTHER_KEY, "Mallory")
        } else {
            door.ask(&secret)
        })
    }),
];

/// The attacks of those who have a link, but not the seat.
const VISITORS: &[Kind] = &[
    ("keys that are none", |door, _| After::Read(door.enter(&door.play, "0bad", "Mallory"))),
    ("moves and wishes of the guest", |door, random| {
        let mut stream = door.enter(&door.play, OTHER_KEY, "Emile");
        // More at once would only be slowed down.
        for ply in 0..18 {
            let square = random.choose(&["d3", "c3", "f5", "a1"]);
            let used = random.below(u64::MAX);
            say(&mut stream, &json!({ "move": square, "ply": ply, "used": used }).to_string());
            let wish = random.choose(&["undo", "resign", "pause", "rematch", "withdraw"]);
            say(&mut stream, &json!({ "do": wish }).to_string());
            say(&mut stream, &json!({ "answer": true }).to_string());
        }
        let _ = stream.shutdown(Shutdown::Write);
        After::Read(stream)
    }),
    ("messages in a flood, whose answers nobody reads", |door, random| {
        let key = format!("{:064x}", random.below(u64::MAX));
        let mut stream = door.enter(&door.watch, &key, "Kim");
        flood(&mut stream, &frame(TEXT, b"{\"ping\": 7}", true).repeat(50), 200);
        After::Keep(stream)
    }),
    ("nonsense in place of moves", |door, random| {
        let mut stream = door.enter(&door.watch, OTHER_KEY, "Mallory");
        let _ = stream.write_all(&frame(TEXT, &nonsense(random), true));
        let _ = stream.shutdown(Shutdown::Write);
        After::Read(stream)
    }),
    ("questions at the door, whose answers nobody reads", |door, _| {
        (0..19).for_each(|_| drop(door.ask(&door.play)));
        After::Keep(door.ask(&door.play))
    }),
    ("moves of one at the door", |door, _| {
        let mut stream = door.ask(&door.play);
        for message in ["{\"do\": \"resign\"}", "{\"move\": \"d3\", \"ply\": 0, \"used\": 0}"] {
            say(&mut stream, message);
        }
        let _ = stream.shutdown(Shutdown::Write);
        After::Read(stream)
    }),
    ("names that are none", |door, random| {
        let name = random.choose(&["\u{1b}[2J\u{7}", "\u{202e}adA", "x\ny z", "Ada"]);
        let mut stream = door.enter(&door.play, OTHER_KEY, &name.repeat(60));
        say(&mut stream, "{\"do\": \"leave\"}");
        After::Read(stream)
    }),
    ("watchers who read nothing", |door, random| {
        let key = format!("{:064x}", random.below(u64::MAX));
        After::Keep(door.enter(&door.watch, &key, "Kim"))
    }),
];

/// Sends bytes and nothing more.
fn written(door: &Door, bytes: &[u8]) -> After {
    let mut stream = door.connect();
    // The host may have closed it before all is written.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    After::Read(stream)
}

/// Does one of these things, and looks at what the host answers; returns a connection that is kept.
fn attack(door: &Door, number: usize) -> (&'static str, Option<TcpStream>) {
    let kinds = STRANGERS.len() + VISITORS.len();
    let mut random = Random::new(number as u64);
    let is_stranger = number % kinds < STRANGERS.len();
    let (name, act) = *STRANGERS.iter().chain(VISITORS).nth(number % kinds).unwrap();
    match act(door, &mut random) {
        After::Keep(stream) => (name, Some(stream)),
        After::Read(mut stream) => {
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            let answer = String::from_utf8_lossy(&answer);
            for secret in [&*door.play, "root:"] {
                assert!(!answer.contains(secret), "{name}: {answer}");
            }
            // Whoever is in may invite others to watch.
            for known in ["Ada", "Emile", "\"labels\"", &door.watch] {
                assert!(!is_stranger || !answer.contains(known), "{name}: {answer}");
            }
            (name, None)
        }
    }
}

/// Plays a game to its end while so many programs do their worst, and so many connections are open at once for ten
/// plies.
fn play_among(programs: usize, crowd: usize) {
    let mut host = Host::start();
    let mut page = Page::open(&host.door);
    let mut state = page.wait_for_ply(0);
    let before = host.count("VmHWM:");
    let mut kept = Vec::new();
    let mut kinds = BTreeMap::new();
    let (mut ply, mut done) = (0, 0);
    while state["turn"].is_string() {
        let moves: Vec<_> = state["moves"].as_object().unwrap().keys().cloned().collect();
        let square = moves[ply * 7 % moves.len()].clone();
        let is_mine = state["mine"] == true;
        if ply == 20 {
            let silent = |number| {
                let mut stream = host.door.connect();
                let beginnings: [&[u8]; 3] = [b"", b"GET / HT", &[0xff; 40]];
                let _ = stream.write_all(beginnings[number % 3]);
                stream
            };
            kept.extend((0..crowd).map(silent));
        }
        if ply == 25 {
            // The page is loaded again among them all.
            page = Page::open(&host.door);
            assert_eq!(page.wait_for_ply(ply)["me"], state["me"]);
        }
        if ply == 30 {
            kept.clear();
        }
        let until = if ply < 56 { programs * (ply + 1) / 56 } else { programs };
        let (door, input, page) = (&host.door, &mut host.input, &mut page);
        thread::scope(|scope| {
            let attacks: Vec<_> =
                (done..until).map(|number| scope.spawn(move || attack(door, number))).collect();
            if is_mine {
                page.play(&square, ply);
            } else {
                writeln!(input, "{square}").unwrap();
            }
            state = page.wait_for_ply(ply + 1);
            for attack in attacks {
                let (name, stream) = attack.join().unwrap();
                *kinds.entry(name).or_insert(0) += 1;
                kept.extend(stream);
            }
        });
        done = until;
        ply += 1;
    }
    let after = host.count("VmHWM:");
    println!("{ply} plies, memory {before:?} KiB, then {after:?}; {kinds:#?}");
    assert!(ply > 50 && done == programs, "{ply} {done}");
    assert_eq!(host.moves(), ply);
    if let (Some(before), Some(after)) = (before, after) {
        assert!(after - before < MOST_GROWTH, "{before} {after}");
    }
}

#[test]
fn a_guest_in_a_browser_comes_back_by_its_link_after_the_host_was_killed() {
    let mut host = Host::start();
    let mut page = Page::open(&host.door);
    page.wait_for_ply(0);
    writeln!(host.input, "f5").unwrap();
    page.wait_for_ply(1);
    page.play("d6", 1);
    page.wait_for_ply(2);
    let (address, play) = (host.door.address, host.door.play.clone());
    let mut host = host.killed();
    assert_eq!(host.door.address, address);
    assert!(host.door.play.starts_with("seat-"), "the guest is away: {}", host.door.play);
    host.door.play = play;
    let mut page = Page::open(&host.door);
    assert_eq!(page.wait_for_ply(2)["me"], "white");
    writeln!(host.input, "c4").unwrap();
    page.wait_for_ply(3);
    page.play("d3", 3);
    page.wait_for_ply(4);
}

#[test]
fn a_game_is_played_to_its_end_among_hostile_programs() {
    play_among(50, 200);
}

#[test]
#[ignore = "200 programs and 1,000 connections take ten seconds: cargo test --test terminal links::pages -- --ignored"]
fn a_game_is_played_to_its_end_among_two_hundred_programs_and_a_thousand_connections() {
    // The usual limit of a process is hardly more.
    let files = getrlimit(Resource::Nofile);
    let _ = setrlimit(Resource::Nofile, Rlimit { current: files.maximum, ..files });
    play_among(250, 1_000);
}
