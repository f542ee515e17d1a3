//! Programs that speak the protocol and do at random what they must not, against a real host and a real
//! guest.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::time::{Duration, Instant};

use othello_peer::{LogHash, Secret};

use super::pair::{Pair, of};
use crate::pty::Terminal;

/// The time within which Ctrl-C ends the program, on a machine that does other things as well.
const END: Duration = Duration::from_secs(5);

/// A source of random numbers.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        Self(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed + 1))
    }

    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }

    fn choose<'a>(&mut self, of: &[&'a str]) -> &'a str {
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
        match self.below(22) {
            0 => format!("try {number} move {square} used={used}"),
            1 => format!("try {number} timeout {color}"),
            2 => format!("try {number} absence {color}"),
            3 => format!("try {number} undo 3"),
            4 => format!("claim {number} timeout {color}"),
            5 => format!("claim {number} absence {color}"),
            6 => format!("grant {number}"),
            7 => format!("have {number} {hash}"),
            8 => format!("log {number} {}", self.below(30_000)),
            9 => "live".into(),
            10 => format!("ev {number} {hash} {hash} move {square} used={used}"),
            11 => format!("ev {number} {hash} {hash} resign {color} used=0"),
            12 => format!("ask {number} 1 undo 2"),
            13 => format!("ask {number} 1 game rules=reversi clock=9 best-of=1 host=white"),
            14 => format!("yes {number}"),
            15 => format!("ping {number} {number} left=1"),
            16 => format!("pong {number} {number}"),
            17 => format!("sum {number} {hash}"),
            18 => format!("seat {number} 9d3e477734d35b96cab5b04980e08880"),
            19 => format!("kept {number}"),
            20 => format!("knock Zoe%1b[31m{}", "\u{202e}x".repeat(20)),
            _ => {
                format!("{}\u{1b}[2J\u{0}", "x".repeat(usize::try_from(self.below(1400)).unwrap()))
            }
        }
    }

    /// Writes random lines, or very many, or half a one.
    fn write_to(&mut self, stream: &mut UnixStream) {
        let count = if self.below(6) == 0 { 3000 } else { self.below(60) };
        for _ in 0..count {
            let line = self.line();
            let end = if self.below(40) == 0 { "" } else { "\n" };
            // The other side may have had enough.
            if stream.write_all(format!("{line}{end}").as_bytes()).is_err() {
                return;
            }
        }
    }
}

/// The events in a file of that folder.
fn events(home: &Path, side: &str) -> Vec<String> {
    let files = fs::read_dir(home.join("state/othello/links")).unwrap().flatten();
    let mut files = files.map(|file| file.path());
    let is_one = |path: &std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        name.starts_with(side) && path.extension().is_some_and(|extension| extension == "txt")
    };
    let text = fs::read_to_string(files.find(is_one).unwrap()).unwrap();
    text.lines().filter(|line| line.starts_with("ev ")).map(str::to_owned).collect()
}

fn saved_games(home: &Path) -> usize {
    fs::read_dir(home.join("data/othello/games")).map_or(0, Iterator::count)
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

/// Others at a host's socket while two play: nothing of their game changes.
fn strangers(seeds: std::ops::Range<u64>) {
    let args = ["host", "--socket", "game.socket", "--no-animation", "--clock", "5+3"];
    let mut host = of("Ada", &args).start();
    host.wait_for("othello join");
    let path = host.home().join("game.socket");
    let guest = of("Emile", &["join", "--no-animation", path.to_str().unwrap()]).start();
    let mut pair = Pair::of(host, guest);
    pair.wait_until_joined();
    pair.play("f5d6");
    let before = events(pair.host.home(), "host-");
    for seed in seeds {
        let mut random = Random::new(seed);
        let mut stream = UnixStream::connect(&path).unwrap();
        let greeting =
            random.choose(&["othello-link 2 x", "othello-link 2 x", "othello-link 1 x", "GET /"]);
        let hello = random.choose(&[
            "hello new Zoe",
            "hello watch Zoe",
            "hello kept Zoe",
            "hello 9d3e477734d35b96cab5b04980e08880 Zoe",
        ]);
        let _ = stream.write_all(format!("{greeting}\n{hello}\n").as_bytes());
        random.write_to(&mut stream);
        let _ = stream.shutdown(std::net::Shutdown::Write);
        // One who does not read is as good.
        if random.below(2) == 0 {
            let _ = stream.read_to_end(&mut Vec::new());
        }
    }
    assert_eq!(events(pair.host.home(), "host-"), before);
    pair.host.wait_until_idle();
    pair.play("c4");
    quit_at_once(&mut pair.host);
    assert_eq!(saved_games(pair.host.home()), 0);
}

/// A hostile guest in its seat: nothing happens that only the host's player may do.
fn against_a_host(seed: u64) {
    let mut host = of("Ada", &["host", "--socket", "game.socket", "--no-animation"]).start();
    host.wait_for("othello join");
    let mut random = Random::new(seed);
    let mut stream = UnixStream::connect(host.home().join("game.socket")).unwrap();
    stream.write_all(b"othello-link 2 x\nhello new Zoe\n").unwrap();
    if random.below(4) > 0 {
        stream.write_all(b"kept 1\nhave 0 0000000000000000\nlive\n").unwrap();
    }
    random.write_to(&mut stream);
    let _ = stream.shutdown(std::net::Shutdown::Write);
    if random.below(2) == 0 {
        let _ = stream.read_to_end(&mut Vec::new());
    }
    quit_at_once(&mut host);
    let events = events(host.home(), "host-");
    let is_allowed = |line: &String| line.contains(" game ") || line.contains(" resign white");
    assert!(events.len() <= 2 && events.iter().all(is_allowed), "{seed}: {events:?}");
    assert!(saved_games(host.home()) <= 1);
}

/// A hostile host: nothing happens for the guest's player, and nothing that needs a yes.
fn against_a_guest(seed: u64) {
    let folder = crate::folder::Folder::new();
    let path = folder.path().join("host.socket");
    let listener = UnixListener::bind(&path).unwrap();
    let mut guest = of("Emile", &["join", "--no-animation", path.to_str().unwrap()]).start();
    let (mut stream, _) = listener.accept().unwrap();
    let mut random = Random::new(seed);
    let start =
        "othello-link 2 x\nhost 773899ad18a3c38b Eve\nseat 1 9d3e477734d35b96cab5b04980e08880\n";
    stream.write_all(start.as_bytes()).unwrap();
    let mut heard = BufReader::new(stream.try_clone().unwrap()).lines();
    assert!(heard.any(|line| line.unwrap().starts_with("kept ")));
    // A log with hashes as they should be, and events that are not the host's to make.
    let mut hash = LogHash::default();
    let mut number = 0;
    let mut event = |text: &str| {
        number += 1;
        let before = u64::from_str_radix(&hash.to_string(), 16).unwrap();
        let chained = [&before.to_le_bytes(), text.as_bytes()].concat();
        hash = Secret::new([0; 16]).hash_bytes(&chained);
        format!("ev {number} {hash} {hash} {text}\n")
    };
    let game = "game rules=othello clock=5+3 best-of=1 host=black black=Eve white=Emile";
    let mut log = event(game);
    for _ in 0..random.below(3) {
        log += &event(random.choose(&[
            "move f5 used=0",
            "move d6 used=299000",
            "resign white used=0",
            "timeout white",
            "absence white",
            "undo 1 by=h1",
            "pause by=h1",
            "game rules=reversi clock=- best-of=1 host=white white=Loser by=h1",
        ]));
    }
    let events_of_log = log.lines().count();
    if random.below(2) == 0 {
        log = format!("have {events_of_log} {hash}\nlog 1 {events_of_log}\n{log}live\n");
    }
    let _ = stream.write_all(log.as_bytes());
    random.write_to(&mut stream);
    let _ = stream.shutdown(std::net::Shutdown::Write);
    quit_at_once(&mut guest);
    let events = events(guest.home(), "guest-");
    for line in &events {
        let is_allowed =
            [" game rules=othello ", " move f5 "].iter().any(|part| line.contains(part));
        assert!(is_allowed, "{seed}: {events:?}");
    }
    assert_eq!(saved_games(guest.home()), 0, "{seed}");
}

#[test]
fn strangers_change_nothing_of_a_game() {
    strangers(0..12);
}

#[test]
fn a_hostile_guest_does_nothing_for_the_host() {
    (0..3).for_each(against_a_host);
}

#[test]
fn a_hostile_host_does_nothing_for_its_guest() {
    (0..3).for_each(against_a_guest);
}

#[test]
#[ignore = "200 programs take half a minute: cargo test --test terminal links::hostile -- --ignored"]
fn two_hundred_hostile_programs_change_nothing() {
    strangers(100..200);
    (100..150).for_each(against_a_host);
    (100..150).for_each(against_a_guest);
}
