//! Programs that speak the protocol and do at random what they must not, against a real host and a real
//! guest.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use othello::net::keys::{HostKeys, UserKey};
use othello::net::noise;
use othello::net::places::Places;
use othello::net::stream::Stream;
use othello_peer::{LogHash, Seat, Secret, Ticket};

use super::pair::{Pair, of, ticket};
use super::stranger::Stranger;
use crate::pty::Terminal;

/// The time within which Ctrl-C ends the program, on a machine that does other things as well.
const END: Duration = Duration::from_secs(5);

/// A source of random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed + 1))
    }

    pub fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }

    pub fn choose<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[usize::try_from(self.below(of.len() as u64)).unwrap()]
    }

    /// A line of either side, or nearly one.
    fn line(&mut self) -> String {
        let number = match self.below(8) {
            0 => u64::MAX,
            1 => 20_001,
            _ => self.below(6),
        };
        let square = self.choose(&["a1", "f5", "d6", "c4", "e6", "z9"]);
        let color = self.choose(&["black", "white", "green"]);
        let used = self.choose(&["0", "299000", "86400001", "-1"]);
        let hash = "00243c2d622486c7";
        match self.below(18) {
            0..3 => format!("try {number} move {square} used={used}"),
            3 => format!("try {number} timeout {color}"),
            4 => format!("try {number} undo 3"),
            5 => format!("claim {number} absence {color}"),
            6 => format!("have {number} {hash}"),
            7 => format!("log {number} {} left=1/1", self.below(30_000)),
            8 => format!("ev {number} {hash} move {square}"),
            9 => format!("ev {number} {hash} left=1/1 resign {color}"),
            10 => format!("ask {number} 1 undo 2"),
            11 => format!("ask {number} 1 game rules=reversi clock=9 best-of=1 host=white"),
            12 => format!("yes {number}"),
            13 => format!("ping {number} left=1/1"),
            14 => format!("pong {number}"),
            15 => "seat Zoe".into(),
            16 => format!("hello play Zoe%1b[31m{}", "\u{202e}x".repeat(20)),
            _ => {
                format!("{}\u{1b}[2J\u{0}", "x".repeat(usize::try_from(self.below(1000)).unwrap()))
            }
        }
    }

    /// Sends random lines, or very many.
    fn send_by(&mut self, mut send: impl FnMut(&str) -> bool) {
        let count = if self.below(6) == 0 { 3000 } else { self.below(60) };
        for _ in 0..count {
            // The other side may have had enough.
            if !send(&self.line()) {
                return;
            }
        }
    }
}

/// The file of the game that a side has in that home directory.
#[track_caller]
pub fn file(home: &Path, side: &str) -> PathBuf {
    let files = fs::read_dir(home.join("state/othello/links-3")).unwrap().flatten();
    let mut files = files.map(|file| file.path());
    let is_one = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        name.starts_with(side) && path.extension().is_some_and(|extension| extension == "txt")
    };
    files.find(is_one).unwrap()
}

/// The events in that file.
#[track_caller]
pub fn events(home: &Path, side: &str) -> Vec<String> {
    let text = fs::read_to_string(file(home, side)).unwrap();
    text.lines().filter(|line| line.contains(" ev ")).map(str::to_owned).collect()
}

fn saved_games(home: &Path) -> usize {
    fs::read_dir(home.join("data/othello/games")).map_or(0, Iterator::count)
}

/// Hosts a game until it is quit; returns the terminal and the ticket on its screen.
#[track_caller]
fn host(args: &[&str]) -> (Terminal, String) {
    let all = [&["host", "--listen", "127.0.0.1:0", "--no-animation"], args].concat();
    let mut host = of("Ada", &all).start();
    let ticket = ticket(&mut host);
    (host, ticket)
}

fn guest(ticket: &str) -> Terminal {
    of("Emile", &["join", "--no-animation", ticket]).start()
}

/// Quits by Ctrl-C: where the other side has just asked something, `q` would do nothing.
#[track_caller]
fn quit_at_once(terminal: &mut Terminal) {
    terminal.until("the screen", |terminal| terminal.is_taken().then_some(()));
    let began = Instant::now();
    terminal.send("\x03");
    terminal.wait_for_end(130);
    assert!(began.elapsed() < END, "{:?}", began.elapsed());
}

/// Others at a host's port while two play: nothing of their game changes.
fn strangers(seeds: std::ops::Range<u64>) {
    let (host, ticket) = host(&["--clock", "5+3"]);
    let mut pair = Pair::of(host, guest(&ticket));
    pair.wait_until_joined();
    pair.play("f5d6");
    let before = events(pair.host.home(), "host-");
    for seed in seeds {
        let mut random = Random::new(seed);
        let mut stranger = Stranger::at(&ticket, 8);
        let greeting = random.choose(&["othello-link 3 x", "othello-link 3 x", "othello-link 1 x"]);
        let hello = random.choose(&["hello play Zoe", "hello watch Zoe", "GET /"]);
        stranger.send(greeting);
        stranger.send(hello);
        if random.below(2) == 0 {
            stranger.send("have 0 0000000000000000");
        }
        random.send_by(|line| stranger.send(line));
        stranger.close();
        // One who does not read is as good.
        if random.below(2) == 0 {
            stranger.read_to_end();
        }
    }
    assert_eq!(events(pair.host.home(), "host-"), before);
    pair.host.wait_until_idle();
    pair.play("c4");
    quit_at_once(&mut pair.host);
    assert_eq!(saved_games(pair.host.home()), 0);
}

/// A hostile host: what it says has to follow the rules, and nothing makes the guest fail.
fn against_a_guest(seed: u64) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let secret = Secret::new([9; 16]);
    let addresses = vec![listener.local_addr().unwrap()];
    let ticket = Ticket { seat: Seat::Play, secret, addresses };
    let mut guest = guest(&ticket.to_string());
    let (stream, address) = listener.accept().unwrap();
    let keys = HostKeys { ticket: secret, before: Vec::new() };
    let (key, stream) = (UserKey::new([9; 32]), Stream::of_tcp(stream).unwrap());
    let place = Places::default().take(address.ip(), stream.closer.clone());
    let (mut connection, ..) = noise::answer(stream, &key, &keys, &place).unwrap();
    let mut random = Random::new(seed);
    let write = |text: &str| connection.writer.send_text(text.into()).is_ok();
    assert!(write("othello-link 3 x") && write("seat Eve"));
    while !connection.reader.read_line().unwrap().unwrap().starts_with("have ") {}
    // A log with hashes as they should be, and events that the rules may forbid.
    let mut hash = LogHash::default();
    let mut number = 0;
    let mut event = |text: &str| {
        number += 1;
        hash = hash.then(text);
        format!("ev {number} {hash} {text}")
    };
    let mut log =
        vec![event("game rules=othello clock=- best-of=1 host=black black=Eve white=Emile")];
    for _ in 0..random.below(3) {
        log.push(event(random.choose(&["move f5", "move a1", "move d6", "undo 1", "resume"])));
    }
    write(&format!("log 1 {}", log.len()));
    for line in &log {
        write(line);
    }
    random.send_by(write);
    connection.writer.close();
    quit_at_once(&mut guest);
    for line in &events(guest.home(), "guest-") {
        let is_allowed = [" game rules=othello ", " move f5", " move d6", " undo 1"];
        assert!(is_allowed.iter().any(|part| line.contains(part)), "{seed}: {line}");
    }
}

#[test]
fn strangers_change_nothing_of_a_game() {
    strangers(0..12);
}

#[test]
fn a_hostile_host_makes_no_guest_fail() {
    (0..3).for_each(against_a_guest);
}

#[test]
#[ignore = "150 programs take half a minute: cargo test --test terminal links::hostile -- --ignored"]
fn a_hundred_and_fifty_hostile_programs_change_nothing() {
    strangers(100..200);
    (100..150).for_each(against_a_guest);
}
